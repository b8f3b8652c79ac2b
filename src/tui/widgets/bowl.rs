//! One hole, drawn as a bowl: its name and its owner on the rim, its seeds as seeds and as a number.

use ayla_rules::Side;
use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::symbols::border;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Widget};

use super::super::scene::Place;
use super::super::theme::Theme;

/// What is to be said about a hole besides what it holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mood {
    /// The cursor is on it.
    pub cursor: bool,
    /// It can be chosen.
    pub lit: bool,
    /// Something is marked on it.
    pub mark: Option<Mark>,
}

/// A mark on a hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// It is part of the offer.
    Offered,
    /// It was sown last.
    Sown,
    /// Something has just happened here.
    Happening,
    /// The sowing under the cursor would end here, and capture these seeds if any.
    End(Option<u8>),
    /// The sowing under the cursor would capture so many seeds here.
    Taken(u8),
}

/// A hole to draw.
#[derive(Clone, Copy, Debug)]
pub struct Bowl<'a> {
    /// The hole and what is in it.
    pub place: &'a Place,
    /// What else is to be said about it.
    pub mood: Mood,
    /// The colours.
    pub theme: &'a Theme,
}

/// The sign of a side: it points to where the side sits.
pub(super) const fn sign(side: Side) -> &'static str {
    match side {
        Side::South => "▼",
        Side::North => "▲",
    }
}

impl Bowl<'_> {
    fn rim(&self) -> (border::Set<'static>, Style) {
        let Self { place, mood, theme } = self;
        let own = theme.side(place.owner);
        if mood.cursor {
            (
                BorderType::Thick.to_border_set(),
                own.add_modifier(Modifier::BOLD),
            )
        } else if mood.mark == Some(Mark::Happening) {
            (BorderType::Double.to_border_set(), theme.mark)
        } else if mood.mark.is_some_and(|mark| mark != Mark::Sown) {
            (
                BorderType::Double.to_border_set(),
                own.add_modifier(Modifier::BOLD),
            )
        } else if mood.lit {
            (
                BorderType::Rounded.to_border_set(),
                own.add_modifier(Modifier::BOLD),
            )
        } else {
            (
                BorderType::Rounded.to_border_set(),
                own.add_modifier(Modifier::DIM),
            )
        }
    }

    /// The hole's name; where the cursor is it stands out.
    fn name(&self) -> Span<'static> {
        let name = self.place.hole.to_string();
        if self.mood.cursor {
            Span::styled(name, self.theme.cursor)
        } else if self.mood.lit {
            Span::styled(name, self.theme.bowl.add_modifier(Modifier::BOLD))
        } else {
            Span::styled(name, self.theme.bowl)
        }
    }

    /// The owner: a sign, its letter where there is room, reversed where it is not the side that sits there.
    fn owner(&self, width: u16) -> Span<'static> {
        let owner = self.place.owner;
        let style = self.theme.side(owner).add_modifier(Modifier::BOLD);
        let style = if owner == self.place.hole.row() {
            style
        } else {
            style.add_modifier(Modifier::REVERSED)
        };
        let text = if width >= 8 {
            format!("{}{owner}", sign(owner))
        } else {
            owner.to_string()
        };
        Span::styled(text, style)
    }

    /// What the sowing under the cursor would do here.
    fn ghost(&self, width: u16) -> Option<Span<'static>> {
        let text = match self.mood.mark? {
            Mark::End(Some(seeds)) if width >= 8 => format!("◎ +{seeds}"),
            Mark::End(Some(seeds)) | Mark::Taken(seeds) => format!("+{seeds}"),
            Mark::End(None) => "◎".to_string(),
            Mark::Offered => "●→".to_string(),
            Mark::Sown => return Some(Span::styled("○", self.theme.bowl)),
            Mark::Happening => return None,
        };
        Some(Span::styled(text, self.theme.mark))
    }
}

impl Widget for Bowl<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let (set, style) = self.rim();
        let mut block = Block::bordered()
            .border_set(set)
            .border_style(style)
            .style(self.theme.bowl)
            .title_top(Line::from(self.name()))
            .title_top(Line::from(self.owner(area.width)).right_aligned());
        if let Some(ghost) = self.ghost(area.width) {
            block = block.title_bottom(Line::from(ghost).centered());
        }
        block.render(area, buffer);
        let inner = area.inner(Margin::new(1, 1));
        let seeds = self.place.seeds;
        if inner.height < 2 {
            number(seeds, self.theme).render(inner, buffer);
            return;
        }
        let heap = Rect {
            height: inner.height - 1,
            ..inner
        };
        draw_seeds(seeds, heap, self.theme.seed, buffer);
        number(seeds, self.theme).render(
            Rect {
                y: heap.bottom(),
                height: 1,
                ..inner
            },
            buffer,
        );
    }
}

fn number(seeds: u8, theme: &Theme) -> Line<'static> {
    let style = if seeds == 0 {
        theme.bowl.add_modifier(Modifier::DIM)
    } else {
        theme.bowl.add_modifier(Modifier::BOLD)
    };
    Line::styled(seeds.to_string(), style).centered()
}

/// Draws seeds in rows of about equal length: as far apart as they fit, at most until the place is full, for the number
/// says the rest.
fn draw_seeds(seeds: u8, area: Rect, style: Style, buffer: &mut Buffer) {
    let seeds = u16::from(seeds);
    let rows = seeds.div_ceil(3).clamp(1, area.height);
    let longest = |rows: u16| seeds.div_ceil(rows);
    let fits = |count: u16, step: u16, space: u16| count.saturating_sub(1) * step < space;
    let (rows, aside) = [4, 2]
        .into_iter()
        .find(|&step| fits(longest(rows), step, area.width))
        .map_or((area.height, 1), |step| (rows, step));
    let below = if aside == 4 && fits(rows, 2, area.height) {
        2
    } else {
        1
    };
    let mut left = seeds.min(rows * area.width);
    let top = area.y + (area.height - ((rows - 1) * below + 1)) / 2;
    for row in 0..rows {
        let count = left.div_ceil(rows - row);
        left -= count;
        let length = (count * aside).saturating_sub(aside - 1);
        let start = area.x + area.width.saturating_sub(length) / 2;
        for seed in 0..count {
            if let Some(cell) = buffer.cell_mut((start + seed * aside, top + row * below)) {
                cell.set_symbol("●").set_style(style);
            }
        }
    }
}

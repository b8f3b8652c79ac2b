//! One hole, drawn as a bowl: its name and its owner on the rim, its seeds as seeds and as a number.

use ayla_rules::Side;
use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Rect, Size};
use ratatui::style::{Color, Modifier, Style};
use ratatui::symbols::border;
use ratatui::widgets::Widget;

use super::super::scene::Place;
use super::super::theme::Theme;
use super::{put, put_centred, width};

/// What is to be said about a hole besides what it holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mood {
    /// The cursor is on it.
    pub cursor: bool,
    /// It can be chosen.
    pub lit: bool,
    /// Something is marked on it.
    pub mark: Option<Mark>,
    /// What the coach says of it.
    pub worth: Option<HoleWorth>,
}

/// What the coach says that sowing a hole is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HoleWorth {
    /// The seeds in the end, those of the side to move first.
    pub seeds: [u8; 2],
    /// Whether that is exact.
    pub is_exact: bool,
    /// Whether no other hole is worth more.
    pub is_best: bool,
}

impl HoleWorth {
    /// The value in so many cells: in full, or one's own seeds alone. Less would say something else.
    fn written(self, cells: u16) -> Option<String> {
        let best = if self.is_best { "★" } else { "" };
        let sign = certainty(self.is_exact);
        let [own, other] = self.seeds;
        let forms = [
            format!("{best}{sign}{own}–{other}"),
            format!("{best}{sign}{own}"),
        ];
        forms.into_iter().find(|form| width(form) <= cells)
    }
}

/// The sign before a value of the coach: exact, or as far as it has looked.
pub const fn certainty(is_exact: bool) -> &'static str {
    if is_exact { "=" } else { "~" }
}

/// A mark on a hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// It is part of an offer to this side.
    Offered(Side),
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
    /// What was in it before, where that is shown too.
    pub before: Option<&'a Place>,
    /// What else is to be said about it.
    pub mood: Mood,
    /// The colours.
    pub theme: &'a Theme,
}

/// A seed.
pub(super) const SEED: &str = "●";
/// A seed that is on its way: it will be captured or paid, or has been taken out of its hole at the end.
pub(super) const HOLLOW: &str = "○";

/// The mark of a side: a sign that points to where the side sits, and its letter.
pub const fn mark(side: Side) -> &'static str {
    match side {
        Side::South => "▼S",
        Side::North => "▲N",
    }
}

impl Bowl<'_> {
    /// The line around the hole and its colour: whose it is, and whether something is to be said about it.
    fn rim(&self) -> (border::Set<'static>, Style) {
        let Self {
            place, mood, theme, ..
        } = self;
        let own = theme.side(place.owner);
        let marked = mood.mark.is_some_and(|mark| mark != Mark::Sown);
        let (set, style) = match mood.mark {
            _ if mood.cursor => (border::THICK, own.add_modifier(Modifier::BOLD)),
            Some(Mark::Happening) => (border::DOUBLE, theme.mark),
            _ if marked => (border::DOUBLE, own.add_modifier(Modifier::BOLD)),
            _ if mood.lit => (border::ROUNDED, own.add_modifier(Modifier::BOLD)),
            _ => (border::ROUNDED, own.add_modifier(theme.faint)),
        };
        (set, self.on_wood(style))
    }

    /// A style as it looks on the wood around the hole.
    const fn on_wood(&self, style: Style) -> Style {
        Style {
            bg: self.theme.board.bg,
            ..style
        }
    }

    /// The colours of the hole's name; where the cursor is it stands out.
    fn name_style(&self) -> Style {
        if self.mood.cursor {
            self.theme.cursor
        } else if self.mood.lit {
            self.on_wood(self.theme.bowl).add_modifier(Modifier::BOLD)
        } else {
            self.on_wood(self.theme.bowl)
        }
    }

    /// The owner: a sign, its letter where there is room, reversed where it is not the side that sits there.
    fn owner(&self, width: u16) -> (String, Style) {
        let owner = self.place.owner;
        let style = self
            .on_wood(self.theme.side(owner))
            .add_modifier(Modifier::BOLD);
        let style = if owner == self.place.hole.row() {
            style
        } else {
            style.add_modifier(Modifier::REVERSED)
        };
        let before = self.before.map(|before| before.owner);
        let text = match before.filter(|&before| before != owner) {
            Some(before) => format!("{before}→{owner}"),
            None if width >= 8 => mark(owner).to_string(),
            None => owner.to_string(),
        };
        (text, style)
    }

    /// What the sowing under the cursor would do here.
    fn ghost(&self, width: u16) -> Option<(String, Style)> {
        let text = match self.mood.mark? {
            Mark::End(Some(seeds)) if width >= 8 => format!("◎ +{seeds}"),
            Mark::End(Some(seeds)) | Mark::Taken(seeds) => format!("+{seeds}"),
            Mark::End(None) => "◎".to_string(),
            Mark::Offered(to) => format!("→{}", mark(to)),
            Mark::Sown => return Some(("○".to_string(), self.on_wood(self.theme.bowl))),
            Mark::Happening => return None,
        };
        Some((text, self.on_wood(self.theme.mark)))
    }

    /// What the sowing under the cursor would do here, and what the coach says of sowing this hole.
    fn draw_foot(&self, area: Rect, bowl_width: u16, buffer: &mut Buffer) {
        let ghost = self.ghost(bowl_width);
        let beside = ghost.as_ref().map_or(0, |(ghost, _)| width(ghost) + 1);
        let worth = self.mood.worth.and_then(|worth| {
            let style = if worth.is_best {
                self.theme.mark
            } else {
                self.theme.bowl
            };
            let words = worth.written(area.width.saturating_sub(beside))?;
            Some((words, self.on_wood(style)))
        });
        match (worth, ghost) {
            (Some((worth, style)), Some((ghost, ghost_style))) => {
                put(buffer, area, &worth, style);
                let at_right = Rect {
                    x: area.right().saturating_sub(width(&ghost)).max(area.x),
                    width: width(&ghost).min(area.width),
                    ..area
                };
                put(buffer, at_right, &ghost, ghost_style);
            }
            (Some((words, style)), None) | (None, Some((words, style))) => {
                put_centred(buffer, area, &words, style);
            }
            (None, None) => {}
        }
    }

    fn draw_rim(&self, area: Rect, buffer: &mut Buffer) {
        let (set, style) = self.rim();
        let (left, right) = (area.x, area.right() - 1);
        let (top, bottom) = (area.y, area.bottom() - 1);
        let mut draw = |x, y, sign: &str| {
            buffer[(x, y)].set_symbol(sign).set_style(style);
        };
        for x in left + 1..right {
            draw(x, top, set.horizontal_top);
            draw(x, bottom, set.horizontal_bottom);
        }
        for y in top + 1..bottom {
            draw(left, y, set.vertical_left);
            draw(right, y, set.vertical_right);
        }
        draw(left, top, set.top_left);
        draw(right, top, set.top_right);
        draw(left, bottom, set.bottom_left);
        draw(right, bottom, set.bottom_right);
    }

    /// The hollow, its corners rounded where the wood has another colour.
    fn draw_hollow(&self, area: Rect, buffer: &mut Buffer) {
        let Theme { bowl, board, .. } = self.theme;
        for y in area.top()..area.bottom() {
            let ground = self.theme.hollow(y - area.top(), area.height);
            for x in area.left()..area.right() {
                buffer[(x, y)].set_style(ground);
            }
        }
        if let Some(wood) = board.bg.filter(|_| bowl.bg != board.bg) {
            round_corners(area, wood, buffer);
        }
    }

    /// Draws the seeds in rows of about equal length: as far apart as they fit without lying on the wood of the corners, at
    /// most until the place is full, for the number says the rest.
    fn draw_seeds(&self, area: Rect, corners: &[u16], buffer: &mut Buffer) {
        let seeds = u16::from(self.place.seeds);
        let rows = seeds.div_ceil(3).clamp(1, area.height);
        let above = |below: u16| {
            area.height
                .checked_sub((rows - 1) * below + 1)
                .map(|rest| rest / 2)
        };
        let fits = |&(aside, below): &(u16, u16)| {
            let Some(above) = above(below) else {
                return false;
            };
            let corner = corners
                .get(usize::from(2 * above))
                .map_or(0, |halves| halves.div_ceil(2));
            seeds.div_ceil(rows).saturating_sub(1) * aside + 2 * corner < area.width
        };
        let narrow = usize::from(area.height < SPACIOUS);
        let (rows, (aside, below)) = match SPREADS[narrow..].iter().copied().find(fits) {
            Some(spread) => (rows, spread),
            None => (area.height, (1, 1)),
        };
        let mut left = seeds.min(rows * area.width);
        let top = area.y + (area.height - ((rows - 1) * below + 1)) / 2;
        let style = Style {
            bg: None,
            ..self.theme.seed
        };
        let sign = if self.place.is_swept { HOLLOW } else { SEED };
        for row in 0..rows {
            let count = left.div_ceil(rows - row);
            left -= count;
            let length = (count * aside).saturating_sub(aside - 1);
            let start = area.x + area.width.saturating_sub(length) / 2;
            for seed in 0..count {
                if let Some(cell) = buffer.cell_mut((start + seed * aside, top + row * below)) {
                    cell.set_symbol(sign).set_style(style);
                }
            }
        }
    }

    fn draw_number(&self, area: Rect, buffer: &mut Buffer) {
        let seeds = self.place.seeds;
        let weight = if seeds == 0 {
            self.theme.faint
        } else {
            Modifier::BOLD
        };
        let before = self.before.map(|before| before.seeds);
        let number = match before.filter(|&before| before != seeds) {
            Some(before) => format!("{before}→{seeds}"),
            None => seeds.to_string(),
        };
        put_centred(
            buffer,
            area,
            &number,
            Style {
                bg: None,
                ..self.theme.bowl
            }
            .add_modifier(weight),
        );
    }
}

impl Widget for Bowl<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        if area.width < 3 || area.height < 3 {
            return;
        }
        self.draw_rim(area, buffer);
        let (owner, style) = self.owner(area.width);
        let top = Rect {
            height: 1,
            ..area.inner(Margin::new(1, 0))
        };
        put(buffer, top, &self.place.hole.to_string(), self.name_style());
        let at_right = Rect {
            x: top.right().saturating_sub(width(&owner)).max(top.x),
            width: width(&owner).min(top.width),
            ..top
        };
        put(buffer, at_right, &owner, style);
        let bottom = Rect {
            y: area.bottom() - 1,
            height: 1,
            ..area.inner(Margin::new(1, 0))
        };
        self.draw_foot(bottom, area.width, buffer);
        let inside = area.inner(Margin::new(1, 1));
        self.draw_hollow(inside, buffer);
        let heap = Rect {
            height: inside.height - 1,
            ..inside
        };
        if heap.height > 0 {
            self.draw_seeds(heap, reach(inside), buffer);
        }
        let last = Rect {
            y: heap.bottom(),
            height: 1,
            ..inside
        };
        self.draw_number(last, buffer);
    }
}

/// How far the wood reaches into a hollow at its corners, in half cells, from its first half row on: a quarter of a circle.
const CORNERS: [(Size, &[u16]); 4] = [
    (Size::new(24, 9), &[10, 7, 5, 3, 2, 1]),
    (Size::new(16, 6), &[7, 4, 2, 1]),
    (Size::new(12, 4), &[4, 2, 1]),
    (Size::new(10, 3), &[3, 1]),
];

/// The signs of a cell whose upper and lower half are wood up to so many half cells from its side: at the left and the right
/// of the top, then of the bottom. A cell that is all wood has none.
const fn corner(upper: u16, lower: u16) -> [&'static str; 4] {
    match (upper, lower) {
        (..=1, 0) => ["▘", "▝", "▖", "▗"],
        (..=1, _) => ["▌", "▐", "▌", "▐"],
        (_, 0) => ["▀", "▀", "▄", "▄"],
        (_, 1) => ["▛", "▜", "▙", "▟"],
        (_, _) => [" "; 4],
    }
}

/// How far the wood reaches into a hollow of this size.
fn reach(area: Rect) -> &'static [u16] {
    let fits = |size: Size| area.width >= size.width && area.height >= size.height;
    let corners = CORNERS.iter().find(|(size, _)| fits(*size));
    corners.map_or(&[], |(_, reach)| reach)
}

fn round_corners(area: Rect, wood: Color, buffer: &mut Buffer) {
    for (row, halves) in (0..).zip(reach(area).chunks(2)) {
        let (upper, lower) = (halves[0], halves.get(1).copied().unwrap_or(0));
        for column in 0..upper.div_ceil(2) {
            let within = |half: u16| half.saturating_sub(2 * column);
            let signs = corner(within(upper), within(lower));
            let (left, right) = (area.x + column, area.right() - 1 - column);
            let (top, bottom) = (area.y + row, area.bottom() - 1 - row);
            let places = [(left, top), (right, top), (left, bottom), (right, bottom)];
            for (place, sign) in places.into_iter().zip(signs) {
                let cell = buffer[place].set_symbol(sign).set_fg(wood);
                if sign == " " {
                    cell.set_bg(wood);
                }
            }
        }
    }
}

/// How far seeds lie apart, sideways and up and down, from the widest on.
const SPREADS: [(u16, u16); 4] = [(6, 3), (4, 2), (4, 1), (2, 1)];
/// How high a hollow is in which seeds lie as far apart as they can.
const SPACIOUS: u16 = 7;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_that_has_no_room_is_left_out_and_never_becomes_another_one() {
        let worth = |is_best| HoleWorth {
            seeds: [23, 25],
            is_exact: true,
            is_best,
        };
        let written = |is_best, cells| worth(is_best).written(cells);
        assert_eq!(written(false, 6).as_deref(), Some("=23–25"));
        assert_eq!(written(false, 5).as_deref(), Some("=23"));
        assert_eq!(written(false, 2), None);
        assert_eq!(written(true, 4).as_deref(), Some("★=23"));
        assert_eq!(written(true, 3), None);
    }
}

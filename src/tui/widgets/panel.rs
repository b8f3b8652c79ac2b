//! A side's panel: who it is, whether it is its turn, what it has captured, and what it would have now.

use ayla_rules::Side;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::super::text::{Text, say};
use super::super::theme::Theme;
use super::{bowl, fitted, width};

/// A side's panel.
#[derive(Debug)]
pub struct Panel<'a> {
    /// The side.
    pub side: Side,
    /// What the player is called.
    pub name: &'a str,
    /// The seeds captured.
    pub captured: u8,
    /// What the side would have if the game ended now.
    pub if_ended: u8,
    /// What the sowing under the cursor would add, or the offer on the table would cost.
    pub change: i8,
    /// Whether the game has ended.
    pub is_over: bool,
    /// Whether the side acts next.
    pub acts: bool,
    /// How many offers the side has refused.
    pub refusals: u32,
    /// The words.
    pub text: &'a Text,
    /// The colours.
    pub theme: &'a Theme,
}

/// How wide a panel is that can say everything in full.
const ROOMY: u16 = 50;
/// Half of all seeds: a draw.
const HALF: u8 = ayla_rules::SEEDS / 2;

impl Panel<'_> {
    fn head(&self, cells: u16) -> Line<'static> {
        let Self {
            side, text, theme, ..
        } = self;
        let own = Style {
            bg: theme.page.bg,
            ..theme.side(*side)
        };
        let turn = if self.acts { "▶ " } else { "  " };
        let captured = say!(text, "panel-captured", seeds = self.captured);
        let change = match self.change {
            0 => String::new(),
            change => format!(" {change:+}"),
        };
        let (seeds, times) = (self.if_ended, self.refusals);
        let refused = if cells < ROOMY {
            say!(text, "panel-refused-short", times = times)
        } else {
            say!(text, "panel-refused", times = times)
        };
        let if_ended = if self.is_over {
            say!(text, "panel-final", seeds = seeds)
        } else if cells < ROOMY {
            say!(text, "panel-if-ended-short", seeds = seeds)
        } else {
            say!(text, "panel-if-ended", seeds = seeds)
        };
        let refused = if times > 0 {
            format!(" · {refused}")
        } else {
            String::new()
        };
        let rest = width(&captured) + width(&change) + width(&if_ended) + width(&refused) + 10;
        let name = fitted(self.name, cells.saturating_sub(rest).max(4));
        let changed = if self.change < 0 {
            theme.warning
        } else {
            Style {
                bg: theme.page.bg,
                ..theme.mark
            }
        };
        let weight = if self.acts {
            Modifier::BOLD
        } else {
            Modifier::empty()
        };
        Line::from(vec![
            Span::styled(turn, theme.key),
            Span::styled(
                format!("{}{side} ", bowl::sign(*side)),
                own.add_modifier(Modifier::BOLD),
            ),
            Span::styled(name, own.add_modifier(weight)),
            Span::styled("  ", theme.page),
            Span::styled(captured, theme.page.add_modifier(Modifier::BOLD)),
            Span::styled(change, changed),
            Span::styled(format!(" · {if_ended}"), theme.quiet),
            Span::styled(refused, theme.quiet),
        ])
    }

    /// The captured seeds as a heap, with the seeds that are half and one more in sight.
    fn heap(&self, cells: u16) -> Line<'static> {
        let theme = self.theme;
        let own = Style {
            bg: theme.page.bg,
            ..theme.side(self.side)
        };
        let seeds = |n: u8| "●".repeat(usize::from(n));
        let rest = |n: u8| "·".repeat(usize::from(n));
        let to_half = self.captured.min(HALF);
        let beyond = self.captured - to_half;
        let goal = if beyond == 0 {
            format!("│ {}", say!(self.text, "panel-goal", seeds = HALF + 1))
        } else {
            "│".to_string()
        };
        let mut line = Line::from(vec![
            Span::styled("     ", theme.page),
            Span::styled(seeds(to_half), own),
            Span::styled(rest(HALF - to_half), theme.quiet),
            Span::styled(goal, theme.quiet),
            Span::styled(seeds(beyond), own),
        ]);
        if beyond > 0 {
            let words = format!(" ★ {}", say!(self.text, "panel-majority"));
            let has_room = line.width() + usize::from(width(&words)) <= usize::from(cells);
            line.push_span(Span::styled(
                if has_room { &words } else { " ★" }.to_string(),
                theme.strong,
            ));
        }
        line
    }
}

impl Widget for &Panel<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let lines = [self.head(area.width), self.heap(area.width)];
        // The heap lies on the side of the board.
        let nearest_board_last = self.side == Side::North;
        let order: Vec<_> = match (area.height, nearest_board_last) {
            (0, _) => return,
            (1, _) => vec![&lines[0]],
            (_, true) => vec![&lines[0], &lines[1]],
            (_, false) => vec![&lines[1], &lines[0]],
        };
        for (line, row) in order.into_iter().zip(area.rows()) {
            line.render(row, buffer);
        }
    }
}

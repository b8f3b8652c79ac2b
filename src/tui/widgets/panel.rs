//! A side's panel: who it is, whether it is its turn, what it has captured, and what it would have now.

use ayla_rules::Side;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::widgets::Widget;

use super::super::text::{Text, say};
use super::super::theme::Theme;
use super::{bowl, fitted, put_all, width};

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
    /// What it would have then after the sowing under the cursor, or if the offer on the table is accepted.
    pub then: Option<u8>,
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
/// How much wider it must be to say what a side would have then, and how many offers it has refused.
const THEN: u16 = 5;
const REFUSED: u16 = 12;
/// What stands before a heap.
const BEFORE_HEAP: &str = "     ";
/// Half of all seeds: a draw.
const HALF: u8 = ayla_rules::SEEDS / 2;

impl Panel<'_> {
    fn draw_head(&self, row: Rect, buffer: &mut Buffer) {
        let cells = row.width;
        let Self {
            side, text, theme, ..
        } = self;
        let own = Style {
            bg: theme.page.bg,
            ..theme.side(*side)
        };
        let turn = if self.acts { "▶ " } else { "  " };
        let times = self.refusals;
        let extra = [(self.then.is_some(), THEN), (times > 0, REFUSED)];
        let extra: u16 = extra
            .iter()
            .filter(|(is, _)| *is)
            .map(|(_, takes)| takes)
            .sum();
        let is_roomy = cells >= ROOMY + extra;
        let captured = if is_roomy {
            say!(text, "panel-captured", seeds = self.captured)
        } else {
            say!(text, "panel-captured-short", seeds = self.captured)
        };
        let change = match self.change {
            0 => String::new(),
            change => format!(" {change:+}"),
        };
        let seeds = match self.then.filter(|&then| then != self.if_ended) {
            Some(then) if is_roomy => format!("{} → {then}", self.if_ended),
            Some(then) => format!("{}→{then}", self.if_ended),
            None => self.if_ended.to_string(),
        };
        let refused = if is_roomy {
            say!(text, "panel-refused", times = times)
        } else {
            say!(text, "panel-refused-short", times = times)
        };
        let if_ended = if self.is_over {
            say!(text, "panel-final", seeds = seeds)
        } else if is_roomy {
            say!(text, "panel-if-ended", seeds = seeds)
        } else {
            say!(text, "panel-if-ended-short", seeds = seeds)
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
        let texts = [
            (turn, theme.key),
            (bowl::mark(*side), own.add_modifier(Modifier::BOLD)),
            (" ", own),
            (&name, own.add_modifier(weight)),
            ("  ", theme.page),
            (&captured, theme.page.add_modifier(Modifier::BOLD)),
            (&change, changed),
            (" · ", theme.quiet),
            (&if_ended, theme.quiet),
            (&refused, theme.quiet),
        ];
        put_all(buffer, row, &texts);
    }

    /// The captured seeds as a heap, with the seeds that are half and one more in sight.
    fn draw_heap(&self, row: Rect, buffer: &mut Buffer) {
        let theme = self.theme;
        let own = Style {
            bg: theme.page.bg,
            ..theme.side(self.side)
        };
        let to_half = self.captured.min(HALF);
        let beyond = self.captured - to_half;
        let (seeds, more, rest) = (
            "●".repeat(to_half.into()),
            "●".repeat(beyond.into()),
            "·".repeat((HALF - to_half).into()),
        );
        let mut said = String::new();
        if beyond == 0 {
            said = format!(" {}", say!(self.text, "panel-goal", seeds = HALF + 1));
        } else {
            said.push_str(" ★");
            let majority = format!(" {}", say!(self.text, "panel-majority"));
            let taken = BEFORE_HEAP.len() + usize::from(self.captured) + 1;
            if taken + usize::from(width(&said) + width(&majority)) <= usize::from(row.width) {
                said.push_str(&majority);
            }
        }
        let texts = [
            (BEFORE_HEAP, theme.page),
            (&seeds, own),
            (&rest, theme.quiet),
            ("│", theme.quiet),
            (&more, own),
            (
                &said,
                if beyond == 0 {
                    theme.quiet
                } else {
                    theme.strong
                },
            ),
        ];
        put_all(buffer, row, &texts);
    }
}

impl Widget for &Panel<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        // The heap lies on the side of the board.
        let (head, seeds) = match (self.side, area.height) {
            (_, 0) => return,
            (_, 1) => (0, None),
            (Side::North, _) => (0, Some(1)),
            (Side::South, _) => (1, Some(0)),
        };
        let row = |row| Rect {
            y: area.y + row,
            height: 1,
            ..area
        };
        self.draw_head(row(head), buffer);
        if let Some(seeds) = seeds {
            self.draw_heap(row(seeds), buffer);
        }
    }
}

//! A side's panel: who it is, whether it is its turn, what it has captured, and what it would have now.

use ayla_rules::{BySide, Outcome, Side};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::widgets::Widget;

use super::super::text::{Text, say};
use super::super::theme::Theme;
use super::bowl::{self, HOLLOW, SEED};
use super::{fitted, put, put_all, width};
use crate::engine::with_sign;

/// How a side stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It acts next.
    Acts,
    /// The other side acts next.
    Waits,
    /// The game is over, and the other side has not won.
    Ended,
    /// The other side has won.
    Beaten,
}

impl Standing {
    /// How a side stands where the game has come to an end or not, and else one of the sides is to act.
    pub fn of(side: Side, outcome: Option<Outcome>, to_act: Side) -> Self {
        match outcome {
            Some(outcome) if outcome.winner == Some(side.other()) => Self::Beaten,
            Some(_) => Self::Ended,
            None if to_act == side => Self::Acts,
            None => Self::Waits,
        }
    }
}

/// A side's panel.
#[derive(Debug)]
pub struct Panel<'a> {
    /// The side.
    pub side: Side,
    /// What the player is called.
    pub name: &'a str,
    /// The seeds captured.
    pub captured: u8,
    /// The seeds taken out of its own holes at the end.
    pub swept: u8,
    /// What the side would have if the game ended now; in the middle of an action that means nothing.
    pub if_ended: Option<u8>,
    /// What it would have then after the sowing under the cursor, or if the offer on the table is accepted.
    pub then: Option<u8>,
    /// What the sowing under the cursor would add, or the offer on the table would cost.
    pub change: i8,
    /// How the side stands.
    pub standing: Standing,
    /// How many offers each side has refused.
    pub refusals: BySide<u32>,
    /// Whether only ASCII can be shown.
    pub ascii: bool,
    /// The words.
    pub text: &'a Text,
    /// The colours.
    pub theme: &'a Theme,
}

/// How wide a panel is that says everything in full words; how much wider if it says what a side would have then, and at
/// least how many offers it has refused.
const FULL: [u16; 3] = [50, 5, 0];
/// The same in fewer words.
const SHORT: [u16; 3] = [35, 3, 3];
/// What stands before and behind a name: whose turn it is, the mark of the side, and space.
const BESIDE_NAME: u16 = 7;
/// How far a heap lies from the edge.
const BEFORE_HEAP: u16 = 5;
/// Half of all seeds: a draw.
const HALF: u8 = ayla_rules::SEEDS / 2;

impl Panel<'_> {
    /// How much is said in so many cells: the same of both sides.
    fn form(&self, cells: u16) -> Form {
        let refused = self.refusals.south.max(self.refusals.north) > 0;
        let takes = |[basic, then, refusals]: [u16; 3]| {
            basic + u16::from(self.then.is_some()) * then + u16::from(refused) * refusals
        };
        match cells {
            _ if cells >= takes(FULL) => Form::Full,
            _ if cells >= takes(SHORT) => Form::Short,
            _ => Form::Shortest,
        }
    }

    /// What the side would have if the game ended now and then, or has in the end.
    fn in_the_end(&self, form: Form) -> String {
        let (text, then) = (self.text, self.then);
        let Some(now) = self.if_ended else {
            return String::new();
        };
        let arrow = if self.ascii { "->" } else { "→" };
        let seeds = match (then.filter(|&then| then != now), form) {
            (Some(then), Form::Full) => format!("{now} {arrow} {then}"),
            (Some(then), _) => format!("{now}{arrow}{then}"),
            (None, _) => now.to_string(),
        };
        let words = match form {
            _ if matches!(self.standing, Standing::Ended | Standing::Beaten) => {
                say!(text, "panel-final", seeds = seeds)
            }
            Form::Full => say!(text, "panel-if-ended", seeds = seeds),
            Form::Short => say!(text, "panel-if-ended-short", seeds = seeds),
            Form::Shortest => say!(text, "panel-if-ended-shortest", seeds = seeds),
        };
        format!(" · {words}")
    }

    fn draw_head(&self, row: Rect, buffer: &mut Buffer) {
        let Self {
            side, text, theme, ..
        } = self;
        let own = Style {
            bg: theme.page.bg,
            ..theme.side(*side)
        };
        let form = self.form(row.width);
        let acts = self.standing == Standing::Acts;
        let turn = if acts { "▶ " } else { "  " };
        let captured = match form {
            Form::Full => {
                say!(text, "panel-captured", seeds = self.captured)
            }
            _ => say!(text, "panel-captured-short", seeds = self.captured),
        };
        let change = match self.change {
            0 => String::new(),
            change => format!(" {}", with_sign(change)),
        };
        let if_ended = self.in_the_end(form);
        let rest = [&captured, &change, &if_ended].map(|text| width(text));
        let rest = rest.iter().sum::<u16>() + BESIDE_NAME;
        let refused = match self.refusals[*side] {
            0 => String::new(),
            times => {
                let full = format!(" · {}", say!(text, "panel-refused", times = times));
                if rest + width(self.name) + width(&full) <= row.width {
                    full
                } else {
                    format!(" {}", say!(text, "panel-refused-short", times = times))
                }
            }
        };
        let room = row.width.saturating_sub(rest + width(&refused));
        let name = fitted(self.name, room.max(4));
        let weight = if acts {
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
            (&change, self.changed()),
            (&if_ended, theme.quiet),
            (&refused, theme.quiet),
        ];
        put_all(buffer, row, &texts);
    }

    /// How seeds look that would come or go.
    const fn changed(&self) -> Style {
        if self.change < 0 {
            self.theme.warning
        } else {
            Style {
                bg: self.theme.page.bg,
                ..self.theme.mark
            }
        }
    }

    /// The captured seeds as a heap, with those that would come or go, or have come out of the holes in the end; half of all
    /// seeds and one more are in sight.
    fn draw_heap(&self, row: Rect, buffer: &mut Buffer) {
        let theme = self.theme;
        let own = Style {
            bg: theme.page.bg,
            ..theme.side(self.side)
        };
        let (come, go) = match self.change {
            0.. => (self.change.unsigned_abs(), 0),
            _ => (0, self.change.unsigned_abs().min(self.captured)),
        };
        let parts = [
            (SEED, own, self.captured - go),
            (HOLLOW, self.changed(), go + come),
            (HOLLOW, own, self.swept),
        ];
        let seeds = parts
            .into_iter()
            .flat_map(|(sign, style, seeds)| std::iter::repeat_n((sign, style), seeds.into()));
        let half = u16::from(HALF);
        let place = |index: u16| row.x + BEFORE_HEAP + index + u16::from(index >= half);
        let mut cells = 0;
        for (index, (sign, style)) in (0..).zip(seeds) {
            cells = index + 1;
            let x = place(index);
            if let Some(cell) = buffer.cell_mut((x, row.y)).filter(|_| x < row.right()) {
                cell.set_symbol(sign).set_style(style);
            }
        }
        let rest = |x: u16| {
            let right = row.right().max(x);
            Rect {
                x,
                width: right - x,
                ..row
            }
        };
        let dots = "·".repeat(half.saturating_sub(cells).into());
        put(buffer, rest(place(cells.min(half - 1))), &dots, theme.quiet);
        put(buffer, rest(place(half) - 1), "│", theme.quiet);
        let after = rest(place(cells.max(half)));
        let has = self.captured + self.swept;
        if has > HALF && self.standing == Standing::Beaten {
            // Who gives up may hold more than half.
        } else if has <= HALF {
            let goal = format!(" {}", say!(self.text, "panel-goal", seeds = HALF + 1));
            put(buffer, after, &goal, theme.quiet);
        } else {
            let majority = format!(" ★ {}", say!(self.text, "panel-majority"));
            let said = if width(&majority) <= after.width {
                &majority
            } else {
                " ★"
            };
            put(buffer, after, said, theme.strong);
        }
    }
}

/// How much is said of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// All in full words.
    Full,
    /// In fewer words.
    Short,
    /// In the fewest words that tell it.
    Shortest,
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

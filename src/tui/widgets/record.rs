//! The record: all actions in two columns, with what they captured and how offers were answered.
//!
//! Actions are counted one by one, as everywhere else: the number of a line is that of its first action.

use ayla_rules::{AnyAction, AnyPosition, Side, gore};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Modifier;
use ratatui::widgets::Widget;

use super::super::text::{Text, say};
use super::super::theme::Theme;
use super::{fitted, put};
use crate::session::{Closing, Session};

/// The record of a game.
#[derive(Debug)]
pub struct Record<'a> {
    /// The game.
    pub session: &'a Session,
    /// How many actions lie before the moment on the board.
    pub at: usize,
    /// Whether the last of them is still being shown: what it captures is not told yet.
    pub is_shown: bool,
    /// The words.
    pub text: &'a Text,
    /// The colours.
    pub theme: &'a Theme,
}

/// Stands behind an action that was done while the coach was on.
pub const COACHED: &str = "◦";

/// One action as the record writes it.
fn written(session: &Session, number: usize, text: &Text) -> String {
    let Some(action) = number
        .checked_sub(1)
        .and_then(|index| session.actions().get(index))
    else {
        return String::new();
    };
    match action {
        AnyAction::Gore(gore::Action::Offer(offer)) => format!("→{offer}"),
        AnyAction::Gore(gore::Action::Accept) => "→✓".to_string(),
        AnyAction::Gore(gore::Action::Refuse) => "→✕".to_string(),
        other if other.is_pass() => say!(text, "word-pass"),
        other => other.to_string(),
    }
}

/// What the side that acted gained in captured seeds.
fn captured_by(session: &Session, number: usize) -> u8 {
    let (Some(before), Some(after)) = (
        session.position_after(number - 1),
        session.position_after(number),
    ) else {
        return 0;
    };
    let mover = before.side_to_move();
    after.captured()[mover].saturating_sub(before.captured()[mover])
}

impl Record<'_> {
    /// The actions in lines of two columns, South's and North's; a side that acts twice in a row begins a new line.
    fn lines(&self) -> Vec<[Option<usize>; 2]> {
        let mut lines: Vec<[Option<usize>; 2]> = Vec::new();
        for number in 1..=self.session.actions().len() {
            let mover = self
                .session
                .position_after(number - 1)
                .map_or(Side::South, AnyPosition::side_to_move);
            let column = usize::from(mover == Side::North);
            match lines.last_mut() {
                Some(line) if line[column..].iter().all(Option::is_none) => {
                    line[column] = Some(number);
                }
                _ => {
                    let mut line = [None; 2];
                    line[column] = Some(number);
                    lines.push(line);
                }
            }
        }
        lines
    }

    fn draw_action(&self, number: usize, area: Rect, buffer: &mut Buffer) {
        let style = if number == self.at {
            buffer.set_style(area, self.theme.cursor);
            self.theme.cursor
        } else if number > self.session.played() {
            self.theme.quiet.add_modifier(Modifier::CROSSED_OUT)
        } else {
            self.theme.page
        };
        let coached = self.session.coached().contains(number);
        let mark = if coached { COACHED } else { "" };
        let mut text = written(self.session, number, self.text);
        if let taken @ 1.. = captured_by(self.session, number)
            && !(self.is_shown && number == self.at)
        {
            text = format!("{text} +{taken}");
        }
        text.push_str(mark);
        let text = fitted(&text, area.width);
        put(buffer, area, &text, style);
    }
}

impl Record<'_> {
    /// Where the actions stand in an area, and the row below them: as many as there is room for, so that the one on the
    /// board is among them.
    fn places(&self, area: Rect) -> (Vec<(usize, Rect)>, Rect) {
        let lines = self.lines();
        let rows = usize::from(area.height);
        let current = lines
            .iter()
            .rposition(|line| line.iter().flatten().any(|&number| number <= self.at));
        let first = current
            .unwrap_or(0)
            .saturating_sub(rows.saturating_sub(2))
            .min(lines.len().saturating_sub(rows));
        let cells = area.width.saturating_sub(5) / 2;
        let mut rows = area.rows();
        let mut places = Vec::new();
        for (line, row) in lines.iter().skip(first).zip(&mut rows) {
            for (number, column) in line.iter().zip([0, 1]) {
                let place = Rect {
                    x: row.x + 5 + column * cells,
                    width: cells,
                    ..row
                };
                places.extend(number.map(|number| (number, place.intersection(row))));
            }
        }
        (places, rows.next().unwrap_or_default())
    }

    /// The action that stands at a point.
    pub fn action_at(&self, area: Rect, point: Position) -> Option<usize> {
        let (places, _) = self.places(area);
        let found = places.into_iter().find(|(_, place)| place.contains(point));
        found.map(|(number, _)| number)
    }

    /// How the players ended the game, where that is what is on the board.
    fn ended(&self) -> Option<String> {
        let closing = self.session.closing()?;
        let is_here = self.at == self.session.played();
        is_here.then(|| match closing {
            Closing::Agreement => say!(self.text, "record-agreed"),
            Closing::Resignation(side) => {
                let name = self.text.player(side, &self.session.players[side]);
                say!(self.text, "record-resigned", name = name)
            }
        })
    }
}

impl Widget for &Record<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let (places, below) = self.places(area);
        let mut row = None;
        for (number, place) in places {
            if row != Some(place.y) {
                row = Some(place.y);
                let label = Rect {
                    y: place.y,
                    height: 1,
                    ..area
                };
                put(buffer, label, &format!("{number:>3}."), self.theme.quiet);
            }
            self.draw_action(number, place, buffer);
        }
        if let Some(words) = self.ended() {
            let place = Rect {
                x: below.x + 5,
                width: below.width.saturating_sub(5),
                ..below
            };
            put(
                buffer,
                place,
                &fitted(&words, place.width),
                self.theme.quiet,
            );
        }
    }
}

//! The record: all actions in two columns, with what they captured and how offers were answered.

use ayla_rules::{AnyAction, AnyPosition, Side, gore};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::super::theme::Theme;
use super::{fitted, width};
use crate::session::Session;

/// The record of a game.
#[derive(Debug)]
pub struct Record<'a> {
    /// The game.
    pub session: &'a Session,
    /// How many actions lie before the moment on the board.
    pub at: usize,
    /// The colours.
    pub theme: &'a Theme,
}

/// One action as the record writes it: short, with what it captured.
pub fn written(session: &Session, number: usize) -> String {
    let Some(action) = number
        .checked_sub(1)
        .and_then(|index| session.actions().get(index))
    else {
        return String::new();
    };
    let taken = captured_by(session, number);
    let action = match action {
        AnyAction::Gore(gore::Action::Offer(offer)) => format!("→{offer}"),
        AnyAction::Gore(gore::Action::Accept) => "→✓".to_string(),
        AnyAction::Gore(gore::Action::Refuse) => "→✕".to_string(),
        other => other.to_string(),
    };
    if taken > 0 {
        format!("{action} +{taken}")
    } else {
        action
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

    fn cell(&self, number: Option<usize>, cells: u16) -> Span<'static> {
        let text = number.map_or_else(String::new, |number| {
            fitted(&written(self.session, number), cells)
        });
        let pad = usize::from(cells.saturating_sub(width(&text)));
        let style = match number {
            Some(number) if number == self.at => self.theme.cursor,
            Some(number) if number > self.session.played() => self
                .theme
                .quiet
                .add_modifier(ratatui::style::Modifier::CROSSED_OUT),
            _ => self.theme.page,
        };
        // The spaces are not part of what stands out.
        if pad == 0 {
            Span::styled(text, style)
        } else {
            Span::styled(text + &" ".repeat(pad), style)
        }
    }
}

impl Widget for &Record<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
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
        for ((number, line), row) in lines.iter().enumerate().skip(first).zip(area.rows()) {
            Line::from(vec![
                Span::styled(format!("{:>3}. ", number + 1), self.theme.quiet),
                self.cell(line[0], cells),
                self.cell(line[1], cells),
            ])
            .render(row, buffer);
        }
    }
}

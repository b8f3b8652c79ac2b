//! Where everything lies on the screen of a game, at any size.

use ayla_rules::AnyHole;
use ratatui::layout::{Constraint, Layout, Position, Rect, Size};

use super::super::super::widgets::{Board, Footer};
use super::{Mode, Play};
use crate::tui::scene::Scene;

/// The areas of the screen of a game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Areas {
    pub(super) title: Rect,
    pub(super) north: Rect,
    pub(super) board: Rect,
    pub(super) south: Rect,
    /// What is asked, what would happen, what just happened.
    pub(super) words: Rect,
    /// The record, where there is room for it.
    pub(super) record: Option<Rect>,
}

impl Areas {
    pub(super) fn of(screen: Rect, row_len: u8) -> Self {
        let is_high = screen.height >= 20;
        let footer = Footer::area(screen);
        let above = Rect {
            height: footer.y - screen.y,
            ..screen
        };
        let [title, middle] = above.layout(&Layout::vertical([
            Constraint::Length(1),
            Constraint::Fill(1),
        ]));
        let record_width = match screen.width {
            ..76 => 0,
            76..110 => 24,
            110.. => 34,
        };
        let [left, record] = middle.layout(&Layout::horizontal([
            Constraint::Fill(1),
            Constraint::Length(record_width),
        ]));
        // On a wide screen what belongs to the board stays with it.
        let left = left.centered_horizontally(Constraint::Max(Board::widest(row_len)));
        let panel = if is_high { 2 } else { 1 };
        let words = if screen.height >= 24 { 5 } else { 4 };
        let gap = u16::from(screen.height >= 30);
        let room = Size::new(
            left.width,
            left.height.saturating_sub(2 * panel + gap + words),
        );
        let [_, north, board, south, _, words, _] = left.layout(&Layout::vertical([
            Constraint::Fill(1),
            Constraint::Length(panel),
            Constraint::Length(Board::height(room, row_len)),
            Constraint::Length(panel),
            Constraint::Length(gap),
            Constraint::Length(words),
            Constraint::Fill(1),
        ]));
        let record = (record_width > 0).then_some(record);
        Self {
            title,
            north,
            board,
            south,
            words,
            record,
        }
    }

    /// The two boards of the bargain, before and after, where there is room for both; else the one after.
    pub(super) fn bargain(board: Rect) -> (Option<Rect>, Rect) {
        if board.width < 56 {
            return (None, board);
        }
        let [before, _, after] = board.layout(&Layout::horizontal([
            Constraint::Fill(1),
            Constraint::Length(2),
            Constraint::Fill(1),
        ]));
        (Some(before), after)
    }
}

impl Play {
    /// Where everything lies.
    pub(super) fn areas(&self, screen: Rect) -> Areas {
        Areas::of(screen, self.session().game().row_len())
    }

    /// The part of the board's area on which the holes of the current position can be pointed at.
    fn holes_area(&self, board: Rect) -> Rect {
        match self.mode {
            Mode::Offering(_) => {
                let (before, after) = Areas::bargain(board);
                super::bargain::titled(before.unwrap_or(after)).1
            }
            _ => board,
        }
    }

    /// The hole at a point of the screen, with the board in an area.
    pub(super) fn hole_at(&self, point: Position, board: Rect) -> Option<AnyHole> {
        let scene = Scene::from(self.position());
        let bowls = Board::bowls(&scene, self.holes_area(board));
        bowls
            .into_iter()
            .find(|(_, bowl)| bowl.contains(point))
            .map(|(hole, _)| hole)
    }
}

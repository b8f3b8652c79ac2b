//! Where everything lies on the screen of a game, at any size.

use ayla_rules::AnyHole;
use ratatui::layout::{Constraint, Layout, Position, Rect, Size};

use super::super::super::widgets::{Board, Footer};
use super::bargain::{titled, titled_height};
use super::{Mode, Play};
use crate::tui::scene::Scene;

/// The areas of the screen of a game.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Areas {
    pub(in super::super) title: Rect,
    pub(in super::super) north: Rect,
    pub(in super::super) board: Rect,
    pub(in super::super) south: Rect,
    /// What is asked, what would happen, what just happened.
    pub(in super::super) words: Rect,
    /// The record, where there is room for it.
    pub(in super::super) record: Option<Rect>,
    /// What the coach says, where there is room for it.
    pub(super) coach: Option<Rect>,
}

/// What stands beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Beside {
    /// The record: the coach is off.
    Record,
    /// The record, for the coach has nothing to say at this moment.
    RecordForNow,
    /// The coach, and the record where there is room for both.
    Coach,
}

/// The least height of a screen on which the record and the coach stand below each other.
const BOTH_FROM: u16 = 36;
/// How high the record is then.
const RECORD_ABOVE: u16 = 9;
/// How wide an area is in which two boards lie side by side.
const BOTH_BOARDS: u16 = 56;
/// The most lines that are kept for what is said about a bargain.
const MOST_WORDS: u16 = 9;

impl Areas {
    /// The areas of a board with a record and nothing else beside it.
    pub(in super::super) fn with_record(screen: Rect, row_len: u8) -> Self {
        Self::of(screen, row_len, Beside::Record, false)
    }

    fn of(screen: Rect, row_len: u8, beside: Beside, is_bargain: bool) -> Self {
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
        // The board does not move when the coach falls silent for a moment.
        let column = match (screen.width, beside) {
            (..76, _) => 0,
            (76..110, Beside::Record) => 24,
            (110.., Beside::Record) | (76..110, _) => 34,
            (110.., _) => 38,
        };
        // Two boards side by side need more room than one. The coach has been asked for, and stays.
        let gives_way = is_bargain && beside == Beside::Record;
        let column = match screen.width {
            BOTH_BOARDS.. if gives_way && screen.width - column < BOTH_BOARDS => 0,
            _ => column,
        };
        let boards = if is_bargain { 2 } else { 1 };
        let [left, right] = middle.layout(&Layout::horizontal([
            Constraint::Fill(1),
            Constraint::Length(column),
        ]));
        // On a wide screen what belongs to the board stays with it.
        let left = left.centered_horizontally(Constraint::Max(boards * Board::widest(row_len)));
        let panel = if is_high { 2 } else { 1 };
        let words = if screen.height >= 24 { 5 } else { 4 };
        let gap = u16::from(screen.height >= 30);
        let room = Size::new(
            left.width,
            left.height.saturating_sub(2 * panel + gap + words),
        );
        let board = if is_bargain {
            titled_height(room)
        } else {
            Board::height(room, row_len)
        };
        // What the boards of a bargain leave is given to what is said about it.
        let words = match room.height - board {
            spare if is_bargain => (words + spare).min(MOST_WORDS.max(words)),
            _ => words,
        };
        let [_, north, board, south, _, words, _] = left.layout(&Layout::vertical([
            Constraint::Fill(1),
            Constraint::Length(panel),
            Constraint::Length(board),
            Constraint::Length(panel),
            Constraint::Length(gap),
            Constraint::Length(words),
            Constraint::Fill(1),
        ]));
        let right = Some(right).filter(|_| column > 0);
        let (record, coach) = match (right, beside) {
            (Some(area), Beside::Coach) if screen.height >= BOTH_FROM => {
                let [record, coach] = area.layout(&Layout::vertical([
                    Constraint::Length(RECORD_ABOVE),
                    Constraint::Fill(1),
                ]));
                (Some(record), Some(coach))
            }
            (right, Beside::Coach) => (None, right),
            (right, _) => (right, None),
        };
        Self {
            title,
            north,
            board,
            south,
            words,
            record,
            coach,
        }
    }

    /// How many boards a bargain has where there is no room above them for a line that says which they are.
    pub(super) fn untitled_boards(&self) -> usize {
        let (before, after) = Self::bargain(self.board);
        match titled(after).0.height {
            0 => 1 + usize::from(before.is_some()),
            _ => 0,
        }
    }

    /// The two boards of the bargain, before and after, where there is room for both; else the one after.
    pub(super) fn bargain(board: Rect) -> (Option<Rect>, Rect) {
        if board.width < BOTH_BOARDS {
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
    /// Where everything lies at this moment.
    pub(super) fn areas(&self, screen: Rect) -> Areas {
        let beside = if self.is_coached() {
            Beside::Coach
        } else if self.coach.is_some() {
            Beside::RecordForNow
        } else {
            Beside::Record
        };
        let is_bargain = self.receiver().is_some();
        Areas::of(screen, self.session().game().row_len(), beside, is_bargain)
    }

    /// The part of the board's area on which the holes of the current position can be pointed at.
    fn holes_area(&self, board: Rect) -> Rect {
        match self.mode {
            Mode::Offering(_) => {
                let (before, after) = Areas::bargain(board);
                titled(before.unwrap_or(after)).1
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

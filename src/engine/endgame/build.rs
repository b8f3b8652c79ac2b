//! Working a table out, with that of the other side's view, on which it rests.

use std::sync::Arc;

use ayla_rules::gore::{HOLES, Hole, HoleSet, Lap, Position, Setup, Turn};
use ayla_rules::{BySide, Position as _, SEEDS, Side};

use super::boards::Boards;
use super::{Bounds, View};
use crate::engine::game::Searched;

/// The table of a view, and that of the other side's view if it is another one.
pub(super) fn tables(view: View, lap: Lap, boards: &Boards) -> Vec<(View, Arc<[Bounds]>)> {
    let other = view.other();
    let mut pages = vec![Page::new(view, boards)];
    if other.turned() != view {
        pages.push(Page::new(other.turned(), boards));
    }
    let mut build = Build { lap, boards, pages };
    for seeds in 0..=boards.most_seeds() {
        build.layer(seeds);
    }
    let finished = build.pages.into_iter();
    finished
        .map(|page| (page.view, page.bounds.into()))
        .collect()
}

/// A table being worked out.
#[derive(Debug)]
struct Page {
    view: View,
    territory: HoleSet,
    /// By how many holes the other side turns the board back to see it its way.
    turn: u32,
    bounds: Vec<Bounds>,
}

impl Page {
    fn new(view: View, boards: &Boards) -> Self {
        let owned = |hole: &Hole| view.territory >> hole.index() & 1 == 1;
        Self {
            view,
            territory: Hole::all().filter(owned).collect(),
            turn: view.other().turn(),
            bounds: Vec::with_capacity(boards.count()),
        }
    }
}

/// A board that is not yet settled.
#[derive(Clone, Copy, Debug)]
struct Open {
    page: usize,
    board: u64,
    number: usize,
}

#[derive(Debug)]
struct Build<'a> {
    lap: Lap,
    boards: &'a Boards,
    pages: Vec<Page>,
}

impl Build<'_> {
    /// Works out all boards of so many seeds, those of fewer being done.
    fn layer(&mut self, seeds: u8) {
        let all = Boards::with(seeds);
        let widest = i8::try_from(seeds).unwrap_or(i8::MAX);
        let mut open = Vec::new();
        for page in 0..self.pages.len() {
            for &board in &all {
                let number = self.pages[page].bounds.len();
                self.pages[page].bounds.push(Bounds {
                    least: -widest,
                    most: widest,
                });
                open.push(Open {
                    page,
                    board,
                    number,
                });
            }
        }
        let mut changed = true;
        while changed {
            changed = false;
            open.retain(|&state| {
                let before = self.pages[state.page].bounds[state.number];
                let now = self.look_at(state, seeds, before);
                self.pages[state.page].bounds[state.number] = now;
                changed |= now != before;
                !now.meet()
            });
        }
    }

    /// The position of a board, South being to move with the captured seeds in its hands.
    fn position(&self, page: &Page, board: u64, seeds: u8) -> Option<Position> {
        let setup = Setup {
            seeds: board.to_le_bytes(),
            souths: page.territory,
            captured: BySide {
                south: SEEDS - seeds,
                north: 0,
            },
            turn: Turn::Free(Side::South),
            lap: self.lap,
            refusals: BySide::default(),
        };
        Position::try_from(setup).ok()
    }

    /// What can be said of a board, given what is known of those it leads to.
    fn look_at(&self, state: Open, seeds: u8, before: Bounds) -> Bounds {
        let page = &self.pages[state.page];
        let other = &self.pages[self.pages.len() - 1 - state.page];
        let Some(position) = self.position(page, state.board, seeds) else {
            return before;
        };
        if position.outcome().is_some() {
            let swept = position.settle().seeds.south - position.captured().south;
            let margin = margin(2 * swept, seeds);
            return Bounds {
                least: margin,
                most: margin,
            };
        }
        let after = |board: u64, seeds| {
            let board = board.rotate_right(8 * page.turn);
            other.bounds[self.boards.number(board, seeds)]
        };
        let mut least = i8::MIN;
        let mut most = i8::MIN;
        let mut sows = false;
        for (action, next) in position.successors() {
            if Position::is_offer(action) {
                break;
            }
            let left = next.seeds_on_board();
            let gain = margin(seeds - left, 0);
            let then = after(next.packed_seeds(), left);
            least = least.max(gain - then.most);
            most = most.max(gain - then.least);
            sows |= matches!(action, ayla_rules::gore::Action::Sow(_));
        }
        if sows && page.view.can_wait {
            most = most.max(-after(state.board, seeds).least);
        }
        Bounds {
            least: before.least.max(least),
            most: before.most.min(most),
        }
    }
}

/// The difference of two small numbers of seeds.
fn margin(seeds: u8, other: u8) -> i8 {
    seeds.cast_signed() - other.cast_signed()
}

const _: () = assert!(HOLES == 8, "a board is eight bytes");

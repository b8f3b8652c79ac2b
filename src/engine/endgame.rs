//! Endgame tables: what both sides can force with few seeds left on Goré's board, for any territory.
//!
//! A table holds two bounds for each board. *Least* is the margin that the side to move can force within a finite number
//! of plies whatever the other side does, *most* the one that the other side can hold it to; both are reckoned for a side
//! that refuses every offer and makes none, against one that may use its offers to let the turn go by. So what a table
//! says holds in the whole game, trades included, and however endless games are counted; where the bounds meet, the
//! value is exact. They do not meet where a game can be made to go round for ever, or where only a trade that is
//! accepted would decide it.
//!
//! A board has 8 holes in a ring, and the rules do not care where the ring begins: so the 256 territories come down to
//! 36, each of which has a table. A table is worked out from the rules themselves, board by board in order of their
//! seeds, and for boards of as many seeds round and round until nothing changes any more.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex};

use ayla_rules::Position as _;
use ayla_rules::gore::{Lap, Position, Turn};

use super::game::gore::{TURNS, pattern};
use super::game::{Searched, Terms};
use super::measure::Score;

mod boards;
mod build;

use boards::Boards;

/// A side's share of a table: the board seen by the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct View {
    /// The territory of the side to move, a bit for each hole.
    territory: u8,
    /// Whether the side to move can let its turn go by, with an offer.
    can_wait: bool,
    /// Whether the other side can.
    other_can_wait: bool,
}

impl View {
    /// The same territories, seen by the other side.
    const fn other(self) -> Self {
        Self {
            territory: !self.territory,
            can_wait: self.other_can_wait,
            other_can_wait: self.can_wait,
        }
    }

    /// By how many holes the board is turned back to make the territory's pattern the smallest number.
    fn turn(self) -> u32 {
        TURNS[usize::from(self.territory)].into()
    }

    /// The view of the board so turned.
    fn turned(self) -> Self {
        Self {
            territory: self.territory.rotate_right(self.turn()),
            ..self
        }
    }
}

/// The margins still to come, for the side to move: what it can force, and what it can be held to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bounds {
    pub(crate) least: i8,
    pub(crate) most: i8,
}

impl Bounds {
    /// Whether both sides can force the same.
    const fn meet(self) -> bool {
        self.least == self.most
    }
}

/// The tables for the territories of one position.
#[derive(Debug)]
pub(crate) struct Endgames {
    lap: Lap,
    /// The territories of both sides, turned.
    territories: [u8; 2],
    boards: Boards,
    tables: HashMap<View, Arc<[Bounds]>>,
}

impl Endgames {
    /// Tables for a position and those that have the same territories, with at most so many seeds on the board. They
    /// are worked out when they are first asked for.
    pub(crate) fn new(position: &Position, most_seeds: u8) -> Self {
        let view = view(position, Terms::default());
        Self {
            lap: position.lap(),
            territories: [view.turned().territory, view.other().turned().territory],
            boards: Boards::new(most_seeds),
            tables: HashMap::new(),
        }
    }

    /// The least and the greatest final margin that the sides can see to, if there is a table that says so.
    pub(crate) fn margins(&mut self, position: &Position, terms: Terms) -> Option<(Score, Score)> {
        let seeds = position.seeds_on_board();
        if seeds > self.boards.most_seeds() || !matches!(position.turn(), Turn::Free(_)) {
            return None;
        }
        let view = view(position, terms);
        let turned = view.turned();
        if !self.territories.contains(&turned.territory) {
            return None;
        }
        if !self.tables.contains_key(&turned) {
            self.work_out(position, terms);
        }
        let table = self.tables.get(&turned)?;
        let board = position.packed_seeds().rotate_right(8 * view.turn());
        let Bounds { least, most } = table[self.boards.number(board, seeds)];
        let side = position.side_to_move();
        let captured = position.captured();
        let so_far = Score::from(captured[side]) - Score::from(captured[side.other()]);
        Some((so_far + Score::from(least), so_far + Score::from(most)))
    }

    /// Works out the table for a position's territories, unless another search of this program has done so.
    pub(crate) fn work_out(&mut self, position: &Position, terms: Terms) {
        let view = view(position, terms).turned();
        let origin = Origin {
            lap: self.lap,
            most_seeds: self.boards.most_seeds(),
            view,
        };
        let table = shared(origin).unwrap_or_else(|| {
            let tables = build::tables(view, self.lap, &self.boards);
            let tables = tables.into_iter().map(|(view, table)| (view, table.into()));
            self.tables.extend(tables);
            share(origin, &self.tables);
            self.tables[&view].clone()
        });
        self.tables.insert(view, table);
    }

    /// How many boards the tables know, and for how many of these the bounds meet.
    #[cfg(test)]
    pub(crate) fn count(&self) -> (usize, usize) {
        let all = || self.tables.values().flat_map(|table| table.iter());
        (all().count(), all().filter(|bounds| bounds.meet()).count())
    }
}

/// How the side to move sees a position's territories.
fn view(position: &Position, terms: Terms) -> View {
    let side = position.side_to_move();
    let other = side.other();
    View {
        territory: pattern(position.owned_by(side)),
        can_wait: position.can_be_offered(other, terms),
        other_can_wait: position.can_be_offered(side, terms),
    }
}

/// What a table depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Origin {
    lap: Lap,
    most_seeds: u8,
    view: View,
}

/// Tables of this many seeds or fewer, a quarter of a megabyte each, are worked out once for the whole program.
const MOST_SHARED_SEEDS: u8 = 12;

type Shared = Mutex<HashMap<Origin, Arc<[Bounds]>>>;

static SHARED: LazyLock<Shared> = LazyLock::new(Shared::default);

/// A table that some search of this program has worked out.
fn shared(origin: Origin) -> Option<Arc<[Bounds]>> {
    SHARED.lock().ok()?.get(&origin).cloned()
}

/// Keeps tables, made as this one, for other searches.
fn share(made: Origin, tables: &HashMap<View, Arc<[Bounds]>>) {
    if made.most_seeds > MOST_SHARED_SEEDS {
        return;
    }
    if let Ok(mut shared) = SHARED.lock() {
        let all = tables.iter();
        shared.extend(all.map(|(&view, table)| (Origin { view, ..made }, table.clone())));
    }
}

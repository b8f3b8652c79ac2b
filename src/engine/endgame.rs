//! Endgame tables: what both sides can force with few seeds left on Goré's board, for any territory.
//!
//! A table holds two bounds for each board. *Least* is the margin that the side to move can force within a finite number
//! of plies whatever the other side does, *most* the one that the other side can hold it to; both are reckoned for a side
//! that refuses every offer and makes none, against one that may use its offers to let the turn go by. So what a table
//! says holds in the whole game, trades included, and however endless games are counted; where the bounds meet, the
//! value is exact. They do not meet where a game can be made to go round for ever, or where it depends on an offer: on
//! whether it is accepted, with six seeds more on the board for each hole, and who would own what then.
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

/// The tables of a search: for the territories where it begins, and for all others that it comes upon often enough.
#[derive(Debug)]
pub(crate) struct Endgames {
    lap: Lap,
    /// The territories of both sides where the search begins, turned.
    first: [u8; 2],
    boards: Boards,
    tables: HashMap<View, Table>,
}

/// A table, or how often one has been asked for.
#[derive(Debug)]
enum Table {
    Wanted(u32),
    Ready(Arc<[Bounds]>),
}

/// How often a table for other territories than the first ones is asked for before it is worked out: by then it is worth
/// the time, some twenty milliseconds for eight seeds.
pub(crate) const DEMAND: u32 = 20_000;

impl Endgames {
    /// Tables for a search that begins with a position, for boards of at most so many seeds. They are worked out when
    /// they are asked for.
    pub(crate) fn new(position: &Position, most_seeds: u8) -> Self {
        let view = view(position, Terms::default());
        Self {
            lap: position.lap(),
            first: [view, view.other()].map(|view| view.turned().territory),
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
        if self.is_worth_while(turned) {
            self.work_out(turned);
        }
        let Some(Table::Ready(table)) = self.tables.get(&turned) else {
            return None;
        };
        let board = position.packed_seeds().rotate_right(8 * view.turn());
        let Bounds { least, most } = table[self.boards.number(board, seeds)];
        let side = position.side_to_move();
        let captured = position.captured();
        let so_far = Score::from(captured[side]) - Score::from(captured[side.other()]);
        Some((so_far + Score::from(least), so_far + Score::from(most)))
    }

    /// Whether a table is missing that has been asked for often enough, this time counted in.
    fn is_worth_while(&mut self, turned: View) -> bool {
        let demand = if self.first.contains(&turned.territory) {
            1
        } else {
            DEMAND
        };
        match self.tables.entry(turned).or_insert(Table::Wanted(0)) {
            Table::Ready(_) => false,
            Table::Wanted(times) => {
                *times += 1;
                *times >= demand
            }
        }
    }

    /// Works out the tables of both sides, unless another search of this program has done so.
    fn work_out(&mut self, turned: View) {
        let both = [turned, turned.other().turned()];
        let origin = |view| Origin {
            lap: self.lap,
            most_seeds: self.boards.most_seeds(),
            view,
        };
        let tables = match both.map(|view| shared(origin(view))) {
            [Some(own), Some(other)] => both.into_iter().zip([own, other]).collect(),
            _ => build::tables(turned, self.lap, &self.boards),
        };
        for (view, table) in tables {
            share(origin(view), &table);
            self.tables.insert(view, Table::Ready(table));
        }
    }

    /// How many boards the tables know, and for how many of these the bounds meet.
    #[cfg(test)]
    pub(crate) fn count(&self) -> (usize, usize) {
        let bounds = || {
            let tables = self.tables.values();
            let ready = tables.filter_map(|table| match table {
                Table::Ready(table) => Some(table),
                Table::Wanted(_) => None,
            });
            ready.flat_map(|table| table.iter())
        };
        let meet = bounds().filter(|bounds| bounds.meet());
        (bounds().count(), meet.count())
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

/// Keeps a table for other searches.
fn share(origin: Origin, table: &Arc<[Bounds]>) {
    if origin.most_seeds > MOST_SHARED_SEEDS {
        return;
    }
    if let Ok(mut shared) = SHARED.lock() {
        shared.insert(origin, table.clone());
    }
}

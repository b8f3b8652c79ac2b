//! Evaluation and search over positions of both games: what each legal action is worth, and how sure that is.
//!
//! [`analyse`] answers at once, [`Background`] in a thread of its own, [`Player`] with an action; a [`contest`] finds out
//! who is stronger. The engine knows the rules package and nothing else: no file, no terminal.
//!
//! # What "exact" means
//!
//! A value is exact if both sides can see to it: if it follows from ends of the game alone, whatever the other side does
//! and whatever it offers. A game in which both sides let their turns go by, by offers that are refused or by passing,
//! until the same position comes up again ends there by agreement, as the rulebook has it: each side takes the seeds in the
//! holes that it owns. Anything else is the value of the game that is broken off after a number of plies, and says so; an
//! offer within a line counts for six of them with its answer. All values are worked out from the position alone: how it
//! was reached, and so how often it came up before, is no part of the question.
//!
#![doc = include_str!("engine/FINDINGS.md")]

use ayla_rules::AnyPosition;

mod analysis;
mod background;
mod chance;
pub mod contest;
mod deepening;
mod endgame;
mod game;
mod limits;
mod measure;
mod player;
mod principal;
mod search;
mod table;
#[cfg(test)]
mod tests;

pub use analysis::{Analysis, Answer, Answers, Breadth, Certainty, Line};
pub use background::Background;
pub use chance::Chance;
pub use limits::{Limits, Stop};
pub use measure::{Measure, Rank, Value, with_sign};
pub(crate) use player::is_offer;
pub use player::{Player, Plays};

use deepening::Deepening;
use game::{Searched, Terms};
use limits::Meter;
use principal::Principal;
use search::Search;
use table::Table;

/// What is wanted of an analysis. The defaults are what plays best, see the findings above.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// What is counted.
    pub measure: Measure,
    /// Whether offers are reckoned with; one that is pending is answered in any case.
    pub trades: bool,
    /// How many seeds a hole more than the other side is reckoned to be worth where a line of Goré is broken off. With
    /// none a value at a depth is that of the game ended there by agreement.
    pub territory: u8,
    /// For which actions values are wanted.
    pub breadth: Breadth,
    /// When to end.
    pub limits: Limits,
    /// The most memory for the table of positions, in bytes.
    pub table_bytes: usize,
    /// Up to how many seeds on Goré's board endgame tables are used, 24 at the most; none for zero.
    pub endgame_seeds: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            measure: Measure::Seeds,
            trades: true,
            territory: 16,
            breadth: Breadth::AllActions,
            limits: Limits::nodes(2_000_000),
            table_bytes: 64 << 20,
            endgame_seeds: 8,
        }
    }
}

/// How large a table begins: enough for a small question.
const FIRST_TABLE_BYTES: usize = 2 << 20;

/// Says what each legal action of a position is worth. After each depth the analysis so far is reported.
pub fn analyse(
    position: &AnyPosition,
    options: &Options,
    stop: &Stop,
    report: &mut dyn FnMut(&Analysis),
) -> Analysis {
    match *position {
        AnyPosition::Gore(position) => analyse_one(position, options, stop, report),
        AnyPosition::DjenonAboure(position) => analyse_one(position, options, stop, report),
    }
}

fn analyse_one<P: Searched + Into<AnyPosition>>(
    position: P,
    options: &Options,
    stop: &Stop,
    report: &mut dyn FnMut(&Analysis),
) -> Analysis {
    let search = Search {
        terms: Terms {
            measure: options.measure,
            trades: options.trades,
            territory: options.territory.into(),
        },
        meter: Meter::unlimited(),
        table: Table::new(options.table_bytes.min(FIRST_TABLE_BYTES)),
        principal: Principal::default(),
        endgames: position.endgames(options.endgame_seeds),
        trusts_proofs: true,
    };
    Deepening::new(position, search, options).run(&options.limits, stop, report)
}

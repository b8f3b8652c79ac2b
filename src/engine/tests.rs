//! The engine against plain minimax and against what is known.

use ayla_rules::gore::{self, Lap, Turn};
use ayla_rules::{AnyAction, AnyPosition, BySide, Game, Position, SEEDS, Side, djenon_aboure};

use super::chance::Chance;
use super::game::{Searched, Terms};
use super::limits::Meter;
use super::measure::{INFINITE, Measure, Score};
use super::search::{Place, Search, depth_of_answer};
use super::table::Table;
use super::{Analysis, Breadth, Limits, Line, Options, Rank, Stop, analyse};

mod agreement;
mod analysis;
mod endgames;
mod known_values;

/// What a position is worth at a depth, by the definition and nothing else: no pruning, no table, no order.
fn minimax<P: Searched>(position: &P, depth: u8, terms: Terms) -> Score {
    minimax_after(position, &[], depth, terms)
}

/// The same for a position in a line; `past` are the positions of the line since the board last changed.
fn minimax_after<P: Searched>(position: &P, past: &[P::Key], depth: u8, terms: Terms) -> Score {
    let side = position.side_to_move();
    if let Some(end) = position.outcome() {
        return terms.measure.score(end, side);
    }
    if depth == 0 {
        return terms.estimate(position, side, position.more_holes(side));
    }
    position
        .successors()
        .filter(|&(action, _)| terms.trades || !P::is_offer(action))
        .map(|(action, next)| {
            let value = match P::is_offer(action) {
                true => minimax_after(&next, past, depth_of_answer(depth), terms),
                false if past.contains(&next.key()) => {
                    let side = next.side_to_move();
                    terms.measure.score(next.settle(), side)
                }
                false => {
                    let past = if P::is_wait(action) { past } else { &[] };
                    let past = [past, &[next.key()]].concat();
                    minimax_after(&next, &past, depth - 1, terms)
                }
            };
            if next.side_to_move() == side {
                value
            } else {
                -value
            }
        })
        .max()
        .expect("a game that goes on has an action")
}

fn search(terms: Terms, trusts_proofs: bool) -> Search {
    Search {
        terms,
        meter: Meter::unlimited(),
        table: Table::new(1 << 16),
        principal: super::principal::Principal::default(),
        endgames: None,
        trusts_proofs,
    }
}

/// All terms on which a game can be searched.
fn all_terms() -> impl Iterator<Item = Terms> {
    Measure::ALL.into_iter().flat_map(|measure| {
        [(false, 0), (true, 0), (true, 5)].map(|(trades, territory)| Terms {
            measure,
            trades,
            territory,
        })
    })
}

/// So many seeds thrown into the holes of a board.
fn thrown<const N: usize>(seeds: usize, chance: &mut Chance) -> [u8; N] {
    let mut board = [0; N];
    for _ in 0..seeds {
        board[chance.below(N)] += 1;
    }
    board
}

/// A position of Goré with so many seeds on the board, any territory, any split of the captured seeds, sometimes with
/// a pending offer or refusals.
fn any_gore(seeds: usize, chance: &mut Chance) -> gore::Position {
    let captured = usize::from(SEEDS) - seeds;
    let south = u8::try_from(chance.below(captured + 1)).expect("at most 48");
    let side = Side::ALL[chance.below(2)];
    let setup = gore::Setup {
        seeds: thrown(seeds, chance),
        souths: gore::Hole::all().filter(|_| chance.below(2) == 0).collect(),
        captured: BySide {
            south,
            north: SEEDS - u8::try_from(seeds).expect("at most 48") - south,
        },
        turn: Turn::Free(side),
        lap: Lap::ALL[chance.below(2)],
        refusals: BySide::from_fn(|_| u32::from(chance.below(3) == 0)),
    };
    let position = gore::Position::try_from(setup).expect("48 seeds");
    let offers: Vec<_> = position
        .legal_actions()
        .filter(|&action| gore::Position::is_offer(action))
        .collect();
    match chance.pick(&offers) {
        Some(&offer) if chance.below(4) == 0 => position.play(offer).expect("a legal offer"),
        _ => position,
    }
}

/// A position of Djenon-aboure with so many seeds on the board.
fn any_djenon_aboure(seeds: usize, chance: &mut Chance) -> djenon_aboure::Position {
    let captured = usize::from(SEEDS) - seeds;
    let south = u8::try_from(chance.below(captured + 1)).expect("at most 48");
    let setup = djenon_aboure::Setup {
        seeds: thrown(seeds, chance),
        captured: BySide {
            south,
            north: SEEDS - u8::try_from(seeds).expect("at most 48") - south,
        },
        side: Side::ALL[chance.below(2)],
    };
    djenon_aboure::Position::try_from(setup).expect("48 seeds")
}

/// What an analysis without a clock says.
fn analysed(game: Game, notation: &str, options: Options) -> Analysis {
    let position = game.position(notation).expect("a position");
    analyse(&position, &options, &Stop::default(), &mut |_| ())
}

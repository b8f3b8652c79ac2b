//! Nodes a second: the search of both games beside the bare tree of the rules, and what a question costs.
//!
//! `cargo bench --bench engine`. Items are positions looked at; each bench asserts how many they are.

use std::sync::atomic::{AtomicUsize, Ordering};

use ayla::engine::{Breadth, Chance, Limits, Measure, Options, Stop, analyse};
use ayla_rules::{AnyPosition, Game, Position, Side, djenon_aboure, gore};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

/// All positions of the tree of legal actions, so many plies deep.
fn walk<P: Position>(position: &P, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let below = position
        .successors()
        .map(|(_, next)| walk(&next, depth - 1));
    1 + below.sum::<u64>()
}

#[divan::bench(sample_count = 20)]
fn tree_of_gore(bencher: Bencher) {
    let start = gore::Position::default();
    bencher
        .counter(ItemsCount::new(walk(&start, 9)))
        .bench(|| walk(black_box(&start), 9));
}

#[divan::bench(sample_count = 20)]
fn tree_of_djenon_aboure(bencher: Bencher) {
    let start = djenon_aboure::Position::default();
    bencher
        .counter(ItemsCount::new(walk(&start, 9)))
        .bench(|| walk(black_box(&start), 9));
}

/// Searches so many nodes from a position, and says how many they were.
fn search(position: &AnyPosition, options: Options) -> u64 {
    analyse(position, &options, &Stop::default(), &mut |_| ()).nodes
}

const NODES: u64 = 4_000_000;

#[divan::bench(args = Measure::ALL, sample_count = 5)]
fn search_of_gore(bencher: Bencher, measure: Measure) {
    let options = Options {
        measure,
        limits: Limits::nodes(NODES),
        ..Options::default()
    };
    let start = Game::Gore(gore::Lap::default()).start(Side::South);
    bencher
        .counter(ItemsCount::new(search(&start, options)))
        .bench(|| search(black_box(&start), options));
}

#[divan::bench(sample_count = 5)]
fn search_of_gore_in_mid_bargain(bencher: Bencher) {
    let options = Options {
        measure: Measure::Honour,
        limits: Limits::nodes(NODES),
        ..Options::default()
    };
    let game = Game::Gore(gore::Lap::default());
    let position = game.position("1,2,0,7/3,5,1,2 SSSS/NNNN 14-13 S");
    let position = position.expect("48 seeds");
    bencher
        .counter(ItemsCount::new(search(&position, options)))
        .bench(|| search(black_box(&position), options));
}

/// The whole of Djenon-aboure from the start, all six actions.
#[divan::bench(sample_count = 20)]
fn solving_djenon_aboure(bencher: Bencher) {
    let start = Game::DjenonAboure.start(Side::South);
    let options = Options {
        limits: Limits::default(),
        ..Options::default()
    };
    bencher
        .counter(ItemsCount::new(search(&start, options)))
        .bench(|| search(black_box(&start), options));
}

/// So many positions, one after another, of random games of Djenon-aboure.
fn positions_of_random_games(count: usize) -> Vec<AnyPosition> {
    let start = Game::DjenonAboure.start(Side::South);
    let chance = &mut Chance::new(7);
    let successor = |position: &AnyPosition| {
        let actions = position.legal_actions();
        let next = chance
            .pick(&actions)
            .and_then(|&action| position.play(action).ok());
        Some(next.unwrap_or(start))
    };
    std::iter::successors(Some(start), successor)
        .take(count)
        .collect()
}

/// One position of a random game of Djenon-aboure after another, each solved with all its actions.
#[divan::bench(sample_count = 1000, sample_size = 1)]
fn solving_a_position_of_djenon_aboure(bencher: Bencher) {
    let options = Options {
        limits: Limits::default(),
        ..Options::default()
    };
    let positions = positions_of_random_games(1000);
    let next = AtomicUsize::new(0);
    bencher
        .with_inputs(|| positions[next.fetch_add(1, Ordering::Relaxed) % positions.len()])
        .bench_values(|position| {
            let analysis = analyse(&position, &options, &Stop::default(), &mut |_| ());
            assert!(analysis.exact);
        });
}

/// The best action of Goré's start, as a player looks for it.
#[divan::bench(args = [8, 12, 16], sample_count = 10)]
fn best_action_of_gore_at_depth(bencher: Bencher, depth: u32) {
    let options = Options {
        breadth: Breadth::BestAction,
        limits: Limits::depth(depth),
        ..Options::default()
    };
    let start = Game::Gore(gore::Lap::default()).start(Side::South);
    bencher
        .counter(ItemsCount::new(search(&start, options)))
        .bench(|| search(black_box(&start), options));
}

/// The endgame tables of the first territories for so many seeds, from nothing, with and without trades.
#[divan::bench(args = [14, 15, 16, 17, 18], consts = [false, true], sample_count = 1, sample_size = 1)]
fn endgame_tables<const TRADES: bool>(bencher: Bencher, seeds: u8) {
    let options = Options {
        trades: TRADES,
        limits: Limits::depth(1),
        endgame_seeds: seeds,
        ..Options::default()
    };
    let game = Game::Gore(gore::Lap::default());
    let position = game.position("3,1,0,1/1,0,0,0 SSSS/NNNN 22-20 S");
    let position = position.expect("48 seeds");
    bencher.bench(|| search(black_box(&position), options));
}

//! The endgame tables against searches that know nothing of them.

use super::*;
use crate::engine::endgame::{DEMAND, Endgames};

/// Depths at which every line that a table knows of has come to its end; most have at the first.
const DEEP: [u8; 6] = [8, 16, 24, 32, 48, 64];

fn agrees(position: &gore::Position, terms: Terms) {
    let mut endgames = Endgames::new(position, 7);
    let (least, most) = endgames.margins(position, terms).expect("a table");
    let value = |depth| {
        let found = search(terms, false).node(&Place::first(*position), depth, -INFINITE, INFINITE);
        found.score
    };
    let agrees = |value| least <= value && value <= most;
    let depth = DEEP.into_iter().find(|&depth| agrees(value(depth)));
    let depth = depth.unwrap_or_else(|| panic!("{position}: {least} to {most}, {terms:?}"));
    for deeper in [depth + 1, depth + 4] {
        let value = value(deeper);
        assert!(
            agrees(value),
            "{position}: {least} to {most}, but {value} at depth {deeper}, {terms:?}"
        );
    }
}

#[test]
fn a_table_says_what_a_deep_search_finds() {
    let chance = &mut Chance::new(3);
    for trades in [false, true] {
        let terms = Terms {
            measure: Measure::Seeds,
            trades,
            territory: 0,
        };
        let mut looked_at = 0;
        while looked_at < 120 {
            let position = any_gore(3 + looked_at % 5, chance);
            if matches!(position.turn(), Turn::Free(_)) {
                agrees(&position, terms);
                looked_at += 1;
            }
        }
    }
}

#[test]
fn territories_that_are_met_often_get_a_table() {
    let first: gore::Position = "3,0,0,0/0,0,0,0 SSSS/NNNN 23-22 S"
        .parse()
        .expect("48 seeds");
    let other: gore::Position = "3,0,0,0/0,0,0,0 SNSN/NSNN 23-22 S"
        .parse()
        .expect("48 seeds");
    let terms = Terms::default();
    let mut endgames = Endgames::new(&first, 3);
    assert!(endgames.margins(&first, terms).is_some());
    let mut questions = 1;
    while endgames.margins(&other, terms).is_none() {
        questions += 1;
    }
    assert_eq!(questions, DEMAND);
}

#[test]
fn without_trades_both_sides_can_force_the_same_with_few_seeds_left() {
    for lap in Lap::ALL {
        let few: gore::Position = "3,1,0,1/1,0,0,0 SSSS/NNNN 22-20 S"
            .parse()
            .expect("48 seeds");
        let setup = gore::Setup { lap, ..few.into() };
        let position = gore::Position::try_from(setup).expect("48 seeds");
        let mut endgames = Endgames::new(&position, 9);
        let terms = Terms::default();
        assert!(!terms.trades);
        assert!(endgames.margins(&position, terms).is_some());
        let (boards, meet) = endgames.count();
        assert_eq!((boards, meet), (24_310, 24_310));
    }
}

#[test]
fn the_last_seeds_are_exact_at_once() {
    let position = "2,3,0,1/1,0,4,1 SSSS/NNNN 18-18 S";
    let options = Options {
        trades: false,
        endgame_seeds: 12,
        ..Options::default()
    };
    let analysis = analysed(Game::ALL[0], position, options);
    assert!(analysis.exact);
    assert!(analysis.nodes < 100);
}

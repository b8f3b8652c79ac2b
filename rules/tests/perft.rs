//! The reference counts of the rulebook, from the start to depth 8.

use ayla_rules::gore::Lap;
use ayla_rules::{Game, Side};

const COUNTS: [(Game, [u64; 8]); 3] = [
    (
        Game::Gore(Lap::ThroughOrigin),
        [4, 16, 64, 241, 947, 3_701, 13_970, 54_132],
    ),
    (
        Game::Gore(Lap::SkipOrigin),
        [4, 16, 64, 238, 879, 3_205, 11_978, 42_838],
    ),
    (
        Game::DjenonAboure,
        [6, 27, 120, 512, 1_963, 7_862, 26_596, 92_094],
    ),
];

#[test]
fn the_trees_have_the_leaves_of_the_rulebook_whoever_begins() {
    for (game, counts) in COUNTS {
        for first in Side::ALL {
            for (depth, count) in (1..).zip(counts) {
                assert_eq!(
                    game.start(first).perft(depth),
                    count,
                    "{game:?} {first} at depth {depth}"
                );
            }
        }
    }
}

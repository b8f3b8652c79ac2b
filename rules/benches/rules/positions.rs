//! Positions to measure with: from games played at random, the same in every run.

use std::collections::HashSet;

use ayla_rules::{BySide, Position, gore};

/// How many sowings are measured, each from a position of its own.
const SOWINGS: usize = 1 << 17;
/// How many positions the trees of a midgame start from.
const MIDGAME: usize = 48;

/// Random numbers (Vigna's splitmix64).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
        usize::try_from(mixed % limit as u64).expect("below a usize")
    }
}

/// Plays game after game, each action chosen at random and shown with the position before it, until `see` is content.
fn play_at_random<P: Position + Default>(mut see: impl FnMut(P, P::Action) -> bool) {
    let mut random = Random(48);
    loop {
        let mut position = P::default();
        // Trades can go on for ever.
        for _ in 0..200 {
            let legal = position.legal_actions().len();
            if legal == 0 {
                break;
            }
            // The first actions of the list are sowings: at least every other choice is one.
            let limit = if random.below(2) == 0 {
                legal
            } else {
                legal.min(4)
            };
            let action = position
                .legal_actions()
                .nth(random.below(limit))
                .expect("the choice is below the length");
            if see(position, action) {
                return;
            }
            position = position.play(action).expect("a legal action can be played");
        }
    }
}

/// So many different positions, each with a sowing that is legal there.
pub(crate) fn sowings<P: Position + Default>(
    is_sowing: impl Fn(P::Action) -> bool,
) -> Vec<(P, P::Action)> {
    let mut seen = HashSet::new();
    let mut sowings = Vec::new();
    play_at_random(|position: P, action| {
        if is_sowing(action) && seen.insert(position.key()) {
            sowings.push((position, action));
        }
        sowings.len() == SOWINGS
    });
    sowings
}

/// Positions in which both sides have captured enough to trade, had they anything to trade.
pub(crate) fn midgame<P: Position + Default>() -> Vec<P> {
    let mut midgame = Vec::new();
    let mut skip = 0;
    play_at_random(|position: P, _| {
        let BySide { south, north } = position.captured();
        let is_rich = south.min(north) >= gore::OFFER_PRICE;
        skip += usize::from(is_rich);
        if is_rich && skip % 23 == 0 {
            midgame.push(position);
        }
        midgame.len() == MIDGAME
    });
    midgame
}

//! The search agrees with plain minimax, at every depth and in every way of asking.

use super::*;

fn agrees<P: Searched>(position: &P, depth: u8, terms: Terms) {
    let plain = minimax(position, depth, terms);
    let mut to_the_letter = search(terms, false);
    for depth in 0..depth {
        to_the_letter.node(&Place::first(*position), depth, -INFINITE, INFINITE);
    }
    let found = to_the_letter.node(&Place::first(*position), depth, -INFINITE, INFINITE);
    assert_eq!(found.score, plain, "{position} at depth {depth}, {terms:?}");
    for window in [-48, -7, 0, 7, 48] {
        let (alpha, beta) = (window - 1, window + 1);
        let found = search(terms, false).node(&Place::first(*position), depth, alpha, beta);
        assert_eq!(
            found.score.clamp(alpha, beta),
            plain.clamp(alpha, beta),
            "{position} at depth {depth}, {terms:?}, asked about {window}"
        );
    }
    let mut trusting = search(terms, true);
    let found = trusting.node(&Place::first(*position), depth, -INFINITE, INFINITE);
    if found.proven {
        for deeper in depth..depth + 3 {
            assert_eq!(
                found.score,
                minimax(position, deeper, terms),
                "{position}, proven at depth {depth}, at depth {deeper}, {terms:?}"
            );
        }
    }
}

#[test]
fn gore_is_worth_what_minimax_says() {
    let chance = &mut Chance::new(1);
    for terms in all_terms() {
        for seeds in [5, 9, 14, 22, 36] {
            for _ in 0..60 {
                let position = any_gore(seeds, chance);
                for depth in 0..=4 {
                    agrees(&position, depth, terms);
                }
            }
        }
    }
}

/// Positions with few actions, where deep lines are not too many: turns that go by, and go by again.
#[test]
fn positions_that_come_up_again_are_worth_what_minimax_says() {
    let chance = &mut Chance::new(3);
    for terms in all_terms().filter(|terms| terms.trades) {
        let mut looked_at = 0;
        while looked_at < 40 {
            let position = any_gore(3 + looked_at % 6, chance);
            let few = |position: &gore::Position| position.legal_actions().len() <= 5;
            let offers = |position: &gore::Position| {
                let mut actions = position.legal_actions();
                actions.any(gore::Position::is_offer)
            };
            let is_slow = |(_, next): (_, gore::Position)| !few(&next);
            if few(&position) && offers(&position) && !position.successors().any(is_slow) {
                agrees(&position, 7, terms);
                looked_at += 1;
            }
        }
    }
}

#[test]
fn djenon_aboure_is_worth_what_minimax_says() {
    let chance = &mut Chance::new(2);
    for seeds in [4, 8, 12, 20, 30, 48] {
        for _ in 0..100 {
            let position = any_djenon_aboure(seeds, chance);
            for depth in 0..=5 {
                agrees(&position, depth, Terms::default());
            }
        }
    }
}

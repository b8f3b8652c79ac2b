//! The endgame tables against searches that know nothing of them.

use super::*;
use crate::engine::endgame::Endgames;

#[test]
fn a_table_says_what_a_deep_search_finds() {
    let chance = &mut Chance::new(3);
    for lap in Lap::ALL {
        for trades in [false, true] {
            let terms = Terms {
                measure: Measure::Seeds,
                trades,
            };
            let mut met = 0;
            let mut all = 0;
            let mut longest = None;
            for round in 0..300 {
                let position = any_gore(3 + round % 5, chance);
                if position.lap() != lap || !matches!(position.turn(), Turn::Free(_)) {
                    continue;
                }
                let mut endgames = Endgames::new(&position, 7);
                let (least, most) = endgames.margins(&position, terms).expect("a table");
                let deep_enough = [8, 16, 24, 32, 48, 64].into_iter().find(|&depth| {
                    let found = search(terms, false).node(&position, depth, -INFINITE, INFINITE);
                    least <= found.score && found.score <= most
                });
                assert!(
                    deep_enough.is_some(),
                    "{position}: {least} to {most}, {terms:?}"
                );
                longest = longest.max(deep_enough);
                all += 1;
                met += u32::from(least == most);
            }
            println!("{lap:?} {trades} {met} of {all}, {longest:?}");
        }
    }
}

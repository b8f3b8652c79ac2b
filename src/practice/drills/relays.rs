//! Drills of Djenon-aboure: relays to be counted out. Their answers follow from the rules alone.

use ayla_rules::{AnyAction, AnyPosition, Game, Side};

use super::proof::{fits, laps};
use crate::engine::Chance;
use crate::practice::drill::{Chapter, Drill, HARDEST, Question, gain};

/// How many plies a game is played at random before a relay is looked for.
const MOST_PLIES: usize = 14;

/// A drill from a game played at random, if it has one.
pub(super) fn find(chance: &mut Chance) -> Option<Drill> {
    let mut position = Game::DjenonAboure.start(Side::ALL[chance.below(2)]);
    for _ in 0..chance.below(MOST_PLIES) {
        let action = *chance.pick(&position.legal_actions())?;
        position = position.play(action).ok()?;
    }
    let sowings = sowings(&position);
    let question = if chance.below(4) == 0 {
        Question::TakesMost
    } else {
        Question::Takes(*chance.pick(&relays(&position, &sowings))?)
    };
    let level = level(&position, &question, &sowings)?;
    let drill = Drill {
        chapter: Chapter::Relays,
        position,
        question,
        level,
        mistake: None,
    };
    fits(&drill).then_some(drill)
}

fn sowings(position: &AnyPosition) -> Vec<AnyAction> {
    let mut actions = position.legal_actions();
    actions.retain(|action| action.sown().is_some());
    actions
}

/// The sowings that go through several laps and capture something in the end.
fn relays(position: &AnyPosition, sowings: &[AnyAction]) -> Vec<AnyAction> {
    let is_relay = |&action: &AnyAction| laps(position, action) > 1 && gain(position, action) > 0;
    sowings.iter().copied().filter(is_relay).collect()
}

/// How hard it is to count out: by the laps that have to be followed. None if the question is not worth asking.
fn level(position: &AnyPosition, question: &Question, sowings: &[AnyAction]) -> Option<u8> {
    let laps = match question {
        Question::Takes(sowing) => laps(position, *sowing),
        _ => {
            let relays = relays(position, sowings);
            let is_choice = sowings.len() > 2 && relays.len() > 1;
            // Every sowing has to be followed, but to a glance most of them are simple.
            is_choice.then(|| {
                relays
                    .iter()
                    .map(|&relay| laps(position, relay))
                    .sum::<u32>()
                    / 2
            })?
        }
    };
    let level = match laps {
        0..=2 => 1,
        3 => 2,
        4..=5 => 3,
        6..=8 => 4,
        _ => HARDEST,
    };
    Some(level)
}

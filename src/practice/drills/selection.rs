//! From many drills a few of every kind, and from easy to hard.

use std::collections::BTreeMap;

use super::likeness::alike;
use crate::practice::drill::{Chapter, Drill, HARDEST, Question};
use ayla_rules::{AnyAction, gore};

/// Keeps at most so many drills of each chapter: none too much like another, the kinds of answers mixed, easy ones and
/// hard ones. The drills that come first are kept before others. The result is in the order of the set.
pub fn select(drills: &[Drill], most: usize) -> Vec<Drill> {
    let mut different: Vec<&Drill> = Vec::new();
    for drill in drills {
        if !different.iter().any(|other| alike(other, drill)) {
            different.push(drill);
        }
    }
    let mut kept: Vec<Drill> = Vec::new();
    for chapter in Chapter::ALL {
        let mut of_chapter = different.clone();
        of_chapter.retain(|drill| drill.chapter == chapter);
        kept.extend(in_turn(&of_chapter).into_iter().take(most).cloned());
    }
    kept.sort_by_key(|drill| (drill.chapter, drill.level, drill.id()));
    kept
}

/// The drills so that of every kind and level one comes first, then a second of each, and so on.
fn in_turn<'a>(drills: &[&'a Drill]) -> Vec<&'a Drill> {
    let mut kinds: BTreeMap<(u8, u8), Vec<&Drill>> = BTreeMap::new();
    for drill in drills {
        let kind = (kind(drill), drill.level);
        kinds.entry(kind).or_default().push(drill);
    }
    let mut in_turn: Vec<_> = kinds
        .into_iter()
        .flat_map(|((kind, level), drills)| {
            // That it is right to sow is asked half as often as anything else.
            let wait = if kind == SOWING { 2 } else { 1 };
            let turns = drills.into_iter().enumerate();
            turns.map(move |(turn, drill)| ((turn * wait, HARDEST - level, kind), drill))
        })
        .collect();
    in_turn.sort_by_key(|&(turn, _)| turn);
    in_turn.into_iter().map(|(_, drill)| drill).collect()
}

/// The kind of the drills in which it is right to sow.
const SOWING: u8 = 9;

/// What kind of answer a drill has: so that the chapter does not give it away.
fn kind(drill: &Drill) -> u8 {
    match &drill.question {
        Question::Takes(_) => 0,
        Question::TakesMost => 1,
        Question::Best { right, .. } => match right.first().map(|course| course.action) {
            Some(AnyAction::Gore(gore::Action::Accept)) => 2,
            Some(AnyAction::Gore(gore::Action::Refuse)) => 3,
            Some(AnyAction::Gore(gore::Action::Offer(offer))) => {
                3 + offer.price() / gore::OFFER_PRICE
            }
            _ => SOWING,
        },
    }
}

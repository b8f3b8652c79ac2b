//! What makes the answer of a drill unarguable, and the searches that show it.
//!
//! The answer of a relay follows from the rules. Any other is searched for with [few nodes and with many](SEARCHES), and each
//! time both with what the engine reckons a hole to be worth and with nothing for it, because that is the one thing in
//! its judgement that is no count of seeds. In all four searches every right action has to lead every wrong one: by seeds,
//! by [`LEAD`] at least; by honour, by a rank, and where no rank is certain yet by half of what one is worth. (Once all values are exact nothing more is searched.) Actions that are
//! neither right nor wrong by that standard are no part of the question, and are not counted as mistakes.

use ayla_rules::{AnyAction, AnyPosition, Event};
use thiserror::Error;

use crate::engine::{Analysis, Limits, Measure, Options, Rank, Stop, Value, analyse, is_offer};
use crate::practice::drill::{Chapter, Course, Drill, Question, Worth};

/// By how many seeds the worst right action has to be better than the best wrong one.
pub const LEAD: i16 = 4;
/// How many positions the searches look at, and how many seeds they reckon a hole to be worth.
const SEARCHES: [(u64, u8); 4] = [(30_000, 16), (30_000, 0), (240_000, 0), (240_000, 16)];
/// As much memory as one of these searches needs.
const TABLE_BYTES: usize = 8 << 20;

/// What can be argued about in a drill.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each variant's message is its documentation")]
pub enum Doubt {
    #[error("it is no question of its chapter")]
    OtherChapter,
    #[error("{0} is not legal")]
    NotLegal(AnyAction),
    #[error("{right} ({right_value}) does not lead {wrong} ({wrong_value}) by enough")]
    NoLead {
        right: AnyAction,
        right_value: Value,
        wrong: AnyAction,
        wrong_value: Value,
    },
}

/// Shows that nobody can argue about the answer of a drill.
///
/// # Errors
/// What can be argued about.
pub fn prove(drill: &Drill) -> Result<(), Doubt> {
    if !fits(drill) {
        return Err(Doubt::OtherChapter);
    }
    let Question::Best {
        measure,
        right,
        wrong,
        ..
    } = &drill.question
    else {
        return Ok(());
    };
    for analysis in searches(&drill.position, *measure, &Stop::default()) {
        let worst = extreme(&analysis, right, |value, so_far| value < so_far)?;
        let best = extreme(&analysis, wrong, |value, so_far| value > so_far)?;
        if !leads(worst.1, best.1) {
            return Err(Doubt::NoLead {
                right: worst.0,
                right_value: worst.1,
                wrong: best.0,
                wrong_value: best.1,
            });
        }
    }
    Ok(())
}

/// The searches of a proof, one after another. They end with the first that finds all values exactly.
pub(super) fn searches(
    position: &AnyPosition,
    measure: Measure,
    stop: &Stop,
) -> impl Iterator<Item = Analysis> {
    let mut is_done = false;
    SEARCHES.into_iter().map_while(move |effort| {
        if is_done {
            return None;
        }
        let analysis = look(position, measure, effort, stop, &mut |_| ());
        is_done = analysis.exact;
        Some(analysis)
    })
}

/// Looks at so many positions from one on, reckoning a hole to be worth so many seeds.
pub(super) fn look(
    position: &AnyPosition,
    measure: Measure,
    (nodes, territory): (u64, u8),
    stop: &Stop,
    report: &mut dyn FnMut(&Analysis),
) -> Analysis {
    let options = Options {
        measure,
        territory,
        limits: Limits::nodes(nodes),
        table_bytes: TABLE_BYTES,
        ..Options::default()
    };
    analyse(position, &options, stop, report)
}

/// Whether a value is better than another by enough: where there are ranks, by one of them, and by half of what a certain
/// rank is worth where none is certain; else by [`LEAD`].
pub(super) fn leads(right: Value, wrong: Value) -> bool {
    if right.rank.is_none() {
        return right.margin - wrong.margin >= LEAD;
    }
    right.rank > wrong.rank && 2 * (right.points() - wrong.points()) >= Value::RANK
}

/// The action of these that goes beyond all others, with its value.
fn extreme(
    analysis: &Analysis,
    courses: &[Course],
    goes_beyond: impl Fn(Value, Value) -> bool,
) -> Result<(AnyAction, Value), Doubt> {
    let mut extreme: Option<(AnyAction, Value)> = None;
    for Course { action, .. } in courses {
        let line = analysis.line(*action).ok_or(Doubt::NotLegal(*action))?;
        if extreme.is_none_or(|(_, so_far)| goes_beyond(line.value, so_far)) {
            extreme = Some((line.action, line.value));
        }
    }
    extreme.ok_or(Doubt::OtherChapter)
}

/// Whether the question is one of the drill's chapter.
pub(super) fn fits(drill: &Drill) -> bool {
    let position = &drill.position;
    let actions = || position.legal_actions().into_iter();
    match (&drill.question, drill.chapter) {
        (
            Question::Best {
                measure,
                right,
                wrong,
                ..
            },
            chapter,
        ) => {
            let is_wrong = |action| wrong.iter().any(|course| course.action == action);
            let offers = right
                .iter()
                .filter(|course| is_offer(course.action))
                .count();
            match chapter {
                // An offer is right and no sowing is, or the other way round; and there is something to choose.
                Chapter::FindTheOffer => {
                    let is_right = offers > 0;
                    let mut others = actions().filter(|&action| is_offer(action) != is_right);
                    (offers == 0 || offers == right.len())
                        && actions().any(is_offer)
                        && others.all(is_wrong)
                }
                Chapter::AcceptOrRefuse => position.pending_offer().is_some(),
                // Few offers are right, several are wrong, and so is every sowing.
                Chapter::WhichHoles => {
                    let wrong_offers = actions().filter(|&a| is_offer(a) && is_wrong(a)).count();
                    offers == right.len()
                        && offers <= 2
                        && wrong_offers >= 2
                        && actions().all(|action| is_offer(action) || is_wrong(action))
                }
                Chapter::WinWithGlory => {
                    // An answer may have to be a refusal that saves the win; a question may not.
                    let least = match position.pending_offer() {
                        Some(_) => Rank::WinWithoutGlory,
                        None => Rank::WinWithGlory,
                    };
                    let wins = |worth: Worth| worth.rank >= Some(least);
                    let is_won = right.iter().all(|course| course.worth.is_some_and(wins));
                    *measure == Measure::Honour && is_won && partner_offers(drill)
                }
                Chapter::Mistakes => true,
                Chapter::Relays => false,
            }
        }
        (Question::Takes(sowing), Chapter::Relays) => laps(position, *sowing) > 1,
        (Question::TakesMost, Chapter::Relays) => drill.right_course(None).is_some(),
        _ => false,
    }
}

/// Whether the other side offers something: now, or in a line of the answer.
fn partner_offers(drill: &Drill) -> bool {
    let own = drill.position.side_to_move();
    let offers_in = |course: &Course| {
        let mut position = drill.position;
        course.actions().any(|action| {
            let is_partners = position.side_to_move() != own && is_offer(action);
            // Lines are legal: they were played when the drill was read.
            position = position.play(action).unwrap_or(position);
            is_partners
        })
    };
    let courses = [drill.right_course(None), drill.other_course(None)];
    drill.position.pending_offer().is_some() || courses.iter().flatten().any(offers_in)
}

/// How many laps a sowing takes.
pub(super) fn laps(position: &AnyPosition, sowing: AnyAction) -> u32 {
    let lap = |event| match event {
        Event::Lift { lap, .. } => lap,
        _ => 0,
    };
    let story = position.trace(sowing).unwrap_or_default();
    story.into_iter().map(lap).max().unwrap_or(0)
}

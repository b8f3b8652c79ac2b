//! Drills made of somebody's own games: positions in which a choice cost seeds.
//!
//! What counts as a mistake is held to the same standard as any other drill: the searches of a proof have to agree that
//! what was played is worth less than what was best, by a clear lead. Most choices are let go after the first and shortest of
//! them, so that many games are looked through quickly.

use ayla_rules::{BySide, Side};

use super::drill::{Chapter, Drill, Mistake, Reply, Verdict};
use super::drills;
use crate::engine::{Measure, Stop};
use crate::session::Session;

/// A game to be looked through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// When it was begun, for people.
    pub begun: String,
    /// The game.
    pub session: Session,
}

/// What is told while games are looked through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// So many choices have been looked at, of so many.
    At {
        /// Looked at.
        done: usize,
        /// In all games.
        all: usize,
    },
    /// A mistake.
    Found(Box<Drill>),
    /// Nothing is left to look at.
    Done,
}

/// Looks through games, until it is done or asked to stop.
pub fn look_through(sources: &[Source], stop: &Stop, tell: &mut dyn FnMut(News)) {
    let all = sources.iter().map(|source| source.session.played()).sum();
    let mut done = 0;
    for Source { begun, session } in sources {
        for number in 1..=session.played() {
            if stop.is_wished() {
                return;
            }
            if let Some(drill) = mistake(session, number, begun, stop) {
                tell(News::Found(Box::new(drill)));
            }
            done += 1;
            tell(News::At { done, all });
        }
    }
    tell(News::Done);
}

/// The drill that an action of a game makes, if it was a mistake of somebody's who wants to learn from it.
fn mistake(session: &Session, number: usize, begun: &str, stop: &Stop) -> Option<Drill> {
    let position = session.position_after(number - 1)?;
    let played = *session.actions().get(number - 1)?;
    let side = position.side_to_move();
    if !learns(session, side) || position.legal_actions().len() < 2 {
        return None;
    }
    // Who has refused changes nothing where seeds are counted.
    let position = position.with_refusals(BySide::default())?;
    let is_wrong = |drill: &Drill| drill.judge(Reply::Action(played)) == Verdict::Wrong;
    let drill = drills::examine(
        Chapter::Mistakes,
        &position,
        Measure::Seeds,
        stop,
        &is_wrong,
    )?;
    Some(Drill {
        mistake: Some(Mistake {
            played: played.to_string(),
            by: session.players[side].as_str().to_string(),
            game: begun.to_string(),
            number,
        }),
        ..drill
    })
}

/// Whether a side of a game is played by somebody who can learn from it.
fn learns(session: &Session, side: Side) -> bool {
    session.partner().is_none_or(|partner| partner.side != side)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{Level, Partner, Temper};

    /// A game whose first action is a clear mistake; it goes on for another one.
    fn blunder() -> Session {
        let drill = drills::of(Chapter::FindTheOffer).next().expect("a drill");
        let wrong = drill.other_course(None).expect("a wrong action");
        let mut session = Session::from_position(drill.position, BySide::default());
        for action in wrong.actions().take(2) {
            session.play(action).expect("a legal line");
        }
        session
    }

    fn found(session: Session, stop: &Stop) -> (Vec<Drill>, Vec<News>) {
        let begun = "2026-11-30 10:15".to_string();
        let (mut found, mut rest) = (Vec::new(), Vec::new());
        look_through(&[Source { begun, session }], stop, &mut |news| match news {
            News::Found(drill) => found.push(*drill),
            other => rest.push(other),
        });
        (found, rest)
    }

    #[test]
    fn a_planted_mistake_is_found_with_where_it_was_made() {
        let session = blunder();
        let (found, rest) = found(session.clone(), &Stop::default());
        let first = found.first().expect("a mistake");
        let mistake = first.mistake.as_ref().expect("where it was made");
        assert_eq!(mistake.played, session.actions()[0].to_string());
        assert_eq!(
            (mistake.number, mistake.game.as_str()),
            (1, "2026-11-30 10:15")
        );
        let played = Reply::Action(session.actions()[0]);
        assert_eq!(first.judge(played), Verdict::Wrong);
        assert_eq!(drills::prove(first), Ok(()));
        let at = |done| News::At { done, all: 2 };
        assert_eq!(rest, [at(1), at(2), News::Done]);
    }

    #[test]
    fn what_the_program_did_wrong_is_nobodys_mistake() {
        let session = blunder();
        let side = session.start().side_to_move();
        let partner = |side| Partner {
            side,
            level: Level::WEAKEST,
            temper: Temper::default(),
        };
        let own = session.clone().with_partner(partner(side.other()));
        assert!(!found(own, &Stop::default()).0.is_empty());
        let partners = session.with_partner(partner(side));
        let first = |drill: &Drill| drill.mistake.as_ref().is_some_and(|at| at.number == 1);
        assert!(!found(partners, &Stop::default()).0.iter().any(first));
    }

    #[test]
    fn looking_ends_when_it_is_asked_to() {
        let stop = Stop::default();
        stop.now();
        assert_eq!(found(blunder(), &stop), (Vec::new(), Vec::new()));
    }
}

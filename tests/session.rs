//! The laws of taking back and doing again, over games played at random: every field, at every ply.

mod support;

use ayla::session::{Closing, REPETITIONS, Session, Step};
use ayla_rules::{AnyPosition, Side};
use proptest::prelude::*;
use support::{choose, games};

/// The positions of a game from its start on.
fn positions(session: &Session) -> Vec<AnyPosition> {
    (0..=session.actions().len())
        .map(|ply| *session.position_after(ply).expect("there are so many"))
        .collect()
}

proptest! {
    #[test]
    fn taking_back_goes_through_every_position_to_the_start_and_doing_again_returns(done in games()) {
        let positions = positions(&done);
        let mut session = done.clone();
        for ply in (0..done.actions().len()).rev() {
            prop_assert_eq!(session.undo(), Some(Step::Action(done.actions()[ply])));
            // `==` of positions sees board, owners, captured seeds, side to move, pending offer, refusals and lap.
            prop_assert_eq!(session.position(), &positions[ply]);
            prop_assert_eq!(session.played(), ply);
            prop_assert_eq!(session.finish(), None, "only the last position can be the end");
        }
        prop_assert_eq!(session.undo(), None);
        for (&action, position) in done.actions().iter().zip(&positions[1..]) {
            prop_assert_eq!(session.redo(), Some(Step::Action(action)));
            prop_assert_eq!(session.position(), position);
        }
        prop_assert_eq!(session.redo(), None);
        prop_assert_eq!(session, done);
    }

    #[test]
    fn the_position_is_always_what_replaying_the_actions_gives(done in games(), undone in 0_usize..90) {
        let mut session = done;
        for _ in 0..undone {
            session.undo();
        }
        let mut replayed = Session::from_position(*session.start(), session.players.clone());
        for &action in &session.actions()[..session.played()] {
            replayed.play(action).expect("it was legal before");
        }
        prop_assert_eq!(replayed.position(), session.position());
        prop_assert_eq!(replayed.repetitions(), session.repetitions());
        prop_assert_eq!(replayed.finish(), session.finish());
    }

    #[test]
    fn another_action_after_taking_back_forgets_the_rest_and_nothing_else(
        done in games(), undone in 1_usize..90, drawn: u32,
    ) {
        let mut session = done.clone();
        for _ in 0..undone {
            session.undo();
        }
        let kept = session.played();
        if let Some(action) = choose(session.position(), drawn) {
            session.play(action).expect("legal");
            prop_assert_eq!(&session.actions()[..kept], &done.actions()[..kept]);
            prop_assert_eq!(&session.actions()[kept..], &[action][..]);
            prop_assert_eq!(session.redo(), None);
        }
    }

    #[test]
    fn a_closing_stops_the_game_and_taking_it_back_restores_it_exactly(
        done in games(), undone in 0_usize..9, gives_up: bool, side in prop::sample::select(&Side::ALL[..]),
    ) {
        let mut session = done;
        for _ in 0..undone {
            session.undo();
        }
        let before = session.clone();
        let closed = if gives_up { session.resign(side) } else { session.agree() };
        if closed.is_err() {
            prop_assert!(before.finish().is_some() || before.position().pending_offer().is_some());
            prop_assert_eq!(session, before);
        } else {
            prop_assert!(session.finish().is_some());
            prop_assert_eq!(session.redo(), None);
            for action in before.position().legal_actions() {
                prop_assert!(session.play(action).is_err());
            }
            let closing = if gives_up { Closing::Resignation(side) } else { Closing::Agreement };
            prop_assert_eq!(session.undo(), Some(Step::Closing(closing)));
            prop_assert_eq!(session, before);
        }
    }

    #[test]
    fn an_action_that_is_refused_changes_nothing(done in games(), other in games()) {
        let mut session = done.clone();
        for &action in other.actions() {
            if done.position().check(action).is_err() {
                prop_assert!(session.play(action).is_err());
                prop_assert_eq!(&session, &done);
            }
        }
    }
}

#[test]
fn the_random_games_reach_offers_answers_passes_ends_and_repetitions() {
    use proptest::strategy::ValueTree;
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let (mut pending, mut trades, mut passes, mut ends, mut refusals) = (0, 0, 0, 0, 0);
    for _ in 0..300 {
        let session = games().new_tree(&mut runner).expect("a game").current();
        pending += usize::from(session.start().pending_offer().is_some());
        refusals += usize::from(session.start().refusals().south > 0);
        trades += usize::from(session.actions().iter().any(|&a| support::is_trade(a)));
        passes += usize::from(session.actions().iter().any(|a| a.is_pass()));
        ends += usize::from(session.finish().is_some());
        assert!(session.repetitions() < REPETITIONS * 100);
    }
    for (what, count) in [
        ("a pending offer at the start", pending),
        ("refusals before the start", refusals),
        ("trades", trades),
        ("passes", passes),
        ("an end", ends),
    ] {
        assert!(count >= 5, "{what}: only {count} of 300 games");
    }
}

//! What was there at saving is there after loading: games played at random, at every point of theirs.

mod support;

use ayla::save::SavedGame;
use ayla::session::Session;
use jiff::Timestamp;
use proptest::prelude::*;
use support::games;

fn loaded(game: &SavedGame) -> SavedGame {
    let json = game.to_json(Timestamp::UNIX_EPOCH);
    SavedGame::from_json(json.as_bytes())
        .unwrap_or_else(|problem| panic!("what was written can't be read: {problem}\n{json}"))
}

/// Compares two games where they are, and then step by step back to the start and on to the end.
fn assert_same(saved: &Session, loaded: &Session) {
    assert_eq!(saved, loaded);
    let (mut saved, mut loaded) = (saved.clone(), loaded.clone());
    loop {
        let step = saved.undo();
        assert_eq!(step, loaded.undo());
        assert_eq!(saved.position(), loaded.position());
        assert_eq!(saved.repetitions(), loaded.repetitions());
        if step.is_none() {
            break;
        }
    }
    loop {
        let step = saved.redo();
        assert_eq!(step, loaded.redo());
        assert_eq!(saved.position(), loaded.position());
        assert_eq!(saved.finish(), loaded.finish());
        if step.is_none() {
            break;
        }
    }
    assert_eq!(saved, loaded);
}

/// The game as it is, agreed to be over, and given up by either side, as far as that is possible.
fn closings(session: &Session) -> Vec<Session> {
    use ayla_rules::Side;
    let mut closings = vec![session.clone()];
    let mut agreed = session.clone();
    closings.extend(agreed.agree().is_ok().then_some(agreed));
    for side in Side::ALL {
        let mut resigned = session.clone();
        closings.extend(resigned.resign(side).is_ok().then_some(resigned));
    }
    closings
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn a_game_saved_with_any_part_of_it_taken_back_and_closed_in_any_way_is_the_same_after_loading(done in games()) {
        let started = Timestamp::from_second(1_764_000_000).expect("a time");
        let mut session = done;
        loop {
            for session in closings(&session) {
                let game = SavedGame::new(session, started);
                let loaded = loaded(&game);
                prop_assert_eq!(loaded.started, started);
                prop_assert_eq!(loaded.saved, Some(Timestamp::UNIX_EPOCH));
                prop_assert_eq!(&loaded.session.players, &game.session.players);
                assert_same(&game.session, &loaded.session);
            }
            if session.undo().is_none() {
                break;
            }
        }
    }

    #[test]
    fn saving_what_was_loaded_writes_the_same_file(session in games()) {
        let game = SavedGame::new(session, Timestamp::UNIX_EPOCH);
        let written = game.to_json(Timestamp::UNIX_EPOCH);
        prop_assert_eq!(loaded(&game).to_json(Timestamp::UNIX_EPOCH), written);
    }
}

//! Bytes as a saved game: refused in a sentence that is fit to be shown, or a game that is the same when it is saved again.

#![no_main]

use ayla::printable::{is_printable, printable};
use ayla::save::SavedGame;
use jiff::Timestamp;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    match SavedGame::from_json(bytes) {
        Err(problem) => assert!(printable(&problem.to_string()).chars().all(is_printable)),
        Ok(game) => {
            let again = game.to_json(Timestamp::UNIX_EPOCH);
            let again = SavedGame::from_json(again.as_bytes()).expect("it was written by ayla");
            assert_eq!(again.session, game.session);
            assert_eq!(again.started, game.started);
            assert_eq!(again.to_json(Timestamp::UNIX_EPOCH), game.to_json(Timestamp::UNIX_EPOCH));
        }
    }
});

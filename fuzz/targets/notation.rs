//! Text as a position and an action of each game: what is read is written so that it reads the same, and what is legal can
//! be played.

#![no_main]

use ayla_rules::Game;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let (first, second) = text.split_once('\n').unwrap_or((text, ""));
    for game in Game::ALL {
        let action = game.action(second);
        if let Ok(action) = action {
            assert_eq!(game.action(&action.to_string()), Ok(action));
        }
        let Ok(position) = game.position(first) else {
            continue;
        };
        assert_eq!(game.position(&position.to_string()), Ok(position));
        let legal = position.legal_actions();
        assert_eq!(legal.is_empty(), position.outcome().is_some());
        if let Ok(action) = action {
            assert_eq!(position.check(action).is_ok(), legal.contains(&action));
            assert_eq!(position.play(action).is_ok(), legal.contains(&action));
            assert_eq!(position.trace(action).is_ok(), legal.contains(&action));
        }
    }
});

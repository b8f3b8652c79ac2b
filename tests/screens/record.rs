//! Taking back and doing again without limit, and looking back, which changes nothing whatever is pressed.

use ayla::tui::input::Context;
use ayla::tui::screens::Screen;
use ayla_rules::BySide;

use super::bindings::every_key;
use super::desk::{Desk, GORE, session};

/// A game with an offer refused, one accepted, a sowing before and after; South is to move.
const PLAYED: [&str; 6] = ["1S", "offer 2N", "refuse", "2S", "offer 1N", "accept"];
const TABLE: &str = "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 S";

fn played() -> Desk {
    let mut desk = Desk::home();
    desk.open(&session(GORE, TABLE, &PLAYED));
    desk
}

#[test]
fn everything_can_be_taken_back_to_the_start_and_done_again_to_the_end() {
    let mut desk = played();
    let done = desk.session().clone();
    let moments: Vec<_> = (0..=PLAYED.len())
        .filter_map(|number| done.position_after(number).copied())
        .collect();
    for number in (0..PLAYED.len()).rev() {
        desk.press("u");
        assert_eq!(
            desk.session().position(),
            &moments[number],
            "back to {number}"
        );
        assert_eq!(desk.last_saved(), desk.session());
    }
    desk.press("u<backspace>");
    assert_eq!(desk.saves(), PLAYED.len(), "nothing more can be taken back");
    for moment in &moments[1..] {
        desk.press("y");
        assert_eq!(desk.session().position(), moment);
        assert_eq!(desk.last_saved(), desk.session());
    }
    desk.press("y");
    assert_eq!(desk.session(), &done);
    assert_eq!(desk.saves(), 2 * PLAYED.len());
}

#[test]
fn a_line_of_the_record_has_the_number_of_its_first_action() {
    let mut desk = played();
    desk.resize(120, 40).press("<home>");
    let text = desk.text();
    // Whoever has answered an offer acts next, in a line of its own.
    for (number, action) in [(1, "1S"), (3, "→✕"), (4, "2S"), (6, "→✓")] {
        let line = format!("{number}. {action}");
        assert!(text.contains(&line), "no {line} in\n{text}");
    }
    assert!(!text.contains(" 2. ") && !text.contains(" 5. "), "{text}");
}

#[test]
fn an_offer_done_again_asks_for_the_keyboard_again() {
    let mut desk = Desk::game(GORE, TABLE);
    desk.press("o1<enter><space>uy");
    assert_eq!(desk.context(), Context::HandOver);
}

#[test]
fn a_new_action_forgets_what_was_taken_back() {
    let mut desk = played();
    desk.press("uuu");
    desk.press("2y");
    assert_eq!(desk.session().actions().len(), desk.session().played());
}

#[test]
fn looking_back_shows_each_moment_and_returns_to_the_game() {
    let mut desk = played();
    desk.press("<pgup>");
    assert_eq!(desk.context(), Context::Look);
    desk.says("The game after 5 of 6 actions. Looking changes nothing.");
    desk.press("<left>[");
    desk.says("The game after 3 of 6 actions.");
    desk.press("<right>]");
    desk.says("The game after 5 of 6 actions.");
    desk.press("<home>");
    desk.says("The game after 0 of 6 actions.");
    desk.press("<left>");
    desk.says("The game after 0 of 6 actions.");
    for back in [
        "<end>",
        "<esc>",
        "q",
        "<pgdn><pgdn><pgdn><pgdn><pgdn><pgdn>",
    ] {
        desk.press("<home>").press(back);
        assert_eq!(desk.context(), Context::Sow, "{back}");
    }
    assert_eq!(desk.saves(), 0);
}

#[test]
fn whatever_is_pressed_while_looking_back_the_game_stays_as_it_is() {
    let game = session(GORE, TABLE, &PLAYED);
    let looking = || {
        let mut desk = Desk::home();
        desk.open(&game);
        desk.press("<home><right>");
        desk
    };
    let mut desk = looking();
    // Forwards and backwards, so that each key comes after different ones.
    for key in every_key().chain(every_key().collect::<Vec<_>>().into_iter().rev()) {
        if desk.is_left || desk.context() != Context::Look {
            desk = looking();
        }
        desk.key(key);
        assert_eq!(desk.saves(), 0, "{key:?}");
        if let Screen::Play(play) = desk.app.screen() {
            assert_eq!(play.session(), &game, "{key:?}");
        }
    }
}

#[test]
fn playing_on_from_an_earlier_moment_asks_first_and_is_a_game_of_its_own() {
    let mut desk = played();
    desk.press("uy");
    let saves = desk.saves();
    let done = desk.session().clone();
    desk.press("<home><right>p");
    assert_eq!(desk.context(), Context::Confirm);
    desk.says("Begin a new game from here, after 1 action?");
    desk.press("<enter><space>p1");
    assert_eq!(desk.context(), Context::Confirm);
    desk.press("n");
    assert_eq!(desk.session(), &done);
    desk.press("<home><right>py");
    assert_eq!(desk.actions(), ["1S"]);
    desk.says("A new game from here: the other one stays as it is.");
    assert_eq!(desk.session().players, done.players);
    assert_ne!(desk.session().players, BySide::default());
    desk.press("1");
    assert_eq!(desk.saves(), saves + 1);
    assert_eq!(desk.drawer.len(), 2, "the new game has a file of its own");
    assert!(desk.drawer.values().any(|game| game.session == done));
}

//! Reviews in a terminal, on the command line and on the screen: they show how far they have come, and can be ended with
//! what they have found.

use std::fs;

use super::terminal::{Home, Terminal};

/// A game that takes a while to be reviewed.
pub const GAME: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/tests/fixtures/saves/v1/gore-through-origin.json"
);
const SHORT_GAME: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/tests/fixtures/saves/v1/djenon-aboure.json"
);

/// A copy of a game, opened.
pub fn open(home: &Home, game: &str) -> Terminal {
    let copy = home.path().join("game.json");
    fs::copy(game, &copy).expect("the game can be copied");
    let mut terminal = home.start(&["open", &copy.to_string_lossy()]);
    terminal.shows("play again");
    terminal
}

#[test]
fn an_interrupt_ends_a_review_with_what_it_has_found() {
    let home = Home::new();
    // So many nodes are never reached.
    let mut terminal = home.start(&["review", GAME, "--nodes", "1000000000000"]);
    terminal.shows("ayla: 0 of 68 positions");
    terminal.keys("\u{3}");
    assert_eq!(terminal.exit_code(), 0);
    terminal.shows("ayla: interrupted after 0 of 68 positions");
    terminal.is_sane();
}

#[test]
fn the_progress_of_a_review_leaves_no_trace() {
    let home = Home::new();
    let mut terminal = home.start(&["review", GAME, "--nodes", "100", "--json"]);
    assert_eq!(terminal.exit_code(), 0);
    let written = String::from_utf8_lossy(&terminal.bytes).into_owned();
    assert!(written.contains("ayla: 68 of 68 positions"), "{written}");
    assert!(
        !terminal.words().contains(" of 68 positions"),
        "{}",
        terminal.words()
    );
}

#[test]
fn a_review_on_the_screen_is_worked_on_in_the_background() {
    let home = Home::new();
    let mut terminal = open(&home, SHORT_GAME);
    terminal.keys("v").shows("12 actions reviewed.");
    terminal.shows("3. 6S: 36 seeds; better 3S");
    terminal.keys("\u{3}");
    assert_eq!(terminal.exit_code(), 0);
    terminal.is_sane();
}

#[test]
fn a_review_on_the_screen_can_be_stopped_and_left_and_the_program_too_while_it_works() {
    let home = Home::new();
    let mut terminal = open(&home, GAME);
    terminal.keys("v").shows("Esc stops");
    terminal.keys("\u{1b}").shows("Stopped after");
    terminal.keys("m").shows("Esc stops");
    terminal.keys("\u{3}");
    assert_eq!(terminal.exit_code(), 0);
    terminal.is_sane();
}

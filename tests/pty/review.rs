//! `ayla review` in a terminal: it shows how far it has come, and an interrupt ends it with what it has found.

use super::terminal::Home;

const GAME: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/tests/fixtures/saves/v1/gore-through-origin.json"
);

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

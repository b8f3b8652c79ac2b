//! Whole games in the real program, saved, left, and gone on with.

use super::terminal::{Home, Terminal};

const TABLE: &str = "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 S";
const ENTER: &str = "\r";
const DOWN: &str = "\u{1b}[B";
const UP: &str = "\u{1b}[A";

#[test]
fn the_home_screen_opens_and_is_left_without_a_trace() {
    let home = Home::new();
    let mut terminal = home.start(&[]);
    terminal.shows("New game").shows("Quit");
    assert!(terminal.screen().alternate_screen());
    assert!(terminal.screen().hide_cursor());
    assert!(!terminal.is_cooked());
    terminal.keys("q");
    assert_eq!(terminal.exit_code(), 0);
    terminal.is_sane();
    assert_eq!(terminal.screen().contents().trim(), "");
    assert!(home.games().is_empty());
}

#[test]
fn a_game_is_begun_from_the_home_screen_with_names() {
    let home = Home::new();
    let mut terminal = home.start(&[]);
    terminal
        .shows("New game")
        .keys(DOWN)
        .keys(ENTER)
        .shows("Begins");
    terminal.keys(DOWN).keys(DOWN).keys("Awa");
    terminal.keys(ENTER).keys("Kouadio");
    terminal.keys(DOWN).keys(DOWN).keys(DOWN).keys(ENTER);
    terminal.shows("Awa (South): choose a hole to sow.");
    terminal.keys("1").shows("Kouadio (North): choose a hole");
    terminal.keys("qq");
    assert_eq!(terminal.exit_code(), 0);
    let game = home.game();
    assert_eq!(game["players"]["north"], "Kouadio");
    assert_eq!(game["actions"], serde_json::json!(["1S"]));
}

#[test]
fn the_program_answers_by_itself_and_can_be_made_to_answer_at_once() {
    let home = Home::new();
    let mut terminal = home.start(&[
        "play",
        "gore",
        "--south",
        "Awa",
        "--partner",
        "proud",
        "--level",
        "1",
    ]);
    terminal.shows("Awa (South): choose a hole to sow.");
    terminal
        .keys("1")
        .shows("Ayla sowed")
        .shows("Awa (South): choose a hole");
    terminal.keys("q");
    terminal.shows("Ayla (proud, 1)").keys("q");
    assert_eq!(terminal.exit_code(), 0);
    let game = home.game();
    assert_eq!(game["partner"]["temper"], "proud");
    assert_eq!(game["played"], 2);
    let mut terminal = home.start(&["play", "gore", "--south", "Awa", "--level", "8"]);
    terminal.shows("Awa (South): choose a hole to sow.");
    terminal.keys("1").shows("Ayla is thinking").keys("m");
    terminal
        .shows("Ayla sowed")
        .keys("q")
        .shows("New game")
        .keys("q");
    assert_eq!(terminal.exit_code(), 0);
}

#[test]
fn djenon_aboure_is_played_to_its_end() {
    let home = Home::new();
    let mut terminal = home.start(&["play", "djenon-aboure", "--south", "Awa", "--north", "Yao"]);
    for key in "13614566123".chars() {
        terminal
            .shows("choose a hole to sow.")
            .keys(&key.to_string());
    }
    terminal
        .shows("Yao wins 29 to 19")
        .shows("No hole can be sown any more.");
    // The board is still there.
    terminal.shows("6N").shows("1S");
    terminal.keys("q").shows("New game").keys("q");
    assert_eq!(terminal.exit_code(), 0);
    let result = &home.game()["result"];
    assert_eq!(
        (&result["south"], &result["north"]),
        (&19.into(), &29.into())
    );
    assert_eq!(result["winner"], "north");
}

/// A game in which South has offered 1S.
fn with_an_offer(home: &Home) -> Terminal {
    let mut terminal = home.start(&["play", "gore", "--from", TABLE]);
    terminal
        .shows("South: choose")
        .keys("o1\r")
        .shows("Hand the keyboard to North");
    terminal
}

#[test]
fn offers_are_refused_accepted_taken_back_saved_and_gone_on_with() {
    let home = Home::new();
    let mut terminal = with_an_offer(&home);
    terminal
        .keys("\r")
        .keys(" ")
        .shows("South offers you 1S")
        .keys("\r\rr");
    terminal
        .shows("North refused.")
        .keys("1")
        .shows("South: choose");
    terminal.keys("o3\r").shows("Hand the keyboard").keys(" a");
    terminal.shows("North accepted and paid 6 seeds.");
    terminal.keys("u").shows("Hand the keyboard to North");
    terminal.keys("q").shows("Continue").keys("q");
    assert_eq!(terminal.exit_code(), 0);
    let game = home.game();
    assert_eq!(game["played"], 4);
    let actions = ["offer 1S", "refuse", "1N", "offer 3S", "accept"];
    assert_eq!(game["actions"], serde_json::json!(actions));

    // The next day, by its file: what was taken back can be done again.
    let file = home.games()[0].to_string_lossy().into_owned();
    let mut terminal = home.start(&["open", &file]);
    terminal.shows("Hand the keyboard to North").keys("y");
    terminal.shows("North accepted and paid 6 seeds.").keys("u");
    terminal.shows("Hand the keyboard").keys("\u{3}");
    assert_eq!(terminal.exit_code(), 0);

    // The day after, from the home screen.
    let mut terminal = home.start(&[]);
    terminal.shows("Continue: Goré").keys(ENTER);
    terminal.shows("Hand the keyboard to North").keys(" r");
    terminal.shows("North refused.").keys("\u{3}");
    assert_eq!(terminal.exit_code(), 0);
    let position = &home.game()["position"];
    assert!(
        position.as_str().is_some_and(|text| text.ends_with(" N")),
        "{position}"
    );
    assert_eq!(home.games().len(), 1);
}

#[test]
fn a_win_without_glory_is_said_beside_the_board() {
    let home = Home::new();
    let from = "3,2,4,2/2,3,1,3 SSSS/NNNN 14-14 S";
    let mut terminal = home.start(&["play", "gore", "--from", from]);
    terminal.shows("choose a hole").keys("o1\r r2");
    terminal
        .shows("a victory without glory")
        .shows("4N")
        .shows("1S");
    terminal.keys("\u{3}");
    assert_eq!(terminal.exit_code(), 0);
    assert_eq!(home.game()["result"]["glory"], false);
}

#[test]
fn a_game_survives_being_killed_in_the_middle() {
    let home = Home::new();
    let mut terminal = home.start_with(&["play", "gore", "--south", "Awa"], |command| {
        command.env("AYLA_SPEED", "slow");
    });
    terminal
        .shows("Awa (South): choose")
        .keys("1")
        .shows("show the end");
    terminal.signal("KILL");
    terminal.exit_code();
    let mut terminal = home.start(&[]);
    terminal
        .shows("Continue: Goré, Awa against North")
        .keys(ENTER);
    terminal
        .shows("North: choose")
        .keys("uq")
        .shows("Continue")
        .keys("q");
    assert_eq!(terminal.exit_code(), 0);
    assert_eq!(home.game()["played"], 0);
}

#[test]
fn an_offer_still_waits_for_its_answer_after_the_program_was_killed() {
    let home = Home::new();
    let mut terminal = with_an_offer(&home);
    terminal.signal("KILL");
    terminal.exit_code();
    let mut terminal = home.start(&[]);
    terminal.shows("Continue: Goré").keys(ENTER);
    terminal
        .shows("Hand the keyboard to North")
        .keys(" ")
        .shows("South offers you 1S")
        .keys("a");
    terminal.shows("North accepted and paid 6 seeds.");
    terminal.keys("\u{3}");
    assert_eq!(terminal.exit_code(), 0);
    let actions = &home.game()["actions"];
    assert_eq!(*actions, serde_json::json!(["offer 1S", "accept"]));
}

#[test]
fn two_windows_on_one_game_are_told_apart_and_lose_no_action() {
    let home = Home::new();
    let mut first = home.start(&["play", "gore", "--south", "Awa", "--north", "Yao"]);
    first.shows("Awa (South): choose").keys("1");
    first.shows("Yao (North): choose");
    let file = home.games()[0].to_string_lossy().into_owned();
    let mut second = home.start(&["open", &file]);
    second.shows("Another window is playing this game.");
    // Here nothing can be played, only looked at.
    second.keys("1\u{1b}[D").shows("looking at 0 of 1");
    assert_eq!(home.game()["played"], 1);
    first.keys("1").shows("Awa (South): choose");
    second.keys("r").shows("Yao sowed 1N");
    first.keys("\u{3}");
    assert_eq!(first.exit_code(), 0);
    // Once it is alone the second window plays on.
    second.keys("r").shows("Awa (South): choose").keys("2");
    second.shows("Yao (North): choose").keys("\u{3}");
    assert_eq!(second.exit_code(), 0);
    let actions = &home.game()["actions"];
    assert_eq!(*actions, serde_json::json!(["1S", "1N", "2S"]));
}

#[test]
fn a_saved_game_is_deleted_from_the_list_after_a_question() {
    let home = Home::new();
    let mut terminal = home.start(&["play", "gore", "--south", "Awa"]);
    terminal
        .shows("Awa (South): choose")
        .keys("1")
        .shows("North: choose");
    terminal.keys("q").shows("Continue").choose("Saved games");
    terminal
        .shows("Awa – North")
        .keys("d")
        .shows("for good?")
        .keys("y")
        .shows("No games here.");
    assert!(home.games().is_empty());
    terminal.keys("\u{1b}").shows("New game").keys(UP);
    terminal.keys("\u{3}");
    assert_eq!(terminal.exit_code(), 0);
}

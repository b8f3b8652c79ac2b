//! However the program ends or stops, the terminal is left sane and the game is saved.

use std::fs;
use std::process::{Command, Stdio};
use std::time::Duration;

use portable_pty::CommandBuilder;

use super::review::{self, GAME};
use super::terminal::{AYLA, Home, Terminal};

const SOON: Duration = Duration::from_secs(1);

/// A game of which one action has been played.
fn in_a_game(home: &Home) -> Terminal {
    let mut terminal = home.start(&["play", "gore", "--south", "Awa", "--north", "Yao"]);
    terminal
        .shows("Awa (South): choose")
        .keys("1")
        .shows("Yao (North): choose");
    terminal
}

#[test]
fn control_c_leaves_at_once_with_the_game_saved() {
    let home = Home::new();
    let mut terminal = in_a_game(&home);
    terminal.keys("\u{3}");
    assert_eq!(terminal.ends_within(SOON).exit_code(), 0);
    terminal.is_sane();
    assert_eq!(home.game()["played"], 1);
}

#[test]
fn a_signal_to_end_restores_the_terminal_within_a_second() {
    for signal in ["TERM", "HUP", "INT", "QUIT"] {
        let home = Home::new();
        let mut terminal = in_a_game(&home);
        terminal.signal(signal);
        terminal.ends_within(SOON);
        terminal.is_sane();
        assert_eq!(home.game()["played"], 1, "{signal}");
    }
}

#[test]
fn a_signal_ends_the_program_while_it_thinks_too() {
    let reviewing = |home: &Home| {
        let mut terminal = review::open(home, GAME);
        terminal.keys("v").shows("Esc stops");
        terminal
    };
    let thinking = |home: &Home| {
        let mut terminal = home.start(&["play", "gore", "--level", "8"]);
        terminal.shows("choose a hole").keys("1");
        terminal.shows("Ayla is thinking");
        terminal
    };
    for signal in ["TERM", "HUP"] {
        for starts in [&reviewing as &dyn Fn(&Home) -> Terminal, &thinking] {
            let home = Home::new();
            let mut terminal = starts(&home);
            terminal.signal(signal);
            terminal.ends_within(2 * SOON);
            terminal.is_sane();
        }
    }
}

#[test]
fn a_panic_restores_the_terminal_before_it_is_told() {
    let home = Home::new();
    let mut terminal = home.start_with(&[], |command| command.env("AYLA_PANIC_ON_DRAW", "1"));
    assert_eq!(terminal.exit_code(), 101);
    terminal.is_sane();
    terminal.shows("panicked at").shows("AYLA_PANIC_ON_DRAW");
    // What a shell writes next stands below the message, not over it.
    let (row, _) = terminal.screen().cursor_position();
    let lines = terminal.screen().contents();
    assert!(
        usize::from(row) >= lines.trim_end().lines().count(),
        "row {row} of\n{lines}"
    );
}

#[test]
fn a_terminal_that_is_closed_ends_the_program() {
    let home = Home::new();
    let mut terminal = in_a_game(&home);
    terminal.close();
    terminal.ends_within(2 * SOON);
    assert_eq!(home.game()["played"], 1);
}

#[test]
fn a_terminal_that_is_closed_ends_the_program_even_if_the_signal_for_it_is_ignored() {
    let home = Home::new();
    let mut command = CommandBuilder::new("sh");
    command.args(["-c", "trap '' HUP; exec \"$0\" play gore", AYLA]);
    home.surround(&mut command);
    let mut terminal = Terminal::run(command);
    terminal
        .shows("South: choose")
        .keys("1")
        .shows("North: choose");
    terminal.close();
    terminal.ends_within(2 * SOON);
    assert_eq!(home.game()["played"], 1);
}

#[test]
fn a_terminal_that_is_closed_ends_the_program_even_if_no_signal_comes() {
    let home = Home::new();
    // Without a controlling terminal nobody is told that it has gone.
    let mut terminal = home.start_with(&["play", "gore"], |command| {
        command.set_controlling_tty(false);
    });
    terminal
        .shows("South: choose")
        .keys("1")
        .shows("North: choose");
    terminal.close();
    terminal.ends_within(2 * SOON);
    assert_eq!(home.game()["played"], 1);
}

#[test]
fn the_program_stops_and_comes_back_as_it_was() {
    for stop in ["\u{1a}", ""] {
        let home = Home::new();
        let mut terminal = in_a_game(&home);
        if stop.is_empty() {
            terminal.signal("TSTP");
        } else {
            terminal.keys(stop);
        }
        terminal.until("a stop", |terminal| terminal.state() == 'T');
        terminal.until("the shell's screen", |terminal| {
            !terminal.screen().alternate_screen()
        });
        terminal.is_sane();
        // The shell writes over everything meanwhile.
        terminal.signal("CONT");
        terminal.shows("Yao (North): choose").shows("4N");
        assert!(terminal.screen().alternate_screen());
        assert!(!terminal.is_cooked());
        terminal
            .keys("1")
            .shows("Awa (South): choose")
            .keys("\u{3}");
        assert_eq!(terminal.exit_code(), 0);
        terminal.is_sane();
        assert_eq!(home.game()["played"], 2);
    }
}

#[test]
fn without_a_terminal_one_sentence_says_so() {
    let home = Home::new();
    for arguments in [&[][..], &["play", "gore"]] {
        let output = Command::new(AYLA)
            .args(arguments)
            .env("AYLA_DATA_DIR", home.path())
            .env("AYLA_CONFIG_DIR", home.path())
            .stdin(Stdio::null())
            .output()
            .expect("it runs");
        assert_eq!(output.status.code(), Some(1));
        assert!(output.stdout.is_empty());
        let said = String::from_utf8(output.stderr).expect("it is text");
        assert_eq!(said.lines().count(), 1, "{said}");
        assert!(said.contains("needs a terminal"), "{said}");
        assert!(!said.contains('\u{1b}'));
    }
}

#[test]
fn a_terminal_on_one_side_alone_is_none() {
    let home = Home::new();
    for arrangement in [
        "\"$0\" >out",
        "\"$0\" play gore >out",
        "\"$0\" </dev/null",
        "echo | \"$0\" play gore",
    ] {
        let mut command = CommandBuilder::new("sh");
        command.args(["-c", arrangement, AYLA]);
        home.surround(&mut command);
        let mut terminal = Terminal::run(command);
        assert_eq!(terminal.exit_code(), 1, "{arrangement}");
        let written = terminal.screen().contents();
        assert!(
            terminal.words().contains("needs a terminal"),
            "{arrangement}: {written}"
        );
        let lines = terminal.bytes.iter().filter(|&&byte| byte == b'\n');
        assert_eq!(lines.count(), 1, "{arrangement}: {written}");
        assert!(!terminal.bytes.contains(&0x1b), "{arrangement}: {written}");
        terminal.is_sane();
        // What is to be read by a program is empty, where there is any.
        let out = fs::read(home.path().join("out")).expect("the first arrangement makes it");
        assert!(out.is_empty(), "{arrangement}");
    }
}

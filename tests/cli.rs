//! The command line as a whole: help, versions, usage, what happens without a terminal or without a reader.
//!
//! What the single commands do is in `cli_games.rs` and `cli_rules.rs`.

mod support;

use std::process::Stdio;

use support::{ayla, complaint, fixture, outcome, printed};

const COMMANDS: [&str; 13] = [
    "play",
    "open",
    "list",
    "show",
    "check",
    "export",
    "import",
    "rules",
    "replay",
    "perft",
    "schema",
    "completions",
    "man",
];

#[test]
fn help_lists_every_command_and_ends_with_examples() {
    let help = printed(ayla().arg("--help"));
    for command in COMMANDS {
        assert!(
            help.contains(&format!("\n  {command} ")),
            "{command} is not in\n{help}"
        );
    }
    let examples = help
        .split_once("Examples:\n")
        .expect("there are examples")
        .1;
    assert!(examples.contains("ayla play gore --south Awa"));
    assert_eq!(printed(ayla().arg("help")), help);
    assert!(printed(ayla().arg("-h")).len() < help.len());
}

#[test]
fn every_command_explains_itself() {
    for command in COMMANDS {
        let long = printed(ayla().args([command, "--help"]));
        assert!(long.contains(&format!("Usage: ayla {command}")), "{long}");
        let first = long.lines().next().expect("a first line");
        let overview = printed(ayla().arg("--help"));
        assert!(overview.contains(first), "{command}: {first}");
        assert_eq!(printed(ayla().args(["help", command])), long);
    }
}

#[test]
fn the_version_is_that_of_the_package() {
    let version = format!("ayla {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(printed(ayla().arg("--version")), version);
    assert_eq!(printed(ayla().arg("-V")), version);
}

#[test]
fn a_command_line_that_makes_no_sense_is_exit_2_and_says_why_on_stderr() {
    for (line, why) in [
        (&["--bad"][..], "unexpected argument '--bad'"),
        (&["dance"], "unrecognized subcommand 'dance'"),
        (&["play"], "<GAME>"),
        (&["play", "awale"], "invalid value 'awale'"),
        (
            &["play", "gore", "--lap", "sideways"],
            "invalid value 'sideways'",
        ),
        (&["play", "gore", "--first", "east"], "invalid value 'east'"),
        (
            &["play", "gore", "--from", "x", "--first", "north"],
            "cannot be used with",
        ),
        (&["open"], "<FILE>"),
        (&["show"], "<FILE>"),
        (&["check"], "<FILE>"),
        (&["export"], "<FILE>"),
        (&["perft", "gore"], "<DEPTH>"),
        (&["perft", "gore", "-1"], "unexpected argument '-1'"),
        (&["rules", "awale"], "invalid value 'awale'"),
        (&["rules", "--language", "latin"], "invalid value 'latin'"),
        (&["completions", "perl"], "invalid value 'perl'"),
        (&["schema", "2"], "unexpected argument '2'"),
    ] {
        let (out, err, status) = outcome(ayla().args(line));
        assert_eq!((out.as_str(), status), ("", Some(2)), "{line:?}");
        assert!(err.contains(why), "{line:?}: {err}");
    }
}

#[test]
fn an_argument_can_not_steer_the_terminal() {
    let evil = "\u{1b}]0;x\u{7}\u{202e}\u{9b}31m";
    for line in [
        vec![evil],
        vec!["play", "gore", "--lap", evil],
        vec!["play", evil],
        vec!["replay", "gore", evil],
        vec!["replay", "gore", "--from", evil],
        vec!["show", evil],
        vec!["check", evil],
        vec!["import", evil],
        vec!["man", evil],
    ] {
        let (out, err, status) = outcome(ayla().args(&line));
        assert!(matches!(status, Some(1 | 2)), "{line:?}");
        let said = out + &err;
        assert!(said.contains("\\u{1b}]0;x\\u{7}\\u{202e}"), "{said}");
        assert!(
            said.chars()
                .all(|c| c == '\n' || ayla::printable::is_printable(c)),
            "{said:?}"
        );
    }
}

#[test]
fn without_a_terminal_the_screen_commands_say_so_and_touch_nothing() {
    let sentence = "ayla: the board needs a terminal to be shown on: run ayla in one, or see ayla --help for the commands \
                    that need none\n";
    let game = fixture("saves/v1/gore-mid-offer.json");
    let before = std::fs::read(&game).expect("a file");
    for stdin in ["", "q", "\n"] {
        assert_eq!(complaint(ayla().write_stdin(stdin)), sentence);
        assert_eq!(
            complaint(ayla().args(["play", "gore"]).write_stdin(stdin)),
            sentence
        );
        assert_eq!(
            complaint(ayla().arg("open").arg(&game).write_stdin(stdin)),
            sentence
        );
    }
    assert_eq!(std::fs::read(&game).expect("a file"), before);
}

#[test]
fn what_is_wrong_with_a_game_is_said_before_the_terminal_is_asked_for() {
    assert_eq!(
        complaint(ayla().args(["open", "nothing.json"])),
        "ayla: nothing.json: there is no such file\n"
    );
    let from =
        complaint(ayla().args(["play", "gore", "--from", "6,6,6,6/6,6,6,7 SSSS/NNNN 0-0 S"]));
    assert_eq!(
        from,
        "ayla: --from is not a position of this game: board and captured seeds make 49, but a game has 48\n"
    );
}

#[test]
fn a_broken_file_is_told_in_plain_words_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("broken.json");
    std::fs::write(&file, "{\"format\": \"ayla-game\",").expect("there is room");
    let path = file.display();
    assert_eq!(
        complaint(ayla().arg("show").arg(&file)),
        format!("ayla: {path}: it is not a saved game: it breaks off in line 1, after column 23\n")
    );
}

/// Runs a command whose reader has gone before the first byte.
fn without_a_reader(args: &[&str]) -> (String, Option<i32>) {
    let program = assert_cmd::cargo::cargo_bin("ayla");
    let mut child = std::process::Command::new(program)
        .args(args)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the program ends");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    (said, output.status.code())
}

#[test]
fn a_reader_that_stops_reading_is_no_failure() {
    let game = fixture("saves/v1/gore-through-origin.json");
    let game = game.to_str().expect("a plain path");
    for args in [
        &["--help"][..],
        &["--version"],
        &["rules"],
        &["schema"],
        &["completions", "bash"],
        &["man"],
        &["show", game],
        &["show", "--json", game],
        &["check", game],
        &["export", game],
        &["replay", "gore", "--json"],
        &["perft", "gore", "2"],
    ] {
        assert_eq!(without_a_reader(args), (String::new(), Some(0)), "{args:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_at_the_other_end_is_a_failure() {
    for args in [
        &["rules"][..],
        &["schema"],
        &["--help"],
        &["perft", "gore", "1"],
        &["completions", "zsh"],
        &["man"],
    ] {
        let full = std::fs::File::options().write(true).open("/dev/full");
        let output = std::process::Command::new(assert_cmd::cargo::cargo_bin("ayla"))
            .args(args)
            .stdout(full.expect("linux has it"))
            .output()
            .expect("the program runs");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(
            said.starts_with("ayla: ") && said.contains("No space left"),
            "{args:?}: {said}"
        );
        assert_eq!(output.status.code(), Some(1), "{args:?}");
    }
}

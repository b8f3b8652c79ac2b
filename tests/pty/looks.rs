//! What the program writes: sizes, colours and their absence, and nothing at all while nothing happens.

use std::time::Duration;

use super::terminal::{Home, Terminal};

/// The parameters of every sequence that changes colours or weights.
fn renditions(bytes: &[u8]) -> Vec<Vec<u16>> {
    let text = String::from_utf8_lossy(bytes);
    let sequences = text.split("\u{1b}[").skip(1);
    sequences
        .filter_map(|sequence| {
            let end = sequence.find(|c: char| c.is_ascii_alphabetic())?;
            sequence[end..].starts_with('m').then_some(&sequence[..end])
        })
        .map(|numbers| {
            numbers
                .split([';', ':'])
                .filter_map(|n| n.parse().ok())
                .collect()
        })
        .collect()
}

fn is_colour(parameters: &[u16]) -> bool {
    parameters
        .first()
        .is_some_and(|first| matches!(first, 30..=38 | 40..=48 | 90..=107))
}

/// The weight and reverse of the cells of a hole's name on the screen.
fn looks_of(terminal: &Terminal, name: &str) -> Vec<(bool, bool)> {
    let screen = terminal.screen();
    let (height, width) = screen.size();
    for row in 0..height.get() {
        let cell = |column| screen.cell(row, column);
        let symbols: Vec<_> = (0..width.get())
            .map(|column| cell(column).map_or("", vt100::Cell::contents))
            .collect();
        let starts = |column: &usize| symbols[*column..].concat().starts_with(name);
        if let Some(column) = (0..symbols.len()).find(starts) {
            let column = u16::try_from(column).expect("a screen is narrow");
            let cells = (column..column + 2).filter_map(cell);
            return cells.map(|cell| (cell.bold(), cell.inverse())).collect();
        }
    }
    panic!("{name} is not in\n{}", screen.contents());
}

#[test]
fn without_colours_the_cursor_still_stands_out() {
    for variables in [
        &[("NO_COLOR", "1")][..],
        &[("TERM", "vt100"), ("COLORTERM", "")],
    ] {
        let home = Home::new();
        let mut terminal = home.start_with(&["play", "gore"], |command| {
            for (name, value) in variables {
                command.env(name, value);
            }
        });
        terminal.shows("South: choose").shows("resign");
        let colours: Vec<_> = renditions(&terminal.bytes)
            .into_iter()
            .filter(|parameters| is_colour(parameters))
            .collect();
        assert!(colours.is_empty(), "{colours:?}");
        // 1S is under the cursor, 1N is not even North's turn.
        assert_ne!(looks_of(&terminal, "1S"), looks_of(&terminal, "1N"));
        let at_first = looks_of(&terminal, "1S");
        let other = looks_of(&terminal, "2S");
        assert_ne!(at_first, other, "the cursor is seen by more than colour");
        terminal.keys("\u{1b}[C");
        terminal.until("the cursor", |terminal| {
            looks_of(terminal, "2S") == at_first
        });
        terminal.keys("\u{3}");
        assert_eq!(terminal.exit_code(), 0);
    }
}

#[test]
fn an_empty_no_color_means_nothing() {
    let home = Home::new();
    let mut terminal = home.start_with(&[], |command| command.env("NO_COLOR", ""));
    terminal.shows("New game").shows("quit");
    assert!(
        renditions(&terminal.bytes)
            .iter()
            .any(|parameters| is_colour(parameters))
    );
    terminal.keys("q");
    assert_eq!(terminal.exit_code(), 0);
}

#[test]
fn a_terminal_of_few_colours_gets_no_others() {
    let home = Home::new();
    let mut terminal = home.start_with(&[], |command| {
        command.env("TERM", "xterm");
        command.env_remove("COLORTERM");
    });
    terminal.shows("New game").shows("quit");
    let rich = |parameters: &Vec<u16>| {
        parameters
            .windows(2)
            .any(|two| two == [38, 2] || two == [48, 2])
    };
    assert!(!renditions(&terminal.bytes).iter().any(rich));
    terminal.keys("q");
    assert_eq!(terminal.exit_code(), 0);
}

#[test]
fn a_terminal_that_changes_its_size_is_drawn_anew_and_loses_nothing() {
    let home = Home::new();
    let mut terminal = home.start(&["play", "gore"]);
    terminal.shows("South: choose").keys("o").shows("has 0");
    terminal.resize(30, 8);
    terminal.shows("too small");
    terminal.resize(120, 40);
    terminal.shows("South: choose").shows("Record");
    terminal.resize(40, 14);
    terminal
        .shows("South: choose")
        .keys("1")
        .shows("North: choose");
    terminal.keys("\u{3}");
    assert_eq!(terminal.exit_code(), 0);
    terminal.is_sane();
}

#[test]
fn signs_are_ascii_where_that_is_wanted() {
    let home = Home::new();
    // The Linux console has no others, and says so by its name.
    for (name, value) in [("AYLA_ASCII", "on"), ("TERM", "linux")] {
        let mut terminal = home.start_with(&["play", "djenon-aboure"], |command| {
            command.env(name, value);
        });
        terminal.shows("South: choose").shows("resign");
        let text = terminal.screen().contents();
        let strange: Vec<_> = text
            .chars()
            .filter(|c| !c.is_ascii() && !c.is_alphabetic())
            .collect();
        assert!(strange.is_empty(), "{name}={value}: {strange:?}");
        terminal.keys("\u{3}");
        assert_eq!(terminal.exit_code(), 0);
    }
}

#[test]
fn nothing_is_written_and_nothing_computed_while_nothing_happens() {
    let at_home = |home: &Home| {
        let mut terminal = home.start(&[]);
        terminal.shows("New game").shows("quit");
        terminal
    };
    // With animation on: it must stop when it is over.
    let moving = |home: &Home, arguments: &[&str]| {
        home.start_with(arguments, |command| command.env("AYLA_SPEED", "fast"))
    };
    let in_a_game = |home: &Home| {
        let mut terminal = moving(home, &["play", "gore"]);
        terminal.shows("South: choose").keys("1");
        terminal.shows("North: choose");
        terminal
    };
    let coached = |home: &Home| {
        // All is known at once here.
        let few_seeds = "0,0,0,2,0,1/1,0,2,0,0,0 SSSSSS/NNNNNN 20-22 S";
        let mut terminal = home.start(&["play", "djenon-aboure", "--from", few_seeds]);
        terminal.shows("South: choose").keys("c a");
        terminal.shows("done (");
        terminal
    };
    let in_a_lesson = |home: &Home| {
        let mut terminal = moving(home, &[]);
        terminal.shows("New game").choose("A first game");
        terminal.shows("This is the board").keys("]]]\r");
        terminal.shows("one into each of the other holes");
        terminal
    };
    let homes: [Home; 4] = std::array::from_fn(|_| Home::new());
    let mut terminals = [
        at_home(&homes[0]),
        in_a_game(&homes[1]),
        coached(&homes[2]),
        in_a_lesson(&homes[3]),
    ];
    for terminal in &mut terminals {
        terminal.comes_to_rest();
    }
    let work = terminals.each_ref().map(Terminal::work);
    terminals[0].watch(Duration::from_secs(4));
    for (terminal, work) in terminals.iter_mut().zip(work) {
        let written = terminal.watch(Duration::from_millis(100));
        let text = terminal.screen().contents();
        assert_eq!(written, 0, "bytes written at rest in\n{text}");
        assert_eq!(terminal.work(), work, "it is busy at rest in\n{text}");
        assert_eq!(terminal.state(), 'S');
        terminal.keys("\u{3}");
        assert_eq!(terminal.exit_code(), 0);
    }
}

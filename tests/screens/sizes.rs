//! Every screen at every size: nothing panics, nothing leaves its area, nothing is lost while there is no room.

use std::cell::RefCell;
use std::path::PathBuf;

use ayla::language::Language;
use ayla::session::Name;
use ayla::settings::Settings;
use ayla::tui::app::Message;
use ayla::tui::input::Context;
use proptest::prelude::ProptestConfig;
use proptest::test_runner::TestRunner;
use ratatui::crossterm::event::{MouseButton, MouseEventKind};
use unicode_width::UnicodeWidthStr;

use super::bindings::{every_key, in_context};
use super::desk::{DJENON, Desk, GORE, session, still, text_of};
use super::menus::{mouse, wheel};

/// The smallest screen on which everything can be played.
const SMALLEST: (u16, u16) = (40, 14);

/// A position of Djenon-aboure in the middle of a game.
const RELAYS: &str = "1,4,0,4,3,5/4,5,2,1,2,2 SSSSSS/NNNNNN 9-6 S";

/// Every screen, the play of both games in every context, and the help over each.
fn every_screen() -> Vec<(String, Desk)> {
    let mut screens: Vec<_> = Context::ALL
        .into_iter()
        .map(|context| (format!("{context:?}"), in_context(context)))
        .collect();
    screens.extend(
        Context::ALL
            .into_iter()
            .map(|context| (format!("help over {context:?}"), in_context(context)))
            .map(|(name, mut desk)| {
                desk.press("<f1>");
                (name, desk)
            }),
    );
    let mut add = |name: &str, desk| screens.push((name.to_string(), desk));
    for (name, keys) in [
        ("relays", ""),
        ("relays looked at", "2<home>"),
        ("relays typed", ":dance<enter>"),
        ("relays given up", "xy"),
        ("relays, an end proposed", "e"),
    ] {
        let mut desk = Desk::game(DJENON, RELAYS);
        desk.press(keys);
        add(name, desk);
    }
    for (name, keys) in [
        ("home", "q"),
        ("settings", "s"),
        ("rules", "b<right><right><pgdn>"),
    ] {
        let mut desk = Desk::game(DJENON, RELAYS);
        desk.press("2").press(keys);
        add(name, desk);
    }
    for (name, keys) in [
        ("coached", ""),
        ("coached while offering", "o1"),
        ("coached while answering", "o1<enter><space>"),
        ("coached, an action typed", ":dance<enter>"),
        ("what the coach says", "<tab>"),
        ("what the coach says by honour", "<tab><right><pgdn>"),
    ] {
        let mut desk = Desk::game(GORE, "3,3,3,3/3,3,3,3 SNSS/NNSN 12-12 S");
        desk.press("c<space>a").press(keys);
        add(name, desk);
    }
    let mut coached = Desk::game(DJENON, RELAYS);
    coached.press("c<space>a");
    add("relays coached", coached);
    let mut empty = Desk::home();
    empty.choose("Saved games");
    add("no saved games", empty);
    let mut damaged = Desk::home();
    damaged.damaged = (0..40)
        .map(|n| PathBuf::from(format!("{n}.json")))
        .collect();
    damaged.choose("Saved games").press("<up>");
    add("damaged games", damaged);
    let mut moving = Desk::game_with(Settings::default(), DJENON, RELAYS);
    moving.press("4");
    add("a relay being shown", moving);
    for entry in ["Which holes?", "Win with glory", "What is captured?"] {
        let mut asked = Desk::home();
        super::drills::begin(&mut asked, entry);
        add(entry, asked);
        let mut told = Desk::new(Settings::default());
        super::drills::begin(&mut told, entry).press("x<tab>");
        add("an answer being shown", told);
    }
    let mut page = Desk::home();
    page.choose("Practise");
    add("what can be practised", page);
    let mut full = Desk::game(GORE, "48,0,0,0/0,0,0,0 SSSS/NNNN 0-0 S");
    full.press("<right>");
    add("all seeds in one hole", full);
    screens
}

/// Draws every screen at a size; below the smallest they are one sentence.
fn draw_all(screens: &mut [(String, Desk)], width: u16, height: u16) {
    for (name, desk) in screens {
        let drawn = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            desk.resize(width, height).buffer()
        }));
        let buffer = drawn.unwrap_or_else(|_| panic!("{name} panics at {width}×{height}"));
        assert_eq!((buffer.area.width, buffer.area.height), (width, height));
    }
}

#[test]
fn every_screen_can_be_drawn_at_every_small_size() {
    let mut screens = every_screen();
    // Where there is no room for anything a few screens stand for all: none of them is drawn.
    let mut few: Vec<_> = every_screen().into_iter().step_by(9).collect();
    for width in 0..=45 {
        for height in 0..=16 {
            let has_room = width + 1 >= SMALLEST.0 && height + 1 >= SMALLEST.1;
            draw_all(
                if has_room { &mut screens } else { &mut few },
                width,
                height,
            );
        }
    }
}

#[test]
fn every_screen_can_be_drawn_at_the_sizes_where_its_parts_come_and_go() {
    let mut screens = every_screen();
    for width in [46, 56, 76, 80, 110, 200] {
        for height in [17, 20, 24, 30, 60] {
            draw_all(&mut screens, width, height);
        }
    }
}

#[test]
fn every_screen_can_be_drawn_on_a_wall() {
    let mut screens: Vec<_> = every_screen().into_iter().step_by(6).collect();
    for (width, height) in [(1000, 300), (3, 300), (1000, 2)] {
        draw_all(&mut screens, width, height);
    }
}

#[test]
fn a_screen_that_is_too_small_says_so_in_one_sentence_and_keeps_everything() {
    let (width, height) = SMALLEST;
    for (name, mut desk) in every_screen() {
        let before = desk.buffer();
        for (width, height) in [(width - 1, height), (width, height - 1), (30, 8)] {
            desk.resize(width, height);
            desk.says("too small");
            desk.says(&format!("{} columns", SMALLEST.0));
        }
        desk.resize(1, 1).buffer();
        desk.resize(before.area.width, before.area.height);
        assert_eq!(desk.buffer(), before, "{name}");
    }
}

#[test]
fn where_there_is_no_room_nothing_is_done_whatever_is_pressed_or_clicked() {
    let (width, height) = SMALLEST;
    for (name, mut desk) in every_screen() {
        let before = desk.buffer();
        let done = desk.effects.len();
        for (width, height) in [(0, 0), (1, 1), (width - 1, height), (width, height - 1)] {
            desk.resize(width, height);
            for event in every_key() {
                desk.tell(Message::Key(event));
            }
            for (column, row) in [(0, 0), (width / 2, height / 2), (width, height)] {
                desk.tell(mouse(MouseEventKind::Down(MouseButton::Left), column, row));
            }
            desk.tell(wheel(true));
        }
        assert_eq!(desk.effects[done..], [], "{name}");
        desk.resize(before.area.width, before.area.height);
        assert_eq!(desk.buffer(), before, "{name}");
    }
}

#[test]
fn at_the_smallest_size_every_hole_can_be_seen_whatever_is_asked() {
    for (name, mut desk) in every_screen() {
        desk.resize(SMALLEST.0, SMALLEST.1);
        let text = desk.text();
        assert!(!text.contains("too small"), "{name}");
        if let ayla::tui::screens::Screen::Play(play) = desk.app.screen() {
            for hole in play.session().start().holes() {
                assert!(
                    text.contains(&hole.to_string()),
                    "{name}: no {hole} in\n{text}"
                );
            }
        }
    }
}

/// Names as people have them, and as they don't: wide, combining, right to left, joined, endless, with control codes.
const NAMES: [&str; 9] = [
    "明日香・東京特許許可局局長代理補佐心得",
    "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}",
    "عبد الرحمن بن محمد العبدالله",
    "👩‍👩‍👧‍👦👍🏿🇨🇮👨‍🌾",
    "a\u{202e}b\u{1b}]0;title\u{7}c",
    "ZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZ",
    "नमस्ते दुनिया क्षत्रिय",
    "\u{301}\u{301}",
    "N'Guessan Adjoua-Marie É.",
];

fn named(south: &str, north: &str) -> Desk {
    let mut session = session(
        GORE,
        "3,3,3,3/3,3,3,3 SNSS/NNSN 12-12 S",
        &["1S", "offer 2N"],
    );
    session.players.south = Name::new(south);
    session.players.north = Name::new(north);
    let mut desk = Desk::home();
    desk.open(&session);
    desk
}

/// What the panels say of the sides behind their names, as far as the record.
fn numbers(text: &str) -> Vec<String> {
    let panels = text.lines().filter_map(|line| line.split_once("captured "));
    panels
        .filter(|(name, _)| name.contains(['▼', '▲']))
        .map(|(_, rest)| {
            rest.split('│')
                .next()
                .unwrap_or(rest)
                .trim_end()
                .to_string()
        })
        .collect()
}

#[test]
fn names_of_every_script_stay_in_their_places_and_bring_no_control_codes() {
    for south in NAMES {
        for north in [NAMES[0], NAMES[3]] {
            let mut plain = named("S", "N");
            let mut desk = named(south, north);
            for keys in ["", "<space>", "u", "<home>", "xy"] {
                for (width, height) in [(40, 14), (80, 24), (120, 40)] {
                    let buffer = desk.press(keys).resize(width, height).buffer();
                    let board = plain.press(keys).resize(width, height).buffer();
                    let text = text_of(&buffer);
                    assert!(
                        !text.contains(|c: char| c.is_control() && c != '\n'),
                        "{text}"
                    );
                    // The holes lie where they lie with any other name.
                    for (cell, other) in buffer.content.iter().zip(&board.content) {
                        if other.symbol().starts_with(['╭', '╰', '┏', '┗', '╔', '╚']) {
                            assert_eq!(cell.symbol(), other.symbol(), "{south} {north}\n{text}");
                        }
                    }
                    // However long a name, what stands behind it is still to be read.
                    assert_eq!(numbers(&text), numbers(&text_of(&board)), "{text}");
                    for row in text.lines() {
                        assert!(row.width() <= usize::from(width), "{row:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_long_name_in_the_form_and_in_the_saved_games_stays_in_its_line() {
    for name in NAMES {
        let typed: String = name.chars().filter(|c| *c != '<').collect();
        let mut desk = Desk::home();
        desk.choose("New game").press("<down>").press(&typed);
        draw_all(&mut [("form".to_string(), desk)], 40, 14);
        let mut desk = named(name, name);
        desk.press("uq").choose("Saved games");
        assert_eq!(desk.context(), Context::Saved);
        desk.resize(40, 14);
        for row in desk.text().lines() {
            assert!(row.width() <= 40, "{row:?}");
        }
    }
}

#[test]
fn every_screen_can_be_drawn_in_every_language() {
    for language in Language::ALL {
        for (width, height) in [SMALLEST, (80, 24), (120, 40)] {
            let mut desk = Desk::new(Settings {
                language,
                ..still()
            });
            desk.open(&session(GORE, "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 S", &["1S"]));
            desk.resize(width, height).buffer();
            for keys in [
                "o", "1<enter>", "<space>", "r", "<home>", "<esc>x", "y", "b", "<esc>s", "<esc>q",
            ] {
                desk.press(keys).buffer();
            }
        }
    }
}

#[test]
fn every_screen_can_be_drawn_at_any_size() {
    let screens = RefCell::new(every_screen());
    let config = ProptestConfig {
        cases: 12,
        failure_persistence: None,
        ..ProptestConfig::default()
    };
    let drawn = TestRunner::new(config).run(&(0_u16..=200, 0_u16..=60), |(width, height)| {
        draw_all(&mut screens.borrow_mut(), width, height);
        Ok(())
    });
    drawn.unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn a_screen_that_is_too_small_says_so_in_a_whole_sentence_as_long_as_any_fits() {
    for language in Language::ALL {
        let mut desk = Desk::new(Settings {
            language,
            ..still()
        });
        for (width, height) in [(39, 14), (30, 6), (20, 5), (12, 4), (7, 1)] {
            let words = desk.resize(width, height).words();
            let is_whole =
                words.ends_with(['.', '4']) && words.contains("40") && words.contains("14");
            assert!(is_whole, "{language:?} {width}×{height}: {words}");
        }
        for (width, height) in [(0, 0), (1, 1), (3, 0), (0, 3), (6, 2)] {
            desk.resize(width, height).buffer();
        }
    }
}

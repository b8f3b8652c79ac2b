//! At the smallest size, in every language: what is there is there whole, or is said to go on.

use ayla::language::Language;
use ayla::practice::drill::Chapter;
use ayla::practice::drills;
use ayla::practice::progress::Change;
use ayla::practice::tour::LESSONS;
use ayla::settings::Settings;
use ayla::tui::input::Context;
use fluent_bundle::FluentArgs;
use jiff::ToSpan;

use super::desk::{Desk, GORE, in_one_line, session, still};

/// The program just started, at the smallest size.
fn small(language: Language) -> Desk {
    let mut desk = Desk::new(Settings {
        language,
        ..still()
    });
    desk.resize(40, 14);
    desk
}

/// What a message says in a language.
fn said(desk: &Desk, id: &str) -> String {
    desk.app.env().text.fill(id, &FluentArgs::new())
}

/// Chooses what a message of the home screen names.
fn choose(desk: &mut Desk, id: &str) {
    let entry = said(desk, id);
    desk.choose(&entry);
}

/// The line under the cursor.
fn chosen(desk: &Desk) -> String {
    let text = desk.text();
    let chosen = text.lines().find(|line| line.contains('▶'));
    chosen
        .unwrap_or_else(|| panic!("nothing is chosen in\n{text}"))
        .to_string()
}

#[test]
fn every_value_of_the_settings_is_whole() {
    for language in Language::ALL {
        let mut desk = small(language);
        choose(&mut desk, "home-settings");
        let rows = [0, 1, 2, 3, 4];
        // The language is left as it is.
        for row in rows.into_iter().filter(|row| *row != 1) {
            let before = chosen(&desk);
            loop {
                let line = chosen(&desk);
                assert!(line.ends_with(" ›"), "{language:?}: {line}");
                desk.press("<right>");
                if chosen(&desk) == before {
                    break;
                }
            }
            desk.press(if row == 0 { "<down><down>" } else { "<down>" });
        }
    }
}

/// What is said of the lines of the form for a new game.
const NOTES: [&str; 12] = [
    "new-about-gore",
    "new-about-djenon-aboure",
    "new-about-opponent",
    "new-about-own",
    "new-about-level",
    "temper-generous.doc",
    "temper-shrewd.doc",
    "temper-proud.doc",
    "temper-desperate.doc",
    "new-about-names",
    "new-about-first",
    "new-why-lap",
];

#[test]
fn every_line_of_the_form_for_a_new_game_is_whole_and_so_is_what_is_said_of_it() {
    for language in Language::ALL {
        for choices in [
            "",
            "<right>",
            "<down><right><up>",
            "<right><down><right><up>",
        ] {
            let mut desk = small(language);
            choose(&mut desk, "home-new");
            desk.press(choices);
            let names = ["south", "north"].map(|side| said(&desk, side));
            let begin = said(&desk, "new-begin");
            loop {
                let line = chosen(&desk);
                if line.ends_with(&begin) {
                    break;
                }
                let is_name = names
                    .iter()
                    .any(|name| line.starts_with(&format!("▶ {name}")));
                let goes_on = line.trim_end_matches(['↑', '↓']).trim_end();
                assert!(is_name || goes_on.ends_with(" ›"), "{language:?}: {line}");
                let words = in_one_line(&desk.text());
                let is_said = NOTES
                    .iter()
                    .any(|id| words.contains(&in_one_line(&said(&desk, id))));
                assert!(is_said, "{language:?}:\n{}", desk.text());
                if line.contains(&said(&desk, "new-temper"))
                    && !line.contains(&said(&desk, "temper-desperate"))
                {
                    desk.press("<right>");
                } else {
                    desk.press("<down>");
                }
            }
        }
    }
}

#[test]
fn the_editor_says_what_it_says_in_full() {
    for language in Language::ALL {
        let mut desk = small(language);
        choose(&mut desk, "home-editor");
        let about = said(&desk, "editor-about");
        for has_room in [true, true, false] {
            desk.says(" 0-0 S");
            if has_room {
                desk.says(&about);
            }
            desk.press("<delete>").says(&about);
            desk.press("gy");
        }
    }
}

#[test]
fn the_table_of_a_review_shows_both_sides() {
    for language in Language::ALL {
        let mut desk = small(language);
        let table = "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 S";
        desk.open(&session(GORE, table, &["1S", "2N", "2S", "3N", "3S"]));
        desk.press("e<space>a").press("v");
        // Below the last entry of the list.
        desk.press("<up><up>");
        let text = desk.text();
        let mut rows = text
            .lines()
            .skip_while(|line| !line.ends_with(" Awa  Kouadio"));
        let head = rows.next().unwrap_or_else(|| panic!("no table in\n{text}"));
        let row = rows.next().expect("a row below the head");
        let cells = row.chars().filter(char::is_ascii_digit).count();
        assert!(
            cells >= 4 && row.chars().count() == head.chars().count(),
            "{row}"
        );
    }
}

/// The last line above the footer: it ends a sentence, or says that there is more.
fn assert_ends(desk: &Desk) {
    let text = desk.text();
    let above: Vec<_> = text.lines().collect();
    let last = above[..above.len() - 1].iter().rev();
    let last = last.copied().find(|line| !line.is_empty());
    let ends = |line: &str| line.ends_with(['.', '?', '!', '…']);
    assert!(last.is_some_and(ends), "{:?}:\n{text}", desk.app.env());
}

#[test]
fn what_is_said_of_a_drill_comes_to_an_end_or_is_said_to_go_on() {
    for language in Language::ALL {
        for chapter in 1..=5 {
            let mut desk = small(language);
            choose(&mut desk, "home-practise");
            desk.press(&"<down>".repeat(chapter)).press("<enter>");
            for _ in 0..6 {
                if desk.context() != Context::DrillCount {
                    assert_ends(&desk);
                }
                desk.press("x");
                for step in ["", "<right>", "<right>", "<tab>", "<home>"] {
                    desk.press(step);
                    assert_ends(&desk);
                    let text = desk.text();
                    let mut lines = text.lines().filter(|line| line.contains("–"));
                    assert!(
                        lines.all(|line| line.contains(':') && !line.ends_with(':')),
                        "no actions in\n{text}"
                    );
                }
                desk.press("<enter>");
            }
        }
    }
}

#[test]
fn what_is_said_in_a_review_comes_to_an_end_or_is_said_to_go_on() {
    for language in Language::ALL {
        let mut desk = small(language);
        let table = "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 S";
        let played = ["1S", "2N", "offer 2S,3S", "refuse", "3N", "2S"];
        desk.open(&session(GORE, table, &played));
        desk.press("e<space>a").press("v");
        for measure in ["", "m"] {
            desk.press(measure).press("<home>");
            for _ in 0..=played.len() {
                let text = desk.text();
                // Below the chart, above the list.
                let said: Vec<_> = text.lines().skip(6).take(3).collect();
                let last = said.iter().rev().find(|line| !line.is_empty());
                assert!(
                    last.is_some_and(|line| line.ends_with(['.', '…'])),
                    "{language:?}:\n{text}"
                );
                desk.press("<enter>");
                assert_ends(&desk);
                desk.press("<right>");
                assert_ends(&desk);
                desk.press("<esc><right>");
            }
        }
    }
}

#[test]
fn everything_on_the_practice_page_is_whole() {
    for language in Language::ALL {
        let mut desk = small(language);
        // As much as there can be: in every chapter as many drills are due as have a number of two digits.
        for chapter in Chapter::ALL {
            for drill in drills::of(chapter).take(10) {
                let id = drill.id();
                let is_right = false;
                let missed = Change::Answered { id, is_right };
                desk.progress.change(missed, desk.today);
            }
        }
        desk.today = desk.today.saturating_add(1.day());
        choose(&mut desk, "home-practise");
        for _ in 0..8 {
            assert!(!desk.text().contains('…'), "{}", desk.text());
            desk.press("<down>");
        }
    }
}

#[test]
fn the_title_of_every_drill_is_whole() {
    for language in Language::ALL {
        // What is due today comes before the chapters.
        for chapter in 1..=5 {
            let mut desk = small(language);
            choose(&mut desk, "home-practise");
            desk.press(&"<down>".repeat(chapter)).press("<enter>");
            let text = desk.text();
            let title = text.lines().next().unwrap_or_default();
            let number = title.split(' ').next_back().unwrap_or_default();
            assert!(number.parse::<u32>().is_ok(), "{language:?}: {title}");
        }
    }
}

#[test]
fn the_title_of_every_lesson_is_whole() {
    for language in Language::ALL {
        let mut desk = small(language);
        choose(&mut desk, "home-tour");
        for lesson in LESSONS {
            let text = desk.text();
            let title = text.lines().next().unwrap_or_default();
            assert!(
                !title.contains('…'),
                "{language:?}, {}: {title}",
                lesson.name
            );
            if desk.context() == Context::LessonTurn && lesson.name == "make-offer" {
                desk.press("o1");
                let text = desk.text();
                let title = text.lines().next().unwrap_or_default();
                assert!(!title.contains('…'), "{language:?}: {title}");
                desk.press("<esc>");
            }
            // The words begin right below the board.
            let rows: Vec<_> = text.lines().collect();
            let board = rows
                .iter()
                .rposition(|row| row.starts_with(['╰', '┗', '╚']));
            let below = board.map(|row| rows[row + 1]);
            assert_ne!(below, Some(""), "{language:?}, {}:\n{text}", lesson.name);
            desk.press("]");
        }
    }
}

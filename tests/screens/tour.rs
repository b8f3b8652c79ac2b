//! The guided tour by keys: from the first lesson to the last in every language, every wrong turn, every size.

use ayla::language::Language;
use ayla::practice::tour::{Chapter, LEARNER, LESSONS, Lesson, Task};
use ayla::settings::Settings;
use ayla::tui::app::Effect;
use ayla::tui::input::Context;
use ayla::tui::screens::{Screen, Tour};
use ayla::tui::text::Text;
use ayla::tui::theme::{Depth, finish};
use fluent_bundle::FluentArgs;

use super::desk::{Desk, GORE, session, still, text_of};
use super::snapshots::{SIZES, at_all_sizes};

fn tour(desk: &Desk) -> &Tour {
    match desk.app.screen() {
        Screen::Tour(tour) => tour,
        other => panic!("the tour is not on the screen but {other:?}"),
    }
}

/// The tour just begun.
fn begun(language: Language) -> Desk {
    let mut desk = Desk::new(Settings {
        language,
        ..still()
    });
    desk.press("<enter>");
    assert_eq!(
        tour(&desk).number(),
        0,
        "it stands first on the home screen"
    );
    desk
}

/// The tour at a lesson.
fn at(name: &str) -> Desk {
    let mut desk = begun(Language::English);
    desk.press(&"]".repeat(number(name)));
    assert_eq!(tour(&desk).lesson().map(|lesson| lesson.name), Some(name));
    desk
}

fn number(name: &str) -> usize {
    let found = LESSONS.iter().position(|lesson| lesson.name == name);
    found.unwrap_or_else(|| panic!("there is no lesson called {name}"))
}

/// The keys that do what a lesson asks for; in notation a hole of the learner's row is its number.
fn keys(lesson: &Lesson) -> &'static str {
    match lesson.task {
        Task::Read => "",
        Task::Watch(_) => "<enter>",
        Task::Sow => "<right><enter>",
        Task::Play("pass") => "p",
        Task::Play("accept") => "a",
        Task::Play("refuse") => "r",
        Task::Play("offer 1S") => "o1<enter>",
        Task::Play("4N") => "<up><enter>",
        Task::Play("1S") => "1",
        Task::Play("2S") => "2",
        Task::Play("3S") => "3",
        Task::Play("5S") => "5",
        Task::Play("6S") => "6",
        Task::Play(other) => panic!("no keys are known for {other}"),
    }
}

/// A part of the words of a lesson as the screen writes them.
fn words(language: Language, lesson: &Lesson, part: &str) -> String {
    let text = Text::new(language);
    let enter = text.fill("key-enter", &FluentArgs::new());
    let mut arguments = FluentArgs::new();
    for (name, key) in [
        ("sow", enter.as_str()),
        ("make", enter.as_str()),
        ("pass", "p"),
        ("offer", "o"),
        ("accept", "a"),
        ("refuse", "r"),
    ] {
        arguments.set(name, key);
    }
    let words = text.fill(&format!("lesson-{}{part}", lesson.name), &arguments);
    let words = words.replace('’', "'");
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Goes through the whole tour and looks at every lesson before and after it.
fn walk(language: Language, mut look: impl FnMut(&mut Desk, &Lesson, &str)) -> Desk {
    let mut desk = begun(language);
    for lesson in LESSONS {
        let now = tour(&desk).lesson().map(|lesson| lesson.name);
        assert_eq!(now, Some(lesson.name));
        look(&mut desk, lesson, "");
        desk.press(keys(lesson));
        if lesson.task != Task::Read {
            look(&mut desk, lesson, ".done");
        }
        desk.press("<enter>");
    }
    assert_eq!(tour(&desk).lesson().map(|lesson| lesson.name), None);
    desk
}

#[test]
fn the_whole_tour_is_taken_by_keys_in_every_language_and_saves_nothing() {
    for language in Language::ALL {
        let desk = walk(language, |desk, lesson, part| {
            desk.says(&words(language, lesson, part));
            if part.is_empty() && lesson.is_played() {
                desk.says(&words(language, lesson, ".task"));
            }
        });
        assert!(desk.drawer.is_empty());
        let is_other = |effect: &&Effect| **effect != Effect::FindLast;
        assert_eq!(desk.effects.iter().find(is_other), None);
    }
}

#[test]
fn all_that_a_lesson_says_is_to_be_read_at_every_size() {
    for language in Language::ALL {
        for (width, height) in SIZES {
            walk(language, |desk, lesson, part| {
                desk.resize(width, height);
                desk.says(&words(language, lesson, part));
                if part.is_empty() && lesson.is_played() {
                    desk.says(&words(language, lesson, ".task"));
                }
                let text = desk.text();
                for hole in tour(desk).session().start().holes() {
                    assert!(text.contains(&hole.to_string()), "no {hole} in\n{text}");
                }
            });
        }
    }
}

#[test]
fn whatever_else_is_done_gives_a_reason_and_the_lesson_stays() {
    for language in Language::ALL {
        for lesson in LESSONS.iter().filter(|lesson| lesson.is_played()) {
            let tries = [
                "1",
                "2",
                "3",
                "4",
                "5",
                "6",
                "p",
                "<up><enter>",
                "<right><enter>",
                "o",
                "o<enter>",
                "o2<enter>",
                "o3<enter>",
                "a",
                "r",
            ];
            let has_offers = lesson.chapter == Chapter::Bargain;
            for keys in tries {
                // Only the two answers mean anything where an offer is to be answered, and only there.
                let answers = matches!(lesson.task, Task::Play("accept" | "refuse"));
                let is_answer = matches!(keys, "a" | "r");
                let offers = keys.starts_with('o') && keys != "o";
                if answers != is_answer || offers && !has_offers {
                    continue;
                }
                // Where there is room for this there is room for it everywhere.
                let mut desk = begun(language);
                desk.resize(40, 14);
                desk.press(&"]".repeat(number(lesson.name)));
                try_it(language, &mut desk, lesson, keys);
            }
        }
    }
}

/// Does something in a lesson. If it was not what is asked for, there is a reason or a hint, and the lesson goes on.
fn try_it(language: Language, desk: &mut Desk, lesson: &Lesson, keys: &str) {
    let (before, start) = (desk.words(), *tour(desk).session().position());
    let already = tour(desk).session().played();
    desk.press(keys);
    let played = tour(desk).session().actions().get(already).copied();
    let name = lesson.name;
    match played {
        Some(action) if lesson.wants(action) => desk.says(&words(language, lesson, ".done")),
        Some(_) => {
            desk.says(&words(language, lesson, ".hint"));
            desk.press("<enter>");
            assert_eq!(*tour(desk).session().position(), start, "{name}");
            desk.says(&words(language, lesson, ".task"));
        }
        None => {
            assert_ne!(before, desk.words(), "{name}: {keys} says nothing");
            desk.says(&words(language, lesson, ".task"));
        }
    }
    assert_eq!(tour(desk).lesson().map(|lesson| lesson.name), Some(name));
}

#[test]
fn what_the_rules_forbid_is_refused_with_their_reason() {
    for (name, keys, reason) in [
        ("sow", "<up><enter>", "That hole is not your territory."),
        ("sow", "p", "You can sow, so you may not pass."),
        ("sow", "o", "Offers come later in this tour"),
        ("forward", "3", "An empty hole can't be sown."),
        ("pass", "1", "You can't sow, so you must pass."),
        ("pass", "o", "Offers come later in this tour"),
        ("target", "1", "That hole is not your territory."),
        ("make-offer", "o<enter>", "Choose the holes first"),
        ("first-seed", "2", "A single seed may never be moved."),
        ("first-seed", "7", ""),
    ] {
        at(name).press(keys).says(reason);
    }
}

#[test]
fn another_action_is_told_and_taken_back() {
    let mut desk = at("capture");
    desk.press("1");
    desk.says("South sowed 1S to 1N and captured nothing.");
    desk.says("3S would have made two in 2N.");
    desk.press("<enter>3");
    desk.says("You have captured 2.");
}

#[test]
fn an_offer_can_be_put_together_and_thrown_away() {
    let mut desk = at("make-offer");
    desk.press("o");
    assert_eq!(desk.context(), Context::Offer);
    desk.press("<esc>");
    assert_eq!(desk.context(), Context::LessonTurn);
    desk.press("o2<enter>");
    desk.says("South offered 2S.");
    desk.says("offer 1S alone");
}

#[test]
fn the_footer_names_offers_only_once_they_are_taught() {
    for (name, has_offers) in [("sow", false), ("most", false), ("make-offer", true)] {
        assert_eq!(at(name).words().contains("o offer"), has_offers, "{name}");
    }
}

#[test]
fn the_tour_goes_on_where_it_was_left() {
    let mut desk = at("forward");
    desk.press("q");
    desk.says("A first game, on from lesson 10 of 30");
    desk.choose("A first game");
    assert_eq!(tour(&desk).number(), number("forward"));
    desk.press("[");
    assert_eq!(tour(&desk).number(), number("forward") - 1);
}

#[test]
fn the_tour_stands_first_only_for_those_who_have_no_game() {
    let mut desk = Desk::home();
    let marked = |desk: &Desk| {
        let text = desk.text();
        let line = text.lines().find(|line| line.contains('▶'));
        line.unwrap_or_default().to_string()
    };
    assert!(marked(&desk).contains("A first game"));
    desk.open(&session(GORE, "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 S", &[]));
    desk.press("1q");
    assert!(marked(&desk).contains("Continue"));
    desk.says("A first game");
    // With nothing but finished games a new one comes first.
    desk.choose("Continue").press("xyq");
    assert!(marked(&desk).contains("New game"), "{}", desk.text());
    desk.says("A first game");
}

#[test]
fn a_learner_can_play_on_from_the_last_board() {
    let mut desk = walk(Language::English, |_, _, _| {});
    desk.says("That is all one needs.");
    desk.press("<enter>");
    assert_eq!(desk.context(), Context::Sow);
    let partner = desk.session().partner().expect("the program plays");
    assert_eq!(partner.side, LEARNER.other());
    let mut desk = walk(Language::English, |_, _, _| {});
    desk.press("<down><enter>");
    assert_eq!(desk.context(), Context::Sow);
    assert_eq!(desk.session().partner(), None);
    let mut desk = walk(Language::English, |_, _, _| {});
    desk.press("<down><down><enter>");
    assert!(matches!(desk.app.screen(), Screen::Practise(_)));
    desk.press("<esc><down><enter>");
    assert!(matches!(desk.app.screen(), Screen::Rules(_)));
    desk.press("<esc><down><enter>");
    assert!(matches!(desk.app.screen(), Screen::Home(_)));
}

#[test]
fn after_the_last_lesson_the_tour_begins_anew() {
    let mut desk = walk(Language::English, |_, _, _| {});
    desk.press("<esc>").choose("A first game");
    assert_eq!(tour(&desk).number(), 0);
}

#[test]
fn what_north_does_is_shown_and_any_key_shows_its_end() {
    let mut desk = Desk::new(Settings::default());
    desk.press("<enter>]]]<enter>");
    desk.says("7 lifted from 1N");
    assert!(desk.app.due().is_some(), "the seeds are moving");
    desk.press("x");
    assert_eq!(desk.app.due(), None);
    desk.says("Seven seeds");
}

#[test]
fn lessons_need_no_signs_that_a_console_lacks() {
    walk(Language::English, |desk, _, _| {
        let mut buffer = desk.resize(80, 24).buffer();
        finish(&mut buffer, Depth::None, true);
        let text = text_of(&buffer);
        let has_sign = |c: char| !c.is_ascii() && !c.is_alphabetic();
        assert!(!text.contains(has_sign), "{text}");
    });
}

#[test]
fn a_lesson_that_asks_for_a_sowing() {
    insta::assert_snapshot!(at_all_sizes(at("backward").press("<right>")));
}

#[test]
fn a_lesson_after_another_sowing() {
    insta::assert_snapshot!(at_all_sizes(at("most").press("1")));
}

#[test]
fn a_lesson_with_an_offer_to_answer() {
    insta::assert_snapshot!(at_all_sizes(&mut at("accept")));
}

#[test]
fn the_end_of_the_tour() {
    let mut desk = walk(Language::English, |_, _, _| {});
    insta::assert_snapshot!(at_all_sizes(&mut desk));
}

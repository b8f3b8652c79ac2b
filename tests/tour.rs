//! The guided tour: that every lesson can be set up, and that the board shows what its words say.

use std::collections::BTreeSet;

use ayla::language::Language;
use ayla::practice::tour::{LEARNER, LESSONS, Lesson, Task, play_on};
use ayla::rulebook::{Kind, Part, Topic, chapters};
use ayla::tui::text::Text;
use ayla_rules::gore::Lap;
use ayla_rules::{AnyAction, AnyHole, AnyPosition, Direction, Event, Game, Illegal, Side};
use fluent_bundle::FluentArgs;

use Direction::{Backward, Forward, Last};

fn lesson(name: &str) -> &'static Lesson {
    let found = LESSONS.iter().find(|lesson| lesson.name == name);
    found.unwrap_or_else(|| panic!("there is no lesson called {name}"))
}

fn position(name: &str) -> AnyPosition {
    *lesson(name).session().position()
}

/// What is to happen in a lesson, if it is one action.
fn action(lesson: &Lesson) -> Option<AnyAction> {
    let (Task::Play(text) | Task::Watch(text)) = lesson.task else {
        return None;
    };
    let action = lesson.game().action(text);
    Some(action.unwrap_or_else(|error| panic!("{}: {error}", lesson.name)))
}

/// What happens in a lesson.
fn story(name: &str) -> Vec<Event<AnyHole>> {
    let action = action(lesson(name)).expect("it is one action");
    position(name).trace(action).expect("it is legal")
}

/// The position to which a lesson leads.
fn after(name: &str) -> AnyPosition {
    let action = action(lesson(name)).expect("it is one action");
    position(name).play(action).expect("it is legal")
}

fn drops(story: &[Event<AnyHole>]) -> Vec<String> {
    let dropped = story.iter().filter_map(|event| match event {
        Event::Drop { hole } => Some(hole.to_string()),
        _ => None,
    });
    dropped.collect()
}

fn lifts(story: &[Event<AnyHole>]) -> Vec<String> {
    let lifted = story.iter().filter_map(|event| match event {
        Event::Lift { hole, .. } => Some(hole.to_string()),
        _ => None,
    });
    lifted.collect()
}

fn captures(story: &[Event<AnyHole>]) -> Vec<(String, u8, Direction)> {
    let captured = story.iter().filter_map(|event| match *event {
        Event::Capture {
            hole,
            seeds,
            direction,
        } => Some((hole.to_string(), seeds, direction)),
        _ => None,
    });
    captured.collect()
}

/// What a sowing captures.
fn gain(position: &AnyPosition, action: AnyAction) -> u8 {
    let story = position.trace(action).expect("it is legal");
    captures(&story).iter().map(|(_, seeds, _)| seeds).sum()
}

/// A captured hole, its seeds, and the way the capture came to it.
type Taken = (&'static str, u8, Direction);

/// The seeds in a hole.
fn seeds(position: &AnyPosition, hole: &str) -> u8 {
    position.seeds(named(position, hole))
}

fn named(position: &AnyPosition, name: &str) -> AnyHole {
    let found = position.holes().find(|hole| hole.to_string() == name);
    found.unwrap_or_else(|| panic!("there is no hole called {name}"))
}

/// The other sowings that the learner could choose in a lesson.
fn other_sowings(name: &str) -> Vec<AnyAction> {
    let wanted = action(lesson(name));
    let legal = position(name).legal_actions().into_iter();
    legal
        .filter(|&action| action.sown().is_some() && Some(action) != wanted)
        .collect()
}

/// A part of the words of a lesson, keys left out.
fn words(language: Language, lesson: &Lesson, part: &str) -> String {
    let mut arguments = FluentArgs::new();
    for key in ["sow", "pass", "offer", "make", "accept", "refuse"] {
        arguments.set(key, "");
    }
    Text::new(language).fill(&format!("lesson-{}{part}", lesson.name), &arguments)
}

/// The parts that a lesson's words have.
fn parts(lesson: &Lesson) -> &'static [&'static str] {
    match lesson.task {
        Task::Read => &[""],
        Task::Watch(_) => &["", ".done"],
        Task::Play(_) | Task::Sow => &["", ".task", ".hint", ".done"],
    }
}

/// The names of holes and the numbers in a text.
fn facts(text: &str) -> BTreeSet<String> {
    let tokens = text.split(|c: char| !c.is_ascii_alphanumeric());
    tokens
        .filter(|token| token.starts_with(|c: char| c.is_ascii_digit()))
        .map(str::to_string)
        .collect()
}

#[test]
fn every_lesson_asks_the_learner_for_something_legal() {
    let mut names = BTreeSet::new();
    for lesson in LESSONS {
        assert!(names.insert(lesson.name), "{} comes twice", lesson.name);
        let position = *lesson.session().position();
        assert_eq!(position.outcome(), None, "{} is over", lesson.name);
        if let Some(action) = action(lesson) {
            assert_eq!(position.check(action), Ok(()), "{}", lesson.name);
            assert_eq!(lesson.is_played(), lesson.wants(action), "{}", lesson.name);
        }
        let learner_acts = position.side_to_move() == LEARNER;
        match lesson.task {
            Task::Watch(_) => assert!(!learner_acts, "{}", lesson.name),
            Task::Play(_) | Task::Sow => assert!(learner_acts, "{}", lesson.name),
            Task::Read => {}
        }
    }
    assert_eq!(play_on().position().side_to_move(), LEARNER);
    assert_eq!(play_on().position().outcome(), None);
    for side in Side::ALL {
        assert!(play_on().position().captured()[side] >= 6, "{side} can pay");
    }
}

#[test]
fn seeds_fall_where_the_words_say() {
    assert_eq!(drops(&story("sow")), ["3S", "4S", "1N", "2N", "3N", "4N"]);
    let turns = drops(&story("turns"));
    assert_eq!(turns, ["2N", "3N", "4N", "1S", "2S", "3S", "4S"]);
    assert_eq!(after("sow"), position("turns"));
    assert_eq!(after("turns"), position("choose"));
}

#[test]
fn whatever_is_chosen_freely_captures_nothing_yet_and_ends_nothing() {
    let position = position("choose");
    let actions = position.legal_actions();
    assert_eq!(actions.len(), 4, "four sowings and no offer");
    for action in actions {
        assert!(lesson("choose").wants(action));
        assert_eq!(gain(&position, action), 0, "{action}");
        assert_eq!(position.play(action).expect("it is legal").outcome(), None);
    }
}

#[test]
fn nine_seeds_come_around_as_each_option_says() {
    let story = story("lap");
    let dropped = drops(&story);
    assert_eq!((dropped.len(), &*dropped[7], &*dropped[8]), (9, "1S", "2S"));
    let skipping = Game::Gore(Lap::SkipOrigin);
    let start = skipping.position(&position("lap").to_string());
    let sowing = skipping.action("1S").expect("a hole");
    let story = start.expect("a position").trace(sowing).expect("legal");
    assert!(!drops(&story).contains(&"1S".to_string()), "it is skipped");
    let is_long = |hole: &AnyHole| position("lap").seeds(*hole) >= 8;
    let long: Vec<_> = position("lap").holes().filter(is_long).collect();
    assert_eq!(long.len(), 1, "only 1S comes around");
    let decisions = decisions(3);
    assert_eq!(decisions, 1, "the rulebook calls it a decision");
}

/// How many decisions a rule of Goré has in the rulebook.
fn decisions(number: u8) -> usize {
    let chapters = chapters(Language::English);
    let gore = chapters.iter().find(|chapter| chapter.topic == Topic::Gore);
    let sections = &gore.expect("Goré has a chapter").sections;
    let section = sections
        .iter()
        .find(|section| section.number == Some(number));
    let parts = &section.expect("the rule has a section").parts;
    let is_decision = |part: &&Part| matches!(part, Part::Text(Kind::Decision, _));
    parts.iter().filter(is_decision).count()
}

#[test]
fn each_capture_takes_what_the_words_say_in_their_directions() {
    let wanted: [(&str, &[Taken]); 8] = [
        ("capture", &[("2N", 2, Last)]),
        ("own-hole", &[]),
        (
            "backward",
            &[("2N", 4, Last), ("1N", 2, Backward), ("4S", 2, Backward)],
        ),
        (
            "forward",
            &[
                ("4N", 2, Last),
                ("1S", 2, Forward),
                ("3N", 2, Backward),
                ("2N", 2, Backward),
            ],
        ),
        (
            "most",
            &[
                ("3N", 4, Last),
                ("4N", 2, Forward),
                ("2N", 2, Backward),
                ("1N", 2, Backward),
            ],
        ),
        ("target", &[("1S", 4, Last)]),
        (
            "new-hole",
            &[("2N", 4, Last), ("1N", 2, Backward), ("4S", 2, Backward)],
        ),
        (
            "relay-capture",
            &[("3N", 4, Last), ("2N", 2, Backward), ("1N", 2, Backward)],
        ),
    ];
    for (name, wanted) in wanted {
        let wanted: Vec<_> = wanted
            .iter()
            .map(|&(hole, seeds, direction)| (hole.to_string(), seeds, direction))
            .collect();
        assert_eq!(captures(&story(name)), wanted, "{name}");
        assert_eq!(after(name).outcome(), None, "{name} ends the game");
    }
}

#[test]
fn captures_stop_where_the_words_say() {
    assert_eq!(seeds(&after("backward"), "3S"), 3);
    assert_eq!(seeds(&after("forward"), "1N"), 1);
    assert_eq!(seeds(&after("relay-capture"), "4N"), 4);
}

#[test]
fn four_in_a_hole_of_ones_own_are_not_captured() {
    let (story, after) = (story("own-hole"), after("own-hole"));
    assert_eq!(drops(&story).last().map(String::as_str), Some("3S"));
    assert_eq!(seeds(&after, "3S"), 4);
    assert_eq!(after.owner(named(&after, "3S")), LEARNER);
}

#[test]
fn whatever_else_is_sown_captures_less_as_the_hints_say() {
    for name in [
        "capture", "backward", "forward", "most", "target", "new-hole",
    ] {
        let position = position(name);
        let best = action(lesson(name)).expect("it is one action");
        for other in other_sowings(name) {
            let (own, best) = (gain(&position, other), gain(&position, best));
            assert!(own < best, "{name}: {other} captures {own}, not {best}");
            assert!(name != "capture" || own == 0, "{other} captures {own}");
        }
    }
}

#[test]
fn who_has_no_seed_can_only_pass_until_seeds_come() {
    assert_eq!(position("pass").legal_actions().len(), 1);
    assert_eq!(after("pass"), position("reached"));
    let after = after("reached");
    let sowings = after.legal_actions().into_iter();
    assert_eq!(sowings.filter_map(AnyAction::sown).count(), 4);
    for hole in ["1S", "2S", "3S", "4S"] {
        assert_eq!(seeds(&after, hole), 1);
    }
}

#[test]
fn the_end_gives_each_side_what_the_words_say() {
    for (name, swept) in [("end", [4, 2]), ("glory", [4, 2]), ("relay-end", [3, 3])] {
        let after = after(name);
        let outcome = after.outcome().unwrap_or_else(|| panic!("{name} ends"));
        assert_eq!((outcome.seeds.south, outcome.seeds.north), (26, 22));
        let before = after.captured();
        let taken = Side::ALL.map(|side| outcome.seeds[side] - before[side]);
        assert_eq!(taken, swept, "{name}");
    }
    for name in ["end", "glory"] {
        for other in other_sowings(name) {
            let after = position(name).play(other).expect("it is legal");
            assert_eq!((after.outcome(), seeds(&after, "1S")), (None, 3));
        }
    }
    assert_eq!(other_sowings("relay-end"), []);
}

#[test]
fn an_accepted_offer_changes_owner_and_captured_seeds_as_the_words_say() {
    let table = position("make-offer");
    assert_eq!((table.captured().south, table.captured().north), (16, 18));
    assert_eq!(seeds(&table, "1S"), 0);
    assert_eq!(after("make-offer"), position("accepted"));
    let after_accepting = after("accepted");
    let hole = named(&after_accepting, "1S");
    assert_eq!(after_accepting.owner(hole), Side::North);
    assert_eq!(after_accepting.seeds(hole), 6);
    assert_eq!(after_accepting.captured().north, 12);
    assert_eq!(after_accepting.side_to_move(), Side::North);

    let own = after("accept");
    assert_eq!(seeds(&position("accept"), "4N"), 0);
    assert_eq!(position("accept").captured().south, 14);
    assert_eq!(own.owner(named(&own, "4N")), LEARNER);
    assert_eq!((seeds(&own, "4N"), own.captured().south), (6, 8));
    assert_eq!(own.side_to_move(), LEARNER);
    assert_eq!(own, position("new-hole"));
}

#[test]
fn the_two_limits_of_offers_are_decisions_in_the_rulebook_too() {
    assert_eq!(decisions(6), 2);
}

#[test]
fn a_hole_of_norths_in_the_learners_row_is_norths_to_sow() {
    let position = position("target");
    let hole = named(&position, "1S");
    assert_eq!(position.owner(hole), Side::North);
    let sowing = position.sowing(hole).expect("a hole");
    assert_eq!(position.check(sowing), Err(Illegal::NotYourHole));
}

#[test]
fn a_refusal_changes_nothing_but_the_glory_of_the_victory() {
    let (before, after_refusing) = (position("refuse"), after("refuse"));
    for hole in before.holes() {
        assert_eq!(before.seeds(hole), after_refusing.seeds(hole));
        assert_eq!(before.owner(hole), after_refusing.owner(hole));
    }
    assert_eq!(before.captured(), after_refusing.captured());
    assert_eq!(after_refusing.side_to_move(), LEARNER);
    assert_eq!(after_refusing.refusals().south, 1);
    assert_eq!(after_refusing, position("glory"));
    let outcome = after("glory").outcome().expect("it ends");
    assert_eq!(
        (outcome.winner, outcome.glory),
        (Some(LEARNER), Some(false))
    );
    // The same end without the refusal.
    let outcome = after("end").outcome().expect("it ends");
    assert_eq!((outcome.winner, outcome.glory), (Some(LEARNER), Some(true)));
}

#[test]
fn if_the_game_ended_at_once_only_the_seeds_of_the_hole_would_change_hands() {
    for (name, hole) in [("accept", "4N"), ("refuse", "4N"), ("when-to-accept", "4N")] {
        let before = position(name);
        let accept = lesson(name).game().action("accept").expect("an answer");
        let accepted = before.play(accept).expect("it is legal");
        let gained = accepted.settle().seeds.south - before.settle().seeds.south;
        assert_eq!(gained, seeds(&before, hole), "{name}");
    }
}

#[test]
fn relays_go_where_the_words_say() {
    let first = story("first-seed");
    assert_eq!(drops(&first), ["6S", "1N", "2N"]);
    assert_eq!(seeds(&position("first-seed"), "2N"), 0);
    assert_eq!((lifts(&first).len(), captures(&first)), (1, vec![]));
    assert_eq!(other_sowings("first-seed"), []);
    let relay = story("relay");
    assert_eq!(lifts(&relay), ["5S", "2N", "6N", "4S"]);
    assert_eq!(captures(&relay), [("2N".to_string(), 2, Last)]);
}

#[test]
fn the_words_name_what_is_asked_for_and_what_it_captures() {
    for language in Language::ALL {
        for lesson in LESSONS.iter().filter(|lesson| lesson.is_played()) {
            let Some(action) = action(lesson) else {
                continue;
            };
            let task = words(language, lesson, ".task");
            let hole = action.to_string();
            let hole = hole.trim_start_matches("offer ");
            let has_hole = hole.starts_with(|c: char| c.is_ascii_digit());
            if has_hole && lesson.name != "most" {
                assert!(task.contains(hole), "{language:?}: {task:?} has no {hole}");
            }
            let story = lesson.session().position().trace(action);
            let story = story.expect("it is legal");
            let captures = captures(&story);
            let done = words(language, lesson, ".done");
            let told = facts(&done);
            let gain: u8 = captures.iter().map(|(_, seeds, _)| seeds).sum();
            if gain > 0 {
                assert!(told.contains(&gain.to_string()), "{language:?}: {done:?}");
            }
            if captures.len() > 1 {
                for (hole, seeds, _) in captures {
                    assert!(told.contains(&hole), "{language:?}: {done:?}");
                    assert!(told.contains(&seeds.to_string()), "{language:?}: {done:?}");
                }
            }
        }
    }
}

#[test]
fn every_language_names_the_same_holes_and_numbers() {
    for language in Language::ALL {
        for lesson in LESSONS {
            for part in parts(lesson) {
                let english = facts(&words(Language::English, lesson, part));
                let own = facts(&words(language, lesson, part));
                assert_eq!(own, english, "{language:?}: {}{part}", lesson.name);
            }
        }
    }
}

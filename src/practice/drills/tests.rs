//! The set that comes with the program: every answer is proven anew, and the search for drills finds some.

use std::sync::Mutex;

use super::*;
use crate::engine::Stop;
use crate::practice::drill::{Question, write_all};
use ayla_rules::{AnyAction, gore};

const SET: &str = include_str!("set.json");

#[test]
fn the_set_is_written_as_the_search_writes_it() {
    let read = read_all(SET).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(write_all(&read), SET);
    assert_eq!(read, all());
}

#[test]
fn every_answer_is_beyond_doubt() {
    let all_doubts = Mutex::new(Vec::new());
    let doubts = &all_doubts;
    std::thread::scope(|scope| {
        for half in 0..2 {
            let drills = all().iter().skip(half).step_by(2);
            scope.spawn(move || {
                for (drill, doubt) in drills.filter_map(|drill| Some((drill, prove(drill).err()?)))
                {
                    if let Ok(mut doubts) = doubts.lock() {
                        doubts.push(format!("{}: {doubt}", drill.id()));
                    }
                }
            });
        }
    });
    let doubts = all_doubts.into_inner().expect("nobody panicked");
    assert!(doubts.is_empty(), "{}", doubts.join("\n"));
}

#[test]
fn there_are_enough_of_every_chapter_from_easy_to_hard() {
    let bargaining = [
        Chapter::FindTheOffer,
        Chapter::AcceptOrRefuse,
        Chapter::WhichHoles,
        Chapter::WinWithGlory,
    ];
    for (chapters, each, together) in [(&bargaining[..], 12, 60), (&[Chapter::Relays], 8, 8)] {
        for &chapter in chapters {
            let levels: Vec<_> = of(chapter).map(|drill| drill.level).collect();
            assert!(levels.len() >= each, "{chapter:?} has {}", levels.len());
            assert!(levels.is_sorted(), "{chapter:?}: {levels:?}");
            assert!(levels.first() < levels.last(), "{chapter:?}: {levels:?}");
        }
        let count = all()
            .iter()
            .filter(|drill| chapters.contains(&drill.chapter));
        assert!(count.count() >= together);
    }
}

#[test]
fn no_chapter_gives_its_answers_away() {
    let share = |chapter, is_kind: fn(&str) -> bool| {
        let first = |drill: &Drill| match &drill.question {
            Question::Best { right, .. } => right[0].action.to_string(),
            _ => String::new(),
        };
        let kinds: Vec<_> = of(chapter).map(|drill| is_kind(&first(drill))).collect();
        let of_kind = kinds.iter().filter(|&&is_kind| is_kind).count();
        (100 * of_kind / kinds.len(), of_kind)
    };
    for (chapter, is_kind, about) in [
        (
            Chapter::FindTheOffer,
            (|action| action.starts_with("offer")) as fn(&str) -> bool,
            30..=80,
        ),
        (
            Chapter::AcceptOrRefuse,
            |action| action == "accept",
            25..=75,
        ),
        (Chapter::WinWithGlory, |action| action == "accept", 10..=60),
    ] {
        let (share, _) = share(chapter, is_kind);
        assert!(about.contains(&share), "{chapter:?}: {share} %");
    }
    // One hole, two and three can be offered. (That more than one is best nearly never happens: no search has found it yet.)
    for holes in 1..=3 {
        let is_choice = of(Chapter::WhichHoles).any(|drill| {
            let mut actions = drill.position.legal_actions().into_iter();
            actions.any(|action| match action {
                AnyAction::Gore(gore::Action::Offer(offer)) => offer.holes().len() == holes,
                _ => false,
            })
        });
        assert!(is_choice, "no offer of {holes} holes can be made");
    }
}

#[test]
fn no_drill_is_there_twice() {
    for (place, drill) in all().iter().enumerate() {
        for other in &all()[..place] {
            assert!(
                !likeness::alike(drill, other),
                "{} and {}",
                drill.id(),
                other.id()
            );
        }
    }
}

#[test]
fn a_search_finds_the_same_drills_every_time_and_all_are_beyond_doubt() {
    let find = || {
        let mut found = Vec::new();
        let finder = Finder {
            games: 8,
            seed: 7,
            only: None,
        };
        finder.run(&Stop::default(), &mut |drill| found.push(drill));
        found
    };
    let found = find();
    assert!(found.len() > 2);
    assert_eq!(found, find());
    for drill in &found {
        assert_eq!(prove(drill), Ok(()), "{}", drill.id());
    }
    let twice = [&found[..], &found[..]].concat();
    let selected = select(&twice, 1);
    assert!(selected.len() <= found.len() && selected.iter().all(|drill| found.contains(drill)));
    assert_eq!(read_all(&write_all(&selected)).ok(), Some(selected));
}

#[test]
fn a_search_that_is_stopped_finds_nothing_more() {
    let stop = Stop::default();
    stop.now();
    Finder {
        games: 1_000,
        seed: 1,
        only: None,
    }
    .run(&stop, &mut |drill| panic!("{drill:?}"));
}

#[test]
fn what_can_be_argued_about_is_told() {
    let drill = of(Chapter::AcceptOrRefuse).next().expect("a drill").clone();
    let Question::Best {
        measure,
        right,
        between,
        wrong,
    } = drill.question.clone()
    else {
        panic!("{drill:?}");
    };
    let question = Question::Best {
        measure,
        right: wrong,
        between,
        wrong: right,
    };
    let turned = Drill {
        question,
        ..drill.clone()
    };
    assert!(matches!(prove(&turned), Err(Doubt::NoLead { .. })));
    let elsewhere = Drill {
        chapter: Chapter::WhichHoles,
        ..drill
    };
    assert_eq!(prove(&elsewhere), Err(Doubt::OtherChapter));
}

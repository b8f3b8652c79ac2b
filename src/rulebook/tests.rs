//! The rulebook reads well, in every language alike, and its examples come out as it says.

use super::*;
use ayla_rules::{Illegal, Side};

fn examples(chapters: &[Chapter]) -> Vec<&Example> {
    let sections = chapters.iter().flat_map(|chapter| &chapter.sections);
    sections
        .flat_map(|section| &section.parts)
        .filter_map(|part| match part {
            Part::Example(example) => Some(example),
            Part::Text(..) => None,
        })
        .collect()
}

#[test]
fn every_language_is_read_without_a_misprint() {
    for language in Language::ALL {
        if let Err(misprint) = read(language.rulebook()) {
            panic!("{language:?}: {misprint}");
        }
    }
}

#[test]
fn prose_is_written_with_proper_signs() {
    for language in Language::ALL {
        for line in language.rulebook().lines() {
            let prose = line.split('`').step_by(2);
            let is_proper = prose.into_iter().all(|words| !words.contains('\''));
            assert!(is_proper, "{language:?}: ’ is meant in {line:?}");
        }
    }
}

#[test]
fn what_is_no_rulebook_is_a_misprint() {
    for text in [
        "no chapter yet",
        "# nowhere: Nothing",
        "# gore: Goré\n\nno section yet",
        "# gore: Goré\n\n## 1. Board\n\n> 6,6 S; 2S\n> No position.",
    ] {
        assert!(read(text).is_err(), "{text}");
    }
}

#[test]
fn the_rules_have_the_numbers_of_the_games() {
    for language in Language::ALL {
        let chapters = chapters(language);
        let numbers = |topic| -> Vec<_> {
            let chapter = chapters.iter().find(|chapter| chapter.topic == topic);
            let sections = chapter.into_iter().flat_map(|chapter| &chapter.sections);
            sections.map(|section| section.number).collect()
        };
        assert_eq!(numbers(Topic::Gore), (1..=8).map(Some).collect::<Vec<_>>());
        assert_eq!(
            numbers(Topic::DjenonAboure),
            (1..=9).map(Some).collect::<Vec<_>>()
        );
        assert_eq!(numbers(Topic::Both), (1..=4).map(Some).collect::<Vec<_>>());
        assert_eq!(chapters.len(), Topic::ALL.len());
    }
}

/// A book without its words: what all languages must have in common.
fn skeleton(language: Language) -> Vec<String> {
    let mut lines = Vec::new();
    for chapter in chapters(language) {
        lines.push(format!("{:?}", chapter.topic));
        for section in chapter.sections {
            lines.push(format!("{:?}", section.number));
            for part in section.parts {
                lines.push(match part {
                    Part::Text(kind, _) => format!("{kind:?}"),
                    Part::Example(Example {
                        position, action, ..
                    }) => {
                        format!("{:?} {position} {action}", position.game())
                    }
                });
            }
        }
    }
    lines
}

#[test]
fn the_languages_say_the_same_in_the_same_places() {
    let english = skeleton(Language::English);
    for language in Language::ALL {
        assert_eq!(skeleton(language), english, "{language:?}");
    }
}

#[test]
fn every_example_is_legal_but_the_endless_relay() {
    let chapters = chapters(Language::English);
    let examples = examples(&chapters);
    assert_eq!(examples.len(), 16);
    let illegal: Vec<_> = examples
        .iter()
        .filter_map(|example| example.position.check(example.action).err())
        .collect();
    assert_eq!(illegal, [Illegal::EndlessRelay]);
}

#[test]
fn the_examples_come_out_as_their_captions_say() {
    let chapters = chapters(Language::English);
    for (example, words, taken) in [
        ("1,4,2,1/1,3,5,5", "eight seeds", 8),
        (
            "2,6,0,0/0,1,1,1",
            "two are captured from 1S; backward, two each",
            8,
        ),
        ("2,3,1,3/3,2,4,2", "the whole board", 20),
        ("4,4,4,4,4,4/4,4,4,4,4,4", "makes two: they are captured", 2),
        ("0,1,0,0,0,3/1,0,1,1,2,2", "nothing is captured", 0),
        ("1,1,3,4,1,1/0,1,0,0,1,4", "North takes eight", 8),
    ] {
        let found = examples(&chapters)
            .into_iter()
            .find(|found| found.position.to_string().starts_with(example))
            .expect("the example is in the book");
        assert!(found.caption.contains(words), "{}", found.caption);
        let after = found.position.play(found.action).expect("legal");
        let side = found.position.side_to_move();
        assert_eq!(
            after.captured()[side] - found.position.captured()[side],
            taken
        );
    }
}

#[test]
fn the_sweep_of_the_example_goes_by_owner() {
    let chapters = chapters(Language::English);
    let found = examples(&chapters)
        .into_iter()
        .find(|example| example.position.to_string().contains("SNSS"))
        .expect("the example is in the book");
    let outcome = found.position.play(found.action).expect("legal").outcome();
    let outcome = outcome.expect("that ends the game");
    assert_eq!((outcome.seeds.north, outcome.seeds.south), (25, 23));
    assert_eq!(outcome.winner, Some(Side::North));
    assert!(found.caption.contains("North has 25 in the end, South 23"));
}

#[test]
fn decisions_are_told_apart_from_what_is_recorded() {
    let decisions = |topic| {
        let chapters = chapters(Language::English);
        let parts = chapters
            .into_iter()
            .filter(|chapter| chapter.topic == topic)
            .flat_map(|chapter| chapter.sections)
            .flat_map(|section| {
                section
                    .parts
                    .into_iter()
                    .map(move |part| (section.number, part))
            });
        parts
            .filter(|(_, part)| matches!(part, Part::Text(Kind::Decision, _)))
            .filter_map(|(number, _)| number)
            .collect::<Vec<_>>()
    };
    assert_eq!(decisions(Topic::Gore), [3, 6, 6]);
    assert_eq!(decisions(Topic::DjenonAboure), [9]);
    assert_eq!(decisions(Topic::Both), [2, 3, 4]);
}

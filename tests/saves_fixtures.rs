//! Saved games of every version that was ever written load for ever, and come out as they did then.
//!
//! The files under `fixtures/saves` are never edited. A new version adds a folder of its own.

mod support;

use std::fs;

use ayla::record::{self, Record};
use ayla::save::{self, Problem, SavedGame};
use ayla::session::{Level, Partner, Temper};
use ayla_rules::Side;
use serde_json::Value;
use support::fixture;

/// A saved game of version 1: its name, actions played and actions in all, its position, its result.
type Expected = (
    &'static str,
    usize,
    usize,
    &'static str,
    Option<&'static str>,
);

const V1: [Expected; 12] = [
    (
        "djenon-aboure",
        12,
        12,
        "1,0,1,0,1,1/0,0,1,1,1,1 SSSSSS/NNNNNN 12-28 S",
        Some("South 16, North 32: North wins"),
    ),
    (
        "djenon-aboure-partner",
        12,
        12,
        "1,0,1,0,1,1/0,0,1,1,1,1 SSSSSS/NNNNNN 12-28 S",
        Some("South 16, North 32: North wins"),
    ),
    (
        "gore-agreement",
        4,
        4,
        "11,2,9,3/10,10,2,1 SSSS/NNNN 0-0 S",
        Some("South 25, North 23: South wins, by agreement"),
    ),
    (
        "gore-coached",
        2,
        4,
        "8,8,7,1/8,8,0,8 SSSS/NNNN 0-0 S",
        None,
    ),
    (
        "gore-from-setup",
        2,
        2,
        "0,0,0,0/6,6,0,0 SSSS/NSNN 12-24 S",
        None,
    ),
    (
        "gore-mid-offer",
        37,
        37,
        "8,16,2,1/1,0,0,8 SSSS/NNNN 6-6 N offer 1S",
        None,
    ),
    (
        "gore-partner",
        37,
        37,
        "8,16,2,1/1,0,0,8 SSSS/NNNN 6-6 N offer 1S",
        None,
    ),
    (
        "gore-resignation",
        9,
        11,
        "15,5,1,3/15,3,1,5 SSSS/NNNN 0-0 N",
        Some("South 24, North 24: South wins, by resignation"),
    ),
    (
        "gore-skip-origin",
        70,
        70,
        "0,2,1,1/1,1,0,0 SSSS/NSNN 14-28 N",
        Some("South 19, North 29: North wins without glory"),
    ),
    (
        "gore-through-origin",
        67,
        67,
        "0,0,0,0/0,0,0,0 NSNS/NNNN 46-2 N",
        Some("South 46, North 2: South wins"),
    ),
    (
        "gore-undone-tail",
        36,
        42,
        "8,16,2,1/1,0,0,8 SSSS/NNNN 6-6 S",
        None,
    ),
    (
        "gore-without-glory",
        43,
        43,
        "2,0,0,1/1,2,1,1 SSSS/NNNN 18-22 N",
        Some("South 21, North 27: North wins without glory"),
    ),
];

#[test]
fn the_games_of_version_1_load_as_they_were_saved() {
    for (name, played, actions, position, result) in V1 {
        let game = SavedGame::read(&fixture(&format!("saves/v1/{name}.json")))
            .unwrap_or_else(|error| panic!("{error}"));
        let session = &game.session;
        assert_eq!(session.played(), played, "{name}");
        assert_eq!(session.actions().len(), actions, "{name}");
        assert_eq!(session.position().to_string(), position, "{name}");
        let finish = session.finish();
        let finish = finish.as_ref().map(record::result);
        assert_eq!(finish.as_deref(), result, "{name}");
        assert_eq!(game.started.to_string(), "2026-11-30T10:15:00Z");
        assert_eq!(
            game.saved.expect("saved").to_string(),
            "2026-11-30T10:41:07Z"
        );
    }
}

#[test]
fn all_the_fixtures_are_in_the_table() {
    let files = fs::read_dir(fixture("saves/v1")).expect("a folder");
    assert_eq!(files.count(), V1.len());
}

#[test]
fn a_game_of_version_1_is_written_again_as_it_is() {
    for (name, ..) in V1 {
        let text = fs::read_to_string(fixture(&format!("saves/v1/{name}.json"))).expect("a file");
        let game = SavedGame::from_json(text.as_bytes()).expect("a game");
        let again = game.to_json(game.saved.expect("saved"));
        let [text, again] = [text, again].map(|text| {
            let value: Value = serde_json::from_str(&text).expect("JSON");
            value
        });
        assert_eq!(again, text, "{name}");
    }
}

/// The first block of a chapter that is fenced in this way.
fn example<'a>(chapter: &'a str, fence: &str) -> &'a str {
    let (_, after) = chapter.split_once(fence).expect("there is an example");
    after.split_once("```").expect("it has an end").0
}

#[test]
fn the_chapters_show_games_that_load() {
    let format = include_str!("../src/save/SAVE-FORMAT.md");
    let saved = example(format, "```json\n");
    let saved = SavedGame::from_json(saved.as_bytes()).expect("the example is a game");
    let notation = include_str!("../src/record/NOTATION.md");
    let (_, games) = notation.split_once("## Games").expect("a section");
    let record: Record = example(games, "```text\n")
        .parse()
        .expect("the example is a record");
    let mut session = record.session;
    session.undo();
    assert_eq!(session, saved.session, "both chapters show one game");
}

#[test]
fn refusals_before_the_start_count_for_glory() {
    let game = SavedGame::read(&fixture("saves/v1/gore-from-setup.json")).expect("a game");
    let mut session = game.session;
    assert_eq!(session.start().refusals().south, 1);
    session.resign(ayla_rules::Side::North).expect("not over");
    let outcome = session.finish().expect("over").outcome;
    assert_eq!(
        outcome.glory,
        Some(false),
        "South refused an offer before the start"
    );
}

#[test]
fn the_program_goes_on_playing_where_it_played() {
    let read = |name: &str| SavedGame::read(&fixture(&format!("saves/v1/{name}.json")));
    let partner = |name: &str| read(name).expect("a game").session.partner();
    let proud = Partner {
        side: Side::North,
        level: Level::new(5).expect("a level"),
        temper: Temper::Proud,
    };
    assert_eq!(partner("gore-partner"), Some(proud));
    let weak = Partner {
        side: Side::South,
        level: Level::WEAKEST,
        temper: Temper::default(),
    };
    assert_eq!(partner("djenon-aboure-partner"), Some(weak));
    assert_eq!(partner("gore-mid-offer"), None);
}

#[test]
fn a_game_from_the_future_is_refused_politely_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.json");
    fs::copy(fixture("saves/future/v999.json"), &path).expect("room");
    let before = fs::read(&path).expect("a file");
    let error = save::open(&path).expect_err("it can't be understood");
    assert!(matches!(error.problem, Problem::Newer(999)));
    assert_eq!(
        error.problem.to_string(),
        "it was written by a newer ayla (its version is 999, this ayla reads up to 1): update ayla to open it"
    );
    assert_eq!(fs::read(&path).expect("a file"), before);
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
}

//! `ayla review`: fixed games as text and as data, and that the two agree; what can't be reviewed.

mod support;

use serde_json::Value;
use support::{ayla, complaint, fixture, printed};

const GAMES: [&str; 4] = [
    "djenon-aboure",
    "gore-through-origin",
    "gore-without-glory",
    "gore-mid-offer",
];

/// A review of a fixed game, with so few nodes that a test can wait for it.
fn reviewed(game: &str, args: &[&str]) -> String {
    let path = fixture(&format!("saves/v1/{game}.json"));
    printed(ayla().arg("review").arg(path).args(args))
}

fn json(game: &str, args: &[&str]) -> Value {
    let text = reviewed(game, &[args, &["--json"]].concat());
    serde_json::from_str(&text).expect("one line of JSON")
}

#[test]
fn a_game_of_djenon_aboure_is_reviewed_exactly() {
    insta::assert_snapshot!(reviewed("djenon-aboure", &[]));
}

#[test]
fn a_game_of_gore_with_trades_is_reviewed_by_honour() {
    let args = ["--measure", "honour", "--nodes", "20000"];
    insta::assert_snapshot!(reviewed("gore-through-origin", &args));
}

#[test]
fn a_game_of_gore_without_trades_is_reviewed_by_seeds() {
    insta::assert_snapshot!(reviewed("gore-without-glory", &["--nodes", "20000"]));
}

#[test]
fn an_unfinished_game_is_reviewed_as_far_as_it_has_come() {
    let text = reviewed("gore-mid-offer", &["--nodes", "2000"]);
    assert!(text.contains("North to answer"), "{text}");
    assert!(text.contains(" actions reviewed"), "{text}");
}

#[test]
fn no_line_is_longer_than_a_terminal() {
    for game in GAMES {
        for line in reviewed(game, &["--nodes", "2000"]).lines() {
            assert!(line.chars().count() < 80, "{line}");
        }
    }
}

/// Whether a line of a list begins an entry: `12. 2S, worth …`.
fn is_numbered(line: &str) -> bool {
    let number = line.trim_start().split_once(". ").map(|(number, _)| number);
    number.is_some_and(|number| number.parse::<u32>().is_ok())
}

#[test]
fn the_text_and_the_data_agree() {
    for (game, args) in [
        ("djenon-aboure", &[][..]),
        ("gore-through-origin", &["--nodes", "2000"]),
        (
            "gore-without-glory",
            &["--nodes", "2000", "--measure", "honour"],
        ),
    ] {
        let (text, data) = (reviewed(game, args), json(game, args));
        let moments = data["moments"].as_array().expect("moments");
        assert!(text.contains(&format!("\n{} actions reviewed", moments.len())));
        let curve = data["curve"].as_array().expect("a curve");
        assert_eq!(curve.len(), moments.len() + 1);
        assert_eq!(data["complete"], true);
        for (side, title) in [("south", "South"), ("north", "North")] {
            let heading = format!("{title}’s costliest choices\n");
            let section = text
                .split(&heading)
                .last()
                .and_then(|rest| rest.split("\n\n").next());
            let told: Vec<&str> = section
                .expect("it is told")
                .lines()
                .filter(|line| is_numbered(line))
                .collect();
            let costliest = data["costliest"][side].as_array().expect("a list");
            assert_eq!(told.len(), costliest.len().min(3), "{text}");
            for (line, number) in told.into_iter().zip(costliest) {
                let index = number.as_u64().and_then(|n| usize::try_from(n).ok());
                let moment = &moments[index.expect("a number") - 1];
                assert_eq!(moment["side"], side);
                let played = moment["played"]["action"].as_str().expect("an action");
                let begins = format!("{number}. {played}, worth ");
                assert!(line.trim_start().starts_with(&begins), "{line}\n{begins}");
            }
            let sowings = &data["counts"][side]["sowings"];
            let kinds = moments
                .iter()
                .filter(|m| m["side"] == side && m["kind"] == "sowing");
            assert_eq!(sowings.as_u64(), Some(kinds.count() as u64));
        }
        let turned = data["turning_points"].as_array().expect("a list").len();
        let told = text.lines().filter(|line| line.contains(": from ")).count();
        assert_eq!(turned, told, "{text}");
    }
}

#[test]
fn help_names_every_field_of_the_data() {
    let help = printed(ayla().args(["review", "--help"]));
    let data = json("gore-through-origin", &["--nodes", "500"]);
    for (field, value) in data.as_object().expect("an object") {
        assert!(help.contains(field.as_str()), "{field}");
        let inner = value.as_array().and_then(|list| list.first()?.as_object());
        for field in inner.into_iter().flat_map(|inner| inner.keys()) {
            assert!(help.contains(field.as_str()), "{field}");
        }
    }
}

#[test]
fn a_review_can_be_read_from_standard_input_and_says_the_same() {
    let path = fixture("saves/v1/djenon-aboure.json");
    let text = std::fs::read(path).expect("a game");
    let from_input = printed(
        ayla()
            .args(["review", "-", "--nodes", "500"])
            .write_stdin(text),
    );
    assert_eq!(from_input, reviewed("djenon-aboure", &["--nodes", "500"]));
}

#[test]
fn what_cannot_be_reviewed_is_said_in_a_sentence() {
    let damaged = complaint(ayla().args(["review", "-"]).write_stdin("{}"));
    assert!(damaged.starts_with("ayla: standard input"), "{damaged}");
    assert_eq!(damaged.lines().count(), 1);
    let missing = complaint(ayla().args(["review", "/nowhere/game.json"]));
    assert!(missing.contains("/nowhere/game.json"), "{missing}");
    let game = fixture("saves/v1/djenon-aboure.json");
    let honour = complaint(ayla().arg("review").arg(game).args(["--measure", "honour"]));
    assert!(honour.contains("no glory"), "{honour}");
}

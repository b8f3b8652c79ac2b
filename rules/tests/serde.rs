//! The `serde` feature: what has a notation is that notation, and the rest has plain names.

use std::fmt::Debug;

use ayla_rules::gore::{self, Lap};
use ayla_rules::{AnyPosition, BySide, Direction, Event, Game, Outcome, Side, djenon_aboure};
use serde::Serialize;
use serde::de::DeserializeOwned;

fn written(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("it can be written")
}

/// The value is written so, and reads back.
fn assert_json<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, json: &str) {
    assert_eq!(written(value), json);
    assert_eq!(&serde_json::from_str::<T>(json).expect(json), value);
}

fn read<T: std::str::FromStr<Err: Debug>>(text: &str) -> T {
    text.parse().expect(text)
}

#[test]
fn what_has_a_notation_is_written_as_that_notation() {
    assert_json(&read::<gore::Hole>("2S"), "\"2S\"");
    assert_json(&read::<djenon_aboure::Hole>("6N"), "\"6N\"");
    assert_json(&read::<gore::Offer>("1S,3S"), "\"1S,3S\"");
    for action in ["2S", "pass", "offer 1S,3S", "accept", "refuse"] {
        assert_json(&read::<gore::Action>(action), &format!("{action:?}"));
    }
    for action in ["6S", "pass"] {
        assert_json(
            &read::<djenon_aboure::Action>(action),
            &format!("{action:?}"),
        );
    }
    let pending = "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 N offer 1S,3S";
    assert_json(&read::<gore::Position>(pending), &format!("{pending:?}"));
    let start = djenon_aboure::Position::default();
    assert_json(&start, &format!("{:?}", start.to_string()));
}

#[test]
fn what_joins_the_games_is_written_alike() {
    let start = Game::Gore(Lap::SkipOrigin).start(Side::South);
    assert_eq!(written(&start), "\"6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S\"");
    assert_eq!(written(&start.legal_actions()), r#"["1S","2S","3S","4S"]"#);
    let hole = start.hole(Side::North, 3).expect("four holes a row");
    assert_eq!(written(&hole), "\"3N\"");
    let before: AnyPosition = read::<gore::Position>("0,0,0,1/1,0,0,3 SSSS/NNNN 21-22 S").into();
    let action = before.game().action("4S").expect("an action");
    let story = before.trace(action).expect("legal");
    assert_eq!(
        written(&story),
        r#"[{"event":"lift","lap":1,"hole":"4S","seeds":1},{"event":"drop","hole":"1N"},"#
            .to_owned()
            + r#"{"event":"capture","hole":"1N","seeds":2,"direction":"last"}]"#
    );
}

#[test]
fn sides_laps_directions_and_outcomes_have_plain_names() {
    assert_json(&Side::North, "\"north\"");
    assert_json(&Lap::ThroughOrigin, "\"through-origin\"");
    assert_json(&Lap::SkipOrigin, "\"skip-origin\"");
    assert_json(&Direction::Backward, "\"backward\"");
    assert_json(&BySide { south: 1, north: 2 }, r#"{"south":1,"north":2}"#);
    assert_json(
        &Outcome {
            seeds: BySide {
                south: 26,
                north: 22,
            },
            winner: Some(Side::South),
            glory: None,
        },
        r#"{"seeds":{"south":26,"north":22},"winner":"south","glory":null}"#,
    );
    assert_json(
        &Event::Transfer {
            hole: read::<gore::Hole>("1S"),
            to: Side::North,
        },
        r#"{"event":"transfer","hole":"1S","to":"north"}"#,
    );
}

#[test]
fn what_breaks_a_rule_is_not_read() {
    for json in [
        "\"6,6,6,6/6,6,6,6 SSSS/NNNN 1-0 S\"",
        "\"3,3,3,3/3,3,3,3 SSSS/NNNN 24-0 N offer 1S\"",
        "7",
    ] {
        assert!(
            serde_json::from_str::<gore::Position>(json).is_err(),
            "{json}"
        );
    }
    let error = serde_json::from_str::<gore::Hole>("\"5S\"").expect_err("four holes a row");
    assert!(error.to_string().contains("names no hole"), "{error}");
}

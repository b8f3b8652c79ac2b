//! `ayla analyse` and `ayla match` from outside: what they write, and how they say no.

mod support;

use serde_json::{Value, json};
use support::{ayla, outcome, output};

fn stdout(args: &[&str]) -> String {
    output(ayla().args(args))
}

fn complaint(args: &[&str]) -> (Option<i32>, String) {
    let (out, err, status) = outcome(ayla().args(args));
    assert!(out.is_empty());
    (status, err)
}

#[test]
fn the_start_of_djenon_aboure_is_solved() {
    let text = stdout(&["analyse", "djenon-aboure", "--json"]);
    let analysis: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(
        analysis["position"],
        "4,4,4,4,4,4/4,4,4,4,4,4 SSSSSS/NNNNNN 0-0 S"
    );
    assert_eq!(analysis["exact"], true);
    let lines = analysis["lines"].as_array().expect("lines");
    let best = &lines[0];
    assert_eq!((&best["action"], &best["value"]), (&json!("5S"), &json!(4)));
    assert!(
        best["continuation"]
            .as_array()
            .is_some_and(|line| line.len() > 10)
    );
    assert!(best.get("rank").is_none());
}

#[test]
fn actions_are_played_before_the_search_and_honour_writes_ranks() {
    let text = stdout(&[
        "analyse",
        "gore",
        "--json",
        "--depth",
        "4",
        "--measure",
        "honour",
        "--from",
        "0,0,0,0/6,0,0,0 SSSS/NNNN 18-24 N",
        "--",
        "offer 2N",
    ]);
    let analysis: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(
        analysis["position"],
        "0,0,0,0/6,0,0,0 SSSS/NNNN 18-24 S offer 2N"
    );
    let lines = analysis["lines"].as_array().expect("lines");
    assert_eq!(lines.len(), 2);
    assert!(lines.iter().all(|line| line["rank"].is_string()));
    assert!(lines.iter().all(|line| line["depth"].as_u64() <= Some(4)));
}

#[test]
fn people_get_a_table() {
    let text = stdout(&["analyse", "gore", "--depth", "3"]);
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some("6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S"));
    assert!(
        lines
            .next()
            .is_some_and(|line| line.ends_with("depth 3, counting seeds"))
    );
    assert_eq!(lines.nth(1), Some("action  value  depth  goes on"));
    assert_eq!(lines.count(), 4);
}

#[test]
fn a_game_that_is_over_has_no_lines() {
    let over = "1,1,0,0/2,0,0,0 SSSS/NNNN 24-20 S";
    let text = stdout(&["analyse", "gore", "--from", over]);
    assert!(text.ends_with("the game is over, 26-22\n"));
}

#[test]
fn what_makes_no_sense_is_said() {
    let (code, talk) = complaint(&["analyse", "djenon-aboure", "--measure", "honour"]);
    assert_eq!(code, Some(1));
    assert!(talk.contains("no glory"), "{talk}");
    let (code, talk) = complaint(&["analyse", "gore", "--", "9S"]);
    assert_eq!(code, Some(1));
    assert!(talk.contains("action 1"), "{talk}");
    let (code, talk) = complaint(&["analyse", "gore", "--time", "soon"]);
    assert_eq!(code, Some(2));
    assert!(talk.contains("500ms"), "{talk}");
    let (code, talk) = complaint(&["match", "gore", "engine:breadth=3", "greedy"]);
    assert_eq!(code, Some(2));
    assert!(talk.contains("no setting"), "{talk}");
}

#[test]
fn a_match_comes_out_the_same_twice() {
    let args = [
        "match",
        "gore",
        "engine:depth=3",
        "greedy",
        "--openings",
        "5",
    ];
    let text = stdout(&args);
    assert_eq!(text, stdout(&args));
    let first = text.lines().next();
    assert!(
        first.is_some_and(|line| line.starts_with("games ")),
        "{text}"
    );
}

#[test]
fn an_offer_is_written_with_what_it_is_worth_by_its_answers() {
    let position = "0,0,0,0/6,0,0,0 SSSS/NNNN 18-24 N";
    let text = stdout(&[
        "analyse", "gore", "--json", "--depth", "4", "--from", position,
    ]);
    let analysis: Value = serde_json::from_str(&text).expect("JSON");
    let mut offers = 0;
    for line in analysis["lines"].as_array().expect("lines") {
        let value = |answer: &str| line[answer]["value"].as_i64();
        if line["action"]
            .as_str()
            .is_some_and(|action| action.starts_with("offer"))
        {
            assert_eq!(
                line["value"].as_i64(),
                value("accepted").min(value("refused"))
            );
            offers += 1;
        } else {
            assert_eq!((value("accepted"), value("refused")), (None, None));
        }
    }
    assert!(offers > 0);
}

#[test]
fn partners_play_matches_by_level_and_temper() {
    let text = stdout(&[
        "match",
        "gore",
        "partner:level=1,generous",
        "partner:proud,level=1",
        "--openings",
        "2",
    ]);
    assert!(text.contains("by the other player"), "{text}");
    for player in ["partner:level=9", "partner:furious"] {
        let (code, talk) = complaint(&["match", "gore", player, "greedy"]);
        assert_eq!(code, Some(2));
        assert!(talk.contains("no setting"), "{talk}");
    }
}

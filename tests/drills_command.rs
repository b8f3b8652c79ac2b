//! `ayla drills` from outside: the list, a drill with its answer, and a search for new ones.

mod support;

use ayla::practice::drill::{Chapter, read_all};
use ayla::practice::drills;
use serde_json::Value;
use support::{ayla, outcome, output};

fn stdout(args: &[&str]) -> String {
    output(ayla().arg("drills").args(args))
}

#[test]
fn the_list_has_a_line_for_each_drill_in_their_order() {
    let text = stdout(&[]);
    let mut lines = text.lines();
    for chapter in Chapter::ALL {
        for (number, drill) in (1..).zip(drills::of(chapter)) {
            let line = lines.next().expect("a line");
            let mut words = line.split_whitespace();
            assert_eq!(words.next(), Some(chapter.name()));
            assert_eq!(words.next(), Some(number.to_string().as_str()), "{line}");
            assert!(line.contains(&format!("level {}", drill.level)), "{line}");
            assert!(line.ends_with('?') || line.contains(": "), "{line}");
        }
    }
    assert_eq!(lines.next(), None);
}

#[test]
fn the_list_can_be_read_by_programs() {
    let text = stdout(&["--json"]);
    let lines: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(lines.len(), drills::all().len());
    for (line, drill) in lines.iter().zip(drills::all()) {
        assert_eq!(line["chapter"], drill.chapter.name());
        assert_eq!(line["position"], drill.position.to_string());
        assert_eq!(line["side"], drill.position.side_to_move().name());
        assert!(
            line["right"]
                .as_array()
                .is_some_and(|right| !right.is_empty())
        );
    }
}

#[test]
fn a_drill_is_shown_with_its_board_and_its_answer() {
    for chapter in Chapter::ALL {
        let Some(drill) = drills::of(chapter).next() else {
            continue;
        };
        let text = stdout(&["show", chapter.name(), "1"]);
        assert!(text.starts_with(&drill.position.to_string()), "{text}");
        assert!(text.contains("1S") && text.contains("right  "), "{text}");
    }
}

#[test]
fn what_is_not_there_is_said_with_what_is() {
    for (args, status, complaint) in [
        (
            ["show", "castle", "1"],
            2,
            "the chapters are find-the-offer, ",
        ),
        (["show", "relays", "0"], 1, "relays has the drills 1 to "),
        (["show", "relays", "999"], 1, "and no 999"),
    ] {
        let (out, talk, code) = outcome(ayla().arg("drills").args(args));
        assert_eq!(code, Some(status), "{talk}");
        assert!(out.is_empty() && talk.contains(complaint), "{talk}");
    }
}

#[test]
fn a_search_prints_a_set_that_can_be_read_and_the_same_one_every_time() {
    let args = [
        "find", "--fresh", "--games", "8", "--seed", "7", "--most", "3",
    ];
    let text = stdout(&args);
    let found = read_all(&text).expect("a set");
    assert!(found.len() > 2, "{text}");
    assert_eq!(text, stdout(&args));
}

//! The chapter "Djenon-aboure" of the rulebook, one test or more for each numbered rule.

use ayla_rules::Side::{North, South};
use ayla_rules::djenon_aboure::{Action, HOLES, Hole, ParseActionError, Position, Setup};
use ayla_rules::{BySide, Direction, Event, Illegal, Position as _, SEEDS, Side};

fn position(notation: &str) -> Position {
    notation.parse().expect(notation)
}

/// A position by its two rows alone: South to move, North holding what has been captured.
fn rows(rows: &str) -> Position {
    let on_board: u8 = rows
        .split([',', '/'])
        .map(|seeds| seeds.parse::<u8>().expect("a number"))
        .sum();
    position(&format!("{rows} SSSSSS/NNNNNN 0-{} S", SEEDS - on_board))
}

fn action(notation: &str) -> Action {
    notation.parse().expect(notation)
}

fn play(from: Position, notation: &str) -> Position {
    from.play(action(notation))
        .unwrap_or_else(|illegal| panic!("{notation} in {from}: {illegal}"))
}

/// The board after an action, without owners, captured seeds and side to move.
fn board_after(before: &str, notation: &str) -> String {
    let after = play(rows(before), notation).to_string();
    let (board, _) = after.split_once(' ').expect("a notation has parts");
    board.to_owned()
}

fn refused(from: Position, notation: &str) -> Option<Illegal> {
    from.play(action(notation)).err()
}

fn legal(from: Position) -> String {
    let actions: Vec<_> = from
        .legal_actions()
        .map(|action| action.to_string())
        .collect();
    actions.join("; ")
}

fn story(before: &str, notation: &str) -> Vec<Event<Hole>> {
    rows(before).trace(action(notation)).expect(notation)
}

/// The holes from which the laps of a sowing started.
fn lifted(before: &str, notation: &str) -> String {
    let holes: Vec<_> = story(before, notation)
        .into_iter()
        .filter_map(|event| match event {
            Event::Lift { hole, .. } => Some(hole.to_string()),
            _ => None,
        })
        .collect();
    holes.join(" ")
}

/// The captures of a sowing in order.
fn captures(before: &str, notation: &str) -> Vec<(String, u8, Direction)> {
    story(before, notation)
        .into_iter()
        .filter_map(|event| match event {
            Event::Capture {
                hole,
                seeds,
                direction,
            } => Some((hole.to_string(), seeds, direction)),
            _ => None,
        })
        .collect()
}

fn taken(list: &[(&str, u8, Direction)]) -> Vec<(String, u8, Direction)> {
    list.iter()
        .map(|&(hole, seeds, direction)| (hole.to_owned(), seeds, direction))
        .collect()
}

#[test]
fn djenon_1_twelve_holes_begin_with_four_seeds_each_and_each_side_owns_its_row() {
    let start = Position::default();
    assert_eq!(
        start.to_string(),
        "4,4,4,4,4,4/4,4,4,4,4,4 SSSSSS/NNNNNN 0-0 S"
    );
    assert_eq!(Hole::all().map(|hole| start.seeds(hole)).sum::<u8>(), SEEDS);
    assert!(Hole::all().all(|hole| start.owner(hole) == hole.row()));
}

#[test]
fn djenon_1_there_are_no_trades() {
    for trade in ["offer 1S", "accept", "refuse", "OFFER"] {
        assert_eq!(trade.parse::<Action>(), Err(ParseActionError::NoTrades));
    }
}

#[test]
fn djenon_2_a_side_sows_a_hole_of_its_own() {
    assert_eq!(
        refused(Position::default(), "1N"),
        Some(Illegal::NotYourHole)
    );
    assert_eq!(
        refused(Position::start(North), "1S"),
        Some(Illegal::NotYourHole)
    );
}

#[test]
fn djenon_2_the_hole_holds_two_seeds_or_more() {
    let before = rows("0,1,2,0,0,0/0,0,0,0,0,0");
    assert_eq!(refused(before, "1S"), Some(Illegal::Empty));
    assert_eq!(refused(before, "2S"), Some(Illegal::Singleton));
    assert_eq!(legal(before), "3S");
}

#[test]
fn djenon_3_the_first_seed_goes_back_into_the_emptied_hole_and_the_rest_follow() {
    assert_eq!(
        board_after("0,0,0,0,3,0/0,0,0,0,0,0", "5S"),
        "0,0,0,0,1,1/1,0,0,0,0,0"
    );
    // Twelve seeds reach every hole once; the thirteenth comes home again.
    assert_eq!(
        board_after("0,0,12,0,0,0/0,0,0,0,0,0", "3S"),
        "1,1,1,1,1,1/1,1,1,1,1,1"
    );
}

#[test]
fn djenon_3_so_does_the_first_seed_of_every_further_lap() {
    let story = story("2,2,0,0,0,0/0,0,0,0,0,0", "1S");
    let [s1, s2, s3, s4] = ["1S", "2S", "3S", "4S"].map(|name| name.parse().expect("a hole"));
    let lift = |lap, hole, seeds| Event::Lift { lap, hole, seeds };
    let drop = |hole| Event::Drop { hole };
    let sowing = [
        lift(1, s1, 2),
        drop(s1),
        drop(s2),
        lift(2, s2, 3),
        drop(s2),
        drop(s3),
        drop(s4),
    ];
    assert_eq!(story[..sowing.len()], sowing);
}

#[test]
fn djenon_4_a_last_seed_that_makes_3_or_5_or_more_is_followed_by_a_further_lap() {
    for (seeds, laps) in [
        (0, "1S"),
        (1, "1S"),
        (2, "1S 2S"),
        (3, "1S"),
        (4, "1S 2S"),
        (5, "1S 2S"),
        (7, "1S 2S"),
    ] {
        let before = format!("2,{seeds},0,0,0,0/0,0,0,0,0,0");
        assert_eq!(lifted(&before, "1S"), laps, "{before}");
    }
}

#[test]
fn djenon_4_a_relay_may_run_through_several_laps() {
    let start = "4,4,4,4,4,4/4,4,4,4,4,4";
    assert_eq!(lifted(start, "1S"), "1S 4S 2N 6N");
    assert_eq!(board_after(start, "1S"), "2,6,6,0,5,5/5,1,5,5,5,1");
}

#[test]
fn djenon_5_a_last_seed_that_makes_1_ends_the_move_without_a_capture() {
    // 1S before it holds 1, and 2N after it 2: neither matters.
    let before = "0,0,0,2,2,0/2,2,0,0,0,0";
    assert_eq!(captures(before, "5S"), []);
    assert_eq!(board_after(before, "5S"), "0,0,0,2,1,1/2,2,0,0,0,0");
}

#[test]
fn djenon_6_a_last_seed_that_makes_2_or_4_captures_them_whichever_row_it_falls_in() {
    for (before, name) in [
        ("2,1,0,0,0,0/0,0,0,0,0,5", "2S"),
        ("2,3,0,0,0,0/0,0,0,0,0,5", "2S"),
    ] {
        assert_eq!(captures(before, "1S")[0].0, name);
        assert_eq!(board_after(before, "1S"), "1,0,0,0,0,0/0,0,0,0,0,5");
    }
    assert_eq!(
        captures("0,0,0,0,0,2/3,0,0,0,0,5", "6S"),
        taken(&[("1N", 4, Direction::Last)])
    );
}

#[test]
fn djenon_6_the_unbroken_run_of_2_and_4_directly_before_it_is_captured_on_either_row() {
    let before = "0,0,0,0,4,1/3,1,0,0,0,0";
    assert_eq!(
        captures(before, "5S"),
        taken(&[
            ("2N", 2, Direction::Last),
            ("1N", 4, Direction::Backward),
            ("6S", 2, Direction::Backward),
        ])
    );
    let after = play(rows(before), "5S");
    assert_eq!(after.captured().south, 8);
}

#[test]
fn djenon_6_the_run_stops_at_any_other_number() {
    assert_eq!(
        captures("0,0,0,2,4,0/3,1,0,0,0,0", "5S"),
        taken(&[("2N", 2, Direction::Last), ("1N", 4, Direction::Backward)]),
        "6S holds a single seed"
    );
}

#[test]
fn djenon_6_nothing_is_captured_forward() {
    assert_eq!(
        captures("0,0,0,0,0,2/1,2,4,0,0,0", "6S"),
        taken(&[("1N", 2, Direction::Last)])
    );
}

#[test]
fn djenon_7_a_side_without_a_legal_sowing_passes_and_can_do_nothing_else() {
    let before = position("1,1,0,0,0,0/5,0,0,0,0,0 SSSSSS/NNNNNN 20-21 S");
    assert_eq!(legal(before), "pass");
    assert_eq!(refused(before, "1S"), Some(Illegal::MustPass));
    assert_eq!(refused(before, "3S"), Some(Illegal::MustPass));
    let after = play(before, "pass");
    assert_eq!(
        after.to_string(),
        "1,1,0,0,0,0/5,0,0,0,0,0 SSSSSS/NNNNNN 20-21 N"
    );
    assert_eq!(refused(after, "pass"), Some(Illegal::MayNotPass));
}

#[test]
fn djenon_8_the_game_ends_when_no_hole_holds_two_seeds() {
    let over = position("1,1,0,0,0,1/1,1,0,0,0,1 SSSSSS/NNNNNN 22-20 S");
    let outcome = over.outcome().expect("only single seeds are left");
    assert_eq!(
        outcome.seeds,
        BySide {
            south: 25,
            north: 23
        }
    );
    assert_eq!((outcome.winner, outcome.glory), (Some(South), None));
    assert_eq!(legal(over), "");
    for late in ["1S", "3S", "1N", "pass"] {
        assert_eq!(refused(over, late), Some(Illegal::GameOver));
    }
    for hole in Hole::all() {
        let mut setup = Setup {
            seeds: [0; HOLES],
            captured: BySide {
                south: 24,
                north: 22,
            },
            side: South,
        };
        setup.seeds[hole.index()] = 2;
        let lively = Position::try_from(setup).expect("48 seeds");
        assert_eq!(lively.outcome(), None, "two in {hole}");
    }
}

#[test]
fn djenon_8_24_24_is_a_draw() {
    let drawn = position("1,0,0,0,0,0/1,0,0,0,0,0 SSSSSS/NNNNNN 23-23 N");
    assert_eq!(drawn.outcome().map(|outcome| outcome.winner), Some(None));
}

#[test]
fn djenon_8_the_sweep_ends_the_story_of_the_last_sowing() {
    let last = position("0,0,0,0,0,2/0,0,0,0,0,1 SSSSSS/NNNNNN 22-23 S");
    let story = last.trace(action("6S")).expect("legal");
    let sweep = |name: &str, by: Side| Event::Sweep {
        hole: name.parse().expect("a hole"),
        seeds: 1,
        by,
    };
    assert_eq!(
        story[3..],
        [sweep("6S", South), sweep("1N", North), sweep("6N", North)]
    );
}

#[test]
fn djenon_9_a_relay_that_comes_back_to_the_same_board_in_the_same_hole_is_not_legal() {
    let before = rows("4,3,4,3,1,5/4,5,2,1,2,1");
    assert_eq!(refused(before, "4S"), Some(Illegal::EndlessRelay));
    assert_eq!(before.check(action("4S")), Err(Illegal::EndlessRelay));
    assert_eq!(before.trace(action("4S")), Err(Illegal::EndlessRelay));
    assert_eq!(legal(before), "1S; 2S; 3S; 6S");
}

#[test]
fn djenon_9_the_same_holds_with_the_board_turned() {
    let turned = position("4,5,2,1,2,1/4,3,4,3,1,5 SSSSSS/NNNNNN 13-0 N");
    assert_eq!(refused(turned, "4N"), Some(Illegal::EndlessRelay));
}

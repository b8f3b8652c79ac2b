//! The chapter "Goré" of the rulebook, one test or more for each numbered rule.

use ayla_rules::Side::{North, South};
use ayla_rules::gore::{Action, Hole, HoleSet, Lap, Offer, Position, Setup, Turn};
use ayla_rules::{BySide, Direction, Event, Illegal, Position as _, SEEDS, Side};

fn position(notation: &str) -> Position {
    notation.parse().expect(notation)
}

fn action(notation: &str) -> Action {
    notation.parse().expect(notation)
}

fn skipping(notation: &str) -> Position {
    let setup: Setup = notation.parse().expect(notation);
    Position::try_from(Setup {
        lap: Lap::SkipOrigin,
        ..setup
    })
    .expect(notation)
}

/// Plays actions, written one after the other with `;` between them.
fn play(from: Position, actions: &str) -> Position {
    actions.split(';').fold(from, |position, notation| {
        position
            .play(action(notation))
            .unwrap_or_else(|illegal| panic!("{notation} in {position}: {illegal}"))
    })
}

fn after(before: &str, actions: &str) -> String {
    play(position(before), actions).to_string()
}

fn refused(before: &str, notation: &str) -> Option<Illegal> {
    position(before).play(action(notation)).err()
}

fn legal(before: &str) -> String {
    let position = position(before);
    let actions: Vec<_> = position
        .legal_actions()
        .map(|action| action.to_string())
        .collect();
    actions.join("; ")
}

/// The captures of an action, in order, as the story tells them.
fn captures(before: &str, notation: &str) -> Vec<(String, u8, Direction)> {
    let story = position(before).trace(action(notation)).expect(notation);
    story
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
fn gore_1_eight_holes_begin_with_six_seeds_each_and_each_side_owns_its_row() {
    let start = Position::default();
    assert_eq!(start.to_string(), "6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S");
    assert_eq!(Hole::all().map(|hole| start.seeds(hole)).sum::<u8>(), SEEDS);
    assert!(Hole::all().all(|hole| start.owner(hole) == hole.row()));
    assert_eq!(start.lap(), Lap::ThroughOrigin);
}

#[test]
fn gore_2_sides_alternate_whoever_begins() {
    for first in Side::ALL {
        let start = Position::start(Lap::default(), first);
        assert_eq!(start.side_to_move(), first);
        let first_action = start.legal_actions().next().expect("a start has actions");
        let next = start.play(first_action).expect("it is legal");
        assert_eq!(next.side_to_move(), first.other());
    }
}

#[test]
fn gore_2_seeds_fall_one_by_one_counter_clockwise_beginning_with_the_next_hole() {
    assert_eq!(
        after("6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S", "3S"),
        "7,6,0,7/7,7,7,7 SSSS/NNNN 0-0 N"
    );
    assert_eq!(
        after("6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 N", "4N"),
        "7,7,7,7/7,7,6,0 SSSS/NNNN 0-0 S"
    );
}

#[test]
fn gore_2_a_sowing_is_a_single_lap() {
    let story = Position::default().trace(action("2S")).expect("legal");
    let lifts = |event: &&Event<Hole>| matches!(event, Event::Lift { .. });
    assert_eq!(story.iter().filter(lifts).count(), 1);
    assert_eq!(
        story[0],
        Event::Lift {
            lap: 1,
            hole: "2S".parse().expect("a hole"),
            seeds: 6
        }
    );
}

#[test]
fn gore_2_only_a_hole_of_ones_own_that_holds_a_seed_is_sown() {
    let before = "0,1,6,6/6,6,6,6 SSSS/NNNN 5-6 S";
    assert_eq!(refused(before, "1S"), Some(Illegal::Empty));
    assert_eq!(refused(before, "1N"), Some(Illegal::NotYourHole));
    assert_eq!(after(before, "2S"), "0,0,7,6/6,6,6,6 SSSS/NNNN 5-6 N");
}

#[test]
fn gore_3_by_default_a_long_lap_sows_the_emptied_hole_like_any_other() {
    assert_eq!(
        after("0,0,0,9/0,0,0,3 SSSS/NNNN 18-18 S", "4S"),
        "1,1,1,1/0,1,1,4 SSSS/NNNN 20-18 N"
    );
    // Once round to the very hole: its seed is the last.
    assert_eq!(
        after("0,8,0,0/5,0,0,0 SSSS/NNNN 17-18 S", "2S"),
        "1,1,1,1/6,1,1,1 SSSS/NNNN 17-18 N"
    );
}

#[test]
fn gore_3_skip_origin_leaves_the_emptied_hole_empty() {
    let before = skipping("0,0,0,9/0,0,0,3 SSSS/NNNN 18-18 S");
    let after = play(before, "4S");
    assert_eq!(after.to_string(), "1,1,1,0/0,0,1,4 SSSS/NNNN 22-18 N");
    assert_eq!(after.lap(), Lap::SkipOrigin);
    let long = play(skipping("0,0,48,0/0,0,0,0 SSSS/NNNN 0-0 S"), "3S");
    assert_eq!(long.to_string(), "7,6,0,7/7,7,7,7 SSSS/NNNN 0-0 N");
}

#[test]
fn gore_4_a_last_seed_that_makes_a_hole_of_the_opponent_2_or_4_captures_them() {
    for (seeds, captured) in [(0, 0), (1, 2), (2, 0), (3, 4), (4, 0), (5, 0)] {
        let rest = 20 - seeds;
        let before = format!("0,0,0,1/{seeds},5,5,5 SSSS/NNNN {rest}-12 S");
        let left = seeds + 1 - captured;
        let kept = rest + captured;
        assert_eq!(
            after(&before, "4S"),
            format!("0,0,0,0/{left},5,5,5 SSSS/NNNN {kept}-12 N")
        );
    }
}

#[test]
fn gore_4_a_capture_never_begins_in_a_hole_that_the_mover_owns() {
    assert_eq!(
        after("1,1,3,5/5,5,5,5 SSSS/NNNN 9-9 S", "1S"),
        "0,2,3,5/5,5,5,5 SSSS/NNNN 9-9 N"
    );
    // It is the owner that counts, not the row.
    assert_eq!(
        after("5,5,5,1/1,5,5,5 SSSS/SNNN 8-8 S", "4S"),
        "5,5,5,0/2,5,5,5 SSSS/SNNN 8-8 N"
    );
    assert_eq!(
        after("1,1,5,5/5,5,5,5 SNSS/NNNN 8-8 S", "1S"),
        "0,0,5,5/5,5,5,5 SNSS/NNNN 10-8 N"
    );
}

#[test]
fn gore_4_from_there_runs_of_2_and_4_are_captured_forward_and_then_backward() {
    let before = "5,5,5,3/2,1,4,2 SSSS/NNNN 12-9 S";
    assert_eq!(
        captures(before, "4S"),
        [] as [(String, u8, Direction); 0],
        "the last seed makes 3N five"
    );
    let before = "5,5,5,2/1,1,4,2 SSSS/NNNN 12-11 S";
    assert_eq!(
        captures(before, "4S"),
        taken(&[
            ("2N", 2, Direction::Last),
            ("3N", 4, Direction::Forward),
            ("4N", 2, Direction::Forward),
            ("1N", 2, Direction::Backward),
        ])
    );
    assert_eq!(after(before, "4S"), "5,5,5,0/0,0,0,0 SSSS/NNNN 22-11 N");
}

#[test]
fn gore_4_a_run_is_broken_by_any_other_number() {
    assert_eq!(
        captures("5,5,5,2/0,1,3,2 SSSS/NNNN 12-13 S", "4S"),
        taken(&[("2N", 2, Direction::Last)])
    );
}

#[test]
fn gore_4_a_run_takes_holes_whoever_owns_them_the_movers_own_included() {
    assert_eq!(
        captures("4,2,5,5/5,5,1,1 SSSS/NNNN 10-10 N", "3N"),
        [] as [(String, u8, Direction); 0],
        "North owns 4N"
    );
    assert_eq!(
        captures("3,2,5,5/5,5,4,1 SSSS/NNNN 9-9 N", "4N"),
        taken(&[("1S", 4, Direction::Last), ("2S", 2, Direction::Forward)])
    );
    assert_eq!(
        captures("1,1,5,5/5,3,2,2 SSSS/NNNN 12-12 N", "3N"),
        taken(&[("1S", 2, Direction::Last)]),
        "4N became three"
    );
    assert_eq!(
        captures("1,1,5,5/5,3,2,1 SSSS/NNNN 12-13 N", "3N"),
        taken(&[("1S", 2, Direction::Last), ("4N", 2, Direction::Backward)]),
        "4N is North's own"
    );
}

#[test]
fn gore_4_climents_first_example_captures_backward_across_both_rows() {
    let before = "1,4,2,1/1,3,5,5 SSSS/NNNN 13-13 S";
    assert_eq!(
        captures(before, "2S"),
        taken(&[
            ("2N", 4, Direction::Last),
            ("1N", 2, Direction::Backward),
            ("4S", 2, Direction::Backward),
        ])
    );
    assert_eq!(after(before, "2S"), "1,0,3,0/0,0,5,5 SSSS/NNNN 21-13 N");
}

#[test]
fn gore_4_climents_second_example_captures_forward_and_backward() {
    let before = "2,6,0,0/0,1,1,1 SSSS/NNNN 18-19 S";
    assert_eq!(
        captures(before, "2S"),
        taken(&[
            ("4N", 2, Direction::Last),
            ("1S", 2, Direction::Forward),
            ("3N", 2, Direction::Backward),
            ("2N", 2, Direction::Backward),
        ])
    );
    assert_eq!(after(before, "2S"), "0,0,1,1/1,0,0,0 SSSS/NNNN 26-19 N");
}

#[test]
fn gore_4_climents_third_example_takes_the_whole_board_and_ends_the_game() {
    let before = "2,3,1,3/3,2,4,2 SSSS/NNNN 14-14 S";
    let after = play(position(before), "2S");
    assert_eq!(after.to_string(), "0,0,0,0/0,0,0,0 SSSS/NNNN 34-14 N");
    let outcome = after.outcome().expect("an empty board ends the game");
    assert_eq!(outcome.winner, Some(South));
    assert_eq!(outcome.seeds.south, 34);
}

#[test]
fn gore_4_a_run_around_the_whole_ring_takes_each_hole_once() {
    // Twice round and one more: every hole holds 2 or 4 then, the emptied one included.
    let before = "2,0,2,17/1,0,2,0 SSSS/NNNN 12-12 S";
    let list = captures(before, "4S");
    let holes: HoleSet = list
        .iter()
        .map(|(hole, ..)| hole.parse::<Hole>().expect("a hole"))
        .collect();
    assert_eq!((list.len(), holes), (8, HoleSet::ALL));
    assert!(list[1..].iter().all(|taken| taken.2 == Direction::Forward));
    assert_eq!(after(before, "4S"), "0,0,0,0/0,0,0,0 SSSS/NNNN 36-12 N");
}

#[test]
fn gore_5_a_side_without_seeds_passes_and_can_do_nothing_else() {
    let before = "0,0,0,0/5,5,5,5 SSSS/NNNN 14-14 S";
    assert_eq!(legal(before), "pass");
    assert_eq!(refused(before, "1S"), Some(Illegal::MustPass));
    assert_eq!(refused(before, "1N"), Some(Illegal::MustPass));
    assert_eq!(refused(before, "offer 1S"), Some(Illegal::MustPass));
    assert_eq!(after(before, "pass"), "0,0,0,0/5,5,5,5 SSSS/NNNN 14-14 N");
}

#[test]
fn gore_5_a_side_with_a_seed_may_not_pass() {
    assert_eq!(
        refused("0,0,0,1/5,5,5,5 SSSS/NNNN 13-14 S", "pass"),
        Some(Illegal::MayNotPass)
    );
}

#[test]
fn gore_5_it_passes_until_the_others_sowing_reaches_its_holes_again() {
    let back = play(
        position("0,0,0,0/1,5,5,5 SSSS/NNNN 14-18 S"),
        "pass;1N;pass;4N",
    );
    assert_eq!(back.to_string(), "1,1,1,1/1,6,5,0 SSSS/NNNN 14-18 S");
    assert_eq!(back.play(Action::Pass), Err(Illegal::MayNotPass));
}

#[test]
fn gore_5_a_side_that_owns_no_hole_passes() {
    assert_eq!(legal("6,6,6,6/6,6,6,0 SSSS/SSSS 6-0 N"), "pass");
}

#[test]
fn gore_6_an_offer_is_the_whole_turn_and_the_other_side_must_answer() {
    let before = "6,6,6,6/3,3,3,3 SSSS/NNNN 6-6 S";
    let pending = play(position(before), "offer 2S");
    assert_eq!(
        pending.to_string(),
        "6,6,6,6/3,3,3,3 SSSS/NNNN 6-6 N offer 2S"
    );
    assert_eq!(pending.turn().side(), North);
    assert!(matches!(pending.turn(), Turn::Answering { .. }));
    assert_eq!(legal(&pending.to_string()), "accept; refuse");
    for other in ["1N", "1S", "pass", "offer 1N"] {
        assert_eq!(
            pending.play(action(other)),
            Err(Illegal::MustAnswer),
            "{other}"
        );
    }
}

#[test]
fn gore_6_the_answering_side_moves_next_either_way() {
    let pending = "6,6,6,6/3,3,3,3 SSSS/NNNN 6-6 N offer 2S";
    for answer in [Action::Accept, Action::Refuse] {
        let answered = position(pending).play(answer).expect("an offer is pending");
        assert_eq!(answered.turn(), Turn::Free(North));
    }
}

#[test]
fn gore_6_accepted_holes_change_owner_and_get_six_captured_seeds_each() {
    assert_eq!(
        after("3,3,3,3/3,3,3,3 SSSS/NNNN 6-18 S", "offer 1S,2S,4S;accept"),
        "9,9,3,9/3,3,3,3 NNSN/NNNN 6-0 N"
    );
}

#[test]
fn gore_6_an_accepted_hole_is_the_receivers_in_every_respect() {
    // It is sown by the receiver only.
    assert_eq!(
        refused("9,5,5,5/5,5,2,0 NSSS/NNNN 6-6 S", "1S"),
        Some(Illegal::NotYourHole)
    );
    assert_eq!(
        after("9,5,5,5/5,5,2,0 NSSS/NNNN 6-6 N", "1S"),
        "1,7,6,6/6,6,3,1 NSSS/NNNN 6-6 S"
    );
    // It lets its old owner capture in it, and saves the new one from passing.
    assert_eq!(
        after("5,1,1,5/5,5,5,5 SSNS/NNNN 8-8 S", "2S"),
        "5,0,0,5/5,5,5,5 SSNS/NNNN 10-8 N"
    );
    assert_eq!(legal("7,7,7,7/0,0,0,0 SSNS/NNNN 5-15 N"), "3S");
    // Its seeds go to the new owner in the end.
    let swept = position("2,0,0,0/1,0,0,0 NSSS/NNNN 20-25 S").settle();
    assert_eq!(
        swept.seeds,
        BySide {
            south: 20,
            north: 28
        }
    );
}

#[test]
fn gore_6_a_refusal_changes_nothing_on_the_board_and_is_remembered() {
    let refused = play(
        position("3,3,3,3/3,3,3,3 SSSS/NNNN 6-18 S"),
        "offer 1S;refuse",
    );
    assert_eq!(refused.to_string(), "3,3,3,3/3,3,3,3 SSSS/NNNN 6-18 N");
    assert_eq!(refused.refusals(), BySide { south: 0, north: 1 });
    let again = play(refused, "offer 1N;refuse;offer 2S;refuse");
    assert_eq!(again.refusals(), BySide { south: 1, north: 2 });
}

#[test]
fn gore_6_only_holes_that_the_offering_side_owns_are_offered() {
    let before = "6,6,6,6/3,3,3,3 SSSS/NNNN 6-6 S";
    assert_eq!(refused(before, "offer 1N"), Some(Illegal::NotYourHole));
    assert_eq!(refused(before, "offer 1S,1N"), Some(Illegal::NotYourHole));
}

#[test]
fn gore_6_the_receiver_must_be_able_to_pay_six_for_each_hole_at_once() {
    for (has, most) in [(5, 0), (6, 1), (11, 1), (12, 2), (17, 2), (18, 3), (24, 3)] {
        let before = format!("3,3,3,3/3,3,3,3 SSSS/NNNN {}-{has} S", 24 - has);
        for (size, offer) in [(1, "offer 1S"), (2, "offer 1S,2S"), (3, "offer 1S,2S,3S")] {
            let needs = 6 * size;
            let complaint = (size > most).then_some(Illegal::CannotPay { needs, has });
            assert_eq!(refused(&before, offer), complaint, "{offer} with {has}");
        }
    }
}

#[test]
fn gore_6_the_offering_side_keeps_at_least_one_hole() {
    let before = "3,3,0,0/3,3,6,6 SSNN/NNNN 6-18 S";
    assert_eq!(refused(before, "offer 1S,2S"), Some(Illegal::MustKeepAHole));
    assert_eq!(legal(before), "1S; 2S; offer 1S; offer 2S");
    let last = "3,0,0,0/3,3,9,6 SNNN/NNNN 6-18 S";
    assert_eq!(refused(last, "offer 1S"), Some(Illegal::MustKeepAHole));
    assert_eq!(legal(last), "1S");
}

#[test]
fn gore_6_an_offer_names_one_two_or_three_holes() {
    let sizes: Vec<_> = (0..=8)
        .map(|size| Offer::new(Hole::all().take(size).collect()).is_ok())
        .collect();
    assert_eq!(
        sizes,
        [false, true, true, true, false, false, false, false, false]
    );
    let offer = Offer::new(HoleSet::row(North).without("2N".parse().expect("a hole")));
    assert_eq!(offer.map(Offer::price), Ok(18));
}

#[test]
fn gore_6_holes_come_back_by_a_later_trade() {
    let there = play(
        position("3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 S"),
        "offer 1S;accept",
    );
    assert_eq!(there.to_string(), "9,3,3,3/3,3,3,3 NSSS/NNNN 12-6 N");
    let back = play(there, "offer 1S;accept");
    assert_eq!(back.to_string(), "15,3,3,3/3,3,3,3 SSSS/NNNN 6-6 S");
}

#[test]
fn gore_6_without_an_offer_there_is_nothing_to_answer() {
    for answer in ["accept", "refuse"] {
        assert_eq!(
            refused("6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S", answer),
            Some(Illegal::NothingOffered)
        );
    }
}

#[test]
fn gore_6_both_trades_are_told_hole_by_hole() {
    let pending = position("3,3,3,3/3,3,3,3 SSSS/NNNN 6-18 N offer 1S,3S");
    let story = pending.trace(Action::Accept).expect("an offer is pending");
    let [first, third] = ["1S", "3S"].map(|name| name.parse::<Hole>().expect("a hole"));
    let get = |hole| {
        [
            Event::Transfer { hole, to: North },
            Event::Pay {
                hole,
                seeds: 6,
                by: North,
            },
        ]
    };
    assert_eq!(story, [get(first), get(third)].concat());
    assert_eq!(pending.trace(Action::Refuse), Ok(vec![]));
}

#[test]
fn gore_7_the_game_ends_when_every_hole_holds_fewer_than_three() {
    assert!(
        position("2,2,2,2/2,2,2,2 SSSS/NNNN 16-16 S")
            .outcome()
            .is_some()
    );
    for hole in Hole::all() {
        let mut setup: Setup = "0,0,0,0/0,0,0,0 SSSS/NNNN 22-23 S"
            .parse()
            .expect("notation");
        setup.seeds[hole.index()] = 3;
        let lively = Position::try_from(setup).expect("48 seeds");
        assert_eq!(lively.outcome(), None, "three in {hole}");
    }
    let over = "1,0,2,0/0,1,0,0 SSSS/NNNN 22-22 S";
    assert_eq!(legal(over), "");
    for late in ["1S", "2S", "1N", "pass", "accept", "refuse", "offer 1S"] {
        assert_eq!(refused(over, late), Some(Illegal::GameOver), "{late}");
    }
}

#[test]
fn gore_7_each_side_takes_the_seeds_in_the_holes_that_it_owns() {
    let outcome = position("2,0,0,1/2,1,0,0 NSSS/SNNN 20-22 S").outcome();
    let seeds = outcome.map(|outcome| outcome.seeds);
    assert_eq!(
        seeds,
        Some(BySide {
            south: 23,
            north: 25
        })
    );
}

#[test]
fn gore_7_more_seeds_win_and_24_24_is_a_draw() {
    for (captured, winner) in [
        ("25-23", Some(South)),
        ("23-25", Some(North)),
        ("24-24", None),
    ] {
        let over = position(&format!("0,0,0,0/0,0,0,0 SSSS/NNNN {captured} S"));
        assert_eq!(over.outcome().map(|outcome| outcome.winner), Some(winner));
    }
}

#[test]
fn gore_7_the_sweep_ends_the_story_of_the_last_sowing() {
    let last = position("1,0,0,3/0,1,0,0 SSSS/NNNN 21-22 S");
    let story = last.trace(action("4S")).expect("legal");
    let sweep = |name: &str, seeds, by| Event::Sweep {
        hole: name.parse().expect("a hole"),
        seeds,
        by,
    };
    assert_eq!(
        story[4..],
        [
            sweep("1S", 1, South),
            sweep("1N", 1, North),
            sweep("2N", 2, North),
            sweep("3N", 1, North),
        ]
    );
    assert!(last.play(action("4S")).expect("legal").outcome().is_some());
}

#[test]
fn gore_8_a_winner_that_refused_an_offer_wins_without_glory() {
    let end = |refusals: [u32; 2], captured: [u8; 2]| {
        let [south, north] = captured;
        let mut setup: Setup = format!("0,0,0,0/0,0,0,0 SSSS/NNNN {south}-{north} S")
            .parse()
            .expect("notation");
        setup.refusals = BySide {
            south: refusals[0],
            north: refusals[1],
        };
        let over = Position::try_from(setup).expect("48 seeds");
        over.outcome().expect("an empty board").glory
    };
    assert_eq!(end([0, 0], [30, 18]), Some(true));
    assert_eq!(end([1, 0], [30, 18]), Some(false));
    assert_eq!(end([0, 3], [18, 30]), Some(false));
    assert_eq!(
        end([0, 3], [30, 18]),
        Some(true),
        "the loser's refusals leave no mark"
    );
    assert_eq!(end([2, 3], [24, 24]), None, "a draw has no glory to lose");
}

#[test]
fn gore_8_a_side_that_wins_by_resignation_is_judged_alike() {
    let refused = play(
        position("3,3,3,3/3,3,3,3 SSSS/NNNN 6-18 S"),
        "offer 1S;refuse",
    );
    assert_eq!(refused.resign(South).glory, Some(false));
    assert_eq!(refused.resign(North).glory, Some(true));
}

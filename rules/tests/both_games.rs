//! The chapter "Both games" of the rulebook, and what only a position of either game can be asked.

use std::collections::HashSet;

use ayla_rules::gore::{self, Lap};
use ayla_rules::{AnyPosition, BySide, Game, Illegal, Outcome, SetupError, Side};

fn gore() -> Game {
    Game::Gore(Lap::default())
}

fn position(game: Game, notation: &str) -> AnyPosition {
    game.position(notation).expect(notation)
}

fn play(from: AnyPosition, actions: &str) -> AnyPosition {
    actions.split(';').fold(from, |position, notation| {
        let action = position.game().action(notation).expect(notation);
        position.play(action).expect(notation)
    })
}

fn complaint(game: Game, notation: &str) -> String {
    match game.position(notation) {
        Ok(position) => panic!("{position} was not refused"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn ending_by_agreement_gives_each_side_the_seeds_in_the_holes_that_it_owns() {
    let middle = position(gore(), "1,2,3,4/5,6,7,8 NSSS/NNNS 5-7 S");
    assert_eq!(
        middle.settle(),
        Outcome {
            seeds: BySide {
                south: 5 + 2 + 3 + 4 + 8,
                north: 7 + 1 + 5 + 6 + 7
            },
            winner: Some(Side::North),
            glory: Some(true),
        }
    );
    assert_eq!(middle.outcome(), None, "the rules never end a game so");
}

#[test]
fn a_side_that_resigns_loses_whatever_the_seeds_say() {
    for game in Game::ALL {
        for side in Side::ALL {
            let start = game.start(Side::South);
            let outcome = start.resign(side);
            assert_eq!(outcome.winner, Some(side.other()));
            assert_eq!(outcome.seeds, start.settle().seeds);
        }
    }
    let ahead = position(gore(), "0,0,0,3/0,0,0,0 SSSS/NNNN 40-5 S");
    assert_eq!(ahead.resign(Side::South).winner, Some(Side::North));
}

#[test]
fn board_owners_captured_and_side_to_move_make_the_same_position() {
    let positions = [
        "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 S",
        "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 N",
        "3,3,3,3/3,3,3,3 SSSS/NNNN 13-11 S",
        "3,3,3,3/3,3,3,3 NSSS/NNNN 12-12 S",
        "3,3,3,3/3,3,2,4 SSSS/NNNN 12-12 S",
        "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 N offer 1S",
        "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 N offer 2S",
    ]
    .map(|notation| position(gore(), notation).key());
    assert_eq!(HashSet::from(positions).len(), positions.len());
}

#[test]
fn a_refusal_does_not_make_another_position_for_repetition_but_is_another_value() {
    let before = position(gore(), "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 S");
    let round = play(before, "offer 1S;refuse;offer 1N;refuse");
    assert_eq!(round.key(), before.key());
    assert_ne!(round, before);
}

#[test]
fn a_position_that_breaks_an_invariant_is_refused_by_the_name_of_it() {
    for (game, notation, broken) in [
        (
            gore(),
            "6,6,6,6/6,6,6,6 SSSS/NNNN 0-1 S",
            "board and captured seeds make 49, but a game has 48",
        ),
        (
            gore(),
            "255,255,255,255/255,255,255,255 SSSS/NNNN 255-255 S",
            "board and captured seeds make 2550, but a game has 48",
        ),
        (
            gore(),
            "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 N offer 1N",
            "the offer of 1N could not have been made: that hole is not the territory of the side to move",
        ),
        (
            gore(),
            "3,3,3,3/3,3,3,3 SSSS/NNNN 19-5 N offer 1S",
            "the offer of 1S could not have been made: the receiver would have to pay 6 captured seeds and has 5",
        ),
        (
            gore(),
            "3,3,3,3/3,3,3,3 SNNN/NNNN 12-12 N offer 1S",
            "the offer of 1S could not have been made: the offering side must keep at least one hole",
        ),
        (
            gore(),
            "0,0,0,0/0,0,0,6 SSSS/NNNN 21-21 N offer 1S",
            "the offer of 1S could not have been made: the side to move can't sow, so it must pass",
        ),
        (
            gore(),
            "1,0,0,0/0,0,0,0 SSSS/NNNN 23-24 N offer 1S",
            "the offer of 1S could not have been made: the game is over",
        ),
        (
            Game::DjenonAboure,
            "4,4,4,4,4,4/4,4,4,4,4,4 SSSSSN/NNNNNN 0-0 S",
            "the holes of Djenon-aboure never change owners: they are SSSSSS/NNNNNN",
        ),
        (
            Game::DjenonAboure,
            "4,4,4,4,4,4/4,4,4,4,4,3 SSSSSS/NNNNNN 0-0 S",
            "board and captured seeds make 47, but a game has 48",
        ),
    ] {
        assert_eq!(complaint(game, notation), broken, "{notation}");
    }
    let mut setup = gore::Setup::from(gore::Position::default());
    setup.seeds[0] = 7;
    assert_eq!(
        gore::Position::try_from(setup),
        Err(SetupError::Seeds { total: 49 })
    );
}

#[test]
fn a_notation_that_is_none_is_refused_by_the_part_that_is_wrong() {
    for (game, notation, wrong) in [
        (gore(), "", "the seeds of each hole"),
        (gore(), "6,6,6,6/6,6,6,6", "the owner of each hole"),
        (gore(), "6,6,6,6/6,6,6,6 SSSS/NNNN", "the captured seeds"),
        (gore(), "6,6,6,6/6,6,6,6 SSSS/NNNN 0-0", "the side to move"),
        (
            gore(),
            "6,6,6,6,6,6,6,6 SSSS/NNNN 0-0 S",
            "\"6,6,6,6,6,6,6,6\"",
        ),
        (gore(), "6,6,6/6,6,6,6 SSSS/NNNN 0-0 S", "\"6,6,6/6,6,6,6\""),
        (gore(), "6,6,6,6/6,6,6,6,0 SSSS/NNNN 0-0 S", "two rows of 4"),
        (gore(), "6,6,6,6/6,6,+6,6 SSSS/NNNN 0-0 S", "\"+6\""),
        (gore(), "6,6,6,6/6,6,,6 SSSS/NNNN 0-0 S", "\"\""),
        (gore(), "6,6,6,6/6,6,6,256 SSSS/NNNN 0-0 S", "\"256\""),
        (gore(), "6,6,6,6/6,6,6,6 SSSX/NNNN 0-0 S", "\"SSSX/NNNN\""),
        (gore(), "6,6,6,6/6,6,6,6 SSSSNNNN 0-0 S", "\"SSSSNNNN\""),
        (gore(), "6,6,6,6/6,6,6,6 SSSS/NNNN 0 S", "\"0\""),
        (gore(), "6,6,6,6/6,6,6,6 SSSS/NNNN 0-x S", "\"x\""),
        (gore(), "6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 W", "\"W\""),
        (gore(), "6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S pass", "\"pass\""),
        (
            gore(),
            "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 N offer 9S",
            "\"9S\"",
        ),
        (
            Game::DjenonAboure,
            "6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S",
            "two rows of 6",
        ),
        (
            Game::DjenonAboure,
            "4,4,4,4,4,4/4,4,4,4,4,4 SSSSSS/NNNNNN 0-0 S offer 1S",
            "\"offer 1S\"",
        ),
    ] {
        let said = complaint(game, notation);
        assert!(said.contains(wrong), "{notation}: {said}");
    }
}

#[test]
fn a_notation_may_have_more_space_and_letters_in_either_case() {
    let tidy = "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 N offer 1S,3S";
    let loose = "  3,3,3,3/3,3,3,3   ssss/nnnn\t12-12  north  OFFER  3s, 1S ";
    assert_eq!(position(gore(), loose), position(gore(), tidy));
    assert_eq!(position(gore(), loose).to_string(), tidy);
}

#[test]
fn an_action_of_the_other_game_is_told_apart() {
    let start = Game::DjenonAboure.start(Side::South);
    for (notation, illegal) in [
        ("1S", Illegal::OtherGame),
        ("pass", Illegal::OtherGame),
        ("offer 1S", Illegal::NoTrades),
        ("accept", Illegal::NoTrades),
        ("refuse", Illegal::NoTrades),
    ] {
        let action = gore().action(notation).expect(notation);
        assert_eq!(start.check(action), Err(illegal));
        assert_eq!(start.play(action), Err(illegal));
        assert_eq!(start.trace(action), Err(illegal));
    }
    let action = Game::DjenonAboure.action("1S").expect("an action");
    let start = gore().start(Side::South);
    assert_eq!(start.check(action), Err(Illegal::OtherGame));
}

#[test]
fn every_reason_is_a_sentence_of_its_own() {
    let reasons = [
        Illegal::NotYourHole,
        Illegal::Empty,
        Illegal::Singleton,
        Illegal::EndlessRelay,
        Illegal::MustAnswer,
        Illegal::NothingOffered,
        Illegal::MustPass,
        Illegal::MayNotPass,
        Illegal::CannotPay { needs: 12, has: 7 },
        Illegal::MustKeepAHole,
        Illegal::NoTrades,
        Illegal::OtherGame,
        Illegal::GameOver,
    ];
    let sentences: HashSet<_> = reasons.iter().map(ToString::to_string).collect();
    assert_eq!(sentences.len(), reasons.len());
    let price = reasons[8].to_string();
    assert!(price.contains("12") && price.contains('7'), "{price}");
}

#[test]
fn any_position_knows_its_holes_by_name() {
    for (game, names) in [
        (gore(), "1S 2S 3S 4S 1N 2N 3N 4N"),
        (Game::DjenonAboure, "1S 2S 3S 4S 5S 6S 1N 2N 3N 4N 5N 6N"),
    ] {
        let start = game.start(Side::South);
        let holes: Vec<_> = start.holes().map(|hole| hole.to_string()).collect();
        assert_eq!(holes.join(" "), names);
        assert!(start.holes().all(|hole| start.owner(hole) == hole.row()));
        assert_eq!(start.hole(Side::South, 0), None);
        assert_eq!(start.hole(Side::North, game.row_len() + 1), None);
        let last = start.hole(Side::North, game.row_len()).expect("the last");
        assert_eq!(Some(last), start.holes().last());
        assert_eq!(
            start.sowing(last).and_then(ayla_rules::AnyAction::sown),
            Some(last)
        );
    }
    let foreign = Game::DjenonAboure
        .start(Side::South)
        .hole(Side::South, 6)
        .expect("six holes a row");
    let start = gore().start(Side::South);
    assert_eq!((start.seeds(foreign), start.sowing(foreign)), (0, None));
}

#[test]
fn any_position_tells_a_pending_offer_and_the_refusals() {
    let before = position(gore(), "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 S");
    let pending = play(before, "offer 1S,3S");
    let offer = pending.pending_offer().map(|offer| offer.to_string());
    assert_eq!(offer.as_deref(), Some("1S,3S"));
    let refused = play(pending, "refuse");
    assert_eq!(refused.pending_offer(), None);
    assert_eq!(refused.refusals(), BySide { south: 0, north: 1 });
    let other = Game::DjenonAboure.start(Side::North);
    assert_eq!(other.pending_offer(), None);
    assert_eq!(other.refusals(), BySide::default());
    assert_eq!(other.game(), Game::DjenonAboure);
}

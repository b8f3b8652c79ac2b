//! Review of a game: costs, offers and answers, turning points, stopping; fixed games, and games with something planted.

mod support;

use std::cell::Cell;
use std::fs;
use std::path::Path;

use ayla::engine::{Limits, Measure, Options, Rank, Stop, analyse};
use ayla::practice::review::{
    Cost, Difference, Kind, Moment, Offering, Review, Step, Worth, steps,
};
use ayla::save::SavedGame;
use ayla::session::Session;
use ayla_rules::gore::Lap;
use ayla_rules::{AnyAction, BySide, Game, Side};
use serde_json::Value;
use support::fixture;

const GORE: Game = Game::Gore(Lap::ThroughOrigin);

fn options(measure: Measure, nodes: u64) -> Options {
    Options {
        measure,
        limits: Limits::nodes(nodes),
        ..Options::default()
    }
}

/// A game from a position on.
fn session(game: Game, start: &str, actions: &[&str]) -> Session {
    let start = game.position(start).expect("a position");
    let mut session = Session::from_position(start, BySide::default());
    for text in actions {
        let action = game.action(text).expect("an action");
        session.play(action).expect("a legal action");
    }
    session
}

fn review(session: &Session, measure: Measure, nodes: u64) -> Review {
    let review = Review::of_game(session, &options(measure, nodes), &Stop::default());
    assert!(review.is_complete());
    review
}

/// Games that other programs were held against as well: `rules/tests/data/games.jsonl`, by their lines.
fn conformance(lines: &[usize]) -> Vec<Session> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("rules/tests/data/games.jsonl");
    let text = fs::read_to_string(path).expect("the games");
    let games = text.lines().enumerate();
    games
        .filter(|(line, _)| lines.contains(line))
        .map(|(_, line)| {
            let data: Value = serde_json::from_str(line).expect("a game");
            let game = match (data["game"].as_str(), data["lap"].as_str()) {
                (Some("gore"), Some("skip-origin")) => Game::Gore(Lap::SkipOrigin),
                (Some("gore"), _) => GORE,
                _ => Game::DjenonAboure,
            };
            let actions = data["actions"].as_array().expect("actions").iter();
            let actions: Vec<_> = actions.filter_map(Value::as_str).collect();
            session(game, &game.start(Side::South).to_string(), &actions)
        })
        .collect()
}

#[test]
fn the_best_choice_is_worth_no_less_than_what_was_done_and_the_cost_says_by_how_much() {
    for (session, measure) in conformance(&[29, 31, 89, 145])
        .iter()
        .flat_map(|session| Measure::ALL.map(|measure| (session, measure)))
    {
        let review = review(session, measure, 3_000);
        assert_eq!(review.moments.len(), session.played());
        assert_eq!(review.curve().len(), session.played() + 1);
        for moment in &review.moments {
            let (best, played) = (moment.best.value, moment.played.value);
            assert!(best >= played, "{moment:?}");
            let is_free = moment.cost() == Cost::default();
            assert!(is_free || best > played);
            assert!(!is_free || moment.difference() != Difference::Clear);
            assert_eq!(moment.difference() == Difference::None, best == played);
            assert_eq!(moment.better().is_some(), best > played);
            // What is certain may be better than what only looks greater.
            if best.rank == played.rank && best.margin >= played.margin {
                let seeds = u32::try_from(best.margin - played.margin);
                assert_eq!(seeds, Ok(moment.cost().seeds));
            }
        }
        for side in Side::ALL {
            let costly = review.costliest(side);
            let points =
                |moment: &Moment| moment.best.value.points() - moment.played.value.points();
            assert!(costly.is_sorted_by(|more, less| points(more) >= points(less)));
            let lost: u32 = costly.iter().map(|moment| moment.cost().seeds).sum();
            assert_eq!(review.counts(side).lost.seeds, lost);
        }
    }
}

/// A game in which both sides always do the best that the review itself would find.
fn best_game(game: Game, nodes: u64, plies: usize) -> Session {
    let mut session = Session::new(game, Side::South, BySide::default());
    for _ in 0..plies {
        let options = options(Measure::Seeds, nodes);
        let analysis = analyse(session.position(), &options, &Stop::default(), &mut |_| ());
        let Some(best) = analysis.best() else { break };
        session.play(best.action).expect("it is legal");
    }
    session
}

#[test]
fn a_game_of_best_choices_has_no_cost() {
    for (game, nodes, plies) in [(Game::DjenonAboure, 200_000, 40), (GORE, 5_000, 24)] {
        let review = review(&best_game(game, nodes, plies), Measure::Seeds, nodes);
        for side in Side::ALL {
            assert!(review.costliest(side).is_empty());
            let counts = review.counts(side);
            assert_eq!(counts.lost, Cost::default());
            assert_eq!((counts.costly_sowings, counts.wrong_answers()), (0, 0));
            assert_eq!((counts.wrong_offers, counts.missed_offers), (0, 0));
        }
        if game == Game::DjenonAboure {
            assert!(review.turning_points().is_empty());
            assert!(
                review
                    .curve()
                    .iter()
                    .all(|w| w.exact && w.value.margin == 4)
            );
        }
    }
}

#[test]
fn a_planted_blunder_is_found_and_named_first_and_is_where_the_game_turns() {
    let best = best_game(Game::DjenonAboure, 200_000, 40);
    let mut session = best.branch(2);
    let exact = options(Measure::Seeds, 200_000);
    let analysis = analyse(session.position(), &exact, &Stop::default(), &mut |_| ());
    let blunder = analysis.lines.last().expect("an action").action;
    session.play(blunder).expect("it is legal");
    // From here on both play as well as they can.
    while session.finish().is_none() {
        let analysis = analyse(session.position(), &exact, &Stop::default(), &mut |_| ());
        let best = analysis.best().expect("an action").action;
        session.play(best).expect("it is legal");
    }
    let review = review(&session, Measure::Seeds, 200_000);
    assert!(review.costliest(Side::North).is_empty());
    let costly = review.costliest(Side::South);
    assert_eq!(costly.len(), 1);
    assert_eq!((costly[0].number, costly[0].kind()), (3, Kind::Sowing));
    assert!(costly[0].is_exact());
    assert_eq!(costly[0].played.action, blunder);
    assert_eq!(review.turning_points(), [3]);
    let curve = review.curve();
    let lost = curve[2].value.margin - curve[3].value.margin;
    assert_eq!(u32::try_from(lost), Ok(costly[0].cost().seeds));
    let leaders = [curve[2], curve[3]].map(Worth::leader);
    assert_eq!(leaders, [Some(Side::South), Some(Side::North)]);
}

/// North would lose seeds by sowing; an offer that South must not take keeps them.
const WAITING: &str = "0,0,10,0/0,0,0,0 SSNS/NNNN 14-24 N";
/// An offer of 4N pays for North if it is accepted, and costs nothing if it is not.
const TEMPTING: &str = "0,6,2,0/6,6,9,9 SNNS/NNNN 8-2 N";
/// South is far ahead: an offer gives that away, and who refuses it gives it back.
const AHEAD: &str = "8,16,2,1/1,0,0,8 SSSS/NNNN 6-6 S";

#[test]
fn a_planted_missed_offer_is_counted_as_one_and_apart_from_sowings() {
    let review = review(&session(GORE, WAITING, &["3S"]), Measure::Seeds, 50_000);
    let moment = &review.moments[0];
    assert_eq!(moment.offering(), Some(Offering::Missed));
    assert!(moment.best.action.to_string().starts_with("offer"));
    let counts = review.counts(Side::North);
    assert_eq!((counts.missed_offers, counts.offers), (1, 0));
    // It is the only sowing there is, so as a sowing it was the best.
    assert_eq!((counts.sowings, counts.costly_sowings), (1, 0));
    assert_eq!(review.costliest(Side::North)[0].number, 1);
    assert_eq!(review.counts(Side::South).missed_offers, 0);
}

#[test]
fn a_planted_wrong_offer_and_a_wrong_refusal_are_counted_for_those_who_chose_them() {
    let planted = session(GORE, AHEAD, &["offer 1S", "refuse"]);
    let review = review(&planted, Measure::Seeds, 50_000);
    assert_eq!(review.moments[0].offering(), Some(Offering::Wrong));
    assert!(review.moments[1].is_wrong_answer());
    assert_eq!(review.moments[1].offering(), None);
    let south = review.counts(Side::South);
    assert_eq!((south.offers, south.wrong_offers), (1, 1));
    assert_eq!((south.trades, south.wrong_answers()), (0, 0));
    let north = review.counts(Side::North);
    assert_eq!((north.refused, north.wrongly_refused), (1, 1));
    assert_eq!((north.accepted, north.offers), (0, 0));
    assert_eq!(review.costliest(Side::North)[0].kind(), Kind::Refuse);
}

#[test]
fn a_trade_that_paid_is_one_that_was_better_accepted_than_the_best_sowing() {
    let planted = session(GORE, TEMPTING, &["offer 4N", "accept"]);
    let review = review(&planted, Measure::Seeds, 50_000);
    assert_eq!(review.trade(1), Some(Difference::Clear));
    let counts = review.counts(Side::North);
    assert_eq!((counts.trades, counts.paid), (1, 1));
    assert_eq!((counts.offers, counts.wrong_offers), (1, 0));
    // What paid for North cost South, who should have refused.
    let south = review.counts(Side::South);
    assert_eq!((south.accepted, south.wrongly_accepted), (1, 1));
    assert_eq!((south.trades, south.paid), (0, 0));
    assert_eq!(review.trade(2), None);
}

#[test]
fn an_offer_that_was_refused_is_no_trade() {
    let refused = session(GORE, TEMPTING, &["offer 4N", "refuse"]);
    let review = review(&refused, Measure::Seeds, 20_000);
    assert_eq!(review.trade(1), None);
    assert_eq!(review.counts(Side::North).trades, 0);
}

#[test]
fn by_honour_a_refusal_that_costs_the_glory_is_wrong_and_a_turning_point_and_by_seeds_it_is_not() {
    // South takes the whole board with 2S, whatever it answers.
    let start = "2,3,1,3/3,2,4,2 SSSS/NNNN 14-14 N";
    let refused = session(GORE, start, &["offer 1N", "refuse", "2S"]);
    let by_honour = review(&refused, Measure::Honour, 50_000);
    assert_eq!(by_honour.moments[1].cost(), Cost { ranks: 1, seeds: 0 });
    assert_eq!(by_honour.counts(Side::South).wrongly_refused, 1);
    assert!(by_honour.turning_points().contains(&2));
    let ranks = [1, 2, 3].map(|after| by_honour.curve()[after].value.rank);
    let (with, without) = (Some(Rank::WinWithGlory), Some(Rank::WinWithoutGlory));
    assert_eq!(ranks, [with, without, without]);
    let by_seeds = review(&refused, Measure::Seeds, 50_000);
    assert_eq!(by_seeds.counts(Side::South).wrong_answers(), 0);
    assert!(!by_seeds.turning_points().contains(&2));
}

#[test]
fn actions_that_were_taken_back_are_left_out() {
    let mut session = session(GORE, "6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S", &["1S", "1N", "2S"]);
    session.undo();
    let review = review(&session, Measure::Seeds, 1_000);
    assert_eq!(review.moments.len(), 2);
    assert_eq!((review.done(), review.all()), (3, 3));
}

#[test]
fn a_review_that_is_stopped_keeps_what_it_has_found_out() {
    let session = &conformance(&[31])[0];
    let options = options(Measure::Seeds, 3_000);
    let whole = Review::of_game(session, &options, &Stop::default());
    let stop = Stop::default();
    let mut part = Review::new(Measure::Seeds, session.played());
    let told = Cell::new(0);
    steps(session, &options, &stop, &mut |step| {
        part.add(step);
        told.set(told.get() + 1);
        if told.get() == 5 {
            stop.now();
        }
    });
    assert_eq!((part.done(), part.is_complete()), (5, false));
    assert_eq!(part.moments, whole.moments[..5]);
    assert_eq!(part.curve().len(), 5);
    let counted = Side::ALL
        .map(|side| part.counts(side).sowings)
        .iter()
        .sum::<u32>();
    assert_eq!(counted, 5);
    let nothing = Review::of_game(session, &options, &stop);
    assert_eq!((nothing.done(), nothing.turning_points()), (0, Vec::new()));
}

#[test]
fn what_the_review_ends_with_is_the_outcome_where_the_rules_ended_the_game() {
    let saved = SavedGame::read(&fixture("saves/v1/djenon-aboure.json")).expect("a game");
    let review = review(&saved.session, Measure::Seeds, 1_000);
    let finish = saved.session.finish().expect("it is over");
    let seeds = finish.outcome.seeds;
    let end = review.end.expect("the review is complete");
    assert!(end.exact);
    assert_eq!(
        end.value.margin,
        i16::from(seeds.south) - i16::from(seeds.north)
    );
}

#[test]
fn the_steps_come_in_the_order_of_the_game_and_the_end_comes_last() {
    let session = &conformance(&[145])[0];
    let mut numbers = Vec::new();
    let mut ended = false;
    steps(
        session,
        &options(Measure::Seeds, 1_000),
        &Stop::default(),
        &mut |step| match step {
            Step::Moment(moment) => {
                assert!(!ended);
                assert_eq!(
                    moment.position,
                    *session
                        .position_after(moment.number - 1)
                        .expect("it is there")
                );
                let action: AnyAction = session.actions()[moment.number - 1];
                assert_eq!(moment.played.action, action);
                numbers.push(moment.number);
            }
            Step::End(_) => ended = true,
        },
    );
    assert!(ended);
    assert!(numbers.into_iter().eq(1..=session.played()));
}

//! The coach on analyses made by hand, and against the engine.

use ayla_rules::gore::Lap;
use ayla_rules::{Game, Side};

use super::*;
use crate::engine::{Answer, Answers, Certainty, Rank};

const GORE: Game = Game::Gore(Lap::ThroughOrigin);

fn action(text: &str) -> AnyAction {
    GORE.action(text).expect("an action")
}

fn seeds(margin: i16) -> Value {
    Value::of_end(None, margin)
}

fn ranked(rank: Rank, margin: i16) -> Value {
    Value::of_end(Some(rank), margin)
}

fn line(text: &str, value: Value) -> Line {
    Line {
        action: action(text),
        value,
        certainty: Certainty::AtDepth,
        depth: 7,
        continuation: Vec::new(),
        answers: None,
    }
}

/// An offer with its values if it is accepted and if it is refused.
fn offered(text: &str, accepted: Value, refused: Value) -> Line {
    let answer = |value| Answer {
        value,
        exact: false,
        continuation: Vec::new(),
    };
    Line {
        answers: Some(Answers {
            accepted: answer(accepted),
            refused: answer(refused),
        }),
        ..line(text, accepted.min(refused))
    }
}

fn view(lines: Vec<Line>) -> View {
    let by_honour = lines.iter().any(|line| line.value.rank.is_some());
    View::of(&Analysis {
        position: GORE.start(Side::South),
        measure: if by_honour {
            Measure::Honour
        } else {
            Measure::Seeds
        },
        exact: false,
        depth: 7,
        nodes: 1,
        lines,
    })
}

/// A sowing worth so much, and an offer worth so much if accepted and if refused.
fn judged(sowing: i16, accepted: i16, refused: i16) -> (Verdict, Reply, Pays) {
    let view = view(vec![
        line("2S", seeds(sowing)),
        offered("offer 1S", seeds(accepted), seeds(refused)),
    ]);
    let bid = view.best_bid().expect("an offer");
    (view.verdict(bid), bid.reply(), view.pays(bid))
}

#[test]
fn an_offer_is_compared_with_the_best_sowing_and_never_with_itself() {
    // Measured against its own answers each of these offers is fine: the right answer is the lesser evil. None of them
    // is worth the best sowing.
    let view = view(vec![
        line("1S", seeds(-2)),
        line("3S", seeds(4)),
        offered("offer 1S", seeds(-12), seeds(2)),
        offered("offer 2S", seeds(0), seeds(2)),
        offered("offer 1S,2S", seeds(2), seeds(2)),
    ]);
    for bid in &view.bids {
        assert_eq!(view.verdict(bid), Verdict::Sow, "{bid:?}");
        assert_eq!(view.pays(bid), Pays::Never, "{bid:?}");
    }
    assert_eq!(view.right_action(), Some(action("3S")));
}

#[test]
fn an_offer_pays_by_its_right_answer_alone_or_by_wrong_ones() {
    for (values, expected) in [
        // Sowing, accepted, refused.
        ((-4, 2, 6), (Verdict::Offer, Reply::Accept, Pays::Always)),
        ((-4, 6, 2), (Verdict::Offer, Reply::Refuse, Pays::Always)),
        ((2, 2, 6), (Verdict::Either, Reply::Accept, Pays::Above(0))),
        ((2, 2, 2), (Verdict::Either, Reply::Either, Pays::Never)),
        ((4, 12, -8), (Verdict::Sow, Reply::Refuse, Pays::Above(60))),
        ((4, -8, 12), (Verdict::Sow, Reply::Accept, Pays::Above(60))),
        ((0, -2, 4), (Verdict::Sow, Reply::Accept, Pays::Above(34))),
        ((0, -48, 2), (Verdict::Sow, Reply::Accept, Pays::Above(96))),
        ((4, -8, 4), (Verdict::Sow, Reply::Accept, Pays::Never)),
        ((4, -8, 2), (Verdict::Sow, Reply::Accept, Pays::Never)),
        ((4, 0, 0), (Verdict::Sow, Reply::Either, Pays::Never)),
    ] {
        let (sowing, accepted, refused) = values;
        assert_eq!(judged(sowing, accepted, refused), expected, "{values:?}");
    }
}

#[test]
fn the_three_values_stand_best_first_and_sowing_before_what_is_no_better() {
    let order = |sowing, accepted, refused| {
        let view = view(vec![
            line("2S", seeds(sowing)),
            offered("offer 1S", seeds(accepted), seeds(refused)),
        ]);
        let bid = view.best_bid().expect("an offer");
        let names = view.rows(bid).into_iter().map(|row| match row {
            Row::Sowing(_) => 's',
            Row::Accepted(_) => 'a',
            Row::Refused(_) => 'r',
        });
        names.collect::<String>()
    };
    assert_eq!(order(4, 2, 0), "sar");
    assert_eq!(order(0, 2, 4), "ras");
    assert_eq!(order(2, 0, 4), "rsa");
    assert_eq!(order(2, 2, 2), "sar");
}

#[test]
fn the_best_offer_is_the_one_whose_right_answer_is_worth_most_then_the_one_that_a_wrong_answer_helps_most()
 {
    let view = view(vec![
        line("2S", seeds(10)),
        offered("offer 1S", seeds(2), seeds(40)),
        offered("offer 2S", seeds(4), seeds(4)),
        offered("offer 3S", seeds(8), seeds(4)),
    ]);
    let order: Vec<_> = view.bids.iter().map(|bid| bid.offer.to_string()).collect();
    assert_eq!(order, ["3S", "2S", "1S"]);
}

#[test]
fn by_honour_ranks_count_before_seeds_and_lie_equally_far_apart() {
    let view = view(vec![
        line("2S", ranked(Rank::WinWithoutGlory, 20)),
        offered(
            "offer 1S",
            ranked(Rank::WinWithGlory, 2),
            ranked(Rank::Draw, 0),
        ),
    ]);
    let bid = view.best_bid().expect("an offer");
    assert_eq!(view.verdict(bid), Verdict::Sow);
    assert_eq!(bid.reply(), Reply::Refuse);
    // A little more than half: one rank and 20 seeds of two ranks and 2 seeds.
    assert_eq!(view.pays(bid), Pays::Above(51));
}

#[test]
fn choices_of_equal_worth_are_all_best() {
    let view = view(vec![
        line("1S", seeds(2)),
        line("2S", seeds(6)),
        line("3S", seeds(6)),
    ]);
    let best: Vec<_> = view.best_choices().map(|choice| choice.action).collect();
    assert_eq!(best, [action("2S"), action("3S")]);
}

#[test]
fn a_value_is_told_in_seeds_at_the_end() {
    let worth = |margin| Worth {
        value: seeds(margin),
        is_exact: true,
        line: Vec::new(),
    };
    assert_eq!(worth(4).seeds(), [26, 22]);
    assert_eq!(worth(-48).seeds(), [0, 48]);
}

fn advice(position: &AnyPosition, nodes: u64) -> Vec<Advice> {
    let mut told = Vec::new();
    advise(*position, nodes, &Stop::default(), &mut |advice| {
        told.push(advice);
    });
    told
}

fn analysed(position: &AnyPosition, measure: Measure, nodes: u64) -> Analysis {
    let options = Options {
        measure,
        limits: Limits::nodes(nodes),
        ..Options::default()
    };
    engine::analyse(position, &options, &Stop::default(), &mut |_| ())
}

#[test]
fn the_coach_says_what_the_engine_says_within_the_same_limits() {
    for notation in [
        "6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S",
        "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 S",
        "1,2,0,1/2,1,5,4 SNSS/NNNN 14-18 N",
        "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 N offer 1S,3S",
    ] {
        let position = GORE.position(notation).expect("a position");
        for nodes in [5_000, 50_000] {
            let told = advice(&position, nodes);
            let last = told.last().expect("it says something");
            assert!(last.is_settled);
            for measure in Measure::ALL {
                let expected = View::of(&analysed(&position, measure, nodes));
                assert_eq!(last.by(measure), Some(&expected), "{notation} {nodes}");
            }
        }
    }
}

#[test]
fn advice_only_ever_becomes_deeper() {
    let position = GORE.position("3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 S");
    let told = advice(&position.expect("a position"), 100_000);
    for measure in Measure::ALL {
        let depths = told.iter().filter_map(|advice| advice.by(measure));
        let depths: Vec<_> = depths.map(|view| view.depth).collect();
        assert!(depths.is_sorted() && depths.len() > 3, "{depths:?}");
    }
}

#[test]
fn a_coach_that_is_interrupted_says_no_more() {
    let position = GORE.start(Side::South);
    let stop = Stop::default();
    let mut told = 0;
    advise(position, 1_000_000, &stop, &mut |_| {
        told += 1;
        stop.now();
    });
    assert_eq!(told, 1);
}

#[test]
fn djenon_aboure_is_told_exactly_and_by_seeds_alone() {
    let told = advice(&Game::DjenonAboure.start(Side::South), 1_000_000);
    let last = told.last().expect("it says something");
    assert_eq!(last.by(Measure::Honour), None);
    let view = last.by(Measure::Seeds).expect("it counts seeds");
    assert!(view.is_exact && view.bids.is_empty());
    let best = view.best_choice().expect("it can be sown");
    assert_eq!(best.action.to_string(), "5S");
    assert_eq!(best.worth.seeds(), [26, 22]);
}

#[test]
fn the_answer_to_an_offer_is_told_by_what_each_answer_is_worth() {
    let position = GORE.position("3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 N offer 1S,3S");
    let told = advice(&position.expect("a position"), 20_000);
    for view in &told.last().expect("it says something").views {
        let answers: Vec<_> = view.choices.iter().map(|choice| choice.action).collect();
        assert_eq!(answers.len(), 2);
        assert!(answers.contains(&action("accept")) && answers.contains(&action("refuse")));
        assert!(view.bids.is_empty());
    }
}

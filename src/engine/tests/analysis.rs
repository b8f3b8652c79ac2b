//! What an analysis promises beyond its values: order, continuations, limits, symmetry.

use super::*;

/// Positions from the middle of random games, any action being as likely as another.
fn middle_games(game: Game, count: usize, chance: &mut Chance) -> Vec<AnyPosition> {
    let mut positions = Vec::new();
    while positions.len() < count {
        let mut position = game.start(Side::ALL[chance.below(2)]);
        for _ in 0..5 + chance.below(20) {
            if let Some(&action) = chance.pick(&position.legal_actions()) {
                position = position.play(action).expect("a legal action");
            }
        }
        if position.outcome().is_none() {
            positions.push(position);
        }
    }
    positions
}

fn look(position: &AnyPosition, options: Options) -> Analysis {
    analyse(position, &options, &Stop::default(), &mut |_| ())
}

/// Whether what a line leads to, broken off where it ends, has the value of the line.
fn leads_to_its_value(analysis: &Analysis, line: &Line) -> bool {
    let mut position = analysis.position;
    let side = position.side_to_move();
    for &action in [line.action].iter().chain(&line.continuation) {
        position = position.play(action).expect("a legal action");
    }
    let measure = analysis.measure;
    let end = measure.value(measure.score(position.settle(), side));
    (end.rank, end.margin) == (line.value.rank, line.value.margin)
}

#[test]
fn a_line_leads_to_its_value() {
    let chance = &mut Chance::new(4);
    let mut whole = 0;
    for position in middle_games(Game::ALL[0], 80, chance) {
        for measure in Measure::ALL {
            let options = Options {
                measure,
                limits: Limits::depth(6),
                endgame_seeds: 0,
                territory: 0,
                ..Options::default()
            };
            let analysis = look(&position, options);
            for line in &analysis.lines {
                let plies = u32::try_from(1 + line.continuation.len()).expect("few");
                if plies == line.depth {
                    assert!(leads_to_its_value(&analysis, line), "{position}");
                    whole += 1;
                }
            }
        }
    }
    assert!(whole > 500, "{whole} lines are whole");
}

#[test]
fn an_exact_line_of_djenon_aboure_leads_to_its_value() {
    let chance = &mut Chance::new(5);
    for position in middle_games(Game::DjenonAboure, 20, chance) {
        let analysis = look(&position, Options::default());
        assert!(analysis.exact);
        for line in &analysis.lines {
            assert!(leads_to_its_value(&analysis, line), "{position}");
        }
    }
}

#[test]
fn the_best_line_comes_first_and_every_action_has_one() {
    let chance = &mut Chance::new(6);
    for game in Game::ALL {
        for position in middle_games(game, 10, chance) {
            let analysis = look(
                &position,
                Options {
                    limits: Limits::nodes(3_000),
                    ..Options::default()
                },
            );
            assert_eq!(analysis.lines.len(), position.legal_actions().len());
            assert!(
                analysis
                    .lines
                    .is_sorted_by(|better, worse| better.value >= worse.value)
            );
            for action in position.legal_actions() {
                assert!(analysis.line(action).is_some());
            }
        }
    }
}

#[test]
fn the_best_action_alone_is_worth_the_same() {
    let chance = &mut Chance::new(7);
    for position in middle_games(Game::ALL[1], 25, chance) {
        let options = Options {
            limits: Limits::depth(6),
            ..Options::default()
        };
        let all = look(&position, options);
        let best = look(
            &position,
            Options {
                breadth: Breadth::BestAction,
                ..options
            },
        );
        let (Some(all), Some(best)) = (all.best(), best.best()) else {
            panic!("{position} has no line");
        };
        if position.legal_actions().len() > 1 {
            assert_eq!(all.value, best.value, "{position}");
        }
    }
}

/// At a depth each answer is worth what a search from the offer on says, and the offer the lesser of the two.
#[test]
fn an_offer_is_worth_the_answer_that_the_other_side_chooses() {
    let chance = &mut Chance::new(10);
    let mut offers = 0;
    for position in middle_games(Game::ALL[0], 100, chance) {
        for measure in Measure::ALL {
            let options = |depth| Options {
                measure,
                limits: Limits::depth(depth),
                endgame_seeds: 0,
                ..Options::default()
            };
            let analysis = look(&position, options(5));
            for line in &analysis.lines {
                let Some(answers) = &line.answers else {
                    continue;
                };
                let offered = position.play(line.action).expect("a legal action");
                let answered = look(&offered, options(4));
                let [accept, refuse] = [gore::Action::Accept, gore::Action::Refuse].map(|answer| {
                    answered
                        .line(AnyAction::Gore(answer))
                        .expect("a line")
                        .value
                        .margin
                });
                let margins =
                    [&answers.accepted, &answers.refused].map(|answer| answer.value.margin);
                assert_eq!(margins, [-accept, -refuse], "{position} {}", line.action);
                assert_eq!(
                    line.value,
                    answers.accepted.value.min(answers.refused.value)
                );
                offers += 1;
            }
        }
    }
    assert!(offers > 100, "{offers} offers");
}

#[test]
fn only_offers_have_answers() {
    let chance = &mut Chance::new(11);
    for position in middle_games(Game::ALL[0], 20, chance) {
        let analysis = look(
            &position,
            Options {
                limits: Limits::depth(3),
                ..Options::default()
            },
        );
        for line in &analysis.lines {
            let is_offer = line.action.to_string().starts_with("offer");
            assert_eq!(line.answers.is_some(), is_offer);
        }
    }
}

#[test]
fn the_same_nodes_give_the_same_answer() {
    let chance = &mut Chance::new(8);
    for game in Game::ALL {
        for position in middle_games(game, 5, chance) {
            let options = Options {
                limits: Limits::nodes(20_000),
                ..Options::default()
            };
            let analysis = look(&position, options);
            assert_eq!(analysis, look(&position, options));
            assert!(analysis.nodes <= 20_000);
        }
    }
}

#[test]
fn a_search_that_is_stopped_at_once_still_has_a_value_for_every_action() {
    let stop = Stop::default();
    stop.now();
    let start = Game::ALL[0].start(Side::South);
    let analysis = analyse(&start, &Options::default(), &stop, &mut |_| ());
    assert_eq!(analysis.lines.len(), 4);
    assert_eq!(analysis.depth, 1);
}

#[test]
fn each_report_is_deeper_than_the_one_before() {
    let mut depths = Vec::new();
    let start = Game::ALL[0].start(Side::South);
    let options = Options {
        limits: Limits::depth(7),
        ..Options::default()
    };
    analyse(&start, &options, &Stop::default(), &mut |analysis| {
        depths.push(analysis.depth);
    });
    assert_eq!(depths, [2, 3, 4, 5, 6, 7]);
}

/// The board turned by half a round, with the sides changed, is the same game.
#[test]
fn turned_positions_have_turned_values() {
    let chance = &mut Chance::new(9);
    for _ in 0..60 {
        let position = any_gore(6 + chance.below(30), chance);
        let options = Options {
            limits: Limits::depth(5),
            measure: Measure::Honour,
            ..Options::default()
        };
        let [here, there] = [position, turned(position)].map(|position| {
            let analysis = look(&position.into(), options);
            let mut lines: Vec<_> = analysis.lines.iter().map(|line| line.value).collect();
            lines.sort();
            lines
        });
        assert_eq!(here, there, "{position}");
    }
}

/// The position with the board turned by half a round and the sides changed.
fn turned(position: gore::Position) -> gore::Position {
    let mut setup = gore::Setup::from(position);
    let half = gore::HOLES / 2;
    let across = |holes: gore::HoleSet| -> gore::HoleSet {
        holes.into_iter().map(|hole| hole.ahead(half)).collect()
    };
    let swap = |pair: BySide<u8>| BySide {
        south: pair.north,
        north: pair.south,
    };
    setup.seeds.rotate_left(half);
    setup.souths = gore::HoleSet::ALL - across(setup.souths);
    setup.captured = swap(setup.captured);
    setup.refusals = BySide {
        south: setup.refusals.north,
        north: setup.refusals.south,
    };
    setup.turn = match setup.turn {
        Turn::Free(side) => Turn::Free(side.other()),
        Turn::Answering { side, offer } => Turn::Answering {
            side: side.other(),
            offer: gore::Offer::new(across(offer.holes())).expect("as many holes"),
        },
    };
    gore::Position::try_from(setup).expect("as good as the other one")
}

/// North would lose seeds by sowing, and South, which has none to sow, by accepting: the offer is refused, South passes, and
/// the position has come up again. That is the end, worth the seeds that lie there, however deep the search.
#[test]
fn an_endless_chain_of_offers_is_worth_what_lies_there() {
    let game = Game::ALL[0];
    for depth in [2, 5, 8, 12, 16, 20] {
        let options = Options {
            limits: Limits::depth(depth),
            ..Options::default()
        };
        let analysis = analysed(game, "0,0,0,0/0,0,0,3 SNNN/NNNN 7-38 N", options);
        let best = analysis.best().expect("an action");
        assert!(best.action.to_string().starts_with("offer"));
        assert_eq!(best.value.margin, 34);
        if depth >= 20 {
            let line: Vec<_> = best.continuation.iter().map(ToString::to_string).collect();
            assert_eq!(line, ["refuse", "pass", "offer 2S", "refuse"]);
        }
    }
}

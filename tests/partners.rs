//! The program as a player, over hundreds of games: each temper does what it says, every game ends, and every reason is
//! true.

use ayla::engine::{Chance, Limits, Measure, Options, Stop, analyse};
use ayla::practice::partner::{Choice, Reason, choose};
use ayla::session::{Level, Partner, Temper};
use ayla_rules::gore::{self, Lap};
use ayla_rules::{AnyAction, AnyPosition, Game, Outcome, Side};

const GORE: Game = Game::Gore(Lap::ThroughOrigin);
/// After so many actions a game is ended as by agreement.
const LONGEST: usize = 400;

/// A game of two partners, from an opening of some random sowings.
struct Played {
    /// The position before each action, and what was chosen there.
    turns: Vec<(AnyPosition, Partner, Choice)>,
    outcome: Outcome,
}

fn partner(side: Side, temper: Temper) -> Partner {
    Partner {
        side,
        level: Level::WEAKEST,
        temper,
    }
}

fn play(seed: u64, south: Temper, north: Temper) -> Played {
    let mut chance = Chance::new(seed);
    let mut so_far = vec![GORE.start(Side::South)];
    for _ in 0..4 {
        let now = so_far[so_far.len() - 1];
        let legal = now.legal_actions();
        let action = *chance.pick(&legal).expect("no game is over so soon");
        so_far.push(now.play(action).expect("legal"));
    }
    let mut turns = Vec::new();
    loop {
        let now = so_far[so_far.len() - 1];
        let is_over = now.outcome().is_some() || turns.len() >= LONGEST;
        if is_over && now.pending_offer().is_none() {
            let outcome = now.settle();
            return Played { turns, outcome };
        }
        let partner = match now.side_to_move() {
            Side::South => partner(Side::South, south),
            Side::North => partner(Side::North, north),
        };
        let choice = choose(&partner, &so_far, &Stop::default(), &mut |_| ());
        let choice = choice.expect("the game is not over");
        turns.push((now, partner, choice));
        so_far.push(
            now.play(choice.action)
                .expect("what a partner chooses is legal"),
        );
    }
}

/// Games of a temper against another, on both sides, from as many openings as asked for.
fn games(openings: u64, one: Temper, other: Temper) -> impl Iterator<Item = (Side, Played)> {
    (0..openings).flat_map(move |seed| {
        [
            (Side::South, play(seed, one, other)),
            (Side::North, play(seed, other, one)),
        ]
    })
}

const fn offer(action: AnyAction) -> Option<gore::Offer> {
    match action {
        AnyAction::Gore(gore::Action::Offer(offer)) => Some(offer),
        _ => None,
    }
}

fn is(action: AnyAction, own: gore::Action) -> bool {
    action == AnyAction::Gore(own)
}

/// By how many seeds a side would be behind if the game ended now.
fn behind(position: &AnyPosition, side: Side) -> i16 {
    let seeds = position.settle().seeds;
    i16::from(seeds[side.other()]) - i16::from(seeds[side])
}

#[test]
fn a_generous_partner_refuses_nothing_and_offers_early() {
    let (mut answers, mut offers, mut games_with_offer) = (0, 0, 0);
    for other in [Temper::Desperate, Temper::Generous] {
        for (side, game) in games(8, Temper::Generous, other) {
            let own = || {
                game.turns
                    .iter()
                    .filter(|(_, partner, _)| partner.side == side)
            };
            assert!(!own().any(|(.., choice)| is(choice.action, gore::Action::Refuse)));
            answers += own()
                .filter(|(.., choice)| is(choice.action, gore::Action::Accept))
                .count();
            let mine = own()
                .filter(|(.., choice)| offer(choice.action).is_some())
                .count();
            assert!(mine <= 2, "it gives, but not for ever");
            offers += mine;
            games_with_offer += usize::from(mine > 0);
            // Early: at the first turn at which it can.
            let can = |position: &AnyPosition| {
                position
                    .legal_actions()
                    .into_iter()
                    .any(|action| offer(action).is_some())
            };
            if let Some((.., first)) = own().find(|(position, ..)| can(position)) {
                assert!(offer(first.action).is_some());
            }
        }
    }
    assert!(
        answers > 15 && offers > 30 && games_with_offer > 20,
        "{answers} {offers} {games_with_offer}"
    );
}

#[test]
fn a_shrewd_partner_offers_only_what_it_reckons_to_gain_by_and_answers_by_the_same_reckoning() {
    let (mut offers, mut answers) = (0, [0; 2]);
    for other in [Temper::Shrewd, Temper::Desperate, Temper::Generous] {
        for (side, game) in games(8, Temper::Shrewd, other) {
            let own = game
                .turns
                .iter()
                .filter(|(_, partner, _)| partner.side == side);
            for (position, partner, Choice { action, reason }) in own {
                match reason {
                    Some(Reason::Gain { by, than }) => {
                        offers += 1;
                        assert!(*by > 0);
                        let values = reckoned(position, *partner);
                        let sowings = values.iter().filter(|(action, _)| action.sown().is_some());
                        let best = sowings.max_by_key(|(_, value)| *value).expect("a sowing");
                        let value = |wanted: AnyAction| {
                            let mut all = values.iter();
                            all.find(|(action, _)| *action == wanted)
                                .expect("it is legal")
                                .1
                        };
                        assert_eq!(value(*than), best.1, "the best sowing");
                        assert_eq!(value(*action) - best.1, *by);
                    }
                    Some(Reason::Worth { accepting }) => {
                        let accepts = is(*action, gore::Action::Accept);
                        answers[usize::from(accepts)] += 1;
                        assert_eq!(accepts, *accepting >= 0);
                        let values = reckoned(position, *partner);
                        assert_eq!(values[0].1 - values[1].1, *accepting);
                    }
                    Some(other) => panic!("{other:?}"),
                    None => assert!(offer(*action).is_none() && position.pending_offer().is_none()),
                }
            }
        }
    }
    assert!(offers > 10 && answers[1] > 30, "{offers} {answers:?}");
}

/// What each action is worth by the reckoning of a partner that counts seeds, in the order of the legal actions.
fn reckoned(position: &AnyPosition, partner: Partner) -> Vec<(AnyAction, i16)> {
    assert_eq!(partner.level, Level::WEAKEST);
    let options = Options {
        limits: Limits::nodes(2_000),
        ..Options::default()
    };
    let analysis = analyse(position, &options, &Stop::default(), &mut |_| ());
    let legal = position.legal_actions().into_iter();
    legal
        .map(|action| (action, analysis.line(action).expect("a line").value.margin))
        .collect()
}

#[test]
fn a_desperate_partner_offers_only_when_it_is_behind_and_expects_to_lose() {
    let mut offers = 0;
    for other in [Temper::Shrewd, Temper::Proud, Temper::Generous] {
        for (side, game) in games(6, Temper::Desperate, other) {
            let own = game
                .turns
                .iter()
                .filter(|(_, partner, _)| partner.side == side);
            for (position, partner, Choice { action, reason }) in own {
                if offer(*action).is_none() {
                    continue;
                }
                offers += 1;
                let Some(Reason::Need {
                    behind: told,
                    expected,
                }) = *reason
                else {
                    panic!("{reason:?}");
                };
                assert_eq!(told, behind(position, side));
                assert!(told > 0);
                let values = reckoned(position, *partner);
                let sowings = values.iter().filter(|(action, _)| action.sown().is_some());
                let best = sowings.map(|(_, value)| value).max().expect("a sowing");
                assert_eq!(expected, -best);
                assert!(expected > 0);
            }
        }
    }
    assert!(offers > 20, "{offers}");
}

#[test]
fn a_proud_partner_refuses_only_for_a_better_end_and_wins_with_glory_more_often_than_a_shrewd_one()
{
    let mut glorious = [0_u32; 2];
    let mut inglorious = [0_u32; 2];
    let mut answers = 0;
    for (place, temper) in [Temper::Proud, Temper::Shrewd].into_iter().enumerate() {
        for other in [Temper::Desperate, Temper::Shrewd] {
            for (side, game) in games(20, temper, other) {
                if game.outcome.winner == Some(side) {
                    match game.outcome.glory {
                        Some(false) => inglorious[place] += 1,
                        _ => glorious[place] += 1,
                    }
                }
                let own = game
                    .turns
                    .iter()
                    .filter(|(_, partner, _)| partner.side == side);
                for (position, _, Choice { action, reason }) in own {
                    let Some(Reason::Pride {
                        accepting,
                        refusing,
                    }) = *reason
                    else {
                        continue;
                    };
                    answers += 1;
                    let accepts = is(*action, gore::Action::Accept);
                    assert_eq!(accepts, accepting >= refusing);
                    let options = Options {
                        measure: Measure::Honour,
                        limits: Limits::nodes(2_000),
                        ..Options::default()
                    };
                    let analysis = analyse(position, &options, &Stop::default(), &mut |_| ());
                    let rank = |answer| {
                        let line = analysis.line(AnyAction::Gore(answer)).expect("a line");
                        line.value.rank.expect("honour ranks")
                    };
                    assert_eq!(accepting, rank(gore::Action::Accept));
                    assert_eq!(refusing, rank(gore::Action::Refuse));
                }
            }
        }
    }
    assert!(answers > 20, "{answers}");
    let share =
        |place: usize| f64::from(glorious[place]) / f64::from(glorious[place] + inglorious[place]);
    assert!(
        share(0) > share(1),
        "proud {glorious:?} of {inglorious:?} without"
    );
}

#[test]
fn every_game_of_partners_comes_to_its_end() {
    for one in Temper::ALL {
        for other in Temper::ALL {
            for (_, game) in games(2, one, other) {
                assert!(game.turns.len() < LONGEST, "{one} {other}");
            }
        }
    }
}

#[test]
fn nobody_asks_again_what_was_refused_in_the_same_position() {
    let refuse = AnyAction::Gore(gore::Action::Refuse);
    for temper in Temper::ALL {
        let mut asked = 0;
        for (side, game) in Temper::ALL
            .into_iter()
            .flat_map(|other| games(8, temper, other))
        {
            let own = game
                .turns
                .iter()
                .filter(|(_, partner, _)| partner.side == side);
            for (position, partner, choice) in own {
                if offer(choice.action).is_none() {
                    continue;
                }
                // As if the other side had refused, and the game had come round to where it was, often enough for whoever
                // lets some turns pass between offers.
                let offered = position.play(choice.action).expect("legal");
                let refused = offered.play(refuse).expect("legal");
                let so_far = [*position, offered, refused, *position, *position, *position];
                let again = choose(partner, &so_far, &Stop::default(), &mut |_| ());
                assert_ne!(
                    again.expect("an action").action,
                    choice.action,
                    "{temper} {position}"
                );
                asked += 1;
            }
        }
        assert!(asked > 0, "{temper} never offers");
    }
}

#[test]
fn a_partner_that_is_stopped_at_once_still_chooses_and_the_same_partner_chooses_the_same() {
    let strong = Partner {
        level: Level::STRONGEST,
        ..partner(Side::South, Temper::Shrewd)
    };
    let so_far = [GORE.start(Side::South)];
    let stop = Stop::default();
    stop.now();
    assert!(choose(&strong, &so_far, &stop, &mut |_| ()).is_some());
    for level in Level::all().take(4) {
        let partner = Partner { level, ..strong };
        let again = || choose(&partner, &so_far, &Stop::default(), &mut |_| ());
        assert_eq!(again(), again());
    }
}

//! Every line of `data/*.jsonl`, which an independent implementation of the rulebook made, through the public API.
//!
//! Each line is read whole, unknown fields refused, and everything that it says is compared.

use std::fmt::Debug;

use ayla_rules::gore::{self, Lap};
use ayla_rules::{AnyAction, AnyPosition, BySide, Event, Game, Outcome, Side};
use serde::Deserialize;
use serde::de::DeserializeOwned;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Move {
    game: String,
    lap: Lap,
    position: String,
    refusals: [u32; 2],
    action: String,
    after: String,
    after_refusals: [u32; 2],
    over: bool,
    result: Option<End>,
    /// Only of a sowing, like the next two.
    laps: Option<u32>,
    /// Left out, too, where they would fill the page.
    drops: Option<Vec<String>>,
    captures: Option<Vec<(String, u8)>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Legal {
    game: String,
    lap: Lap,
    position: String,
    over: bool,
    actions: Vec<String>,
    result: Option<End>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Whole {
    game: String,
    lap: Lap,
    actions: Vec<String>,
    #[serde(rename = "final")]
    last: String,
    refusals: [u32; 2],
    result: End,
}

#[derive(Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
struct End {
    south: u8,
    north: u8,
    winner: Option<Side>,
    glory: Option<bool>,
}

impl From<Outcome> for End {
    fn from(outcome: Outcome) -> Self {
        Self {
            south: outcome.seeds.south,
            north: outcome.seeds.north,
            winner: outcome.winner,
            glory: outcome.glory,
        }
    }
}

/// Reads a file of cases, a JSON object a line.
fn cases<T: DeserializeOwned>(lines: &str) -> Vec<T> {
    lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}")))
        .collect()
}

fn game(name: &str, lap: Lap) -> Game {
    Game::ALL
        .into_iter()
        .find(|game| game.name() == name && game.lap().is_none_or(|own| own == lap))
        .unwrap_or_else(|| panic!("no game {name}"))
}

fn position(game: Game, notation: &str, [south, north]: [u32; 2]) -> AnyPosition {
    match game {
        Game::Gore(lap) => {
            let setup = gore::Setup {
                lap,
                refusals: BySide { south, north },
                ..notation.parse().expect(notation)
            };
            gore::Position::try_from(setup).expect(notation).into()
        }
        Game::DjenonAboure => game.position(notation).expect(notation),
    }
}

fn action(game: Game, notation: &str) -> AnyAction {
    game.action(notation).expect(notation)
}

fn refusals(position: &AnyPosition) -> [u32; 2] {
    let BySide { south, north } = position.refusals();
    [south, north]
}

/// Compares the end of a game, or that there is none yet.
fn assert_end(position: &AnyPosition, over: bool, result: Option<&End>, case: &impl Debug) {
    assert_eq!(
        position.outcome().map(End::from).as_ref(),
        result,
        "{case:?}"
    );
    assert_eq!(position.outcome().is_some(), over, "{case:?}");
    assert_eq!(position.legal_actions().is_empty(), over, "{case:?}");
}

#[test]
fn every_action_leads_where_the_reference_says() {
    let moves = cases::<Move>(include_str!("data/moves.jsonl"));
    assert_eq!(moves.len(), 1201);
    for case in moves {
        let game = game(&case.game, case.lap);
        let before = position(game, &case.position, case.refusals);
        let action = action(game, &case.action);
        assert_eq!(before.to_string(), case.position);
        assert_eq!(action.to_string(), case.action);

        let after = before.play(action).expect(&case.position);
        assert_eq!(after.to_string(), case.after, "{case:?}");
        assert_eq!(refusals(&after), case.after_refusals, "{case:?}");
        assert_end(&after, case.over, case.result.as_ref(), &case);

        let story = before.trace(action).expect(&case.position);
        let mut laps = 0;
        let mut drops = Vec::new();
        let mut captures = Vec::new();
        for event in story {
            match event {
                Event::Lift { lap, .. } => laps = lap,
                Event::Drop { hole } => drops.push(hole.to_string()),
                Event::Capture { hole, seeds, .. } => captures.push((hole.to_string(), seeds)),
                Event::Transfer { .. } | Event::Pay { .. } | Event::Sweep { .. } => {}
            }
        }
        if action.sown().is_some() {
            assert_eq!(Some(laps), case.laps, "{case:?}");
            assert_eq!(Some(&captures), case.captures.as_ref(), "{case:?}");
            if case.drops.is_some() {
                assert_eq!(Some(&drops), case.drops.as_ref(), "{case:?}");
            }
        } else {
            assert_eq!((laps, drops, captures), (0, vec![], vec![]), "{case:?}");
        }
    }
}

#[test]
fn every_position_has_the_legal_actions_of_the_reference_in_their_order() {
    let positions = cases::<Legal>(include_str!("data/legal.jsonl"));
    assert_eq!(positions.len(), 600);
    for case in positions {
        let game = game(&case.game, case.lap);
        let position = position(game, &case.position, [0, 0]);
        assert_eq!(position.to_string(), case.position);
        let actions: Vec<_> = position
            .legal_actions()
            .iter()
            .map(ToString::to_string)
            .collect();
        assert_eq!(actions, case.actions, "{case:?}");
        assert_end(&position, case.over, case.result.as_ref(), &case);
    }
}

#[test]
fn every_whole_game_ends_as_in_the_reference() {
    let games = cases::<Whole>(include_str!("data/games.jsonl"));
    assert_eq!(games.len(), 148);
    for case in games {
        let game = game(&case.game, case.lap);
        let mut position = game.start(Side::South);
        for (number, notation) in (1..).zip(&case.actions) {
            position = position
                .play(action(game, notation))
                .unwrap_or_else(|illegal| panic!("action {number}, {notation}: {illegal}"));
        }
        assert_eq!(position.to_string(), case.last, "{case:?}");
        assert_eq!(refusals(&position), case.refusals, "{case:?}");
        assert_eq!(
            position.outcome().map(End::from),
            Some(case.result),
            "{}",
            case.last
        );
    }
}

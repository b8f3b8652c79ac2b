//! Version 1 of the format: flat, every value in the notation of the rulebook.
//!
//! Once shipped this file is not edited: a later version has its own, and an upgrade from this one.

use ayla_rules::{AnyPosition, BySide, Game as Rules, Outcome, Side, gore};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::{FORMAT, Problem, SavedGame, VERSION};
use crate::session::{Closing, Ending, Finish, Name, Session};

/// A saved game as version 1 writes it.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Game {
    format: String,
    version: u64,
    #[serde(rename = "game")]
    rules: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    lap: Option<gore::Lap>,
    players: Players,
    start: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    refusals: Option<[u32; 2]>,
    actions: Vec<String>,
    played: u64,
    position: String,
    #[serde(default)]
    result: Option<GameResult>,
    started: Timestamp,
    saved: Timestamp,
    #[serde(flatten)]
    unknown: Map<String, Value>,
}

#[derive(Debug, Serialize, Deserialize)]
struct Players {
    south: String,
    north: String,
    #[serde(flatten)]
    unknown: Map<String, Value>,
}

#[derive(Debug, Serialize, Deserialize)]
struct GameResult {
    south: u8,
    north: u8,
    winner: Option<Side>,
    glory: Option<bool>,
    ended: Ended,
    #[serde(flatten)]
    unknown: Map<String, Value>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Ended {
    EndOfSeeds,
    Agreement,
    Resignation,
}

/// What a file says that this version does not know.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Unknown {
    game: Map<String, Value>,
    players: Map<String, Value>,
    result: Map<String, Value>,
}

impl Game {
    pub(super) fn from_saved_game(saved: &SavedGame, now: Timestamp) -> Self {
        let SavedGame {
            session,
            started,
            saved: _,
            unknown,
        } = saved;
        let BySide { south, north } = session
            .players
            .as_ref()
            .map(|name| name.as_str().to_string());
        Self {
            format: FORMAT.to_string(),
            version: VERSION,
            rules: session.game().name().to_string(),
            lap: session.game().lap(),
            players: Players {
                south,
                north,
                unknown: unknown.players.clone(),
            },
            start: session.start().to_string(),
            refusals: Some(session.start().refusals())
                .map(|BySide { south, north }| [south, north])
                .filter(|&refusals| refusals != [0, 0]),
            actions: session.actions().iter().map(ToString::to_string).collect(),
            played: session.played() as u64,
            position: session.position().to_string(),
            result: session
                .finish()
                .map(|finish| GameResult::new(finish, unknown.result.clone())),
            started: *started,
            saved: now,
            unknown: unknown.game.clone(),
        }
    }

    /// Replays the game through the rules.
    pub(super) fn into_saved_game(self) -> Result<SavedGame, Problem> {
        let rules = match self.rules.as_str() {
            "gore" => Rules::Gore(self.lap.unwrap_or_default()),
            "djenon-aboure" => Rules::DjenonAboure,
            _ => return Err(Problem::NoSuchGame(self.rules)),
        };
        let start = rules.position(&self.start).map_err(Problem::Start)?;
        let start = with_refusals(start, self.refusals.unwrap_or_default())?;
        let players = BySide {
            south: Name::new(&self.players.south),
            north: Name::new(&self.players.north),
        };
        let mut session = Session::from_position(start, players);
        replay(&mut session, &self.actions)?;
        take_back(&mut session, self.played)?;
        check_position(&session, rules, &self.position)?;
        let result = match self.result {
            Some(result) => result.restore(&mut session)?,
            None => Map::new(),
        };
        Ok(SavedGame {
            session,
            started: self.started,
            saved: Some(self.saved),
            unknown: Unknown {
                game: self.unknown,
                players: self.players.unknown,
                result,
            },
        })
    }
}

/// A start in the middle of a game, with the offers that were refused before it: the notation leaves them out.
fn with_refusals(start: AnyPosition, [south, north]: [u32; 2]) -> Result<AnyPosition, Problem> {
    match start {
        start if [south, north] == [0, 0] => Ok(start),
        AnyPosition::DjenonAboure(_) => Err(Problem::Refusals),
        AnyPosition::Gore(start) => {
            let setup = gore::Setup {
                refusals: BySide { south, north },
                ..start.into()
            };
            let start = gore::Position::try_from(setup);
            start
                .map(AnyPosition::from)
                .map_err(|error| Problem::Start(error.into()))
        }
    }
}

fn replay(session: &mut Session, actions: &[String]) -> Result<(), Problem> {
    let rules = session.game();
    for (number, text) in (1..).zip(actions) {
        let action = rules.action(text).map_err(|reason| Problem::Action {
            number,
            text: shortened(text),
            reason,
        })?;
        session.play(action).map_err(|reason| Problem::Illegal {
            number,
            text: shortened(text),
            reason,
        })?;
    }
    Ok(())
}

/// Takes actions back until so many are in force.
fn take_back(session: &mut Session, played: u64) -> Result<(), Problem> {
    let actions = session.actions().len();
    let undone = usize::try_from(played)
        .ok()
        .and_then(|played| actions.checked_sub(played));
    for _ in 0..undone.ok_or(Problem::Played { played, actions })? {
        session.undo();
    }
    Ok(())
}

/// As much of a text as an error needs to quote.
fn shortened(text: &str) -> String {
    text.chars().take(80).collect()
}

/// The position is a check only, so it may be written in any way that reads as the same position.
fn check_position(session: &Session, rules: Rules, expected: &str) -> Result<(), Problem> {
    let found = session.position();
    match rules.position(expected) {
        Ok(expected) if AnyPosition::key(&expected) == found.key() => Ok(()),
        _ => Err(Problem::Position {
            played: session.played(),
            expected: shortened(expected),
            found: found.to_string(),
        }),
    }
}

impl GameResult {
    fn new(Finish { outcome, ending }: Finish, unknown: Map<String, Value>) -> Self {
        let Outcome {
            seeds: BySide { south, north },
            winner,
            glory,
        } = outcome;
        let ended = match ending {
            Ending::EndOfSeeds => Ended::EndOfSeeds,
            Ending::Closed(Closing::Agreement) => Ended::Agreement,
            Ending::Closed(Closing::Resignation(_)) => Ended::Resignation,
        };
        Self {
            south,
            north,
            winner,
            glory,
            ended,
            unknown,
        }
    }

    /// Ends the game as the file says that it ended, and checks that it comes out so.
    fn restore(self, session: &mut Session) -> Result<Map<String, Value>, Problem> {
        let closed = match (self.ended, self.winner) {
            (Ended::EndOfSeeds, _) => Ok(()),
            (Ended::Agreement, _) => session.agree(),
            (Ended::Resignation, Some(winner)) => session.resign(winner.other()),
            (Ended::Resignation, None) => {
                return Err(Problem::Result("a resignation leaves a winner"));
            }
        };
        closed
            .map_err(|_| Problem::Result("the game could not have been ended so at that point"))?;
        let finish = session
            .finish()
            .ok_or(Problem::Result("the game is not over"))?;
        let expected = Self::new(finish, Map::new());
        if (self.south, self.north, self.winner, self.glory)
            != (
                expected.south,
                expected.north,
                expected.winner,
                expected.glory,
            )
        {
            return Err(Problem::Result("seeds, winner or glory are others"));
        }
        Ok(self.unknown)
    }
}

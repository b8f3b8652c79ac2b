//! Version 1 of the format: flat, every value in the notation of the rulebook.
//!
//! Once shipped this file is not edited: a later version has its own, and an upgrade from this one.

use ayla_rules::{AnyPosition, BySide, Game as Rules, Outcome, Side, gore::Lap};
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
    lap: Option<Lap>,
    players: Players,
    start: String,
    actions: Vec<String>,
    played: usize,
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
            actions: session.actions().iter().map(ToString::to_string).collect(),
            played: session.played(),
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
        let players = BySide {
            south: Name::new(&self.players.south),
            north: Name::new(&self.players.north),
        };
        let mut session = Session::from_position(start, players);
        replay(&mut session, &self.actions)?;
        let actions = self.actions.len();
        for _ in self.played..actions {
            session.undo();
        }
        if session.played() != self.played {
            return Err(Problem::Played {
                played: self.played,
                actions,
            });
        }
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

fn replay(session: &mut Session, actions: &[String]) -> Result<(), Problem> {
    let rules = session.game();
    for (number, text) in (1..).zip(actions) {
        let text = || text.chars().take(80).collect::<String>();
        let action = rules.action(&text()).map_err(|reason| Problem::Action {
            number,
            text: text(),
            reason,
        })?;
        session.play(action).map_err(|reason| Problem::Illegal {
            number,
            text: text(),
            reason,
        })?;
    }
    Ok(())
}

/// The position is a check only, so it may be written in any way that reads as the same position.
fn check_position(session: &Session, rules: Rules, expected: &str) -> Result<(), Problem> {
    let found = session.position();
    match rules.position(expected) {
        Ok(expected) if AnyPosition::key(&expected) == found.key() => Ok(()),
        _ => Err(Problem::Position {
            played: session.played(),
            expected: expected.chars().take(80).collect(),
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

//! Version 1 of the format: flat, every value in the notation of the rulebook.
//!
//! Once shipped this file is not edited: a later version has its own, and an upgrade from this one.

use ayla_rules::{AnyPosition, BySide, Game as Rules, Outcome, Side, gore};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::{FORMAT, Problem, SavedGame, VERSION};
use crate::session::{
    self, Closing, Coached, Ending, Finish, Level, Name, NoSuchLevel, NoSuchTemper, Session, Temper,
};

/// A game of Goré or Djenon-aboure, as ayla saves it. Fields that are not described here may be added: ayla keeps them.
// The comments on the fields are their descriptions in the schema, which the tests write.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(
    test,
    derive(schemars::JsonSchema),
    schemars(title = "A saved game of ayla")
)]
pub(super) struct Game {
    /// What the file is: always `ayla-game`.
    #[cfg_attr(test, schemars(extend("const" = FORMAT)))]
    format: String,
    /// The version of the format: 1.
    #[cfg_attr(test, schemars(extend("const" = VERSION)))]
    version: u64,
    /// Which game is played.
    #[cfg_attr(test, schemars(extend("enum" = ["gore", "djenon-aboure"])))]
    #[serde(rename = "game")]
    rules: String,
    /// Goré only: whether the emptied hole is sown when a long lap comes back to it. If left out it is.
    #[cfg_attr(test, schemars(with = "Option<String>", extend("enum" = ["through-origin", "skip-origin", null])))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    lap: Option<gore::Lap>,
    /// The names of the players.
    players: Players,
    /// The program as a player, if it plays one side.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    partner: Option<Partner>,
    /// The position with which the game began, in the notation.
    start: String,
    /// How many offers South and North had refused before the start: only in a game that begins in the middle of another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    refusals: Option<[u32; 2]>,
    /// All actions in order, in the notation, those taken back too.
    actions: Vec<String>,
    /// How many of the actions are in force: the first so many. The others were taken back and can be done again.
    played: u64,
    /// The turns at which the coach was on, such as `3-8,12`, each with the number that its action has; left out if none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    coach: Option<String>,
    /// The position after the actions in force, in the notation. A check: the actions are the truth.
    position: String,
    /// The result, once there is one.
    #[serde(default)]
    result: Option<GameResult>,
    /// When the game was begun.
    #[cfg_attr(test, schemars(with = "String", extend("format" = "date-time")))]
    started: Timestamp,
    /// When the game was saved.
    #[cfg_attr(test, schemars(with = "String", extend("format" = "date-time")))]
    saved: Timestamp,
    #[serde(flatten)]
    unknown: Map<String, Value>,
}

/// The names of the players; a side without a name has an empty one.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct Players {
    /// South's name.
    south: String,
    /// North's name.
    north: String,
    #[serde(flatten)]
    unknown: Map<String, Value>,
}

/// The program as a player.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct Partner {
    /// The side that it plays.
    #[cfg_attr(test, schemars(with = "String", extend("enum" = ["south", "north"])))]
    side: Side,
    /// How strong it is, from 1 to 8.
    #[cfg_attr(test, schemars(range(min = 1, max = 8)))]
    level: u8,
    /// Goré only: how it bargains. If left out it is shrewd.
    #[cfg_attr(test, schemars(extend("enum" = ["generous", "shrewd", "proud", "desperate", null])))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    temper: Option<String>,
    #[serde(flatten)]
    unknown: Map<String, Value>,
}

/// How the game ended. A check, but for how the players ended it: that is known from here only.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Result"))]
struct GameResult {
    /// South's seeds in the end.
    #[cfg_attr(test, schemars(range(max = 48)))]
    south: u8,
    /// North's seeds in the end.
    #[cfg_attr(test, schemars(range(max = 48)))]
    north: u8,
    /// The side that won; null for a draw.
    #[cfg_attr(test, schemars(with = "Option<String>", extend("enum" = ["south", "north", null])))]
    winner: Option<Side>,
    /// Goré only: whether the winner refused no offer; null for a draw.
    glory: Option<bool>,
    /// What ended the game.
    ended: Ended,
    #[serde(flatten)]
    unknown: Map<String, Value>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(schemars::JsonSchema))]
enum Ended {
    /// The rules: too few seeds were left.
    EndOfSeeds,
    /// Both sides agreed.
    Agreement,
    /// The side that did not win gave up.
    Resignation,
}

/// What a file says that this version does not know.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Unknown {
    game: Map<String, Value>,
    players: Map<String, Value>,
    partner: Map<String, Value>,
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
            partner: session
                .partner()
                .map(|partner| Partner::new(partner, session.game(), unknown.partner.clone())),
            start: session.start().to_string(),
            refusals: Some(session.start().refusals())
                .map(|BySide { south, north }| [south, north])
                .filter(|&refusals| refusals != [0, 0]),
            actions: session.actions().iter().map(ToString::to_string).collect(),
            played: session.played() as u64,
            coach: Some(session.coached().to_string()).filter(|coach| !coach.is_empty()),
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
        let [south, north] = self.refusals.unwrap_or_default();
        let start = start
            .with_refusals(BySide { south, north })
            .ok_or(Problem::Refusals)?;
        let players = BySide {
            south: Name::new(&self.players.south),
            north: Name::new(&self.players.north),
        };
        let coached = self.coach.map(|coach| coach.parse::<Coached>());
        let coached = coached.transpose().map_err(Problem::Coach)?;
        let session = Session::from_position(start, players);
        let session = session.with_coached(coached.unwrap_or_default());
        let (mut session, partner) = match self.partner {
            Some(partner) => partner.join(session)?,
            None => (session, Map::new()),
        };
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
                partner,
                result,
            },
        })
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

impl Partner {
    fn new(partner: session::Partner, rules: Rules, unknown: Map<String, Value>) -> Self {
        Self {
            side: partner.side,
            level: partner.level.number(),
            temper: rules.lap().map(|_| partner.temper.to_string()),
            unknown,
        }
    }

    /// Lets the program play its side of a game.
    fn join(self, session: Session) -> Result<(Session, Map<String, Value>), Problem> {
        let temper = match self.temper.as_deref() {
            Some(_) if session.game().lap().is_none() => return Err(Problem::Temper),
            Some(name) => name.parse().map_err(|error: NoSuchTemper| {
                Problem::Partner(shortened(name), error.to_string())
            })?,
            None => Temper::default(),
        };
        let level = Level::new(self.level)
            .ok_or_else(|| Problem::Partner(self.level.to_string(), NoSuchLevel.to_string()))?;
        let partner = session::Partner {
            side: self.side,
            level,
            temper,
        };
        Ok((session.with_partner(partner), self.unknown))
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
        closed.map_err(Problem::Ending)?;
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

#[cfg(test)]
mod tests {
    //! The schema that the program prints is that of the types.

    use std::path::Path;
    use std::{env, fs};

    use super::super::SCHEMA;

    /// Run with `AYLA_WRITE_SCHEMA=1` after a change of the types, it writes the schema instead.
    #[test]
    fn the_schema_is_current() {
        let schema = schemars::schema_for!(super::Game);
        let schema = serde_json::to_string_pretty(&schema).expect("JSON") + "\n";
        if env::var_os("AYLA_WRITE_SCHEMA").is_some() {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/save/v1.schema.json");
            fs::write(path, schema).expect("the sources can be written");
        } else {
            assert_eq!(
                schema, SCHEMA,
                "write it anew: AYLA_WRITE_SCHEMA=1 cargo test --lib schema"
            );
        }
    }
}

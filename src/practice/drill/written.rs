//! How drills are written: one JSON object each, everything in the notation of the rulebook.
//!
//! A line of play is `+6: offer 1S; refuse; 2N`, its value first; one that holds for the whole game is `+6 exact: …`, and by
//! honour the rank of the end follows the margin: `+6 win-with-glory: …`.

use std::fmt;

use ayla_rules::gore::Lap;
use ayla_rules::{AnyAction, BySide, Game, ParseActionError, ParsePositionError};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Chapter, Course, Drill, HARDEST, Mistake, Question, Worth};
use crate::engine::{Measure, Rank};

/// A drill as a file has it.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Written {
    chapter: Chapter,
    game: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    lap: Option<Lap>,
    position: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    refusals: Option<[u32; 2]>,
    level: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    sowing: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    measure: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    right: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    between: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    wrong: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    mistake: Option<Mistake>,
}

/// Why something is no drill.
#[derive(Debug, Error)]
#[expect(missing_docs, reason = "each variant's message is its documentation")]
pub enum ReadError {
    #[error("it is no list of drills: {0}")]
    Json(#[from] serde_json::Error),
    #[error("{0:?} is no game: there are \"gore\" and \"djenon-aboure\"")]
    Game(String),
    #[error("{0:?} is no position: {1}")]
    Position(String, #[source] ParsePositionError),
    #[error("{0:?} has refusals, but Djenon-aboure has no offers")]
    Refusals(String),
    #[error("{0:?} is no measure: there are \"seeds\" and \"honour\"")]
    Measure(String),
    #[error("the level of a drill is 1 to {HARDEST}, not {0}")]
    Level(u8),
    #[error("{0:?} is no action: {1}")]
    Action(String, #[source] ParseActionError),
    #[error("{0:?} can't be played: {1}")]
    Illegal(String, #[source] ayla_rules::Illegal),
    #[error("{0:?} is no line: write \"+6: 2S; 1N\"")]
    Line(String),
    #[error("a question about the best action needs a line that is right and one that is wrong")]
    NoLine,
}

/// Reads a list of drills.
///
/// # Errors
/// The first that is none.
pub fn read_all(json: &str) -> Result<Vec<Drill>, ReadError> {
    let written: Vec<Written> = serde_json::from_str(json)?;
    written.into_iter().map(Drill::try_from).collect()
}

/// Writes a list of drills, one a line.
#[expect(
    clippy::missing_panics_doc,
    reason = "what a drill holds always becomes JSON"
)]
pub fn write_all(drills: &[Drill]) -> String {
    let lines: Vec<_> = drills
        .iter()
        .map(|drill| serde_json::to_string(drill).expect("text and numbers always become JSON"))
        .collect();
    format!("[\n{}\n]\n", lines.join(",\n"))
}

impl From<Drill> for Written {
    fn from(drill: Drill) -> Self {
        let game = drill.position.game();
        let BySide { south, north } = drill.position.refusals();
        let written = Self {
            chapter: drill.chapter,
            game: game.name().to_string(),
            lap: game.lap().filter(|&lap| lap != Lap::default()),
            position: drill.position.to_string(),
            refusals: Some([south, north]).filter(|&refusals| refusals != [0, 0]),
            level: drill.level,
            sowing: None,
            measure: None,
            right: Vec::new(),
            between: Vec::new(),
            wrong: Vec::new(),
            mistake: drill.mistake,
        };
        match drill.question {
            Question::TakesMost => written,
            Question::Takes(sowing) => Self {
                sowing: Some(sowing.to_string()),
                ..written
            },
            Question::Best {
                measure,
                right,
                between,
                wrong,
            } => Self {
                measure: Some(measure.name().to_string()),
                right: right.iter().map(Course::to_string).collect(),
                between: between.iter().map(Course::to_string).collect(),
                wrong: wrong.iter().map(Course::to_string).collect(),
                ..written
            },
        }
    }
}

impl TryFrom<Written> for Drill {
    type Error = ReadError;

    fn try_from(written: Written) -> Result<Self, ReadError> {
        let game = match written.game.as_str() {
            "gore" => Game::Gore(written.lap.unwrap_or_default()),
            "djenon-aboure" => Game::DjenonAboure,
            _ => return Err(ReadError::Game(written.game)),
        };
        let position = game
            .position(&written.position)
            .map_err(|error| ReadError::Position(written.position.clone(), error))?;
        let [south, north] = written.refusals.unwrap_or_default();
        let position = position
            .with_refusals(BySide { south, north })
            .ok_or(ReadError::Refusals(written.position))?;
        if !(1..=HARDEST).contains(&written.level) {
            return Err(ReadError::Level(written.level));
        }
        let question = match (written.measure, written.sowing) {
            (None, None) => Question::TakesMost,
            (None, Some(sowing)) => Question::Takes(action(game, &sowing)?),
            (Some(measure), _) => {
                let named = |known: &Measure| known.name() == measure;
                let found = Measure::ALL.into_iter().find(named);
                if written.right.is_empty() || written.wrong.is_empty() {
                    return Err(ReadError::NoLine);
                }
                let courses = |lines: &[String]| -> Result<Vec<_>, ReadError> {
                    lines.iter().map(|text| course(game, text)).collect()
                };
                Question::Best {
                    right: courses(&written.right)?,
                    between: courses(&written.between)?,
                    wrong: courses(&written.wrong)?,
                    measure: found.ok_or(ReadError::Measure(measure))?,
                }
            }
        };
        let drill = Self {
            chapter: written.chapter,
            position,
            question,
            level: written.level,
            mistake: written.mistake,
        };
        drill.check()?;
        Ok(drill)
    }
}

impl Drill {
    /// Plays every line of the drill.
    fn check(&self) -> Result<(), ReadError> {
        match &self.question {
            Question::Best {
                right,
                between,
                wrong,
                ..
            } => {
                for course in right.iter().chain(between).chain(wrong) {
                    let mut position = self.position;
                    for action in course.actions() {
                        let illegal = |reason| ReadError::Illegal(course.to_string(), reason);
                        position = position.play(action).map_err(illegal)?;
                    }
                }
                Ok(())
            }
            Question::Takes(sowing) => {
                let illegal = |reason| ReadError::Illegal(sowing.to_string(), reason);
                self.position.check(*sowing).map_err(illegal)
            }
            Question::TakesMost => Ok(()),
        }
    }
}

fn action(game: Game, text: &str) -> Result<AnyAction, ReadError> {
    let action = game.action(text);
    action.map_err(|error| ReadError::Action(text.to_string(), error))
}

/// Writes the line of play.
impl fmt::Display for Course {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(Worth { rank, margin }) = self.worth {
            write!(f, "{margin:+}")?;
            if let Some(rank) = rank {
                write!(f, " {}", rank.name())?;
            }
            if self.exact {
                f.write_str(" exact")?;
            }
            f.write_str(": ")?;
        }
        self.action.fmt(f)?;
        for action in &self.continuation {
            write!(f, "; {action}")?;
        }
        Ok(())
    }
}

/// Reads a line of play.
fn course(game: Game, text: &str) -> Result<Course, ReadError> {
    let no_line = || ReadError::Line(text.to_string());
    let (before, actions) = text.split_once(':').ok_or_else(no_line)?;
    let mut words = before.split_whitespace();
    let margin = words.next().and_then(|word| word.parse().ok());
    let mut worth = Worth {
        rank: None,
        margin: margin.ok_or_else(no_line)?,
    };
    let mut exact = false;
    for word in words {
        match Rank::ALL.into_iter().find(|rank| rank.name() == word) {
            Some(rank) => worth.rank = Some(rank),
            None if word == "exact" => exact = true,
            None => return Err(no_line()),
        }
    }
    let mut actions = actions.split(';').map(|text| action(game, text.trim()));
    Ok(Course {
        action: actions.next().ok_or_else(no_line)??,
        continuation: actions.collect::<Result<_, _>>()?,
        worth: Some(worth),
        exact,
    })
}

//! Reading a record: line by line, and strict about whatever it says, so that a slip of the pen is found where it is.
//!
//! Number and side of a turn may be left out, comments and empty lines may stand anywhere. What is said must be so.

use std::str::FromStr;

use ayla_rules::gore::{self, Lap};
use ayla_rules::{AnyPosition, BySide, Game, Illegal, ParseActionError, ParsePositionError, Side};
use jiff::Timestamp;
use jiff::civil::Date;
use thiserror::Error;

use super::{Record, result, title, told};
use crate::session::{Closing, Coached, Name, ParseCoachedError, Partner, Session, Temper};

/// A line of a record that can't be read or played.
///
/// The message may quote the record: show it by way of [`printable`](crate::printable::printable).
#[derive(Debug, Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// Which line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    #[source]
    problem: Problem,
}

#[derive(Debug, Error)]
enum Problem {
    #[error("a tag is written [Name \"value\"]")]
    Tag,
    #[error("the tag {0} comes twice")]
    Twice(String),
    #[error("tags come before the first turn")]
    LateTag,
    #[error("there is no tag Game: write [Game \"gore\"] or [Game \"djenon-aboure\"]")]
    NoGame,
    #[error("{0:?} is no game: write \"gore\" or \"djenon-aboure\"")]
    Game(String),
    #[error("{0:?} is no lap option of this game: Goré has \"through-origin\" and \"skip-origin\"")]
    Lap(String),
    #[error(
        "{0:?} is no partner: write \"North, level 5, proud\", and \"North, level 5\" for Djenon-aboure"
    )]
    Partner(String),
    #[error("{0:?} is no date: write 2026-11-30 or 2026-11-30T10:15:00Z")]
    Date(String),
    #[error("{0:?} is not the number of refusals of South and North: write 1-0")]
    Refusals(String),
    #[error(transparent)]
    Coach(#[from] ParseCoachedError),
    #[error(transparent)]
    Position(#[from] ParsePositionError),
    #[error("this is turn {expected}, not {found}")]
    Number { found: String, expected: usize },
    #[error("it is the turn of {0}")]
    Side(&'static str),
    #[error("{text:?}: {reason}")]
    Action {
        text: String,
        #[source]
        reason: ParseActionError,
    },
    #[error("{text:?} is not legal: {reason}")]
    Illegal {
        text: String,
        #[source]
        reason: Illegal,
    },
    #[error("the game can't be ended so here: {0}")]
    Closing(#[source] Illegal),
    #[error("after an action in parentheses, which was taken back, none can be in force")]
    AfterUndone,
    #[error("the game has been ended before this line")]
    AfterClosing,
    #[error("the position after the last turn is {0}")]
    OtherPosition(AnyPosition),
    #[error("the game is not over")]
    NoResult,
    #[error("the result is {0:?}")]
    OtherResult(String),
}

/// Reads a record.
impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        let mut tags = Tags::default();
        let mut game: Option<Turns> = None;
        for (number, line) in (1..).zip(text.lines()) {
            let at_line = |problem| RecordError {
                line: number,
                problem,
            };
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if let Some(tag) = line.strip_prefix('[') {
                if game.is_some() {
                    return Err(at_line(Problem::LateTag));
                }
                tags.read(tag, number).map_err(at_line)?;
                continue;
            }
            let turns = match &mut game {
                Some(turns) => turns,
                None => game.insert(tags.begin(number)?),
            };
            let line = line.split_once('#').map_or(line, |(line, _)| line.trim());
            turns.read(line, number).map_err(at_line)?;
        }
        let last = text.lines().count().max(1);
        let turns = match game {
            Some(turns) => turns,
            None => tags.begin(last)?,
        };
        tags.end(turns)
    }
}

/// The tags of a record, each with its line.
#[derive(Default)]
struct Tags {
    tags: Vec<Tag>,
}

struct Tag {
    line: usize,
    name: String,
    value: String,
}

impl Tag {
    fn error(&self, problem: Problem) -> RecordError {
        RecordError {
            line: self.line,
            problem,
        }
    }
}

/// The tags that mean something. Others are left aside.
const KNOWN: [&str; 11] = [
    "Game", "Lap", "South", "North", "Partner", "Date", "Start", "Refusals", "Coach", "Position",
    "Result",
];

impl Tags {
    /// Reads what follows the `[` of a tag.
    fn read(&mut self, text: &str, line: usize) -> Result<(), Problem> {
        let (name, rest) = text.split_once('"').ok_or(Problem::Tag)?;
        let name = name.trim();
        if name.is_empty() || !name.chars().all(char::is_alphanumeric) {
            return Err(Problem::Tag);
        }
        let mut value = String::new();
        let mut rest = rest.chars();
        loop {
            match rest.next().ok_or(Problem::Tag)? {
                '"' => break,
                '\\' => value.extend(rest.next()),
                c => value.push(c),
            }
        }
        let after = rest.as_str().trim_start().strip_prefix(']');
        let after = after.ok_or(Problem::Tag)?.trim_start();
        if !(after.is_empty() || after.starts_with('#')) {
            return Err(Problem::Tag);
        }
        if self.get(name).is_some() {
            return Err(Problem::Twice(name.to_string()));
        }
        let name = name.to_string();
        self.tags.push(Tag { line, name, value });
        Ok(())
    }

    fn get(&self, name: &str) -> Option<&Tag> {
        self.tags.iter().find(|tag| tag.name == name)
    }

    /// The game before its first turn. A game without tags is complained of where its turns begin.
    fn begin(&self, line: usize) -> Result<Turns, RecordError> {
        let game = self.game(line)?;
        let start = match self.get("Start") {
            None => game.start(Side::South),
            Some(tag) => game
                .position(&tag.value)
                .map_err(|error| tag.error(error.into()))?,
        };
        let start = match self.get("Refusals") {
            None => start,
            Some(tag) => with_refusals(start, &tag.value)
                .ok_or_else(|| tag.error(Problem::Refusals(tag.value.clone())))?,
        };
        let players = BySide::from_fn(|side| {
            let name = self.get(title(side));
            name.map_or_else(Name::default, |tag| Name::new(&tag.value))
        });
        let coached = match self.get("Coach") {
            None => Coached::default(),
            Some(tag) => tag
                .value
                .parse()
                .map_err(|error: ParseCoachedError| tag.error(error.into()))?,
        };
        let session = Session::from_position(start, players).with_coached(coached);
        let session = match self.get("Partner") {
            None => session,
            Some(tag) => with_partner(session, &tag.value)
                .ok_or_else(|| tag.error(Problem::Partner(tag.value.clone())))?,
        };
        Ok(Turns {
            session,
            undone: 0,
            closing: None,
        })
    }

    fn game(&self, line: usize) -> Result<Game, RecordError> {
        let no_game = RecordError {
            line,
            problem: Problem::NoGame,
        };
        let tag = self.get("Game").ok_or(no_game)?;
        let lap = match self.get("Lap") {
            None => None,
            Some(tag) => {
                let lap = Lap::ALL.into_iter().find(|lap| lap.name() == tag.value);
                Some(lap.ok_or_else(|| tag.error(Problem::Lap(tag.value.clone())))?)
            }
        };
        match (tag.value.as_str(), lap) {
            ("gore", lap) => Ok(Game::Gore(lap.unwrap_or_default())),
            ("djenon-aboure", None) => Ok(Game::DjenonAboure),
            ("djenon-aboure", Some(lap)) => Err(tag.error(Problem::Lap(lap.name().to_string()))),
            _ => Err(tag.error(Problem::Game(tag.value.clone()))),
        }
    }

    /// Ends the game as the record does, and compares what comes out with what it says.
    fn end(self, turns: Turns) -> Result<Record, RecordError> {
        let session = turns.end()?;
        let finish = session.finish();
        if let Some(tag) = self.get("Position") {
            let said = session.game().position(&tag.value);
            let said = said.map_err(|error| tag.error(error.into()))?;
            if said.key() != session.position().key() {
                return Err(tag.error(Problem::OtherPosition(*session.position())));
            }
        }
        if let Some(tag) = self.get("Result") {
            let finish = finish.ok_or_else(|| tag.error(Problem::NoResult))?;
            if tag.value != result(&finish) {
                return Err(tag.error(Problem::OtherResult(result(&finish))));
            }
        }
        let date = match self.get("Date") {
            None => None,
            Some(tag) => Some(
                read_date(&tag.value).ok_or_else(|| tag.error(Problem::Date(tag.value.clone())))?,
            ),
        };
        let names = self.tags.into_iter().map(|tag| tag.name);
        Ok(Record {
            session,
            date,
            unknown_tags: names
                .filter(|name| !KNOWN.contains(&name.as_str()))
                .collect(),
        })
    }
}

/// A game, one side of which the program plays as the tag says, if it says that rightly.
fn with_partner(session: Session, tag: &str) -> Option<Session> {
    let mut parts = tag.split(',').map(str::trim);
    let side = parts.next()?.parse().ok()?;
    let level = parts.next()?.strip_prefix("level ")?.trim().parse().ok()?;
    let temper = match (session.game(), parts.next()) {
        (Game::Gore(_), Some(temper)) => temper.parse().ok()?,
        (_, None) => Temper::default(),
        (Game::DjenonAboure, Some(_)) => return None,
    };
    let partner = Partner {
        side,
        level,
        temper,
    };
    parts
        .next()
        .is_none()
        .then(|| session.with_partner(partner))
}

/// A time, or a day, which stands for its first instant.
fn read_date(text: &str) -> Option<Timestamp> {
    let day = || {
        let day: Date = text.parse().ok()?;
        format!("{day}T00:00:00Z").parse().ok()
    };
    text.parse().ok().or_else(day)
}

fn with_refusals(start: AnyPosition, text: &str) -> Option<AnyPosition> {
    let (south, north) = text.split_once('-')?;
    let refusals = BySide {
        south: south.parse().ok()?,
        north: north.parse().ok()?,
    };
    let AnyPosition::Gore(start) = start else {
        return None;
    };
    let setup = gore::Setup {
        refusals,
        ..start.into()
    };
    gore::Position::try_from(setup).ok().map(AnyPosition::from)
}

/// The game so far, as if nothing of it had been taken back and nobody had ended it.
struct Turns {
    session: Session,
    /// How many of the last actions were taken back.
    undone: usize,
    /// How the players ended the game before those, and the line that says so.
    closing: Option<(usize, Closing)>,
}

impl Turns {
    fn read(&mut self, line: &str, number: usize) -> Result<(), Problem> {
        let resignations = Side::ALL.map(Closing::Resignation);
        let closing = [Closing::Agreement]
            .into_iter()
            .chain(resignations)
            .find(|&closing| told(closing).eq_ignore_ascii_case(line));
        let undone = line
            .strip_prefix('(')
            .and_then(|line| line.strip_suffix(')'));
        match (undone, closing) {
            (Some(line), _) => {
                self.undone += 1;
                self.play(line)
            }
            (None, _) if self.undone > 0 => Err(Problem::AfterUndone),
            (None, _) if self.closing.is_some() => Err(Problem::AfterClosing),
            (None, Some(closing)) => {
                self.closing = Some((number, closing));
                Ok(())
            }
            (None, None) => self.play(line),
        }
    }

    /// Plays a turn: `3. South 2S`, where number and side may be left out.
    fn play(&mut self, turn: &str) -> Result<(), Problem> {
        let expected = self.session.actions().len() + 1;
        let mut text = turn.trim();
        if let Some((number, rest)) = text.split_once('.') {
            if number.trim().parse() != Ok(expected) {
                let found = number.to_string();
                return Err(Problem::Number { found, expected });
            }
            text = rest.trim_start();
        }
        let mover = self.session.position().side_to_move();
        if let Some((word, rest)) = text.split_once(char::is_whitespace)
            && let Ok(side) = word.parse::<Side>()
        {
            if side != mover {
                return Err(Problem::Side(title(mover)));
            }
            text = rest.trim_start();
        }
        let action = self.session.game().action(text);
        let action = action.map_err(|reason| Problem::Action {
            text: text.to_string(),
            reason,
        })?;
        self.session
            .play(action)
            .map_err(|reason| Problem::Illegal {
                text: text.to_string(),
                reason,
            })
    }

    /// The game with everything taken back that was, and ended as the players ended it.
    fn end(self) -> Result<Session, RecordError> {
        let mut session = self.session;
        for _ in 0..self.undone {
            session.undo();
        }
        let Some((line, closing)) = self.closing else {
            return Ok(session);
        };
        let closed = match closing {
            Closing::Agreement => session.agree(),
            Closing::Resignation(side) => session.resign(side),
        };
        let problem = |reason| RecordError {
            line,
            problem: Problem::Closing(reason),
        };
        closed.map(|()| session).map_err(problem)
    }
}

#[cfg(test)]
mod tests;

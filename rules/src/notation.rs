//! The notation of positions, common to both games:
//!
//! ```text
//! <South's row>/<North's row> <owners> <South captured>-<North captured> <side to move>[ offer <holes>]
//! 6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S
//! ```
//!
//! What is written is always exactly that. What is read may have more space between its parts and letters in either
//! case; numbers are plain decimal. Nothing may be left out and nothing may follow.

use alloc::string::{String, ToString};
use core::fmt::{self, Display};

use crate::{BySide, Hole, SetupError, Side, gore};

/// The parts of a position's notation, read but not yet checked against the rules.
#[derive(Debug)]
pub(crate) struct Fields<'a, const N: usize> {
    pub(crate) seeds: [u8; N],
    pub(crate) owners: [Side; N],
    pub(crate) captured: BySide<u8>,
    pub(crate) side: Side,
    /// What follows the side to move, if anything does.
    pub(crate) rest: Option<&'a str>,
}

impl<'a, const N: usize> Fields<'a, N> {
    pub(crate) fn read(text: &'a str) -> Result<Self, ParsePositionError> {
        let mut rest = text.trim();
        let mut part = |name| {
            let (part, after) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
            rest = after.trim_start();
            if part.is_empty() {
                Err(ParsePositionError::missing(name))
            } else {
                Ok(part)
            }
        };
        let seeds = read_seeds(part("the seeds of each hole")?)?;
        let owners = read_owners(part("the owner of each hole")?)?;
        let captured = read_captured(part("the captured seeds")?)?;
        let side = part("the side to move")?;
        let side = side
            .parse()
            .map_err(|error| ParsePositionError::bad(side, "a side to move", &error))?;
        Ok(Self {
            seeds,
            owners,
            captured,
            side,
            rest: (!rest.is_empty()).then_some(rest),
        })
    }
}

fn read_number(text: &str) -> Option<u8> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| plain)
}

fn read_seeds<const N: usize>(text: &str) -> Result<[u8; N], ParsePositionError> {
    let rows = text.split_once('/').map(|(south, north)| [south, north]);
    let mut seeds = [0; N];
    for (row, into) in rows.into_iter().flatten().zip(seeds.chunks_mut(N / 2)) {
        let mut numbers = row.split(',');
        for seeds in &mut *into {
            let number = numbers
                .next()
                .ok_or_else(|| ParsePositionError::rows(text, N))?;
            *seeds = read_number(number).ok_or_else(|| ParsePositionError::number(number))?;
        }
        if numbers.next().is_some() {
            return Err(ParsePositionError::rows(text, N));
        }
    }
    if rows.is_none() {
        Err(ParsePositionError::rows(text, N))
    } else {
        Ok(seeds)
    }
}

fn read_owners<const N: usize>(text: &str) -> Result<[Side; N], ParsePositionError> {
    let complaint = || ParsePositionError::owners(text, N);
    let (south, north) = text.split_once('/').ok_or_else(complaint)?;
    let is_row = |row: &str| row.chars().count() == N / 2;
    if !is_row(south) || !is_row(north) {
        return Err(complaint());
    }
    let mut owners = [Side::South; N];
    for (owner, letter) in owners.iter_mut().zip(south.chars().chain(north.chars())) {
        *owner = Side::from_letter(letter).ok_or_else(complaint)?;
    }
    Ok(owners)
}

fn read_captured(text: &str) -> Result<BySide<u8>, ParsePositionError> {
    let (south, north) = text
        .split_once('-')
        .ok_or_else(|| ParsePositionError::captured(text))?;
    let read = |number| read_number(number).ok_or_else(|| ParsePositionError::number(number));
    Ok(BySide {
        south: read(south)?,
        north: read(north)?,
    })
}

/// Writes a position without the offer that may follow.
pub(crate) fn write_position<const N: usize>(
    f: &mut fmt::Formatter<'_>,
    seeds: &[u8; N],
    owner: impl Fn(Hole<N>) -> Side,
    captured: BySide<u8>,
    side: Side,
) -> fmt::Result {
    let between = |f: &mut fmt::Formatter<'_>, hole: Hole<N>, comma| match hole.index() {
        0 => Ok(()),
        index if index == N / 2 => f.write_str("/"),
        _ => f.write_str(comma),
    };
    for hole in Hole::all() {
        between(f, hole, ",")?;
        seeds[hole.index()].fmt(f)?;
    }
    f.write_str(" ")?;
    for hole in Hole::all() {
        between(f, hole, "")?;
        owner(hole).fmt(f)?;
    }
    write!(f, " {}-{} {side}", captured.south, captured.north)
}

/// A text that is no position, with the part that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParsePositionError(Problem);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Problem {
    Missing(&'static str),
    Rows {
        text: String,
        row: usize,
    },
    Owners {
        text: String,
        row: usize,
    },
    Captured {
        text: String,
    },
    Number {
        text: String,
    },
    Rest {
        text: String,
    },
    Bad {
        text: String,
        wanted: &'static str,
        because: String,
    },
    Setup(SetupError),
}

impl ParsePositionError {
    fn missing(name: &'static str) -> Self {
        Self(Problem::Missing(name))
    }

    fn rows(text: &str, holes: usize) -> Self {
        Self(Problem::Rows {
            text: text.to_string(),
            row: holes / 2,
        })
    }

    fn owners(text: &str, holes: usize) -> Self {
        Self(Problem::Owners {
            text: text.to_string(),
            row: holes / 2,
        })
    }

    fn captured(text: &str) -> Self {
        Self(Problem::Captured {
            text: text.to_string(),
        })
    }

    fn number(text: &str) -> Self {
        Self(Problem::Number {
            text: text.to_string(),
        })
    }

    fn bad(text: &str, wanted: &'static str, because: &impl ToString) -> Self {
        Self(Problem::Bad {
            text: text.to_string(),
            wanted,
            because: because.to_string(),
        })
    }

    pub(crate) fn rest(text: &str) -> Self {
        Self(Problem::Rest {
            text: text.to_string(),
        })
    }

    pub(crate) fn offer(text: &str, because: &impl ToString) -> Self {
        Self::bad(text, "an offer", because)
    }
}

impl Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Problem::Missing(name) => {
                write!(
                    f,
                    "the position ends before {name}: a start is written {}",
                    gore::Position::default()
                )
            }
            Problem::Rows { text, row } => {
                write!(
                    f,
                    "{text:?} is not two rows of {row} holes, with commas between holes and / between rows"
                )
            }
            Problem::Owners { text, row } => {
                write!(
                    f,
                    "{text:?} is not two rows of {row} owners, S or N for each hole and / between rows"
                )
            }
            Problem::Captured { text } => {
                write!(
                    f,
                    "{text:?} is not the captured seeds of South and North with - between them"
                )
            }
            Problem::Number { text } => write!(f, "{text:?} is not a number of seeds"),
            Problem::Rest { text } => write!(
                f,
                "{text:?} follows the side to move, where only an offer can"
            ),
            Problem::Bad {
                text,
                wanted,
                because,
            } => write!(f, "{text:?} is not {wanted}: {because}"),
            Problem::Setup(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for ParsePositionError {}

impl From<SetupError> for ParsePositionError {
    fn from(error: SetupError) -> Self {
        Self(Problem::Setup(error))
    }
}

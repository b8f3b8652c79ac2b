//! What a side can do at its turn in Djenon-aboure, and the notation of it.

use core::fmt;
use core::str::FromStr;

use alloc::string::{String, ToString};

use super::Hole;
use crate::{Illegal, ParseHoleError};

/// What a side does at its turn (Djenon-aboure 2 and 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Sow a hole: `2S`.
    Sow(Hole),
    /// Pass, because no hole of one's own can be sown: `pass`.
    Pass,
}

/// Writes the notation: `2S`, `pass`.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sow(hole) => hole.fmt(f),
            Self::Pass => f.write_str("pass"),
        }
    }
}

/// Reads the notation, in either case.
impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.trim();
        let lower = text.to_ascii_lowercase();
        let is_trade = |word: &str| matches!(word, "offer" | "accept" | "refuse");
        if lower == "pass" {
            Ok(Self::Pass)
        } else if lower.split_whitespace().next().is_some_and(is_trade) {
            Err(ParseActionError::NoTrades)
        } else if lower.starts_with(|first: char| first.is_ascii_digit()) {
            Ok(Self::Sow(text.parse()?))
        } else {
            Err(ParseActionError::Unknown(text.to_string()))
        }
    }
}

/// A text that is no action of Djenon-aboure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseActionError {
    /// A hole that the board does not have.
    Hole(ParseHoleError),
    /// An offer or an answer: an action of Goré only.
    NoTrades,
    /// Not a word of the notation.
    Unknown(String),
}

impl fmt::Display for ParseActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hole(error) => error.fmt(f),
            Self::NoTrades => Illegal::NoTrades.fmt(f),
            Self::Unknown(text) => write!(f, "{text:?} is no action: write a hole (2S) or pass"),
        }
    }
}

impl core::error::Error for ParseActionError {}

impl From<ParseHoleError> for ParseActionError {
    fn from(error: ParseHoleError) -> Self {
        Self::Hole(error)
    }
}

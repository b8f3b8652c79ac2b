//! Who plays when the program does: its side, how strong it is, and with what temper it bargains. Data only: how it
//! chooses is the business of `practice`.

use std::fmt;
use std::str::FromStr;

use ayla_rules::Side;
use thiserror::Error;

/// The program as a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Partner {
    /// The side that it plays.
    pub side: Side,
    /// How strong it is.
    pub level: Level,
    /// How it bargains in Goré. In Djenon-aboure, which has no offers, it is always the default.
    pub temper: Temper,
}

impl Partner {
    /// What the program is called when nobody gives it another name.
    pub const NAME: &'static str = "Ayla";
}

/// How strong a partner is: from 1, for a first evening, to 8, all that the program can.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The first.
    pub const WEAKEST: Self = Self(1);
    /// The last.
    pub const STRONGEST: Self = Self(8);

    /// The level with a number, if there is one.
    pub const fn new(number: u8) -> Option<Self> {
        if Self::WEAKEST.0 <= number && number <= Self::STRONGEST.0 {
            Some(Self(number))
        } else {
            None
        }
    }

    /// All levels, the weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (Self::WEAKEST.0..=Self::STRONGEST.0).map(Self)
    }

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// The level for somebody who has not said anything.
impl Default for Level {
    fn default() -> Self {
        Self(2)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Level {
    type Err = NoSuchLevel;

    fn from_str(text: &str) -> Result<Self, NoSuchLevel> {
        let level = text.parse().ok().and_then(Self::new);
        level.ok_or(NoSuchLevel)
    }
}

/// A text that is no level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the levels are {} to {}", Level::WEAKEST, Level::STRONGEST)]
pub struct NoSuchLevel;

/// How a partner bargains.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Temper {
    /// Refuses nothing, and offers early.
    Generous,
    /// Trades when it gains by it.
    #[default]
    Shrewd,
    /// Plays for honour: refuses only where that brings a better end, and offers only for one.
    Proud,
    /// Offers when it is behind.
    Desperate,
}

impl Temper {
    /// All tempers.
    pub const ALL: [Self; 4] = [Self::Generous, Self::Shrewd, Self::Proud, Self::Desperate];

    /// The temper as files and command lines write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Generous => "generous",
            Self::Shrewd => "shrewd",
            Self::Proud => "proud",
            Self::Desperate => "desperate",
        }
    }
}

impl fmt::Display for Temper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Temper {
    type Err = NoSuchTemper;

    fn from_str(text: &str) -> Result<Self, NoSuchTemper> {
        let mut tempers = Self::ALL.into_iter();
        tempers
            .find(|temper| temper.name() == text)
            .ok_or(NoSuchTemper)
    }
}

/// A text that is no temper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the tempers are generous, shrewd, proud and desperate")]
pub struct NoSuchTemper;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_and_tempers_are_read_as_they_are_written() {
        for level in Level::all() {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        for temper in Temper::ALL {
            assert_eq!(temper.to_string().parse(), Ok(temper));
        }
        for text in ["0", "9", "-1", "256", ""] {
            assert_eq!(text.parse::<Level>(), Err(NoSuchLevel), "{text}");
        }
        assert_eq!("Proud".parse::<Temper>(), Err(NoSuchTemper));
    }
}

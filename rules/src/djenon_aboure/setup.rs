//! Any position of Djenon-aboure, put together by hand and checked: what the notation and an editor make.

use core::fmt;
use core::str::FromStr;

use super::{HOLES, Hole, Position};
use crate::board::{self, Board};
use crate::notation::{Fields, ParsePositionError, write_position};
use crate::{BySide, SetupError, Side};

/// Everything that makes a position of Djenon-aboure, which may still break a rule. `Position::try_from` checks it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The seeds in each hole, in ring order.
    pub seeds: [u8; HOLES],
    /// The seeds that each side has captured.
    pub captured: BySide<u8>,
    /// The side that acts next.
    pub side: Side,
}

impl TryFrom<Setup> for Position {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        let Setup {
            seeds,
            captured,
            side,
        } = setup;
        board::count(&seeds, captured)?;
        Ok(Self {
            board: Board::new(seeds),
            captured,
            side,
        })
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Self {
        let Position {
            board,
            captured,
            side,
        } = position;
        Self {
            seeds: board.to_array(),
            captured,
            side,
        }
    }
}

/// Writes the notation.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_position(f, &self.seeds, Hole::row, self.captured, self.side)
    }
}

/// Reads the notation.
impl FromStr for Setup {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let Fields {
            seeds,
            owners,
            captured,
            side,
            rest,
        } = Fields::<HOLES>::read(text)?;
        if let Some(rest) = rest {
            return Err(ParsePositionError::rest(rest));
        }
        if Hole::all().any(|hole| owners[hole.index()] != hole.row()) {
            return Err(SetupError::OwnersFixed.into());
        }
        Ok(Self {
            seeds,
            captured,
            side,
        })
    }
}

/// Writes the notation.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(*self).fmt(f)
    }
}

/// Reads the notation and checks the position.
impl FromStr for Position {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(text.parse::<Setup>()?.try_into()?)
    }
}

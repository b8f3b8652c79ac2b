//! Any position of Goré, put together by hand and checked: what the notation and an editor make.

use core::fmt;
use core::str::FromStr;

use super::{Action, HOLES, Hole, HoleSet, Lap, Position, Turn};
use crate::board::{self, Board};
use crate::notation::{Fields, ParsePositionError, write_position};
use crate::{BySide, Position as _, SetupError, Side};

/// Everything that makes a position of Goré, which may still break a rule. `Position::try_from` checks it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The seeds in each hole, in ring order.
    pub seeds: [u8; HOLES],
    /// The territory of South; the other holes are North's.
    pub souths: HoleSet,
    /// The seeds that each side has captured.
    pub captured: BySide<u8>,
    /// Who acts next, and what it must answer.
    pub turn: Turn,
    /// The lap option of the game. The notation does not write it.
    pub lap: Lap,
    /// How many offers each side has refused. The notation does not write it.
    pub refusals: BySide<u32>,
}

impl TryFrom<Setup> for Position {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        let Setup {
            seeds,
            souths,
            captured,
            turn,
            lap,
            refusals,
        } = setup;
        board::count(&seeds, captured)?;
        let position = Self {
            board: Board::new(seeds),
            souths,
            captured,
            turn,
            lap,
            refusals,
        };
        if let Turn::Answering { side, offer } = turn {
            let before = Self {
                turn: Turn::Free(side.other()),
                ..position
            };
            before
                .check(Action::Offer(offer))
                .map_err(|reason| SetupError::Offer { offer, reason })?;
        }
        Ok(position)
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Self {
        let Position {
            board,
            souths,
            captured,
            turn,
            lap,
            refusals,
        } = position;
        Self {
            seeds: board.to_array(),
            souths,
            captured,
            turn,
            lap,
            refusals,
        }
    }
}

/// Writes the notation, which leaves out the lap option and the refusals.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let owner = |hole| {
            if self.souths.contains(hole) {
                Side::South
            } else {
                Side::North
            }
        };
        write_position(f, &self.seeds, owner, self.captured, self.turn.side())?;
        match self.turn {
            Turn::Free(_) => Ok(()),
            Turn::Answering { offer, .. } => write!(f, " offer {offer}"),
        }
    }
}

/// Reads the notation, with the default lap and no refusals.
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
        let turn = match rest {
            None => Turn::Free(side),
            Some(rest) => match rest.parse() {
                Ok(Action::Offer(offer)) => Turn::Answering { side, offer },
                Ok(_) => return Err(ParsePositionError::rest(rest)),
                Err(error) => return Err(ParsePositionError::offer(rest, &error)),
            },
        };
        let souths = Hole::all()
            .filter(|hole| owners[hole.index()] == Side::South)
            .collect();
        Ok(Self {
            seeds,
            souths,
            captured,
            turn,
            lap: Lap::default(),
            refusals: BySide::default(),
        })
    }
}

/// Writes the notation, which leaves out the lap option and the refusals.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(*self).fmt(f)
    }
}

/// Reads the notation, with the default lap and no refusals, and checks the position.
impl FromStr for Position {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(text.parse::<Setup>()?.try_into()?)
    }
}

//! A position, an action, a hole of either game: the one place that joins the two.
//!
//! For whoever does not care which game it is: a session, a file, a screen, a command line. A search should be generic
//! over [`Position`] instead, which costs nothing at run time.

use alloc::vec::Vec;
use core::fmt;

use crate::gore::Lap;
use crate::{
    BySide, Event, Hole, Illegal, Outcome, ParsePositionError, Position, Side, djenon_aboure, gore,
    perft,
};

/// Which game is played, with its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Game {
    /// Goré, with one of the two lap options.
    Gore(Lap),
    /// Djenon-aboure, which has no options.
    DjenonAboure,
}

impl Game {
    /// The games as they are played, each with each of its options.
    pub const ALL: [Self; 3] = [
        Self::Gore(Lap::ThroughOrigin),
        Self::Gore(Lap::SkipOrigin),
        Self::DjenonAboure,
    ];

    /// `gore` or `djenon-aboure`, as files and command lines write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gore(_) => "gore",
            Self::DjenonAboure => "djenon-aboure",
        }
    }

    /// The lap option, where the game has one.
    pub const fn lap(self) -> Option<Lap> {
        match self {
            Self::Gore(lap) => Some(lap),
            Self::DjenonAboure => None,
        }
    }

    /// How many holes a row of its board has.
    pub const fn row_len(self) -> u8 {
        match self {
            Self::Gore(_) => gore::Hole::ROW,
            Self::DjenonAboure => djenon_aboure::Hole::ROW,
        }
    }

    /// The start of the game.
    pub fn start(self, first: Side) -> AnyPosition {
        match self {
            Self::Gore(lap) => gore::Position::start(lap, first).into(),
            Self::DjenonAboure => djenon_aboure::Position::start(first).into(),
        }
    }

    /// Reads a position of this game, with its options.
    ///
    /// # Errors
    /// What is wrong with the notation, or the invariant that the position breaks.
    pub fn position(self, notation: &str) -> Result<AnyPosition, ParsePositionError> {
        match self {
            Self::Gore(lap) => {
                let setup = gore::Setup {
                    lap,
                    ..notation.parse()?
                };
                Ok(gore::Position::try_from(setup)?.into())
            }
            Self::DjenonAboure => Ok(notation.parse::<djenon_aboure::Position>()?.into()),
        }
    }

    /// Reads an action of this game.
    ///
    /// # Errors
    /// What is wrong with the notation.
    pub fn action(self, notation: &str) -> Result<AnyAction, ParseActionError> {
        match self {
            Self::Gore(_) => notation
                .parse()
                .map(AnyAction::Gore)
                .map_err(ParseActionError::Gore),
            Self::DjenonAboure => notation
                .parse()
                .map(AnyAction::DjenonAboure)
                .map_err(ParseActionError::DjenonAboure),
        }
    }
}

/// A hole of either game, by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AnyHole {
    row: Side,
    number: u8,
}

impl AnyHole {
    /// `1S`, which every board has.
    pub const FIRST: Self = Self {
        row: Side::South,
        number: 1,
    };

    /// The row that the hole lies in, whoever owns it.
    pub const fn row(self) -> Side {
        self.row
    }

    /// The number within its row, counted from 1 in sowing direction.
    pub const fn number(self) -> u8 {
        self.number
    }
}

impl<const N: usize> From<Hole<N>> for AnyHole {
    fn from(hole: Hole<N>) -> Self {
        Self {
            row: hole.row(),
            number: hole.number(),
        }
    }
}

/// Writes the notation: `2S`.
impl fmt::Display for AnyHole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.number, self.row)
    }
}

/// An action of either game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnyAction {
    /// Of Goré.
    Gore(gore::Action),
    /// Of Djenon-aboure.
    DjenonAboure(djenon_aboure::Action),
}

impl AnyAction {
    /// The hole that is sown, if the action is a sowing.
    pub fn sown(self) -> Option<AnyHole> {
        match self {
            Self::Gore(gore::Action::Sow(hole)) => Some(hole.into()),
            Self::DjenonAboure(djenon_aboure::Action::Sow(hole)) => Some(hole.into()),
            _ => None,
        }
    }

    /// Whether the action is a pass.
    pub const fn is_pass(self) -> bool {
        matches!(
            self,
            Self::Gore(gore::Action::Pass) | Self::DjenonAboure(djenon_aboure::Action::Pass)
        )
    }
}

/// Writes the notation.
impl fmt::Display for AnyAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Gore(action) => action.fmt(f),
            Self::DjenonAboure(action) => action.fmt(f),
        }
    }
}

/// A text that is no action of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseActionError {
    /// Of Goré.
    Gore(gore::ParseActionError),
    /// Of Djenon-aboure.
    DjenonAboure(djenon_aboure::ParseActionError),
}

impl fmt::Display for ParseActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Gore(error) => error.fmt(f),
            Self::DjenonAboure(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for ParseActionError {}

/// A position of either game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnyPosition {
    /// Of Goré.
    Gore(gore::Position),
    /// Of Djenon-aboure.
    DjenonAboure(djenon_aboure::Position),
}

/// What counts as the same position when it comes up again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnyKey {
    /// Of Goré.
    Gore(gore::Key),
    /// Of Djenon-aboure.
    DjenonAboure(djenon_aboure::Position),
}

impl From<gore::Position> for AnyPosition {
    fn from(position: gore::Position) -> Self {
        Self::Gore(position)
    }
}

impl From<djenon_aboure::Position> for AnyPosition {
    fn from(position: djenon_aboure::Position) -> Self {
        Self::DjenonAboure(position)
    }
}

/// Asks the position of whichever game it is.
macro_rules! ask {
    ($any:expr, $position:ident => $answer:expr) => {
        match $any {
            AnyPosition::Gore($position) => $answer,
            AnyPosition::DjenonAboure($position) => $answer,
        }
    };
}

impl AnyPosition {
    /// Which game it is, with its options.
    pub const fn game(&self) -> Game {
        match self {
            Self::Gore(position) => Game::Gore(position.lap()),
            Self::DjenonAboure(_) => Game::DjenonAboure,
        }
    }

    /// All holes in ring order.
    pub fn holes(&self) -> impl Iterator<Item = AnyHole> + use<> {
        let row_len = self.game().row_len();
        Side::ALL
            .into_iter()
            .flat_map(move |row| (1..=row_len).map(move |number| AnyHole { row, number }))
    }

    /// The hole of a row with this number, if the board has it.
    pub fn hole(&self, row: Side, number: u8) -> Option<AnyHole> {
        self.holes()
            .find(|hole| hole.row == row && hole.number == number)
    }

    /// The seeds in a hole; none where this board has no such hole.
    pub fn seeds(&self, hole: AnyHole) -> u8 {
        ask!(self, p => Hole::in_row(hole.row, hole.number).map_or(0, |hole| p.seeds(hole)))
    }

    /// The side whose territory a hole is.
    pub fn owner(&self, hole: AnyHole) -> Side {
        ask!(self, p => Hole::in_row(hole.row, hole.number).map_or(hole.row, |hole| p.owner(hole)))
    }

    /// The sowing of a hole, legal or not, if this board has the hole.
    pub fn sowing(&self, hole: AnyHole) -> Option<AnyAction> {
        match self {
            Self::Gore(_) => {
                let hole = Hole::in_row(hole.row, hole.number)?;
                Some(AnyAction::Gore(gore::Action::Sow(hole)))
            }
            Self::DjenonAboure(_) => {
                let hole = Hole::in_row(hole.row, hole.number)?;
                Some(AnyAction::DjenonAboure(djenon_aboure::Action::Sow(hole)))
            }
        }
    }

    /// The offer that is to be answered, if one is.
    pub const fn pending_offer(&self) -> Option<gore::Offer> {
        match self {
            Self::Gore(position) => match position.turn() {
                gore::Turn::Answering { offer, .. } => Some(offer),
                gore::Turn::Free(_) => None,
            },
            Self::DjenonAboure(_) => None,
        }
    }

    /// How many offers each side has refused; none in Djenon-aboure.
    pub fn refusals(&self) -> BySide<u32> {
        match self {
            Self::Gore(position) => position.refusals(),
            Self::DjenonAboure(_) => BySide::default(),
        }
    }

    /// The same position in a game in which so many offers had been refused, which the notation leaves out. None in
    /// Djenon-aboure, which has no offers, unless none were.
    pub fn with_refusals(self, refusals: BySide<u32>) -> Option<Self> {
        match self {
            Self::Gore(position) => {
                let setup = gore::Setup {
                    refusals,
                    ..position.into()
                };
                gore::Position::try_from(setup).ok().map(Self::Gore)
            }
            Self::DjenonAboure(_) => (refusals == BySide::default()).then_some(self),
        }
    }

    /// The side that acts next.
    pub fn side_to_move(&self) -> Side {
        ask!(self, p => p.side_to_move())
    }

    /// The seeds that each side has captured so far.
    pub fn captured(&self) -> BySide<u8> {
        ask!(self, p => p.captured())
    }

    /// All legal actions, in the order of [`Position::legal_actions`].
    pub fn legal_actions(&self) -> Vec<AnyAction> {
        match self {
            Self::Gore(position) => position.legal_actions().map(AnyAction::Gore).collect(),
            Self::DjenonAboure(position) => position
                .legal_actions()
                .map(AnyAction::DjenonAboure)
                .collect(),
        }
    }

    /// Whether an action is legal.
    ///
    /// # Errors
    /// The rule that forbids it, in words for a player.
    pub fn check(&self, action: AnyAction) -> Result<(), Illegal> {
        match (self, action) {
            (Self::Gore(position), AnyAction::Gore(action)) => position.check(action),
            (Self::DjenonAboure(position), AnyAction::DjenonAboure(action)) => {
                position.check(action)
            }
            _ => Err(of_other_game(action)),
        }
    }

    /// The position after an action.
    ///
    /// # Errors
    /// The rule that forbids the action, in words for a player.
    pub fn play(&self, action: AnyAction) -> Result<Self, Illegal> {
        match (self, action) {
            (Self::Gore(position), AnyAction::Gore(action)) => {
                position.play(action).map(Self::Gore)
            }
            (Self::DjenonAboure(position), AnyAction::DjenonAboure(action)) => {
                position.play(action).map(Self::DjenonAboure)
            }
            _ => Err(of_other_game(action)),
        }
    }

    /// The story of an action, up to the final sweep if it ends the game.
    ///
    /// # Errors
    /// The rule that forbids the action, in words for a player.
    pub fn trace(&self, action: AnyAction) -> Result<Vec<Event<AnyHole>>, Illegal> {
        match (self, action) {
            (Self::Gore(position), AnyAction::Gore(action)) => {
                position.trace(action).map(of_any_hole)
            }
            (Self::DjenonAboure(position), AnyAction::DjenonAboure(action)) => {
                position.trace(action).map(of_any_hole)
            }
            _ => Err(of_other_game(action)),
        }
    }

    /// How the game ended, if it is over.
    pub fn outcome(&self) -> Option<Outcome> {
        ask!(self, p => p.outcome())
    }

    /// How the game would end here and now, each side taking the seeds in the holes that it owns.
    pub fn settle(&self) -> Outcome {
        ask!(self, p => p.settle())
    }

    /// How the game ends if a side resigns here.
    pub fn resign(&self, side: Side) -> Outcome {
        ask!(self, p => p.resign(side))
    }

    /// What must be equal for a repetition.
    pub fn key(&self) -> AnyKey {
        match self {
            Self::Gore(position) => AnyKey::Gore(position.key()),
            Self::DjenonAboure(position) => AnyKey::DjenonAboure(position.key()),
        }
    }

    /// The leaves of the tree of all legal actions, so many plies deep.
    pub fn perft(&self, depth: u32) -> u64 {
        ask!(self, p => perft(p, depth))
    }
}

fn of_other_game(action: AnyAction) -> Illegal {
    match action {
        AnyAction::Gore(gore::Action::Offer(_) | gore::Action::Accept | gore::Action::Refuse) => {
            Illegal::NoTrades
        }
        AnyAction::Gore(_) | AnyAction::DjenonAboure(_) => Illegal::OtherGame,
    }
}

fn of_any_hole<const N: usize>(story: Vec<Event<Hole<N>>>) -> Vec<Event<AnyHole>> {
    story
        .into_iter()
        .map(|event| event.map(AnyHole::from))
        .collect()
}

/// Writes the notation.
impl fmt::Display for AnyPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        ask!(self, p => p.fmt(f))
    }
}

//! What both games have in common: what can be asked of a position and done with it, and every reason for a "no".

use alloc::vec::Vec;
use core::fmt::{self, Debug, Display};
use core::hash::Hash;
use core::str::FromStr;

use crate::{BySide, Event, Outcome, SEEDS, Side, gore};

/// A position of either game, complete: all that the rules need to go on from here.
///
/// Positions can be had from the start, by playing, or from a set-up or a notation, which are checked; so a position
/// that breaks an invariant (48 seeds in all, for one) does not exist.
///
/// `==` and `Hash` look at everything. [`key`](Position::key) is what the rulebook calls the same position when it
/// speaks of repetition.
pub trait Position: Copy + Debug + Display + Eq + Hash + FromStr {
    /// A hole of this game's board.
    type Hole: Copy + Debug + Display + Eq + Hash + FromStr;
    /// What a side does at its turn.
    type Action: Copy + Debug + Display + Eq + Hash + FromStr;
    /// What counts as the same position when it comes up again.
    type Key: Copy + Debug + Eq + Hash;

    /// The side that acts next: with a pending offer, the side that must answer it.
    fn side_to_move(&self) -> Side;

    /// The seeds that each side has captured so far.
    fn captured(&self) -> BySide<u8>;

    /// All legal actions: sowings in ring order, then offers by size, then in ring order. None when the game is over.
    fn legal_actions(&self) -> impl ExactSizeIterator<Item = Self::Action>;

    /// Every legal action with the position it leads to, in the order of [`legal_actions`](Position::legal_actions).
    fn successors(&self) -> impl Iterator<Item = (Self::Action, Self)>;

    /// Whether an action is legal.
    ///
    /// # Errors
    /// The rule that forbids it, in words for a player.
    fn check(&self, action: Self::Action) -> Result<(), Illegal>;

    /// The position after an action.
    ///
    /// # Errors
    /// The rule that forbids the action, in words for a player.
    fn play(&self, action: Self::Action) -> Result<Self, Illegal>;

    /// The story of an action, up to the final sweep if it ends the game.
    ///
    /// # Errors
    /// The rule that forbids the action, in words for a player.
    fn trace(&self, action: Self::Action) -> Result<Vec<Event<Self::Hole>>, Illegal>;

    /// How the game ended, if it is over. A position has either an outcome or a legal action, never both.
    fn outcome(&self) -> Option<Outcome>;

    /// How the game would end here and now, each side taking the seeds in the holes that it owns: what an agreement to
    /// end the game gives (Both games).
    fn settle(&self) -> Outcome;

    /// How the game ends if a side resigns here; the seeds are counted as in [`settle`](Position::settle).
    fn resign(&self, side: Side) -> Outcome;

    /// Board, owners, captured seeds, side to move and pending offer: what must be equal for a repetition.
    fn key(&self) -> Self::Key;
}

/// Why an action is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Illegal {
    /// The hole, or a hole of the offer, is not the territory of the side to move (Goré 2 and 6, Djenon-aboure 1).
    NotYourHole,
    /// A hole without seeds can't be sown (Goré 2, Djenon-aboure 2).
    Empty,
    /// A single seed may never be moved (Djenon-aboure 2).
    Singleton,
    /// The relay would come back to the same board in the same hole for ever (Djenon-aboure 9, a decision).
    EndlessRelay,
    /// An offer is pending and is answered first (Goré 6).
    MustAnswer,
    /// There is no offer to accept or refuse (Goré 6).
    NothingOffered,
    /// The side to move can't sow and so can do nothing but pass (Goré 5, Djenon-aboure 7).
    MustPass,
    /// The side to move can sow and so may not pass (Goré 5, Djenon-aboure 7).
    MayNotPass,
    /// The receiver holds too few captured seeds to pay for the offer at once (Goré 6, a decision).
    CannotPay {
        /// Six seeds for each hole offered.
        needs: u8,
        /// The captured seeds that the receiver holds.
        has: u8,
    },
    /// The offering side must keep at least one hole (Goré 6, a decision).
    MustKeepAHole,
    /// Djenon-aboure has no trades (Djenon-aboure 1).
    NoTrades,
    /// The action belongs to the other game.
    OtherGame,
    /// The game is over.
    GameOver,
}

impl Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotYourHole => "that hole is not the territory of the side to move",
            Self::Empty => "that hole is empty",
            Self::Singleton => "a single seed may never be moved",
            Self::EndlessRelay => "that relay would go round for ever",
            Self::MustAnswer => "an offer is pending: accept or refuse it first",
            Self::NothingOffered => "there is no offer to answer",
            Self::MustPass => "the side to move can't sow, so it must pass",
            Self::MayNotPass => "the side to move can sow, so it may not pass",
            Self::CannotPay { needs, has } => {
                return write!(
                    f,
                    "the receiver would have to pay {needs} captured seeds and has {has}"
                );
            }
            Self::MustKeepAHole => "the offering side must keep at least one hole",
            Self::NoTrades => "Djenon-aboure has no trades",
            Self::OtherGame => "that action belongs to the other game",
            Self::GameOver => "the game is over",
        })
    }
}

impl core::error::Error for Illegal {}

/// Which invariant a set-up breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SetupError {
    /// Board and captured seeds are not 48 (Both games).
    Seeds {
        /// How many they are.
        total: u16,
    },
    /// A hole of Djenon-aboure belongs to the other side than its row (Djenon-aboure 1).
    OwnersFixed,
    /// The pending offer could not have been made (Goré 6).
    Offer {
        /// The offer.
        offer: gore::Offer,
        /// The rule that forbids it.
        reason: Illegal,
    },
}

impl Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seeds { total } => {
                write!(
                    f,
                    "board and captured seeds make {total}, but a game has {SEEDS}"
                )
            }
            Self::OwnersFixed => f.write_str(
                "the holes of Djenon-aboure never change owners: they are SSSSSS/NNNNNN",
            ),
            Self::Offer { offer, reason } => {
                write!(f, "the offer of {offer} could not have been made: {reason}")
            }
        }
    }
}

impl core::error::Error for SetupError {}

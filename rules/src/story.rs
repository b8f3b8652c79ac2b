//! The story of an action: everything that happens on the board, in order, as data.
//!
//! The story is told by the same code that plays: `Witness` is what a sowing reports to. Nobody watches a search, so
//! there the reports cost nothing; a screen collects them and shows them one by one.

use alloc::vec::Vec;

use crate::{Direction, Hole, Side};

/// One thing that happens. Folding the events of an action over the board before it gives the board after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "event"))]
pub enum Event<H> {
    /// All seeds of a hole are lifted for a lap. The first lap is 1; every further one belongs to a relay.
    Lift {
        /// Which lap of the sowing begins.
        lap: u32,
        /// The hole that is emptied.
        hole: H,
        /// How many seeds it held.
        seeds: u8,
    },
    /// One of the lifted seeds falls into a hole.
    Drop {
        /// The hole that holds one seed more.
        hole: H,
    },
    /// The seeds of a hole are captured by the side that sows.
    Capture {
        /// The hole that is emptied.
        hole: H,
        /// How many seeds it held.
        seeds: u8,
        /// Which way the capture came to it.
        direction: Direction,
    },
    /// A hole of an accepted offer becomes the territory of the side that accepted.
    Transfer {
        /// The hole that changes its owner.
        hole: H,
        /// The new owner.
        to: Side,
    },
    /// The side that accepted an offer puts captured seeds into a hole that it got.
    Pay {
        /// The hole that is paid for.
        hole: H,
        /// How many captured seeds go back into play.
        seeds: u8,
        /// The side that pays.
        by: Side,
    },
    /// The game is over: a side takes the seeds of a hole that it owns.
    Sweep {
        /// The hole that is emptied.
        hole: H,
        /// How many seeds it held.
        seeds: u8,
        /// The side that takes them.
        by: Side,
    },
}

impl<H> Event<H> {
    /// The same event with its hole named in another way.
    pub fn map<G>(self, name: impl FnOnce(H) -> G) -> Event<G> {
        match self {
            Self::Lift { lap, hole, seeds } => Event::Lift {
                lap,
                hole: name(hole),
                seeds,
            },
            Self::Drop { hole } => Event::Drop { hole: name(hole) },
            Self::Capture {
                hole,
                seeds,
                direction,
            } => Event::Capture {
                hole: name(hole),
                seeds,
                direction,
            },
            Self::Transfer { hole, to } => Event::Transfer {
                hole: name(hole),
                to,
            },
            Self::Pay { hole, seeds, by } => Event::Pay {
                hole: name(hole),
                seeds,
                by,
            },
            Self::Sweep { hole, seeds, by } => Event::Sweep {
                hole: name(hole),
                seeds,
                by,
            },
        }
    }
}

/// Somebody to whom an action is told while it is played.
pub(crate) trait Witness<const N: usize> {
    /// Is told the next events. They are made only if the witness wants them.
    fn see<I: Iterator<Item = Event<Hole<N>>>>(&mut self, events: impl FnOnce() -> I);
}

/// Sees nothing, at no cost.
#[derive(Debug)]
pub(crate) struct Nobody;

impl<const N: usize> Witness<N> for Nobody {
    #[inline]
    fn see<I: Iterator<Item = Event<Hole<N>>>>(&mut self, _: impl FnOnce() -> I) {}
}

/// Writes the story down.
impl<const N: usize> Witness<N> for Vec<Event<Hole<N>>> {
    fn see<I: Iterator<Item = Event<Hole<N>>>>(&mut self, events: impl FnOnce() -> I) {
        self.extend(events());
    }
}

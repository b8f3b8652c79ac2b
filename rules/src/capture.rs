//! What a sowing captures: unbroken runs of holes that hold 2 or 4 (Goré 4, Djenon-aboure 6).

use crate::board::{Board, Word};
use crate::{Event, Hole, HoleSet};

/// Which way a capture reached a hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Direction {
    /// The hole into which the last seed fell.
    Last,
    /// Onward from there, in sowing direction: Goré only.
    Forward,
    /// Back from there, against the sowing direction.
    Backward,
}

/// Whether a last seed that makes its hole so many captures them.
#[inline]
pub(crate) const fn is_ripe(seeds: u8) -> bool {
    matches!(seeds, 2 | 4)
}

/// The holes that one sowing captures, in the order in which they are taken.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Run<const N: usize> {
    last: Hole<N>,
    /// How many holes after the last one.
    forward: usize,
    /// How many holes before it.
    backward: usize,
}

impl<const N: usize> Run<N> {
    /// The ripe holes that hang together with `last`, itself ripe, both ways around the ring.
    #[inline]
    pub(crate) const fn both_ways(last: Hole<N>, ripe: HoleSet<N>) -> Self {
        let forward = ripe.run_ahead(last) - 1;
        // A run that closes around the ring has all been met going forward.
        let backward = if forward + 1 == N {
            0
        } else {
            ripe.run_back(last) - 1
        };
        Self {
            last,
            forward,
            backward,
        }
    }

    /// The ripe holes that lie directly before `last`, itself ripe.
    #[inline]
    pub(crate) const fn backward(last: Hole<N>, ripe: HoleSet<N>) -> Self {
        Self {
            last,
            forward: 0,
            backward: ripe.run_back(last) - 1,
        }
    }

    /// The holes as a set.
    #[inline]
    pub(crate) const fn holes(self) -> HoleSet<N> {
        let first = self.last.back(self.backward);
        HoleSet::stretch(first, self.backward + 1 + self.forward)
    }

    /// The holes in the order in which they are taken: the last one, then forward, then backward.
    fn in_order(self) -> impl Iterator<Item = (Hole<N>, Direction)> {
        let forward = (1..=self.forward).map(move |n| (self.last.ahead(n), Direction::Forward));
        let backward = (1..=self.backward).map(move |n| (self.last.back(n), Direction::Backward));
        core::iter::once((self.last, Direction::Last))
            .chain(forward)
            .chain(backward)
    }

    /// The captures as a story tells them, from the board before them.
    pub(crate) fn events<W: Word>(
        self,
        board: Board<W, N>,
    ) -> impl Iterator<Item = Event<Hole<N>>> {
        self.in_order()
            .map(move |(hole, direction)| Event::Capture {
                hole,
                seeds: board.seeds(hole),
                direction,
            })
    }
}

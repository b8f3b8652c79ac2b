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

/// The holes that one sowing captures; none if the last hole is not ripe.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Run<const N: usize> {
    last: Hole<N>,
    /// From the last hole on, itself included.
    forward: HoleSet<N>,
    /// Up to the last hole, itself included.
    backward: HoleSet<N>,
}

impl<const N: usize> Run<N> {
    /// The ripe holes that hang together with `last`, both ways around the ring.
    #[inline]
    pub(crate) const fn both_ways(last: Hole<N>, ripe: HoleSet<N>) -> Self {
        Self {
            last,
            forward: ripe.run_from(last),
            backward: ripe.run_up_to(last),
        }
    }

    /// The ripe holes up to `last`.
    #[inline]
    pub(crate) const fn backward(last: Hole<N>, ripe: HoleSet<N>) -> Self {
        Self {
            last,
            forward: HoleSet::EMPTY,
            backward: ripe.run_up_to(last),
        }
    }

    /// All the holes.
    #[inline]
    pub(crate) fn holes(self) -> HoleSet<N> {
        self.forward | self.backward
    }

    /// The holes in the order in which they are taken: the last one, then forward, then backward.
    fn in_order(self) -> impl Iterator<Item = (Hole<N>, Direction)> {
        let last = self.holes().contains(self.last);
        let last = last.then_some((self.last, Direction::Last));
        let forward = (1..N)
            .map(move |n| self.last.ahead(n))
            .take_while(move |&hole| self.forward.contains(hole))
            .map(|hole| (hole, Direction::Forward));
        // What closes around the ring has been met going forward.
        let rest = self.backward - self.forward;
        let backward = (1..N)
            .map(move |n| self.last.back(n))
            .take_while(move |&hole| rest.contains(hole))
            .map(|hole| (hole, Direction::Backward));
        last.into_iter().chain(forward).chain(backward)
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

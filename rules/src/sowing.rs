//! Laps: where each seed falls, and whether a relay comes round to where it was.
//!
//! `Course` is the one place that knows the path of a lap. The tables by which a whole lap becomes a single addition are
//! computed from it while the crate is compiled, and a story lists its drops from it.

use core::iter::once;

use crate::Hole;
use crate::board::{Board, SEEDS, Word};
use crate::story::{Event, Witness};

/// Where the seeds of a lap fall, after all of a hole have been lifted.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Course {
    /// Beginning with the next hole; the emptied one is sown like any other (Goré 3, `lap: through-origin`).
    ThroughOrigin,
    /// Beginning with the next hole; the emptied one is skipped (Goré 3, `lap: skip-origin`).
    SkipOrigin,
    /// The first seed back into the emptied hole, the rest following (Djenon-aboure 3).
    OriginFirst,
}

impl Course {
    /// How many holes ahead of the emptied one a seed of the lap falls; the first is seed 0.
    const fn steps(self, seed: usize, holes: usize) -> usize {
        match self {
            Self::ThroughOrigin => (seed + 1) % holes,
            Self::SkipOrigin => 1 + seed % (holes - 1),
            Self::OriginFirst => seed % holes,
        }
    }

    /// What a lap adds to a board, byte by byte, the lifting included.
    const fn difference(self, origin: usize, seeds: usize, holes: usize) -> u128 {
        let mut word = 0_u128.wrapping_sub((seeds as u128) << (8 * origin));
        let mut seed = 0;
        while seed < seeds {
            let hole = (origin + self.steps(seed, holes)) % holes;
            word = word.wrapping_add(1 << (8 * hole));
            seed += 1;
        }
        word
    }
}

/// Every lap of a course, worked out beforehand: by the hole it starts from and the seeds lifted there.
#[derive(Debug)]
pub(crate) struct Laps<W, const N: usize> {
    course: Course,
    differences: [[W; SEEDS as usize + 1]; N],
    /// Where the last seed falls.
    lasts: [[Hole<N>; SEEDS as usize + 1]; N],
}

/// Makes the constructor for a word type: constants can't be computed through a trait.
macro_rules! laps_in {
    ($(#[$lint:meta])? $word:ty) => {
        $(#[$lint])?
        impl<const N: usize> Laps<$word, N> {
            pub(crate) const fn new(course: Course) -> Self {
                let mut differences = [[0; SEEDS as usize + 1]; N];
                let mut lasts = [[Hole::FIRST; SEEDS as usize + 1]; N];
                let mut origin = Hole::FIRST;
                let mut place = 0;
                while place < N {
                    let mut seeds = 1;
                    while seeds <= SEEDS as usize {
                        differences[place][seeds] = course.difference(place, seeds, N) as $word;
                        lasts[place][seeds] = origin.ahead(course.steps(seeds - 1, N));
                        seeds += 1;
                    }
                    origin = origin.ahead(1);
                    place += 1;
                }
                Self {
                    course,
                    differences,
                    lasts,
                }
            }
        }
    };
}

laps_in!(
    #[expect(clippy::cast_possible_truncation, reason = "eight holes fill the word")]
    u64
);
laps_in!(u128);

impl<W: Word, const N: usize> Laps<W, N> {
    /// Sows one lap: all seeds of a hole. Returns where the last one fell.
    #[inline]
    pub(crate) fn sow(
        &self,
        board: &mut Board<W, N>,
        lap: u32,
        hole: Hole<N>,
        witness: &mut impl Witness<N>,
    ) -> Hole<N> {
        let seeds = board.seeds(hole);
        witness.see(|| {
            let drops =
                (0..usize::from(seeds)).map(move |seed| hole.ahead(self.course.steps(seed, N)));
            once(Event::Lift { lap, hole, seeds }).chain(drops.map(|hole| Event::Drop { hole }))
        });
        board.add(self.differences[hole.index()][usize::from(seeds)]);
        self.lasts[hole.index()][usize::from(seeds)]
    }
}

/// Notices that a sequence of states, each of which follows from the one before, has come round.
///
/// Exact, and without a memory that grows: one earlier state is kept and compared with each new one, and is replaced
/// after 8, 16, 32, … steps (Brent 1980). A sequence that goes round is caught at the latest when the kept state lies on
/// the cycle and the waiting is longer than the cycle; a sequence that does not is never suspected.
#[derive(Debug)]
pub(crate) struct Cycle<T> {
    kept: T,
    wait: u64,
    waited: u64,
}

impl<T: Copy + PartialEq> Cycle<T> {
    pub(crate) const fn new(first: T) -> Self {
        Self {
            kept: first,
            wait: 8,
            waited: 0,
        }
    }

    /// Whether the next state of the sequence proves that it goes round.
    #[inline]
    pub(crate) fn closes_with(&mut self, state: T) -> bool {
        if state == self.kept {
            return true;
        }
        self.waited += 1;
        if self.waited == self.wait {
            *self = Self {
                kept: state,
                wait: 2 * self.wait,
                waited: 0,
            };
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number of states seen before a cycle of a given length, entered after a given start, is noticed.
    fn noticed_after(start: u32, length: u32, patience: u32) -> Option<u32> {
        let state = |step: u32| {
            if step < start {
                step
            } else {
                start + (step - start) % length
            }
        };
        let mut cycle = Cycle::new(state(0));
        (1..patience).find(|&step| cycle.closes_with(state(step)))
    }

    #[test]
    fn every_cycle_is_noticed_and_nothing_else_is() {
        for start in 0..40 {
            for length in 1..40 {
                assert!(
                    noticed_after(start, length, 1000).is_some(),
                    "{start} {length}"
                );
            }
        }
        assert_eq!(noticed_after(5000, 1, 5000), None);
    }
}

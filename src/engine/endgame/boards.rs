//! A number for every board of few seeds, without gaps: boards of fewer seeds first, then in the order of their holes.

use ayla_rules::gore::HOLES;

/// The numbering of all boards of at most so many seeds.
#[derive(Debug)]
pub(super) struct Boards {
    most_seeds: u8,
    /// How many boards have fewer seeds in all.
    fewer: Vec<u32>,
    /// How many boards come before one that has `s` seeds in a hole, when `r` are left for this hole and the later ones:
    /// by hole, `r` and `s`.
    before: Vec<[[u32; HIGHEST + 1]; HIGHEST + 1]>,
}

/// No table goes further: the numbers would outgrow their type's use long before.
const HIGHEST: usize = 24;

impl Boards {
    pub(super) fn new(most_seeds: u8) -> Self {
        let most_seeds = most_seeds.min(u8::try_from(HIGHEST).unwrap_or(u8::MAX));
        let mut fewer = vec![0];
        for seeds in 0..=usize::from(most_seeds) {
            fewer.push(fewer[seeds] + ways(HOLES, seeds));
        }
        let before = (0..HOLES).map(|hole| {
            let mut before = [[0; HIGHEST + 1]; HIGHEST + 1];
            for (left, row) in before.iter_mut().enumerate() {
                for seeds in 0..left {
                    row[seeds + 1] = row[seeds] + ways(HOLES - 1 - hole, left - seeds);
                }
            }
            before
        });
        Self {
            most_seeds,
            fewer,
            before: before.collect(),
        }
    }

    /// The most seeds that a board with a number has.
    pub(super) const fn most_seeds(&self) -> u8 {
        self.most_seeds
    }

    /// How many boards have a number.
    pub(super) fn count(&self) -> usize {
        self.fewer.last().map_or(0, |&count| count as usize)
    }

    /// The number of a board that holds so many seeds in all.
    #[inline]
    pub(super) fn number(&self, board: u64, seeds: u8) -> usize {
        let mut left = usize::from(seeds);
        let mut number = self.fewer[left];
        for (hole, before) in board.to_le_bytes().into_iter().zip(&self.before) {
            let here = usize::from(hole);
            number += before[left][here];
            left -= here;
        }
        number as usize
    }

    /// All boards of so many seeds, in the order of their numbers.
    pub(super) fn with(seeds: u8) -> Vec<u64> {
        let mut boards = Vec::new();
        let mut holes = [0; HOLES];
        fill(&mut holes, 0, seeds, &mut boards);
        boards
    }
}

/// In how many ways so many seeds lie in so many holes.
fn ways(holes: usize, seeds: usize) -> u32 {
    match (holes, seeds) {
        (0, 0) => 1,
        (0, _) => 0,
        _ => (1..holes).fold(1, |ways, hole| {
            ways * u32::try_from(seeds + hole).unwrap_or(0) / u32::try_from(hole).unwrap_or(1)
        }),
    }
}

/// Fills the holes from one on with so many seeds in every way.
fn fill(holes: &mut [u8; HOLES], from: usize, seeds: u8, boards: &mut Vec<u64>) {
    if from + 1 == HOLES {
        holes[from] = seeds;
        boards.push(u64::from_le_bytes(*holes));
        return;
    }
    for here in 0..=seeds {
        holes[from] = here;
        fill(holes, from + 1, seeds - here, boards);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_board_has_its_number() {
        let boards = Boards::new(7);
        let mut next = 0;
        for seeds in 0..=7 {
            for board in Boards::with(seeds) {
                assert_eq!(boards.number(board, seeds), next);
                next += 1;
            }
        }
        assert_eq!(boards.count(), next);
        assert_eq!(next, 6435);
    }
}

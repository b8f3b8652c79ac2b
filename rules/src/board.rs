//! What every hole holds, in one machine word: hole `i` of the ring is byte `i`, counted from the lowest.
//!
//! A side never has more than 48 seeds, so a byte's top bit is free and no byte ever carries into the next: a lap is one
//! addition, and "which holes hold 2 or 4?" is asked of all holes at once. Nothing outside this file sees a byte; to the
//! rest of the crate a board can be asked (`seeds`, `holding`, `ripe`), sown (`add`) and harvested (`take`).

use core::fmt::Debug;
use core::hash::Hash;
use core::ops::{BitAnd, BitOr, BitXor, Mul, Not, Shl, Shr, Sub};

use crate::{BySide, Hole, HoleSet, SetupError};

/// All the seeds of either game.
pub const SEEDS: u8 = 48;

/// Checks that board and captured seeds make 48.
pub(crate) fn count(board: &[u8], captured: BySide<u8>) -> Result<(), SetupError> {
    let total = board
        .iter()
        .chain([&captured.south, &captured.north])
        .map(|&seeds| u16::from(seeds))
        .sum();
    if total == u16::from(SEEDS) {
        Ok(())
    } else {
        Err(SetupError::Seeds { total })
    }
}

/// The board of a ring of `N` holes, in a word that has a byte for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Board<W, const N: usize>(W);

impl<W: Word, const N: usize> Board<W, N> {
    /// The board on which each hole, in ring order, holds so many seeds: at most 48 in all.
    pub(crate) fn new(seeds: [u8; N]) -> Self {
        Self(
            seeds
                .iter()
                .rev()
                .fold(W::from(0), |word, &hole| word << 8 | W::from(hole)),
        )
    }

    /// The seeds in each hole, in ring order.
    pub(crate) fn to_array(self) -> [u8; N] {
        let mut holes = Hole::all();
        [(); N].map(|()| holes.next().map_or(0, |hole| self.seeds(hole)))
    }

    /// The word itself: hole `i` of the ring is byte `i`, counted from the lowest.
    #[inline]
    pub(crate) const fn word(self) -> W {
        self.0
    }

    /// The seeds in a hole.
    #[inline]
    pub(crate) fn seeds(self, hole: Hole<N>) -> u8 {
        (self.0 >> byte(hole)).lowest()
    }

    /// Adds a difference to all holes at once: a table of `sowing`.
    #[inline]
    pub(crate) fn add(&mut self, difference: W) {
        self.0 = self.0.wrapping_add(difference);
    }

    /// The holes that hold at least so many seeds, from 1 to 127.
    #[inline]
    pub(crate) fn holding(self, at_least: u8) -> HoleSet<N> {
        HoleSet::from_bits(self.flags_of(at_least).gather())
    }

    /// Whether any hole holds at least so many seeds, from 1 to 127.
    #[inline]
    pub(crate) fn has_hole_of(self, at_least: u8) -> bool {
        self.flags_of(at_least) != W::from(0)
    }

    /// The top bit of each byte of at least so many seeds.
    #[inline]
    fn flags_of(self, at_least: u8) -> W {
        self.0.wrapping_add(W::EACH * W::from(0x80 - at_least)) & W::TOPS
    }

    /// The holes that hold exactly 2 or 4 seeds.
    #[inline]
    pub(crate) fn ripe(self) -> HoleSet<N> {
        // A byte below 128 taken from 128 leaves the top bit standing only if it was zero.
        let none = |word: W| W::TOPS - word;
        let flags = (none(self.0 ^ (W::EACH * W::from(2))) | none(self.0 ^ (W::EACH * W::from(4))))
            & W::TOPS;
        HoleSet::from_bits(flags.gather())
    }

    /// Takes all seeds out of these holes and says how many they were.
    #[inline]
    pub(crate) fn take(&mut self, holes: HoleSet<N>) -> u8 {
        let theirs = W::scatter(holes.bits());
        let taken = Self(self.0 & theirs);
        self.0 = self.0 & !theirs;
        taken.total()
    }

    /// Drops so many seeds into a hole.
    pub(crate) fn put(&mut self, hole: Hole<N>, seeds: u8) {
        self.add(W::from(seeds) << byte(hole));
    }

    /// All the seeds on the board.
    #[inline]
    pub(crate) fn total(self) -> u8 {
        self.0.sum()
    }

    /// All the seeds in these holes.
    pub(crate) fn total_in(mut self, holes: HoleSet<N>) -> u8 {
        self.take(holes)
    }
}

/// How far up in the word a hole's byte lies, in bits.
#[expect(clippy::cast_possible_truncation, reason = "at most 8 · 11")]
#[inline]
const fn byte<const N: usize>(hole: Hole<N>) -> u32 {
    8 * hole.index() as u32
}

/// An unsigned word seen as a row of bytes, each below 128.
pub(crate) trait Word:
    Copy
    + Debug
    + Eq
    + Hash
    + From<u8>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Mul<Output = Self>
    + Sub<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// Each byte one.
    const EACH: Self;
    /// Each byte's top bit.
    const TOPS: Self;

    /// Adds modulo the word.
    fn wrapping_add(self, other: Self) -> Self;
    /// The lowest byte.
    fn lowest(self) -> u8;
    /// The sum of all bytes, where it fits a byte.
    fn sum(self) -> u8;
    /// The bytes' top bits, all other bits being zero, as the low bits of one number.
    fn gather(self) -> u16;
    /// The reverse of `gather`, with the whole byte set where a bit is.
    fn scatter(bits: u16) -> Self;
}

impl Word for u64 {
    const EACH: Self = 0x0101_0101_0101_0101;
    const TOPS: Self = 0x80 * Self::EACH;

    #[inline]
    fn wrapping_add(self, other: Self) -> Self {
        self.wrapping_add(other)
    }

    #[inline]
    fn lowest(self) -> u8 {
        self.to_le_bytes()[0]
    }

    #[inline]
    fn sum(self) -> u8 {
        self.wrapping_mul(Self::EACH).to_le_bytes()[7]
    }

    #[inline]
    fn gather(self) -> u16 {
        // The factor moves the bit of byte i to bit 56 + i; no two of the 64 products meet.
        ((self >> 7)
            .wrapping_mul(0x0102_0408_1020_4080)
            .to_le_bytes()[7])
            .into()
    }

    #[inline]
    fn scatter(bits: u16) -> Self {
        SCATTERED[usize::from(bits & 0xff)]
    }
}

/// Eight bits as the bytes of a word, 255 where the bit is set.
static SCATTERED: [u64; 256] = {
    let mut scattered = [0; 256];
    let mut bits = 0;
    while bits < scattered.len() {
        let mut bit = 0;
        while bit < 8 {
            if bits >> bit & 1 == 1 {
                scattered[bits] |= 0xff << (8 * bit);
            }
            bit += 1;
        }
        bits += 1;
    }
    scattered
};

#[expect(clippy::cast_possible_truncation, reason = "the halves are meant")]
impl Word for u128 {
    const EACH: Self = (<u64 as Word>::EACH as u128) << 64 | <u64 as Word>::EACH as u128;
    const TOPS: Self = 0x80 * Self::EACH;

    #[inline]
    fn wrapping_add(self, other: Self) -> Self {
        self.wrapping_add(other)
    }

    #[inline]
    fn lowest(self) -> u8 {
        self.to_le_bytes()[0]
    }

    #[inline]
    fn sum(self) -> u8 {
        // Bytes below 128 whose sum fits a byte: the halves can be added byte by byte first.
        (self as u64).wrapping_add((self >> 64) as u64).sum()
    }

    #[inline]
    fn gather(self) -> u16 {
        (self as u64).gather() | ((self >> 64) as u64).gather() << 8
    }

    #[inline]
    fn scatter(bits: u16) -> Self {
        Self::from(u64::scatter(bits >> 8)) << 64 | Self::from(u64::scatter(bits & 0xff))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn by_eye<const N: usize>(seeds: [u8; N], wanted: impl Fn(u8) -> bool) -> HoleSet<N> {
        Hole::all()
            .filter(|hole| wanted(seeds[hole.index()]))
            .collect()
    }

    fn answers_agree<W: Word, const N: usize>(seeds: [u8; N]) {
        let board = Board::<W, N>::new(seeds);
        assert_eq!(board.to_array(), seeds);
        assert_eq!(board.total(), seeds.iter().sum::<u8>());
        assert_eq!(
            board.ripe(),
            by_eye(seeds, |n| n == 2 || n == 4),
            "{seeds:?}"
        );
        for least in 1..=48 {
            assert_eq!(
                board.holding(least),
                by_eye(seeds, |n| n >= least),
                "{seeds:?}"
            );
        }
        for bits in 0..1 << N {
            let holes = HoleSet::from_bits(bits);
            let mut rest = board;
            let taken = rest.take(holes);
            assert_eq!(taken, board.total_in(holes));
            let left = Hole::all().map(|h| {
                if holes.contains(h) {
                    0
                } else {
                    seeds[h.index()]
                }
            });
            assert!(rest.to_array().into_iter().eq(left), "{seeds:?} {holes}");
        }
    }

    #[test]
    fn a_word_answers_as_eight_holes_would() {
        for seeds in [
            [6; 8],
            [0; 8],
            [0, 1, 2, 3, 4, 5, 6, 7],
            [48, 0, 0, 0, 0, 0, 0, 0],
            [2, 2, 4, 4, 2, 2, 4, 28],
            [4, 2, 0, 2, 4, 1, 3, 5],
        ] {
            answers_agree::<u64, 8>(seeds);
        }
    }

    #[test]
    fn a_long_word_answers_as_twelve_holes_would() {
        for seeds in [
            [4; 12],
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 2, 1],
            [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48],
            [4, 3, 4, 3, 1, 5, 4, 5, 2, 1, 2, 1],
        ] {
            answers_agree::<u128, 12>(seeds);
        }
    }
}

//! The holes of a board, in sowing order: `1S…nS 1N…nN`, then `1S` again.
//!
//! `Hole<N>` is a hole of a ring of `N` holes and nothing else: a hole of Djenon-aboure can't be handed to Goré.
//! What a hole holds and who owns it is the position's business.

use core::fmt;
use core::ops::{BitAnd, BitOr, Sub};
use core::str::FromStr;

use alloc::string::{String, ToString};

use crate::Side;

/// A hole of a ring of `N` holes, named after its place: `2S` is the second hole of South's row in sowing direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hole<const N: usize>(u8);

#[expect(
    clippy::cast_possible_truncation,
    reason = "rings have 8 or 12 holes: every index fits a byte"
)]
impl<const N: usize> Hole<N> {
    /// How many holes a row has.
    pub const ROW: u8 = (N / 2) as u8;

    /// `1S`, with which the ring begins.
    pub(crate) const FIRST: Self = Self(0);

    /// The hole at a place of the ring, counted from `1S` = 0.
    pub const fn new(index: usize) -> Option<Self> {
        if index < N {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// The `number`-th hole of a row, counted from 1 in sowing direction.
    pub const fn in_row(row: Side, number: u8) -> Option<Self> {
        if number == 0 || number > Self::ROW {
            return None;
        }
        match row {
            Side::South => Some(Self(number - 1)),
            Side::North => Some(Self(Self::ROW + number - 1)),
        }
    }

    /// All holes in ring order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..N as u8).map(Self)
    }

    /// The place in the ring, counted from `1S` = 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The row that the hole lies in, whoever owns it.
    pub const fn row(self) -> Side {
        if self.0 < Self::ROW {
            Side::South
        } else {
            Side::North
        }
    }

    /// The number within its row, counted from 1 in sowing direction.
    pub const fn number(self) -> u8 {
        self.0 % Self::ROW + 1
    }

    /// The hole so many steps on in sowing direction.
    #[inline]
    pub const fn ahead(self, steps: usize) -> Self {
        Self(((self.0 as usize + steps) % N) as u8)
    }

    /// The hole so many steps back against the sowing direction.
    pub const fn back(self, steps: usize) -> Self {
        self.ahead(N - steps % N)
    }
}

/// Writes the notation: `2S`.
impl<const N: usize> fmt::Display for Hole<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.number(), self.row())
    }
}

/// Reads the notation, the letter in either case.
impl<const N: usize> FromStr for Hole<N> {
    type Err = ParseHoleError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let read = || {
            let letter = text.chars().next_back()?;
            let number = &text[..text.len() - letter.len_utf8()];
            let plain =
                number.bytes().all(|byte| byte.is_ascii_digit()) && !number.starts_with('0');
            let number = number.parse().ok().filter(|_| plain)?;
            Self::in_row(Side::from_letter(letter)?, number)
        };
        read().ok_or_else(|| ParseHoleError {
            text: text.to_string(),
            row: Self::ROW,
        })
    }
}

/// A text that names no hole of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseHoleError {
    /// What was written.
    pub text: String,
    /// How many holes a row of this board has.
    pub row: u8,
}

impl fmt::Display for ParseHoleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { text, row } = self;
        write!(
            f,
            "{text:?} names no hole: the holes are 1S to {row}S and 1N to {row}N"
        )
    }
}

impl core::error::Error for ParseHoleError {}

/// A set of holes, which iterates in ring order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HoleSet<const N: usize>(u16);

impl<const N: usize> HoleSet<N> {
    /// No hole.
    pub const EMPTY: Self = Self(0);
    /// Every hole of the ring.
    pub const ALL: Self = Self(u16::MAX >> (16 - N));

    /// The holes whose bits are set, the bit of `1S` lowest; bits beyond the ring are dropped.
    #[inline]
    pub(crate) const fn from_bits(bits: u16) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// A bit for each hole of the set, the bit of `1S` lowest.
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The holes of a row.
    #[inline]
    pub const fn row(row: Side) -> Self {
        let south = Self::ALL.0 >> (N / 2);
        match row {
            Side::South => Self(south),
            Side::North => Self(Self::ALL.0 & !south),
        }
    }

    /// The set with this one hole more.
    pub const fn with(self, hole: Hole<N>) -> Self {
        Self(self.0 | 1 << hole.0)
    }

    /// The set without this hole.
    pub const fn without(self, hole: Hole<N>) -> Self {
        Self(self.0 & !(1 << hole.0))
    }

    /// Whether the hole is in the set.
    #[inline]
    pub const fn contains(self, hole: Hole<N>) -> bool {
        self.0 >> hole.0 & 1 == 1
    }

    /// How many holes the set has.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set has no hole.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether every hole of this set is in the other one too.
    #[inline]
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// The unbroken run of holes of the set from this one on, going in sowing direction; none if it is not in the set.
    #[inline]
    pub const fn run_from(self, hole: Hole<N>) -> Self {
        let twice = self.twice_round();
        // A bit added to the run's lowest is carried through the run and clears it.
        Self::once_round(twice & !(twice + (1 << hole.0)))
    }

    /// The unbroken run of holes of the set up to this one, going in sowing direction; none if it is not in the set.
    #[inline]
    pub const fn run_up_to(self, hole: Hole<N>) -> Self {
        let up_to = (2 << (N + hole.index())) - 1;
        let gaps = up_to & !self.twice_round();
        let before = u32::BITS - gaps.leading_zeros();
        Self::once_round(up_to >> before << before)
    }

    /// How many holes in a row, this one first, are in the set, going in sowing direction.
    pub const fn run_ahead(self, hole: Hole<N>) -> usize {
        self.run_from(hole).len()
    }

    /// How many holes in a row, this one first, are in the set, going against the sowing direction.
    pub const fn run_back(self, hole: Hole<N>) -> usize {
        self.run_up_to(hole).len()
    }

    /// The ring laid out twice in a row, so that no run is broken where it closes.
    const fn twice_round(self) -> u32 {
        self.0 as u32 | (self.0 as u32) << N
    }

    /// The ring of which some holes are marked in the first round, some in the second.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the second round is meant to go"
    )]
    const fn once_round(twice: u32) -> Self {
        Self::from_bits((twice | twice >> N) as u16)
    }
}

impl<const N: usize> BitOr for HoleSet<N> {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl<const N: usize> BitAnd for HoleSet<N> {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

/// The holes of the first set that are not in the second.
impl<const N: usize> Sub for HoleSet<N> {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl<const N: usize> FromIterator<Hole<N>> for HoleSet<N> {
    fn from_iter<I: IntoIterator<Item = Hole<N>>>(holes: I) -> Self {
        holes.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl<const N: usize> IntoIterator for HoleSet<N> {
    type Item = Hole<N>;
    type IntoIter = Holes<N>;

    #[inline]
    fn into_iter(self) -> Holes<N> {
        Holes(self.0)
    }
}

/// The holes of a set, in ring order.
#[derive(Clone, Debug)]
pub struct Holes<const N: usize>(u16);

impl<const N: usize> Iterator for Holes<N> {
    type Item = Hole<N>;

    #[inline]
    fn next(&mut self) -> Option<Hole<N>> {
        if self.0 == 0 {
            return None;
        }
        #[expect(clippy::cast_possible_truncation, reason = "at most 16")]
        let index = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(Hole(index))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl<const N: usize> ExactSizeIterator for Holes<N> {}

/// Writes the holes in ring order, as in an offer: `1S,3S`.
impl<const N: usize> fmt::Display for HoleSet<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, hole) in self.into_iter().enumerate() {
            if place > 0 {
                f.write_str(",")?;
            }
            write!(f, "{hole}")?;
        }
        Ok(())
    }
}

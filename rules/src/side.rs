//! The two sides, and a value for each of them.
//!
//! `BySide` is indexed by `Side` only, so a side's captured seeds can't be read with a stray number.

use core::fmt;
use core::ops::{Index, IndexMut};
use core::str::FromStr;

/// One of the two sides of the board. South sits at the bottom row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Side {
    /// The bottom row, which begins unless the game says otherwise.
    South,
    /// The top row.
    North,
}

impl Side {
    /// Both sides, South first, as the notation writes them.
    pub const ALL: [Self; 2] = [Self::South, Self::North];

    /// The side across the board.
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::South => Self::North,
            Self::North => Self::South,
        }
    }

    /// `S` or `N`, as the notation writes it.
    pub const fn letter(self) -> char {
        match self {
            Self::South => 'S',
            Self::North => 'N',
        }
    }

    /// `south` or `north`, as files and command lines write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::South => "south",
            Self::North => "north",
        }
    }

    /// The side that a letter of the notation means; either case will do.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'S' | 's' => Some(Self::South),
            'N' | 'n' => Some(Self::North),
            _ => None,
        }
    }
}

/// Writes the letter of the notation.
impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

/// Reads a letter of the notation or a name, in either case.
impl FromStr for Side {
    type Err = ParseSideError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|side| {
                text.eq_ignore_ascii_case(side.name())
                    || text.chars().eq([side.letter()])
                    || text.chars().eq([side.letter().to_ascii_lowercase()])
            })
            .ok_or(ParseSideError)
    }
}

/// A text that names neither side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSideError;

impl fmt::Display for ParseSideError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the sides are S (south) and N (north)")
    }
}

impl core::error::Error for ParseSideError {}

/// A value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct BySide<T> {
    /// South's.
    pub south: T,
    /// North's.
    pub north: T,
}

impl<T> BySide<T> {
    /// Makes both values, South's first.
    pub fn from_fn(mut make: impl FnMut(Side) -> T) -> Self {
        Self {
            south: make(Side::South),
            north: make(Side::North),
        }
    }

    /// Changes both values in the same way.
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> BySide<U> {
        BySide {
            south: change(self.south),
            north: change(self.north),
        }
    }

    /// Both values by reference.
    pub const fn as_ref(&self) -> BySide<&T> {
        BySide {
            south: &self.south,
            north: &self.north,
        }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        match side {
            Side::South => &self.south,
            Side::North => &self.north,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::South => &mut self.south,
            Side::North => &mut self.north,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn sides_read_back_from_letter_and_name() {
        for side in Side::ALL {
            assert_eq!(side.to_string().parse(), Ok(side));
            assert_eq!(side.name().parse(), Ok(side));
            assert_eq!(side.other().other(), side);
        }
        assert_eq!("north-west".parse::<Side>(), Err(ParseSideError));
    }
}

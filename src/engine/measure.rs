//! What an end of a game is worth: the two measures, and values that say by which one they count.
//!
//! *Seeds* is the final margin. *Honour* is the rank of the end first, glory included, and the margin only within a
//! rank. Both are zero-sum, so a search needs one number a position, the [`Score`]; people see a [`Value`].

use std::fmt;

use ayla_rules::{Outcome, SEEDS, Side};

/// What a search counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Measure {
    /// The final margin.
    #[default]
    Seeds,
    /// The rank of the end, then the margin.
    Honour,
}

impl Measure {
    /// Both measures.
    pub const ALL: [Self; 2] = [Self::Seeds, Self::Honour];

    /// `seeds` or `honour`, as command lines write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Seeds => "seeds",
            Self::Honour => "honour",
        }
    }
}

/// How a game ends for a side, as honour ranks it (Goré 8): the later, the better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rank {
    /// A loss to a win with glory.
    LossToGlory,
    /// A loss to a win without glory.
    LossWithoutGlory,
    /// A draw.
    Draw,
    /// A win without glory.
    WinWithoutGlory,
    /// A win with glory.
    WinWithGlory,
}

impl Rank {
    const ALL: [Self; 5] = [
        Self::LossToGlory,
        Self::LossWithoutGlory,
        Self::Draw,
        Self::WinWithoutGlory,
        Self::WinWithGlory,
    ];

    /// The rank as data writes it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::LossToGlory => "loss-to-glory",
            Self::LossWithoutGlory => "loss-without-glory",
            Self::Draw => "draw",
            Self::WinWithoutGlory => "win-without-glory",
            Self::WinWithGlory => "win-with-glory",
        }
    }

    /// The same end, as it ranks for the other side.
    pub const fn of_other(self) -> Self {
        match self {
            Self::LossToGlory => Self::WinWithGlory,
            Self::LossWithoutGlory => Self::WinWithoutGlory,
            Self::Draw => Self::Draw,
            Self::WinWithoutGlory => Self::LossWithoutGlory,
            Self::WinWithGlory => Self::LossToGlory,
        }
    }

    /// How many ranks above a draw, or below it.
    const fn above_draw(self) -> Score {
        self as Score - Self::Draw as Score
    }
}

/// What a position is worth to the side to move, as one number that a search can compare.
///
/// Under *seeds* it is the margin; under *honour* a rank is worth more than any margin.
pub(crate) type Score = i16;

/// More than any score.
pub(crate) const INFINITE: Score = 1000;

/// What one rank is worth: more than any difference of margins.
const PER_RANK: Score = 128;

impl Measure {
    /// What an end is worth to a side.
    #[inline]
    pub(crate) fn score(self, end: Outcome, side: Side) -> Score {
        let margin = 2 * Score::from(end.seeds[side]) - Score::from(SEEDS);
        match self {
            Self::Seeds => margin,
            Self::Honour => {
                let glory = end.glory != Some(false);
                let both = Glory {
                    own: glory,
                    other: glory,
                };
                honour(margin, both)
            }
        }
    }

    /// What a margin is worth to a side whose win, and the other side whose win, would have glory or not.
    #[inline]
    pub(crate) const fn score_of_margin(self, margin: Score, glory: Glory) -> Score {
        match self {
            Self::Seeds => margin,
            Self::Honour => honour(margin, glory),
        }
    }

    /// The score in words.
    pub(crate) fn value(self, score: Score) -> Value {
        let rank = match self {
            Self::Seeds => {
                return Value {
                    margin: score,
                    rank: None,
                };
            }
            Self::Honour => Rank::ALL
                .into_iter()
                .find(|rank| (score - rank.above_draw() * PER_RANK).abs() < PER_RANK / 2),
        };
        let margin = score - rank.map_or(0, Rank::above_draw) * PER_RANK;
        Value { rank, margin }
    }
}

/// Whose win would have glory, seen from one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Glory {
    /// Its own.
    pub(crate) own: bool,
    /// The other side's.
    pub(crate) other: bool,
}

impl Glory {
    /// Nobody has refused anything.
    pub(crate) const BOTH: Self = Self {
        own: true,
        other: true,
    };
}

#[inline]
const fn honour(margin: Score, glory: Glory) -> Score {
    match margin {
        0 => 0,
        1.. => (1 + glory.own as Score) * PER_RANK + margin,
        _ => margin - (1 + glory.other as Score) * PER_RANK,
    }
}

/// What an action or a position is worth to the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value {
    /// How the game ends; none where only seeds are counted.
    pub rank: Option<Rank>,
    /// The final margin in seeds, captured ones counted in.
    pub margin: i16,
}

impl Value {
    /// What the same is worth to the other side.
    pub fn of_other(self) -> Self {
        Self {
            rank: self.rank.map(Rank::of_other),
            margin: -self.margin,
        }
    }
}

/// Writes the margin with its sign, and the rank where there is one: `+4`, `-2 (loss to glory)`.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+}", self.margin)?;
        match self.rank {
            Some(rank) => write!(f, " ({})", rank.name().replace('-', " ")),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn honour_ranks_ends_before_it_counts_seeds() {
        let score = |margin, glory| {
            let both = Glory {
                own: glory,
                other: glory,
            };
            Measure::Honour.score_of_margin(margin, both)
        };
        let best_first = [
            score(2, true),
            score(48, false),
            score(2, false),
            0,
            score(-2, false),
            score(-48, false),
            score(-2, true),
            score(-48, true),
        ];
        assert!(best_first.is_sorted_by(|better, worse| better > worse));
        for (score, rank, margin) in [
            (best_first[0], Rank::WinWithGlory, 2),
            (best_first[1], Rank::WinWithoutGlory, 48),
            (0, Rank::Draw, 0),
            (best_first[4], Rank::LossWithoutGlory, -2),
            (best_first[7], Rank::LossToGlory, -48),
        ] {
            let value = Measure::Honour.value(score);
            assert_eq!(
                value,
                Value {
                    rank: Some(rank),
                    margin
                }
            );
        }
    }
}

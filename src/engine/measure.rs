//! What an end of a game is worth: the two measures, and values that say by which one they count.
//!
//! *Seeds* is the final margin. *Honour* is the rank of the end first, glory included, and the margin only within a
//! rank. Both are zero-sum, so a search needs one number a position, the [`Score`]; people see a [`Value`].
//!
//! Where a line is broken off before the game is decided, a lead is no win yet. If honour took it for one, the smallest
//! lead with glory would count for more than the greatest without, and the search would throw seeds away for a rank that
//! it has not got. So an estimate counts a part of its rank, the greater, the greater the lead.

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
    /// All ranks, the worst first.
    pub const ALL: [Self; 5] = [
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

    /// The rank of an end with more seeds or fewer, the winner having glory or not.
    const fn of(more: Score, glory: bool) -> Self {
        match (more, glory) {
            (0, _) => Self::Draw,
            (1.., true) => Self::WinWithGlory,
            (1.., false) => Self::WinWithoutGlory,
            (_, true) => Self::LossToGlory,
            (_, false) => Self::LossWithoutGlory,
        }
    }
}

/// What a position is worth to the side to move, as one number that a search can compare.
///
/// Under *seeds* it is the margin. Under *honour* it is the rank, or a part of it, in [`STEP`]s, [`SURE`] of them a rank;
/// then twice the margin, and the glory of the winner, so that a score can be put in words again.
pub(crate) type Score = i16;

/// More than any score; the greatest window, twice as wide, is still a number.
pub(crate) const INFINITE: Score = 16_000;

/// What one step of expectation is worth: more than any difference of margins.
const STEP: Score = 200;

/// So many steps are a rank.
const SURE: Score = 32;

/// An estimated lead of so many seeds counts like a win.
const LEAD: Score = 24;

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
                ended(margin, both)
            }
        }
    }

    /// What a margin is worth to a side whose win, and the other side whose win, would have glory or not.
    #[inline]
    pub(crate) const fn score_of_margin(self, margin: Score, glory: Glory) -> Score {
        match self {
            Self::Seeds => margin,
            Self::Honour => ended(margin, glory),
        }
    }

    /// How far from the last depth's score the next one's is looked for first.
    pub(crate) const fn near(self) -> Score {
        match self {
            Self::Seeds => 8,
            Self::Honour => 4 * STEP,
        }
    }

    /// The score in words.
    pub(crate) fn value(self, score: Score) -> Value {
        match self {
            Self::Seeds => Value {
                score,
                rank: None,
                margin: score,
            },
            Self::Honour => {
                let rest = (score + STEP / 2).rem_euclid(STEP) - STEP / 2;
                Value {
                    score,
                    rank: Some(Rank::of(rest.signum(), rest % 2 != 0)),
                    margin: rest / 2,
                }
            }
        }
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

/// What an end of the game is worth by honour.
#[inline]
const fn ended(margin: Score, glory: Glory) -> Score {
    honour(SURE, margin, glory)
}

/// What an estimated lead is worth by honour: the whole rank if it is certain who wins, a part of it otherwise.
#[inline]
pub(crate) fn honour_of_lead(margin: Score, is_certain: bool, glory: Glory) -> Score {
    let steps = if is_certain {
        SURE
    } else {
        SURE * margin.abs().min(LEAD) / LEAD
    };
    honour(steps, margin, glory)
}

/// The score by honour of a margin, so many steps being counted for the rank that it gives without glory.
#[inline]
const fn honour(steps: Score, margin: Score, glory: Glory) -> Score {
    let (winner, glory) = match margin {
        0 => return 0,
        1.. => (1, glory.own as Score),
        _ => (-1, glory.other as Score),
    };
    2 * margin + winner * (steps * (1 + glory) * STEP + glory)
}

/// What an action or a position is worth to the side to move. Of two values by the same measure the greater one is
/// better. By honour that is not always the one of higher rank, as long as the game is open: a great lead without glory may
/// be better than a small one with it, and a win that is certain is better than a lead that only looks greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value {
    /// What decides which value is greater.
    score: Score,
    /// How the game ends; none where only seeds are counted.
    pub rank: Option<Rank>,
    /// The final margin in seeds, captured ones counted in.
    pub margin: i16,
}

impl Value {
    /// How many [`points`](Self::points) lie between the ranks of two certain ends.
    pub const RANK: i32 = (SURE * STEP) as i32;

    /// What an end of the game is worth that ranks so, where ranks count.
    #[cfg(test)]
    pub(crate) fn of_end(rank: Option<Rank>, margin: i16) -> Self {
        let glory = matches!(rank, Some(Rank::WinWithGlory | Rank::LossToGlory));
        let both = Glory {
            own: glory,
            other: glory,
        };
        match rank {
            None => Measure::Seeds.value(margin),
            Some(_) => Measure::Honour.value(ended(margin, both)),
        }
    }

    /// The value as one number. Counting seeds it is the margin; by honour the ranks of certain ends lie equally far apart,
    /// and farther than any seeds, and what is not certain lies between them.
    pub fn points(self) -> i32 {
        self.score.into()
    }

    /// What the same is worth to the other side.
    pub fn of_other(self) -> Self {
        Self {
            score: -self.score,
            rank: self.rank.map(Rank::of_other),
            margin: -self.margin,
        }
    }
}

/// A number of seeds with its sign, as people write it: `+4`, `−2`.
pub fn with_sign(seeds: impl Into<i16>) -> String {
    let seeds = seeds.into();
    let sign = if seeds < 0 { '−' } else { '+' };
    format!("{sign}{}", seeds.unsigned_abs())
}

/// Writes the margin with its sign, and the rank where there is one: `+4`, `−2 (loss to glory)`.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&with_sign(self.margin))?;
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
    fn a_value_is_written_with_a_sign_of_its_own() {
        for (margin, rank, written) in [
            (4, None, "+4"),
            (-2, None, "−2"),
            (-2, Some(Rank::LossToGlory), "−2 (loss to glory)"),
        ] {
            assert_eq!(Value::of_end(rank, margin).to_string(), written);
        }
    }

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
            assert_eq!((value.rank, value.margin), (Some(rank), margin));
        }
    }

    #[test]
    fn a_lead_that_is_not_won_counts_for_a_part_of_its_rank() {
        let glory = |own| Glory { own, other: true };
        let certain = |margin, own| honour_of_lead(margin, true, glory(own));
        let open = |margin, own| honour_of_lead(margin, false, glory(own));
        let best_first = [
            certain(2, true),
            open(20, true),
            certain(20, false),
            open(20, false),
            open(6, true),
            open(6, false),
            open(2, true),
            0,
            open(-2, true),
            certain(-2, true),
        ];
        assert!(best_first.is_sorted_by(|better, worse| better > worse));
        for (score, rank, margin) in [
            (best_first[1], Rank::WinWithGlory, 20),
            (best_first[3], Rank::WinWithoutGlory, 20),
            (best_first[8], Rank::LossToGlory, -2),
        ] {
            let value = Measure::Honour.value(score);
            assert_eq!((value.rank, value.margin), (Some(rank), margin));
            let other = value.of_other();
            assert_eq!(other, Measure::Honour.value(-score));
        }
    }
}

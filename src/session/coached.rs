//! At which turns of a game the coach was on.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// The turns of a game at which the coach was on, each with the number that its action has or would have.
///
/// Taking actions back changes nothing here: what the coach has said has been heard. Written as turns and runs of turns,
/// `3-8,12`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coached {
    /// First and last turn of each run, in order, none of which touches the next.
    runs: Vec<(usize, usize)>,
}

impl Coached {
    /// Whether it was never on.
    pub const fn is_empty(&self) -> bool {
        self.runs.is_empty()
    }

    /// Whether it was on at a turn.
    pub fn contains(&self, turn: usize) -> bool {
        let mut runs = self.runs.iter();
        runs.any(|&(first, last)| (first..=last).contains(&turn))
    }

    /// Adds a turn. Says whether it is a new one.
    pub(super) fn insert(&mut self, turn: usize) -> bool {
        if self.contains(turn) {
            return false;
        }
        self.runs.push((turn, turn));
        self.runs.sort_unstable();
        let mut joined: Vec<(usize, usize)> = Vec::with_capacity(self.runs.len());
        for &(first, last) in &self.runs {
            match joined.last_mut() {
                Some(run) if run.1 + 1 == first => run.1 = last,
                _ => joined.push((first, last)),
            }
        }
        self.runs = joined;
        true
    }

    /// Only the turns up to one of them.
    pub(super) fn up_to(&self, turn: usize) -> Self {
        let runs = self.runs.iter().filter(|&&(first, _)| first <= turn);
        Self {
            runs: runs.map(|&(first, last)| (first, last.min(turn))).collect(),
        }
    }
}

impl fmt::Display for Coached {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, (first, last)) in self.runs.iter().enumerate() {
            let comma = if place == 0 { "" } else { "," };
            write!(f, "{comma}{first}")?;
            if last > first {
                write!(f, "-{last}")?;
            }
        }
        Ok(())
    }
}

/// A text that is no list of turns.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is no list of turns in their order: write 3-8,12")]
pub struct ParseCoachedError(String);

/// Reads what [`Display`](fmt::Display) writes; a run may also touch the one before it.
impl FromStr for Coached {
    type Err = ParseCoachedError;

    fn from_str(text: &str) -> Result<Self, ParseCoachedError> {
        let error = || ParseCoachedError(text.chars().take(80).collect());
        // No game has so many turns, and one more can still be counted.
        let turn = |text: &str| text.trim().parse::<u32>().ok().map(|turn| turn as usize);
        let mut runs: Vec<(usize, usize)> = Vec::new();
        for run in text.split(',') {
            let (first, last) = run.split_once('-').unwrap_or((run, run));
            let (first, last) = turn(first).zip(turn(last)).ok_or_else(error)?;
            match runs.last_mut() {
                _ if last < first || first == 0 => return Err(error()),
                Some(before) if first <= before.1 => return Err(error()),
                Some(before) if first == before.1 + 1 => before.1 = last,
                _ => runs.push((first, last)),
            }
        }
        Ok(Self { runs })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn coached(turns: &[usize]) -> Coached {
        let mut coached = Coached::default();
        for &turn in turns {
            coached.insert(turn);
        }
        coached
    }

    #[test]
    fn turns_that_follow_each_other_are_one_run_in_whatever_order_they_come() {
        let coached = coached(&[12, 4, 3, 6, 5, 4]);
        assert_eq!(coached.to_string(), "3-6,12");
        let on: Vec<_> = (1..=13).filter(|&turn| coached.contains(turn)).collect();
        assert_eq!(on, [3, 4, 5, 6, 12]);
        assert_eq!(coached.up_to(4).to_string(), "3-4");
        assert!(coached.up_to(2).is_empty());
    }

    #[test]
    fn what_is_written_is_read_back() {
        for turns in [&[1][..], &[1, 2], &[2, 4, 5, 9], &[7, 8, 9]] {
            let coached = coached(turns);
            assert_eq!(coached.to_string().parse(), Ok(coached));
        }
        assert_eq!("3, 4-5".parse(), Ok(coached(&[3, 4, 5])));
    }

    #[test]
    fn what_is_no_list_of_turns_is_refused() {
        for text in [
            "",
            "0",
            "3-",
            "-3",
            "5-3",
            "3,3",
            "4,3",
            "3-5,5",
            "a",
            "3;4",
            "99999999999",
        ] {
            assert!(text.parse::<Coached>().is_err(), "{text:?}");
        }
    }
}

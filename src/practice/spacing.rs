//! When a drill comes back: the longer one has known it, the later.

use jiff::civil::Date;
use jiff::{Span, ToSpan};
use serde::{Deserialize, Serialize};

/// After how many days a drill comes back that was answered rightly once, twice, … in a row; from then on always the last.
pub const DAYS: [i64; 5] = [1, 3, 7, 16, 35];

/// What is known of somebody's answers to a drill.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Track {
    /// How often it was answered or given up.
    pub attempts: u32,
    /// How often rightly.
    pub right: u32,
    /// How often rightly since it was last missed.
    pub streak: u32,
    /// The day on which it comes back.
    pub due: Date,
}

impl Track {
    /// What is known after an answer on a day. A drill that was missed comes back on the next day, like a new one. A right
    /// answer before the day on which the drill would have come back is practice, but shows nothing new.
    pub fn after(before: Option<Self>, is_right: bool, today: Date) -> Self {
        let new = Self {
            attempts: 0,
            right: 0,
            streak: 0,
            due: today,
        };
        let track = before.unwrap_or(new);
        let track = Self {
            attempts: track.attempts.saturating_add(1),
            right: track.right.saturating_add(is_right.into()),
            ..track
        };
        if is_right && !track.is_due(today) {
            return track;
        }
        let streak = if is_right {
            track.streak.saturating_add(1)
        } else {
            0
        };
        Self {
            streak,
            due: today.saturating_add(interval(streak)),
            ..track
        }
    }

    /// Whether it has come back by this day.
    pub fn is_due(&self, today: Date) -> bool {
        self.due <= today
    }

    /// Whether it was known the last time.
    pub const fn is_known(&self) -> bool {
        self.streak > 0
    }
}

/// How long a drill stays away after so many right answers in a row.
fn interval(streak: u32) -> Span {
    let place = usize::try_from(streak.saturating_sub(1)).unwrap_or(usize::MAX);
    DAYS[place.min(DAYS.len() - 1)].days()
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    /// The days between the answers, each given on the day on which the drill comes back.
    fn days(answers: &[bool]) -> Vec<i32> {
        let mut today = date(2026, 2, 27);
        let mut track = None;
        let mut days = Vec::new();
        for &is_right in answers {
            let after = Track::after(track, is_right, today);
            assert!(!after.is_due(today));
            assert!(after.is_due(after.due));
            days.push((after.due - today).get_days());
            today = after.due;
            track = Some(after);
        }
        days
    }

    #[test]
    fn what_is_known_stays_away_longer_every_time_but_never_for_good() {
        assert_eq!(days(&[true; 7]), [1, 3, 7, 16, 35, 35, 35]);
    }

    #[test]
    fn what_is_missed_comes_back_tomorrow_and_begins_anew() {
        assert_eq!(
            days(&[false, true, true, false, false, true]),
            [1, 1, 3, 1, 1, 1]
        );
    }

    #[test]
    fn only_a_right_answer_on_its_day_makes_a_drill_stay_away_longer() {
        let today = date(2026, 11, 30);
        let first = Track::after(None, true, today);
        let again = Track::after(Some(first), true, today);
        assert_eq!((again.attempts, again.right), (2, 2));
        assert_eq!((again.streak, again.due), (1, date(2026, 12, 1)));
        let missed = Track::after(Some(again), false, today);
        assert_eq!((missed.attempts, missed.right, missed.streak), (3, 2, 0));
        assert_eq!(missed.due, date(2026, 12, 1));
    }

    #[test]
    fn a_drill_that_was_not_looked_at_for_long_is_due_and_not_lost() {
        let track = Track::after(None, true, date(2026, 1, 1));
        assert!(track.is_due(date(2030, 1, 1)));
    }
}

//! What somebody has practised: the results of drills, and the drills made of that person's mistakes.
//!
//! A round of practice is put together here: what is due first, then what is new, from easy to hard.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::drill::{Chapter, Drill};
use super::drills;
use super::spacing::Track;

/// Results and mistakes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    /// The results, by what tells a drill from all others.
    results: BTreeMap<String, Track>,
    /// The drills made of mistakes, in the order in which they were found.
    mistakes: Vec<Drill>,
}

/// Something that changes what is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// A drill was answered.
    Answered {
        /// What tells the drill from all others.
        id: String,
        /// Whether rightly.
        is_right: bool,
    },
    /// These mistakes were found.
    Found(Vec<Drill>),
    /// A mistake is not to come back any more.
    Forget {
        /// What tells it from all others.
        id: String,
    },
}

/// How many drills of a chapter are in which state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// All.
    pub all: usize,
    /// Never answered.
    pub new: usize,
    /// Come back by today.
    pub due: usize,
    /// Answered rightly the last time, and not come back yet.
    pub known: usize,
    /// Missed the last time, and not come back yet.
    pub missed: usize,
}

impl Progress {
    /// Changes what is kept.
    pub fn change(&mut self, change: Change, today: Date) {
        match change {
            Change::Answered { id, is_right } => {
                let before = self.results.get(&id).copied();
                self.results
                    .insert(id, Track::after(before, is_right, today));
            }
            Change::Found(found) => {
                for drill in found {
                    let id = drill.id();
                    if self.mistakes.iter().all(|known| known.id() != id) {
                        self.mistakes.push(drill);
                    }
                }
            }
            Change::Forget { id } => {
                self.mistakes.retain(|drill| drill.id() != id);
                self.results.remove(&id);
            }
        }
    }

    /// What is known of somebody's answers to a drill.
    pub fn track(&self, drill: &Drill) -> Option<&Track> {
        self.results.get(&drill.id())
    }

    /// The drills made of mistakes.
    pub fn mistakes(&self) -> &[Drill] {
        &self.mistakes
    }

    /// All drills of a chapter, in their order.
    pub fn drills(&self, chapter: Chapter) -> impl Iterator<Item = &Drill> {
        let shipped: &[Drill] = drills::all();
        let all = shipped.iter().chain(&self.mistakes);
        all.filter(move |drill| drill.chapter == chapter)
    }

    /// How many drills of a chapter are in which state on a day.
    pub fn counts(&self, chapter: Chapter, today: Date) -> Counts {
        let mut counts = Counts::default();
        for drill in self.drills(chapter) {
            counts.all += 1;
            match self.track(drill) {
                None => counts.new += 1,
                Some(track) if track.is_due(today) => counts.due += 1,
                Some(track) if track.is_known() => counts.known += 1,
                Some(_) => counts.missed += 1,
            }
        }
        counts
    }

    /// All that is due on a day, what has waited longest first.
    pub fn due(&self, today: Date) -> Vec<Drill> {
        let all = Chapter::ALL
            .into_iter()
            .flat_map(|chapter| self.drills(chapter));
        self.due_of(all, today)
    }

    /// A round of a chapter: what is due, then what is new, from easy to hard; if there is neither, everything again.
    pub fn round(&self, chapter: Chapter, today: Date) -> Vec<Drill> {
        let mut round = self.due_of(self.drills(chapter), today);
        let new = self
            .drills(chapter)
            .filter(|drill| self.track(drill).is_none());
        round.extend(new.cloned());
        if round.is_empty() {
            round.extend(self.drills(chapter).cloned());
        }
        round
    }

    fn due_of<'a>(&self, drills: impl Iterator<Item = &'a Drill>, today: Date) -> Vec<Drill> {
        let due = drills.filter_map(|drill| {
            let track = self.track(drill).filter(|track| track.is_due(today))?;
            Some((track.due, drill))
        });
        let mut due: Vec<_> = due.collect();
        due.sort_by_key(|&(since, _)| since);
        due.into_iter().map(|(_, drill)| drill.clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    const CHAPTER: Chapter = Chapter::Relays;

    fn answered(progress: &mut Progress, drill: &Drill, is_right: bool, today: Date) {
        let id = drill.id();
        progress.change(Change::Answered { id, is_right }, today);
    }

    #[test]
    fn a_round_begins_with_what_is_due_and_goes_on_with_what_is_new() {
        let mut progress = Progress::default();
        let (first, second) = (date(2026, 11, 30), date(2026, 12, 1));
        let new = progress.round(CHAPTER, first);
        assert!(new.is_sorted_by_key(|drill| drill.level));
        answered(&mut progress, &new[0], true, first);
        answered(&mut progress, &new[1], false, first);
        assert_eq!(progress.round(CHAPTER, first), new[2..]);
        assert!(progress.due(first).is_empty());
        assert_eq!(progress.due(second), new[..2]);
        answered(&mut progress, &new[0], true, second);
        let round = progress.round(CHAPTER, second);
        assert_eq!((&round[0], &round[1..]), (&new[1], &new[2..]));
    }

    #[test]
    fn every_drill_of_a_chapter_is_counted_once() {
        let mut progress = Progress::default();
        let (first, second) = (date(2026, 11, 30), date(2026, 12, 1));
        let drills = progress.round(CHAPTER, first);
        answered(&mut progress, &drills[0], false, first);
        answered(&mut progress, &drills[1], true, second);
        answered(&mut progress, &drills[2], false, second);
        let all = drills.len();
        let counts = Counts {
            all,
            new: all - 3,
            due: 1,
            known: 1,
            missed: 1,
        };
        assert_eq!(progress.counts(CHAPTER, second), counts);
    }

    #[test]
    fn a_chapter_that_is_known_can_be_gone_through_again() {
        let mut progress = Progress::default();
        let today = date(2026, 11, 30);
        let all = progress.round(CHAPTER, today);
        for drill in &all {
            answered(&mut progress, drill, true, today);
        }
        let counts = progress.counts(CHAPTER, today);
        assert_eq!((counts.known, counts.all), (all.len(), all.len()));
        assert_eq!(progress.round(CHAPTER, today), all);
    }

    #[test]
    fn a_mistake_is_kept_once_and_forgotten_with_its_results() {
        let mut progress = Progress::default();
        let today = date(2026, 11, 30);
        let mut mistake = drills::all()[0].clone();
        mistake.chapter = Chapter::Mistakes;
        for _ in 0..2 {
            progress.change(Change::Found(vec![mistake.clone()]), today);
        }
        assert_eq!(progress.mistakes(), [mistake.clone()]);
        answered(&mut progress, &mistake, false, today);
        assert_eq!(progress.due(date(2026, 12, 1)), [mistake.clone()]);
        progress.change(Change::Forget { id: mistake.id() }, today);
        assert_eq!(progress, Progress::default());
    }
}

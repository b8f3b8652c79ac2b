//! What an action would do, told before it is done.

use ayla_rules::{AnyAction, AnyHole, AnyPosition, Event, Illegal};

/// A sowing as it would come out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The seeds that would be sown first.
    pub seeds: u8,
    /// How many laps it would take.
    pub laps: u32,
    /// Where the last seed would fall.
    pub last: Option<AnyHole>,
    /// What would be captured, in the order in which it is taken.
    pub captures: Vec<(AnyHole, u8)>,
    /// The position after it.
    pub after: AnyPosition,
}

impl Preview {
    /// Foresees an action.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn of(position: &AnyPosition, action: AnyAction) -> Result<Self, Illegal> {
        let after = position.play(action)?;
        let mut preview = Self {
            seeds: 0,
            laps: 0,
            last: None,
            captures: Vec::new(),
            after,
        };
        for event in position.trace(action)? {
            match event {
                Event::Lift { lap, seeds, .. } => {
                    preview.laps = lap;
                    if lap == 1 {
                        preview.seeds = seeds;
                    }
                }
                Event::Drop { hole } => preview.last = Some(hole),
                Event::Capture { hole, seeds, .. } => preview.captures.push((hole, seeds)),
                Event::Transfer { .. } | Event::Pay { .. } | Event::Sweep { .. } => {}
            }
        }
        Ok(preview)
    }

    /// All that would be captured.
    pub fn gain(&self) -> u8 {
        self.captures.iter().map(|(_, seeds)| seeds).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ayla_rules::Game;

    #[test]
    fn a_relay_is_foreseen_to_its_end() {
        let start = Game::DjenonAboure.start(ayla_rules::Side::South);
        let openings = start.legal_actions();
        assert_eq!(openings.len(), 6);
        let mut most_laps = 0;
        for action in openings {
            let story = start.trace(action).expect("legal");
            let lifts = story
                .iter()
                .filter(|event| matches!(event, Event::Lift { .. }));
            let last = story.iter().rev().find_map(|event| match event {
                Event::Drop { hole } => Some(*hole),
                _ => None,
            });
            let captures = story.iter().filter_map(|event| match event {
                Event::Capture { hole, seeds, .. } => Some((*hole, *seeds)),
                _ => None,
            });
            let preview = Preview::of(&start, action).expect("legal");
            assert_eq!(preview.seeds, 4, "{action}");
            assert_eq!(preview.laps as usize, lifts.count(), "{action}");
            assert_eq!(preview.last, last, "{action}");
            assert_eq!(preview.captures, captures.collect::<Vec<_>>(), "{action}");
            assert_eq!(preview.after.captured().south, preview.gain(), "{action}");
            most_laps = most_laps.max(preview.laps);
        }
        assert!(most_laps > 1, "some of them are relays");
    }
}

//! Events become frames: an action shown step by step, each step standing for a while.
//!
//! Time comes in as durations; there is no clock here. The game is already in its new state while its action is shown, so
//! a timeline can be thrown away at any moment.

use std::time::Duration;

use ayla_rules::{AnyHole, AnyPosition, Event, Side};

use super::scene::Scene;

/// How fast actions are shown.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    serde::Serialize,
    serde::Deserialize,
    clap::ValueEnum,
)]
#[serde(rename_all = "lowercase")]
pub enum Speed {
    /// Not at all: the new position is there at once.
    Off,
    /// For counting along.
    Slow,
    /// For watching.
    #[default]
    Normal,
    /// For a glance.
    Fast,
}

impl Speed {
    /// All speeds, the slowest last but the first.
    pub const ALL: [Self; 4] = [Self::Off, Self::Slow, Self::Normal, Self::Fast];

    /// How long a dropped seed is looked at before the next one falls.
    const fn beat(self) -> Duration {
        match self {
            Self::Off => Duration::ZERO,
            Self::Slow => Duration::from_millis(360),
            Self::Normal => Duration::from_millis(130),
            Self::Fast => Duration::from_millis(45),
        }
    }
}

/// The longest time that one action is shown, at normal speed and faster: a relay of a thousand laps is hurried along.
const LONGEST: Duration = Duration::from_secs(15);

/// An action being shown.
#[derive(Clone, Debug)]
pub struct Timeline {
    scene: Scene,
    mover: Side,
    events: std::vec::IntoIter<Event<AnyHole>>,
    /// The event that the scene shows.
    shown: Option<Event<AnyHole>>,
    beat: Duration,
    /// How long the scene has still to stand.
    left: Duration,
}

impl Timeline {
    /// Shows what happens from a position on. None if there is nothing to see.
    pub fn new(before: &AnyPosition, events: Vec<Event<AnyHole>>, speed: Speed) -> Option<Self> {
        if speed == Speed::Off || events.is_empty() {
            return None;
        }
        let beats: u32 = events.iter().map(|&event| beats(event)).sum();
        let beat = match speed {
            Speed::Slow => speed.beat(),
            _ => speed.beat().min(LONGEST / beats.max(1)),
        };
        let mut timeline = Self {
            scene: Scene::from(before),
            mover: before.side_to_move(),
            events: events.into_iter(),
            shown: None,
            beat,
            left: Duration::ZERO,
        };
        timeline.step();
        Some(timeline)
    }

    /// The moment to draw.
    pub const fn scene(&self) -> &Scene {
        &self.scene
    }

    /// What has just happened.
    pub const fn shown(&self) -> Option<Event<AnyHole>> {
        self.shown
    }

    /// How long until the next step: when to come back.
    pub const fn due(&self) -> Duration {
        self.left
    }

    /// Lets time pass. Says whether there is anything left to show.
    pub fn pass(&mut self, mut time: Duration) -> bool {
        while time >= self.left {
            time -= self.left;
            if !self.step() {
                return false;
            }
        }
        self.left -= time;
        true
    }

    fn step(&mut self) -> bool {
        let Some(event) = self.events.next() else {
            return false;
        };
        self.scene.apply(event, self.mover);
        self.shown = Some(event);
        self.left = self.beat * beats(event);
        true
    }
}

/// How many beats an event stands.
const fn beats(event: Event<AnyHole>) -> u32 {
    match event {
        Event::Drop { .. } => 1,
        Event::Lift { .. } | Event::Sweep { .. } | Event::Transfer { .. } => 2,
        Event::Capture { .. } | Event::Pay { .. } => 4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ayla_rules::Game;
    use ayla_rules::gore::Lap;

    fn timeline(position: &str, action: &str, speed: Speed) -> (Option<Timeline>, AnyPosition) {
        let game = Game::Gore(Lap::ThroughOrigin);
        let before = game.position(position).expect("a position");
        let action = game.action(action).expect("an action");
        let story = before.trace(action).expect("a legal action");
        (
            Timeline::new(&before, story, speed),
            before.play(action).expect("a legal action"),
        )
    }

    const CLIMENT_1: (&str, &str) = ("1,4,2,1/1,3,5,5 SSSS/NNNN 13-13 S", "2S");

    #[test]
    fn the_last_moment_shown_is_the_new_position() {
        let (timeline, after) = timeline(CLIMENT_1.0, CLIMENT_1.1, Speed::Slow);
        let mut timeline = timeline.expect("something to see");
        let mut steps = 1;
        while timeline.pass(timeline.due()) {
            steps += 1;
        }
        assert_eq!(steps, 1 + 4 + 3, "a lift, four drops, three captures");
        let (shown, wanted) = (timeline.scene(), Scene::from(&after));
        assert_eq!(shown.places(), wanted.places());
        assert_eq!((shown.captured, shown.hand), (wanted.captured, 0));
    }

    #[test]
    fn time_that_is_late_skips_steps_but_none_is_lost() {
        let (timeline, _) = timeline(CLIMENT_1.0, CLIMENT_1.1, Speed::Normal);
        let mut timeline = timeline.expect("something to see");
        assert!(!timeline.pass(Duration::from_secs(60)));
        assert_eq!(timeline.scene().captured.south, 13 + 8);
    }

    #[test]
    fn nothing_is_shown_when_it_is_off() {
        assert!(timeline(CLIMENT_1.0, CLIMENT_1.1, Speed::Off).0.is_none());
    }

    #[test]
    fn a_lap_of_all_seeds_is_hurried_along() {
        let (timeline, _) = timeline("48,0,0,0/0,0,0,0 SSSS/NNNN 0-0 S", "1S", Speed::Normal);
        let mut timeline = timeline.expect("something to see");
        assert!(!timeline.pass(LONGEST));
    }
}

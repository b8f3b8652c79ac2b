//! What lies on the board at one moment of an action: between two positions, where the rules have none.

use ayla_rules::{AnyHole, AnyPosition, BySide, Event, Side};

use crate::session::Draft;

/// A board as it is drawn: between two positions it may be a moment of the action that leads from one to the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The holes in ring order.
    holes: Vec<Place>,
    /// The seeds that each side has captured.
    pub captured: BySide<u8>,
    /// The seeds that each side has taken out of its own holes at the end. They stay in sight where they were.
    pub swept: BySide<u8>,
    /// The seeds lifted and not yet dropped.
    pub hand: u8,
    /// The lap that is being sown; 0 before a sowing.
    pub lap: u32,
    /// Where the last thing happened.
    pub at: Option<AnyHole>,
}

/// A hole and what is in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The hole.
    pub hole: AnyHole,
    /// The seeds in it.
    pub seeds: u8,
    /// Whose territory it is.
    pub owner: Side,
    /// Whether its owner has taken its seeds at the end.
    pub is_swept: bool,
}

impl From<&AnyPosition> for Scene {
    fn from(position: &AnyPosition) -> Self {
        let place = |hole| Place {
            hole,
            seeds: position.seeds(hole),
            owner: position.owner(hole),
            is_swept: false,
        };
        Self {
            holes: position.holes().map(place).collect(),
            captured: position.captured(),
            swept: BySide::default(),
            hand: 0,
            lap: 0,
            at: None,
        }
    }
}

impl From<&Draft> for Scene {
    fn from(draft: &Draft) -> Self {
        let place = |hole| Place {
            hole,
            seeds: draft.seeds(hole),
            owner: draft.owner(hole),
            is_swept: false,
        };
        Self {
            holes: draft.holes().map(place).collect(),
            captured: draft.captured(),
            swept: BySide::default(),
            hand: 0,
            lap: 0,
            at: None,
        }
    }
}

impl Scene {
    /// The board after the end of a game in this position.
    pub fn at_the_end(position: &AnyPosition) -> Self {
        let mut scene = Self::from(position);
        let seeds = position.settle().seeds;
        for side in Side::ALL {
            scene.swept[side] = seeds[side] - scene.captured[side];
        }
        for place in &mut scene.holes {
            place.is_swept = true;
        }
        scene
    }

    /// All holes in ring order.
    pub fn places(&self) -> &[Place] {
        &self.holes
    }

    /// How many holes a row has.
    pub fn row_len(&self) -> usize {
        self.holes.len() / 2
    }

    /// A hole with what is in it.
    pub fn place(&self, hole: AnyHole) -> Option<&Place> {
        self.holes.iter().find(|place| place.hole == hole)
    }

    /// Lets one thing happen.
    pub fn apply(&mut self, event: Event<AnyHole>, mover: Side) {
        let (hole, change) = match event {
            Event::Lift { lap, hole, seeds } => {
                self.hand = seeds;
                self.lap = lap;
                (hole, -signed(seeds))
            }
            Event::Drop { hole } => {
                self.hand = self.hand.saturating_sub(1);
                (hole, 1)
            }
            Event::Capture { hole, seeds, .. } => {
                self.captured[mover] += seeds;
                (hole, -signed(seeds))
            }
            Event::Transfer { hole, to } => {
                self.place_mut(hole, |place| place.owner = to);
                (hole, 0)
            }
            Event::Pay { hole, seeds, by } => {
                self.captured[by] = self.captured[by].saturating_sub(seeds);
                (hole, signed(seeds))
            }
            Event::Sweep { hole, seeds, by } => {
                self.swept[by] += seeds;
                self.place_mut(hole, |place| place.is_swept = true);
                (hole, 0)
            }
        };
        self.at = Some(hole);
        self.place_mut(hole, |place| {
            place.seeds = place.seeds.saturating_add_signed(change);
        });
    }

    fn place_mut(&mut self, hole: AnyHole, change: impl FnOnce(&mut Place)) {
        if let Some(place) = self.holes.iter_mut().find(|place| place.hole == hole) {
            change(place);
        }
    }
}

/// A number of seeds as a change: there are never more than 48.
pub(super) fn signed(seeds: u8) -> i8 {
    i8::try_from(seeds).unwrap_or(i8::MAX)
}

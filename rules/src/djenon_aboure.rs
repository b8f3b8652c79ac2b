//! Djenon-aboure, as the Abouré of south-eastern Ivory Coast play it: the chapter "Djenon-aboure" of the rulebook, rule
//! by rule.
//!
//! ```text
//! 6N 5N 4N 3N 2N 1N
//! 1S 2S 3S 4S 5S 6S
//! ```
//!
//! A side sows in relays: a lap that ends in a hole with more than it captures is followed by a further lap from there.

use alloc::vec::Vec;

use crate::board::{Board, SEEDS};
use crate::capture::{Run, is_ripe};
use crate::sowing::{Course, Cycle, Laps};
use crate::story::{Nobody, Witness};
use crate::{BySide, Event, Illegal, Outcome, Side};

mod action;
mod setup;

pub use action::{Action, ParseActionError};
pub use setup::Setup;

/// How many holes the board has (Djenon-aboure 1).
pub const HOLES: usize = 12;
/// The seeds in each hole at the start (Djenon-aboure 1).
pub const START_SEEDS: u8 = 4;
/// The fewest seeds that can be sown: a singleton may never be moved (Djenon-aboure 2), and when every hole holds fewer
/// the game ends (Djenon-aboure 8).
pub const LIVE_SEEDS: u8 = 2;

/// A hole of Djenon-aboure's board.
pub type Hole = crate::Hole<HOLES>;
/// A set of Djenon-aboure's holes.
pub type HoleSet = crate::HoleSet<HOLES>;

/// Every lap drops its first seed into the hole just emptied (Djenon-aboure 3).
static LAPS: Laps<u128, HOLES> = Laps::<u128, HOLES>::new(Course::OriginFirst);

/// A position of Djenon-aboure. It is its own [`Key`](crate::Position::Key): nothing in it is left out of a repetition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board<u128, HOLES>,
    captured: BySide<u8>,
    side: Side,
}

/// The start, South beginning.
impl Default for Position {
    fn default() -> Self {
        Self::start(Side::South)
    }
}

impl Position {
    /// The start (Djenon-aboure 1): four seeds in each hole.
    pub fn start(first: Side) -> Self {
        Self {
            board: Board::new([START_SEEDS; HOLES]),
            captured: BySide::default(),
            side: first,
        }
    }

    /// The seeds in a hole.
    pub fn seeds(&self, hole: Hole) -> u8 {
        self.board.seeds(hole)
    }

    /// The seeds in all holes as one number, for tables of positions: hole `i` of the ring is byte `i` from the lowest.
    #[inline]
    pub const fn packed_seeds(&self) -> u128 {
        self.board.word()
    }

    /// The side whose territory a hole is: that of its row, for good (Djenon-aboure 1).
    pub const fn owner(&self, hole: Hole) -> Side {
        hole.row()
    }

    /// The holes of a side that hold enough to be sown (Djenon-aboure 2).
    #[inline]
    fn lively(&self, side: Side) -> HoleSet {
        self.board.holding(LIVE_SEEDS) & HoleSet::row(side)
    }

    /// Whether the sowing of a hole that holds two or more comes to an end (Djenon-aboure 9).
    #[inline]
    fn ends(&self, hole: Hole) -> bool {
        self.after_sowing(hole, &mut Nobody).is_some()
    }

    /// Whether a side has a legal sowing.
    fn can_sow(&self, side: Side) -> bool {
        self.lively(side).into_iter().any(|hole| self.ends(hole))
    }

    /// Whether the game is over: every hole is empty or holds a single seed (Djenon-aboure 8), or else nobody could ever
    /// sow again (Djenon-aboure 9).
    fn is_over(&self) -> bool {
        self.board.holding(LIVE_SEEDS).is_empty()
            || !Side::ALL.into_iter().any(|side| self.can_sow(side))
    }

    /// The position after sowing a hole that holds two or more, told to a witness; none if the relay never ends.
    #[inline]
    fn after_sowing(&self, hole: Hole, witness: &mut impl Witness<HOLES>) -> Option<Self> {
        let mut next = *self;
        let mut cycle = Cycle::new((next.board, hole));
        let mut from = hole;
        let mut lap = 1;
        let last = loop {
            let last = LAPS.sow(&mut next.board, lap, from, witness);
            match next.board.seeds(last) {
                1 | 2 | 4 => break last,
                _ if cycle.closes_with((next.board, last)) => return None,
                _ => from = last,
            }
            lap += 1;
        };
        if is_ripe(next.board.seeds(last)) {
            next.capture(last, witness);
        }
        next.side = self.side.other();
        debug_assert_eq!(
            next.board.total() + next.captured.south + next.captured.north,
            SEEDS
        );
        Some(next)
    }

    /// Captures the last hole, which holds 2 or 4, and the run of such holes directly before it (Djenon-aboure 6).
    #[inline]
    fn capture(&mut self, last: Hole, witness: &mut impl Witness<HOLES>) {
        let run = Run::backward(last, self.board.ripe());
        witness.see(|| run.events(self.board));
        self.captured[self.side] += self.board.take(run.holes());
    }

    /// The position after a pass.
    const fn after_pass(self) -> Self {
        Self {
            side: self.side.other(),
            ..self
        }
    }
}

impl crate::Position for Position {
    type Hole = Hole;
    type Action = Action;
    type Key = Self;

    #[inline]
    fn side_to_move(&self) -> Side {
        self.side
    }

    fn captured(&self) -> BySide<u8> {
        self.captured
    }

    #[inline]
    fn legal_actions(&self) -> impl ExactSizeIterator<Item = Action> {
        let sowable: HoleSet = self
            .lively(self.side)
            .into_iter()
            .filter(|&hole| self.ends(hole))
            .collect();
        let pass = sowable.is_empty() && self.can_sow(self.side.other());
        Actions {
            sowable: sowable.into_iter(),
            pass,
        }
    }

    #[inline]
    fn successors(&self) -> impl Iterator<Item = (Action, Self)> {
        let mut candidates = self.lively(self.side).into_iter();
        let mut has_sown = false;
        core::iter::from_fn(move || {
            let sown = candidates
                .find_map(|hole| Some((Action::Sow(hole), self.after_sowing(hole, &mut Nobody)?)));
            if sown.is_some() || has_sown {
                has_sown = true;
                return sown;
            }
            has_sown = true;
            self.can_sow(self.side.other())
                .then(|| (Action::Pass, self.after_pass()))
        })
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        if self.is_over() {
            return Err(Illegal::GameOver);
        }
        let must_pass = !self.can_sow(self.side);
        match action {
            Action::Pass if must_pass => Ok(()),
            Action::Pass => Err(Illegal::MayNotPass),
            Action::Sow(hole) if self.owner(hole) != self.side => Err(Illegal::NotYourHole),
            Action::Sow(hole) if self.lively(self.side).contains(hole) && !self.ends(hole) => {
                Err(Illegal::EndlessRelay)
            }
            Action::Sow(_) if must_pass => Err(Illegal::MustPass),
            Action::Sow(hole) => match self.seeds(hole) {
                0 => Err(Illegal::Empty),
                1 => Err(Illegal::Singleton),
                _ => Ok(()),
            },
        }
    }

    fn play(&self, action: Action) -> Result<Self, Illegal> {
        self.perform(action, &mut Nobody)
    }

    fn trace(&self, action: Action) -> Result<Vec<Event<Hole>>, Illegal> {
        let mut story = Vec::new();
        let next = self.perform(action, &mut story)?;
        if next.is_over() {
            let sweep = |hole| Event::Sweep {
                hole,
                seeds: next.seeds(hole),
                by: next.owner(hole),
            };
            story.extend(next.board.holding(1).into_iter().map(sweep));
        }
        Ok(story)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| self.settle())
    }

    fn settle(&self) -> Outcome {
        Outcome::by_seeds(self.seeds_if_ended())
    }

    fn resign(&self, side: Side) -> Outcome {
        Outcome::by_resignation(self.seeds_if_ended(), side)
    }

    fn key(&self) -> Self {
        *self
    }
}

impl Position {
    /// Plays an action if it is legal, telling a witness about it.
    fn perform(&self, action: Action, witness: &mut impl Witness<HOLES>) -> Result<Self, Illegal> {
        crate::Position::check(self, action)?;
        match action {
            Action::Sow(hole) => self
                .after_sowing(hole, witness)
                .ok_or(Illegal::EndlessRelay),
            Action::Pass => Ok(self.after_pass()),
        }
    }

    /// What each side has once it has taken the seeds of its row (Djenon-aboure 8).
    fn seeds_if_ended(&self) -> BySide<u8> {
        BySide::from_fn(|side| self.captured[side] + self.board.total_in(HoleSet::row(side)))
    }
}

/// The legal actions of a position, one by one.
#[derive(Clone, Debug)]
struct Actions {
    sowable: crate::ring::Holes<HOLES>,
    /// Whether a pass is still to come: only where there is nothing to sow.
    pass: bool,
}

impl Iterator for Actions {
    type Item = Action;

    #[inline]
    fn next(&mut self) -> Option<Action> {
        self.sowable
            .next()
            .map(Action::Sow)
            .or_else(|| core::mem::take(&mut self.pass).then_some(Action::Pass))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.sowable.len() + usize::from(self.pass);
        (left, Some(left))
    }
}

impl ExactSizeIterator for Actions {}

//! Djenon-aboure, as the Abouré of south-eastern Ivory Coast play it: the chapter "Djenon-aboure" of the rulebook, rule
//! by rule.
//!
//! ```text
//! 6N 5N 4N 3N 2N 1N
//! 1S 2S 3S 4S 5S 6S
//! ```
//!
//! A side sows in relays: a lap that ends in a hole with more than it captures is followed by a further lap from there.

#![expect(
    clippy::inline_always,
    reason = "called out of line, a position would be handed back piece by piece and read as a whole, which stalls"
)]

use alloc::vec::Vec;

use crate::board::{Board, SEEDS};
use crate::capture::Run;
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

/// Whether a lap that leaves so many seeds in its last hole ends the move: 1, 2 and 4 do (Djenon-aboure 4 to 6).
#[inline]
const fn is_last_lap(seeds: u8) -> bool {
    const ENDING: u64 = 1 << 1 | 1 << 2 | 1 << 4;
    ENDING >> seeds & 1 == 1
}

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
        !self.board.has_hole_of(LIVE_SEEDS) || !Side::ALL.into_iter().any(|side| self.can_sow(side))
    }

    /// The position after sowing a hole that holds two or more, told to a witness; none if the relay never ends.
    #[inline(always)]
    fn after_sowing(&self, hole: Hole, witness: &mut impl Witness<HOLES>) -> Option<Self> {
        let mut next = *self;
        let mut cycle = Cycle::new((next.board, hole));
        let mut from = hole;
        let mut lap = 1;
        let last = loop {
            let last = LAPS.sow(&mut next.board, lap, from, witness);
            if is_last_lap(next.board.seeds(last)) {
                break last;
            }
            if cycle.closes_with((next.board, last)) {
                return None;
            }
            from = last;
            lap += 1;
        };
        next.capture(last, witness);
        next.side = self.side.other();
        debug_assert_eq!(
            next.board.total() + next.captured.south + next.captured.north,
            SEEDS
        );
        Some(next)
    }

    /// Captures the last hole, if it holds 2 or 4, and the run of such holes directly before it (Djenon-aboure 5 and 6).
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
        Successors {
            position: self,
            candidates: self.lively(self.side).into_iter(),
            may_pass: true,
        }
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        self.perform(action, &mut Nobody).map(|_| ())
    }

    #[inline(always)]
    fn play(&self, action: Action) -> Result<Self, Illegal> {
        self.perform(action, &mut Nobody)
    }

    fn trace(&self, action: Action) -> Result<Vec<Event<Hole>>, Illegal> {
        // Asked first, so that nobody writes down a relay that never ends.
        self.check(action)?;
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
    /// Plays an action if it is legal, telling a witness about it: the one place that decides legality.
    #[inline(always)]
    fn perform(&self, action: Action, witness: &mut impl Witness<HOLES>) -> Result<Self, Illegal> {
        match action {
            // A relay that ends is a legal sowing, whatever else holds; only the others need a reason.
            Action::Sow(hole) if self.lively(self.side).contains(hole) => self
                .after_sowing(hole, witness)
                .ok_or_else(|| self.over_or(Illegal::EndlessRelay)),
            Action::Sow(hole) if self.owner(hole) != self.side => {
                Err(self.over_or(Illegal::NotYourHole))
            }
            Action::Sow(_) if !self.can_sow(self.side) => Err(self.over_or(Illegal::MustPass)),
            Action::Sow(hole) if self.seeds(hole) == 0 => Err(Illegal::Empty),
            Action::Sow(_) => Err(Illegal::Singleton),
            Action::Pass if self.can_sow(self.side) => Err(Illegal::MayNotPass),
            Action::Pass if self.can_sow(self.side.other()) => Ok(self.after_pass()),
            Action::Pass => Err(Illegal::GameOver),
        }
    }

    /// Why an action is not legal: for this reason, unless the game is over.
    fn over_or(&self, reason: Illegal) -> Illegal {
        if self.is_over() {
            Illegal::GameOver
        } else {
            reason
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

/// The legal actions of a position, each with the position after it.
#[derive(Debug)]
struct Successors<'a> {
    position: &'a Position,
    /// The holes that have not been tried yet.
    candidates: crate::ring::Holes<HOLES>,
    /// Whether there was nothing to sow so far, nor a pass.
    may_pass: bool,
}

impl Iterator for Successors<'_> {
    type Item = (Action, Position);

    #[inline(always)]
    fn next(&mut self) -> Option<(Action, Position)> {
        for hole in self.candidates.by_ref() {
            if let Some(next) = self.position.after_sowing(hole, &mut Nobody) {
                self.may_pass = false;
                return Some((Action::Sow(hole), next));
            }
        }
        let passes = core::mem::take(&mut self.may_pass)
            && self.position.can_sow(self.position.side.other());
        passes.then(|| (Action::Pass, self.position.after_pass()))
    }
}

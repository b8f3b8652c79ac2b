//! Goré, as the Guro (Kweni) of central Ivory Coast play it: the chapter "Goré" of the rulebook, rule by rule.
//!
//! ```text
//! 4N 3N 2N 1N
//! 1S 2S 3S 4S
//! ```
//!
//! A side sows one lap, captures holes of 2 and 4 in both directions, and may, instead of sowing, offer up to three of
//! its holes for six of the other side's captured seeds each.

#![expect(
    clippy::inline_always,
    reason = "called out of line, a position would be handed back piece by piece and read as a whole, which stalls"
)]

use alloc::vec::Vec;

use crate::board::{Board, SEEDS};
use crate::capture::Run;
use crate::sowing::{Course, Laps};
use crate::story::{Nobody, Witness};
use crate::{BySide, Event, Illegal, Outcome, Side};

mod action;
mod listing;
mod setup;

use action::Offers;
pub use action::{Action, Offer, OfferSizeError, ParseActionError};
use listing::{Actions, Successors};
pub use setup::Setup;

/// How many holes the board has (Goré 1).
pub const HOLES: usize = 8;
/// The seeds in each hole at the start (Goré 1).
pub const START_SEEDS: u8 = 6;
/// The most holes that one offer can name (Goré 6).
pub const MAX_OFFER: usize = 3;
/// The captured seeds that the receiver puts into each hole it gets (Goré 6).
pub const OFFER_PRICE: u8 = 6;
/// The game ends when every hole holds fewer seeds than this (Goré 7).
pub const LIVE_SEEDS: u8 = 3;

/// A hole of Goré's board.
pub type Hole = crate::Hole<HOLES>;
/// A set of Goré's holes.
pub type HoleSet = crate::HoleSet<HOLES>;

/// Whether the emptied hole is sown when a long lap comes back to it (Goré 3): an option, because no source says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Lap {
    /// The emptied hole is sown like any other: a decision, because no source says that it is skipped.
    #[default]
    ThroughOrigin,
    /// The emptied hole is skipped, as in awalé, with which Climent compares the sowing.
    SkipOrigin,
}

static THROUGH_ORIGIN: Laps<u64, HOLES> = Laps::<u64, HOLES>::new(Course::ThroughOrigin);
static SKIP_ORIGIN: Laps<u64, HOLES> = Laps::<u64, HOLES>::new(Course::SkipOrigin);

impl Lap {
    /// Both options, the default first.
    pub const ALL: [Self; 2] = [Self::ThroughOrigin, Self::SkipOrigin];

    /// `through-origin` or `skip-origin`, as files and command lines write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::ThroughOrigin => "through-origin",
            Self::SkipOrigin => "skip-origin",
        }
    }

    #[inline]
    fn laps(self) -> &'static Laps<u64, HOLES> {
        match self {
            Self::ThroughOrigin => &THROUGH_ORIGIN,
            Self::SkipOrigin => &SKIP_ORIGIN,
        }
    }
}

/// Who acts next, and whether with a free hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// The side may sow or offer, or must pass.
    Free(Side),
    /// The side must answer an offer that the other one made.
    Answering {
        /// The side that answers.
        side: Side,
        /// What it is offered.
        offer: Offer,
    },
}

impl Turn {
    /// The side that acts next.
    #[inline]
    pub const fn side(self) -> Side {
        match self {
            Self::Free(side) | Self::Answering { side, .. } => side,
        }
    }
}

/// A position of Goré.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board<u64, HOLES>,
    /// The holes that South owns; North owns the others.
    souths: HoleSet,
    captured: BySide<u8>,
    turn: Turn,
    lap: Lap,
    refusals: BySide<u32>,
}

/// What counts as the same position of Goré when it comes up again: lap option and refusals are left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    board: Board<u64, HOLES>,
    souths: HoleSet,
    captured: BySide<u8>,
    turn: Turn,
}

/// The start, South beginning, with the default lap.
impl Default for Position {
    fn default() -> Self {
        Self::start(Lap::default(), Side::South)
    }
}

impl Position {
    /// The start (Goré 1): six seeds in each hole, each side owning its row.
    pub fn start(lap: Lap, first: Side) -> Self {
        Self {
            board: Board::new([START_SEEDS; HOLES]),
            souths: HoleSet::row(Side::South),
            captured: BySide::default(),
            turn: Turn::Free(first),
            lap,
            refusals: BySide::default(),
        }
    }

    /// The seeds in a hole.
    pub fn seeds(&self, hole: Hole) -> u8 {
        self.board.seeds(hole)
    }

    /// The seeds in all holes as one number, for tables of positions: hole `i` of the ring is byte `i` from the lowest.
    #[inline]
    pub const fn packed_seeds(&self) -> u64 {
        self.board.word()
    }

    /// The side whose territory a hole is.
    pub fn owner(&self, hole: Hole) -> Side {
        if self.souths.contains(hole) {
            Side::South
        } else {
            Side::North
        }
    }

    /// The territory of a side.
    #[inline]
    pub fn owned_by(&self, side: Side) -> HoleSet {
        match side {
            Side::South => self.souths,
            Side::North => HoleSet::ALL - self.souths,
        }
    }

    /// Who acts next, and whether it must answer an offer.
    pub const fn turn(&self) -> Turn {
        self.turn
    }

    /// The lap option of the game.
    pub const fn lap(&self) -> Lap {
        self.lap
    }

    /// How many offers each side has refused in this game (Goré 6 and 8).
    pub const fn refusals(&self) -> BySide<u32> {
        self.refusals
    }

    /// Whether the game is over (Goré 7): every hole holds fewer than three seeds, and no offer is to be answered.
    #[inline]
    fn is_over(&self) -> bool {
        matches!(self.turn, Turn::Free(_)) && !self.board.has_hole_of(LIVE_SEEDS)
    }

    /// The holes that a side can sow: its own that hold a seed (Goré 2).
    #[inline]
    fn sowable(&self, side: Side) -> HoleSet {
        self.board.holding(1) & self.owned_by(side)
    }

    /// The position after a legal action.
    #[inline(always)]
    fn after(&self, action: Action) -> Self {
        let mut next = *self;
        next.perform(action, &mut Nobody);
        next
    }

    /// Plays a legal action, telling a witness about it.
    #[inline(always)]
    fn perform(&mut self, action: Action, witness: &mut impl Witness<HOLES>) {
        let side = self.turn.side();
        self.turn = match (action, self.turn) {
            (Action::Sow(hole), _) => {
                self.sow(side, hole, witness);
                Turn::Free(side.other())
            }
            (Action::Offer(offer), _) => Turn::Answering {
                side: side.other(),
                offer,
            },
            (Action::Accept, Turn::Answering { offer, .. }) => {
                self.trade(side, offer, witness);
                Turn::Free(side)
            }
            (Action::Refuse, _) => {
                self.refusals[side] = self.refusals[side].saturating_add(1);
                Turn::Free(side)
            }
            (Action::Pass | Action::Accept, _) => Turn::Free(side.other()),
        };
        debug_assert_eq!(
            self.board.total() + self.captured.south + self.captured.north,
            SEEDS
        );
    }

    /// Sows a hole in a single lap (Goré 2 and 3) and captures (Goré 4).
    #[inline(always)]
    fn sow(&mut self, mover: Side, hole: Hole, witness: &mut impl Witness<HOLES>) {
        let last = self.lap.laps().sow(&mut self.board, 1, hole, witness);
        let ripe = self.board.ripe();
        if !(ripe - self.owned_by(mover)).contains(last) {
            return;
        }
        let run = Run::both_ways(last, ripe);
        witness.see(|| run.events(self.board));
        self.captured[mover] += self.board.take(run.holes());
    }

    /// Hands the offered holes over and puts the price into them (Goré 6).
    fn trade(&mut self, receiver: Side, offer: Offer, witness: &mut impl Witness<HOLES>) {
        let holes = offer.holes();
        witness.see(|| {
            holes.into_iter().flat_map(move |hole| {
                [
                    Event::Transfer { hole, to: receiver },
                    Event::Pay {
                        hole,
                        seeds: OFFER_PRICE,
                        by: receiver,
                    },
                ]
            })
        });
        for hole in holes {
            self.board.put(hole, OFFER_PRICE);
        }
        self.captured[receiver] -= offer.price();
        self.souths = match receiver {
            Side::South => self.souths | holes,
            Side::North => self.souths - holes,
        };
    }
}

impl crate::Position for Position {
    type Hole = Hole;
    type Action = Action;
    type Key = Key;

    #[inline]
    fn side_to_move(&self) -> Side {
        self.turn.side()
    }

    fn captured(&self) -> BySide<u8> {
        self.captured
    }

    fn legal_actions(&self) -> impl ExactSizeIterator<Item = Action> {
        self.actions()
    }
    #[inline]
    fn successors(&self) -> impl Iterator<Item = (Action, Self)> {
        Successors {
            position: self,
            actions: self.actions(),
        }
    }

    #[inline]
    fn check(&self, action: Action) -> Result<(), Illegal> {
        let side = match (self.turn, action) {
            _ if self.is_over() => return Err(Illegal::GameOver),
            (Turn::Answering { .. }, Action::Accept | Action::Refuse) => return Ok(()),
            (Turn::Answering { .. }, _) => return Err(Illegal::MustAnswer),
            (Turn::Free(_), Action::Accept | Action::Refuse) => {
                return Err(Illegal::NothingOffered);
            }
            (Turn::Free(side), _) => side,
        };
        let must_pass = || self.sowable(side).is_empty();
        let own = self.owned_by(side);
        match action {
            Action::Sow(hole) if own.contains(hole) && self.seeds(hole) > 0 => Ok(()),
            Action::Pass if must_pass() => Ok(()),
            Action::Pass => Err(Illegal::MayNotPass),
            _ if must_pass() => Err(Illegal::MustPass),
            Action::Sow(hole) if !own.contains(hole) => Err(Illegal::NotYourHole),
            Action::Sow(_) => Err(Illegal::Empty),
            Action::Offer(offer) if !offer.holes().is_subset(own) => Err(Illegal::NotYourHole),
            Action::Offer(offer) if offer.holes() == own => Err(Illegal::MustKeepAHole),
            Action::Offer(offer) if offer.price() > self.captured[side.other()] => {
                Err(Illegal::CannotPay {
                    needs: offer.price(),
                    has: self.captured[side.other()],
                })
            }
            Action::Offer(_) | Action::Accept | Action::Refuse => Ok(()),
        }
    }

    #[inline(always)]
    fn play(&self, action: Action) -> Result<Self, Illegal> {
        self.check(action)?;
        Ok(self.after(action))
    }

    fn trace(&self, action: Action) -> Result<Vec<Event<Hole>>, Illegal> {
        self.check(action)?;
        let mut story = Vec::new();
        let mut next = *self;
        next.perform(action, &mut story);
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
        Outcome::by_seeds(self.seeds_if_ended()).with_glory(self.refusals)
    }

    fn resign(&self, side: Side) -> Outcome {
        Outcome::by_resignation(self.seeds_if_ended(), side).with_glory(self.refusals)
    }

    fn key(&self) -> Key {
        let Self {
            board,
            souths,
            captured,
            turn,
            lap: _,
            refusals: _,
        } = *self;
        Key {
            board,
            souths,
            captured,
            turn,
        }
    }
}

impl Position {
    /// The legal actions.
    #[inline]
    fn actions(&self) -> Actions {
        match self.turn {
            Turn::Answering { .. } => Actions::only(&[Action::Accept, Action::Refuse]),
            Turn::Free(_) if self.is_over() => Actions::only(&[]),
            Turn::Free(side) => match self.sowable(side) {
                HoleSet::EMPTY => Actions::only(&[Action::Pass]),
                sowable => Actions::free(
                    sowable,
                    Offers::of(self.owned_by(side), self.captured[side.other()]),
                ),
            },
        }
    }

    /// What each side has once it has taken the seeds in the holes that it owns (Goré 7).
    fn seeds_if_ended(&self) -> BySide<u8> {
        BySide::from_fn(|side| self.captured[side] + self.board.total_in(self.owned_by(side)))
    }
}

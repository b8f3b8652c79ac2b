//! Review of a game: what each choice was worth beside the best one, where the game turned, and how both sides bargained.
//!
//! Every position is analysed once, with a value for each legal action, and a choice is compared with the best one *of
//! that analysis*: both were looked at equally deep, so that the horizon of a search invents no cost. (The margin over
//! the game is taken from one analysis after another, and may move where nobody chose badly: a look from nearby sees
//! more.)
//!
//! # What is said of a choice
//!
//! - Its *cost* is what the best choice was worth more: by honour so many ranks, between the ends to be expected, and in any
//!   case so many seeds. It is never less than nothing.
//! - Two values that are not exact and no more than [`CLOSE`] seeds apart are *close*: the search can't tell which is the
//!   better one. (Nor if by honour one of them wins and the other does not; glory given away is never close. What by
//!   honour is only more certain, neither in ranks nor in seeds, is close too.) Any other difference is *clear*, and only
//!   clear differences are counted against anybody.
//! - An offer is compared with the best sowing, never with another offer: it was *wrong* if the sowing was clearly
//!   better, and one was *missed* if a side sowed although some offer was clearly better than every sowing. In between it was
//!   *close*, whether the offer was made or not.
//! - An answer was *wrong* if the other answer was clearly better.
//! - A trade *paid* for the side that offered it if the offer, accepted, was clearly better for that side than its best
//!   sowing. (A wrong offer can pay: the other side should have refused.)
//! - An action is a *turning point* if after it the game is won by another side, or by none, than before, with best play; by
//!   honour, if another rank is expected. A lead that is close, and not exact, changes nothing.

use std::cmp::Reverse;

use ayla_rules::{AnyPosition, Side};

use crate::engine::{self, Analysis, Breadth, Line, Measure, Options, Stop, Value};
use crate::session::Session;

mod counts;
mod moment;

pub use counts::Counts;
pub use moment::{CLOSE, Cost, Difference, Kind, Moment, Offering};

/// How many nodes a position is given if nobody says otherwise.
pub const NODES: u64 = 200_000;

/// A review, as far as it has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// What the values count.
    pub measure: Measure,
    /// How many actions the game has.
    pub actions: usize,
    /// The choices, in the order in which they were made.
    pub moments: Vec<Moment>,
    /// What the game is worth after the last action.
    pub end: Option<Worth>,
}

/// What something is worth to a side, with best play from there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The value.
    pub value: Value,
    /// Whether it is that of the whole game.
    pub exact: bool,
}

impl Worth {
    /// What a line is worth to the side that chooses it.
    pub const fn of(line: &Line) -> Self {
        Self {
            value: line.value,
            exact: line.is_exact(),
        }
    }

    /// What this, if it is what something is worth to South, is worth to a side; and the other way round.
    pub fn to(self, side: Side) -> Self {
        match side {
            Side::South => self,
            Side::North => Self {
                value: self.value.of_other(),
                ..self
            },
        }
    }

    /// The side that is ahead if this is what the game is worth to South; none if nobody is, or it is too close to call.
    pub fn leader(self) -> Option<Side> {
        match self.value.margin {
            _ if self.is_close() => None,
            0 => None,
            1.. => Some(Side::South),
            _ => Some(Side::North),
        }
    }

    const fn is_close(self) -> bool {
        !self.exact && self.value.margin.unsigned_abs() <= CLOSE
    }
}

/// The next thing that a review has found out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// About the next choice.
    Moment(Box<Moment>),
    /// About the position after the last one.
    End(Worth),
}

/// Looks at the actions in force of a game, from the first to the last, and tells what it finds out step by step, until it
/// is done or asked to stop. All actions are valued, whatever breadth the options ask for.
pub fn steps(session: &Session, options: &Options, stop: &Stop, tell: &mut dyn FnMut(Step)) {
    let options = Options {
        breadth: Breadth::AllActions,
        ..*options
    };
    let analyse = |position: &AnyPosition| -> Option<Analysis> {
        let analysis = engine::analyse(position, &options, stop, &mut |_| ());
        // What a stop cut short rests on a shallower search than the rest.
        (!stop.is_wished()).then_some(analysis)
    };
    let choices = session.positions().iter().zip(session.actions());
    for ((position, &action), number) in choices.take(session.played()).zip(1..) {
        let analysis = analyse(position);
        match analysis.and_then(|analysis| Moment::new(number, action, &analysis)) {
            Some(moment) => tell(Step::Moment(Box::new(moment))),
            None => return,
        }
    }
    if let Some(worth) = worth(session.position(), options.measure, &analyse) {
        tell(Step::End(worth));
    }
}

/// What a position is worth: its outcome, if the game is over.
fn worth(
    position: &AnyPosition,
    measure: Measure,
    analyse: &dyn Fn(&AnyPosition) -> Option<Analysis>,
) -> Option<Worth> {
    if let Some(outcome) = position.outcome() {
        let value = measure.value(measure.score(outcome, Side::South));
        return Some(Worth { value, exact: true });
    }
    let best = analyse(position)?.best().map(Worth::of)?;
    Some(best.to(position.side_to_move()))
}

impl Review {
    /// A review of a game of so many actions that has found out nothing yet.
    pub const fn new(measure: Measure, actions: usize) -> Self {
        Self {
            measure,
            actions,
            moments: Vec::new(),
            end: None,
        }
    }

    /// The review of the actions in force of a game, as far as it comes before it is asked to stop.
    pub fn of_game(session: &Session, options: &Options, stop: &Stop) -> Self {
        let mut review = Self::new(options.measure, session.played());
        steps(session, options, stop, &mut |step| review.add(step));
        review
    }

    /// Adds what has been found out next.
    pub fn add(&mut self, step: Step) {
        match step {
            Step::Moment(moment) => self.moments.push(*moment),
            Step::End(worth) => self.end = Some(worth),
        }
    }

    /// How many positions have been looked at: one for each action, and the last.
    pub fn done(&self) -> usize {
        self.moments.len() + usize::from(self.end.is_some())
    }

    /// How many positions there are to look at.
    pub const fn all(&self) -> usize {
        self.actions + 1
    }

    /// Whether nothing is left to look at.
    pub fn is_complete(&self) -> bool {
        self.done() == self.all()
    }

    /// The choice that was an action of this number.
    pub fn moment(&self, number: usize) -> Option<&Moment> {
        self.moments.get(number.checked_sub(1)?)
    }

    /// What the game was worth to South at its start and after each action.
    pub fn curve(&self) -> Vec<Worth> {
        let before = |moment: &Moment| Worth::of(&moment.best).to(moment.side());
        self.moments.iter().map(before).chain(self.end).collect()
    }

    /// The numbers of the actions over which the game turned.
    pub fn turning_points(&self) -> Vec<usize> {
        let curve = self.curve();
        let clear = curve
            .iter()
            .enumerate()
            .filter(|(_, worth)| !worth.is_close());
        let mut numbers = Vec::new();
        let mut last = None;
        for (number, worth) in clear {
            let standing = Some((worth.value.rank, worth.leader()));
            if number > 0 && standing != last {
                numbers.push(number);
            }
            last = standing;
        }
        numbers
    }

    /// A side's choices than which another one was clearly better, the costliest first.
    pub fn costliest(&self, side: Side) -> Vec<&Moment> {
        let is_costly =
            |moment: &&Moment| moment.side() == side && moment.difference() == Difference::Clear;
        let mut costly: Vec<_> = self.moments.iter().filter(is_costly).collect();
        costly.sort_by_key(|moment| (Reverse(moment.loss()), moment.number));
        costly
    }

    /// Whether an action is an offer that was accepted, and how it then compared with the best sowing: clear if it
    /// paid. None for any other action.
    pub fn trade(&self, number: usize) -> Option<Difference> {
        let answered = self.moment(number + 1)?;
        if answered.kind() != Kind::Accept {
            return None;
        }
        let gain = self.moment(number)?.gain_if_accepted();
        // A search that looked at no answer says nothing for the trade.
        Some(gain.unwrap_or(Difference::None))
    }

    /// How a side chose, counted.
    pub fn counts(&self, side: Side) -> Counts {
        Counts::of(self, side)
    }
}

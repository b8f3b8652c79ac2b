//! One choice: what was done, what was best, and how the two compare.

use std::fmt;

use ayla_rules::{AnyAction, AnyPosition, Side, gore};

use super::Worth;
use crate::engine::{Analysis, Line, Value, is_offer};

/// So many seeds, where no search has seen the end, are no difference that can be relied on. Margins are even: two is the
/// least that one can be apart from another.
pub const CLOSE: u16 = 2;

/// A choice that was made in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The number of the action, counted from one.
    pub number: usize,
    /// The position in which it was chosen.
    pub position: AnyPosition,
    /// What was done.
    pub played: Line,
    /// What was best.
    pub best: Line,
    /// The best sowing, or the pass that had to be; none where an offer was answered.
    pub sowing: Option<Line>,
    /// The best offer, where one was legal.
    pub offer: Option<Line>,
}

/// What a choice gave away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cost {
    /// So many ranks of the end, by honour.
    pub ranks: u32,
    /// So many seeds of the final margin.
    pub seeds: u32,
}

/// How much better one value is than another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Difference {
    /// Not at all: it is no better.
    None,
    /// Too little to be told by a search that has not seen the end.
    Close,
    /// So much that it counts.
    Clear,
}

/// What kind of choice it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A sowing.
    Sowing,
    /// The pass that had to be.
    Pass,
    /// An offer.
    Offer,
    /// The acceptance of an offer.
    Accept,
    /// The refusal of an offer.
    Refuse,
}

/// What a side did at a turn at which an offer was legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Offering {
    /// It made an offer no worse than every sowing, or rightly made none.
    Right,
    /// It made one or did not, and the other choice was better, but too little to tell.
    Close,
    /// It made one, and a sowing was clearly better.
    Wrong,
    /// It made none, and one was clearly better than every sowing.
    Missed,
}

impl Cost {
    /// What the worse of two values is worth less.
    pub fn between(better: Value, worse: Value) -> Self {
        if better <= worse {
            return Self::default();
        }
        let ranks = match (better.rank, worse.rank) {
            (Some(better), Some(worse)) => (better as u32).saturating_sub(worse as u32),
            _ => 0,
        };
        let seeds = i32::from(better.margin) - i32::from(worse.margin);
        Self {
            ranks,
            seeds: u32::try_from(seeds).unwrap_or(0),
        }
    }
}

/// Writes what was given away: `6`, or by honour `1 rank and 6`.
impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.ranks, self.seeds) {
            (0, seeds) => write!(f, "{seeds}"),
            (1, 0) => f.write_str("1 rank"),
            (ranks, 0) => write!(f, "{ranks} ranks"),
            (1, seeds) => write!(f, "1 rank and {seeds}"),
            (ranks, seeds) => write!(f, "{ranks} ranks and {seeds}"),
        }
    }
}

impl Difference {
    /// How much better one worth is than another.
    fn between(better: Worth, worse: Worth) -> Self {
        let is_exact = better.exact && worse.exact;
        let (better, worse) = (better.value, worse.value);
        if better <= worse {
            return Self::None;
        }
        // What is only more certain, by honour, can be put neither in ranks nor in seeds.
        if Cost::between(better, worse) == Cost::default() {
            return Self::Close;
        }
        let is_near = better.margin.abs_diff(worse.margin) <= CLOSE;
        // The same side ahead in another rank: glory has been given away, and that is no matter of a few seeds.
        let is_glory = better.rank != worse.rank && better.margin.signum() == worse.margin.signum();
        if is_near && !is_glory && !is_exact {
            Self::Close
        } else {
            Self::Clear
        }
    }

    fn of_lines(better: &Line, worse: &Line) -> Self {
        Self::between(Worth::of(better), Worth::of(worse))
    }
}

impl Moment {
    /// The choice of an action in a position that was analysed; none if the analysis does not know the action.
    pub(super) fn new(number: usize, action: AnyAction, analysis: &Analysis) -> Option<Self> {
        let first = |wanted: fn(AnyAction) -> bool| {
            let mut lines = analysis.lines.iter();
            lines.find(|line| wanted(line.action)).cloned()
        };
        Some(Self {
            number,
            position: analysis.position,
            played: analysis.line(action)?.clone(),
            best: analysis.best()?.clone(),
            sowing: first(|action| action.sown().is_some() || action.is_pass()),
            offer: first(is_offer),
        })
    }

    /// The side that chose.
    pub fn side(&self) -> Side {
        self.position.side_to_move()
    }

    /// What the choice gave away.
    pub fn cost(&self) -> Cost {
        Cost::between(self.best.value, self.played.value)
    }

    /// What the choice gave away as one number, by which choices are compared.
    pub(super) fn loss(&self) -> i32 {
        self.best.value.points() - self.played.value.points()
    }

    /// How much better the best choice was.
    pub fn difference(&self) -> Difference {
        Difference::of_lines(&self.best, &self.played)
    }

    /// Whether its cost is that of the whole game, with best play on both sides.
    pub const fn is_exact(&self) -> bool {
        self.best.is_exact() && self.played.is_exact()
    }

    /// What would have been better, with the line that leads there, if anything would.
    pub fn better(&self) -> Option<&Line> {
        (self.difference() != Difference::None).then_some(&self.best)
    }

    /// How much better another sowing was, if the choice was a sowing.
    pub fn sowing_difference(&self) -> Option<Difference> {
        if self.kind() != Kind::Sowing {
            return None;
        }
        Some(Difference::of_lines(self.sowing.as_ref()?, &self.played))
    }

    /// Whether an offer was made, or not made, as it should have been; none where no offer was legal.
    pub fn offering(&self) -> Option<Offering> {
        let (sowing, offer) = (self.sowing.as_ref()?, self.offer.as_ref()?);
        let (difference, mistake) = if self.kind() == Kind::Offer {
            let difference = Difference::of_lines(sowing, &self.played);
            (difference, Offering::Wrong)
        } else {
            (Difference::of_lines(offer, sowing), Offering::Missed)
        };
        Some(match difference {
            Difference::None => Offering::Right,
            Difference::Close => Offering::Close,
            Difference::Clear => mistake,
        })
    }

    /// What kind of choice it was.
    pub const fn kind(&self) -> Kind {
        use gore::Action as Gore;
        match self.played.action {
            AnyAction::Gore(Gore::Offer(_)) => Kind::Offer,
            AnyAction::Gore(Gore::Accept) => Kind::Accept,
            AnyAction::Gore(Gore::Refuse) => Kind::Refuse,
            action if action.is_pass() => Kind::Pass,
            _ => Kind::Sowing,
        }
    }

    /// Whether it was an answer, and the other one was clearly better.
    pub fn is_wrong_answer(&self) -> bool {
        let answers = matches!(self.kind(), Kind::Accept | Kind::Refuse);
        answers && self.difference() == Difference::Clear
    }

    /// What the offer that was made is worth if it is accepted, to the side that made it.
    pub fn if_accepted(&self) -> Option<Worth> {
        let accepted = &self.played.answers.as_ref()?.accepted;
        Some(Worth {
            value: accepted.value,
            exact: accepted.exact,
        })
    }

    /// How much better the offer that was made is, if it is accepted, than the best sowing.
    pub(super) fn gain_if_accepted(&self) -> Option<Difference> {
        let sowing = Worth::of(self.sowing.as_ref()?);
        Some(Difference::between(self.if_accepted()?, sowing))
    }
}

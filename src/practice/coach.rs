//! The coach: what a side can do, told as GNU Backgammon tells what a double is worth.
//!
//! An offer has two values, one for each answer, and the other side chooses between them. It is compared with the best
//! sowing, never with itself: measured against its own answers every offer looks right. A [`View`] is what one analysis
//! says, by one measure; [`Advice`] is what both measures say of a position. Every value
//! comes from the [`engine`].

use std::cmp::Reverse;

use ayla_rules::{AnyAction, AnyPosition, Game, gore};

use crate::engine::{self, Analysis, Limits, Line, Measure, Options, Stop, Value};

#[cfg(test)]
mod tests;

/// What the coach says of a position so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The position.
    pub position: AnyPosition,
    /// By seeds and, where there is glory, by honour: those of the two that have been looked at.
    pub views: Vec<View>,
    /// Whether this is the coach's last word.
    pub is_settled: bool,
}

impl Advice {
    /// What a measure says, if it has been looked at.
    pub fn by(&self, measure: Measure) -> Option<&View> {
        self.views.iter().find(|view| view.measure == measure)
    }
}

/// What one measure says of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// The measure.
    pub measure: Measure,
    /// How many plies the engine looked ahead.
    pub depth: u32,
    /// Whether every value is exact.
    pub is_exact: bool,
    /// What the side to move can do besides offering, best first: sow or pass, or answer an offer.
    pub choices: Vec<Choice>,
    /// What it can offer, best first.
    pub bids: Vec<Bid>,
}

/// An action that is no offer, and what it is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The action.
    pub action: AnyAction,
    /// What it is worth to the side to move.
    pub worth: Worth,
}

/// An offer, and what it is worth to the side that makes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bid {
    /// The offer.
    pub offer: gore::Offer,
    /// If it is accepted.
    pub accepted: Worth,
    /// If it is refused.
    pub refused: Worth,
}

/// A value, how sure it is, and the line that leads there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The value for the side to move.
    pub value: Value,
    /// Whether it is that of the whole game; otherwise that at the depth of the view.
    pub is_exact: bool,
    /// How it comes about, from the position on.
    pub line: Vec<AnyAction>,
}

impl Worth {
    /// The seeds in the end, those of the side to move first.
    pub fn seeds(&self) -> [u8; 2] {
        let all = i16::from(ayla_rules::SEEDS);
        let own = i16::midpoint(all, self.value.margin).clamp(0, all);
        [own, all - own].map(|seeds| u8::try_from(seeds).unwrap_or_default())
    }

    /// The value as one number.
    fn points(&self) -> i32 {
        self.value.points()
    }
}

/// The right answer to an offer: the one that is worse for the side that made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// To accept.
    Accept,
    /// To refuse.
    Refuse,
    /// Either: both are worth the same.
    Either,
}

/// What is right: to sow, or to offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The best sowing is worth more than the offer, rightly answered.
    Sow,
    /// The offer, rightly answered, is worth more than the best sowing.
    Offer,
    /// Both are worth the same.
    Either,
}

/// How often an offer must be answered wrongly for it to be worth more than the best sowing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pays {
    /// It is worth more however it is answered.
    Always,
    /// More often than so many per cent of the times, rounded up; with 0 any wrong answer is enough.
    Above(u8),
    /// It is not worth more even if it is answered wrongly.
    Never,
}

/// One of the three values that an offer is judged by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row<'a> {
    /// The best sowing instead.
    Sowing(&'a Choice),
    /// The offer, accepted.
    Accepted(&'a Worth),
    /// The offer, refused.
    Refused(&'a Worth),
}

impl<'a> Row<'a> {
    /// What it is worth.
    pub const fn worth(self) -> &'a Worth {
        match self {
            Self::Sowing(choice) => &choice.worth,
            Self::Accepted(worth) | Self::Refused(worth) => worth,
        }
    }
}

impl Bid {
    /// The right answer.
    pub fn reply(&self) -> Reply {
        match self.accepted.points() - self.refused.points() {
            ..0 => Reply::Accept,
            0 => Reply::Either,
            1.. => Reply::Refuse,
        }
    }

    /// What it is worth if it is answered rightly, and wrongly.
    fn rightly_and_wrongly(&self) -> (i32, i32) {
        let (accepted, refused) = (self.accepted.points(), self.refused.points());
        (accepted.min(refused), accepted.max(refused))
    }
}

impl View {
    /// What an analysis says. Offers whose answers have not been looked at yet, as at a depth of one ply, are left out.
    pub fn of(analysis: &Analysis) -> Self {
        let bids = analysis.lines.iter().filter_map(bid);
        let choices = analysis.lines.iter().filter(|line| offer(line).is_none());
        let mut view = Self {
            measure: analysis.measure,
            depth: analysis.depth,
            is_exact: analysis.exact,
            choices: choices.map(choice).collect(),
            bids: bids.collect(),
        };
        view.choices
            .sort_by_key(|choice| Reverse(choice.worth.points()));
        // Of offers that are worth the same the one comes first that a wrong answer helps most.
        view.bids
            .sort_by_key(|bid| Reverse(bid.rightly_and_wrongly()));
        view
    }

    /// The best that can be done besides offering.
    pub fn best_choice(&self) -> Option<&Choice> {
        self.choices.first()
    }

    /// The best offer, if one can be made.
    pub fn best_bid(&self) -> Option<&Bid> {
        self.bids.first()
    }

    /// What an offer is worth, if it can be made.
    pub fn bid(&self, offer: gore::Offer) -> Option<&Bid> {
        self.bids.iter().find(|bid| bid.offer == offer)
    }

    /// The choices that are worth as much as the best one.
    pub fn best_choices(&self) -> impl Iterator<Item = &Choice> {
        let best = self.best_choice().map(|choice| choice.worth.points());
        let is_best = move |choice: &&Choice| Some(choice.worth.points()) == best;
        self.choices.iter().take_while(is_best)
    }

    /// The three values that an offer is judged by, best first.
    pub fn rows<'a>(&'a self, bid: &'a Bid) -> Vec<Row<'a>> {
        let sowing = self.best_choice().map(Row::Sowing);
        let offered = [Row::Accepted(&bid.accepted), Row::Refused(&bid.refused)];
        let mut rows: Vec<_> = sowing.into_iter().chain(offered).collect();
        rows.sort_by_key(|row| Reverse(row.worth().points()));
        rows
    }

    /// Whether an offer is right, compared with the best sowing.
    pub fn verdict(&self, bid: &Bid) -> Verdict {
        let (rightly, _) = bid.rightly_and_wrongly();
        match self.best_choice().map(|choice| choice.worth.points()) {
            Some(sowing) if sowing > rightly => Verdict::Sow,
            Some(sowing) if sowing == rightly => Verdict::Either,
            _ => Verdict::Offer,
        }
    }

    /// How often an offer must be answered wrongly for it to pay: (best sowing − right answer) / (wrong − right answer).
    pub fn pays(&self, bid: &Bid) -> Pays {
        let (rightly, wrongly) = bid.rightly_and_wrongly();
        match self.best_choice().map(|choice| choice.worth.points()) {
            Some(sowing) if wrongly <= sowing => Pays::Never,
            Some(sowing) if rightly <= sowing => {
                let percent =
                    (100 * (sowing - rightly) + wrongly - rightly - 1) / (wrongly - rightly);
                Pays::Above(u8::try_from(percent).unwrap_or(100))
            }
            _ => Pays::Always,
        }
    }

    /// What is right: the best offer where it is worth more than the best sowing, else that sowing.
    pub fn right_action(&self) -> Option<AnyAction> {
        let offer = self
            .best_bid()
            .filter(|bid| self.verdict(bid) == Verdict::Offer);
        match offer {
            Some(bid) => Some(AnyAction::Gore(gore::Action::Offer(bid.offer))),
            None => self.best_choice().map(|choice| choice.action),
        }
    }
}

fn offer(line: &Line) -> Option<gore::Offer> {
    match line.action {
        AnyAction::Gore(gore::Action::Offer(offer)) => Some(offer),
        _ => None,
    }
}

fn choice(line: &Line) -> Choice {
    let actions = [line.action].into_iter();
    Choice {
        action: line.action,
        worth: Worth {
            value: line.value,
            is_exact: line.is_exact(),
            line: actions.chain(line.continuation.iter().copied()).collect(),
        },
    }
}

fn bid(line: &Line) -> Option<Bid> {
    let answers = line.answers.as_ref()?;
    let worth = |answer: &engine::Answer, action| {
        let actions = [line.action, AnyAction::Gore(action)].into_iter();
        Worth {
            value: answer.value,
            is_exact: answer.exact,
            line: actions.chain(answer.continuation.iter().copied()).collect(),
        }
    };
    Some(Bid {
        offer: offer(line)?,
        accepted: worth(&answers.accepted, gore::Action::Accept),
        refused: worth(&answers.refused, gore::Action::Refuse),
    })
}

/// The measures that mean something in a game: without offers there is no glory.
fn measures(game: Game) -> &'static [Measure] {
    match game {
        Game::Gore(_) => &Measure::ALL,
        Game::DjenonAboure => &[Measure::Seeds],
    }
}

/// With how many nodes the coach begins, so that it has something to say at once.
const FIRST_NODES: u64 = 20_000;
/// How many times as many it takes each time.
const MORE: u64 = 10;

/// Works out advice on a position, deeper and deeper, with at most so many nodes for a measure at a time; tells what it
/// knows whenever that is more than before. The same on every machine.
pub(super) fn advise(position: AnyPosition, nodes: u64, stop: &Stop, tell: &mut dyn FnMut(Advice)) {
    let mut advice = Advice {
        position,
        views: Vec::new(),
        is_settled: false,
    };
    let mut limit = FIRST_NODES.min(nodes);
    loop {
        for &measure in measures(position.game()) {
            if advice.by(measure).is_some_and(|view| view.is_exact) {
                continue;
            }
            let options = Options {
                measure,
                limits: Limits::nodes(limit),
                ..Options::default()
            };
            let analysis = engine::analyse(&position, &options, stop, &mut |analysis| {
                if advice.takes(analysis, 1) && !stop.is_wished() {
                    tell(advice.clone());
                }
            });
            if stop.is_wished() {
                return;
            }
            if advice.takes(&analysis, 0) {
                tell(advice.clone());
            }
        }
        if limit >= nodes || advice.views.iter().all(|view| view.is_exact) {
            break;
        }
        limit = (limit * MORE).min(nodes);
    }
    advice.is_settled = true;
    tell(advice);
}

impl Advice {
    /// Takes an analysis in that looks so many plies farther than what was known by its measure, or has found out
    /// everything. Says whether it did.
    fn takes(&mut self, analysis: &Analysis, farther: u32) -> bool {
        let view = View::of(analysis);
        match self
            .views
            .iter_mut()
            .find(|known| known.measure == view.measure)
        {
            Some(known) if view.depth < known.depth + farther && !view.is_exact => return false,
            Some(known) => *known = view,
            None => self.views.push(view),
        }
        true
    }
}

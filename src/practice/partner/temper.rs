//! The tempers: when a partner offers, what, and how it answers.

use ayla_rules::{AnyAction, AnyPosition, Side, gore};

use super::{Choice, FEWEST_FOR_TRADES, Reason, View, strength};
use crate::engine::{Analysis, Limits, Line, Measure, Options, analyse};
use crate::session::Temper;

/// How many offers a generous partner makes in a game at most.
const MOST_GIFTS: usize = 2;
/// How many turns of its own a partner lets pass after an offer before it offers again out of its temper.
const PAUSE: usize = 2;
/// With so many holes left a partner gives nothing more away out of its temper.
const KEPT_HOLES: usize = 2;

impl View<'_> {
    /// The offer that the temper makes instead of sowing, if it makes one.
    pub(super) fn offer(&self, ahead: &mut dyn FnMut(u32)) -> Option<Choice> {
        let AnyPosition::Gore(now) = self.now else {
            return None;
        };
        let can_offer = |action: AnyAction| offered(action).is_some();
        if !self.now.legal_actions().into_iter().any(can_offer) || !self.may_offer(now) {
            return None;
        }
        let table = Table::new(self, self.look(ahead))?;
        match self.partner.temper {
            Temper::Generous => table.gift(),
            Temper::Shrewd => table.gain(),
            Temper::Proud => table.honour(),
            Temper::Desperate => table.need(self.behind()),
        }
    }

    /// How the temper answers the offer on the table.
    pub(super) fn answer(&self, ahead: &mut dyn FnMut(u32)) -> Option<Choice> {
        let analysis = self.look(ahead);
        let [accept, refuse] = [gore::Action::Accept, gore::Action::Refuse].map(AnyAction::Gore);
        let [accepting, refusing] = [analysis.line(accept)?.value, analysis.line(refuse)?.value];
        let gain = accepting.margin - refusing.margin;
        let (accepts, reason) = match self.partner.temper {
            Temper::Generous => (true, Reason::Grace { accepting: gain }),
            Temper::Shrewd | Temper::Desperate => (gain >= 0, Reason::Worth { accepting: gain }),
            Temper::Proud => {
                let (accepting, refusing) = (accepting.rank?, refusing.rank?);
                let reason = Reason::Pride {
                    accepting,
                    refusing,
                };
                (accepting >= refusing, reason)
            }
        };
        Some(Choice {
            action: if accepts { accept } else { refuse },
            reason: Some(reason),
        })
    }

    /// What every action is worth by what the temper counts.
    fn look(&self, ahead: &mut dyn FnMut(u32)) -> Analysis {
        let measure = match self.partner.temper {
            Temper::Proud => Measure::Honour,
            Temper::Generous | Temper::Shrewd | Temper::Desperate => Measure::Seeds,
        };
        let nodes = strength(self.partner.level).nodes.max(FEWEST_FOR_TRADES);
        let options = Options {
            measure,
            limits: Limits::nodes(nodes),
            ..Options::default()
        };
        analyse(self.now, &options, self.stop, &mut |so_far| {
            ahead(so_far.depth);
        })
    }

    /// Whether the temper thinks of an offer at all, before anything is reckoned.
    fn may_offer(&self, now: &gore::Position) -> bool {
        let own = now.owned_by(self.partner.side).len();
        let can_spare = own > KEPT_HOLES;
        match self.partner.temper {
            Temper::Shrewd | Temper::Proud => true,
            Temper::Generous => can_spare && self.has_paused() && self.offers_made() < MOST_GIFTS,
            Temper::Desperate => can_spare && self.has_paused() && self.behind() > 0,
        }
    }

    /// By how many seeds the partner would be behind if the game ended now.
    fn behind(&self) -> i16 {
        let seeds = self.now.settle().seeds;
        i16::from(seeds[self.partner.side.other()]) - i16::from(seeds[self.partner.side])
    }

    fn is_own_offer(&self, position: &AnyPosition) -> bool {
        is_offer_by(self.partner.side, position)
    }

    fn offers_made(&self) -> usize {
        let so_far = self.so_far.iter();
        so_far.filter(|then| self.is_own_offer(then)).count()
    }

    /// Whether enough turns have passed since the last offer.
    fn has_paused(&self) -> bool {
        let since = self.so_far.iter().rev();
        let since = since.take_while(|then| !self.is_own_offer(then));
        let turns = since.filter(|then| {
            then.side_to_move() == self.partner.side && then.pending_offer().is_none()
        });
        self.offers_made() == 0 || turns.count() > PAUSE
    }

    /// Whether this offer has been refused before in the same position: nobody is asked the same twice.
    fn was_refused(&self, offer: gore::Offer) -> bool {
        let key = self.now.key();
        self.so_far.windows(3).any(|three| {
            let [then, asked, answered] = three else {
                return false;
            };
            then.key() == key
                && asked.pending_offer() == Some(offer)
                && answered.refusals() != then.refusals()
        })
    }
}

/// Whether an offer by a side waits for its answer in a position.
fn is_offer_by(side: Side, position: &AnyPosition) -> bool {
    position.pending_offer().is_some() && position.side_to_move() != side
}

/// What an action offers, if it is an offer.
fn offered(action: AnyAction) -> Option<gore::Offer> {
    match action {
        AnyAction::Gore(gore::Action::Offer(offer)) => Some(offer),
        _ => None,
    }
}

/// What lies on the table: the best sowing and the offers that can be made, the best first.
struct Table {
    sowing: Line,
    offers: Vec<Line>,
}

impl Table {
    /// None if nothing can be compared.
    fn new(view: &View<'_>, analysis: Analysis) -> Option<Self> {
        let is_sowing = |line: &Line| line.action.sown().is_some();
        let (sowings, offers): (Vec<_>, Vec<_>) = analysis.lines.into_iter().partition(is_sowing);
        let is_new = |line: &Line| {
            line.answers.is_some()
                && offered(line.action).is_some_and(|offer| !view.was_refused(offer))
        };
        Some(Self {
            sowing: sowings.into_iter().next()?,
            offers: offers.into_iter().filter(is_new).collect(),
        })
    }

    /// The best offer, if it is worth more than the best sowing.
    fn gain(&self) -> Option<Choice> {
        let offer = self.offers.first()?;
        let by = offer.value.margin - self.sowing.value.margin;
        (by > 0).then(|| {
            choice(
                offer,
                Reason::Gain {
                    by,
                    than: self.sowing.action,
                },
            )
        })
    }

    /// A hole for the other side: the one whose acceptance costs least.
    fn gift(&self) -> Option<Choice> {
        let accepted = |line: &&Line| Some(line.answers.as_ref()?.accepted.value.margin);
        let single =
            |line: &&Line| offered(line.action).is_some_and(|offer| offer.holes().len() == 1);
        let offer = self.offers.iter().filter(single).max_by_key(accepted)?;
        let cost = self.sowing.value.margin - accepted(&offer)?;
        Some(choice(
            offer,
            Reason::Gift {
                cost,
                than: self.sowing.action,
            },
        ))
    }

    /// The best offer, if the game can come to a better end by it than by any sowing.
    fn honour(&self) -> Option<Choice> {
        let offer = self.offers.first()?;
        let (offering, sowing) = (offer.value.rank?, self.sowing.value.rank?);
        (offering > sowing).then(|| choice(offer, Reason::Honour { offering, sowing }))
    }

    /// The best offer of a side that is behind, if sowing promises nothing either. Of offers worth the same the smallest.
    fn need(&self, behind: i16) -> Option<Choice> {
        let expected = -self.sowing.value.margin;
        let price = |line: &Line| offered(line.action).map_or(0, gore::Offer::price);
        let offer = self
            .offers
            .iter()
            .min_by_key(|line| (-line.value.margin, price(line)))?;
        (expected > 0).then(|| choice(offer, Reason::Need { behind, expected }))
    }
}

fn choice(line: &Line, reason: Reason) -> Choice {
    Choice {
        action: line.action,
        reason: Some(reason),
    }
}

//! How a side chose over a whole game, sowings, offers and answers counted apart.

use ayla_rules::Side;

use super::{Cost, Difference, Kind, Moment, Offering, Review};

/// How often a side chose what, and how often badly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Sowings.
    pub sowings: u32,
    /// Of these, sowings than which another one was clearly better.
    pub costly_sowings: u32,
    /// Offers made.
    pub offers: u32,
    /// Of these, offers than which a sowing was clearly better.
    pub wrong_offers: u32,
    /// Turns at which an offer would have been clearly better than every sowing, and none was made.
    pub missed_offers: u32,
    /// Turns at which an offer was made or not made, and the other choice was better, but too little to tell.
    pub close_offers: u32,
    /// Offers of the other side accepted.
    pub accepted: u32,
    /// Of these, those that had clearly better been refused.
    pub wrongly_accepted: u32,
    /// Offers of the other side refused.
    pub refused: u32,
    /// Of these, those that had clearly better been accepted.
    pub wrongly_refused: u32,
    /// Offers that the other side accepted.
    pub trades: u32,
    /// Of these, those that paid.
    pub paid: u32,
    /// What all choices gave away that were not the best, close ones left out.
    pub lost: Cost,
}

impl Counts {
    pub(super) fn of(review: &Review, side: Side) -> Self {
        let mut counts = Self::default();
        let own = |moment: &&Moment| moment.side() == side;
        for moment in review.moments.iter().filter(own) {
            counts.count(moment);
            if let Some(gain) = review.trade(moment.number) {
                counts.trades += 1;
                counts.paid += u32::from(gain == Difference::Clear);
            }
        }
        counts
    }

    /// Answers wrongly given.
    pub const fn wrong_answers(&self) -> u32 {
        self.wrongly_accepted + self.wrongly_refused
    }

    fn count(&mut self, moment: &Moment) {
        let is_clear = moment.difference() == Difference::Clear;
        if is_clear {
            let cost = moment.cost();
            self.lost.ranks += cost.ranks;
            self.lost.seeds += cost.seeds;
        }
        if let Some(difference) = moment.sowing_difference() {
            self.costly_sowings += u32::from(difference == Difference::Clear);
        }
        match moment.kind() {
            Kind::Sowing => self.sowings += 1,
            Kind::Pass => {}
            Kind::Offer => self.offers += 1,
            Kind::Accept => {
                self.accepted += 1;
                self.wrongly_accepted += u32::from(is_clear);
            }
            Kind::Refuse => {
                self.refused += 1;
                self.wrongly_refused += u32::from(is_clear);
            }
        }
        match moment.offering() {
            Some(Offering::Wrong) => self.wrong_offers += 1,
            Some(Offering::Missed) => self.missed_offers += 1,
            Some(Offering::Close) => self.close_offers += 1,
            Some(Offering::Right) | None => {}
        }
    }
}

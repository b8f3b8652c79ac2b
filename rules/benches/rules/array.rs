//! The yardstick: both games over plain arrays, written as well as a loop over holes can be.
//!
//! It knows every rule that matters to a count: trades, answers, passes, ends, and endless relays, which it recognises as
//! exactly as the crate does. It is given only positions that the crate has checked, and it checks nothing itself.

use ayla_rules::gore::{self, Lap, Turn};
use ayla_rules::{Hole, HoleSet, Position, Side, djenon_aboure};

use crate::Way;

/// Goré.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gore {
    seeds: [u8; 8],
    owner: [u8; 8],
    captured: [u8; 2],
    side: u8,
    /// The holes to be answered for; none if no offer is pending.
    offer: [Option<u8>; 3],
    refusals: [u32; 2],
    skips_origin: bool,
}

/// What a side does in Goré, its holes by their places in the ring.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Action {
    Sow(u8),
    Pass,
    Offer([Option<u8>; 3]),
    Accept,
    Refuse,
}

fn side_index(side: Side) -> u8 {
    match side {
        Side::South => 0,
        Side::North => 1,
    }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "rings have 8 or 12 holes: every index fits a byte"
)]
fn place<const N: usize>(hole: Hole<N>) -> u8 {
    hole.index() as u8
}

fn places(holes: HoleSet<8>) -> [Option<u8>; 3] {
    let mut holes = holes.into_iter().map(place);
    [(); 3].map(|()| holes.next())
}

impl Gore {
    fn is_over(&self) -> bool {
        self.offer[0].is_none() && self.seeds.iter().all(|&seeds| seeds < 3)
    }

    fn owns(&self, hole: usize) -> bool {
        self.owner[hole] == self.side
    }

    fn can_sow(&self) -> bool {
        (0..8).any(|hole| self.owns(hole) && self.seeds[hole] > 0)
    }

    /// The territory of the side to move, the holes first, and how many of them it can offer at once.
    fn offerable(&self) -> ([u8; 8], usize, usize) {
        let mut own = [0; 8];
        let mut len = 0;
        for hole in 0..8 {
            if self.owns(usize::from(hole)) {
                own[len] = hole;
                len += 1;
            }
        }
        let payable = self.captured[usize::from(1 - self.side)] / 6;
        let largest = usize::from(payable).min(3).min(len.saturating_sub(1));
        (own, len, largest)
    }

    fn sow(&mut self, origin: u8) {
        let origin = usize::from(origin);
        let mut hand = self.seeds[origin];
        self.seeds[origin] = 0;
        let mut at = origin;
        while hand > 0 {
            at = (at + 1) & 7;
            if self.skips_origin && at == origin {
                continue;
            }
            self.seeds[at] += 1;
            hand -= 1;
        }
        if self.owns(at) || !matches!(self.seeds[at], 2 | 4) {
            return;
        }
        let mut gain = self.seeds[at];
        self.seeds[at] = 0;
        let mut next = (at + 1) & 7;
        while matches!(self.seeds[next], 2 | 4) {
            gain += self.seeds[next];
            self.seeds[next] = 0;
            next = (next + 1) & 7;
        }
        let mut next = (at + 7) & 7;
        while matches!(self.seeds[next], 2 | 4) {
            gain += self.seeds[next];
            self.seeds[next] = 0;
            next = (next + 7) & 7;
        }
        self.captured[usize::from(self.side)] += gain;
    }
}

impl Way for Gore {
    type Position = gore::Position;
    type Action = Action;

    fn position(position: &gore::Position) -> Self {
        let mut holes = Hole::all();
        let seeds = [(); 8].map(|()| holes.next().map_or(0, |hole| position.seeds(hole)));
        let mut holes = Hole::all();
        let owner = [(); 8].map(|()| {
            holes
                .next()
                .map_or(0, |hole| side_index(position.owner(hole)))
        });
        let captured = position.captured();
        let refusals = position.refusals();
        Self {
            seeds,
            owner,
            captured: [captured.south, captured.north],
            side: side_index(position.side_to_move()),
            offer: match position.turn() {
                Turn::Free(_) => [None; 3],
                Turn::Answering { offer, .. } => places(offer.holes()),
            },
            refusals: [refusals.south, refusals.north],
            skips_origin: position.lap() == Lap::SkipOrigin,
        }
    }

    fn action(action: gore::Action) -> Action {
        match action {
            gore::Action::Sow(hole) => Action::Sow(place(hole)),
            gore::Action::Pass => Action::Pass,
            gore::Action::Offer(offer) => Action::Offer(places(offer.holes())),
            gore::Action::Accept => Action::Accept,
            gore::Action::Refuse => Action::Refuse,
        }
    }

    #[inline]
    fn after(&self, action: Action) -> Self {
        let mut next = *self;
        match action {
            Action::Sow(hole) => {
                next.sow(hole);
                next.side = 1 - self.side;
            }
            Action::Pass => next.side = 1 - self.side,
            Action::Offer(offer) => {
                next.offer = offer;
                next.side = 1 - self.side;
            }
            Action::Accept => {
                for hole in self.offer.into_iter().flatten() {
                    next.seeds[usize::from(hole)] += 6;
                    next.owner[usize::from(hole)] = self.side;
                    next.captured[usize::from(self.side)] -= 6;
                }
                next.offer = [None; 3];
            }
            Action::Refuse => {
                next.refusals[usize::from(self.side)] += 1;
                next.offer = [None; 3];
            }
        }
        next
    }

    #[inline]
    fn each_next(&self, mut see: impl FnMut(&Self)) {
        if self.offer[0].is_some() {
            see(&self.after(Action::Accept));
            see(&self.after(Action::Refuse));
            return;
        }
        if self.is_over() {
            return;
        }
        if !self.can_sow() {
            return see(&self.after(Action::Pass));
        }
        for hole in 0..8 {
            if self.owns(usize::from(hole)) && self.seeds[usize::from(hole)] > 0 {
                see(&self.after(Action::Sow(hole)));
            }
        }
        let (own, len, largest) = self.offerable();
        let own = &own[..len];
        if largest >= 1 {
            for &a in own {
                see(&self.after(Action::Offer([Some(a), None, None])));
            }
        }
        if largest >= 2 {
            for (i, &a) in own.iter().enumerate() {
                for &b in &own[i + 1..] {
                    see(&self.after(Action::Offer([Some(a), Some(b), None])));
                }
            }
        }
        if largest >= 3 {
            for (i, &a) in own.iter().enumerate() {
                for (j, &b) in own.iter().enumerate().skip(i + 1) {
                    for &c in &own[j + 1..] {
                        see(&self.after(Action::Offer([Some(a), Some(b), Some(c)])));
                    }
                }
            }
        }
    }

    #[inline]
    fn count_next(&self) -> u64 {
        if self.offer[0].is_some() {
            return 2;
        }
        if self.is_over() {
            return 0;
        }
        let sowings = (0..8)
            .filter(|&hole| self.owns(hole) && self.seeds[hole] > 0)
            .count();
        if sowings == 0 {
            return 1;
        }
        let (_, n, largest) = self.offerable();
        let offers = match largest {
            0 => 0,
            1 => n,
            2 => n + n * (n - 1) / 2,
            _ => n + n * (n - 1) / 2 + n * (n - 1) * (n - 2) / 6,
        };
        (sowings + offers) as u64
    }
}

/// Djenon-aboure.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DjenonAboure {
    seeds: [u8; 12],
    captured: [u8; 2],
    side: u8,
}

impl DjenonAboure {
    fn row(side: u8) -> std::ops::Range<usize> {
        if side == 0 { 0..6 } else { 6..12 }
    }

    /// Sows a relay up to its last hole; none if it never ends.
    #[inline]
    fn relay(&mut self, origin: usize) -> Option<usize> {
        let mut from = origin;
        let mut kept = (self.seeds, from);
        let mut wait = 8;
        let mut waited = 0;
        loop {
            let mut hand = self.seeds[from];
            self.seeds[from] = 1;
            let mut at = from;
            while hand > 1 {
                at = if at == 11 { 0 } else { at + 1 };
                self.seeds[at] += 1;
                hand -= 1;
            }
            if matches!(self.seeds[at], 1 | 2 | 4) {
                return Some(at);
            }
            from = at;
            if (self.seeds, from) == kept {
                return None;
            }
            waited += 1;
            if waited == wait {
                kept = (self.seeds, from);
                wait *= 2;
                waited = 0;
            }
        }
    }

    #[inline]
    fn sow(&self, origin: usize) -> Option<Self> {
        let mut next = *self;
        let mut at = next.relay(origin)?;
        while matches!(next.seeds[at], 2 | 4) {
            next.captured[usize::from(self.side)] += next.seeds[at];
            next.seeds[at] = 0;
            at = if at == 0 { 11 } else { at - 1 };
        }
        next.side = 1 - self.side;
        Some(next)
    }

    fn ends(mut self, hole: usize) -> bool {
        self.relay(hole).is_some()
    }

    fn can_sow(&self, side: u8) -> bool {
        Self::row(side).any(|hole| self.seeds[hole] > 1 && self.ends(hole))
    }
}

impl Way for DjenonAboure {
    type Position = djenon_aboure::Position;
    type Action = Option<usize>;

    fn position(position: &djenon_aboure::Position) -> Self {
        let mut holes = Hole::all();
        let captured = position.captured();
        Self {
            seeds: [(); 12].map(|()| holes.next().map_or(0, |hole| position.seeds(hole))),
            captured: [captured.south, captured.north],
            side: side_index(position.side_to_move()),
        }
    }

    fn action(action: djenon_aboure::Action) -> Option<usize> {
        match action {
            djenon_aboure::Action::Sow(hole) => Some(hole.index()),
            djenon_aboure::Action::Pass => None,
        }
    }

    #[inline]
    fn after(&self, action: Option<usize>) -> Self {
        let passed = Self {
            side: 1 - self.side,
            ..*self
        };
        action.map_or(passed, |hole| self.sow(hole).unwrap_or(passed))
    }

    #[inline]
    fn each_next(&self, mut see: impl FnMut(&Self)) {
        let mut has_sown = false;
        for hole in Self::row(self.side) {
            if self.seeds[hole] > 1
                && let Some(next) = self.sow(hole)
            {
                see(&next);
                has_sown = true;
            }
        }
        if !has_sown && self.can_sow(1 - self.side) {
            see(&self.after(None));
        }
    }

    #[inline]
    fn count_next(&self) -> u64 {
        let sowings = Self::row(self.side)
            .filter(|&hole| self.seeds[hole] > 1 && self.ends(hole))
            .count() as u64;
        if sowings == 0 {
            return self.can_sow(1 - self.side).into();
        }
        sowings
    }
}

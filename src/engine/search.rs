//! Alpha-beta: what a position is worth if the game is broken off after so many plies.
//!
//! Where a line is broken off, a position is worth its *estimate*: the margin as if the game were ended there by
//! agreement, each side taking the seeds in the holes that it owns (Both games), and so many seeds for each hole that a
//! side owns more than the other. With nothing for a hole ([`Options::territory`](super::Options::territory)) that is the
//! rulebook's end by agreement to the letter.
//!
//! # Positions that come up again
//!
//! A turn goes by without changing anything when an offer is refused, and when a side passes. Two such turns in a row bring
//! the position back, and the next two, and so on without end. Once a position has come up again in this way the line is
//! over, as by agreement, each side taking the seeds in its holes: whoever lets the turn go by must reckon with the other
//! side doing the same. How many turns have gone by in a row is part of what a [`Place`] is, and of its key in the table.
//! What came before the position that is asked about does not count.
//!
//! Sowings alone can bring a position back too, but it takes many of them. They get no such treatment: the line goes
//! on until it is broken off, and its value is never called proven. So the value at a depth is a property of the place alone:
//! how else it was reached does not matter, nor the order in which actions are tried, and the table answers only for the
//! very depth that is asked about.
//!
//! # Proofs
//!
//! A value is *proven* when it follows from ends of the game only, positions that come up again among them, from the
//! endgame tables, and from the fact that captured seeds are safe with a side that refuses all offers. It then holds at
//! every greater depth, so it is used at any depth, in place of that depth's value, wherever it is known.

use ayla_rules::{SEEDS, Side};

use super::endgame::Endgames;
use super::game::{MAX_SOWINGS, Searched, Terms};
use super::limits::Meter;
use super::measure::{Glory, INFINITE, Score};
use super::principal::Principal;
use super::table::{Bound, Code, Known, Table};

mod place;
mod window;

pub(crate) use place::Place;
pub(crate) use window::{Found, Window};

/// An action that is no offer, and where it leads.
#[derive(Clone, Copy, Debug)]
struct Candidate<P> {
    next: Place<P>,
    code: Code,
    /// The greater, the earlier it is tried.
    hope: Score,
}

/// How many plies sooner than another a line is broken off for each offer in it. Offers are many and seldom good: with
/// none to spare the search would lose sight of everything else.
const PLIES_OF_OFFER: u8 = 4;

/// How many plies a line has left at the answer to an offer, if it had so many at the offer. It always comes to be heard.
pub(crate) fn depth_of_answer(depth: u8) -> u8 {
    match depth {
        0 | 1 => 0,
        _ => (depth - 1).saturating_sub(PLIES_OF_OFFER).max(1),
    }
}

/// A search under way.
#[derive(Debug)]
pub(crate) struct Search {
    pub(crate) terms: Terms,
    pub(crate) meter: Meter,
    pub(crate) table: Table,
    /// The best actions of the positions whose exact score was asked for.
    pub(crate) principal: Principal,
    /// Tables for the last seeds.
    pub(crate) endgames: Option<Endgames>,
    /// Whether what is proven may be used at any depth; otherwise every value is that of its depth to the letter.
    pub(crate) trusts_proofs: bool,
}

impl Search {
    /// What a position is worth to its side to move, the game being broken off after so many plies.
    pub(crate) fn node<P: Searched>(
        &mut self,
        place: &Place<P>,
        depth: u8,
        alpha: Score,
        beta: Score,
    ) -> Found {
        if !self.meter.count() {
            return Found::NOTHING;
        }
        match depth {
            0 => {
                let side = place.position.side_to_move();
                self.leaf(place, side, place.position.more_holes(side))
            }
            _ if place.is_repeated() => {
                let position = &place.position;
                Found::proven(self.settled(position, position.side_to_move()))
            }
            1 => self.last_ply(place, alpha, beta).found(),
            _ => self.inner_node(place, depth, alpha, beta),
        }
    }

    /// What a position is worth to a side, whoever is to move there: whoever answers an offer is to move again.
    #[inline]
    pub(crate) fn ask<P: Searched>(
        &mut self,
        place: &Place<P>,
        side: Side,
        depth: u8,
        alpha: Score,
        beta: Score,
    ) -> Found {
        if place.position.side_to_move() == side {
            self.node(place, depth, alpha, beta)
        } else {
            self.node(place, depth, -beta, -alpha).turned()
        }
    }

    /// What a position is worth if the game is broken off here, or over.
    #[inline]
    fn leaf<P: Searched>(&self, place: &Place<P>, side: Side, more_holes: Score) -> Found {
        let position = &place.position;
        if place.is_repeated() || position.outcome().is_some() {
            return Found::proven(self.settled(position, side));
        }
        Found {
            score: self.terms.estimate(position, side, more_holes),
            proven: false,
        }
    }

    #[inline]
    pub(crate) fn settled<P: Searched>(&self, position: &P, side: Side) -> Score {
        self.terms.measure.score(position.settle(), side)
    }

    /// One ply before the game is broken off: every offer leaves things as they are.
    #[inline]
    pub(crate) fn last_ply<P: Searched>(
        &mut self,
        place: &Place<P>,
        alpha: Score,
        beta: Score,
    ) -> Window {
        let position = &place.position;
        let side = position.side_to_move();
        let more_holes = position.more_holes(side);
        let mut window = Window::new(alpha, beta);
        for (action, next) in position.successors() {
            let is_offer = P::is_offer(action);
            if is_offer && !self.terms.trades {
                break;
            }
            if !self.meter.count() {
                break;
            }
            let more_holes = if P::is_trade(action) {
                next.more_holes(side)
            } else {
                more_holes
            };
            let found = self.leaf(&place.after(action, next), side, more_holes);
            if window.take(found, position.code(action)) || is_offer {
                break;
            }
        }
        if window.code() == 0 {
            window.take(Found::proven(self.settled(position, side)), 0);
        }
        window
    }

    fn inner_node<P: Searched>(
        &mut self,
        place: &Place<P>,
        depth: u8,
        alpha: Score,
        beta: Score,
    ) -> Found {
        let position = &place.position;
        let (floor, ceiling) = self.certain(position);
        if floor >= beta {
            return Found::proven(floor);
        }
        if ceiling <= alpha || floor == ceiling {
            return Found::proven(ceiling);
        }
        let key = position.table_key(place.waits(), self.terms);
        let base = position.base(self.terms);
        let is_kept = depth >= P::KEPT_FROM;
        let known = if is_kept {
            self.table.look_up(key)
        } else {
            None
        };
        if let Some(found) = known.and_then(|known| self.answer(known, base, depth, alpha, beta)) {
            return found;
        }
        let first = known.map_or(0, |known| known.best);
        let Some(window) = self.actions(place, depth, first, Window::new(alpha, beta)) else {
            return Found::proven(self.settled(position, position.side_to_move()));
        };
        let found = window.found();
        let is_principal = beta - alpha > 1 && alpha < found.score && found.score < beta;
        if !self.meter.is_halted() && (is_kept || is_principal) {
            let bound = match found.score {
                score if score <= alpha => Bound::AtMost,
                score if score >= beta => Bound::AtLeast,
                _ => Bound::Exactly,
            };
            let known = Known {
                score: found.score - base,
                bound,
                proven: found.proven,
                depth,
                best: window.code(),
            };
            if is_kept {
                self.table.keep(key, known);
            }
            if is_principal {
                self.principal.keep(key, known);
            }
        }
        found
    }

    /// What is certain of a position's score: what the endgame tables say, and that a side that refuses all offers keeps
    /// what it has captured.
    pub(crate) fn certain<P: Searched>(&mut self, position: &P) -> (Score, Score) {
        let side = position.side_to_move();
        let captured = position.captured();
        let seeds = Score::from(SEEDS);
        let least = 2 * Score::from(captured[side]) - seeds;
        let most = seeds - 2 * Score::from(captured[side.other()]);
        let endgames = self.endgames.as_mut();
        match endgames.and_then(|endgames| position.margins(endgames, self.terms)) {
            None => self.bounds(position, least, most),
            Some(table) => self.bounds(position, least.max(table.0), most.min(table.1)),
        }
    }

    /// The scores of a least and a greatest margin that the side to move, or the other one, can see to by refusing
    /// every offer and making none.
    fn bounds<P: Searched>(&self, position: &P, least: Score, most: Score) -> (Score, Score) {
        let measure = self.terms.measure;
        if measure == super::Measure::Seeds {
            return (least, most);
        }
        let side = position.side_to_move();
        let glory = position.glory();
        let refuser = Glory {
            own: glory.own && !position.can_be_offered(side, self.terms),
            ..glory
        };
        let other_refuser = Glory {
            other: glory.other && !position.can_be_offered(side.other(), self.terms),
            ..glory
        };
        (
            measure.score_of_margin(least, refuser),
            measure.score_of_margin(most, other_refuser),
        )
    }

    /// What the table says, if that answers the question.
    #[inline]
    fn answer(
        &self,
        known: Known,
        base: Score,
        depth: u8,
        alpha: Score,
        beta: Score,
    ) -> Option<Found> {
        let score = known.score + base;
        let is_of_use = known.depth == depth || known.proven && self.trusts_proofs;
        let is_answer = match known.bound {
            Bound::Exactly => true,
            Bound::AtLeast => score >= beta,
            Bound::AtMost => score <= alpha,
        };
        (is_of_use && is_answer).then_some(Found {
            score,
            proven: known.proven,
        })
    }

    /// Tries all actions, the one with the code `first` before the others. None if there is no action: the game is over.
    fn actions<P: Searched>(
        &mut self,
        place: &Place<P>,
        depth: u8,
        first: Code,
        mut window: Window,
    ) -> Option<Window> {
        let position = &place.position;
        let side = position.side_to_move();
        let nobody = Candidate {
            next: *place,
            code: 0,
            hope: 0,
        };
        let mut candidates = [nobody; MAX_SOWINGS];
        let mut count = 0;
        let mut offered = None;
        for (action, next) in position.successors() {
            let code = position.code(action);
            if P::is_offer(action) {
                offered = self
                    .terms
                    .trades
                    .then_some((place.after(action, next), code));
                break;
            }
            let hope = if code == first {
                INFINITE
            } else {
                self.terms.estimate(&next, side, next.more_holes(side))
            };
            let next = place.after(action, next);
            candidates[count] = Candidate { next, code, hope };
            count += 1;
        }
        if count == 0 {
            return None;
        }
        let candidates = &mut candidates[..count];
        candidates.sort_unstable_by_key(|candidate| -candidate.hope);
        let offers_first = first >= 0x100;
        if offers_first && self.offers(place, depth, offered, &mut window) {
            return Some(window);
        }
        for &mut Candidate { next, code, .. } in candidates {
            let found = self.child(&next, side, depth - 1, &window);
            if self.meter.is_halted() || window.take(found, code) {
                return Some(window);
            }
        }
        if !offers_first {
            self.offers(place, depth, offered, &mut window);
        }
        Some(window)
    }

    /// What a position is worth to a side: first whether it is better than what is known already, then how much.
    fn child<P: Searched>(
        &mut self,
        next: &Place<P>,
        side: Side,
        depth: u8,
        window: &Window,
    ) -> Found {
        let Window { alpha, beta, .. } = *window;
        if window.has_best() && beta - alpha > 1 {
            let found = self.ask(next, side, depth, alpha, alpha + 1);
            if found.score <= alpha || found.score >= beta {
                return found;
            }
        }
        self.ask(next, side, depth, alpha, beta)
    }

    /// Tries all offers, given the position after the first one. Says whether one is good enough to look no further.
    ///
    /// All refusals lead to the same position, and the other side refuses if that is better for it: so if a refused
    /// offer is no good, no offer is, and none of them has to be looked at.
    fn offers<P: Searched>(
        &mut self,
        place: &Place<P>,
        depth: u8,
        offered: Option<(Place<P>, Code)>,
        window: &mut Window,
    ) -> bool {
        let Some((offered, code)) = offered else {
            return false;
        };
        let Some(refused) = offered.answered(true) else {
            return false;
        };
        let position = &place.position;
        let side = position.side_to_move();
        let depth = depth_of_answer(depth) - 1;
        self.meter.count();
        let refusal = self.child(&refused, side, depth, window);
        if self.meter.is_halted() {
            return true;
        }
        if refusal.score <= window.alpha {
            return window.take(refusal, code);
        }
        for (action, offered) in position.successors() {
            let accepted = if P::is_offer(action) {
                place.after(action, offered).answered(false)
            } else {
                None
            };
            let Some(accepted) = accepted else { continue };
            self.meter.count();
            let beta = window.beta.min(refusal.score);
            let found = self.ask(&accepted, side, depth, window.alpha, beta);
            if self.meter.is_halted() {
                return true;
            }
            let worse = Found {
                score: found.score.min(refusal.score),
                proven: found.proven && (refusal.proven || found.score <= window.alpha),
            };
            if window.take(worse, position.code(action)) {
                return true;
            }
        }
        false
    }
}

//! Goré for the search: the key of a position, turned to its least territory.

use ayla_rules::gore::{Action, HOLES, Hole, HoleSet, OFFER_PRICE, Position, Turn};
use ayla_rules::{AnyAction, Position as _, Side};

use super::{Searched, Terms};
use crate::engine::endgame::Endgames;
use crate::engine::measure::{Glory, Measure, Score};
use crate::engine::table::{Code, Key};

/// By how many holes a territory is turned back to make its pattern the smallest number.
pub(crate) static TURNS: [u8; 1 << HOLES] = {
    let mut turns = [0; 1 << HOLES];
    let mut pattern: u8 = 0;
    loop {
        let least = &mut turns[pattern as usize];
        let mut turn = 1;
        while (turn as usize) < HOLES {
            if pattern.rotate_right(turn as u32) < pattern.rotate_right(*least as u32) {
                *least = turn;
            }
            turn += 1;
        }
        if pattern == u8::MAX {
            break turns;
        }
        pattern += 1;
    }
};

const PASS: Code = 9;
const ACCEPT: Code = 10;
const REFUSE: Code = 11;
const OFFER: Code = 0x100;

/// A set of holes as eight bits, that of `1S` lowest.
#[expect(clippy::cast_possible_truncation, reason = "eight holes, eight bits")]
#[inline]
pub(crate) const fn pattern(holes: HoleSet) -> u8 {
    holes.bits() as u8
}

/// By how many holes the board is turned back, seen from the side to move.
#[inline]
fn turn(position: &Position) -> u32 {
    let territory = position.owned_by(position.side_to_move());
    TURNS[usize::from(pattern(territory))].into()
}

/// The code of sowing a hole: 1 to 8.
#[inline]
fn sowing(hole: Hole, turn: u32) -> Code {
    let turned = pattern(HoleSet::EMPTY.with(hole)).rotate_right(turn);
    #[expect(clippy::cast_possible_truncation, reason = "eight holes")]
    let index = turned.trailing_zeros() as Code;
    1 + index
}

impl Searched for Position {
    const KEPT_FROM: u8 = 5;
    const SOLVED_AFTER: Option<u8> = None;

    #[inline]
    fn table_key(&self, waits: u8, terms: Terms) -> Key {
        let side = self.side_to_move();
        let turn = turn(self);
        let offer = match self.turn() {
            Turn::Free(_) => 0,
            Turn::Answering { offer, .. } => pattern(offer.holes()).rotate_right(turn),
        };
        let captured = if has_base(self, terms) {
            0
        } else {
            self.captured()[side]
        };
        // Without offers nothing can come round by waiting.
        let waits = if terms.trades { waits } else { 0 };
        let glory = match terms.measure {
            Measure::Seeds => Glory::BOTH,
            Measure::Honour => self.glory(),
        };
        Key {
            board: self.packed_seeds().rotate_right(8 * turn),
            rest: u32::from(pattern(self.owned_by(side)).rotate_right(turn))
                | u32::from(offer) << 8
                | u32::from(captured) << 16
                | u32::from(glory.own) << 22
                | u32::from(glory.other) << 23
                | u32::from(waits) << 24,
        }
    }

    #[inline]
    fn base(&self, terms: Terms) -> Score {
        if !has_base(self, terms) {
            return 0;
        }
        let side = self.side_to_move();
        let captured = self.captured();
        Score::from(captured[side]) - Score::from(captured[side.other()])
    }

    fn any(action: Action) -> AnyAction {
        AnyAction::Gore(action)
    }

    #[inline]
    fn code(&self, action: Action) -> Code {
        match action {
            Action::Sow(hole) => sowing(hole, turn(self)),
            Action::Pass => PASS,
            Action::Accept => ACCEPT,
            Action::Refuse => REFUSE,
            Action::Offer(offer) => {
                OFFER | Code::from(pattern(offer.holes()).rotate_right(turn(self)))
            }
        }
    }

    #[inline]
    fn is_offer(action: Action) -> bool {
        matches!(action, Action::Offer(_))
    }

    #[inline]
    fn is_trade(action: Action) -> bool {
        action == Action::Accept
    }

    #[inline]
    fn is_refusal(action: Action) -> bool {
        action == Action::Refuse
    }

    #[inline]
    fn is_wait(action: Action) -> bool {
        matches!(action, Action::Refuse | Action::Pass)
    }

    #[inline]
    fn more_holes(&self, side: Side) -> Score {
        let own = self.owned_by(side).len();
        let other = HOLES - own;
        #[expect(clippy::cast_possible_truncation, reason = "eight holes")]
        let (own, other) = (own as u8, other as u8);
        Score::from(own) - Score::from(other)
    }

    #[inline]
    fn glory(&self) -> Glory {
        let side = self.side_to_move();
        let refusals = self.refusals();
        Glory {
            own: refusals[side] == 0,
            other: refusals[side.other()] == 0,
        }
    }

    fn endgames(&self, most_seeds: u8) -> Option<Endgames> {
        (most_seeds > 0).then(|| Endgames::new(self, most_seeds))
    }

    fn margins(&self, endgames: &mut Endgames, terms: Terms) -> Option<(Score, Score)> {
        endgames.margins(self, terms)
    }

    fn can_be_offered(&self, receiver: Side, terms: Terms) -> bool {
        let is_now = matches!(self.turn(), Turn::Answering { side, .. } if side == receiver);
        let giver = self.owned_by(receiver.other());
        let most = self.captured()[receiver] + self.seeds_on_board();
        is_now || terms.trades && giver.len() > 1 && most >= OFFER_PRICE
    }
}

/// Whether the captured seeds so far are nothing but an addition to what is still to come: no trade can touch them.
#[inline]
fn has_base(position: &Position, terms: Terms) -> bool {
    let is_free = matches!(position.turn(), Turn::Free(_));
    is_free && !terms.trades && terms.measure == Measure::Seeds
}

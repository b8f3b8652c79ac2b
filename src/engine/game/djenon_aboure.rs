//! Djenon-aboure for the search: the board alone makes the key, turned so that the side to move is South.

use ayla_rules::djenon_aboure::{Action, HOLES, Position};
use ayla_rules::{AnyAction, Position as _, Side};

use super::{Searched, Terms};
use crate::engine::endgame::Endgames;
use crate::engine::measure::{Glory, Score};
use crate::engine::table::{Code, Key};

const PASS: Code = 15;

impl Searched for Position {
    const KEPT_FROM: u8 = 3;
    const SOLVED_AFTER: Option<u8> = Some(10);

    #[inline]
    fn table_key(&self, _waits: u8, _terms: Terms) -> Key {
        const HALF: usize = 8 * HOLES / 2;
        let board = self.packed_seeds();
        let board = match self.side_to_move() {
            Side::South => board,
            Side::North => board >> HALF | board << HALF & !(u128::MAX << (2 * HALF)),
        };
        #[expect(clippy::cast_possible_truncation, reason = "the halves are meant")]
        let (low, high) = (board as u64, (board >> 64) as u32);
        // Four holes; the two top bits of each byte are free.
        let high = (high & 0x3f)
            | (high >> 2 & 0x3f << 6)
            | (high >> 4 & 0x3f << 12)
            | (high >> 6 & 0x3f << 18);
        Key {
            board: low,
            rest: high,
        }
    }

    #[inline]
    fn base(&self, _terms: Terms) -> Score {
        let side = self.side_to_move();
        let captured = self.captured();
        Score::from(captured[side]) - Score::from(captured[side.other()])
    }

    fn any(action: Action) -> AnyAction {
        AnyAction::DjenonAboure(action)
    }

    #[expect(clippy::cast_possible_truncation, reason = "twelve holes")]
    #[inline]
    fn code(&self, action: Action) -> Code {
        match action {
            Action::Sow(hole) => match self.side_to_move() {
                Side::South => 1 + hole.index() as Code,
                Side::North => 1 + hole.ahead(HOLES / 2).index() as Code,
            },
            Action::Pass => PASS,
        }
    }

    #[inline]
    fn is_offer(_action: Action) -> bool {
        false
    }

    #[inline]
    fn is_trade(_action: Action) -> bool {
        false
    }

    #[inline]
    fn is_refusal(_action: Action) -> bool {
        false
    }

    /// Whoever can move after a pass has to, so nothing can come round.
    #[inline]
    fn is_wait(_action: Action) -> bool {
        false
    }

    #[inline]
    fn more_holes(&self, _side: Side) -> Score {
        0
    }

    #[inline]
    fn glory(&self) -> Glory {
        Glory::BOTH
    }

    fn endgames(&self, _most_seeds: u8) -> Option<Endgames> {
        None
    }

    fn margins(&self, _endgames: &mut Endgames, _terms: Terms) -> Option<(Score, Score)> {
        None
    }

    fn can_be_offered(&self, _receiver: Side, _terms: Terms) -> bool {
        false
    }
}

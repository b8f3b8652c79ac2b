//! What a search asks of a position beyond the rules: a packed key, and a way to write an action into nine bits.
//!
//! The rules of both games do not change when the board is turned, so positions that are each other's image share one
//! key: seen from the side to move, and turned. A position with North to move and its image with South to move are one.

use ayla_rules::{AnyAction, Position, SEEDS, Side};

use super::endgame::Endgames;
use super::measure::{Glory, Measure, Score, honour_of_lead};
use super::table::{Code, Key};

mod djenon_aboure;
pub(crate) mod gore;

/// The most actions besides offers that a position has.
pub(crate) const MAX_SOWINGS: usize = 8;

/// On what terms a game is searched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Terms {
    /// What is counted.
    pub(crate) measure: Measure,
    /// Whether offers are made from here on; one that is pending is answered in any case.
    pub(crate) trades: bool,
    /// How many seeds a hole more than the other side is reckoned to be worth where a line is broken off.
    pub(crate) territory: Score,
}

impl Terms {
    /// What a position is worth to a side if nobody looks any further: the margin as if the game ended here, and
    /// something for territory, within what captured seeds leave possible.
    #[inline]
    pub(crate) fn estimate<P: Searched>(
        self,
        position: &P,
        side: Side,
        more_holes: Score,
    ) -> Score {
        let end = position.settle();
        if self.territory == 0 {
            return self.measure.score(end, side);
        }
        let captured = position.captured();
        let seeds = Score::from(SEEDS);
        let least = 2 * Score::from(captured[side]) - seeds;
        let most = seeds - 2 * Score::from(captured[side.other()]);
        let margin = 2 * Score::from(end.seeds[side]) - seeds + self.territory * more_holes;
        let margin = margin.max(least).min(most);
        if self.measure == Measure::Seeds {
            return margin;
        }
        let is_certain = least > 0 || most < 0;
        let glory = position.glory();
        let glory = if side == position.side_to_move() {
            glory
        } else {
            Glory {
                own: glory.other,
                other: glory.own,
            }
        };
        honour_of_lead(margin, is_certain, glory)
    }
}

/// A position that can be searched.
pub(crate) trait Searched: Position {
    /// With how many plies to go a position is worth a place in the table: to search it again would take longer than to
    /// look it up in a memory that the processor does not have at hand.
    const KEPT_FROM: u8;
    /// After how many plies it is worth trying to look to the end of every line, if ever.
    const SOLVED_AFTER: Option<u8>;

    /// All of a position that the value depends on, but for its [`base`](Searched::base); `waits` is how often in a row the
    /// turn may still go by.
    fn table_key(&self, waits: u8, terms: Terms) -> Key;

    /// A part of the score that nothing to come depends on, and that the table leaves out: the captured margin, where
    /// captured seeds can't come back into play.
    fn base(&self, terms: Terms) -> Score;

    /// The action as one of any game.
    fn any(action: Self::Action) -> AnyAction;

    /// The action, named after the turned board of [`table_key`](Searched::table_key).
    fn code(&self, action: Self::Action) -> Code;

    /// Whether the action is an offer. All other actions come before the offers.
    fn is_offer(action: Self::Action) -> bool;

    /// Whether the action makes holes change owners.
    fn is_trade(action: Self::Action) -> bool;

    /// Whether the action is the refusal of an offer.
    fn is_refusal(action: Self::Action) -> bool;

    /// Whether the action lets the turn go by, so that the other side finds the board as it was.
    fn is_wait(action: Self::Action) -> bool;

    /// How many holes a side owns more than the other one.
    fn more_holes(&self, side: Side) -> Score;

    /// Whether a win of the side to move, or of the other one, would have glory as things stand.
    fn glory(&self) -> Glory;

    /// Whether a side that refuses every offer can still be made one.
    fn can_be_offered(&self, receiver: Side, terms: Terms) -> bool;

    /// The endgame tables for this position and those that follow it, for so many seeds at the most, if the game has
    /// tables.
    fn endgames(&self, most_seeds: u8) -> Option<Endgames>;

    /// The least and the greatest final margin of the side to move that a table knows of.
    fn margins(&self, endgames: &mut Endgames, terms: Terms) -> Option<(Score, Score)>;

    /// The seeds that have not been captured.
    #[inline]
    fn seeds_on_board(&self) -> u8 {
        let captured = self.captured();
        SEEDS - captured.south - captured.north
    }
}

//! A position being put together by hand, for an editor: it may break a rule for a while, and says which.

use std::fmt;

use ayla_rules::{
    AnyHole, AnyPosition, BySide, Game, Hole, SEEDS, SetupError, Side, djenon_aboure, gore,
};

/// A position in the making. Seeds, owners, captured seeds and the side to move can be changed one by one; while they
/// make no position, [`position`](Draft::position) says why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draft(Setup);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Setup {
    Gore(gore::Setup),
    DjenonAboure(djenon_aboure::Setup),
}

impl Draft {
    /// A draft that begins with a position. An offer that waits for its answer there is taken back: the board under it may
    /// change.
    pub fn new(position: AnyPosition) -> Self {
        Self(match position {
            AnyPosition::DjenonAboure(position) => Setup::DjenonAboure(position.into()),
            AnyPosition::Gore(position) => {
                let setup = gore::Setup::from(position);
                let side = match setup.turn {
                    gore::Turn::Free(side) => side,
                    gore::Turn::Answering { side, .. } => side.other(),
                };
                let turn = gore::Turn::Free(side);
                Setup::Gore(gore::Setup { turn, ..setup })
            }
        })
    }

    /// A board without a seed, all of them still to be placed.
    pub fn empty(game: Game) -> Self {
        let mut draft = Self::new(game.start(Side::South));
        match &mut draft.0 {
            Setup::Gore(setup) => setup.seeds = [0; gore::HOLES],
            Setup::DjenonAboure(setup) => setup.seeds = [0; djenon_aboure::HOLES],
        }
        draft
    }

    /// The position, if the draft is one.
    ///
    /// # Errors
    /// The invariant that it breaks, in words for a player.
    pub fn position(&self) -> Result<AnyPosition, SetupError> {
        match self.0 {
            Setup::Gore(setup) => Ok(gore::Position::try_from(setup)?.into()),
            Setup::DjenonAboure(setup) => Ok(djenon_aboure::Position::try_from(setup)?.into()),
        }
    }

    /// How many seeds are still to be placed; below zero, how many are too many.
    pub fn missing(&self) -> i16 {
        let BySide { south, north } = self.captured();
        let on_board = self.all_seeds().iter();
        let placed: i16 = on_board
            .chain([&south, &north])
            .map(|&n| i16::from(n))
            .sum();
        i16::from(SEEDS) - placed
    }

    /// The seeds in a hole; none where this board has no such hole.
    pub fn seeds(&self, hole: AnyHole) -> u8 {
        self.index(hole).map_or(0, |index| self.all_seeds()[index])
    }

    /// Puts other seeds into a hole, at most 48.
    pub fn set_seeds(&mut self, hole: AnyHole, seeds: u8) {
        let Some(index) = self.index(hole) else {
            return;
        };
        let all: &mut [u8] = match &mut self.0 {
            Setup::Gore(setup) => &mut setup.seeds,
            Setup::DjenonAboure(setup) => &mut setup.seeds,
        };
        all[index] = seeds.min(SEEDS);
    }

    /// The seeds that each side has captured.
    pub fn captured(&self) -> BySide<u8> {
        match self.0 {
            Setup::Gore(setup) => setup.captured,
            Setup::DjenonAboure(setup) => setup.captured,
        }
    }

    /// Gives a side other captured seeds, at most 48.
    pub fn set_captured(&mut self, side: Side, seeds: u8) {
        let captured = match &mut self.0 {
            Setup::Gore(setup) => &mut setup.captured,
            Setup::DjenonAboure(setup) => &mut setup.captured,
        };
        captured[side] = seeds.min(SEEDS);
    }

    /// The side whose territory a hole is.
    pub fn owner(&self, hole: AnyHole) -> Side {
        match (&self.0, self.index(hole).and_then(Hole::new)) {
            (Setup::Gore(setup), Some(hole)) if setup.souths.contains(hole) => Side::South,
            (Setup::Gore(_), Some(_)) => Side::North,
            _ => hole.row(),
        }
    }

    /// Gives a hole to the side that does not own it. The holes of Djenon-aboure never change owners.
    pub fn swap_owner(&mut self, hole: AnyHole) {
        let index = self.index(hole);
        if let (Setup::Gore(setup), Some(hole)) = (&mut self.0, index.and_then(Hole::new)) {
            setup.souths = if setup.souths.contains(hole) {
                setup.souths.without(hole)
            } else {
                setup.souths.with(hole)
            };
        }
    }

    /// All holes of the board in ring order.
    pub fn holes(&self) -> impl Iterator<Item = AnyHole> + use<> {
        let game = match self.0 {
            Setup::Gore(setup) => Game::Gore(setup.lap),
            Setup::DjenonAboure(_) => Game::DjenonAboure,
        };
        game.start(Side::South).holes()
    }

    /// The side that acts next.
    pub fn side(&self) -> Side {
        match self.0 {
            Setup::Gore(setup) => setup.turn.side(),
            Setup::DjenonAboure(setup) => setup.side,
        }
    }

    /// Lets the other side act next.
    pub fn swap_side(&mut self) {
        let side = self.side().other();
        match &mut self.0 {
            Setup::Gore(setup) => setup.turn = gore::Turn::Free(side),
            Setup::DjenonAboure(setup) => setup.side = side,
        }
    }

    fn all_seeds(&self) -> &[u8] {
        match &self.0 {
            Setup::Gore(setup) => &setup.seeds,
            Setup::DjenonAboure(setup) => &setup.seeds,
        }
    }

    /// The place of a hole in the ring, if this board has it.
    fn index(&self, hole: AnyHole) -> Option<usize> {
        let row = self.all_seeds().len() / 2;
        let number = usize::from(hole.number());
        let before = match hole.row() {
            Side::South => 0,
            Side::North => row,
        };
        (1..=row).contains(&number).then(|| before + number - 1)
    }
}

/// Writes what the notation of the position would be.
impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Setup::Gore(setup) => setup.fmt(f),
            Setup::DjenonAboure(setup) => setup.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ayla_rules::gore::Lap;

    fn position(game: Game, text: &str) -> AnyPosition {
        game.position(text).expect("a position")
    }

    #[test]
    fn a_board_is_put_together_seed_by_seed_and_says_what_is_missing() {
        for game in Game::ALL {
            let mut draft = Draft::empty(game);
            let holes: Vec<_> = game.start(Side::South).holes().collect();
            assert_eq!(draft.missing(), 48);
            for &hole in &holes {
                draft.set_seeds(hole, 3);
                assert_eq!(draft.seeds(hole), 3);
                assert!(matches!(draft.position(), Err(SetupError::Seeds { .. })));
            }
            let left = u8::try_from(draft.missing()).expect("seeds are left");
            draft.set_captured(Side::North, left);
            draft.swap_side();
            let position = draft.position().expect("48 seeds");
            assert_eq!(position.captured().north, left);
            assert_eq!(position.side_to_move(), Side::North);
            assert_eq!(position.to_string(), draft.to_string());
            draft.set_captured(Side::South, 200);
            assert_eq!(draft.missing(), -48);
            let error = draft.position().expect_err("too many");
            assert_eq!(
                error.to_string(),
                "board and captured seeds make 96, but a game has 48"
            );
        }
    }

    #[test]
    fn owners_change_in_gore_only() {
        for game in Game::ALL {
            let start = game.start(Side::South);
            let mut draft = Draft::new(start);
            for hole in start.holes() {
                draft.swap_owner(hole);
                let changed = matches!(game, Game::Gore(_));
                let owner = if changed {
                    hole.row().other()
                } else {
                    hole.row()
                };
                assert_eq!(draft.owner(hole), owner);
                assert_eq!(draft.position().expect("48 seeds").owner(hole), owner);
            }
        }
    }

    #[test]
    fn a_position_comes_back_as_it_was_but_for_a_pending_offer() {
        let gore = Game::Gore(Lap::SkipOrigin);
        for (game, before, after) in [
            (
                gore,
                "1,2,0,1/2,1,5,4 SNSS/NNNN 14-18 N",
                "1,2,0,1/2,1,5,4 SNSS/NNNN 14-18 N",
            ),
            (
                gore,
                "1,2,0,1/2,1,5,4 SSSS/NNNN 14-18 S offer 3N",
                "1,2,0,1/2,1,5,4 SSSS/NNNN 14-18 N",
            ),
            (
                Game::DjenonAboure,
                "0,0,0,1,0,0/1,0,3,0,0,1 SSSSSS/NNNNNN 20-22 S",
                "0,0,0,1,0,0/1,0,3,0,0,1 SSSSSS/NNNNNN 20-22 S",
            ),
        ] {
            let draft = Draft::new(position(game, before));
            assert_eq!(draft.position(), Ok(position(game, after)));
        }
    }

    #[test]
    fn a_hole_of_the_other_board_is_nowhere() {
        let far = Game::DjenonAboure.start(Side::South).hole(Side::North, 6);
        let far = far.expect("a hole of Djenon-aboure");
        let mut draft = Draft::empty(Game::Gore(Lap::default()));
        draft.set_seeds(far, 9);
        draft.swap_owner(far);
        assert_eq!(draft.seeds(far), 0);
        assert_eq!(draft, Draft::empty(Game::Gore(Lap::default())));
    }
}

//! Which drills are so much alike that one of them is enough.
//!
//! Turning the board changes no rule (of Djenon-aboure: by half a turn), so boards are compared in every way in which one
//! can be laid over the other, each seen from the side to move.

use ayla_rules::AnyPosition;

use crate::practice::drill::Drill;

/// How many seeds have to be moved on a board, or captured, to make it another drill.
const FEWEST_SEEDS: u8 = 6;

/// Whether two drills, of whatever chapters, are about nearly the same board.
pub(super) fn alike(one: &Drill, other: &Drill) -> bool {
    if one.position.game() != other.position.game() {
        return false;
    }
    let (one, other) = (seen(&one.position), seen(&other.position));
    let turns = if one.len() == ayla_rules::gore::HOLES {
        1
    } else {
        one.len() / 2
    };
    (0..one.len()).step_by(turns).any(|turn| {
        let turned = other.iter().cycle().skip(turn);
        let pairs = || one.iter().zip(turned.clone());
        let same_owners =
            pairs().all(|(a, b)| (a.is_own, a.is_offered) == (b.is_own, b.is_offered));
        let moved: u8 = pairs().map(|(a, b)| a.seeds.abs_diff(b.seeds)).sum();
        same_owners && moved < FEWEST_SEEDS
    })
}

/// A hole as the side to move sees it.
#[derive(Clone, Copy, Debug)]
struct Seen {
    seeds: u8,
    is_own: bool,
    is_offered: bool,
}

/// All holes in ring order.
fn seen(position: &AnyPosition) -> Vec<Seen> {
    let side = position.side_to_move();
    let offered: Vec<_> = position
        .pending_offer()
        .into_iter()
        .flat_map(ayla_rules::gore::Offer::holes)
        .map(ayla_rules::AnyHole::from)
        .collect();
    position
        .holes()
        .map(|hole| Seen {
            seeds: position.seeds(hole),
            is_own: position.owner(hole) == side,
            is_offered: offered.contains(&hole),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::practice::drill::{Chapter, Question};
    use ayla_rules::Game;

    fn drill(game: Game, position: &str) -> Drill {
        Drill {
            chapter: Chapter::Relays,
            position: game.position(position).expect("a position"),
            question: Question::TakesMost,
            level: 1,
            mistake: None,
        }
    }

    #[test]
    fn a_turned_board_is_no_new_drill() {
        let gore = |position| drill(Game::ALL[0], position);
        let first = gore("1,4,2,1/1,3,5,5 SSSS/NNNN 13-13 S");
        assert!(alike(&first, &gore("1,3,5,5/1,4,2,1 SSSS/NNNN 13-13 N")));
        assert!(alike(&first, &gore("5,1,4,2/1,1,3,5 NSSS/SNNN 13-13 S")));
        assert!(alike(&first, &gore("1,4,2,1/1,3,5,4 SSSS/NNNN 13-14 S")));
        assert!(!alike(&first, &gore("1,3,5,5/1,4,2,1 SSSS/NNNN 13-13 S")));
        assert!(!alike(&first, &gore("1,4,2,1/1,3,5,5 SSSN/NNNN 13-13 S")));
    }

    #[test]
    fn djenon_aboure_is_turned_by_halves_only() {
        let djenon = |position| drill(Game::DjenonAboure, position);
        let first = djenon("1,4,0,4,3,5/4,5,2,1,2,2 SSSSSS/NNNNNN 9-6 S");
        assert!(alike(
            &first,
            &djenon("4,5,2,1,2,2/1,4,0,4,3,5 SSSSSS/NNNNNN 6-9 N")
        ));
        assert!(!alike(
            &first,
            &djenon("5,1,4,0,4,3/2,4,5,2,1,2 SSSSSS/NNNNNN 9-6 S")
        ));
    }
}

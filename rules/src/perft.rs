//! Counting the tree of all legal actions: the number by which two programs find out whether they play the same game.

use crate::Position;

/// The leaves of the tree of all legal actions, so many plies deep. Every action is one ply, passes, offers and answers
/// too; a finished game is one leaf wherever it ends.
///
/// ```
/// use ayla_rules::{gore, perft};
///
/// assert_eq!(perft(&gore::Position::default(), 4), 241);
/// ```
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    let leaves = match depth {
        0 => 1,
        1 => position.legal_actions().len() as u64,
        _ => position
            .successors()
            .map(|(_, next)| perft(&next, depth - 1))
            .sum(),
    };
    leaves.max(1)
}

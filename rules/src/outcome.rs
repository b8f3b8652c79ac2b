//! How a game ended: what each side has, who won, and whether with glory.

use crate::{BySide, Side};

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Outcome {
    /// The seeds that each side has in the end, those swept from its holes included; 48 in all.
    pub seeds: BySide<u8>,
    /// The side that won; none in a draw.
    pub winner: Option<Side>,
    /// Whether the winner refused no offer in this game (Goré 8); none in a draw and in Djenon-aboure.
    pub glory: Option<bool>,
}

impl Outcome {
    /// The outcome by seeds: more seeds win, 24–24 is a draw (Goré 7, Djenon-aboure 8).
    pub(crate) fn by_seeds(seeds: BySide<u8>) -> Self {
        let winner = Side::ALL
            .into_iter()
            .find(|&side| seeds[side] > seeds[side.other()]);
        Self {
            seeds,
            winner,
            glory: None,
        }
    }

    /// The outcome for a side that resigned: the other one wins, whatever the seeds say.
    pub(crate) const fn by_resignation(seeds: BySide<u8>, resigned: Side) -> Self {
        Self {
            seeds,
            winner: Some(resigned.other()),
            glory: None,
        }
    }

    /// The same outcome with its glory: a winner that refused an offer has none (Goré 8).
    pub(crate) fn with_glory(self, refusals: BySide<u32>) -> Self {
        Self {
            glory: self.winner.map(|winner| refusals[winner] == 0),
            ..self
        }
    }
}

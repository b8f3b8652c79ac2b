//! Why a partner offers or answers as it does: data, with the values that it went by.

use ayla_rules::AnyAction;

use crate::engine::Rank;

/// Why a partner offers, accepts, refuses, or will not end the game. All numbers are the partner's own reckoning, in
/// seeds and from its own side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The offer is worth so much more than the best sowing, whatever the answer.
    Gain {
        /// How much.
        by: i16,
        /// The best sowing.
        than: AnyAction,
    },
    /// The offer is made whatever it costs. If it is accepted, it costs so much, compared with the best sowing; below zero it
    /// brings something.
    Gift {
        /// How much.
        cost: i16,
        /// The best sowing.
        than: AnyAction,
    },
    /// The game can come to a better end by the offer than by any sowing.
    Honour {
        /// The end that is expected after the offer.
        offering: Rank,
        /// The end that is expected after the best sowing.
        sowing: Rank,
    },
    /// The offer is made because things stand badly.
    Need {
        /// How far the partner is behind if the game ended now.
        behind: i16,
        /// How far it expects to be behind in the end if it sows.
        expected: i16,
    },
    /// Accepting is worth so much more than refusing; below zero less.
    Worth {
        /// How much.
        accepting: i16,
    },
    /// The same, but it makes no difference: nothing is refused.
    Grace {
        /// How much.
        accepting: i16,
    },
    /// The ends that are expected after each answer.
    Pride {
        /// After the offer has been accepted.
        accepting: Rank,
        /// After it has been refused.
        refusing: Rank,
    },
    /// How far the partner hopes to be ahead in the end, and how far it is ahead if the game ends now.
    End {
        /// What it hopes for.
        hoped: i16,
        /// What it has.
        has: i16,
    },
}

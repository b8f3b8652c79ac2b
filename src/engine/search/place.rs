//! A position within a search, with as much of its past as counts: how long the board has been left as it is.

use crate::engine::game::Searched;

/// A position, and how often in a row the turn may still go by until a position has come up again.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place<P> {
    pub(crate) position: P,
    waits: u8,
}

/// Two turns in a row that go by bring a position back.
const ROUND: u8 = 2;

impl<P: Searched> Place<P> {
    /// Where a search begins. Its past is not known: that the turn goes by at once, or that a pending offer is refused,
    /// does not count yet.
    pub(crate) const fn first(position: P) -> Self {
        Self {
            position,
            waits: ROUND + 1,
        }
    }

    /// The position after an action.
    #[inline]
    pub(crate) fn after(&self, action: P::Action, next: P) -> Self {
        let waits = if P::is_wait(action) {
            self.waits - 1
        } else if P::is_offer(action) {
            self.waits
        } else {
            ROUND
        };
        Self {
            position: next,
            waits,
        }
    }

    /// The position after an answer to the offer that is pending, the refusal or the other one.
    pub(crate) fn answered(&self, refusing: bool) -> Option<Self> {
        let mut answers = self.position.successors();
        let is_meant = |&(answer, _): &(P::Action, P)| P::is_refusal(answer) == refusing;
        let (answer, next) = answers.find(is_meant)?;
        Some(self.after(answer, next))
    }

    /// How often in a row the turn may still go by.
    #[inline]
    pub(crate) const fn waits(&self) -> u8 {
        self.waits
    }

    /// Whether the position has come up before, with nothing but waiting since.
    #[inline]
    pub(crate) const fn is_repeated(&self) -> bool {
        self.waits == 0
    }
}

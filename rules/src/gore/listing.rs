//! The legal actions of a position of Goré one by one, alone or with the positions they lead to.
//!
//! What is legal is decided in `gore.rs`; here it is only handed out, in order and without a list in memory.

use super::action::Offers;
use super::{Action, HOLES, HoleSet, Position};

/// The legal actions of a position, one by one.
#[derive(Clone, Debug)]
pub(super) struct Actions {
    sowable: crate::ring::Holes<HOLES>,
    /// A pass, or the two answers.
    fixed: core::slice::Iter<'static, Action>,
    offers: Offers,
}

impl Actions {
    /// These actions and no others.
    #[inline]
    pub(super) fn only(actions: &'static [Action]) -> Self {
        Self {
            sowable: HoleSet::EMPTY.into_iter(),
            fixed: actions.iter(),
            offers: Offers::NONE,
        }
    }

    /// A sowing of each of these holes, and these offers.
    #[inline]
    pub(super) fn free(sowable: HoleSet, offers: Offers) -> Self {
        Self {
            sowable: sowable.into_iter(),
            fixed: [].iter(),
            offers,
        }
    }
}

impl Iterator for Actions {
    type Item = Action;

    #[inline]
    fn next(&mut self) -> Option<Action> {
        self.sowable
            .next()
            .map(Action::Sow)
            .or_else(|| self.offers.next().map(Action::Offer))
            .or_else(|| self.fixed.next().copied())
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.sowable.len() + self.fixed.len() + self.offers.len();
        (left, Some(left))
    }
}

impl ExactSizeIterator for Actions {}

/// The legal actions of a position, each with the position after it.
#[derive(Debug)]
pub(super) struct Successors<'a> {
    pub(super) position: &'a Position,
    pub(super) actions: Actions,
}

impl Iterator for Successors<'_> {
    type Item = (Action, Position);

    #[inline]
    fn next(&mut self) -> Option<(Action, Position)> {
        let action = self.actions.next()?;
        Some((action, self.position.after(action)))
    }

    /// One kind of action after the other, which spares asking each of them its kind.
    #[inline]
    fn fold<B, F: FnMut(B, (Action, Position)) -> B>(self, init: B, mut each: F) -> B {
        let Self { position, actions } = self;
        let mut so_far = init;
        for hole in actions.sowable {
            let action = Action::Sow(hole);
            so_far = each(so_far, (action, position.after(action)));
        }
        for offer in actions.offers {
            let action = Action::Offer(offer);
            so_far = each(so_far, (action, position.after(action)));
        }
        for &action in actions.fixed {
            so_far = each(so_far, (action, position.after(action)));
        }
        so_far
    }
}

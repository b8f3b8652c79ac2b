//! The few positions of a search whose exact score was asked for, from which the continuations are read.
//!
//! The big table forgets them in the end, or knows them by now at another depth. These are few enough to be all kept.

use std::collections::HashMap;

use super::table::{Code, Key, Known};

/// The best actions, by position and depth; proven ones, which hold at every depth, by position alone.
#[derive(Debug, Default)]
pub(crate) struct Principal(HashMap<(Key, Option<u8>), Code>);

/// More than a search needs, and little memory.
const MOST: usize = 1 << 17;

impl Principal {
    /// Keeps the best action of a position whose score is exactly known.
    pub(crate) fn keep(&mut self, key: Key, known: Known) {
        if self.0.len() >= MOST {
            self.0.clear();
        }
        let depth = (!known.proven).then_some(known.depth);
        self.0.insert((key, depth), known.best);
    }

    /// The best action of a position at a depth.
    pub(crate) fn best(&self, key: Key, depth: u8) -> Option<Code> {
        let at_depth = self.0.get(&(key, Some(depth)));
        at_depth.or_else(|| self.0.get(&(key, None))).copied()
    }
}

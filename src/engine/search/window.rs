//! What a node of the search is asked, and what it answers.

use crate::engine::measure::{INFINITE, Score};
use crate::engine::table::Code;

/// What a search found out about a position: a score, or a bound if it lies outside the window that was asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    pub(crate) score: Score,
    /// Whether it holds for the whole game.
    pub(crate) proven: bool,
}

impl Found {
    /// What is returned when a limit cuts the search off. Nobody may use it.
    pub(crate) const NOTHING: Self = Self {
        score: 0,
        proven: false,
    };

    pub(super) const fn proven(score: Score) -> Self {
        Self {
            score,
            proven: true,
        }
    }

    /// The same, seen from the other side.
    #[inline]
    pub(crate) const fn turned(self) -> Self {
        Self {
            score: -self.score,
            ..self
        }
    }
}

/// The question a node is asked, and the answer as far as it is known.
#[derive(Debug)]
pub(crate) struct Window {
    pub(super) alpha: Score,
    pub(super) beta: Score,
    best: Score,
    code: Code,
    proven: bool,
}

impl Window {
    pub(super) const fn new(alpha: Score, beta: Score) -> Self {
        Self {
            alpha,
            beta,
            best: -INFINITE,
            code: 0,
            proven: true,
        }
    }

    /// Takes in what one action leads to. Says whether that is good enough to look no further.
    #[inline]
    pub(super) fn take(&mut self, found: Found, code: Code) -> bool {
        if found.score > self.best {
            self.best = found.score;
            self.code = code;
        }
        if found.score >= self.beta {
            self.proven = found.proven;
            return true;
        }
        self.alpha = self.alpha.max(found.score);
        // That nothing is better has to be known of every action.
        self.proven &= found.proven;
        false
    }

    /// The best action so far; zero if there is none.
    pub(crate) const fn code(&self) -> Code {
        self.code
    }

    /// Whether an action has been tried.
    #[inline]
    pub(super) const fn has_best(&self) -> bool {
        self.best > -INFINITE
    }

    /// What is known of the position when nothing is left to try.
    pub(super) const fn found(&self) -> Found {
        Found {
            score: self.best,
            proven: self.proven,
        }
    }
}

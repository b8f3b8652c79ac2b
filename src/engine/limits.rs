//! How long a search may go on: nodes, depth, time, or until somebody says stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// What ends a search that has not proven everything before. Without any limit only a proof or a [`Stop`] does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// So many positions looked at: the same answer on every machine.
    pub nodes: Option<u64>,
    /// So many plies.
    pub depth: Option<u32>,
    /// So long by the clock.
    pub time: Option<Duration>,
}

impl Limits {
    /// So many nodes and no other limit.
    pub const fn nodes(nodes: u64) -> Self {
        Self {
            nodes: Some(nodes),
            depth: None,
            time: None,
        }
    }

    /// So many plies and no other limit.
    pub const fn depth(depth: u32) -> Self {
        Self {
            nodes: None,
            depth: Some(depth),
            time: None,
        }
    }

    /// So much time and no other limit.
    pub const fn time(time: Duration) -> Self {
        Self {
            nodes: None,
            depth: None,
            time: Some(time),
        }
    }
}

/// A wish that a search end, shared between whoever wishes and whoever searches.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Asks the search to end with what it has.
    pub fn now(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether somebody has asked.
    pub fn is_wished(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Counts nodes and says when a limit is reached.
#[derive(Debug)]
pub(crate) struct Meter {
    nodes: u64,
    /// The node at which to look around again.
    next_look: u64,
    last: u64,
    deadline: Option<Instant>,
    stop: Stop,
    halted: bool,
}

/// How many nodes pass between two looks at the clock: less than a millisecond.
const LOOK_EVERY: u64 = 1024;

impl Meter {
    /// A meter that lets everything pass.
    pub(crate) fn unlimited() -> Self {
        Self {
            nodes: 0,
            next_look: 0,
            last: u64::MAX,
            deadline: None,
            stop: Stop::default(),
            halted: false,
        }
    }

    /// Heeds these limits from now on; the nodes counted already count.
    pub(crate) fn impose(&mut self, limits: &Limits, stop: &Stop) {
        self.last = limits.nodes.unwrap_or(u64::MAX);
        self.deadline = limits
            .time
            .and_then(|time| Instant::now().checked_add(time));
        self.stop = stop.clone();
        self.next_look = 0;
    }

    /// Counts a node; false if the search has to end instead.
    #[inline]
    pub(crate) fn count(&mut self) -> bool {
        if self.nodes >= self.next_look && !self.may_go_on() {
            return false;
        }
        self.nodes += 1;
        true
    }

    #[cold]
    fn may_go_on(&mut self) -> bool {
        let is_late = || self.deadline.is_some_and(|at| Instant::now() >= at);
        self.halted = self.halted || self.nodes >= self.last || self.stop.is_wished() || is_late();
        if !self.halted {
            self.next_look = self.last.min(self.nodes + LOOK_EVERY);
        }
        !self.halted
    }

    /// Whether a limit has been reached.
    #[inline]
    pub(crate) const fn is_halted(&self) -> bool {
        self.halted
    }

    /// The nodes counted so far.
    pub(crate) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Allows no more than so many nodes from here. Returns what [`widen`](Self::widen) needs to allow more again.
    pub(crate) fn narrow(&mut self, nodes: u64) -> u64 {
        let last = self.last;
        self.last = last.min(self.nodes.saturating_add(nodes));
        self.next_look = 0;
        last
    }

    /// Takes back a narrowing.
    pub(crate) const fn widen(&mut self, last: u64) {
        self.last = last;
        self.halted = false;
        self.next_look = 0;
    }

    /// Goes on for so many nodes more, whatever the limits say.
    pub(crate) fn grant(&mut self, nodes: u64) {
        *self = Self {
            nodes: self.nodes,
            last: self.nodes.saturating_add(nodes),
            ..Self::unlimited()
        };
    }
}

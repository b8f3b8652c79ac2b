//! The drills that come with the program, and how more are found.
//!
//! The set is `drills/set.json`, from easy to hard within each chapter. `ayla drills find` makes it: [`Finder`] looks for
//! positions in games of its own, [`prove`] lets through those about which nobody can argue, [`select`] keeps the best
//! mixture.

use std::sync::LazyLock;

use super::drill::{Chapter, Drill, read_all};

mod find;
mod likeness;
mod proof;
mod relays;
mod selection;

pub(super) use find::examine;
pub use find::{Finder, renewed};
pub use proof::{Doubt, LEAD, prove};
pub use selection::select;

static SET: LazyLock<Vec<Drill>> = LazyLock::new(|| {
    // A set that can't be read is empty here, and fails the tests.
    read_all(include_str!("drills/set.json")).unwrap_or_default()
});

/// All drills that come with the program, chapter by chapter.
pub fn all() -> &'static [Drill] {
    &SET
}

/// The drills of a chapter that come with the program, from easy to hard.
pub fn of(chapter: Chapter) -> impl Iterator<Item = &'static Drill> {
    all().iter().filter(move |drill| drill.chapter == chapter)
}

#[cfg(test)]
mod tests;

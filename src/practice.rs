//! Practising: what the program does for a player beyond the rules, with the [`engine`](crate::engine)'s help.
//!
//! Pure: no terminal, no files, no clock; what day it is comes in as an argument. What takes long is a [`Job`], so that the
//! screens can have it done in the background.

pub mod coach;
pub mod drill;
pub mod drills;
mod job;
pub mod mistakes;
pub mod partner;
pub mod progress;
pub mod review;
pub mod spacing;
pub mod tour;

pub use job::{Job, Thought};

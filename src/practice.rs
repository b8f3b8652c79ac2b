//! Practising: what the program does for a player beyond the rules, with the [`engine`](crate::engine)'s help.
//!
//! Pure: no terminal, no files, no clock. What takes long is a [`Job`], so that the screens can have it done in the
//! background.

pub mod coach;
mod job;
pub mod partner;
pub mod review;
pub mod tour;

pub use job::{Job, Thought};

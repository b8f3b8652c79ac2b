//! The real program in a pseudo-terminal: whole games, and a terminal that is sane whatever happens.
//!
//! Everything is waited for with a deadline; nothing sleeps. Each test has folders of its own.
#![cfg(unix)]

mod games;
mod leaving;
mod looks;
mod review;
mod terminal;

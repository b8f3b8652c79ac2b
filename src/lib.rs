//! Goré and Djenon-aboure, two mancala games of Ivory Coast, in the terminal.
//!
//! The rules are the package [`ayla_rules`]. On them stand a game being played ([`session`]), its file ([`save`]), the
//! screens ([`tui`]) and the command line ([`cli`]); each knows only those before it. [`printable`] stands beside them
//! all: what comes from elsewhere passes through it before anybody sees it.

pub mod cli;
pub mod printable;
pub mod save;
pub mod session;
pub mod tui;

//! Goré and Djenon-aboure, two mancala games of Ivory Coast, in the terminal.
//!
//! The rules are the package [`ayla_rules`]. On them stand a game being played ([`session`]), its file ([`save`]) and
//! its record on paper ([`record`]), the screens ([`tui`]) and the command line ([`cli`]); each knows only those before
//! it. The [`engine`] knows the rules alone, and [`practice`] stands on it. Beside them stand [`printable`], through which
//! passes what comes from elsewhere before anybody sees it, the [`rulebook`] as text, and the [`language`]s.

pub mod cli;
pub mod engine;
pub mod language;
pub mod practice;
pub mod printable;
pub mod record;
pub mod rulebook;
pub mod save;
pub mod session;
pub mod settings;
pub mod tui;

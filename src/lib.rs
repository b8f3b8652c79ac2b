//! Goré and Djenon-aboure, two mancala games of Ivory Coast, in the terminal.

pub mod cli;
pub mod engine;

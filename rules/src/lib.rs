#![doc = include_str!("../README.md")]
#![no_std]

extern crate alloc;

mod any;
mod board;
mod capture;
pub mod djenon_aboure;
pub mod gore;
mod notation;
mod outcome;
mod perft;
mod position;
mod ring;
#[cfg(feature = "serde")]
mod serde_text;
mod side;
mod sowing;
mod story;

pub use any::{AnyAction, AnyHole, AnyKey, AnyPosition, Game, ParseActionError};
pub use board::SEEDS;
pub use capture::Direction;
pub use notation::ParsePositionError;
pub use outcome::Outcome;
pub use perft::perft;
pub use position::{Illegal, Position, SetupError};
pub use ring::{Hole, HoleSet, Holes, ParseHoleError};
pub use side::{BySide, ParseSideError, Side};
pub use story::Event;

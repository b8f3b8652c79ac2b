//! The screens: model, update, view.
//!
//! [`app`] holds plain data and changes it, knowing no terminal; `screens` and `widgets` draw it; `input` turns keys into
//! commands; `timeline` turns events into frames; `text` has every sentence; `theme` the colours; `terminal` everything
//! that touches the real thing.

use crate::save::Opened;
use crate::session::Session;

pub mod app;
pub mod input;
mod preview;
mod scene;
pub mod screens;
mod terminal;
pub mod text;
pub mod theme;
pub mod timeline;
pub mod widgets;

pub use screens::view;
pub use terminal::run;
pub use theme::ThemeName;
pub use timeline::Speed;

/// What to open with.
#[derive(Debug)]
pub enum Start {
    /// The home screen.
    Home,
    /// A new game.
    Game(Box<Session>),
    /// A saved game.
    Saved(Box<Opened>),
}

//! The screens.

use std::path::PathBuf;

use crate::save::SavedGame;
use crate::session::Session;

/// What to open with.
#[derive(Debug)]
pub enum Start {
    /// The home screen.
    Home,
    /// A new game.
    Game(Box<Session>),
    /// A saved game, and its file.
    Saved(PathBuf, Box<SavedGame>),
}

/// Runs the screens until the player leaves.
///
/// # Errors
/// If there is no terminal, or it fails.
pub fn run(_start: Start) -> anyhow::Result<()> {
    anyhow::bail!("to be done")
}

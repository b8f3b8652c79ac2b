//! `ayla open`: a saved game.

use std::path::PathBuf;

use super::on_screen;
use crate::save::SavedGame;
use crate::tui::Start;

/// Go on with a saved game
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    /// The file of the game; it is saved there again after every action
    file: PathBuf,
}

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    let game = SavedGame::read(&args.file)?;
    on_screen(Start::Saved(args.file.clone(), Box::new(game)))
}

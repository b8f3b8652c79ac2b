//! `ayla open`: a saved game.

use std::path::PathBuf;

use crate::save;
use crate::settings::Wishes;
use crate::tui;

/// Go on with a saved game
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    /// The file of the game; it is saved there again after every action
    file: PathBuf,
}

pub(super) fn run(args: &Args, wishes: Wishes) -> anyhow::Result<()> {
    let opened = save::open(&args.file)?;
    tui::run(tui::Start::Saved(Box::new(opened)), wishes)
}

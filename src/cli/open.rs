//! `ayla open`: a saved game.

use std::path::PathBuf;

use super::on_screen;
use crate::save;
use crate::settings::Wishes;
use crate::tui::Start;

/// Go on with a saved game
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    /// The file of the game; it is saved there again after every action
    file: PathBuf,
    #[command(flatten)]
    wishes: Wishes,
}

pub(super) fn run(args: &Args, wishes: Wishes) -> anyhow::Result<()> {
    let opened = save::open(&args.file)?;
    on_screen(Start::Saved(Box::new(opened)), args.wishes.or(wishes))
}

//! `ayla export`: a saved game as a plain text record.

use std::io::{self, Write};
use std::path::PathBuf;

use super::source;
use crate::record::Record;

/// Print a saved game as a plain text record, one line a turn
///
/// The record holds the game whole, what was taken back included, and `ayla import` reads it back. Fields of the file
/// that ayla does not know are not in it.
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    /// The saved game; - reads it from standard input
    file: PathBuf,
}

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    let game = source::game(&args.file)?;
    let record = Record::new(game.session, Some(game.started));
    write!(io::stdout(), "{record}")?;
    Ok(())
}

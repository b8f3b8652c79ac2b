//! `ayla import`: a plain text record as a saved game.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Context, ensure};

use super::{note, source};
use crate::printable::printable;
use crate::record::{Record, RecordError};
use crate::save::{LARGEST, Library, SavedGame, now};

/// Read a plain text record and print the saved game
///
/// A record is what `ayla export` prints, or a text written by hand: tags such as [Game "gore"] and [South "Awa"], then one
/// line a turn. Comments begin with #.
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    /// The record; - reads it from standard input
    #[arg(default_value = "-")]
    file: PathBuf,
    /// Put the game among the saved games, and print only its path
    #[arg(long)]
    save: bool,
}

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    let name = source::name(&args.file);
    let text = source::text(&args.file)?;
    let record = text.parse();
    let Record {
        session,
        date,
        unknown_tags,
    } = record.map_err(|error: RecordError| anyhow::anyhow!("{}: {error}", name.display()))?;
    if !unknown_tags.is_empty() {
        note(&format!(
            "these tags are not kept: {}",
            unknown_tags.join(", ")
        ));
    }
    let now = now();
    let mut game = SavedGame::new(session, date.unwrap_or(now));
    let mut out = io::stdout().lock();
    if args.save {
        let library = Library::of_user()?;
        let context = || format!("the game can't be saved in {}", library.folder().display());
        let lock = library.new_file(&game).with_context(context)?;
        game.write(&lock, now).with_context(context)?;
        writeln!(out, "{}", printable(&lock.path().display().to_string()))?;
    } else {
        let json = game.to_json(now);
        ensure!(
            json.len() as u64 <= LARGEST,
            "{}: the game is longer than a saved game can be",
            name.display()
        );
        write!(out, "{json}")?;
    }
    Ok(())
}

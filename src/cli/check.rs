//! `ayla check`: whether saved games are valid.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use super::{complain, source, told};
use crate::printable::printable;

/// Check saved games: replay every action through the rules
///
/// Prints a line for each valid game on standard output and a line for each other file on standard error. The exit status
/// is 1 unless all are valid.
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    /// The saved games; - reads one from standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

pub(super) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let mut status = ExitCode::SUCCESS;
    for file in &args.files {
        match source::game(file) {
            Err(error) => {
                complain(&error.into());
                status = ExitCode::FAILURE;
            }
            Ok(game) => {
                let session = &game.session;
                let line = format!(
                    "{}: {}, {}, {}",
                    source::name(file).display(),
                    session.game().name(),
                    told::actions(session.played()),
                    told::standing(session)
                );
                writeln!(io::stdout(), "{}", printable(&line))?;
            }
        }
    }
    Ok(status)
}

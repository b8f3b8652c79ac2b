//! The command line: what can be asked of the program, one small file a command.

use std::process::ExitCode;

use clap::{Parser, Subcommand};

mod analyse;
mod game_args;
mod match_;

pub use game_args::{GameArgs, GameName, LapName};

/// Goré and Djenon-aboure, two mancala games of Ivory Coast
#[derive(Debug, Parser)]
#[command(version, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Analyse(analyse::Args),
    Match(match_::Args),
}

/// Runs what the command line asks for and says what went wrong.
pub fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Analyse(args) => analyse::run(&args),
        Command::Match(args) => match_::run(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            complain(&error);
            ExitCode::FAILURE
        }
    }
}

#[expect(
    clippy::print_stderr,
    reason = "the one place that talks to whoever runs a command"
)]
fn complain(error: &anyhow::Error) {
    eprintln!("ayla: {error:#}");
}

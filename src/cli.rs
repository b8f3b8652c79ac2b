//! The command line: what can be asked of the program, one small file a command.
//!
//! stdout is data, stderr is talk. Exit status: 0 done, 1 it could not be done, 2 the command line makes no sense. A
//! reader that stops reading (a closed pipe) is no failure.

use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

mod game_args;
mod open;
mod perft;
mod play;
mod replay;

use crate::settings::Wishes;
pub use game_args::{GameArgs, GameName, LapName};

/// Goré and Djenon-aboure, two mancala games of Ivory Coast, for two people at one keyboard
///
/// Without a command the home screen opens: go on with the last game, begin a new one, open a saved one, read the rules.
/// A game is saved after every action.
#[derive(Debug, Parser)]
#[command(version, max_term_width = 100, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    wishes: Wishes,
}

const EXAMPLES: &str = "\
Examples:
  ayla                                            open the home screen
  ayla play gore --south Awa --north Kouadio      begin a game of Goré
  ayla play djenon-aboure --first north           North begins
  ayla open game.json                             go on with a saved game
  ayla replay gore 2S 1N 4S                       the position after three actions
  ayla replay gore --json --from '0,0,0,0/6,0,0,0 SSSS/NNNN 18-24 N' 'offer 2N' accept
  ayla perft djenon-aboure 8                      count the tree of all legal actions

A position is written '<South's row>/<North's row> <owners> <captured> <side to move>', rows in sowing order; an action is
a hole (2S), pass, 'offer 1S,3S', accept or refuse.";

#[derive(Debug, Subcommand)]
enum Command {
    Play(play::Args),
    Open(open::Args),
    Replay(replay::Args),
    Perft(perft::Args),
}

/// Runs what the command line asks for and says what went wrong.
pub fn main() -> ExitCode {
    let Cli { command, wishes } = Cli::parse();
    let result = match command {
        None => crate::tui::run(crate::tui::Start::Home, wishes),
        Some(Command::Play(args)) => play::run(&args, wishes),
        Some(Command::Open(args)) => open::run(&args, wishes),
        Some(Command::Replay(args)) => replay::run(&args),
        Some(Command::Perft(args)) => perft::run(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            complain(&error);
            ExitCode::FAILURE
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>())
        .any(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
}

#[expect(
    clippy::print_stderr,
    reason = "the one place that talks to whoever runs a command"
)]
fn complain(error: &anyhow::Error) {
    eprintln!("ayla: {error:#}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }
}

//! The command line: what can be asked of the program, one small file a command.
//!
//! stdout is data, stderr is talk. Exit status: 0 done, 1 it could not be done, 2 the command line makes no sense. A
//! reader that stops reading (a closed pipe) is no failure. What comes from elsewhere, files and arguments, is made fit
//! for a terminal before it is printed.

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use anyhow::ensure;
use clap::{Parser, Subcommand};

use crate::printable::printable;
use crate::tui::{self, Start};

mod about;
mod analyse;
mod check;
mod drills;
mod export;
mod game_args;
mod import;
mod list;
mod match_;
mod open;
mod perft;
mod play;
mod replay;
mod review;
mod rules;
mod show;
mod source;
mod told;

use crate::settings::Wishes;
pub use game_args::{GameArgs, GameName, LapName};

/// Goré and Djenon-aboure, two mancala games of Ivory Coast, for two people at one keyboard
///
/// Without a command the home screen opens: go on with the last game, begin a new one, open a saved one, read the rules.
/// A game is saved after every action.
#[derive(Debug, Parser)]
#[command(name = "ayla", version, max_term_width = 100, after_help = EXAMPLES)]
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
  ayla play gore --partner proud --level 3        play against the program
  ayla play djenon-aboure --first north           North begins
  ayla open game.json                             go on with a saved game
  ayla list                                       the saved games
  ayla show game.json                             board, record and result in plain text
  ayla export game.json > game.txt                a record to read, print and write on
  ayla import game.txt > game.json                and back
  ayla review game.json                           what each choice was worth, and where the game turned
  ayla rules gore                                 the rules of Goré
  ayla replay gore 2S 1N 4S                       the position after three actions
  ayla replay gore --json --from '0,0,0,0/6,0,0,0 SSSS/NNNN 18-24 N' 'offer 2N' accept
  ayla perft djenon-aboure 8                      count the tree of all legal actions

A position is written '<South's row>/<North's row> <owners> <captured> <side to move>', rows in sowing order; an action is
a hole (2S), pass, 'offer 1S,3S', accept or refuse.";

#[derive(Debug, Subcommand)]
enum Command {
    Play(play::Args),
    Open(open::Args),
    List(list::Args),
    Show(show::Args),
    Check(check::Args),
    Export(export::Args),
    Import(import::Args),
    Rules(rules::Args),
    Replay(replay::Args),
    Analyse(analyse::Args),
    Review(review::Args),
    Match(match_::Args),
    Drills(drills::Args),
    Perft(perft::Args),
    Schema(about::SchemaArgs),
    Completions(about::CompletionsArgs),
    Man(about::ManArgs),
}

/// Runs what the command line asks for and says what went wrong.
pub fn main() -> ExitCode {
    let done = match Cli::try_parse() {
        Ok(cli) => run(cli),
        Err(error) => return answer(&error),
    };
    match done {
        Ok(status) => status,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            complain(&error);
            ExitCode::FAILURE
        }
    }
}

fn run(Cli { command, wishes }: Cli) -> anyhow::Result<ExitCode> {
    match command {
        None => on_screen(Start::Home, wishes),
        Some(Command::Play(args)) => play::run(&args, wishes),
        Some(Command::Open(args)) => open::run(&args, wishes),
        Some(Command::List(args)) => list::run(&args),
        Some(Command::Show(args)) => show::run(&args),
        Some(Command::Check(args)) => return check::run(&args),
        Some(Command::Export(args)) => export::run(&args),
        Some(Command::Import(args)) => import::run(&args),
        Some(Command::Rules(args)) => rules::run(&args),
        Some(Command::Replay(args)) => replay::run(&args),
        Some(Command::Analyse(args)) => analyse::run(&args),
        Some(Command::Review(args)) => review::run(&args),
        Some(Command::Match(args)) => match_::run(&args),
        Some(Command::Drills(args)) => drills::run(&args),
        Some(Command::Perft(args)) => perft::run(&args),
        Some(Command::Schema(_)) => about::schema(),
        Some(Command::Completions(args)) => about::completions(&args),
        Some(Command::Man(args)) => about::man(&args),
    }?;
    Ok(ExitCode::SUCCESS)
}

/// Opens the screens, if there is a terminal to show them on.
fn on_screen(start: Start, wishes: Wishes) -> anyhow::Result<()> {
    ensure!(
        io::stdin().is_terminal() && io::stdout().is_terminal(),
        "the board needs a terminal to be shown on: run ayla in one, or see ayla --help for the commands that need none"
    );
    tui::run(start, wishes)
}

/// Help and version on stdout; what is wrong with the command line on stderr, its own words made fit to be shown.
fn answer(error: &clap::Error) -> ExitCode {
    let text = error.render().to_string();
    if error.use_stderr() {
        for line in text.lines() {
            talk(&printable(line));
        }
        return ExitCode::from(2);
    }
    match io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            complain(&error.into());
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let of_io = cause.downcast_ref::<io::Error>().map(io::Error::kind);
        let of_json = cause
            .downcast_ref::<serde_json::Error>()
            .and_then(serde_json::Error::io_error_kind);
        of_io.or(of_json) == Some(io::ErrorKind::BrokenPipe)
    })
}

/// Says what went wrong, and why, as far as the first does not say it already.
fn complain(error: &anyhow::Error) {
    let mut said = String::new();
    for cause in error.chain().map(ToString::to_string) {
        if said.is_empty() {
            said = cause;
        } else if !said.ends_with(&cause) {
            said = format!("{said}: {cause}");
        }
    }
    note(&said);
}

/// Says something to whoever runs the command.
fn note(text: &str) {
    talk(&format!("ayla: {}", printable(text)));
}

/// The one place that talks to whoever runs a command. Where nobody can hear it, there is nobody to tell.
fn talk(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
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

//! `ayla perft`: the number by which two programs find out whether they play the same game.

use std::io::{self, Write};

use ayla_rules::Side;

use super::GameArgs;

/// Count the leaves of the tree of all legal actions
///
/// Every action is one ply, passes, offers and answers too; a finished game is one leaf wherever it ends.
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// How many plies deep
    depth: u32,
}

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    let position = args.game.position(Side::South)?;
    writeln!(io::stdout(), "{}", position.perft(args.depth))?;
    Ok(())
}

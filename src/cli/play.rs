//! `ayla play`: a new game.

use ayla_rules::{BySide, Side};
use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::{GameArgs, on_screen};
use crate::session::{Name, Session};
use crate::settings::Wishes;
use crate::tui::Start;

/// Begin a new game on the screen
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// South's name
    #[arg(
        long,
        value_name = "NAME",
        default_value = "",
        hide_default_value = true
    )]
    south: String,
    /// North's name
    #[arg(
        long,
        value_name = "NAME",
        default_value = "",
        hide_default_value = true
    )]
    north: String,
    /// The side that begins
    #[arg(long, value_name = "SIDE", default_value = "south", conflicts_with = "from",
          value_parser = PossibleValuesParser::new(["south", "north"])
              .map(|name| if name == "north" { Side::North } else { Side::South }))]
    first: Side,
    #[command(flatten)]
    wishes: Wishes,
}

pub(super) fn run(args: &Args, wishes: Wishes) -> anyhow::Result<()> {
    let players = BySide {
        south: Name::new(&args.south),
        north: Name::new(&args.north),
    };
    let start = args.game.position(args.first)?;
    let session = Session::from_position(start, players);
    on_screen(Start::Game(Box::new(session)), args.wishes.or(wishes))
}

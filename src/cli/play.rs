//! `ayla play`: a new game.

use anyhow::ensure;
use ayla_rules::{BySide, Side};
use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::{GameArgs, on_screen};
use crate::session::{Level, Name, Partner, Session, Temper};
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
    /// Play against the program: how strong it is, from 1 for a first evening to 8
    #[arg(long, value_name = "LEVEL")]
    level: Option<Level>,
    /// Play against the program: how it bargains in Goré: generous, shrewd, proud or desperate
    #[arg(long, value_name = "TEMPER")]
    partner: Option<Temper>,
    /// The side that the program plays
    #[arg(long, value_name = "SIDE", default_value = "north", hide_default_value = true,
          value_parser = PossibleValuesParser::new(["south", "north"])
              .map(|name| if name == "north" { Side::North } else { Side::South }))]
    partner_side: Side,
    #[command(flatten)]
    wishes: Wishes,
}

impl Args {
    /// The program as a player, if it is asked for.
    fn partner(&self) -> anyhow::Result<Option<Partner>> {
        if (self.level, self.partner) == (None, None) {
            return Ok(None);
        }
        ensure!(
            self.partner.is_none() || self.game.game().lap().is_some(),
            "Djenon-aboure has no offers and so no tempers: there is only --level"
        );
        Ok(Some(Partner {
            side: self.partner_side,
            level: self.level.unwrap_or_default(),
            temper: self.partner.unwrap_or_default(),
        }))
    }
}

pub(super) fn run(args: &Args, wishes: Wishes) -> anyhow::Result<()> {
    let players = BySide {
        south: Name::new(&args.south),
        north: Name::new(&args.north),
    };
    let start = args.game.position(args.first)?;
    let session = Session::from_position(start, players);
    let session = match args.partner()? {
        Some(partner) => session.against(partner),
        None => session,
    };
    on_screen(Start::Game(Box::new(session)), args.wishes.or(wishes))
}

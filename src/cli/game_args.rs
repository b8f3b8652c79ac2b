//! Which game a command is about, and from which position: the arguments that several commands share.

use anyhow::Context;
use ayla_rules::gore::Lap;
use ayla_rules::{AnyAction, AnyPosition, Game, Side};
use clap::{Args, ValueEnum};

/// A game and the position it begins with.
#[derive(Args, Debug)]
pub struct GameArgs {
    /// Which game
    #[arg(value_enum)]
    game: GameName,
    /// Goré: is the emptied hole sown when a long lap comes back to it? No source says
    #[arg(long, value_enum, default_value_t)]
    lap: LapName,
    /// Begin with this position instead of the start
    #[arg(long, value_name = "POSITION")]
    from: Option<String>,
}

/// A game, as the command line names it.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum GameName {
    /// Goré, with its trades
    Gore,
    /// Djenon-aboure, with its relays
    DjenonAboure,
}

/// An option of Goré, as the command line names it.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub enum LapName {
    /// The emptied hole is sown like any other (a decision)
    #[default]
    ThroughOrigin,
    /// The emptied hole is skipped, as in awalé
    SkipOrigin,
}

impl GameArgs {
    /// The game with its options; Djenon-aboure has none.
    pub fn game(&self) -> Game {
        let lap = match self.lap {
            LapName::ThroughOrigin => Lap::ThroughOrigin,
            LapName::SkipOrigin => Lap::SkipOrigin,
        };
        match self.game {
            GameName::Gore => Game::Gore(lap),
            GameName::DjenonAboure => Game::DjenonAboure,
        }
    }

    /// The position with which the game begins; from the start, this side begins.
    ///
    /// # Errors
    /// What is wrong with the position that was given.
    pub fn position(&self, first: Side) -> anyhow::Result<AnyPosition> {
        match &self.from {
            None => Ok(self.game().start(first)),
            Some(from) => self
                .game()
                .position(from)
                .context("--from is not a position of this game"),
        }
    }
}

/// Plays actions one after another, each in the notation. An offer may come as one argument or as two.
///
/// # Errors
/// The first action that can't be read or is not legal, with its number and the reason.
pub(super) fn play_all(start: AnyPosition, actions: &[String]) -> anyhow::Result<AnyPosition> {
    let mut position = start;
    let mut words = actions.iter();
    let mut number = 0;
    while let Some(word) = words.next() {
        number += 1;
        let text = match word.as_str() {
            "offer" => format!("offer {}", words.next().map_or("", String::as_str)),
            _ => word.clone(),
        };
        let context = || format!("action {number}, {text:?}");
        let action: AnyAction = position.game().action(&text).with_context(context)?;
        position = position.play(action).with_context(context)?;
    }
    Ok(position)
}

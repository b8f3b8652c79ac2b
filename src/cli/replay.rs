//! `ayla replay`: the position after some actions, for scripts and for other programs.

use std::io::{self, Write};

use ayla_rules::{AnyAction, AnyPosition, Outcome, Side};
use serde::Serialize;

use super::GameArgs;
use super::game_args::play_all;
use crate::record;

/// Play actions and print the position they lead to
///
/// Prints the position, the legal actions and, when the game is over, the result. An action that is not legal is
/// reported with its number and the reason.
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
    /// The actions: 2S, pass, 'offer 1S,3S', accept, refuse
    #[arg(value_name = "ACTION")]
    actions: Vec<String>,
}

/// What is printed with `--json`.
#[derive(Serialize)]
struct Report {
    position: AnyPosition,
    refusals: [u32; 2],
    over: bool,
    actions: Vec<AnyAction>,
    result: Option<GameResult>,
}

/// The result of a finished game, as JSON.
#[derive(Serialize)]
pub(super) struct GameResult {
    south: u8,
    north: u8,
    winner: Option<Side>,
    glory: Option<bool>,
}

impl From<Outcome> for GameResult {
    fn from(
        Outcome {
            seeds,
            winner,
            glory,
        }: Outcome,
    ) -> Self {
        Self {
            south: seeds.south,
            north: seeds.north,
            winner,
            glory,
        }
    }
}

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    let position = play_all(args.game.position(Side::South)?, &args.actions)?;
    let mut out = io::stdout().lock();
    if args.json {
        let refusals = position.refusals();
        let report = Report {
            position,
            refusals: [refusals.south, refusals.north],
            over: position.outcome().is_some(),
            actions: position.legal_actions(),
            result: position.outcome().map(GameResult::from),
        };
        serde_json::to_writer(&mut out, &report)?;
        writeln!(out)?;
    } else {
        writeln!(out, "{position}")?;
        match position.outcome() {
            None => writeln!(out, "legal: {}", listed(&position.legal_actions()))?,
            Some(outcome) => writeln!(out, "over: {}", record::outcome(&outcome))?,
        }
    }
    Ok(())
}

fn listed(actions: &[AnyAction]) -> String {
    actions
        .iter()
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join("; ")
}

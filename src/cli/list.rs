//! `ayla list`: the saved games.

use std::io::{self, Write};

use anyhow::Context;
use ayla_rules::BySide;
use jiff::Timestamp;
use serde::Serialize;

use super::show::minute;
use super::told::{self, PartnerJson};
use crate::printable::printable;
use crate::save::{Library, Listed, SavedGame};
use crate::session::Name;

/// List the saved games, the last played first
///
/// Games that were saved elsewhere, by a path of their own, are not among them. A damaged file is listed with what is
/// wrong with it.
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    /// Print one line of JSON for each game
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    let library = Library::of_user()?;
    let games = library
        .games()
        .with_context(|| format!("{} can't be listed", library.folder().display()))?;
    let mut out = io::stdout().lock();
    for listed in games {
        if args.json {
            serde_json::to_writer(&mut out, &Line::new(&listed))?;
            writeln!(out)?;
        } else {
            writeln!(out, "{}", printable(&in_words(&listed)))?;
        }
    }
    Ok(())
}

fn in_words(Listed { path, game, .. }: &Listed) -> String {
    let path = path.display();
    match game {
        Err(error) => format!("can't be opened: {}: {path}", error.problem),
        Ok(SavedGame {
            session,
            saved,
            started,
            ..
        }) => format!(
            "{}  {}  {}  {}, {}  {path}",
            minute(saved.unwrap_or(*started)),
            session.game().name(),
            told::players(session),
            told::actions(session.played()),
            told::standing(session),
        ),
    }
}

/// What is printed with `--json`.
#[derive(Serialize)]
#[serde(untagged)]
enum Line<'a> {
    Game {
        path: String,
        game: &'static str,
        lap: Option<&'static str>,
        players: BySide<&'a str>,
        partner: Option<PartnerJson>,
        started: Timestamp,
        saved: Option<Timestamp>,
        played: usize,
        over: bool,
    },
    Damaged {
        path: String,
        problem: String,
    },
}

impl<'a> Line<'a> {
    fn new(Listed { path, game, .. }: &'a Listed) -> Self {
        let path = path.to_string_lossy().into_owned();
        match game {
            Err(error) => Self::Damaged {
                path,
                problem: error.problem.to_string(),
            },
            Ok(SavedGame {
                session,
                saved,
                started,
                ..
            }) => Self::Game {
                path,
                game: session.game().name(),
                lap: session.game().lap().map(ayla_rules::gore::Lap::name),
                players: session.players.as_ref().map(Name::as_str),
                partner: PartnerJson::of(session),
                started: *started,
                saved: *saved,
                played: session.played(),
                over: session.finish().is_some(),
            },
        }
    }
}

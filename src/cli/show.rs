//! `ayla show`: a saved game in plain text, or in JSON with all that follows from it.

use std::io::{self, Write};
use std::path::PathBuf;

use ayla_rules::{AnyAction, AnyPosition, BySide, Side};
use jiff::Timestamp;
use serde::Serialize;

use super::replay::GameResult;
use super::told::PartnerJson;
use super::{source, told};
use crate::record::{Turn, turns};
use crate::save::SavedGame;
use crate::session::{Closing, Ending, Name, Session};

/// Print a saved game: board, record, result
///
/// The board is drawn as it lies between the players, with North's row above. The record has a column for each side.
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    /// The saved game; - reads it from standard input
    file: PathBuf,
    /// Print one line of JSON, with the legal actions and the position after each action
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    let game = source::game(&args.file)?;
    let mut out = io::stdout().lock();
    if args.json {
        serde_json::to_writer(&mut out, &Shown::new(&game))?;
        writeln!(out)?;
    } else {
        print(&mut out, &game)?;
    }
    Ok(())
}

fn print(out: &mut impl Write, game: &SavedGame) -> io::Result<()> {
    let session = &game.session;
    writeln!(
        out,
        "{}: {}",
        told::game(session.game()),
        told::players(session)
    )?;
    writeln!(out, "begun {}", minute(game.started))?;
    writeln!(out)?;
    write!(out, "{}", told::Drawing(session.position()))?;
    writeln!(out, "{}", told::turn(session))?;
    if session.finish().is_some() {
        writeln!(out, "{}", told::standing(session))?;
    }
    if session.played() > 0 {
        writeln!(out)?;
        print_record(out, session)?;
    }
    if !session.coached().is_empty() {
        let turns = session.coached().to_string().replace(',', ", ");
        writeln!(out)?;
        let told = format!("with the coach on at the turns {turns}");
        writeln!(out, "{}", told::wrapped(&told, 78, ""))?;
    }
    if session.played() < session.actions().len() {
        let undone = &session.actions()[session.played()..];
        let undone: Vec<_> = undone.iter().map(ToString::to_string).collect();
        writeln!(out)?;
        writeln!(
            out,
            "{}",
            told::wrapped(&format!("taken back: {}", undone.join("; ")), 78, "")
        )?;
    }
    Ok(())
}

/// The record in two columns. A side that acts twice in a row, as after an answer, begins a new line.
fn print_record(out: &mut impl Write, session: &Session) -> io::Result<()> {
    const COLUMN: usize = 30;
    let told = |turn: &Turn| {
        let action = format!("{}. {}", turn.number, turn.action);
        match turn.remark() {
            Some(remark) => format!("{action}, {remark}"),
            None => action,
        }
    };
    writeln!(out, "  {:COLUMN$}North", "South")?;
    let mut turns = turns(session).take(session.played()).peekable();
    while let Some(turn) = turns.next() {
        let line = match turn.side {
            Side::North => format!("{:COLUMN$}{}", "", told(&turn)),
            Side::South => match turns.next_if(|next| next.side == Side::North) {
                Some(reply) => format!("{:COLUMN$}{}", told(&turn), told(&reply)),
                None => told(&turn),
            },
        };
        writeln!(out, "  {line}")?;
    }
    Ok(())
}

/// A time as people write it, to the minute.
pub(super) fn minute(time: Timestamp) -> String {
    time.strftime("%Y-%m-%d %H:%M UTC").to_string()
}

/// What is printed with `--json`.
#[derive(Serialize)]
struct Shown<'a> {
    game: &'static str,
    lap: Option<&'static str>,
    players: BySide<&'a str>,
    partner: Option<PartnerJson>,
    started: Timestamp,
    saved: Option<Timestamp>,
    position: AnyPosition,
    refusals: [u32; 2],
    over: bool,
    /// The turns at which the coach was on.
    coach: Option<String>,
    /// The legal actions.
    actions: Vec<AnyAction>,
    result: Option<GameResult>,
    ended: Option<&'static str>,
    record: Vec<ShownTurn>,
    undone: Vec<AnyAction>,
}

#[derive(Serialize)]
struct ShownTurn {
    number: usize,
    side: Side,
    action: AnyAction,
    gained: i16,
    position: AnyPosition,
}

impl<'a> Shown<'a> {
    fn new(game: &'a SavedGame) -> Self {
        let session = &game.session;
        let position = *session.position();
        let finish = session.finish();
        let BySide { south, north } = position.refusals();
        let record = turns(session).take(session.played());
        Self {
            game: session.game().name(),
            lap: session.game().lap().map(ayla_rules::gore::Lap::name),
            players: session.players.as_ref().map(Name::as_str),
            partner: PartnerJson::of(session),
            started: game.started,
            saved: game.saved,
            position,
            refusals: [south, north],
            over: finish.is_some(),
            coach: Some(session.coached().to_string()).filter(|coach| !coach.is_empty()),
            actions: match finish {
                Some(_) => Vec::new(),
                None => position.legal_actions(),
            },
            result: finish.map(|finish| finish.outcome.into()),
            ended: finish.map(|finish| match finish.ending {
                Ending::EndOfSeeds => "end-of-seeds",
                Ending::Closed(Closing::Agreement) => "agreement",
                Ending::Closed(Closing::Resignation(_)) => "resignation",
            }),
            record: record.map(ShownTurn::from).collect(),
            undone: session.actions()[session.played()..].to_vec(),
        }
    }
}

impl From<Turn> for ShownTurn {
    fn from(turn: Turn) -> Self {
        Self {
            number: turn.number,
            side: turn.side,
            action: turn.action,
            gained: turn.gained,
            position: turn.after,
        }
    }
}

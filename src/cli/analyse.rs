//! `ayla analyse`: what each legal action of a position is worth.

use std::io::{self, Write};
use std::time::Duration;

use anyhow::bail;
use ayla_rules::{Game, Side};
use clap::ValueEnum;
use serde::Serialize;

use super::{GameArgs, game_args};
use crate::engine::{
    self, Analysis, Answer, Breadth, Certainty, Limits, Line, Measure, Options, Stop,
};

/// Say what each legal action is worth, and how the game goes on after it
///
/// A value is the final margin for the side to move if both sides play best, in seeds, those captured counted in. It is
/// exact, or it is that of the game broken off after so many plies, each side taking the seeds in the holes it owns, with
/// something for each hole that a side owns more than the other (--territory).
/// Without a limit the search ends after two million nodes.
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    #[command(flatten)]
    game: GameArgs,
    #[command(flatten)]
    limits: LimitArgs,
    /// What is counted: the final margin, or first the rank of the end, glory included (Goré only)
    #[arg(long, value_enum, default_value_t)]
    measure: MeasureName,
    /// Reckon as if nobody made an offer from here on (Goré only)
    #[arg(long)]
    no_trades: bool,
    /// How many seeds a hole more than the other side is worth where a line is broken off; with 0 the value is that of the
    /// game ended there by agreement (Goré only)
    #[arg(long, value_name = "SEEDS", default_value_t = Options::default().territory)]
    territory: u8,
    /// Look for the best action only, which is much faster
    #[arg(long)]
    best: bool,
    /// The most memory for the table of positions, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 64)]
    table: usize,
    /// Up to how many seeds on Goré's board to use endgame tables
    #[arg(long, value_name = "SEEDS", default_value_t = 8)]
    endgame: u8,
    /// Write JSON
    #[arg(long)]
    json: bool,
    /// Play these actions first, each in the notation: 2S, pass, 'offer 1S,3S', accept, refuse
    #[arg(last = true, value_name = "ACTION")]
    actions: Vec<String>,
}

/// When a search ends.
#[derive(clap::Args, Debug)]
struct LimitArgs {
    /// End after looking at so many positions: the same answer on every machine
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// End after looking so many plies ahead
    #[arg(long, value_name = "N")]
    depth: Option<u32>,
    /// End after so long: 500ms, 2s
    #[arg(long, value_name = "TIME", value_parser = time)]
    time: Option<Duration>,
}

impl LimitArgs {
    fn limits(&self) -> Limits {
        let Self { nodes, depth, time } = *self;
        if (nodes, depth, time) == (None, None, None) {
            return Options::default().limits;
        }
        Limits { nodes, depth, time }
    }
}

/// A measure, as the command line names it.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub(super) enum MeasureName {
    /// The final margin
    #[default]
    Seeds,
    /// The rank of the end first, then the margin
    Honour,
}

impl From<MeasureName> for Measure {
    fn from(name: MeasureName) -> Self {
        match name {
            MeasureName::Seeds => Self::Seeds,
            MeasureName::Honour => Self::Honour,
        }
    }
}

impl MeasureName {
    /// The measure, if the game has it.
    pub(super) fn of(self, game: Game) -> anyhow::Result<Measure> {
        let measure = self.into();
        if game == Game::DjenonAboure && measure == Measure::Honour {
            bail!("Djenon-aboure has no offers and so no glory: there is only --measure seeds");
        }
        Ok(measure)
    }
}

/// Reads a time: a number and `ms` or `s`.
pub(super) fn time(text: &str) -> Result<Duration, String> {
    let (number, unit) = match text.strip_suffix("ms") {
        Some(number) => (number, 1e-3),
        None => (text.strip_suffix('s').unwrap_or(text), 1.0),
    };
    let seconds = number.trim().parse::<f64>().map(|number| number * unit);
    seconds
        .ok()
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        .ok_or_else(|| format!("{text:?} is no time: write 500ms or 2s"))
}

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    let measure = args.measure.of(args.game.game())?;
    let start = args.game.position(Side::South)?;
    let position = game_args::play_all(start, &args.actions)?;
    let options = Options {
        measure,
        trades: !args.no_trades,
        territory: args.territory,
        breadth: if args.best {
            Breadth::BestAction
        } else {
            Breadth::AllActions
        },
        limits: args.limits.limits(),
        table_bytes: args.table << 20,
        endgame_seeds: args.endgame,
    };
    let analysis = engine::analyse(&position, &options, &Stop::default(), &mut |_| ());
    let mut out = io::stdout().lock();
    if args.json {
        serde_json::to_writer(&mut out, &AnalysisJson::from(&analysis))?;
        writeln!(out)?;
    } else {
        write_table(&mut out, &analysis)?;
    }
    Ok(())
}

/// Writes an analysis for people.
fn write_table(out: &mut impl Write, analysis: &Analysis) -> io::Result<()> {
    let Analysis {
        position,
        measure,
        depth,
        nodes,
        lines,
        ..
    } = analysis;
    writeln!(out, "{position}")?;
    if let Some(outcome) = position.outcome() {
        let seeds = outcome.seeds;
        return writeln!(out, "the game is over, {}-{}", seeds.south, seeds.north);
    }
    let measure = measure.name();
    writeln!(out, "{nodes} nodes, depth {depth}, counting {measure}\n")?;
    let rows: Vec<_> = lines
        .iter()
        .map(|line| (line.action.to_string(), value(line), reliance(line), line))
        .collect();
    let width = |heading: &str, cells: &mut dyn Iterator<Item = usize>| {
        cells.fold(heading.len(), usize::max)
    };
    let action = width("action", &mut rows.iter().map(|row| row.0.len()));
    let worth = width("value", &mut rows.iter().map(|row| row.1.len()));
    let certain = width("depth", &mut rows.iter().map(|row| row.2.len()));
    writeln!(
        out,
        "{:action$}  {:worth$}  {:certain$}  goes on",
        "action", "value", "depth"
    )?;
    for (name, value, reliance, line) in &rows {
        let goes_on: Vec<_> = line.continuation.iter().map(ToString::to_string).collect();
        let row = format!(
            "{name:action$}  {value:worth$}  {reliance:certain$}  {}",
            goes_on.join("  ")
        );
        writeln!(out, "{}", row.trim_end())?;
    }
    Ok(())
}

fn value(line: &Line) -> String {
    match line.certainty {
        Certainty::AtMost => format!("≤ {}", line.value),
        Certainty::Exact | Certainty::AtDepth => line.value.to_string(),
    }
}

fn reliance(line: &Line) -> String {
    if line.is_exact() {
        "exact".to_owned()
    } else {
        line.depth.to_string()
    }
}

/// An analysis as data.
#[derive(Debug, Serialize)]
struct AnalysisJson {
    position: String,
    measure: &'static str,
    exact: bool,
    depth: u32,
    nodes: u64,
    lines: Vec<LineJson>,
}

#[derive(Debug, Serialize)]
struct LineJson {
    action: String,
    value: i16,
    #[serde(skip_serializing_if = "Option::is_none")]
    rank: Option<&'static str>,
    exact: bool,
    /// Written where the value is only known to be no more than this.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    at_most: bool,
    depth: u32,
    continuation: Vec<String>,
    /// What an offer is worth by its answers.
    #[serde(skip_serializing_if = "Option::is_none")]
    accepted: Option<AnswerJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    refused: Option<AnswerJson>,
}

#[derive(Debug, Serialize)]
struct AnswerJson {
    value: i16,
    #[serde(skip_serializing_if = "Option::is_none")]
    rank: Option<&'static str>,
    exact: bool,
    continuation: Vec<String>,
}

impl From<&Answer> for AnswerJson {
    fn from(answer: &Answer) -> Self {
        Self {
            value: answer.value.margin,
            rank: answer.value.rank.map(engine::Rank::name),
            exact: answer.exact,
            continuation: answer
                .continuation
                .iter()
                .map(ToString::to_string)
                .collect(),
        }
    }
}

impl From<&Analysis> for AnalysisJson {
    fn from(analysis: &Analysis) -> Self {
        Self {
            position: analysis.position.to_string(),
            measure: analysis.measure.name(),
            exact: analysis.exact,
            depth: analysis.depth,
            nodes: analysis.nodes,
            lines: analysis.lines.iter().map(LineJson::from).collect(),
        }
    }
}

impl From<&Line> for LineJson {
    fn from(line: &Line) -> Self {
        let answers = line.answers.as_ref();
        Self {
            action: line.action.to_string(),
            value: line.value.margin,
            rank: line.value.rank.map(engine::Rank::name),
            exact: line.is_exact(),
            at_most: line.certainty == Certainty::AtMost,
            depth: line.depth,
            continuation: line.continuation.iter().map(ToString::to_string).collect(),
            accepted: answers.map(|answers| AnswerJson::from(&answers.accepted)),
            refused: answers.map(|answers| AnswerJson::from(&answers.refused)),
        }
    }
}

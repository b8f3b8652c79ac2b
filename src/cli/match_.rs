//! `ayla match`: which of two players is stronger, and by how much.

use std::io::{self, Write};
use std::str::FromStr;

use anyhow::{Context, bail, ensure};
use ayla_rules::{AnyAction, AnyPosition, Side};
use clap::builder::ValueParser;

use super::GameArgs;
use super::analyse::{MeasureName, time};
use crate::engine::contest::{Contest, Elo, Report, Score, Survey, ratio};
use crate::engine::{Chance, Limits, Measure, Options, Player, Plays};
use crate::session::{Level, Partner, Temper};

/// Play two players against each other, from many openings, each with either of them on either side
///
/// A player is `random`, `greedy`, `engine` or `partner`, the last two with settings after a colon: `engine:nodes=20000`,
/// `engine:depth=8`, `engine:time=100ms`, each also with `no-trades`, `honour`, `territory=6`, as in `engine:depth=8,honour`; and
/// `partner:level=5,proud`, with any of the levels and tempers that one can play against. With
/// players that do not look at the clock the same command gives the same result on every machine.
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// The player whose results are told
    #[arg(value_parser = ValueParser::new(PlayerSpec::from_str))]
    first: PlayerSpec,
    /// The player that it plays against
    #[arg(value_parser = ValueParser::new(PlayerSpec::from_str))]
    second: PlayerSpec,
    /// How many openings; twice as many games
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    openings: u64,
    /// How many random plies an opening has; fewer where no game gets so far
    #[arg(long, value_name = "N", default_value_t = 6)]
    plies: u32,
    /// What decides everything that is left to chance
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many openings to play at a time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Afterwards look so many plies deep into every position in which an offer was legal
    #[arg(long, value_name = "DEPTH", value_parser = clap::value_parser!(u32).range(2..))]
    survey: Option<u32>,
    /// What the survey counts
    #[arg(long, value_enum, default_value_t)]
    measure: MeasureName,
    /// How many seeds a hole more than the other side is worth to the survey where a line is broken off
    #[arg(long, value_name = "SEEDS", default_value_t = Options::default().territory)]
    territory: u8,
}

/// A player as the command line writes it.
#[derive(Clone, Copy, Debug)]
enum PlayerSpec {
    Player(Player),
    Partner(Partner),
}

impl Plays for PlayerSpec {
    fn choose(&self, so_far: &[AnyPosition], chance: &mut Chance) -> Option<AnyAction> {
        match self {
            Self::Player(player) => Plays::choose(player, so_far, chance),
            Self::Partner(partner) => Plays::choose(partner, so_far, chance),
        }
    }
}

impl FromStr for PlayerSpec {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Self> {
        let (name, settings) = text.split_once(':').unwrap_or((text, ""));
        match (name, settings) {
            ("random", "") => Ok(Self::Player(Player::Random)),
            ("greedy", "") => Ok(Self::Player(Player::Greedy)),
            ("engine", _) => Ok(Self::Player(Player::Engine(engine(settings)?))),
            ("partner", _) => Ok(Self::Partner(partner(settings)?)),
            _ => bail!(
                "the players are random, greedy, engine and partner, as engine:nodes=20000 or partner:level=5,proud"
            ),
        }
    }
}

/// Reads the settings of a partner: a level and a temper.
fn partner(settings: &str) -> anyhow::Result<Partner> {
    let mut partner = Partner {
        side: Side::South,
        level: Level::default(),
        temper: Temper::default(),
    };
    for setting in settings.split(',').filter(|setting| !setting.is_empty()) {
        let context = || format!("{setting:?} is no setting");
        match setting.split_once('=') {
            Some(("level", level)) => partner.level = level.parse().with_context(context)?,
            _ => partner.temper = setting.parse().with_context(context)?,
        }
    }
    Ok(partner)
}

/// Reads the settings of an engine.
fn engine(settings: &str) -> anyhow::Result<Options> {
    let mut options = Options::default();
    let mut limits = Limits::default();
    for setting in settings.split(',').filter(|setting| !setting.is_empty()) {
        let (name, value) = setting.split_once('=').unwrap_or((setting, ""));
        let context = || format!("{setting:?} is no setting");
        match name {
            "nodes" => limits.nodes = Some(value.parse().with_context(context)?),
            "depth" => limits.depth = Some(value.parse().with_context(context)?),
            "time" => limits.time = Some(time(value).map_err(anyhow::Error::msg)?),
            "territory" => options.territory = value.parse().with_context(context)?,
            "no-trades" => options.trades = false,
            "honour" => options.measure = Measure::Honour,
            _ => bail!(
                "{name:?} is no setting: there are nodes, depth, time, no-trades, honour, \
                 territory"
            ),
        }
    }
    if limits == Limits::default() {
        limits = Limits::nodes(20_000);
    }
    Ok(Options { limits, ..options })
}

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    let start = args.game.position(Side::South)?;
    ensure!(
        start.outcome().is_none(),
        "the game is over in that position: there is nothing to play"
    );
    let contest = Contest {
        start,
        players: [args.first, args.second],
        openings: args.openings,
        opening_plies: args.plies,
        seed: args.seed,
        threads: args.threads.into(),
    };
    let pairs = contest.hold(&|_| ());
    let mut out = io::stdout().lock();
    let has_trades = args.game.game().lap().is_some();
    write_report(&mut out, &Report::of(&pairs), has_trades)?;
    if let Some(depth) = args.survey {
        let options = Options {
            measure: args.measure.into(),
            territory: args.territory,
            ..Options::default()
        };
        write_survey(&mut out, &Survey::of(&pairs, depth, &options))?;
    }
    Ok(())
}

fn write_report(out: &mut impl Write, report: &Report, has_trades: bool) -> io::Result<()> {
    let [won, drawn, lost] = report.games;
    let games = won + drawn + lost;
    writeln!(out, "games     {won} won, {drawn} drawn, {lost} lost")?;
    let [won, drawn, lost] = report.pairs;
    writeln!(out, "openings  {won} won, {drawn} even, {lost} lost")?;
    let Score { mean, error } = report.score;
    let (mean, reach) = (100.0 * mean, 196.0 * error);
    writeln!(out, "score     {mean:.1} % ± {reach:.1}")?;
    let Elo { best, low, high } = report.elo();
    writeln!(
        out,
        "Elo       {best:+.0}, 95 % from {low:+.0} to {high:+.0}"
    )?;
    let Score { mean, error } = report.margin;
    let reach = 1.96 * error;
    writeln!(out, "margin    {mean:+.2} ± {reach:.2} seeds a game")?;
    let mean_plies = ratio(report.plies, games);
    let agreed = report.agreed;
    writeln!(
        out,
        "length    {mean_plies:.1} plies, {agreed} games ended as by agreement"
    )?;
    if !has_trades {
        return Ok(());
    }
    let [first, second] = report.glories;
    writeln!(
        out,
        "glory     {first} wins with glory, the other player {second}"
    )?;
    for (made, b) in ["offers    ", "          by the other player "]
        .iter()
        .zip(report.bargaining)
    {
        writeln!(
            out,
            "{made}{} in {} turns at which one was legal, {} accepted",
            b.offers, b.occasions, b.accepted
        )?;
    }
    let traded = report.games_with_trade;
    writeln!(out, "trades    in {traded} games")
}

fn write_survey(out: &mut impl Write, survey: &Survey) -> io::Result<()> {
    let best = survey.offer_is_best;
    writeln!(
        out,
        "survey    an offer is strictly best in {best} of {} positions ({:.1} %), by {:.1} seeds",
        survey.positions,
        100.0 * ratio(best, survey.positions),
        ratio(survey.gain, best)
    )?;
    for (which, answers) in [("these", survey.to_best), ("all", survey.to_all)] {
        let share = |part| 100.0 * ratio(part, answers.all());
        writeln!(
            out,
            "          of {which} {} offers it is right to accept {:.1} %, to refuse {:.1} %, either {:.1} %",
            answers.all(),
            share(answers.accept),
            share(answers.refuse),
            share(answers.either)
        )?;
    }
    Ok(())
}

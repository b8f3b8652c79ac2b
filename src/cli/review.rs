//! `ayla review`: what each choice of a saved game was worth, and where the game turned.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use super::analyse::MeasureName;
use super::{note, source};
use crate::engine::{Limits, Options, Stop};
use crate::practice::review::{self, Review};

mod json;
mod text;

/// Review a saved game: margin, turning points, costliest choices, offers and answers
///
/// Each position of the game is analysed, and each choice is compared with the best one of the same analysis. A
/// difference of two seeds or less between values that are not exact is too close to call and counts against nobody.
/// Offers are compared with the best sowing. Actions that were taken back are left out. Interrupted (^C), it
/// prints what it has found so far.
#[derive(clap::Args, Debug)]
#[command(after_long_help = JSON_FIELDS)]
pub(super) struct Args {
    /// The saved game; - reads it from standard input
    file: PathBuf,
    /// How many positions to look at for each position of the game: the same answer on every machine
    #[arg(long, value_name = "N", default_value_t = review::NODES)]
    nodes: u64,
    /// What is counted: the final margin, or first the rank of the end, glory included (Goré only)
    #[arg(long, value_enum, default_value_t)]
    measure: MeasureName,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
}

const JSON_FIELDS: &str = "\
The fields of --json. A worth is { value, rank, exact }: a margin in seeds, by honour the rank of the end with it, and
whether it is that of the whole game; a choice is { action, worth, continuation }, its worth that for the side that chooses.
  game, lap, players, result   as ayla show --json has them
  measure, nodes               what the values count, and how many positions were looked at for each
  complete                     false if the review was interrupted
  curve                        worths for South: at the start and after each action
  moments                      for each action: number, side, position, kind (sowing, pass, offer, accept, refuse), played,
                               best, cost { ranks, seeds }, difference (none, close, clear: how much better the best
                               choice was), exact, offering (right, close, wrong, missed; null where no offer was legal),
                               best_sowing, best_offer, accepted (an offer's worth if it is accepted), paid (a trade's)
  turning_points               numbers of actions
  costliest                    for each side numbers of actions, the costliest first, all that were clearly not best
  counts                       for each side";

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    let game = source::game(&args.file)?;
    let session = &game.session;
    let options = Options {
        measure: args.measure.of(session.game())?,
        limits: Limits::nodes(args.nodes),
        ..Options::default()
    };
    let stop = Stop::default();
    stop_on_interrupt(&stop)?;
    let mut progress = Progress::default();
    let mut review = Review::new(options.measure, session.played());
    progress.show(&review);
    review::steps(session, &options, &stop, &mut |step| {
        review.add(step);
        progress.show(&review);
    });
    progress.clear();
    let mut out = io::stdout().lock();
    if args.json {
        serde_json::to_writer(&mut out, &json::Report::new(session, &review, args.nodes))?;
        writeln!(out)?;
    } else {
        text::write(&mut out, session, &review, args.nodes)?;
    }
    if !review.is_complete() {
        let (done, of) = (review.done(), review.all());
        note(&format!("interrupted after {done} of {of} positions"));
    }
    Ok(())
}

/// Lets an interrupt end the review instead of the program.
#[cfg(unix)]
fn stop_on_interrupt(stop: &Stop) -> io::Result<()> {
    let stop = stop.clone();
    let mut signals = signal_hook::iterator::Signals::new([signal_hook::consts::SIGINT])?;
    std::thread::spawn(move || {
        if signals.forever().next().is_some() {
            stop.now();
        }
    });
    Ok(())
}

#[cfg(not(unix))]
fn stop_on_interrupt(_: &Stop) -> io::Result<()> {
    Ok(())
}

/// How far it has come, in one line that is written over: only for somebody who watches.
#[derive(Default)]
struct Progress {
    shown: usize,
}

impl Progress {
    fn show(&mut self, review: &Review) {
        if io::stderr().is_terminal() {
            let line = format!("ayla: {} of {} positions", review.done(), review.all());
            let _ = write!(io::stderr(), "\r{line}");
            self.shown = self.shown.max(line.len());
        }
    }

    fn clear(&self) {
        if self.shown > 0 {
            let _ = write!(io::stderr(), "\r{:width$}\r", "", width = self.shown);
        }
    }
}

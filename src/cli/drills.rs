//! `ayla drills`: the drills that come with the program, and new ones.

use std::io::{self, Write};
use std::str::FromStr;

use anyhow::Context;
use clap::Subcommand;
use clap::builder::ValueParser;
use serde::Serialize;

use crate::engine::Stop;
use crate::practice::drill::{Chapter, Drill, Question, gain, write_all};
use crate::practice::drills::{self, Finder, renewed, select};

use super::told;

/// List the drills that come with the program, from easy to hard in each chapter
///
/// They are played on the screens: `ayla`, then Practise. What somebody answered there is kept beside the saved games.
#[derive(clap::Args, Debug)]
#[command(args_conflicts_with_subcommands = true)]
pub(super) struct Args {
    #[command(subcommand)]
    action: Option<Action>,
    /// Print one line of JSON for each drill
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Subcommand)]
enum Action {
    Show(ShowArgs),
    Find(FindArgs),
}

/// Show a drill with its answer: a chapter and a number, as the list has them
#[derive(clap::Args, Debug)]
struct ShowArgs {
    /// The chapter: find-the-offer, accept-or-refuse, which-holes, win-with-glory or relays
    #[arg(value_parser = ValueParser::new(ChapterName::from_str))]
    chapter: ChapterName,
    /// The number within the chapter
    number: usize,
}

/// A chapter, as the command line names it.
#[derive(Clone, Copy, Debug)]
struct ChapterName(Chapter);

impl FromStr for ChapterName {
    type Err = anyhow::Error;

    fn from_str(name: &str) -> anyhow::Result<Self> {
        let mut chapters = Chapter::ALL
            .into_iter()
            .filter(|&chapter| drills::of(chapter).next().is_some());
        let chapter = chapters.find(|chapter| chapter.name() == name);
        chapter.map(Self).context(
            "the chapters are find-the-offer, accept-or-refuse, which-holes, win-with-glory and relays",
        )
    }
}

/// Find new drills in games that the program plays against itself
///
/// Prints the set with what was found, as src/practice/drills/set.json has it; drills of the set that can't be proven any
/// more are left out. The same command finds the same drills everywhere. What is kept has an answer that several searches
/// agree on by a clear lead.
#[derive(clap::Args, Debug)]
struct FindArgs {
    /// How many games to play
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    /// What decides everything that is left to chance
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many drills of a chapter to keep
    #[arg(long, value_name = "N", default_value_t = 16)]
    most: usize,
    /// Look for drills of one chapter only
    #[arg(long, value_name = "CHAPTER", value_parser = ValueParser::new(ChapterName::from_str))]
    only: Option<ChapterName>,
    /// Begin without the drills that come with the program
    #[arg(long)]
    fresh: bool,
}

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    match &args.action {
        None => list(args.json),
        Some(Action::Show(args)) => show(args),
        Some(Action::Find(args)) => find(args),
    }
}

fn list(json: bool) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    for chapter in Chapter::ALL {
        for (number, drill) in (1..).zip(drills::of(chapter)) {
            if json {
                serde_json::to_writer(&mut out, &Line::new(number, drill))?;
                writeln!(out)?;
            } else {
                let (name, level) = (chapter.name(), drill.level);
                let side = drill.position.side_to_move();
                let question = question(drill);
                writeln!(
                    out,
                    "{name:16} {number:>2}  level {level}  {side}  {question}"
                )?;
            }
        }
    }
    Ok(())
}

fn show(args: &ShowArgs) -> anyhow::Result<()> {
    let chapter = args.chapter.0;
    let drills: Vec<_> = drills::of(chapter).collect();
    let place = args.number.checked_sub(1);
    let drill = place.and_then(|place| drills.get(place)).with_context(|| {
        let (name, count) = (chapter.name(), drills.len());
        format!("{name} has the drills 1 to {count}, and no {}", args.number)
    })?;
    let mut out = io::stdout().lock();
    let side = drill.position.side_to_move().name();
    writeln!(
        out,
        "{}\n\n{}",
        drill.position,
        told::Drawing(&drill.position)
    )?;
    writeln!(out, "{side}, level {}: {}\n", drill.level, question(drill))?;
    match &drill.question {
        Question::Best { right, wrong, .. } => {
            for (verdict, courses) in [("right", right), ("wrong", wrong)] {
                for course in courses {
                    writeln!(out, "{verdict}  {course}")?;
                }
            }
        }
        Question::Takes(sowing) => writeln!(out, "right  {}", gain(&drill.position, *sowing))?,
        Question::TakesMost => {
            if let Some(course) = drill.right_course(None) {
                writeln!(out, "right  {}", course.action)?;
            }
        }
    }
    Ok(())
}

/// What a drill asks.
fn question(drill: &Drill) -> String {
    match (&drill.question, drill.chapter) {
        (Question::Takes(sowing), _) => format!("how many seeds does {sowing} capture?"),
        (Question::TakesMost, _) => "which sowing captures most?".to_string(),
        (Question::Best { measure, .. }, chapter) => {
            let by = measure.name();
            match (chapter, drill.position.pending_offer()) {
                (_, Some(offer)) => format!("is the offer of {offer} to be accepted, by {by}?"),
                (Chapter::WhichHoles, _) => format!("an offer is right, by {by}: of which holes?"),
                _ => format!("what is best, by {by}: a sowing or an offer?"),
            }
        }
    }
}

/// What is printed with `--json`.
#[derive(Serialize)]
struct Line {
    chapter: Chapter,
    number: usize,
    level: u8,
    side: &'static str,
    position: String,
    question: String,
    /// The actions that are right, or the number of seeds.
    right: Vec<String>,
}

impl Line {
    fn new(number: usize, drill: &Drill) -> Self {
        let right = match &drill.question {
            Question::Best { right, .. } => {
                let actions = right.iter().map(|course| course.action.to_string());
                actions.collect()
            }
            Question::Takes(sowing) => vec![gain(&drill.position, *sowing).to_string()],
            Question::TakesMost => {
                let course = drill.right_course(None);
                course
                    .iter()
                    .map(|course| course.action.to_string())
                    .collect()
            }
        };
        Self {
            chapter: drill.chapter,
            number,
            level: drill.level,
            side: drill.position.side_to_move().name(),
            position: drill.position.to_string(),
            question: question(drill),
            right,
        }
    }
}

fn find(args: &FindArgs) -> anyhow::Result<()> {
    let mut kept: Vec<Drill> = Vec::new();
    if !args.fresh {
        kept.extend(drills::all().iter().filter_map(renewed));
    }
    let finder = Finder {
        games: args.games,
        seed: args.seed,
        only: args.only.map(|chapter| chapter.0),
    };
    finder.run(&Stop::default(), &mut |drill| kept.push(drill));
    let set = select(&kept, args.most);
    io::stdout().lock().write_all(write_all(&set).as_bytes())?;
    Ok(())
}

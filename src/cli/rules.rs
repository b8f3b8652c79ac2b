//! `ayla rules`: the rulebook.

use std::io::{self, Write};

use super::{GameName, told};
use crate::language::Language;
use crate::rulebook::{Chapter, Example, Kind, Part, Section, chapters};
use crate::tui::text::{Text, say};

/// Print the rulebook
///
/// Without a game the whole book. What the sources record and what had to be decided are told apart: a decision begins
/// with a D in brackets, and gives its reason.
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    /// Only what somebody who plays this game needs
    #[arg(value_enum)]
    game: Option<GameName>,
    /// The language; by default that of the environment
    #[arg(long, value_enum, env = "AYLA_LANGUAGE", hide_env_values = true)]
    language: Option<Language>,
}

const WIDTH: usize = 78;

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    let language = args.language.unwrap_or_else(Language::of_environment);
    let text = Text::new(language);
    let mut out = io::stdout().lock();
    for chapter in chapters(language) {
        let wanted = |game: GameName| chapter.topic.is_about(game.with_default_options());
        if args.game.is_none_or(wanted) {
            print_chapter(&mut out, &chapter, &text)?;
        }
    }
    Ok(())
}

fn print_chapter(out: &mut impl Write, chapter: &Chapter, text: &Text) -> io::Result<()> {
    writeln!(out, "{}", chapter.title)?;
    writeln!(out, "{}", "=".repeat(chapter.title.chars().count()))?;
    writeln!(out)?;
    for section in &chapter.sections {
        print_section(out, section, text)?;
    }
    Ok(())
}

fn print_section(out: &mut impl Write, section: &Section, text: &Text) -> io::Result<()> {
    match section.number {
        Some(number) => writeln!(out, "{number}. {}", section.title)?,
        None => writeln!(out, "{}", section.title)?,
    }
    writeln!(out)?;
    for part in &section.parts {
        match part {
            Part::Text(Kind::Decision, words) => {
                writeln!(
                    out,
                    "{}",
                    told::wrapped(&format!("[D] {words}"), WIDTH, "  ")
                )?;
            }
            Part::Text(Kind::Recorded | Kind::Remark, words) => {
                writeln!(out, "{}", told::wrapped(words, WIDTH, "  "))?;
            }
            Part::Example(example) => print_example(out, example, text)?,
        }
        writeln!(out)?;
    }
    Ok(())
}

/// A position, what is done there, and the board that it leads to if it may be done.
fn print_example(
    out: &mut impl Write,
    Example {
        position,
        action,
        caption,
    }: &Example,
    text: &Text,
) -> io::Result<()> {
    let example = say!(text, "rules-example", position = position.to_string());
    writeln!(out, "    {example}")?;
    match position.play(*action) {
        Ok(after) => writeln!(out, "    {action} → {after}")?,
        Err(_) => writeln!(out, "    {action} → ×")?,
    }
    writeln!(out, "{}", told::wrapped(caption, WIDTH, "    "))
}

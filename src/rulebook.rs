//! The rulebook, for the reader of the screens and for `ayla rules`: the same text, in one place for each language.
//!
//! The text is Markdown in `rulebook/*.md`, one file a language, and has a little structure of its own:
//!
//! ```text
//! # gore: Goré                          a chapter, its id and its title
//! ## 4. Capture                         a section; the number is the rule's
//! If the last seed …                    a recorded rule (in the chapters of rules; elsewhere a remark)
//! [D] The receiver must …               a decision, because no source says
//! > 1,4,2,1/1,3,5,5 SSSS/NNNN 13-13 S; 2S[; skip-origin]
//! > The last seed makes four …          an example: position, action, lap option; and what it shows
//! ```

use std::fmt;
use std::mem;

use ayla_rules::gore::Lap;
use ayla_rules::{AnyAction, AnyPosition, Game};

use crate::language::Language;

/// All chapters of the rulebook, in reading order.
pub fn chapters(language: Language) -> Vec<Chapter> {
    let mut chapters = read(language.rulebook()).unwrap_or_default();
    let sections = chapters
        .iter_mut()
        .flat_map(|chapter| &mut chapter.sections);
    for part in sections.flat_map(|section| &mut section.parts) {
        let (Part::Text(_, words) | Part::Example(Example { caption: words, .. })) = part;
        *words = language.typeset(mem::take(words));
    }
    chapters
}

/// A chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// What it is about.
    pub topic: Topic,
    /// Its title.
    pub title: String,
    /// Its sections.
    pub sections: Vec<Section>,
}

/// What a chapter is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// Board, holes, seeds, sowing: the words of the book.
    Board,
    /// The rules of Goré.
    Gore,
    /// The rules of Djenon-aboure.
    DjenonAboure,
    /// The rules that both games share.
    Both,
    /// Where the rules come from, and what is known of the games.
    Sources,
}

/// A section: in the chapters of rules, one rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The number of the rule, where it has one.
    pub number: Option<u8>,
    /// Its title.
    pub title: String,
    /// What it says, in reading order.
    pub parts: Vec<Part>,
}

/// A part of a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Some sentences, in one line.
    Text(Kind, String),
    /// A worked example.
    Example(Example),
}

/// Whether a rule was recorded by those who saw the game, or decided because they are silent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A rule that the sources record.
    Recorded,
    /// A decision where the sources are silent.
    Decision,
    /// No rule: an explanation.
    Remark,
}

/// A worked example: a position, what is done there, and what it shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// The position before.
    pub position: AnyPosition,
    /// What is done, or tried: it may be what a rule forbids.
    pub action: AnyAction,
    /// What it shows, in one line.
    pub caption: String,
}

impl Topic {
    const ALL: [(Self, &'static str); 5] = [
        (Self::Board, "board"),
        (Self::Gore, "gore"),
        (Self::DjenonAboure, "djenon-aboure"),
        (Self::Both, "both"),
        (Self::Sources, "sources"),
    ];

    /// Whether somebody who wants to play this game needs the chapter.
    pub const fn is_about(self, game: Game) -> bool {
        match self {
            Self::Board | Self::Both => true,
            Self::Gore => matches!(game, Game::Gore(_)),
            Self::DjenonAboure => matches!(game, Game::DjenonAboure),
            Self::Sources => false,
        }
    }

    /// Whether the chapter has rules, recorded and decided.
    pub const fn has_rules(self) -> bool {
        matches!(self.unmarked(), Kind::Recorded)
    }

    /// What a text of this chapter is when it is not marked as a decision.
    const fn unmarked(self) -> Kind {
        match self {
            Self::Board | Self::Sources => Kind::Remark,
            Self::Gore | Self::DjenonAboure | Self::Both => Kind::Recorded,
        }
    }
}

/// A place of a rulebook's text that can't be understood. No text of the program has one: a test reads them all.
#[derive(Debug)]
struct Misprint<'a>(&'a str);

impl fmt::Display for Misprint<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "this can't be read: {:?}", self.0)
    }
}

fn read(text: &str) -> Result<Vec<Chapter>, Misprint<'_>> {
    let mut chapters: Vec<Chapter> = Vec::new();
    let blocks = text.split("\n\n").map(str::trim);
    for block in blocks.filter(|block| !block.is_empty()) {
        let misprint = || Misprint(block);
        if let Some(heading) = block.strip_prefix("# ") {
            chapters.push(read_chapter(heading).ok_or_else(misprint)?);
            continue;
        }
        let chapter = chapters.last_mut().ok_or_else(misprint)?;
        if let Some(heading) = block.strip_prefix("## ") {
            chapter.sections.push(read_section(heading));
            continue;
        }
        let section = chapter.sections.last_mut().ok_or_else(misprint)?;
        let part = match (block.strip_prefix("> "), block.strip_prefix("[D] ")) {
            (Some(example), _) => Part::Example(read_example(example).ok_or_else(misprint)?),
            (None, Some(text)) => Part::Text(Kind::Decision, in_one_line(text)),
            (None, None) => Part::Text(chapter.topic.unmarked(), in_one_line(block)),
        };
        section.parts.push(part);
    }
    Ok(chapters)
}

fn read_chapter(heading: &str) -> Option<Chapter> {
    let (id, title) = heading.split_once(": ")?;
    let (topic, _) = Topic::ALL.into_iter().find(|&(_, name)| name == id)?;
    Some(Chapter {
        topic,
        title: title.to_string(),
        sections: Vec::new(),
    })
}

fn read_section(heading: &str) -> Section {
    let numbered = heading
        .split_once(". ")
        .and_then(|(number, title)| Some((number.parse().ok()?, title)));
    let (number, title) = match numbered {
        Some((number, title)) => (Some(number), title),
        None => (None, heading),
    };
    Section {
        number,
        title: title.to_string(),
        parts: Vec::new(),
    }
}

fn read_example(text: &str) -> Option<Example> {
    let (first, caption) = text.split_once('\n')?;
    let mut fields = first.split("; ");
    let (position, action) = (fields.next()?, fields.next()?);
    let lap = match fields.next() {
        None => Lap::default(),
        Some(name) => Lap::ALL.into_iter().find(|lap| lap.name() == name)?,
    };
    let games = [Game::Gore(lap), Game::DjenonAboure];
    let position = games
        .into_iter()
        .find_map(|game| game.position(position).ok())?;
    Some(Example {
        position,
        action: position.game().action(action).ok()?,
        caption: in_one_line(&caption.replace("\n> ", "\n").replacen("> ", "", 1)),
    })
}

/// The text without line breaks and without the marks of Markdown, which a terminal would show as they are.
fn in_one_line(text: &str) -> String {
    let words: Vec<_> = text.split_whitespace().collect();
    words.join(" ").replace(['*', '`'], "")
}

#[cfg(test)]
mod tests;

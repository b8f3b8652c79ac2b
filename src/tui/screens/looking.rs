//! Games being looked through for mistakes, as a screen sees it.

use super::super::app::{Effect, Env};
use super::super::text::say;
use super::Request;
use crate::practice::drill::Drill;
use crate::practice::mistakes::{News, Source};
use crate::practice::progress::Change;
use crate::practice::{Job, Thought};
use crate::save::SavedGame;

/// Games being looked through.
#[derive(Debug)]
pub struct Looking {
    done: usize,
    all: usize,
    found: Vec<Drill>,
}

impl Looking {
    /// Begins to look through games, and says what is to be done for it.
    pub(super) fn begin<'a>(games: impl Iterator<Item = &'a SavedGame>) -> (Self, Request) {
        let source = |game: &SavedGame| Source {
            begun: game.started.strftime("%Y-%m-%d %H:%M").to_string(),
            session: game.session.clone(),
        };
        let sources: Vec<_> = games.map(source).collect();
        let looking = Self {
            done: 0,
            all: sources.iter().map(|source| source.session.played()).sum(),
            found: Vec::new(),
        };
        (looking, think(Job::Mistakes(sources)))
    }

    /// Takes in what has been thought. Once all games have been looked through, the mistakes.
    pub(super) fn hear(&mut self, thought: &Thought) -> Option<Vec<Drill>> {
        match thought {
            Thought::Mistakes(News::At { done, all }) => (self.done, self.all) = (*done, *all),
            Thought::Mistakes(News::Found(drill)) => self.found.push((**drill).clone()),
            Thought::Mistakes(News::Done) => return Some(std::mem::take(&mut self.found)),
            _ => {}
        }
        None
    }

    /// Ends the looking; what has been found so far is kept.
    pub(super) fn stop(self) -> (Vec<Drill>, Request) {
        (self.found, Request::Do(Effect::StopThinking))
    }

    /// How far it has come.
    pub(super) fn words(&self, env: &Env) -> String {
        say!(
            env.text,
            "looking",
            done = self.done,
            all = self.all,
            found = self.found.len()
        )
    }
}

/// What is to be done to keep some mistakes, if there are any, and what is said of them.
pub(super) fn keep(found: Vec<Drill>, env: &Env) -> (String, Option<Request>) {
    let words = say!(env.text, "looking-found", found = found.len());
    let keep = (!found.is_empty())
        .then(|| Request::Do(Effect::Practise(Some(Box::new(Change::Found(found))))));
    (words, keep)
}

fn think(job: Job) -> Request {
    Request::Do(Effect::Think(Box::new(job)))
}

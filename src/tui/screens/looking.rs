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
    fn take(&mut self, thought: &Thought) -> Option<Vec<Drill>> {
        match thought {
            Thought::Mistakes(News::At { done, all }) => (self.done, self.all) = (*done, *all),
            Thought::Mistakes(News::Found(drill)) => self.found.push((**drill).clone()),
            Thought::Mistakes(News::Done) => return Some(std::mem::take(&mut self.found)),
            _ => {}
        }
        None
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

/// Tells a screen's looking, if it looks, what has been thought. When that ends it, what is said of the mistakes that were
/// found, and what is to be done to keep them.
pub(super) fn hear(
    looking: &mut Option<Looking>,
    thought: &Thought,
    env: &Env,
) -> Option<(String, Vec<Request>)> {
    let found = looking.as_mut()?.take(thought)?;
    *looking = None;
    let (words, keep) = keep(found, env);
    Some((words, keep.into_iter().collect()))
}

/// Ends a screen's looking, if it looks; what has been found so far is kept. Says the same as [`hear`].
pub(super) fn stop(looking: &mut Option<Looking>, env: &Env) -> Option<(String, Vec<Request>)> {
    let (words, keep) = keep(looking.take()?.found, env);
    let stop = Request::Do(Effect::StopThinking);
    Some((words, [stop].into_iter().chain(keep).collect()))
}

/// What is said of some mistakes, and what is to be done to keep them, if there are any.
fn keep(found: Vec<Drill>, env: &Env) -> (String, Option<Request>) {
    let words = say!(env.text, "looking-found", found = found.len());
    let keep = (!found.is_empty())
        .then(|| Request::Do(Effect::Practise(Some(Box::new(Change::Found(found))))));
    (words, keep)
}

fn think(job: Job) -> Request {
    Request::Do(Effect::Think(Box::new(job)))
}

#[cfg(test)]
mod tests {
    use ratatui::layout::Rect;

    use super::*;
    use crate::practice::drill::Chapter;
    use crate::practice::drills;
    use crate::settings::Settings;
    use crate::tui::text::Text;

    #[test]
    fn what_was_found_before_a_stop_is_kept() {
        let settings = Settings::default();
        let env = Env {
            text: Text::new(settings.language),
            settings,
            area: Rect::default(),
        };
        let found: Vec<Drill> = drills::of(Chapter::Relays).take(1).cloned().collect();
        let change = Change::Found(found.clone());
        let mut looking = Some(Looking {
            done: 1,
            all: 2,
            found,
        });
        let (_, requests) = stop(&mut looking, &env).expect("somebody looks");
        let effects: Vec<_> = requests
            .into_iter()
            .filter_map(|request| match request {
                Request::Do(effect) => Some(effect),
                _ => None,
            })
            .collect();
        let keep = Effect::Practise(Some(Box::new(change)));
        assert_eq!(effects, [Effect::StopThinking, keep]);
        assert!(stop(&mut looking, &env).is_none());
    }
}

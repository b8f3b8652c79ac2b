//! A finished game made into drills: its mistakes are looked for in the background, and any key ends that.

use super::super::super::app::Env;
use super::super::Request;
use super::super::looking::{self, Looking};
use super::Play;
use crate::practice::Thought;

impl Play {
    /// Begins to look for mistakes in this game.
    pub(super) fn look_for_mistakes(&mut self) -> Vec<Request> {
        let (looking, request) = Looking::begin([&self.game].into_iter());
        self.looking = Some(looking);
        vec![request]
    }

    /// Ends the looking, if somebody looks: what is to be done then, and nothing else.
    pub(super) fn stop_looking(&mut self, env: &Env) -> Option<Vec<Request>> {
        let (found, stop) = self.looking.take()?.stop();
        let (notice, keep) = looking::keep(found, env);
        self.notice = Some(notice);
        Some([stop].into_iter().chain(keep).collect())
    }

    /// Is told what is found.
    pub(in super::super) fn hear_of_mistakes(
        &mut self,
        thought: &Thought,
        env: &Env,
    ) -> Vec<Request> {
        let found = self
            .looking
            .as_mut()
            .and_then(|looking| looking.hear(thought));
        let Some(found) = found else {
            return Vec::new();
        };
        self.looking = None;
        let (notice, keep) = looking::keep(found, env);
        self.notice = Some(notice);
        keep.into_iter().collect()
    }
}

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
        let (notice, requests) = looking::stop(&mut self.looking, env)?;
        self.notice = Some(notice);
        Some(requests)
    }

    /// Is told what is found.
    pub(in super::super) fn hear_of_mistakes(
        &mut self,
        thought: &Thought,
        env: &Env,
    ) -> Vec<Request> {
        let Some((notice, requests)) = looking::hear(&mut self.looking, thought, env) else {
            return Vec::new();
        };
        self.notice = Some(notice);
        requests
    }
}

//! The rules, to be read.

use ayla_rules::Game;
use ratatui::Frame;

use super::super::app::Env;
use super::super::input::{Command, Context};
use super::super::text::say;
use super::{Request, page};

/// The rules of a game on the screen.
#[derive(Debug, Default)]
pub struct Rules {
    scroll: u16,
}

impl Rules {
    /// The rules of this game.
    pub fn about(_game: Game) -> Self {
        Self::default()
    }

    pub(super) fn act(&mut self, command: Command, _env: &Env) -> Vec<Request> {
        match command {
            Command::Back => return vec![Request::Pop],
            Command::Down => self.scroll += 1,
            _ => {}
        }
        Vec::new()
    }

    pub(super) fn draw(&self, env: &Env, frame: &mut Frame<'_>) {
        let _ = page(frame, env, &say!(env.text, "home-rules"), Context::Read);
    }
}

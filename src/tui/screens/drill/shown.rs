//! A line being played out on the board, action by action.

use std::time::Duration;

use ayla_rules::{AnyPosition, BySide};

use super::super::super::input::Command;
use super::super::super::scene::Scene;
use super::super::super::timeline::{Speed, Timeline};
use crate::practice::drill::Course;
use crate::session::Session;

/// What a line is held to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// The right one.
    Right,
    /// What was answered, and was wrong.
    Own,
    /// What is wrong, and tempting.
    Tempting,
    /// Another sowing, to be compared.
    Compared,
}

/// A line being played out.
#[derive(Debug)]
pub(super) struct Shown {
    pub(super) role: Role,
    pub(super) course: Course,
    /// The whole line.
    session: Session,
    /// How many of its actions lie before the moment on the board.
    at: usize,
    /// The last of them, as far as it is still being shown.
    timeline: Option<Timeline>,
}

impl Shown {
    pub(super) fn new(role: Role, position: &AnyPosition, course: Course) -> Self {
        let mut session = Session::from_position(*position, BySide::default());
        for action in course.actions() {
            // A line is legal to its end: it was played when the drill was made or read.
            if session.play(action).is_err() {
                break;
            }
        }
        Self {
            role,
            course,
            session,
            at: 0,
            timeline: None,
        }
    }

    pub(super) const fn session(&self) -> &Session {
        &self.session
    }

    pub(super) const fn at(&self) -> usize {
        self.at
    }

    /// Whether nothing is left to be shown.
    pub(super) fn is_at_end(&self) -> bool {
        self.at == self.session.played()
    }

    pub(super) const fn timeline(&self) -> Option<&Timeline> {
        self.timeline.as_ref()
    }

    /// The position after so many actions.
    pub(super) fn position(&self, at: usize) -> &AnyPosition {
        let start = self.session.start();
        self.session.position_after(at).unwrap_or(start)
    }

    /// The moment on the board.
    pub(super) fn scene(&self) -> Scene {
        match &self.timeline {
            Some(timeline) => timeline.scene().clone(),
            None if self.position(self.at).outcome().is_some() => {
                Scene::at_the_end(self.position(self.at))
            }
            None => Scene::from(self.position(self.at)),
        }
    }

    /// Goes to another moment of the line. A step forward is seen, seed by seed.
    pub(super) fn go(&mut self, step: Command, speed: Speed) {
        let last = self.session.played();
        self.timeline = None;
        self.at = match step {
            Command::Earlier => self.at.saturating_sub(1),
            Command::First => 0,
            Command::Last => last,
            _ if self.at < last => {
                let before = *self.position(self.at);
                let action = self.session.actions()[self.at];
                let story = before.trace(action).unwrap_or_default();
                self.timeline = Timeline::new(&before, story, speed);
                self.at + 1
            }
            _ => last,
        };
    }

    /// Shows the end of what is being shown.
    pub(super) fn finish(&mut self) {
        self.timeline = None;
    }

    pub(super) fn due(&self) -> Option<Duration> {
        self.timeline.as_ref().map(Timeline::due)
    }

    pub(super) fn tick(&mut self, time: Duration) {
        if let Some(timeline) = &mut self.timeline
            && !timeline.pass(time)
        {
            self.timeline = None;
        }
    }
}

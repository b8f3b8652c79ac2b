//! A first game: lessons on a live board, one idea at a time, for somebody who has never seen a mancala.
//!
//! A lesson is data: a position, and what the learner is to do there. Its words are the screens'; that a position shows
//! what the words say is proved in `tests/tour.rs`, story by story.

use ayla_rules::gore::Lap;
use ayla_rules::{AnyAction, BySide, Game};

use crate::session::Session;

mod lessons;

pub use lessons::{LESSONS, PLAY_ON};

/// The learner sits below in every lesson.
pub const LEARNER: ayla_rules::Side = ayla_rules::Side::South;

const GORE: Game = Game::Gore(Lap::ThroughOrigin);

/// One idea, shown on a board.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// The name under which the texts know the lesson.
    pub name: &'static str,
    /// What it is about.
    pub chapter: Chapter,
    /// The position with which it begins, in notation.
    start: &'static str,
    /// What has been done since; the learner sees only where it led.
    before: &'static [&'static str],
    /// What happens in it.
    pub task: Task,
}

/// What lessons that follow one another are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Chapter {
    /// The board of Goré and the names of its holes.
    Board,
    /// Sowing in Goré.
    Sowing,
    /// Capturing in Goré.
    Capture,
    /// Passing, and the end of a game of Goré.
    End,
    /// Offers and answers.
    Bargain,
    /// The other game.
    DjenonAboure,
}

/// What happens in a lesson, in notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Nothing: the board is looked at.
    Read,
    /// The other side does this, and the learner looks on.
    Watch(&'static str),
    /// The learner does this and nothing else.
    Play(&'static str),
    /// The learner sows any hole.
    Sow,
}

impl Lesson {
    /// The game that is played in it.
    pub const fn game(&self) -> Game {
        match self.chapter {
            Chapter::DjenonAboure => Game::DjenonAboure,
            _ => GORE,
        }
    }

    /// The board of the lesson.
    ///
    /// # Panics
    /// Never: a test reads the notation of every lesson.
    pub fn session(&self) -> Session {
        let start = self.game().position(self.start);
        let start = start.expect("a test sets up every lesson");
        let mut session = Session::from_position(start, BySide::default());
        for text in self.before {
            let played = session.play(self.action(text));
            played.expect("a test sets up every lesson");
        }
        session
    }

    /// What the other side does in it, where the learner only looks on.
    pub fn watched(&self) -> Option<AnyAction> {
        match self.task {
            Task::Watch(text) => Some(self.action(text)),
            _ => None,
        }
    }

    /// Whether it has something to do for the learner.
    pub const fn is_played(&self) -> bool {
        matches!(self.task, Task::Play(_) | Task::Sow)
    }

    /// Whether an action is what it asks for.
    pub fn wants(&self, action: AnyAction) -> bool {
        match self.task {
            Task::Play(text) => self.action(text) == action,
            Task::Sow => action.sown().is_some(),
            Task::Read | Task::Watch(_) => false,
        }
    }

    fn action(&self, text: &str) -> AnyAction {
        let action = self.game().action(text);
        action.expect("a test reads the actions of every lesson")
    }
}

/// The position from which a learner can play on.
///
/// # Panics
/// Never: a test reads its notation.
pub fn play_on() -> Session {
    let start = GORE.position(PLAY_ON);
    let start = start.expect("a test sets it up");
    Session::from_position(start, BySide::default())
}

//! What an analysis says: a line for each legal action, the best one first.

use ayla_rules::{AnyAction, AnyPosition};

use super::measure::{Measure, Value};

/// What is known of a position after a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// The position.
    pub position: AnyPosition,
    /// What the values count.
    pub measure: Measure,
    /// Whether everything said holds for the whole game, with best play on both sides: nothing is left to find out.
    pub exact: bool,
    /// How many plies the search looked ahead, the first action included.
    pub depth: u32,
    /// How many positions it looked at.
    pub nodes: u64,
    /// A line for each legal action, the best first; none if the game is over.
    pub lines: Vec<Line>,
}

impl Analysis {
    /// The best line; none if the game is over.
    pub fn best(&self) -> Option<&Line> {
        self.lines.first()
    }

    /// The line that begins with an action.
    pub fn line(&self, action: AnyAction) -> Option<&Line> {
        self.lines.iter().find(|line| line.action == action)
    }
}

/// What an action is worth, and how the game goes on after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The action.
    pub action: AnyAction,
    /// What it is worth to the side to move.
    pub value: Value,
    /// How far the value can be relied on.
    pub certainty: Certainty,
    /// The plies that the value rests on, the action included.
    pub depth: u32,
    /// How both sides go on after the action, as far as the search remembers.
    pub continuation: Vec<AnyAction>,
    /// What an offer is worth by its answers, where values are wanted [for each action](Breadth::AllActions). None for
    /// any other action, and none at a depth of one ply, at which nobody answers.
    pub answers: Option<Answers>,
}

impl Line {
    /// Whether the value is that of the whole game.
    pub const fn is_exact(&self) -> bool {
        matches!(self.certainty, Certainty::Exact)
    }
}

/// What an offer is worth to the side that makes it, by how it is answered. The line's value is the lesser of both: the
/// other side chooses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answers {
    /// If it is accepted.
    pub accepted: Answer,
    /// If it is refused.
    pub refused: Answer,
}

/// What an offer is worth after one answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The value for the side that makes the offer.
    pub value: Value,
    /// Whether it is that of the whole game; otherwise that at the depth of the line.
    pub exact: bool,
    /// How both sides go on after the answer.
    pub continuation: Vec<AnyAction>,
}

/// How far a value can be relied on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Certainty {
    /// It follows from ends of the game alone: both sides can see to it, a game that comes round being ended by agreement.
    Exact,
    /// It is the value of the game that is broken off after so many plies, each side taking the seeds in its holes, with
    /// something for territory.
    AtDepth,
    /// The same, but all that is known is that the action is worth no more than this: less than the best one.
    AtMost,
}

/// For which actions values are wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Breadth {
    /// For each legal action.
    #[default]
    AllActions,
    /// For the best one, which is found much faster; of the others it is only said that they are no better.
    BestAction,
}

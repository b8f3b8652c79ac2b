//! A drill: a position, a question about it, and an answer that leaves nothing to argue about.
//!
//! How it is written is `written`; that nobody can argue is shown by [`proof`](super::drills::prove).

use ayla_rules::{AnyAction, AnyPosition, gore};
use serde::{Deserialize, Serialize};

use crate::engine::{Measure, Rank, Value};

mod written;

pub use written::{ReadError, read_all, write_all};

/// What drills are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Chapter {
    /// Is there an offer here that is better than every sowing, and which?
    FindTheOffer,
    /// Is an offer to be accepted or refused?
    AcceptOrRefuse,
    /// An offer is right: of which holes?
    WhichHoles,
    /// How is the game won with glory?
    WinWithGlory,
    /// What does a relay of Djenon-aboure take?
    Relays,
    /// What was better than what somebody played?
    Mistakes,
}

impl Chapter {
    /// All chapters, in the order in which they are shown.
    pub const ALL: [Self; 6] = [
        Self::FindTheOffer,
        Self::AcceptOrRefuse,
        Self::WhichHoles,
        Self::WinWithGlory,
        Self::Relays,
        Self::Mistakes,
    ];

    /// The name as data writes it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::FindTheOffer => "find-the-offer",
            Self::AcceptOrRefuse => "accept-or-refuse",
            Self::WhichHoles => "which-holes",
            Self::WinWithGlory => "win-with-glory",
            Self::Relays => "relays",
            Self::Mistakes => "mistakes",
        }
    }
}

/// A position and a question about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "written::Written", into = "written::Written")]
pub struct Drill {
    /// What it is about.
    pub chapter: Chapter,
    /// The position; the side to move is asked.
    pub position: AnyPosition,
    /// What is asked, and what is right.
    pub question: Question,
    /// How hard it is, from 1 to [`HARDEST`].
    pub level: u8,
    /// Where it comes from, if somebody played wrong there.
    pub mistake: Option<Mistake>,
}

/// The level of the hardest drills.
pub const HARDEST: u8 = 5;

/// What is asked about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// What is best?
    Best {
        /// What is counted.
        measure: Measure,
        /// The actions that are right, the best first; there is one at least.
        right: Vec<Course>,
        /// The actions about which one could argue, the best first.
        between: Vec<Course>,
        /// The actions that are wrong, the best first; there is one at least.
        wrong: Vec<Course>,
    },
    /// How many seeds does this sowing capture?
    Takes(AnyAction),
    /// Which sowing captures most?
    TakesMost,
}

/// How a game goes on after an action, and what that is worth to the side that acts first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// The action.
    pub action: AnyAction,
    /// How both sides go on.
    pub continuation: Vec<AnyAction>,
    /// What it comes to; none where nothing but the rules was asked.
    pub worth: Option<Worth>,
    /// Whether that is the value of the whole game.
    pub exact: bool,
}

/// What a line comes to for the side that acts first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The rank of the end, where honour counts.
    pub rank: Option<Rank>,
    /// The final margin in seeds.
    pub margin: i16,
}

impl From<Value> for Worth {
    fn from(value: Value) -> Self {
        Self {
            rank: value.rank,
            margin: value.margin,
        }
    }
}

/// Where a mistake was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mistake {
    /// What was played, in the notation.
    pub played: String,
    /// Who played it: a name, or nothing.
    pub by: String,
    /// When the game was begun.
    pub game: String,
    /// The number of the action in the game, counted from 1.
    pub number: usize,
}

/// What somebody says to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// This action.
    Action(AnyAction),
    /// So many seeds.
    Seeds(u8),
}

/// What a reply is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Right.
    Right,
    /// Neither: not the best, but nobody could call it wrong.
    Between,
    /// Wrong.
    Wrong,
}

impl Course {
    fn alone(action: AnyAction) -> Self {
        Self {
            action,
            continuation: Vec::new(),
            worth: None,
            exact: false,
        }
    }

    /// All its actions.
    pub fn actions(&self) -> impl Iterator<Item = AnyAction> + '_ {
        std::iter::once(self.action).chain(self.continuation.iter().copied())
    }
}

impl Drill {
    /// What tells the drill from all others, however the set may grow.
    pub fn id(&self) -> String {
        let mut id = format!("{} {}", self.chapter.name(), self.position);
        if let Some(lap) = self
            .position
            .game()
            .lap()
            .filter(|&lap| lap != gore::Lap::default())
        {
            id = format!("{id} {}", lap.name());
        }
        if let Question::Takes(sowing) = self.question {
            id = format!("{id} {sowing}");
        }
        id
    }

    /// What a reply is.
    pub fn judge(&self, reply: Reply) -> Verdict {
        let is_right = match (&self.question, reply) {
            (Question::Best { right, between, .. }, Reply::Action(action)) => {
                let is_in = |courses: &[Course]| courses.iter().any(|c| c.action == action);
                if is_in(between) {
                    return Verdict::Between;
                }
                is_in(right)
            }
            (Question::Takes(sowing), Reply::Seeds(seeds)) => {
                gain(&self.position, *sowing) == seeds
            }
            (Question::TakesMost, Reply::Action(action)) => self.most() == Some(action),
            _ => false,
        };
        if is_right {
            Verdict::Right
        } else {
            Verdict::Wrong
        }
    }

    /// How it is done right: by the action that somebody chose, if it is right, else in the best way. None only if there is
    /// nothing to be done at all.
    pub fn right_course(&self, chosen: Option<AnyAction>) -> Option<Course> {
        match &self.question {
            Question::Best { right, .. } => {
                let own = right.iter().find(|course| Some(course.action) == chosen);
                own.or(right.first()).cloned()
            }
            Question::Takes(sowing) => Some(Course::alone(*sowing)),
            Question::TakesMost => self.most().map(Course::alone),
        }
    }

    /// What the right one is held against: the action that somebody chose, if it is wrong, else the most tempting wrong
    /// one; beside a sowing to be counted out, another one.
    pub fn other_course(&self, chosen: Option<AnyAction>) -> Option<Course> {
        match &self.question {
            Question::Best { wrong, .. } => {
                let own = wrong.iter().find(|course| Some(course.action) == chosen);
                own.or_else(|| self.tempting(wrong)).cloned()
            }
            Question::Takes(sowing) => {
                let other = self.best_sowing(|action| action != *sowing);
                other.map(Course::alone)
            }
            Question::TakesMost => {
                let most = self.most();
                let own = chosen.filter(|_| chosen != most);
                own.or_else(|| self.best_sowing(|action| Some(action) != most))
                    .map(Course::alone)
            }
        }
    }

    /// The wrong action that looks best at first sight: the one that captures most, else the best one.
    fn tempting<'a>(&self, wrong: &'a [Course]) -> Option<&'a Course> {
        let gain = |course: &&Course| gain(&self.position, course.action);
        let greedy = wrong.iter().rev().max_by_key(gain);
        greedy.filter(|course| gain(course) > 0).or(wrong.first())
    }

    /// The sowing that captures most, if one captures more than all others.
    fn most(&self) -> Option<AnyAction> {
        let best = self.best_sowing(|_| true)?;
        let next = self.best_sowing(|action| action != best);
        let is_more =
            next.is_none_or(|next| gain(&self.position, next) < gain(&self.position, best));
        is_more.then_some(best)
    }

    /// The first of the legal sowings of a kind that captures most.
    fn best_sowing(&self, kind: impl Fn(AnyAction) -> bool) -> Option<AnyAction> {
        let sowings = self.position.legal_actions().into_iter().rev();
        sowings
            .filter(|&action| action.sown().is_some() && kind(action))
            .max_by_key(|&action| gain(&self.position, action))
    }
}

/// How many seeds an action captures for the side to move.
pub fn gain(position: &AnyPosition, action: AnyAction) -> u8 {
    let side = position.side_to_move();
    let after = position
        .play(action)
        .map_or(0, |after| after.captured()[side]);
    after.saturating_sub(position.captured()[side])
}

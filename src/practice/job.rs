//! What takes long: a piece of thinking, and what it tells while it goes on and at its end.

use ayla_rules::AnyPosition;

use super::coach::{self, Advice};
use super::partner::{self, Choice, Consent};
use super::{mistakes, review};
use crate::engine::{Analysis, Options, Stop, analyse};
use crate::session::{Partner, Session};

/// A piece of thinking.
#[derive(Clone, Debug, PartialEq)]
pub enum Job {
    /// Find out what each action of a position is worth.
    Analyse(AnyPosition, Options),
    /// Advise on a position.
    Advise {
        /// The position.
        position: AnyPosition,
        /// With how many nodes at most each measure is looked at.
        nodes: u64,
    },
    /// Review a game.
    Review(Box<Session>, Options),
    /// Choose what a partner does in a game that has come through these positions.
    Choose(Partner, Vec<AnyPosition>),
    /// Find out whether a partner agrees to end such a game.
    Consent(Partner, Vec<AnyPosition>),
    /// Look through games for mistakes to make drills of.
    Mistakes(Vec<mistakes::Source>),
}

/// What a piece of thinking tells.
#[derive(Clone, Debug, PartialEq)]
pub enum Thought {
    /// An analysis so far; a deeper one will follow.
    Deeper(Analysis),
    /// The last word of an analysis.
    Analysed(Analysis),
    /// The coach's advice so far.
    Advice(Advice),
    /// The next step of a review.
    Reviewed(review::Step),
    /// So many plies a partner has looked ahead; more will follow.
    Ahead(u32),
    /// What a partner has chosen.
    Chosen(Choice),
    /// Whether a partner agrees to end the game.
    Consented(Consent),
    /// What is found while games are looked through.
    Mistakes(mistakes::News),
}

impl Job {
    /// Does the job, or what can be done of it before somebody wishes it to end.
    pub fn run(self, stop: &Stop, tell: &mut dyn FnMut(Thought)) {
        match self {
            Self::Analyse(position, options) => {
                let analysis = analyse(&position, &options, stop, &mut |analysis| {
                    tell(Thought::Deeper(analysis.clone()));
                });
                tell(Thought::Analysed(analysis));
            }
            Self::Advise { position, nodes } => {
                coach::advise(position, nodes, stop, &mut |advice| {
                    tell(Thought::Advice(advice));
                });
            }
            Self::Review(session, options) => {
                review::steps(&session, &options, stop, &mut |step| {
                    tell(Thought::Reviewed(step));
                });
            }
            Self::Choose(partner, so_far) => {
                let choice = partner::choose(&partner, &so_far, stop, &mut |depth| {
                    tell(Thought::Ahead(depth));
                });
                if let Some(choice) = choice {
                    tell(Thought::Chosen(choice));
                }
            }
            Self::Consent(partner, so_far) => {
                if let Some(consent) = partner::consent(&partner, &so_far, stop) {
                    tell(Thought::Consented(consent));
                }
            }
            Self::Mistakes(sources) => {
                mistakes::look_through(&sources, stop, &mut |news| tell(Thought::Mistakes(news)));
            }
        }
    }
}

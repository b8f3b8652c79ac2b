//! Players: whoever chooses an action by itself.

use ayla_rules::{AnyAction, AnyPosition};

use super::{Breadth, Chance, Options, Stop, analyse};

/// Whoever can play in a contest.
pub trait Plays {
    /// The action chosen in a game that has come through these positions, the last of them now; none if it is over.
    fn choose(&self, so_far: &[AnyPosition], chance: &mut Chance) -> Option<AnyAction>;
}

/// A way to choose an action by the position alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Any legal action, each as likely as the others.
    Random,
    /// A sowing that captures most, one as likely as another. Offers nothing, refuses everything.
    Greedy,
    /// The best action that a search finds.
    Engine(Options),
}

impl Plays for Player {
    fn choose(&self, so_far: &[AnyPosition], chance: &mut Chance) -> Option<AnyAction> {
        Self::choose(self, so_far.last()?, chance)
    }
}

impl Player {
    /// The action that the player chooses; none if the game is over.
    pub fn choose(&self, position: &AnyPosition, chance: &mut Chance) -> Option<AnyAction> {
        let actions = position.legal_actions();
        match self {
            Self::Random => chance.pick(&actions).copied(),
            Self::Greedy => chance.pick(&greediest(position, &actions)).copied(),
            Self::Engine(options) => {
                if let [only] = *actions {
                    return Some(only);
                }
                let options = Options {
                    breadth: Breadth::BestAction,
                    ..*options
                };
                let analysis = analyse(position, &options, &Stop::default(), &mut |_| ());
                analysis.best().map(|line| line.action)
            }
        }
    }
}

/// The actions, offers aside, after which the side to move has most captured seeds.
fn greediest(position: &AnyPosition, actions: &[AnyAction]) -> Vec<AnyAction> {
    let side = position.side_to_move();
    let gains: Vec<_> = actions
        .iter()
        .filter(|action| !is_offer(**action))
        .filter_map(|&action| Some((action, position.play(action).ok()?.captured()[side])))
        .collect();
    let most = gains.iter().map(|&(_, gain)| gain).max();
    gains
        .into_iter()
        .filter(|&(_, gain)| Some(gain) == most)
        .map(|(action, _)| action)
        .collect()
}

/// Whether an action is an offer.
pub(crate) const fn is_offer(action: AnyAction) -> bool {
    matches!(action, AnyAction::Gore(ayla_rules::gore::Action::Offer(_)))
}

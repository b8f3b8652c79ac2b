//! A survey of bargaining: what a search thinks of every offer that could have been made in the games of a contest.

use ayla_rules::{AnyAction, AnyPosition, gore};

use super::Played;
use crate::engine::player::is_offer;
use crate::engine::{Analysis, Breadth, Line, Options, Stop, analyse};

/// What the search thinks of the offers in the positions of some games.
#[derive(Clone, Copy, Debug, Default)]
pub struct Survey {
    /// Positions in which an offer was legal.
    pub positions: u64,
    /// Of these, positions in which an offer is worth more than every sowing.
    pub offer_is_best: u64,
    /// By how many seeds in all, where it is.
    pub gain: u64,
    /// Of the positions in which an offer is best, those in which the right answer to it is to accept.
    pub best_is_accepted: u64,
    /// All legal offers of these positions.
    pub offers: u64,
    /// Of these, offers that are rightly accepted.
    pub rightly_accepted: u64,
}

impl Survey {
    /// Looks at every position of these games in which an offer was legal.
    pub fn of(pairs: &[[Played; 2]], options: &Options) -> Self {
        let options = Options {
            breadth: Breadth::AllActions,
            trades: true,
            ..*options
        };
        let mut survey = Self::default();
        for game in pairs.iter().flatten() {
            let mut position = game.opening;
            for &action in &game.actions {
                if position.legal_actions().into_iter().any(is_offer) {
                    survey.look_at(&position, &options);
                }
                match position.play(action) {
                    Ok(next) => position = next,
                    Err(_) => break,
                }
            }
        }
        survey
    }

    fn look_at(&mut self, position: &AnyPosition, options: &Options) {
        let Analysis { lines, .. } = analyse(position, options, &Stop::default(), &mut |_| ());
        let best = |wanted: bool| lines.iter().find(|line| is_offer(line.action) == wanted);
        let (Some(offer), Some(sowing)) = (best(true), best(false)) else {
            return;
        };
        self.positions += 1;
        if offer.value > sowing.value {
            self.offer_is_best += 1;
            let gain = offer.value.margin - sowing.value.margin;
            self.gain += u64::try_from(gain).unwrap_or(0);
            self.best_is_accepted += u64::from(is_accepted(offer));
        }
        let offers = || lines.iter().filter(|line| is_offer(line.action));
        self.offers += offers().count() as u64;
        self.rightly_accepted += offers().filter(|line| is_accepted(line)).count() as u64;
    }
}

/// Whether the line of an offer goes on with its acceptance.
fn is_accepted(line: &Line) -> bool {
    line.continuation.first() == Some(&AnyAction::Gore(gore::Action::Accept))
}

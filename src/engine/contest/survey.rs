//! A survey of bargaining: what a search thinks of every offer that could have been made in the games of a contest.

use std::cmp::Ordering;

use ayla_rules::AnyPosition;

use super::Played;
use crate::engine::player::is_offer;
use crate::engine::{Analysis, Limits, Options, Stop, analyse};

/// What the search thinks of the offers in the positions of some games.
#[derive(Clone, Copy, Debug, Default)]
pub struct Survey {
    /// Positions in which an offer was legal.
    pub positions: u64,
    /// Of these, positions in which the best offer is worth more than every sowing.
    pub offer_is_best: u64,
    /// By how many seeds in all, where it is and the rank of the end is the same.
    pub gain: u64,
    /// The right answers to the best offers, in the positions in which an offer is best.
    pub to_best: Answers,
    /// The right answers to all legal offers of all these positions.
    pub to_all: Answers,
}

/// How often which answer is right.
#[derive(Clone, Copy, Debug, Default)]
pub struct Answers {
    /// To accept.
    pub accept: u64,
    /// Either.
    pub either: u64,
    /// To refuse.
    pub refuse: u64,
}

impl Answers {
    /// All answers counted.
    pub const fn all(&self) -> u64 {
        self.accept + self.either + self.refuse
    }

    const fn count(&mut self, accepting: Ordering) {
        match accepting {
            Ordering::Greater => self.accept += 1,
            Ordering::Equal => self.either += 1,
            Ordering::Less => self.refuse += 1,
        }
    }
}

impl Survey {
    /// Looks so many plies deep into every position of these games in which an offer was legal.
    pub fn of(pairs: &[[Played; 2]], depth: u32, options: &Options) -> Self {
        let mut survey = Self::default();
        for game in pairs.iter().flatten() {
            let mut position = game.opening;
            for &action in &game.actions {
                survey.look_at(&position, depth, options);
                match position.play(action) {
                    Ok(next) => position = next,
                    Err(_) => break,
                }
            }
        }
        survey
    }

    fn look_at(&mut self, position: &AnyPosition, depth: u32, options: &Options) {
        if !position.legal_actions().into_iter().any(is_offer) {
            return;
        }
        self.positions += 1;
        let analysis = look(position, depth, options);
        let best = |offers: bool| {
            let mut lines = analysis.lines.iter();
            lines.find(|line| is_offer(line.action) == offers)
        };
        let (Some(offer), Some(sowing)) = (best(true), best(false)) else {
            return;
        };
        let is_best = offer.value > sowing.value;
        if is_best {
            self.offer_is_best += 1;
            if offer.value.rank == sowing.value.rank {
                let gain = offer.value.margin - sowing.value.margin;
                self.gain += u64::try_from(gain).unwrap_or(0);
            }
        }
        for line in analysis.lines.iter().filter(|line| is_offer(line.action)) {
            let Some(answers) = &line.answers else {
                continue;
            };
            // The values are those of the side that offers: the other one accepts what is worth less to it.
            let accepting = answers.refused.value.cmp(&answers.accepted.value);
            self.to_all.count(accepting);
            if is_best && line.action == offer.action {
                self.to_best.count(accepting);
            }
        }
    }
}

fn look(position: &AnyPosition, depth: u32, options: &Options) -> Analysis {
    let options = Options {
        limits: Limits::depth(depth),
        ..*options
    };
    analyse(position, &options, &Stop::default(), &mut |_| ())
}

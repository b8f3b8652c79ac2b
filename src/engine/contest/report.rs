//! What a contest says about its players: scores, margins, Elo, each with its error, and how they bargained.

use ayla_rules::{AnyAction, Side, gore};

use super::Played;
use crate::engine::player::is_offer;

/// The result of a contest, from the first player's side.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Games won, drawn, lost.
    pub games: [u64; 3],
    /// Openings of whose two games the first player took more than, just, and less than half.
    pub pairs: [u64; 3],
    /// The part of the points that the first player took, a draw being half a point, by openings.
    pub score: Score,
    /// The final margin, by games of an opening.
    pub margin: Score,
    /// Games won with glory by the first player and by the second.
    pub glories: [u64; 2],
    /// Games ended as by agreement.
    pub agreed: u64,
    /// All plies played.
    pub plies: u64,
    /// How the first player bargained, and how the second.
    pub bargaining: [Bargaining; 2],
    /// Games in which an offer was accepted.
    pub games_with_trade: u64,
}

/// What became of a player's offers.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bargaining {
    /// Turns at which it could make an offer.
    pub occasions: u64,
    /// Offers that it made.
    pub offers: u64,
    /// Of these, how many the other player accepted.
    pub accepted: u64,
}

/// A mean and its standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Score {
    /// The mean.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
}

impl Score {
    fn of(values: &[f64]) -> Self {
        let count = ratio(values.len().max(1) as u64, 1);
        let mean = values.iter().sum::<f64>() / count;
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        let variance = squares / (count - 1.0).max(1.0);
        Self {
            mean,
            error: (variance / count).sqrt(),
        }
    }
}

/// A difference in playing strength, with its 95 % interval; infinite where one player took everything.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// The most likely difference.
    pub best: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Report {
    /// Sums up the games of a contest.
    pub fn of(pairs: &[[Played; 2]]) -> Self {
        let mut report = Self::default();
        let mut points = Vec::new();
        let mut margins = Vec::new();
        for pair in pairs {
            let taken: u8 = pair.iter().map(|game| report.count(game)).sum();
            report.pairs[match taken {
                3.. => 0,
                2 => 1,
                _ => 2,
            }] += 1;
            points.push(f64::from(taken) / 4.0);
            margins.push(pair.iter().map(margin).sum::<f64>() / 2.0);
        }
        report.score = Score::of(&points);
        report.margin = Score::of(&margins);
        report
    }

    /// Counts a game, and returns the half points that the first player took.
    fn count(&mut self, game: &Played) -> u8 {
        let outcome = game.outcome;
        let (result, half_points) = match outcome.winner {
            Some(winner) if winner == game.side => (0, 2),
            None => (1, 1),
            Some(_) => (2, 0),
        };
        self.games[result] += 1;
        if let Some(winner) = outcome.winner
            && outcome.glory != Some(false)
        {
            self.glories[usize::from(winner != game.side)] += 1;
        }
        self.agreed += u64::from(game.agreed);
        self.plies += game.actions.len() as u64;
        self.count_trades(game);
        half_points
    }

    fn count_trades(&mut self, game: &Played) {
        let mut position = game.opening;
        let mut traded = false;
        for &action in &game.actions {
            let side = position.side_to_move();
            let of = |side| usize::from(side != game.side);
            let own = &mut self.bargaining[of(side)];
            own.occasions += u64::from(position.legal_actions().into_iter().any(is_offer));
            own.offers += u64::from(is_offer(action));
            if action == AnyAction::Gore(gore::Action::Accept) {
                self.bargaining[of(side.other())].accepted += 1;
                traded = true;
            }
            if let Ok(next) = position.play(action) {
                position = next;
            }
        }
        self.games_with_trade += u64::from(traded);
    }

    /// The difference in strength that the score stands for, the first player's less the second's.
    ///
    /// Where all openings came out alike there is no spread to measure; the end of the interval is then the score that
    /// would still come out so in one of twenty contests.
    pub fn elo(&self) -> Elo {
        let elo = |score: f64| match score {
            ..=0.0 => f64::NEG_INFINITY,
            1.0.. => f64::INFINITY,
            _ => -400.0 * libm::log10(1.0 / score - 1.0),
        };
        let openings = ratio(self.pairs.iter().sum::<u64>().max(1), 1);
        let Score { mean, error } = self.score;
        let reach = if error > 0.0 {
            1.96 * error
        } else {
            1.0 - libm::pow(0.05, 1.0 / openings)
        };
        Elo {
            best: elo(mean),
            low: elo(mean - reach),
            high: elo(mean + reach),
        }
    }
}

/// One number divided by another; zero where there is nothing to divide by.
#[expect(
    clippy::cast_precision_loss,
    reason = "nobody counts so far that it shows"
)]
pub fn ratio(part: u64, whole: u64) -> f64 {
    part as f64 / whole.max(1) as f64
}

/// The final margin of the first player.
fn margin(game: &Played) -> f64 {
    let seeds = game.outcome.seeds;
    let margin = f64::from(seeds.south) - f64::from(seeds.north);
    if game.side == Side::South {
        margin
    } else {
        -margin
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_points_of_four_are_191_elo() {
        let report = Report {
            pairs: [50, 50, 0],
            score: Score {
                mean: 0.75,
                error: 0.05,
            },
            ..Report::default()
        };
        let Elo { best, low, high } = report.elo();
        assert!((best - 190.85).abs() < 0.01);
        assert!(low < best && best < high);
    }

    #[test]
    fn a_player_that_took_everything_is_better_by_at_least_so_much() {
        let report = Report {
            pairs: [100, 0, 0],
            score: Score::of(&[1.0; 100]),
            ..Report::default()
        };
        let Elo { best, low, .. } = report.elo();
        assert!(best.is_infinite());
        assert!((low - 605.0).abs() < 5.0, "{low}");
    }
}

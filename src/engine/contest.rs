//! Contests: two players, many openings, and from each opening a game with either of them on either side.
//!
//! Everything but the clock is decided by the seed, so a contest of players that do not look at the clock can be held
//! again anywhere and comes out the same.

use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use ayla_rules::{AnyAction, AnyPosition, BySide, Outcome, Side};

use super::Chance;
use super::player::{Plays, is_offer};

mod report;
mod survey;

pub use report::{Elo, Report, Score, ratio};
pub use survey::{Answers, Survey};

/// What is played.
#[derive(Clone, Debug)]
pub struct Contest<P> {
    /// The position from which the openings go; its game is not over.
    pub start: AnyPosition,
    /// The two players; results are told from the first one's side.
    pub players: [P; 2],
    /// How many openings; twice as many games.
    pub openings: u64,
    /// How many random plies, offers aside, an opening has.
    pub opening_plies: u32,
    /// What decides everything that is left to chance.
    pub seed: u64,
    /// How many openings are played at a time.
    pub threads: usize,
}

/// After so many plies a game is ended as by agreement.
const MOST_PLIES: u32 = 500;
/// How often a position may come up: the next time the game is ended as by agreement (Both games).
const MOST_VISITS: u32 = 2;

/// One game of a contest.
#[derive(Clone, Debug)]
pub struct Played {
    /// The side of the first player.
    pub side: Side,
    /// How the game ended.
    pub outcome: Outcome,
    /// Whether it was ended as by agreement, because it went round or on and on.
    pub agreed: bool,
    /// The position after the opening.
    pub opening: AnyPosition,
    /// The actions after the opening.
    pub actions: Vec<AnyAction>,
}

impl<P: Plays + Sync> Contest<P> {
    /// Plays everything, and says after each opening how many are done.
    pub fn hold(&self, done: &(dyn Fn(u64) + Sync)) -> Vec<[Played; 2]> {
        let next = AtomicU64::new(0);
        let pairs = Mutex::new(Vec::new());
        let play = || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.openings {
                    break;
                }
                let pair = self.pair(number);
                if let Ok(mut pairs) = pairs.lock() {
                    pairs.push((number, pair));
                    done(pairs.len() as u64);
                }
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..self.threads.max(1) {
                scope.spawn(play);
            }
            play();
        });
        let mut pairs = pairs.into_inner().unwrap_or_default();
        pairs.sort_by_key(|&(number, _)| number);
        pairs.into_iter().map(|(_, pair)| pair).collect()
    }

    /// Plays both games of an opening.
    fn pair(&self, number: u64) -> [Played; 2] {
        let mut chance = Chance::new(self.seed.wrapping_add(number.wrapping_mul(0x1_0000_0001)));
        let opening = self.opening(&mut chance);
        Side::ALL.map(|side| self.play(opening, side, &mut chance))
    }

    /// A position after some random plies, in which the game goes on. Where no game gets so far, a shorter opening.
    fn opening(&self, chance: &mut Chance) -> AnyPosition {
        /// How many openings of a length may end the game before shorter ones are tried.
        const PATIENCE: u32 = 100;
        let lengths = (1..=self.opening_plies).rev();
        lengths
            .flat_map(|plies| (0..PATIENCE).map(move |_| plies))
            .map(|plies| self.random_line(plies, chance))
            .find(|position| position.outcome().is_none())
            .unwrap_or(self.start)
    }

    /// The position after so many random plies, or where the game ended before.
    fn random_line(&self, plies: u32, chance: &mut Chance) -> AnyPosition {
        let mut position = self.start;
        for _ in 0..plies {
            let mut actions = position.legal_actions();
            actions.retain(|&action| !is_offer(action));
            let next = chance.pick(&actions).map(|&action| position.play(action));
            if let Some(Ok(next)) = next {
                position = next;
            }
        }
        position
    }

    /// Plays a game from an opening, the first player on this side.
    fn play(&self, opening: AnyPosition, side: Side, chance: &mut Chance) -> Played {
        let [first, second] = &self.players;
        let players = match side {
            Side::South => BySide {
                south: first,
                north: second,
            },
            Side::North => BySide {
                south: second,
                north: first,
            },
        };
        let mut position = opening;
        let mut so_far = vec![opening];
        let mut actions = Vec::new();
        let mut visits = HashMap::new();
        let mut agreed = false;
        while position.outcome().is_none() {
            let visits = visits.entry(position.key()).or_insert(0);
            let is_free = position.pending_offer().is_none();
            agreed = is_free && (*visits >= MOST_VISITS || actions.len() >= MOST_PLIES as usize);
            *visits += 1;
            let chosen = players[position.side_to_move()].choose(&so_far, chance);
            let next = chosen.and_then(|action| Some((action, position.play(action).ok()?)));
            match next {
                Some((action, next)) if !agreed => {
                    actions.push(action);
                    so_far.push(next);
                    position = next;
                }
                _ => break,
            }
        }
        Played {
            side,
            outcome: position.settle(),
            agreed,
            opening,
            actions,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Limits, Options, Player};

    fn contest(players: [Player; 2], threads: usize) -> Vec<[Played; 2]> {
        let contest = Contest {
            start: ayla_rules::Game::ALL[0].start(Side::South),
            players,
            openings: 6,
            opening_plies: 4,
            seed: 5,
            threads,
        };
        contest.hold(&|_| ())
    }

    fn engine(nodes: u64) -> Player {
        Player::Engine(Options {
            limits: Limits::nodes(nodes),
            ..Options::default()
        })
    }

    #[test]
    fn a_contest_comes_out_the_same_on_any_number_of_threads() {
        let results = [1, 3].map(|threads| {
            let pairs = contest([engine(500), Player::Greedy], threads);
            let games = pairs.into_iter().flatten();
            games.map(|game| game.actions).collect::<Vec<_>>()
        });
        assert_eq!(results[0], results[1]);
    }

    #[test]
    fn each_opening_is_played_from_both_sides() {
        for [south, north] in contest([Player::Greedy, Player::Random], 1) {
            assert_eq!(south.opening, north.opening);
            assert_eq!((south.side, north.side), (Side::South, Side::North));
        }
    }

    #[test]
    fn a_search_beats_a_player_that_takes_what_it_can_get() {
        let report = Report::of(&contest([engine(2_000), Player::Greedy], 2));
        assert_eq!(report.pairs, [6, 0, 0]);
    }

    #[test]
    fn a_player_that_is_its_own_opponent_takes_half() {
        let report = Report::of(&contest([engine(500), engine(500)], 1));
        assert!((report.score.mean - 0.5).abs() < 1e-9);
        assert!(report.margin.mean.abs() < 1e-9);
    }
}

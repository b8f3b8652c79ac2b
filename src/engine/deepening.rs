//! Iterative deepening: ply by ply until a limit, or until nothing is left to find out.

use std::cmp::Reverse;

use ayla_rules::{AnyAction, AnyPosition, Side};

use super::Options;
use super::analysis::{Analysis, Answer, Answers, Breadth, Certainty, Line};
use super::game::Searched;
use super::limits::{Limits, Stop};
use super::measure::{INFINITE, Score};
use super::search::{Found, Place, Search, depth_of_answer};
use super::table::{Bound, Code, Key};

/// As deep as any search goes.
const MAX_DEPTH: u8 = 250;
/// The nodes that may be spent on trying to look to the end of every line at once.
const TO_SOLVE: u64 = 1_000_000;
/// The longest continuation.
const MAX_CONTINUATION: usize = 64;

/// How many nodes of a limit are kept back for continuations that the search does not remember: a part of it.
fn for_continuations(limit: Option<u64>) -> u64 {
    limit.map_or(50_000, |nodes| (nodes / 16).min(50_000))
}

/// An action of the position under analysis.
#[derive(Debug)]
struct Root<P: Searched> {
    action: P::Action,
    next: Place<P>,
    found: Found,
    at_most: bool,
    depth: u8,
    /// What comes of an offer.
    answers: Option<Offered<P>>,
}

/// The positions after an offer has been accepted and after it has been refused, and what is known of them.
#[derive(Clone, Copy, Debug)]
struct Offered<P> {
    accepted: Place<P>,
    refused: Place<P>,
    /// The scores for the side that offers, the accepted offer's first, if each answer has been looked at.
    found: Option<[Found; 2]>,
}

impl<P: Searched> Offered<P> {
    /// What can come of an action, if it is an offer.
    fn new(action: P::Action, offered: &Place<P>) -> Option<Self> {
        if !P::is_offer(action) {
            return None;
        }
        Some(Self {
            accepted: offered.answered(false)?,
            refused: offered.answered(true)?,
            found: None,
        })
    }
}

/// An analysis under way.
#[derive(Debug)]
pub(crate) struct Deepening<P: Searched> {
    position: P,
    search: Search,
    roots: Vec<Root<P>>,
    breadth: Breadth,
    table_bytes: usize,
    depth: u8,
}

impl<P: Searched + Into<AnyPosition>> Deepening<P> {
    /// An analysis of a position; one ply deep it is done already.
    pub(crate) fn new(position: P, search: Search, options: &Options) -> Self {
        let keeps = |action| search.terms.trades || !P::is_offer(action);
        let roots = position
            .successors()
            .filter(|&(action, _)| keeps(action))
            .map(|(action, next)| {
                let next = Place::first(position).after(action, next);
                Root {
                    action,
                    next,
                    found: Found::NOTHING,
                    at_most: false,
                    depth: 0,
                    answers: Offered::new(action, &next),
                }
            })
            .collect();
        let mut deepening = Self {
            position,
            search,
            roots,
            breadth: options.breadth,
            table_bytes: options.table_bytes,
            depth: 0,
        };
        deepening.deepen(1);
        deepening
    }

    /// Searches deeper and deeper, and reports after each depth.
    pub(crate) fn run(
        mut self,
        limits: &Limits,
        stop: &Stop,
        report: &mut dyn FnMut(&Analysis),
    ) -> Analysis {
        let nodes = limits
            .nodes
            .map(|nodes| nodes - for_continuations(limits.nodes));
        self.search.meter.impose(&Limits { nodes, ..*limits }, stop);
        let max_depth = limits.depth.map_or(MAX_DEPTH, |depth| {
            u8::try_from(depth).map_or(MAX_DEPTH, |depth| depth.clamp(1, MAX_DEPTH))
        });
        while self.depth < max_depth && !self.is_finished() {
            let done = if Some(self.depth) == P::SOLVED_AFTER && max_depth == MAX_DEPTH {
                self.solve()
            } else {
                self.deepen(self.depth + 1)
            };
            if !done {
                break;
            }
            self.search.table.grow(self.table_bytes);
            report(&self.analysis(false));
        }
        self.search.meter.grant(for_continuations(limits.nodes));
        self.analysis(true)
    }

    /// Whether nothing is left to find out.
    fn is_finished(&self) -> bool {
        let is_forced = self.breadth == Breadth::BestAction && self.roots.len() < 2;
        is_forced || self.roots.iter().all(|root| root.found.proven)
    }

    /// Tries to look to the end of every line at once, for a while; goes on ply by ply if that does not succeed. False
    /// if a limit came first.
    fn solve(&mut self) -> bool {
        let last = self.search.meter.narrow(TO_SOLVE);
        let solved = self.deepen(MAX_DEPTH);
        self.search.meter.widen(last);
        solved || self.deepen(self.depth + 1)
    }

    /// Searches to a depth. False if a limit came first.
    fn deepen(&mut self, depth: u8) -> bool {
        let done = match self.breadth {
            Breadth::AllActions => self.value_all(depth),
            Breadth::BestAction => self.find_best(depth),
        };
        if done {
            self.depth = depth;
        }
        self.roots
            .sort_by_key(|root| (Reverse(root.depth), -root.found.score, root.at_most));
        done
    }

    /// Values every action. What a limit cuts short is forgotten as a whole, so that all values rest on the same depth.
    fn value_all(&mut self, depth: u8) -> bool {
        let side = self.position.side_to_move();
        let mut found = Vec::with_capacity(self.roots.len());
        for root in &self.roots {
            found.push(match root.answers {
                Some(offered) if depth > 1 => self.search.offer(&offered, side, depth),
                _ if root.found.proven => (root.found, None),
                _ => {
                    let guess = root.found.score;
                    (self.search.value(&root.next, side, depth - 1, guess), None)
                }
            });
            if self.search.meter.is_halted() {
                return false;
            }
        }
        for (root, (found, answers)) in self.roots.iter_mut().zip(found) {
            root.found = found;
            root.depth = depth;
            if let Some(offered) = &mut root.answers {
                offered.found = answers;
            }
        }
        true
    }

    /// Finds the best action, beginning with the one that was best before. If a limit comes first, what was found is
    /// kept: the first action or a better one.
    fn find_best(&mut self, depth: u8) -> bool {
        let side = self.position.side_to_move();
        let mut alpha = -INFINITE;
        for root in &mut self.roots {
            let found = self.search.better_than(&root.next, side, depth - 1, alpha);
            if self.search.meter.is_halted() {
                return false;
            }
            root.found = found;
            root.at_most = found.score <= alpha;
            root.depth = depth;
            alpha = alpha.max(found.score);
        }
        true
    }

    fn analysis(&mut self, complete: bool) -> Analysis {
        let search = &mut self.search;
        let lines: Vec<Line> = self
            .roots
            .iter()
            .map(|root| {
                let continuation = search.continuation(&root.next, root.depth - 1, complete);
                let plies = u8::try_from(1 + continuation.len()).unwrap_or(MAX_DEPTH);
                Line {
                    action: P::any(root.action),
                    value: search.terms.measure.value(root.found.score),
                    certainty: match (root.at_most, root.found.proven) {
                        (true, _) => Certainty::AtMost,
                        (false, true) => Certainty::Exact,
                        (false, false) => Certainty::AtDepth,
                    },
                    depth: if root.found.proven {
                        plies.min(root.depth)
                    } else {
                        root.depth
                    }
                    .into(),
                    continuation,
                    answers: root
                        .answers
                        .and_then(|offered| search.answers(&offered, root.depth, complete)),
                }
            })
            .collect();
        Analysis {
            position: self.position.into(),
            measure: search.terms.measure,
            exact: self.roots.iter().all(|root| root.found.proven),
            depth: lines.iter().map(|line| line.depth).max().unwrap_or(0),
            nodes: search.meter.nodes(),
            lines,
        }
    }
}

impl Search {
    /// The value of a position to a side, looked for first near a guess.
    fn value<P: Searched>(
        &mut self,
        next: &Place<P>,
        side: Side,
        depth: u8,
        guess: Score,
    ) -> Found {
        let near = self.terms.measure.near();
        let (low, high) = (guess - near, guess + near);
        let found = self.ask(next, side, depth, low, high);
        if low < found.score && found.score < high {
            return found;
        }
        self.ask(next, side, depth, -INFINITE, INFINITE)
    }

    /// The value of an offer to the side that makes it, of which the other side chooses the lesser, and that of each
    /// answer.
    fn offer<P: Searched>(
        &mut self,
        offered: &Offered<P>,
        side: Side,
        depth: u8,
    ) -> (Found, Option<[Found; 2]>) {
        let mut answers = [Found::NOTHING; 2];
        for (place, next) in [offered.accepted, offered.refused].iter().enumerate() {
            let before = offered.found.map(|found| found[place]);
            answers[place] = match before {
                Some(found) if found.proven => found,
                _ => {
                    let guess = before.map_or(0, |found| found.score);
                    self.value(next, side, depth - 2, guess)
                }
            };
        }
        let [accepted, refused] = answers;
        let lesser = Found {
            score: accepted.score.min(refused.score),
            proven: accepted.proven && refused.proven,
        };
        (lesser, Some(answers))
    }

    /// What an offer is worth by its answers, with the lines that lead there, if each has been looked at.
    fn answers<P: Searched>(
        &mut self,
        offered: &Offered<P>,
        depth: u8,
        complete: bool,
    ) -> Option<Answers> {
        let [accepted, refused] = offered.found?;
        let mut answer = |next: &Place<P>, found: Found| Answer {
            value: self.terms.measure.value(found.score),
            exact: found.proven,
            continuation: self.continuation(next, depth - 2, complete),
        };
        Some(Answers {
            accepted: answer(&offered.accepted, accepted),
            refused: answer(&offered.refused, refused),
        })
    }

    /// The value of a position to a side, if it is better than `alpha`.
    fn better_than<P: Searched>(
        &mut self,
        next: &Place<P>,
        side: Side,
        depth: u8,
        alpha: Score,
    ) -> Found {
        if alpha > -INFINITE {
            let found = self.ask(next, side, depth, alpha, alpha + 1);
            if found.score <= alpha {
                return found;
            }
        }
        self.ask(next, side, depth, alpha, INFINITE)
    }

    /// How the best play of a search goes on, read from the table; where it has forgotten, searched again if `complete`.
    fn continuation<P: Searched>(
        &mut self,
        start: &Place<P>,
        depth: u8,
        complete: bool,
    ) -> Vec<AnyAction> {
        let mut actions = Vec::new();
        let mut place = *start;
        let mut depth = depth;
        while actions.len() < MAX_CONTINUATION && !place.is_repeated() {
            let Some(code) = self.best_reply(&place, depth, complete) else {
                break;
            };
            let position = &place.position;
            let reply = |&(action, _): &(P::Action, P)| position.code(action) == code;
            let Some((action, next)) = position.successors().find(reply) else {
                break;
            };
            actions.push(P::any(action));
            place = place.after(action, next);
            depth = if P::is_offer(action) {
                depth_of_answer(depth)
            } else {
                depth.saturating_sub(1)
            };
        }
        actions
    }

    /// The best action of a position that was searched to a depth.
    fn best_reply<P: Searched>(
        &mut self,
        place: &Place<P>,
        depth: u8,
        complete: bool,
    ) -> Option<Code> {
        let position = &place.position;
        let key = position.table_key(place.waits(), self.terms);
        let (floor, ceiling) = self.certain(position);
        if floor == ceiling {
            return self.certain_reply(position, floor);
        }
        let known = self
            .principal
            .best(key, depth)
            .or_else(|| self.remembered(key, depth));
        if known.is_some() {
            return known;
        }
        match depth {
            0 => None,
            1 => Some(self.last_ply(place, -INFINITE, INFINITE).code()).filter(|&code| code > 0),
            _ if complete => {
                self.node(place, depth, -INFINITE, INFINITE);
                self.principal.best(key, depth)
            }
            _ => None,
        }
    }

    /// An action that leads to a score that is certain, the one that captures most if there are several.
    fn certain_reply<P: Searched>(&mut self, position: &P, score: Score) -> Option<Code> {
        let side = position.side_to_move();
        let leads = |(action, next): (P::Action, P)| {
            let certain = if next.outcome().is_some() {
                self.settled(&next, side)
            } else {
                let (floor, ceiling) = self.certain(&next);
                if floor != ceiling {
                    return None;
                }
                if next.side_to_move() == side {
                    floor
                } else {
                    -floor
                }
            };
            let gain = next.captured()[side];
            (certain == score).then(|| (gain, position.code(action)))
        };
        let actions = position.successors().filter_map(leads);
        actions.max_by_key(|&(gain, _)| gain).map(|(_, code)| code)
    }

    /// The best action of a position whose exact score at a depth is in the table.
    fn remembered(&self, key: Key, depth: u8) -> Option<Code> {
        let known = self.table.look_up(key)?;
        let is_of_use = known.depth == depth || known.proven && self.trusts_proofs;
        (is_of_use && known.bound == Bound::Exactly).then_some(known.best)
    }
}

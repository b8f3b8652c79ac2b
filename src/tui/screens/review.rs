//! Review of a game: the margin over it as a chart, where it turned, what each side's choices cost, and each of these
//! moments on the board. How it is drawn is `view`, what is said `words`.

use ayla_rules::Side;
use ratatui::crossterm::event::{MouseEvent, MouseEventKind};

use super::super::app::Effect;
use super::super::input::{Command, Context};
use super::{Request, Screen};
use crate::engine::{Limits, Measure, Options};
use crate::practice::review::{Difference, NODES, Offering, Review};
use crate::practice::{Job, Thought};
use crate::session::Session;

mod view;
mod words;

/// A review on the screen.
#[derive(Debug)]
pub struct ReviewPage {
    session: Session,
    review: Review,
    /// Whether it is still being worked on.
    works: bool,
    /// How many actions lie before the moment that is looked at.
    cursor: usize,
    /// Which entry of the list has been chosen.
    chosen: Option<Entry>,
    board: Option<OnBoard>,
}

/// A moment on the board, and what came or would have come of it.
#[derive(Debug)]
struct OnBoard {
    /// The number of the action.
    number: usize,
    /// The game as it was played, and as it would have gone on with a better choice.
    lines: Vec<Session>,
    /// Which of the two is on the board.
    line: usize,
    /// How many actions lie before the moment on the board.
    at: usize,
}

/// Something that the list tells, about the action with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entry {
    /// The game turned.
    Turned(usize),
    /// One of a side's costliest choices.
    Costly(Side, usize),
    /// An offer was wrong, or missed, or one of these and too close to call.
    Offer(Offering, usize),
    /// An answer was wrong.
    Answer(usize),
    /// A trade paid.
    Paid(usize),
}

/// How many of each side's choices are listed.
const COSTLIEST: usize = 3;

impl Entry {
    const fn number(self) -> usize {
        match self {
            Self::Turned(number)
            | Self::Costly(_, number)
            | Self::Offer(_, number)
            | Self::Answer(number)
            | Self::Paid(number) => number,
        }
    }
}

impl ReviewPage {
    /// Asks for the review of a game to be put on the screen and begun.
    pub(super) fn open(session: &Session) -> Vec<Request> {
        let measure = Measure::default();
        let mut page = Self {
            review: Review::new(measure, session.played()),
            session: session.clone(),
            works: false,
            cursor: 0,
            chosen: None,
            board: None,
        };
        let begin = page.begin(measure);
        vec![Request::Push(Screen::Review(Box::new(page))), begin]
    }

    /// Begins the review, forgetting what was found out by another measure.
    fn begin(&mut self, measure: Measure) -> Request {
        self.review = Review::new(measure, self.session.played());
        self.works = true;
        let options = Options {
            measure,
            limits: Limits::nodes(NODES),
            ..Options::default()
        };
        let job = Job::Review(Box::new(self.session.clone()), options);
        Request::Do(Effect::Think(Box::new(job)))
    }

    /// Whether a command has anything to do at the moment.
    pub(super) fn can(&self, command: Command) -> bool {
        if let Some(board) = &self.board {
            return board.can(command);
        }
        match command {
            Command::Measure => self.session.game().lap().is_some(),
            Command::Up | Command::Down => !self.entries().is_empty(),
            Command::OnBoard => self.session.played() > 0,
            Command::Earlier | Command::First => self.cursor > 0,
            Command::Later | Command::Last => self.cursor < self.session.played(),
            _ => true,
        }
    }

    pub(super) const fn context(&self) -> Context {
        match self.board {
            None => Context::Review,
            Some(_) => Context::Moment,
        }
    }

    /// Is told what has been thought.
    pub(super) fn hear(&mut self, thought: &Thought) {
        if let Thought::Reviewed(step) = thought
            && self.works
        {
            self.review.add(step.clone());
            self.works = !self.review.is_complete();
        }
    }

    pub(super) fn act(&mut self, command: Command) -> Vec<Request> {
        if let Some(board) = &mut self.board {
            if board.act(command) {
                self.cursor = board.number - 1;
                self.board = None;
            }
            return Vec::new();
        }
        match command {
            Command::Back if self.works => {
                self.works = false;
                return vec![Request::Do(Effect::StopThinking)];
            }
            Command::Back => return vec![Request::Pop],
            Command::Earlier => self.cursor = self.cursor.saturating_sub(1),
            Command::Later => self.cursor = (self.cursor + 1).min(self.session.played()),
            Command::First => self.cursor = 0,
            Command::Last => self.cursor = self.session.played(),
            Command::Up | Command::Down => self.choose(command == Command::Up),
            Command::OnBoard => self.board = self.on_board(),
            Command::Measure if self.can(command) => {
                let measure = match self.review.measure {
                    Measure::Seeds => Measure::Honour,
                    Measure::Honour => Measure::Seeds,
                };
                return vec![self.begin(measure)];
            }
            _ => {}
        }
        Vec::new()
    }

    /// The wheel goes through the game.
    pub(super) fn point(&mut self, event: MouseEvent) -> Vec<Request> {
        match event.kind {
            MouseEventKind::ScrollUp => self.act(Command::Earlier),
            MouseEventKind::ScrollDown => self.act(Command::Later),
            _ => Vec::new(),
        }
    }

    /// Goes to the entry before or after the one that is chosen; to that one itself, if the cursor has left it.
    fn choose(&mut self, back: bool) {
        let entries = self.entries();
        let last = entries.len().saturating_sub(1);
        let place = self.chosen_of(&entries);
        let step = match place {
            None => 0,
            Some(place) if entries[place].number() != self.cursor + 1 => 0,
            Some(_) if back => last,
            Some(_) => 1,
        };
        if let Some(&entry) = entries.get((place.unwrap_or(0) + step) % entries.len().max(1)) {
            self.chosen = Some(entry);
            self.cursor = entry.number() - 1;
        }
    }

    /// The place of the chosen entry among all.
    fn chosen_of(&self, entries: &[Entry]) -> Option<usize> {
        let chosen = self.chosen?;
        entries.iter().position(|&entry| entry == chosen)
    }

    /// All that there is to be listed.
    fn entries(&self) -> Vec<Entry> {
        let review = &self.review;
        let turned = review.turning_points().into_iter().map(Entry::Turned);
        let costly = Side::ALL.into_iter().flat_map(|side| {
            let costly = review.costliest(side).into_iter().take(COSTLIEST);
            costly.map(move |moment| Entry::Costly(side, moment.number))
        });
        let bargains = review.moments.iter().flat_map(|moment| {
            let number = moment.number;
            let offer = moment
                .offering()
                .filter(|offering| *offering != Offering::Right)
                .map(|offering| Entry::Offer(offering, number));
            let answer = moment.is_wrong_answer().then_some(Entry::Answer(number));
            let paid =
                (review.trade(number) == Some(Difference::Clear)).then_some(Entry::Paid(number));
            [offer, answer, paid].into_iter().flatten()
        });
        turned.chain(costly).chain(bargains).collect()
    }

    /// The moment under the cursor, ready for the board; the last action's after the end.
    fn on_board(&self) -> Option<OnBoard> {
        let number = (self.cursor + 1).min(self.session.played());
        let before = number.checked_sub(1)?;
        let mut lines = vec![self.session.clone()];
        if let Some(better) = self.review.moment(number).and_then(|m| m.better()) {
            let mut line = self.session.branch(before);
            for &action in std::iter::once(&better.action).chain(&better.continuation) {
                if line.play(action).is_err() {
                    break;
                }
            }
            lines.push(line);
        }
        Some(OnBoard {
            number,
            lines,
            line: 0,
            at: before,
        })
    }
}

impl OnBoard {
    /// The game that is on the board.
    fn session(&self) -> &Session {
        &self.lines[self.line]
    }

    /// Whether a command has anything to do at the moment.
    fn can(&self, command: Command) -> bool {
        match command {
            Command::Earlier | Command::First => self.at + 1 > self.number,
            Command::Later | Command::Last => self.at < self.session().played(),
            Command::OtherLine => self.lines.len() > 1 || self.at + 1 > self.number,
            _ => true,
        }
    }

    /// Says whether the board is left.
    fn act(&mut self, command: Command) -> bool {
        let (first, last) = (self.number - 1, self.session().played());
        match command {
            Command::Back => return true,
            Command::Earlier => self.at = self.at.saturating_sub(1).max(first),
            Command::Later => self.at = (self.at + 1).min(last),
            Command::First => self.at = first,
            Command::Last => self.at = last,
            Command::OtherLine => {
                self.line = (self.line + 1) % self.lines.len();
                self.at = first;
            }
            _ => {}
        }
        false
    }
}

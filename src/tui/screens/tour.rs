//! A first game: a guided tour on a live board. What each key does to it is here, how it is drawn and what it says in
//! `view`.
//!
//! Each lesson lies on the table of a game that nobody saves, so a learner's keys do what they do in a game. What the
//! learner does there is then held against what the lesson asks for.

use std::time::Duration;

use ayla_rules::{AnyAction, Game, djenon_aboure, gore};
use ratatui::crossterm::event::{KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

use super::super::app::{Access, Effect, Env};
use super::super::input::{Command, Context};
use super::super::text::say;
use super::{Play, Practise, Request, Rules, Screen, SettingsPage};
use crate::practice::tour::{Chapter, LEARNER, LESSONS, Lesson, play_on};
use crate::save::SavedGame;
use crate::session::{Level, Partner, Session, Temper};

mod view;

/// The guided tour.
#[derive(Debug)]
pub struct Tour {
    /// The number of the lesson; after the last one the learner chooses what to do next.
    at: usize,
    /// The board of the lesson.
    table: Play,
    stage: Stage,
    /// What is chosen after the last lesson.
    cursor: usize,
}

/// How far a lesson has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Nothing has happened yet.
    Told,
    /// The learner has done something else than what is asked for.
    Tried,
    /// What the lesson asks for has happened.
    Done,
}

/// What can be done after the last lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    PlayProgram,
    PlayFriend,
    Practise,
    Rules,
    Home,
}

impl Next {
    const ALL: [Self; 5] = [
        Self::PlayProgram,
        Self::PlayFriend,
        Self::Practise,
        Self::Rules,
        Self::Home,
    ];
}

/// Whom a learner meets first: a partner for a first evening, and one who bargains.
const FIRST_PARTNER: Partner = Partner {
    side: LEARNER.other(),
    level: Level::WEAKEST,
    temper: Temper::Generous,
};

impl Default for Tour {
    fn default() -> Self {
        Self::at(0)
    }
}

impl Tour {
    /// The tour from a lesson on; from the first one if there are not so many.
    pub fn at(lesson: usize) -> Self {
        let lesson = if lesson < LESSONS.len() { lesson } else { 0 };
        Self {
            at: lesson,
            table: table(LESSONS[lesson].session()),
            stage: Stage::Told,
            cursor: 0,
        }
    }

    /// The number of the lesson that is given, counted from 0; after the last one the number of all.
    pub const fn number(&self) -> usize {
        self.at
    }

    /// The lesson that is given; none after the last one.
    pub fn lesson(&self) -> Option<&'static Lesson> {
        LESSONS.get(self.at)
    }

    /// The board as it is now.
    pub fn session(&self) -> &Session {
        self.table.session()
    }

    /// What the screen is about at the moment.
    pub fn context(&self) -> Context {
        let Some(lesson) = self.lesson() else {
            return Context::Menu;
        };
        if self.due().is_some() {
            return Context::Show;
        }
        if self.stage != Stage::Told || !lesson.is_played() {
            return Context::Lesson;
        }
        match self.table.context() {
            Context::Offer => Context::Offer,
            Context::HandOver | Context::Answer => Context::LessonAnswer,
            _ => Context::LessonTurn,
        }
    }

    /// Whether a command has anything to do at the moment.
    pub(super) fn can(&self, command: Command) -> bool {
        use Command::{Down, Hole, Left, LessonBefore, Offer, Pass, Right, Sow, Up};
        match command {
            Pass => self.must_pass(),
            Offer => self.has_trades() && !self.must_pass(),
            Hole(_) | Sow | Left | Right | Up | Down => !self.must_pass(),
            LessonBefore => self.at > 0,
            command => !is_left_out(command),
        }
    }

    fn must_pass(&self) -> bool {
        let actions = self.session().position().legal_actions();
        actions.iter().any(|action| action.is_pass())
    }

    /// Whether offers have come up in the tour.
    fn has_trades(&self) -> bool {
        self.lesson()
            .is_some_and(|lesson| lesson.chapter == Chapter::Bargain)
    }

    /// When the next tick is wanted.
    pub fn due(&self) -> Option<Duration> {
        self.table.due()
    }

    pub(in super::super) fn tick(&mut self, time: Duration, env: &Env) -> Vec<Request> {
        self.table.tick(time, env)
    }

    fn begin(&mut self, number: usize) {
        self.at = number.min(LESSONS.len());
        self.stage = Stage::Told;
        self.table = table(self.lesson().map_or_else(play_on, Lesson::session));
    }

    pub(super) fn press(
        &mut self,
        command: Option<Command>,
        event: KeyEvent,
        env: &Env,
    ) -> Vec<Request> {
        if self.table.due().is_some() {
            return self.table.press(command, event, env);
        }
        let Some(command) = command else {
            return Vec::new();
        };
        let putting_together = self.context() == Context::Offer;
        match command {
            Command::Back if !putting_together => return vec![Request::Pop],
            Command::Rules => {
                let rules = Rules::about(self.session().game());
                return vec![Request::Push(Screen::Rules(rules))];
            }
            Command::Settings => {
                return vec![Request::Push(Screen::Settings(SettingsPage::default()))];
            }
            Command::LessonBefore if self.at == 0 => {}
            Command::LessonBefore => self.begin(self.at - 1),
            Command::LessonAfter => self.begin(self.at + 1),
            Command::GoOn => self.go_on(env),
            _ if self.lesson().is_none() => return self.choose(command),
            command if is_left_out(command) => {}
            Command::Offer if !self.has_trades() => {
                self.table.complain(say!(env.text, "tour-no-offers-yet"));
            }
            Command::Pass => {
                // Played whether it is legal or not: the rules say why not.
                let pass = pass(self.session().game());
                self.act(|table| table.play(pass, env));
            }
            command => self.act(|table| table.press(Some(command), event, env)),
        }
        Vec::new()
    }

    /// The next thing happens, or the next lesson begins.
    fn go_on(&mut self, env: &Env) {
        match (self.stage, self.lesson().and_then(Lesson::watched)) {
            (Stage::Told, Some(action)) => {
                self.table.play(action, env);
                self.stage = Stage::Done;
            }
            (Stage::Tried, _) => self.begin(self.at),
            _ => self.begin(self.at + 1),
        }
    }

    /// Lets the learner do something at the board. What the table asks for is left undone: a lesson has no file.
    fn act(&mut self, act: impl FnOnce(&mut Play) -> Vec<Request>) {
        let before = self.session().played();
        act(&mut self.table);
        let session = self.table.session();
        let done = session.actions().get(before);
        if let (Some(lesson), Some(&action)) = (self.lesson(), done) {
            self.stage = if lesson.wants(action) {
                Stage::Done
            } else {
                Stage::Tried
            };
        }
    }

    /// Chooses what to do after the last lesson.
    fn choose(&mut self, command: Command) -> Vec<Request> {
        let all = Next::ALL.len();
        match command {
            Command::Up => self.cursor = (self.cursor + all - 1) % all,
            Command::Down => self.cursor = (self.cursor + 1) % all,
            Command::Choose => match Next::ALL[self.cursor] {
                Next::PlayProgram => {
                    let game = play_on().against(FIRST_PARTNER);
                    return vec![Request::Do(Effect::Begin(Box::new(game)))];
                }
                Next::PlayFriend => return vec![Request::Do(Effect::Begin(Box::new(play_on())))],
                Next::Practise => return Practise::open(),
                Next::Rules => return vec![Request::Push(Screen::Rules(Rules::default()))],
                Next::Home => return vec![Request::Pop],
            },
            _ => {}
        }
        Vec::new()
    }

    pub(super) fn point(&mut self, event: MouseEvent, env: &Env) {
        let is_click = event.kind == MouseEventKind::Down(MouseButton::Left);
        if !is_click || self.table.stop_showing() {
            return;
        }
        if matches!(self.context(), Context::LessonTurn | Context::Offer) {
            let at = Position::new(event.column, event.row);
            let board = self.areas(env.area).board;
            self.act(|table| table.click(at, board, env));
        }
    }
}

/// A pass.
const fn pass(game: Game) -> AnyAction {
    match game {
        Game::Gore(_) => AnyAction::Gore(gore::Action::Pass),
        Game::DjenonAboure => AnyAction::DjenonAboure(djenon_aboure::Action::Pass),
    }
}

/// Whether a lesson leaves out a command that a game has: it has no coach, and waits for keys.
const fn is_left_out(command: Command) -> bool {
    command.is_about_coach() || matches!(command, Command::TypeAction)
}

/// A game on the table that is in no file. An offer can be answered at once: nobody else sits at the keyboard.
fn table(session: Session) -> Play {
    let game = SavedGame::new(session, jiff::Timestamp::UNIX_EPOCH);
    let mut table = Play::new(game, Access::Play);
    table.take_keyboard();
    table
}

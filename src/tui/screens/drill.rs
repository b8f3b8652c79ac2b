//! A round of drills on the screen: the question, the answer, and what it would have come to. How it is drawn is `view`, a
//! line being played out is `shown`.
//!
//! While somebody is asked, the position lies on the board like in a game, and is answered with the same keys.

use std::time::Duration;

use ayla_rules::AnyAction;
use jiff::civil::Date;
use ratatui::crossterm::event::{KeyEvent, MouseEvent};

use super::super::app::{Effect, Env};
use super::super::input::{Command, Context};
use super::super::text::say;
use super::{Play, Request, Rules, Screen, SettingsPage};
use crate::practice::drill::{Chapter, Drill, Question, Reply, Verdict};
use crate::practice::progress::{Change, Progress};

mod shown;
mod view;
mod words;

use shown::{Role, Shown};

/// A round of drills on the screen.
#[derive(Debug)]
pub struct Drilling {
    round: Vec<Drill>,
    /// The place of the drill on the screen.
    at: usize,
    /// How many have been answered rightly in this round, and how many missed.
    right: usize,
    missed: usize,
    stage: Stage,
    progress: Progress,
    today: Date,
    /// The answer to the last key, if it was a "no".
    notice: Option<String>,
    /// Why the last result was not kept, if it was not.
    pub(crate) trouble: Option<String>,
}

/// How far the drill on the screen has come.
#[derive(Debug)]
enum Stage {
    /// Somebody is asked.
    Asked {
        /// The position as in a game.
        play: Box<Play>,
        /// How many seeds have been typed, where that is asked.
        seeds: Option<u8>,
    },
    /// The answer is told.
    Told {
        is_right: bool,
        reply: Option<Reply>,
        /// The right line, and the other one.
        lines: Vec<Shown>,
        /// Which of them is on the board.
        line: usize,
    },
}

impl Stage {
    fn asked(drill: &Drill) -> Self {
        Self::Asked {
            play: Box::new(Play::asking(drill.position)),
            seeds: None,
        }
    }
}

impl Drilling {
    /// A round of these drills; none if there are none.
    pub(super) fn new(round: Vec<Drill>, progress: Progress, today: Date) -> Option<Self> {
        let stage = Stage::asked(round.first()?);
        Some(Self {
            round,
            at: 0,
            right: 0,
            missed: 0,
            stage,
            progress,
            today,
            notice: None,
            trouble: None,
        })
    }

    /// The drill on the screen.
    pub fn drill(&self) -> &Drill {
        &self.round[self.at]
    }

    /// What the screen is about at the moment.
    pub fn context(&self) -> Context {
        match (&self.stage, &self.drill().question) {
            (Stage::Told { .. }, _) => Context::DrillTold,
            (Stage::Asked { .. }, Question::Takes(_)) => Context::DrillCount,
            (Stage::Asked { play, .. }, _) => match play.context() {
                Context::Answer => Context::DrillAnswer,
                own @ (Context::Offer | Context::Type) => own,
                _ => Context::DrillSow,
            },
        }
    }

    /// Whether a command has something to do here and now.
    pub(super) fn can(&self, command: Command) -> bool {
        match (&self.stage, command) {
            (Stage::Told { lines, line, .. }, command) => match command {
                Command::Earlier | Command::First => lines[*line].at() > 0,
                Command::Later | Command::Last => !lines[*line].is_at_end(),
                Command::Forget => self.drill().chapter == Chapter::Mistakes,
                _ => true,
            },
            (Stage::Asked { play, .. }, command) => !command.is_about_coach() && play.can(command),
        }
    }

    /// When the next tick is wanted.
    pub fn due(&self) -> Option<Duration> {
        match &self.stage {
            Stage::Told { lines, line, .. } => lines[*line].due(),
            Stage::Asked { .. } => None,
        }
    }

    pub(in super::super) fn tick(&mut self, time: Duration) {
        if let Stage::Told { lines, line, .. } = &mut self.stage {
            lines[*line].tick(time);
        }
    }

    /// Is told what has been practised, or why it could not be kept.
    pub(in super::super) fn practised(&mut self, progress: Result<&Progress, &str>, today: Date) {
        self.today = today;
        match progress {
            Ok(progress) => self.progress = progress.clone(),
            Err(reason) => self.trouble = Some(reason.to_string()),
        }
    }

    pub(super) fn press(
        &mut self,
        command: Option<Command>,
        event: KeyEvent,
        env: &Env,
    ) -> Vec<Request> {
        self.notice = None;
        let is_typing = self.context() == Context::Type;
        match command {
            None if !is_typing => Vec::new(),
            Some(command) if command.is_about_coach() => Vec::new(),
            Some(Command::Rules) => {
                let game = self.drill().position.game();
                vec![Request::Push(Screen::Rules(Rules::about(game)))]
            }
            Some(Command::Settings) => {
                vec![Request::Push(Screen::Settings(SettingsPage::default()))]
            }
            Some(Command::Skip) => self.go_on(),
            Some(Command::ShowAnswer) => self.answer(None, env),
            command => match (&self.stage, &self.drill().question) {
                (Stage::Told { .. }, _) => self.walk(command, env),
                (_, Question::Takes(_)) => self.count(command, env),
                _ => self.choose(command, event, env),
            },
        }
    }

    /// Acts on the mouse: on the board as in a game.
    pub(super) fn point(&mut self, event: MouseEvent, env: &Env) -> Vec<Request> {
        let is_choice = !matches!(self.drill().question, Question::Takes(_));
        if let Stage::Asked { play, .. } = &mut self.stage
            && is_choice
        {
            play.point(event, env);
            return self.look_for_answer(env);
        }
        Vec::new()
    }

    /// Acts on a key while an action is to be chosen: as a game does.
    fn choose(&mut self, command: Option<Command>, event: KeyEvent, env: &Env) -> Vec<Request> {
        let is_leaving = command == Some(Command::Back)
            && matches!(self.context(), Context::DrillSow | Context::DrillAnswer);
        match &mut self.stage {
            Stage::Asked { play, .. } if !is_leaving => {
                play.press(command, event, env);
            }
            _ => return vec![Request::Pop],
        }
        self.look_for_answer(env)
    }

    /// Takes the first action that has been played as the answer.
    fn look_for_answer(&mut self, env: &Env) -> Vec<Request> {
        let Stage::Asked { play, .. } = &self.stage else {
            return Vec::new();
        };
        let first: Option<AnyAction> = play.session().actions().first().copied();
        match first {
            Some(action) => self.answer(Some(Reply::Action(action)), env),
            None => Vec::new(),
        }
    }

    /// Acts on a key while seeds are to be counted.
    fn count(&mut self, command: Option<Command>, env: &Env) -> Vec<Request> {
        let Stage::Asked { seeds, .. } = &mut self.stage else {
            return Vec::new();
        };
        match command {
            Some(Command::Number(digit)) => {
                // A third digit begins a new number: there are no more than 48 seeds.
                let longer = seeds.unwrap_or(0) * 10 + digit;
                *seeds = Some(if longer <= ayla_rules::SEEDS {
                    longer
                } else {
                    digit
                });
            }
            Some(Command::Enter) => match *seeds {
                Some(seeds) => return self.answer(Some(Reply::Seeds(seeds)), env),
                None => self.notice = Some(say!(env.text, "drill-type-number")),
            },
            Some(Command::Back) => return vec![Request::Pop],
            _ => {}
        }
        Vec::new()
    }

    /// Judges an answer, or tells the right one if there is none.
    fn answer(&mut self, reply: Option<Reply>, env: &Env) -> Vec<Request> {
        let drill = self.drill().clone();
        let verdict = reply.map_or(Verdict::Wrong, |reply| drill.judge(reply));
        if verdict == Verdict::Between {
            self.notice = Some(say!(env.text, "drill-between"));
            self.stage = Stage::asked(&drill);
            return Vec::new();
        }
        let is_right = verdict == Verdict::Right;
        if is_right {
            self.right += 1;
        } else {
            self.missed += 1;
        }
        let change = Change::Answered {
            id: drill.id(),
            is_right,
        };
        self.progress.change(change.clone(), self.today);
        self.tell(&drill, is_right, reply, env);
        vec![Request::Do(Effect::Practise(Some(Box::new(change))))]
    }

    /// Shows what is right, and what it is held against.
    fn tell(&mut self, drill: &Drill, is_right: bool, reply: Option<Reply>, env: &Env) {
        let own = match reply {
            Some(Reply::Action(action)) => Some(action),
            _ => None,
        };
        // The right line is that of the right action which somebody chose.
        let right = drill.right_course(own).map(|course| (Role::Right, course));
        let other = drill.other_course(own).map(|course| {
            let role = match drill.question {
                Question::Takes(_) => Role::Compared,
                _ if Some(course.action) == own => Role::Own,
                _ => Role::Tempting,
            };
            (role, course)
        });
        let mut lines: Vec<_> = right
            .into_iter()
            .chain(other)
            .map(|(role, course)| Shown::new(role, &drill.position, course))
            .collect();
        if let Some(first) = lines.first_mut() {
            first.go(Command::Later, env.settings.speed);
        }
        self.stage = Stage::Told {
            is_right,
            reply,
            lines,
            line: 0,
        };
    }

    /// Acts on a key while the answer is told.
    fn walk(&mut self, command: Option<Command>, env: &Env) -> Vec<Request> {
        let Stage::Told { lines, line, .. } = &mut self.stage else {
            return Vec::new();
        };
        match command {
            Some(Command::OtherLine) => {
                lines[*line].finish();
                *line = (*line + 1) % lines.len();
                if lines[*line].at() == 0 {
                    lines[*line].go(Command::Later, env.settings.speed);
                }
            }
            Some(step @ (Command::Earlier | Command::Later | Command::First | Command::Last)) => {
                lines[*line].go(step, env.settings.speed);
            }
            Some(Command::NextDrill) => return self.go_on(),
            Some(Command::Back) => return vec![Request::Pop],
            Some(Command::Forget) if self.drill().chapter == Chapter::Mistakes => {
                let id = self.drill().id();
                let forget = Request::Do(Effect::Practise(Some(Box::new(Change::Forget { id }))));
                return [forget].into_iter().chain(self.go_on()).collect();
            }
            _ => {}
        }
        Vec::new()
    }

    /// Goes on to the next drill; after the last one back to where one came from.
    fn go_on(&mut self) -> Vec<Request> {
        if self.at + 1 == self.round.len() {
            return vec![Request::Pop];
        }
        self.at += 1;
        self.stage = Stage::asked(self.drill());
        Vec::new()
    }
}

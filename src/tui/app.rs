//! The whole program without a terminal: what is on the screen, and how each message changes it.
//!
//! `App::update` is the only thing that changes an `App`. What needs the world (files, the clock) it asks for as
//! effects; the answers come back as messages.

use std::path::PathBuf;
use std::time::Duration;

use jiff::civil::Date;
use jiff::tz::TimeZone;
use ratatui::crossterm::event::{
    KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Position, Rect, Size};

use super::input::{self, Command};
use super::screens::{Help, Home, Play, Request, Screen, has_room};
use super::text::{Text, say};
use super::widgets::Footer;
use crate::practice::progress::{Change, Progress};
use crate::practice::{Job, Thought};
use crate::printable::{Reason, printable};
use crate::save::{Last, Listed, SavedGame};
use crate::session::Session;
use crate::settings::Settings;

/// Something that the program is told.
#[derive(Debug)]
pub enum Message {
    /// A key.
    Key(KeyEvent),
    /// The mouse.
    Mouse(MouseEvent),
    /// The screen has this size now.
    Resize(Size),
    /// So much time has passed.
    Tick(Duration),
    /// What there is to go on with.
    Last(Last),
    /// The saved games, or why they can't be listed, and where on earth their dates are read.
    Listed(Result<Vec<Listed>, Reason>, TimeZone),
    /// A game to play, or only to look at.
    Opened(Box<SavedGame>, Access),
    /// The game that is open has been saved, or could not be.
    Saved(Result<(), Reason>),
    /// What has been practised, or why that can't be read or kept, and what day it is.
    Practised(Result<Box<Progress>, Reason>, Date),
    /// What the thinking in the background tells.
    Thought(Box<Thought>),
    /// The file to which a record has been written.
    Exported(PathBuf),
    /// Something could not be done.
    Failed(Reason),
}

/// What may be done with a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Access {
    /// It can be played, and is saved.
    Play,
    /// It can be looked at: another program plays it, and keeps it in this file.
    PlayedElsewhere(PathBuf),
    /// It can be looked at: its file can't be written, for this reason.
    Unwritable(Reason),
}

/// Something that only the world outside can do.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Find the game to go on with.
    FindLast,
    /// List the saved games.
    List,
    /// Begin a game now.
    Begin(Box<Session>),
    /// Open a saved game.
    Open(PathBuf),
    /// Save the game that is open, to its file or to a new one.
    Save(Box<SavedGame>),
    /// Let go of the game that is open.
    Close,
    /// Save the names of the players of another game, in its file.
    Rename(Box<SavedGame>, PathBuf),
    /// Write the record of the game in a file as text, where the program was started.
    Export(Box<SavedGame>, PathBuf),
    /// Delete a file.
    Delete(PathBuf),
    /// Keep what has changed between the first settings and the second.
    KeepSettings(Box<[Settings; 2]>),
    /// Find out what has been practised, after changing it if there is a change.
    Practise(Option<Box<Change>>),
    /// Think in the background; what was being thought about before is forgotten.
    Think(Box<Job>),
    /// End the thinking with what it has: its last word still comes.
    Hurry,
    /// Forget what is being thought about.
    StopThinking,
    /// Stop until the shell brings the program back.
    Suspend,
    /// Leave the program.
    Quit,
}

/// The whole program.
#[derive(Debug)]
pub struct App {
    /// The home screen, below all others.
    home: Screen,
    /// What lies over it: the last one is seen.
    above: Vec<Screen>,
    /// What every screen may look at.
    env: Env,
    /// Where the click was that has just changed what the keys are for.
    clicked: Option<Position>,
}

/// What every screen may look at.
#[derive(Debug)]
pub struct Env {
    /// The settings in force.
    pub settings: Settings,
    /// The words.
    pub text: Text,
    /// The area of the screen.
    pub area: Rect,
}

impl App {
    /// The home screen of a program that has just been started, and what it wants to know.
    pub fn new(settings: Settings, size: Size) -> (Self, Vec<Effect>) {
        let text = Text::new(settings.language);
        let env = Env {
            settings,
            text,
            area: Rect::from((Position::ORIGIN, size)),
        };
        (
            Self {
                home: Screen::Home(Home::default()),
                above: Vec::new(),
                env,
                clicked: None,
            },
            vec![Effect::FindLast],
        )
    }

    /// The screen that is seen.
    pub fn screen(&self) -> &Screen {
        self.above.last().unwrap_or(&self.home)
    }

    /// The screen below the one that is seen.
    pub fn screen_below(&self) -> &Screen {
        self.above.iter().rev().nth(1).unwrap_or(&self.home)
    }

    /// What every screen may look at.
    pub const fn env(&self) -> &Env {
        &self.env
    }

    /// When the next tick is wanted; never while nothing moves, or nobody could see it.
    pub fn due(&self) -> Option<Duration> {
        match self.screen() {
            _ if !has_room(self.env.area) => None,
            Screen::Play(play) => play.due(),
            Screen::Tour(tour) => tour.due(),
            Screen::Drill(drilling) => drilling.due(),
            _ => None,
        }
    }

    /// Changes what the message changes, and says what is to be done outside.
    pub fn update(&mut self, message: Message) -> Vec<Effect> {
        let requests = match message {
            Message::Key(event) => {
                self.clicked = None;
                self.press(event)
            }
            Message::Mouse(_) if !has_room(self.env.area) => Vec::new(),
            Message::Mouse(event) => return self.point(event),
            Message::Resize(size) => {
                self.env.area = Rect::from((Position::ORIGIN, size));
                Vec::new()
            }
            Message::Tick(time) => self.with_top(|screen, env| match screen {
                Screen::Play(play) => play.tick(time, env),
                Screen::Tour(tour) => tour.tick(time, env),
                Screen::Drill(drilling) => {
                    drilling.tick(time);
                    Vec::new()
                }
                _ => Vec::new(),
            }),
            Message::Opened(game, access) => {
                let mut play = Box::new(Play::new(*game, access));
                if play.is_branch() {
                    play.complain(say!(self.env.text, "branch-begun"));
                }
                let then = play.go_on(&self.env);
                [Request::Open(play)].into_iter().chain(then).collect()
            }
            Message::Last(last) => {
                if let Screen::Home(home) = &mut self.home {
                    home.last = last;
                }
                Vec::new()
            }
            Message::Listed(games, zone) => self.list(games, &zone),
            Message::Practised(progress, today) => {
                let progress = progress.as_ref().map_or_else(
                    |reason| Err(reason.as_str()),
                    |progress| Ok(progress.as_ref()),
                );
                self.tell(|screen| match screen {
                    Screen::Practise(practise) => practise.practised(progress, today),
                    Screen::Drill(drilling) => drilling.practised(progress, today),
                    _ => {
                        if let Err(reason) = progress {
                            screen.complain(reason);
                        }
                    }
                })
            }
            Message::Saved(result) => self.tell(|screen| {
                if let Screen::Play(play) = screen {
                    play.saved(result.clone());
                }
            }),
            Message::Thought(thought) => self.hear(&thought),
            Message::Exported(file) => {
                let file = printable(&file.display().to_string());
                let words = say!(self.env.text, "saved-exported", file = file);
                self.tell(|screen| {
                    if let Screen::Saved(saved) = screen {
                        saved.notice = Some(words.clone());
                    }
                })
            }
            Message::Failed(reason) => {
                let words = say!(self.env.text, "failed", reason = reason.as_str());
                self.tell(|screen| screen.complain(&words))
            }
        };
        self.carry_out_all(requests)
    }

    fn carry_out_all(&mut self, requests: Vec<Request>) -> Vec<Effect> {
        requests
            .into_iter()
            .flat_map(|request| self.carry_out(request))
            .collect()
    }

    fn with_top<T>(&mut self, change: impl FnOnce(&mut Screen, &Env) -> T) -> T {
        change(self.above.last_mut().unwrap_or(&mut self.home), &self.env)
    }

    /// Tells the screens what has been thought, the one that is seen first.
    fn hear(&mut self, thought: &Thought) -> Vec<Request> {
        let screens = self.above.iter_mut().rev();
        screens
            .flat_map(|screen| screen.hear(thought, &self.env))
            .collect()
    }

    /// Tells the saved games to whoever has asked for them.
    fn list(&mut self, games: Result<Vec<Listed>, Reason>, zone: &TimeZone) -> Vec<Request> {
        let games = games.map_err(|reason| say!(self.env.text, "failed", reason = reason.as_str()));
        match self.above.last_mut() {
            Some(Screen::Saved(saved)) => {
                saved.listed(games, zone.clone());
                Vec::new()
            }
            Some(Screen::Practise(practise)) => match &games {
                Ok(games) => practise.listed(Ok(games), &self.env),
                Err(reason) => practise.listed(Err(reason), &self.env),
            },
            _ => Vec::new(),
        }
    }

    fn tell(&mut self, mut tell: impl FnMut(&mut Screen)) -> Vec<Request> {
        tell(&mut self.home);
        self.above.iter_mut().for_each(tell);
        Vec::new()
    }

    /// Whether a screen asks before what is not saved is left; twice it does not.
    fn asks_before_leaving(&mut self) -> bool {
        let asks = self.above.iter_mut().position(Screen::asks_before_leaving);
        if let Some(place) = asks {
            self.above.truncate(place + 1);
        }
        asks.is_some()
    }

    /// A click on a key of the footer presses it, anything else is the screen's. Where a click has changed what the keys are
    /// for, a second one in the same place belongs to it still: a double click is no answer to a question that nobody has
    /// read.
    fn point(&mut self, event: MouseEvent) -> Vec<Effect> {
        if event.kind == MouseEventKind::Up(MouseButton::Left) {
            return Vec::new();
        }
        let clicked = self.clicked.take();
        let Some(press) = self.key_at(event) else {
            let requests = self.with_top(|screen, env| screen.point(event, env));
            return self.carry_out_all(requests);
        };
        let place = Position::new(event.column, event.row);
        if clicked == Some(place) {
            return Vec::new();
        }
        let context = self.screen().context();
        let requests = self.press(press);
        let effects = self.carry_out_all(requests);
        self.clicked = (self.screen().context() != context).then_some(place);
        effects
    }

    /// The key that a click stands for: the names of keys in the footer are buttons.
    fn key_at(&self, event: MouseEvent) -> Option<KeyEvent> {
        let footer = self.screen().footer(&self.env)?;
        let area = Footer::area(self.env.area);
        let is_click = event.kind == MouseEventKind::Down(MouseButton::Left);
        let point = Position::new(event.column, event.row);
        footer.key_at(area, point).filter(|_| is_click)?.press()
    }

    fn press(&mut self, event: KeyEvent) -> Vec<Request> {
        // Terminals that report releases must not act twice; a key that is held down must not answer an offer.
        if event.kind != KeyEventKind::Press {
            return Vec::new();
        }
        let context = self.screen().context();
        let command = input::command(context, event);
        let works_everywhere = matches!(command, Some(Command::Quit | Command::Suspend))
            && event.modifiers.contains(KeyModifiers::CONTROL);
        if !works_everywhere && !has_room(self.env.area) {
            return Vec::new();
        }
        match command {
            Some(Command::Quit) if self.asks_before_leaving() => Vec::new(),
            Some(Command::Quit) => vec![Request::Do(Effect::Quit)],
            Some(Command::Suspend) => vec![Request::Do(Effect::Suspend)],
            // The key that shows the help takes it away again.
            Some(Command::Help) if matches!(self.screen(), Screen::Help(_)) => vec![Request::Pop],
            Some(Command::Help) => {
                let help = Help::about(self.screen(), &self.env);
                vec![Request::Push(Screen::Help(help))]
            }
            command => self.with_top(|screen, env| screen.press(command, event, env)),
        }
    }

    fn carry_out(&mut self, request: Request) -> Vec<Effect> {
        match request {
            Request::Do(effect) => return vec![effect],
            Request::Push(screen) => self.above.push(screen),
            Request::Open(play) => {
                // A game lies directly on the home screen, whatever it was opened from.
                self.above = vec![Screen::Play(play)];
                return vec![Effect::StopThinking];
            }
            Request::Pop => {
                // A review thinks itself, and so ends what was thought about before.
                let was_review = matches!(self.screen(), Screen::Review(_));
                let mut effects = match self.above.pop() {
                    None => return Vec::new(),
                    Some(Screen::Play(_)) => vec![Effect::StopThinking, Effect::Close],
                    Some(Screen::Tour(tour)) => {
                        if let Screen::Home(home) = &mut self.home {
                            home.lesson = tour.number();
                        }
                        Vec::new()
                    }
                    Some(_) => Vec::new(),
                };
                if self.above.is_empty() {
                    effects.push(Effect::FindLast);
                }
                // What was not thought about meanwhile is thought about now.
                let then = match self.above.last_mut() {
                    Some(Screen::Play(play)) => {
                        if was_review {
                            play.forget_thoughts();
                        }
                        play.go_on(&self.env)
                    }
                    _ => Vec::new(),
                };
                effects.extend(then.into_iter().flat_map(|request| self.carry_out(request)));
                return effects;
            }
            Request::Settings(settings) => {
                if settings.language != self.env.settings.language {
                    self.env.text = Text::new(settings.language);
                }
                let before = std::mem::replace(&mut self.env.settings, (*settings).clone());
                return vec![Effect::KeepSettings(Box::new([before, *settings]))];
            }
        }
        Vec::new()
    }
}

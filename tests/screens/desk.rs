//! Somebody at the keyboard, a screen in memory, and a drawer for the saved games.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use ayla::engine::{Limits, Options, Stop};
use ayla::practice::Job;
use ayla::practice::drill::Drill;
use ayla::practice::progress::Progress;
use ayla::save::{Last, Listed, LoadError, Problem, SavedGame};
use ayla::session::{Name, Session};
use ayla::settings::Settings;
use ayla::tui::app::{Access, App, Effect, Message};
use ayla::tui::input::Context;
use ayla::tui::screens::{Play, Screen};
use ayla::tui::{Speed, view};
use ayla_rules::gore::Lap;
use ayla_rules::{BySide, Game};
use jiff::Timestamp;
use jiff::civil::{Date, date};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyEvent, KeyEventKind};
use ratatui::layout::Size;
use unicode_width::UnicodeWidthStr;

use super::keys::keys;

/// Goré as the rulebook decides it.
pub const GORE: Game = Game::Gore(Lap::ThroughOrigin);
/// The other game.
pub const DJENON: Game = Game::DjenonAboure;

/// The program, and the world that it believes to live in.
pub struct Desk {
    pub app: App,
    /// The saved games by their files.
    pub drawer: BTreeMap<PathBuf, SavedGame>,
    /// Files that are not games.
    pub damaged: Vec<PathBuf>,
    /// All that the program has asked for.
    pub effects: Vec<Effect>,
    /// Whether the program has been left.
    pub is_left: bool,
    /// Why nothing can be saved, if nothing can.
    pub full_disk: Option<String>,
    /// Whether what is thought about comes to an end only when [`Desk::think`] is called.
    pub thinks_slowly: bool,
    /// What is being thought about.
    job: Option<Job>,
    /// What has been practised.
    pub progress: Progress,
    /// What day it is.
    pub today: Date,
    /// The file of the game that is open, once it has one.
    open: Option<PathBuf>,
    size: Size,
}

/// Settings under which nothing moves by itself.
pub fn still() -> Settings {
    Settings {
        speed: Speed::Off,
        ..Settings::default()
    }
}

impl Desk {
    /// The program just started, at the home screen, where no record stands beside the words.
    pub fn new(settings: Settings) -> Self {
        let size = Size::new(70, 24);
        let (app, effects) = App::new(settings, size);
        let mut desk = Self {
            app,
            drawer: BTreeMap::new(),
            damaged: Vec::new(),
            effects: Vec::new(),
            is_left: false,
            full_disk: None,
            thinks_slowly: false,
            job: None,
            progress: Progress::default(),
            today: date(2026, 11, 30),
            open: None,
            size,
        };
        desk.carry_out(effects);
        desk
    }

    /// The home screen, with nothing moving.
    pub fn home() -> Self {
        Self::new(still())
    }

    /// A game from a position on, with nothing moving.
    pub fn game(game: Game, position: &str) -> Self {
        Self::game_with(still(), game, position)
    }

    /// A game from a position on.
    pub fn game_with(settings: Settings, game: Game, position: &str) -> Self {
        let mut desk = Self::new(settings);
        desk.open(&session(game, position, &[]));
        desk
    }

    /// Puts a game on the screen, as if it had just been begun.
    pub fn open(&mut self, session: &Session) {
        self.open = None;
        self.tell(opened(session, Access::Play));
    }

    /// Puts a game on the screen that is played in another window.
    pub fn watch(&mut self, session: &Session) {
        self.play_elsewhere(session);
        self.tell(opened(session, access_to(Path::new(ELSEWHERE))));
    }

    /// Plays on in the other window: its file is another one now.
    pub fn play_elsewhere(&mut self, session: &Session) {
        let game = SavedGame::new(session.clone(), Timestamp::UNIX_EPOCH);
        self.drawer.insert(PathBuf::from(ELSEWHERE), game);
    }

    /// Presses keys, written as text.
    pub fn press(&mut self, text: &str) -> &mut Self {
        for event in keys(text) {
            self.key(event);
        }
        self
    }

    /// Chooses an entry of the home screen.
    pub fn choose(&mut self, entry: &str) -> &mut Self {
        for _ in 0..10 {
            let text = self.text();
            if text
                .lines()
                .any(|line| line.contains('▶') && line.contains(entry))
            {
                return self.press("<enter>");
            }
            self.press("<down>");
        }
        panic!("{entry:?} can't be chosen in\n{}", self.text());
    }

    /// Sends key events of another kind than presses.
    pub fn send(&mut self, text: &str, kind: KeyEventKind) -> &mut Self {
        for mut event in keys(text) {
            event.kind = kind;
            self.key(event);
        }
        self
    }

    /// One key event; after the program has been left there is nobody to receive it.
    pub fn key(&mut self, event: KeyEvent) {
        assert!(!self.is_left, "{event:?} comes after the program was left");
        self.tell(Message::Key(event));
    }

    /// Lets time pass.
    pub fn wait(&mut self, time: Duration) -> &mut Self {
        self.tell(Message::Tick(time));
        self
    }

    /// Makes the screen another size.
    pub fn resize(&mut self, width: u16, height: u16) -> &mut Self {
        self.size = Size::new(width, height);
        self.tell(Message::Resize(self.size));
        self
    }

    /// Tells the program something, and does what it asks for.
    pub fn tell(&mut self, message: Message) {
        let effects = self.app.update(message);
        self.carry_out(effects);
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            self.effects.push(effect.clone());
            if let Some(answer) = self.answer(effect) {
                self.tell(answer);
            }
        }
    }

    fn answer(&mut self, effect: Effect) -> Option<Message> {
        match effect {
            Effect::FindLast => {
                let unfinished =
                    |(_, game): &(&PathBuf, &SavedGame)| game.session.finish().is_none();
                let last = self.drawer.iter().rev().find(unfinished);
                let last = last.map(|(path, game)| (path.clone(), Box::new(game.clone())));
                return Some(Message::Last(Last {
                    unfinished: last,
                    players: self
                        .drawer
                        .values()
                        .next_back()
                        .map(|game| game.session.players.clone()),
                    has_games: !self.drawer.is_empty(),
                    is_newest_damaged: false,
                }));
            }
            Effect::List => {
                return Some(Message::Listed(Ok(self.listed()), jiff::tz::TimeZone::UTC));
            }
            Effect::Begin(session) => {
                self.open = None;
                let game = SavedGame::new(*session, Timestamp::UNIX_EPOCH);
                return Some(Message::Opened(Box::new(game), Access::Play));
            }
            Effect::Open(path) => {
                let Some(game) = self.drawer.get(&path) else {
                    return Some(Message::Failed("it is empty".into()));
                };
                let answer = Message::Opened(Box::new(game.clone()), access_to(&path));
                self.open = Some(path);
                return Some(answer);
            }
            Effect::Save(game) => {
                if let Some(reason) = &self.full_disk {
                    return Some(Message::Failed(reason.into()));
                }
                let number = self.drawer.len() + 1;
                let path = self.open.clone();
                let path = path.unwrap_or_else(|| PathBuf::from(format!("game-{number}.json")));
                self.drawer.insert(path.clone(), *game);
                self.open = Some(path);
            }
            Effect::Rename(game, path) => {
                if let Some(reason) = &self.full_disk {
                    return Some(Message::Failed(reason.into()));
                }
                self.drawer.insert(path, *game);
            }
            Effect::Export(_, path) => {
                return Some(match &self.full_disk {
                    Some(reason) => Message::Failed(reason.into()),
                    None => {
                        Message::Exported(Path::new("/home/awa").join(path.with_extension("txt")))
                    }
                });
            }
            Effect::Delete(path) => {
                self.drawer.remove(&path);
                self.damaged.retain(|damaged| *damaged != path);
            }
            Effect::Practise(change) => {
                if let Some(change) = change {
                    if let Some(reason) = &self.full_disk {
                        return Some(Message::Practised(Err(reason.into()), self.today));
                    }
                    self.progress.change(*change, self.today);
                }
                let progress = Box::new(self.progress.clone());
                return Some(Message::Practised(Ok(progress), self.today));
            }
            Effect::Quit => self.is_left = true,
            Effect::Close => self.open = None,
            Effect::Think(job) => {
                self.job = Some(*job);
                if !self.thinks_slowly {
                    self.think();
                }
            }
            Effect::Hurry => self.think_until(true),
            Effect::StopThinking => self.job = None,
            Effect::KeepSettings(_) | Effect::Suspend => {}
        }
        None
    }

    /// Whether something is being thought about.
    pub fn is_thinking(&self) -> bool {
        self.job.is_some()
    }

    /// Lets the thinking come to its end.
    pub fn think(&mut self) {
        self.think_until(false);
    }

    fn think_until(&mut self, is_stopped: bool) {
        let stop = Stop::default();
        if is_stopped {
            stop.now();
        }
        let Some(job) = self.job.take() else { return };
        let mut thoughts = Vec::new();
        quick(job).run(&stop, &mut |thought| thoughts.push(thought));
        for thought in thoughts {
            self.tell(Message::Thought(Box::new(thought)));
        }
    }

    fn listed(&self) -> Vec<Listed> {
        let games = self.drawer.iter().map(|(path, game)| Listed {
            path: path.clone(),
            modified: SystemTime::UNIX_EPOCH,
            game: Ok(game.clone()),
        });
        let damaged = self.damaged.iter().map(|path| Listed {
            path: path.clone(),
            modified: SystemTime::UNIX_EPOCH,
            game: Err(LoadError {
                path: path.clone(),
                problem: Problem::Empty,
            }),
        });
        games.chain(damaged).collect()
    }

    /// The game on the screen.
    pub fn play(&self) -> &Play {
        match self.app.screen() {
            Screen::Play(play) => play,
            other => panic!("no game is on the screen but {other:?}"),
        }
    }

    /// The drill on the screen.
    pub fn drill(&self) -> &Drill {
        match self.app.screen() {
            Screen::Drill(drilling) => drilling.drill(),
            other => panic!("no drill is on the screen but {other:?}"),
        }
    }

    /// What has been played.
    pub fn session(&self) -> &Session {
        self.play().session()
    }

    /// The position in notation.
    pub fn position(&self) -> String {
        self.session().position().to_string()
    }

    /// The actions in force, in notation.
    pub fn actions(&self) -> Vec<String> {
        let session = self.session();
        session.actions()[..session.played()]
            .iter()
            .map(ToString::to_string)
            .collect()
    }

    /// What the screen is about.
    pub fn context(&self) -> Context {
        self.app.screen().context()
    }

    /// How often the program has asked for the game to be saved.
    pub fn saves(&self) -> usize {
        let is_save = |effect: &&Effect| matches!(effect, Effect::Save(..));
        self.effects.iter().filter(is_save).count()
    }

    /// The game as it was last saved.
    pub fn last_saved(&self) -> &Session {
        let saved = self.effects.iter().rev().find_map(|effect| match effect {
            Effect::Save(game) | Effect::Rename(game, _) => Some(&game.session),
            _ => None,
        });
        saved.expect("something has been saved")
    }

    /// The screen as it is drawn.
    pub fn buffer(&self) -> Buffer {
        let backend = TestBackend::new(self.size.width, self.size.height);
        let mut terminal = Terminal::new(backend).expect("a screen in memory never fails");
        terminal
            .draw(|frame| view(&self.app, frame))
            .expect("a screen in memory never fails");
        terminal.backend().buffer().clone()
    }

    /// The text on the screen, a line a row.
    pub fn text(&self) -> String {
        text_of(&self.buffer())
    }

    /// The words on the screen, however they are broken into lines.
    pub fn words(&self) -> String {
        in_one_line(&self.text())
    }

    /// Fails unless the screen says this, line breaks aside.
    #[track_caller]
    pub fn says(&self, words: &str) {
        let is_said = self.words().contains(&in_one_line(words));
        assert!(is_said, "{words:?} is not in\n{}", self.text());
    }
}

/// The file of a game that another window plays.
const ELSEWHERE: &str = "elsewhere.json";

/// What may be done with the game in a file.
fn access_to(path: &Path) -> Access {
    if path == Path::new(ELSEWHERE) {
        Access::PlayedElsewhere(path.to_path_buf())
    } else {
        Access::Play
    }
}

/// Words without line breaks and without the signs that no keyboard has.
pub fn in_one_line(words: &str) -> String {
    let words = words.replace('’', "'");
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A game that has been opened, begun and saved at a time that is always the same.
fn opened(session: &Session, access: Access) -> Message {
    let mut game = SavedGame::new(session.clone(), Timestamp::UNIX_EPOCH);
    game.saved = Some(game.started);
    Message::Opened(Box::new(game), access)
}

/// The text of a screen, a line a row, without the spaces at the ends.
pub fn text_of(buffer: &Buffer) -> String {
    let width = usize::from(buffer.area.width).max(1);
    let rows = buffer.content.chunks(width).map(|row| {
        let mut text = String::new();
        let mut cells = row.iter();
        while let Some(cell) = cells.next() {
            text.push_str(cell.symbol());
            // A wide sign lies over the cells after it.
            for _ in 1..cell.symbol().width() {
                cells.next();
            }
        }
        text.trim_end().to_string() + "\n"
    });
    rows.collect()
}

/// With how many nodes the coach looks here.
pub const COACH_NODES: u64 = 20_000;

/// A piece of thinking for which nobody has to wait: a review and the coach look at few positions.
fn quick(job: Job) -> Job {
    match job {
        Job::Review(session, options) => {
            let limits = Limits::nodes(1_000);
            Job::Review(session, Options { limits, ..options })
        }
        Job::Advise { position, nodes } => Job::Advise {
            position,
            nodes: nodes.min(COACH_NODES),
        },
        job => job,
    }
}

/// A game from a position on, by Awa (South) and Kouadio (North), some actions on.
pub fn session(game: Game, position: &str, actions: &[&str]) -> Session {
    let start = game
        .position(position)
        .unwrap_or_else(|error| panic!("{position}: {error}"));
    let players = BySide {
        south: Name::new("Awa"),
        north: Name::new("Kouadio"),
    };
    let mut session = Session::from_position(start, players);
    for text in actions {
        let action = game
            .action(text)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        session
            .play(action)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    session
}

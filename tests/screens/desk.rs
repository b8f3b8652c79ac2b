//! Somebody at the keyboard, a screen in memory, and a drawer for the saved games.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::{Duration, SystemTime};

use ayla::save::{Listed, LoadError, Problem, SavedGame};
use ayla::session::{Name, Session};
use ayla::settings::Settings;
use ayla::tui::app::{App, Effect, Message};
use ayla::tui::input::Context;
use ayla::tui::screens::{Play, Screen};
use ayla::tui::{Speed, view};
use ayla_rules::gore::Lap;
use ayla_rules::{BySide, Game};
use jiff::Timestamp;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyEvent, KeyEventKind};
use ratatui::layout::Size;

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
    /// The program just started, at the home screen, on 80×24.
    pub fn new(settings: Settings) -> Self {
        let size = Size::new(80, 24);
        let (app, effects) = App::new(settings, size);
        let mut desk = Self {
            app,
            drawer: BTreeMap::new(),
            damaged: Vec::new(),
            effects: Vec::new(),
            is_left: false,
            full_disk: None,
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
        let opened = SavedGame::new(session.clone(), Timestamp::UNIX_EPOCH);
        self.tell(Message::Opened(Box::new(opened), None));
    }

    /// Presses keys, written as text.
    pub fn press(&mut self, text: &str) -> &mut Self {
        for event in keys(text) {
            self.key(event);
        }
        self
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
        Some(match effect {
            Effect::FindLast => Message::Last(
                self.drawer
                    .iter()
                    .next_back()
                    .map(|(path, game)| (path.clone(), Box::new(game.clone()))),
            ),
            Effect::List => Message::Listed(Ok(self.listed())),
            Effect::Begin(session) => Message::Opened(
                Box::new(SavedGame::new(*session, Timestamp::UNIX_EPOCH)),
                None,
            ),
            Effect::Open(path) => match self.drawer.get(&path) {
                Some(game) => Message::Opened(Box::new(game.clone()), Some(path)),
                None => Message::Failed("it is empty".to_string()),
            },
            Effect::Save(game, path) => Message::Saved(match &self.full_disk {
                Some(reason) => Err(reason.clone()),
                None => {
                    let number = self.drawer.len() + 1;
                    let path = path.unwrap_or_else(|| PathBuf::from(format!("game-{number}.json")));
                    self.drawer.insert(path.clone(), *game);
                    Ok(path)
                }
            }),
            Effect::Delete(path) => {
                self.drawer.remove(&path);
                self.damaged.retain(|damaged| *damaged != path);
                return None;
            }
            Effect::Quit => {
                self.is_left = true;
                return None;
            }
            Effect::KeepSettings(_) => return None,
        })
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
            Effect::Save(game, _) => Some(&game.session),
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
        self.text().split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Fails unless the screen says this, line breaks aside.
    #[track_caller]
    pub fn says(&self, words: &str) {
        let text = self.words();
        assert!(text.contains(words), "{words:?} is not in\n{}", self.text());
    }
}

/// The text of a screen, a line a row, without the spaces at the ends.
pub fn text_of(buffer: &Buffer) -> String {
    let width = usize::from(buffer.area.width).max(1);
    let rows = buffer.content.chunks(width).map(|row| {
        let row: String = row.iter().map(ratatui::buffer::Cell::symbol).collect();
        row.trim_end().to_string() + "\n"
    });
    rows.collect()
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

//! The home screen: go on, begin, open, read, leave.

use ayla_rules::{Game, Side, gore};
use ratatui::Frame;
use ratatui::crossterm::event::MouseEvent;
use ratatui::layout::{Constraint, Rect, Size};
use ratatui::text::{Line, Span};

use super::super::app::{Effect, Env};
use super::super::input::Command;
use super::super::scene::Scene;
use super::super::text::say;
use super::super::widgets::{Board, Hints, List, fitted};
use super::{
    Editor, NewGame, Practise, Request, Rules, Saved, Screen, SettingsPage, Tour, body, page,
};
use crate::practice::tour::LESSONS;
use crate::save::Last;

/// The least size of a board here.
const BOARD: Size = Size::new(48, 8);
/// How wide the entries are at most.
const LIST: u16 = 64;
/// How wide the mark of the chosen entry is.
const MARK: u16 = 3;

/// The home screen.
#[derive(Debug, Default)]
pub struct Home {
    cursor: usize,
    /// What there is to go on with.
    pub(crate) last: Last,
    /// The lesson with which the tour goes on.
    pub(crate) lesson: usize,
    /// What went wrong, if anything did.
    pub(crate) trouble: Option<String>,
}

/// What can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entry {
    Continue,
    Tour,
    New,
    Practise,
    Editor,
    Saved,
    Rules,
    Settings,
    Quit,
}

impl Home {
    fn entries(&self) -> Vec<Entry> {
        // Whoever has no game yet is here for the first time.
        let first: &[Entry] = match self.last.unfinished {
            Some(_) => &[Entry::Continue, Entry::New, Entry::Tour],
            None if self.last.has_games => &[Entry::New, Entry::Tour],
            None => &[Entry::Tour, Entry::New],
        };
        let rest = [
            Entry::Practise,
            Entry::Editor,
            Entry::Saved,
            Entry::Rules,
            Entry::Settings,
            Entry::Quit,
        ];
        first.iter().copied().chain(rest).collect()
    }

    pub(super) fn act(&mut self, command: Command) -> Vec<Request> {
        let entries = self.entries();
        self.trouble = None;
        self.cursor = self.cursor.min(entries.len() - 1);
        match command {
            Command::Up => self.cursor = (self.cursor + entries.len() - 1) % entries.len(),
            Command::Down => self.cursor = (self.cursor + 1) % entries.len(),
            Command::Choose => return self.choose(entries[self.cursor]),
            _ => {}
        }
        Vec::new()
    }

    fn choose(&self, entry: Entry) -> Vec<Request> {
        match entry {
            Entry::Continue => self
                .last
                .unfinished
                .iter()
                .map(|(path, _)| Request::Do(Effect::Open(path.clone())))
                .collect(),
            Entry::Tour => vec![Request::Push(Screen::Tour(Box::new(Tour::at(self.lesson))))],
            Entry::New => {
                let form = NewGame::of(self.last.players.as_ref());
                vec![Request::Push(Screen::NewGame(form))]
            }
            Entry::Saved => vec![
                Request::Push(Screen::Saved(Saved::default())),
                Request::Do(Effect::List),
            ],
            Entry::Practise => Practise::open(),
            Entry::Editor => vec![Request::Push(Screen::Editor(Editor::default()))],
            Entry::Rules => vec![Request::Push(Screen::Rules(Rules::default()))],
            Entry::Settings => vec![Request::Push(Screen::Settings(SettingsPage::default()))],
            Entry::Quit => vec![Request::Do(Effect::Quit)],
        }
    }

    /// Where the board lies, if there is room for one, and the entries below it. The lowest row is kept for what went wrong.
    fn layout(&self, body: Rect) -> (Option<Rect>, Rect) {
        let rows = u16::try_from(self.entries().len()).unwrap_or(6);
        let room = Size {
            width: (body.width * 3 / 5).max(BOARD.width),
            height: body.height.saturating_sub(rows + 2),
        };
        if room.height < BOARD.height || body.width < room.width {
            let list = body.centered_horizontally(Constraint::Max(LIST));
            let height = rows.min(body.height);
            return (None, Rect { height, ..list });
        }
        let height = Board::height(room, gore::Hole::ROW);
        let left = body.centered_horizontally(Constraint::Length(room.width));
        let board = Rect {
            y: body.y + (body.height - height - rows - 1) / 2,
            height,
            ..left
        };
        // The words begin where the board does, their mark before it.
        let x = board.x.saturating_sub(MARK);
        let list = Rect {
            x,
            y: board.bottom() + 1,
            width: LIST.min(body.right() - x),
            height: rows,
        };
        (Some(board), list)
    }

    /// A click opens an entry; the wheel goes through them.
    pub(super) fn point(&mut self, event: MouseEvent, env: &Env) -> Vec<Request> {
        let (_, place) = self.layout(body(env.area));
        let Some((entry, _)) = self.list(place).point(event) else {
            return Vec::new();
        };
        self.cursor = entry;
        if event.kind.is_down() {
            self.act(Command::Choose)
        } else {
            Vec::new()
        }
    }

    fn list(&self, area: Rect) -> List {
        List::new(area, self.entries().len(), self.cursor, false)
    }

    pub(super) fn draw(&self, env: &Env, frame: &mut Frame<'_>) {
        let theme = env.settings.theme.theme();
        let text = &env.text;
        let body = page(frame, env, &say!(text, "home-title"));
        let (board, list) = self.layout(body);
        if let Some(area) = board {
            let scene = match &self.last.unfinished {
                Some((_, game)) => Scene::from(game.session.position()),
                None => Scene::from(&Game::Gore(gore::Lap::default()).start(Side::South)),
            };
            let board = Board {
                scene: &scene,
                hints: Hints::default(),
                theme: &theme,
            };
            frame.render_widget(&board, area);
        }
        let entries = self.entries();
        for (index, row) in self.list(list).rows() {
            let chosen = index == self.cursor.min(entries.len() - 1);
            let (mark, style) = if chosen {
                (" ▶ ", theme.cursor)
            } else {
                ("   ", theme.page)
            };
            let words = fitted(
                &self.words(entries[index], env),
                row.width.saturating_sub(4),
            );
            frame.render_widget(
                Line::from(vec![
                    Span::styled(mark, theme.key),
                    Span::styled(format!(" {words} "), style),
                ]),
                row,
            );
        }
        let damaged = self.last.is_newest_damaged;
        let damaged = damaged.then(|| say!(text, "home-damaged"));
        if let Some(trouble) = self.trouble.as_ref().or(damaged.as_ref()) {
            let row = Rect {
                y: body.bottom().saturating_sub(1),
                height: 1,
                ..body
            };
            frame.render_widget(
                Line::styled(fitted(trouble, row.width), theme.warning).centered(),
                row,
            );
        }
    }

    fn words(&self, entry: Entry, env: &Env) -> String {
        let text = &env.text;
        match entry {
            Entry::Continue => {
                self.last
                    .unfinished
                    .as_ref()
                    .map_or_else(String::new, |(_, game)| {
                        let [south, north] = Side::ALL.map(|side| text.seat(&game.session, side));
                        let game = text.game(game.session.game());
                        say!(
                            text,
                            "home-continue",
                            game = game,
                            south = south,
                            north = north
                        )
                    })
            }
            Entry::Tour if (1..LESSONS.len()).contains(&self.lesson) => {
                let (number, all) = (self.lesson + 1, LESSONS.len());
                say!(text, "home-tour-on", number = number, all = all)
            }
            Entry::Tour => say!(text, "home-tour"),
            Entry::New => say!(text, "home-new"),
            Entry::Practise => say!(text, "home-practise"),
            Entry::Editor => say!(text, "home-editor"),
            Entry::Saved => say!(text, "home-saved"),
            Entry::Rules => say!(text, "home-rules"),
            Entry::Settings => say!(text, "home-settings"),
            Entry::Quit => say!(text, "home-quit"),
        }
    }
}

//! The saved games: who, which game, when, how it stands, and a picture of the board; damaged files with the reason.

use ayla_rules::Side;
use jiff::tz::TimeZone;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};

use super::super::app::{Effect, Env};
use super::super::input::{Command, Context};
use super::super::scene::Scene;
use super::super::text::say;
use super::super::widgets::{Board, Hints, List, fitted, width, wrapped};
use super::field::Field;
use super::{Request, ReviewPage, body, page};
use crate::printable::Reason;
use crate::save::{Listed, SavedGame};
use crate::session::{Finish, Name, Session};

/// The saved games.
#[derive(Debug)]
pub struct Saved {
    games: Option<Vec<Listed>>,
    /// Where the dates are read.
    zone: TimeZone,
    cursor: usize,
    mode: Mode,
    filter: String,
    /// What went wrong, if anything did.
    pub(crate) trouble: Option<String>,
    /// What has been done.
    pub(crate) notice: Option<String>,
}

#[derive(Debug, Default)]
enum Mode {
    #[default]
    Choosing,
    /// Typing what the games must contain.
    Filtering(Field),
    /// Typing the name of a side.
    Naming(Side, Field),
    /// Asked whether to delete.
    Deleting,
}

impl Default for Saved {
    fn default() -> Self {
        Self {
            games: None,
            zone: TimeZone::UTC,
            cursor: 0,
            mode: Mode::default(),
            filter: String::new(),
            trouble: None,
            notice: None,
        }
    }
}

impl Saved {
    pub(super) fn context(&self) -> Context {
        match self.mode {
            Mode::Choosing => Context::Saved,
            Mode::Filtering(_) | Mode::Naming(..) => Context::Type,
            Mode::Deleting => Context::Confirm,
        }
    }

    /// Whether a command has anything to do at the moment.
    pub(super) fn can(&self, command: Command) -> bool {
        match command {
            Command::Up | Command::Down => self.shown().len() > 1,
            Command::Choose | Command::Review | Command::Rename | Command::Export => {
                self.chosen().is_some_and(|listed| listed.game.is_ok())
            }
            Command::Delete => self.chosen().is_some(),
            Command::Filter => self.games.iter().flatten().next().is_some(),
            _ => true,
        }
    }

    pub(in super::super) fn listed(&mut self, games: Result<Vec<Listed>, String>, zone: TimeZone) {
        self.zone = zone;
        match games {
            Ok(games) => self.games = Some(games),
            Err(reason) => {
                self.games = Some(Vec::new());
                self.trouble = Some(reason);
            }
        }
    }

    /// The games that contain what is looked for.
    fn shown(&self) -> Vec<&Listed> {
        let wanted = self.filter.to_lowercase();
        let fits = |listed: &&Listed| wanted.is_empty() || haystack(listed).contains(&wanted);
        self.games.iter().flatten().filter(fits).collect()
    }

    fn chosen(&self) -> Option<&Listed> {
        let shown = self.shown();
        shown
            .get(self.cursor.min(shown.len().saturating_sub(1)))
            .copied()
    }

    pub(super) fn press(&mut self, command: Option<Command>, event: KeyEvent) -> Vec<Request> {
        self.trouble = None;
        self.notice = None;
        match (&mut self.mode, command) {
            (Mode::Filtering(field), None) => {
                field.press(event);
                self.filter = field.text().to_string();
                self.cursor = 0;
            }
            (Mode::Naming(_, field), None) => field.press(event),
            (Mode::Filtering(_), Some(Command::Back)) => {
                self.filter.clear();
                self.mode = Mode::Choosing;
            }
            (Mode::Naming(side, field), Some(Command::Enter)) => {
                let (side, name) = (*side, Name::new(field.text()));
                return self.rename(side, name);
            }
            (Mode::Deleting, Some(Command::Yes)) => return self.delete(),
            (Mode::Filtering(_) | Mode::Naming(..) | Mode::Deleting, Some(_)) => {
                self.mode = Mode::Choosing;
            }
            (Mode::Choosing, Some(command)) => return self.choose(command),
            (Mode::Choosing | Mode::Deleting, None) => {}
        }
        Vec::new()
    }

    fn choose(&mut self, command: Command) -> Vec<Request> {
        if !self.can(command) {
            return Vec::new();
        }
        let count = self.shown().len().max(1);
        self.cursor = self.cursor.min(count - 1);
        match command {
            Command::Up => self.cursor = (self.cursor + count - 1) % count,
            Command::Down => self.cursor = (self.cursor + 1) % count,
            Command::Choose => {
                return self
                    .chosen()
                    .map(|listed| Request::Do(Effect::Open(listed.path.clone())))
                    .into_iter()
                    .collect();
            }
            Command::Review => {
                let listed = self.chosen().and_then(|listed| listed.game.as_ref().ok());
                return listed.map_or_else(Vec::new, |game| ReviewPage::open(&game.session));
            }
            Command::Filter => self.mode = Mode::Filtering(Field::new(&self.filter)),
            Command::Rename => self.name(Side::South),
            Command::Export => {
                let chosen = self.chosen();
                return chosen.and_then(export).into_iter().collect();
            }
            Command::Delete => self.mode = Mode::Deleting,
            // What was looked for is let go of before the list is left.
            Command::Back if !self.filter.is_empty() => self.filter.clear(),
            Command::Back => return vec![Request::Pop],
            _ => {}
        }
        Vec::new()
    }

    /// A click chooses a game, a second one opens it; the wheel goes through the list.
    pub(super) fn point(&mut self, event: MouseEvent, env: &Env) -> Vec<Request> {
        if !matches!(self.mode, Mode::Choosing) {
            return Vec::new();
        }
        let place = self.areas(body(env.area), env).list;
        let Some((entry, is_second)) = self.list(place).point(event) else {
            return Vec::new();
        };
        self.trouble = None;
        self.notice = None;
        self.cursor = entry;
        if is_second {
            self.choose(Command::Choose)
        } else {
            Vec::new()
        }
    }

    /// Where the games of the list lie in an area.
    fn list(&self, area: Rect) -> List {
        List::new(area, self.shown().len(), self.cursor, false)
    }

    /// Begins to type the name of a side.
    fn name(&mut self, side: Side) {
        if let Some(Ok(game)) = self.chosen().map(|listed| &listed.game) {
            self.mode = Mode::Naming(side, Field::new(game.session.players[side].as_str()));
        }
    }

    /// Gives a side its new name: South's, then North's, then the game is saved.
    fn rename(&mut self, side: Side, name: Name) -> Vec<Request> {
        let Some(path) = self.chosen().map(|listed| listed.path.clone()) else {
            return Vec::new();
        };
        let listed = self
            .games
            .iter_mut()
            .flatten()
            .find(|listed| listed.path == path);
        let Some(Ok(game)) = listed.map(|listed| &mut listed.game) else {
            return Vec::new();
        };
        game.session.players[side] = name;
        let game = Box::new(game.clone());
        match side {
            Side::South => self.name(Side::North),
            Side::North => self.mode = Mode::Choosing,
        }
        vec![Request::Do(Effect::Rename(game, path))]
    }

    fn delete(&mut self) -> Vec<Request> {
        self.mode = Mode::Choosing;
        let path = self.chosen().map(|listed| listed.path.clone());
        path.into_iter()
            .flat_map(|path| [Request::Do(Effect::Delete(path)), Request::Do(Effect::List)])
            .collect()
    }

    /// Where everything lies between the title and the footer, and what depends on how much room there is for it.
    fn areas(&self, body: Rect, env: &Env) -> Areas {
        let words = self.said(body.width, env);
        let lines = u16::try_from(words.line_count(body.width)).unwrap_or(u16::MAX);
        let [body, said] = body.layout(&Layout::vertical([
            Constraint::Fill(1),
            Constraint::Length(lines.clamp(1, MOST_SAID)),
        ]));
        let is_damaged = self.chosen().is_some_and(|listed| listed.game.is_err());
        // A picture of the board is a pleasure; why a file can't be opened has to be told at every size.
        let picture_height = match body.height {
            16.. => 9,
            height if is_damaged => height.min(5),
            _ => 0,
        };
        let columns = Columns::of(self.games.iter().flatten(), body.width, env);
        let detail = self.detail(&columns, body.width, env);
        let [list, about, picture] = body.layout(&Layout::vertical([
            Constraint::Fill(1),
            Constraint::Length(u16::try_from(detail.len()).unwrap_or(0)),
            Constraint::Length(picture_height),
        ]));
        Areas {
            list,
            columns,
            about: (detail, about),
            picture,
            said: (words, said),
        }
    }

    pub(super) fn draw(&self, env: &Env, frame: &mut Frame<'_>) {
        let theme = env.settings.theme.theme();
        let text = &env.text;
        let body = page(frame, env, &say!(text, "saved-title"));
        let Areas {
            list,
            columns,
            about: (detail, about),
            picture,
            said: (words, said),
        } = self.areas(body, env);
        frame.render_widget(words, said);
        self.draw_list(&columns, env, list, frame);
        let detail = detail
            .into_iter()
            .map(|line| Line::styled(line, theme.strong));
        frame.render_widget(Paragraph::new(detail.collect::<Vec<_>>()), about);
        match self.chosen().map(|listed| &listed.game) {
            Some(Ok(game)) => {
                let board = picture.centered_horizontally(Constraint::Max(66));
                let scene = Scene::from(game.session.position());
                frame.render_widget(
                    &Board {
                        scene: &scene,
                        hints: Hints::default(),
                        theme: &theme,
                    },
                    board,
                );
            }
            Some(Err(error)) => {
                let reason = Reason::from(&error.problem);
                let words = say!(text, "saved-damaged-because", reason = reason.as_str());
                frame.render_widget(
                    Paragraph::new(words)
                        .style(theme.warning)
                        .wrap(Wrap { trim: true }),
                    picture,
                );
            }
            None => {}
        }
    }

    /// What is asked, typed or told below the list.
    fn said(&self, cells: u16, env: &Env) -> Paragraph<'static> {
        let theme = env.settings.theme.theme();
        let text = &env.text;
        let told =
            |words: String, style| Paragraph::new(words).style(style).wrap(Wrap { trim: true });
        if let Some(trouble) = &self.trouble {
            return told(trouble.clone(), theme.warning);
        }
        if let Some(notice) = &self.notice {
            return told(notice.clone(), theme.strong);
        }
        match &self.mode {
            Mode::Deleting => {
                let game = self
                    .chosen()
                    .map_or_else(String::new, |listed| self.called(listed, env));
                told(say!(text, "saved-ask-delete", game = game), theme.warning)
            }
            Mode::Filtering(field) => {
                Paragraph::new(labelled(&say!(text, "saved-filter"), field, cells, env))
            }
            Mode::Naming(side, field) => {
                Paragraph::new(labelled(&text.side(*side), field, cells, env))
            }
            Mode::Choosing if !self.filter.is_empty() => {
                let wanted = self.filter.as_str();
                told(say!(text, "saved-filtered", wanted = wanted), theme.quiet)
            }
            Mode::Choosing => Paragraph::default(),
        }
    }

    /// What a game is called in a question about it: who played it and when, or its file if it can't be read.
    fn called(&self, listed: &Listed, env: &Env) -> String {
        let Ok(game) = &listed.game else {
            return file_name(listed).as_str().to_string();
        };
        let session = &game.session;
        let [south, north] = Side::ALL.map(|side| env.text.player(side, &session.players[side]));
        say!(
            env.text,
            "saved-game",
            south = south,
            north = north,
            game = env.text.game(session.game()),
            date = date(listed, &self.zone)
        )
    }

    /// What the list has no room for, of the chosen game.
    fn detail(&self, columns: &Columns, cells: u16, env: &Env) -> Vec<String> {
        match self.chosen().map(|listed| &listed.game) {
            Some(Ok(game)) if columns.beside.len() < 2 => {
                let rest = &told(game, env)[1 + columns.beside.len()..];
                wrapped(&rest.join(" · "), cells)
            }
            _ => Vec::new(),
        }
    }

    fn draw_list(&self, columns: &Columns, env: &Env, area: Rect, frame: &mut Frame<'_>) {
        let theme = env.settings.theme.theme();
        let shown = self.shown();
        if shown.is_empty() {
            let words = if self.games.is_none() {
                String::new()
            } else {
                say!(env.text, "saved-none")
            };
            frame.render_widget(
                Line::styled(words, theme.quiet).centered(),
                Rect {
                    height: area.height.min(1),
                    ..area
                },
            );
            return;
        }
        let cursor = self.cursor.min(shown.len() - 1);
        let list = self.list(area);
        for (index, row) in list.rows() {
            let (mark, style) = if index == cursor {
                ("▶ ", theme.cursor)
            } else {
                ("  ", theme.page)
            };
            let words = columns.line(
                shown[index],
                &self.zone,
                row.width.saturating_sub(MARK),
                env,
            );
            frame.render_widget(
                Line::from(vec![
                    Span::styled(mark, theme.key),
                    Span::styled(words, style),
                ]),
                row,
            );
        }
        for (arrow, row) in list.more() {
            frame.render_widget(Line::styled(arrow, theme.key).right_aligned(), row);
        }
    }
}

/// Where everything lies between the title and the footer.
struct Areas {
    list: Rect,
    columns: Columns,
    /// What the list has no room for, of the chosen game.
    about: (Vec<String>, Rect),
    picture: Rect,
    /// What is asked, typed or told.
    said: (Paragraph<'static>, Rect),
}

/// Asks for the record of a game to be written.
fn export(listed: &Listed) -> Option<Request> {
    let game = Box::new(listed.game.as_ref().ok()?.clone());
    Some(Request::Do(Effect::Export(game, listed.path.clone())))
}

fn labelled(label: &str, field: &Field, cells: u16, env: &Env) -> Line<'static> {
    let theme = env.settings.theme.theme();
    let room = cells.saturating_sub(width(label) + 2);
    let mut line = field.line(room, &theme);
    line.spans
        .insert(0, Span::styled(format!("{label}: "), theme.key));
    line
}

/// What a filter looks through.
fn haystack(listed: &Listed) -> String {
    let names = listed.game.as_ref().map_or_else(
        |_| String::new(),
        |game| {
            let session = &game.session;
            format!(
                "{} {} {} {}",
                session.game().name(),
                session.players.south,
                session.players.north,
                game.started
            )
        },
    );
    format!("{} {names}", listed.path.display()).to_lowercase()
}

/// The name of a game's file, fit to be shown.
fn file_name(listed: &Listed) -> Name {
    let name = listed.path.file_name();
    Name::new(&name.map_or_else(Default::default, |name| name.to_string_lossy()))
}

/// When a game was last saved.
fn date(listed: &Listed, zone: &TimeZone) -> String {
    let when = listed.saved().to_zoned_datetime(zone.clone());
    when.strftime("%Y-%m-%d %H:%M").to_string()
}

/// What is told of a game: its players, which game it is, and how it stands.
fn told(game: &SavedGame, env: &Env) -> [String; 3] {
    let (text, session) = (&env.text, &game.session);
    let [south, north] = Side::ALL.map(|side| text.seat(session, side));
    [
        say!(text, "saved-players", south = south, north = north),
        text.game(session.game()),
        state(session, env),
    ]
}

/// How wide the columns of the list are.
struct Columns {
    players: u16,
    /// Which game it is and how it stands, as far as there is room for that beside the players.
    beside: Vec<u16>,
}

/// The most lines of what is asked or told below the list.
const MOST_SAID: u16 = 4;
/// The cells before a line of the list, and after it.
const MARK: u16 = 3;
/// The cells of a date, and those between two columns.
const DATE: u16 = 16;
const GAP: u16 = 2;
/// As narrow as the names of the players may become.
const NARROWEST: u16 = 20;

impl Columns {
    /// The columns of a list of games in a row of so many cells.
    fn of<'a>(games: impl Iterator<Item = &'a Listed>, cells: u16, env: &Env) -> Self {
        let mut widest = [0; 3];
        for game in games.filter_map(|listed| listed.game.as_ref().ok()) {
            let told = told(game, env);
            for (widest, told) in widest.iter_mut().zip(&told) {
                *widest = width(told).max(*widest);
            }
        }
        let [players, rest @ ..] = widest;
        let room = cells.saturating_sub(MARK + DATE + GAP);
        let left = |columns: usize| {
            let taken: u16 = rest[..columns].iter().map(|cells| cells + GAP).sum();
            room.saturating_sub(taken)
        };
        let fits = |&columns: &usize| left(columns) >= players.min(NARROWEST);
        let columns = (0..=2).rev().find(fits).unwrap_or(0);
        Self {
            players: players.min(left(columns)),
            beside: rest[..columns].to_vec(),
        }
    }

    /// A game or a damaged file in one line.
    fn line(&self, listed: &Listed, zone: &TimeZone, cells: u16, env: &Env) -> String {
        let date = date(listed, zone);
        let Ok(game) = &listed.game else {
            let file = file_name(listed);
            let words = say!(env.text, "saved-damaged", file = file.as_str());
            let has_room = DATE + GAP + width(&words) <= cells;
            let words = if has_room {
                format!("{date}  {words}")
            } else {
                words
            };
            return fitted(&words, cells);
        };
        let [players, rest @ ..] = told(game, env);
        let beside = rest.iter().zip(&self.beside);
        let columns = [date, padded(&players, self.players)]
            .into_iter()
            .chain(beside.map(|(words, &cells)| padded(words, cells)));
        let line = columns.collect::<Vec<_>>().join("  ");
        line.trim_end().to_string()
    }
}

/// A text in so many cells: cut, or with spaces after it.
fn padded(text: &str, cells: u16) -> String {
    let text = fitted(text, cells);
    let pad = cells.saturating_sub(width(&text));
    text + &" ".repeat(pad.into())
}

/// How a game stands.
fn state(session: &Session, env: &Env) -> String {
    let text = &env.text;
    match session.finish() {
        Some(Finish { outcome, .. }) => {
            let (south, north) = (outcome.seeds.south, outcome.seeds.north);
            match outcome.winner {
                None => say!(text, "saved-drawn", south = south, north = north),
                Some(winner) => {
                    let name = text.player(winner, &session.players[winner]);
                    say!(text, "saved-won", south = south, north = north, name = name)
                }
            }
        }
        None => {
            let side = session.position().side_to_move();
            let captured = session.position().captured();
            let name = text.player(side, &session.players[side]);
            say!(
                text,
                "saved-open",
                south = captured.south,
                north = captured.north,
                name = name
            )
        }
    }
}

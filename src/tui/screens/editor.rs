//! The editor: a position put together by hand, to play on from. While it breaks a rule it says which.

use ayla_rules::{AnyHole, AnyPosition, Game, SEEDS, SetupError, Side};
use ratatui::Frame;
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::super::app::{Effect, Env};
use super::super::input::{Command, Context};
use super::super::scene::Scene;
use super::super::text::say;
use super::super::widgets::{Board, Hints, beside, side_mark, wrapped};
use super::{NewGame, Request, Screen, body, page};
use crate::session::Draft;

/// The editor.
#[derive(Debug)]
pub struct Editor {
    draft: Draft,
    /// The position that it began with.
    begun: Draft,
    game: Game,
    cursor: Spot,
    /// What has been asked for that would lose what has been set up, until that is confirmed.
    asked: Option<Command>,
}

/// What the cursor can be on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Spot {
    Hole(AnyHole),
    Captured(Side),
}

impl Default for Editor {
    fn default() -> Self {
        Self::of(Game::ALL[0].start(Side::South))
    }
}

impl Editor {
    /// A position to be changed.
    pub(super) fn of(position: AnyPosition) -> Self {
        let draft = Draft::new(position);
        Self {
            draft,
            begun: draft,
            game: position.game(),
            cursor: Spot::Hole(AnyHole::FIRST),
            asked: None,
        }
    }

    pub(super) const fn context(&self) -> Context {
        if self.asked.is_some() {
            Context::Confirm
        } else {
            Context::Edit
        }
    }

    /// Asks before something is done that loses what has been set up. Says whether it has to.
    pub(super) fn asks_before(&mut self, command: Command) -> bool {
        let asks = self.draft != self.begun && self.asked != Some(command);
        if asks {
            self.asked = Some(command);
        }
        asks
    }

    /// Whether a command has anything to do at the moment.
    pub(super) fn can(&self, command: Command) -> bool {
        let is_on_hole = matches!(self.cursor, Spot::Hole(_));
        match command {
            Command::SwapOwner => is_on_hole && self.game.lap().is_some(),
            Command::Left | Command::Right => is_on_hole,
            Command::Up => self.cursor != Spot::Captured(Side::North),
            Command::Down => self.cursor != Spot::Captured(Side::South),
            Command::Less => self.seeds() > 0,
            Command::Clear => self.draft != Draft::empty(self.game),
            Command::PlayPosition => self.draft.position().is_ok(),
            _ => true,
        }
    }

    pub(super) fn act(&mut self, command: Command) -> Vec<Request> {
        let command = match (command, self.asked) {
            (Command::Yes, Some(asked)) => asked,
            (Command::No, _) => {
                self.asked = None;
                return Vec::new();
            }
            _ => command,
        };
        match command {
            Command::Number(digit) => self.type_digit(digit),
            Command::Back | Command::NextGame if self.asks_before(command) => {}
            Command::Back => return vec![Request::Pop],
            Command::Quit => return vec![Request::Do(Effect::Quit)],
            Command::Left => self.go_aside(-1),
            Command::Right => self.go_aside(1),
            Command::Up => self.go_up(),
            Command::Down => self.go_down(),
            Command::More => self.set(self.seeds().saturating_add(1)),
            Command::Less => self.set(self.seeds().saturating_sub(1)),
            Command::SwapOwner => {
                if let Spot::Hole(hole) = self.cursor {
                    self.draft.swap_owner(hole);
                }
            }
            Command::SwapSide => self.draft.swap_side(),
            Command::NextGame => {
                let place = Game::ALL.iter().position(|&game| game == self.game);
                let next = place.map_or(0, |place| (place + 1) % Game::ALL.len());
                *self = Self::of(Game::ALL[next].start(Side::South));
            }
            Command::Clear => self.draft = Draft::empty(self.game),
            Command::PlayPosition => return self.play(),
            _ => {}
        }
        Vec::new()
    }

    /// Plays on from the position, if it is one; else the screen says already why it is not. The form for a new game asks
    /// against whom.
    fn play(&self) -> Vec<Request> {
        let form = self.draft.position().map(NewGame::from_position);
        form.map(|form| Request::Push(Screen::NewGame(form)))
            .into_iter()
            .collect()
    }

    fn seeds(&self) -> u8 {
        match self.cursor {
            Spot::Hole(hole) => self.draft.seeds(hole),
            Spot::Captured(side) => self.draft.captured()[side],
        }
    }

    fn set(&mut self, seeds: u8) {
        match self.cursor {
            Spot::Hole(hole) => self.draft.set_seeds(hole, seeds),
            Spot::Captured(side) => self.draft.set_captured(side, seeds),
        }
    }

    /// A digit goes behind the number, as long as there are so many seeds, else it begins a new one.
    fn type_digit(&mut self, digit: u8) {
        let longer = self.seeds().saturating_mul(10).saturating_add(digit);
        self.set(if longer <= SEEDS { longer } else { digit });
    }

    fn go_aside(&mut self, right: i8) {
        if let Spot::Hole(hole) = self.cursor {
            self.cursor = Spot::Hole(beside(&Scene::from(&self.draft), hole, right, false));
        }
    }

    fn go_up(&mut self) {
        self.cursor = match self.cursor {
            Spot::Captured(Side::South) => Spot::Hole(AnyHole::FIRST),
            Spot::Hole(hole) if hole.row() == Side::South => self.across(hole),
            Spot::Hole(_) | Spot::Captured(Side::North) => Spot::Captured(Side::North),
        };
    }

    fn go_down(&mut self) {
        self.cursor = match self.cursor {
            Spot::Captured(Side::North) => self.across(AnyHole::FIRST),
            Spot::Hole(hole) if hole.row() == Side::North => self.across(hole),
            Spot::Hole(_) | Spot::Captured(Side::South) => Spot::Captured(Side::South),
        };
    }

    fn across(&self, hole: AnyHole) -> Spot {
        Spot::Hole(beside(&Scene::from(&self.draft), hole, 0, true))
    }

    /// A click chooses a hole, or what a side has captured.
    pub(super) fn point(&mut self, event: MouseEvent, env: &Env) {
        if event.kind != MouseEventKind::Down(MouseButton::Left) || self.asked.is_some() {
            return;
        }
        let point = Position::new(event.column, event.row);
        let [north, board, south, _] = areas(body(env.area));
        let holes = Board::bowls(&Scene::from(&self.draft), board).into_iter();
        let captured = [(Side::North, north), (Side::South, south)].into_iter();
        let spots = holes
            .map(|(hole, place)| (Spot::Hole(hole), place))
            .chain(captured.map(|(side, place)| (Spot::Captured(side), place)));
        for (spot, _) in spots.filter(|(_, place)| place.contains(point)) {
            self.cursor = spot;
        }
    }

    pub(super) fn draw(&self, env: &Env, frame: &mut Frame<'_>) {
        let theme = env.settings.theme.theme();
        let text = &env.text;
        let title = say!(text, "editor-title", game = text.game(self.game));
        let body = page(frame, env, &title);
        let [north, board, south, words] = areas(body);
        self.draw_side(Side::North, env, north, frame);
        self.draw_side(Side::South, env, south, frame);
        let scene = Scene::from(&self.draft);
        let cursor = match self.cursor {
            Spot::Hole(hole) => Some(hole),
            Spot::Captured(_) => None,
        };
        let hints = Hints {
            cursor,
            ..Hints::default()
        };
        let board_view = Board {
            scene: &scene,
            hints,
            theme: &theme,
        };
        frame.render_widget(&board_view, board);
        let (state, style) = match self.draft.position() {
            _ if self.asked.is_some() => (say!(text, "editor-ask"), theme.strong),
            Ok(position) => (position.to_string(), theme.strong),
            Err(error) => (self.complaint(error, env), theme.warning),
        };
        let about = [say!(text, "editor-about"), say!(text, "editor-captured")];
        let about = about.map(|about| (about, theme.quiet));
        // What can't be told in full is left out.
        let mut lines = Vec::new();
        for (said, style) in [(state, style)].into_iter().chain(about) {
            let said = wrapped(&said, words.width);
            if lines.len() + said.len() <= usize::from(words.height) {
                lines.extend(said.into_iter().map(|line| Line::styled(line, style)));
            }
        }
        frame.render_widget(Paragraph::new(lines), words);
    }

    /// What is broken, with what would mend it.
    fn complaint(&self, error: SetupError, env: &Env) -> String {
        let missing = self.draft.missing();
        match error {
            SetupError::Seeds { .. } if missing > 0 => {
                say!(env.text, "editor-missing", seeds = missing)
            }
            SetupError::Seeds { .. } => say!(env.text, "editor-too-many", seeds = -missing),
            other => other.to_string(),
        }
    }

    fn draw_side(&self, side: Side, env: &Env, area: Rect, frame: &mut Frame<'_>) {
        let theme = env.settings.theme.theme();
        let text = &env.text;
        let captured = say!(text, "panel-captured", seeds = self.draft.captured()[side]);
        let style = if self.cursor == Spot::Captured(side) {
            theme.cursor
        } else {
            theme.page
        };
        let turn = if self.draft.side() == side {
            "▶ "
        } else {
            "  "
        };
        let line = Line::from(vec![
            Span::styled(turn, theme.key),
            Span::styled(
                format!("{} {}  ", side_mark(side), text.side(side)),
                theme.strong,
            ),
            Span::styled(captured, style),
        ]);
        frame.render_widget(line.centered(), area);
    }
}

/// Where North's side, the board, South's side and the words lie.
fn areas(body: Rect) -> [Rect; 4] {
    let words = if body.height >= 16 { 4 } else { 3 };
    body.layout(&Layout::vertical([
        Constraint::Length(1),
        Constraint::Fill(1),
        Constraint::Length(1),
        Constraint::Length(words),
    ]))
}

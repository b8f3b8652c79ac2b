//! The form for a new game: which game, against whom, who begins, and the option that the sources leave open.

use ayla_rules::gore::Lap;
use ayla_rules::{AnyPosition, BySide, Game, Side};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use ratatui::layout::{Constraint, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};

use super::super::app::{Effect, Env};
use super::super::input::Command;
use super::super::text::say;
use super::super::widgets::List;
use super::field::Field;
use super::{Request, body, page};
use crate::session::{Level, Name, Partner, Session, Temper};

/// The form for a new game.
#[derive(Debug)]
pub struct NewGame {
    cursor: usize,
    /// The position to begin with, where one has been set up: it says which game it is, and who moves.
    start: Option<AnyPosition>,
    is_gore: bool,
    lap: Lap,
    names: BySide<Field>,
    first: Side,
    /// Whether the program is the opponent.
    is_against_program: bool,
    /// The program as it would play.
    partner: Partner,
}

/// A line of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Game,
    Opponent,
    /// Which side one plays oneself against the program.
    Own,
    Level,
    Temper,
    Name(Side),
    First,
    Lap,
    Begin,
}

impl Default for NewGame {
    fn default() -> Self {
        let names = BySide::from_fn(|_| Field::default());
        Self {
            cursor: 0,
            start: None,
            is_gore: true,
            lap: Lap::default(),
            names,
            first: Side::South,
            is_against_program: false,
            partner: Partner {
                side: Side::North,
                level: Level::default(),
                temper: Temper::default(),
            },
        }
    }
}

/// How wide the form is at most.
const WIDEST: u16 = 70;

impl NewGame {
    /// The form with the names of those who played last, if anybody did.
    pub(super) fn of(players: Option<&BySide<Name>>) -> Self {
        let names = players.map(|players| players.as_ref().map(|name| Field::new(name.as_str())));
        Self {
            names: names.unwrap_or_default(),
            ..Self::default()
        }
    }

    /// The form for a game that begins with a position. It may be begun at once.
    pub(super) fn from_position(start: AnyPosition) -> Self {
        let mut form = Self {
            start: Some(start),
            is_gore: start.game().lap().is_some(),
            ..Self::default()
        };
        form.cursor = form.rows().len() - 1;
        form
    }

    fn rows(&self) -> Vec<Row> {
        let program = [Row::Own, Row::Level]
            .into_iter()
            .filter(|_| self.is_against_program);
        let temper = (self.is_against_program && self.is_gore).then_some(Row::Temper);
        let is_free = |side: &Side| !self.is_against_program || *side != self.partner.side;
        let names = Side::ALL.into_iter().filter(is_free).map(Row::Name);
        let is_open = self.start.is_none();
        let lap = (is_open && self.is_gore).then_some(Row::Lap);
        let [game, first] = [Row::Game, Row::First].map(|row| is_open.then_some(row));
        game.into_iter()
            .chain([Row::Opponent])
            .chain(program)
            .chain(temper)
            .chain(names)
            .chain(first)
            .chain(lap)
            .chain([Row::Begin])
            .collect()
    }

    fn row(&self) -> Row {
        let rows = self.rows();
        rows[self.cursor.min(rows.len() - 1)]
    }

    /// Whether a command has anything to do at the moment.
    pub(super) fn can(&self, command: Command) -> bool {
        let is_value = !matches!(self.row(), Row::Name(_) | Row::Begin);
        is_value || !matches!(command, Command::Less | Command::More)
    }

    pub(super) fn press(&mut self, command: Option<Command>, event: KeyEvent) -> Vec<Request> {
        let rows = self.rows().len();
        match (self.row(), command) {
            (_, Some(Command::Back)) => return vec![Request::Pop],
            (_, Some(Command::Up)) => self.cursor = (self.cursor + rows - 1) % rows,
            (_, Some(Command::Down)) => self.cursor = (self.cursor + 1) % rows,
            (Row::Begin, Some(Command::Choose)) => {
                return vec![Request::Do(Effect::Begin(Box::new(self.session())))];
            }
            // Enter goes on to the next line, so a form left as it is takes a few presses and nothing is begun unseen.
            (_, Some(Command::Choose)) => self.cursor += 1,
            (Row::Name(side), _) => self.names[side].press(event),
            (Row::Game, Some(Command::Less | Command::More)) => self.is_gore = !self.is_gore,
            (Row::Opponent, Some(Command::Less | Command::More)) => {
                self.is_against_program = !self.is_against_program;
            }
            (Row::Own, Some(Command::Less | Command::More)) => {
                self.partner.side = self.partner.side.other();
            }
            (Row::Level, Some(Command::Less)) => {
                let lower = Level::all().rev().find(|level| *level < self.partner.level);
                self.partner.level = lower.unwrap_or(Level::STRONGEST);
            }
            (Row::Level, Some(Command::More)) => {
                let higher = Level::all().find(|level| *level > self.partner.level);
                self.partner.level = higher.unwrap_or(Level::WEAKEST);
            }
            (Row::Temper, Some(Command::Less)) => {
                self.partner.temper = before(&Temper::ALL, self.partner.temper);
            }
            (Row::Temper, Some(Command::More)) => {
                let backward: Vec<_> = Temper::ALL.into_iter().rev().collect();
                self.partner.temper = before(&backward, self.partner.temper);
            }
            (Row::First, Some(Command::Less | Command::More)) => self.first = self.first.other(),
            (Row::Lap, Some(Command::Less | Command::More)) => {
                self.lap = match self.lap {
                    Lap::ThroughOrigin => Lap::SkipOrigin,
                    Lap::SkipOrigin => Lap::ThroughOrigin,
                }
            }
            _ => {}
        }
        Vec::new()
    }

    /// A click chooses a line; the wheel goes through them.
    pub(super) fn point(&mut self, event: MouseEvent, env: &Env) {
        let body = body(env.area).centered_horizontally(Constraint::Max(WIDEST));
        let (list, ..) = self.layout(body, env);
        if let Some((row, _)) = list.point(event) {
            self.cursor = row;
        }
    }

    /// Where the lines lie, what is said of the one under the cursor, and how high that is. Where there is no room for all
    /// lines, those around the cursor are shown, and what is said of it.
    fn layout(&self, body: Rect, env: &Env) -> (List, Paragraph<'static>, u16) {
        let note = Paragraph::new(self.note(env)).wrap(Wrap { trim: true });
        let note_height = u16::try_from(note.line_count(body.width)).unwrap_or(u16::MAX);
        let rows = self.rows().len();
        let count = u16::try_from(rows).unwrap_or(u16::MAX);
        let is_airy = body.height >= 2 * count + 4;
        let height = if is_airy {
            2 * count
        } else {
            count.min(body.height.saturating_sub(note_height).max(1))
        };
        let list = List::new(Rect { height, ..body }, rows, self.cursor, is_airy);
        (list, note, note_height)
    }

    fn session(&self) -> Session {
        let game = if self.is_gore {
            Game::Gore(self.lap)
        } else {
            Game::DjenonAboure
        };
        let players = BySide::from_fn(|side| Name::new(self.names[side].text()));
        let start = self.start.unwrap_or_else(|| game.start(self.first));
        let session = Session::from_position(start, players);
        if self.is_against_program {
            session.against(self.partner)
        } else {
            session
        }
    }

    pub(super) fn draw(&self, env: &Env, frame: &mut Frame<'_>) {
        let theme = env.settings.theme.theme();
        let text = &env.text;
        let title = match self.start {
            None => say!(text, "new-title"),
            Some(start) => {
                let game = text.game(start.game());
                let name = text.side(start.side_to_move());
                say!(text, "new-title-from", game = game, name = name)
            }
        };
        let body = page(frame, env, &title);
        let body = body.centered_horizontally(Constraint::Max(WIDEST));
        let (list, note, note_height) = self.layout(body, env);
        let rows = self.rows();
        for (row, line) in list.rows() {
            frame.render_widget(self.line(rows[row], body.width, env), line);
        }
        for (arrow, row) in list.more() {
            frame.render_widget(Line::styled(arrow, theme.key).right_aligned(), row);
        }
        let below = (list.bottom() + 1).min(body.bottom().saturating_sub(note_height));
        let place = Rect { y: below, ..body }.intersection(body);
        frame.render_widget(note.style(theme.quiet), place);
    }

    /// A line of the form.
    fn line(&self, row: Row, cells: u16, env: &Env) -> Line<'static> {
        let theme = env.settings.theme.theme();
        let chosen = row == self.row();
        let mark = if chosen { "▶ " } else { "  " };
        let label = Span::styled(format!("{:<14}", Self::label(row, env)), theme.quiet);
        let mut spans = vec![Span::styled(mark, theme.key), label];
        match row {
            Row::Name(side) if chosen => {
                spans.extend(
                    self.names[side]
                        .line(cells.saturating_sub(16), &theme)
                        .spans,
                );
            }
            _ => {
                let style = if chosen { theme.cursor } else { theme.page };
                let value = self.value(row, env);
                let value = if chosen && row != Row::Begin {
                    format!("‹ {value} ›")
                } else {
                    value
                };
                spans.push(Span::styled(value, style));
            }
        }
        Line::from(spans)
    }

    /// What is said of the line under the cursor.
    fn note(&self, env: &Env) -> String {
        let text = &env.text;
        match self.row() {
            Row::Lap => say!(text, "new-why-lap"),
            Row::Game if self.is_gore => say!(text, "new-about-gore"),
            Row::Game => say!(text, "new-about-djenon-aboure"),
            Row::Opponent => say!(text, "new-about-opponent"),
            Row::Own => say!(text, "new-about-own"),
            Row::Level => say!(text, "new-about-level"),
            Row::Temper => match self.partner.temper {
                Temper::Generous => say!(text, "temper-generous.doc"),
                Temper::Shrewd => say!(text, "temper-shrewd.doc"),
                Temper::Proud => say!(text, "temper-proud.doc"),
                Temper::Desperate => say!(text, "temper-desperate.doc"),
            },
            Row::Name(_) => say!(text, "new-about-names"),
            Row::First => say!(text, "new-about-first"),
            Row::Begin => say!(text, "new-about-begin"),
        }
    }

    fn label(row: Row, env: &Env) -> String {
        let text = &env.text;
        match row {
            Row::Game => say!(text, "new-game"),
            Row::Opponent => say!(text, "new-opponent"),
            Row::Own => say!(text, "new-own"),
            Row::Level => say!(text, "new-level"),
            Row::Temper => say!(text, "new-temper"),
            Row::Name(side) => text.side(side),
            Row::First => say!(text, "new-first"),
            Row::Lap => say!(text, "new-lap"),
            Row::Begin => String::new(),
        }
    }

    fn value(&self, row: Row, env: &Env) -> String {
        let text = &env.text;
        match row {
            Row::Game if self.is_gore => say!(text, "gore"),
            Row::Game => say!(text, "djenon-aboure"),
            Row::Opponent if self.is_against_program => say!(text, "new-the-program"),
            Row::Opponent => say!(text, "new-a-friend"),
            Row::Own => text.side(self.partner.side.other()),
            Row::Level => {
                let (level, all) = (self.partner.level.number(), Level::STRONGEST.number());
                say!(text, "new-level-of", level = level, all = all)
            }
            Row::Temper => text.temper(self.partner.temper),
            Row::Name(side) if self.names[side].text().is_empty() => say!(text, "new-no-name"),
            Row::Name(side) => self.names[side].text().to_string(),
            Row::First => text.side(self.first),
            Row::Lap => text.lap(self.lap),
            Row::Begin => say!(text, "new-begin"),
        }
    }
}

/// The one before, the last one before the first.
fn before<T: Copy + PartialEq>(all: &[T], one: T) -> T {
    let place = all.iter().position(|other| *other == one).unwrap_or(0);
    all[(place + all.len() - 1) % all.len()]
}

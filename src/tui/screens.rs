//! The screens: each holds its own state, turns commands into changes and requests, and draws itself.

use ratatui::Frame;
use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use ratatui::layout::{Constraint, Rect};
use ratatui::text::Line;

use super::app::{App, Effect, Env};
use super::input::{Binding, Command, Context, bindings};
use super::text::say;
use super::widgets::{Footer, width, wrapped};
use crate::practice::Thought;
use crate::settings::Settings;

mod coach;
mod drill;
mod editor;
mod field;
mod help;
mod home;
mod looking;
mod new_game;
mod play;
mod practise;
mod review;
mod rules;
mod saved;
mod settings;
mod tour;

pub use coach::CoachPage;
pub use drill::Drilling;
pub use editor::Editor;
pub use help::Help;
pub use home::Home;
pub use new_game::NewGame;
pub use play::Play;
pub use practise::Practise;
pub use review::ReviewPage;
pub use rules::Rules;
pub use saved::Saved;
pub use settings::SettingsPage;
pub use tour::Tour;

/// The smallest screen on which everything can be played.
const SMALLEST: (u16, u16) = (40, 14);
/// The widest column that is pleasant to read.
const COLUMN: u16 = 84;
/// How many holes the longest row has: the digits that can mean something.
const LONGEST_ROW: u8 = ayla_rules::djenon_aboure::Hole::ROW;

/// A screen with its state.
#[derive(Debug)]
pub enum Screen {
    /// The home screen.
    Home(Home),
    /// The form for a new game.
    NewGame(NewGame),
    /// A game.
    Play(Box<Play>),
    /// The guided tour.
    Tour(Box<Tour>),
    /// What can be practised.
    Practise(Practise),
    /// A round of drills.
    Drill(Box<Drilling>),
    /// The editor.
    Editor(Editor),
    /// A review of a game.
    Review(Box<ReviewPage>),
    /// The saved games.
    Saved(Saved),
    /// What the coach says.
    Coach(CoachPage),
    /// The rules.
    Rules(Rules),
    /// The settings.
    Settings(SettingsPage),
    /// The keys.
    Help(Help),
}

/// What a screen asks of the program.
#[derive(Debug)]
pub enum Request {
    /// Do something outside.
    Do(Effect),
    /// Put a screen on top.
    Push(Screen),
    /// Go back to the screen below.
    Pop,
    /// Show this game.
    Open(Box<Play>),
    /// Use and keep these settings.
    Settings(Box<Settings>),
}

impl Screen {
    /// What the screen is about at the moment.
    pub fn context(&self) -> Context {
        match self {
            Self::Home(_) => Context::Home,
            Self::Practise(_) => Context::Menu,
            Self::NewGame(_) | Self::Settings(_) => Context::Form,
            Self::Editor(editor) => editor.context(),
            Self::Play(play) => play.context(),
            Self::Tour(tour) => tour.context(),
            Self::Review(page) => page.context(),
            Self::Drill(drilling) => drilling.context(),
            Self::Saved(saved) => saved.context(),
            Self::Rules(_) | Self::Coach(_) | Self::Help(_) => Context::Read,
        }
    }

    /// The keys that do something here and now, which footer and help show: the table's lines for what the screen is
    /// about, without what there is nothing for at the moment.
    pub fn bindings(&self, env: &Env) -> Vec<Binding> {
        let can = |binding: &Binding| self.can(binding.command, env);
        bindings(self.context()).filter(can).collect()
    }

    /// Whether a command has anything to do here and now.
    fn can(&self, command: Command, env: &Env) -> bool {
        match self {
            // It only says that it is not one's turn.
            Self::Play(_) if command == Command::NotNow => false,
            Self::Play(play) => play.can(command),
            Self::NewGame(form) => form.can(command),
            Self::Tour(tour) => tour.can(command),
            Self::Review(page) => page.can(command),
            Self::Drill(drilling) => drilling.can(command),
            Self::Editor(editor) => editor.can(command),
            Self::Saved(saved) => saved.can(command),
            Self::Rules(rules) => rules.can(command, env),
            Self::Coach(page) => page.can(command, env),
            _ => true,
        }
    }

    /// Acts on a key press: on the command that it gives, or on the key itself where text is typed.
    pub(super) fn press(
        &mut self,
        command: Option<Command>,
        event: KeyEvent,
        env: &Env,
    ) -> Vec<Request> {
        match (self, command) {
            (Self::NewGame(form), command) => form.press(command, event),
            (Self::Play(play), command) => play.press(command, event, env),
            (Self::Tour(tour), command) => tour.press(command, event, env),
            (Self::Drill(drilling), command) => drilling.press(command, event, env),
            (Self::Saved(saved), command) => saved.press(command, event),
            (_, None) => Vec::new(),
            (Self::Home(home), Some(command)) => home.act(command),
            (Self::Review(page), Some(command)) => page.act(command),
            (Self::Practise(practise), Some(command)) => practise.act(command, env),
            (Self::Editor(editor), Some(command)) => editor.act(command),
            (Self::Coach(page), Some(command)) => page.act(command, env),
            (Self::Rules(rules), Some(command)) => rules.act(command, env),
            (Self::Settings(page), Some(command)) => page.act(command, env),
            (Self::Help(help), Some(command)) => help.act(command),
        }
    }

    /// Acts on the mouse.
    pub(super) fn point(&mut self, event: MouseEvent, env: &Env) -> Vec<Request> {
        match self {
            Self::Home(home) => home.point(event, env),
            Self::Play(play) => play.point(event, env),
            Self::Tour(tour) => {
                tour.point(event, env);
                Vec::new()
            }
            Self::Review(page) => page.point(event),
            Self::Saved(saved) => saved.point(event, env),
            Self::Practise(practise) => practise.point(event, env),
            Self::NewGame(form) => {
                form.point(event, env);
                Vec::new()
            }
            Self::Settings(page) => {
                page.point(event, env);
                Vec::new()
            }
            Self::Editor(editor) => {
                editor.point(event, env);
                Vec::new()
            }
            Self::Drill(drilling) => drilling.point(event, env),
            _ => Vec::new(),
        }
    }

    /// Asks before what is not saved is left. Says whether it has to; asked twice it has not.
    pub(super) fn asks_before_leaving(&mut self) -> bool {
        match self {
            Self::Play(play) => play.asks_before_leaving(),
            Self::Editor(editor) => editor.asks_before(Command::Quit),
            _ => false,
        }
    }

    /// The footer of the screen, if it has one of its own.
    pub(super) fn footer<'a>(&self, env: &'a Env) -> Option<Footer<'a>> {
        let has_footer = !matches!(self, Self::Help(_));
        has_footer.then(|| Footer {
            bindings: self.bindings(env),
            text: &env.text,
            theme: env.settings.theme.theme(),
            row_len: self.row_len(),
        })
    }

    /// How many holes a row has: the digits that mean something.
    fn row_len(&self) -> u8 {
        match self {
            Self::Play(play) => play.session().game().row_len(),
            Self::Tour(tour) => tour.session().game().row_len(),
            Self::Drill(drilling) => drilling.drill().position.game().row_len(),
            _ => LONGEST_ROW,
        }
    }

    /// Is told what has been thought in the background.
    pub(super) fn hear(&mut self, thought: &Thought, env: &Env) -> Vec<Request> {
        match self {
            Self::Play(play) => match thought {
                Thought::Mistakes(_) => play.hear_of_mistakes(thought, env),
                _ => play.hear(thought, env),
            },
            Self::Review(page) => {
                page.hear(thought);
                Vec::new()
            }
            Self::Coach(page) => {
                page.hear(thought);
                Vec::new()
            }
            Self::Practise(practise) => practise.hear(thought, env),
            _ => Vec::new(),
        }
    }

    /// Is told that something could not be done.
    pub(super) fn complain(&mut self, reason: &str) {
        match self {
            Self::Home(home) => home.trouble = Some(reason.to_string()),
            Self::Saved(saved) => saved.trouble = Some(reason.to_string()),
            Self::Play(play) => play.complain(reason.to_string()),
            Self::Practise(practise) => practise.trouble = Some(reason.to_string()),
            Self::Drill(drilling) => drilling.trouble = Some(reason.to_string()),
            _ => {}
        }
    }
}

/// Whether an area is large enough for the screens. Where it is not nothing is played: nobody sees what they would do.
pub(super) const fn has_room(area: Rect) -> bool {
    area.width >= SMALLEST.0 && area.height >= SMALLEST.1
}

/// Draws the program.
pub fn view(app: &App, frame: &mut Frame<'_>) {
    let env = app.env();
    let area = frame.area();
    let theme = env.settings.theme.theme();
    for cell in &mut frame.buffer_mut().content {
        cell.set_style(theme.page);
    }
    if !has_room(area) {
        too_small(env, frame);
        return;
    }
    if let Screen::Help(_) = app.screen() {
        draw(app.screen_below(), env, frame);
    }
    draw(app.screen(), env, frame);
}

fn draw(screen: &Screen, env: &Env, frame: &mut Frame<'_>) {
    if let Some(footer) = screen.footer(env) {
        frame.render_widget(&footer, Footer::area(frame.area()));
    }
    match screen {
        Screen::Home(home) => home.draw(env, frame),
        Screen::NewGame(form) => form.draw(env, frame),
        Screen::Play(play) => play.draw(env, frame),
        Screen::Tour(tour) => tour.draw(env, frame),
        Screen::Review(page) => page.draw(env, frame),
        Screen::Saved(saved) => saved.draw(env, frame),
        Screen::Coach(page) => page.draw(env, frame),
        Screen::Rules(rules) => rules.draw(env, frame),
        Screen::Settings(page) => page.draw(env, frame),
        Screen::Editor(editor) => editor.draw(env, frame),
        Screen::Practise(practise) => practise.draw(env, frame),
        Screen::Drill(drilling) => drilling.draw(env, frame),
        Screen::Help(help) => help.draw(env, frame),
    }
}

/// Says that the screen is too small, in the longest sentence that it has room for.
fn too_small(env: &Env, frame: &mut Frame<'_>) {
    let (width, height) = SMALLEST;
    let area = frame.area();
    let sentences = [
        say!(env.text, "too-small", width = width, height = height),
        say!(env.text, "too-small-short", width = width, height = height),
        say!(
            env.text,
            "too-small-shortest",
            width = width,
            height = height
        ),
    ];
    let rows = usize::from(area.height);
    let fits =
        |lines: &[String]| lines.len() <= rows && !lines.iter().any(|line| line.ends_with('…'));
    let mut lines = Vec::new();
    for sentence in sentences {
        lines = wrapped(&sentence, area.width);
        if fits(&lines) {
            break;
        }
    }
    let above = rows.saturating_sub(lines.len()) / 3;
    for (line, row) in lines.into_iter().zip(area.rows().skip(above)) {
        frame.render_widget(Line::from(line).centered(), row);
    }
}

/// Where the text of a page lies on a screen: a column that is pleasant to read, and a line below it.
fn column(screen: Rect) -> Rect {
    let keys = if screen.height >= 20 { 2 } else { 1 };
    let body = Rect {
        y: screen.y + 2,
        height: screen.height.saturating_sub(3 + keys),
        ..screen
    };
    body.centered_horizontally(Constraint::Max(COLUMN.min(screen.width.saturating_sub(2))))
}

/// Divides a page into its title and its body, and draws the title, in two rows if it is long. The footer is drawn with the
/// screen.
fn page(frame: &mut Frame<'_>, env: &Env, title: &str) -> Rect {
    let theme = env.settings.theme.theme();
    let lines = if width(title) <= frame.area().width {
        vec![title.to_string()]
    } else {
        wrapped(title, frame.area().width)
    };
    for (title, row) in lines.into_iter().zip(frame.area().rows()).take(2) {
        frame.render_widget(Line::styled(title, theme.strong).centered(), row);
    }
    body(frame.area())
}

/// What lies between the title of a page and its footer.
fn body(screen: Rect) -> Rect {
    let footer = Footer::area(screen);
    let top = (screen.y + 2).min(footer.y);
    Rect {
        y: top,
        height: footer.y - top,
        ..screen
    }
}

/// Where a text is scrolled to after a command: by a line, or by a page but for two lines, down to the last place at most.
fn scrolled(scroll: u16, command: Command, last: u16, height: u16) -> u16 {
    let page = height.saturating_sub(2).max(1);
    // The text may have become shorter.
    let scroll = scroll.min(last);
    match command {
        Command::Up => scroll.saturating_sub(1),
        Command::Down => (scroll + 1).min(last),
        Command::PageUp => scroll.saturating_sub(page),
        Command::PageDown => (scroll + page).min(last),
        _ => scroll,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_scrolled_no_farther_than_its_ends() {
        assert_eq!(scrolled(0, Command::PageDown, 5, 10), 5);
        assert_eq!(scrolled(5, Command::Down, 5, 10), 5);
        assert_eq!(scrolled(5, Command::PageUp, 5, 10), 0);
        assert_eq!(scrolled(0, Command::Up, 5, 10), 0);
        assert_eq!(scrolled(0, Command::PageDown, 50, 10), 8);
        assert_eq!(scrolled(9, Command::Up, 5, 10), 4);
    }
}

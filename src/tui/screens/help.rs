//! The keys that work here and now, each with what it does.

use ratatui::Frame;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::super::app::Env;
use super::super::input::{Binding, Command, Context};
use super::super::text::say;
use super::super::widgets::{key_name, popup, width, wrapped};
use super::{Request, Screen};

/// How wide the box of the help is at most.
const WIDEST: u16 = 76;

/// The help for what was on the screen.
#[derive(Debug)]
pub struct Help {
    about: Context,
    bindings: Vec<Binding>,
    /// How many holes a row has: the digits that mean something.
    row_len: u8,
    scroll: u16,
}

impl Help {
    /// The help for a screen: the keys that do something on it.
    pub(in super::super) fn about(screen: &Screen, env: &Env) -> Self {
        Self {
            about: screen.context(),
            bindings: screen.bindings(env),
            row_len: screen.row_len(),
            scroll: 0,
        }
    }

    pub(super) fn act(&mut self, command: Command) -> Vec<Request> {
        match command {
            Command::Up => self.scroll = self.scroll.saturating_sub(1),
            Command::Down => self.scroll = self.scroll.saturating_add(1).min(60),
            Command::PageUp => self.scroll = 0,
            Command::PageDown => self.scroll = self.scroll.saturating_add(8).min(60),
            Command::Back => return vec![Request::Pop],
            _ => {}
        }
        Vec::new()
    }

    pub(super) fn draw(&self, env: &Env, frame: &mut Frame<'_>) {
        let theme = env.settings.theme.theme();
        let text = &env.text;
        let keys = |keys: &[_]| {
            keys.iter()
                .map(|&key| key_name(key, text, self.row_len))
                .collect::<Vec<_>>()
                .join(" ")
        };
        let column = self
            .bindings
            .iter()
            .map(|row| width(&keys(row.keys)))
            .max()
            .unwrap_or(0);
        let cells = WIDEST
            .min(frame.area().width)
            .saturating_sub(column + 2 + 4);
        let mut lines = Vec::new();
        for row in &self.bindings {
            let mut keys = keys(row.keys);
            let doc = match (row.command, self.about) {
                (Command::Hole(_), Context::Offer) => say!(text, "command-hole.offer"),
                (command, _) => say!(text, &format!("command-{}.doc", command.name())),
            };
            for part in wrapped(&doc, cells) {
                let pad = " ".repeat(usize::from(column - width(&keys)) + 2);
                lines.push(Line::from(vec![
                    Span::styled(std::mem::take(&mut keys) + &pad, theme.key),
                    Span::styled(part, theme.page),
                ]));
            }
        }
        let height = u16::try_from(lines.len())
            .unwrap_or(u16::MAX)
            .saturating_add(4);
        let title = say!(text, &format!("context-{}", self.about.name()));
        let inside = popup(frame, frame.area(), (WIDEST, height), &title, &theme);
        let last = u16::try_from(lines.len())
            .unwrap_or(u16::MAX)
            .saturating_sub(inside.height.saturating_sub(1));
        let [keys, foot] = inside.layout(&ratatui::layout::Layout::vertical([
            ratatui::layout::Constraint::Fill(1),
            ratatui::layout::Constraint::Length(1),
        ]));
        frame.render_widget(
            Paragraph::new(lines).scroll((self.scroll.min(last), 0)),
            keys,
        );
        frame.render_widget(
            Line::styled(say!(text, "help-foot"), theme.quiet).centered(),
            foot,
        );
    }
}

//! The keys that work here and now, from the table of bindings.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::super::input::{Binding, Context, Key, bindings};
use super::super::text::{Text, say};
use super::super::theme::Theme;
use super::width;

/// The footer of a screen.
#[derive(Debug)]
pub struct Footer<'a> {
    /// What the screen is about.
    pub context: Context,
    /// The words.
    pub text: &'a Text,
    /// The colours.
    pub theme: &'a Theme,
    /// How many holes a row has: the digits that mean something.
    pub row_len: u8,
}

/// What is written on a key.
pub fn key_name(key: Key, text: &Text, row_len: u8) -> String {
    use ratatui::crossterm::event::KeyCode;
    match key {
        Key::Char(' ') => say!(text, "key-space"),
        Key::Char(c) => c.to_string(),
        Key::Control(c) => format!("^{c}"),
        Key::Digit => format!("1–{row_len}"),
        Key::Code(code) => match code {
            KeyCode::Left => "←".to_string(),
            KeyCode::Right => "→".to_string(),
            KeyCode::Up => "↑".to_string(),
            KeyCode::Down => "↓".to_string(),
            KeyCode::Enter => say!(text, "key-enter"),
            KeyCode::Esc => say!(text, "key-escape"),
            KeyCode::Tab => say!(text, "key-tab"),
            KeyCode::BackTab => say!(text, "key-back-tab"),
            KeyCode::Backspace => say!(text, "key-backspace"),
            KeyCode::Delete => say!(text, "key-delete"),
            KeyCode::PageUp => say!(text, "key-page-up"),
            KeyCode::PageDown => say!(text, "key-page-down"),
            KeyCode::Home => say!(text, "key-home"),
            KeyCode::End => say!(text, "key-end"),
            other => other.to_string(),
        },
    }
}

/// A command's name in the words of the screen.
pub fn command_name(binding: Binding, text: &Text) -> String {
    say!(text, &format!("command-{}", binding.command.name()))
}

impl Footer<'_> {
    /// The lines of the footer, as many as fit into so many rows of so many cells.
    pub fn lines(&self, cells: u16, rows: u16) -> Vec<Line<'static>> {
        let mut lines = vec![Vec::new()];
        let mut used = 0;
        for binding in bindings(self.context) {
            let key = key_name(binding.keys[0], self.text, self.row_len);
            let name = command_name(binding, self.text);
            let takes = width(&key) + width(&name) + 3;
            if used + takes > cells + 2 {
                if lines.len() == usize::from(rows) {
                    break;
                }
                lines.push(Vec::new());
                used = 0;
            }
            used += takes;
            let spans = [
                Span::styled(key, self.theme.key),
                Span::styled(format!(" {name}  "), self.theme.quiet),
            ];
            lines
                .last_mut()
                .into_iter()
                .for_each(|line: &mut Vec<_>| line.extend(spans.clone()));
        }
        lines.into_iter().map(Line::from).collect()
    }
}

impl Widget for &Footer<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        for (line, row) in self
            .lines(area.width, area.height)
            .into_iter()
            .zip(area.rows())
        {
            line.render(row, buffer);
        }
    }
}

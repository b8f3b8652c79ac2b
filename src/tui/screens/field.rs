//! A line of text being typed.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::text::{Line, Span};
use tui_input::{Input, InputRequest};

use super::super::theme::Theme;

/// A line of text being typed.
#[derive(Clone, Debug, Default)]
pub struct Field(Input);

/// The longest line that is kept.
const LONGEST: usize = 64;

impl Field {
    /// A line that begins with a text.
    pub fn new(text: &str) -> Self {
        Self(Input::new(text.to_string()))
    }

    /// The text.
    pub fn text(&self) -> &str {
        self.0.value()
    }

    /// Acts on a key that is no command.
    pub fn press(&mut self, event: KeyEvent) {
        let request = match event.code {
            KeyCode::Char('w') if event.modifiers.contains(KeyModifiers::CONTROL) => {
                InputRequest::DeletePrevWord
            }
            KeyCode::Char('u') if event.modifiers.contains(KeyModifiers::CONTROL) => {
                InputRequest::DeleteLine
            }
            _ if event.modifiers.contains(KeyModifiers::CONTROL) => return,
            KeyCode::Char(c) if !c.is_control() && self.text().chars().count() < LONGEST => {
                InputRequest::InsertChar(c)
            }
            KeyCode::Backspace => InputRequest::DeletePrevChar,
            KeyCode::Delete => InputRequest::DeleteNextChar,
            KeyCode::Left => InputRequest::GoToPrevChar,
            KeyCode::Right => InputRequest::GoToNextChar,
            KeyCode::Home => InputRequest::GoToStart,
            KeyCode::End => InputRequest::GoToEnd,
            _ => return,
        };
        self.0.handle(request);
    }

    /// The text with the place where the next letter goes.
    pub fn line(&self, theme: &Theme) -> Line<'static> {
        let (before, after): (String, String) = {
            let mut characters = self.text().chars();
            (
                characters.by_ref().take(self.0.cursor()).collect(),
                characters.collect(),
            )
        };
        let mut rest = after.chars();
        let under = rest.next().map_or_else(|| " ".to_string(), String::from);
        Line::from(vec![
            Span::styled(before, theme.page),
            Span::styled(under, theme.cursor),
            Span::styled(rest.collect::<String>(), theme.page),
        ])
    }
}

//! A line of text being typed.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::text::{Line, Span};
use tui_input::{Input, InputRequest};

use super::super::theme::Theme;
use super::super::widgets::{fitted, width};

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

    /// The text with the place where the next letter goes, as much of it as fits into so many cells around that place.
    pub fn line(&self, cells: u16, theme: &Theme) -> Line<'static> {
        let mut characters = self.text().chars();
        let before: String = characters.by_ref().take(self.0.cursor()).collect();
        let under = characters
            .next()
            .map_or_else(|| " ".to_string(), String::from);
        let after: String = characters.collect();
        let room = cells.saturating_sub(width(&under));
        let mut shown = before.as_str();
        while width(shown) > room {
            shown = shown
                .char_indices()
                .nth(1)
                .map_or("", |(next, _)| &shown[next..]);
        }
        let rest = fitted(&after, room.saturating_sub(width(shown)));
        Line::from(vec![
            Span::styled(shown.to_string(), theme.page),
            Span::styled(under, theme.cursor),
            Span::styled(rest, theme.page),
        ])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tui::theme::ThemeName;

    #[test]
    fn the_place_of_the_next_letter_is_always_in_sight() {
        let theme = ThemeName::default().theme();
        for text in [
            "",
            "Awa",
            "a name that is much longer than the line",
            "王小明王小明王小明",
        ] {
            let field = Field::new(text);
            for cells in 2..30 {
                let line = field.line(cells, &theme);
                assert!(
                    line.width() <= usize::from(cells),
                    "{text} in {cells}: {line:?}"
                );
                assert_eq!(line.spans[1].content, " ");
            }
        }
    }
}

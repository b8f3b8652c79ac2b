//! The keys that work here and now, from the table of bindings.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::widgets::Widget;

use super::super::input::{Binding, Command, Key};
use super::super::text::{Text, say};
use super::super::theme::Theme;
use super::{put_all, width};

/// The footer of a screen.
#[derive(Debug)]
pub struct Footer<'a> {
    /// The keys that do something here and now, the most useful first.
    pub bindings: Vec<Binding>,
    /// The words.
    pub text: &'a Text,
    /// The colours.
    pub theme: Theme,
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
        Key::Number => "0–9".to_string(),
        Key::Any => say!(text, "key-any"),
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

/// A key and what it does, as the footer shows it.
struct Item {
    /// The key that a click on it stands for, if it is a single one.
    key: Option<Key>,
    keys: String,
    name: String,
    is_help: bool,
}

impl Footer<'_> {
    /// Where the footer of a screen lies.
    pub fn area(screen: Rect) -> Rect {
        let height = if screen.height >= 20 { 2 } else { 1 }.min(screen.height);
        Rect {
            y: screen.bottom() - height,
            height,
            ..screen
        }
    }

    /// What there is to show, the arrows that move the cursor together.
    fn items(&self) -> Vec<Item> {
        let is_arrow = |binding: &Binding| {
            matches!(
                binding.command,
                Command::Left | Command::Right | Command::Up | Command::Down
            )
        };
        let named = |key| key_name(key, self.text, self.row_len);
        let arrows = self.bindings.iter().filter(|&binding| is_arrow(binding));
        let arrows: String = arrows.map(|binding| named(binding.keys[0])).collect();
        let mut items: Vec<Item> = Vec::new();
        for binding in &self.bindings {
            if !is_arrow(binding) {
                let name = say!(self.text, &format!("command-{}", binding.command.name()));
                let key = binding.shown(&name);
                items.push(Item {
                    key: Some(key),
                    keys: named(key),
                    name,
                    is_help: binding.command == Command::Help,
                });
            } else if items.iter().all(|item| item.keys != arrows) {
                items.push(Item {
                    key: None,
                    keys: arrows.clone(),
                    name: say!(self.text, "keys-move"),
                    is_help: false,
                });
            }
        }
        items
    }

    /// The items that fit into an area, each with its place. Help is always among them: it tells the others.
    fn placed(&self, area: Rect) -> Vec<(Rect, Item)> {
        let takes = |item: &Item| width(&item.keys) + 1 + width(&item.name);
        let items = self.items();
        let help = items.iter().find(|item| item.is_help);
        let mut kept_free = help.map_or(0, |help| takes(help) + 2);
        let mut placed = Vec::new();
        let mut at = (area.x, area.y);
        for item in items {
            let takes = takes(&item);
            if item.is_help {
                kept_free = 0;
            }
            let is_last_row = at.1 + 1 >= area.bottom();
            let kept_free = if is_last_row { kept_free } else { 0 };
            if at.0 > area.x && at.0 + takes + kept_free > area.right() {
                // In the last row a shorter one may still have room.
                if is_last_row {
                    continue;
                }
                at = (area.x, at.1 + 1);
            }
            let place = Rect::new(at.0, at.1, takes, 1).intersection(area);
            placed.push((place, item));
            at.0 += takes + 2;
        }
        placed
    }

    /// The key whose name lies at a point of the footer.
    pub fn key_at(&self, area: Rect, point: Position) -> Option<Key> {
        let mut placed = self.placed(area).into_iter();
        placed.find(|(place, _)| place.contains(point))?.1.key
    }
}

impl Widget for &Footer<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        for (place, item) in self.placed(area) {
            let texts = [
                (item.keys.as_str(), self.theme.key),
                (" ", self.theme.quiet),
                (item.name.as_str(), self.theme.quiet),
            ];
            put_all(buffer, place, &texts);
        }
    }
}

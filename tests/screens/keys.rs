//! Keys written as text: `2:offer 1S<enter><c-c>`.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// The key presses that a text stands for: a plain character is itself, anything in `<>` is a named key.
pub fn keys(text: &str) -> Vec<KeyEvent> {
    let mut presses = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let named = rest
            .strip_prefix('<')
            .and_then(|after| after.split_once('>'));
        let (press, after) = match named {
            Some((name, after)) => (named_key(name), after),
            None => (
                KeyEvent::from(KeyCode::Char(first)),
                &rest[first.len_utf8()..],
            ),
        };
        presses.push(press);
        rest = after;
    }
    presses
}

fn named_key(name: &str) -> KeyEvent {
    let code = match name {
        "enter" => KeyCode::Enter,
        "esc" => KeyCode::Esc,
        "space" => KeyCode::Char(' '),
        "left" => KeyCode::Left,
        "right" => KeyCode::Right,
        "up" => KeyCode::Up,
        "down" => KeyCode::Down,
        "tab" => KeyCode::Tab,
        "backtab" => KeyCode::BackTab,
        "backspace" => KeyCode::Backspace,
        "delete" => KeyCode::Delete,
        "home" => KeyCode::Home,
        "end" => KeyCode::End,
        "pgup" => KeyCode::PageUp,
        "pgdn" => KeyCode::PageDown,
        _ => return other_key(name),
    };
    KeyEvent::from(code)
}

/// `<c-x>` is a letter with the control key, `<f1>` a function key.
fn other_key(name: &str) -> KeyEvent {
    if let Some(letter) = name.strip_prefix("c-").and_then(|rest| rest.chars().next()) {
        return KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL);
    }
    let number = name.strip_prefix('f').and_then(|rest| rest.parse().ok());
    KeyEvent::from(KeyCode::F(
        number.unwrap_or_else(|| panic!("there is no key called <{name}>")),
    ))
}

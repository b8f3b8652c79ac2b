//! The parts that screens are made of: each draws itself from what it is given and changes nothing.

mod board;
mod bowl;
mod footer;
mod margins;
mod panel;
mod popup;
mod record;

pub use board::{Board, Hints, beside};
pub use footer::{Footer, key_name};
pub use margins::Margins;
pub use panel::Panel;
pub use popup::popup;
pub use record::Record;

use unicode_width::UnicodeWidthStr;

/// How many cells a text takes.
pub fn width(text: &str) -> u16 {
    u16::try_from(text.width()).unwrap_or(u16::MAX)
}

/// The text, or as much of it as fits into so many cells with an ellipsis at its end.
pub fn fitted(text: &str, cells: u16) -> String {
    use unicode_segmentation::UnicodeSegmentation;
    if width(text) <= cells {
        return text.to_string();
    }
    let mut fitted = String::new();
    for character in text.graphemes(true) {
        if width(&fitted) + width(character) + 1 > cells {
            break;
        }
        fitted.push_str(character);
    }
    if cells > 0 {
        fitted.push('…');
    }
    fitted
}

/// The text in lines of at most so many cells, broken between words where that is possible.
pub fn wrapped(text: &str, cells: u16) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_ascii_whitespace() {
        let word = fitted(word, cells);
        match lines.last_mut() {
            Some(line) if line.is_empty() => line.push_str(&word),
            Some(line) if width(line) + 1 + width(&word) <= cells => {
                line.push(' ');
                line.push_str(&word);
            }
            _ => lines.push(word),
        }
    }
    lines
}

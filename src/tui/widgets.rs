//! The parts that screens are made of: each draws itself from what it is given and changes nothing.

mod board;
mod bowl;
mod footer;
mod list;
mod margins;
mod panel;
mod popup;
mod record;
mod words;

pub use board::{Board, Hints, beside, offered_in};
pub use bowl::{HoleWorth, certainty, mark as side_mark};
pub use footer::{Footer, key_name};
pub use list::List;
pub use margins::Margins;
pub use panel::{Panel, Standing};
pub use popup::popup;
pub use record::{COACHED, Record};
pub use words::draw_words;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

/// Whether a sign takes one cell and stands for itself, whatever comes before or after it: most of what is drawn does.
const fn is_plain(sign: char) -> bool {
    matches!(
        sign,
        ' '..='~' | '\u{a1}'..='\u{ac}' | '\u{ae}'..='\u{24f}' | '←'..='↓' | '─'..='◼'
    )
}

/// How many cells a text takes.
pub fn width(text: &str) -> u16 {
    let cells = if text.chars().all(is_plain) {
        text.chars().count()
    } else {
        text.width()
    };
    u16::try_from(cells).unwrap_or(u16::MAX)
}

/// Writes a text at the beginning of an area's first row, as far as it fits, and says how many cells it takes there. What
/// is drawn with every frame is written so: it costs half of what a `Line` does.
pub fn put(buffer: &mut Buffer, area: Rect, text: &str, style: Style) -> u16 {
    let area = area.intersection(buffer.area);
    if area.is_empty() {
        return 0;
    }
    if !text.chars().all(is_plain) {
        let (end, _) = buffer.set_stringn(area.x, area.y, text, area.width.into(), style);
        return end - area.x;
    }
    let start = buffer.index_of(area.x, area.y);
    let row = &mut buffer.content[start..start + usize::from(area.width)];
    let mut taken = 0;
    for (cell, sign) in row.iter_mut().zip(text.chars()) {
        cell.set_char(sign).set_style(style);
        taken += 1;
    }
    taken
}

/// Writes texts one behind the other into an area's first row, as far as they fit.
fn put_all(buffer: &mut Buffer, area: Rect, texts: &[(&str, Style)]) {
    let mut rest = area;
    for (text, style) in texts {
        let taken = put(buffer, rest, text, *style);
        rest.x += taken;
        rest.width -= taken;
    }
}

/// Writes a text into the middle of an area's first row.
fn put_centred(buffer: &mut Buffer, area: Rect, text: &str, style: Style) {
    let aside = area.width.saturating_sub(width(text)) / 2;
    let rest = Rect {
        x: area.x + aside,
        width: area.width - aside,
        ..area
    };
    put(buffer, rest, text, style);
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

/// The text in lines of at most so many cells, broken between words where that is possible, and not at a no-break space.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plain_sign_takes_one_cell() {
        for sign in ('\0'..=char::MAX).filter(|&sign| is_plain(sign)) {
            assert_eq!(sign.to_string().width(), 1, "{sign:?}");
        }
    }

    #[test]
    fn a_text_takes_the_cells_that_it_is_said_to_take() {
        let area = Rect::new(0, 0, 12, 1);
        for text in [
            "",
            "Awa",
            "→1S,2S",
            "Kouamé",
            "王小明",
            "e\u{301}te\u{301}",
            "▲N 王 and more than fits",
        ] {
            let mut buffer = Buffer::empty(area);
            let taken = put(&mut buffer, area, text, Style::new());
            assert!(
                taken == width(text) || taken <= 12 && width(text) > 12,
                "{text}"
            );
            let mut lined = Buffer::empty(area);
            lined.set_stringn(0, 0, text, 12, Style::new());
            assert_eq!(buffer, lined, "{text}");
        }
    }
}

//! Text from elsewhere (files, arguments, names of files) made fit to be shown in a terminal.
//!
//! A saved game can come from anybody. Whatever of it is shown goes through here first: names lose what is unfit, errors
//! show it as an escape. Nothing in a file can move the cursor, change the title or turn the writing direction.

use std::fmt;

/// The most characters of one message that are shown.
pub const LONGEST: usize = 1_000;

/// Whether a character may be shown as it is: not a control character, and none of the invisible ones that change how
/// their neighbours are drawn. The joiners that some scripts and emoji need are fit.
pub fn is_printable(c: char) -> bool {
    !(c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}'))
}

/// The text in one line, with an escape (`\n`, `\u{1b}`) for every character that is not fit, and cut where it gets
/// longer than any honest message.
///
/// ```
/// assert_eq!(ayla::printable::printable("Awa\u{1b}[2J"), "Awa\\u{1b}[2J");
/// ```
pub fn printable(text: &str) -> String {
    let mut shown = String::new();
    for (count, c) in text.chars().enumerate() {
        if count == LONGEST {
            shown.push('…');
            break;
        }
        if is_printable(c) {
            shown.push(c);
        } else {
            shown.extend(c.escape_default());
        }
    }
    shown
}

/// Why something could not be done: one line, fit to be shown whatever it tells of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason(String);

impl<E: fmt::Display> From<E> for Reason {
    fn from(error: E) -> Self {
        Self(printable(&error.to_string()))
    }
}

impl Reason {
    /// The reason as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_fit_stays_as_it_is() {
        for text in ["", "l'aînée d'Adjoua", "牛\u{200d}", "\"2S\" is no action"] {
            assert_eq!(printable(text), text);
        }
    }

    #[test]
    fn what_could_steer_a_terminal_becomes_visible() {
        for (text, shown) in [
            ("\u{1b}]0;x\u{7}", "\\u{1b}]0;x\\u{7}"),
            ("\u{9b}31m", "\\u{9b}31m"),
            ("a\u{202e}b", "a\\u{202e}b"),
            ("two\r\nlines", "two\\r\\nlines"),
        ] {
            assert_eq!(printable(text), shown);
        }
    }

    #[test]
    fn a_flood_is_cut() {
        let shown = printable(&"\u{1b}".repeat(1 << 20));
        assert!(shown.ends_with('…'));
        assert!(shown.len() < 10 * LONGEST);
    }
}

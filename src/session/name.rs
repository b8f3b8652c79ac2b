//! A player's name, which may come from anywhere and is fit to be drawn in a terminal.

use std::fmt;

use unicode_segmentation::UnicodeSegmentation;

use crate::printable::is_printable;

/// A player's name. Control characters, bidirectional overrides and invisible formatting are left out of it, spaces are
/// single, and it has at most 32 characters as people count them. It may be empty: then the side has no name but its own.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Name(String);

impl Name {
    /// The most characters that a name keeps, as people count them.
    pub const LONGEST: usize = 32;
    /// The most marks that one character keeps: enough for every script, too few to flood a screen.
    const LONGEST_CHARACTER: usize = 24;

    /// The name that is left when everything unfit has been taken out. Made again from itself it stays the same.
    pub fn new(text: &str) -> Self {
        let mut name = tidied(text);
        // What is taken out can bring its neighbours together, as two spaces or as one long character.
        loop {
            let again = tidied(&name);
            if again == name {
                return Self(name);
            }
            name = again;
        }
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether the side has no name.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The text without what is unfit, with single spaces, and cut.
fn tidied(text: &str) -> String {
    let fit: String = text
        .chars()
        .map(|c| if c.is_whitespace() { ' ' } else { c })
        .filter(|&c| is_printable(c))
        .collect();
    let short: String = fit
        .graphemes(true)
        .filter(|character| character.len() <= Name::LONGEST_CHARACTER)
        .collect();
    let words: Vec<_> = short.split(' ').filter(|word| !word.is_empty()).collect();
    let name: String = words
        .join(" ")
        .graphemes(true)
        .take(Name::LONGEST)
        .collect();
    name.trim_end().to_string()
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_could_reach_the_terminal_is_left_out() {
        for (text, name) in [
            ("Awa", "Awa"),
            ("  Kouadio \t Yao\n", "Kouadio Yao"),
            ("\u{1b}]0;x\u{7}\u{202e}Awa", "]0;xAwa"),
            ("N'Guessan Adjoua é", "N'Guessan Adjoua é"),
            ("\u{200b}\u{feff}", ""),
        ] {
            assert_eq!(Name::new(text).as_str(), name);
        }
    }

    #[test]
    fn a_name_is_short_and_stays_the_same_when_made_again() {
        let long = "é\u{301}".repeat(100) + &"\u{301}".repeat(1000);
        let name = Name::new(&long);
        assert_eq!(name.as_str().graphemes(true).count(), Name::LONGEST);
        assert_eq!(Name::new(name.as_str()), name);
    }

    #[test]
    fn what_a_flood_of_marks_kept_apart_does_not_stay_apart() {
        let flood = format!("e{}", "\u{301}".repeat(40));
        assert_eq!(Name::new(&format!("Awa {flood} Yao")).as_str(), "Awa Yao");
    }
}

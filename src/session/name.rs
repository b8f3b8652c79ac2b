//! A player's name, which may come from anywhere and is fit to be drawn in a terminal.

use std::fmt;

use unicode_segmentation::UnicodeSegmentation;

/// A player's name. Control characters, bidirectional overrides and invisible formatting are left out of it, spaces are
/// single, and it has at most 32 characters as people count them. It may be empty: then the side has no name but its own.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Name(String);

impl Name {
    /// The most characters that a name keeps, as people count them.
    pub const LONGEST: usize = 32;
    /// The most marks that one character keeps: enough for every script, too few to flood a screen.
    const LONGEST_CHARACTER: usize = 24;

    /// The name that is left when everything unfit has been taken out.
    pub fn new(text: &str) -> Self {
        let fit: String = text
            .chars()
            .map(|c| if c.is_whitespace() { ' ' } else { c })
            .filter(|&c| !is_unfit(c))
            .collect();
        let words: Vec<_> = fit.split(' ').filter(|word| !word.is_empty()).collect();
        let name: String = words
            .join(" ")
            .graphemes(true)
            .filter(|character| character.len() <= Self::LONGEST_CHARACTER)
            .take(Self::LONGEST)
            .collect();
        Self(name.trim_end().to_string())
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

/// Control characters, and the invisible ones that change how their neighbours are drawn. The joiners that some scripts
/// and emoji need may stay.
fn is_unfit(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
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
}

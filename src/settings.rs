//! What a player likes: how the screens look, sound and move.

use serde::{Deserialize, Serialize};

use crate::language::Language;
use crate::tui::{Speed, ThemeName};

/// The settings in force.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Settings {
    /// The language of the screens.
    pub language: Language,
    /// The colours.
    pub theme: ThemeName,
    /// How fast actions are shown.
    pub speed: Speed,
    /// Whether the mouse can be used.
    pub mouse: bool,
    /// Whether only ASCII signs are drawn.
    pub ascii: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: Language::default(),
            theme: ThemeName::default(),
            speed: Speed::default(),
            mouse: true,
            ascii: false,
        }
    }
}

//! The languages that the program speaks.

use std::env;

/// A language that the program speaks.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    serde::Serialize,
    serde::Deserialize,
    clap::ValueEnum,
)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English.
    #[default]
    #[value(alias = "en")]
    English,
    /// French, the language of schools and offices in Ivory Coast.
    #[value(alias = "fr")]
    French,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 2] = [Self::English, Self::French];

    /// The language's own name for itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::French => "français",
        }
    }

    /// The language that a locale such as `fr_CI.UTF-8` asks for, if the program speaks it.
    pub fn of_locale(locale: &str) -> Option<Self> {
        match locale.get(..2)? {
            "en" => Some(Self::English),
            "fr" => Some(Self::French),
            _ => None,
        }
    }

    /// The language that the environment asks for, as every program of the system reads it; else English.
    pub fn of_environment() -> Self {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(env::var_os)
            .find(|locale| !locale.is_empty())
            .and_then(|locale| Self::of_locale(locale.to_str()?))
            .unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_its_language() {
        for (locale, language) in [
            ("fr_CI.UTF-8", Some(Language::French)),
            ("fr", Some(Language::French)),
            ("en_GB", Some(Language::English)),
            ("C", None),
            ("", None),
            ("é", None),
        ] {
            assert_eq!(Language::of_locale(locale), language, "{locale:?}");
        }
    }
}

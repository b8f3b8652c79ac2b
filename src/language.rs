//! The languages that the program speaks.

use std::env;

/// Makes the languages of one table. A further one is a line there, and three files: its sentences, those of practising,
/// and its rulebook.
macro_rules! languages {
    ($($(#[$about:meta])* $language:ident: $code:literal, $own_name:literal;)*) => {
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
            $($(#[$about])* #[value(alias = $code)] $language,)*
        }

        impl Language {
            /// All languages.
            pub const ALL: [Self; [$($code),*].len()] = [$(Self::$language),*];

            /// The language's code, which begins the names of its locales.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$language => $code,)*
                }
            }

            /// The language's own name for itself.
            pub const fn own_name(self) -> &'static str {
                match self {
                    $(Self::$language => $own_name,)*
                }
            }

            /// The sentences of the screens, as Fluent messages, but for those of practising.
            pub(crate) const fn sentences(self) -> &'static str {
                match self {
                    $(Self::$language => include_str!(concat!("tui/text/", $code, ".ftl")),)*
                }
            }

            /// The sentences of practising.
            pub(crate) const fn practice_sentences(self) -> &'static str {
                match self {
                    $(Self::$language => include_str!(concat!("tui/text/practice/", $code, ".ftl")),)*
                }
            }

            /// The rulebook, as its reader expects it.
            pub(crate) const fn rulebook(self) -> &'static str {
                match self {
                    $(Self::$language => include_str!(concat!("rulebook/", $code, ".md")),)*
                }
            }
        }
    };
}

languages! {
    /// English.
    #[default]
    English: "en", "English";
    /// French, the language of schools and offices in Ivory Coast.
    French: "fr", "français";
    /// Spanish, in which Climent wrote.
    Spanish: "es", "español";
    /// Catalan, in which Climent wrote.
    Catalan: "ca", "català";
}

impl Language {
    /// The language that a locale such as `fr_CI.UTF-8` asks for, if the program speaks it.
    pub fn of_locale(locale: &str) -> Option<Self> {
        let code = locale.split(['_', '.', '@']).next()?;
        Self::ALL
            .into_iter()
            .find(|language| language.code() == code)
    }

    /// Words as the language sets them in type: in French no line breaks before a colon and its like, or inside quotes.
    pub(crate) fn typeset(self, words: String) -> String {
        if self != Self::French {
            return words;
        }
        let signs = [" :", " ;", " ?", " !", " »", "« "];
        signs.into_iter().fold(words, |words, sign| {
            words.replace(sign, &sign.replace(' ', "\u{a0}"))
        })
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
            ("es_MX", Some(Language::Spanish)),
            ("ca_ES@valencia", Some(Language::Catalan)),
            ("fry_NL", None),
            ("C", None),
            ("", None),
            ("é", None),
        ] {
            assert_eq!(Language::of_locale(locale), language, "{locale:?}");
        }
    }

    #[test]
    fn a_french_sign_stays_with_its_word() {
        let words = "Fin : « oui » ; non ? Si !";
        let set = "Fin\u{a0}: «\u{a0}oui\u{a0}»\u{a0}; non\u{a0}? Si\u{a0}!";
        assert_eq!(Language::French.typeset(words.to_string()), set);
        assert_eq!(Language::English.typeset(words.to_string()), words);
    }
}

//! Every sentence on the screen, in every language, from one place.
//!
//! The sentences are Fluent messages in `text/*.ftl`, those of practising in `text/practice/*.ftl`, which are read when the
//! first of them is wanted, so that the program starts fast. Code names them with `say!`. Tests hold each language to the same
//! messages with the same arguments, and the code to messages that exist.

use std::cell::{OnceCell, RefCell};
use std::collections::HashMap;
use std::fmt;

use ayla_rules::gore::Lap;
use ayla_rules::{AnyPosition, Game, Illegal, ParseActionError, Side, djenon_aboure, gore};
use fluent_bundle::{FluentArgs, FluentBundle, FluentMessage, FluentResource};
use unic_langid::LanguageIdentifier;

use super::theme::ThemeName;
use super::timeline::Speed;
use crate::engine::Rank;
use crate::language::Language;
use crate::session::{Name, Partner, Session, Temper};

/// By which Fluent chooses plural forms.
fn locale(language: Language) -> LanguageIdentifier {
    language.code().parse().unwrap_or_default()
}

type Bundle = FluentBundle<FluentResource>;

fn bundle(language: Language, sentences: &str) -> Bundle {
    let mut bundle = FluentBundle::new(vec![locale(language)]);
    // A terminal draws the isolation marks instead of obeying them.
    bundle.set_use_isolating(false);
    // What could not be parsed is left out here, and fails the tests.
    let resource = FluentResource::try_new(sentences.to_string()).unwrap_or_else(|(rest, _)| rest);
    bundle.add_resource_overriding(resource);
    bundle
}

/// The sentences of one language.
pub struct Text {
    language: Language,
    program: Bundle,
    practice: OnceCell<Bundle>,
    /// What has been said already of the messages without arguments.
    said: RefCell<HashMap<String, String>>,
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Text").field(&self.language).finish()
    }
}

impl Text {
    /// The sentences of a language.
    pub fn new(language: Language) -> Self {
        Self {
            language,
            program: bundle(language, language.sentences()),
            practice: OnceCell::new(),
            said: RefCell::default(),
        }
    }

    /// The language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// A message, or an attribute of one (`id.attribute`), with its arguments filled in. Called through `say!`.
    pub fn fill(&self, id: &str, arguments: &FluentArgs<'_>) -> String {
        // Most of what a screen says has no arguments and is said again with every frame.
        if arguments.iter().next().is_some() {
            return self.resolve(id, arguments);
        }
        if let Some(said) = self.said.borrow().get(id) {
            return said.clone();
        }
        let said = self.resolve(id, arguments);
        self.said.borrow_mut().insert(id.to_string(), said.clone());
        said
    }

    /// A message, and the bundle that it is in.
    fn find(&self, id: &str) -> (&Bundle, Option<FluentMessage<'_>>) {
        if let Some(message) = self.program.get_message(id) {
            return (&self.program, Some(message));
        }
        let practice = self
            .practice
            .get_or_init(|| bundle(self.language, self.language.practice_sentences()));
        (practice, practice.get_message(id))
    }

    fn resolve(&self, id: &str, arguments: &FluentArgs<'_>) -> String {
        let (message, attribute) = id
            .split_once('.')
            .map_or((id, None), |(id, name)| (id, Some(name)));
        let (bundle, message) = self.find(message);
        let pattern = message.and_then(|message| match attribute {
            None => message.value(),
            Some(name) => message
                .get_attribute(name)
                .map(|attribute| attribute.value()),
        });
        pattern.map_or_else(
            || id.to_string(),
            |pattern| {
                let mut errors = Vec::new();
                let said = bundle.format_pattern(pattern, Some(arguments), &mut errors);
                self.language.typeset(said.into_owned())
            },
        )
    }

    /// `South` or `North`.
    pub fn side(&self, side: Side) -> String {
        match side {
            Side::South => say!(self, "south"),
            Side::North => say!(self, "north"),
        }
    }

    /// What a player is called: the name, or the side where there is none.
    pub fn player(&self, side: Side, name: &Name) -> String {
        if name.is_empty() {
            self.side(side)
        } else {
            name.as_str().to_string()
        }
    }

    /// A game, with its option where it has been changed.
    pub fn game(&self, game: Game) -> String {
        match game {
            Game::Gore(Lap::ThroughOrigin) => say!(self, "gore"),
            Game::Gore(Lap::SkipOrigin) => say!(self, "gore-skip-origin"),
            Game::DjenonAboure => say!(self, "djenon-aboure"),
        }
    }

    /// An option of Goré.
    pub fn lap(&self, lap: Lap) -> String {
        match lap {
            Lap::ThroughOrigin => say!(self, "lap-through-origin"),
            Lap::SkipOrigin => say!(self, "lap-skip-origin"),
        }
    }

    /// A theme.
    pub fn theme(&self, theme: ThemeName) -> String {
        match theme {
            ThemeName::Wood => say!(self, "theme-wood"),
            ThemeName::Light => say!(self, "theme-light"),
            ThemeName::HighContrast => say!(self, "theme-high-contrast"),
            ThemeName::Plain => say!(self, "theme-plain"),
        }
    }

    /// A speed.
    pub fn speed(&self, speed: Speed) -> String {
        match speed {
            Speed::Off => say!(self, "speed-off"),
            Speed::Slow => say!(self, "speed-slow"),
            Speed::Normal => say!(self, "speed-normal"),
            Speed::Fast => say!(self, "speed-fast"),
        }
    }

    /// What has been typed in a position, in notation. This language's words for actions are understood, the numbers of one's
    /// own holes, and holes with space between them; notation too.
    pub fn in_notation(&self, typed: &str, position: &AnyPosition) -> String {
        let typed = typed.to_lowercase();
        let mut words = typed
            .split(|c: char| c.is_whitespace() || c == ',')
            .filter(|word| !word.is_empty())
            .peekable();
        let action = words.peek().and_then(|word| self.action_named(word));
        if action.is_some() {
            words.next();
        }
        let hole = |word: &str| {
            let number = word.parse().ok()?;
            position.hole(position.side_to_move(), number)
        };
        let holes =
            words.map(|word| hole(word).map_or_else(|| word.to_string(), |hole| hole.to_string()));
        let holes: Vec<_> = holes.collect();
        match action {
            Some("sow") | None => holes.join(" "),
            Some(action) => format!("{action} {}", holes.join(","))
                .trim_end()
                .to_string(),
        }
    }

    /// The action that a word of this language, or of the notation, stands for.
    fn action_named(&self, word: &str) -> Option<&'static str> {
        let words = [
            ("sow", [say!(self, "command-sow"), say!(self, "word-sow")]),
            (
                "pass",
                [say!(self, "word-pass"), say!(self, "command-pass")],
            ),
            (
                "offer",
                [say!(self, "word-offer"), say!(self, "command-offer")],
            ),
            (
                "accept",
                [say!(self, "word-accept"), say!(self, "command-accept")],
            ),
            (
                "refuse",
                [say!(self, "word-refuse"), say!(self, "command-refuse")],
            ),
        ];
        let is_meant = |(action, own): &(&str, [String; 2])| {
            *action == word || own.iter().any(|own| own == word)
        };
        words
            .iter()
            .find(|named| is_meant(named))
            .map(|(action, _)| *action)
    }

    /// What a player is called where there is room: how the program plays stands behind its name.
    pub fn seat(&self, session: &Session, side: Side) -> String {
        let name = self.player(side, &session.players[side]);
        match session.partner().filter(|partner| partner.side == side) {
            None => name,
            Some(Partner { level, temper, .. }) => {
                let level = level.number();
                match session.game() {
                    Game::Gore(_) => {
                        let temper = self.temper(temper);
                        say!(
                            self,
                            "partner-of-temper",
                            name = name,
                            temper = temper,
                            level = level
                        )
                    }
                    Game::DjenonAboure => {
                        say!(self, "partner-of-level", name = name, level = level)
                    }
                }
            }
        }
    }

    /// A temper.
    pub fn temper(&self, temper: Temper) -> String {
        match temper {
            Temper::Generous => say!(self, "temper-generous"),
            Temper::Shrewd => say!(self, "temper-shrewd"),
            Temper::Proud => say!(self, "temper-proud"),
            Temper::Desperate => say!(self, "temper-desperate"),
        }
    }

    /// How a game ends for a side.
    pub fn rank(&self, rank: Rank) -> String {
        match rank {
            Rank::LossToGlory => say!(self, "rank-loss-to-glory"),
            Rank::LossWithoutGlory => say!(self, "rank-loss-without-glory"),
            Rank::Draw => say!(self, "rank-draw"),
            Rank::WinWithoutGlory => say!(self, "rank-win-without-glory"),
            Rank::WinWithGlory => say!(self, "rank-win-with-glory"),
        }
    }

    /// Why a typed text is no action.
    pub fn not_an_action(&self, error: &ParseActionError) -> String {
        match error {
            ParseActionError::Gore(gore::ParseActionError::Hole(hole))
            | ParseActionError::DjenonAboure(djenon_aboure::ParseActionError::Hole(hole)) => {
                say!(self, "no-such-hole", row = hole.row)
            }
            ParseActionError::Gore(gore::ParseActionError::OfferSize(size)) => {
                say!(self, "no-offer-size", holes = size.0)
            }
            ParseActionError::Gore(gore::ParseActionError::Twice(hole)) => {
                say!(self, "no-twice", hole = hole.to_string())
            }
            ParseActionError::DjenonAboure(djenon_aboure::ParseActionError::NoTrades) => {
                say!(self, "no-trades")
            }
            ParseActionError::Gore(gore::ParseActionError::Unknown(_)) => {
                say!(self, "no-action-gore")
            }
            ParseActionError::DjenonAboure(djenon_aboure::ParseActionError::Unknown(_)) => {
                say!(self, "no-action-djenon-aboure")
            }
        }
    }

    /// The reason for a "no", with the rule that it follows.
    pub fn illegal(&self, reason: Illegal) -> String {
        match reason {
            Illegal::NotYourHole => say!(self, "no-not-your-hole"),
            Illegal::Empty => say!(self, "no-empty"),
            Illegal::Singleton => say!(self, "no-singleton"),
            Illegal::EndlessRelay => say!(self, "no-endless-relay"),
            Illegal::MustAnswer => say!(self, "no-must-answer"),
            Illegal::NothingOffered => say!(self, "no-nothing-offered"),
            Illegal::MustPass => say!(self, "no-must-pass"),
            Illegal::MayNotPass => say!(self, "no-may-not-pass"),
            Illegal::CannotPay { needs, has } => {
                say!(self, "no-cannot-pay", needs = needs, has = has)
            }
            Illegal::MustKeepAHole => say!(self, "no-must-keep-a-hole"),
            Illegal::NoTrades => say!(self, "no-trades"),
            Illegal::GameOver => say!(self, "no-game-over"),
            // The rules may learn new reasons; they tell them themselves until they are put into words here.
            other => other.to_string(),
        }
    }
}

/// A message with its arguments: `say!(text, "id", name = value)`.
macro_rules! say {
    ($text:expr, $id:expr $(, $name:ident = $value:expr)* $(,)?) => {{
        #[allow(unused_mut, clippy::allow_attributes, reason = "a message may have no arguments")]
        let mut arguments = fluent_bundle::FluentArgs::new();
        $(arguments.set(stringify!($name), $value);)*
        $text.fill($id, &arguments)
    }};
}
pub(crate) use say;

#[cfg(test)]
mod tests {
    use ayla_rules::BySide;
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;
    use ratatui::layout::Size;

    use super::*;
    use crate::save::SavedGame;
    use crate::settings::Settings;
    use crate::tui::app::{Access, App, Message};
    use crate::tui::view;

    #[test]
    fn neither_the_first_screen_nor_a_game_reads_the_sentences_of_practising() {
        let (width, height) = (120, 40);
        let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen");
        for language in Language::ALL {
            let settings = Settings {
                language,
                ..Settings::default()
            };
            let (mut app, _) = App::new(settings, Size::new(width, height));
            let mut draw = |app: &App| {
                terminal.draw(|frame| view(app, frame)).expect("drawn");
                assert!(app.env().text.practice.get().is_none(), "{language:?}");
            };
            draw(&app);
            let session = Session::new(Game::Gore(Lap::default()), Side::South, BySide::default());
            let game = SavedGame::new(session, jiff::Timestamp::UNIX_EPOCH);
            app.update(Message::Opened(Box::new(game), Access::Play));
            draw(&app);
        }
    }
}

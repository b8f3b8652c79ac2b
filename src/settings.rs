//! What a player likes: how the screens look and move, from flags, the environment and a file, in this order.
//!
//! The file is TOML in the platform's config folder. Changing a setting on the screen changes its line in the file and
//! leaves everything else there as it was, comments included.

use std::env;
use std::fs;
use std::io;
use std::path::PathBuf;

use clap::ValueEnum;
use etcetera::{BaseStrategy, choose_base_strategy};
use toml_edit::{DocumentMut, Item, TomlError, value};

use crate::language::Language;
use crate::tui::{Speed, ThemeName};

/// The settings in force.
#[derive(Clone, Debug, PartialEq, Eq)]
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

/// What has been asked for in one place: a flag, a variable, a line of the file.
#[derive(clap::Args, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[command(next_help_heading = "How it looks")]
pub struct Wishes {
    /// The language of the screens [default: that of the locale]
    #[arg(long, value_enum, env = "AYLA_LANGUAGE", hide_env_values = true)]
    language: Option<Language>,
    /// The colours
    #[arg(long, value_enum, env = "AYLA_THEME", hide_env_values = true)]
    theme: Option<ThemeName>,
    /// How fast actions are shown
    #[arg(long, value_enum, env = "AYLA_SPEED", hide_env_values = true)]
    speed: Option<Speed>,
    /// Use the mouse
    #[arg(long, value_enum, env = "AYLA_MOUSE", hide_env_values = true)]
    mouse: Option<Switch>,
    /// Draw with ASCII signs only
    #[arg(long, value_enum, env = "AYLA_ASCII", hide_env_values = true)]
    ascii: Option<Switch>,
}

/// Something that is on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Switch {
    On,
    Off,
}

impl Wishes {
    /// What is wished for here, and where nothing is, there.
    pub(crate) fn or(self, other: Self) -> Self {
        Self {
            language: self.language.or(other.language),
            theme: self.theme.or(other.theme),
            speed: self.speed.or(other.speed),
            mouse: self.mouse.or(other.mouse),
            ascii: self.ascii.or(other.ascii),
        }
    }

    fn settings(self) -> Settings {
        let is_on = |switch| switch == Switch::On;
        // The Linux console has neither the signs of the board nor a way to get them.
        let is_console = env::var_os("TERM").is_some_and(|term| term == "linux");
        Settings {
            language: self.language.unwrap_or_else(Language::of_environment),
            theme: self.theme.unwrap_or_default(),
            speed: self.speed.unwrap_or_default(),
            mouse: self.mouse.is_none_or(is_on),
            ascii: self.ascii.map_or(is_console, is_on),
        }
    }
}

/// The file in which settings are kept.
#[derive(Debug)]
pub struct SettingsFile {
    path: PathBuf,
    document: DocumentMut,
}

impl SettingsFile {
    /// The file of the person who runs the program: `$AYLA_CONFIG_DIR/settings.toml`, else in the platform's config
    /// folder. It need not exist.
    ///
    /// # Errors
    /// If there is no home folder to look in, or if the file can't be read.
    pub fn of_user() -> io::Result<Self> {
        let folder = match env::var_os("AYLA_CONFIG_DIR") {
            Some(folder) if !folder.is_empty() => PathBuf::from(folder),
            _ => choose_base_strategy()
                .map_err(io::Error::other)?
                .config_dir()
                .join("ayla"),
        };
        Self::at(folder.join("settings.toml"))
    }

    /// The file at a path, which need not exist yet.
    ///
    /// # Errors
    /// If it can't be read, or is not TOML.
    pub fn at(path: PathBuf) -> io::Result<Self> {
        let text = match fs::read_to_string(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            text => text.map_err(|error| said(&path, &error))?,
        };
        let document = text
            .parse()
            .map_err(|error: TomlError| said(&path, &error.message()))?;
        Ok(Self { path, document })
    }

    /// The settings in force: what flags and environment wish for, then what the file does.
    ///
    /// # Errors
    /// The line of the file that makes no sense.
    pub fn settings(&self, wishes: Wishes) -> io::Result<Settings> {
        let own = Wishes {
            language: self.line("language")?,
            theme: self.line("theme")?,
            speed: self.line("speed")?,
            mouse: self.line("mouse")?,
            ascii: self.line("ascii")?,
        };
        Ok(wishes.or(own).settings())
    }

    fn line<T: ValueEnum>(&self, key: &str) -> io::Result<Option<T>> {
        let Some(item) = self.document.get(key) else {
            return Ok(None);
        };
        let wished = item.as_str().and_then(|name| T::from_str(name, true).ok());
        let possible = || {
            let names = T::value_variants()
                .iter()
                .filter_map(ValueEnum::to_possible_value);
            names
                .map(|name| format!("{:?}", name.get_name()))
                .collect::<Vec<_>>()
                .join(", ")
        };
        match wished {
            Some(wished) => Ok(Some(wished)),
            None => Err(said(&self.path, &format!("{key} can be {}", possible()))),
        }
    }

    /// Keeps what has changed between two settings.
    ///
    /// # Errors
    /// What the file system says.
    pub fn keep(&mut self, before: &Settings, after: &Settings) -> io::Result<()> {
        let switch = |on| if on { Switch::On } else { Switch::Off };
        self.set("language", before.language, after.language);
        self.set("theme", before.theme, after.theme);
        self.set("speed", before.speed, after.speed);
        self.set("mouse", switch(before.mouse), switch(after.mouse));
        self.set("ascii", switch(before.ascii), switch(after.ascii));
        if let Some(folder) = self.path.parent() {
            crate::save::make_folder(folder)?;
        }
        // Where the file is a link, the file that it leads to is written.
        let target = fs::canonicalize(&self.path).unwrap_or_else(|_| self.path.clone());
        crate::save::atomically(&target, self.document.to_string().as_bytes())
            .map_err(|error| said(&self.path, &error))
    }

    fn set<T: ValueEnum + PartialEq + Copy>(&mut self, key: &str, before: T, after: T) {
        if before == after {
            return;
        }
        let Some(name) = after.to_possible_value() else {
            return;
        };
        match self.document.get_mut(key).and_then(Item::as_value_mut) {
            // A comment behind the value stays.
            Some(line) => {
                let decor = line.decor().clone();
                *line = name.get_name().into();
                *line.decor_mut() = decor;
            }
            None => self.document[key] = value(name.get_name()),
        }
    }
}

fn said(path: &std::path::Path, what: &impl ToString) -> io::Error {
    io::Error::other(format!(
        "{}: {}",
        path.display(),
        what.to_string().trim_end()
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(text: &str) -> (tempfile::TempDir, SettingsFile) {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.toml");
        fs::write(&path, text).expect("a file");
        let file = SettingsFile::at(path).expect("readable");
        (folder, file)
    }

    #[test]
    fn flags_come_before_the_file() {
        let (_folder, file) = file("theme = \"light\"\nspeed = \"slow\"\n");
        let wishes = Wishes {
            theme: Some(ThemeName::Plain),
            ..Wishes::default()
        };
        let settings = file.settings(wishes).expect("sensible");
        assert_eq!(
            (settings.theme, settings.speed),
            (ThemeName::Plain, Speed::Slow)
        );
    }

    #[test]
    fn a_change_keeps_everything_else_in_the_file() {
        let (_folder, mut file) = file("# mine\ntheme = \"light\" # by day\nfuture = 3\n");
        let before = file.settings(Wishes::default()).expect("sensible");
        let after = Settings {
            theme: ThemeName::Wood,
            mouse: false,
            ..before.clone()
        };
        file.keep(&before, &after).expect("writable");
        let text = fs::read_to_string(&file.path).expect("a file");
        assert_eq!(
            text,
            "# mine\ntheme = \"wood\" # by day\nfuture = 3\nmouse = \"off\"\n"
        );
    }

    #[test]
    fn a_line_that_makes_no_sense_is_named_with_what_it_can_be() {
        let (_folder, file) = file("speed = \"warp\"\n");
        let error = file
            .settings(Wishes::default())
            .expect_err("no such speed")
            .to_string();
        assert!(
            error.ends_with("speed can be \"off\", \"slow\", \"normal\", \"fast\""),
            "{error}"
        );
    }
}

//! Files and sessions: what a game looks like on disk, and how it gets there whole.
//!
//! A file is read by its envelope first (`format`, `version`), then by the one type of that version, then replayed action
//! by action through the rules: what can't be played is reported with its number and reason, and the file stays as it
//! was. Only the newest version is written. Where games live is `library`, how a file is written is `write`, and who may
//! write it is `lock`.
#![doc = include_str!("save/SAVE-FORMAT.md")]

use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};

use ayla_rules::{BySide, Illegal, ParseActionError, ParsePositionError};
use jiff::Timestamp;
use serde::Deserialize;
use serde_json::error::Category;
use thiserror::Error;

use crate::session::{Name, ParseCoachedError, Session};

mod keys;
mod library;
mod lock;
mod progress;
mod v1;
mod write;

pub use library::{Last, Library, Listed};
pub(crate) use library::{now, today};
pub use lock::{Lock, LockError};
pub use progress::{ProgressError, ProgressFile};
pub(crate) use write::{atomically, beside_others, make_folder};

/// What the field `format` of every saved game says.
pub const FORMAT: &str = "ayla-game";
/// The version that is written.
pub const VERSION: u64 = 1;
/// The JSON Schema of the version that is written. A test holds it to the types.
pub const SCHEMA: &str = include_str!("save/v1.schema.json");
/// The largest file that is read or written, in bytes: some two hundred thousand actions.
pub const LARGEST: u64 = 2 << 20;

/// A game with what its file knows beside it.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedGame {
    /// The game.
    pub session: Session,
    /// When it was begun.
    pub started: Timestamp,
    /// When it was last saved, if it has been.
    pub saved: Option<Timestamp>,
    /// What the file says that this version does not know: kept when it is written again.
    unknown: v1::Unknown,
}

/// A file that is not a game which can be gone on with. It has been left as it was.
#[derive(Debug, Error)]
#[error("{}: {problem}", path.display())]
pub struct LoadError {
    /// The file.
    pub path: PathBuf,
    /// What is wrong with it.
    #[source]
    pub problem: Problem,
}

/// What is wrong with a saved game.
///
/// The message may quote the file: show it by way of [`printable`](crate::printable::printable).
#[derive(Debug, Error)]
#[expect(missing_docs, reason = "each variant's message is its documentation")]
pub enum Problem {
    #[error("it can't be read: {0}")]
    Io(#[from] std::io::Error),
    #[error("there is no such file")]
    Missing,
    #[error("it is a link to a file that is not there")]
    DanglingLink,
    #[error("it is a folder, not a saved game")]
    Folder,
    #[error("it is a pipe or a device, not a saved game")]
    NotAFile,
    #[error("it is larger than {} MiB, which no game is", LARGEST >> 20)]
    TooLarge,
    #[error("it is not text: what follows byte {0} is not UTF-8")]
    NotText(usize),
    #[error("it is empty")]
    Empty,
    #[error("it is not a saved game, but something else")]
    SomethingElse,
    #[error("it is not a saved game: {}", in_words(.0))]
    NotJson(serde_json::Error),
    #[error("it is not a saved game: its \"format\" is not \"{FORMAT}\"")]
    OtherFormat,
    #[error("it is not a saved game: its \"version\" is missing, or no number")]
    NoVersion,
    #[error(
        "it was written by a newer ayla (its version is {0}, this ayla reads up to {VERSION}): update ayla to open it"
    )]
    Newer(u64),
    #[error("its version is {0}, and there never was such a version")]
    NoSuchVersion(u64),
    #[error("its game is {0:?}: this ayla plays \"gore\" and \"djenon-aboure\"")]
    NoSuchGame(String),
    #[error("its start is no position: {0}")]
    Start(#[source] ParsePositionError),
    #[error("it has refusals before the start, but Djenon-aboure has no offers")]
    Refusals,
    #[error("its partner can't be {0:?}: {1}")]
    Partner(String, String),
    #[error("its partner has a temper, but Djenon-aboure has no offers")]
    Temper,
    #[error("its action {number}, {text:?}, can't be read: {reason}")]
    Action {
        number: usize,
        text: String,
        #[source]
        reason: ParseActionError,
    },
    #[error("its action {number}, {text:?}, is not legal: {reason}")]
    Illegal {
        number: usize,
        text: String,
        #[source]
        reason: Illegal,
    },
    #[error("it says that {played} actions were played, but has {actions}")]
    Played { played: u64, actions: usize },
    #[error("its \"coach\" can't be read: {0}")]
    Coach(#[source] ParseCoachedError),
    #[error("after {played} actions its position should be {expected} but is {found}")]
    Position {
        played: usize,
        expected: String,
        found: String,
    },
    #[error("it could not have been ended as it says: {0}")]
    Ending(#[source] Illegal),
    #[error("its result does not come out: {0}")]
    Result(&'static str),
}

// The parser's error is no source of its own: it has been put into words, and would be told again beside them.
impl From<serde_json::Error> for Problem {
    fn from(error: serde_json::Error) -> Self {
        Self::NotJson(error)
    }
}

/// What is wrong with a text that should be JSON.
fn in_words(error: &serde_json::Error) -> String {
    let (line, column) = (error.line(), error.column());
    match error.classify() {
        Category::Eof => format!("it breaks off in line {line}, after column {column}"),
        Category::Syntax => {
            format!("it can't be read as JSON from line {line}, column {column}, on")
        }
        // What should be there is said in the words of the format.
        Category::Data | Category::Io => error.to_string(),
    }
}

/// What every version of the format begins with.
#[derive(Deserialize)]
struct Envelope {
    format: Option<serde_json::Value>,
    version: Option<serde_json::Value>,
}

impl SavedGame {
    /// A game that has no file yet.
    pub fn new(session: Session, started: Timestamp) -> Self {
        Self {
            session,
            started,
            saved: None,
            unknown: v1::Unknown::default(),
        }
    }

    /// Reads a game from a file.
    ///
    /// # Errors
    /// What is wrong with the file, which stays as it is.
    pub fn read(path: &Path) -> Result<Self, LoadError> {
        let read = || Self::from_text(&text_from(open_file(path)?)?);
        read().map_err(|problem| LoadError {
            path: path.to_path_buf(),
            problem,
        })
    }

    /// Reads a game from anything that can be read, but no more of it than a file may have.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn from_reader(reader: impl Read) -> Result<Self, Problem> {
        Self::from_text(&text_from(reader)?)
    }

    /// Reads a game from the JSON of a file.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn from_json(bytes: &[u8]) -> Result<Self, Problem> {
        Self::from_reader(bytes)
    }

    fn from_text(text: &str) -> Result<Self, Problem> {
        // What is no object is told in other words than those of a parser.
        if !text.trim_start().starts_with('{') {
            return Err(Problem::SomethingElse);
        }
        let Envelope { format, version } = serde_json::from_str(text)?;
        if format.as_ref().and_then(serde_json::Value::as_str) != Some(FORMAT) {
            return Err(Problem::OtherFormat);
        }
        match version.as_ref().and_then(serde_json::Value::as_u64) {
            Some(1) => {
                serde_json::from_str::<keys::Once>(text)?;
                serde_json::from_str::<v1::Game>(text)?.into_saved_game()
            }
            Some(version @ 0) => Err(Problem::NoSuchVersion(version)),
            Some(version) => Err(Problem::Newer(version)),
            None => Err(Problem::NoVersion),
        }
    }

    /// The game as the JSON of a file, stamped with the time of saving.
    #[expect(
        clippy::missing_panics_doc,
        reason = "what a game holds always becomes JSON"
    )]
    pub fn to_json(&self, now: Timestamp) -> String {
        let mut json = serde_json::to_string_pretty(&v1::Game::from_saved_game(self, now))
            .expect("text, numbers and lists always become JSON");
        json.push('\n');
        json
    }

    /// Writes the game to the file whose lock is held: whole or not at all.
    ///
    /// # Errors
    /// What the file system says; then the file is as it was.
    pub fn write(&mut self, lock: &Lock, now: Timestamp) -> std::io::Result<()> {
        let json = self.to_json(now);
        if json.len() as u64 > LARGEST {
            return Err(std::io::Error::other(
                "the game has become longer than a saved game can be",
            ));
        }
        write::atomically(lock.path(), json.as_bytes())?;
        self.saved = Some(now);
        Ok(())
    }
}

/// A saved game that is to be gone on with, and the lock of its file.
#[derive(Debug)]
pub struct Opened {
    /// Its file.
    pub path: PathBuf,
    /// The game.
    pub game: SavedGame,
    /// The right to save it, or why it can only be looked at.
    pub lock: Result<Lock, LockError>,
}

/// Opens a saved game to go on with it. If another program plays it, it can still be looked at.
///
/// # Errors
/// What is wrong with the file, which stays as it is.
pub fn open(path: &Path) -> Result<Opened, LoadError> {
    // A path that leads to no file gets no lock file beside it.
    check_file(path).map_err(|problem| LoadError {
        path: path.to_path_buf(),
        problem,
    })?;
    // The lock first: what is read under it nobody changes any more.
    let lock = Lock::take(path);
    let game = SavedGame::read(path)?;
    Ok(Opened {
        path: path.to_path_buf(),
        game,
        lock,
    })
}

/// Reads all the text there is, if it is not more than a file may have. A byte order mark is left out.
///
/// # Errors
/// If it is too much, empty, or no text.
pub fn text_from(reader: impl Read) -> Result<String, Problem> {
    let mut bytes = Vec::new();
    reader.take(LARGEST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LARGEST {
        return Err(Problem::TooLarge);
    }
    let mut text = String::from_utf8(bytes)
        .map_err(|error| Problem::NotText(error.utf8_error().valid_up_to()))?;
    if text.starts_with('\u{feff}') {
        text.remove(0);
    }
    // Zero bytes are what a disk leaves of a file that it never got to write.
    if text.chars().all(|c| c.is_whitespace() || c == '\0') {
        return Err(Problem::Empty);
    }
    Ok(text)
}

/// Reads a text that is no saved game, but no larger than one.
///
/// # Errors
/// What is wrong with the file.
pub fn read_text(path: &Path) -> Result<String, LoadError> {
    let read = || text_from(open_file(path)?);
    read().map_err(|problem| LoadError {
        path: path.to_path_buf(),
        problem,
    })
}

/// Opens a file for reading. What is no file is not opened: a pipe would wait for a writer.
fn open_file(path: &Path) -> Result<File, Problem> {
    check_file(path)?;
    Ok(File::open(path)?)
}

/// Why a saved game could not be changed. It is as it was.
#[derive(Debug, Error)]
#[error(transparent)]
#[expect(missing_docs, reason = "each variant is what its error says")]
pub enum ChangeError {
    Load(#[from] LoadError),
    Lock(#[from] LockError),
    Write(#[from] std::io::Error),
}

/// Gives the players of a saved game other names. The rest is read anew under the lock, so that nothing is lost that was
/// done in the game since somebody last looked at it, and keeps the time at which it was saved: nobody has played.
///
/// # Errors
/// If the game can't be read or written, or another program plays it.
pub fn rename(path: &Path, players: BySide<Name>) -> Result<(), ChangeError> {
    let Opened { mut game, lock, .. } = open(path)?;
    let lock = lock?;
    let written = fs::metadata(lock.path())?.modified();
    game.session.players = players;
    let saved = game.saved.unwrap_or(game.started);
    game.write(&lock, saved)?;
    // The game to go on with is still the one that was played last. Where a system keeps no such times nothing is lost.
    if let (Ok(written), Ok(file)) = (written, File::open(lock.path())) {
        let _ = file.set_modified(written);
    }
    Ok(())
}

/// Whether there is a file at the end of a path, and not something else.
fn check_file(path: &Path) -> Result<(), Problem> {
    match fs::metadata(path) {
        Ok(data) if data.is_file() => Ok(()),
        Ok(data) if data.is_dir() => Err(Problem::Folder),
        Ok(_) => Err(Problem::NotAFile),
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error.into()),
        Err(_) if path.is_symlink() => Err(Problem::DanglingLink),
        Err(_) => Err(Problem::Missing),
    }
}

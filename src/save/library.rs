//! Where saved games live, and which there are.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use ayla_rules::BySide;
use etcetera::{BaseStrategy, choose_base_strategy};
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

use super::{LoadError, Lock, LockError, SavedGame, write};
use crate::session::{Name, Session};

/// The folder in which games are saved unless a path is given.
#[derive(Clone, Debug)]
pub struct Library {
    folder: PathBuf,
}

/// A file of the library, which may be damaged.
#[derive(Debug)]
pub struct Listed {
    /// The file.
    pub path: PathBuf,
    /// When it was last written.
    pub modified: SystemTime,
    /// The game, or what is wrong with the file.
    pub game: Result<SavedGame, LoadError>,
}

impl Listed {
    /// When the game was last saved, as its file says; if it can't be read, when the file was written.
    pub fn saved(&self) -> Timestamp {
        match &self.game {
            Ok(game) => game.saved.unwrap_or(game.started),
            Err(_) => Timestamp::try_from(self.modified).unwrap_or(Timestamp::MIN),
        }
    }
}

/// What there is to go on with in a library.
#[derive(Clone, Debug, Default)]
pub struct Last {
    /// The game last written that is not finished, and its file.
    pub unfinished: Option<(PathBuf, Box<SavedGame>)>,
    /// What the people are called who played the game last written that can be read.
    pub players: Option<BySide<Name>>,
    /// Whether there are games at all, finished or damaged ones among them.
    pub has_games: bool,
    /// Whether the file last written can't be opened. Who goes on with an older one should know.
    pub is_newest_damaged: bool,
}

impl Library {
    /// The library of the person who runs the program: `$AYLA_DATA_DIR/games`, else the platform's data folder.
    ///
    /// # Errors
    /// If there is no home folder to look in.
    pub fn of_user() -> io::Result<Self> {
        Ok(Self::at(data_folder()?.join("games")))
    }

    /// The library in a folder, which need not exist yet.
    pub const fn at(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The lock of a new file for a game, named after the time it was begun. Makes the folder.
    ///
    /// # Errors
    /// If the folder can't be made or written to.
    pub fn new_file(&self, game: &SavedGame) -> io::Result<Lock> {
        write::make_folder(&self.folder)?;
        let time = game.started.strftime("%Y-%m-%d-%H%M%S");
        let name = game.session.game().name();
        for copy in 1..=u16::MAX {
            let name = match copy {
                1 => format!("{time}-{name}.json"),
                _ => format!("{time}-{name}-{copy}.json"),
            };
            match Lock::take(&self.folder.join(name)) {
                // Looked at under the lock: nobody else makes the file in between.
                Ok(lock) if !lock.path().exists() => return Ok(lock),
                Ok(_) | Err(LockError::Held) => {}
                Err(LockError::Unwritable(error)) => return Err(error),
            }
        }
        Err(io::Error::other("there is no free name left for the game"))
    }

    /// All games of the library, the last saved first. That a file has been copied or a player renamed makes it no newer.
    ///
    /// # Errors
    /// If the folder can't be listed; a folder that does not exist has no games.
    pub fn games(&self) -> io::Result<Vec<Listed>> {
        let mut games: Vec<_> = self.files_read()?.collect();
        games.sort_by_cached_key(|listed| std::cmp::Reverse(listed.saved()));
        Ok(games)
    }

    /// The files of the library, the last written first, each read when it is asked for.
    fn files_read(&self) -> io::Result<impl Iterator<Item = Listed> + use<>> {
        let mut files = self.files()?;
        files.sort_by(|a, b| b.cmp(a));
        Ok(files.into_iter().map(|(modified, path)| Listed {
            game: SavedGame::read(&path),
            path,
            modified,
        }))
    }

    fn files(&self) -> io::Result<Vec<(SystemTime, PathBuf)>> {
        let entries = match fs::read_dir(&self.folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries?,
        };
        let mut files = Vec::new();
        for entry in entries {
            let path = entry?.path();
            let is_hidden = path
                .file_name()
                .is_some_and(|name| name.to_string_lossy().starts_with('.'));
            if is_hidden || path.extension().is_none_or(|ending| ending != "json") {
                continue;
            }
            let modified = fs::metadata(&path)
                .and_then(|data| data.modified())
                .unwrap_or(SystemTime::UNIX_EPOCH);
            files.push((modified, path));
        }
        Ok(files)
    }

    /// Deletes a game.
    ///
    /// # Errors
    /// If another program plays it, or the file can't be removed.
    pub fn delete(&self, path: &Path) -> io::Result<()> {
        // Held until the file is gone. Of a link only the link goes: what it leads to lies elsewhere and is not ours.
        let _lock = Lock::take(path).map_err(io::Error::other)?;
        fs::remove_file(path)
    }

    /// What there is to go on with.
    ///
    /// # Errors
    /// If the folder can't be listed.
    pub fn last(&self) -> io::Result<Last> {
        let mut last = Last::default();
        let mut files = self.files_read()?;
        // A file that was copied or touched was written last, but its game was not played last.
        let mut newest: Vec<_> = files.by_ref().take(NEWEST).collect();
        last.is_newest_damaged = newest.first().is_some_and(|listed| listed.game.is_err());
        last.has_games = !newest.is_empty();
        newest.sort_by_cached_key(|listed| std::cmp::Reverse(listed.saved()));
        for Listed { path, game, .. } in newest.into_iter().chain(files) {
            let Ok(game) = game else { continue };
            last.players.get_or_insert_with(|| people(&game.session));
            if game.session.finish().is_none() {
                last.unfinished = Some((path, Box::new(game)));
                break;
            }
        }
        Ok(last)
    }
}

/// Among so many of the files that were written last the game is looked for that was played last: to read all would make
/// whoever keeps many games wait.
const NEWEST: usize = 3;

/// What the people who played a game are called. The program has no name here.
fn people(session: &Session) -> BySide<Name> {
    let mut players = session.players.clone();
    if let Some(partner) = session.partner() {
        players[partner.side] = Name::default();
    }
    players
}

/// Where everything lies that the program keeps for the person who runs it: `$AYLA_DATA_DIR`, else the platform's data
/// folder.
///
/// # Errors
/// If there is no home folder to look in.
pub(super) fn data_folder() -> io::Result<PathBuf> {
    Ok(match env::var_os("AYLA_DATA_DIR") {
        Some(folder) if !folder.is_empty() => PathBuf::from(folder),
        _ => choose_base_strategy()
            .map_err(io::Error::other)?
            .data_dir()
            .join("ayla"),
    })
}

/// The day that it is where the program runs.
pub(crate) fn today() -> Date {
    now().to_zoned_datetime(TimeZone::system()).date()
}

/// The time now, to the second: what files are stamped with.
pub(crate) fn now() -> Timestamp {
    let now = Timestamp::now();
    Timestamp::from_second(now.as_second()).unwrap_or(now)
}

//! What somebody has practised, in the file `practice.json` beside the folder of the games.
//!
//! ```json
//! { "format": "ayla-practice", "version": 1,
//!   "practised": {
//!     "results": { "relays 4,4,… S 5S": { "attempts": 2, "right": 1, "streak": 1, "due": "2026-12-01" } },
//!     "mistakes": [ … ] } }
//! ```
//!
//! The file is for the program alone. Any change of it is a new version; what is damaged or newer is told and left as it
//! is. It is changed under its lock, read anew each time, so that two windows lose nothing of each other.

use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::library::data_folder;
use super::{
    Lock, LockError, Problem, atomically, in_words, keys, make_folder, open_file, text_from,
};
use crate::practice::progress::Progress;

/// What the field `format` of the file says.
const FORMAT: &str = "ayla-practice";
/// The version that is written.
const VERSION: u64 = 1;

/// The file in which results are kept.
#[derive(Clone, Debug)]
pub struct ProgressFile {
    path: PathBuf,
}

/// Why results can't be read or kept. The file has been left as it was.
#[derive(Debug, Error)]
#[error("{}: {problem}", path.display())]
pub struct ProgressError {
    path: PathBuf,
    #[source]
    problem: ProgressProblem,
}

/// What is wrong with the file.
#[derive(Debug, Error)]
enum ProgressProblem {
    #[error(transparent)]
    File(#[from] Problem),
    #[error("these are no results of drills: {}", in_words(.0))]
    NotJson(serde_json::Error),
    #[error("these are no results of drills: its \"format\" is not \"{FORMAT}\"")]
    OtherFormat,
    #[error(
        "it was written by a newer ayla (its version is {0}, this ayla reads up to {VERSION}): update ayla to go on with it"
    )]
    Newer(u64),
    #[error("it can't be written: {0}")]
    Unwritable(#[from] io::Error),
    #[error("another ayla is writing it: try again")]
    Held,
}

impl From<serde_json::Error> for ProgressProblem {
    fn from(error: serde_json::Error) -> Self {
        Self::NotJson(error)
    }
}

/// What every version of the file begins with.
#[derive(Deserialize)]
struct Envelope {
    format: Option<serde_json::Value>,
    version: Option<u64>,
}

/// The whole file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Content {
    format: String,
    version: u64,
    practised: Progress,
}

impl ProgressFile {
    /// The file of the person who runs the program.
    ///
    /// # Errors
    /// If there is no home folder to look in.
    pub fn of_user() -> io::Result<Self> {
        Ok(Self::at(data_folder()?.join("practice.json")))
    }

    /// The file at a path, which need not exist yet.
    pub const fn at(path: PathBuf) -> Self {
        Self { path }
    }

    /// What has been practised: nothing, if there is no file.
    ///
    /// # Errors
    /// What is wrong with the file.
    pub fn read(&self) -> Result<Progress, ProgressError> {
        read(&self.path).map_err(|problem| self.error(problem))
    }

    /// Changes what has been practised, and says what it is now.
    ///
    /// # Errors
    /// What is wrong with the file, or why it can't be written; then nothing has changed.
    pub fn change(&self, change: impl FnOnce(&mut Progress)) -> Result<Progress, ProgressError> {
        self.try_change(change)
            .map_err(|problem| self.error(problem))
    }

    fn try_change(&self, change: impl FnOnce(&mut Progress)) -> Result<Progress, ProgressProblem> {
        if let Some(folder) = self.path.parent() {
            make_folder(folder)?;
        }
        let lock = lock(&self.path)?;
        let mut progress = read(lock.path())?;
        change(&mut progress);
        let content = Content {
            format: FORMAT.to_string(),
            version: VERSION,
            practised: progress,
        };
        let mut json = serde_json::to_string_pretty(&content)?;
        json.push('\n');
        atomically(lock.path(), json.as_bytes())?;
        Ok(content.practised)
    }

    fn error(&self, problem: ProgressProblem) -> ProgressError {
        ProgressError {
            path: self.path.clone(),
            problem,
        }
    }
}

/// Takes the lock, which another window holds for an instant only.
fn lock(path: &Path) -> Result<Lock, ProgressProblem> {
    const ATTEMPTS: u32 = 1_000;
    for _ in 0..ATTEMPTS {
        match Lock::take(path) {
            Ok(lock) => return Ok(lock),
            Err(LockError::Held) => std::thread::yield_now(),
            Err(LockError::Unwritable(error)) => return Err(error.into()),
        }
    }
    Err(ProgressProblem::Held)
}

fn read(path: &Path) -> Result<Progress, ProgressProblem> {
    let file = match open_file(path) {
        Err(Problem::Missing) => return Ok(Progress::default()),
        file => file?,
    };
    let text = text_from(file)?;
    let Envelope { format, version } = serde_json::from_str(&text)?;
    if format.as_ref().and_then(serde_json::Value::as_str) != Some(FORMAT) {
        return Err(ProgressProblem::OtherFormat);
    }
    match version {
        Some(VERSION) => {
            serde_json::from_str::<keys::Once>(&text)?;
            Ok(serde_json::from_str::<Content>(&text)?.practised)
        }
        Some(newer) if newer > VERSION => Err(ProgressProblem::Newer(newer)),
        _ => Err(ProgressProblem::OtherFormat),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::practice::drill::Chapter;
    use crate::practice::drills;
    use crate::practice::progress::Change;
    use jiff::civil::date;

    fn in_folder() -> (tempfile::TempDir, ProgressFile) {
        let folder = tempfile::tempdir().expect("a folder");
        let file = ProgressFile::at(folder.path().join("data").join("practice.json"));
        (folder, file)
    }

    fn answer(progress: &mut Progress) {
        let id = drills::all()[0].id();
        let change = Change::Answered { id, is_right: true };
        progress.change(change, date(2026, 11, 30));
    }

    #[test]
    fn what_is_kept_is_read_again() {
        let (_folder, file) = in_folder();
        assert_eq!(
            file.read().expect("no file is no error"),
            Progress::default()
        );
        let mut mistakes: Vec<_> = drills::all().to_vec();
        for drill in &mut mistakes {
            drill.chapter = Chapter::Mistakes;
        }
        let kept = file.change(|progress| {
            answer(progress);
            progress.change(Change::Found(mistakes), date(2026, 11, 30));
        });
        let kept = kept.expect("it can be written");
        assert_eq!(file.read().expect("it can be read"), kept);
        let track = *kept.track(&drills::all()[0]).expect("it was answered");
        assert_eq!(track.due, date(2026, 12, 1));
        // Only the file is left: no lock, nothing half written.
        let names = fs::read_dir(file.path.parent().expect("a folder")).expect("it is there");
        assert_eq!(names.count(), 1);
    }

    #[test]
    fn a_file_that_can_not_be_read_is_told_and_left_as_it_is() {
        let (_folder, file) = in_folder();
        fs::create_dir_all(file.path.parent().expect("a folder")).expect("a folder");
        for (text, reason) in [
            ("", "it is empty"),
            ("{", "these are no results of drills"),
            ("[]", "these are no results of drills"),
            (
                r#"{"format":"ayla-game","version":1}"#,
                "its \"format\" is not \"ayla-practice\"",
            ),
            (
                r#"{"format":"ayla-practice","version":0}"#,
                "is not \"ayla-practice\"",
            ),
            (
                r#"{"format":"ayla-practice","version":2,"results":3}"#,
                "written by a newer ayla",
            ),
            (r#"{"format":"ayla-practice","version":1}"#, "missing field"),
            (
                r#"{"format":"ayla-practice","version":1,"practised":{"results":{},"mistakes":[],"mistakes":[]}}"#,
                "comes twice",
            ),
            (
                r#"{"format":"ayla-practice","version":1,"practised":{"results":{"x":{"attempts":-1}},"mistakes":[]}}"#,
                "these are no results",
            ),
            (
                r#"{"format":"ayla-practice","version":1,"practised":{"results":{},"mistakes":[{"chapter":"mistakes","game":"gore","position":"6,6 S","level":1}]}}"#,
                "is no position",
            ),
        ] {
            fs::write(&file.path, text).expect("it can be written");
            let read = file.read().expect_err(text).to_string();
            assert!(read.contains(reason), "{read}");
            assert!(read.contains("practice.json"), "{read}");
            let changed = file.change(answer).expect_err(text).to_string();
            assert_eq!(changed, read);
            assert_eq!(fs::read_to_string(&file.path).expect("it is there"), text);
        }
    }

    #[test]
    fn two_windows_lose_nothing_of_each_other() {
        let (_folder, file) = in_folder();
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    for _ in 0..10 {
                        while file.change(answer).is_err() {}
                    }
                });
            }
        });
        let progress = file.read().expect("it can be read");
        let track = progress.track(&drills::all()[0]).expect("it was answered");
        assert_eq!(track.attempts, 40);
    }
}

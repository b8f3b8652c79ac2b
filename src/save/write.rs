//! Writing a file so that a crash at any instant leaves the old one or the new one, whole.
//!
//! The new content goes into a file beside the target, is brought to the disk, and takes the target's name; then the
//! folder, which holds the names, is brought to the disk too. These are the [steps](Replacement::STEPS), one by one, so that a test can
//! stop between any two of them as a crash would.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Writes a file whole. What an earlier crash left beside it is written over. The target is no link and has at most one
/// writer: [`Lock`](super::Lock) sees to both.
///
/// # Errors
/// What the file system says. Unless it is the last step that fails, the target is as it was.
pub(crate) fn atomically(target: &Path, content: &[u8]) -> io::Result<()> {
    let mut replacement = Replacement::new(target, content);
    for step in Replacement::STEPS {
        if let Err(error) = step(&mut replacement) {
            // The first error is the one to tell; the next write would overwrite the remains anyway.
            let _ = fs::remove_file(&replacement.beside);
            return Err(error);
        }
    }
    Ok(())
}

/// Writes a text to a new file of a folder, which is called after a file that is there already, but ends in `.txt`. No other
/// file is ever written over: the name gets a number if it has to.
///
/// # Errors
/// What the file system says; then there is no new file.
pub(crate) fn beside_others(folder: &Path, file: &Path, text: &str) -> io::Result<PathBuf> {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    for copy in 1..=u16::MAX {
        let name = match copy {
            1 => format!("{stem}.txt"),
            _ => format!("{stem}-{copy}.txt"),
        };
        let path = folder.join(name);
        match File::create_new(&path) {
            Ok(mut file) => {
                let written = file
                    .write_all(text.as_bytes())
                    .and_then(|()| file.sync_all());
                return match written {
                    Ok(()) => Ok(path),
                    Err(error) => {
                        fs::remove_file(&path).ok();
                        Err(error)
                    }
                };
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::Error::other(
        "there is no free name left for the record",
    ))
}

/// Makes a folder, and the folders it lies in, and brings their names to the disk.
///
/// # Errors
/// What the file system says.
pub(crate) fn make_folder(folder: &Path) -> io::Result<()> {
    if folder.is_dir() || folder.as_os_str().is_empty() {
        return Ok(());
    }
    if let Some(parent) = folder.parent() {
        make_folder(parent)?;
    }
    match fs::create_dir(folder) {
        // Another program was faster.
        Err(_) if folder.is_dir() => {}
        made => made?,
    }
    // A folder that may be written to but not read can't be synced, which is no reason not to play.
    let _ = sync_folder_of(folder);
    Ok(())
}

/// Brings a name to the disk. Only Unix lets a folder be opened for that; elsewhere the file system sees to it.
fn sync_folder_of(path: &Path) -> io::Result<()> {
    match path.parent() {
        Some(folder) if cfg!(unix) => File::open(folder)?.sync_all(),
        _ => Ok(()),
    }
}

/// The name of a hidden file beside the target, which is about the target.
pub(super) fn beside(target: &Path, what_for: &str) -> PathBuf {
    let name = target.file_name().unwrap_or_default();
    let mut hidden = std::ffi::OsString::from(".");
    hidden.push(name);
    hidden.push(what_for);
    target.with_file_name(hidden)
}

/// Removes what a crash in the middle of a write left behind, if one did.
pub(super) fn clean_up(target: &Path) {
    // If it can't be removed now, the next write says why.
    let _ = fs::remove_file(beside(target, NEW));
}

/// What the name of the new file ends with, before it takes the target's.
const NEW: &str = ".new";

/// A file on its way to take the place of another.
struct Replacement<'a> {
    target: &'a Path,
    beside: PathBuf,
    content: &'a [u8],
    /// The file beside the target, once it has been made.
    file: Option<File>,
}

impl<'a> Replacement<'a> {
    /// The whole way, in order. What the file system has not been told to sync may come to the disk in any order, so no
    /// step can be left out.
    const STEPS: [fn(&mut Self) -> io::Result<()>; 5] = [
        Self::create,
        Self::fill,
        Self::sync,
        Self::rename,
        Self::sync_folder,
    ];

    fn new(target: &'a Path, content: &'a [u8]) -> Self {
        Self {
            target,
            beside: beside(target, NEW),
            content,
            file: None,
        }
    }

    /// Makes the file, with the permissions of the one whose place it will take.
    fn create(&mut self) -> io::Result<()> {
        let file = File::create(&self.beside)?;
        if let Ok(data) = fs::metadata(self.target) {
            file.set_permissions(data.permissions())?;
        }
        self.file = Some(file);
        Ok(())
    }

    fn fill(&mut self) -> io::Result<()> {
        self.file
            .as_mut()
            .map_or(Ok(()), |file| file.write_all(self.content))
    }

    fn sync(&mut self) -> io::Result<()> {
        self.file.take().map_or(Ok(()), |file| file.sync_all())
    }

    fn rename(&mut self) -> io::Result<()> {
        fs::rename(&self.beside, self.target)
    }

    /// Makes the rename last.
    fn sync_folder(&mut self) -> io::Result<()> {
        sync_folder_of(self.target)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OLD: &str = "the old game";
    const LATER: &str = "a later game, which is a little longer";

    fn names(folder: &Path) -> io::Result<Vec<String>> {
        fs::read_dir(folder)?
            .map(|file| Ok(file?.file_name().to_string_lossy().into_owned()))
            .collect()
    }

    #[test]
    fn a_crash_after_any_step_leaves_the_old_or_the_new_file_and_the_next_write_goes_through()
    -> io::Result<()> {
        for steps in 0..=Replacement::STEPS.len() {
            let folder = tempfile::tempdir()?;
            let path = folder.path().join("game.json");
            fs::write(&path, OLD)?;
            let mut replacement = Replacement::new(&path, LATER.as_bytes());
            for step in &Replacement::STEPS[..steps] {
                step(&mut replacement)?;
            }
            // A crash: nothing more is done, and nothing is cleaned up.
            drop(replacement);
            let found = fs::read_to_string(&path)?;
            assert_eq!(
                found,
                if steps < 4 { OLD } else { LATER },
                "after {steps} steps"
            );
            atomically(&path, b"3")?;
            assert_eq!(fs::read_to_string(&path)?, "3");
            assert_eq!(names(folder.path())?, ["game.json"]);
        }
        Ok(())
    }

    #[test]
    fn a_crash_in_the_middle_of_filling_leaves_the_old_file() -> io::Result<()> {
        for written in 0..LATER.len() {
            let folder = tempfile::tempdir()?;
            let path = folder.path().join("game.json");
            fs::write(&path, OLD)?;
            let mut replacement = Replacement::new(&path, &LATER.as_bytes()[..written]);
            replacement.create()?;
            replacement.fill()?;
            drop(replacement);
            assert_eq!(fs::read_to_string(&path)?, OLD);
            clean_up(&path);
            assert_eq!(names(folder.path())?, ["game.json"]);
        }
        Ok(())
    }

    #[test]
    fn a_record_is_never_written_over_another_file() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let game = Path::new("games/2026-gore.json");
        for (text, name) in [("one", "2026-gore.txt"), ("two", "2026-gore-2.txt")] {
            let path = beside_others(folder.path(), game, text)?;
            assert_eq!(path, folder.path().join(name));
        }
        assert_eq!(
            fs::read_to_string(folder.path().join("2026-gore.txt"))?,
            "one"
        );
        assert!(beside_others(&folder.path().join("nowhere"), game, "three").is_err());
        Ok(())
    }

    #[test]
    fn what_can_not_be_written_leaves_the_old_file() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("game.json");
        fs::write(&path, OLD)?;
        fs::create_dir(beside(&path, NEW))?;
        assert!(atomically(&path, LATER.as_bytes()).is_err());
        assert_eq!(fs::read_to_string(&path)?, OLD);
        Ok(())
    }

    #[cfg(unix)]
    #[test]
    fn a_private_file_stays_private() -> io::Result<()> {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("game.json");
        fs::write(&path, OLD)?;
        fs::set_permissions(&path, fs::Permissions::from_mode(0o600))?;
        atomically(&path, LATER.as_bytes())?;
        assert_eq!(fs::metadata(&path)?.permissions().mode() & 0o777, 0o600);
        Ok(())
    }
}

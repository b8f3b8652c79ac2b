//! Two windows, one game: only the program that holds a game's lock writes its file.
//!
//! The lock is an empty hidden file beside the game, `.game.json.lock`, locked through the operating system. It can't be
//! the game's file itself, which is another one after each save. It goes with the program that holds it, however that
//! ends; a lock file that a crash left behind locks nobody out.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use super::write;

/// The right to write a game's file. One running program has it at a time, until it drops it or ends.
#[derive(Debug)]
pub struct Lock {
    target: PathBuf,
    beside: PathBuf,
    /// Keeps the operating system's lock. Closed after the file's name is gone.
    _file: File,
}

/// Why a game's file can't be written now. The game can be looked at all the same.
#[derive(Debug, Error)]
pub enum LockError {
    /// Another program has the lock.
    #[error("another ayla is playing this game")]
    Held,
    /// The file or its folder can't be written to.
    #[error("it can't be saved: {0}")]
    Unwritable(#[from] io::Error),
}

impl Lock {
    /// Takes the lock of a game's file, which need not exist yet. A link stays a link: the lock is that of the file it
    /// leads to.
    ///
    /// # Errors
    /// If another program has the lock, or if the file could not be written anyway.
    pub fn take(path: &Path) -> Result<Self, LockError> {
        let target = writable_target(path)?;
        let beside = write::beside(&target, ".lock");
        loop {
            let file = OpenOptions::new()
                .create(true)
                .truncate(false)
                .write(true)
                .open(&beside)?;
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Err(LockError::Held),
                // Not every file system knows locks. Better to save without one than not at all.
                Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {}
                Err(TryLockError::Error(error)) => return Err(error.into()),
            }
            if is_still_at(&file, &beside)? {
                write::clean_up(&target);
                return Ok(Self {
                    target,
                    beside,
                    _file: file,
                });
            }
            // Its holder removed it between our opening and our locking: this is nobody's file any more.
        }
    }

    /// The file that may be written.
    pub fn path(&self) -> &Path {
        &self.target
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // The name goes before the lock does, so that nobody locks a file that is about to lose its name. Where an open
        // file can't be removed it stays, and locks nobody out.
        let _ = fs::remove_file(&self.beside);
    }
}

/// The file that a path leads to, if it is one that may be replaced, or the place where one may be made.
fn writable_target(path: &Path) -> io::Result<PathBuf> {
    let no = |kind, why: &str| Err(io::Error::new(kind, why.to_string()));
    let target = match fs::canonicalize(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound && !path.is_symlink() => {
            return new_target(path);
        }
        target => target?,
    };
    let data = fs::metadata(&target)?;
    if !data.is_file() {
        no(io::ErrorKind::InvalidInput, "it is not a file")
    } else if data.permissions().readonly() {
        no(io::ErrorKind::PermissionDenied, "it is write-protected")
    } else {
        Ok(target)
    }
}

fn new_target(path: &Path) -> io::Result<PathBuf> {
    let name = path.file_name().ok_or_else(|| {
        io::Error::new(
            io::ErrorKind::InvalidInput,
            "that is not the name of a file",
        )
    })?;
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    Ok(fs::canonicalize(folder)?.join(name))
}

/// Whether an open file still has its name. Elsewhere than on Unix an open file can't lose it.
#[cfg(unix)]
fn is_still_at(file: &File, path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt;
    let ours = file.metadata()?;
    match fs::metadata(path) {
        Ok(there) => Ok((there.dev(), there.ino()) == (ours.dev(), ours.ino())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

/// Whether an open file still has its name. Elsewhere than on Unix an open file can't lose it.
#[cfg(not(unix))]
fn is_still_at(_: &File, _: &Path) -> io::Result<bool> {
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn held(path: &Path) -> bool {
        matches!(Lock::take(path), Err(LockError::Held))
    }

    #[test]
    fn a_lock_is_held_until_it_is_dropped_and_leaves_nothing_behind() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("game.json");
        let lock = Lock::take(&path).expect("nobody has it");
        assert!(held(&path));
        assert!(!held(&folder.path().join("other.json")));
        drop(lock);
        assert!(!held(&path));
        assert_eq!(fs::read_dir(folder.path())?.count(), 0);
        Ok(())
    }

    #[test]
    fn what_a_crash_left_behind_locks_nobody_out_and_is_cleaned_up() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("game.json");
        fs::write(folder.path().join(".game.json.lock"), "")?;
        fs::write(folder.path().join(".game.json.new"), "{\"form")?;
        drop(Lock::take(&path).expect("nobody has it"));
        assert_eq!(fs::read_dir(folder.path())?.count(), 0);
        Ok(())
    }

    #[cfg(unix)]
    #[test]
    fn a_link_and_the_file_it_leads_to_have_one_lock() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("game.json");
        let link = folder.path().join("link.json");
        fs::write(&path, "a game")?;
        std::os::unix::fs::symlink(&path, &link)?;
        let lock = Lock::take(&link).expect("nobody has it");
        assert!(held(&path));
        assert_eq!(lock.path(), fs::canonicalize(&path)?);
        Ok(())
    }

    #[cfg(unix)]
    #[test]
    fn what_may_not_be_replaced_is_not_locked() -> io::Result<()> {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = tempfile::tempdir()?;
        let at = |name| folder.path().join(name);
        fs::write(at("protected"), "a game")?;
        fs::set_permissions(at("protected"), fs::Permissions::from_mode(0o444))?;
        symlink(at("nothing"), at("dangling"))?;
        symlink("/dev/full", at("device"))?;
        for (path, why) in [
            (at("protected"), "it can't be saved: it is write-protected"),
            (at("device"), "it can't be saved: it is not a file"),
            (at("."), "it can't be saved: it is not a file"),
        ] {
            let error = Lock::take(&path).expect_err("it may not be replaced");
            assert_eq!(error.to_string(), why);
        }
        assert!(Lock::take(&at("dangling")).is_err());
        assert!(Lock::take(&at("no folder/game.json")).is_err());
        Ok(())
    }

    #[test]
    fn of_many_who_take_and_drop_the_lock_at_once_only_one_has_it() {
        use std::sync::atomic::{AtomicU32, Ordering};
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.json");
        let (holders, taken) = (AtomicU32::new(0), AtomicU32::new(0));
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    while taken.load(Ordering::SeqCst) < 400 {
                        if let Ok(lock) = Lock::take(&path) {
                            assert_eq!(holders.fetch_add(1, Ordering::SeqCst), 0);
                            taken.fetch_add(1, Ordering::SeqCst);
                            holders.fetch_sub(1, Ordering::SeqCst);
                            drop(lock);
                        }
                    }
                });
            }
        });
    }
}

//! Writing a file so that a crash at any instant leaves the old one or the new one, whole.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

/// Writes a file beside the target, makes sure that it is on the disk, renames it over the target, and makes sure of that
/// too. What an earlier crash left of such a file is written over.
///
/// # Errors
/// What the file system says; then the target is as it was.
pub(super) fn atomically(path: &Path, content: &[u8]) -> io::Result<()> {
    // A link stays a link: the file that it leads to is replaced.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    let (Some(folder), Some(name)) = (target.parent(), target.file_name()) else {
        return Err(io::Error::new(
            io::ErrorKind::InvalidInput,
            "that is not the name of a file",
        ));
    };
    let mut beside = OsString::from(".");
    beside.push(name);
    beside.push(".new");
    let beside = folder.join(beside);
    let written = write_synced(&beside, content).and_then(|()| fs::rename(&beside, &target));
    if written.is_err() {
        // The first error is the one to tell; the next write would overwrite the remains anyway.
        let _ = fs::remove_file(&beside);
    }
    written.and_then(|()| sync_folder(folder))
}

fn write_synced(path: &Path, content: &[u8]) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(content)?;
    file.sync_all()
}

/// Makes a rename last. Only Unix lets a folder be opened for that; elsewhere the file system sees to it.
fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) {
        let folder = if folder.as_os_str().is_empty() {
            Path::new(".")
        } else {
            folder
        };
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_target_is_replaced_and_nothing_is_left_beside_it() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("game.json");
        fs::write(
            folder.path().join(".game.json.new"),
            "what a crash left behind",
        )?;
        for content in ["first", "second, longer", "3"] {
            atomically(&path, content.as_bytes())?;
            assert_eq!(fs::read_to_string(&path)?, content);
        }
        assert_eq!(fs::read_dir(folder.path())?.count(), 1);
        Ok(())
    }

    #[test]
    fn what_can_not_be_written_leaves_the_old_file() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("game.json");
        fs::write(&path, "old")?;
        fs::create_dir(folder.path().join(".game.json.new"))?;
        assert!(atomically(&path, b"new").is_err());
        assert_eq!(fs::read_to_string(&path)?, "old");
        Ok(())
    }
}

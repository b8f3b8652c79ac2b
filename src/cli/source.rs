//! Where a command reads from: a file, or standard input by the name of `-`.

use std::io;
use std::path::{Path, PathBuf};

use crate::save::{self, LoadError, Problem, SavedGame};

/// Reads a saved game.
///
/// # Errors
/// What is wrong with it.
pub(super) fn game(source: &Path) -> Result<SavedGame, LoadError> {
    if is_input(source) {
        SavedGame::from_reader(io::stdin().lock()).map_err(of_input)
    } else {
        SavedGame::read(source)
    }
}

/// Reads a text.
///
/// # Errors
/// What is wrong with it.
pub(super) fn text(source: &Path) -> Result<String, LoadError> {
    if is_input(source) {
        save::text_from(io::stdin().lock()).map_err(of_input)
    } else {
        save::read_text(source)
    }
}

/// How a source is called in what is said about it.
pub(super) fn name(source: &Path) -> PathBuf {
    let name = if is_input(source) {
        Path::new("standard input")
    } else {
        source
    };
    name.to_path_buf()
}

fn is_input(source: &Path) -> bool {
    source == Path::new("-")
}

fn of_input(problem: Problem) -> LoadError {
    LoadError {
        path: name(Path::new("-")),
        problem,
    }
}

//! Who may know whom: the arrows of the design, held by looking at the source.

use std::fs;
use std::path::{Path, PathBuf};

/// All files of Rust below a folder of the project, or the file itself, with their text.
fn sources(place: &str) -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    collect(&root.join(place), &mut files);
    assert!(!files.is_empty(), "{place} has no source");
    let name = |path: &Path| {
        let name = path.strip_prefix(root).expect("it lies in the project");
        name.to_string_lossy().replace('\\', "/")
    };
    let read = |path: PathBuf| (name(&path), fs::read_to_string(&path).expect("it is text"));
    files.into_iter().map(read).collect()
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) {
    if path.is_file() {
        files.extend(
            path.extension()
                .is_some_and(|ending| ending == "rs")
                .then(|| path.into()),
        );
        return;
    }
    for entry in fs::read_dir(path).expect("a folder") {
        collect(&entry.expect("an entry").path(), files);
    }
}

/// The code of a file: neither comments nor the tests at its end.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines()
        .enumerate()
        .map(|(number, line)| (number + 1, line))
        .take_while(|(_, line)| !line.starts_with("mod tests"))
        .filter(|(_, line)| !line.trim_start().starts_with("//"))
}

/// Fails if code outside some places mentions a word.
#[track_caller]
fn only_in(words: &[&str], whole: &str, places: &[&str]) {
    for (name, text) in sources(whole) {
        if places.iter().any(|place| name.starts_with(place)) {
            continue;
        }
        for (number, line) in code(&text) {
            for word in words {
                assert!(
                    !line.contains(word),
                    "{name}:{number} mentions {word}: {line}"
                );
            }
        }
    }
}

#[test]
fn only_the_screens_know_the_terminal() {
    only_in(
        &["ratatui", "crossterm"],
        "src",
        &["src/tui.rs", "src/tui/"],
    );
}

#[test]
fn only_the_terminal_file_knows_the_real_one() {
    let words = [
        "enable_raw_mode",
        "stdout",
        "signal_hook",
        "CrosstermBackend",
    ];
    only_in(&words, "src/tui", &["src/tui/terminal"]);
}

#[test]
fn only_saves_and_settings_touch_files() {
    let places = ["src/save.rs", "src/save/", "src/settings.rs"];
    only_in(&["fs::", "File::open", "File::create"], "src", &places);
}

#[test]
fn screens_and_sessions_have_no_clock() {
    let words = [
        "Instant",
        "SystemTime::now",
        "Timestamp::now",
        "thread::sleep",
    ];
    // The engine's limits know a clock because a search may be limited by time.
    let places = [
        "src/tui/terminal",
        "src/save/library.rs",
        "src/engine/limits.rs",
    ];
    only_in(&words, "src", &places);
}

#[test]
fn the_rules_have_no_world_around_them() {
    let lib = &sources("rules/src/lib.rs")[0].1;
    assert!(lib.contains("#![no_std]"));
    only_in(&["std::", "extern crate std"], "rules/src", &[]);
}

#[test]
fn each_house_knows_only_those_before_it() {
    for (house, strangers) in [
        (
            "src/session",
            &[
                "crate::save",
                "crate::tui",
                "crate::cli",
                "crate::settings",
                "std::fs",
            ][..],
        ),
        (
            "src/save",
            &["crate::tui", "crate::cli", "crate::settings"][..],
        ),
        ("src/tui", &["crate::cli"][..]),
    ] {
        for place in [format!("{house}.rs"), house.to_string()] {
            only_in(strangers, &place, &[]);
        }
    }
}

#[test]
fn the_engine_knows_only_the_rules_and_practice_only_the_engine_besides() {
    for (house, strangers) in [
        (
            "src/engine",
            &[
                "crate::session",
                "crate::save",
                "crate::tui",
                "crate::practice",
                "crate::cli",
            ][..],
        ),
        (
            "src/practice",
            &["crate::save", "crate::tui", "crate::cli"][..],
        ),
    ] {
        for place in [format!("{house}.rs"), house.to_string()] {
            if Path::new(env!("CARGO_MANIFEST_DIR")).join(&place).exists() {
                only_in(strangers, &place, &[]);
            }
        }
    }
}

#[test]
fn every_file_says_first_what_it_is() {
    for place in ["src", "rules/src", "tests", "rules/tests"] {
        for (name, text) in sources(place) {
            assert!(
                text.starts_with("//! ") || text.starts_with("#![doc"),
                "{name}"
            );
        }
    }
}

#[test]
fn only_the_theme_chooses_colours() {
    only_in(&["Color::"], "src/tui", &["src/tui/theme"]);
}

//! What lies where a saved game should be: too much of it, something that is no file, something that must stay as it is.

mod support;

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use ayla::save::{self, LARGEST, Library, Problem, SavedGame};
use jiff::Timestamp;
use serde_json::json;
use support::{fixture, game, game_with};

#[test]
fn a_million_actions_are_refused_before_they_are_played() {
    let start = Instant::now();
    let actions: Vec<_> = ["2S", "1N"].iter().cycle().take(1_000_000).collect();
    let text = game_with("actions", json!(actions));
    let problem = SavedGame::from_json(text.as_bytes()).expect_err("no game");
    assert!(matches!(problem, Problem::TooLarge), "{problem}");
    assert!(
        start.elapsed() < Duration::from_secs(20),
        "{:?}",
        start.elapsed()
    );
}

#[test]
fn the_longest_game_that_a_file_can_have_loads_quickly_and_can_be_saved_again() {
    // The game goes round in circles: North offers, South refuses and passes.
    let mut game = game();
    game["start"] = json!("0,0,0,0/6,0,0,0 SSSS/NNNN 18-24 N");
    game["position"] = json!("0,0,0,0/6,0,0,0 SSSS/NNNN 18-24 N");
    let rounds = 45_000;
    game["actions"] = json!(["offer 2N", "refuse", "pass"].repeat(rounds));
    game["played"] = json!(3 * rounds);
    let text = game.to_string();
    assert!(text.len() as u64 > LARGEST / 2);
    let start = Instant::now();
    let saved = SavedGame::from_json(text.as_bytes()).expect("a long game");
    assert_eq!(saved.session.repetitions(), rounds + 1);
    assert!(
        start.elapsed() < Duration::from_secs(20),
        "{:?}",
        start.elapsed()
    );
    let written = saved.to_json(Timestamp::UNIX_EPOCH);
    assert!(SavedGame::from_json(written.as_bytes()).is_ok() || written.len() as u64 > LARGEST);
}

#[test]
fn a_hundred_megabytes_are_refused_without_reading_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("huge.json");
    let file = fs::File::create(&path).expect("a file");
    file.set_len(100 << 20).expect("a hole of that size");
    let error = SavedGame::read(&path).expect_err("no game");
    assert!(
        error
            .to_string()
            .ends_with("it is larger than 2 MiB, which no game is"),
        "{error}"
    );
}

fn said(path: &Path) -> String {
    SavedGame::read(path)
        .expect_err("no game")
        .problem
        .to_string()
}

#[cfg(unix)]
#[test]
fn what_is_no_file_is_told_apart_and_never_waited_for() {
    use std::os::unix::fs::symlink;
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name| folder.path().join(name);
    let made = std::process::Command::new("mkfifo")
        .arg(at("pipe"))
        .status();
    assert!(made.expect("mkfifo is there").success());
    symlink(at("nothing"), at("dangling")).expect("a link");
    symlink(at("round"), at("round")).expect("a link");
    assert_eq!(said(folder.path()), "it is a folder, not a saved game");
    assert_eq!(
        said(&at("pipe")),
        "it is a pipe or a device, not a saved game"
    );
    assert_eq!(
        said(Path::new("/dev/zero")),
        "it is a pipe or a device, not a saved game"
    );
    assert_eq!(
        said(&at("dangling")),
        "it is a link to a file that is not there"
    );
    assert_eq!(said(&at("nothing")), "there is no such file");
    assert!(said(&at("round")).starts_with("it can't be read: "));
    assert!(said(&at("nothing/game.json")).starts_with("there is no such file"));
}

#[cfg(unix)]
#[test]
fn what_may_not_be_read_or_written_is_told_and_may_still_be_looked_at_where_possible() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.json");
    let allow = |path: &Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode));
    fs::write(&path, game().to_string()).expect("room");
    allow(&path, 0o444).expect("it is ours");
    let opened = save::open(&path).expect("it can be read");
    let why = opened.lock.expect_err("it can't be written").to_string();
    assert_eq!(why, "it can't be saved: it is write-protected");
    allow(&path, 0o000).expect("it is ours");
    if fs::read(&path).is_ok() {
        return; // The person who runs the tests may do everything.
    }
    assert!(said(&path).starts_with("it can't be read: Permission denied"));
    allow(&path, 0o644).expect("it is ours");
    allow(folder.path(), 0o555).expect("it is ours");
    let opened = save::open(&path).expect("it can be read");
    allow(folder.path(), 0o755).expect("it is ours");
    let why = opened
        .lock
        .expect_err("nothing can be made beside it")
        .to_string();
    assert!(
        why.starts_with("it can't be saved: Permission denied"),
        "{why}"
    );
}

#[test]
fn the_names_of_the_last_game_are_those_of_people() {
    let folder = tempfile::tempdir().expect("a folder");
    let library = Library::at(folder.path().to_path_buf());
    assert_eq!(library.last().expect("a folder").players, None);
    fs::copy(
        fixture("saves/v1/gore-partner.json"),
        folder.path().join("game.json"),
    )
    .expect("room");
    let players = library.last().expect("a folder").players;
    let players = players.expect("somebody has played");
    assert_eq!(players.south.as_str(), "Awa");
    assert!(players.north.is_empty(), "the program plays North");
}

#[test]
fn opening_what_is_no_game_leaves_the_file_and_its_folder_as_they_were() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.json");
    for text in [
        game_with("version", json!(999)),
        game_with("played", json!(9)),
        String::new(),
    ] {
        fs::write(&path, &text).expect("room");
        assert!(save::open(&path).is_err());
        assert_eq!(fs::read_to_string(&path).expect("a file"), text);
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
    }
}

//! The saved games of a person: list, and import into them.

mod support;

use std::fs;
use std::path::Path;

use assert_cmd::Command;
use ayla::save::SavedGame;
use serde_json::Value;
use support::{ayla, complaint, fixture, printed};

/// The program with games of its own in a folder.
fn ayla_with(data: &Path) -> Command {
    let mut command = ayla();
    command.env("AYLA_DATA_DIR", data);
    command
}

fn json_of(text: &str) -> Value {
    serde_json::from_str(text).expect("one line of JSON")
}

#[test]
fn import_can_put_the_game_among_the_saved_games_without_ever_replacing_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let record = "[Game \"djenon-aboure\"]\n[Date \"2026-11-30\"]\n5S\n";
    let mut paths = Vec::new();
    for name in [
        "2026-11-30-000000-djenon-aboure.json",
        "2026-11-30-000000-djenon-aboure-2.json",
    ] {
        let path = printed(
            ayla_with(folder.path())
                .args(["import", "--save"])
                .write_stdin(record),
        );
        let path = path.trim_end().to_string();
        assert!(path.ends_with(&format!("games/{name}")), "{path}");
        assert_eq!(
            SavedGame::read(Path::new(&path))
                .expect("a game")
                .session
                .played(),
            1
        );
        paths.push(path);
    }
    let names = fs::read_dir(folder.path().join("games"))
        .expect("a folder")
        .count();
    assert_eq!(names, 2, "nothing else is left there");
    let listed = printed(ayla_with(folder.path()).arg("list"));
    assert!(paths.iter().all(|path| listed.contains(path)), "{listed}");
}

#[test]
fn list_shows_the_last_saved_first_and_damaged_files_with_what_is_wrong() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = folder.path().join("games");
    fs::create_dir(&games).expect("room");
    let save = |name: &str, text: &str, second: u64| {
        let path = games.join(name);
        fs::write(&path, text).expect("room");
        let time = std::time::UNIX_EPOCH + std::time::Duration::from_secs(second);
        let file = fs::File::options().write(true).open(&path).expect("a file");
        file.set_modified(time).expect("a time");
    };
    let game = fs::read_to_string(fixture("saves/v1/gore-mid-offer.json")).expect("a file");
    // When a file was written counts only where it can't be read: the first one has been copied since.
    let ten_to_eleven = 1_796_035_800;
    save(
        "first.json",
        &game
            .replace("Awa", "Awa\\u001b]0;x\\u0007\\u202e")
            .replace("10:41:07", "10:30:00"),
        ten_to_eleven + 900,
    );
    save(
        "second.json",
        &game.replace("37", "99"),
        ten_to_eleven - 900,
    );
    save(
        "third.json",
        &fs::read_to_string(fixture("saves/v1/gore-agreement.json")).expect("a file"),
        ten_to_eleven,
    );
    save(".hidden.json", &game, 400);
    save("notes.txt", &game, 500);
    let path = |name: &str| games.join(name).display().to_string();
    assert_eq!(
        printed(ayla_with(folder.path()).arg("list")),
        format!(
            "2026-11-30 10:41 UTC  gore  Awa – Kouadio  4 actions, South 25, North 23: South wins, by agreement  {}\n\
             can't be opened: it says that 99 actions were played, but has 37: {}\n\
             2026-11-30 10:30 UTC  gore  Awa]0;x – Kouadio  37 actions, North to answer  {}\n",
            path("third.json"),
            path("second.json"),
            path("first.json"),
        )
    );
    let lines = printed(ayla_with(folder.path()).args(["list", "--json"]));
    let lines: Vec<_> = lines.lines().map(json_of).collect();
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[0]["path"], path("third.json"));
    assert_eq!(lines[0]["over"], true);
    assert_eq!(
        lines[1]["problem"],
        "it says that 99 actions were played, but has 37"
    );
    assert_eq!(lines[2]["players"]["south"], "Awa]0;x");
    assert_eq!(lines[2]["played"], 37);
}

#[cfg(target_os = "linux")]
#[test]
fn the_games_live_in_the_data_folder_of_the_platform_unless_another_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |path: &str| folder.path().join(path);
    for (variable, value, games) in [
        ("XDG_DATA_HOME", at("data"), at("data/ayla/games")),
        ("HOME", at("home"), at("home/.local/share/ayla/games")),
    ] {
        let mut command = ayla();
        command.env_remove("AYLA_DATA_DIR").env(variable, value);
        command.args(["import", "--save"]);
        let path = printed(command.write_stdin("[Game \"gore\"]\n"));
        assert_eq!(Path::new(path.trim_end()).parent(), Some(games.as_path()));
    }
}

#[test]
fn list_is_empty_where_nothing_was_ever_saved() {
    let folder = tempfile::tempdir().expect("a folder");
    assert_eq!(
        printed(ayla_with(&folder.path().join("never made")).arg("list")),
        ""
    );
    assert_eq!(
        printed(ayla_with(folder.path()).args(["list", "--json"])),
        ""
    );
}

#[cfg(unix)]
#[test]
fn a_library_that_is_no_folder_or_not_ours_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("games"), "").expect("room");
    let said = complaint(ayla_with(folder.path()).arg("list"));
    assert!(
        said.starts_with(&format!(
            "ayla: {}/games can't be listed: ",
            folder.path().display()
        )),
        "{said}"
    );
    let record = "[Game \"gore\"]\n";
    let said = complaint(
        ayla_with(folder.path())
            .args(["import", "--save"])
            .write_stdin(record),
    );
    assert!(said.contains("the game can't be saved in "), "{said}");
}

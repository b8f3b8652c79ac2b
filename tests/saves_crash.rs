//! A game survives the program that plays it: killed at any instant, out of disk space, opened twice.
//!
//! The program to be killed is this test program itself, started again with one of the tests at the end of this file,
//! which do nothing unless they are told where.

mod support;

use std::env;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, SystemTime};

use ayla::save::{self, Library, Lock, LockError, SavedGame};
use ayla::session::{Name, Session};
use ayla_rules::gore::Lap;
use ayla_rules::{BySide, Game, Side};
use jiff::Timestamp;
use support::choose;

/// Where the child finds the game.
const PATH: &str = "AYLA_TEST_GAME";
/// The child's luck.
const SEED: &str = "AYLA_TEST_SEED";

/// Numbers that look random and are the same for parent and child.
struct Luck(u64);

impl Luck {
    fn draw(&mut self) -> u32 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        u32::try_from(self.0 >> 33).expect("31 bits")
    }
}

/// One more thing that players do: mostly an action, sometimes taking back, at the end a new game.
fn go_on(session: &mut Session, luck: &mut Luck) {
    if luck.draw().is_multiple_of(8) {
        session.undo();
        return;
    }
    match choose(session.position(), luck.draw()) {
        Some(action) => session.play(action).expect("legal"),
        None => while session.undo().is_some() {},
    }
}

fn new_game(folder: &Path) -> PathBuf {
    let session = Session::new(Game::Gore(Lap::default()), Side::South, BySide::default());
    let path = folder.join("game.json");
    let lock = Lock::take(&path).expect("a new file");
    SavedGame::new(session, Timestamp::UNIX_EPOCH)
        .write(&lock, Timestamp::UNIX_EPOCH)
        .expect("there is room");
    path
}

/// Starts this test program again with one of its tests.
fn start(child: &str, path: &Path, seed: u64) -> Child {
    Command::new(env::current_exe().expect("this program is a file"))
        .args(["--exact", child, "--ignored", "--nocapture"])
        .env(PATH, path)
        .env(SEED, seed.to_string())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("this program can be started again")
}

/// Waits until the child has said its word so many times.
fn wait_for(child: &mut Child, word: &str, times: usize) {
    let output = child.stdout.as_mut().expect("it is piped");
    let mut lines = BufReader::new(output).lines();
    for _ in 0..times {
        let heard = lines.find(|line| line.as_ref().is_ok_and(|line| line == word));
        assert!(heard.is_some(), "the child ended before it said {word:?}");
    }
}

#[test]
fn killed_hundreds_of_times_while_it_saves_the_game_is_always_there_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = new_game(folder.path());
    let mut luck = Luck(1);
    let mut halfway = 0;
    for round in 0..300 {
        let mut expected = SavedGame::read(&path).expect("whole").session;
        let mut child = start("child_saves_without_end", &path, round);
        let heard = (luck.draw() % 6) as usize;
        wait_for(&mut child, "saved", heard);
        for _ in 0..luck.draw() % 300_000 {
            std::hint::spin_loop();
        }
        child.kill().expect("it never ends by itself");
        child.wait().expect("it has been killed");
        halfway += usize::from(folder.path().join(".game.json.new").exists());

        let found = SavedGame::read(&path).unwrap_or_else(|error| panic!("round {round}: {error}"));
        let mut childs = Luck(round);
        for _ in 0..heard {
            go_on(&mut expected, &mut childs);
        }
        // What was said to be saved is there; the child may have come further before the blow.
        let further = (0..2_000).any(|_| {
            let is_found = expected == found.session;
            go_on(&mut expected, &mut childs);
            is_found
        });
        assert!(
            further,
            "round {round}: an action said to be saved is missing"
        );
    }
    assert!(halfway > 0, "no blow fell in the middle of a write");
    drop(Lock::take(&path).expect("the dead hold no lock"));
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
}

#[test]
fn a_game_that_another_program_plays_is_read_only_until_that_program_ends_in_whatever_way() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = new_game(folder.path());
    for round in 0..3 {
        let mut child = start("child_holds_the_lock", &path, round);
        wait_for(&mut child, "held", 1);
        let opened = save::open(&path).expect("it can be looked at");
        assert!(matches!(opened.lock, Err(LockError::Held)));
        assert_eq!(
            LockError::Held.to_string(),
            "another ayla is playing this game"
        );
        if round == 0 {
            drop(child.stdin.take());
        } else {
            child.kill().expect("it waits");
        }
        child.wait().expect("it ends");
        let opened = save::open(&path).expect("a game");
        opened.lock.expect("nobody plays it any more");
    }
}

#[test]
fn who_opens_a_game_after_another_has_left_it_sees_all_that_the_other_did() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = new_game(folder.path());
    let mut first = save::open(&path).expect("a game");
    let lock = first.lock.expect("nobody plays it");
    let second = save::open(&path).expect("a game");
    assert!(second.lock.is_err());
    go_on(&mut first.game.session, &mut Luck(7));
    first
        .game
        .write(&lock, Timestamp::UNIX_EPOCH)
        .expect("room");
    drop(lock);
    let third = save::open(&path).expect("a game");
    assert!(third.lock.is_ok());
    assert_eq!(third.game.session, first.game.session);
    assert_ne!(third.game.session, second.game.session);
}

#[test]
fn renaming_the_players_keeps_what_was_done_since_the_game_was_looked_at() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = new_game(folder.path());
    let mut playing = save::open(&path).expect("a game");
    let lock = playing.lock.expect("nobody plays it");
    let names = BySide::from_fn(|side: Side| Name::new(side.name()));
    let refused = save::rename(&path, names.clone()).expect_err("it is being played");
    assert_eq!(refused.to_string(), LockError::Held.to_string());
    go_on(&mut playing.game.session, &mut Luck(7));
    playing
        .game
        .write(&lock, Timestamp::UNIX_EPOCH)
        .expect("room");
    drop(lock);
    save::rename(&path, names.clone()).expect("nobody plays it");
    let found = SavedGame::read(&path).expect("a game");
    assert_eq!(found.saved, playing.game.saved, "nobody has played");
    let found = found.session;
    assert_eq!(found.players, names);
    assert_eq!(found.actions(), playing.game.session.actions());
    assert_eq!(found.actions().len(), 1);
}

#[test]
fn the_game_to_go_on_with_is_the_one_played_last_whoever_has_been_renamed_since() {
    let folder = tempfile::tempdir().expect("a folder");
    let [older, newer] = ["older", "newer"].map(|name| {
        let games = folder.path().join("games");
        fs::create_dir_all(&games).expect("a folder");
        let path = games.join(name).with_extension("json");
        fs::rename(new_game(folder.path()), &path).expect("there is room");
        path
    });
    for (path, hours) in [(&older, 2), (&newer, 1)] {
        let then = SystemTime::now() - Duration::from_secs(hours * 3600);
        let file = File::open(path).expect("a game");
        file.set_modified(then).expect("its time can be set");
    }
    save::rename(&older, BySide::default()).expect("nobody plays it");
    let last = Library::at(folder.path().join("games")).last();
    let (path, _) = last.expect("it can be read").unfinished.expect("a game");
    assert_eq!(path, newer);
}

#[test]
fn a_copy_of_an_older_game_is_not_the_one_to_go_on_with() {
    let folder = tempfile::tempdir().expect("a folder");
    let older = new_game(folder.path());
    let copy = folder.path().join("copy.json");
    let newer = folder.path().join("newer.json");
    let game = SavedGame::read(&older).expect("a game");
    let lock = Lock::take(&newer).expect("a new file");
    let played = Timestamp::from_second(3600).expect("an hour");
    game.clone().write(&lock, played).expect("there is room");
    fs::copy(&older, &copy).expect("there is room");
    let later = SystemTime::now() + Duration::from_secs(60);
    let file = File::options().write(true).open(&copy).expect("a file");
    file.set_modified(later).expect("its time can be set");
    let last = Library::at(folder.path().to_path_buf()).last();
    let (path, _) = last.expect("it can be read").unfinished.expect("a game");
    assert_eq!(path, newer);
}

/// A limit on the size of files stands in for a full disk: either way a write goes through in part and then no more.
#[cfg(target_os = "linux")]
#[test]
fn on_a_full_disk_the_old_game_stays_and_nothing_is_left_beside_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = new_game(folder.path());
    let before = fs::read(&path).expect("a file");
    let limited = "trap '' XFSZ; ulimit -f 1; exec \"$0\" \"$@\"";
    let status = Command::new("sh")
        .args(["-c", limited])
        .arg(env::current_exe().expect("this program is a file"))
        .args(["--exact", "child_fills_the_disk", "--ignored"])
        .env(PATH, &path)
        .stdout(Stdio::null())
        .status();
    assert!(status.expect("there is a shell").success());
    assert_eq!(fs::read(&path).expect("still a file"), before);
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
}

/// What a loss of power leaves depends on what the program has told the system to bring to the disk, and when; only a tool
/// that sees its calls can tell.
#[cfg(target_os = "linux")]
#[test]
fn a_game_is_brought_to_the_disk_before_it_takes_its_name_and_its_name_after() {
    let can_see = Command::new("strace").arg("true").output();
    if !can_see.is_ok_and(|output| output.status.success()) {
        say("strace is not there or may not look: nothing is tested");
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let home = folder.path().canonicalize().expect("it is there");
    let [record, calls] = ["record", "calls"].map(|name| home.join(name));
    fs::write(&record, "[Game \"gore\"]\n1S\n").expect("there is room");
    let output = Command::new("strace")
        .args(["-fye", "trace=fsync,rename,renameat,renameat2", "-o"])
        .arg(&calls)
        .arg(env!("CARGO_BIN_EXE_ayla"))
        .args(["import", "--save"])
        .arg(&record)
        .env("AYLA_DATA_DIR", home.join("data"))
        .output();
    let output = output.expect("strace runs").stdout;
    let path = PathBuf::from(String::from_utf8(output).expect("a path").trim_end());
    let name = path.file_name().expect("a file").to_string_lossy();
    let games = home.join("data/games").display().to_string();
    let calls = fs::read_to_string(&calls).expect("what strace saw");
    let calls: Vec<_> = calls.lines().filter(|call| call.contains(" = 0")).collect();
    let is_rename =
        |call: &&str| call.contains("rename") && call.contains(&format!("{games}/{name}\""));
    let renamed = calls.iter().position(is_rename).expect("a rename");
    let (before, after) = calls.split_at(renamed);
    let is_synced = |calls: &[&str], what: &str| {
        let wanted = format!("<{what}>)");
        calls
            .iter()
            .any(|call| call.contains("fsync(") && call.contains(&wanted))
    };
    assert!(
        is_synced(before, &format!("{games}/.{name}.new")),
        "{calls:#?}"
    );
    assert!(is_synced(after, &games), "{calls:#?}");
    // The folders have been made for it: where they lie has to last too.
    for folder in [&home, &home.join("data")] {
        assert!(
            is_synced(before, &folder.display().to_string()),
            "{calls:#?}"
        );
    }
}

fn told_path() -> Option<PathBuf> {
    env::var_os(PATH).map(PathBuf::from)
}

fn say(word: &str) {
    let mut out = io::stdout().lock();
    writeln!(out, "{word}").expect("the parent listens");
    out.flush().expect("the parent listens");
}

#[test]
#[ignore = "a child of another test"]
fn child_saves_without_end() {
    let Some(path) = told_path() else { return };
    let seed = env::var(SEED).expect("a seed").parse().expect("a number");
    let mut luck = Luck(seed);
    let mut opened = save::open(&path).expect("a game");
    let held = opened.lock.expect("the one before is dead");
    loop {
        go_on(&mut opened.game.session, &mut luck);
        opened
            .game
            .write(&held, Timestamp::UNIX_EPOCH)
            .expect("there is room");
        say("saved");
    }
}

#[test]
#[ignore = "a child of another test"]
fn child_holds_the_lock() {
    let Some(path) = told_path() else { return };
    let opened = save::open(&path).expect("a game");
    let _lock = opened.lock.expect("nobody plays it");
    say("held");
    io::stdin().lines().for_each(drop);
}

#[test]
#[ignore = "a child of another test"]
fn child_fills_the_disk() {
    let Some(path) = told_path() else { return };
    let mut opened = save::open(&path).expect("a game");
    let held = opened.lock.expect("nobody plays it");
    let mut luck = Luck(3);
    while opened.game.to_json(Timestamp::UNIX_EPOCH).len() < 2_000 {
        go_on(&mut opened.game.session, &mut luck);
    }
    opened
        .game
        .write(&held, Timestamp::UNIX_EPOCH)
        .expect_err("there is no room");
    assert_eq!(opened.game.saved, Some(Timestamp::UNIX_EPOCH));
}

//! The commands about saved games: show, list, check, export, import.

mod support;

use std::fs;

use ayla::save::SavedGame;
use serde_json::{Value, json};
use support::{ayla, complaint, fixture, game_with, outcome, printed};

fn json_of(text: &str) -> Value {
    serde_json::from_str(text).expect("one line of JSON")
}

#[test]
fn show_draws_the_board_and_the_record_in_two_columns() {
    let shown = printed(
        ayla()
            .arg("show")
            .arg(fixture("saves/v1/gore-from-setup.json")),
    );
    assert_eq!(
        shown,
        "\
Goré, through-origin: Adjoua l’aînée – North
begun 2026-11-30 10:15 UTC

 owner   N   N   S   N
        4N  3N  2N  1N
 North   0   0   6   6   captured 24
 South   0   0   0   0   captured 12
        1S  2S  3S  4S
 owner   S   S   S   S
South to move

  South                         North
                                1. offer 2N
  2. accept, pays 6
"
    );
}

#[test]
fn show_tells_offers_results_and_what_was_taken_back() {
    for (game, sentences) in [
        (
            "gore-mid-offer",
            &["South offers 1S for 6 seeds; North answers\n"][..],
        ),
        (
            "gore-undone-tail",
            &["South to move\n", "\ntaken back: offer 1S; "],
        ),
        (
            "gore-resignation",
            &[
                "North resigned\n",
                "South 24, North 24: South wins, by resignation\n",
                "\ntaken back: ",
            ],
        ),
        (
            "gore-agreement",
            &[
                "both agreed to end the game\n",
                "South 25, North 23: South wins, by agreement\n",
            ],
        ),
        (
            "gore-without-glory",
            &["the game is over\nSouth 21, North 27: North wins without glory\n"],
        ),
        (
            "djenon-aboure",
            &[
                "Djenon-aboure: Awa – Kouadio\n",
                "        6N  5N  4N  3N  2N  1N\n",
            ],
        ),
    ] {
        let shown = printed(
            ayla()
                .arg("show")
                .arg(fixture(&format!("saves/v1/{game}.json"))),
        );
        for sentence in sentences {
            assert!(shown.contains(sentence), "{sentence:?} is not in\n{shown}");
        }
    }
    let djenon_aboure = printed(
        ayla()
            .arg("show")
            .arg(fixture("saves/v1/djenon-aboure.json")),
    );
    assert!(
        !djenon_aboure.contains("owner"),
        "owners never change there"
    );
}

#[test]
fn a_game_in_which_the_coach_was_on_says_so_wherever_it_is_told() {
    let game = game_with("coach", json!("1-3,12"));
    let told = |command: &str| printed(ayla().args([command, "-"]).write_stdin(game.clone()));
    assert!(told("show").contains("with the coach on at the turns 1-3, 12\n"));
    assert!(told("export").contains("[Coach \"1-3,12\"]\n"));
    let shown = printed(
        ayla()
            .args(["show", "--json", "-"])
            .write_stdin(game.clone()),
    );
    assert_eq!(json_of(&shown)["coach"], json!("1-3,12"));
    let odd = game_with("coach", json!("3,1"));
    let said = complaint(ayla().args(["show", "-"]).write_stdin(odd));
    assert!(said.contains("its \"coach\" can't be read"), "{said}");
}

#[test]
fn show_as_json_holds_what_follows_from_the_game() {
    let shown = printed(
        ayla()
            .args(["show", "--json"])
            .arg(fixture("saves/v1/gore-mid-offer.json")),
    );
    let shown = json_of(&shown);
    assert_eq!(
        shown["position"],
        "8,16,2,1/1,0,0,8 SSSS/NNNN 6-6 N offer 1S"
    );
    assert_eq!(shown["actions"], json!(["accept", "refuse"]));
    assert_eq!(
        shown["players"],
        json!({ "south": "Awa", "north": "Kouadio" })
    );
    assert_eq!(shown["over"], json!(false));
    assert_eq!(shown["record"].as_array().map(Vec::len), Some(37));
    assert_eq!(shown["record"][36]["action"], "offer 1S");
    assert_eq!(shown["record"][36]["position"], shown["position"]);

    let over = printed(
        ayla()
            .args(["show", "--json"])
            .arg(fixture("saves/v1/gore-resignation.json")),
    );
    let over = json_of(&over);
    assert_eq!(over["ended"], "resignation");
    assert_eq!(over["actions"], json!([]));
    assert_eq!(
        over["result"],
        json!({ "south": 24, "north": 24, "winner": "south", "glory": true })
    );
    assert_eq!(over["undone"].as_array().map(Vec::len), Some(2));
}

#[test]
fn games_are_read_from_standard_input_by_the_name_of_a_dash() {
    let path = fixture("saves/v1/gore-agreement.json");
    let game = fs::read(&path).expect("a file");
    for command in ["show", "export"] {
        let from_file = printed(ayla().arg(command).arg(&path));
        assert_eq!(
            printed(ayla().args([command, "-"]).write_stdin(game.clone())),
            from_file
        );
    }
    assert_eq!(
        printed(ayla().args(["check", "-"]).write_stdin(game)),
        "standard input: gore, 4 actions, South 25, North 23: South wins, by agreement\n"
    );
    for command in ["show", "export", "check"] {
        let said = complaint(ayla().args([command, "-"]).write_stdin(""));
        assert_eq!(said, "ayla: standard input: it is empty\n");
    }
    let said = complaint(ayla().args(["show", "-"]).write_stdin(vec![b' '; 3 << 20]));
    assert_eq!(
        said,
        "ayla: standard input: it is larger than 2 MiB, which no game is\n"
    );
}

#[test]
fn check_tells_the_valid_from_the_others_and_its_exit_status_too() {
    let good = fixture("saves/v1/djenon-aboure.json");
    let newer = fixture("saves/future/v999.json");
    let line = format!(
        "{}: djenon-aboure, 12 actions, South 16, North 32: North wins\n",
        good.display()
    );
    assert_eq!(
        printed(ayla().arg("check").arg(&good).arg(&good)),
        line.repeat(2)
    );
    let (out, err, status) = outcome(
        ayla()
            .arg("check")
            .arg(&newer)
            .arg(&good)
            .arg("nothing.json"),
    );
    assert_eq!((out, status), (line, Some(1)));
    assert_eq!(
        err,
        format!(
            "ayla: {}: it was written by a newer ayla (its version is 999, this ayla reads up to 1): update ayla to open \
             it\nayla: nothing.json: there is no such file\n",
            newer.display()
        )
    );
}

#[test]
fn export_writes_a_record_and_import_reads_it_back() {
    let games = fs::read_dir(fixture("saves/v1")).expect("a folder");
    for path in games.map(|game| game.expect("a file").path()) {
        let record = printed(ayla().arg("export").arg(&path));
        let back = printed(ayla().arg("import").write_stdin(record.clone()));
        let [game, back] = [fs::read_to_string(&path).expect("a file"), back]
            .map(|json| SavedGame::from_json(json.as_bytes()).expect("a game"));
        assert_eq!(back.session, game.session, "{record}");
        assert_eq!(back.started, game.started);
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("game.txt");
        fs::write(&file, &record).expect("room");
        let json = printed(ayla().arg("import").arg(&file));
        assert_eq!(
            printed(ayla().args(["export", "-"]).write_stdin(json)),
            record
        );
    }
}

#[test]
fn a_record_is_readable() {
    assert_eq!(
        printed(
            ayla()
                .arg("export")
                .arg(fixture("saves/v1/gore-from-setup.json"))
        ),
        "\
[Game \"gore\"]
[Lap \"through-origin\"]
[South \"Adjoua l’aînée\"]
[Date \"2026-11-30T10:15:00Z\"]
[Start \"0,0,0,0/6,0,0,0 SSSS/NNNN 18-24 N\"]
[Refusals \"1-0\"]
[Position \"0,0,0,0/6,6,0,0 SSSS/NSNN 12-24 S\"]

  1. North offer 2N
  2. South accept   # pays 6
"
    );
}

#[test]
fn import_says_what_it_does_not_keep_and_what_it_can_not_read() {
    let record = "[Game \"gore\"]\n[Place \"Bonoua\"]\n[Weather \"rain\"]\n2S\n";
    let (out, err, status) = outcome(ayla().arg("import").write_stdin(record));
    assert_eq!(status, Some(0));
    assert_eq!(err, "ayla: these tags are not kept: Place, Weather\n");
    assert_eq!(
        SavedGame::from_json(out.as_bytes())
            .expect("a game")
            .session
            .played(),
        1
    );
    for (record, said) in [
        ("", "ayla: standard input: it is empty\n"),
        (
            "[Game \"gore\"]\n2S\n\n3S # no\n",
            "ayla: standard input: line 4: \"3S\" is not legal: that hole is not the territory of the side to move\n",
        ),
        (
            "{\"format\":1}",
            "ayla: standard input: line 1: there is no tag Game: write [Game \"gore\"] or [Game \"djenon-aboure\"]\n",
        ),
    ] {
        assert_eq!(complaint(ayla().arg("import").write_stdin(record)), said);
    }
    let long = format!(
        "[Game \"gore\"]\n[Start \"0,0,0,0/6,0,0,0 SSSS/NNNN 18-24 N\"]\n{}",
        "offer 2N\nrefuse\npass\n".repeat(80_000)
    );
    let said = complaint(ayla().arg("import").write_stdin(long));
    assert_eq!(
        said,
        "ayla: standard input: the game is longer than a saved game can be\n"
    );
}

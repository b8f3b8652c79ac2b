//! Whatever is fed to the loader: a sentence that says what is wrong, no crash, no hang, no flood of memory.

mod support;

use ayla::printable::is_printable;
use ayla::save::SavedGame;
use jiff::Timestamp;
use proptest::prelude::*;
use serde_json::{Value, json};
use support::{game, game_with, games};

fn problem(text: &str) -> String {
    match SavedGame::from_json(text.as_bytes()) {
        Ok(_) => panic!("this was read as a game: {text}"),
        Err(problem) => problem.to_string(),
    }
}

#[track_caller]
fn assert_says(text: &str, sentence: &str) {
    let problem = problem(text);
    assert!(
        problem.contains(sentence),
        "{problem:?} does not say {sentence:?}"
    );
}

#[test]
fn the_game_that_is_broken_here_in_many_ways_is_a_game() {
    let game = SavedGame::from_json(game().to_string().as_bytes()).expect("a game");
    assert_eq!(game.session.played(), 1);
}

#[test]
fn what_is_no_text_or_no_game_is_told_apart() {
    for (text, sentence) in [
        ("", "it is empty"),
        (" \r\n\t", "it is empty"),
        ("\u{feff}", "it is empty"),
        ("\0\0\0\0\0\0\0\0", "it is empty"),
        ("[]", "it is not a saved game, but something else"),
        ("3", "it is not a saved game, but something else"),
        ("\"x\"", "it is not a saved game, but something else"),
        ("null", "it is not a saved game, but something else"),
        ("{}", "its \"format\" is not \"ayla-game\""),
        (
            "{\"format\":\"ayla-game\"}",
            "its \"version\" is missing, or no number",
        ),
        (
            "{\"format\":\"ayla-game\",\"version\":\"1\"}",
            "its \"version\" is missing, or no number",
        ),
        (
            "{\"format\":[1],\"version\":1}",
            "its \"format\" is not \"ayla-game\"",
        ),
        ("PK\u{3}\u{4}", "it is not a saved game, but something else"),
        ("<html>", "it is not a saved game, but something else"),
    ] {
        assert_says(text, sentence);
    }
    let binary = SavedGame::from_json(&[0x7f, b'E', b'L', b'F', 0xff, 0]).expect_err("no text");
    assert_eq!(
        binary.to_string(),
        "it is not text: what follows byte 4 is not UTF-8"
    );
}

#[test]
fn a_file_cut_off_anywhere_is_not_a_game() {
    let whole = game().to_string();
    for end in 0..whole.len() {
        assert!(
            SavedGame::from_json(&whole.as_bytes()[..end]).is_err(),
            "cut at {end}"
        );
    }
    let half = whole.len() / 2;
    let sentence = format!("it breaks off in line 1, after column {half}");
    assert_says(&whole[..half], &sentence);
}

#[test]
fn what_is_no_json_is_told_with_its_place() {
    let whole = game().to_string();
    let place = whole.find(':').expect("a name and its value");
    let broken = whole.replacen(':', "=", 1);
    let sentence = format!(
        "it can't be read as JSON from line 1, column {}, on",
        place + 1
    );
    assert_says(&broken, &sentence);
}

#[test]
fn a_byte_order_mark_and_the_line_ends_of_other_systems_do_no_harm() {
    let pretty = serde_json::to_string_pretty(&game()).expect("JSON");
    let windows = format!("\u{feff}{}\r\n", pretty.replace('\n', "\r\n"));
    assert!(SavedGame::from_json(windows.as_bytes()).is_ok());
    assert_says(&format!("\u{feff}\u{feff}{pretty}"), "something else");
}

#[test]
fn numbers_beyond_reason_are_refused() {
    for number in [
        "-1",
        "1e999",
        "-1e999",
        "1.5",
        "18446744073709551616",
        "\"1\"",
        "[1]",
    ] {
        for field in ["version", "played"] {
            let text = game_with(field, json!("here")).replace("\"here\"", number);
            assert!(
                problem(&text).starts_with("it is not a saved game: "),
                "{text}"
            );
        }
        let text = game_with("later", json!("here")).replace("\"here\"", number);
        assert_eq!(
            SavedGame::from_json(text.as_bytes()).is_err(),
            number.contains("999")
        );
    }
    assert_says(
        &game_with("version", json!(0)),
        "its version is 0, and there never was such a version",
    );
    assert_says(
        &game_with("version", json!(999)),
        "written by a newer ayla (its version is 999",
    );
    assert_says(
        &game_with("played", json!(3)),
        "it says that 3 actions were played, but has 2",
    );
    assert_says(
        &game_with("played", json!(u64::MAX)),
        "18446744073709551615 actions were played",
    );
}

#[test]
fn a_board_that_can_not_be_is_refused_with_the_reason() {
    for (start, sentence) in [
        (
            "6,6,6,6/6,6,6,7 SSSS/NNNN 0-0 S",
            "make 49, but a game has 48",
        ),
        (
            "255,255,255,255/255,255,255,255 SSSS/NNNN 255-255 S",
            "but a game has 48",
        ),
        (
            "-1,7,6,6/6,6,6,6 SSSS/NNNN 0-0 S",
            "\"-1\" is not a number of seeds",
        ),
        (
            "1e999,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S",
            "\"1e999\" is not a number of seeds",
        ),
        (
            "6,6,6,6,0/6,6,6,6 SSSS/NNNN 0-0 S",
            "not two rows of 4 holes",
        ),
        ("6,6,6/6,6,6,6 SSSS/NNNN 6-0 S", "not two rows of 4 holes"),
        (
            "6,6,6,6/6,6,6,6 SSXS/NNNN 0-0 S",
            "not two rows of 4 owners",
        ),
        (
            "6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 W",
            "\"W\" is not a side to move",
        ),
        (
            "6,6,0,0/6,6,0,0 SSSS/NNNN 12-12 N offer 1N",
            "could not have been made: that hole is not",
        ),
        (
            "6,6,0,0/6,6,6,6 SSSS/NNNN 6-6 N offer 1S,2S",
            "would have to pay 12 captured seeds and has 6",
        ),
        (
            "6,0,0,0/6,0,0,0 SSSS/NNNN 18-18 N offer 1S,2S,3S,4S",
            "names one, two or three holes, not 4",
        ),
        (
            "6,6,0,0/6,6,6,6 SSSS/NNNN 6-6 N offer 1S offer 1S",
            "is not an offer",
        ),
        ("", "the position ends before the seeds of each hole"),
    ] {
        assert_says(&game_with("start", json!(start)), sentence);
    }
}

#[test]
fn an_action_that_can_not_be_is_told_with_its_number_and_the_reason() {
    let seventh = json!(["1S", "1N", "2S", "2N", "3S", "3N", "3N"]);
    assert_says(
        &game_with("actions", seventh),
        "its action 7, \"3N\", is not legal: that hole is not the territory",
    );
    for (actions, sentence) in [
        (
            json!(["2S", "2S"]),
            "its action 2, \"2S\", is not legal: that hole is not the territory",
        ),
        (
            json!(["offer 1S"]),
            "its action 1, \"offer 1S\", is not legal: the receiver would have to pay 6",
        ),
        (
            json!(["offer 1S,2S,3S,4S"]),
            "its action 1, \"offer 1S,2S,3S,4S\", can't be read: an offer names",
        ),
        (
            json!(["2S", "accept"]),
            "its action 2, \"accept\", is not legal: there is no offer",
        ),
        (
            json!(["castle"]),
            "its action 1, \"castle\", can't be read: ",
        ),
        (json!([format!("2S{}x", " ".repeat(100))]), "can't be read"),
        (json!([2]), "invalid type: integer `2`, expected a string"),
        (
            json!("2S"),
            "invalid type: string \"2S\", expected a sequence",
        ),
    ] {
        assert_says(&game_with("actions", actions), sentence);
    }
}

#[test]
fn what_contradicts_the_actions_is_told() {
    assert_says(
        &game_with("position", json!("6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S")),
        "after 1 actions its position should be 6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S but is 6,0,7,7/7,7,7,7",
    );
    assert_says(
        &game_with("game", json!("awale")),
        "its game is \"awale\": this ayla plays",
    );
    assert_says(
        &game_with("lap", json!("sideways")),
        "unknown variant `sideways`",
    );
    assert_says(
        &game_with("started", json!("yesterday")),
        "it is not a saved game: ",
    );
    assert_says(
        &game_with("game", json!("djenon-aboure")),
        "its start is no position",
    );
    let result = |south, winner, ended| json!({ "south": south, "north": 28, "winner": winner, "glory": true, "ended": ended });
    for (result, sentence) in [
        (
            result(20, json!("north"), "end-of-seeds"),
            "the game is not over",
        ),
        (
            result(21, json!("north"), "agreement"),
            "seeds, winner or glory are others",
        ),
        (
            result(20, json!("south"), "agreement"),
            "seeds, winner or glory are others",
        ),
        (
            result(20, json!(null), "resignation"),
            "a resignation leaves a winner",
        ),
        (result(20, json!("north"), "rain"), "unknown variant `rain`"),
    ] {
        assert_says(&game_with("result", result), sentence);
    }
    assert!(
        SavedGame::from_json(
            game_with("result", result(20, json!("north"), "agreement")).as_bytes()
        )
        .is_ok()
    );
}

#[test]
fn what_is_said_twice_is_refused_wherever_it_is_said() {
    let twice = |place: &str| {
        game()
            .to_string()
            .replacen(place, &format!("{place}{place}"), 1)
    };
    for (text, key) in [
        (twice("\"played\":1,"), "\"played\" comes twice"),
        (twice("\"north\":\"Kouadio\","), "\"north\" comes twice"),
        (game_with("later", json!("!")).replace("\"!\"", r#"{"a":1,"a":2}"#), "\"a\" comes twice"),
        (game_with("later", json!("!")).replace("\"!\"", r#"[[{"a":[{"b":1,"\u0062":2}]}]]"#), "\"b\" comes twice"),
        (game().to_string().replacen('{', r#"{"later":1,"later":2,"#, 1), "\"later\" comes twice"),
        (
            game_with("result", json!("!")).replace(
                "\"!\"",
                r#"{"south":20,"north":28,"winner":"north","glory":true,"ended":"agreement","x":1,"x":1}"#,
            ),
            "\"x\" comes twice",
        ),
    ] {
        assert_says(&text, key);
    }
    // The envelope is read by itself, before anything else.
    assert_says(
        &game().to_string().replacen('{', "{\"version\":1,", 1),
        "duplicate field `version`",
    );
}

#[test]
fn depth_has_a_limit() {
    let deep = |depth: usize| format!("{}{}", "[".repeat(depth), "]".repeat(depth));
    for depth in [200, 100_000] {
        assert_says(&deep(depth), "it is not a saved game");
        let text = game_with("later", json!("!")).replace("\"!\"", &deep(depth));
        assert_says(&text, "it can't be read as JSON from line 1");
    }
    let text = game_with("later", json!("!")).replace("\"!\"", &deep(100));
    let game = SavedGame::from_json(text.as_bytes()).expect("deep, but not too deep");
    assert!(SavedGame::from_json(game.to_json(Timestamp::UNIX_EPOCH).as_bytes()).is_ok());
}

#[test]
fn fields_that_nobody_knows_are_kept_wherever_they_are() {
    let mut game = game();
    game["later"] = json!({ "deep": [1, { "deeper": null }], "text": "\u{1b}[2J" });
    game["played"] = json!(2);
    game["position"] = json!("7,1,8,8/0,8,8,8 SSSS/NNNN 0-0 S");
    game["players"]["arbiter"] = json!("Adjoua");
    game["partner"] =
        json!({ "side": "north", "level": 8, "temper": "desperate", "mood": { "at": "dusk" } });
    game["result"] = json!({
        "south": 24, "north": 24, "winner": null, "glory": null, "ended": "agreement", "because": ["night"],
    });
    let saved = SavedGame::from_json(game.to_string().as_bytes()).expect("a game");
    let mut again: Value =
        serde_json::from_str(&saved.to_json(Timestamp::UNIX_EPOCH)).expect("JSON");
    assert_eq!(again["saved"], "1970-01-01T00:00:00Z");
    again["saved"] = game["saved"].clone();
    assert_eq!(again, game);
}

#[test]
fn a_partner_that_can_not_be_is_refused_with_the_reason() {
    for (partner, sentence) in [
        (
            json!({ "side": "north", "level": 0 }),
            "its partner can't be \"0\": the levels are 1 to 8",
        ),
        (
            json!({ "side": "north", "level": 9 }),
            "its partner can't be \"9\": the levels are 1 to 8",
        ),
        (
            json!({ "side": "north", "level": 3, "temper": "furious" }),
            "can't be \"furious\": the tempers are generous, shrewd, proud and desperate",
        ),
        (
            json!({ "side": "west", "level": 3 }),
            "it is not a saved game",
        ),
        (json!({ "side": "north" }), "missing field `level`"),
        (json!({ "level": 3 }), "missing field `side`"),
        (
            json!({ "side": "north", "level": 256 }),
            "it is not a saved game",
        ),
        (
            json!({ "side": "north", "level": -1 }),
            "it is not a saved game",
        ),
        (json!("north"), "it is not a saved game"),
    ] {
        assert_says(&game_with("partner", partner), sentence);
    }
    let twice = json!({ "side": "north", "level": 3 });
    let twice = game_with("partner", twice).replace("\"level\":3", "\"level\":3,\"level\":4");
    assert_says(&twice, "\"level\" comes twice");
    let mut game = game();
    game["game"] = json!("djenon-aboure");
    game.as_object_mut().expect("an object").remove("lap");
    game["start"] = json!("4,4,4,4,4,4/4,4,4,4,4,4 SSSSSS/NNNNNN 0-0 S");
    game["partner"] = json!({ "side": "north", "level": 3, "temper": "proud" });
    assert_says(
        &game.to_string(),
        "its partner has a temper, but Djenon-aboure has no offers",
    );
}

#[test]
fn a_partner_whose_temper_is_left_out_is_shrewd() {
    let text = game_with("partner", json!({ "side": "south", "level": 1 }));
    let game = SavedGame::from_json(text.as_bytes()).expect("a game");
    let partner = game.session.partner().expect("a partner");
    assert_eq!(partner.temper, ayla::session::Temper::Shrewd);
    assert_eq!(partner.level, ayla::session::Level::WEAKEST);
}

#[test]
fn names_lose_what_could_steer_a_terminal() {
    let name = "\u{1b}]0;x\u{7}\u{202e}Awa\u{9b}31m\n";
    let text = game_with(
        "players",
        json!({ "south": name, "north": "é".repeat(100_000) }),
    );
    let players = SavedGame::from_json(text.as_bytes())
        .expect("a game")
        .session
        .players;
    assert_eq!(players.south.as_str(), "]0;xAwa31m");
    assert_eq!(players.north.as_str().chars().count(), 32);
}

proptest! {
    #[test]
    fn bytes_of_any_kind_do_no_harm(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        prop_assert!(SavedGame::from_json(&bytes).is_err());
    }

    #[test]
    fn a_game_with_any_byte_changed_is_refused_or_is_a_game(session in games(), at: prop::sample::Index, byte: u8) {
        let mut bytes = SavedGame::new(session, Timestamp::UNIX_EPOCH)
            .to_json(Timestamp::UNIX_EPOCH)
            .into_bytes();
        let at = at.index(bytes.len());
        bytes[at] = byte;
        if let Ok(game) = SavedGame::from_json(&bytes) {
            let again = game.to_json(Timestamp::UNIX_EPOCH);
            prop_assert_eq!(SavedGame::from_json(again.as_bytes()).expect("a game").session, game.session);
        }
    }

    #[test]
    fn what_is_shown_of_a_problem_steers_no_terminal(
        field in prop::sample::select(vec!["game", "lap", "start", "position", "started", "actions"]), text in ".{0,40}",
    ) {
        let value = if field == "actions" { json!([text]) } else { json!(text) };
        if let Err(problem) = SavedGame::from_json(game_with(field, value).as_bytes()) {
            let shown = ayla::printable::printable(&problem.to_string());
            prop_assert!(shown.chars().all(is_printable), "{shown:?}");
        }
    }
}

//! The commands about the rules and about the program itself: replay, perft, rules, schema, completions, man.

mod support;

use serde_json::{Value, json};
use support::{ayla, complaint, printed};

#[test]
fn replay_prints_the_position_the_legal_actions_and_the_result() {
    assert_eq!(
        printed(ayla().args(["replay", "gore", "2S", "1N"])),
        "7,1,8,8/0,8,8,8 SSSS/NNNN 0-0 S\nlegal: 1S; 2S; 3S; 4S\n"
    );
    let third_example = [
        "replay",
        "gore",
        "--from",
        "2,3,1,3/3,2,4,2 SSSS/NNNN 14-14 S",
        "2S",
    ];
    assert_eq!(
        printed(ayla().args(third_example)),
        "0,0,0,0/0,0,0,0 SSSS/NNNN 34-14 N\nover: South 34, North 14: South wins\n"
    );
    let draw = [
        "replay",
        "gore",
        "--from",
        "0,1,0,1/3,0,1,0 SSSS/NNNN 22-20 N",
        "1N",
    ];
    assert!(printed(ayla().args(draw)).ends_with("over: South 24, North 24: a draw\n"));
}

#[test]
fn replay_takes_the_lap_option_and_offers_in_one_argument_or_two() {
    let from = ["--from", "9,1,2,6/3,5,0,1 SSSS/NNNN 10-11 S", "1S"];
    let through = printed(ayla().args(["replay", "gore"]).args(from));
    let skip = printed(
        ayla()
            .args(["replay", "gore", "--lap", "skip-origin"])
            .args(from),
    );
    assert!(through.starts_with("1,3,3,7/"), "{through}");
    assert!(skip.starts_with("0,3,4,7/"), "{skip}");
    let from = [
        "replay",
        "gore",
        "--from",
        "1,2,0,1/2,1,5,4 SSSS/NNNN 14-18 N",
    ];
    let one = printed(ayla().args(from).args(["offer 3N,4N", "refuse"]));
    assert_eq!(
        printed(ayla().args(from).args(["offer", "3N,4N", "refuse"])),
        one
    );
}

#[test]
fn replay_as_json_has_the_fields_that_scripts_rely_on() {
    let line = printed(ayla().args([
        "replay",
        "gore",
        "--json",
        "--from",
        "0,0,0,0/6,0,0,0 SSSS/NNNN 18-24 N",
        "offer 2N",
        "refuse",
        "pass",
        "1N",
    ]));
    let report: Value = serde_json::from_str(&line).expect("one line of JSON");
    assert_eq!(
        report,
        json!({
            "position": "1,1,1,0/0,1,1,1 SSSS/NNNN 18-24 S", "refusals": [1, 0], "over": true, "actions": [],
            "result": { "south": 21, "north": 27, "winner": "north", "glory": true },
        })
    );
}

#[test]
fn replay_names_the_action_that_is_not_legal() {
    for (actions, said) in [
        (
            &["2S", "2S"][..],
            "action 2, \"2S\": that hole is not the territory of the side to move",
        ),
        (
            &["offer 1S"],
            "action 1, \"offer 1S\": the receiver would have to pay 6 captured seeds and has 0",
        ),
        (
            &["offer"],
            "action 1, \"offer \": an offer names one, two or three holes, not 0",
        ),
        (
            &["2S", "1N", "castle"],
            "action 3, \"castle\": \"castle\" is no action: write a hole (2S), pass, offer 1S,3S, accept or refuse",
        ),
        (
            &["9S"],
            "action 1, \"9S\": \"9S\" names no hole: the holes are 1S to 4S and 1N to 4N",
        ),
    ] {
        let complaint = complaint(ayla().args(["replay", "gore"]).args(actions));
        assert_eq!(complaint, format!("ayla: {said}\n"));
    }
    let trade = complaint(ayla().args(["replay", "djenon-aboure", "offer 1S"]));
    assert_eq!(
        trade,
        "ayla: action 1, \"offer 1S\": Djenon-aboure has no trades\n"
    );
}

#[test]
fn perft_counts_what_the_rulebook_says() {
    assert_eq!(printed(ayla().args(["perft", "gore", "5"])), "947\n");
    assert_eq!(
        printed(ayla().args(["perft", "gore", "5", "--lap", "skip-origin"])),
        "879\n"
    );
    assert_eq!(
        printed(ayla().args(["perft", "djenon-aboure", "5"])),
        "1963\n"
    );
    let over = [
        "perft",
        "gore",
        "3",
        "--from",
        "0,0,0,0/0,0,0,0 SSSS/NNNN 24-24 S",
    ];
    assert_eq!(printed(ayla().args(over)), "1\n");
}

#[test]
fn rules_prints_the_whole_book_or_what_one_game_needs() {
    let book = printed(ayla().arg("rules"));
    let gore = printed(ayla().args(["rules", "gore"]));
    let djenon_aboure = printed(ayla().args(["rules", "djenon-aboure"]));
    assert!(book.contains("\nGoré\n====\n") && book.contains("\nDjenon-aboure\n============="));
    assert!(gore.contains("6. Offering holes") && !gore.contains("9. Endless relays"));
    assert!(
        djenon_aboure.contains("9. Endless relays") && !djenon_aboure.contains("6. Offering holes")
    );
    for part in [&gore, &djenon_aboure] {
        assert!(
            part.starts_with("The board and its words\n")
                && part.contains("2. Ending by agreement")
        );
    }
    assert!(book.contains("\n  [D] The offering side must keep at least one hole"));
    assert!(
        book.lines().all(|line| line.chars().count() <= 78),
        "a line is too long"
    );
}

#[test]
fn rules_shows_each_example_with_the_position_after_it() {
    let gore = printed(ayla().args(["rules", "gore"]));
    let example = "    Example: 2,6,0,0/0,1,1,1 SSSS/NNNN 18-19 S\n    2S → 0,0,1,1/1,0,0,0 SSSS/NNNN 26-19 N\n";
    assert!(gore.contains(example), "{gore}");
    let refused = "    4S → ×\n    This relay would never end";
    assert!(printed(ayla().args(["rules", "djenon-aboure"])).contains(refused));
}

#[test]
fn rules_speaks_another_language_when_asked_and_where_the_environment_does() {
    for (name, code, locale, words) in [
        ("french", "fr", "fr_CI.UTF-8", "6. Offrir des cases"),
        ("spanish", "es", "es_GQ.UTF-8", "6. Ofrecer hoyos"),
        ("catalan", "ca", "ca_ES.UTF-8@valencia", "6. Oferir forats"),
    ] {
        let book = printed(ayla().args(["rules", "--language", name]));
        assert!(book.contains(words), "{book}");
        assert_eq!(printed(ayla().args(["rules", "--language", code])), book);
        assert_eq!(printed(ayla().arg("rules").env("LANG", locale)), book);
    }
}

#[test]
fn the_language_that_is_asked_for_comes_before_that_of_the_environment() {
    let english = printed(ayla().arg("rules"));
    let mut by_variable = ayla();
    by_variable.arg("rules").env("LANG", "fr_CI");
    assert_eq!(printed(by_variable.env("LC_ALL", "en_GB")), english);
    let mut by_flag = ayla();
    by_flag.args(["rules", "--language", "en"]);
    assert_eq!(printed(by_flag.env("LANG", "fr_CI")), english);
}

#[test]
fn the_schema_names_every_field_that_a_saved_game_has() {
    let schema: Value = serde_json::from_str(&printed(ayla().arg("schema"))).expect("JSON");
    let game = std::fs::read(support::fixture("saves/v1/gore-resignation.json")).expect("a file");
    let game: Value = serde_json::from_slice(&game).expect("JSON");
    for (object, fields) in [
        (&schema["properties"], &game),
        (&schema["$defs"]["Players"]["properties"], &game["players"]),
        (&schema["$defs"]["Result"]["properties"], &game["result"]),
    ] {
        for field in fields.as_object().expect("an object").keys() {
            assert!(object[field]["description"].is_string(), "{field}");
        }
    }
}

#[test]
fn completions_are_there_for_the_usual_shells() {
    for (shell, sign) in [
        ("bash", "complete -F _ayla"),
        ("zsh", "#compdef ayla"),
        ("fish", "complete -c ayla"),
        ("powershell", "Register-ArgumentCompleter"),
        ("elvish", "edit:completion"),
    ] {
        let script = printed(ayla().args(["completions", shell]));
        assert!(
            script.contains(sign) && script.contains("import"),
            "{shell}"
        );
    }
}

#[test]
fn man_prints_a_page_for_the_program_and_for_each_command() {
    let page = printed(ayla().arg("man"));
    assert!(
        page.contains(".TH ayla 1") && page.contains("ayla\\-play(1)"),
        "{page}"
    );
    assert!(printed(ayla().args(["man", "replay"])).contains(".TH ayla-replay 1"));
    assert_eq!(
        complaint(ayla().args(["man", "dance"])),
        "ayla: there is no command \"dance\"\n"
    );
}

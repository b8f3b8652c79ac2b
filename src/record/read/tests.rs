//! What a record may look like, and what is said of one that does not come out.

use super::*;

const TAGS: &str = "[Game \"gore\"]\n";

fn read(text: &str) -> Result<Record, String> {
    text.parse().map_err(|error: RecordError| error.to_string())
}

#[test]
fn a_record_scribbled_by_hand_is_read() {
    let record = read(
        "\u{20}# written in the evening\n\n[Game  \"gore\" ] # with trades\n[Place \"Zuénoula\"]\n[South \"Awa \\\"la reine\\\"\"]\n\
         [Date \"2026-11-30\"]\n2s\n   2. 1N # a comment\n\nsouth 2S # [not a tag]\n4. N  4N\nboth AGREE to end the game\n(5.1S)\n",
    )
    .expect("a record");
    assert_eq!(record.session.played(), 4);
    assert_eq!(record.session.actions().len(), 5);
    assert_eq!(record.session.closing(), Some(Closing::Agreement));
    assert_eq!(record.session.players.south.as_str(), "Awa \"la reine\"");
    assert_eq!(record.unknown_tags, ["Place"]);
    let date = record.date.expect("a date").to_string();
    assert_eq!(date, "2026-11-30T00:00:00Z");
}

#[test]
fn a_game_without_a_turn_is_a_game() {
    let record = read("[Game \"djenon-aboure\"]").expect("a record");
    assert_eq!(record.session.game(), Game::DjenonAboure);
    assert_eq!(record.session.actions(), []);
}

#[test]
fn what_can_not_be_read_is_told_with_its_line() {
    for (text, complaint) in [
        (
            "",
            "line 1: there is no tag Game: write [Game \"gore\"] or [Game \"djenon-aboure\"]",
        ),
        (
            "2S",
            "line 1: there is no tag Game: write [Game \"gore\"] or [Game \"djenon-aboure\"]",
        ),
        (
            "[Game \"awale\"]",
            "line 1: \"awale\" is no game: write \"gore\" or \"djenon-aboure\"",
        ),
        ("[Game gore]", "line 1: a tag is written [Name \"value\"]"),
        ("[Game \"gore]", "line 1: a tag is written [Name \"value\"]"),
        (
            "[Game \"gore\"] 2S",
            "line 1: a tag is written [Name \"value\"]",
        ),
        (
            "[Game \"gore\"]\n\n[Game \"gore\"]",
            "line 3: the tag Game comes twice",
        ),
        (
            "[Game \"gore\"]\n2S\n[South \"Awa\"]",
            "line 3: tags come before the first turn",
        ),
        (
            "[Game \"gore\"]\n[Date \"tomorrow\"]",
            "line 2: \"tomorrow\" is no date: write 2026-11-30 or 2026-11-30T10:15:00Z",
        ),
        (
            "[Game \"gore\"]\n[Refusals \"one\"]",
            "line 2: \"one\" is not the number of refusals of South and North: write 1-0",
        ),
        (
            "[Game \"gore\"]\n[Partner \"North, level 9, proud\"]",
            "line 2: \"North, level 9, proud\" is no partner: write \"North, level 5, proud\", and \"North, level 5\" \
             for Djenon-aboure",
        ),
        (
            "[Game \"gore\"]\n[Start \"6,6\"]",
            "line 2: \"6,6\" is not two rows of 4 holes, with commas between holes and / between rows",
        ),
    ] {
        assert_eq!(read(text).expect_err("no record"), complaint, "{text}");
    }
    let lap = read("[Game \"djenon-aboure\"]\n[Lap \"skip-origin\"]").expect_err("no laps there");
    assert!(lap.contains("is no lap option of this game"), "{lap}");
}

#[test]
fn a_partner_is_read_with_or_without_its_temper_but_with_none_where_nothing_is_traded() {
    let partner = |game: &str, value: &str| {
        let record = read(&format!("[Game \"{game}\"]\n[Partner \"{value}\"]"))?;
        Ok::<_, String>(record.session.partner())
    };
    let proud = partner("gore", "south,  level 3, proud").expect("a record");
    let expected = Partner {
        side: Side::South,
        level: "3".parse().expect("a level"),
        temper: Temper::Proud,
    };
    assert_eq!(proud, Some(expected));
    let shrewd = partner("gore", "S, level 3").expect("a record");
    assert_eq!(shrewd.map(|partner| partner.temper), Some(Temper::Shrewd));
    assert!(partner("djenon-aboure", "South, level 3").is_ok());
    for (game, value) in [
        ("djenon-aboure", "South, level 3, proud"),
        ("gore", "South, level 3, proud, and more"),
        ("gore", "South, 3, proud"),
        ("gore", "level 3"),
        ("gore", ""),
    ] {
        let error = partner(game, value).expect_err(value);
        assert!(error.contains("is no partner"), "{error}");
    }
}

#[test]
fn what_does_not_come_out_is_told_with_its_line() {
    for (turns, complaint) in [
        (
            "castle",
            "line 2: \"castle\": \"castle\" is no action: write a hole (2S), pass, offer 1S,3S, accept or refuse",
        ),
        (
            "2S\n\n2S",
            "line 4: \"2S\" is not legal: that hole is not the territory of the side to move",
        ),
        ("2. 2S", "line 2: this is turn 1, not 2"),
        ("x. 2S", "line 2: this is turn 1, not x"),
        ("North 2S", "line 2: it is the turn of South"),
        (
            "(2S)\n1N",
            "line 3: after an action in parentheses, which was taken back, none can be in force",
        ),
        (
            "South resigns\n1S",
            "line 3: the game has been ended before this line",
        ),
        (
            "South resigns\nNorth resigns",
            "line 3: the game has been ended before this line",
        ),
        (
            "[Result \"South 24, North 24: a draw\"]",
            "line 2: the game is not over",
        ),
        (
            "[Result \"South wins\"]\nSouth resigns",
            "line 2: the result is \"South 24, North 24: North wins, by resignation\"",
        ),
        (
            "[Position \"6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S\"]\n2S",
            "line 2: the position after the last turn is 6,0,7,7/7,7,7,7 SSSS/NNNN 0-0 N",
        ),
    ] {
        assert_eq!(
            read(&format!("{TAGS}{turns}")).expect_err("no record"),
            complaint
        );
    }
    let pending =
        "[Start \"6,6,0,0/6,6,6,6 SSSS/NNNN 6-6 N offer 1S\"]\nboth agree to end the game";
    let pending = read(&format!("{TAGS}{pending}")).expect_err("an offer waits");
    assert_eq!(
        pending,
        "line 3: the game can't be ended so here: an offer is pending: accept or refuse it first"
    );
}

//! Taking turns with keys: whole games, the keys of an AZERTY keyboard, typed actions, and keys that may do nothing.

use ayla::tui::Speed;
use ayla::tui::input::Context;
use ayla_rules::{Game, gore};
use ratatui::crossterm::event::KeyEventKind;
use std::time::Duration;

use super::desk::{DJENON, Desk, GORE, still};

const GORE_START: &str = "6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S";
const DJENON_START: &str = "4,4,4,4,4,4/4,4,4,4,4,4 SSSSSS/NNNNNN 0-0 S";

/// A whole game of the package of rules: what was played, and how it came out.
#[derive(serde::Deserialize)]
struct Played {
    game: String,
    lap: gore::Lap,
    actions: Vec<String>,
    #[serde(rename = "final")]
    last: String,
    result: Option<Outcome>,
}

#[derive(serde::Deserialize)]
struct Outcome {
    south: u8,
    north: u8,
}

/// The keys for an action of the side to move.
fn keys_for(action: &str, desk: &Desk) -> String {
    let side = desk.session().position().side_to_move().to_string();
    match action {
        "pass" => "p".to_string(),
        "accept" => "<space>a".to_string(),
        "refuse" => "<space>r".to_string(),
        sowing if sowing.len() == 2 && sowing.ends_with(&side) => sowing[..1].to_string(),
        // A hole of the other row that belongs to the side to move, or an offer with such a hole.
        other => match other.strip_prefix("offer ") {
            Some(holes) if holes.split(',').all(|hole| hole.ends_with(&side)) => {
                let digits: String = holes.chars().filter(char::is_ascii_digit).collect();
                format!("o{digits}<enter>")
            }
            _ => format!(":{other}<enter>"),
        },
    }
}

#[test]
fn whole_games_are_played_with_keys_and_saved_after_every_action() {
    let games = include_str!("../../rules/tests/data/games.jsonl");
    for line in games.lines() {
        let played: Played = serde_json::from_str(line).expect("a game");
        let (game, start) = match played.game.as_str() {
            "gore" => (Game::Gore(played.lap), GORE_START),
            _ => (DJENON, DJENON_START),
        };
        let mut desk = Desk::game(game, start);
        for (number, action) in (1..).zip(&played.actions) {
            // A position that comes up for the third time asks whether to end; these players go on.
            if desk.context() == Context::Repeated {
                desk.press("n");
            }
            let keys = keys_for(action, &desk);
            desk.press(&keys);
            assert_eq!(desk.actions().last(), Some(action), "{keys} in {line}");
            assert_eq!(desk.saves(), number, "{keys} in {line}");
            assert_eq!(desk.last_saved(), desk.session());
        }
        assert_eq!(desk.position(), played.last);
        let seeds = desk.session().finish().map(|finish| finish.outcome.seeds);
        assert_eq!(
            seeds.map(|seeds| (seeds.south, seeds.north)),
            played.result.map(|result| (result.south, result.north)),
        );
        assert_eq!(desk.drawer.len(), 1, "one game, one file");
    }
}

#[test]
fn the_first_row_of_an_azerty_keyboard_chooses_holes_without_shift() {
    for (sign, action) in ["&", "é", "\"", "'", "(", "-"].iter().zip(1..=6) {
        let mut desk = Desk::game(DJENON, DJENON_START);
        desk.press(sign);
        assert_eq!(desk.actions(), [format!("{action}S")]);
    }
}

#[test]
fn the_cursor_goes_around_a_row_and_to_the_other_one_and_sows_what_it_is_on() {
    for (keys, action) in [
        ("<enter>", "1S"),
        ("<space>", "1S"),
        ("<right><right><enter>", "3S"),
        ("<left><enter>", "4S"),
        ("<right><right><right><right><right><enter>", "2S"),
        ("<up><down><enter>", "1S"),
    ] {
        let mut desk = Desk::game(GORE, GORE_START);
        desk.press(keys);
        assert_eq!(desk.actions(), [action], "{keys}");
    }
}

#[test]
fn a_hole_won_in_the_other_row_is_sown_with_the_cursor() {
    let mut desk = Desk::game(GORE, "3,3,3,3/3,3,3,3 SSSS/NNNS 12-12 S");
    // North's row runs the other way on the screen: 4N lies above 1S.
    desk.press("<up><enter>");
    assert_eq!(desk.actions(), ["4N"]);
}

#[test]
fn what_the_rules_forbid_is_not_played_and_the_reason_is_said() {
    let gore = "0,3,3,6/3,3,3,3 SNSS/NNNN 12-12 S";
    let djenon = "1,4,3,4,3,5/4,5,2,1,2,2 SSSSSS/NNNNNN 6-6 S";
    for (game, position, keys, reason) in [
        (GORE, gore, "1", "An empty hole can't be sown."),
        (GORE, gore, "2", "That hole is not your territory."),
        (
            GORE,
            gore,
            "<up><enter>",
            "That hole is not your territory.",
        ),
        (GORE, gore, "5", "There is no such hole"),
        (GORE, gore, "-", "There is no such hole"),
        (DJENON, djenon, "1", "A single seed may never be moved."),
        (DJENON, djenon, "o", "Djenon-aboure has no trades."),
        (
            DJENON,
            "4,3,4,3,1,5/4,5,2,1,2,1 SSSSSS/NNNNNN 13-0 S",
            "4",
            "That relay would go round for ever.",
        ),
    ] {
        let mut desk = Desk::game(game, position);
        desk.press(keys);
        assert_eq!(desk.position(), position, "{keys}");
        assert_eq!(desk.saves(), 0, "{keys}");
        desk.says(reason);
        // The reason goes with the next key that leads to a hole which can be sown.
        desk.press("<down><right><right>");
        assert!(!desk.words().contains(reason), "{keys}");
    }
}

#[test]
fn only_presses_act_never_what_a_terminal_says_of_keys_held_or_let_go() {
    for kind in [KeyEventKind::Release, KeyEventKind::Repeat] {
        let mut desk = Desk::game(GORE, "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 S");
        let every_key = "123456<enter><space>opnqyuaexr:<esc><left><pgup><home>?<f1><c-c>";
        desk.send(every_key, kind);
        desk.press("o1<enter>").send(every_key, kind);
        desk.press("<space>").send(every_key, kind);
        assert_eq!(desk.actions(), ["offer 1S"], "{kind:?}");
        assert_eq!(desk.context(), Context::Answer);
    }
}

#[test]
fn an_action_can_be_typed_and_a_wrong_one_says_why_and_can_be_mended() {
    let mut desk = Desk::game(GORE, "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 S");
    for (typed, reason) in [
        ("1N", "That hole is not your territory."),
        ("5S", "There is no such hole"),
        ("pass", "You can sow, so you may not pass."),
        ("accept", "There is no offer to answer."),
        ("offer 1S,2S,3S", "would need 18 captured seeds and has 12"),
        ("offer 1S,1S", "The offer names 1S twice."),
        ("offer 1S,2S,3S,4S", "An offer is one, two or three holes."),
        ("dance", "That is no action"),
        ("", "That is no action"),
    ] {
        desk.press(&format!(":{typed}<enter>"));
        desk.says(reason);
        assert_eq!(desk.context(), Context::Type, "{typed} can be mended");
        desk.press("<esc>");
    }
    assert_eq!(desk.saves(), 0);
    desk.press(":1N<enter><backspace>S<enter>");
    assert_eq!(desk.actions(), ["1S"]);
    desk.press(":offer 2N,4N<enter><space>:accept<enter>");
    assert_eq!(desk.actions(), ["1S", "offer 2N,4N", "accept"]);
    assert_eq!(desk.context(), Context::Sow);
}

#[test]
fn letters_that_are_keys_elsewhere_are_only_letters_while_an_action_is_typed() {
    let mut desk = Desk::game(GORE, GORE_START);
    desk.press(":1opqyuaexrbs?[]");
    assert_eq!(desk.context(), Context::Type);
    desk.says("1opqyuaexrbs?[]");
    assert_eq!(desk.saves(), 0);
}

#[test]
fn a_pass_is_announced_and_needs_its_own_key() {
    let mut desk = Desk::game(GORE, "0,0,0,0/6,0,0,0 SSSS/NNNN 18-24 S");
    assert_eq!(desk.context(), Context::Pass);
    desk.says("Awa must pass");
    desk.press("<enter>1234o<left><up>");
    assert_eq!(desk.saves(), 0, "only the key for passing passes");
    desk.press("p");
    assert_eq!(desk.actions(), ["pass"]);
    assert_eq!(desk.context(), Context::Sow);
}

#[test]
fn a_pass_is_announced_again_and_again_after_a_trade_of_all_that_could_be_sown() {
    let mut desk = Desk::game(GORE, "1,0,0,0/0,4,0,0 SSSS/NNNN 21-22 N");
    desk.press("o2<enter><space>a1");
    assert_eq!(desk.context(), Context::Pass);
    desk.says("Kouadio must pass");
    desk.press("p2");
    assert_eq!(desk.context(), Context::Pass);
    desk.says("Kouadio must pass");
    desk.press("p3p");
    assert_eq!(desk.context(), Context::Sow);
    assert_eq!(desk.saves(), 8);
}

#[test]
fn any_key_finishes_what_is_being_shown_and_does_nothing_else() {
    let settings = ayla::settings::Settings {
        speed: Speed::Normal,
        ..still()
    };
    for key in ["2", "<enter>", "u", "q", "<left>", "o", "z"] {
        let mut desk = Desk::game_with(settings.clone(), GORE, GORE_START);
        desk.press("1");
        assert!(desk.app.due().is_some(), "the sowing is shown");
        desk.press(key);
        assert_eq!(desk.app.due(), None, "{key} finishes it");
        assert_eq!(desk.actions(), ["1S"], "{key} does nothing else");
        assert_eq!(desk.saves(), 1);
    }
}

#[test]
fn an_action_is_played_and_saved_before_it_is_shown_so_leaving_loses_nothing() {
    let mut desk = Desk::game_with(ayla::settings::Settings::default(), GORE, GORE_START);
    desk.press("3");
    assert!(desk.app.due().is_some());
    assert_eq!(desk.last_saved().played(), 1);
    desk.press("<c-c>");
    assert!(desk.is_left);
}

#[test]
fn what_is_shown_stands_still_while_the_screen_is_too_small_to_show_it() {
    let mut desk = Desk::game_with(ayla::settings::Settings::default(), GORE, GORE_START);
    desk.press("3").resize(30, 8);
    assert_eq!(desk.app.due(), None);
    desk.resize(80, 24);
    assert!(desk.app.due().is_some());
}

#[test]
fn what_is_shown_comes_to_its_end_by_itself_and_then_nothing_is_waited_for() {
    let mut desk = Desk::game_with(ayla::settings::Settings::default(), DJENON, DJENON_START);
    desk.press("5");
    let mut steps = 0;
    while let Some(due) = desk.app.due() {
        desk.wait(due);
        steps += 1;
        assert!(steps < 1000, "it never ends");
    }
    assert!(steps > 5, "a lift, drops, laps");
    desk.wait(Duration::from_secs(1));
    assert_eq!(desk.actions(), ["5S"]);
}

/// A relay that ends after 477 laps: no longer one is known.
const PATIENT: &str = "3,1,7,6,5,4/1,4,3,2,3,6 SSSSSS/NNNNNN 3-0 S";

#[test]
fn the_longest_relay_known_is_shown_within_a_quarter_of_a_minute_and_any_key_ends_it() {
    for speed in [Speed::Normal, Speed::Fast] {
        let settings = ayla::settings::Settings { speed, ..still() };
        let mut desk = Desk::game_with(settings.clone(), DJENON, PATIENT);
        let relay = DJENON.action("1S").expect("an action");
        let story = desk.session().position().trace(relay).expect("it ends");
        desk.press("1");
        let (mut steps, mut shown) = (0, Duration::ZERO);
        while let Some(due) = desk.app.due() {
            shown += due;
            steps += 1;
            desk.wait(due);
        }
        assert_eq!(steps, story.len(), "{speed:?} leaves nothing out");
        assert!(
            shown <= Duration::from_secs(15),
            "{speed:?} takes {shown:?}"
        );
        let mut desk = Desk::game_with(settings, DJENON, PATIENT);
        desk.press("1<space>");
        assert_eq!(desk.app.due(), None);
        assert_eq!(desk.actions(), ["1S"]);
    }
}

#[test]
fn what_is_captured_is_told_hole_by_hole_in_the_fewest_words() {
    let climent = "1,4,2,1/1,3,5,5 SSSS/NNNN 13-13 S";
    let mut desk = Desk::game(GORE, climent);
    desk.press("<right>");
    desk.says("2S: 4 seeds, the last in 2N. Captures 8: 4 from 2N; 2 each from 1N, 4S.");
    desk.press("<enter>");
    desk.says("Awa sowed 2S to 2N and captured 8: 4 from 2N; 2 each from 1N, 4S.");
    let mut desk = Desk::game(GORE, "1,4,0,0/1,3,5,5 SSSS/NNNN 13-16 S");
    desk.press("<right>");
    desk.says("Captures 6: 4 from 2N; 2 from 1N.");
    let desk = Desk::game(GORE, "0,0,0,1/1,3,5,5 SSSS/NNNN 17-16 S");
    desk.says("Captures 2 from 1N.");
}

#[test]
fn a_preview_says_what_each_side_would_have_before_and_after_the_sowing() {
    let mut desk = Desk::game(GORE, "0,0,0,1/1,3,5,5 SSSS/NNNN 17-16 S");
    desk.says("18 → 19 if it ended now");
    desk.says("30 → 29 if it ended now");
    desk.press("<enter>");
    desk.says("captured 19 · 19 ");
}

#[test]
fn while_an_action_is_shown_nothing_is_told_that_comes_after_it() {
    let mut desk = Desk::game_with(
        ayla::settings::Settings::default(),
        GORE,
        "2,3,1,3/3,2,4,2 SSSS/NNNN 14-14 S",
    );
    desk.resize(80, 24).press("2");
    assert!(desk.app.due().is_some());
    for early in ["if it ended now", "in all", "+20", "over"] {
        assert!(!desk.text().contains(early), "{early}: {}", desk.text());
    }
    desk.says("2S");
    desk.press("<space>");
    desk.says("2S +20");
    desk.says("34 in all");
}

#[test]
fn ones_own_holes_are_typed_by_number_and_need_no_commas_between_them() {
    let mut desk = Desk::game(GORE, "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 S");
    desk.press(":1<enter>:sow 2<enter>:sow 3S<enter>");
    assert_eq!(desk.actions(), ["1S", "2N", "3S"]);
    desk.press(":offer 1 3N<enter><space>:accept<enter>");
    assert_eq!(desk.actions()[3..], ["offer 1N,3N", "accept"]);
}

#[test]
fn what_may_be_typed_fits_the_game_and_the_side() {
    let mut desk = Desk::game(DJENON, DJENON_START);
    desk.press(":");
    desk.says("type an action: 1S or pass.");
    assert!(!desk.text().contains("offer 1"));
    let mut desk = Desk::game(GORE, "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 N");
    desk.press(":");
    desk.says("type an action: 1N, pass, or offer 1N,2N.");
    desk.press("offer 1N<enter><space>:");
    desk.says("type accept or refuse.");
}

#[test]
fn actions_can_be_typed_in_the_words_of_the_language_and_in_notation() {
    use ayla::language::Language;
    let french = ayla::settings::Settings {
        language: Language::French,
        ..still()
    };
    for [offer, accept, refuse] in [
        ["offre", "accepte", "refuse"],
        ["Offrir", "accepter", "refuser"],
        ["offer", "accept", "refuse"],
    ] {
        let mut desk = Desk::game_with(french.clone(), GORE, "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 S");
        desk.press(&format!(":{offer} 1S,3S<enter><space>:{refuse}<enter>"));
        desk.press(&format!(":{offer} 2N<enter><space>:{accept}<enter>"));
        assert_eq!(
            desk.actions(),
            ["offer 1S,3S", "refuse", "offer 2N", "accept"]
        );
    }
    let mut desk = Desk::game_with(french, GORE, "0,0,0,0/6,0,0,0 SSSS/NNNN 18-24 S");
    desk.resize(120, 40).press(":passe<enter>");
    assert_eq!(desk.actions(), ["pass"]);
    desk.says("1. passe");
}

#[test]
fn the_footer_shows_only_keys_that_do_something() {
    let mut desk = Desk::game(GORE, GORE_START);
    desk.resize(200, 40);
    let footer = |desk: &Desk| desk.text().lines().rev().take(2).collect::<String>();
    for (keys, shown, hidden) in [
        ("", "sow", ["undo", "redo", "back"]),
        ("1", "undo", ["redo", "forward", "now"]),
        ("u", "redo", ["undo", "back", "forward"]),
        ("y<home>", "forward", ["start", "undo", "redo"]),
    ] {
        let footer = footer(desk.press(keys));
        assert!(footer.contains(shown), "{keys}: {footer}");
        for hidden in hidden {
            assert!(!footer.contains(hidden), "{keys}: {footer}");
        }
    }
    let mut desk = Desk::game_with(ayla::settings::Settings::default(), GORE, GORE_START);
    desk.press("1");
    let footer = footer(&desk);
    assert!(footer.contains("any key show the end"), "{footer}");
    assert!(!footer.contains("sow"), "{footer}");
}

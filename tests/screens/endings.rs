//! How games end: by the rules, by agreement, by giving up, and what is said and shown then.

use ayla::language::Language;
use ayla::session::{Closing, Ending};
use ayla::settings::Settings;
use ayla::tui::app::Message;
use ayla::tui::input::Context;
use ayla::tui::text::Text;
use ayla_rules::Side;
use fluent_bundle::FluentArgs;

use super::desk::{DJENON, Desk, GORE, still};

/// North can take the whole board with 2N (the third worked example of Goré, seen from the other side).
const NORTH_TAKES_ALL: &str = "3,2,4,2/2,3,1,3 SSSS/NNNN 14-14 S";

/// Fails unless the board is drawn: every hole has its name on the screen.
#[track_caller]
fn board_is_drawn(desk: &Desk) {
    let text = desk.text();
    for hole in desk.session().position().holes() {
        assert!(text.contains(&hole.to_string()), "{hole} is not in\n{text}");
    }
}

#[test]
fn a_win_after_a_refusal_is_without_glory_and_stands_beside_the_board() {
    let mut desk = Desk::game(GORE, NORTH_TAKES_ALL);
    desk.press("o1<enter><space>r2");
    assert_eq!(desk.context(), Context::Over);
    for (width, height) in [(40, 14), (70, 24), (120, 40)] {
        desk.resize(width, height);
        desk.says("Kouadio wins 34 to 14");
        desk.says("without glory");
        board_is_drawn(&desk);
    }
}

#[test]
fn a_refusal_by_the_loser_leaves_the_winner_the_glory() {
    let mut desk = Desk::game(GORE, "2,3,1,3/3,2,4,2 SSSS/NNNN 14-14 S");
    // South's offer is refused by North; North then sows, and South wins.
    desk.press("o1<enter><space>r");
    desk.press("x").press("y");
    assert_eq!(desk.context(), Context::Over);
    let finish = desk.session().finish().expect("over");
    assert_eq!(finish.outcome.winner, Some(Side::South));
    desk.says("with glory");
}

#[test]
fn the_end_of_djenon_aboure_is_seen_with_why_and_what_each_side_takes() {
    let start = "4,4,4,4,4,4/4,4,4,4,4,4 SSSSSS/NNNNNN 0-0 S";
    let mut desk = Desk::game(DJENON, start);
    desk.press("13614566123");
    assert_eq!(desk.context(), Context::Over);
    assert_eq!(
        desk.position(),
        "1,0,1,1,1,1/1,0,0,0,1,1 SSSSSS/NNNNNN 14-26 N"
    );
    desk.says("Kouadio wins 29 to 19");
    desk.says("No hole can be sown any more.");
    desk.says("Awa takes 5 and Kouadio 3");
    board_is_drawn(&desk);
}

#[test]
fn what_is_swept_at_the_end_stays_in_sight_in_the_holes_and_in_the_heaps() {
    let mut desk = Desk::game_with(
        Settings::default(),
        DJENON,
        "1,0,1,1,1,2/1,0,0,0,1,1 SSSSSS/NNNNNN 14-25 S",
    );
    desk.resize(120, 40).press("6");
    while let Some(due) = desk.app.due() {
        desk.wait(due);
    }
    let at_rest = desk.text();
    desk.press("u").press("y");
    assert_eq!(desk.text(), at_rest, "the last picture is the end");
    let hollow = |text: &str| text.matches('○').count();
    // Seven seeds in holes and in heaps; the mark of the hole sown last, which looks alike, is left out.
    assert_eq!(hollow(&at_rest), 7 + 7, "{at_rest}");
    desk.says("captured 16 · 21 in all");
    desk.says("captured 25 · 27 in all");
}

#[test]
fn an_end_by_agreement_needs_the_other_side_and_never_enter() {
    let mut desk = Desk::game(GORE, "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 S");
    desk.press("e");
    assert_eq!(desk.context(), Context::Proposed);
    desk.says("Awa proposes to end the game here. Hand the keyboard to Kouadio (North).");
    desk.press("ar<enter>yn1");
    assert_eq!(
        desk.context(),
        Context::Proposed,
        "nobody agrees with themselves"
    );
    desk.press("<esc>");
    assert_eq!(
        desk.context(),
        Context::Sow,
        "who proposes may think better of it"
    );
    desk.press("e<space>");
    assert_eq!(desk.context(), Context::Agree);
    desk.says("Kouadio: Awa proposes to end the game here.");
    desk.press("<enter><space>yn1");
    assert_eq!(desk.context(), Context::Agree, "only accepting accepts");
    desk.press("r");
    assert_eq!(desk.context(), Context::Sow);
    assert_eq!(desk.saves(), 0);
    desk.press("e<space>a");
    assert_eq!(desk.context(), Context::Over);
    let finish = desk.session().finish().expect("over");
    assert_eq!(finish.ending, Ending::Closed(Closing::Agreement));
    assert_eq!(desk.last_saved().closing(), Some(Closing::Agreement));
    desk.says("A draw, 24 each.");
    desk.says("Both sides agreed to end the game.");
}

#[test]
fn a_side_gives_up_only_after_a_question() {
    for no in ["n", "<esc>"] {
        let mut desk = Desk::game(GORE, "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 S");
        desk.press("x<enter><space>xr1");
        assert_eq!(desk.context(), Context::Confirm);
        desk.says("Awa: do you resign? Kouadio wins then.");
        desk.press(no);
        assert_eq!(desk.context(), Context::Sow);
        assert_eq!(desk.saves(), 0);
        desk.press("xy");
        assert_eq!(
            desk.last_saved().closing(),
            Some(Closing::Resignation(Side::South))
        );
        desk.says("Kouadio wins");
        desk.says("Awa resigned.");
    }
}

#[test]
fn who_gives_up_is_not_praised_for_holding_more_than_half() {
    let mut desk = Desk::game(GORE, "3,3,3,3/3,3,2,2 SSSS/NNNN 20-6 S");
    desk.resize(120, 40).press("xy");
    desk.says("Kouadio wins");
    assert!(!desk.text().contains('★'), "{}", desk.text());
}

#[test]
fn a_position_that_comes_up_for_the_third_time_asks_and_ends_nothing_by_itself() {
    let start = "0,0,0,0/6,0,0,0 SSSS/NNNN 18-24 N";
    let round = "o2<enter><space>rp";
    let mut desk = Desk::game(GORE, start);
    desk.press(round);
    assert_eq!(desk.context(), Context::Sow);
    desk.says("this position: 2 times");
    desk.press(round);
    assert_eq!(desk.context(), Context::Repeated);
    desk.says("This position for the third time:");
    desk.press("<enter><space>1arosy");
    assert_eq!(
        desk.context(),
        Context::Repeated,
        "no answer to an offer answers this"
    );
    desk.press("n");
    assert_eq!(desk.context(), Context::Sow);
    assert_eq!(desk.session().finish(), None);
    // The position after the refusal comes up for the third time now, the one after the pass for the fourth.
    desk.press("o2<enter><space>r");
    assert_eq!(desk.context(), Context::Repeated);
    desk.press("<esc>p");
    assert_eq!(desk.context(), Context::Sow, "each position asks once");
    desk.press("uuuu").press("p");
    assert_eq!(
        desk.context(),
        Context::Repeated,
        "played again, asked again"
    );
    desk.press("e");
    assert_eq!(desk.context(), Context::Proposed);
    desk.press("<space>a");
    assert_eq!(desk.context(), Context::Over);
}

#[test]
fn how_the_players_ended_a_game_stands_at_the_foot_of_the_record_and_nowhere_earlier() {
    for (end, words) in [
        ("e<space>a", "│ ended by agreement"),
        ("xy", "│ Kouadio resigned"),
    ] {
        let mut desk = Desk::game(GORE, "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 S");
        desk.resize(80, 24).press("1").press(end);
        desk.says(words);
        desk.press("<pgup>");
        assert!(!desk.words().contains(words));
    }
}

#[test]
fn what_an_end_here_would_give_is_said_whole_at_the_smallest_size_in_every_language() {
    for language in Language::ALL {
        let settings = Settings {
            language,
            ..still()
        };
        let mut shares = FluentArgs::new();
        for (name, value) in [("south", "Awa"), ("north", "Kouadio")] {
            shares.set(name, value);
        }
        for (name, value) in [("south_seeds", 18), ("north_seeds", 30)] {
            shares.set(name, value);
        }
        let words = Text::new(language).fill("if-ended", &shares);
        let mut desk = Desk::game_with(settings, GORE, "0,0,0,0/6,0,0,0 SSSS/NNNN 18-24 N");
        desk.resize(40, 14).press("e<space>");
        desk.says(&words);
        desk.press("<esc>").press(&"o2<enter><space>rp".repeat(2));
        assert_eq!(desk.context(), Context::Repeated);
        desk.says(&words);
    }
}

#[test]
fn after_the_end_nothing_can_be_played_but_all_can_be_taken_back() {
    let mut desk = Desk::game(GORE, "2,3,1,3/3,2,4,2 SSSS/NNNN 14-14 S");
    desk.press("2");
    assert_eq!(desk.context(), Context::Over);
    desk.press("1234<enter><space>oparex:");
    assert_eq!(desk.actions(), ["2S"]);
    assert_eq!(desk.saves(), 1);
    desk.press("u");
    assert_eq!(desk.context(), Context::Sow);
    assert_eq!(desk.last_saved().finish(), None);
    desk.press("y");
    assert_eq!(desk.context(), Context::Over);
}

#[test]
fn an_agreement_and_a_resignation_can_be_taken_back() {
    for end in ["e<space>a", "xy"] {
        let mut desk = Desk::game(GORE, "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 S");
        desk.press(end);
        assert_eq!(desk.context(), Context::Over);
        desk.press("u");
        assert_eq!(desk.context(), Context::Sow);
        desk.says("The end has been taken back: the game goes on.");
        assert_eq!(desk.last_saved().closing(), None);
    }
}

#[test]
fn played_again_the_other_side_begins_and_the_old_game_stays_in_its_file() {
    let mut desk = Desk::game(DJENON, "4,4,4,4,4,4/4,4,4,4,4,4 SSSSSS/NNNNNN 0-0 S");
    desk.press("13614566123n");
    assert_eq!(desk.session().played(), 0);
    assert_eq!(
        desk.session().start().side_to_move(),
        Side::North,
        "the other side begins"
    );
    desk.press("1");
    assert_eq!(desk.drawer.len(), 2);
}

#[test]
fn a_game_that_could_not_be_saved_says_so_and_asks_before_it_is_left() {
    for leave in ["q", "<c-c>"] {
        let mut desk = Desk::game(GORE, "6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S");
        desk.press("1");
        desk.tell(Message::Saved(Err("no room".into())));
        desk.says("THIS GAME IS NOT SAVED: no room");
        desk.press(leave);
        assert_eq!(desk.context(), Context::Confirm);
        desk.press("n");
        assert_eq!(desk.context(), Context::Sow);
        // Once it has been saved after all, leaving asks nothing.
        desk.tell(Message::Saved(Ok(())));
        desk.press(leave);
        assert!(desk.is_left || desk.context() == Context::Home, "{leave}");
    }
}

#[test]
fn control_c_twice_leaves_an_unsaved_game_all_the_same() {
    let mut desk = Desk::game(GORE, "6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S");
    desk.press("1");
    desk.tell(Message::Saved(Err("no room".into())));
    desk.press("<c-c>");
    assert!(!desk.is_left);
    desk.press("<c-c>");
    assert!(desk.is_left);
}

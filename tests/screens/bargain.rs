//! The bargain: putting an offer together, handing the keyboard over, answering; and that nothing is answered by habit.

use ayla::tui::input::Context;
use ayla::tui::screens::Screen;
use ratatui::crossterm::event::{KeyCode, KeyEvent};

use super::desk::{Desk, GORE, session, still};
use ayla::session::Name;
use ayla::settings::Settings;

const TABLE: &str = "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 S";

#[test]
fn an_offer_costs_nothing_until_it_is_made() {
    let mut desk = Desk::game(GORE, TABLE);
    desk.press("o12<space><right><space>");
    assert_eq!(desk.context(), Context::Offer);
    desk.press("<esc>");
    assert_eq!(desk.context(), Context::Sow);
    assert_eq!(desk.position(), TABLE);
    assert_eq!(desk.saves(), 0);
}

#[test]
fn an_accepted_offer_gives_the_holes_and_pays_for_them() {
    let mut desk = Desk::game(GORE, TABLE);
    desk.press("o13<enter>");
    assert_eq!(desk.context(), Context::HandOver);
    assert_eq!(
        desk.position(),
        "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 N offer 1S,3S"
    );
    desk.press("<space>");
    assert_eq!(desk.context(), Context::Answer);
    desk.says("Kouadio: Awa offers you 1S, 3S.");
    desk.press("a");
    assert_eq!(desk.position(), "9,3,9,3/3,3,3,3 NSNS/NNNN 12-0 N");
    assert_eq!(desk.saves(), 2);
    desk.says("Kouadio accepted and paid 12 seeds.");
}

#[test]
fn a_refused_offer_leaves_the_board_and_is_remembered() {
    let mut desk = Desk::game(GORE, TABLE);
    desk.press("o1<enter><space>");
    desk.says("If you win after refusing");
    desk.press("r");
    assert_eq!(desk.position(), "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 N");
    assert_eq!(desk.session().position().refusals().north, 1);
    desk.says("refused 1");
}

#[test]
fn a_second_refusal_is_said_to_cost_nothing_more() {
    let mut desk = Desk::game(GORE, TABLE);
    desk.press("o1<enter><space>r1o2<enter><space>");
    desk.says("You have refused before");
}

#[test]
fn a_key_pressed_by_habit_never_takes_the_keyboard_or_answers() {
    let mut desk = Desk::game(GORE, TABLE);
    desk.press("o1<enter>");
    desk.press("<enter><enter>ar1234567890yn<tab><left><right><up><down>o p");
    // The last keys include a space: now the keyboard has been taken, and still nothing is answered.
    assert_eq!(desk.context(), Context::Answer);
    desk.press("<enter><space><enter>1234567890yn<tab><left><right><up><down>op");
    assert_eq!(desk.context(), Context::Answer);
    assert_eq!(desk.actions(), ["offer 1S"]);
}

#[test]
fn only_two_keys_answer_an_offer_and_they_are_far_apart() {
    let mut answers = Vec::new();
    for c in (' '..='~').chain("&é\"'(-èçàù".chars()) {
        let mut desk = Desk::game(GORE, TABLE);
        desk.press("o1<enter><space>");
        desk.key(KeyEvent::from(KeyCode::Char(c)));
        if !matches!(desk.app.screen(), Screen::Play(_)) {
            continue;
        }
        match desk.actions().last().map(String::as_str) {
            Some("offer 1S") => {}
            Some(answer) => answers.push((c, answer.to_string())),
            // Taking the offer back is no answer.
            None => assert_eq!(c.to_ascii_lowercase(), 'u'),
        }
    }
    let answer = |c, answer: &str| (c, answer.to_string());
    assert_eq!(
        answers,
        [
            answer('A', "accept"),
            answer('R', "refuse"),
            answer('a', "accept"),
            answer('r', "refuse"),
        ]
    );
}

#[test]
fn why_no_offer_can_be_made_is_said_at_once() {
    for (position, reason) in [
        (
            "6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S",
            "the other side would need 6 captured seeds and has 0",
        ),
        (
            "3,3,3,3/3,3,3,3 SNNN/NNNN 12-12 S",
            "you must keep at least one hole",
        ),
    ] {
        let mut desk = Desk::game(GORE, position);
        desk.press("o");
        assert_eq!(desk.context(), Context::Sow, "{position}");
        desk.says(reason);
    }
}

#[test]
fn an_offer_holds_one_to_three_holes_of_ones_own_that_can_be_paid() {
    let rich = "3,1,1,1/1,1,1,1 SSSN/NNNN 19-19 S";
    for (keys, reason) in [
        ("o<enter>", "Choose the holes first: one, two or three"),
        ("o4", "That hole is not your territory."),
        ("o<up><space>", "That hole is not your territory."),
        ("o123<enter>", "you must keep at least one hole"),
    ] {
        let mut desk = Desk::game(GORE, rich);
        desk.press(keys);
        desk.says(reason);
        assert_eq!(desk.context(), Context::Offer, "{keys}: think again");
        assert_eq!(desk.position(), rich);
    }
    let mut desk = Desk::game(GORE, TABLE);
    desk.press("o123<enter>");
    desk.says("would need 18 captured seeds and has 12");
    desk.press("3<enter>");
    assert_eq!(
        desk.actions(),
        ["offer 1S,2S"],
        "a hole marked again is taken out"
    );
}

#[test]
fn a_fourth_hole_is_not_marked() {
    let mut desk = Desk::game(GORE, "3,1,1,1/1,1,1,1 SSSS/NNNN 19-19 S");
    desk.press("o1234");
    desk.says("An offer is one, two or three holes");
    desk.press("<enter>");
    assert_eq!(desk.actions(), ["offer 1S,2S,3S"]);
}

#[test]
fn the_hand_over_names_both_sides() {
    let mut desk = Desk::game(GORE, TABLE);
    desk.press("o1<enter>");
    desk.says("Awa has made an offer. Hand the keyboard to Kouadio (North).");
    desk.says("Nothing is answered yet");
}

#[test]
fn an_offer_can_be_taken_back_before_it_is_answered_and_the_answer_after_it() {
    let mut desk = Desk::game(GORE, TABLE);
    desk.press("o1<enter>u");
    assert_eq!(desk.position(), TABLE);
    for answer in ["a", "r"] {
        desk.press("o1<enter><space>");
        desk.press(answer).press("u");
        // Whoever answered must take the keyboard again: the answer is made anew.
        assert_eq!(desk.context(), Context::HandOver);
        assert!(desk.position().ends_with("N offer 1S"));
        assert_eq!(desk.session().position().refusals().north, 0);
        desk.press("u");
        assert_eq!(desk.position(), TABLE);
    }
}

#[test]
fn the_mouse_wheel_does_not_throw_an_offer_away() {
    use super::menus::wheel;
    let mut desk = Desk::game(GORE, TABLE);
    desk.press("u1uo12");
    for down in [true, false] {
        desk.tell(wheel(down));
        assert_eq!(desk.context(), Context::Offer);
    }
    desk.press("<enter>");
    assert_eq!(desk.actions(), ["offer 1S,2S"]);
}

#[test]
fn whoever_must_answer_reads_the_terms_and_the_price_of_refusing_at_the_smallest_size() {
    use ayla::language::Language;
    use ayla::session::Name;
    use ayla::tui::text::Text;
    use fluent_bundle::FluentArgs;
    let long = Name::new("Marguerite-Adjoua N'Guessan-Koff");
    for language in Language::ALL {
        for names in [
            [Name::new("Awa"), Name::new("Kouadio")],
            [long.clone(), long.clone()],
        ] {
            let mut desk = Desk::new(Settings {
                language,
                ..still()
            });
            let mut game = session(
                GORE,
                "3,9,3,3/1,3,3,3 SSSS/NNNN 2-18 S",
                &["offer 1S,2S,4S"],
            );
            [game.players.south, game.players.north] = names;
            desk.open(&game);
            desk.resize(40, 14).press("<space>");
            let text = Text::new(language);
            let mut terms = FluentArgs::new();
            for (name, value) in [
                ("price", 18),
                ("standing", 15),
                ("count", 3),
                ("refused", 0),
            ] {
                terms.set(name, value);
            }
            terms.set("holes", "1S, 2S, 4S");
            terms.set("name", "");
            let asked = text.fill("ask-answer-short", &terms);
            desk.says(asked.trim_start_matches([':', ' ', '\u{a0}']));
            desk.says(&text.fill("cost-of-refusing-short", &terms));
        }
    }
}

#[test]
fn what_was_offered_and_answered_so_far_stands_beside_an_offer() {
    let mut desk = Desk::game(GORE, TABLE);
    desk.resize(80, 24)
        .press("o1<enter><space>ro2<enter><space>");
    desk.says("Offers so far: ▼S 1S ✕");
}

/// A game in which the same offer is made again after another was accepted, by players with long names.
fn with_a_history() -> Desk {
    let before = ["offer 2S", "refuse", "offer 1N", "accept", "offer 2S"];
    let mut game = session(GORE, TABLE, &before);
    game.players.south = Name::new("Marie-Claire Adjoua");
    game.players.north = Name::new("Kouassi Yao N’Guessan");
    let mut desk = Desk::home();
    desk.open(&game);
    desk
}

#[test]
fn what_refusing_costs_is_said_whatever_else_there_is_to_say() {
    for (width, height) in [(40, 14), (56, 20), (60, 20), (79, 23), (80, 24), (120, 40)] {
        let mut desk = with_a_history();
        desk.resize(width, height).press("<space>");
        assert_eq!(desk.context(), Context::Answer);
        desk.says("glory");
        desk.press("x");
        assert_eq!(desk.context(), Context::Confirm);
        desk.says("glory");
    }
}

#[test]
fn who_offered_what_and_how_it_was_answered_is_listed_the_last_ones_where_there_is_little_room() {
    let mut desk = with_a_history();
    desk.resize(120, 40).press("<space>");
    desk.says("Offers so far: ▼S 2S ✕ · ▲N 1N ✓");
    desk.resize(60, 24);
    desk.says("Offers so far: ▼S 2S ✕ · ▲N 1N ✓");
    // At an earlier moment nothing is told of what came later.
    desk.resize(120, 40).press("<home>");
    assert!(!desk.text().contains("Offers so far"));
}

#[test]
fn both_boards_stay_whatever_is_done_while_an_offer_is_pending() {
    let mut desk = with_a_history();
    desk.resize(120, 40);
    for keys in ["", "<space>", ":", "nonsense<enter>", "<esc>x", "n"] {
        desk.press(keys);
        let text = desk.text();
        assert!(
            text.contains("Now") && text.contains("If accepted"),
            "{keys}: {text}"
        );
    }
    // The moment at which the first offer was pending, too.
    desk.press("<home><right>");
    assert_eq!(desk.context(), Context::Look);
    desk.says("offered 2S.");
    desk.says("Now");
    desk.says("If accepted");
    desk.press("<right>");
    assert!(!desk.text().contains("If accepted"));
}

#[test]
fn where_there_is_room_for_one_board_it_tells_what_was_and_what_would_be() {
    let mut desk = Desk::game(GORE, TABLE);
    desk.resize(40, 14).press("o2");
    desk.says("3→9");
    desk.says("S→N");
    let mut wide = Desk::game(GORE, TABLE);
    wide.resize(80, 24).press("o2");
    assert!(!wide.text().contains("3→9"));
}

#[test]
fn the_seeds_that_would_be_paid_lie_hollow_in_the_heap() {
    let mut desk = Desk::game(GORE, TABLE);
    for keys in ["o1", "<enter>", "<space>"] {
        desk.press(keys);
        desk.says(&format!(
            "{}{}{}│",
            "●".repeat(6),
            "○".repeat(6),
            "·".repeat(12)
        ));
        desk.says(&format!("{}{}│", "●".repeat(12), "·".repeat(12)));
    }
    desk.press("a");
    assert!(!desk.text().contains("○"));
}

#[test]
fn an_offer_can_be_typed_while_one_is_put_together() {
    let mut desk = Desk::game(GORE, TABLE);
    desk.press("o1:offer 2 3<enter>");
    assert_eq!(desk.actions(), ["offer 2S,3S"]);
    assert_eq!(desk.context(), Context::HandOver);
    // Here Esc takes back what was done last, as it does after a proposal.
    desk.press("<esc>");
    assert_eq!(desk.context(), Context::Sow);
    assert_eq!(desk.session().played(), 0);
}

#[test]
fn what_is_no_answer_is_told_so_and_only_once() {
    let mut desk = Desk::game(GORE, TABLE);
    desk.press("o1<enter><space>:1<enter>");
    desk.says("An offer is pending: it is answered first.");
    desk.press("<esc>:what<enter>");
    desk.says("That is no answer: type accept or refuse.");
    let mut poor = Desk::game(GORE, "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 S");
    poor.press("o134<enter>");
    let reason = "No offer: the other side would need 18 captured seeds and has 12.";
    assert_eq!(poor.words().matches(reason).count(), 1, "{}", poor.text());
}

#[test]
fn a_board_alone_says_whether_it_is_the_one_after_an_offer_and_says_it_once() {
    for (width, height) in [(40, 14), (50, 16), (80, 14), (80, 24), (120, 40)] {
        for keys in ["o1", "c<space>ao1"] {
            let mut desk = Desk::game(GORE, TABLE);
            desk.resize(width, height).press(keys);
            let count = desk.text().matches("If accepted").count();
            assert_eq!(count, 1, "{width}×{height} {keys}: {}", desk.text());
        }
    }
}

#[test]
fn holes_that_can_not_be_offered_promise_no_board() {
    let mut desk = Desk::game(GORE, "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 S");
    desk.resize(120, 40).press("o");
    desk.says("Nothing offered yet");
    desk.press("1");
    desk.says("If accepted");
    desk.press("23");
    desk.says("This can't be offered");
    assert!(!desk.text().contains("If accepted"));
}

#[test]
fn the_panels_say_what_each_side_would_have_before_and_after_an_offer() {
    let mut desk = Desk::game(GORE, TABLE);
    desk.press("o13");
    for keys in ["", "<enter>", "<space>"] {
        desk.press(keys);
        desk.says("24 → 30 if it ended now");
        desk.says("24 → 18 if it ended now");
    }
    desk.press("a<down>");
    desk.says("captured 0 · 30 ");
}

#[test]
fn an_offer_that_can_not_be_made_promises_nothing() {
    let mut desk = Desk::game(GORE, TABLE);
    desk.press("o123");
    assert!(!desk.text().contains("24 →"), "{}", desk.text());
}

#[test]
fn an_offer_that_was_refused_in_the_same_position_is_marked_but_can_be_made_again() {
    let mut desk = Desk::game(GORE, TABLE);
    let again = "This offer was refused in this same position before.";
    // Two refusals later the same board lies before the same side.
    desk.press("o1<enter><space>ro1<enter><space>r");
    desk.press("o2");
    assert!(
        !desk.words().contains(again),
        "another offer is another one"
    );
    desk.press("21");
    desk.says(again);
    desk.press("<enter><space>");
    desk.says(again);
    desk.press("a");
    assert_eq!(desk.actions().last().map(String::as_str), Some("accept"));
}

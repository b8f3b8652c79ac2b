//! Playing against the program by keys: it thinks, plays, says why, can be hurried, taken back, and left and found again.

use std::time::Duration;

use ayla::practice::partner::{Choice, choose};
use ayla::session::{Level, Partner, Session, Temper};
use ayla::settings::Settings;
use ayla::tui::app::Effect;
use ayla::tui::input::Context;
use ayla_rules::{AnyAction, Game, Side, gore};

use super::desk::{DJENON, Desk, GORE, session};

const START: &str = "6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S";
const TABLE: &str = "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 S";

fn partner(side: Side, temper: Temper) -> Partner {
    Partner {
        side,
        level: Level::WEAKEST,
        temper,
    }
}

/// A game of Awa's, South, against the program.
fn against(game: Game, position: &str, actions: &[&str], temper: Temper) -> Session {
    let mut session = session(game, position, actions);
    session.players.north = ayla::session::Name::default();
    session.against(partner(Side::North, temper))
}

fn desk_against(position: &str, actions: &[&str], temper: Temper) -> Desk {
    let mut desk = Desk::home();
    desk.open(&against(GORE, position, actions, temper));
    desk
}

/// The same, with thinking that takes its time.
fn slow_desk(position: &str, actions: &[&str]) -> Desk {
    let mut desk = Desk::home();
    desk.thinks_slowly = true;
    desk.open(&against(GORE, position, actions, Temper::Shrewd));
    desk
}

/// Plays a game to its end by keys: sows what can be sown in turn, offers now and then, answers in turn. Fails if the
/// screen ever waits for anything but a choice of South's.
fn play_to_the_end(desk: &mut Desk) {
    for turn in 0_usize..600 {
        match desk.context() {
            Context::Sow => {
                let position = *desk.session().position();
                assert_eq!(position.side_to_move(), Side::South);
                let legal = position.legal_actions();
                let offers = legal.iter().filter(|action| is_offer(**action));
                let sowings = legal.iter().filter(|action| action.sown().is_some());
                let offer = offers.clone().next().filter(|_| turn % 5 == 4);
                let action = match offer {
                    Some(offer) => *offer,
                    None => *sowings
                        .clone()
                        .nth(turn % sowings.count())
                        .expect("a sowing"),
                };
                desk.press(&format!(":{action}<enter>"));
            }
            Context::Pass => {
                desk.press("p");
            }
            Context::Answer => {
                assert_eq!(desk.session().position().side_to_move(), Side::South);
                desk.press(if turn % 2 == 0 { "a" } else { "r" });
            }
            Context::Repeated => {
                desk.press("e");
            }
            Context::Over => return,
            other => panic!("{other:?}\n{}", desk.text()),
        }
    }
    // A game may go round; then one gives up.
    desk.press("xy");
    assert_eq!(desk.context(), Context::Over, "{}", desk.text());
}

fn is_offer(action: AnyAction) -> bool {
    matches!(action, AnyAction::Gore(gore::Action::Offer(_)))
}

#[test]
fn a_whole_game_can_be_played_against_each_temper_and_the_file_goes_on_with_it() {
    for temper in Temper::ALL {
        let mut desk = desk_against(START, &[], temper);
        play_to_the_end(&mut desk);
        assert!(desk.session().finish().is_some());
        assert_eq!(desk.last_saved(), desk.session());
        assert_eq!(desk.session().partner(), Some(partner(Side::North, temper)));
        desk.press("n");
        assert_eq!(desk.session().partner(), Some(partner(Side::North, temper)));
        assert_eq!(desk.session().start().side_to_move(), Side::North);
        assert_eq!(desk.actions().len(), 1, "North begins and has played");
    }
}

#[test]
fn a_whole_game_of_the_other_game_can_be_played_on_either_side() {
    for side in Side::ALL {
        let mut desk = Desk::home();
        let start = "4,4,4,4,4,4/4,4,4,4,4,4 SSSSSS/NNNNNN 0-0 S";
        let game = session(DJENON, start, &[]).with_partner(partner(side.other(), Temper::Proud));
        desk.open(&game);
        for _ in 0..60 {
            match desk.context() {
                Context::Sow => {
                    assert_eq!(desk.session().position().side_to_move(), side);
                    desk.press("<enter>")
                }
                Context::Pass => desk.press("p"),
                Context::Over => break,
                other => panic!("{other:?}"),
            };
        }
        assert_eq!(desk.context(), Context::Over);
    }
}

#[test]
fn the_form_begins_a_game_against_the_program() {
    let mut desk = Desk::home();
    desk.choose("New game").press("<down><right>");
    desk.says("the program");
    desk.press("<down>").says("South begins unless");
    desk.press("<right><down><right><right>").says("4 of 8");
    desk.press("<down><right>");
    desk.says("proud");
    desk.says("Plays for honour");
    desk.press("<down>Awa<down><right><down><down>");
    desk.says("The game is saved");
    desk.press("<enter>");
    let session = desk.session();
    let wanted = Partner {
        side: Side::South,
        level: Level::new(4).expect("a level"),
        temper: Temper::Proud,
    };
    assert_eq!(session.partner(), Some(wanted));
    assert_eq!(session.players.south.as_str(), Partner::NAME);
    assert_eq!(session.players.north.as_str(), "Awa");
    assert_eq!(session.start().side_to_move(), Side::North);
    desk.says("Ayla (proud, 4)");
}

#[test]
fn the_form_asks_for_no_temper_where_nothing_is_traded() {
    let mut desk = Desk::home();
    desk.choose("New game").press("<down><right>");
    desk.says("Temper");
    desk.press("<up><right>");
    assert!(!desk.text().contains("Temper"));
    desk.press("<up><enter>");
    assert_eq!(desk.session().game(), DJENON);
    assert!(desk.session().partner().is_some());
}

#[test]
fn while_it_thinks_the_screen_says_so_and_moves_and_then_nothing_is_waited_for() {
    let mut desk = slow_desk(START, &[]);
    assert_eq!(desk.app.due(), None);
    desk.press("1");
    assert_eq!(desk.context(), Context::Think);
    assert!(desk.is_thinking());
    desk.says("Ayla is thinking.");
    let due = desk.app.due().expect("something moves");
    let before = desk.buffer();
    desk.wait(due);
    assert_ne!(before, desk.buffer());
    // What moves moves no faster for ticks that come early.
    let before = desk.buffer();
    desk.wait(Duration::from_millis(1));
    assert_eq!(before, desk.buffer());
    desk.think();
    assert_eq!(desk.actions().len(), 2);
    assert_eq!(desk.context(), Context::Sow);
    assert_eq!(desk.app.due(), None);
}

#[test]
fn it_can_be_made_to_play_at_once() {
    let mut desk = slow_desk(START, &["1S"]);
    desk.press("m");
    assert_eq!(desk.actions().len(), 2);
    assert_eq!(desk.context(), Context::Sow);
}

#[test]
fn nobody_plays_for_the_program() {
    let mut desk = slow_desk(START, &["1S"]);
    for keys in ["1", "2", "<enter>", "<space>", "o"] {
        desk.press(keys);
        desk.says("Not now: Ayla is thinking.");
        assert_eq!(desk.actions(), ["1S"], "{keys}");
    }
    desk.press("aexrp:");
    assert_eq!(desk.actions(), ["1S"]);
    assert_eq!(desk.context(), Context::Think);
}

#[test]
fn undo_takes_back_the_answer_and_ones_own_action_while_it_thinks_and_after() {
    let mut desk = slow_desk(START, &[]);
    desk.press("1u");
    assert_eq!(desk.actions(), [""; 0]);
    assert!(!desk.is_thinking(), "what it thought about is no more");
    assert_eq!(desk.context(), Context::Sow);
    desk.press("1").think();
    desk.press("2").think();
    let four = desk.actions();
    assert_eq!(four.len(), 4);
    desk.press("u");
    assert_eq!(desk.actions(), four[..2]);
    desk.press("y");
    assert_eq!(desk.actions(), four);
    desk.press("uu");
    assert_eq!(desk.actions(), [""; 0]);
    assert_eq!(desk.last_saved().played(), 0);
}

#[test]
fn what_it_chooses_waits_while_one_looks_back_or_something_is_shown() {
    let mut desk = slow_desk(START, &["1S"]);
    desk.press("<home>").think();
    assert_eq!(desk.context(), Context::Look);
    assert_eq!(desk.actions(), ["1S"]);
    desk.press("<end>");
    assert_eq!(desk.actions().len(), 2);
    let mut desk = Desk::new(Settings::default());
    desk.open(&against(GORE, START, &[], Temper::Shrewd));
    desk.press("1");
    assert_eq!(desk.actions(), ["1S"], "the sowing is shown first");
    while let Some(due) = desk.app.due() {
        desk.wait(due);
    }
    assert_eq!(desk.actions().len(), 2);
}

#[test]
fn it_goes_on_thinking_below_the_rules_and_the_help() {
    let mut desk = slow_desk(START, &["1S"]);
    desk.press("b").think();
    desk.press("<esc>");
    assert_eq!(desk.actions().len(), 2);
}

#[test]
fn it_begins_to_think_again_after_a_review() {
    let mut desk = slow_desk(START, &["1S"]);
    desk.press("<home>v");
    assert_eq!(desk.context(), Context::Review);
    desk.think();
    desk.press("<esc><end>");
    assert_eq!(desk.context(), Context::Think);
    desk.think();
    assert_eq!(desk.actions().len(), 2);
}

#[test]
fn a_game_that_is_left_while_it_thinks_goes_on_when_it_is_opened_again() {
    let mut desk = slow_desk(START, &[]);
    desk.press("1q");
    assert!(!desk.is_thinking());
    assert!(desk.effects.contains(&Effect::StopThinking));
    desk.says("Ayla (shrewd, 1)");
    desk.choose("Continue");
    assert_eq!(desk.context(), Context::Think);
    desk.think();
    assert_eq!(desk.actions().len(), 2);
}

#[test]
fn it_does_not_play_in_a_game_that_is_only_looked_at_but_in_a_copy_of_it() {
    let mut desk = Desk::home();
    desk.thinks_slowly = true;
    desk.watch(&against(GORE, START, &["1S"], Temper::Proud));
    assert_eq!(desk.context(), Context::Watch);
    assert!(!desk.is_thinking());
    desk.press("py");
    assert_eq!(desk.context(), Context::Think);
    desk.think();
    assert_eq!(desk.actions().len(), 2);
}

#[test]
fn its_offer_is_answered_without_a_hand_over_by_the_two_keys_alone_and_its_reason_can_be_read() {
    // Behind and with nothing to hope for, a desperate partner offers.
    let behind = "1,2,1,1/2,1,3,1 SSSS/NNNN 24-12 N";
    for (width, height) in [(40, 14), (80, 24), (120, 40)] {
        let mut desk = Desk::home();
        desk.resize(width, height);
        desk.open(&against(GORE, behind, &[], Temper::Desperate));
        assert_eq!(desk.context(), Context::Answer, "{}", desk.text());
        desk.says("Awa: ");
        // The record stands beside the words.
        let words = desk.words().replace('│', "");
        let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
        let reason = "Ayla is 10 behind now and expects to lose by 4 by sowing.";
        assert!(words.contains(reason), "{}", desk.text());
        desk.press("<enter><space><enter>1234567890<tab>op");
        assert_eq!(desk.actions().len(), 1);
        desk.press("r");
        assert_eq!(desk.actions().len(), 2);
        assert_eq!(desk.context(), Context::Sow);
    }
}

#[test]
fn the_reason_for_its_answer_can_be_read_until_one_acts_oneself() {
    for (position, offer, told, reason) in [
        (
            TABLE,
            "offer 1S",
            "Ayla accepted",
            "To Ayla accepting is worth 24 seeds more than refusing.",
        ),
        (
            "3,0,0,0/0,0,0,0 SSSS/NNNN 20-25 S",
            "offer 2S",
            "Ayla refused",
            "To Ayla refusing is worth 2 seeds more than accepting.",
        ),
    ] {
        let mut desk = slow_desk(position, &[offer]);
        desk.think();
        // North has answered and moves next: it thinks again, and the reason can still be read.
        desk.says(reason);
        desk.says(told);
        desk.think();
        assert!(desk.actions().len() > 2);
        desk.says(reason);
        desk.press("<enter>p");
        assert!(!desk.words().contains(reason), "{}", desk.text());
    }
}

#[test]
fn an_end_by_agreement_is_agreed_to_or_refused_for_a_reason() {
    // Whatever happens the program comes out ahead by 32; then it is South who holds what North still hopes to get.
    for (position, agrees) in [
        ("1,0,0,0/0,0,0,3 SSSS/NNNN 4-40 S", true),
        ("3,0,1,1/4,1,3,1 SSSS/NNNN 16-18 S", false),
    ] {
        let mut desk = slow_desk(position, &[]);
        desk.press("e");
        assert_eq!(desk.context(), Context::Confirm);
        desk.says("Propose to Ayla to end the game here?");
        desk.press("y");
        assert_eq!(desk.context(), Context::Think);
        desk.says("thinking about ending the game here");
        desk.think();
        desk.says("Ayla expects to win by");
        assert_eq!(desk.session().finish().is_some(), agrees, "{}", desk.text());
    }
}

#[test]
fn the_list_of_games_names_it_and_how_it_plays() {
    let mut desk = slow_desk(START, &[]);
    desk.press("1q").choose("Saved games");
    desk.says("Ayla (shrewd, 1)");
}

#[test]
fn what_is_thought_at_once_is_what_is_played() {
    let session = against(GORE, START, &["1S"], Temper::Generous);
    let partner = session.partner().expect("the program");
    let stop = ayla::engine::Stop::default();
    let choice = choose(&partner, session.positions(), &stop, &mut |_| ());
    let mut desk = desk_against(START, &["1S"], Temper::Generous);
    desk.press("");
    let Choice { action, .. } = choice.expect("an action");
    assert_eq!(desk.actions()[1], action.to_string());
}

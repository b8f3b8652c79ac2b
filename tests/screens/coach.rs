//! The coach: that both agree to it, that what it says is what the engine says, and that the game remembers it.

use ayla::engine::{Limits, Measure, Options, Stop, analyse};
use ayla::practice::coach::{Verdict, View};
use ayla::practice::{Job, Thought};
use ayla::session::{Level, Partner, Temper};
use ayla::settings::Settings;
use ayla::tui::app::{Effect, Message};
use ayla::tui::input::Context;
use ayla::tui::screens::Screen;
use ayla_rules::{Game, Side, gore};

use super::desk::{COACH_NODES, DJENON, Desk, GORE, session, still};

/// Every offer is worse than the best sowing, whatever the answer.
const ALL_BAD: &str = "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 S";
/// The best offer is worth more than the best sowing, whatever the answer.
const OFFER_PAYS: &str = "0,0,3,4/3,0,0,0 SSSS/NNNN 4-34 S";
/// An offer pays if it is answered wrongly now and then.
const BLUFF: &str = "0,1,1,2/1,6,0,1 SSSS/NNNN 20-16 N";

/// A game with the coach on, on a screen with room for it.
fn coached(game: Game, position: &str) -> Desk {
    let mut desk = Desk::game(game, position);
    desk.resize(80, 24).press("c<space>a");
    desk
}

/// What the engine says within the limits that the coach has here.
fn view(game: Game, position: &str, measure: Measure) -> View {
    let position = game.position(position).expect("a position");
    let options = Options {
        measure,
        limits: Limits::nodes(COACH_NODES),
        ..Options::default()
    };
    View::of(&analyse(&position, &options, &Stop::default(), &mut |_| ()))
}

fn last_effect(desk: &Desk) -> &Effect {
    desk.effects.last().expect("something was asked for")
}

#[test]
fn the_coach_is_off_until_the_other_side_has_agreed() {
    let mut desk = Desk::game(GORE, ALL_BAD);
    let before = desk.effects.len();
    desk.press("c");
    assert_eq!(desk.context(), Context::Proposed);
    desk.says("Awa would like a coach, for both sides. Hand the keyboard to Kouadio (North).");
    desk.press("ar<enter>1y<tab>");
    assert_eq!(
        desk.context(),
        Context::Proposed,
        "nobody agrees with themselves"
    );
    desk.press("<space>");
    assert_eq!(desk.context(), Context::Agree);
    desk.says("Kouadio: Awa would like a coach, for both sides.");
    desk.press("<enter> 1yno<tab>");
    assert_eq!(desk.context(), Context::Agree, "no habit turns it on");
    assert_eq!(
        desk.effects.len(),
        before,
        "nothing has been thought or saved"
    );
    desk.press("a");
    assert_eq!(desk.context(), Context::Sow);
    desk.says("Coach: sow");
    assert_eq!(desk.last_saved().coached().to_string(), "1");
}

#[test]
fn without_agreement_there_is_no_coach_and_no_trace_of_one() {
    for no in ["<space>r", "<space><esc>", "<esc>"] {
        let mut desk = Desk::game(GORE, ALL_BAD);
        let before = desk.effects.len();
        desk.press("c").press(no);
        assert_eq!(desk.context(), Context::Sow);
        assert!(!desk.text().contains("Coach"), "{}", desk.text());
        assert_eq!(desk.effects.len(), before);
        assert!(desk.session().coached().is_empty());
    }
    let mut desk = Desk::game(GORE, ALL_BAD);
    desk.press("c<space>r");
    desk.says("Kouadio did not agree: there is no coach.");
}

#[test]
fn the_question_keeps_the_offer_that_is_being_put_together() {
    for (answer, is_on) in [("<space>a", true), ("<space>r", false), ("<esc>", false)] {
        let mut desk = Desk::game(GORE, ALL_BAD);
        desk.resize(80, 24).press("o12c").press(answer);
        assert_eq!(desk.context(), Context::Offer);
        assert_eq!(desk.text().contains("This offer: 1S,2S"), is_on);
        desk.press("<enter>");
        assert_eq!(desk.actions(), ["offer 1S,2S"]);
    }
}

/// A game in which every offer is bad, against the program.
fn against_the_program() -> Desk {
    let partner = Partner {
        side: Side::North,
        level: Level::default(),
        temper: Temper::default(),
    };
    let mut desk = Desk::home();
    desk.open(&session(GORE, ALL_BAD, &[]).with_partner(partner));
    desk
}

#[test]
fn against_the_program_one_decides_alone() {
    let mut desk = against_the_program();
    desk.press("c");
    assert_eq!(desk.context(), Context::Sow);
    desk.says("Coach: sow");
    // It advises whoever plays against the program, not the program.
    desk.press("1");
    assert_eq!(desk.session().played(), 2, "the program has answered");
    assert_eq!(desk.session().coached().to_string(), "1,3");
    desk.says("Coach: ");
    let jobs = desk.effects.iter().filter_map(|effect| match effect {
        Effect::Think(job) => Some(matches!(**job, Job::Advise { .. })),
        _ => None,
    });
    assert_eq!(jobs.collect::<Vec<_>>(), [true, false, true]);
}

#[test]
fn a_review_interrupts_neither_the_program_nor_the_coach_for_good() {
    let mut desk = against_the_program();
    desk.thinks_slowly = true;
    desk.press("1<home>vqq");
    desk.thinks_slowly = false;
    desk.press("<esc>");
    let about_action =
        |effect: &&Effect| matches!(effect, Effect::Think(job) if matches!(**job, Job::Choose(..)));
    assert_eq!(desk.effects.iter().filter(about_action).count(), 2);
}

#[test]
fn turned_off_it_says_and_thinks_nothing_more() {
    let mut desk = coached(GORE, ALL_BAD);
    desk.press("c");
    desk.says("The coach is off.");
    assert_eq!(*last_effect(&desk), Effect::StopThinking);
    assert!(!desk.text().contains("By seeds"));
    desk.press("1");
    assert!(matches!(last_effect(&desk), Effect::Save(_)));
    assert_eq!(desk.session().coached().to_string(), "1");
}

#[test]
fn a_game_that_is_opened_has_no_coach_until_it_is_asked_for() {
    let mut desk = coached(GORE, ALL_BAD);
    desk.press("1q").choose("Continue");
    assert!(!desk.text().contains("By seeds"), "{}", desk.text());
    assert_eq!(desk.session().coached().to_string(), "1-2");
}

#[test]
fn it_thinks_anew_whenever_the_game_is_at_another_point_and_stops_at_the_end() {
    let mut desk = coached(GORE, ALL_BAD);
    for keys in ["1", "u", "y", "u", "o1<enter>"] {
        desk.press(keys);
        let Effect::Think(job) = last_effect(&desk) else {
            panic!("{keys}: {:?}", last_effect(&desk));
        };
        let Job::Advise { position, .. } = **job else {
            panic!("{keys}: {job:?}");
        };
        assert_eq!(position, *desk.session().position(), "{keys}");
    }
    desk.press("ue<space>a");
    assert_eq!(*last_effect(&desk), Effect::StopThinking);
}

#[test]
fn a_thought_about_another_position_is_not_heard() {
    let mut desk = coached(GORE, ALL_BAD);
    let other = coached(GORE, BLUFF);
    let text = desk.text();
    let job = other.effects.iter().rev().find_map(|effect| match effect {
        Effect::Think(job) => Some(job.clone()),
        _ => None,
    });
    let mut thought = None;
    let Some(Job::Advise { position, .. }) = job.map(|job| *job) else {
        panic!("the coach thinks");
    };
    let short = Job::Advise {
        position,
        nodes: 100,
    };
    short.run(&Stop::default(), &mut |told| thought = Some(told));
    let thought: Thought = thought.expect("it says something");
    desk.tell(Message::Thought(Box::new(thought)));
    assert_eq!(desk.text(), text);
}

#[test]
fn every_hole_shows_what_the_engine_says_and_the_best_ones_are_marked() {
    for (game, position) in [(GORE, ALL_BAD), (GORE, BLUFF)] {
        let mut desk = coached(game, position);
        let view = view(game, position, Measure::Seeds);
        let best = view.best_choices().count();
        // The cursor's hole and where its sowing ends say something else besides.
        let text = desk.resize(120, 40).text();
        for (place, choice) in view.choices.iter().enumerate() {
            let sign = if choice.worth.is_exact { "=" } else { "~" };
            let star = if place < best { "★" } else { "─" };
            let [own, other] = choice.worth.seeds();
            let shown = format!("{sign}{own}–{other}");
            assert!(text.contains(&shown), "{shown} is not in\n{text}");
            let marked = format!("{star}{shown}");
            let is_plain = text.contains(&marked) || text.contains(&format!("━{shown}"));
            assert!(is_plain, "{marked} is not in\n{text}");
        }
    }
}

#[test]
fn exact_values_are_marked_and_the_marks_explained() {
    let desk = coached(DJENON, "4,4,4,4,4,4/4,4,4,4,4,4 SSSSSS/NNNNNN 0-0 S");
    desk.says("(= exact, ~ estimate)");
    // So few nodes prove nothing yet.
    assert!(desk.text().contains("★~"), "{}", desk.text());
    let mut desk = coached(DJENON, "0,0,0,2,0,1/1,0,2,0,0,0 SSSSSS/NNNNNN 20-22 S");
    desk.says("By seeds, to the end");
    assert!(desk.text().contains("★="), "{}", desk.text());
    desk.press("<tab>");
    desk.says("= holds whatever happens, ~ is an estimate");
    desk.press("<tab>");
    assert_eq!(desk.context(), Context::Sow, "the same key closes it");
}

#[test]
fn where_every_offer_is_bad_it_says_so_although_each_has_a_right_answer() {
    let desk = coached(GORE, ALL_BAD);
    for measure in Measure::ALL {
        let view = view(GORE, ALL_BAD, measure);
        assert!(view.bids.len() > 4);
        for bid in &view.bids {
            assert_eq!(view.verdict(bid), Verdict::Sow);
        }
    }
    desk.says("Right: sow");
    desk.says("Never pays.");
    assert!(!desk.text().contains("Right: offer"), "{}", desk.text());
}

#[test]
fn an_offer_that_is_better_than_every_sowing_is_called_right() {
    let mut desk = coached(GORE, OFFER_PAYS);
    let view = view(GORE, OFFER_PAYS, Measure::Seeds);
    let bid = view.best_bid().expect("an offer");
    desk.says(&format!("Right: offer {}.", bid.offer));
    desk.press("<tab>").says("Pays, however it is answered.");
}

#[test]
fn how_often_the_answer_must_be_wrong_is_said_of_the_very_offer_that_is_put_together() {
    let mut desk = coached(GORE, BLUFF);
    let view = view(GORE, BLUFF, Measure::Seeds);
    desk.says(&format!(
        "Best offer: {}",
        view.best_bid().expect("an offer").offer
    ));
    desk.says("Pays from");
    desk.press("o");
    for (keys, holes) in [("1", "1N"), ("2", "1N,2N"), ("1", "2N")] {
        desk.press(keys);
        desk.says(&format!("This offer: {holes}"));
        let set = holes.split(',').map(|hole| hole.parse().expect("a hole"));
        let set: gore::HoleSet = set.collect();
        let bid = view.bid(gore::Offer::new(set).expect("an offer"));
        for worth in bid.map(|bid| [&bid.accepted, &bid.refused]).expect("legal") {
            let [own, other] = worth.seeds();
            desk.says(&format!("{own}–{other}"));
        }
    }
    desk.press("2");
    desk.says("Best offer");
}

#[test]
fn an_offer_on_the_table_is_told_by_both_answers_once_the_keyboard_is_taken() {
    let mut desk = coached(GORE, ALL_BAD);
    desk.press("o1<enter>");
    assert_eq!(desk.context(), Context::HandOver);
    assert!(!desk.text().contains("By seeds"), "{}", desk.text());
    desk.press("<space>");
    desk.says("Coach, for Kouadio");
    let pending = "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 N offer 1S";
    for measure in Measure::ALL {
        for choice in view(GORE, pending, measure).choices {
            let sign = if choice.worth.is_exact { "=" } else { "~" };
            let [own, other] = choice.worth.seeds();
            desk.says(&format!("{} {sign}{own}–{other}", choice.action));
        }
    }
    desk.says("with glory");
}

/// Whoever accepts 2S lets South come to a draw; whoever refuses it wins by two seeds.
const TO_BE_REFUSED: &str = "3,0,0,0/0,0,0,0 SSSS/NNNN 20-25 S";

#[test]
fn of_two_answers_the_right_one_is_named() {
    for (position, offer, right, wrong) in [
        (ALL_BAD, "o1<enter><space>", "accept", "refuse"),
        (TO_BE_REFUSED, "o2<enter><space>", "refuse", "accept"),
    ] {
        let mut desk = coached(GORE, position);
        desk.press(offer);
        assert_eq!(desk.context(), Context::Answer);
        desk.says(&format!("Right: {right}."));
        assert!(
            !desk.words().contains(&format!("Right: {wrong}.")),
            "{}",
            desk.text()
        );
        // Where there is room for a line alone it begins with the right one.
        desk.resize(40, 14).says(&format!("Coach: {right} "));
    }
}

#[test]
fn what_is_taken_back_was_coached_all_the_same() {
    let mut desk = coached(GORE, ALL_BAD);
    desk.press("1uc2");
    assert_eq!(desk.last_saved().coached().to_string(), "1-2");
    desk.resize(120, 40);
    desk.says("Record · ◦ coach");
    desk.says("2S +12◦");
    desk.press("3");
    assert!(desk.text().contains("3N◦"), "it was on at that turn too");
    desk.press("1");
    assert!(!desk.text().contains("1S◦"));
}

#[test]
fn the_end_says_that_the_coach_was_on() {
    let mut desk = coached(GORE, ALL_BAD);
    desk.press("1c<space>ae<space>a");
    desk.says("The coach was on at the turns 1-2.");
}

#[test]
fn looking_back_is_looked_at_without_the_coach_and_the_board_stays_where_it_is() {
    let mut desk = coached(GORE, ALL_BAD);
    desk.press("1");
    // Row and column of a hole on the board, which begins to the left of everything else.
    let corner = |text: &str| {
        let columns = text.lines().map(|line| line.find("4N"));
        columns.enumerate().find(|(_, column)| column.is_some())
    };
    let before = desk.text();
    desk.press("<home>");
    assert!(!desk.text().contains("By seeds"), "{}", desk.text());
    desk.says("Record");
    assert_eq!(corner(&desk.text()), corner(&before));
    desk.press("<end>");
    desk.says("By seeds");
}

#[test]
fn what_interrupts_the_coach_does_not_silence_it() {
    let mut desk = coached(GORE, ALL_BAD);
    desk.thinks_slowly = true;
    desk.press("1<home>v");
    desk.thinks_slowly = false;
    desk.press("qq<esc>");
    desk.says("Coach, for Kouadio");
    desk.says("By seeds");
}

#[test]
fn its_page_has_a_chapter_for_each_measure_and_all_lines_in_full() {
    let mut desk = coached(GORE, BLUFF);
    desk.press("<tab>");
    assert!(matches!(desk.app.screen(), Screen::Coach(_)));
    desk.says("Coach, for Kouadio (1 of 2)");
    desk.says("By seeds");
    desk.resize(80, 60).says("Other offers");
    let view = view(GORE, BLUFF, Measure::Seeds);
    let line = &view.best_choice().expect("it can be sown").worth.line;
    let line: Vec<_> = line[1..].iter().map(ToString::to_string).collect();
    desk.says(&line.join(", "));
    desk.press("<right>");
    desk.says("(2 of 2)");
    desk.says("By honour");
    desk.press("<right>");
    desk.says("(2 of 2)");
    desk.press("<left>");
    desk.says("(1 of 2)");
    desk.resize(40, 14);
    let top = desk.text();
    desk.press("<down><pgdn>");
    assert_ne!(desk.text(), top);
    desk.press("<pgup><up>");
    assert_eq!(desk.text(), top);
    desk.press("q");
    assert_eq!(desk.context(), Context::Sow);
}

#[test]
fn where_it_is_off_there_is_no_page_and_no_key_for_it() {
    let mut desk = Desk::game(GORE, ALL_BAD);
    desk.resize(120, 40);
    let text = desk.text();
    assert!(
        text.contains("c coach") && !text.contains("coach’s page"),
        "{text}"
    );
    desk.press("<tab>");
    assert_eq!(desk.text(), text);
}

#[test]
fn an_action_is_shown_before_the_coach_speaks_of_what_comes_after() {
    let mut desk = Desk::game_with(Settings::default(), GORE, ALL_BAD);
    desk.resize(80, 24).press("c<space>a1");
    assert!(!desk.text().contains("By seeds"), "{}", desk.text());
    desk.press("<space>");
    desk.says("Coach, for Kouadio");
    desk.says("By seeds");
}

#[test]
fn while_it_has_nothing_to_say_yet_it_says_that_it_thinks() {
    let mut desk = Desk::new(still());
    desk.thinks_slowly = true;
    desk.open(&session(GORE, ALL_BAD, &[]));
    for (width, height) in [(80, 24), (40, 14)] {
        desk.resize(width, height).press("c<space>a");
        desk.says("thinking…");
        desk.press("<tab>");
        assert_eq!(desk.context(), Context::Sow, "there is nothing to read yet");
        desk.press("c");
    }
}

//! Reviews: how one gets there, what is told while it works and at its end, and the way from each moment to the board.

use ayla::engine::{Limits, Measure, Options, Stop};
use ayla::language::Language;
use ayla::practice::review::{Review, Step, steps};
use ayla::practice::{Job, Thought};
use ayla::session::Session;
use ayla::settings::Settings;
use ayla::tui::app::{Effect, Message};
use ayla::tui::input::Context;
use ayla::tui::theme::{Depth, finish};

use super::desk::{DJENON, Desk, GORE, session, still, text_of};
use super::snapshots::at_all_sizes;

const START: &str = "6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S";

/// A game of Goré with trades, refusals and a victory without glory.
const WITH_TRADES: &str = "4S; 4N; 3S; 4N; 1S; 4N; 4S; 2N; 2S; 2N; offer 3S; accept; 1N; 2S; 3S; 4S; 2N; pass; 3N; \
                           offer 1S,2S; refuse; offer 3N; accept; 3N; 3S; 4S; 2N; offer 1S,3N; refuse; 1N";

fn with_trades() -> Session {
    session(GORE, START, &WITH_TRADES.split("; ").collect::<Vec<_>>())
}

/// South gives all away with 1S, where 2S takes the whole board.
const BLUNDER: (&str, &[&str]) = ("2,3,1,3/3,2,4,2 SSSS/NNNN 14-14 S", &["1S", "1N"]);

fn opened(session: &Session) -> Desk {
    let mut desk = Desk::home();
    desk.open(session);
    desk
}

/// The steps of a review that looks at few positions.
fn thoughts(session: &Session) -> Vec<Step> {
    let options = Options {
        limits: Limits::nodes(500),
        ..Options::default()
    };
    let mut found = Vec::new();
    steps(session, &options, &Stop::default(), &mut |step| {
        found.push(step);
    });
    found
}

fn think(desk: &mut Desk, step: Step) {
    desk.tell(Message::Thought(Box::new(Thought::Reviewed(step))));
}

/// How often the program has asked for something to be thought about, and the last measure asked for.
fn asked(desk: &Desk) -> (usize, Option<Measure>) {
    let measures = desk.effects.iter().filter_map(|effect| match effect {
        Effect::Think(job) => match &**job {
            Job::Review(_, options) => Some(options.measure),
            _ => None,
        },
        _ => None,
    });
    let measures: Vec<_> = measures.collect();
    (measures.len(), measures.last().copied())
}

#[test]
fn a_review_is_a_key_away_from_the_end_from_looking_back_and_from_watching() {
    let mut finished = opened(&with_trades());
    assert_eq!(finished.context(), Context::Over);
    finished.press("v");
    assert_eq!(finished.context(), Context::Review);
    finished.says("30 actions reviewed.");
    finished.press("q");
    assert_eq!(finished.context(), Context::Over);

    let mut unfinished = opened(&session(GORE, START, &["1S", "1N", "2S"]));
    unfinished.press("<pgup>v");
    assert_eq!(unfinished.context(), Context::Review);
    unfinished.says("The game is not finished");
    unfinished.press("<esc>");
    assert_eq!(unfinished.context(), Context::Look);

    let mut watched = Desk::home();
    watched.watch(&session(GORE, START, &["1S"]));
    watched.press("v");
    assert_eq!(watched.context(), Context::Review);
}

#[test]
fn saved_games_can_be_reviewed_where_they_are_listed_and_damaged_ones_not() {
    let mut desk = opened(&with_trades());
    desk.press("uyq").choose("Saved games").press("v");
    assert_eq!(desk.context(), Context::Review);
    desk.says("30 actions reviewed.");
    desk.press("q");
    assert_eq!(desk.context(), Context::Saved);

    let mut damaged = Desk::home();
    damaged.damaged = vec!["broken.json".into()];
    damaged.choose("Saved games").press("v");
    assert_eq!(damaged.context(), Context::Saved);
}

#[test]
fn nothing_that_was_taken_back_is_reviewed_and_nothing_is_changed() {
    let mut desk = opened(&session(GORE, START, &["1S", "1N", "2S"]));
    desk.press("u<home>");
    let saves = desk.saves();
    desk.press("v");
    desk.says("After 0 of 2");
    desk.press("<down><enter><right><tab><esc><esc><esc>");
    assert_eq!(desk.saves(), saves);
    assert_eq!(desk.actions(), ["1S", "1N"]);
    assert_eq!(desk.session().actions().len(), 3);
}

#[test]
fn a_review_shows_how_far_it_has_come_and_escape_stops_it_and_keeps_what_is_known() {
    let game = session(GORE, BLUNDER.0, BLUNDER.1);
    let mut desk = opened(&game);
    desk.thinks_slowly = true;
    desk.press("<home>v");
    desk.says("0 of 3 · Esc stops");
    let mut found = thoughts(&game).into_iter();
    think(&mut desk, found.next().expect("a step"));
    desk.says("1 of 3 · Esc stops");
    desk.says("1. Awa 1S");
    desk.press("<right>")
        .says("After 1 of 2: not looked at yet.");
    desk.press("<esc>");
    assert_eq!(desk.context(), Context::Review);
    assert_eq!(desk.effects.last(), Some(&Effect::StopThinking));
    desk.says("Stopped after 1 of 3 positions.");
    // What comes too late is not heard.
    let before = desk.text();
    think(&mut desk, found.next().expect("a step"));
    assert_eq!(desk.text(), before);
    // What is known can still be looked at.
    desk.press("<down><enter>");
    assert_eq!(desk.context(), Context::Moment);
    desk.press("<esc><esc>");
    assert_eq!(desk.context(), Context::Look);
}

#[test]
fn a_review_that_is_done_says_so_and_escape_leaves_it() {
    let game = session(GORE, BLUNDER.0, BLUNDER.1);
    let mut desk = opened(&game);
    desk.thinks_slowly = true;
    desk.press("<home>v");
    for step in thoughts(&game) {
        think(&mut desk, step);
    }
    assert!(!desk.text().contains("Esc stops"));
    desk.press("<esc>");
    assert_eq!(desk.context(), Context::Look);
}

#[test]
fn from_a_costly_choice_one_key_leads_to_its_moment_and_another_to_what_would_have_been_better() {
    let mut desk = opened(&session(GORE, BLUNDER.0, BLUNDER.1));
    desk.press("<home>v");
    desk.says("Awa: costliest choices");
    // The blunder is both a turning point and the costliest choice; the cursor goes to its moment.
    desk.press("<down>").says("After 0 of 2");
    desk.says("1. Awa 1S, worth");
    desk.says("2S was worth");
    desk.press("<enter>");
    assert_eq!(desk.context(), Context::Moment);
    desk.says("▶ as played: 1S 1N");
    desk.says("better: 2S");
    desk.says("Captured: Awa 14, Kouadio 14.");
    desk.press("<right>").says("Awa sowed 1S");
    desk.press("<tab>").says("▶ better: 2S");
    desk.says("Captured: Awa 14, Kouadio 14.");
    desk.press("<end>")
        .says("Awa sowed 2S to 1N and captured 20");
    desk.says("Captured: Awa 34, Kouadio 14.");
    // Beyond either end of a line there is nothing.
    desk.press("<right><right>").says("Awa sowed 2S");
    desk.press("<left><left><left>").says("1. Awa 1S, worth");
    desk.press("<esc>");
    assert_eq!(desk.context(), Context::Review);
}

#[test]
fn how_the_players_ended_a_game_is_said_at_its_end_and_nowhere_else() {
    let mut desk = opened(&session(GORE, BLUNDER.0, &["1S", "1N"]));
    desk.press("xyv");
    assert_eq!(desk.context(), Context::Review);
    assert!(!desk.text().contains("resigned"));
    desk.press("<end>").says("After 2 of 2");
    desk.says("Awa resigned.");
}

#[test]
fn the_cursor_goes_through_the_game_and_stays_in_it() {
    let mut desk = opened(&with_trades());
    desk.press("v").says("After 0 of 30");
    desk.press("<left>").says("After 0 of 30");
    desk.press("<right><right>").says("After 2 of 30");
    desk.press("<end>").says("After 30 of 30");
    desk.press("<right>").says("After 30 of 30");
    desk.press("<left>").says("After 29 of 30");
    desk.press("<home>").says("After 0 of 30");
}

#[test]
fn every_entry_of_the_list_can_be_reached_and_leads_to_its_moment() {
    let game = with_trades();
    let mut desk = opened(&game);
    desk.press("v").resize(120, 40);
    let review = {
        let options = Options {
            limits: Limits::nodes(1_000),
            ..Options::default()
        };
        Review::of_game(&game, &options, &Stop::default())
    };
    let mut wanted = review.turning_points();
    for side in ayla_rules::Side::ALL {
        let costly = review.costliest(side).into_iter().take(3);
        wanted.extend(costly.map(|moment| moment.number));
    }
    for number in wanted {
        desk.press("<down>");
        desk.says(&format!("After {} of 30", number - 1));
        desk.says(&format!("▶ {number}."));
    }
    // And back around the other way.
    desk.press("<home><up><up>");
    assert!(desk.text().contains('▶'));
}

#[test]
fn offers_answers_and_trades_are_counted_apart_from_sowings() {
    let mut desk = opened(&with_trades());
    desk.press("v").resize(120, 40);
    for label in [
        "sowings, costly",
        "offers, wrong",
        "missed, close",
        "trades, paid",
    ] {
        desk.says(label);
    }
    let mut relays = opened(&session(
        DJENON,
        "4,4,4,4,4,4/4,4,4,4,4,4 SSSSSS/NNNNNN 0-0 S",
        &["1S"],
    ));
    relays.press("<home>v").resize(120, 40);
    relays.says("sowings, costly");
    assert!(!relays.text().contains("offers"), "{}", relays.text());
}

#[test]
fn a_key_counts_glory_before_seeds_where_there_is_glory() {
    let mut desk = opened(&with_trades());
    desk.press("v").says("Counting seeds.");
    assert_eq!(asked(&desk), (1, Some(Measure::Seeds)));
    desk.press("m").says("Counting glory before seeds.");
    assert_eq!(asked(&desk), (2, Some(Measure::Honour)));
    desk.says("30 actions reviewed.");
    desk.press("m").says("Counting seeds.");
    let start = "4,4,4,4,4,4/4,4,4,4,4,4 SSSSSS/NNNNNN 0-0 S";
    let mut relays = opened(&session(DJENON, start, &["1S"]));
    relays.press("<home>v").press("m");
    assert_eq!(asked(&relays), (1, Some(Measure::Seeds)));
    assert!(!relays.text().contains("glory"), "{}", relays.text());
}

#[test]
fn a_game_in_which_nothing_was_done_has_nothing_to_review() {
    let mut desk = Desk::home();
    desk.watch(&session(GORE, START, &[]));
    desk.press("v").says("Nothing has been played yet.");
    desk.press("<down><up><left><right><enter>");
    assert_eq!(desk.context(), Context::Review);
}

#[test]
fn a_review_looks_like_this() {
    let mut desk = opened(&with_trades());
    desk.press("v<down><down><down>");
    insta::assert_snapshot!("a_review", at_all_sizes(&mut desk));
    desk.press("<enter><tab><right>");
    insta::assert_snapshot!("a_moment_of_a_review", at_all_sizes(&mut desk));
}

#[test]
fn a_review_of_relays_looks_like_this_in_french() {
    let mut desk = Desk::new(Settings {
        language: Language::French,
        ..still()
    });
    let start = "4,4,4,4,4,4/4,4,4,4,4,4 SSSSSS/NNNNNN 0-0 S";
    let actions = [
        "2S", "1N", "6S", "6N", "3S", "2N", "3S", "3N", "3S", "4N", "pass", "5N",
    ];
    desk.open(&session(DJENON, start, &actions));
    desk.press("v<down>");
    insta::assert_snapshot!("a_review_in_french", at_all_sizes(&mut desk));
}

#[test]
fn a_chart_in_ascii_still_shows_who_is_ahead() {
    let mut desk = opened(&with_trades());
    desk.press("v");
    let mut buffer = desk.resize(80, 24).buffer();
    finish(&mut buffer, Depth::None, true);
    let text = text_of(&buffer);
    let has_sign = |c: char| !c.is_ascii() && !c.is_alphabetic();
    assert!(!text.contains(has_sign), "{text}");
    assert!(text.contains("##"), "{text}");
}

#[test]
fn reviews_can_be_drawn_in_every_language_by_honour_too() {
    for language in Language::ALL {
        for (width, height) in [(40, 14), (80, 24), (120, 40)] {
            let mut desk = Desk::new(Settings {
                language,
                ..still()
            });
            desk.open(&with_trades());
            desk.resize(width, height).press("vm");
            for keys in [
                "<down>", "<down>", "<enter>", "<tab>", "<end>", "<esc>", "<end>",
            ] {
                desk.press(keys).buffer();
            }
        }
    }
}

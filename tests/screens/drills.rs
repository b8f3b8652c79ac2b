//! Drills by keys: answered rightly and wrongly in every chapter, come back, walked through, made of one's own mistakes.

use ayla::practice::drill::{Chapter, Drill, Mistake, Question, Verdict, gain};
use ayla::practice::drills;
use ayla::practice::progress::Change;
use ayla::session::Session;
use ayla::tui::app::Effect;
use ayla::tui::input::Context;
use ayla::tui::screens::Screen;
use ayla_rules::{AnyAction, Side};
use jiff::ToSpan;

use super::desk::{Desk, still};

/// Begins a round of a chapter from the home screen.
pub fn begin<'a>(desk: &'a mut Desk, entry: &str) -> &'a mut Desk {
    desk.choose("Practise").choose(entry)
}

/// Begins the relays, and skips those in which nothing is to be counted.
pub fn begin_counting(desk: &mut Desk) -> &mut Desk {
    begin(desk, "What is captured?");
    while desk.context() != Context::DrillCount {
        desk.press("n");
    }
    desk
}

/// Makes mistakes of two of the drills that come with the program.
pub fn keep_mistakes(desk: &mut Desk) {
    let drills = drills::of(Chapter::FindTheOffer).take(2);
    let mistakes = drills.map(|drill| Drill {
        chapter: Chapter::Mistakes,
        mistake: Some(Mistake {
            played: wrong(drill).trim_start_matches(':').replace("<enter>", ""),
            by: "Awa".to_string(),
            game: "2026-11-30 10:15".to_string(),
            number: 12,
        }),
        ..drill.clone()
    });
    let found = Change::Found(mistakes.collect());
    desk.progress.change(found, desk.today);
}

fn typed(action: AnyAction) -> String {
    format!(":{action}<enter>")
}

/// The keys of a right answer.
fn right(drill: &Drill) -> String {
    match drill.question {
        Question::Takes(sowing) => format!("{}<enter>", gain(&drill.position, sowing)),
        _ => typed(drill.right_course(None).expect("an answer").action),
    }
}

/// The keys of a wrong answer.
fn wrong(drill: &Drill) -> String {
    match drill.question {
        Question::Takes(sowing) => format!("{}<enter>", gain(&drill.position, sowing) + 1),
        _ => typed(drill.other_course(None).expect("a wrong answer").action),
    }
}

const ENTRIES: [(&str, Chapter); 5] = [
    ("Find the offer", Chapter::FindTheOffer),
    ("Accept or refuse?", Chapter::AcceptOrRefuse),
    ("Which holes?", Chapter::WhichHoles),
    ("Win with glory", Chapter::WinWithGlory),
    ("What is captured?", Chapter::Relays),
];

/// What the top row of an AZERTY keyboard gives for 1 to 9 and 0 without Shift.
const AZERTY_ROW: &str = "&é\"'(-è_çà";

#[test]
fn the_azerty_row_types_numbers_where_seeds_are_counted() {
    for (sign, digit) in AZERTY_ROW.chars().zip([1, 2, 3, 4, 5, 6, 7, 8, 9, 0]) {
        let mut desk = Desk::home();
        begin_counting(&mut desk).press(&sign.to_string());
        desk.says(&format!(": {digit}"));
        let mut desk = Desk::home();
        desk.choose("Set up a position")
            .press("<up><up>1")
            .press(&sign.to_string());
        // In the editor this sign takes a seed away, as it is written on the key.
        let captured = if sign == '-' { 0 } else { 10 + digit };
        desk.says(&format!("North captured {captured}"));
    }
}

#[test]
fn each_chapter_begins_with_its_easiest_drill_and_goes_on_to_the_next() {
    for (entry, chapter) in ENTRIES {
        let mut desk = Desk::home();
        begin(&mut desk, entry);
        for drill in drills::of(chapter).take(3) {
            assert_eq!(desk.drill(), drill);
            desk.says(entry);
            let side = if drill.position.side_to_move() == Side::South {
                "South"
            } else {
                "North"
            };
            desk.says(side);
            desk.press(&right(drill))
                .says("Right. It comes back tomorrow.");
            desk.press("<enter>");
        }
        let counts = desk.progress.counts(chapter, desk.today);
        assert_eq!((counts.known, counts.new), (3, counts.all - 3));
    }
}

#[test]
fn a_wrong_answer_is_told_with_both_lines_and_comes_back_the_next_day() {
    for (entry, chapter) in ENTRIES {
        let mut desk = Desk::home();
        begin(&mut desk, entry);
        let drill = desk.drill().clone();
        desk.press(&wrong(&drill)).says("Missed");
        desk.says("It comes back tomorrow.");
        desk.says("right");
        let other = if let Question::Takes(_) = drill.question {
            "beside it"
        } else {
            "yours"
        };
        desk.says(other);
        desk.press("<esc>");
        desk.says("nothing is due");
        desk.says("1 missed · 0 due");
        assert_eq!(desk.progress.counts(chapter, desk.today).due, 0);
        desk.press("<esc>");
        desk.today = desk.today.saturating_add(1.day());
        desk.choose("Practise").says("1 drill");
        desk.choose("What is due today");
        assert_eq!(desk.drill(), &drill);
        desk.press(&right(&drill))
            .says("Right. It comes back tomorrow.");
        desk.says("That was the last one: 1 of 1 right.");
        desk.press("<enter>").says("nothing is due");
    }
}

#[test]
fn the_lines_of_an_answer_are_walked_action_by_action_on_the_board() {
    let mut desk = Desk::home();
    begin(&mut desk, "Which holes?");
    let drill = desk.drill().clone();
    desk.press("x").says("This is how it goes.");
    let course = drill.right_course(None).expect("an answer");
    let mut seen = vec![desk.buffer()];
    for _ in 0..course.continuation.len() {
        desk.press("<right>");
        assert!(!seen.contains(&desk.buffer()));
        seen.push(desk.buffer());
    }
    desk.press("<right>");
    assert_eq!(
        seen.last(),
        Some(&desk.buffer()),
        "there is nothing after the last action"
    );
    for before in seen.iter().rev().skip(1) {
        desk.press("<left>");
        assert_eq!(before, &desk.buffer());
    }
    desk.press("<home>").says("The position of the drill.");
    desk.press("<tab>");
    let tempting = drill.other_course(None).expect("a wrong one").action;
    assert!(seen.iter().all(|buffer| *buffer != desk.buffer()));
    if let Some(hole) = tempting.sown() {
        desk.says(&format!("sowed {hole}"));
    } else {
        desk.says(&format!(
            "offered {}",
            tempting.to_string().trim_start_matches("offer ")
        ));
    }
}

#[test]
fn an_action_that_can_be_argued_about_is_neither_right_nor_wrong() {
    let mut desk = Desk::home();
    begin(&mut desk, "Find the offer");
    let action = loop {
        if let Question::Best { between, .. } = &desk.drill().question
            && let Some(course) = between.first()
        {
            break course.action;
        }
        desk.press("n");
    };
    let effects = desk.effects.len();
    desk.press(&typed(action)).says("there is something better");
    assert_eq!(desk.context(), Context::DrillSow);
    assert_eq!(desk.effects.len(), effects, "nothing is counted");
}

#[test]
fn an_offer_is_answered_with_two_keys_and_never_with_enter() {
    let mut desk = Desk::home();
    begin(&mut desk, "Accept or refuse?");
    desk.press("<enter> 1<tab><up>");
    assert_eq!(desk.context(), Context::DrillAnswer);
    let accepts = right(desk.drill()) == ":accept<enter>";
    desk.press(if accepts { "a" } else { "r" }).says("Right.");
}

#[test]
fn a_drill_about_an_answer_says_the_price_and_speaks_of_glory_only_where_it_counts() {
    for (width, height) in [(40, 14), (80, 24)] {
        let mut desk = Desk::home();
        begin(desk.resize(width, height), "Accept or refuse?");
        for drill in drills::of(Chapter::AcceptOrRefuse).take(12) {
            assert_eq!(desk.drill(), drill);
            let offer = drill.position.pending_offer().expect("an offer");
            let price = if width < 60 {
                format!("pay {} seeds", offer.price())
            } else {
                format!("pays {} of", offer.price())
            };
            desk.says(&price);
            desk.says(&offer.to_string().replace(',', ", "));
            let counts_glory = desk.words().contains("Honour counts");
            let speaks = ["glory of a win", "glory is lost", "without glory"];
            let speaks = speaks.iter().any(|words| desk.words().contains(words));
            assert_eq!(counts_glory, speaks, "{}", desk.text());
            desk.press("n");
        }
    }
}

#[test]
fn an_offer_is_put_together_as_in_a_game() {
    let mut desk = Desk::home();
    begin(&mut desk, "Which holes?");
    desk.press("o<enter>").says("Choose the holes first");
    desk.press("<esc>");
    assert_eq!(desk.context(), Context::DrillSow);
    desk.press("<esc>").says("Which holes?");
    assert_eq!(desk.context(), Context::Menu);
}

#[test]
fn what_is_typed_in_a_drill_stays_in_sight_when_it_is_no_action() {
    let mut desk = Desk::home();
    begin(desk.resize(40, 14), "Find the offer");
    desk.press(":zz").says(": zz");
    desk.press("<enter>").says(": zz");
    desk.says("That is no action");
}

#[test]
fn a_relay_is_not_foreseen_where_it_is_to_be_counted() {
    let mut desk = Desk::home();
    begin_counting(&mut desk);
    let text = desk.text();
    assert!(!text.contains('◎') && !text.contains("Captures"), "{text}");
    desk.press("<enter>")
        .says("Type the number of seeds first.");
    let seeds = right(desk.drill());
    desk.press("9").press(&format!("9{seeds}")).says("Right.");
}

#[test]
fn a_skipped_drill_is_not_counted_and_a_given_up_one_is_missed() {
    let mut desk = Desk::home();
    begin(&mut desk, "Win with glory");
    desk.press("nnx");
    let drill = desk.drill().clone();
    let track = desk.progress.track(&drill).expect("it was given up");
    assert_eq!((track.attempts, track.right), (1, 0));
    let counts = desk.progress.counts(Chapter::WinWithGlory, desk.today);
    assert_eq!(counts.new, counts.all - 1);
}

#[test]
fn a_result_that_can_not_be_kept_is_told() {
    let mut desk = Desk::home();
    begin(&mut desk, "Accept or refuse?");
    desk.full_disk = Some("no space is left".to_string());
    desk.press("x")
        .says("THIS RESULT IS NOT KEPT: no space is left");
}

/// A game of two people in which South's first action is a clear mistake; then North resigns.
fn blunder() -> (Session, Drill) {
    let is_souths = |drill: &&Drill| drill.position.side_to_move() == Side::South;
    let drill = drills::of(Chapter::FindTheOffer)
        .find(is_souths)
        .expect("a drill")
        .clone();
    let game = drill.position.game();
    let played = drill.other_course(None).expect("a wrong one").action;
    let mut session = super::desk::session(game, &drill.position.to_string(), &[]);
    session.play(played).expect("legal");
    session.resign(Side::North).expect("not over");
    (session, drill)
}

#[test]
fn a_mistake_becomes_a_drill_by_one_key_after_the_game() {
    let (session, drill) = blunder();
    let mut desk = Desk::home();
    desk.open(&session);
    desk.press("m").says("1 mistake is a drill now");
    begin(desk.press("q"), "My mistakes");
    let played = session.actions()[0];
    desk.says(&format!("Awa played {played} here"));
    assert_eq!(desk.drill().position, drill.position);
    assert_eq!(
        desk.drill()
            .judge(ayla::practice::drill::Reply::Action(played)),
        Verdict::Wrong
    );
    let keys = right(desk.drill());
    desk.press(&keys).says("Right.");
    // Looked for again, it is no second drill.
    desk.open(&session);
    desk.press("m");
    assert_eq!(desk.progress.mistakes().len(), 1);
}

#[test]
fn without_a_saved_game_nothing_is_looked_through() {
    let mut desk = Desk::home();
    desk.damaged.push("broken.json".into());
    desk.choose("Practise")
        .choose("Look through all saved games");
    desk.says("There are no saved games to look through.");
    assert!(!desk.words().contains("clearly cost seeds"));
}

#[test]
fn all_saved_games_are_looked_through_at_once() {
    let mut desk = Desk::new(still());
    for name in ["one", "two"] {
        let game = ayla::save::SavedGame::new(blunder().0, jiff::Timestamp::UNIX_EPOCH);
        desk.drawer.insert(name.into(), game);
    }
    desk.damaged.push("three".into());
    desk.choose("Practise")
        .choose("Look through all saved games");
    desk.says("2 mistakes are drills now");
    desk.says("1 in all");
    assert!(
        desk.effects
            .iter()
            .any(|effect| matches!(effect, Effect::Think(_)))
    );
    desk.choose("My mistakes").says("of the game of 1970-01-01");
}

#[test]
fn a_mistake_can_be_forgotten_but_no_other_drill() {
    let mut desk = Desk::home();
    keep_mistakes(&mut desk);
    begin(&mut desk, "My mistakes").press("x");
    let first = desk.drill().clone();
    desk.press("d");
    assert_eq!(desk.progress.mistakes().len(), 1);
    assert_ne!(desk.drill(), &first);
    desk.press("<esc>").choose("Which holes?").press("x");
    let effects = desk.effects.len();
    desk.press("d");
    assert_eq!(desk.effects.len(), effects);
    assert!(matches!(desk.app.screen(), Screen::Drill(_)));
}

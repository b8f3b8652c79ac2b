//! The pictures of the README, taken from the real program: every one is what the screen shows after some key presses.
//!
//! They lie beside this file. When the looks of the program change on purpose, this command takes them anew:
//! `AYLA_RENEW_PICTURES=1 cargo test --test pictures`

use std::fs;
use std::path::Path;
use std::time::Duration;

use ayla::engine::Stop;
use ayla::practice::Job;
use ayla::practice::tour::LESSONS;
use ayla::save::SavedGame;
use ayla::session::{Name, Session};
use ayla::settings::Settings;
use ayla::tui::app::{Access, App, Effect, Message};
use ayla::tui::theme::{Depth, finish};
use ayla::tui::{Speed, view};
use ayla_rules::gore::Lap;
use ayla_rules::{BySide, Game, Side};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Size;

mod signs;
mod svg;

/// A game of Goré that has all that the pictures show: trades, refusals, a great capture, a victory without glory.
const GORE: &str = "4S; 4N; 3S; 4N; 1S; 4N; 4S; 2N; 2S; 2N; offer 3S; accept; 1N; 2S; 3S; 4S; 2N; pass; 3N; \
                    offer 1S,2S; refuse; offer 3N; accept; 3N; 3S; 4S; 2N; offer 1S,3N; refuse; 1N";
/// How many actions come before North answers an offer, before North's great capture, and before the end.
const BEFORE_ANSWER: usize = 20;
const BEFORE_CAPTURE: usize = 24;
const AT_THE_END: usize = 30;

/// A game of Djenon-aboure up to a relay of five laps that captures from five holes.
const DJENON_ABOURE: &str = "6S; 1N; 2S; 5N; 2S; 2N; 4S; 5N; 6S; 4N";

const USUAL: Size = Size::new(80, 24);
const LARGE: Size = Size::new(120, 40);

/// The program with a game opened in it, after so many of the game's actions.
fn open(game: Game, actions: &str, played: usize, speed: Speed, size: Size) -> App {
    let mut session = Session::new(game, Side::South, players());
    for text in actions.split("; ").take(played) {
        let action = game.action(text).expect("an action");
        session.play(action).expect("a legal action");
    }
    show(session, speed, size)
}

fn players() -> BySide<Name> {
    BySide {
        south: Name::new("Awa"),
        north: Name::new("Kouadio"),
    }
}

/// The program with a game opened in it.
fn show(session: Session, speed: Speed, size: Size) -> App {
    let settings = Settings {
        speed,
        ..Settings::default()
    };
    let (mut app, _) = App::new(settings, size);
    let mut game = SavedGame::new(session, jiff::Timestamp::UNIX_EPOCH);
    game.saved = Some(game.started);
    app.update(Message::Opened(Box::new(game), Access::Play));
    app
}

/// Presses keys: arrows, `⏎` for Enter, `␣` for space, else the sign itself.
fn press(app: &mut App, keys: &str) {
    for key in keys.chars() {
        let code = match key {
            '←' => KeyCode::Left,
            '→' => KeyCode::Right,
            '↑' => KeyCode::Up,
            '↓' => KeyCode::Down,
            '⏎' => KeyCode::Enter,
            '␣' => KeyCode::Char(' '),
            other => KeyCode::Char(other),
        };
        app.update(Message::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    }
}

/// What the screen shows.
fn screen(app: &App) -> Buffer {
    let Size { width, height } = app.env().area.as_size();
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen");
    terminal
        .draw(|frame| {
            view(app, frame);
            finish(frame.buffer_mut(), Depth::True, app.env().settings.ascii);
        })
        .expect("a drawing");
    terminal.backend().buffer().clone()
}

/// Holds a picture against the one that is kept, or keeps it if that is asked for.
fn check(name: &str, svg: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/pictures")
        .join(name);
    if std::env::var_os("AYLA_RENEW_PICTURES").is_some() {
        fs::write(&path, svg).expect("the picture can be written");
        return;
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept.replace("\r\n", "\n") == svg,
        "{name} is not what the program shows any more; if that is meant, renew the pictures: \
         AYLA_RENEW_PICTURES=1 cargo test --test pictures"
    );
}

/// What the screen shows from now on until nothing moves any more, and how long each moment stands.
fn moments(app: &mut App) -> Vec<(Buffer, Duration)> {
    let mut moments = Vec::new();
    while let Some(due) = app.due() {
        moments.push((screen(app), due));
        app.update(Message::Tick(due));
    }
    moments
}

fn gore() -> Game {
    Game::Gore(Lap::ThroughOrigin)
}

#[test]
fn the_board_shows_what_a_sowing_would_capture() {
    let app = open(gore(), GORE, BEFORE_CAPTURE, Speed::Off, LARGE);
    let title = "Goré: what North’s sowing of 3S would capture, shown before it is sown";
    check("board.svg", &svg::still(title, &screen(&app)));
}

#[test]
fn the_bargain_shows_both_boards() {
    let mut app = open(gore(), GORE, BEFORE_ANSWER, Speed::Off, USUAL);
    press(&mut app, "␣");
    let title = "Goré: an offer of two holes, the board now beside the board if it is accepted";
    check("bargain.svg", &svg::still(title, &screen(&app)));
}

#[test]
fn the_end_says_that_a_victory_is_without_glory() {
    let app = open(gore(), GORE, AT_THE_END, Speed::Off, USUAL);
    let title = "Goré: a victory without glory";
    check("end.svg", &svg::still(title, &screen(&app)));
}

#[test]
fn a_review_shows_the_margin_and_what_each_choice_cost() {
    let mut app = open(gore(), GORE, AT_THE_END, Speed::Off, LARGE);
    let review = KeyEvent::new(KeyCode::Char('v'), KeyModifiers::NONE);
    for effect in app.update(Message::Key(review)) {
        if let Effect::Think(job) = effect {
            job.run(&Stop::default(), &mut |thought| {
                app.update(Message::Thought(Box::new(thought)));
            });
        }
    }
    press(&mut app, "↓↓");
    let title = "Goré: a review, with the margin over the game and what each choice cost";
    check("review.svg", &svg::still(title, &screen(&app)));
}

#[test]
fn a_relay_of_djenon_aboure_is_foreseen_lap_by_lap() {
    let game = Game::DjenonAboure;
    let mut app = open(game, DJENON_ABOURE, usize::MAX, Speed::Off, USUAL);
    press(&mut app, "→→→");
    let title = "Djenon-aboure: a relay of five laps, shown before it is sown";
    check("djenon.svg", &svg::still(title, &screen(&app)));
}

#[test]
fn the_coach_says_how_often_an_offer_has_to_be_answered_wrongly() {
    let position = gore().position("0,1,1,2/1,6,0,1 SSSS/NNNN 20-16 N");
    let position = position.expect("a position");
    let session = Session::from_position(position, players());
    let mut app = show(session, Speed::Off, USUAL);
    press(&mut app, "c a");
    let job = Job::Advise {
        position,
        nodes: 200_000,
    };
    job.run(&Stop::default(), &mut |thought| {
        app.update(Message::Thought(Box::new(thought)));
    });
    let title = "Goré: what the coach says of a position";
    check("coach.svg", &svg::still(title, &screen(&app)));
}

#[test]
fn a_lesson_teaches_on_a_live_board() {
    let settings = Settings {
        speed: Speed::Off,
        ..Settings::default()
    };
    let (mut app, _) = App::new(settings, USUAL);
    let lessons = LESSONS.iter();
    let before = lessons.take_while(|lesson| lesson.name != "forward");
    press(&mut app, "⏎");
    press(&mut app, &"]".repeat(before.count()));
    press(&mut app, "→");
    let title = "A first game: a lesson on captures that run forward";
    check("tour.svg", &svg::still(title, &screen(&app)));
}

#[test]
fn a_drill_is_explained_by_two_lines() {
    let settings = Settings {
        speed: Speed::Off,
        ..Settings::default()
    };
    let (mut app, _) = App::new(settings, USUAL);
    press(&mut app, "↓↓⏎");
    let progress = Ok(Box::default());
    app.update(Message::Practised(
        progress,
        jiff::civil::date(2026, 11, 30),
    ));
    press(&mut app, "↓↓↓⏎nnx");
    let title =
        "A drill: which holes to offer, and what the offer comes to beside a tempting action";
    check("drill.svg", &svg::still(title, &screen(&app)));
}

#[test]
fn a_sowing_is_seen_seed_by_seed() {
    let mut app = open(gore(), GORE, BEFORE_CAPTURE, Speed::Slow, USUAL);
    let mut screens = Vec::new();
    for keys in ["↑→", "←", "↓"] {
        press(&mut app, keys);
        screens.push((screen(&app), Duration::from_millis(1200)));
    }
    press(&mut app, "⏎");
    screens.extend(moments(&mut app));
    screens.push((screen(&app), Duration::from_secs(3)));
    let title = "Goré: North sows 3S, seed by seed, and captures in both directions";
    let picture = svg::moving(title, &screens);
    assert!(
        picture.len() < 150_000,
        "{} bytes are too many",
        picture.len()
    );
    check("sowing.svg", &picture);
}

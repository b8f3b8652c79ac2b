//! What several test programs share: games played at random, and the program run from outside.
// Not `expect`: in a program that uses all of it there would be nothing to expect.
#![allow(dead_code, reason = "each test program uses another part of this file")]

use std::path::{Path, PathBuf};

use assert_cmd::Command;
use ayla::session::{Level, Name, Partner, Session, Temper};
use ayla_rules::{AnyAction, AnyPosition, BySide, Game, Side, gore};
use proptest::prelude::*;
use serde_json::{Value, json};

/// The program, with nothing of the person's own settings and games in reach.
pub(crate) fn ayla() -> Command {
    let mut command = Command::cargo_bin("ayla").expect("the program is built with its tests");
    command
        .env_clear()
        .env("AYLA_DATA_DIR", "/nowhere/to/be/written");
    command
}

/// The path of a file under `tests/fixtures`.
pub(crate) fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/fixtures")
        .join(name)
}

/// What a command printed on standard output and on standard error, and its exit status. Nobody is sent an escape byte.
#[track_caller]
pub(crate) fn outcome(command: &mut Command) -> (String, String, Option<i32>) {
    let output = command.output().expect("the program runs");
    let [out, err] = [output.stdout, output.stderr].map(|bytes| {
        let text = String::from_utf8(bytes).expect("the program prints UTF-8");
        assert!(!text.contains('\u{1b}'), "an escape byte in {text:?}");
        text
    });
    (out, err, output.status.code())
}

/// What a command printed that went well and had nothing to say.
#[track_caller]
pub(crate) fn printed(command: &mut Command) -> String {
    let (out, err, status) = outcome(command);
    assert_eq!((err.as_str(), status), ("", Some(0)));
    out
}

/// What a command printed that went well, whatever it said meanwhile.
#[track_caller]
pub(crate) fn output(command: &mut Command) -> String {
    let (out, err, status) = outcome(command);
    assert_eq!(status, Some(0), "{err}");
    out
}

/// What a command said that failed and printed nothing.
#[track_caller]
pub(crate) fn complaint(command: &mut Command) -> String {
    let (out, err, status) = outcome(command);
    assert_eq!((out.as_str(), status), ("", Some(1)), "{err}");
    err
}

/// A game of two actions, one of them taken back, as a later version or somebody's tool might have written it.
pub(crate) fn game() -> Value {
    json!({
        "format": "ayla-game", "version": 1, "game": "gore", "lap": "through-origin",
        "players": { "south": "Awa", "north": "Kouadio" },
        "start": "6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S",
        "actions": ["2S", "1N"], "played": 1,
        "position": "6,0,7,7/7,7,7,7 SSSS/NNNN 0-0 N",
        "result": null,
        "started": "2026-11-30T10:15:00Z", "saved": "2026-11-30T10:41:07Z",
    })
}

/// The same game with another value in one field.
pub(crate) fn game_with(key: &str, value: Value) -> String {
    let mut game = game();
    game[key] = value;
    game.to_string()
}

/// Whether an action is about a trade: rare among the legal ones, and where most mistakes are made.
pub(crate) fn is_trade(action: AnyAction) -> bool {
    matches!(
        action,
        AnyAction::Gore(gore::Action::Offer(_) | gore::Action::Accept | gore::Action::Refuse)
    )
}

/// An action for a number drawn at random, an offer every third time where one can be made. None when the game is over.
pub(crate) fn choose(position: &AnyPosition, drawn: u32) -> Option<AnyAction> {
    let mut legal = position.legal_actions();
    let trades: Vec<_> = legal.iter().copied().filter(|&a| is_trade(a)).collect();
    if drawn.is_multiple_of(3) && !trades.is_empty() {
        legal = trades;
    } else if legal.iter().any(|&action| !is_trade(action)) {
        legal.retain(|&action| !is_trade(action));
    }
    let place = (drawn / 3) as usize % legal.len().max(1);
    legal.get(place).copied()
}

/// Plays so many actions, or fewer if the game ends before, some of them with the coach on.
pub(crate) fn play_at_random(session: &mut Session, draws: &[u32]) {
    for &drawn in draws {
        let Some(action) = choose(session.position(), drawn) else {
            return;
        };
        if drawn.is_multiple_of(5) {
            session.note_coach();
        }
        session.play(action).expect("a legal action can be played");
    }
}

/// Games played at random: both of them and both options, either side beginning, from the start or from the middle of
/// another game (where an offer may be pending, and some may have been refused), players with any names.
pub(crate) fn games() -> impl Strategy<Value = Session> {
    let draws = |longest| prop::collection::vec(any::<u32>(), 0..longest);
    let names = ["\\PC{0,40}", ".{0,10}"].map(|text| text.prop_map(|name| Name::new(&name)));
    let [south, north] = names;
    (
        prop::sample::select(Game::ALL.as_slice()),
        prop::sample::select(Side::ALL.as_slice()),
        prop_oneof![Just(Vec::new()), draws(60)],
        draws(80),
        (south, north).prop_map(|(south, north)| BySide { south, north }),
        partners(),
    )
        .prop_map(|(game, first, before, draws, players, partner)| {
            let mut earlier = Session::new(game, first, BySide::default());
            play_at_random(&mut earlier, &before);
            let mut session = Session::from_position(*earlier.position(), players);
            play_at_random(&mut session, &draws);
            match partner {
                Some(partner) => session.with_partner(partner),
                None => session,
            }
        })
}

/// Nobody, or the program as a player of either side, of any level and temper.
fn partners() -> impl Strategy<Value = Option<Partner>> {
    let levels: Vec<_> = Level::all().collect();
    let partner = (
        prop::sample::select(Side::ALL.as_slice()),
        prop::sample::select(levels),
        prop::sample::select(Temper::ALL.as_slice()),
    )
        .prop_map(|(side, level, temper)| Partner {
            side,
            level,
            temper,
        });
    prop::option::of(partner)
}

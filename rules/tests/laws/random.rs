//! Random positions: whole games from the start, and set-ups that no game would reach.

use ayla_rules::gore::{self, Lap, Turn};
use ayla_rules::{AnyPosition, BySide, Event, Game, Hole, SEEDS, Side, djenon_aboure};
use proptest::prelude::*;

pub(crate) fn side() -> impl Strategy<Value = Side> {
    prop::sample::select(Side::ALL.to_vec())
}

fn game() -> impl Strategy<Value = Game> {
    prop::sample::select(Game::ALL.to_vec())
}

/// The positions of a game played at random to its end, or as far as the choices go.
pub(crate) fn played() -> impl Strategy<Value = Vec<AnyPosition>> {
    let choices = prop::collection::vec(any::<(bool, prop::sample::Index)>(), 0..160);
    (game(), side(), choices).prop_map(|(game, first, choices)| {
        let mut positions = vec![game.start(first)];
        for (sows, choice) in choices {
            let position = positions[positions.len() - 1];
            // Offers outnumber sowings by far: every other choice is one of the sowings alone.
            let mut actions = position.legal_actions();
            if sows && actions.iter().any(|action| action.sown().is_some()) {
                actions.retain(|action| action.sown().is_some());
            }
            if actions.is_empty() {
                break;
            }
            let action = actions[choice.index(actions.len())];
            positions.push(position.play(action).expect("a legal action can be played"));
        }
        positions
    })
}

/// The seeds of a ring of `N` holes and of two captured piles: some holes empty, some crowded, 48 in all.
fn heap<const N: usize>() -> impl Strategy<Value = ([u8; N], BySide<u8>)> {
    let places = prop::collection::vec(0..N, 1..=2 * N);
    let falls = prop::collection::vec(any::<prop::sample::Index>(), usize::from(SEEDS));
    (places, falls, 0..=SEEDS, 0..=SEEDS).prop_map(|(places, falls, big, captured)| {
        let mut seeds = [0; N];
        // Half of the time one hole gets a heap of its own.
        let big = if big < 20 { 0 } else { big };
        seeds[places[0]] += big;
        let captured = captured.min(SEEDS - big);
        for fall in &falls[..usize::from(SEEDS - big - captured)] {
            seeds[places[fall.index(places.len())]] += 1;
        }
        let south = falls[0].index(usize::from(captured) + 1);
        let south = u8::try_from(south).expect("at most 48");
        let north = captured - south;
        (seeds, BySide { south, north })
    })
}

/// Goré positions with any owners at all, with or without an offer to answer.
pub(crate) fn gore_setup() -> impl Strategy<Value = gore::Position> {
    let owners = prop_oneof![
        6 => any::<u8>(),
        1 => Just(u8::MAX),
        1 => Just(0),
    ];
    let lap = prop::sample::select(Lap::ALL.to_vec());
    let refusals = [0_u32..3, 0..3];
    let offer = any::<Option<prop::sample::Index>>();
    (heap::<8>(), owners, side(), lap, refusals, offer).prop_map(
        |((seeds, captured), owners, side, lap, [south, north], offer)| {
            let position = gore::Position::try_from(gore::Setup {
                seeds,
                souths: Hole::all()
                    .filter(|hole| owners >> hole.index() & 1 == 1)
                    .collect(),
                captured,
                turn: Turn::Free(side),
                lap,
                refusals: BySide { south, north },
            })
            .expect("the heap has 48 seeds");
            let offers: Vec<_> = ayla_rules::Position::legal_actions(&position)
                .filter(|action| matches!(action, gore::Action::Offer(_)))
                .collect();
            match offer {
                Some(index) if !offers.is_empty() => {
                    ayla_rules::Position::play(&position, offers[index.index(offers.len())])
                        .expect("a legal action can be played")
                }
                _ => position,
            }
        },
    )
}

/// Djenon-aboure positions with any seeds at all.
pub(crate) fn djenon_aboure_setup() -> impl Strategy<Value = djenon_aboure::Position> {
    (heap::<12>(), side()).prop_map(|((seeds, captured), side)| {
        djenon_aboure::Position::try_from(djenon_aboure::Setup {
            seeds,
            captured,
            side,
        })
        .expect("the heap has 48 seeds")
    })
}

/// A set-up of either game.
pub(crate) fn set_up() -> impl Strategy<Value = AnyPosition> {
    prop_oneof![
        gore_setup().prop_map(AnyPosition::from),
        djenon_aboure_setup().prop_map(AnyPosition::from),
    ]
}

/// Relays that never end, found by trying millions of boards: the board in ring order from the hole that is sown.
const ENDLESS: [[u8; 12]; 13] = [
    [3, 1, 5, 4, 5, 2, 1, 2, 1, 4, 3, 4],
    [5, 1, 2, 3, 2, 1, 2, 1, 5, 4, 3, 2],
    [3, 3, 5, 6, 5, 4, 3, 6, 1, 0, 3, 2],
    [6, 4, 3, 2, 1, 2, 1, 2, 3, 2, 3, 2],
    [5, 1, 2, 6, 7, 4, 3, 2, 3, 2, 1, 2],
    [3, 3, 7, 6, 5, 4, 3, 2, 1, 6, 5, 2],
    [5, 3, 2, 1, 2, 6, 5, 4, 5, 4, 1, 2],
    [6, 4, 3, 2, 1, 4, 3, 4, 1, 2, 1, 7],
    [3, 6, 5, 6, 3, 2, 3, 2, 1, 2, 1, 2],
    [3, 3, 5, 4, 2, 6, 1, 4, 3, 4, 3, 2],
    [3, 1, 4, 3, 2, 6, 5, 4, 5, 2, 3, 2],
    [3, 6, 4, 5, 3, 2, 7, 1, 5, 2, 3, 2],
    [3, 3, 4, 1, 4, 3, 2, 6, 5, 4, 3, 2],
];

/// The same, with cycles of 5,523, 10,638 and 20,176 laps, the last one entered after three others.
const LONG: [[u8; 12]; 3] = [
    [3, 6, 5, 4, 3, 4, 3, 6, 5, 2, 1, 4],
    [3, 8, 5, 4, 3, 2, 1, 4, 3, 2, 3, 4],
    [3, 6, 5, 4, 7, 2, 5, 6, 3, 0, 1, 4],
];

/// Relays that do end, after 466, 468 and 477 laps.
const PATIENT: [[u8; 12]; 3] = [
    [3, 3, 7, 4, 5, 4, 1, 6, 1, 6, 3, 2],
    [3, 3, 7, 4, 5, 4, 3, 2, 5, 2, 1, 4],
    [3, 1, 7, 6, 5, 4, 1, 4, 3, 2, 3, 6],
];

/// A board that is given in ring order from one hole, laid so that this hole is the one at a place of the ring.
fn laid(from_hole: [u8; 12], place: usize) -> djenon_aboure::Position {
    let mut seeds = from_hole;
    seeds.rotate_right(place);
    let hole = djenon_aboure::Hole::new(place).expect("a place of the ring");
    djenon_aboure::Position::try_from(djenon_aboure::Setup {
        seeds,
        captured: BySide {
            south: SEEDS - seeds.iter().sum::<u8>(),
            north: 0,
        },
        side: hole.row(),
    })
    .expect("at most 48 seeds are on the board")
}

/// Djenon-aboure positions in which a relay never ends, or barely does: one seed may lie elsewhere.
pub(crate) fn beside_an_endless_relay() -> impl Strategy<Value = djenon_aboure::Position> {
    let board = prop::sample::select(ENDLESS.to_vec());
    let astray = any::<Option<(prop::sample::Index, prop::sample::Index)>>();
    (board, 0..12_usize, astray).prop_map(|(mut board, place, astray)| {
        if let Some((from, to)) = astray {
            let from = from.index(board.len());
            if board[from] > 0 {
                board[from] -= 1;
                board[to.index(board.len())] += 1;
            }
        }
        laid(board, place)
    })
}

/// Positions in which a relay goes round after thousands of laps, or ends after hundreds.
pub(crate) fn long_relays() -> impl Iterator<Item = djenon_aboure::Position> {
    LONG.into_iter().chain(PATIENT).map(|board| laid(board, 3))
}

#[test]
fn the_endless_relays_are_endless() {
    for board in ENDLESS.into_iter().chain(LONG) {
        let sown = djenon_aboure::Action::Sow(Hole::new(0).expect("a place of the ring"));
        assert_eq!(
            ayla_rules::Position::check(&laid(board, 0), sown),
            Err(ayla_rules::Illegal::EndlessRelay),
            "{board:?}"
        );
    }
}

#[test]
fn the_patient_relays_end_after_hundreds_of_laps() {
    for board in PATIENT {
        let sown = djenon_aboure::Action::Sow(Hole::new(0).expect("a place of the ring"));
        let story = ayla_rules::Position::trace(&laid(board, 0), sown).expect("it ends");
        let is_lift = |event: &&Event<_>| matches!(event, Event::Lift { .. });
        assert!(story.iter().filter(is_lift).count() > 400, "{board:?}");
    }
}

//! What holds in every position: proved as far as random games and random set-ups can.

mod by_hand;
mod random;

use std::collections::HashSet;

use ayla_rules::djenon_aboure::{self, ParseActionError};
use ayla_rules::gore::{self, Lap, Offer};
use ayla_rules::{
    AnyAction, AnyHole, AnyPosition, BySide, Event, Game, Hole, HoleSet, Illegal, Position, SEEDS,
    Side,
};
use proptest::prelude::*;

/// Every action that can be written at all, of either game.
fn all_actions() -> Vec<AnyAction> {
    let offers = (1_u16..1 << gore::HOLES).filter_map(|bits| {
        let holes: HoleSet<8> = Hole::all()
            .filter(|hole| bits >> hole.index() & 1 == 1)
            .collect();
        Offer::new(holes).ok()
    });
    let gore = Hole::all()
        .map(gore::Action::Sow)
        .chain([
            gore::Action::Pass,
            gore::Action::Accept,
            gore::Action::Refuse,
        ])
        .chain(offers.map(gore::Action::Offer));
    let djenon_aboure = Hole::all()
        .map(djenon_aboure::Action::Sow)
        .chain([djenon_aboure::Action::Pass]);
    gore.map(AnyAction::Gore)
        .chain(djenon_aboure.map(AnyAction::DjenonAboure))
        .collect()
}

fn is_of(action: AnyAction, position: &AnyPosition) -> bool {
    matches!(
        (action, position),
        (AnyAction::Gore(_), AnyPosition::Gore(_))
            | (AnyAction::DjenonAboure(_), AnyPosition::DjenonAboure(_))
    )
}

/// Where an action stands in the list of legal ones: sowings by hole, then offers by size and holes, the rest alone.
fn place(action: AnyAction) -> (u8, usize, Vec<usize>) {
    match action {
        AnyAction::Gore(gore::Action::Sow(hole)) => (0, 0, vec![hole.index()]),
        AnyAction::DjenonAboure(djenon_aboure::Action::Sow(hole)) => (0, 0, vec![hole.index()]),
        AnyAction::Gore(gore::Action::Offer(offer)) => {
            let holes: Vec<_> = offer.holes().into_iter().map(Hole::index).collect();
            (1, holes.len(), holes)
        }
        AnyAction::Gore(gore::Action::Accept) => (2, 0, vec![]),
        AnyAction::Gore(gore::Action::Refuse) => (3, 0, vec![]),
        AnyAction::Gore(gore::Action::Pass)
        | AnyAction::DjenonAboure(djenon_aboure::Action::Pass) => (4, 0, vec![]),
    }
}

fn seeds(position: &AnyPosition) -> Vec<u8> {
    position.holes().map(|hole| position.seeds(hole)).collect()
}

fn assert_has_48_seeds(position: &AnyPosition) {
    let BySide { south, north } = position.captured();
    assert_eq!(
        seeds(position).iter().sum::<u8>() + south + north,
        SEEDS,
        "{position}"
    );
    assert_eq!(
        position.settle().seeds.south + position.settle().seeds.north,
        SEEDS,
        "{position}"
    );
}

/// `check` and `legal_actions` say the same of every action that can be written, and the list is in order.
fn assert_legality(position: &AnyPosition) {
    let legal = position.legal_actions();
    assert!(
        legal.is_sorted_by(|a, b| place(*a) < place(*b)),
        "{position}: {legal:?}"
    );
    for action in all_actions() {
        let verdict = position.check(action);
        assert_eq!(
            verdict.is_ok(),
            legal.contains(&action),
            "{action} in {position}"
        );
        assert_eq!(position.play(action).err(), verdict.err());
        assert_eq!(position.trace(action).err(), verdict.err());
        if !is_of(action, position) {
            assert!(matches!(
                verdict,
                Err(Illegal::OtherGame | Illegal::NoTrades)
            ));
        }
        if verdict == Err(Illegal::GameOver) {
            assert!(position.outcome().is_some(), "{position}");
        }
    }
    assert_eq!(position.outcome().is_some(), legal.is_empty(), "{position}");
}

/// The list says beforehand how long it is, at every point, and goes with the positions that `successors` gives.
fn assert_successors<P: Position>(position: &P) {
    let mut actions = position.legal_actions();
    let mut successors = position.successors();
    while let (left, Some(action)) = (actions.len(), actions.next()) {
        assert_eq!(actions.len() + 1, left, "{position}");
        let next = position.play(action).expect("a legal action can be played");
        assert_eq!(successors.next(), Some((action, next)), "{position}");
    }
    assert_eq!((actions.len(), successors.next()), (0, None), "{position}");
    // Going through them in one go is a path of its own.
    let one_by_one: Vec<_> = std::iter::from_fn({
        let mut successors = position.successors();
        move || successors.next()
    })
    .collect();
    let mut in_one_go = Vec::new();
    position.successors().for_each(|next| in_one_go.push(next));
    assert_eq!(in_one_go, one_by_one, "{position}");
}

/// A board on which the events of a story are carried out one by one.
#[derive(Debug)]
struct Table {
    holes: Vec<(AnyHole, u8, Side)>,
    captured: BySide<u8>,
    mover: Side,
    hand: u8,
}

impl Table {
    fn lay(position: &AnyPosition) -> Self {
        Self {
            holes: position
                .holes()
                .map(|hole| (hole, position.seeds(hole), position.owner(hole)))
                .collect(),
            captured: position.captured(),
            mover: position.side_to_move(),
            hand: 0,
        }
    }

    fn hole(&mut self, hole: AnyHole) -> &mut (AnyHole, u8, Side) {
        let place = self.holes.iter_mut().find(|place| place.0 == hole);
        place.expect("events name holes of the board")
    }

    /// Empties a hole, which must hold what the event says.
    fn empty(&mut self, hole: AnyHole, seeds: u8) {
        let held = std::mem::take(&mut self.hole(hole).1);
        assert_eq!(held, seeds, "{hole}");
    }

    fn carry_out(&mut self, event: Event<AnyHole>) {
        match event {
            Event::Lift { hole, seeds, .. } => {
                self.empty(hole, seeds);
                self.hand += seeds;
            }
            Event::Drop { hole } => {
                self.hand -= 1;
                self.hole(hole).1 += 1;
            }
            Event::Capture { hole, seeds, .. } => {
                self.empty(hole, seeds);
                self.captured[self.mover] += seeds;
            }
            Event::Transfer { hole, to } => self.hole(hole).2 = to,
            Event::Pay { hole, seeds, by } => {
                self.captured[by] -= seeds;
                self.hole(hole).1 += seeds;
            }
            Event::Sweep { hole, seeds, by } => {
                assert_eq!(self.hole(hole).2, by);
                self.empty(hole, seeds);
                self.captured[by] += seeds;
            }
        }
    }
}

/// The story of each action, carried out over the old board, gives the new one; after the last action of a game it
/// gives an empty board and the outcome.
fn assert_stories(position: &AnyPosition) {
    for action in position.legal_actions() {
        let mut table = Table::lay(position);
        let story = position.trace(action).expect("it is legal");
        let laps = story.iter().filter_map(|event| match event {
            Event::Lift { lap, .. } => Some(*lap),
            _ => None,
        });
        assert!(laps.zip(1..).all(|(lap, number)| lap == number));
        for event in story {
            table.carry_out(event);
        }
        assert_eq!(table.hand, 0);
        let next = position.play(action).expect("it is legal");
        if let Some(outcome) = next.outcome() {
            assert!(table.holes.iter().all(|&(_, seeds, _)| seeds == 0));
            assert_eq!(table.captured, outcome.seeds, "{action} in {position}");
        } else {
            let expected = Table::lay(&next);
            assert_eq!(table.holes, expected.holes, "{action} in {position}");
            assert_eq!(table.captured, expected.captured, "{action} in {position}");
        }
    }
}

/// Every sowing that ends leaves what it leaves when done by hand, and the others are not legal.
fn assert_sown_as_by_hand(position: &AnyPosition) {
    if position.outcome().is_some() || position.pending_offer().is_some() {
        return;
    }
    let mover = position.side_to_move();
    let own: Vec<_> = position
        .holes()
        .map(|hole| position.owner(hole) == mover)
        .collect();
    let before = seeds(position);
    for (index, hole) in position.holes().enumerate() {
        let least = match position.game() {
            Game::Gore(_) => 1,
            Game::DjenonAboure => 2,
        };
        if !own[index] || before[index] < least {
            continue;
        }
        let by_hand = match position.game() {
            Game::Gore(lap) => Some(by_hand::gore(before.clone(), &own, lap, index)),
            Game::DjenonAboure => by_hand::djenon_aboure(before.clone(), index),
        };
        let action = position.sowing(hole).expect("the hole is this board's");
        let after = position.play(action);
        match by_hand {
            None => assert_eq!(after, Err(Illegal::EndlessRelay), "{action} in {position}"),
            Some(sown) => {
                let after = after.expect("a sowing that ends is legal");
                assert_eq!(seeds(&after), sown.seeds, "{action} in {position}");
                let gain = after.captured()[mover] - position.captured()[mover];
                assert_eq!(gain, sown.captured, "{action} in {position}");
                let [theirs, before] =
                    [after, *position].map(|position| position.captured()[mover.other()]);
                assert_eq!(theirs, before);
            }
        }
    }
}

/// An accepted offer moves just the seeds that stand in the offered holes from what one side would have if the game ended
/// now to what the other would have: the price stays with the side that pays it, on holes that it owns then.
fn assert_accepted_offers_move_what_stands_in_them(position: &AnyPosition) {
    let side = position.side_to_move();
    let before = position.settle().seeds;
    for action in position.legal_actions() {
        let AnyAction::Gore(gore::Action::Offer(offer)) = action else {
            continue;
        };
        let stands: u8 = offer
            .holes()
            .into_iter()
            .map(|hole| seeds(position)[hole.index()])
            .sum();
        let offered = position.play(action).expect("it is legal");
        let accepted = offered.play(AnyAction::Gore(gore::Action::Accept));
        let after = accepted.expect("an offer is pending").settle().seeds;
        assert_eq!(after[side] + stands, before[side], "{action} in {position}");
        assert_eq!(
            after[side.other()],
            before[side.other()] + stands,
            "{action} in {position}"
        );
    }
}

/// What is written reads back, with the game's options.
fn assert_notation(position: &AnyPosition) {
    let game = position.game();
    let again = game
        .position(&position.to_string())
        .expect("it was written");
    assert_eq!(again.key(), position.key());
    assert_eq!(again.to_string(), position.to_string());
    if position.refusals() == BySide::default() {
        assert_eq!(again, *position);
    }
    for action in position.legal_actions() {
        assert_eq!(game.action(&action.to_string()), Ok(action));
    }
}

fn assert_everything(position: &AnyPosition) {
    assert_has_48_seeds(position);
    assert_legality(position);
    match position {
        AnyPosition::Gore(position) => assert_successors(position),
        AnyPosition::DjenonAboure(position) => assert_successors(position),
    }
    assert_stories(position);
    assert_sown_as_by_hand(position);
    assert_accepted_offers_move_what_stands_in_them(position);
    assert_notation(position);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_law_holds_all_through_a_game_played_at_random(positions in random::played()) {
        for position in &positions {
            assert_everything(position);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_law_holds_in_a_position_set_up_at_random(position in random::set_up()) {
        assert_everything(&position);
    }

    #[test]
    fn every_law_holds_beside_a_relay_that_never_ends(position in random::beside_an_endless_relay()) {
        assert_everything(&position.into());
    }

    #[test]
    fn lap_option_and_refusals_are_left_out_of_a_repetition(position in random::gore_setup()) {
        let setup = gore::Setup::from(position);
        let other = gore::Position::try_from(gore::Setup {
            lap: if setup.lap == Lap::SkipOrigin { Lap::ThroughOrigin } else { Lap::SkipOrigin },
            refusals: setup.refusals.map(|refusals| refusals + 1),
            ..setup
        }).expect("the same seeds");
        prop_assert_ne!(other, position);
        prop_assert_eq!(other.key(), position.key());
    }

    #[test]
    fn no_text_makes_a_parser_panic(text in "\\PC*|[0-9SNsn,/ é-]*|offer [0-9SN,é ]*") {
        for game in Game::ALL {
            if let Ok(position) = game.position(&text) {
                assert_notation(&position);
            }
            let _ = game.action(&text).map_err(|error| error.to_string());
        }
        let _ = text.parse::<Side>();
        let _ = text.parse::<gore::Hole>().map_err(|error| error.to_string());
        let _ = text.parse::<djenon_aboure::Hole>().map_err(|error| error.to_string());
    }

    #[test]
    fn a_notation_with_a_letter_changed_is_read_or_refused_but_never_a_panic(
        position in random::set_up(), place: prop::sample::Index, letter in any::<char>(),
    ) {
        let mut letters: Vec<_> = position.to_string().chars().collect();
        let place = place.index(letters.len());
        letters[place] = letter;
        let text: String = letters.iter().collect();
        if let Ok(read) = position.game().position(&text) {
            assert_has_48_seeds(&read);
        }
    }
}

#[test]
fn every_action_and_every_hole_reads_back_as_it_is_written() {
    let actions = all_actions();
    assert_eq!(actions.len(), 8 + 3 + 92 + 12 + 1);
    assert_eq!(actions.iter().collect::<HashSet<_>>().len(), actions.len());
    for action in actions {
        let text = action.to_string();
        match action {
            AnyAction::Gore(action) => {
                assert_eq!(text.parse(), Ok(action));
                assert_eq!(text.to_uppercase().parse(), Ok(action));
                let trades = !matches!(action, gore::Action::Sow(_) | gore::Action::Pass);
                let there = text.parse::<djenon_aboure::Action>();
                assert_eq!(there == Err(ParseActionError::NoTrades), trades, "{text}");
            }
            AnyAction::DjenonAboure(action) => assert_eq!(text.parse(), Ok(action)),
        }
    }
    for hole in gore::Hole::all() {
        assert_eq!(hole.to_string().parse(), Ok(hole));
    }
    for hole in djenon_aboure::Hole::all() {
        assert_eq!(hole.to_string().parse(), Ok(hole));
    }
}

#[test]
fn a_relay_is_judged_by_whether_it_goes_round_and_not_by_its_laps() {
    for position in random::long_relays() {
        assert_sown_as_by_hand(&position.into());
    }
}

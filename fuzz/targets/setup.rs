//! Bytes as a board put together by hand: it is refused with a reason, or every game from there keeps its 48 seeds.

#![no_main]

use ayla_rules::gore::{Lap, Offer, Turn};
use ayla_rules::{AnyPosition, BySide, Hole, HoleSet, SEEDS, Side, djenon_aboure, gore};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = bytes.iter().copied();
    let mut next = || bytes.next().unwrap_or_default();
    let position = if next() % 2 == 0 { gore_from(&mut next) } else { djenon_aboure_from(&mut next) };
    let Some(mut position) = position else { return };
    for _ in 0..40 {
        let total: u8 = position.holes().map(|hole| position.seeds(hole)).sum();
        let captured = position.captured();
        assert_eq!(total + captured.south + captured.north, SEEDS);
        let settled = position.settle().seeds;
        assert_eq!(settled.south + settled.north, SEEDS);
        let legal = position.legal_actions();
        let Some(&action) = legal.get(usize::from(next()) % legal.len().max(1)) else {
            assert!(position.outcome().is_some());
            return;
        };
        position = position.play(action).expect("it is among the legal ones");
    }
});

fn holes<const N: usize>(next: &mut impl FnMut() -> u8) -> HoleSet<N> {
    let bits = u16::from_be_bytes([next(), next()]);
    Hole::all().filter(|hole| bits >> hole.index() & 1 == 1).collect()
}

fn side(next: &mut impl FnMut() -> u8) -> Side {
    Side::ALL[usize::from(next() % 2)]
}

/// Seeds that make 48 more often than chance would, or nothing would ever be accepted.
fn seeds<const N: usize>(next: &mut impl FnMut() -> u8) -> ([u8; N], BySide<u8>) {
    if next() % 8 == 0 {
        return ([(); N].map(|()| next()), BySide { south: next(), north: next() });
    }
    let mut left = SEEDS;
    let mut some = || {
        let some = next() % (left + 1);
        left -= some;
        some
    };
    let seeds = [(); N].map(|()| some());
    let south = some();
    (seeds, BySide { south, north: left })
}

fn gore_from(next: &mut impl FnMut() -> u8) -> Option<AnyPosition> {
    let (seeds, captured) = seeds(next);
    let turn = match (side(next), Offer::new(holes(next))) {
        (side, Ok(offer)) if next() % 2 == 0 => Turn::Answering { side, offer },
        (side, _) => Turn::Free(side),
    };
    let setup = gore::Setup {
        seeds,
        souths: holes(next),
        captured,
        turn,
        lap: Lap::ALL[usize::from(next() % 2)],
        refusals: BySide { south: next().into(), north: u32::MAX - u32::from(next()) },
    };
    gore::Position::try_from(setup).ok().map(AnyPosition::from)
}

fn djenon_aboure_from(next: &mut impl FnMut() -> u8) -> Option<AnyPosition> {
    let (seeds, captured) = seeds(next);
    let setup = djenon_aboure::Setup { seeds, captured, side: side(next) };
    djenon_aboure::Position::try_from(setup).ok().map(AnyPosition::from)
}

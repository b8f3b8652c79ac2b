//! Both sowings once more, seed by seed over a plain array, as a person would do them on the table: the independent
//! answer that the laws compare with.

use std::collections::HashSet;

use ayla_rules::gore::Lap;

/// A board without owners: the seeds of each hole in ring order.
pub(crate) type Seeds = Vec<u8>;

/// What a sowing leaves on the board, and what it captures.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Sown {
    pub(crate) seeds: Seeds,
    pub(crate) captured: u8,
}

/// Sows a hole of Goré for a side that owns the holes `own`.
pub(crate) fn gore(mut seeds: Seeds, own: &[bool], lap: Lap, origin: usize) -> Sown {
    let ring = seeds.len();
    let mut hand = std::mem::take(&mut seeds[origin]);
    let mut at = origin;
    while hand > 0 {
        at = (at + 1) % ring;
        if lap == Lap::SkipOrigin && at == origin {
            continue;
        }
        seeds[at] += 1;
        hand -= 1;
    }
    let mut captured = 0;
    if !own[at] && is_taken(seeds[at]) {
        captured += std::mem::take(&mut seeds[at]);
        for step in [1, ring - 1] {
            let mut next = (at + step) % ring;
            while is_taken(seeds[next]) {
                captured += std::mem::take(&mut seeds[next]);
                next = (next + step) % ring;
            }
        }
    }
    Sown { seeds, captured }
}

/// Sows a hole of Djenon-aboure; none if a lap would start from the same hole of the same board a second time.
pub(crate) fn djenon_aboure(mut seeds: Seeds, origin: usize) -> Option<Sown> {
    let ring = seeds.len();
    let mut laps = HashSet::new();
    let mut from = origin;
    let last = loop {
        if !laps.insert((seeds.clone(), from)) {
            return None;
        }
        let hand = std::mem::take(&mut seeds[from]);
        let mut at = from;
        for seed in 0..usize::from(hand) {
            at = (from + seed) % ring;
            seeds[at] += 1;
        }
        match seeds[at] {
            1 | 2 | 4 => break at,
            _ => from = at,
        }
    };
    let mut captured = 0;
    let mut at = last;
    while is_taken(seeds[at]) {
        captured += std::mem::take(&mut seeds[at]);
        at = (at + ring - 1) % ring;
    }
    Some(Sown { seeds, captured })
}

fn is_taken(seeds: u8) -> bool {
    seeds == 2 || seeds == 4
}

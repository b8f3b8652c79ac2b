//! The transposition table: what a search has found out about positions that come up again.
//!
//! An entry holds the whole key of its position, so it can never be taken for another one; a table that is too small
//! forgets, and costs time, but does not lie. Sixteen bytes an entry, two entries a bucket: one kept for its depth, one
//! always replaced.

use super::measure::Score;

/// All of a position that its value depends on, packed into 90 bits, and the same for positions that are each other's
/// image under a turn of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Key {
    /// The seeds of eight holes.
    pub(crate) board: u64,
    /// Everything else: 26 bits.
    pub(crate) rest: u32,
}

/// An action in nine bits, named after a turned board; zero is none.
pub(crate) type Code = u16;

/// In which way a score is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// The value is the score or less.
    AtMost,
    /// The value is the score or more.
    AtLeast,
    /// The value is the score.
    Exactly,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Known {
    pub(crate) score: Score,
    pub(crate) bound: Bound,
    /// Whether the bound holds for the whole game, not only for one that is broken off after `depth` plies.
    pub(crate) proven: bool,
    pub(crate) depth: u8,
    pub(crate) best: Code,
}

/// Two plain numbers, so that a table of zeros costs nothing until it is used: the key's board, and from the lowest bit
/// the rest of the key (26), bound (2, never 0 in use), proven, the code (9), two free bits, depth (8), score (16).
type Entry = [u64; 2];

const EMPTY: Entry = [0; 2];
const REST: u64 = 0x03ff_ffff;
const BOUND: u32 = 26;
const PROVEN: u64 = 1 << 28;
const BEST: u32 = 29;

fn entry(key: Key, known: Known) -> Entry {
    let bound = match known.bound {
        Bound::AtMost => 1,
        Bound::AtLeast => 2,
        Bound::Exactly => 3,
    };
    let facts = u64::from(key.rest)
        | bound << BOUND
        | if known.proven { PROVEN } else { 0 }
        | u64::from(known.best) << BEST
        | u64::from(known.depth) << 40
        | u64::from(known.score.cast_unsigned()) << 48;
    [key.board, facts]
}

/// Which position an entry is about; none if it is empty.
const fn key([board, facts]: Entry) -> Option<Key> {
    let key = Key {
        board,
        rest: (facts & REST) as u32,
    };
    if is_about([board, facts], key) {
        Some(key)
    } else {
        None
    }
}

#[inline]
const fn is_about([board, facts]: Entry, key: Key) -> bool {
    board == key.board && facts & REST == key.rest as u64 && facts >> BOUND & 3 != 0
}

#[expect(clippy::cast_possible_truncation, reason = "fields of a word")]
#[inline]
const fn known([_, facts]: Entry) -> Known {
    Known {
        score: ((facts >> 48) as u16).cast_signed(),
        bound: match facts >> BOUND & 3 {
            1 => Bound::AtMost,
            2 => Bound::AtLeast,
            _ => Bound::Exactly,
        },
        proven: facts & PROVEN != 0,
        depth: (facts >> 40) as u8,
        best: (facts >> BEST) as Code & 0x1ff,
    }
}

/// How much would be lost with the entry: depth counts, and a proof counts like eight plies.
#[inline]
const fn worth([_, facts]: Entry) -> u64 {
    (facts >> 40 & 0xff) + if facts & PROVEN == 0 { 0 } else { 8 }
}

/// The table.
#[derive(Debug)]
pub(crate) struct Table {
    buckets: Vec<[Entry; 2]>,
    /// How often something has been kept.
    kept: usize,
}

impl Table {
    /// A table of at most so many bytes, and at least one bucket.
    pub(crate) fn new(bytes: usize) -> Self {
        let buckets = bytes / size_of::<[Entry; 2]>();
        let buckets = 1 << buckets.max(1).ilog2();
        Self {
            buckets: vec![[EMPTY; 2]; buckets],
            kept: 0,
        }
    }

    /// Moves into a larger table, of at most so many bytes, if this one has become too small. A table begins small,
    /// because most questions are, and memory that is touched for the first time is slow.
    pub(crate) fn grow(&mut self, most_bytes: usize) {
        const FACTOR: usize = 8;
        let bytes = size_of::<[Entry; 2]>() * self.buckets.len();
        if self.kept < self.buckets.len() || bytes >= most_bytes {
            return;
        }
        let mut larger = Self::new(most_bytes.min(FACTOR * bytes));
        for entry in self.buckets.iter().flatten() {
            if let Some(key) = key(*entry) {
                larger.keep(key, known(*entry));
            }
        }
        *self = larger;
    }

    #[inline]
    fn place(&self, key: Key) -> usize {
        let mixed = (key.board ^ u64::from(key.rest).wrapping_mul(0x9e37_79b9_7f4a_7c15))
            .wrapping_mul(0xd6e8_feb8_6659_fd93);
        let mixed = (mixed ^ mixed >> 32).wrapping_mul(0xca5a_8263_9512_1157);
        (mixed >> 32) as usize & (self.buckets.len() - 1)
    }

    /// What is known of a position.
    #[inline]
    pub(crate) fn look_up(&self, key: Key) -> Option<Known> {
        let bucket = &self.buckets[self.place(key)];
        bucket
            .iter()
            .find(|&&entry| is_about(entry, key))
            .map(|&entry| known(entry))
    }

    /// Keeps what has been found out about a position, in place of something less dear.
    #[inline]
    pub(crate) fn keep(&mut self, key: Key, known: Known) {
        self.kept += 1;
        let place = self.place(key);
        let [deep, fresh] = &mut self.buckets[place];
        let entry = entry(key, known);
        if is_about(*fresh, key) {
            *fresh = EMPTY;
        }
        if is_about(*deep, key) {
            *deep = entry;
        } else if worth(entry) >= worth(*deep) {
            *fresh = *deep;
            *deep = entry;
        } else {
            *fresh = entry;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_gives_back_what_was_kept() {
        assert_eq!(size_of::<Entry>(), 16);
        let mut table = Table::new(0);
        let key = |board| Key {
            board,
            rest: 0x02ab_cdef,
        };
        for (board, bound) in [(1, Bound::AtMost), (2, Bound::AtLeast), (3, Bound::Exactly)] {
            for proven in [false, true] {
                let known = Known {
                    score: -12_897,
                    bound,
                    proven,
                    depth: 200,
                    best: 0x1e0,
                };
                table.keep(key(board), known);
                assert_eq!(table.look_up(key(board)), Some(known));
                assert_eq!(
                    table.look_up(Key {
                        rest: 0,
                        ..key(board)
                    }),
                    None
                );
            }
        }
        assert_eq!(table.look_up(Key::default()), None);
    }

    #[test]
    fn the_deeper_entry_stays() {
        let mut table = Table::new(0);
        let known = |depth| Known {
            score: 0,
            bound: Bound::Exactly,
            proven: false,
            depth,
            best: 0,
        };
        let key = |board| Key { board, rest: 1 };
        table.keep(key(1), known(9));
        table.keep(key(2), known(2));
        table.keep(key(3), known(3));
        assert_eq!(table.look_up(key(1)), Some(known(9)));
        assert_eq!(table.look_up(key(2)), None);
        assert_eq!(table.look_up(key(3)), Some(known(3)));
    }
}

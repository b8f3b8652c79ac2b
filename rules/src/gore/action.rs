//! What a side can do at its turn in Goré, and the notation of it.

use core::fmt;
use core::str::FromStr;

use alloc::string::{String, ToString};

use super::{HOLES, Hole, HoleSet, MAX_OFFER, OFFER_PRICE};
use crate::ParseHoleError;

/// What a side does at its turn (Goré 2, 5 and 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Sow a hole: `2S`.
    Sow(Hole),
    /// Pass, because no hole of one's own holds a seed: `pass`.
    Pass,
    /// Offer holes to the other side: `offer 1S,3S`.
    Offer(Offer),
    /// Accept the pending offer: `accept`.
    Accept,
    /// Refuse the pending offer: `refuse`.
    Refuse,
}

/// One, two or three holes that a side offers to give up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Offer(HoleSet);

impl Offer {
    /// An offer of these holes.
    ///
    /// # Errors
    /// If they are not one, two or three.
    pub const fn new(holes: HoleSet) -> Result<Self, OfferSizeError> {
        match holes.len() {
            1..=MAX_OFFER => Ok(Self(holes)),
            size => Err(OfferSizeError(size)),
        }
    }

    /// The holes offered.
    #[inline]
    pub const fn holes(self) -> HoleSet {
        self.0
    }

    /// What the receiver puts into the holes if it accepts, six captured seeds for each.
    #[inline]
    pub const fn price(self) -> u8 {
        #[expect(clippy::cast_possible_truncation, reason = "at most three holes")]
        let size = self.0.len() as u8;
        OFFER_PRICE * size
    }
}

/// A number of holes that can't be offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfferSizeError(
    /// How many holes they were.
    pub usize,
);

impl fmt::Display for OfferSizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an offer names one, two or three holes, not {}", self.0)
    }
}

impl core::error::Error for OfferSizeError {}

/// Every offer that can be written, by size, then in ring order.
static OFFERS: [Offer; 92] = {
    let mut offers = [Offer(HoleSet::EMPTY); 92];
    let mut next = 0;
    let mut size = 1;
    while size <= MAX_OFFER {
        // Sets of one size come in ring order when their bits, read with 1S as the highest, fall.
        let mut bits = 1_u16 << 8;
        while bits > 0 {
            bits -= 1;
            if bits.count_ones() as usize == size {
                offers[next] = Offer(HoleSet::from_bits(bits.reverse_bits() >> 8));
                next += 1;
            }
        }
        size += 1;
    }
    offers
};

/// For each territory, and each number of holes that can be paid for, the offers that keep a hole: a bit for each of
/// `OFFERS`.
static CHOICES: [[u128; MAX_OFFER + 1]; 1 << HOLES] = {
    let mut choices = [[0; MAX_OFFER + 1]; 1 << HOLES];
    let mut territory = 0;
    while territory < choices.len() {
        let mut offer = 0;
        while offer < OFFERS.len() {
            let holes = OFFERS[offer].0;
            let bits = holes.bits() as usize;
            let mut payable = holes.len();
            while payable <= MAX_OFFER && bits & !territory == 0 && bits != territory {
                choices[territory][payable] |= 1 << offer;
                payable += 1;
            }
            offer += 1;
        }
        territory += 1;
    }
    choices
};

/// How many offers `CHOICES` has.
static COUNTS: [[u8; MAX_OFFER + 1]; 1 << HOLES] = {
    let mut counts = [[0; MAX_OFFER + 1]; 1 << HOLES];
    let mut territory = 0;
    while territory < counts.len() {
        let mut payable = 0;
        while payable <= MAX_OFFER {
            #[expect(clippy::cast_possible_truncation, reason = "at most 92 offers")]
            let count = CHOICES[territory][payable].count_ones() as u8;
            counts[territory][payable] = count;
            payable += 1;
        }
        territory += 1;
    }
    counts
};

/// Offers that a side can choose from, by size, then in ring order.
#[derive(Clone, Debug)]
pub(super) struct Offers {
    /// A bit for each of `OFFERS` that is still to come.
    choice: u128,
    left: u8,
}

impl Offers {
    /// No offer.
    pub(super) const NONE: Self = Self { choice: 0, left: 0 };

    /// Every offer of a territory that keeps a hole of it, as far as the receiver's captured seeds can pay (Goré 6).
    #[inline]
    pub(super) fn of(territory: HoleSet, captured: u8) -> Self {
        let payable = usize::from(captured / OFFER_PRICE).min(MAX_OFFER);
        let territory = usize::from(territory.bits());
        Self {
            choice: CHOICES[territory][payable],
            left: COUNTS[territory][payable],
        }
    }

    /// How many are still to come.
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.left.into()
    }
}

impl Iterator for Offers {
    type Item = Offer;

    #[inline]
    fn next(&mut self) -> Option<Offer> {
        let next = OFFERS.get(self.choice.trailing_zeros() as usize)?;
        self.choice &= self.choice - 1;
        self.left -= 1;
        Some(*next)
    }
}

/// Writes the notation: `2S`, `pass`, `offer 1S,3S`, `accept`, `refuse`.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sow(hole) => hole.fmt(f),
            Self::Pass => f.write_str("pass"),
            Self::Offer(offer) => write!(f, "offer {offer}"),
            Self::Accept => f.write_str("accept"),
            Self::Refuse => f.write_str("refuse"),
        }
    }
}

/// Writes the holes in ring order: `1S,3S`.
impl fmt::Display for Offer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Reads the notation; the holes may come in any order, letters in either case.
impl FromStr for Offer {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut holes = HoleSet::EMPTY;
        for name in text.split(',') {
            let hole: Hole = name.trim().parse()?;
            if holes.contains(hole) {
                return Err(ParseActionError::Twice(hole));
            }
            holes = holes.with(hole);
        }
        Ok(Self::new(holes)?)
    }
}

/// Reads the notation, in either case.
impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.trim();
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        match (word.to_ascii_lowercase().as_str(), rest) {
            ("pass", "") => Ok(Self::Pass),
            ("accept", "") => Ok(Self::Accept),
            ("refuse", "") => Ok(Self::Refuse),
            ("offer", "") => Err(OfferSizeError(0).into()),
            ("offer", holes) => holes.parse().map(Self::Offer),
            _ if text.starts_with(|first: char| first.is_ascii_digit()) => {
                Ok(Self::Sow(text.parse()?))
            }
            _ => Err(ParseActionError::Unknown(text.to_string())),
        }
    }
}

/// A text that is no action of Goré.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseActionError {
    /// A hole that the board does not have.
    Hole(ParseHoleError),
    /// An offer of no hole, or of more than three.
    OfferSize(OfferSizeError),
    /// An offer that names a hole twice.
    Twice(Hole),
    /// Not a word of the notation.
    Unknown(String),
}

impl fmt::Display for ParseActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hole(error) => error.fmt(f),
            Self::OfferSize(error) => error.fmt(f),
            Self::Twice(hole) => write!(f, "the offer names {hole} twice"),
            Self::Unknown(text) => {
                write!(
                    f,
                    "{text:?} is no action: write a hole (2S), pass, offer 1S,3S, accept or refuse"
                )
            }
        }
    }
}

impl core::error::Error for ParseActionError {}

impl From<ParseHoleError> for ParseActionError {
    fn from(error: ParseHoleError) -> Self {
        Self::Hole(error)
    }
}

impl From<OfferSizeError> for ParseActionError {
    fn from(error: OfferSizeError) -> Self {
        Self::OfferSize(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn offers_come_by_size_then_in_ring_order() {
        let written: Vec<_> = OFFERS.iter().map(ToString::to_string).collect();
        assert_eq!(written[..3], ["1S", "2S", "3S"]);
        assert_eq!(written[8..12], ["1S,2S", "1S,3S", "1S,4S", "1S,1N"]);
        assert_eq!(written[36..38], ["1S,2S,3S", "1S,2S,4S"]);
        assert_eq!(written[91], "2N,3N,4N");
    }

    #[test]
    fn what_is_no_action_is_named() {
        for (text, complaint) in [
            (
                "5S",
                "\"5S\" names no hole: the holes are 1S to 4S and 1N to 4N",
            ),
            (
                "0N",
                "\"0N\" names no hole: the holes are 1S to 4S and 1N to 4N",
            ),
            ("offer", "an offer names one, two or three holes, not 0"),
            (
                "offer 1S,2S,3S,4S",
                "an offer names one, two or three holes, not 4",
            ),
            ("offer 1S,1s", "the offer names 1S twice"),
            (
                "offer 1S,",
                "\"\" names no hole: the holes are 1S to 4S and 1N to 4N",
            ),
            (
                "castle",
                "\"castle\" is no action: write a hole (2S), pass, offer 1S,3S, accept or refuse",
            ),
        ] {
            assert_eq!(
                text.parse::<Action>().map_err(|error| error.to_string()),
                Err(complaint.into())
            );
        }
        assert_eq!(
            "Offer 3s, 1S"
                .parse::<Action>()
                .map(|action| action.to_string()),
            Ok("offer 1S,3S".into())
        );
    }
}

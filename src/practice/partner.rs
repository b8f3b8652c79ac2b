//! The program as a player: what it sows, what it offers and how it answers, and why.
//!
//! A level is a number of nodes, and at the lower ones also how far from the best a sowing may be, so a partner plays the
//! same on every machine. What is left to chance is decided by the position. The temper decides about trades alone, on
//! top of what a search says that they are worth.

use ayla_rules::{AnyAction, AnyPosition};

use crate::engine::{Breadth, Chance, Limits, Measure, Options, Plays, Stop, analyse};
use crate::session::{Level, Partner};

mod reason;
mod temper;

pub use reason::Reason;

/// What a partner does, and why where it is about a trade.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The action.
    pub action: AnyAction,
    /// Why it offers, accepts or refuses.
    pub reason: Option<Reason>,
}

/// Whether a partner agrees to end the game, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Consent {
    /// Whether it agrees.
    pub agrees: bool,
    /// Why.
    pub reason: Reason,
}

/// How strong a level is.
#[derive(Clone, Copy, Debug)]
struct Strength {
    /// How many positions are looked at for a sowing, and as many again for a trade.
    nodes: u64,
    /// How much less than the best one a sowing may be worth, in seeds.
    slack: i16,
}

/// The fewest nodes with which a trade is thought about: each answer to each offer has to be seen.
const FEWEST_FOR_TRADES: u64 = 2_000;

const fn strength(level: Level) -> Strength {
    let (nodes, slack) = match level.number() {
        1 => (20, 12),
        2 => (60, 8),
        3 => (200, 4),
        4 => (1_000, 2),
        5 => (6_000, 0),
        6 => (50_000, 0),
        7 => (500_000, 0),
        _ => (8_000_000, 0),
    };
    Strength { nodes, slack }
}

/// What a partner looks at: the game so far, and how far it may look ahead.
struct View<'a> {
    partner: &'a Partner,
    /// All positions of the game, the last of them now.
    so_far: &'a [AnyPosition],
    now: &'a AnyPosition,
    stop: &'a Stop,
}

/// What a partner does in a game that has come through these positions, the last of them now; none if it is over. It is
/// told how many plies the partner has looked ahead. When stopped the partner does the best that it has found.
pub fn choose(
    partner: &Partner,
    so_far: &[AnyPosition],
    stop: &Stop,
    ahead: &mut dyn FnMut(u32),
) -> Option<Choice> {
    let now = so_far.last()?;
    let view = View {
        partner,
        so_far,
        now,
        stop,
    };
    if now.pending_offer().is_some() {
        return view.answer(ahead);
    }
    let by_itself = |action| Choice {
        action,
        reason: None,
    };
    match *now.legal_actions() {
        [] => None,
        [only] => Some(by_itself(only)),
        _ => match view.offer(ahead) {
            Some(offer) => Some(offer),
            None => view.sow(ahead).map(by_itself),
        },
    }
}

/// Whether a partner agrees to end the game as it stands: if it has what it hopes for. Each time that the position comes
/// up it hopes for less, so no game goes round for ever for want of its consent.
pub fn consent(partner: &Partner, so_far: &[AnyPosition], stop: &Stop) -> Option<Consent> {
    /// How many seeds of its hope a partner gives up each time that the position comes up again.
    const PER_REPETITION: i16 = 4;
    let now = so_far.last()?;
    // Without a worth for territory a value is comparable with an end by agreement.
    let options = Options {
        territory: 0,
        breadth: Breadth::BestAction,
        limits: Limits::nodes(strength(partner.level).nodes.max(FEWEST_FOR_TRADES)),
        ..Options::default()
    };
    let hope = analyse(now, &options, stop, &mut |_| ())
        .best()?
        .value
        .margin;
    let seeds = now.settle().seeds;
    let side = now.side_to_move();
    let margin = i16::from(seeds[side]) - i16::from(seeds[side.other()]);
    let sign = if side == partner.side { 1 } else { -1 };
    let [hoped, has] = [sign * hope, sign * margin];
    let times = so_far.iter().filter(|then| then.key() == now.key()).count();
    let patience = i16::try_from(times.saturating_sub(1)).unwrap_or(i16::MAX);
    Some(Consent {
        agrees: hoped <= has.saturating_add(patience.saturating_mul(PER_REPETITION)),
        reason: Reason::End { hoped, has },
    })
}

/// In a contest a partner plays as against a person; chance is no matter of the contest's.
impl Plays for Partner {
    fn choose(&self, so_far: &[AnyPosition], _chance: &mut Chance) -> Option<AnyAction> {
        let now = so_far.last()?;
        let seat = Self {
            side: now.side_to_move(),
            ..*self
        };
        choose(&seat, so_far, &Stop::default(), &mut |_| ()).map(|choice| choice.action)
    }
}

impl View<'_> {
    /// A sowing among those that are nearly as good as the best. It is looked for as if nobody made an offer, which finds
    /// more in as many nodes.
    fn sow(&self, ahead: &mut dyn FnMut(u32)) -> Option<AnyAction> {
        let Strength { nodes, slack } = strength(self.partner.level);
        let options = Options {
            measure: Measure::Seeds,
            trades: false,
            breadth: match slack {
                0 => Breadth::BestAction,
                _ => Breadth::AllActions,
            },
            limits: Limits::nodes(nodes),
            ..Options::default()
        };
        let analysis = analyse(self.now, &options, self.stop, &mut |so_far| {
            ahead(so_far.depth);
        });
        let best = analysis.best()?;
        if slack == 0 {
            return Some(best.action);
        }
        let is_near = |value: i16| value + slack >= best.value.margin;
        let near = analysis.lines.iter();
        let near: Vec<_> = near
            .filter(|line| is_near(line.value.margin))
            .map(|line| line.action)
            .collect();
        self.chance().pick(&near).copied()
    }

    /// What is left to chance here: decided by the position, and by how long the game has lasted, so that nobody goes
    /// round for ever.
    fn chance(&self) -> Chance {
        /// The numbers of the hash called FNV-1a.
        const BASIS: u64 = 0xcbf2_9ce4_8422_2325;
        const PRIME: u64 = 0x0100_0000_01b3;
        let text = format!("{} {}", self.now, self.so_far.len());
        Chance::new(text.bytes().fold(BASIS, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(PRIME)
        }))
    }
}

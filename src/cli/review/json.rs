//! A review as data. The fields are told by `ayla review --help`: new ones may come, none goes.

use ayla_rules::{AnyAction, AnyPosition, BySide, Side};
use serde::Serialize;

use crate::cli::replay::GameResult;
use crate::engine::{Line, Rank};
use crate::practice::review::{Cost, Counts, Difference, Kind, Moment, Offering, Review, Worth};
use crate::session::{Name, Session};

#[derive(Serialize)]
pub(super) struct Report<'a> {
    game: &'static str,
    lap: Option<&'static str>,
    players: BySide<&'a str>,
    result: Option<GameResult>,
    measure: &'static str,
    nodes: u64,
    complete: bool,
    curve: Vec<WorthJson>,
    moments: Vec<MomentJson>,
    turning_points: Vec<usize>,
    costliest: BySide<Vec<usize>>,
    counts: BySide<CountsJson>,
}

impl<'a> Report<'a> {
    pub(super) fn new(session: &'a Session, review: &Review, nodes: u64) -> Self {
        let costliest = |side| {
            let costly = review.costliest(side).into_iter();
            costly.map(|moment| moment.number).collect()
        };
        Self {
            game: session.game().name(),
            lap: session.game().lap().map(ayla_rules::gore::Lap::name),
            players: session.players.as_ref().map(Name::as_str),
            result: session.finish().map(|finish| finish.outcome.into()),
            measure: review.measure.name(),
            nodes,
            complete: review.is_complete(),
            curve: review.curve().into_iter().map(WorthJson::from).collect(),
            moments: review
                .moments
                .iter()
                .map(|moment| MomentJson::new(moment, review))
                .collect(),
            turning_points: review.turning_points(),
            costliest: BySide::from_fn(costliest),
            counts: BySide::from_fn(|side| review.counts(side).into()),
        }
    }
}

#[derive(Serialize)]
struct WorthJson {
    value: i16,
    rank: Option<&'static str>,
    exact: bool,
}

impl From<Worth> for WorthJson {
    fn from(Worth { value, exact }: Worth) -> Self {
        Self {
            value: value.margin,
            rank: value.rank.map(Rank::name),
            exact,
        }
    }
}

#[derive(Serialize)]
struct ChoiceJson {
    action: AnyAction,
    worth: WorthJson,
    continuation: Vec<AnyAction>,
}

impl From<&Line> for ChoiceJson {
    fn from(line: &Line) -> Self {
        Self {
            action: line.action,
            worth: Worth::of(line).into(),
            continuation: line.continuation.clone(),
        }
    }
}

#[derive(Serialize)]
struct MomentJson {
    number: usize,
    side: Side,
    position: AnyPosition,
    kind: &'static str,
    played: ChoiceJson,
    best: ChoiceJson,
    cost: CostJson,
    difference: &'static str,
    exact: bool,
    offering: Option<&'static str>,
    best_sowing: Option<ChoiceJson>,
    best_offer: Option<ChoiceJson>,
    accepted: Option<WorthJson>,
    paid: Option<bool>,
}

impl MomentJson {
    fn new(moment: &Moment, review: &Review) -> Self {
        Self {
            number: moment.number,
            side: moment.side(),
            position: moment.position,
            kind: match moment.kind() {
                Kind::Sowing => "sowing",
                Kind::Pass => "pass",
                Kind::Offer => "offer",
                Kind::Accept => "accept",
                Kind::Refuse => "refuse",
            },
            played: (&moment.played).into(),
            best: (&moment.best).into(),
            cost: moment.cost().into(),
            difference: match moment.difference() {
                Difference::None => "none",
                Difference::Close => "close",
                Difference::Clear => "clear",
            },
            exact: moment.is_exact(),
            offering: moment.offering().map(|offering| match offering {
                Offering::Right => "right",
                Offering::Close => "close",
                Offering::Wrong => "wrong",
                Offering::Missed => "missed",
            }),
            best_sowing: moment.sowing.as_ref().map(ChoiceJson::from),
            best_offer: moment.offer.as_ref().map(ChoiceJson::from),
            accepted: moment.if_accepted().map(WorthJson::from),
            paid: review
                .trade(moment.number)
                .map(|gain| gain == Difference::Clear),
        }
    }
}

#[derive(Serialize)]
struct CostJson {
    ranks: u32,
    seeds: u32,
}

impl From<Cost> for CostJson {
    fn from(Cost { ranks, seeds }: Cost) -> Self {
        Self { ranks, seeds }
    }
}

#[derive(Serialize)]
struct CountsJson {
    sowings: u32,
    costly_sowings: u32,
    offers: u32,
    wrong_offers: u32,
    missed_offers: u32,
    close_offers: u32,
    accepted: u32,
    wrongly_accepted: u32,
    refused: u32,
    wrongly_refused: u32,
    trades: u32,
    paid: u32,
    lost: CostJson,
}

impl From<Counts> for CountsJson {
    fn from(counts: Counts) -> Self {
        Self {
            sowings: counts.sowings,
            costly_sowings: counts.costly_sowings,
            offers: counts.offers,
            wrong_offers: counts.wrong_offers,
            missed_offers: counts.missed_offers,
            close_offers: counts.close_offers,
            accepted: counts.accepted,
            wrongly_accepted: counts.wrongly_accepted,
            refused: counts.refused,
            wrongly_refused: counts.wrongly_refused,
            trades: counts.trades,
            paid: counts.paid,
            lost: counts.lost.into(),
        }
    }
}

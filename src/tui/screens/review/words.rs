//! What is said in a review: how far it has come, who is ahead, what a choice cost, how both sides bargained.

use ayla_rules::Side;

use super::super::super::text::{Text, say};
use super::super::super::widgets::wrapped;
use super::{Entry, ReviewPage};
use crate::engine::{Line, Measure, Rank, with_sign};
use crate::practice::review::{Cost, Counts, Difference, Moment, Offering, Worth};
use crate::session::Closing;

impl ReviewPage {
    /// How far the review has come, and what its values count.
    pub(super) fn progress(&self, text: &Text) -> String {
        let (done, all) = (self.review.done(), self.review.all());
        let how_far = if self.works {
            return say!(text, "review-working", done = done, all = all);
        } else if !self.review.is_complete() {
            say!(text, "review-stopped", done = done, all = all)
        } else if self.session.finish().is_none() {
            say!(text, "review-unfinished")
        } else {
            say!(text, "review-done", all = self.review.actions)
        };
        let counting = match self.review.measure {
            Measure::Seeds => say!(text, "review-by-seeds"),
            Measure::Honour => say!(text, "review-by-honour"),
        };
        format!("{how_far} {counting}")
    }

    /// Who is ahead at the moment that is looked at, and what is to be said of the choice made there, in lines of so many cells.
    pub(super) fn about(&self, cells: u16, text: &Text) -> Vec<String> {
        let (at, all) = (self.cursor, self.session.played());
        let lead = match self.review.curve().get(at) {
            Some(&worth) => self.lead(worth, text),
            None => say!(text, "review-unknown"),
        };
        let after = [
            say!(
                text,
                "review-after",
                at = at,
                all = all,
                lead = lead.as_str()
            ),
            say!(
                text,
                "review-after-short",
                at = at,
                all = all,
                lead = lead.as_str()
            ),
        ];
        let after = first_fitting(after, 1, cells);
        let mut lines = vec![after];
        if let Some(moment) = self.review.moment(at + 1) {
            lines.push(self.judged(moment, cells, text));
            lines.extend(self.bargained(moment, text));
        }
        if at == all {
            // What the game is worth in the end need not be how the players ended it.
            lines.extend(self.session.closing().map(|closing| match closing {
                Closing::Agreement => say!(text, "over-agreement"),
                Closing::Resignation(side) => {
                    say!(text, "over-resignation", name = self.name(side, text))
                }
            }));
        }
        lines
    }

    fn name(&self, side: Side, text: &Text) -> String {
        text.player(side, &self.session.players[side])
    }

    /// Who is ahead, by how much, and how sure that is.
    fn lead(&self, worth: Worth, text: &Text) -> String {
        let lead = match worth.leader() {
            Some(side) => {
                let value = worth.to(side).value;
                let (name, seeds) = (self.name(side, text), value.margin);
                match value.rank {
                    Some(Rank::WinWithGlory) => {
                        say!(text, "review-ahead-glory", name = name, seeds = seeds)
                    }
                    Some(Rank::WinWithoutGlory) => {
                        say!(text, "review-ahead-no-glory", name = name, seeds = seeds)
                    }
                    _ => say!(text, "review-ahead", name = name, seeds = seeds),
                }
            }
            None if worth.value.margin == 0 => say!(text, "review-even"),
            None => say!(text, "review-close"),
        };
        if worth.exact {
            say!(text, "review-exactly", lead = lead)
        } else {
            lead
        }
    }

    /// What a choice cost.
    fn judged(&self, moment: &Moment, cells: u16, text: &Text) -> String {
        let number = moment.number;
        let name = self.name(moment.side(), text);
        let action = moment.played.action.to_string();
        let better = moment.best.action.to_string();
        match moment.difference() {
            Difference::None => {
                say!(
                    text,
                    "review-best",
                    number = number,
                    name = name,
                    action = action
                )
            }
            Difference::Close => say!(
                text,
                "review-nearly",
                number = number,
                name = name,
                action = action,
                better = better
            ),
            Difference::Clear => {
                let cost = cost(moment.cost(), text);
                let whole = say!(
                    text,
                    "review-better",
                    number = number,
                    name = name.as_str(),
                    action = action.as_str(),
                    cost = cost.as_str(),
                    better = better.as_str(),
                    worth = worth(&moment.best, text),
                    own = worth(&moment.played, text)
                );
                let short = say!(
                    text,
                    "review-better-short",
                    number = number,
                    name = name.as_str(),
                    action = action.as_str(),
                    cost = cost.as_str(),
                    better = better.as_str()
                );
                first_fitting([whole, short], 2, cells)
            }
        }
    }

    /// What is to be said of an offer, made or not, of an answer, and of a trade.
    fn bargained(&self, moment: &Moment, text: &Text) -> Vec<String> {
        let of = |line: &Option<Line>| {
            let line = line.as_ref();
            line.map_or_else(Default::default, |line| {
                (line.action.to_string(), worth(line, text))
            })
        };
        let ((sowing, sown), (offer, offered)) = (of(&moment.sowing), of(&moment.offer));
        let offering = match moment.offering() {
            Some(Offering::Wrong) => Some(say!(
                text,
                "review-offer-wrong",
                sowing = sowing.as_str(),
                worth = sown.as_str()
            )),
            Some(Offering::Missed) => Some(say!(
                text,
                "review-offer-missed",
                offer = offer,
                worth = offered,
                sowing = sowing.as_str(),
                other = sown.as_str()
            )),
            Some(Offering::Close) => Some(say!(text, "review-offer-close")),
            Some(Offering::Right) | None => None,
        };
        let answer = moment
            .is_wrong_answer()
            .then(|| say!(text, "review-answer-wrong"));
        let is_paid = self.review.trade(moment.number) == Some(Difference::Clear);
        let paid = moment.if_accepted().filter(|_| is_paid).map(|accepted| {
            say!(
                text,
                "review-trade-paid",
                worth = valued(accepted, text),
                sowing = sowing.as_str(),
                other = sown.as_str()
            )
        });
        [offering, answer, paid].into_iter().flatten().collect()
    }

    /// The heading over an entry of the list.
    pub(super) fn heading(&self, entry: Entry, text: &Text) -> String {
        match entry {
            Entry::Turned(_) => say!(text, "review-turning-points"),
            Entry::Costly(side, _) => say!(text, "review-costliest", name = self.name(side, text)),
            Entry::Offer(..) | Entry::Answer(_) | Entry::Paid(_) => say!(text, "review-bargaining"),
        }
    }

    /// An entry of the list in one line.
    pub(super) fn entry(&self, entry: Entry, text: &Text) -> String {
        let number = entry.number();
        let Some(moment) = self.review.moment(number) else {
            return String::new();
        };
        let action = moment.played.action.to_string();
        let who = self.name(moment.side(), text);
        let what = match entry {
            Entry::Turned(_) => {
                let curve = self.review.curve();
                let leads = [number - 1, number].map(|at| curve.get(at));
                let [before, after] =
                    leads.map(|worth| worth.map_or_else(String::new, |&w| short_lead(w, text)));
                say!(text, "review-turned", before = before, after = after)
            }
            Entry::Costly(..) => say!(
                text,
                "review-cost",
                cost = cost(moment.cost(), text),
                better = moment.best.action.to_string()
            ),
            Entry::Offer(Offering::Wrong, _) => say!(text, "review-wrong-offer"),
            Entry::Offer(Offering::Missed, _) => {
                let offer = moment.offer.as_ref().map(|line| line.action.to_string());
                say!(
                    text,
                    "review-missed-offer",
                    offer = offer.unwrap_or_default()
                )
            }
            Entry::Offer(Offering::Close | Offering::Right, _) => say!(text, "review-close-offer"),
            Entry::Answer(_) => say!(text, "review-wrong-answer"),
            Entry::Paid(_) => say!(text, "review-paid"),
        };
        match entry {
            // Whose it is stands in the heading.
            Entry::Costly(..) => say!(
                text,
                "review-entry-own",
                number = number,
                action = action,
                what = what
            ),
            _ => say!(
                text,
                "review-entry",
                number = number,
                name = who,
                action = action,
                what = what
            ),
        }
    }

    /// How each side chose, counted: a label and a cell for either side.
    pub(super) fn counted(&self, text: &Text) -> Vec<(String, [String; 2])> {
        let counts = Side::ALL.map(|side| self.review.counts(side));
        let row = |label: String, cell: &dyn Fn(&Counts) -> String| {
            (label, [cell(&counts[0]), cell(&counts[1])])
        };
        let both = |all: u32, of_these: u32| format!("{all}, {of_these}");
        let mut rows = vec![row(say!(text, "count-sowings"), &|c| {
            both(c.sowings, c.costly_sowings)
        })];
        if self.session.game().lap().is_some() {
            rows.extend([
                row(say!(text, "count-offers"), &|c| {
                    both(c.offers, c.wrong_offers)
                }),
                row(say!(text, "count-missed"), &|c| {
                    both(c.missed_offers, c.close_offers)
                }),
                row(say!(text, "count-accepted"), &|c| {
                    both(c.accepted, c.wrongly_accepted)
                }),
                row(say!(text, "count-refused"), &|c| {
                    both(c.refused, c.wrongly_refused)
                }),
                row(say!(text, "count-trades"), &|c| both(c.trades, c.paid)),
            ]);
        }
        rows.push(row(say!(text, "count-lost"), &|c| short_cost(c.lost)));
        rows
    }
}

/// The whole sentence, or the short one where the whole one needs more rows.
fn first_fitting([whole, short]: [String; 2], rows: usize, cells: u16) -> String {
    if wrapped(&whole, cells).len() <= rows {
        whole
    } else {
        short
    }
}

/// What something is worth to the side that chooses it.
fn worth(line: &Line, text: &Text) -> String {
    valued(Worth::of(line), text)
}

fn valued(worth: Worth, text: &Text) -> String {
    let margin = match worth.value.margin {
        0 => "0".to_string(),
        margin => with_sign(margin),
    };
    match worth.value.rank {
        None => margin,
        Some(rank) => {
            let rank = text.rank(rank);
            format!("{margin} ({rank})")
        }
    }
}

/// Who is ahead by how much, as short as it gets; a star for glory.
fn short_lead(worth: Worth, text: &Text) -> String {
    let Some(side) = worth.leader() else {
        return match worth.value.margin {
            0 => say!(text, "review-even"),
            _ => say!(text, "review-close-short"),
        };
    };
    let value = worth.to(side).value;
    let glory = match value.rank {
        Some(Rank::WinWithGlory) => "★",
        _ => "",
    };
    format!("{side}+{}{glory}", value.margin)
}

/// What was given away, in words.
fn cost(cost: Cost, text: &Text) -> String {
    match cost {
        Cost { ranks: 0, seeds } => say!(text, "cost-seeds", seeds = seeds),
        Cost { ranks, seeds: 0 } => say!(text, "cost-ranks", ranks = ranks),
        Cost { ranks, seeds } => say!(text, "cost-both", ranks = ranks, seeds = seeds),
    }
}

/// What was given away, in figures: ranks before seeds, where there are ranks.
fn short_cost(cost: Cost) -> String {
    match cost.ranks {
        0 => cost.seeds.to_string(),
        ranks => format!("{ranks}/{}", cost.seeds),
    }
}

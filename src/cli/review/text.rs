//! A review for people, in plain text of 80 columns.

use std::io::{self, Write};

use ayla_rules::{AnyAction, Side};

use crate::cli::told;
use crate::engine::{Line, Measure};
use crate::practice::review::{Counts, Difference, Kind, Moment, Offering, Review, Worth};
use crate::record::title;
use crate::session::Session;

/// The longest line, and how many cells of it the chart has for its bars.
const WIDTH: usize = 79;
const BARS: usize = 64;
/// How many lines the chart has for either side.
const HEIGHT: i32 = 4;
/// How many of each side's choices are told, and how many actions of what would have been better.
const COSTLIEST: usize = 3;
const LINE: usize = 10;

pub(super) fn write(
    out: &mut impl Write,
    session: &Session,
    review: &Review,
    nodes: u64,
) -> io::Result<()> {
    let game = told::game(session.game());
    writeln!(out, "{game}: {}", told::players(session))?;
    writeln!(out, "{}", told::standing(session))?;
    let actions = told::actions(review.actions);
    let reviewed = if review.is_complete() {
        actions
    } else {
        format!("{} of {actions}", review.moments.len())
    };
    let counted = review.measure.name();
    writeln!(
        out,
        "{reviewed} reviewed, counting {counted}, {nodes} nodes a position"
    )?;
    write_chart(out, &review.curve())?;
    write_turning_points(out, review)?;
    for side in Side::ALL {
        write_costliest(out, review, side)?;
    }
    if session.game().lap().is_some() {
        write_bargaining(out, review)?;
    }
    write_counts(out, review, session.game().lap().is_some())
}

fn heading(out: &mut impl Write, words: &str) -> io::Result<()> {
    writeln!(out, "\n{words}")
}

fn wrapped(out: &mut impl Write, words: &str, margin: &str) -> io::Result<()> {
    writeln!(out, "{}", told::wrapped(words, WIDTH, margin))
}

/// The margin over the game: bars above the line are South's lead, bars below it North's.
fn write_chart(out: &mut impl Write, curve: &[Worth]) -> io::Result<()> {
    let margins: Vec<i32> = curve.iter().map(|w| w.value.margin.into()).collect();
    let most = margins.iter().map(|margin| margin.abs()).max().unwrap_or(0);
    let most = most.max(4);
    // Short games are drawn with bars of several cells, long ones with several actions to a bar.
    let wide = (BARS / margins.len().max(1)).clamp(1, 4);
    let columns = (margins.len() * wide).min(BARS);
    let bars: Vec<i32> = (0..columns)
        .map(|column| margins[column * margins.len() / columns])
        .collect();
    heading(out, "The margin over the game, with best play from there")?;
    // In half lines, rounded away from nothing so that no lead vanishes.
    let height = |margin: i32| (margin.abs() * HEIGHT * 2 + most - 1) / most;
    let row = |level: i32, is_above: bool| -> String {
        let cell = |&margin: &i32| {
            let reaches = if (margin > 0) == is_above {
                height(margin)
            } else {
                0
            };
            match reaches - 2 * level {
                ..=0 => ' ',
                1 if is_above => '▄',
                1 => '▀',
                _ => '█',
            }
        };
        bars.iter().map(cell).collect::<String>()
    };
    let mut line = |label: &str, axis: char, bars: &str| {
        writeln!(out, "{}", format!("{label:>11} {axis}{bars}").trim_end())
    };
    for level in (0..HEIGHT).rev() {
        let label = if level == HEIGHT - 1 {
            format!("South +{most}")
        } else {
            String::new()
        };
        line(&label, '│', &row(level, true))?;
    }
    line("even", '┼', &"─".repeat(columns))?;
    for level in 0..HEIGHT {
        let label = if level == HEIGHT - 1 {
            format!("North +{most}")
        } else {
            String::new()
        };
        line(&label, '│', &row(level, false))?;
    }
    Ok(())
}

/// Who is ahead by how much, and how sure that is.
fn lead(worth: Worth) -> String {
    let margin = worth.value.margin;
    let side = if margin < 0 { Side::North } else { Side::South };
    let worth = worth.to(side);
    match margin {
        0 => format!("even{}", sure(worth.exact)),
        _ => format!("{} {}{}", title(side), worth.value, sure(worth.exact)),
    }
}

const fn sure(exact: bool) -> &'static str {
    if exact { ", exact" } else { "" }
}

/// An action as it stands in a list: `12. South 2S`.
fn named(moment: &Moment) -> String {
    let Moment { number, played, .. } = moment;
    format!("{number:>3}. {} {}", title(moment.side()), played.action)
}

fn write_turning_points(out: &mut impl Write, review: &Review) -> io::Result<()> {
    heading(out, "Turning points")?;
    let curve = review.curve();
    let numbers = review.turning_points();
    if numbers.is_empty() {
        return writeln!(out, "  none");
    }
    for number in numbers {
        let (Some(moment), Some(after)) = (review.moment(number), curve.get(number)) else {
            continue;
        };
        let before = lead(curve[number - 1]);
        wrapped(
            out,
            &format!("{}: from {before} to {}", named(moment), lead(*after)),
            "  ",
        )?;
    }
    Ok(())
}

fn write_costliest(out: &mut impl Write, review: &Review, side: Side) -> io::Result<()> {
    heading(out, &format!("{}’s costliest choices", title(side)))?;
    let costly = review.costliest(side);
    if costly.is_empty() {
        return writeln!(out, "  none: nothing clearly better was found");
    }
    for moment in costly.into_iter().take(COSTLIEST) {
        let (played, best) = (&moment.played, &moment.best);
        let (cost, exactly) = (moment.cost(), sure(moment.is_exact()));
        let words = format!(
            "{:>3}. {}, worth {}, cost {cost}{exactly}; better {}, worth {}",
            moment.number, played.action, played.value, best.action, best.value
        );
        wrapped(out, &words, "  ")?;
        wrapped(out, &goes_on(best), "       ")?;
    }
    Ok(())
}

/// An action and what comes after it.
fn goes_on(line: &Line) -> String {
    let actions: Vec<_> = std::iter::once(&line.action)
        .chain(&line.continuation)
        .map(AnyAction::to_string)
        .collect();
    let rest = if actions.len() > LINE { "; …" } else { "" };
    let actions = &actions[..actions.len().min(LINE)];
    actions.join("; ") + rest
}

/// Offers and answers that were not right, and trades that paid, in the order of the game.
fn write_bargaining(out: &mut impl Write, review: &Review) -> io::Result<()> {
    heading(out, "Bargaining")?;
    let mut is_empty = true;
    for moment in &review.moments {
        for words in bargaining(moment, review) {
            wrapped(out, &format!("{}: {words}", named(moment)), "  ")?;
            is_empty = false;
        }
    }
    if is_empty {
        writeln!(
            out,
            "  no offer was wrong or missed, no answer wrong, and no trade paid"
        )?;
    }
    Ok(())
}

fn bargaining(moment: &Moment, review: &Review) -> Vec<String> {
    let mut told = Vec::new();
    let worth = |line: &Option<Line>| {
        let line = line.as_ref();
        line.map_or_else(String::new, |l| format!("{}, worth {}", l.action, l.value))
    };
    let (sowing, offer) = (worth(&moment.sowing), worth(&moment.offer));
    let own = moment.played.value;
    match (moment.offering(), moment.kind() == Kind::Offer) {
        (Some(Offering::Wrong), _) => {
            told.push(format!("a wrong offer, worth {own}; better {sowing}"));
        }
        (Some(Offering::Missed), _) => {
            told.push(format!("a missed offer: {offer}; the best sowing {sowing}"));
        }
        (Some(Offering::Close), true) => {
            told.push(format!(
                "a close offer, worth {own}; the best sowing {sowing}"
            ));
        }
        (Some(Offering::Close), false) => {
            told.push(format!(
                "a close offer not made: {offer}; the best sowing {sowing}"
            ));
        }
        _ => {}
    }
    if moment.is_wrong_answer() {
        let best = &moment.best;
        told.push(format!(
            "a wrong answer, worth {own}; {} was worth {}",
            best.action, best.value
        ));
    }
    if review.trade(moment.number) == Some(Difference::Clear)
        && let Some(accepted) = moment.if_accepted()
    {
        let value = accepted.value;
        told.push(format!(
            "a trade that paid: accepted, worth {value}; the best sowing {sowing}"
        ));
    }
    told
}

fn write_counts(out: &mut impl Write, review: &Review, has_trades: bool) -> io::Result<()> {
    let counts = Side::ALL.map(|side| review.counts(side));
    writeln!(out, "\n{:24}{:>16}{:>16}", "Counted", "South", "North")?;
    let mut row = |label: &str, cell: &dyn Fn(&Counts) -> String| {
        let [south, north] = [cell(&counts[0]), cell(&counts[1])];
        writeln!(out, "  {label:22}{south:>16}{north:>16}")
    };
    row("sowings, costly", &|c| {
        format!("{}, {}", c.sowings, c.costly_sowings)
    })?;
    if has_trades {
        row("offers made, wrong", &|c| {
            format!("{}, {}", c.offers, c.wrong_offers)
        })?;
        row("offers missed", &|c| c.missed_offers.to_string())?;
        row("offers that were close", &|c| c.close_offers.to_string())?;
        row("accepted, wrongly", &|c| {
            format!("{}, {}", c.accepted, c.wrongly_accepted)
        })?;
        row("refused, wrongly", &|c| {
            format!("{}, {}", c.refused, c.wrongly_refused)
        })?;
        row("trades, paid", &|c| format!("{}, {}", c.trades, c.paid))?;
    }
    if review.measure == Measure::Honour {
        row("ranks given away", &|c| c.lost.ranks.to_string())?;
    }
    row("seeds given away", &|c| c.lost.seeds.to_string())
}

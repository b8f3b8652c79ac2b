//! What the coach says, in words: one block a measure, for the pane beside the board, for a single line, for the page.

use ayla_rules::{AnyAction, gore};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::super::super::text::{Text, say};
use super::super::super::theme::Theme;
use super::super::super::widgets::{certainty, fitted, width, wrapped};
use crate::engine::{Measure, Rank};
use crate::practice::coach::{Advice, Bid, Choice, Pays, Reply, Row, Verdict, View, Worth};

/// What the coach says, to be put into words.
#[derive(Clone, Copy, Debug)]
pub struct Told<'a> {
    /// The advice.
    pub advice: &'a Advice,
    /// The offer that is being put together, which is then spoken of instead of the best one.
    pub offer: Option<gore::Offer>,
    /// The words.
    pub text: &'a Text,
    /// The colours.
    pub theme: &'a Theme,
}

/// Which lines of play are written below the values that they lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lines {
    /// None.
    None,
    /// That of the best value, in one line of the screen.
    Best,
    /// All, each in one line of the screen.
    All,
    /// All of them in full.
    Whole,
}

/// How many offers the page lists besides the best one.
const OTHER_OFFERS: usize = 12;

impl Told<'_> {
    /// Everything that is worth saying in an area of so many cells and lines.
    pub fn pane(&self, cells: u16, height: u16) -> Vec<Line<'static>> {
        let mut told = Vec::new();
        for lines in [Lines::All, Lines::Best, Lines::None] {
            told = self.status(cells);
            for view in &self.advice.views {
                if lines == Lines::All {
                    told.push(Line::default());
                }
                told.extend(self.block(view, lines, cells));
            }
            if told.len() <= usize::from(height) {
                break;
            }
        }
        told
    }

    /// The most important in one line.
    pub fn brief(&self) -> String {
        let Some(view) = self.advice.by(Measure::Seeds) else {
            return say!(self.text, "coach-thinking");
        };
        let told = |choice: &Choice| {
            let action = self.action(choice.action);
            format!("{action} {}", value(&choice.worth))
        };
        let mut parts: Vec<_> = match self.bid(view) {
            None => view.choices.iter().take(2).map(told).collect(),
            Some(bid) => {
                let sowing = view.best_choice().map(told).unwrap_or_default();
                let offer = say!(
                    self.text,
                    "coach-brief-offer",
                    holes = bid.offer.to_string(),
                    accepted = value(&bid.accepted),
                    refused = value(&bid.refused)
                );
                let offer = format!("{offer} {}", self.pays(view, bid));
                match view.verdict(bid) {
                    Verdict::Offer => vec![offer, sowing],
                    Verdict::Sow | Verdict::Either => vec![sowing, offer],
                }
            }
        };
        let right = |view: &View| view.right_action();
        let honour = self.advice.by(Measure::Honour).and_then(right);
        if let Some(action) = honour.filter(|_| honour != right(view)) {
            let action = self.action(action);
            parts.push(say!(self.text, "coach-by-honour-right", action = action));
        }
        if !self.advice.is_settled {
            parts.push(say!(self.text, "coach-thinking"));
        }
        parts.join(" · ")
    }

    /// All that one measure says.
    pub fn page(&self, measure: Measure, cells: u16) -> Vec<Line<'static>> {
        let (text, theme) = (self.text, self.theme);
        let mut lines = self.status(cells);
        let Some(view) = self.advice.by(measure) else {
            lines.extend(paragraph(&say!(text, "coach-thinking"), cells, theme.page));
            return lines;
        };
        lines.extend(self.block(view, Lines::Whole, cells));
        lines.push(Line::default());
        lines.extend(paragraph(&say!(text, "coach-how"), cells, theme.quiet));
        let Some(shown) = self.bid(view) else {
            return lines;
        };
        lines.push(Line::default());
        lines.push(Line::styled(say!(text, "coach-holes"), theme.key));
        let labels = view.choices.iter().map(|choice| self.action(choice.action));
        let worths = view.choices.iter().map(|choice| (&choice.worth, 1));
        lines.extend(self.values(labels.zip(worths).collect(), Lines::Whole, cells));
        lines.push(Line::default());
        lines.push(Line::styled(say!(text, "coach-offers"), theme.key));
        let others = view.bids.iter().filter(|bid| bid.offer != shown.offer);
        for bid in others.take(OTHER_OFFERS) {
            let words = say!(
                text,
                "coach-other-offer",
                holes = bid.offer.to_string(),
                accepted = value(&bid.accepted),
                refused = value(&bid.refused)
            );
            let words = format!("{words} {}", self.pays(view, bid));
            lines.extend(paragraph(&words, cells, theme.page));
        }
        lines
    }

    /// Whether it is still thinking, and what the signs mean.
    fn status(&self, cells: u16) -> Vec<Line<'static>> {
        let words = if self.advice.is_settled {
            say!(self.text, "coach-settled")
        } else {
            say!(self.text, "coach-thinking")
        };
        let words = format!("{words} {}", say!(self.text, "coach-signs"));
        paragraph(&words, cells, self.theme.quiet)
    }

    /// What a measure says: the values, best first, and what is right.
    fn block(&self, view: &View, lines: Lines, cells: u16) -> Vec<Line<'static>> {
        let (text, theme) = (self.text, self.theme);
        let mut block = paragraph(&self.heading(view), cells, theme.key);
        let Some(bid) = self.bid(view) else {
            let labels = view.choices.iter().map(|choice| self.action(choice.action));
            let worths = view.choices.iter().map(|choice| (&choice.worth, 1));
            block.extend(self.values(labels.zip(worths).collect(), lines, cells));
            block.extend(self.right(view, cells));
            return block;
        };
        let holes = bid.offer.to_string();
        let offer = if self.offer == Some(bid.offer) {
            say!(text, "coach-this-offer", holes = holes)
        } else {
            say!(text, "coach-best-offer", holes = holes)
        };
        block.extend(paragraph(&offer, cells, theme.page));
        let values = view.rows(bid).into_iter().map(|row| {
            let own = if matches!(row, Row::Sowing(_)) { 1 } else { 2 };
            (self.label(row), (row.worth(), own))
        });
        block.extend(self.values(values.collect(), lines, cells));
        block.extend(self.right(view, cells));
        let answer = match bid.reply() {
            Reply::Accept => say!(text, "coach-answer-accept"),
            Reply::Refuse => say!(text, "coach-answer-refuse"),
            Reply::Either => say!(text, "coach-answer-either"),
        };
        let words = format!("{answer} {}", self.pays(view, bid));
        block.extend(paragraph(&words, cells, theme.page));
        block
    }

    fn heading(&self, view: &View) -> String {
        let measure = match view.measure {
            Measure::Seeds => say!(self.text, "coach-by-seeds"),
            Measure::Honour => say!(self.text, "coach-by-honour"),
        };
        let depth = if view.is_exact {
            say!(self.text, "coach-to-the-end")
        } else {
            say!(self.text, "coach-depth", plies = view.depth)
        };
        format!("{measure}, {depth}")
    }

    /// Values with what they belong to, best first, and the lines that lead there, without the actions of their own.
    fn values(
        &self,
        values: Vec<(String, (&Worth, usize))>,
        lines: Lines,
        cells: u16,
    ) -> Vec<Line<'static>> {
        let widest = values.iter().map(|(label, _)| width(label)).max();
        let mut told = Vec::new();
        for (place, (label, (worth, own))) in values.into_iter().enumerate() {
            let pad = " ".repeat(usize::from(widest.unwrap_or(0) - width(&label)));
            let glory = self
                .glory(worth)
                .map_or_else(String::new, |glory| format!(" {glory}"));
            let weight = if place == 0 {
                self.theme.strong
            } else {
                self.theme.page
            };
            let row = format!("{} {label}{pad} {}{glory}", place + 1, value(worth));
            told.push(Line::styled(fitted(&row, cells), weight));
            let goes_on = worth.line.get(own..).unwrap_or_default();
            let is_wanted = match lines {
                Lines::None => false,
                Lines::Best => place == 0,
                Lines::All | Lines::Whole => true,
            };
            if goes_on.is_empty() || !is_wanted {
                continue;
            }
            let goes_on: Vec<_> = goes_on.iter().map(ToString::to_string).collect();
            let goes_on = format!("→ {}", goes_on.join(", "));
            let room = cells.saturating_sub(2);
            let parts = if lines == Lines::Whole {
                wrapped(&goes_on, room)
            } else {
                vec![fitted(&goes_on, room)]
            };
            told.extend(parts.into_iter().map(|part| {
                Line::from(vec![Span::raw("  "), Span::styled(part, self.theme.quiet)])
            }));
        }
        told
    }

    /// What is right.
    fn right(&self, view: &View, cells: u16) -> Vec<Line<'static>> {
        let right = view.right_action().map(|action| {
            let action = self.action(action);
            say!(self.text, "coach-right", action = action)
        });
        paragraph(&right.unwrap_or_default(), cells, self.theme.strong)
    }

    /// How often an offer has to be answered wrongly.
    fn pays(&self, view: &View, bid: &Bid) -> String {
        match (view.pays(bid), bid.reply()) {
            (Pays::Always, _) => say!(self.text, "coach-pays-always"),
            (Pays::Never, _) => say!(self.text, "coach-pays-never"),
            (Pays::Above(0), _) => say!(self.text, "coach-pays-any"),
            (Pays::Above(percent), Reply::Refuse) => {
                say!(self.text, "coach-pays-accepted", percent = percent)
            }
            (Pays::Above(percent), _) => {
                say!(self.text, "coach-pays-refused", percent = percent)
            }
        }
    }

    /// The offer that is spoken of.
    fn bid<'v>(&self, view: &'v View) -> Option<&'v Bid> {
        let own = self.offer.and_then(|offer| view.bid(offer));
        own.or_else(|| view.best_bid())
    }

    fn label(&self, row: Row<'_>) -> String {
        match row {
            Row::Sowing(choice) => self.action(choice.action),
            Row::Accepted(_) => say!(self.text, "coach-accepted"),
            Row::Refused(_) => say!(self.text, "coach-refused"),
        }
    }

    fn action(&self, action: AnyAction) -> String {
        match (action, action.sown()) {
            (_, Some(hole)) => say!(self.text, "coach-sow", hole = hole.to_string()),
            (AnyAction::Gore(gore::Action::Offer(offer)), _) => {
                say!(self.text, "coach-offer", holes = offer.to_string())
            }
            (AnyAction::Gore(gore::Action::Accept), _) => say!(self.text, "coach-accept"),
            (AnyAction::Gore(gore::Action::Refuse), _) => say!(self.text, "coach-refuse"),
            _ => say!(self.text, "coach-pass"),
        }
    }

    /// Who wins then, with glory or without, where honour is counted.
    fn glory(&self, worth: &Worth) -> Option<String> {
        let own = self.advice.position.side_to_move();
        let (winner, has_glory) = match worth.value.rank? {
            Rank::WinWithGlory => (own, true),
            Rank::WinWithoutGlory => (own, false),
            Rank::LossToGlory => (own.other(), true),
            Rank::LossWithoutGlory => (own.other(), false),
            Rank::Draw => return None,
        };
        let side = winner.to_string();
        Some(if has_glory {
            say!(self.text, "coach-glory", side = side)
        } else {
            say!(self.text, "coach-no-glory", side = side)
        })
    }
}

/// A value: the seeds in the end with the sign that says how sure they are.
fn value(worth: &Worth) -> String {
    let [own, other] = worth.seeds();
    format!("{}{own}–{other}", certainty(worth.is_exact))
}

fn paragraph(words: &str, cells: u16, style: Style) -> Vec<Line<'static>> {
    let lines = wrapped(words, cells).into_iter();
    lines.map(|line| Line::styled(line, style)).collect()
}

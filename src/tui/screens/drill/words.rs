//! What is said about a drill: what is asked, whether the answer was right, and what the lines come to.

use ayla_rules::{AnyAction, SEEDS, gore};
use ratatui::text::{Line, Span};

use super::super::super::app::Env;
use super::super::super::input::Context;
use super::super::super::text::say;
use super::super::super::widgets::{certainty, fitted, width};
use super::super::Play;
use super::super::play::{shown, told};
use super::{Drilling, Question, Reply, Role, Shown, Stage};
use crate::engine::Measure;
use crate::practice::drill::{Chapter, Worth, gain};

impl Drilling {
    /// All that is said in lines of so many cells, the most important first.
    pub(super) fn words(&self, cells: u16, env: &Env) -> Vec<Line<'static>> {
        let theme = env.settings.theme.theme();
        let mut words = Vec::new();
        match &self.stage {
            Stage::Asked { play, seeds } => {
                let question = self.question(play, cells, env);
                words.push(Line::styled(question, theme.strong));
                if let Some(notice) = &self.notice {
                    words.push(Line::styled(notice.clone(), theme.warning));
                }
                if let Question::Takes(_) = self.drill().question {
                    let typed = seeds.map_or_else(String::new, |seeds| seeds.to_string());
                    words.push(Line::from(vec![
                        Span::styled(": ", theme.key),
                        Span::styled(format!("{typed} "), theme.cursor),
                    ]));
                } else if play.context() == Context::Answer {
                    let cost = self.cost_of_refusing(play, cells, env);
                    words.extend(cost.map(|cost| Line::styled(cost, theme.warning)));
                    let details = play.details(cells, env, None).into_iter();
                    words.extend(details.map(|line| Line::styled(line, theme.page)));
                } else {
                    let preview = match self.drill().question {
                        Question::Best { .. } => play.preview(),
                        _ => None,
                    };
                    // The first thing that a game says is what it asks, unless it says why what was typed is no action.
                    let asks = play.context() != Context::Type || play.notice().is_none();
                    let said = play.words(cells, env, preview.as_ref()).into_iter();
                    words.extend(said.skip(usize::from(asks)));
                }
            }
            Stage::Told {
                is_right,
                reply,
                lines,
                line,
            } => {
                let style = if *is_right {
                    theme.strong
                } else {
                    theme.warning
                };
                words.push(Line::styled(self.verdict(*is_right, *reply, env), style));
                for (place, shown) in lines.iter().enumerate() {
                    words.push(self.line(shown, place == *line, cells, env));
                }
                words.push(Line::styled(happening(&lines[*line], env), theme.quiet));
            }
        }
        if let Some(trouble) = &self.trouble {
            let trouble = say!(env.text, "drill-not-kept", reason = trouble.as_str());
            words.push(Line::styled(trouble, theme.warning));
        }
        words
    }

    /// What a refusal may cost the side that must answer, where glory counts.
    fn cost_of_refusing(&self, play: &Play, cells: u16, env: &Env) -> Option<String> {
        let position = &self.drill().position;
        let refused = position.refusals()[position.side_to_move()];
        match self.drill().question {
            Question::Best {
                measure: Measure::Honour,
                ..
            } => Some(if says_terms(play, cells, env) {
                say!(env.text, "cost-of-refusing-short", refused = refused)
            } else {
                say!(env.text, "cost-of-refusing", refused = refused)
            }),
            _ => None,
        }
    }

    /// What is asked.
    fn question(&self, play: &Play, cells: u16, env: &Env) -> String {
        let text = &env.text;
        let drill = self.drill();
        let position = &drill.position;
        let side = text.side(position.side_to_move());
        let measure = match &drill.question {
            Question::Takes(sowing) => {
                return say!(text, "drill-takes", side = side, hole = sowing.to_string());
            }
            Question::TakesMost => return say!(text, "drill-takes-most", side = side),
            Question::Best { measure, .. } => match measure {
                Measure::Seeds => say!(text, "drill-by-seeds"),
                Measure::Honour => say!(text, "drill-by-honour"),
            },
        };
        if let Some(mistake) = &drill.mistake {
            let by = if mistake.by.is_empty() {
                side
            } else {
                mistake.by.clone()
            };
            return say!(
                text,
                "drill-mistake",
                game = mistake.game.as_str(),
                number = mistake.number,
                by = by,
                played = spaced(&mistake.played),
                measure = measure
            );
        }
        match (position.pending_offer(), drill.chapter) {
            (Some(_), _) if says_terms(play, cells, env) => {
                let asked = play.words(cells, env, None).into_iter().next();
                format!("{} {measure}", asked.unwrap_or_default())
            }
            (Some(offer), _) => say!(
                text,
                "drill-answer",
                side = side,
                other = text.side(position.side_to_move().other()),
                holes = spaced(&offer.to_string()),
                measure = measure
            ),
            (None, Chapter::WhichHoles) => {
                say!(text, "drill-which-holes", side = side, measure = measure)
            }
            (None, Chapter::WinWithGlory) => {
                let other = text.side(position.side_to_move().other());
                say!(text, "drill-glory", side = side, other = other)
            }
            (None, _) => say!(text, "drill-best", side = side, measure = measure),
        }
    }

    /// Whether the answer was right, and when the drill comes back.
    fn verdict(&self, is_right: bool, reply: Option<Reply>, env: &Env) -> String {
        let text = &env.text;
        let mut words = match (&self.drill().question, reply) {
            (_, _) if is_right => say!(text, "drill-right"),
            (Question::Takes(sowing), Some(Reply::Seeds(said))) => say!(
                text,
                "drill-missed-seeds",
                seeds = gain(&self.drill().position, *sowing),
                said = said
            ),
            (_, None) => say!(text, "drill-given-up"),
            _ => say!(text, "drill-missed"),
        };
        let track = self.progress.track(self.drill());
        if let Some(track) = track.filter(|_| self.trouble.is_none()) {
            let days = (track.due - self.today).get_days();
            words.push(' ');
            words.push_str(&say!(text, "drill-comes-back", days = days));
        }
        if self.at + 1 == self.round.len() {
            let answered = self.right + self.missed;
            words.push(' ');
            words.push_str(&say!(
                text,
                "drill-last",
                right = self.right,
                answered = answered
            ));
        }
        words
    }

    /// A line with what it comes to, the action on the board marked.
    fn line(&self, shown: &Shown, is_current: bool, cells: u16, env: &Env) -> Line<'static> {
        let theme = env.settings.theme.theme();
        let text = &env.text;
        let role = match shown.role {
            Role::Right => say!(text, "line-right"),
            Role::Own => say!(text, "line-own"),
            Role::Tempting => say!(text, "line-tempting"),
            Role::Compared => say!(text, "line-compared"),
        };
        let taken = width(&role) + MARK + SOME_ACTIONS;
        let worth = match shown.course.worth {
            Some(end) => worth(end, shown.course.exact, cells.saturating_sub(taken), env),
            None => {
                let seeds = gain(&self.drill().position, shown.course.action);
                say!(text, "drill-takes-seeds", seeds = seeds)
            }
        };
        let style = if is_current { theme.strong } else { theme.page };
        let mark = if is_current { "▶ " } else { "  " };
        let mut line = Line::from(vec![
            Span::styled(mark, theme.key),
            Span::styled(format!("{role} "), style),
            Span::styled(format!("{worth}: "), theme.page),
        ]);
        let room = cells.saturating_sub(u16::try_from(line.width()).unwrap_or(cells));
        let now = shown.at().checked_sub(1).filter(|_| is_current);
        line.extend(
            actions(shown, now, room)
                .into_iter()
                .map(|(is_now, action)| {
                    Span::styled(action, if is_now { theme.cursor } else { theme.page })
                }),
        );
        line
    }
}

/// The cells of a line before its role and its worth, and after them.
const MARK: u16 = 5;
/// As many cells of a line as its actions need at least.
const SOME_ACTIONS: u16 = 8;

/// Whether there is so little room for words that the question about an offer says its terms.
fn says_terms(play: &Play, cells: u16, env: &Env) -> bool {
    play.context() == Context::Answer && play.details(cells, env, None).is_empty()
}

/// The holes of an action in notation, as sentences write them.
fn spaced(action: &str) -> String {
    action.replace(',', ", ")
}

/// The actions of a line in so many cells, from the start or, where there is no room for all, from shortly before the one
/// that is on the board.
fn actions(shown: &Shown, now: Option<usize>, room: u16) -> Vec<(bool, String)> {
    let written: Vec<_> = shown
        .session()
        .actions()
        .iter()
        .copied()
        .map(short)
        .collect();
    let takes = |actions: &[String]| actions.iter().map(|action| width(action) + 1).sum::<u16>();
    let end = now.map_or(0, |now| now + 1);
    let mut first = 0;
    while first + 1 < end && takes(&written[first..end]) > room {
        first += 1;
    }
    let mut left = room;
    let mut line = Vec::new();
    for (place, action) in written.iter().enumerate().skip(first) {
        let action = fitted(action, left);
        left = left.saturating_sub(width(&action) + 1);
        line.push((Some(place) == now, action));
        line.push((false, if left > 0 { " " } else { "" }.to_string()));
        if left == 0 {
            break;
        }
    }
    line
}

/// An action as a line writes it.
fn short(action: AnyAction) -> String {
    match action {
        AnyAction::Gore(gore::Action::Offer(offer)) => format!("→{offer}"),
        AnyAction::Gore(gore::Action::Accept) => "→✓".to_string(),
        AnyAction::Gore(gore::Action::Refuse) => "→✕".to_string(),
        other => other.to_string(),
    }
}

/// What a line comes to, for the side that is asked, in signs where there are fewer cells than the words take.
fn worth(end: Worth, is_exact: bool, cells: u16, env: &Env) -> String {
    let text = &env.text;
    let margin = end.margin.clamp(-i16::from(SEEDS), SEEDS.into());
    let own = i16::midpoint(i16::from(SEEDS), margin);
    let other = i16::from(SEEDS) - own;
    let exact = if is_exact { "yes" } else { "no" };
    let seeds = say!(text, "drill-worth", exact = exact, own = own, other = other);
    let words = match end.rank {
        None => seeds,
        Some(rank) => format!("{seeds} {}", say!(text, "drill-rank", rank = rank.name())),
    };
    if width(&words) <= cells {
        return words;
    }
    let about = if is_exact { "" } else { certainty(false) };
    let seeds = format!("{about}{own}–{other}");
    match end.rank {
        None => seeds,
        Some(rank) => {
            let rank = say!(text, "drill-rank-short", rank = rank.name());
            format!("{seeds} {rank}")
        }
    }
}

/// What has just happened on the board.
fn happening(line: &Shown, env: &Env) -> String {
    match line.timeline() {
        Some(timeline) => shown(timeline, line.session(), &env.text),
        None if line.at() == 0 => say!(env.text, "drill-before"),
        None => told(line.session(), line.at(), &env.text),
    }
}

//! What is said about a game: what is asked, what would happen, what just happened, how it ended.

use ayla_rules::{AnyAction, AnyHole, Event, Side, gore};
use ratatui::text::Line;

use super::super::super::app::{Access, Env};
use super::super::super::input::Context;
use super::super::super::preview::Preview;
use super::super::super::text::{Text, say};
use super::super::super::timeline::Timeline;
use super::super::super::widgets::{fitted, offered_in, side_mark, width};
use super::view::{names, styled};
use super::{Mode, Play, Question, first_choice};
use crate::session::{Closing, Ending, Session};

/// From so many cells on there is room for whole sentences about an offer.
const ROOMY: u16 = 48;
/// How much of a name is said where there is less room.
const SHORT_NAME: u16 = 10;

impl Play {
    /// All that is said in lines of so many cells, the most important first.
    pub(in super::super) fn words(
        &self,
        cells: u16,
        env: &Env,
        preview: Option<&Preview>,
    ) -> Vec<Line<'static>> {
        let theme = env.settings.theme.theme();
        if let Some(shown) = self.happening(env) {
            return vec![styled(shown, theme.strong)];
        }
        let mut lines = Vec::new();
        let notice = self.notice.clone();
        match &self.mode {
            Mode::Typing(field) => {
                // Why what was typed is no action says also what is wanted.
                let question = notice.is_none().then(|| self.question(cells, env));
                lines.extend(question.map(|words| styled(words, theme.strong)));
                let mut line = field.line(cells.saturating_sub(2), &theme);
                line.spans
                    .insert(0, ratatui::text::Span::styled(": ", theme.key));
                lines.push(line);
            }
            // Where there is little room the mark of the side says whose turn it is, and the coach is heard.
            _ if cells < ROOMY
                && self.context() == Context::Sow
                && self.coach_here(env).is_some() => {}
            _ => lines.push(styled(self.question(cells, env), theme.strong)),
        }
        if let Some(looking) = &self.looking {
            lines.push(styled(looking.words(env), theme.page));
        }
        if let Some(reason) = &self.unsaved {
            let words = say!(env.text, "not-saved", reason = reason.as_str());
            lines.push(styled(words, theme.warning));
        }
        lines.extend(notice.map(|words| styled(words, theme.warning)));
        if self.receiver().is_some() {
            lines.extend(self.about_offer(cells, env));
        } else {
            lines.extend(self.about_turn(cells, env, preview));
        }
        lines
    }

    /// What there is to say of the offer on the screen.
    fn about_offer(&self, cells: u16, env: &Env) -> Vec<Line<'static>> {
        let theme = env.settings.theme.theme();
        let is_narrow = cells < ROOMY;
        let mut lines = Vec::new();
        if let Some(cost) = self.cost_of_refusing(is_narrow, env) {
            lines.push(styled(cost, theme.warning));
        }
        lines.extend(self.coach_here(env).map(|words| styled(words, theme.page)));
        // A notice about the offer says already why it can't be made.
        let details = self.details(cells, env, None).into_iter();
        let details = details.filter(|line| self.notice.as_ref() != Some(line));
        lines.extend(details.map(|line| styled(line, theme.page)));
        let is_looking = matches!(self.context(), Context::Look);
        let offer = gore::Offer::new(self.offered());
        if offer.is_ok_and(|offer| self.session().was_refused(offer)) && !is_looking {
            let words = if is_narrow {
                say!(env.text, "bargain-again-short")
            } else {
                say!(env.text, "bargain-again")
            };
            lines.push(styled(words, theme.warning));
        }
        if is_looking {
            lines.push(styled(self.told(self.at(), env), theme.quiet));
        }
        lines.extend(
            self.so_far(cells, env)
                .map(|words| styled(words, theme.page)),
        );
        lines.extend(
            self.last_reason(env)
                .map(|words| styled(words, theme.quiet)),
        );
        lines
    }

    /// What there is to say of a turn, or of the end.
    fn about_turn(&self, cells: u16, env: &Env, preview: Option<&Preview>) -> Vec<Line<'static>> {
        let theme = env.settings.theme.theme();
        let mut lines = Vec::new();
        // A notice about the hole under the cursor says already why it can't be sown.
        let says_it = self.notice.is_some() && self.context() == Context::Sow && preview.is_none();
        if !says_it {
            let details = self.details(cells, env, preview);
            lines.extend(details.into_iter().map(|line| styled(line, theme.page)));
        }
        lines.extend(self.coach_here(env).map(|words| styled(words, theme.page)));
        if self.at() > 0 {
            lines.push(styled(self.told(self.at(), env), theme.quiet));
        }
        lines.extend(self.last_reason(env).map(|words| styled(words, theme.page)));
        lines
    }

    /// What the coach says, where there is no room for it beside the board.
    fn coach_here(&self, env: &Env) -> Option<String> {
        let has_pane = self.areas(env.area).coach.is_some();
        self.coach_line(env).filter(|_| !has_pane)
    }

    /// What is happening on the board, while an action is being shown.
    pub(in super::super) fn happening(&self, env: &Env) -> Option<String> {
        let timeline = self.timeline.as_ref()?;
        Some(shown(timeline, self.session(), &env.text))
    }

    /// Whose turn it is and what is asked.
    fn question(&self, cells: u16, env: &Env) -> String {
        let text = &env.text;
        let position = self.position();
        let side = position.side_to_move();
        let [name, other] = [side, side.other()].map(|side| self.name(side, env));
        match (self.context(), &self.mode) {
            (Context::Sow, _) => say!(text, "ask-sow", who = self.who(side, env)),
            (Context::Pass, _) => say!(text, "ask-pass", name = name),
            (Context::Offer, _) if cells < ROOMY => {
                say!(text, "ask-offer-short", name = fitted(&name, SHORT_NAME))
            }
            (Context::Offer, _) => say!(text, "ask-offer", name = name, other = other),
            (Context::Proposed, Mode::Asked(Question::Agree)) => say!(
                text,
                "ask-hand-over-end",
                who = self.who(side.other(), env),
                name = name
            ),
            (Context::Proposed, _) => say!(
                text,
                "ask-hand-over-coach",
                who = self.who(side.other(), env),
                name = name
            ),
            (Context::HandOver, _) => say!(
                text,
                "ask-hand-over",
                who = self.who(side, env),
                other = other
            ),
            (Context::Answer, _) if cells < ROOMY => say!(
                text,
                "ask-answer-short",
                name = fitted(&name, SHORT_NAME),
                price = self.price(),
                holes = names(self.offered()),
                standing = self.standing(),
                count = self.offered().len()
            ),
            (Context::Answer, _) => say!(
                text,
                "ask-answer",
                name = name,
                other = other,
                holes = names(self.offered())
            ),
            (Context::Think, _) => self.thinking_words(env),
            (Context::Watch, _) => match &self.access {
                Access::Unwritable(reason) => {
                    say!(text, "ask-unwritable", reason = reason.as_str())
                }
                _ => say!(text, "ask-watch"),
            },
            (Context::Look, _) => say!(
                text,
                "ask-look",
                at = self.at(),
                all = self.session().played()
            ),
            (Context::Type, _) => self.ask_to_type(env),
            (_, Mode::Asked(Question::Agree)) => {
                say!(text, "ask-agree", name = name, other = other)
            }
            (_, Mode::Asked(Question::Coach(_))) => {
                say!(text, "ask-coach", name = name, other = other)
            }
            (_, Mode::Asked(Question::Repetition)) => match self.session().partner() {
                Some(partner) => {
                    let name = self.name(partner.side, env);
                    say!(text, "ask-repetition-partner", name = name)
                }
                None => say!(text, "ask-repetition"),
            },
            (_, Mode::Asked(Question::Propose)) => say!(text, "ask-propose", name = other),
            (_, Mode::Asked(Question::Resign)) => {
                say!(text, "ask-resign", name = name, other = other)
            }
            (_, Mode::Asked(Question::Leave)) => say!(text, "ask-leave"),
            (_, Mode::Asked(Question::PlayFrom(at))) => say!(text, "ask-play-from", at = *at),
            _ => self.result(env),
        }
    }

    /// What would happen, or what it means.
    pub(in super::super) fn details(
        &self,
        cells: u16,
        env: &Env,
        preview: Option<&Preview>,
    ) -> Vec<String> {
        let text = &env.text;
        match self.context() {
            Context::Sow => vec![self.foreseen(env, preview)],
            Context::Over => {
                let mut lines = vec![self.why_over(cells < ROOMY, env)];
                lines.extend(self.with_coach(env));
                lines
            }
            Context::HandOver | Context::Proposed => vec![say!(text, "hand-over-note")],
            // Where there is little room the question says the terms.
            Context::Answer if cells < ROOMY => Vec::new(),
            _ if self.receiver().is_some() => vec![self.terms(cells < ROOMY, env)],
            _ => match self.mode {
                Mode::Asked(Question::Agree | Question::Repetition | Question::Propose) => {
                    vec![self.if_ended(env)]
                }
                _ => Vec::new(),
            },
        }
    }

    /// What can be typed.
    fn ask_to_type(&self, env: &Env) -> String {
        let text = &env.text;
        let position = self.position();
        let side = position.side_to_move();
        let name = self.name(side, env);
        if position.pending_offer().is_some() {
            return say!(text, "ask-type-answer", name = name);
        }
        let own: Vec<_> = position
            .holes()
            .filter(|&hole| position.owner(hole) == side)
            .collect();
        let hole = first_choice(position).to_string();
        match self.session().game() {
            ayla_rules::Game::Gore(_) => say!(
                text,
                "ask-type-gore",
                name = name,
                hole = hole,
                holes = names(own.into_iter().take(2)).replace(' ', "")
            ),
            ayla_rules::Game::DjenonAboure => {
                say!(text, "ask-type-djenon-aboure", name = name, hole = hole)
            }
        }
    }

    /// What the sowing under the cursor would do, or why it can't be done.
    fn foreseen(&self, env: &Env, preview: Option<&Preview>) -> String {
        let text = &env.text;
        let Some(preview) = preview else {
            let reason = self
                .position()
                .sowing(self.cursor)
                .and_then(|sowing| self.position().check(sowing).err());
            return reason.map_or_else(String::new, |reason| text.illegal(reason));
        };
        let last = last(preview);
        let laps = preview.laps;
        let mut words = say!(
            text,
            "foreseen",
            hole = self.cursor.to_string(),
            seeds = preview.seeds,
            last = last,
            laps = laps
        );
        words.push(' ');
        words.push_str(&match preview.gain() {
            0 => say!(text, "foreseen-nothing"),
            _ => say!(
                text,
                "foreseen-capture",
                what = taken(&preview.captures, text)
            ),
        });
        if preview.after.outcome().is_some() {
            words.push(' ');
            words.push_str(&say!(text, "foreseen-end"));
        }
        words
    }

    /// What the offer costs and gives.
    fn terms(&self, is_narrow: bool, env: &Env) -> String {
        let text = &env.text;
        let position = self.moment();
        let offered = self.offered();
        let receiver = self.receiver().unwrap_or_else(|| position.side_to_move());
        let has = position.captured()[receiver];
        let Ok(offer) = gore::Offer::new(offered) else {
            let price = gore::OFFER_PRICE;
            return say!(
                text,
                "terms-none",
                price = price,
                has = has,
                name = self.name(receiver, env)
            );
        };
        if self.if_accepted().is_none() {
            let reason = position
                .check(AnyAction::Gore(gore::Action::Offer(offer)))
                .err();
            return reason.map_or_else(String::new, |reason| text.illegal(reason));
        }
        let name = self.name(receiver, env);
        if is_narrow {
            return say!(
                text,
                "terms-short",
                name = fitted(&name, SHORT_NAME),
                price = offer.price(),
                has = has,
                holes = names(offered),
                standing = self.standing()
            );
        }
        say!(
            text,
            "terms",
            name = name,
            price = offer.price(),
            has = has,
            holes = names(offered),
            standing = self.standing(),
            count = offered.len()
        )
    }

    /// The seeds that stand in the holes of the offer.
    fn standing(&self) -> u8 {
        let seeds = |hole: gore::Hole| self.moment().seeds(hole.into());
        self.offered().into_iter().map(seeds).sum()
    }

    /// Who has offered what in this game before the moment on the screen, and how it was answered: as many of the last offers
    /// as there is room for.
    fn so_far(&self, cells: u16, env: &Env) -> Option<String> {
        let session = self.session();
        let answer = |number: usize| match session.actions()[number] {
            AnyAction::Gore(gore::Action::Accept) => Some("✓"),
            AnyAction::Gore(gore::Action::Refuse) => Some("✕"),
            _ => None,
        };
        let offers = (0..self.at()).rev().filter_map(|number| {
            let (holes, to) = offered_in(session.position_after(number)?)?;
            let mark = side_mark(to.other());
            Some(format!("{mark} {} {}", names(holes), answer(number)?))
        });
        let mut list = String::new();
        for offer in offers {
            let longer = match list.as_str() {
                "" => offer,
                list => format!("{offer} · {list}"),
            };
            if width(&say!(env.text, "bargain-so-far", list = longer.as_str())) > cells {
                list = format!("… · {list}");
                break;
            }
            list = longer;
        }
        (!list.is_empty()).then(|| say!(env.text, "bargain-so-far", list = list))
    }

    /// What a refusal may cost the side that must answer.
    fn cost_of_refusing(&self, is_narrow: bool, env: &Env) -> Option<String> {
        let position = self.position();
        let answers = matches!(
            self.context(),
            Context::Answer | Context::Type | Context::Confirm
        );
        if !answers || position.pending_offer().is_none() {
            return None;
        }
        let refused = position.refusals()[position.side_to_move()];
        Some(if is_narrow {
            say!(env.text, "cost-of-refusing-short", refused = refused)
        } else {
            say!(env.text, "cost-of-refusing", refused = refused)
        })
    }

    fn if_ended(&self, env: &Env) -> String {
        let seeds = self.position().settle().seeds;
        say!(
            env.text,
            "if-ended",
            south = self.name(Side::South, env),
            north = self.name(Side::North, env),
            south_seeds = seeds.south,
            north_seeds = seeds.north
        )
    }

    /// The result in one sentence.
    fn result(&self, env: &Env) -> String {
        let text = &env.text;
        let Some(finish) = self.session().finish() else {
            return String::new();
        };
        let seeds = finish.outcome.seeds;
        let Some(winner) = finish.outcome.winner else {
            return say!(text, "result-draw", seeds = seeds.south);
        };
        let (name, own, other) = (self.name(winner, env), seeds[winner], seeds[winner.other()]);
        if let Ending::Closed(Closing::Resignation(side)) = finish.ending {
            let loser = self.name(side, env);
            let glory = match finish.outcome.glory {
                Some(true) => "with",
                Some(false) => "without",
                None => "none",
            };
            return say!(
                text,
                "result-resigned",
                name = name,
                other = loser,
                own = own,
                other_seeds = other,
                glory = glory
            );
        }
        match finish.outcome.glory {
            Some(false) => say!(
                text,
                "result-without-glory",
                name = name,
                own = own,
                other = other
            ),
            Some(true) => say!(text, "result-glory", name = name, own = own, other = other),
            None => say!(text, "result-win", name = name, own = own, other = other),
        }
    }

    /// Why the game is over.
    fn why_over(&self, is_narrow: bool, env: &Env) -> String {
        let text = &env.text;
        let position = self.position();
        let (before, after) = (position.captured(), position.settle().seeds);
        let swept = Side::ALL.map(|side| after[side] - before[side]);
        let [south, north] = Side::ALL.map(|side| self.name(side, env));
        let sweep = if is_narrow {
            say!(
                text,
                "over-sweep-short",
                south = fitted(&south, SHORT_NAME),
                north = fitted(&north, SHORT_NAME),
                south_seeds = swept[0],
                north_seeds = swept[1]
            )
        } else {
            say!(
                text,
                "over-sweep",
                south = south,
                north = north,
                south_seeds = swept[0],
                north_seeds = swept[1]
            )
        };
        let why = match self.session().finish().map(|finish| finish.ending) {
            Some(Ending::Closed(Closing::Agreement)) => say!(text, "over-agreement"),
            Some(Ending::Closed(Closing::Resignation(side))) => {
                say!(text, "over-resignation", name = self.name(side, env))
            }
            _ => match self.session().game() {
                ayla_rules::Game::Gore(_) => say!(text, "over-gore"),
                ayla_rules::Game::DjenonAboure => say!(text, "over-djenon-aboure"),
            },
        };
        if swept == [0, 0] {
            return why;
        }
        format!("{why} {sweep}")
    }

    /// At which turns the coach was on.
    fn with_coach(&self, env: &Env) -> Option<String> {
        let coached = self.session().coached();
        let turns = coached.to_string().replace(',', ", ");
        (!coached.is_empty()).then(|| say!(env.text, "over-coached", turns = turns))
    }

    /// What an action was and what it took.
    pub(in super::super) fn told(&self, number: usize, env: &Env) -> String {
        told(self.session(), number, &env.text)
    }
}

/// What is happening on the board at this moment.
pub(in super::super) fn shown(timeline: &Timeline, session: &Session, text: &Text) -> String {
    let (hand, lap) = (timeline.scene().hand, timeline.scene().lap);
    let name = |side: Side| text.player(side, &session.players[side]);
    let hole = |hole: AnyHole| hole.to_string();
    match timeline.shown() {
        None => String::new(),
        Some(Event::Lift {
            hole: at, seeds, ..
        }) => say!(
            text,
            "shown-lift",
            lap = lap,
            hole = hole(at),
            seeds = seeds
        ),
        Some(Event::Drop { hole: at }) => {
            say!(text, "shown-drop", lap = lap, hole = hole(at), hand = hand)
        }
        Some(Event::Capture {
            hole: at, seeds, ..
        }) => say!(text, "shown-capture", hole = hole(at), seeds = seeds),
        Some(Event::Transfer { hole: at, to }) => {
            say!(text, "shown-transfer", hole = hole(at), name = name(to))
        }
        Some(Event::Pay {
            hole: at,
            seeds,
            by,
        }) => {
            say!(
                text,
                "shown-pay",
                hole = hole(at),
                name = name(by),
                seeds = seeds
            )
        }
        Some(Event::Sweep {
            hole: at,
            seeds,
            by,
        }) => {
            say!(
                text,
                "shown-sweep",
                hole = hole(at),
                name = name(by),
                seeds = seeds
            )
        }
    }
}

/// What an action of a game was and what it took.
pub(in super::super) fn told(session: &Session, number: usize, text: &Text) -> String {
    let before = number
        .checked_sub(1)
        .and_then(|before| session.position_after(before));
    let (Some(before), Some(&action)) = (before, session.actions().get(number - 1)) else {
        return String::new();
    };
    let name = text.player(
        before.side_to_move(),
        &session.players[before.side_to_move()],
    );
    match action {
        AnyAction::Gore(gore::Action::Offer(offer)) => {
            say!(
                text,
                "told-offer",
                name = name,
                holes = names(offer.holes())
            )
        }
        AnyAction::Gore(gore::Action::Accept) => say!(
            text,
            "told-accept",
            name = name,
            price = before.pending_offer().map_or(0, gore::Offer::price)
        ),
        AnyAction::Gore(gore::Action::Refuse) => say!(text, "told-refuse", name = name),
        action => match (action.sown(), Preview::of(before, action)) {
            (Some(hole), Ok(preview)) if preview.gain() > 0 => say!(
                text,
                "told-capture",
                name = name,
                hole = hole.to_string(),
                last = last(&preview),
                what = taken(&preview.captures, text)
            ),
            (Some(hole), Ok(preview)) => say!(
                text,
                "told-sow",
                name = name,
                hole = hole.to_string(),
                last = last(&preview)
            ),
            _ => say!(text, "told-pass", name = name),
        },
    }
}

/// The hole in which a sowing ends.
fn last(preview: &Preview) -> String {
    preview
        .last
        .map_or_else(String::new, |last| last.to_string())
}

/// What is captured where, holes of the same number together: `10: 4 each from 2N, 1N, 2 from 4S`.
fn taken(captures: &[(AnyHole, u8)], text: &Text) -> String {
    let mut groups: Vec<(u8, Vec<AnyHole>)> = Vec::new();
    for &(hole, seeds) in captures {
        match groups.iter_mut().find(|(each, _)| *each == seeds) {
            Some((_, holes)) => holes.push(hole),
            None => groups.push((seeds, vec![hole])),
        }
    }
    let parts: Vec<_> = groups
        .into_iter()
        .map(|(seeds, holes)| match holes.len() {
            1 => say!(text, "taken-one", seeds = seeds, holes = names(holes)),
            _ => say!(text, "taken-each", seeds = seeds, holes = names(holes)),
        })
        .collect();
    let parts = parts.join("; ");
    let seeds: u8 = captures.iter().map(|(_, seeds)| seeds).sum();
    match captures.len() {
        1 => parts,
        _ => say!(text, "taken-all", seeds = seeds, parts = parts),
    }
}

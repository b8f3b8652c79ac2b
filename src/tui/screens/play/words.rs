//! What is said about a game: what is asked, what would happen, what just happened, how it ended.

use ayla_rules::{AnyAction, AnyHole, Event, Side, gore};
use ratatui::text::Line;

use super::super::super::app::{Access, Env};
use super::super::super::input::Context;
use super::super::super::preview::Preview;
use super::super::super::text::{Text, say};
use super::super::super::timeline::Timeline;
use super::super::super::widgets::fitted;
use super::view::{names, styled};
use super::{Mode, Play, Question};
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
        let mut lines = Vec::new();
        if let Some(shown) = self.happening(env) {
            lines.push(styled(shown, theme.strong));
            return lines;
        }
        lines.push(styled(self.question(cells, env), theme.strong));
        if let Mode::Typing(field) = &self.mode {
            let mut line = field.line(cells.saturating_sub(2), &theme);
            line.spans
                .insert(0, ratatui::text::Span::styled(": ", theme.key));
            lines.push(line);
        }
        if let Some(looking) = &self.looking {
            lines.push(styled(looking.words(env), theme.page));
        }
        if let Some(reason) = &self.unsaved {
            let words = say!(env.text, "not-saved", reason = reason.as_str());
            lines.push(styled(words, theme.warning));
        }
        if let Some(notice) = &self.notice {
            lines.push(styled(notice.clone(), theme.warning));
        }
        // What the program says of its offer belongs to it; what it says of an action stands behind that.
        let reason = self.last_reason(env).map(|words| styled(words, theme.page));
        let (reason, said) = match self.context() {
            Context::Answer => (reason, None),
            _ => (None, reason),
        };
        lines.extend(reason);
        // Below the question, where its pane would be too narrow.
        let has_pane = self.areas(env.area).coach.is_some();
        if let Some(words) = self.coach_line(env).filter(|_| !has_pane) {
            lines.push(styled(words, theme.page));
        }
        // A notice about the hole under the cursor says already why it can't be sown.
        let says_it = self.notice.is_some() && self.context() == Context::Sow && preview.is_none();
        let details = self
            .details(cells, env, preview)
            .into_iter()
            .filter(|_| !says_it);
        lines.extend(details.map(|line| styled(line, theme.page)));
        if let Some(cost) = self.cost_of_refusing(env) {
            lines.push(styled(cost, theme.warning));
        }
        if matches!(self.context(), Context::Offer | Context::Answer) {
            if gore::Offer::new(self.offered()).is_ok_and(|offer| self.session().was_refused(offer))
            {
                lines.push(styled(say!(env.text, "bargain-again"), theme.warning));
            }
            lines.extend(self.so_far(env).map(|line| styled(line, theme.page)));
        }
        if !matches!(self.context(), Context::Offer | Context::Answer) && self.at() > 0 {
            lines.push(styled(self.told(self.at(), env), theme.quiet));
        }
        lines.extend(said);
        lines
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
            (Context::Offer, _) => say!(text, "ask-offer", name = name, other = other),
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
            (Context::Type, _) => say!(text, "ask-type", name = name),
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
            // Where there is little room the question says the terms.
            Context::Answer if cells < ROOMY => Vec::new(),
            Context::Offer | Context::Answer => vec![self.terms(env)],
            Context::Over => {
                let mut lines = vec![self.why_over(env)];
                lines.extend(self.with_coach(env));
                lines
            }
            Context::Agree if matches!(self.mode, Mode::Asked(Question::Coach(_))) => Vec::new(),
            Context::Agree => vec![self.if_ended(env)],
            Context::HandOver => vec![say!(text, "hand-over-note")],
            _ => Vec::new(),
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
        let last = preview
            .last
            .map_or_else(String::new, |last| last.to_string());
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
    fn terms(&self, env: &Env) -> String {
        let text = &env.text;
        let position = self.position();
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
        let seeds = |hole: gore::Hole| self.position().seeds(hole.into());
        self.offered().into_iter().map(seeds).sum()
    }

    /// What has been offered in this game, and how it was answered.
    fn so_far(&self, env: &Env) -> Option<String> {
        let session = self.session();
        let played = &session.actions()[..session.played()];
        let count = |kind: fn(&gore::Action) -> bool| {
            let trades = played.iter().filter(|action| match action {
                AnyAction::Gore(action) => kind(action),
                AnyAction::DjenonAboure(_) => false,
            });
            trades.count()
        };
        let accepted = count(|action| *action == gore::Action::Accept);
        let refused = count(|action| *action == gore::Action::Refuse);
        let any = accepted + refused > 0;
        any.then(|| {
            say!(
                env.text,
                "bargain-so-far",
                accepted = accepted,
                refused = refused
            )
        })
    }

    /// What a refusal may cost the side that must answer.
    fn cost_of_refusing(&self, env: &Env) -> Option<String> {
        if self.context() != Context::Answer {
            return None;
        }
        let refused = self.position().refusals()[self.position().side_to_move()];
        Some(say!(env.text, "cost-of-refusing", refused = refused))
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
    fn why_over(&self, env: &Env) -> String {
        let text = &env.text;
        let position = self.position();
        let (before, after) = (position.captured(), position.settle().seeds);
        let swept = Side::ALL.map(|side| after[side] - before[side]);
        let sweep = say!(
            text,
            "over-sweep",
            south = self.name(Side::South, env),
            north = self.name(Side::North, env),
            south_seeds = swept[0],
            north_seeds = swept[1]
        );
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
                what = taken(&preview.captures, text)
            ),
            (Some(hole), _) => say!(text, "told-sow", name = name, hole = hole.to_string()),
            (None, _) => say!(text, "told-pass", name = name),
        },
    }
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

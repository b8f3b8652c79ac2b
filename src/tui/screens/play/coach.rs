//! The coach beside a game: how it is turned on and off, and what it says to whoever is to choose.

use ayla_rules::{AnyHole, gore};
use ratatui::Frame;
use ratatui::layout::{Margin, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Block, Borders, Paragraph};

use super::super::super::app::{Effect, Env};
use super::super::super::input::Context;
use super::super::super::text::say;
use super::super::super::theme::Theme;
use super::super::super::widgets::HoleWorth;
use super::super::coach::Told;
use super::super::{CoachPage, Request, Screen};
use super::{Mode, Play, Question};
use crate::engine::Measure;
use crate::practice::Job;
use crate::practice::coach::Advice;

/// With how many nodes the coach looks at each measure at most: a few seconds.
const NODES: u64 = 20_000_000;

/// A coach that is on.
#[derive(Debug, Default)]
pub(super) struct Coach {
    /// Whether it thinks about the game as it is now, or has done so.
    is_asked: bool,
    /// What it has said about it so far.
    advice: Option<Advice>,
}

impl Play {
    /// Turns the coach off, or on where both sides agree to it. Against the program one decides alone.
    pub(super) fn turn_coach(&mut self, env: &Env) -> Vec<Request> {
        if self.coach.take().is_some() {
            self.notice = Some(say!(env.text, "coach-off"));
            return vec![Request::Do(Effect::StopThinking)];
        }
        if self.session().partner().is_some() {
            return self.coach_on();
        }
        self.ask(Question::Coach(self.putting_together()));
        Vec::new()
    }

    /// Turns the coach on. That it is on is saved at once: nobody has to act for it to have been heard.
    pub(super) fn coach_on(&mut self) -> Vec<Request> {
        self.coach = Some(Coach::default());
        self.changed()
    }

    /// What is to be done outside when the game is at another point than before, or the coach has come: before it is
    /// saved it is noted that the coach is on.
    pub(super) fn changed(&mut self) -> Vec<Request> {
        if self.coach.is_none() {
            return vec![self.save()];
        }
        if self.session().finish().is_some() {
            return vec![self.save(), Request::Do(Effect::StopThinking)];
        }
        if self.session().partner_to_move().is_none() {
            self.game.session.note_coach();
        }
        vec![self.save()]
    }

    /// Lets the coach think about the game as it is now, if it is on, does not do so yet, and interrupts nobody.
    pub(super) fn consult(&mut self) -> Option<Request> {
        let is_over = self.session().finish().is_some();
        if is_over || self.session().partner_to_move().is_some() || self.is_partner_thinking() {
            return None;
        }
        let (position, nodes) = (*self.position(), NODES);
        let coach = self.coach.as_mut().filter(|coach| !coach.is_asked)?;
        coach.is_asked = true;
        let job = Job::Advise { position, nodes };
        Some(Request::Do(Effect::Think(Box::new(job))))
    }

    /// Forgets what the coach has said: the game is at another point, or something else has been thought about.
    pub(super) fn forget_advice(&mut self) {
        if self.coach.is_some() {
            self.coach = Some(Coach::default());
        }
    }

    /// Is told the coach's advice.
    pub(super) fn hear_advice(&mut self, advice: &Advice) {
        let is_about_now = advice.position == *self.position();
        if let Some(coach) = self.coach.as_mut().filter(|_| is_about_now) {
            coach.advice = Some(advice.clone());
        }
    }

    /// Whether the coach may be heard: it advises on the game as it is now, whoever has the keyboard.
    pub(super) fn is_coached(&self) -> bool {
        let is_elsewhere = matches!(
            self.context(),
            Context::Look
                | Context::Watch
                | Context::HandOver
                | Context::Proposed
                | Context::Think
                | Context::Over
        );
        let is_back = matches!(self.mode, Mode::Asked(Question::PlayFrom(_)));
        self.coach.is_some() && !is_elsewhere && !is_back && self.timeline.is_none()
    }

    /// What the coach says of the game as it is now, if it may be heard and has said anything.
    pub(super) fn advice(&self) -> Option<&Advice> {
        let advice = self.coach.as_ref()?.advice.as_ref()?;
        self.is_coached().then_some(advice)
    }

    fn counsel<'a>(&self, advice: &'a Advice, env: &'a Env, theme: &'a Theme) -> Told<'a> {
        Told {
            advice,
            offer: self.offer_in_the_making(),
            text: &env.text,
            theme,
        }
    }

    /// The offer that is being put together, if it is one already.
    fn offer_in_the_making(&self) -> Option<gore::Offer> {
        gore::Offer::new(self.putting_together()?).ok()
    }

    /// The page with all that the coach says.
    pub(super) fn coach_page(&self, env: &Env) -> Vec<Request> {
        let Some(advice) = self.advice() else {
            return Vec::new();
        };
        let name = self.name(self.position().side_to_move(), env);
        let page = CoachPage::new(advice.clone(), self.offer_in_the_making(), name);
        vec![Request::Push(Screen::Coach(page))]
    }

    /// What each hole that can be sown is worth, by seeds, while a side chooses one.
    pub(super) fn hole_worths(&self) -> Vec<(AnyHole, HoleWorth)> {
        let view = self.advice().and_then(|advice| advice.by(Measure::Seeds));
        let Some(view) = view.filter(|_| self.context() == Context::Sow) else {
            return Vec::new();
        };
        let best = view.best_choices().count();
        let worths = view.choices.iter().enumerate().map(|(place, choice)| {
            let worth = HoleWorth {
                seeds: choice.worth.seeds(),
                is_exact: choice.worth.is_exact,
                is_best: place < best,
            };
            Some((choice.action.sown()?, worth))
        });
        worths.flatten().collect()
    }

    /// What the coach says in one line, where there is no room for its pane.
    pub(super) fn coach_line(&self, env: &Env) -> Option<String> {
        if !self.is_coached() {
            return None;
        }
        let theme = env.settings.theme.theme();
        let words = match self.advice() {
            Some(advice) => self.counsel(advice, env, &theme).brief(),
            None => say!(env.text, "coach-thinking"),
        };
        Some(say!(env.text, "coach-line", words = words))
    }

    /// Draws what the coach says beside the board.
    pub(super) fn draw_coach(&self, env: &Env, area: Rect, frame: &mut Frame<'_>) {
        let theme = env.settings.theme.theme();
        let name = self.name(self.position().side_to_move(), env);
        let title = say!(env.text, "coach-title", name = name);
        let block = Block::new()
            .borders(Borders::LEFT)
            .style(theme.page)
            .border_style(theme.quiet)
            .title(format!(" {title} "));
        let inside = block.inner(area).inner(Margin::new(1, 0));
        frame.render_widget(block, area);
        let lines = match self.advice() {
            Some(advice) => self
                .counsel(advice, env, &theme)
                .pane(inside.width, inside.height),
            None => vec![Line::styled(say!(env.text, "coach-thinking"), theme.quiet)],
        };
        frame.render_widget(Paragraph::new(lines), inside);
    }
}

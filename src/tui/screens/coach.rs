//! All that the coach says of a position, to be read: a chapter for each measure.

use ayla_rules::gore;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use super::super::app::Env;
use super::super::input::Command;
use super::super::text::say;
use super::{Request, column, page, scrolled};
use crate::engine::Measure;
use crate::practice::Thought;
use crate::practice::coach::Advice;

mod words;

pub(super) use words::Told;

/// The coach's page.
#[derive(Debug)]
pub struct CoachPage {
    advice: Advice,
    /// The offer that is being put together.
    offer: Option<gore::Offer>,
    /// Whom the coach advises.
    name: String,
    /// Whether honour is read about, and not seeds.
    by_honour: bool,
    scroll: u16,
}

impl CoachPage {
    /// The page of some advice to somebody, who may be putting an offer together.
    pub const fn new(advice: Advice, offer: Option<gore::Offer>, name: String) -> Self {
        Self {
            advice,
            offer,
            name,
            by_honour: false,
            scroll: 0,
        }
    }

    const fn measure(&self) -> Measure {
        if self.by_honour {
            Measure::Honour
        } else {
            Measure::Seeds
        }
    }

    /// Whether honour is anything apart from seeds: where there are offers.
    fn has_honour(&self) -> bool {
        self.advice.position.game().lap().is_some()
    }

    fn lines(&self, env: &Env, cells: u16) -> Vec<Line<'static>> {
        let told = Told {
            advice: &self.advice,
            offer: self.offer,
            text: &env.text,
            theme: &env.settings.theme.theme(),
        };
        told.page(self.measure(), cells)
    }

    /// Is told what has been thought meanwhile.
    pub(super) fn hear(&mut self, thought: &Thought) {
        if let Thought::Advice(advice) = thought
            && advice.position == self.advice.position
        {
            self.advice = advice.clone();
        }
    }

    pub(super) fn act(&mut self, command: Command, env: &Env) -> Vec<Request> {
        match command {
            Command::Back => return vec![Request::Pop],
            Command::ChapterBefore | Command::ChapterAfter if self.can(command, env) => {
                self.by_honour = command == Command::ChapterAfter;
                self.scroll = 0;
            }
            _ => self.scroll = self.scrolled(command, env),
        }
        Vec::new()
    }

    /// Whether a command has anything to do at the moment.
    pub(super) fn can(&self, command: Command, env: &Env) -> bool {
        match command {
            Command::ChapterBefore => self.by_honour,
            Command::ChapterAfter => self.has_honour() && !self.by_honour,
            Command::Up | Command::Down | Command::PageUp | Command::PageDown => {
                self.scrolled(command, env) != self.scroll
            }
            _ => true,
        }
    }

    /// Where the page is scrolled to after a command.
    fn scrolled(&self, command: Command, env: &Env) -> u16 {
        let body = column(env.area);
        let lines = u16::try_from(self.lines(env, body.width).len()).unwrap_or(u16::MAX);
        let last = lines.saturating_sub(body.height);
        scrolled(self.scroll, command, last, body.height)
    }

    pub(super) fn draw(&self, env: &Env, frame: &mut Frame<'_>) {
        let theme = env.settings.theme.theme();
        let title = say!(env.text, "coach-title", name = self.name.as_str());
        let title = if self.has_honour() {
            let number = 1 + usize::from(self.by_honour);
            say!(
                env.text,
                "rules-title",
                chapter = title,
                number = number,
                all = Measure::ALL.len()
            )
        } else {
            title
        };
        page(frame, env, &title);
        let body = column(frame.area());
        let lines = self.lines(env, body.width);
        let height = u16::try_from(lines.len()).unwrap_or(u16::MAX);
        let scroll = self.scroll.min(height.saturating_sub(body.height));
        frame.render_widget(Paragraph::new(lines).scroll((scroll, 0)), body);
        let below = height.saturating_sub(scroll + body.height);
        if below > 0 {
            let row = Rect {
                y: body.bottom(),
                height: 1,
                ..body
            };
            let more = say!(env.text, "rules-more", lines = below);
            frame.render_widget(Line::styled(more, theme.quiet).right_aligned(), row);
        }
    }
}

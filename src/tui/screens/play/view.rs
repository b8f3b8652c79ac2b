//! How a game is drawn.

use ayla_rules::{AnyHole, Side};
use ratatui::Frame;
use ratatui::layout::{Margin, Position, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::super::super::app::Env;
use super::super::super::input::Context;
use super::super::super::preview::Preview;
use super::super::super::scene::{Place, Scene, signed};
use super::super::super::text::say;
use super::super::super::theme::Theme;
use super::super::super::widgets::{
    Board, COACHED, Hints, Panel, Record, Standing, draw_words, fitted, put,
};
use super::{Areas, Mode, Play, Question};

impl Play {
    /// Draws the game.
    pub(in super::super) fn draw(&self, env: &Env, frame: &mut Frame<'_>) {
        let areas = self.areas(frame.area());
        let theme = env.settings.theme.theme();
        let preview = self.preview();
        self.draw_title(env, &theme, &areas, frame);
        self.draw_board(true, preview.as_ref(), env, areas.board, frame);
        for (side, area) in [(Side::North, areas.north), (Side::South, areas.south)] {
            self.draw_panel(side, preview.as_ref(), env, area, frame);
        }
        let place = areas.words.inner(Margin::new(1, 0));
        let words = self.words(place.width, env, preview.as_ref());
        draw_words(words, place, frame);
        if let Some(area) = areas.record {
            self.draw_record(env, &theme, area, frame);
        }
        if let Some(area) = areas.coach {
            self.draw_coach(env, area, frame);
        }
    }

    /// Draws the board, or what an offer makes of it, with a cursor for whoever chooses or without one.
    pub(in super::super) fn draw_board(
        &self,
        chooses: bool,
        preview: Option<&Preview>,
        env: &Env,
        area: Rect,
        frame: &mut Frame<'_>,
    ) {
        if self.receiver().is_some() {
            self.draw_bargain(env, area, frame);
            return;
        }
        let scene = self.scene();
        let board = Board {
            scene: &scene,
            hints: self.hints(chooses, preview),
            theme: &env.settings.theme.theme(),
        };
        frame.render_widget(&board, area);
    }

    /// How many actions lie before the moment on the screen.
    pub(super) fn at(&self) -> usize {
        match self.mode {
            Mode::Looking(at) | Mode::Asked(Question::PlayFrom(at)) => at,
            _ => self.session().played(),
        }
    }

    /// The moment on the screen.
    pub(in super::super) fn scene(&self) -> Scene {
        match &self.timeline {
            Some(timeline) => timeline.scene().clone(),
            None if self.is_over() => Scene::at_the_end(self.moment()),
            None => Scene::from(self.moment()),
        }
    }

    /// Whether the game has ended at the moment on the screen.
    pub(super) fn is_over(&self) -> bool {
        let is_shown = self.timeline.is_some();
        !is_shown && self.session().finish().is_some() && self.at() == self.session().played()
    }

    /// How many actions are on the board: one that is being shown is not yet.
    fn done(&self) -> usize {
        self.at() - usize::from(self.timeline.is_some())
    }

    /// What the sowing under the cursor would do, while a side may choose one.
    pub(in super::super) fn preview(&self) -> Option<Preview> {
        if self.context() != Context::Sow {
            return None;
        }
        Preview::of(self.position(), self.position().sowing(self.cursor)?).ok()
    }

    fn hints<'a>(&self, chooses: bool, preview: Option<&'a Preview>) -> Hints<'a> {
        if !chooses || self.context() != Context::Sow {
            return Hints {
                sown: self.last_sown().filter(|_| self.timeline.is_none()),
                ..Hints::default()
            };
        }
        let lit = self
            .position()
            .legal_actions()
            .into_iter()
            .filter_map(ayla_rules::AnyAction::sown);
        Hints {
            cursor: Some(self.cursor),
            lit: lit.collect(),
            preview,
            sown: self.last_sown(),
            worths: self.hole_worths(),
            ..Hints::default()
        }
    }

    /// The hole that was sown last before the moment on the screen.
    fn last_sown(&self) -> Option<AnyHole> {
        // At the end the same sign tells what has been swept.
        if self.is_over() {
            return None;
        }
        let before = self.at().checked_sub(1)?;
        self.session().actions().get(before)?.sown()
    }

    fn draw_title(&self, env: &Env, theme: &Theme, areas: &Areas, frame: &mut Frame<'_>) {
        let area = areas.title;
        let text = &env.text;
        let session = self.session();
        let game = text.game(session.game());
        let (at, all) = (self.at(), session.played());
        let count = match self.mode {
            Mode::Looking(_) | Mode::Asked(Question::PlayFrom(_)) => {
                say!(text, "title-looking", at = at, all = all)
            }
            // Where there is no room above the boards, which they are is said nowhere else.
            _ if self.receiver().is_some() && areas.untitled_boards() > 0 => {
                let boards = [say!(text, "bargain-now"), say!(text, "bargain-then")];
                boards[2 - areas.untitled_boards()..].join(" | ")
            }
            _ if self.is_over() => say!(text, "title-over"),
            _ => say!(text, "title-action", number = self.done() + 1),
        };
        let times = session.repetitions();
        let repeated = if times > 1 {
            format!(" · {}", say!(text, "title-repeated", times = times))
        } else {
            String::new()
        };
        let map = self.territory(theme);
        let map_width = u16::try_from(map.width()).unwrap_or(0);
        let room = area.width.saturating_sub(map_width + 2);
        let line = fitted(&format!(" {game} · {count}{repeated}"), room);
        frame.render_widget(Line::styled(line, theme.strong), area);
        frame.render_widget(map.right_aligned(), area);
    }

    /// Who owns what, in the smallest space: North's row over South's would be two lines, so it stands before it.
    fn territory(&self, theme: &Theme) -> Line<'static> {
        if self.session().game().lap().is_none() {
            return Line::default();
        }
        let scene = self.scene();
        let (south, north) = scene.places().split_at(scene.row_len());
        let letter = |place: &Place| {
            let own = Style {
                bg: theme.page.bg,
                ..theme.side(place.owner)
            };
            Span::styled(place.owner.to_string(), own)
        };
        let mut map = Line::from(Span::styled("N ", theme.quiet));
        map.extend(north.iter().rev().map(letter));
        map.push_span(Span::styled("  S ", theme.quiet));
        map.extend(south.iter().map(letter));
        map.push_span(Span::styled(" ", theme.quiet));
        map
    }

    /// Draws what there is to say of a side.
    pub(in super::super) fn draw_panel(
        &self,
        side: Side,
        preview: Option<&Preview>,
        env: &Env,
        area: Rect,
        frame: &mut Frame<'_>,
    ) {
        let theme = env.settings.theme.theme();
        let session = self.session();
        let position = session
            .position_after(self.done())
            .unwrap_or_else(|| self.position());
        let scene = self.scene();
        let finish = session.finish().filter(|_| self.done() == session.played());
        let outcome = finish.map(|finish| finish.outcome);
        let if_ended = outcome.unwrap_or_else(|| position.settle());
        let to_act = self.asked_side().unwrap_or(position.side_to_move());
        let standing = Standing::of(side, outcome, to_act);
        let then = match preview {
            Some(preview) => Some(preview.after),
            None => self.receiver().and_then(|_| self.if_accepted()),
        };
        let change = match preview.filter(|_| standing == Standing::Acts) {
            Some(preview) => signed(preview.gain()),
            None if then.is_some() && self.receiver() == Some(side) => -signed(self.price()),
            None => 0,
        };
        let panel = Panel {
            side,
            name: &env.text.seat(session, side),
            captured: scene.captured[side],
            swept: scene.swept[side],
            if_ended: self.timeline.is_none().then(|| if_ended.seeds[side]),
            then: then.map(|position| position.settle().seeds[side]),
            change,
            standing,
            refusals: position.refusals(),
            ascii: env.settings.ascii,
            text: &env.text,
            theme: &theme,
        };
        frame.render_widget(&panel, area);
    }

    fn draw_record(&self, env: &Env, theme: &Theme, area: Rect, frame: &mut Frame<'_>) {
        let buffer = frame.buffer_mut();
        for row in area.rows() {
            put(buffer, row, "│", theme.quiet);
        }
        let inside = Rect {
            x: area.x + 1,
            width: area.width.saturating_sub(1),
            ..area
        };
        let title = if self.session().coached().is_empty() {
            say!(env.text, "record")
        } else {
            say!(env.text, "record-coached", mark = COACHED)
        };
        let title = format!(" {title} ");
        put(buffer, inside, &title, theme.page);
        frame.render_widget(&self.record(env, theme), list(area));
    }

    fn record<'a>(&'a self, env: &'a Env, theme: &'a Theme) -> Record<'a> {
        Record {
            session: self.session(),
            at: self.at(),
            is_shown: self.timeline.is_some(),
            text: &env.text,
            theme,
        }
    }

    /// The action at a point of the record.
    pub(super) fn action_at(&self, point: Position, env: &Env) -> Option<usize> {
        let area = self.areas(env.area).record?;
        let theme = env.settings.theme.theme();
        self.record(env, &theme).action_at(list(area), point)
    }

    /// What a player is called, and where that player sits.
    pub(super) fn who(&self, side: Side, env: &Env) -> String {
        let name = &self.session().players[side];
        if name.is_empty() {
            env.text.side(side)
        } else {
            format!("{name} ({})", env.text.side(side))
        }
    }

    /// What a player is called.
    pub(super) fn name(&self, side: Side, env: &Env) -> String {
        env.text.player(side, &self.session().players[side])
    }
}

/// The names of some holes, as an offer writes them.
pub(super) fn names(holes: impl IntoIterator<Item = impl Into<AnyHole>>) -> String {
    holes
        .into_iter()
        .map(|hole| hole.into().to_string())
        .collect::<Vec<_>>()
        .join(", ")
}

/// A question or an answer in its own weight.
pub(super) fn styled(words: String, style: ratatui::style::Style) -> Line<'static> {
    Line::from(Span::styled(words, style))
}

/// Where the actions stand in the area of the record.
fn list(area: Rect) -> Rect {
    Rect {
        x: area.x + 1,
        y: area.y + 1,
        width: area.width.saturating_sub(1),
        height: area.height.saturating_sub(1),
    }
}

//! The bargain as a scene of its own: the board now and the board if the offer is accepted, side by side.

use ayla_rules::{AnyHole, AnyPosition, Side, gore};
use ratatui::Frame;
use ratatui::layout::{Rect, Size};
use ratatui::text::Line;

use super::super::super::app::Env;
use super::super::super::input::Context;
use super::super::super::scene::Scene;
use super::super::super::text::say;
use super::super::super::widgets::{Board, Hints};
use super::layout::Areas;
use super::{Mode, Play, offer_of};

/// Where a board of the bargain lies in its area, and the line above it that says what it shows. A board without room for
/// that line does without it: the words below it say the same.
pub(super) fn titled(area: Rect) -> (Rect, Rect) {
    let title = u16::from(area.height > 6);
    let room = Size::new(area.width, area.height - title);
    let height = Board::height(room, gore::Hole::ROW);
    let above = (room.height - height) / 2;
    let title = Rect {
        y: area.y + above,
        height: title,
        ..area
    };
    let board = Rect {
        y: title.bottom(),
        height,
        ..area
    };
    (title, board)
}

impl Play {
    /// The holes of the offer that is being put together or has been made.
    pub(super) fn offered(&self) -> gore::HoleSet {
        match self.mode {
            Mode::Offering(holes) => holes,
            _ => self
                .position()
                .pending_offer()
                .map_or(gore::HoleSet::EMPTY, gore::Offer::holes),
        }
    }

    /// The side that gets the holes and pays for them, while an offer is put together or answered.
    pub(in super::super) fn receiver(&self) -> Option<Side> {
        let side = self.position().side_to_move();
        match self.context() {
            Context::Offer => Some(side.other()),
            Context::HandOver | Context::Answer => Some(side),
            _ => None,
        }
    }

    /// What the offer costs the receiver.
    pub(super) fn price(&self) -> u8 {
        gore::Offer::new(self.offered()).map_or(0, gore::Offer::price)
    }

    /// The position if the offer is made and accepted, where that is legal.
    pub(super) fn if_accepted(&self) -> Option<AnyPosition> {
        let accept = ayla_rules::AnyAction::Gore(gore::Action::Accept);
        match self.mode {
            Mode::Offering(holes) => self
                .position()
                .play(offer_of(holes).ok()?)
                .ok()?
                .play(accept)
                .ok(),
            _ => self.position().play(accept).ok(),
        }
    }

    pub(super) fn draw_bargain(&self, env: &Env, area: Rect, frame: &mut Frame<'_>) {
        let theme = env.settings.theme.theme();
        let offered: Vec<AnyHole> = self.offered().into_iter().map(AnyHole::from).collect();
        let (before, after) = Areas::bargain(area);
        let is_choosing = matches!(self.mode, Mode::Offering(_));
        let position = self.position();
        let own = |hole: &AnyHole| position.owner(*hole) == position.side_to_move();
        let hints = Hints {
            cursor: is_choosing.then_some(self.cursor),
            lit: if is_choosing {
                position.holes().filter(own).collect()
            } else {
                Vec::new()
            },
            offered: offered.clone(),
            ..Hints::default()
        };
        let now = Scene::from(position);
        let then = self.if_accepted().map(|position| Scene::from(&position));
        let draw = |words: String, area: Rect, scene: &Scene, hints, frame: &mut Frame<'_>| {
            let (title, place) = titled(area);
            frame.render_widget(Line::styled(words, theme.strong).centered(), title);
            let board = Board {
                scene,
                hints,
                theme: &theme,
            };
            frame.render_widget(&board, place);
        };
        let [title_now, title_then] = [
            say!(env.text, "bargain-now"),
            say!(env.text, "bargain-then"),
        ];
        match (before, &then) {
            (Some(before), _) => {
                let then = then.as_ref().unwrap_or(&now);
                let offered = Hints {
                    offered,
                    ..Hints::default()
                };
                draw(title_now, before, &now, hints, frame);
                draw(title_then, after, then, offered, frame);
            }
            (None, Some(then)) => draw(title_then, after, then, hints, frame),
            (None, None) => draw(title_now, after, &now, hints, frame),
        }
    }
}

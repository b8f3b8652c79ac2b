//! The bargain as a scene of its own: the board now and the board if the offer is accepted, side by side.

use ayla_rules::{AnyAction, AnyHole, AnyPosition, Side, gore};
use ratatui::Frame;
use ratatui::layout::{Position, Rect, Size};
use ratatui::text::Line;

use super::super::super::app::Env;
use super::super::super::scene::Scene;
use super::super::super::text::say;
use super::super::super::widgets::{Board, Hints, offered_in};
use super::layout::Areas;
use super::{Mode, Play, Question, offer_of};

/// Where a board of the bargain lies in its area, and the line above it that says what it shows. A board without room for
/// that line does without it: the words below it say the same.
pub(super) fn titled(area: Rect) -> (Rect, Rect) {
    let title = title_height(area.height);
    let height = Board::height(room(area.as_size()), gore::Hole::ROW);
    let above = (area.height - title - height) / 2;
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

/// How high the boards of the bargain are in an area, with the line above them.
pub(super) fn titled_height(area: Size) -> u16 {
    let (_, board) = Areas::bargain(Rect::from((Position::ORIGIN, area)));
    title_height(area.height) + Board::height(room(board.as_size()), gore::Hole::ROW)
}

fn title_height(height: u16) -> u16 {
    u16::from(height > 6)
}

/// What a title leaves of an area.
fn room(area: Size) -> Size {
    Size::new(area.width, area.height - title_height(area.height))
}

impl Play {
    /// The position on the screen.
    pub(super) fn moment(&self) -> &AnyPosition {
        let moment = self.session().position_after(self.at());
        moment.unwrap_or_else(|| self.position())
    }

    /// The holes of the offer that is being put together. It waits while the coach is asked for.
    pub(super) fn putting_together(&self) -> Option<gore::HoleSet> {
        match self.mode {
            Mode::Offering(holes) | Mode::Asked(Question::Coach(Some(holes))) => Some(holes),
            _ => None,
        }
    }

    /// The holes of the offer on the screen, which is being put together or waits for its answer, and the side that gets them
    /// and pays for them.
    fn on_the_table(&self) -> Option<(gore::HoleSet, Side)> {
        if self.timeline.is_some() || self.is_over() {
            return None;
        }
        match self.putting_together() {
            Some(holes) => Some((holes, self.position().side_to_move().other())),
            None => offered_in(self.moment()),
        }
    }

    /// The holes of the offer on the screen.
    pub(super) fn offered(&self) -> gore::HoleSet {
        self.on_the_table()
            .map_or(gore::HoleSet::EMPTY, |(holes, _)| holes)
    }

    /// The side that gets the holes of the offer on the screen, and pays for them.
    pub(in super::super) fn receiver(&self) -> Option<Side> {
        self.on_the_table().map(|(_, receiver)| receiver)
    }

    /// What the offer costs the receiver.
    pub(super) fn price(&self) -> u8 {
        gore::Offer::new(self.offered()).map_or(0, gore::Offer::price)
    }

    /// The position if the offer is made and accepted, where that is legal.
    pub(super) fn if_accepted(&self) -> Option<AnyPosition> {
        let accept = AnyAction::Gore(gore::Action::Accept);
        let moment = self.moment();
        match self.putting_together() {
            Some(holes) => moment.play(offer_of(holes).ok()?).ok()?.play(accept).ok(),
            None => moment.play(accept).ok(),
        }
    }

    pub(super) fn draw_bargain(&self, env: &Env, area: Rect, frame: &mut Frame<'_>) {
        let theme = env.settings.theme.theme();
        let (before, after) = Areas::bargain(area);
        let is_choosing = matches!(self.mode, Mode::Offering(_));
        let position = self.moment();
        let own = |hole: &AnyHole| position.owner(*hole) == position.side_to_move();
        let offered = self.on_the_table();
        let hints = Hints {
            cursor: is_choosing.then_some(self.cursor),
            lit: if is_choosing {
                position.holes().filter(own).collect()
            } else {
                Vec::new()
            },
            offered,
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
            (Some(before), Some(then)) => {
                let given = Hints {
                    offered,
                    ..Hints::default()
                };
                draw(title_now, before, &now, hints, frame);
                draw(title_then, after, then, given, frame);
            }
            // No hole has been chosen yet, or these holes can't be offered: nothing would change.
            (Some(before), None) => {
                draw(title_now, before, &now, hints, frame);
                let title = if self.offered().is_empty() {
                    say!(env.text, "bargain-nothing-yet")
                } else {
                    say!(env.text, "bargain-not-possible")
                };
                draw(title, after, &now, Hints::default(), frame);
            }
            (None, Some(then)) => {
                let hints = Hints {
                    before: Some(&now),
                    ..hints
                };
                draw(title_then, after, then, hints, frame);
            }
            (None, None) => draw(title_now, after, &now, hints, frame),
        }
    }
}

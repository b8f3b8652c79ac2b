//! How a drill is drawn.

use ayla_rules::Side;
use ratatui::Frame;
use ratatui::layout::{Margin, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Block, Borders};

use super::super::super::app::Env;
use super::super::super::scene::Scene;
use super::super::super::text::say;
use super::super::super::widgets::{
    Board, Hints, Panel, Record, Standing, draw_words, fitted, offered_in, put, width,
};
use super::super::play::Areas;
use super::super::practise::chapter_name;
use super::{Drilling, Question, Shown, Stage};
use crate::practice::drill::HARDEST;

impl Drilling {
    /// Draws the drill.
    pub(in super::super) fn draw(&self, env: &Env, frame: &mut Frame<'_>) {
        let row_len = self.drill().position.game().row_len();
        let areas = Areas::with_record(frame.area(), row_len);
        self.draw_title(env, areas.title, frame);
        match &self.stage {
            Stage::Asked { play, .. } => {
                // What a relay would do is the question.
                let preview = match self.drill().question {
                    Question::Best { .. } => play.preview(),
                    Question::Takes(_) | Question::TakesMost => None,
                };
                match self.drill().question {
                    Question::Takes(sowing) => {
                        draw_board(
                            &Scene::from(&self.drill().position),
                            Hints {
                                cursor: sowing.sown(),
                                lit: sowing.sown().into_iter().collect(),
                                ..Hints::default()
                            },
                            env,
                            areas.board,
                            frame,
                        );
                    }
                    _ => play.draw_board(true, preview.as_ref(), env, areas.board, frame),
                }
                for (side, area) in [(Side::North, areas.north), (Side::South, areas.south)] {
                    play.draw_panel(side, preview.as_ref(), env, area, frame);
                }
            }
            Stage::Told { lines, line, .. } => {
                let shown = &lines[*line];
                draw_moment(shown, env, areas.board, frame);
                for (side, area) in [(Side::North, areas.north), (Side::South, areas.south)] {
                    draw_panel(shown, side, env, area, frame);
                }
                if let Some(area) = areas.record {
                    draw_record(shown, env, area, frame);
                }
            }
        }
        let place = areas.words.inner(Margin::new(1, 0));
        draw_words(self.words(place.width, env), place, frame);
    }

    fn draw_title(&self, env: &Env, area: Rect, frame: &mut Frame<'_>) {
        let theme = env.settings.theme.theme();
        let drill = self.drill();
        let title = say!(
            env.text,
            "drill-title",
            chapter = chapter_name(drill.chapter, &env.text),
            number = self.at + 1,
            all = self.round.len()
        );
        let level = say!(
            env.text,
            "drill-level",
            level = drill.level,
            hardest = HARDEST
        );
        let title = fitted(&format!(" {title}"), area.width);
        // Which drill it is comes before how hard it is.
        if width(&title) + 2 + width(&level) < area.width {
            let level = Line::styled(format!("{level} "), theme.quiet);
            frame.render_widget(level.right_aligned(), area);
        }
        put(frame.buffer_mut(), area, &title, theme.strong);
    }
}

fn draw_board(scene: &Scene, hints: Hints<'_>, env: &Env, area: Rect, frame: &mut Frame<'_>) {
    let board = Board {
        scene,
        hints,
        theme: &env.settings.theme.theme(),
    };
    frame.render_widget(&board, area);
}

/// Draws the moment of a line that is on the board.
fn draw_moment(line: &Shown, env: &Env, area: Rect, frame: &mut Frame<'_>) {
    let before = line.at().checked_sub(1);
    let sown = before.and_then(|before| line.session().actions().get(before)?.sown());
    let hints = Hints {
        offered: offered_in(line.position(line.at())),
        sown: sown.filter(|_| line.timeline().is_none()),
        ..Hints::default()
    };
    draw_board(&line.scene(), hints, env, area, frame);
}

fn draw_panel(shown: &Shown, side: Side, env: &Env, area: Rect, frame: &mut Frame<'_>) {
    // While an action is shown, what is not on the board yet is as it was before it.
    let at = shown.at() - usize::from(shown.timeline().is_some());
    let position = shown.position(at);
    let scene = shown.scene();
    let panel = Panel {
        side,
        name: &env.text.side(side),
        captured: scene.captured[side],
        swept: scene.swept[side],
        if_ended: (shown.timeline().is_none()).then(|| position.settle().seeds[side]),
        change: 0,
        then: None,
        standing: Standing::of(side, position.outcome(), position.side_to_move()),
        refusals: position.refusals(),
        ascii: env.settings.ascii,
        text: &env.text,
        theme: &env.settings.theme.theme(),
    };
    frame.render_widget(&panel, area);
}

fn draw_record(shown: &Shown, env: &Env, area: Rect, frame: &mut Frame<'_>) {
    let theme = env.settings.theme.theme();
    let block = Block::new()
        .borders(Borders::LEFT)
        .style(theme.page)
        .border_style(theme.quiet)
        .title(format!(" {} ", say!(env.text, "record")));
    let inside = block.inner(area);
    frame.render_widget(block, area);
    let record = Record {
        session: shown.session(),
        at: shown.at(),
        is_shown: shown.timeline().is_some(),
        text: &env.text,
        theme: &theme,
    };
    frame.render_widget(&record, inside);
}

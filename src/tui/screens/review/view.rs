//! How a review is drawn: chart, words, list and counts; on large screens the board beside them; or a moment on the
//! board by itself.

use ayla_rules::Side;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Margin, Rect, Size};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::super::super::app::Env;
use super::super::super::scene::Scene;
use super::super::super::text::say;
use super::super::super::theme::Theme;
use super::super::super::widgets::{
    Board, Hints, Margins, draw_words, fitted, offered_in, width, wrapped,
};
use super::super::page;
use super::super::play::told;
use super::{Entry, OnBoard, ReviewPage};
use crate::session::Session;

/// From which size on the board stands beside the review.
const WITH_BOARD: (u16, u16) = (110, 30);
/// The cells of the counts: of a label, of a column for a side, of both columns with the labels.
const LABEL: u16 = 20;
const COUNT: u16 = 9;
const COUNTS: u16 = LABEL + 2 * COUNT;

impl ReviewPage {
    pub(in super::super) fn draw(&self, env: &Env, frame: &mut Frame<'_>) {
        let text = &env.text;
        let [south, north] = Side::ALL.map(|side| text.player(side, &self.session.players[side]));
        let game = text.game(self.session.game());
        let title = say!(
            text,
            "review-title",
            game = game,
            south = south,
            north = north
        );
        let title = fitted(&title, frame.area().width);
        let body = page(frame, env, &title).inner(Margin::new(1, 0));
        match &self.board {
            Some(board) => board.draw(self, env, body, frame),
            None => self.draw_review(env, body, frame),
        }
    }

    fn draw_review(&self, env: &Env, body: Rect, frame: &mut Frame<'_>) {
        let area = frame.area();
        let has_board = area.width >= WITH_BOARD.0 && area.height >= WITH_BOARD.1;
        let [body, _, board] = body.layout(&Layout::horizontal([
            Constraint::Fill(1),
            Constraint::Length(if has_board { 2 } else { 0 }),
            Constraint::Length(if has_board { 46 } else { 0 }),
        ]));
        let (chart, words) = match body.height {
            ..16 => (3, 3),
            16..30 => (7, 4),
            30.. => (13, 4),
        };
        let [progress, chart, words, rest] = body.layout(&Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(chart),
            Constraint::Length(words),
            Constraint::Fill(1),
        ]));
        self.draw_progress(env, progress, frame);
        let theme = env.settings.theme.theme();
        let margins = Margins {
            curve: &self.review.curve(),
            points: self.review.all(),
            cursor: self.cursor,
            turned: &self.review.turning_points(),
            theme: &theme,
        };
        frame.render_widget(&margins, chart);
        self.draw_words(env, words, frame);
        let counts = self.counts(env, &theme);
        let height = u16::try_from(counts.len()).unwrap_or(0);
        // The counts stand below the board or beside the list; where there is no room for that, at its end.
        let (list, place) = if has_board {
            let room = Size::new(board.width, board.height.saturating_sub(1 + height));
            let [above, _, below] = board.layout(&Layout::vertical([
                Constraint::Length(Board::height(room, self.session.game().row_len())),
                Constraint::Length(1),
                Constraint::Length(height),
            ]));
            draw_position(&self.session, self.cursor, &theme, above, frame);
            (rest, below)
        } else {
            let beside = if rest.width >= 66 { COUNTS } else { 0 };
            let [list, place] = rest.layout(&Layout::horizontal([
                Constraint::Fill(1),
                Constraint::Length(beside),
            ]));
            (list, place)
        };
        if place.width > 0 {
            frame.render_widget(Paragraph::new(counts), place);
            self.draw_list(Vec::new(), env, list, frame);
        } else {
            self.draw_list(counts, env, list, frame);
        }
    }

    fn draw_progress(&self, env: &Env, area: Rect, frame: &mut Frame<'_>) {
        let theme = env.settings.theme.theme();
        let words = self.progress(&env.text);
        let style = if self.works {
            theme.strong
        } else {
            theme.quiet
        };
        let mut line = Line::default();
        if self.works {
            const CELLS: usize = 10;
            let full = CELLS * self.review.done() / self.review.all();
            line.push_span(Span::styled("█".repeat(full), theme.key));
            line.push_span(Span::styled("░".repeat(CELLS - full), theme.quiet));
            line.push_span(" ");
        }
        let room = area
            .width
            .saturating_sub(u16::try_from(line.width()).unwrap_or(0));
        line.push_span(Span::styled(fitted(&words, room), style));
        frame.render_widget(line, area);
    }

    fn draw_words(&self, env: &Env, area: Rect, frame: &mut Frame<'_>) {
        let theme = env.settings.theme.theme();
        let lines = self.about(area.width, &env.text).into_iter().enumerate();
        let lines = lines.map(|(place, words)| {
            let style = if place == 0 { theme.strong } else { theme.page };
            Line::styled(words, style)
        });
        draw_words(lines.collect(), area, frame);
    }

    /// The entries under their headings, the chosen one in sight, and what else there is to be listed after them.
    fn draw_list(&self, more: Vec<Line<'static>>, env: &Env, area: Rect, frame: &mut Frame<'_>) {
        let theme = env.settings.theme.theme();
        let entries = self.entries();
        let chosen = self.chosen_of(&entries).unwrap_or(0);
        let is_on_it =
            |entry: Entry| self.chosen == Some(entry) && entry.number() == self.cursor + 1;
        let mut lines: Vec<Line<'static>> = Vec::new();
        let mut chosen_line = 0;
        let mut last = None;
        for (place, &entry) in entries.iter().enumerate() {
            let heading = self.heading(entry, &env.text);
            if last.as_ref() != Some(&heading) {
                lines.push(Line::styled(fitted(&heading, area.width), theme.key));
                last = Some(heading);
            }
            if place == chosen {
                chosen_line = lines.len();
            }
            let (mark, style) = if is_on_it(entry) {
                ("▶ ", theme.cursor)
            } else {
                ("  ", theme.page)
            };
            let words = self.entry(entry, &env.text);
            lines.push(Line::from(vec![
                Span::styled(mark, theme.key),
                Span::styled(fitted(&words, area.width.saturating_sub(2)), style),
            ]));
        }
        if entries.is_empty() && !self.works {
            let nothing = if self.session.played() == 0 {
                say!(env.text, "review-nothing")
            } else {
                say!(env.text, "review-no-mistake")
            };
            let words = wrapped(&nothing, area.width).into_iter();
            lines.extend(words.map(|words| Line::styled(words, theme.quiet)));
        }
        lines.extend(more);
        let rows = usize::from(area.height);
        // From the last entry on, what comes after the entries is in sight as far as there is room.
        let wanted = if chosen + 1 >= entries.len() {
            lines.len()
        } else {
            chosen_line + 2
        };
        let first = wanted
            .saturating_sub(rows)
            .min(chosen_line.saturating_sub(1))
            .min(lines.len().saturating_sub(rows));
        lines.drain(..first);
        frame.render_widget(Paragraph::new(lines), area);
    }

    /// How each side chose, as a table.
    fn counts(&self, env: &Env, theme: &Theme) -> Vec<Line<'static>> {
        let [south, north] =
            Side::ALL.map(|side| env.text.player(side, &self.session.players[side]));
        let cell = |words: &str| {
            let words = fitted(words, COUNT - 1);
            let pad = COUNT.saturating_sub(width(&words));
            format!("{}{words}", " ".repeat(usize::from(pad)))
        };
        let label = |words: &str| {
            let words = fitted(words, LABEL - 1);
            let pad = LABEL.saturating_sub(width(&words));
            format!("{words}{}", " ".repeat(usize::from(pad)))
        };
        let head = format!("{}{}{}", label(""), cell(&south), cell(&north));
        let rows = self.counted(&env.text).into_iter().map(|(name, cells)| {
            let words = format!("{}{}{}", label(&name), cell(&cells[0]), cell(&cells[1]));
            Line::styled(words, theme.page)
        });
        std::iter::once(Line::styled(head, theme.key))
            .chain(rows)
            .collect()
    }
}

impl OnBoard {
    fn draw(&self, page: &ReviewPage, env: &Env, body: Rect, frame: &mut Frame<'_>) {
        let theme = env.settings.theme.theme();
        let text = &env.text;
        let lines = u16::try_from(self.lines.len()).unwrap_or(1);
        let words = if body.height >= 18 { 4 } else { 3 };
        let [steps, board, words] = body.layout(&Layout::vertical([
            Constraint::Length(lines),
            Constraint::Fill(1),
            Constraint::Length(words),
        ]));
        for ((place, session), row) in self.lines.iter().enumerate().zip(steps.rows()) {
            let name = match place {
                0 => say!(text, "review-as-played"),
                _ => say!(text, "review-instead"),
            };
            let is_shown = place == self.line;
            frame.render_widget(self.steps(&name, session, is_shown, &theme, row.width), row);
        }
        let session = self.session();
        draw_position(session, self.at, &theme, board, frame);
        let mut said = Vec::new();
        if self.at + 1 > self.number {
            said.push(Line::styled(told(session, self.at, text), theme.strong));
        } else {
            let about = page.about(words.width, text).into_iter().skip(1);
            said.extend(about.map(|words| Line::styled(words, theme.page)));
        }
        if let Some(position) = session.position_after(self.at) {
            let [south, north] = Side::ALL.map(|side| text.player(side, &session.players[side]));
            let captured = position.captured();
            let captured = say!(
                text,
                "review-captured",
                south = south,
                south_seeds = captured.south,
                north = north,
                north_seeds = captured.north
            );
            said.push(Line::styled(captured, theme.quiet));
        }
        draw_words(said, words, frame);
    }

    /// A line of actions, the one that led to the board standing out.
    fn steps(
        &self,
        name: &str,
        session: &Session,
        is_shown: bool,
        theme: &Theme,
        cells: u16,
    ) -> Line<'static> {
        let mark = if is_shown { "▶ " } else { "  " };
        let name_style = if is_shown { theme.strong } else { theme.quiet };
        let mut line = Line::from(vec![
            Span::styled(mark, theme.key),
            Span::styled(format!("{name}:"), name_style),
        ]);
        let from = self.number.max((self.at + 1).saturating_sub(4));
        let from = if is_shown { from } else { self.number };
        if from > self.number {
            line.push_span(Span::styled(" …", theme.quiet));
        }
        for number in from..=session.played() {
            let action = session.actions()[number - 1].to_string();
            let room = usize::from(cells).saturating_sub(line.width() + 3);
            if action.len() > room {
                line.push_span(Span::styled(" …", theme.quiet));
                break;
            }
            let style = if is_shown && number == self.at {
                theme.cursor
            } else {
                name_style
            };
            line.push_span("  ");
            line.push_span(Span::styled(action, style));
        }
        line
    }
}

/// The board of a game after so many actions.
fn draw_position(session: &Session, at: usize, theme: &Theme, area: Rect, frame: &mut Frame<'_>) {
    let Some(position) = session.position_after(at) else {
        return;
    };
    let sown = at
        .checked_sub(1)
        .and_then(|before| session.actions().get(before)?.sown());
    let board = Board {
        scene: &Scene::from(position),
        hints: Hints {
            offered: offered_in(position),
            sown,
            ..Hints::default()
        },
        theme,
    };
    frame.render_widget(&board, area);
}

//! How a lesson is drawn: the board of a game, and under it what is taught, what is asked and what came of it.

use ayla_rules::Side;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect, Size};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::super::super::app::Env;
use super::super::super::input::{Command, Context, bindings};
use super::super::super::text::say;
use super::super::super::theme::Theme;
use super::super::super::widgets::{Board, Footer, fitted, key_name, width, wrapped};
use super::{Next, Stage, Tour};
use crate::practice::tour::{Chapter, LESSONS, Lesson};

/// The widest column that is pleasant to read.
const COLUMN: u16 = 76;

/// The areas of the screen of a lesson.
#[derive(Clone, Copy, Debug)]
pub(super) struct Areas {
    title: Rect,
    /// What each side has captured, where there is room for it beside the board.
    panels: Option<[Rect; 2]>,
    pub(super) board: Rect,
    /// What is taught, asked and answered.
    words: Rect,
}

impl Areas {
    fn of(screen: Rect, row_len: u8) -> Self {
        let above = Rect {
            height: Footer::area(screen).y - screen.y,
            ..screen
        };
        let panel = match screen.height {
            ..20 => 0,
            20..24 => 1,
            24.. => 2,
        };
        let words = if screen.height < 20 { 6 } else { 7 };
        let room = Size::new(
            above.width,
            above.height.saturating_sub(1 + 2 * panel + words),
        );
        let board = Board::height(room, row_len);
        let [title, north, board, south, words] = above.layout(&Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(panel),
            Constraint::Length(board),
            Constraint::Length(panel),
            Constraint::Fill(1),
        ]));
        let words = words.centered_horizontally(Constraint::Max(COLUMN.min(screen.width - 2)));
        Self {
            title,
            panels: (panel > 0).then_some([south, north]),
            board,
            words,
        }
    }
}

/// Something that is said, and how much it matters where not everything can be: 0 is always said.
struct Said {
    words: String,
    style: Style,
    matters: u8,
}

impl Tour {
    /// Where everything lies.
    pub(super) fn areas(&self, screen: Rect) -> Areas {
        Areas::of(screen, self.session().game().row_len())
    }

    /// Draws the lesson.
    pub(in super::super) fn draw(&self, env: &Env, frame: &mut Frame<'_>) {
        let areas = self.areas(frame.area());
        let theme = env.settings.theme.theme();
        self.draw_title(env, &theme, &areas, frame);
        let chooses = matches!(
            self.context(),
            Context::LessonTurn | Context::LessonAnswer | Context::Offer
        );
        let preview = self.table.preview().filter(|_| chooses);
        self.table
            .draw_board(chooses, preview.as_ref(), env, areas.board, frame);
        for (side, area) in Side::ALL
            .into_iter()
            .zip(areas.panels.into_iter().flatten())
        {
            self.table
                .draw_panel(side, preview.as_ref(), env, area, frame);
        }
        match self.lesson() {
            Some(lesson) => {
                let said = self.said(lesson, env, &theme);
                let lines = lines(said, areas.panels.is_some(), areas.words);
                frame.render_widget(Paragraph::new(lines), areas.words);
            }
            None => self.draw_choice(env, &theme, areas.words, frame),
        }
    }

    /// What the tour is, how far it has come, and where there are no panels what has been captured.
    fn draw_title(&self, env: &Env, theme: &Theme, areas: &Areas, frame: &mut Frame<'_>) {
        let text = &env.text;
        let name = say!(text, "home-tour");
        let line = match self.lesson() {
            Some(lesson) => {
                let (number, all) = (self.at + 1, LESSONS.len());
                // Where there is room for one board only, this is said nowhere else.
                let is_bargain = self.table.receiver().is_some() && areas.title.width < 60;
                let about = if is_bargain {
                    say!(text, "bargain-then")
                } else {
                    chapter(lesson.chapter, env)
                };
                let place = say!(
                    text,
                    "tour-title",
                    number = number,
                    all = all,
                    about = about
                );
                match areas.panels {
                    Some(_) => format!("{name} · {place}"),
                    None => place,
                }
            }
            None => name,
        };
        let captured = self.table.scene().captured;
        let captured = match areas.panels {
            Some(_) => String::new(),
            None => say!(
                text,
                "tour-captured",
                south = captured.south,
                north = captured.north
            ),
        };
        let room = areas.title.width.saturating_sub(width(&captured) + 2);
        let line = fitted(&format!(" {line}"), room);
        frame.render_widget(Line::styled(line, theme.strong), areas.title);
        frame.render_widget(
            Line::styled(captured, theme.quiet).right_aligned(),
            areas.title,
        );
    }

    /// All that is said in a lesson at this moment.
    fn said(&self, lesson: &Lesson, env: &Env, theme: &Theme) -> Vec<Said> {
        let said = |matters, words, style| Said {
            words,
            style,
            matters,
        };
        if let Some(shown) = self.table.happening(env) {
            return vec![said(0, shown, theme.strong)];
        }
        let go_on = key(Context::Lesson, Command::GoOn, env);
        match self.stage {
            Stage::Told if lesson.is_played() => {
                let mut all = vec![
                    said(2, words(lesson, "", env), theme.page),
                    said(0, words(lesson, ".task", env), theme.strong),
                ];
                match self.table.notice() {
                    Some(notice) => all.push(said(1, notice.to_string(), theme.warning)),
                    None => {
                        let preview = self.table.preview();
                        let details = self.table.details(u16::MAX, env, preview.as_ref());
                        all.extend(details.into_iter().map(|words| said(3, words, theme.quiet)));
                    }
                }
                all
            }
            Stage::Told => {
                let prompt = match lesson.watched() {
                    Some(_) => say!(env.text, "tour-watch", key = go_on),
                    None => say!(env.text, "tour-go-on", key = go_on),
                };
                vec![
                    said(0, words(lesson, "", env), theme.page),
                    said(1, prompt, theme.quiet),
                ]
            }
            Stage::Tried => vec![
                said(1, self.table.told(self.session().played(), env), theme.page),
                said(0, words(lesson, ".hint", env), theme.warning),
                said(2, say!(env.text, "tour-again", key = go_on), theme.quiet),
            ],
            Stage::Done => vec![
                said(0, words(lesson, ".done", env), theme.strong),
                said(1, say!(env.text, "tour-go-on", key = go_on), theme.quiet),
            ],
        }
    }

    /// What can be done after the last lesson.
    fn draw_choice(&self, env: &Env, theme: &Theme, area: Rect, frame: &mut Frame<'_>) {
        let entries = u16::try_from(Next::ALL.len()).unwrap_or(u16::MAX);
        let [farewell, list] = area.layout(&Layout::vertical([
            Constraint::Fill(1),
            Constraint::Length(entries),
        ]));
        let words = say!(env.text, "tour-farewell");
        let rows = wrapped(&words, farewell.width).into_iter();
        let rows: Vec<_> = rows.map(|row| Line::styled(row, theme.page)).collect();
        frame.render_widget(Paragraph::new(rows), farewell);
        for ((index, next), row) in Next::ALL.into_iter().enumerate().zip(list.rows()) {
            let words = match next {
                Next::PlayProgram => say!(env.text, "tour-play-program"),
                Next::PlayFriend => say!(env.text, "tour-play-friend"),
                Next::Practise => say!(env.text, "home-practise"),
                Next::Rules => say!(env.text, "home-rules"),
                Next::Home => say!(env.text, "tour-home"),
            };
            let (mark, style) = if index == self.cursor {
                ("▶ ", theme.cursor)
            } else {
                ("  ", theme.page)
            };
            let line = Line::from(vec![
                Span::styled(mark, theme.key),
                Span::styled(fitted(&words, row.width.saturating_sub(2)), style),
            ]);
            frame.render_widget(line, row);
        }
    }
}

/// As many lines as fit: what matters least is left out first, and there is air between the rest where there is room, below
/// panels also before it.
fn lines(mut said: Vec<Said>, has_panels: bool, area: Rect) -> Vec<Line<'static>> {
    let height = usize::from(area.height);
    let rows = |said: &[Said]| -> usize {
        let of = |said: &Said| wrapped(&said.words, area.width).len();
        said.iter().map(of).sum()
    };
    while rows(&said) > height {
        let least = said.iter().map(|said| said.matters).max();
        let Some(least) = least.filter(|&matters| matters > 0) else {
            break;
        };
        said.retain(|said| said.matters != least);
    }
    let has_air = rows(&said) + said.len() <= height;
    let mut lines = Vec::new();
    for Said { words, style, .. } in said {
        if has_air && (has_panels || !lines.is_empty()) {
            lines.push(Line::default());
        }
        let rows = wrapped(&words, area.width).into_iter();
        lines.extend(rows.map(|row| Line::styled(row, style)));
    }
    lines
}

fn chapter(chapter: Chapter, env: &Env) -> String {
    match chapter {
        Chapter::Board => say!(env.text, "tour-board"),
        Chapter::Sowing => say!(env.text, "tour-sowing"),
        Chapter::Capture => say!(env.text, "tour-capture"),
        Chapter::End => say!(env.text, "tour-end"),
        Chapter::Bargain => say!(env.text, "tour-bargain"),
        Chapter::DjenonAboure => say!(env.text, "djenon-aboure"),
    }
}

/// The first key that gives a command.
fn key(context: Context, command: Command, env: &Env) -> String {
    let binding = bindings(context).find(|binding| binding.command == command);
    let key = binding.and_then(|binding| binding.keys.first());
    key.map_or_else(String::new, |&key| key_name(key, &env.text, 0))
}

/// A part of the words of a lesson: what it teaches, `.task`, `.done` or `.hint`.
fn words(lesson: &Lesson, part: &str, env: &Env) -> String {
    let name = lesson.name;
    say!(
        env.text,
        &format!("lesson-{name}{part}"),
        sow = key(Context::LessonTurn, Command::Sow, env),
        pass = key(Context::LessonTurn, Command::Pass, env),
        offer = key(Context::LessonTurn, Command::Offer, env),
        make = key(Context::Offer, Command::MakeOffer, env),
        accept = key(Context::LessonAnswer, Command::Accept, env),
        refuse = key(Context::LessonAnswer, Command::Refuse, env),
    )
}

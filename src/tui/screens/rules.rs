//! The rulebook, to be read chapter by chapter: recorded rules and decisions told apart, examples on little boards.

use ayla_rules::Game;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Paragraph, Widget, Wrap};

use super::super::app::Env;
use super::super::input::Command;
use super::super::preview::Preview;
use super::super::scene::Scene;
use super::super::text::say;
use super::super::theme::Theme;
use super::super::widgets::{Board, Hints, offered_in};
use super::{Request, column, page, scrolled};
use crate::rulebook::{Chapter, Example, Kind, Part, Section, Topic, chapters};

/// The rulebook on the screen.
#[derive(Debug, Default)]
pub struct Rules {
    chapter: usize,
    scroll: u16,
}

/// How high the boards of an example are.
const BOARDS: u16 = 6;

/// A piece of a chapter, as high as it is.
enum Block<'a> {
    Text(Box<Paragraph<'a>>),
    Boards(&'a Example),
}

impl Rules {
    /// The rules of this game.
    pub fn about(game: Game) -> Self {
        let is_its_own = |topic| match game {
            Game::Gore(_) => topic == Topic::Gore,
            Game::DjenonAboure => topic == Topic::DjenonAboure,
        };
        // The chapters come in the same order in every language.
        let chapters = chapters(crate::language::Language::default());
        let chapter = chapters
            .iter()
            .position(|chapter| is_its_own(chapter.topic));
        Self::at(chapter.unwrap_or(0))
    }

    pub(super) fn act(&mut self, command: Command, env: &Env) -> Vec<Request> {
        match command {
            Command::Back => return vec![Request::Pop],
            Command::ChapterBefore | Command::ChapterAfter if !self.can(command, env) => {}
            Command::ChapterBefore => *self = Self::at(self.chapter - 1),
            Command::ChapterAfter => *self = Self::at(self.chapter + 1),
            _ => self.scroll = self.scrolled(command, env),
        }
        Vec::new()
    }

    /// Whether a command has anything to do at the moment.
    pub(super) fn can(&self, command: Command, env: &Env) -> bool {
        match command {
            Command::ChapterBefore => self.chapter > 0,
            Command::ChapterAfter => self.chapter + 1 < chapters(env.text.language()).len(),
            Command::Up | Command::Down | Command::PageUp | Command::PageDown => {
                self.scrolled(command, env) != self.scroll
            }
            _ => true,
        }
    }

    const fn at(chapter: usize) -> Self {
        Self { chapter, scroll: 0 }
    }

    /// Where the chapter is scrolled to after a command.
    fn scrolled(&self, command: Command, env: &Env) -> u16 {
        let body = column(env.area);
        let height = chapters(env.text.language())
            .get(self.chapter)
            .map_or(0, |chapter| {
                let blocks = blocks(chapter, env).into_iter();
                blocks.map(|block| block.height(body.width)).sum::<u16>()
            });
        let last = height.saturating_sub(body.height);
        scrolled(self.scroll, command, last, body.height)
    }

    pub(super) fn draw(&self, env: &Env, frame: &mut Frame<'_>) {
        let theme = env.settings.theme.theme();
        let chapters = chapters(env.text.language());
        let Some(chapter) = chapters.get(self.chapter) else {
            return;
        };
        let (number, all) = (self.chapter + 1, chapters.len());
        let title = say!(
            env.text,
            "rules-title",
            chapter = chapter.title.as_str(),
            number = number,
            all = all
        );
        page(frame, env, &title);
        let body = column(frame.area());
        let blocks = blocks(chapter, env);
        let height = blocks
            .iter()
            .map(|block| block.height(body.width))
            .sum::<u16>();
        // The whole chapter is drawn on a sheet of its own, of which the screen shows a part.
        let mut sheet = Buffer::empty(Rect::new(0, 0, body.width, height));
        sheet.set_style(sheet.area, theme.page);
        let mut y = 0;
        for block in blocks {
            let area = Rect::new(0, y, body.width, block.height(body.width));
            y += area.height;
            block.draw(area, &theme, &mut sheet);
        }
        let scroll = self.scroll.min(height.saturating_sub(body.height));
        for position in body.positions() {
            let on_sheet = (position.x - body.x, position.y - body.y + scroll);
            if let (Some(cell), Some(drawn)) =
                (frame.buffer_mut().cell_mut(position), sheet.cell(on_sheet))
            {
                *cell = drawn.clone();
            }
        }
        let below = height.saturating_sub(scroll + body.height);
        if below > 0 {
            let row = Rect {
                y: body.bottom(),
                height: 1,
                ..body
            };
            frame.render_widget(
                Line::styled(say!(env.text, "rules-more", lines = below), theme.quiet)
                    .right_aligned(),
                row,
            );
        }
    }
}

fn blocks<'a>(chapter: &'a Chapter, env: &Env) -> Vec<Block<'a>> {
    let theme = env.settings.theme.theme();
    let mut blocks = Vec::new();
    if chapter.topic.has_rules() {
        let legend = Line::styled(say!(env.text, "rules-legend"), theme.quiet);
        blocks.push(Block::paragraph(vec![legend, Line::default()]));
    }
    for section in &chapter.sections {
        blocks.push(Block::paragraph(vec![Line::styled(
            heading(section),
            theme.key,
        )]));
        for part in &section.parts {
            blocks.extend(part_blocks(part, env, &theme));
        }
    }
    blocks
}

fn heading(section: &Section) -> String {
    match section.number {
        Some(number) => format!("{number}. {}", section.title),
        None => section.title.clone(),
    }
}

fn part_blocks<'a>(part: &'a Part, env: &Env, theme: &Theme) -> Vec<Block<'a>> {
    let text = |spans: Vec<Span<'a>>| Block::paragraph(vec![Line::from(spans), Line::default()]);
    match part {
        Part::Text(Kind::Decision, words) => {
            let label = say!(env.text, "rules-decision");
            vec![text(vec![
                Span::styled(format!("[D] {label} "), theme.warning),
                Span::styled(words, theme.page),
            ])]
        }
        Part::Text(Kind::Recorded | Kind::Remark, words) => {
            vec![text(vec![Span::styled(words, theme.page)])]
        }
        Part::Example(example) => {
            let action = Span::styled(format!("{}: ", example.action), theme.strong);
            vec![
                Block::Boards(example),
                text(vec![action, Span::styled(&example.caption, theme.quiet)]),
            ]
        }
    }
}

impl<'a> Block<'a> {
    fn paragraph(lines: Vec<Line<'a>>) -> Self {
        Self::Text(Box::new(
            Paragraph::new(Text::from(lines)).wrap(Wrap { trim: true }),
        ))
    }

    fn height(&self, width: u16) -> u16 {
        match self {
            Self::Text(paragraph) => u16::try_from(paragraph.line_count(width)).unwrap_or(u16::MAX),
            Self::Boards(_) => BOARDS,
        }
    }

    fn draw(self, area: Rect, theme: &Theme, sheet: &mut Buffer) {
        match self {
            Self::Text(paragraph) => (*paragraph).render(area, sheet),
            Self::Boards(example) => draw_example(example, area, theme, sheet),
        }
    }
}

/// The board before the action with what it will do, and, where there is room, the board after it.
fn draw_example(example: &Example, area: Rect, theme: &Theme, sheet: &mut Buffer) {
    let position = &example.position;
    let row_len = u16::from(position.game().row_len());
    let width = row_len * if row_len > 4 { 6 } else { 8 };
    let preview = Preview::of(position, example.action).ok();
    let before = Scene::from(position);
    let cursor = example.action.sown();
    let hints = Hints {
        cursor,
        lit: cursor.into_iter().collect(),
        offered: offered_in(position),
        preview: preview.as_ref(),
        ..Hints::default()
    };
    let left = Rect {
        width: width.min(area.width),
        ..area
    };
    (&Board {
        scene: &before,
        hints,
        theme,
    })
        .render(left, sheet);
    let Some(preview) = preview.filter(|_| area.width >= 2 * width + 4) else {
        return;
    };
    Line::styled("→", theme.strong).render(
        Rect {
            x: left.right() + 1,
            y: area.y + BOARDS / 2,
            width: 2,
            height: 1,
        },
        sheet,
    );
    let right = Rect {
        x: left.right() + 4,
        ..left
    };
    let after = Scene::from(&preview.after);
    (&Board {
        scene: &after,
        hints: Hints::default(),
        theme,
    })
        .render(right, sheet);
}

//! What can be practised: the chapters of drills with how one stands in each, what is due, and one's own mistakes.

use jiff::civil::Date;
use ratatui::Frame;
use ratatui::crossterm::event::MouseEvent;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};

use super::super::app::{Effect, Env};
use super::super::input::Command;
use super::super::text::{Text, say};
use super::super::widgets::{List, fitted, width};
use super::drill::Drilling;
use super::looking::{self, Looking};
use super::{Request, Screen, body, page};
use crate::practice::Thought;
use crate::practice::drill::Chapter;
use crate::practice::progress::{Counts, Progress};
use crate::save::Listed;

/// What can be practised.
#[derive(Debug, Default)]
pub struct Practise {
    /// Results and mistakes, and today, once they are known.
    known: Option<(Progress, Date)>,
    cursor: usize,
    /// Whether the saved games have been asked for.
    awaits_games: bool,
    looking: Option<Looking>,
    /// What came of the last thing done.
    notice: Option<String>,
    /// What went wrong, if anything did.
    pub(crate) trouble: Option<String>,
}

/// What can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entry {
    Due,
    Chapter(Chapter),
    Search,
}

impl Entry {
    fn all() -> impl Iterator<Item = Self> {
        let chapters = Chapter::ALL.into_iter().map(Self::Chapter);
        [Self::Due]
            .into_iter()
            .chain(chapters)
            .chain([Self::Search])
    }
}

/// The cells before the name of an entry, and after it.
const AROUND: u16 = 6;

impl Practise {
    /// The page, and what it wants to know.
    pub(super) fn open() -> Vec<Request> {
        vec![
            Request::Push(Screen::Practise(Self::default())),
            Request::Do(Effect::Practise(None)),
        ]
    }

    /// Is told what has been practised, and what day it is.
    pub(in super::super) fn practised(&mut self, progress: Result<&Progress, &str>, today: Date) {
        match progress {
            Ok(progress) => self.known = Some((progress.clone(), today)),
            Err(reason) => {
                self.trouble = Some(reason.to_string());
                let before = self.known.take().map(|(progress, _)| progress);
                self.known = Some((before.unwrap_or_default(), today));
            }
        }
    }

    /// Is told the saved games, and begins to look through them if that was wanted.
    pub(in super::super) fn listed(
        &mut self,
        games: Result<&[Listed], &str>,
        env: &Env,
    ) -> Vec<Request> {
        if !std::mem::take(&mut self.awaits_games) {
            return Vec::new();
        }
        match games {
            Ok(games) => {
                let readable: Vec<_> = games
                    .iter()
                    .filter_map(|listed| listed.game.as_ref().ok())
                    .collect();
                if readable.is_empty() {
                    self.notice = Some(say!(env.text, "looking-no-games"));
                    return Vec::new();
                }
                let (looking, request) = Looking::begin(readable.into_iter());
                self.looking = Some(looking);
                vec![request]
            }
            Err(reason) => {
                self.trouble = Some(reason.to_string());
                Vec::new()
            }
        }
    }

    /// Is told what has been thought.
    pub(super) fn hear(&mut self, thought: &Thought, env: &Env) -> Vec<Request> {
        let Some((notice, requests)) = looking::hear(&mut self.looking, thought, env) else {
            return Vec::new();
        };
        self.notice = Some(notice);
        requests
    }

    pub(super) fn act(&mut self, command: Command, env: &Env) -> Vec<Request> {
        self.trouble = None;
        self.notice = None;
        let count = Entry::all().count();
        match command {
            // While games are looked through, going back ends that and nothing else.
            Command::Back => match looking::stop(&mut self.looking, env) {
                Some((notice, requests)) => {
                    self.notice = Some(notice);
                    return requests;
                }
                None => return vec![Request::Pop],
            },
            Command::Up => self.cursor = (self.cursor + count - 1) % count,
            Command::Down => self.cursor = (self.cursor + 1) % count,
            Command::Choose if self.looking.is_none() => return self.choose(env),
            _ => {}
        }
        Vec::new()
    }

    /// A click chooses an entry, a second one begins it; the wheel goes through them.
    pub(super) fn point(&mut self, event: MouseEvent, env: &Env) -> Vec<Request> {
        let (list, _) = self.layout(body(env.area));
        match list.point(event) {
            Some((_, true)) => self.act(Command::Choose, env),
            Some((entry, false)) => {
                self.trouble = None;
                self.notice = None;
                self.cursor = entry;
                Vec::new()
            }
            None => Vec::new(),
        }
    }

    /// Where the entries lie, and the words below them.
    fn layout(&self, body: Rect) -> (List, Rect) {
        let [list, words] = body.layout(&Layout::vertical([
            Constraint::Fill(1),
            Constraint::Length(if body.height >= 14 { 4 } else { 3 }),
        ]));
        let [list, words] =
            [list, words].map(|area| area.centered_horizontally(Constraint::Max(76)));
        let count = Entry::all().count();
        (List::new(list, count, self.cursor, true), words)
    }

    fn choose(&mut self, env: &Env) -> Vec<Request> {
        let Some((progress, today)) = &self.known else {
            return Vec::new();
        };
        let (round, nothing) = match Entry::all().nth(self.cursor) {
            Some(Entry::Due) => (progress.due(*today), say!(env.text, "practise-nothing-due")),
            Some(Entry::Chapter(chapter)) => (
                progress.round(chapter, *today),
                say!(env.text, "practise-no-mistakes"),
            ),
            _ => {
                self.awaits_games = true;
                return vec![Request::Do(Effect::List)];
            }
        };
        match Drilling::new(round, progress.clone(), *today) {
            Some(drilling) => vec![Request::Push(Screen::Drill(Box::new(drilling)))],
            None => {
                self.notice = Some(nothing);
                Vec::new()
            }
        }
    }

    pub(super) fn draw(&self, env: &Env, frame: &mut Frame<'_>) {
        let theme = env.settings.theme.theme();
        let body = page(frame, env, &say!(env.text, "practise-title"));
        let (list, words) = self.layout(body);
        for (entry, (index, row)) in Entry::all().zip(list.rows()) {
            let is_chosen = index == self.cursor;
            let (mark, style) = if is_chosen {
                (" ▶ ", theme.cursor)
            } else {
                ("   ", theme.page)
            };
            let name = name(entry, &env.text);
            let room = row.width.saturating_sub(width(&name) + AROUND);
            let standing = self.standing(entry, room, env);
            let room = row.width.saturating_sub(width(&standing) + AROUND);
            let name = fitted(&name, room);
            frame.render_widget(
                Line::from(vec![
                    Span::styled(mark, theme.key),
                    Span::styled(format!(" {name} "), style),
                ]),
                row,
            );
            frame.render_widget(Line::styled(standing, theme.quiet).right_aligned(), row);
        }
        let (said, style) = match (&self.trouble, &self.looking, &self.notice) {
            (Some(trouble), ..) => (trouble.clone(), theme.warning),
            (None, Some(looking), _) => (looking.words(env), theme.strong),
            (None, None, Some(notice)) => (notice.clone(), theme.strong),
            _ => (self.about(env), theme.quiet),
        };
        let said = Paragraph::new(said).style(style).wrap(Wrap { trim: true });
        frame.render_widget(said, words);
    }

    /// How one stands in an entry; shorter where the whole takes more than so many cells.
    fn standing(&self, entry: Entry, cells: u16, env: &Env) -> String {
        let Some((progress, today)) = &self.known else {
            return String::new();
        };
        let text = &env.text;
        match entry {
            Entry::Due => {
                let due = progress.due(*today).len();
                say!(text, "practise-due", due = due)
            }
            Entry::Chapter(chapter) => {
                let Counts {
                    all,
                    new,
                    due,
                    known,
                    missed,
                } = progress.counts(chapter, *today);
                let whole = say!(
                    text,
                    "practise-counts",
                    all = all,
                    known = known,
                    missed = missed,
                    due = due,
                    new = new
                );
                if width(&whole) <= cells {
                    return whole;
                }
                say!(text, "practise-counts-short", due = due, new = new)
            }
            Entry::Search => String::new(),
        }
    }

    /// What the entry under the cursor is about.
    fn about(&self, env: &Env) -> String {
        let text = &env.text;
        match Entry::all().nth(self.cursor) {
            Some(Entry::Chapter(chapter)) => about_chapter(chapter, text),
            Some(Entry::Search) => say!(text, "practise-about-search"),
            _ => say!(text, "practise-about-due"),
        }
    }
}

fn name(entry: Entry, text: &Text) -> String {
    match entry {
        Entry::Due => say!(text, "practise-today"),
        Entry::Chapter(chapter) => chapter_name(chapter, text),
        Entry::Search => say!(text, "practise-search"),
    }
}

/// What a chapter is called.
pub(super) fn chapter_name(chapter: Chapter, text: &Text) -> String {
    match chapter {
        Chapter::FindTheOffer => say!(text, "chapter-find-the-offer"),
        Chapter::AcceptOrRefuse => say!(text, "chapter-accept-or-refuse"),
        Chapter::WhichHoles => say!(text, "chapter-which-holes"),
        Chapter::WinWithGlory => say!(text, "chapter-win-with-glory"),
        Chapter::Relays => say!(text, "chapter-relays"),
        Chapter::Mistakes => say!(text, "chapter-mistakes"),
    }
}

fn about_chapter(chapter: Chapter, text: &Text) -> String {
    match chapter {
        Chapter::FindTheOffer => say!(text, "chapter-about-find-the-offer"),
        Chapter::AcceptOrRefuse => say!(text, "chapter-about-accept-or-refuse"),
        Chapter::WhichHoles => say!(text, "chapter-about-which-holes"),
        Chapter::WinWithGlory => say!(text, "chapter-about-win-with-glory"),
        Chapter::Relays => say!(text, "chapter-about-relays"),
        Chapter::Mistakes => say!(text, "chapter-about-mistakes"),
    }
}

//! The settings, which change what is seen at once.

use ratatui::Frame;
use ratatui::crossterm::event::MouseEvent;
use ratatui::layout::{Constraint, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};

use super::super::app::Env;
use super::super::input::Command;
use super::super::scene::Scene;
use super::super::text::say;
use super::super::theme::ThemeName;
use super::super::timeline::Speed;
use super::super::widgets::{Board, Hints, List, width};
use super::{Request, body, page};
use crate::language::Language;
use crate::settings::Settings;

/// The settings screen.
#[derive(Debug, Default)]
pub struct SettingsPage {
    cursor: usize,
}

/// A line of the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Theme,
    Language,
    Speed,
    Mouse,
    Ascii,
}

const ROWS: [Row; 5] = [
    Row::Theme,
    Row::Language,
    Row::Speed,
    Row::Mouse,
    Row::Ascii,
];

/// The value so many steps after one of a list, around its end.
fn turned<T: Copy + PartialEq>(all: &[T], value: T, back: bool) -> T {
    let place = all.iter().position(|&one| one == value).unwrap_or(0);
    let step = if back { all.len() - 1 } else { 1 };
    all[(place + step) % all.len()]
}

impl SettingsPage {
    pub(super) fn act(&mut self, command: Command, env: &Env) -> Vec<Request> {
        match command {
            Command::Back => return vec![Request::Pop],
            Command::Up => self.cursor = (self.cursor + ROWS.len() - 1) % ROWS.len(),
            Command::Down => self.cursor = (self.cursor + 1) % ROWS.len(),
            Command::Less | Command::More | Command::Choose => {
                let changed = change(&env.settings, ROWS[self.cursor], command == Command::Less);
                return vec![Request::Settings(Box::new(changed))];
            }
            _ => {}
        }
        Vec::new()
    }

    /// A click chooses a line; the wheel goes through them.
    pub(super) fn point(&mut self, event: MouseEvent, env: &Env) {
        if let Some((row, _)) = self.list(column(body(env.area))).point(event) {
            self.cursor = row;
        }
    }

    fn list(&self, area: Rect) -> List {
        List::new(area, ROWS.len(), self.cursor, false)
    }

    pub(super) fn draw(&self, env: &Env, frame: &mut Frame<'_>) {
        let theme = env.settings.theme.theme();
        let text = &env.text;
        let body = page(frame, env, &say!(text, "settings-title"));
        let body = column(body);
        let labels = ROWS.map(|row| width(&words(row, env).0));
        let label_width = labels.into_iter().max().unwrap_or(0) + 2;
        for (row, (index, line)) in ROWS.into_iter().zip(self.list(body).rows()) {
            let chosen = index == self.cursor;
            let (mark, style) = if chosen {
                ("▶ ", theme.cursor)
            } else {
                ("  ", theme.page)
            };
            let (label, value) = words(row, env);
            let value = if chosen {
                format!("‹ {value} ›")
            } else {
                value
            };
            let pad = " ".repeat(usize::from(label_width - width(&label)));
            frame.render_widget(
                Line::from(vec![
                    Span::styled(mark, theme.key),
                    Span::styled(label + &pad, theme.quiet),
                    Span::styled(value, style),
                ]),
                line,
            );
        }
        let taken = u16::try_from(ROWS.len()).unwrap_or(0) + 1;
        let rest = Rect {
            y: body.y + taken,
            height: body.height.saturating_sub(taken),
            ..body
        };
        let about = Paragraph::new(say!(text, "settings-about"))
            .style(theme.quiet)
            .wrap(Wrap { trim: true });
        let lines = u16::try_from(about.line_count(rest.width)).unwrap_or(u16::MAX);
        let note = Rect {
            height: rest.height.min(lines),
            ..rest
        };
        frame.render_widget(about, note);
        if rest.height >= lines + 8 {
            let sample = ayla_rules::Game::Gore(ayla_rules::gore::Lap::default())
                .position("1,4,2,1/1,3,5,5 SSNS/NSNN 13-13 S");
            if let Ok(sample) = sample {
                let scene = Scene::from(&sample);
                let board = Rect {
                    y: rest.y + lines,
                    height: rest.height - lines,
                    ..rest
                };
                let cursor = sample.holes().nth(1);
                let hints = Hints {
                    cursor,
                    lit: cursor.into_iter().collect(),
                    ..Hints::default()
                };
                frame.render_widget(
                    &Board {
                        scene: &scene,
                        hints,
                        theme: &theme,
                    },
                    board,
                );
            }
        }
    }
}

/// The part of the page that the settings take.
fn column(body: Rect) -> Rect {
    body.centered_horizontally(Constraint::Max(70))
}

fn change(settings: &Settings, row: Row, back: bool) -> Settings {
    let mut changed = settings.clone();
    match row {
        Row::Theme => changed.theme = turned(&ThemeName::ALL, settings.theme, back),
        Row::Language => changed.language = turned(&Language::ALL, settings.language, back),
        Row::Speed => changed.speed = turned(&Speed::ALL, settings.speed, back),
        Row::Mouse => changed.mouse = !settings.mouse,
        Row::Ascii => changed.ascii = !settings.ascii,
    }
    changed
}

fn words(row: Row, env: &Env) -> (String, String) {
    let text = &env.text;
    let settings = &env.settings;
    let on = |on: bool| {
        if on {
            say!(text, "on")
        } else {
            say!(text, "off")
        }
    };
    match row {
        Row::Theme => (say!(text, "settings-theme"), text.theme(settings.theme)),
        Row::Language => (
            say!(text, "settings-language"),
            settings.language.own_name().to_string(),
        ),
        Row::Speed => (say!(text, "settings-speed"), text.speed(settings.speed)),
        Row::Mouse => (say!(text, "settings-mouse"), on(settings.mouse)),
        Row::Ascii => (say!(text, "settings-ascii"), on(settings.ascii)),
    }
}

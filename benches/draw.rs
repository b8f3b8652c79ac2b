//! How long one frame of a game takes, from the state to the finished cells, and to the bytes for the terminal:
//! `cargo bench --bench draw`

use std::io;

use ayla::save::SavedGame;
use ayla::session::Session;
use ayla::settings::Settings;
use ayla::tui::app::{Access, App, Message};
use ayla::tui::theme::{Depth, finish};
use ayla::tui::view;
use ayla_rules::gore::Lap;
use ayla_rules::{BySide, Game};
use divan::Bencher;
use ratatui::backend::{Backend, CrosstermBackend, TestBackend};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::{Rect, Size};
use ratatui::{Terminal, TerminalOptions, Viewport};

const SIZES: [(u16, u16); 3] = [(80, 24), (120, 40), (200, 60)];

fn main() {
    divan::main();
}

/// A game in its middle, the cursor on a sowing that captures.
fn app((width, height): (u16, u16)) -> App {
    let start = Game::Gore(Lap::ThroughOrigin)
        .position("4,4,4,4/6,3,1,4 SSNS/NNSN 2-16 N")
        .expect("a position");
    let session = Session::from_position(start, BySide::default());
    let (mut app, _) = App::new(Settings::default(), Size::new(width, height));
    let game = SavedGame::new(session, jiff::Timestamp::UNIX_EPOCH);
    app.update(Message::Opened(Box::new(game), Access::Play));
    app
}

/// One frame, drawn whole.
#[divan::bench(args = SIZES)]
fn frame(bencher: Bencher<'_, '_>, size: (u16, u16)) {
    let app = app(size);
    let mut terminal = Terminal::new(TestBackend::new(size.0, size.1)).expect("a screen");
    bencher.bench_local(|| draw(&mut terminal, &app));
}

/// A key press and the frame that answers it, with the bytes that change the terminal.
#[divan::bench(args = SIZES)]
fn key_press(bencher: Bencher<'_, '_>, size: (u16, u16)) {
    let mut app = app(size);
    let area = Rect::new(0, 0, size.0, size.1);
    let options = TerminalOptions {
        viewport: Viewport::Fixed(area),
    };
    let backend = CrosstermBackend::new(io::sink());
    let mut terminal = Terminal::with_options(backend, options).expect("a screen");
    let right = KeyEvent::new(KeyCode::Right, KeyModifiers::NONE);
    bencher.bench_local(|| {
        app.update(Message::Key(right));
        draw(&mut terminal, &app);
    });
}

fn draw<B: Backend<Error: std::fmt::Debug>>(terminal: &mut Terminal<B>, app: &App) {
    terminal
        .draw(|frame| {
            view(app, frame);
            let buffer: &mut Buffer = frame.buffer_mut();
            finish(buffer, Depth::True, false);
        })
        .expect("a drawing");
}

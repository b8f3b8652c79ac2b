//! The real terminal: set up, restored whatever happens, listened to, drawn on.
//!
//! One thread waits for keys, one for signals; the main one sleeps until either has something to tell or an animation
//! wants its next frame. Whatever ends the program (quit, error, panic, signal, a terminal that has gone) restores the
//! terminal first.

use std::io::{self, BufWriter, Stdout, Write, stdout};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Instant;

use anyhow::Context;
use jiff::tz::TimeZone;
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, MouseEventKind,
};
use ratatui::crossterm::{cursor, execute, terminal};
use ratatui::layout::Size;

use super::Start;
use super::app::{Access, App, Effect, Message};
use super::screens::view;
use super::theme::{Depth, finish};
use crate::engine::Background;
use crate::practice::progress::{Change, Progress};
use crate::practice::{Job, Thought};
use crate::printable::Reason;
use crate::record::Record;
use crate::save::{
    self, Library, LoadError, Lock, LockError, Opened, ProgressFile, SavedGame, now, today,
};
use crate::settings::{Settings, SettingsFile, Wishes};

/// What wakes the main thread.
enum Wake {
    /// Something happened on the terminal.
    Event(Event),
    /// The thinking with this number tells something.
    Thought(u64, Box<Thought>),
    /// A signal asks the program to end.
    End,
    /// A signal asks the program to let go of the terminal, until it is brought back.
    Suspend,
    /// The terminal is gone.
    Gone,
}

/// Runs the screens on the terminal until the player leaves.
///
/// # Errors
/// If the settings make no sense, or the terminal fails.
pub fn run(start: Start, wishes: Wishes) -> anyhow::Result<()> {
    let depth = Depth::from_env(|name| std::env::var(name).ok());
    let library = Library::of_user().context("saved games have no place to live")?;
    let file = SettingsFile::of_user()?;
    let settings = file.settings(wishes)?;
    let (sender, wakes) = channel();
    listen_to_signals(sender.clone()).context("signals can't be listened to")?;
    let guard = Guard::set_up(settings.mouse)?;
    watch_terminal(sender.clone());
    listen_to_terminal(sender.clone());
    let mut program = Program {
        terminal: open()?,
        depth,
        library,
        lock: None,
        file,
        mouse: settings.mouse,
        thinking: None,
        thoughts: 0,
        sender,
    };
    let ended = program.go(start, settings, &wakes);
    drop(guard);
    ended
}

/// The screen. A frame is written in one piece: the terminal is woken once, and shows no half of it.
type FullScreen = Terminal<CrosstermBackend<BufWriter<Stdout>>>;

/// More bytes than a frame has, but on the largest screens.
const FRAME_BYTES: usize = 1 << 16;

fn open() -> io::Result<FullScreen> {
    let output = BufWriter::with_capacity(FRAME_BYTES, stdout());
    Terminal::new(CrosstermBackend::new(output))
}

/// Restores the terminal when it is dropped, and when the program panics.
struct Guard;

impl Guard {
    fn set_up(mouse: bool) -> anyhow::Result<Self> {
        let report = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            restore();
            report(panic);
        }));
        let guard = Self;
        enter(mouse).context("the terminal can't be set up")?;
        Ok(guard)
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        restore();
    }
}

/// Whether the terminal is ours at the moment. It is given back once: a second time would put the cursor back over
/// what has been written since, such as the message of a panic.
static ENTERED: AtomicBool = AtomicBool::new(false);

fn enter(mouse: bool) -> io::Result<()> {
    ENTERED.store(true, Ordering::SeqCst);
    terminal::enable_raw_mode()?;
    execute!(
        stdout(),
        terminal::EnterAlternateScreen,
        terminal::Clear(terminal::ClearType::All),
        cursor::Hide
    )?;
    if mouse {
        execute!(stdout(), EnableMouseCapture)?;
    }
    Ok(())
}

/// Gives the terminal back as it was. Nothing is left to do with an error: the terminal may be gone.
fn restore() {
    if !ENTERED.swap(false, Ordering::SeqCst) {
        return;
    }
    let _ = execute!(
        stdout(),
        DisableMouseCapture,
        terminal::LeaveAlternateScreen,
        cursor::Show
    );
    let _ = terminal::disable_raw_mode();
    let _ = stdout().flush();
}

fn listen_to_terminal(sender: Sender<Wake>) {
    thread::spawn(move || {
        loop {
            let wake = event::read().map_or(Wake::Gone, Wake::Event);
            // A mouse that only moves is nobody's business here.
            if matches!(&wake, Wake::Event(Event::Mouse(mouse)) if mouse.kind == MouseEventKind::Moved)
            {
                continue;
            }
            let gone = matches!(wake, Wake::Gone);
            if sender.send(wake).is_err() || gone {
                return;
            }
        }
    });
}

/// Waits for the terminal to be closed. Mostly a signal tells of that too, but not where the terminal is not the one that
/// controls the program; and the reader of keys would go on reading nothing for ever, as fast as it can.
#[cfg(unix)]
fn watch_terminal(sender: Sender<Wake>) {
    use rustix::event::{PollFd, PollFlags, poll};
    thread::spawn(move || {
        let stdin = io::stdin();
        loop {
            // Being asked for no events, the system tells only of the end.
            let mut terminal = [PollFd::new(&stdin, PollFlags::empty())];
            match poll(&mut terminal, None) {
                Err(rustix::io::Errno::INTR) => {}
                Ok(_) if terminal[0].revents().contains(PollFlags::HUP) => {
                    // The receiver may have gone by now, and then all is well.
                    let _ = sender.send(Wake::Gone);
                    return;
                }
                // A system that can't watch terminals so: then there is only the signal.
                _ => return,
            }
        }
    });
}

#[cfg(not(unix))]
fn watch_terminal(_: Sender<Wake>) {}

#[cfg(unix)]
fn listen_to_signals(sender: Sender<Wake>) -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
    let mut signals =
        signal_hook::iterator::Signals::new([SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP])?;
    thread::spawn(move || {
        for signal in signals.forever() {
            let wake = if signal == SIGTSTP {
                Wake::Suspend
            } else {
                Wake::End
            };
            if sender.send(wake).is_err() {
                return;
            }
        }
    });
    Ok(())
}

#[cfg(not(unix))]
fn listen_to_signals(_: Sender<Wake>) -> io::Result<()> {
    Ok(())
}

/// The program with its terminal and its files.
struct Program {
    terminal: FullScreen,
    depth: Depth,
    library: Library,
    /// The right to save the game that is open, once it has a file.
    lock: Option<Lock>,
    /// Where the settings are kept.
    file: SettingsFile,
    /// Whether the terminal reports the mouse at the moment.
    mouse: bool,
    /// What is being thought about.
    thinking: Option<Background>,
    /// How often something has been thought about, or forgotten: what an earlier thought still has to say is not heard.
    thoughts: u64,
    /// Wakes the main thread.
    sender: Sender<Wake>,
}

impl Program {
    fn go(
        &mut self,
        start: Start,
        settings: Settings,
        wakes: &Receiver<Wake>,
    ) -> anyhow::Result<()> {
        let (mut app, mut effects) = App::new(settings, self.terminal.size()?);
        match start {
            Start::Home => {}
            Start::Game(session) => effects.push(Effect::Begin(session)),
            Start::Saved(opened) => effects.extend(app.update(self.take(*opened))),
        }
        if self.carry_out(effects, &mut app) {
            return Ok(());
        }
        let mut last_tick = Instant::now();
        loop {
            self.draw(&app)?;
            let Some(message) = self.wait(&app, wakes, &mut last_tick)? else {
                return Ok(());
            };
            // What was waiting behind it is taken in before the next drawing.
            for message in message {
                let effects = app.update(message);
                if self.carry_out(effects, &mut app) {
                    return Ok(());
                }
            }
        }
    }

    fn draw(&mut self, app: &App) -> anyhow::Result<()> {
        #[cfg(debug_assertions)]
        panic_if_asked_to();
        let (depth, ascii) = (self.depth, app.env().settings.ascii);
        self.terminal.draw(|frame| {
            view(app, frame);
            finish(frame.buffer_mut(), depth, ascii);
        })?;
        Ok(())
    }

    /// Waits for something to happen. None if the program is to end.
    fn wait(
        &mut self,
        app: &App,
        wakes: &Receiver<Wake>,
        last_tick: &mut Instant,
    ) -> anyhow::Result<Option<Vec<Message>>> {
        let wake = match app.due() {
            None => {
                let wake = wakes.recv().ok();
                *last_tick = Instant::now();
                wake
            }
            Some(due) => match wakes.recv_timeout(due.saturating_sub(last_tick.elapsed())) {
                Ok(wake) => Some(wake),
                Err(RecvTimeoutError::Disconnected) => None,
                Err(RecvTimeoutError::Timeout) => {
                    let passed = last_tick.elapsed();
                    *last_tick = Instant::now();
                    return Ok(Some(vec![Message::Tick(passed)]));
                }
            },
        };
        let mut messages = Vec::new();
        for wake in wake.into_iter().chain(wakes.try_iter()) {
            match wake {
                Wake::Event(Event::Key(key)) => messages.push(Message::Key(key)),
                Wake::Event(Event::Mouse(mouse)) => messages.push(Message::Mouse(mouse)),
                Wake::Event(Event::Resize(width, height)) => {
                    messages.push(Message::Resize(Size { width, height }));
                }
                Wake::Thought(number, thought) if number == self.thoughts => {
                    messages.push(Message::Thought(thought));
                }
                Wake::Event(_) | Wake::Thought(..) => {}
                Wake::Suspend => messages.push(self.suspend()?),
                Wake::End | Wake::Gone => return Ok(None),
            }
        }
        Ok((!messages.is_empty())
            .then_some(messages)
            .or(Some(Vec::new())))
    }

    /// Lets go of the terminal, stops, and takes it again when brought back.
    #[cfg(unix)]
    fn suspend(&mut self) -> io::Result<Message> {
        restore();
        signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
        enter(self.mouse)?;
        self.terminal = open()?;
        Ok(Message::Resize(self.terminal.size()?))
    }

    #[cfg(not(unix))]
    fn suspend(&mut self) -> io::Result<Message> {
        Ok(Message::Resize(self.terminal.size()?))
    }

    /// Does what the screens ask for. Says whether the program is to end.
    fn carry_out(&mut self, effects: Vec<Effect>, app: &mut App) -> bool {
        let mut todo = effects;
        while !todo.is_empty() {
            let mut next = Vec::new();
            for effect in todo {
                if effect == Effect::Quit {
                    return true;
                }
                if let Some(message) = self.answer(effect) {
                    next.extend(app.update(message));
                }
            }
            todo = next;
        }
        false
    }

    /// Does one thing, and tells what came of it if the screens must know.
    fn answer(&mut self, effect: Effect) -> Option<Message> {
        let done = match effect {
            Effect::FindLast => match self.library.last() {
                Ok(last) => return Some(Message::Last(last)),
                Err(error) => Err(error),
            },
            Effect::List => {
                let games = self.library.games();
                let games = games.map_err(Reason::from);
                return Some(Message::Listed(games, TimeZone::system()));
            }
            Effect::Begin(session) => {
                self.lock = None;
                let game = SavedGame::new(*session, now());
                return Some(Message::Opened(Box::new(game), Access::Play));
            }
            Effect::Open(path) => match save::open(&path) {
                Ok(opened) => return Some(self.take(opened)),
                // The reason first: a line may have no room for both.
                Err(LoadError { path, problem }) => {
                    let name = path.file_name().unwrap_or_default().to_string_lossy();
                    return Some(Message::Failed(format!("{problem} ({name})").into()));
                }
            },
            Effect::Save(game) => {
                let saved = self.save(*game).map_err(Reason::from);
                return Some(Message::Saved(saved));
            }
            Effect::Rename(game, path) => rename(&game, &path),
            Effect::Export(game, path) => match export(*game, &path) {
                Ok(file) => return Some(Message::Exported(file)),
                Err(error) => Err(error),
            },
            Effect::Delete(path) => self.library.delete(&path),
            Effect::Close => {
                self.lock = None;
                Ok(())
            }
            Effect::KeepSettings(settings) => {
                let [before, after] = *settings;
                self.listen_to_mouse(after.mouse);
                self.file.keep(&before, &after)
            }
            Effect::Practise(change) => {
                return Some(Message::Practised(practised(change), today()));
            }
            Effect::Think(job) => {
                self.think(*job);
                Ok(())
            }
            Effect::Hurry => {
                if let Some(thinking) = &self.thinking {
                    thinking.stop();
                }
                Ok(())
            }
            Effect::StopThinking => {
                self.stop_thinking();
                Ok(())
            }
            Effect::Suspend => match self.suspend() {
                Ok(resize) => return Some(resize),
                Err(error) => Err(error),
            },
            Effect::Quit => Ok(()),
        };
        done.err().map(|error| Message::Failed(error.into()))
    }

    /// Begins to think, in a thread of its own.
    fn think(&mut self, job: Job) {
        self.stop_thinking();
        let (number, sender) = (self.thoughts, self.sender.clone());
        self.thinking = Some(Background::start(move |stop| {
            job.run(stop, &mut |thought| {
                // Nobody may be left to listen, which is no failure.
                sender.send(Wake::Thought(number, Box::new(thought))).ok();
            });
        }));
    }

    fn stop_thinking(&mut self) {
        self.thinking = None;
        self.thoughts += 1;
    }

    /// Takes a game that has been opened, with its lock if it has one.
    fn take(&mut self, Opened { path, game, lock }: Opened) -> Message {
        // The lock of the game that was open before goes first: it may be the same one.
        self.lock = None;
        let access = match lock {
            Ok(lock) => {
                self.lock = Some(lock);
                Access::Play
            }
            Err(LockError::Held) => Access::PlayedElsewhere(path),
            Err(LockError::Unwritable(error)) => Access::Unwritable(error.into()),
        };
        Message::Opened(Box::new(game), access)
    }

    fn save(&mut self, mut game: SavedGame) -> io::Result<()> {
        let told = |path: &Path, error: &io::Error| {
            io::Error::other(format!("{}: {error}", path.display()))
        };
        let lock = match self.lock.take() {
            Some(lock) => lock,
            None => {
                let file = self.library.new_file(&game);
                file.map_err(|error| told(self.library.folder(), &error))?
            }
        };
        let lock = self.lock.insert(lock);
        game.write(lock, now())
            .map_err(|error| told(lock.path(), &error))
    }

    fn listen_to_mouse(&mut self, mouse: bool) {
        if mouse != self.mouse {
            self.mouse = mouse;
            let _ = if mouse {
                execute!(stdout(), EnableMouseCapture)
            } else {
                execute!(stdout(), DisableMouseCapture)
            };
        }
    }
}

/// Panics if `AYLA_PANIC_ON_DRAW` is set, so that a test can see what a panic leaves of the terminal: nothing else makes
/// the program panic on purpose. Not in a release.
#[cfg(debug_assertions)]
fn panic_if_asked_to() {
    assert!(
        std::env::var_os("AYLA_PANIC_ON_DRAW").is_none(),
        "AYLA_PANIC_ON_DRAW is set"
    );
}

/// What has been practised, after a change if there is one.
fn practised(change: Option<Box<Change>>) -> Result<Box<Progress>, Reason> {
    let file = ProgressFile::of_user()?;
    let progress = match change {
        None => file.read(),
        Some(change) => file.change(|progress| progress.change(*change, today())),
    };
    Ok(Box::new(progress?))
}

/// Writes the record of a game where the program was started.
fn export(game: SavedGame, path: &Path) -> io::Result<PathBuf> {
    let record = Record::new(game.session, Some(game.started)).to_string();
    save::beside_others(&std::env::current_dir()?, path, &record)
}

/// Renames the players of a game other than the one that is open.
fn rename(game: &SavedGame, path: &Path) -> io::Result<()> {
    save::rename(path, game.session.players.clone()).map_err(io::Error::other)
}

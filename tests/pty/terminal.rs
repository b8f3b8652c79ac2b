//! A terminal with the program in it: what is typed, what is seen, what is left when it has gone.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use portable_pty::{CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};
use tempfile::TempDir;

/// The program.
pub const AYLA: &str = env!("CARGO_BIN_EXE_ayla");
/// How long something is waited for that should be there at once.
const PATIENCE: Duration = Duration::from_secs(10);
/// What the last bytes of every drawing are: the cursor is hidden.
const END_OF_DRAWING: &[u8] = b"\x1b[?25l";
/// How long one look at the output waits for more of it.
const GLANCE: Duration = Duration::from_millis(10);

/// Folders for one person's games and settings.
pub struct Home(TempDir);

impl Home {
    pub fn new() -> Self {
        Self(tempfile::tempdir().expect("a temporary folder"))
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// The saved games.
    pub fn games(&self) -> Vec<PathBuf> {
        let Ok(entries) = fs::read_dir(self.path().join("games")) else {
            return Vec::new();
        };
        let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
        let is_game = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "json");
        paths.filter(is_game).collect()
    }

    /// The only saved game, as JSON.
    pub fn game(&self) -> serde_json::Value {
        let games = self.games();
        assert_eq!(games.len(), 1, "{games:?}");
        let text = fs::read_to_string(&games[0]).expect("the game can be read");
        serde_json::from_str(&text).expect("the game is JSON")
    }

    /// The program's surroundings: nothing of those who run the tests.
    pub fn surround(&self, command: &mut CommandBuilder) {
        command.env_clear();
        for (name, value) in [
            ("PATH", "/usr/local/bin:/usr/bin:/bin"),
            ("TERM", "xterm-256color"),
            ("COLORTERM", "truecolor"),
            ("AYLA_LANGUAGE", "english"),
            ("AYLA_SPEED", "off"),
        ] {
            command.env(name, value);
        }
        for name in ["HOME", "AYLA_DATA_DIR", "AYLA_CONFIG_DIR"] {
            command.env(name, self.path());
        }
        command.cwd(self.path());
    }

    /// Starts the program in a terminal.
    pub fn start(&self, arguments: &[&str]) -> Terminal {
        self.start_with(arguments, |_| {})
    }

    /// Starts the program in a terminal, in changed surroundings.
    pub fn start_with(
        &self,
        arguments: &[&str],
        change: impl FnOnce(&mut CommandBuilder),
    ) -> Terminal {
        let mut command = CommandBuilder::new(AYLA);
        command.args(arguments);
        self.surround(&mut command);
        change(&mut command);
        Terminal::run(command)
    }
}

/// A terminal in which a program runs or has run.
pub struct Terminal {
    master: Option<Box<dyn MasterPty + Send>>,
    writer: Option<Box<dyn Write + Send>>,
    /// Reads what the program writes, and so keeps the terminal open.
    reading: Option<JoinHandle<()>>,
    closing: Arc<AtomicBool>,
    output: Receiver<Vec<u8>>,
    exited: Receiver<ExitStatus>,
    status: Option<ExitStatus>,
    pid: u32,
    parser: vt100::Parser,
    /// Every byte that the program has written.
    pub bytes: Vec<u8>,
}

impl Terminal {
    /// Runs a program in a terminal of 80×24.
    pub fn run(command: CommandBuilder) -> Self {
        let size = PtySize {
            rows: 24,
            cols: 80,
            ..PtySize::default()
        };
        let pair = native_pty_system().openpty(size).expect("a terminal");
        let mut child = pair.slave.spawn_command(command).expect("it runs");
        drop(pair.slave);
        let pid = child.process_id().expect("it has a number");
        let mut reader = pair.master.try_clone_reader().expect("output");
        let (sender, output) = channel();
        let closing = Arc::new(AtomicBool::new(false));
        let is_closing = Arc::clone(&closing);
        let reading = thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut buffer) {
                let bytes = &buffer[..count];
                let is_last = is_closing.load(SeqCst) && bytes.ends_with(END_OF_DRAWING);
                if sender.send(bytes.to_vec()).is_err() || is_last {
                    return;
                }
            }
        });
        let (sender, exited) = channel();
        thread::spawn(move || {
            // The receiver may be gone by then.
            let _ = child.wait().map(|status| sender.send(status));
        });
        Self {
            writer: Some(pair.master.take_writer().expect("input")),
            master: Some(pair.master),
            reading: Some(reading),
            closing,
            output,
            exited,
            status: None,
            pid,
            parser: vt100::Parser::new(rows(24), rows(80), 0),
            bytes: Vec::new(),
        }
    }

    /// What is on the screen.
    pub fn screen(&self) -> &vt100::Screen {
        self.parser.screen()
    }

    /// Takes in what the program writes within a glance.
    fn look(&mut self) {
        match self.output.recv_timeout(GLANCE) {
            Ok(bytes) => {
                self.parser.process(&bytes);
                self.bytes.extend(bytes);
            }
            Err(RecvTimeoutError::Timeout) => {}
            // All has been written: only the process is still to be waited for.
            Err(RecvTimeoutError::Disconnected) => {
                if self.status.is_none() {
                    self.status = self.exited.recv_timeout(GLANCE).ok();
                }
            }
        }
    }

    /// Waits until something is so; fails if it takes too long.
    #[track_caller]
    pub fn until(&mut self, what: &str, mut is_so: impl FnMut(&mut Self) -> bool) {
        let deadline = Instant::now() + PATIENCE;
        while !is_so(self) {
            assert!(
                Instant::now() < deadline,
                "{what} is waited for in vain:\n{}",
                self.screen().contents()
            );
            self.look();
        }
    }

    /// Waits until the screen has these words, line breaks aside.
    #[track_caller]
    pub fn shows(&mut self, words: &str) -> &mut Self {
        self.until(words, |terminal| terminal.words().contains(words));
        self
    }

    /// The words on the screen.
    pub fn words(&self) -> String {
        let text = self.screen().contents().replace('’', "'");
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Types.
    pub fn keys(&mut self, keys: &str) -> &mut Self {
        let writer = self.writer.as_mut().expect("the terminal is still there");
        writer.write_all(keys.as_bytes()).expect("it takes keys");
        writer.flush().expect("it takes keys");
        self
    }

    /// Chooses an entry of the home screen.
    #[track_caller]
    pub fn choose(&mut self, entry: &str) -> &mut Self {
        let is_chosen = |terminal: &Self| {
            let text = terminal.screen().contents();
            text.lines()
                .any(|line| line.contains('▶') && line.contains(entry))
        };
        for _ in 0..10 {
            if is_chosen(self) {
                return self.keys("\r");
            }
            let before = self.screen().contents();
            self.keys("\u{1b}[B");
            self.until("the next entry", |terminal| {
                terminal.screen().contents() != before
            });
            // The mark goes and comes in one drawing, which may arrive in two pieces.
            self.watch(GLANCE);
        }
        panic!("{entry:?} can't be chosen in\n{}", self.screen().contents());
    }

    /// Makes the terminal another size.
    pub fn resize(&mut self, width: u16, height: u16) {
        let size = PtySize {
            rows: height,
            cols: width,
            ..PtySize::default()
        };
        self.parser.screen_mut().set_size(rows(height), rows(width));
        let master = self.master.as_ref().expect("the terminal is still there");
        master.resize(size).expect("it can be resized");
    }

    /// Takes the terminal away, as closing its window does.
    pub fn close(&mut self) {
        // The reader has the terminal open too, and lets go of it after the next drawing, which a key brings about. So
        // the program is at rest when the terminal goes, and has to notice by itself.
        self.watch(10 * GLANCE);
        self.closing.store(true, SeqCst);
        self.keys("\u{1b}[C");
        if let Some(reading) = self.reading.take() {
            reading.join().expect("the reader never fails");
        }
        self.writer = None;
        self.master = None;
    }

    /// Sends a signal.
    pub fn signal(&self, name: &str) {
        let command = format!("kill -{name} {}", self.pid);
        let sent = Command::new("sh").args(["-c", &command]).status();
        assert!(sent.expect("a shell").success(), "{command}");
    }

    /// Waits until the program has ended, within so much time, and says how.
    #[track_caller]
    pub fn ends_within(&mut self, time: Duration) -> ExitStatus {
        let start = Instant::now();
        self.until("the end of the program", |terminal| {
            if terminal.status.is_none() {
                terminal.status = terminal.exited.try_recv().ok();
            }
            terminal.status.is_some()
        });
        assert!(start.elapsed() < time, "it took {:?}", start.elapsed());
        // What it wrote at the very end.
        while let Ok(bytes) = self.output.recv_timeout(Duration::from_millis(200)) {
            self.parser.process(&bytes);
            self.bytes.extend(bytes);
        }
        self.status.clone().expect("it has ended")
    }

    /// Waits until the program has ended, and says with which code.
    #[track_caller]
    pub fn exit_code(&mut self) -> u32 {
        self.ends_within(PATIENCE).exit_code()
    }

    /// Whether the terminal takes in lines and echoes them, as a shell wants it.
    pub fn is_cooked(&self) -> bool {
        let termios = self.master.as_ref().and_then(|master| master.get_termios());
        let flags = termios.expect("a terminal has modes").local_flags;
        let has = |wanted: &str| flags.iter_names().any(|(name, _)| name == wanted);
        has("ICANON") && has("ECHO") && has("ISIG")
    }

    /// Fails unless a shell could go on in the terminal.
    #[track_caller]
    pub fn is_sane(&self) {
        let screen = self.screen();
        assert!(!screen.alternate_screen(), "it is left in the other screen");
        assert!(!screen.hide_cursor(), "its cursor is left hidden");
        let mouse = screen.mouse_protocol_mode();
        assert_eq!(
            mouse,
            vt100::MouseProtocolMode::None,
            "it reports the mouse"
        );
        assert!(self.is_cooked(), "it is left raw");
    }

    /// The state of the process as the system tells it: `S` sleeping, `T` stopped, `R` running.
    pub fn state(&self) -> char {
        self.stat(0).chars().next().unwrap_or('?')
    }

    /// What the process has done so far: its processor time, in ticks of a hundredth of a second, and how often one of its
    /// threads has gone to sleep. A thread that wakes only to look around takes less than a tick, but goes to sleep again.
    pub fn work(&self) -> (u64, u64) {
        let ticks = |field| self.stat(field).parse::<u64>().unwrap_or(0);
        let threads = fs::read_dir(format!("/proc/{}/task", self.pid));
        let threads = threads.into_iter().flatten().flatten();
        let sleeps = threads.filter_map(|thread| {
            let status = fs::read_to_string(thread.path().join("status")).ok()?;
            let mut lines = status.lines();
            lines.find_map(|line| {
                line.strip_prefix("voluntary_ctxt_switches:")?
                    .trim()
                    .parse::<u64>()
                    .ok()
            })
        });
        (ticks(11) + ticks(12), sleeps.sum())
    }

    /// A field of what the system tells about the process, counted from its state on.
    fn stat(&self, field: usize) -> String {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.pid)).unwrap_or_default();
        let after_name = stat.rsplit_once(") ").map_or("", |(_, rest)| rest);
        after_name.split(' ').nth(field).unwrap_or("").to_string()
    }

    /// Waits until the program has neither written nor computed anything for a while.
    #[track_caller]
    pub fn comes_to_rest(&mut self) {
        self.until("rest", |terminal| {
            let work = terminal.work();
            terminal.watch(30 * GLANCE) == 0 && terminal.work() == work
        });
    }

    /// Watches for a time, and says how many bytes were written in it.
    pub fn watch(&mut self, time: Duration) -> usize {
        let (start, before) = (Instant::now(), self.bytes.len());
        while start.elapsed() < time {
            self.look();
        }
        self.bytes.len() - before
    }
}

fn rows(count: u16) -> std::num::NonZeroU16 {
    std::num::NonZeroU16::new(count).expect("a screen has some")
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // A test that failed leaves nothing running; one that passed has nothing running.
        if self.status.is_none() && self.exited.try_recv().is_err() {
            let command = format!("kill -KILL {} 2>/dev/null", self.pid);
            let _ = Command::new("sh").args(["-c", &command]).status();
        }
    }
}

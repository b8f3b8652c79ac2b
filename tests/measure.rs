//! How fast, how small and how quiet the program is, measured from outside, in a terminal of 120 × 40:
//! `cargo test --release --test measure -- --ignored --nocapture --test-threads 1`
//!
//! Numbers, not verdicts: nothing here fails because a machine is slow. Only rest is demanded of an idle program, for no
//! slow machine wakes it. Memory and wake-ups are read from `/proc`, so on Linux only. (How long the program draws one
//! frame is `cargo bench --bench draw`.)

#![expect(clippy::print_stdout, reason = "the numbers are what this is for")]

use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

const ROWS: NonZeroU16 = NonZeroU16::new(40).expect("more than none");
const COLUMNS: NonZeroU16 = NonZeroU16::new(120).expect("more than none");
/// The longest time to wait for anything.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long there is no output when a drawing is over.
const GLANCE: Duration = Duration::from_millis(5);
/// How long the program is watched while nothing happens.
const IDLE: Duration = Duration::from_secs(10);

/// The program, running in a terminal of its own.
struct Running {
    started: Instant,
    child: Box<dyn Child + Send + Sync>,
    keyboard: Box<dyn Write + Send>,
    output: Receiver<(Instant, Vec<u8>)>,
    screen: vt100::Parser,
    /// How many bytes have been written to the terminal.
    written: usize,
    _terminal: Box<dyn MasterPty + Send>,
    _folder: tempfile::TempDir,
}

impl Running {
    fn start(arguments: &[&str]) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let size = PtySize {
            rows: ROWS.get(),
            cols: COLUMNS.get(),
            ..PtySize::default()
        };
        let pair = native_pty_system().openpty(size).expect("a terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_ayla"));
        command.args(arguments);
        command.env_clear();
        command.env("TERM", "xterm-256color");
        command.env("COLORTERM", "truecolor");
        for variable in ["AYLA_DATA_DIR", "AYLA_CONFIG_DIR"] {
            command.env(variable, folder.path());
        }
        let mut reader = pair.master.try_clone_reader().expect("an output");
        let keyboard = pair.master.take_writer().expect("an input");
        let (sender, output) = channel();
        thread::spawn(move || {
            let mut bytes = vec![0; 1 << 16];
            while let Ok(length @ 1..) = reader.read(&mut bytes) {
                if sender
                    .send((Instant::now(), bytes[..length].to_vec()))
                    .is_err()
                {
                    return;
                }
            }
        });
        let started = Instant::now();
        let child = pair.slave.spawn_command(command).expect("it starts");
        Self {
            started,
            child,
            keyboard,
            output,
            screen: vt100::Parser::new(ROWS, COLUMNS, 0),
            written: 0,
            _terminal: pair.master,
            _folder: folder,
        }
    }

    /// Takes in what comes next and says when it came.
    fn next_output(&mut self) -> Instant {
        let (when, bytes) = self
            .output
            .recv_timeout(PATIENCE)
            .expect("the program writes something");
        self.written += bytes.len();
        self.screen.process(&bytes);
        when
    }

    /// Waits until the lowest rows, which are drawn last, say how to leave. Says how long that took from the start.
    fn first_screen(&mut self) -> Duration {
        loop {
            let when = self.next_output();
            let rows = self
                .screen
                .screen()
                .rows(0, COLUMNS.get())
                .collect::<Vec<_>>();
            if rows.iter().rev().take(2).any(|row| row.contains("quit")) {
                return when - self.started;
            }
        }
    }

    /// Presses a key and says how long the answer took.
    fn press(&mut self, key: &[u8]) -> Duration {
        // The rest of an earlier answer is no answer to this key.
        while self.output.recv_timeout(GLANCE).is_ok() {}
        let pressed = Instant::now();
        self.keyboard.write_all(key).expect("a key");
        self.keyboard.flush().expect("a key");
        self.next_output() - pressed
    }

    #[cfg(target_os = "linux")]
    fn id(&self) -> u32 {
        self.child.process_id().expect("it runs")
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

/// The middle of some times, and the best, which other programs have disturbed least.
fn summary(mut times: Vec<Duration>) -> String {
    times.sort();
    format!("{:.2?} (best {:.2?})", times[times.len() / 2], times[0])
}

#[test]
#[ignore = "measures"]
fn from_start_to_the_first_full_screen() {
    for arguments in [&[][..], &["play", "gore"], &["play", "djenon-aboure"]] {
        let mut bytes = 0;
        let times = (0..40).map(|_| {
            let mut running = Running::start(arguments);
            let time = running.first_screen();
            bytes = running.written;
            time
        });
        let time = summary(times.collect());
        println!(
            "first full screen of `ayla {}`: {time}, {bytes} bytes",
            arguments.join(" ")
        );
    }
}

#[test]
#[ignore = "measures"]
fn from_a_key_to_its_output() {
    let mut running = Running::start(&["play", "gore"]);
    running.first_screen();
    let keys = [b"\x1b[C", b"\x1b[D"].into_iter().cycle().take(200);
    let times = keys.map(|key| running.press(key)).collect();
    println!("key to output: {}", summary(times));
}

/// What Linux knows about the program.
#[cfg(target_os = "linux")]
mod linux {
    use super::{Duration, IDLE, Running};
    use std::fs;

    /// The number behind a word in a file of `/proc`.
    fn number(path: &str, word: &str) -> u64 {
        let text = fs::read_to_string(path).expect("the program runs");
        let line = text.lines().find_map(|line| line.strip_prefix(word));
        let number = line.and_then(|line| line.split_whitespace().next());
        number
            .and_then(|number| number.parse().ok())
            .expect("a number")
    }

    /// How often the threads of the program have gone to sleep, and how long they have used the processor.
    fn sleeps_and_work(id: u32) -> (u64, Duration) {
        let tasks = fs::read_dir(format!("/proc/{id}/task")).expect("the program runs");
        tasks
            .filter_map(Result::ok)
            .map(|task| {
                let path = task.path();
                let sleeps = number(
                    &path.join("status").to_string_lossy(),
                    "voluntary_ctxt_switches:",
                );
                let work = number(&path.join("schedstat").to_string_lossy(), "");
                (sleeps, Duration::from_nanos(work))
            })
            .fold((0, Duration::ZERO), |(a, b), (c, d)| (a + c, b + d))
    }

    #[test]
    #[ignore = "measures"]
    fn memory_at_most() {
        for arguments in [&[][..], &["play", "gore"]] {
            let mut running = Running::start(arguments);
            running.first_screen();
            for _ in 0..20 {
                running.press(b"\x1b[B");
            }
            let peak = number(&format!("/proc/{}/status", running.id()), "VmHWM:");
            println!("peak memory of `ayla {}`: {peak} KiB", arguments.join(" "));
        }
    }

    #[test]
    #[ignore = "measures"]
    fn an_idle_program_never_wakes() {
        for arguments in [&[][..], &["play", "gore"]] {
            let mut running = Running::start(arguments);
            running.first_screen();
            running.press(b"\x1b[B");
            // The rest of that answer, until nothing has come for a while.
            while running
                .output
                .recv_timeout(Duration::from_millis(500))
                .is_ok()
            {}
            let before = sleeps_and_work(running.id());
            let wrote = running.output.recv_timeout(IDLE).is_ok();
            let after = sleeps_and_work(running.id());
            let (wakes, work) = (after.0 - before.0, after.1.saturating_sub(before.1));
            println!(
                "`ayla {}` idle for {IDLE:?}: {wakes} wake-ups, {work:?} of work",
                arguments.join(" ")
            );
            assert!(!wrote, "an idle program writes nothing");
            assert_eq!(wakes, 0, "an idle program sleeps");
        }
    }
}

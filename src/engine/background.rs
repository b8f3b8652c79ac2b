//! Thinking in a thread of its own, for a screen that must not wait.

use std::thread::{self, JoinHandle};

use super::Stop;

/// Thinking in the background. It ends when it is done, when it is told to, or when this is dropped.
#[derive(Debug)]
pub struct Background {
    stop: Stop,
    thread: Option<JoinHandle<()>>,
}

impl Background {
    /// Begins to think. The work tells its results by itself, and has to heed the [`Stop`].
    pub fn start(work: impl FnOnce(&Stop) + Send + 'static) -> Self {
        let stop = Stop::default();
        let wish = stop.clone();
        let thread = thread::spawn(move || work(&wish));
        Self {
            stop,
            thread: Some(thread),
        }
    }

    /// Asks the work to end with what it has.
    pub fn stop(&self) {
        self.stop.now();
    }
}

impl Drop for Background {
    fn drop(&mut self) {
        self.stop.now();
        if let Some(thread) = self.thread.take() {
            thread.join().ok();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Receiver, channel};

    use super::*;
    use crate::engine::{Analysis, Limits, Options, analyse};
    use ayla_rules::{Game, Side};

    /// A search without limits, and its reports.
    fn endless() -> (Background, Receiver<Analysis>) {
        let (sender, reports) = channel();
        let options = Options {
            limits: Limits::default(),
            ..Options::default()
        };
        let start = Game::ALL[0].start(Side::South);
        let background = Background::start(move |stop| {
            let mut tell = |analysis: &Analysis| {
                sender.send(analysis.clone()).ok();
            };
            let last = analyse(&start, &options, stop, &mut tell);
            tell(&last);
        });
        (background, reports)
    }

    #[test]
    fn a_search_without_limits_ends_when_it_is_told_to() {
        let (background, reports) = endless();
        assert!(reports.recv().is_ok());
        background.stop();
        // The reports end, for the thread does.
        let last = reports.iter().last();
        assert!(last.is_some_and(|analysis| analysis.lines.len() == 4));
    }

    #[test]
    fn a_search_ends_when_nobody_is_interested_any_more() {
        let (background, reports) = endless();
        reports.recv().ok();
        drop(background);
        assert!(reports.iter().count() > 0);
    }
}

//! A search in a thread of its own, for a screen that must not wait: analyses come as messages.

use std::sync::mpsc::{self, Receiver};
use std::thread::{self, JoinHandle};

use ayla_rules::AnyPosition;

use super::{Analysis, Options, Stop, analyse};

/// What a search in the background has to say.
#[derive(Clone, Debug)]
pub enum News {
    /// The analysis so far; a deeper one will follow.
    Deeper(Analysis),
    /// The last word.
    Done(Analysis),
}

/// A search in the background. It ends when it is done, when it is told to, or when this is dropped.
#[derive(Debug)]
pub struct Background {
    stop: Stop,
    news: Receiver<News>,
    thread: Option<JoinHandle<()>>,
}

impl Background {
    /// Begins to analyse a position.
    pub fn start(position: AnyPosition, options: Options) -> Self {
        let (sender, news) = mpsc::channel();
        let stop = Stop::default();
        let wish = stop.clone();
        let thread = thread::spawn(move || {
            let mut tell = |analysis: &Analysis| {
                if sender.send(News::Deeper(analysis.clone())).is_err() {
                    wish.now();
                }
            };
            let analysis = analyse(&position, &options, &wish, &mut tell);
            // Nobody may be left to listen, which is no failure.
            sender.send(News::Done(analysis)).ok();
        });
        Self {
            stop,
            news,
            thread: Some(thread),
        }
    }

    /// The next message, if one has come. Never waits.
    pub fn news(&self) -> Option<News> {
        self.news.try_recv().ok()
    }

    /// Waits for the next message; none after the last word.
    pub fn wait(&self) -> Option<News> {
        self.news.recv().ok()
    }

    /// Asks the search to end with what it has; its last word still comes.
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
    use super::*;
    use crate::engine::Limits;
    use ayla_rules::{Game, Side};

    fn endless() -> Background {
        let options = Options {
            limits: Limits::default(),
            ..Options::default()
        };
        Background::start(Game::ALL[0].start(Side::South), options)
    }

    #[test]
    fn a_search_without_limits_ends_when_it_is_told_to() {
        let background = endless();
        let first = background.wait();
        assert!(matches!(first, Some(News::Deeper(_))));
        background.stop();
        let mut last = None;
        while let Some(news) = background.wait() {
            last = Some(news);
        }
        assert!(matches!(last, Some(News::Done(analysis)) if analysis.lines.len() == 4));
    }

    #[test]
    fn a_search_ends_when_nobody_is_interested_any_more() {
        let background = endless();
        background.wait();
        drop(background);
    }
}

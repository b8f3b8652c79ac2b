//! How fast the rules are, beside a plain array loop (`array.rs`), in one run:
//!
//! ```text
//! cargo bench -p ayla-rules --bench rules
//! ```
//!
//! Three jobs for each game: single sowings with their captures, over positions that are all different (over a few
//! thousand, branch prediction learns them by heart and flatters the array); the tree of all legal actions with every
//! leaf played; and the same with the last ply counted and not played. Both ways do the same job and must come to the
//! same counts, or nothing is measured. After the table of divan, the two ways are timed in turns and compared by the
//! best of each: on a machine with other things to do, that ratio is what can be trusted.

mod array;
mod positions;

use std::hint::black_box;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use ayla_rules::{Position, djenon_aboure, gore, perft};
use divan::Bencher;
use divan::counter::ItemsCount;

/// A way to play one of the games: through the crate, or over an array.
trait Way: Copy {
    type Position: Position;
    type Action: Copy;

    fn position(position: &Self::Position) -> Self;
    fn action(action: <Self::Position as Position>::Action) -> Self::Action;
    /// The position after a legal action.
    fn after(&self, action: Self::Action) -> Self;
    /// Shows every position that a legal action leads to.
    fn each_next(&self, see: impl FnMut(&Self));
    /// How many legal actions there are.
    fn count_next(&self) -> u64;

    /// The leaves of the tree, each of them played.
    fn play_leaves(&self, depth: u32) -> u64 {
        let mut leaves = 0;
        self.each_next(|next| {
            leaves += match depth {
                1 => {
                    black_box(next);
                    1
                }
                _ => next.play_leaves(depth - 1),
            };
        });
        leaves.max(1)
    }

    /// The leaves of the tree, counted one ply before.
    fn count_leaves(&self, depth: u32) -> u64 {
        if depth == 1 {
            return self.count_next().max(1);
        }
        let mut leaves = 0;
        self.each_next(|next| leaves += next.count_leaves(depth - 1));
        leaves.max(1)
    }
}

/// The crate's way, through its public interface.
#[derive(Clone, Copy, Debug)]
struct Rules<P>(P);

impl<P: Position> Way for Rules<P> {
    type Position = P;
    type Action = P::Action;

    fn position(position: &P) -> Self {
        Self(*position)
    }

    fn action(action: P::Action) -> P::Action {
        action
    }

    #[inline]
    fn after(&self, action: P::Action) -> Self {
        self.0.play(action).map_or(*self, Self)
    }

    #[inline]
    fn each_next(&self, mut see: impl FnMut(&Self)) {
        self.0.successors().for_each(|(_, next)| see(&Self(next)));
    }

    fn count_next(&self) -> u64 {
        self.0.legal_actions().len() as u64
    }

    fn count_leaves(&self, depth: u32) -> u64 {
        perft(&self.0, depth)
    }
}

/// What is to be done over and over.
#[derive(Clone, Copy, Debug)]
enum Job {
    Sow,
    PlayLeavesFromStart,
    PlayLeavesFromMidgame,
    CountLeavesFromStart,
    CountLeavesFromMidgame,
}

impl Job {
    const ALL: [Self; 5] = [
        Self::Sow,
        Self::PlayLeavesFromStart,
        Self::PlayLeavesFromMidgame,
        Self::CountLeavesFromStart,
        Self::CountLeavesFromMidgame,
    ];
}

/// What the jobs of one game are done with.
struct Work<P: Position> {
    sowings: Vec<(P, P::Action)>,
    midgame: Vec<P>,
    start_depth: u32,
    midgame_depth: u32,
}

static GORE: LazyLock<Work<gore::Position>> = LazyLock::new(|| Work {
    sowings: positions::sowings(|action| matches!(action, gore::Action::Sow(_))),
    midgame: positions::midgame(),
    start_depth: 10,
    midgame_depth: 4,
});

static DJENON_ABOURE: LazyLock<Work<djenon_aboure::Position>> = LazyLock::new(|| Work {
    sowings: positions::sowings(|action| matches!(action, djenon_aboure::Action::Sow(_))),
    midgame: positions::midgame(),
    start_depth: 10,
    midgame_depth: 6,
});

/// The work as one way sees it.
struct Ready<W: Way> {
    sowings: Vec<(W, W::Action)>,
    start: W,
    midgame: Vec<W>,
    start_depth: u32,
    midgame_depth: u32,
}

impl<W: Way<Position: Default>> Ready<W> {
    fn new(work: &Work<W::Position>) -> Self {
        Self {
            sowings: work
                .sowings
                .iter()
                .map(|(position, action)| (W::position(position), W::action(*action)))
                .collect(),
            start: W::position(&W::Position::default()),
            midgame: work.midgame.iter().map(W::position).collect(),
            start_depth: work.start_depth,
            midgame_depth: work.midgame_depth,
        }
    }

    /// Does a job once, and says how many sowings or leaves that were.
    fn run(&self, job: Job) -> u64 {
        let midgame = self.midgame.iter();
        match job {
            Job::Sow => {
                for (position, action) in &self.sowings {
                    black_box(&position.after(*action));
                }
                self.sowings.len() as u64
            }
            Job::PlayLeavesFromStart => self.start.play_leaves(self.start_depth),
            Job::CountLeavesFromStart => self.start.count_leaves(self.start_depth),
            Job::PlayLeavesFromMidgame => {
                midgame.map(|way| way.play_leaves(self.midgame_depth)).sum()
            }
            Job::CountLeavesFromMidgame => midgame
                .map(|way| way.count_leaves(self.midgame_depth))
                .sum(),
        }
    }

    fn bench(&self, bencher: Bencher, job: Job) {
        bencher
            .counter(ItemsCount::new(self.run(job)))
            .bench_local(|| self.run(job));
    }
}

#[divan::bench(types = [Rules<gore::Position>, array::Gore], args = Job::ALL, max_time = 1)]
fn gore<W: Way<Position = gore::Position>>(bencher: Bencher, job: Job) {
    Ready::<W>::new(&GORE).bench(bencher, job);
}

#[divan::bench(types = [Rules<djenon_aboure::Position>, array::DjenonAboure], args = Job::ALL, max_time = 1)]
fn djenon_aboure<W: Way<Position = djenon_aboure::Position>>(bencher: Bencher, job: Job) {
    Ready::<W>::new(&DJENON_ABOURE).bench(bencher, job);
}

/// Times both ways in turns; says what each needs at its best, and the crate's part of the array's time.
#[expect(
    clippy::print_stdout,
    clippy::cast_precision_loss,
    reason = "a table of measurements"
)]
fn compare<A: Way<Position = P>, B: Way<Position = P>, P: Position + Default>(
    game: &str,
    work: &Work<P>,
    turns: u32,
) {
    let rules = Ready::<A>::new(work);
    let array = Ready::<B>::new(work);
    for job in Job::ALL {
        let items = rules.run(job);
        assert_eq!(items, array.run(job), "{game}, {job:?}: the counts differ");
        let mut best = [Duration::MAX; 2];
        for _ in 0..turns {
            let runs: [&dyn Fn() -> u64; 2] = [&|| rules.run(job), &|| array.run(job)];
            for (best, run) in best.iter_mut().zip(runs) {
                let begun = Instant::now();
                black_box(run());
                *best = begun.elapsed().min(*best);
            }
        }
        let [rules, array] = best.map(|best| best.as_secs_f64() * 1e9 / items as f64);
        println!(
            "{game:<14} {:<23} {items:>9} of {rules:>5.2} ns, array {array:>5.2} ns: {:.2}",
            format!("{job:?}"),
            rules / array
        );
    }
}

fn main() {
    let is_measuring = std::env::args().any(|argument| argument == "--bench");
    divan::main();
    let turns = if is_measuring { 15 } else { 1 };
    compare::<Rules<gore::Position>, array::Gore, _>("Goré", &GORE, turns);
    compare::<Rules<djenon_aboure::Position>, array::DjenonAboure, _>(
        "Djenon-aboure",
        &DJENON_ABOURE,
        turns,
    );
}

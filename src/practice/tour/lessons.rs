//! The lessons, in the order in which they are given.

use super::{Chapter, Lesson, Task};

/// A lesson that begins with its position.
const fn lesson(name: &'static str, chapter: Chapter, start: &'static str, task: Task) -> Lesson {
    after(name, chapter, start, &[], task)
}

/// A lesson that begins some actions after its position, because what they did is not all in the notation.
const fn after(
    name: &'static str,
    chapter: Chapter,
    start: &'static str,
    before: &'static [&'static str],
    task: Task,
) -> Lesson {
    Lesson {
        name,
        chapter,
        start,
        before,
        task,
    }
}

const GORE_START: &str = "6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S";
const DJENON_ABOURE_START: &str = "4,4,4,4,4,4/4,4,4,4,4,4 SSSSSS/NNNNNN 0-0 S";

/// South is behind, and 1S is empty. `ayla analyse` holds the offer of 1S to be better than any sowing.
const TABLE: &str = "0,0,3,3/0,0,0,8 SSSS/NNNN 16-18 S";
/// North offers an empty hole, from which South can capture.
const OFFERED: &str = "2,1,4,1/1,3,5,0 SSSS/NNNN 14-17 S offer 4N";
/// North offers a hole while South can end the game and win.
const NEAR_THE_END: &str = "3,0,1,0/0,1,0,1 SSSS/NNNN 22-20 S offer 4N";

/// Where a learner can play on from: in the middle of a game of Goré, with captured seeds enough for either side to bargain.
pub const PLAY_ON: &str = "0,3,2,4/3,5,2,1 SSSS/NNNN 10-18 S";

/// All lessons.
pub const LESSONS: &[Lesson] = &[
    lesson("board", Chapter::Board, GORE_START, Task::Read),
    lesson("names", Chapter::Board, GORE_START, Task::Read),
    lesson("sow", Chapter::Sowing, GORE_START, Task::Play("2S")),
    lesson(
        "turns",
        Chapter::Sowing,
        "6,0,7,7/7,7,7,7 SSSS/NNNN 0-0 N",
        Task::Watch("1N"),
    ),
    lesson(
        "choose",
        Chapter::Sowing,
        "7,1,8,8/0,8,8,8 SSSS/NNNN 0-0 S",
        Task::Sow,
    ),
    lesson(
        "lap",
        Chapter::Sowing,
        "9,1,2,6/3,5,0,1 SSSS/NNNN 10-11 S",
        Task::Play("1S"),
    ),
    lesson(
        "capture",
        Chapter::Capture,
        "4,5,3,0/2,1,5,3 SSSS/NNNN 12-13 S",
        Task::Play("3S"),
    ),
    lesson(
        "own-hole",
        Chapter::Capture,
        "2,5,3,6/1,0,5,3 SSSS/NNNN 12-11 S",
        Task::Play("1S"),
    ),
    lesson(
        "backward",
        Chapter::Capture,
        "1,4,2,1/1,3,5,5 SSSS/NNNN 13-13 S",
        Task::Play("2S"),
    ),
    lesson(
        "forward",
        Chapter::Capture,
        "2,6,0,3/0,1,1,1 SSSS/NNNN 15-19 S",
        Task::Play("2S"),
    ),
    lesson(
        "most",
        Chapter::Capture,
        "5,3,4,7/1,1,3,2 SSSS/NNNN 11-11 S",
        Task::Play("3S"),
    ),
    lesson(
        "pass",
        Chapter::End,
        "0,0,0,0/0,5,0,4 SSSS/NNNN 19-20 S",
        Task::Play("pass"),
    ),
    lesson(
        "reached",
        Chapter::End,
        "0,0,0,0/0,5,0,4 SSSS/NNNN 19-20 N",
        Task::Watch("4N"),
    ),
    lesson(
        "end",
        Chapter::End,
        "3,0,1,0/0,1,0,1 SSSS/NNNN 22-20 S",
        Task::Play("1S"),
    ),
    lesson("offer", Chapter::Bargain, TABLE, Task::Read),
    lesson(
        "make-offer",
        Chapter::Bargain,
        TABLE,
        Task::Play("offer 1S"),
    ),
    after(
        "accepted",
        Chapter::Bargain,
        TABLE,
        &["offer 1S"],
        Task::Watch("accept"),
    ),
    after(
        "limits",
        Chapter::Bargain,
        TABLE,
        &["offer 1S", "accept"],
        Task::Read,
    ),
    lesson(
        "target",
        Chapter::Bargain,
        "3,3,6,1/2,4,0,4 NSSS/NNNN 13-12 S",
        Task::Play("3S"),
    ),
    lesson("accept", Chapter::Bargain, OFFERED, Task::Play("accept")),
    after(
        "new-hole",
        Chapter::Bargain,
        OFFERED,
        &["accept"],
        Task::Play("4N"),
    ),
    lesson(
        "refuse",
        Chapter::Bargain,
        NEAR_THE_END,
        Task::Play("refuse"),
    ),
    after(
        "glory",
        Chapter::Bargain,
        NEAR_THE_END,
        &["refuse"],
        Task::Play("1S"),
    ),
    lesson("when-to-offer", Chapter::Bargain, TABLE, Task::Read),
    lesson("when-to-accept", Chapter::Bargain, OFFERED, Task::Read),
    lesson(
        "relay-board",
        Chapter::DjenonAboure,
        DJENON_ABOURE_START,
        Task::Read,
    ),
    lesson(
        "first-seed",
        Chapter::DjenonAboure,
        "0,1,0,0,0,3/1,0,1,1,2,2 SSSSSS/NNNNNN 20-17 S",
        Task::Play("6S"),
    ),
    lesson(
        "relay",
        Chapter::DjenonAboure,
        DJENON_ABOURE_START,
        Task::Play("5S"),
    ),
    lesson(
        "relay-capture",
        Chapter::DjenonAboure,
        "0,1,0,0,1,4/1,1,3,4,1,1 SSSSSS/NNNNNN 9-22 S",
        Task::Play("6S"),
    ),
    lesson(
        "relay-end",
        Chapter::DjenonAboure,
        "1,0,0,1,0,2/0,1,0,0,1,0 SSSSSS/NNNNNN 23-19 S",
        Task::Play("6S"),
    ),
];

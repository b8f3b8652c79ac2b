//! The table: which key gives which command in which context.
//!
//! Within a context the most useful commands come first: a narrow footer shows only those.

use ratatui::crossterm::event::KeyCode;

use super::Key::{self, Any, Char, Code, Control, Digit, Number};
use super::command::Command;

/// What the screen is about at the moment, and so what a key means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Context {
    /// The home screen, where the program is left.
    Home,
    /// A list of things to choose from.
    Menu,
    /// A form with fields to fill in and options to change.
    Form,
    /// An action is being shown.
    Show,
    /// A side is to sow, or to offer.
    Sow,
    /// A side must pass.
    Pass,
    /// An offer is being put together.
    Offer,
    /// An offer has been made, and the keyboard goes to the other side.
    HandOver,
    /// Something has been proposed to the other side, which takes the keyboard.
    Proposed,
    /// A position has come up for the third time: does anybody want to end the game?
    Repeated,
    /// An offer is to be answered.
    Answer,
    /// The program is thinking.
    Think,
    /// The game is over.
    Over,
    /// An earlier moment of the game is being looked at.
    Look,
    /// A game is being looked at that can't be played here.
    Watch,
    /// A game is being reviewed.
    Review,
    /// A moment of a review is on the board.
    Moment,
    /// A line is being typed.
    Type,
    /// The other side is asked whether it agrees to end the game.
    Agree,
    /// A question that one side asks itself.
    Confirm,
    /// A position is being put together.
    Edit,
    /// The saved games.
    Saved,
    /// In a drill an action is to be chosen.
    DrillSow,
    /// In a drill an offer is to be answered.
    DrillAnswer,
    /// In a drill seeds are to be counted.
    DrillCount,
    /// The answer of a drill is told.
    DrillTold,
    /// A text is being read.
    Read,
    /// A lesson tells or shows something.
    Lesson,
    /// In a lesson the learner is to act.
    LessonTurn,
    /// In a lesson the learner is to answer an offer.
    LessonAnswer,
}

impl Context {
    /// All contexts, in the order in which a reader meets them.
    pub const ALL: [Self; 30] = [
        Self::Home,
        Self::Menu,
        Self::Form,
        Self::Show,
        Self::Sow,
        Self::Pass,
        Self::Offer,
        Self::HandOver,
        Self::Proposed,
        Self::Repeated,
        Self::Answer,
        Self::Think,
        Self::Over,
        Self::Look,
        Self::Watch,
        Self::Review,
        Self::Moment,
        Self::Type,
        Self::Agree,
        Self::Confirm,
        Self::Edit,
        Self::Saved,
        Self::DrillSow,
        Self::DrillAnswer,
        Self::DrillCount,
        Self::DrillTold,
        Self::Read,
        Self::Lesson,
        Self::LessonTurn,
        Self::LessonAnswer,
    ];

    /// The name under which the texts know the context.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Home => "home",
            Self::Menu => "menu",
            Self::Form => "form",
            Self::Show => "show",
            Self::Sow => "sow",
            Self::Pass => "pass",
            Self::Offer => "offer",
            Self::HandOver => "hand-over",
            Self::Proposed => "proposed",
            Self::Repeated => "repeated",
            Self::Answer => "answer",
            Self::Think => "think",
            Self::Over => "over",
            Self::Look => "look",
            Self::Watch => "watch",
            Self::Review => "review",
            Self::Moment => "moment",
            Self::Type => "type",
            Self::Agree => "agree",
            Self::Confirm => "confirm",
            Self::Edit => "edit",
            Self::Saved => "saved",
            Self::DrillSow => "drill-sow",
            Self::DrillAnswer => "drill-answer",
            Self::DrillCount => "drill-count",
            Self::DrillTold => "drill-told",
            Self::Read => "read",
            Self::Lesson => "lesson",
            Self::LessonTurn => "lesson-turn",
            Self::LessonAnswer => "lesson-answer",
        }
    }
}

/// One line of the table.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    /// The keys, the one to show first.
    pub keys: &'static [Key],
    /// What they ask for.
    pub command: Command,
}

impl Binding {
    /// The key to show beside what it does: of several letters the one with which the word for it begins.
    pub fn shown(&self, name: &str) -> Key {
        let first = self.keys[0];
        let begins = |key: &&Key| matches!(key, Char(letter) if name.starts_with(*letter));
        match first {
            Char(_) => *self.keys.iter().find(begins).unwrap_or(&first),
            _ => first,
        }
    }
}

const fn bind(keys: &'static [Key], command: Command) -> Binding {
    Binding { keys, command }
}

const LEFT: Binding = bind(&[Code(KeyCode::Left)], Command::Left);
const RIGHT: Binding = bind(&[Code(KeyCode::Right)], Command::Right);
const UP: Binding = bind(&[Code(KeyCode::Up)], Command::Up);
const DOWN: Binding = bind(&[Code(KeyCode::Down)], Command::Down);
const UNDO: Binding = bind(&[Char('u'), Code(KeyCode::Backspace)], Command::Undo);
const REDO: Binding = bind(&[Char('y')], Command::Redo);
const EARLIER: Binding = bind(&[Code(KeyCode::PageUp), Char('[')], Command::Earlier);
const LATER: Binding = bind(&[Code(KeyCode::PageDown), Char(']')], Command::Later);
const FIRST: Binding = bind(&[Code(KeyCode::Home)], Command::First);
const LAST: Binding = bind(&[Code(KeyCode::End)], Command::Last);
const TYPE: Binding = bind(&[Char(':')], Command::TypeAction);
const RULES: Binding = bind(&[Char('b')], Command::Rules);
const SETTINGS: Binding = bind(&[Char('s')], Command::Settings);
const HELP: Binding = bind(&[Char('?'), Code(KeyCode::F(1))], Command::Help);
/// Where a question mark is text.
const HELP_WHILE_TYPING: Binding = bind(&[Code(KeyCode::F(1))], Command::Help);
const HOME: Binding = bind(&[Char('q'), Code(KeyCode::Esc)], Command::Home);
const BACK: Binding = bind(&[Code(KeyCode::Esc)], Command::Back);
const LEAVE: Binding = bind(&[Char('q'), Code(KeyCode::Esc)], Command::Back);
const ACCEPT: Binding = bind(&[Char('a')], Command::Accept);
const REFUSE: Binding = bind(&[Char('r')], Command::Refuse);
const AGREE: Binding = bind(&[Char('e')], Command::Agree);
const RESIGN: Binding = bind(&[Char('x')], Command::Resign);
const COACH: Binding = bind(&[Char('c')], Command::Coach);
const COACH_PAGE: Binding = bind(&[Code(KeyCode::Tab)], Command::CoachPage);
/// Works everywhere; shells elsewhere than on Unix bring nothing back.
const QUIT: &[Binding] = &[
    bind(&[Control('c')], Command::Quit),
    #[cfg(unix)]
    bind(&[Control('z')], Command::Suspend),
];

/// What can be done wherever a game is on the screen, besides what is listed for the context itself.
const IN_GAME: &[Binding] = &[REDO, EARLIER, LATER, FIRST, LAST, RULES, SETTINGS];

/// The same after the end, where looking back is listed first.
const AFTER: &[Binding] = &[REDO, LATER, FIRST, LAST, RULES, SETTINGS];

const CHOOSE: Binding = bind(&[Code(KeyCode::Enter), Char(' ')], Command::Choose);
/// One press too many on the way out of other screens, with Esc, does not leave the program.
const AT_HOME: &[Binding] = &[
    UP,
    DOWN,
    CHOOSE,
    HELP,
    bind(&[Char('q'), Control('c')], Command::Quit),
];
const MENU: &[Binding] = &[UP, DOWN, CHOOSE, HELP, LEAVE];
const FORM: &[Binding] = &[
    bind(&[Code(KeyCode::Up), Code(KeyCode::BackTab)], Command::Up),
    bind(&[Code(KeyCode::Down), Code(KeyCode::Tab)], Command::Down),
    bind(&[Code(KeyCode::Enter)], Command::Choose),
    BACK,
    HELP_WHILE_TYPING,
    bind(&[Code(KeyCode::Left)], Command::Less),
    bind(&[Code(KeyCode::Right)], Command::More),
];
const SHOW: &[Binding] = &[HELP, bind(&[Any], Command::Finish)];
const SOW: &[Binding] = &[
    bind(&[Digit], Command::Hole(0)),
    bind(&[Code(KeyCode::Enter), Char(' ')], Command::Sow),
    bind(&[Char('o')], Command::Offer),
    HELP,
    UNDO,
    HOME,
    COACH,
    COACH_PAGE,
    LEFT,
    RIGHT,
    UP,
    DOWN,
    TYPE,
    AGREE,
    RESIGN,
];
const PASS: &[Binding] = &[
    bind(&[Char('p'), Char(' ')], Command::Pass),
    HELP,
    UNDO,
    HOME,
    COACH,
    COACH_PAGE,
    TYPE,
    AGREE,
    RESIGN,
];
const OFFER: &[Binding] = &[
    bind(&[Digit], Command::Hole(0)),
    bind(&[Code(KeyCode::Enter)], Command::MakeOffer),
    bind(&[Code(KeyCode::Esc), Char('o')], Command::Back),
    bind(&[Char(' ')], Command::Mark),
    HELP,
    COACH,
    COACH_PAGE,
    LEFT,
    RIGHT,
    UP,
    DOWN,
    TYPE,
    RULES,
];
const TAKE_KEYBOARD: Binding = bind(&[Char(' ')], Command::TakeKeyboard);
const HAND_OVER: &[Binding] = &[
    TAKE_KEYBOARD,
    HELP,
    // Here, as in a proposal, Esc takes back what was done last.
    bind(
        &[Char('u'), Code(KeyCode::Backspace), Code(KeyCode::Esc)],
        Command::Undo,
    ),
    bind(&[Char('q')], Command::Home),
];
const PROPOSED: &[Binding] = &[TAKE_KEYBOARD, BACK, HELP];
/// No key that says yes elsewhere: what is pressed next after an answer ends no game.
const REPEATED: &[Binding] = &[
    AGREE,
    bind(&[Char('n'), Code(KeyCode::Esc)], Command::No),
    HELP,
];
const ANSWER: &[Binding] = &[
    ACCEPT, REFUSE, HELP, UNDO, HOME, COACH, COACH_PAGE, TYPE, RESIGN,
];
const THINK: &[Binding] = &[
    bind(&[Char('m')], Command::MoveNow),
    HELP,
    UNDO,
    HOME,
    bind(
        &[Digit, Code(KeyCode::Enter), Char(' '), Char('o')],
        Command::NotNow,
    ),
];
const OVER: &[Binding] = &[
    bind(&[Char('n')], Command::PlayAgain),
    REVIEW,
    HOME,
    bind(&[Char('m')], Command::Mistakes),
    EARLIER,
    HELP,
    UNDO,
];
const BACKWARD: Binding = bind(
    &[Code(KeyCode::Left), Code(KeyCode::PageUp), Char('[')],
    Command::Earlier,
);
const FORWARD: Binding = bind(
    &[Code(KeyCode::Right), Code(KeyCode::PageDown), Char(']')],
    Command::Later,
);
const FROM_HERE: Binding = bind(&[Char('p')], Command::PlayFromHere);
const EDIT_POSITION: Binding = bind(&[Char('e')], Command::EditPosition);
const REVIEW: Binding = bind(&[Char('v')], Command::Review);
const LOOK: &[Binding] = &[
    BACKWARD,
    FORWARD,
    FIRST,
    LAST,
    FROM_HERE,
    REVIEW,
    EDIT_POSITION,
    LEAVE,
    HELP,
];
const WATCH: &[Binding] = &[
    BACKWARD,
    FORWARD,
    bind(&[Char('r')], Command::Reload),
    FIRST,
    LAST,
    FROM_HERE,
    REVIEW,
    EDIT_POSITION,
    HOME,
    HELP,
];
const REVIEWING: &[Binding] = &[
    UP,
    DOWN,
    bind(&[Code(KeyCode::Enter), Char(' ')], Command::OnBoard),
    LEAVE,
    HELP,
    BACKWARD,
    FORWARD,
    bind(&[Char('m')], Command::Measure),
    FIRST,
    LAST,
];
const MOMENT: &[Binding] = &[
    BACKWARD,
    FORWARD,
    bind(
        &[Code(KeyCode::Tab), Code(KeyCode::Up), Code(KeyCode::Down)],
        Command::OtherLine,
    ),
    LEAVE,
    HELP,
    FIRST,
    LAST,
];
const TYPING: &[Binding] = &[
    bind(&[Code(KeyCode::Enter)], Command::Enter),
    BACK,
    HELP_WHILE_TYPING,
];
const AGREEING: &[Binding] = &[ACCEPT, REFUSE, BACK, HELP];
const CONFIRM: &[Binding] = &[
    bind(&[Char('y'), Char('o'), Char('s')], Command::Yes),
    bind(&[Char('n'), Code(KeyCode::Esc)], Command::No),
    HELP,
];
const EDIT: &[Binding] = &[
    bind(&[Code(KeyCode::Enter)], Command::PlayPosition),
    // Before the numbers: on an AZERTY keyboard this sign is the 6 as well.
    bind(&[Char('-')], Command::Less),
    bind(&[Char('+'), Char('=')], Command::More),
    bind(&[Number], Command::Number(0)),
    bind(&[Char('o')], Command::SwapOwner),
    HELP,
    BACK,
    bind(&[Code(KeyCode::Tab)], Command::SwapSide),
    bind(&[Char('g')], Command::NextGame),
    bind(&[Code(KeyCode::Delete)], Command::Clear),
    LEFT,
    RIGHT,
    UP,
    DOWN,
];
const SAVED: &[Binding] = &[
    UP,
    DOWN,
    bind(&[Code(KeyCode::Enter)], Command::Choose),
    REVIEW,
    bind(&[Char('/')], Command::Filter),
    bind(&[Char('n')], Command::Rename),
    bind(&[Char('x')], Command::Export),
    bind(&[Code(KeyCode::Delete), Char('d')], Command::Delete),
    LEAVE,
    HELP,
];
const SKIP: Binding = bind(&[Char('n')], Command::Skip);
const SHOW_ANSWER: Binding = bind(&[Char('x')], Command::ShowAnswer);
const DRILL_SOW: &[Binding] = &[
    bind(&[Digit], Command::Hole(0)),
    bind(&[Code(KeyCode::Enter), Char(' ')], Command::Sow),
    bind(&[Char('o')], Command::Offer),
    SKIP,
    SHOW_ANSWER,
    HELP,
    LEAVE,
    LEFT,
    RIGHT,
    UP,
    DOWN,
    TYPE,
    RULES,
    SETTINGS,
];
const DRILL_ANSWER: &[Binding] = &[
    ACCEPT,
    REFUSE,
    SKIP,
    SHOW_ANSWER,
    HELP,
    LEAVE,
    TYPE,
    RULES,
    SETTINGS,
];
const DRILL_COUNT: &[Binding] = &[
    bind(&[Number], Command::Number(0)),
    bind(&[Code(KeyCode::Enter)], Command::Enter),
    SKIP,
    SHOW_ANSWER,
    HELP,
    LEAVE,
    RULES,
    SETTINGS,
];
const DRILL_TOLD: &[Binding] = &[
    bind(&[Code(KeyCode::Enter), Char(' ')], Command::NextDrill),
    FORWARD,
    BACKWARD,
    bind(
        &[Code(KeyCode::Tab), Code(KeyCode::Up), Code(KeyCode::Down)],
        Command::OtherLine,
    ),
    HELP,
    LEAVE,
    FIRST,
    LAST,
    bind(&[Code(KeyCode::Delete), Char('d')], Command::Forget),
    RULES,
    SETTINGS,
];
/// The key that opens the coach's page closes it again, and so any page.
const CLOSE: Binding = bind(
    &[Char('q'), Code(KeyCode::Esc), Code(KeyCode::Tab)],
    Command::Back,
);
const READ: &[Binding] = &[
    bind(&[Code(KeyCode::Up), Char('k')], Command::Up),
    bind(&[Code(KeyCode::Down), Char('j')], Command::Down),
    CLOSE,
    HELP,
    bind(&[Code(KeyCode::PageUp)], Command::PageUp),
    bind(&[Code(KeyCode::PageDown), Char(' ')], Command::PageDown),
    bind(&[Code(KeyCode::Left)], Command::ChapterBefore),
    bind(&[Code(KeyCode::Right)], Command::ChapterAfter),
];

const LESSON: &[Binding] = &[
    bind(&[Code(KeyCode::Enter), Char(' ')], Command::GoOn),
    bind(
        &[Code(KeyCode::Left), Code(KeyCode::PageUp), Char('[')],
        Command::LessonBefore,
    ),
    bind(
        &[Code(KeyCode::Right), Code(KeyCode::PageDown), Char(']')],
        Command::LessonAfter,
    ),
    LEAVE,
    HELP,
    RULES,
    SETTINGS,
];
const LESSON_TURN: &[Binding] = &[
    bind(&[Digit], Command::Hole(0)),
    bind(&[Code(KeyCode::Enter), Char(' ')], Command::Sow),
    bind(&[Char('o')], Command::Offer),
    LEFT,
    RIGHT,
    UP,
    DOWN,
    HELP,
    LEAVE,
    bind(&[Char('p')], Command::Pass),
];
const LESSON_ANSWER: &[Binding] = &[ACCEPT, REFUSE, HELP, LEAVE];
/// What can be done in a lesson besides what is to be learned.
const IN_LESSON: &[Binding] = &[
    bind(&[Code(KeyCode::PageUp), Char('[')], Command::LessonBefore),
    bind(&[Code(KeyCode::PageDown), Char(']')], Command::LessonAfter),
    RULES,
    SETTINGS,
];

/// The lines of the table for a context.
pub fn bindings(context: Context) -> impl Iterator<Item = Binding> {
    let (own, common): (&[Binding], &[Binding]) = match context {
        Context::Home => (AT_HOME, &[]),
        Context::Menu => (MENU, &[]),
        Context::Form => (FORM, &[]),
        Context::Show => (SHOW, &[]),
        Context::Sow => (SOW, IN_GAME),
        Context::Pass => (PASS, IN_GAME),
        Context::Offer => (OFFER, &[]),
        Context::HandOver => (HAND_OVER, IN_GAME),
        Context::Proposed => (PROPOSED, &[]),
        Context::Repeated => (REPEATED, &[]),
        Context::Answer => (ANSWER, IN_GAME),
        Context::Think => (THINK, IN_GAME),
        Context::Over => (OVER, AFTER),
        Context::Look => (LOOK, &[]),
        Context::Watch => (WATCH, &[]),
        Context::Review => (REVIEWING, &[]),
        Context::Moment => (MOMENT, &[]),
        Context::Type => (TYPING, &[]),
        Context::Agree => (AGREEING, &[]),
        Context::Confirm => (CONFIRM, &[]),
        Context::Edit => (EDIT, &[]),
        Context::Saved => (SAVED, &[]),
        Context::DrillSow => (DRILL_SOW, &[]),
        Context::DrillAnswer => (DRILL_ANSWER, &[]),
        Context::DrillCount => (DRILL_COUNT, &[]),
        Context::DrillTold => (DRILL_TOLD, &[]),
        Context::Read => (READ, &[]),
        Context::Lesson => (LESSON, &[]),
        Context::LessonTurn => (LESSON_TURN, IN_LESSON),
        Context::LessonAnswer => (LESSON_ANSWER, IN_LESSON),
    };
    // What has a key of its own here needs no other.
    let is_free = |binding: &&Binding| own.iter().all(|other| other.command != binding.command);
    let everywhere = QUIT.iter().filter(is_free);
    own.iter().chain(common).chain(everywhere).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_is_bound_twice_in_a_context() {
        for context in Context::ALL {
            let mut seen: Vec<Key> = Vec::new();
            for key in bindings(context).flat_map(|binding| binding.keys) {
                assert!(!seen.contains(key), "{context:?} binds {key:?} twice");
                seen.push(*key);
            }
        }
    }

    #[test]
    fn an_offer_is_never_answered_by_enter_and_its_answers_are_different_keys() {
        for context in [
            Context::HandOver,
            Context::Answer,
            Context::Agree,
            Context::DrillAnswer,
        ] {
            let keys = || bindings(context).flat_map(|binding| binding.keys);
            assert!(
                !keys().any(|&key| key == Code(KeyCode::Enter)),
                "{context:?} takes Enter"
            );
        }
        let answers = |command| {
            bindings(Context::Answer)
                .filter(move |b| b.command == command)
                .count()
        };
        assert_eq!((answers(Command::Accept), answers(Command::Refuse)), (1, 1));
        assert!(ACCEPT.keys.iter().all(|key| !REFUSE.keys.contains(key)));
    }
}

//! Everything that can be asked for with a key.

/// What the player asks for. Which keys give it depends on the context.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// Sow the hole of one's own row with this number, or mark it for an offer.
    Hole(u8),
    /// Put a digit behind a number.
    Number(u8),
    /// Move the cursor left.
    Left,
    /// Move the cursor right.
    Right,
    /// Move the cursor up.
    Up,
    /// Move the cursor down.
    Down,
    /// Sow the hole under the cursor.
    Sow,
    /// Begin to put an offer together.
    Offer,
    /// Put the hole under the cursor into the offer or take it out.
    Mark,
    /// Make the offer that has been put together.
    MakeOffer,
    /// Say that the keyboard has been handed over.
    TakeKeyboard,
    /// Accept what the other side proposes.
    Accept,
    /// Refuse what the other side proposes.
    Refuse,
    /// Pass.
    Pass,
    /// Take the last action back.
    Undo,
    /// Do it again.
    Redo,
    /// Make the program play what it has found so far.
    MoveNow,
    /// Do something for a side whose turn it is, but which the program plays.
    NotNow,
    /// Propose to end the game by agreement.
    Agree,
    /// Give up.
    Resign,
    /// Confirm.
    Yes,
    /// Do not confirm.
    No,
    /// Look at the action before.
    Earlier,
    /// Look at the action after.
    Later,
    /// Look at the start.
    First,
    /// Look at the last action.
    Last,
    /// See the end of what is being shown at once.
    Finish,
    /// Read the file of a game that is played elsewhere again.
    Reload,
    /// Go on playing from the position looked at.
    PlayFromHere,
    /// Take the moment looked at into the editor.
    EditPosition,
    /// Type an action.
    TypeAction,
    /// Play what has been typed.
    Enter,
    /// Look at what each choice of the game was worth.
    Review,
    /// See the moment under the cursor on the board.
    OnBoard,
    /// See what came of a choice, or what would have come of a better one.
    OtherLine,
    /// Count seeds, or honour.
    Measure,
    /// Turn the coach on or off.
    Coach,
    /// Read all that the coach says.
    CoachPage,
    /// Begin a new game of the same kind.
    PlayAgain,
    /// Choose the entry under the cursor.
    Choose,
    /// Change the entry under the cursor to its value before.
    Less,
    /// Change the entry under the cursor to its next value.
    More,
    /// Go up by a page.
    PageUp,
    /// Go down by a page.
    PageDown,
    /// Read the chapter before.
    ChapterBefore,
    /// Read the next chapter.
    ChapterAfter,
    /// Let the next thing of a lesson happen, or its next lesson begin.
    GoOn,
    /// Go back to the lesson before.
    LessonBefore,
    /// Go to the next lesson without finishing this one.
    LessonAfter,
    /// Give a hole to the other side.
    SwapOwner,
    /// Let the other side act next.
    SwapSide,
    /// Set up the next game.
    NextGame,
    /// Take all seeds off the board.
    Clear,
    /// Play on from the position that has been set up.
    PlayPosition,
    /// Rename the players of a saved game.
    Rename,
    /// Write the record of a saved game as text.
    Export,
    /// Delete a saved game.
    Delete,
    /// Type a word that the games must contain.
    Filter,
    /// Look for one's mistakes in the game, to make drills of them.
    Mistakes,
    /// Leave a drill for another time.
    Skip,
    /// Show the answer of a drill; it counts as missed.
    ShowAnswer,
    /// Go on to the next drill.
    NextDrill,
    /// Never ask about this mistake again.
    Forget,
    /// Read the rules.
    Rules,
    /// Change the settings.
    Settings,
    /// Show the keys that work here.
    Help,
    /// Go back.
    Back,
    /// Leave the game; it is saved.
    Home,
    /// Stop the program until the shell brings it back.
    Suspend,
    /// Leave the program; the game is saved.
    Quit,
}

impl Command {
    /// Whether the command is about the coach, who sits only at games.
    pub const fn is_about_coach(self) -> bool {
        matches!(self, Self::Coach | Self::CoachPage)
    }

    /// The name under which the texts know the command.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hole(_) => "hole",
            Self::Number(_) => "number",
            Self::Left => "left",
            Self::Right => "right",
            Self::Up => "up",
            Self::Down => "down",
            Self::Sow => "sow",
            Self::Offer => "offer",
            Self::Mark => "mark",
            Self::MakeOffer => "make-offer",
            Self::TakeKeyboard => "take-keyboard",
            Self::Accept => "accept",
            Self::Refuse => "refuse",
            Self::Pass => "pass",
            Self::Undo => "undo",
            Self::Redo => "redo",
            Self::MoveNow => "move-now",
            Self::NotNow => "not-now",
            Self::Agree => "agree",
            Self::Resign => "resign",
            Self::Yes => "yes",
            Self::No => "no",
            Self::Earlier => "earlier",
            Self::Later => "later",
            Self::First => "first",
            Self::Last => "last",
            Self::Finish => "finish",
            Self::Reload => "reload",
            Self::PlayFromHere => "play-from-here",
            Self::EditPosition => "edit-position",
            Self::TypeAction => "type-action",
            Self::Enter => "enter",
            Self::Review => "review",
            Self::OnBoard => "on-board",
            Self::Measure => "measure",
            Self::Coach => "coach",
            Self::CoachPage => "coach-page",
            Self::PlayAgain => "play-again",
            Self::Choose => "choose",
            Self::Less => "less",
            Self::More => "more",
            Self::PageUp => "page-up",
            Self::PageDown => "page-down",
            Self::ChapterBefore => "chapter-before",
            Self::ChapterAfter => "chapter-after",
            Self::GoOn => "go-on",
            Self::LessonBefore => "lesson-before",
            Self::LessonAfter => "lesson-after",
            Self::SwapOwner => "swap-owner",
            Self::SwapSide => "swap-side",
            Self::NextGame => "next-game",
            Self::Clear => "clear",
            Self::PlayPosition => "play-position",
            Self::Rename => "rename",
            Self::Export => "export",
            Self::Delete => "delete",
            Self::Filter => "filter",
            Self::Mistakes => "mistakes",
            Self::Skip => "skip",
            Self::ShowAnswer => "show-answer",
            Self::NextDrill => "next-drill",
            Self::OtherLine => "other-line",
            Self::Forget => "forget",
            Self::Rules => "rules",
            Self::Settings => "settings",
            Self::Help => "help",
            Self::Back => "back",
            Self::Home => "home",
            Self::Suspend => "suspend",
            Self::Quit => "quit",
        }
    }
}

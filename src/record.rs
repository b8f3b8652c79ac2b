//! A game as a plain text record: one line a turn, to be read by a person, printed in a book, and read back.
//!
//! Number, side and checks make it easy to read on paper, and a slip of the pen is found where it is when it is read back.
#![doc = include_str!("record/NOTATION.md")]

use std::fmt;

use ayla_rules::{AnyAction, AnyPosition, BySide, Game, Outcome, Side};
use jiff::Timestamp;

use crate::session::{Closing, Ending, Finish, Partner, Session};

mod read;

pub use read::RecordError;

/// A game, and what its record says beside it.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The game.
    pub session: Session,
    /// When it was begun, if the record says.
    pub date: Option<Timestamp>,
    /// The tags that were read but mean nothing here, and are lost when the record is written again.
    pub unknown_tags: Vec<String>,
}

impl Record {
    /// The record of a game.
    pub const fn new(session: Session, date: Option<Timestamp>) -> Self {
        Self {
            session,
            date,
            unknown_tags: Vec::new(),
        }
    }
}

/// Writes the record.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fmt_tags(f)?;
        writeln!(f)?;
        let played = self.session.played();
        for turn in turns(&self.session).take(played) {
            writeln!(f, "{turn}")?;
        }
        if let Some(closing) = self.session.closing() {
            writeln!(f, "{}", told(closing))?;
        }
        for Turn {
            number,
            side,
            action,
            ..
        } in turns(&self.session).skip(played)
        {
            writeln!(f, "({number}. {} {action})", title(side))?;
        }
        Ok(())
    }
}

impl Record {
    fn fmt_tags(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut tag = |name: &str, value: &str| {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"");
            writeln!(f, "[{name} \"{value}\"]")
        };
        let session = &self.session;
        tag("Game", session.game().name())?;
        if let Some(lap) = session.game().lap() {
            tag("Lap", lap.name())?;
        }
        for side in Side::ALL {
            if !session.players[side].is_empty() {
                tag(title(side), session.players[side].as_str())?;
            }
        }
        if let Some(partner) = session.partner() {
            let manner = manner(&partner, session.game());
            tag("Partner", &format!("{}, {manner}", title(partner.side)))?;
        }
        if let Some(date) = self.date {
            tag("Date", &date.to_string())?;
        }
        tag("Start", &session.start().to_string())?;
        let BySide { south, north } = session.start().refusals();
        if (south, north) != (0, 0) {
            tag("Refusals", &format!("{south}-{north}"))?;
        }
        if !session.coached().is_empty() {
            tag("Coach", &session.coached().to_string())?;
        }
        tag("Position", &session.position().to_string())?;
        if let Some(finish) = session.finish() {
            tag("Result", &result(&finish))?;
        }
        Ok(())
    }
}

/// `South` or `North`, as a person writes it.
pub const fn title(side: Side) -> &'static str {
    match side {
        Side::South => "South",
        Side::North => "North",
    }
}

/// How the program plays, in words: `level 5, proud`; where nothing is traded only `level 5`.
pub fn manner(partner: &Partner, game: Game) -> String {
    let Partner { level, temper, .. } = partner;
    match game {
        Game::Gore(_) => format!("level {level}, {temper}"),
        Game::DjenonAboure => format!("level {level}"),
    }
}

/// A result in words: `South 26, North 22: South wins without glory, by agreement`.
pub fn result(finish: &Finish) -> String {
    let how = match finish.ending {
        Ending::EndOfSeeds => "",
        Ending::Closed(Closing::Agreement) => ", by agreement",
        Ending::Closed(Closing::Resignation(_)) => ", by resignation",
    };
    outcome(&finish.outcome) + how
}

/// An outcome in words: `South 24, North 24: a draw`.
pub fn outcome(outcome: &Outcome) -> String {
    let BySide { south, north } = outcome.seeds;
    let verdict = match (outcome.winner, outcome.glory) {
        (None, _) => "a draw".to_string(),
        (Some(winner), Some(false)) => format!("{} wins without glory", title(winner)),
        (Some(winner), _) => format!("{} wins", title(winner)),
    };
    format!("South {south}, North {north}: {verdict}")
}

/// The line that tells how the players ended a game.
const fn told(closing: Closing) -> &'static str {
    match closing {
        Closing::Agreement => "both agree to end the game",
        Closing::Resignation(Side::South) => "South resigns",
        Closing::Resignation(Side::North) => "North resigns",
    }
}

/// One action of a game and what it did. Writes its line of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Which action of the game it is, counted from 1.
    pub number: usize,
    /// Who did it.
    pub side: Side,
    /// What was done.
    pub action: AnyAction,
    /// The position after it.
    pub after: AnyPosition,
    /// The seeds that the side captured; a payment for accepted holes counts below zero.
    pub gained: i16,
}

/// All actions of a game, those taken back too.
pub fn turns(session: &Session) -> impl Iterator<Item = Turn> {
    let positions = (0..).map_while(|ply| session.position_after(ply).copied());
    let steps = positions.clone().zip(positions.skip(1));
    let steps = (1..).zip(session.actions()).zip(steps);
    steps.map(|((number, &action), (before, after))| {
        let side = before.side_to_move();
        let captured = |position: &AnyPosition| i16::from(position.captured()[side]);
        Turn {
            number,
            side,
            action,
            after,
            gained: captured(&after) - captured(&before),
        }
    })
}

impl Turn {
    /// What the action brought, in words, if it brought anything.
    pub fn remark(&self) -> Option<String> {
        match self.gained {
            0 => None,
            gained if gained > 0 => Some(format!("takes {gained}")),
            paid => Some(format!("pays {}", -paid)),
        }
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            number,
            side,
            action,
            ..
        } = self;
        write!(f, "{number:>3}. {} {action}", title(*side))?;
        match self.remark() {
            Some(remark) => write!(f, "   # {remark}"),
            None => Ok(()),
        }
    }
}

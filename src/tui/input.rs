//! Keys and mouse become commands, in one table.
//!
//! The table also feeds the footer, the help screen and the README, so what they say a key does is what it does.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

mod command;
mod keymap;

pub use command::Command;
pub use keymap::{Binding, Context, bindings};

/// A key, or a family of keys, as the table names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// A letter or sign, in either case.
    Char(char),
    /// Any other key.
    Code(KeyCode),
    /// A letter with the control key held.
    Control(char),
    /// Any digit, or what an AZERTY keyboard gives for it without Shift, where that has no other meaning.
    Number,
    /// A digit from 1 to 6, or what an AZERTY keyboard gives for it without Shift.
    Digit,
    /// Any key that is not held together with Control; the context names those before it that mean something else.
    Any,
}

/// The unshifted digit row of an AZERTY keyboard, from 0 on.
const AZERTY: [char; 10] = ['à', '&', 'é', '"', '\'', '(', '-', 'è', '_', 'ç'];

/// The number that a key means.
fn number(code: KeyCode) -> Option<u8> {
    let KeyCode::Char(c) = code else { return None };
    let digit = c.to_digit(10).and_then(|digit| usize::try_from(digit).ok());
    let digit = digit.or_else(|| AZERTY.iter().position(|&sign| sign == c));
    digit.and_then(|digit| u8::try_from(digit).ok())
}

/// The digit that a key means.
fn digit(code: KeyCode) -> Option<u8> {
    number(code).filter(|digit| (1..=6).contains(digit))
}

impl Key {
    /// Whether a key press is of this kind.
    pub fn is(self, event: KeyEvent) -> bool {
        let control = event.modifiers.contains(KeyModifiers::CONTROL);
        match self {
            Self::Control(letter) => control && event.code == KeyCode::Char(letter),
            _ if control => false,
            Self::Any => true,
            Self::Digit => digit(event.code).is_some(),
            Self::Number => number(event.code).is_some(),
            Self::Char(own) => matches!(event.code, KeyCode::Char(c) if c.to_lowercase().eq([own])),
            Self::Code(code) => event.code == code,
        }
    }
}

impl Key {
    /// The press of this key, where it is a single one.
    pub fn press(self) -> Option<KeyEvent> {
        Some(match self {
            Self::Char(c) => KeyEvent::from(KeyCode::Char(c)),
            Self::Code(code) => KeyEvent::from(code),
            Self::Control(letter) => KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL),
            Self::Digit | Self::Number | Self::Any => return None,
        })
    }
}

/// The command that a key press gives in a context.
pub fn command(context: Context, event: KeyEvent) -> Option<Command> {
    let binding = bindings(context).find(|binding| binding.keys.iter().any(|key| key.is(event)))?;
    Some(match binding.command {
        Command::Hole(_) => Command::Hole(digit(event.code)?),
        Command::Number(_) => Command::Number(number(event.code)?),
        other => other,
    })
}

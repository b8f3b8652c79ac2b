//! Positions and games in plain words and plain text, as several commands print them.

use std::fmt::{self, Display};

use ayla_rules::{AnyPosition, Game, Side};
use serde::Serialize;

use crate::record::{manner, result, title};
use crate::session::{Closing, Session};

/// A board as it lies between two players: North's row above, South's below, and who owns what where that can change.
///
/// ```text
///  owner   N   N   S   N
///         4N  3N  2N  1N
///  North   5   5   3   1   captured 13
///  South   1   4   2   1   captured 13
///         1S  2S  3S  4S
///  owner   S   S   S   S
/// ```
pub(super) struct Drawing<'a>(pub(super) &'a AnyPosition);

impl Display for Drawing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.row(f, Side::North, [Line::Owners, Line::Names, Line::Seeds])?;
        self.row(f, Side::South, [Line::Seeds, Line::Names, Line::Owners])
    }
}

#[derive(Clone, Copy)]
enum Line {
    Owners,
    Names,
    Seeds,
}

impl Drawing<'_> {
    fn row(&self, f: &mut fmt::Formatter<'_>, row: Side, lines: [Line; 3]) -> fmt::Result {
        let Self(position) = self;
        let mut holes: Vec<_> = position.holes().filter(|hole| hole.row() == row).collect();
        if row == Side::North {
            holes.reverse();
        }
        for line in lines {
            if matches!((line, position.game()), (Line::Owners, Game::DjenonAboure)) {
                continue;
            }
            f.write_str(match (line, row) {
                (Line::Owners, _) => " owner",
                (Line::Names, _) => "      ",
                (Line::Seeds, Side::South) => " South",
                (Line::Seeds, Side::North) => " North",
            })?;
            for &hole in &holes {
                match line {
                    Line::Owners => write!(f, "{:>4}", position.owner(hole).letter())?,
                    Line::Names => write!(f, "{:>4}", hole.to_string())?,
                    Line::Seeds => write!(f, "{:>4}", position.seeds(hole))?,
                }
            }
            if let Line::Seeds = line {
                write!(f, "   captured {}", position.captured()[row])?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

/// A game's name and option: `Goré, skip-origin`.
pub(super) fn game(game: Game) -> String {
    match game {
        Game::Gore(lap) => format!("Goré, {}", lap.name()),
        Game::DjenonAboure => "Djenon-aboure".to_string(),
    }
}

/// What is to be done now, or what was done last: an offer to answer, an end, a side to move.
pub(super) fn turn(session: &Session) -> String {
    let position = session.position();
    let side = title(position.side_to_move());
    match (session.closing(), position.pending_offer()) {
        (Some(Closing::Agreement), _) => "both agreed to end the game".to_string(),
        (Some(Closing::Resignation(side)), _) => format!("{} resigned", title(side)),
        (None, Some(offer)) => {
            let giver = title(position.side_to_move().other());
            let holes = offer.to_string().replace(',', ", ");
            format!(
                "{giver} offers {holes} for {} seeds; {side} answers",
                offer.price()
            )
        }
        (None, None) if position.outcome().is_some() => "the game is over".to_string(),
        (None, None) => format!("{side} to move"),
    }
}

/// How a game stands: its result, or who acts next.
pub(super) fn standing(session: &Session) -> String {
    if let Some(finish) = session.finish() {
        return result(&finish);
    }
    let position = session.position();
    let side = title(position.side_to_move());
    match position.pending_offer() {
        Some(_) => format!("{side} to answer"),
        None => format!("{side} to move"),
    }
}

/// The names of the players, or of the sides where they have none; after that of the program how it plays.
pub(super) fn players(session: &Session) -> String {
    let name = |side| {
        let name = match session.players[side].as_str() {
            "" => title(side),
            name => name,
        };
        match session.partner().filter(|partner| partner.side == side) {
            Some(partner) => format!("{name} ({})", manner(&partner, session.game())),
            None => name.to_string(),
        }
    };
    format!("{} – {}", name(Side::South), name(Side::North))
}

/// The program as a player, as JSON.
#[derive(Serialize)]
pub(super) struct PartnerJson {
    side: Side,
    level: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    temper: Option<&'static str>,
}

impl PartnerJson {
    /// The program in a game, if it plays there.
    pub(super) fn of(session: &Session) -> Option<Self> {
        let partner = session.partner()?;
        let bargains = session.game().lap().is_some();
        Some(Self {
            side: partner.side,
            level: partner.level.number(),
            temper: bargains.then(|| partner.temper.name()),
        })
    }
}

/// So many actions.
pub(super) fn actions(count: usize) -> String {
    match count {
        1 => "1 action".to_string(),
        count => format!("{count} actions"),
    }
}

/// Text in lines of at most so many characters, each with the same margin.
pub(super) fn wrapped(text: &str, width: usize, margin: &str) -> String {
    let mut lines = String::new();
    let mut room = 0;
    for word in text.split_ascii_whitespace() {
        let length = word.chars().count();
        if length + 1 > room {
            if !lines.is_empty() {
                lines.push('\n');
            }
            lines.push_str(margin);
            room = width.saturating_sub(margin.chars().count() + length);
        } else {
            lines.push(' ');
            room -= length + 1;
        }
        lines.push_str(word);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use ayla_rules::gore::Lap;

    #[test]
    fn the_board_lies_between_the_players() {
        let position = Game::Gore(Lap::default()).position("10,4,2,1/1,3,5,5 SSSS/NSNN 10-7 S");
        let drawing = Drawing(&position.expect("a position")).to_string();
        assert_eq!(
            drawing,
            " owner   N   N   S   N\n        4N  3N  2N  1N\n North   5   5   3   1   captured 7\n \
             South  10   4   2   1   captured 10\n        1S  2S  3S  4S\n owner   S   S   S   S\n"
        );
    }

    #[test]
    fn lines_are_full_but_not_too_full() {
        assert_eq!(wrapped("one two three four", 9, ""), "one two\nthree\nfour");
        assert_eq!(wrapped("one two three", 10, "  "), "  one two\n  three");
        assert_eq!(wrapped("unbreakable", 4, ""), "unbreakable");
        assert_eq!(wrapped("", 4, "  "), "");
    }
}

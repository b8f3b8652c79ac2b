//! What the screens look like, as text: looked at by people, kept by the tests. Colours are asserted where they carry
//! something that the text does not.
//!
//! When the looks change on purpose: `INSTA_UPDATE=always cargo test --test screens snapshots`, then read the difference.

use ayla::settings::Settings;
use ayla::tui::ThemeName;
use ayla::tui::theme::{Depth, finish};
use ayla_rules::{Event, Side};
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Modifier, Style};

use super::desk::{DJENON, Desk, GORE, session, still, text_of};

/// Owners mixed after two trades, South to move.
const MIXED: &str = "1,4,2,1/1,3,5,5 SSNS/NSNN 13-13 S";
const RELAYS: &str = "1,4,0,4,3,5/4,5,2,1,2,2 SSSSSS/NNNNNN 9-6 S";
/// North can take the whole board with 2N.
const NORTH_TAKES_ALL: &str = "3,2,4,2/2,3,1,3 SSSS/NNNN 14-14 S";

/// The sizes at which screens are looked at.
pub const SIZES: [(u16, u16); 3] = [(40, 14), (80, 24), (120, 40)];

/// A screen at each of the sizes, one after another.
pub fn at_all_sizes(desk: &mut Desk) -> String {
    let pictures = SIZES.map(|(width, height)| {
        let text = desk.resize(width, height).text();
        let text = text.lines().map(|line| format!("|{line}\n"));
        format!("{width}×{height}\n{}", text.collect::<String>())
    });
    pictures.join("\n")
}

#[test]
fn gore_with_mixed_owners() {
    let mut desk = Desk::game(GORE, MIXED);
    desk.press("<right>");
    insta::assert_snapshot!(at_all_sizes(&mut desk));
}

#[test]
fn djenon_aboure_with_a_relay_foreseen() {
    let mut desk = Desk::game(DJENON, RELAYS);
    desk.press("<right><right>");
    insta::assert_snapshot!(at_all_sizes(&mut desk));
}

#[test]
fn an_offer_being_put_together() {
    let mut desk = Desk::game(GORE, MIXED);
    desk.press("o14");
    insta::assert_snapshot!(at_all_sizes(&mut desk));
}

#[test]
fn an_offer_to_be_answered() {
    let mut desk = Desk::game(GORE, MIXED);
    desk.press("o14<enter><space>");
    insta::assert_snapshot!(at_all_sizes(&mut desk));
}

#[test]
fn a_game_with_the_coach() {
    let mut desk = Desk::game(GORE, "0,1,1,2/1,6,0,1 SSSS/NNNN 20-16 N");
    desk.press("c<space>a");
    insta::assert_snapshot!(at_all_sizes(&mut desk));
}

#[test]
fn the_page_of_the_coach() {
    let mut desk = Desk::game(GORE, "0,1,1,2/1,6,0,1 SSSS/NNNN 20-16 N");
    desk.press("c<space>a<tab><right>");
    insta::assert_snapshot!(at_all_sizes(&mut desk));
}

#[test]
fn an_end_without_glory() {
    let mut desk = Desk::game(GORE, NORTH_TAKES_ALL);
    desk.press("o1<enter><space>r2");
    insta::assert_snapshot!(at_all_sizes(&mut desk));
}

#[test]
fn the_menus() {
    let mut desk = Desk::game(GORE, MIXED);
    desk.press("2q");
    let home = at_all_sizes(&mut desk);
    desk.choose("New game");
    let form = at_all_sizes(&mut desk);
    desk.press("<esc>").choose("Saved games");
    let saved = at_all_sizes(&mut desk);
    desk.press("<esc>").choose("Settings");
    let settings = at_all_sizes(&mut desk);
    desk.press("<esc>").choose("Rules").press("<right>");
    let rules = at_all_sizes(&mut desk);
    insta::assert_snapshot!("home", home);
    insta::assert_snapshot!("new_game", form);
    insta::assert_snapshot!("saved_games", saved);
    insta::assert_snapshot!("settings", settings);
    insta::assert_snapshot!("rules", rules);
}

#[test]
fn help_over_a_game() {
    let mut desk = Desk::game(GORE, MIXED);
    desk.press("?");
    insta::assert_snapshot!(at_all_sizes(&mut desk));
}

#[test]
fn a_game_in_ascii() {
    let mut desk = Desk::game(GORE, MIXED);
    let mut buffer = desk.resize(80, 24).buffer();
    finish(&mut buffer, Depth::None, true);
    let text = text_of(&buffer);
    let has_sign = |c: char| !c.is_ascii() && !c.is_alphabetic();
    assert!(!text.contains(has_sign), "{text}");
    insta::assert_snapshot!(text);
}

/// The sign in a cell.
fn symbol(buffer: &Buffer, index: usize) -> &str {
    buffer.content.get(index).map_or("", Cell::symbol)
}

/// The cell in which the name of a hole on the board begins.
fn name_of(buffer: &Buffer, hole: &str) -> usize {
    let symbol = |index| symbol(buffer, index);
    let name = |index: &usize| symbol(*index) == &hole[..1] && symbol(index + 1) == &hole[1..];
    // A hole's name follows the corner of its rim.
    let corner = |index: &usize| ["╭", "┏", "╔"].contains(&symbol(index.saturating_sub(1)));
    let start = (0..buffer.content.len()).find(|index| name(index) && corner(index));
    start.unwrap_or_else(|| panic!("no {hole} in\n{}", text_of(buffer)))
}

/// The lower left corner of the hole whose name begins in a cell.
fn foot_of(buffer: &Buffer, name: usize) -> usize {
    let below = (name - 1..buffer.content.len()).step_by(buffer.area.width.into());
    let mut feet = below.filter(|&index| ["╰", "┗", "╚"].contains(&symbol(buffer, index)));
    feet.next().expect("a hole has a foot")
}

/// The style of the owner's mark at the rim of a hole.
fn owner_mark(buffer: &Buffer, hole: &str, owner: Side) -> Style {
    let width = usize::from(buffer.area.width);
    let start = name_of(buffer, hole);
    let mark = owner.to_string();
    let row_end = (start / width + 1) * width;
    let found = (start + 2..row_end).find(|&index| symbol(buffer, index) == mark);
    buffer.content[found.expect("an owner's mark")].style()
}

#[test]
fn the_arrows_on_the_rim_point_where_seeds_go_in_both_rows() {
    for (game, side) in [GORE, DJENON]
        .into_iter()
        .flat_map(|game| Side::ALL.map(|side| (game, side)))
    {
        let start = game.start(side);
        let sown = game.action(&format!("1{side}")).expect("an action");
        let story = start.trace(sown).expect("a start has no empty holes");
        let mut drops = story.iter().filter_map(|event| match event {
            Event::Drop { hole } => Some(*hole),
            _ => None,
        });
        let [first, then] = [drops.next(), drops.next()].map(|hole| hole.expect("a drop"));
        assert_eq!((first.row(), then.row()), (side, side));
        let mut desk = Desk::game(game, &start.to_string());
        let buffer = desk.resize(80, 24).buffer();
        let width = usize::from(buffer.area.width);
        let [first, then] = [first, then].map(|hole| name_of(&buffer, &hole.to_string()));
        let rim = match side {
            Side::South => foot_of(&buffer, then) / width + 1,
            Side::North => then / width - 1,
        };
        let (way, other) = if first < then {
            ("→", "←")
        } else {
            ("←", "→")
        };
        let text = desk.text();
        let rim = text.lines().nth(rim).expect("a row of the screen");
        assert!(
            rim.contains(way) && !rim.contains(other),
            "{rim} in\n{text}"
        );
    }
}

/// The holes that bear the mark of the last sowing.
fn marked(desk: &Desk) -> Vec<String> {
    let buffer = desk.buffer();
    let is_marked = |hole: &String| {
        let foot = foot_of(&buffer, name_of(&buffer, hole));
        let line = buffer.content[foot + 1..].iter().map(Cell::symbol);
        line.take_while(|sign| !["╯", "┛", "╝"].contains(sign))
            .any(|sign| sign == "○")
    };
    let holes = desk
        .session()
        .position()
        .holes()
        .map(|hole| hole.to_string());
    holes.filter(is_marked).collect()
}

#[test]
fn the_hole_sown_last_is_marked_until_the_next_action() {
    for (width, height) in SIZES {
        let mut desk = Desk::game(GORE, "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 S");
        desk.resize(width, height);
        assert!(marked(&desk).is_empty(), "nothing has been sown yet");
        for (keys, hole) in [
            ("1", Some("1S")),
            ("2", Some("2N")),
            ("o3<enter>", None),
            ("<space>r", None),
            ("uu", Some("2N")),
            ("<left>", Some("2N")),
            ("u", Some("1S")),
            ("<home>", None),
        ] {
            desk.press(keys);
            assert_eq!(
                marked(&desk),
                Vec::from_iter(hole),
                "{keys} in\n{}",
                desk.text()
            );
        }
    }
}

#[test]
fn each_owner_has_a_colour_of_its_own_and_a_hole_won_is_marked_in_reverse() {
    for theme in ThemeName::ALL {
        let mut desk = Desk::game_with(Settings { theme, ..still() }, GORE, MIXED);
        let buffer = desk.resize(80, 24).buffer();
        let marks = [
            ("1S", Side::South),
            ("3S", Side::North),
            ("1N", Side::North),
            ("2N", Side::South),
        ];
        for (hole, owner) in marks {
            let style = owner_mark(&buffer, hole, owner);
            let own_row = hole.ends_with(&owner.to_string());
            assert_eq!(style.fg, theme.theme().side(owner).fg, "{theme:?} {hole}");
            let is_reversed = style.add_modifier.contains(Modifier::REVERSED);
            assert_eq!(is_reversed, !own_row, "{theme:?} {hole}");
        }
        assert_ne!(theme.theme().south.fg, theme.theme().north.fg);
    }
}

#[test]
fn the_record_and_the_board_agree_after_a_trade() {
    let mut desk = Desk::home();
    desk.open(&session(
        GORE,
        "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 S",
        &["offer 1S", "accept"],
    ));
    let buffer = desk.resize(80, 24).buffer();
    let before = owner_mark(&desk.press("<home>").buffer(), "1S", Side::South);
    let after = owner_mark(&buffer, "1S", Side::North);
    assert_ne!(before.fg, after.fg);
}

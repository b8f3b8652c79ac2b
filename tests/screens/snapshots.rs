//! What the screens look like, as text: looked at by people, kept by the tests. Colours are asserted where they carry
//! something that the text does not.
//!
//! When the looks change on purpose: `INSTA_UPDATE=always cargo test --test screens snapshots`, then read the difference.

use ayla::settings::Settings;
use ayla::tui::ThemeName;
use ayla::tui::theme::{Depth, finish};
use ayla_rules::Side;
use ratatui::buffer::Buffer;
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

/// The style of the owner's mark at the rim of a hole.
fn owner_mark(buffer: &Buffer, hole: &str, owner: Side) -> Style {
    let width = usize::from(buffer.area.width);
    let symbol = |index: usize| buffer.content.get(index).map_or("", |cell| cell.symbol());
    let name = |index: &usize| symbol(*index) == &hole[..1] && symbol(index + 1) == &hole[1..];
    // A hole's name follows the corner of its rim.
    let corner = |index: &usize| ["╭", "┏", "╔"].contains(&symbol(index.saturating_sub(1)));
    let start = (0..buffer.content.len()).find(|index| name(index) && corner(index));
    let start = start.unwrap_or_else(|| panic!("no {hole} in\n{}", text_of(buffer)));
    let mark = owner.to_string();
    let row_end = (start / width + 1) * width;
    let found = (start + 2..row_end).find(|&index| symbol(index) == mark);
    buffer.content[found.expect("an owner's mark")].style()
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

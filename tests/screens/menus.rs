//! Home, the form for a new game, the saved games, the settings, and the mouse.

use std::io;
use std::path::PathBuf;
use std::time::SystemTime;

use ayla::printable::is_printable;
use ayla::save::{Last, Listed, LoadError, Problem};
use ayla::session::Name;
use ayla::settings::Settings;
use ayla::tui::ThemeName;
use ayla::tui::app::{Effect, Message};
use ayla::tui::input::Context;
use ayla::tui::screens::Screen;
use ayla_rules::gore::Lap;
use ayla_rules::{Game, Side};
use jiff::civil::Date;
use jiff::tz::TimeZone;
use ratatui::buffer::Cell;
use ratatui::crossterm::event::{KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::style::Modifier;

use super::desk::{DJENON, Desk, GORE, session, still};

const TABLE: &str = "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 S";

/// What the mouse does at a place.
pub fn mouse(kind: MouseEventKind, column: u16, row: u16) -> Message {
    Message::Mouse(MouseEvent {
        kind,
        column,
        row,
        modifiers: KeyModifiers::NONE,
    })
}

/// The wheel, turned down or up.
pub fn wheel(down: bool) -> Message {
    let kind = if down {
        MouseEventKind::ScrollDown
    } else {
        MouseEventKind::ScrollUp
    };
    mouse(kind, 1, 1)
}

/// Where the screen has these words.
fn place_of(desk: &Desk, words: &str) -> [u16; 2] {
    let text = desk.text();
    let found = text.lines().enumerate().find_map(|(row, line)| {
        let before = &line[..line.find(words)?];
        Some((before.chars().count(), row))
    });
    let (column, row) = found.unwrap_or_else(|| panic!("{words:?} is not in\n{text}"));
    [column, row].map(|n| u16::try_from(n).expect("a screen is small"))
}

fn click([column, row]: [u16; 2]) -> Message {
    mouse(MouseEventKind::Down(MouseButton::Left), column, row)
}

/// A click where the screen has these words.
fn click_on(desk: &mut Desk, words: &str) {
    desk.tell(click(place_of(desk, words)));
}

/// Two games in the drawer, one of them damaged besides, and the list of them on the screen.
fn saved_games() -> Desk {
    let mut desk = Desk::game(GORE, TABLE);
    desk.press("1q");
    desk.open(&session(
        DJENON,
        "4,4,4,4,4,4/4,4,4,4,4,4 SSSSSS/NNNNNN 0-0 S",
        &[],
    ));
    desk.press("2q");
    desk.damaged.push(PathBuf::from("broken.json"));
    desk.choose("Saved games");
    assert_eq!(desk.context(), Context::Saved, "{}", desk.text());
    desk
}

#[test]
fn a_new_game_is_begun_as_the_form_says() {
    let mut desk = Desk::home();
    desk.choose("New game");
    desk.press("<down><down>Adjoua<down>N'Guessan<down><right><down><right><down><enter>");
    let session = desk.session();
    assert_eq!(session.game(), Game::Gore(Lap::SkipOrigin));
    assert_eq!(session.players.south, Name::new("Adjoua"));
    assert_eq!(session.players.north, Name::new("N'Guessan"));
    assert_eq!(session.start().side_to_move(), Side::North);
    assert_eq!(desk.context(), Context::Sow);
}

#[test]
fn the_form_for_a_new_game_knows_the_names_of_the_last_one() {
    let mut desk = Desk::game(GORE, TABLE);
    desk.press("1q").choose("New game");
    desk.says("Awa");
    desk.press("<up><enter>");
    assert_eq!(desk.session().players, session(GORE, TABLE, &[]).players);
    assert_eq!(desk.session().played(), 0);
}

#[test]
fn a_form_left_as_it_is_begins_gore_with_enter_alone() {
    let mut desk = Desk::home();
    desk.choose("New game")
        .press("<enter><enter><enter><enter><enter><enter><enter>");
    assert_eq!(desk.session().game(), GORE);
}

#[test]
fn the_other_game_has_no_option_to_choose() {
    let mut desk = Desk::home();
    desk.choose("New game");
    desk.says("Emptied hole");
    desk.press("<right>");
    assert!(!desk.text().contains("Emptied hole"));
    desk.press("<up><enter>");
    assert_eq!(desk.session().game(), DJENON);
}

#[test]
fn letters_in_a_name_are_letters_and_what_was_typed_can_be_mended() {
    let mut desk = Desk::home();
    desk.choose("New game");
    desk.press("<down><down>qx? <backspace><backspace><backspace>uas<left><left><delete>");
    desk.says("qus");
    desk.press("<esc>");
    assert!(matches!(desk.app.screen(), Screen::Home(_)));
}

#[test]
fn a_game_is_gone_on_with_from_home_as_it_was_left() {
    let mut desk = Desk::game(GORE, TABLE);
    desk.press("o1<enter><space>");
    let left = desk.session().clone();
    desk.press("q");
    desk.says("Continue: Goré, Awa against Kouadio");
    desk.choose("Continue");
    assert_eq!(desk.session(), &left);
    assert_eq!(
        desk.context(),
        Context::HandOver,
        "the keyboard is handed over again"
    );
    desk.press("u");
    assert_eq!(desk.drawer.len(), 1, "it is saved to its own file");
}

#[test]
fn leaving_a_game_asks_nothing_and_q_leaves_home() {
    for way_out in ["q", "<esc>"] {
        let mut desk = Desk::game(GORE, TABLE);
        desk.press("1").press(way_out);
        assert!(matches!(desk.app.screen(), Screen::Home(_)));
        desk.says("q quit");
        desk.press("q");
        assert!(desk.is_left);
    }
}

#[test]
fn one_escape_too_many_on_the_way_out_leaves_nothing() {
    let mut desk = Desk::game(GORE, TABLE);
    desk.press("bs<esc><esc><esc><esc><esc>");
    assert!(matches!(desk.app.screen(), Screen::Home(_)));
    assert!(!desk.is_left);
}

#[test]
fn saved_games_are_listed_opened_and_found() {
    let mut desk = saved_games();
    for words in [
        "Goré",
        "Djenon-aboure",
        "Awa – Kouadio",
        "Can't be opened: broken.json",
    ] {
        desk.says(words);
    }
    desk.press("/djenon");
    assert!(!desk.text().contains("Goré"));
    desk.press("<enter><enter>");
    assert_eq!(desk.session().game(), DJENON);
}

#[test]
fn the_list_says_how_the_chosen_game_stands_at_every_size() {
    for (width, height) in [(40, 14), (70, 24), (120, 40)] {
        let mut desk = saved_games();
        desk.resize(width, height);
        for (game, state) in [
            ("Goré", "12–12, Kouadio to move"),
            ("Djenon-aboure", "2–0, Kouadio to move"),
        ] {
            desk.says("Awa – Kouadio");
            desk.says(game);
            desk.says(state);
            desk.press("<down>");
        }
    }
}

#[test]
fn the_games_of_the_list_stand_in_columns() {
    let mut desk = saved_games();
    desk.resize(120, 40);
    let text = desk.text();
    let column = |words: &str| {
        let before = text
            .lines()
            .find_map(|line| Some(line.split_once(words)?.0));
        before
            .unwrap_or_else(|| panic!("no {words} in\n{text}"))
            .chars()
            .count()
    };
    assert_eq!(column("Goré"), column("Djenon-aboure"), "{text}");
    assert_eq!(column("12–12, Kouadio"), column("2–0, Kouadio"), "{text}");
}

#[test]
fn a_damaged_file_is_listed_with_the_reason_and_can_not_be_opened() {
    for (width, height) in [(40, 14), (70, 24), (120, 40)] {
        let mut desk = saved_games();
        desk.resize(width, height).press("<up>");
        desk.says("Can't be opened: broken.json");
        desk.says("it is empty");
        desk.press("<enter>");
        assert_eq!(desk.context(), Context::Saved);
        desk.press("d");
        desk.says("Delete for good? broken.json");
    }
}

#[test]
fn who_goes_on_with_an_older_game_is_told_that_the_newest_can_not_be_opened() {
    let last = |is_newest_damaged| {
        Message::Last(Last {
            has_games: true,
            is_newest_damaged,
            ..Last::default()
        })
    };
    for (width, height) in [(40, 14), (120, 40)] {
        let mut desk = Desk::home();
        desk.resize(width, height).tell(last(true));
        desk.says("The newest saved game can't be opened.");
        desk.press("<down>")
            .says("The newest saved game can't be opened.");
        desk.tell(last(false));
        assert!(!desk.text().contains("opened"));
    }
}

#[test]
fn what_could_not_be_done_steers_no_terminal() {
    let evil = "\u{202e}evil\u{1b}]0;x\u{7}";
    let mut game = Desk::game(GORE, TABLE);
    let mut saved = saved_games();
    for desk in [&mut Desk::home(), &mut game, &mut saved] {
        for message in [
            Message::Failed(evil.into()),
            Message::Saved(Err(evil.into())),
            Message::Listed(Err(evil.into()), TimeZone::UTC),
            Message::Practised(Err(evil.into()), Date::MIN),
        ] {
            desk.tell(message);
            let shown = desk.text();
            assert!(
                shown.chars().all(|c| c == '\n' || is_printable(c)),
                "{shown}"
            );
        }
        desk.says("\\u{202e}evil");
    }
    let file = PathBuf::from(evil);
    let error = LoadError {
        path: file.clone(),
        problem: Problem::Io(io::Error::other(evil)),
    };
    let listed = Listed {
        path: file,
        modified: SystemTime::UNIX_EPOCH,
        game: Err(error),
    };
    saved.tell(Message::Listed(Ok(vec![listed]), TimeZone::UTC));
    saved.says("\\u{202e}evil");
    assert!(saved.text().chars().all(|c| c == '\n' || is_printable(c)));
}

#[test]
fn a_saved_game_is_deleted_only_after_a_question() {
    let mut desk = saved_games();
    for no in ["n", "<esc>"] {
        desk.press("d");
        desk.says("Delete for good? Awa – Kouadio, Goré, 1970-01-01 00:00");
        desk.press("<enter><space>d").press(no);
        assert_eq!(desk.drawer.len(), 2);
    }
    desk.press("<delete>y");
    assert_eq!(desk.drawer.len(), 1);
    assert_eq!(
        desk.drawer.values().next().map(|game| game.session.game()),
        Some(DJENON)
    );
    assert!(!desk.text().contains("Goré"));
}

#[test]
fn the_players_of_a_saved_game_are_renamed() {
    let mut desk = saved_games();
    desk.press("n<c-u>Ama<enter><c-u>Yao<enter>");
    let players = desk.last_saved().players.clone();
    assert_eq!(
        (players.south.as_str(), players.north.as_str()),
        ("Ama", "Yao")
    );
    desk.says("Ama – Yao");
    assert_eq!(desk.drawer.len(), 2);
}

#[test]
fn the_record_of_a_saved_game_is_written_and_where_is_said() {
    for (width, height) in [(40, 14), (70, 24)] {
        let mut desk = saved_games();
        desk.resize(width, height).press("x");
        assert!(
            matches!(desk.effects.last(), Some(Effect::Export(game, _)) if game.session.game() == GORE)
        );
        desk.says("The record has been written to /home/awa/game-1.txt");
        desk.press("<down>");
        assert!(!desk.text().contains("/home/awa"), "{}", desk.text());
        desk.full_disk = Some("no space left on device".to_string());
        desk.press("x").says("no space left on device");
        assert_eq!(desk.drawer.len(), 2);
    }
}

#[test]
fn what_can_not_be_saved_is_said_on_the_screen_and_loses_no_game() {
    let mut desk = Desk::game(GORE, TABLE);
    desk.full_disk = Some("no space left on device".to_string());
    desk.press("1");
    desk.says("That could not be done: no space left on device.");
    assert_eq!(desk.actions(), ["1S"]);
    let mut desk = saved_games();
    desk.full_disk = Some("no space left on device".to_string());
    desk.press("n<enter><enter>");
    desk.says("no space left on device");
}

#[test]
fn settings_are_changed_at_once_and_kept() {
    let mut desk = Desk::game(GORE, TABLE);
    let before = desk.app.env().settings.clone();
    desk.press("s<right>");
    assert_eq!(before.theme, ThemeName::Wood);
    assert_eq!(desk.app.env().settings.theme, ThemeName::Light);
    assert!(
        matches!(desk.effects.last(), Some(Effect::KeepSettings(kept)) if kept[1].theme == ThemeName::Light)
    );
    desk.press("<left>");
    assert_eq!(desk.app.env().settings, before);
    desk.press("<esc>");
    assert_eq!(desk.position(), TABLE);
}

#[test]
fn nothing_is_faint_in_high_contrast() {
    for (theme, has_faint) in [(ThemeName::HighContrast, false), (ThemeName::Wood, true)] {
        let settings = Settings { theme, ..still() };
        let buffer = Desk::game_with(settings, GORE, "3,0,3,3/3,3,3,3 SSNS/NNNN 13-14 S").buffer();
        let is_faint = |cell: &Cell| cell.modifier.contains(Modifier::DIM);
        assert_eq!(buffer.content.iter().any(is_faint), has_faint, "{theme:?}");
    }
}

#[test]
fn a_click_chooses_a_hole_and_a_second_one_sows_it() {
    let mut desk = Desk::game(GORE, TABLE);
    click_on(&mut desk, "3S");
    assert_eq!(desk.saves(), 0);
    click_on(&mut desk, "3S");
    assert_eq!(desk.actions(), ["3S"]);
}

#[test]
fn a_click_marks_a_hole_of_an_offer_and_never_answers_one() {
    let mut desk = Desk::game(GORE, TABLE);
    desk.press("o");
    click_on(&mut desk, "2S");
    desk.press("<enter>");
    assert_eq!(desk.actions(), ["offer 2S"]);
    click_on(&mut desk, "1N");
    assert_eq!(desk.context(), Context::HandOver);
    desk.press("<space>");
    click_on(&mut desk, "1N");
    assert_eq!(desk.context(), Context::Answer);
}

#[test]
fn the_wheel_looks_through_the_record_and_closes_no_question() {
    let mut desk = Desk::game(GORE, TABLE);
    desk.press("1");
    desk.tell(wheel(false));
    assert_eq!(desk.context(), Context::Look);
    desk.tell(wheel(true));
    assert_eq!(desk.context(), Context::Sow);
    for (question, context) in [
        ("e", Context::Proposed),
        ("e<space>", Context::Agree),
        ("x", Context::Confirm),
        (":2", Context::Type),
    ] {
        desk.press(question);
        for down in [true, false] {
            desk.tell(wheel(down));
            assert_eq!(desk.context(), context);
        }
        desk.press("<esc>");
    }
}

#[test]
fn a_click_on_an_action_of_the_record_shows_the_board_after_it_and_changes_nothing() {
    let mut desk = Desk::game(GORE, TABLE);
    desk.resize(80, 24).press("1234");
    let saves = desk.saves();
    let [column, row] = place_of(&desk, "1S ");
    desk.tell(click([column, row]));
    desk.says("looking at 1 of 4");
    desk.tell(click([column, row + 1]));
    desk.says("looking at 3 of 4");
    let shown = desk.text();
    desk.tell(click([column, row + 5]));
    assert_eq!(desk.text(), shown, "there is no action");
    let column_of_north = column + 9;
    desk.tell(click([column_of_north, row + 1]));
    assert_eq!(desk.context(), Context::Sow, "the game as it is now");
    assert_eq!((desk.saves(), desk.actions().len()), (saves, 4));
    // A question stays where it is.
    desk.press("x").tell(click([column, row]));
    assert_eq!(desk.context(), Context::Confirm);
}

#[test]
fn a_double_click_on_an_answer_does_nothing_that_nobody_has_read() {
    let mut desk = Desk::game(GORE, TABLE);
    desk.press("x");
    let yes = place_of(&desk, "y yes");
    for _ in 0..2 {
        desk.tell(click(yes));
    }
    assert_eq!(desk.context(), Context::Over);
    assert_eq!(place_of(&desk, "n play again"), yes);
    desk.tell(click(yes));
    assert_eq!(desk.context(), Context::Sow, "a third one is meant");
}

#[test]
fn an_entry_of_the_home_screen_is_chosen_with_a_click() {
    let mut desk = Desk::home();
    click_on(&mut desk, "Settings");
    assert!(matches!(desk.app.screen(), Screen::Settings(_)));
}

#[test]
fn a_click_chooses_a_saved_game_and_a_second_one_opens_it() {
    let mut desk = saved_games();
    click_on(&mut desk, "Djenon");
    assert_eq!(desk.context(), Context::Saved);
    desk.says("▶ 1970-01-01 00:00 Awa – Kouadio Djenon");
    click_on(&mut desk, "Djenon");
    assert_eq!(desk.session().game(), DJENON);
    // While a question is asked a click chooses nothing.
    let mut desk = saved_games();
    desk.press("d");
    click_on(&mut desk, "Djenon");
    desk.says("Delete for good? Awa – Kouadio, Goré");
}

#[test]
fn a_click_chooses_what_to_practise_and_a_second_one_begins_it() {
    for (width, height) in [(40, 14), (120, 40)] {
        let mut desk = Desk::home();
        desk.resize(width, height).choose("Practise");
        click_on(&mut desk, "Which holes?");
        desk.says("▶ Which holes?");
        click_on(&mut desk, "Which holes?");
        assert!(matches!(desk.app.screen(), Screen::Drill(_)));
    }
}

#[test]
fn a_click_chooses_a_line_of_a_form_wherever_it_lies() {
    for (width, height) in [(40, 14), (120, 40)] {
        let mut desk = Desk::home();
        desk.resize(width, height).choose("New game");
        click_on(&mut desk, "North");
        desk.says("▶ North");
        assert_eq!(desk.context(), Context::Form);
        desk.press("<esc>").choose("Settings");
        click_on(&mut desk, "Language");
        desk.says("▶ Language");
    }
}

#[test]
fn the_wheel_goes_through_every_list_and_stops_at_its_ends() {
    for (entry, second) in [
        ("New game", "▶ Opponent"),
        ("Practise", "▶ Find the offer"),
        ("Saved games", "▶ 1970-01-01 00:00 Awa – Kouadio Djenon"),
        ("Settings", "▶ Language"),
    ] {
        let mut desk = saved_games();
        desk.press("<esc>").choose(entry);
        let first = desk.text();
        desk.tell(wheel(false));
        assert_eq!(first, desk.text(), "{entry}");
        desk.tell(wheel(true));
        desk.says(second);
        for _ in 0..20 {
            desk.tell(wheel(true));
        }
        let last = desk.text();
        desk.tell(wheel(true));
        assert_eq!(last, desk.text(), "{entry}");
        assert_ne!(first, last, "{entry}");
    }
    let mut desk = Desk::home();
    desk.tell(wheel(true));
    desk.says("▶ New game");
}

#[test]
fn a_click_in_the_editor_chooses_a_hole_or_what_a_side_has_captured() {
    let mut desk = editor("");
    click_on(&mut desk, "3N");
    desk.press("<delete>5");
    let [[name, _], [five, _]] = ["3N", " 5 "].map(|words| place_of(&desk, words));
    assert!((name..name + 12).contains(&five), "{}", desk.text());
    click_on(&mut desk, "South  captured");
    desk.press("7").says("South captured 7");
}

#[test]
fn going_back_from_what_was_looked_for_shows_all_games_again() {
    let mut desk = saved_games();
    desk.press("/djenon<enter>").says("Esc shows all");
    assert!(!desk.text().contains("Goré"));
    desk.press("<esc>").says("Goré");
    desk.press("<esc>");
    assert!(matches!(desk.app.screen(), Screen::Home(_)));
}

#[test]
fn a_list_says_where_there_are_more_games() {
    let mut desk = Desk::home();
    for number in 10..30 {
        desk.damaged.push(PathBuf::from(format!("{number}.json")));
    }
    desk.resize(80, 24).choose("Saved games");
    let arrows = |desk: &Desk| {
        let text = desk.text();
        let ends = text.lines().take(20).map(|line| line.chars().next_back());
        let arrows = ends.flatten().filter(|end| ['↑', '↓'].contains(end));
        arrows.collect::<String>()
    };
    assert_eq!(arrows(&desk), "↓");
    desk.press(&"<down>".repeat(17));
    assert_eq!(arrows(&desk), "↑↓");
    desk.press("<down><down>");
    assert_eq!(arrows(&desk), "↑");
}

/// The editor with something changed in it.
fn editor(keys: &str) -> Desk {
    let mut desk = Desk::home();
    desk.choose("Set up a position").press(keys);
    desk
}

#[test]
fn a_position_that_has_been_set_up_is_not_lost_without_a_question() {
    for change in ["3", "o", "<tab>", "<delete>"] {
        for leave in ["<esc>", "g", "<c-c>"] {
            let mut desk = editor(change);
            let before = desk.buffer();
            desk.press(leave);
            assert_eq!(desk.context(), Context::Confirm, "{change}{leave}");
            desk.says("What you have set up will be lost.");
            desk.press("n");
            assert_eq!(before, desk.buffer(), "{change}{leave}n");
            desk.press(leave).press("y");
            match leave {
                "<esc>" => assert!(matches!(desk.app.screen(), Screen::Home(_))),
                "g" => desk.says("the emptied hole is skipped"),
                _ => assert!(desk.is_left),
            }
        }
    }
}

#[test]
fn a_position_that_has_been_set_up_is_played_against_a_friend_or_the_program() {
    let mut desk = editor("o<tab><enter>");
    desk.says("Goré from a position: North to move");
    desk.press("<enter>");
    let start = "6,6,6,6/6,6,6,6 NSSS/NNNN 0-0 N";
    assert_eq!(desk.position(), start);
    assert_eq!(desk.session().partner(), None);
    let mut desk = editor("o<enter><up><up><up><right>");
    assert!(
        !desk.text().contains("Begins"),
        "the position says it already"
    );
    desk.press("<up><enter>");
    let partner = desk.session().partner().expect("the program");
    assert_eq!(partner.side, Side::North);
    assert_eq!(
        desk.session().start().to_string(),
        "6,6,6,6/6,6,6,6 NSSS/NNNN 0-0 S"
    );
}

#[test]
fn a_moment_of_a_game_is_taken_into_the_editor_and_the_game_stays_as_it_is() {
    let mut desk = Desk::game(GORE, TABLE);
    desk.press("12o3<enter><pgup><pgup>");
    let looked_at = desk.session().position_after(1).copied();
    desk.press("e");
    assert_eq!(desk.context(), Context::Edit);
    desk.says(&looked_at.expect("a moment").to_string());
    desk.press("<esc>");
    assert_eq!(desk.context(), Context::Look, "nothing was changed");
    // An offer that waits there is taken back: the board under it may change.
    desk.press("<right><right>");
    assert_eq!(desk.context(), Context::HandOver);
    desk.press("<pgup><pgdn>")
        .press("u1")
        .press("<pgup>e<enter><enter>");
    assert_eq!(desk.session().played(), 0, "a game of its own");
}

#[test]
fn the_sides_of_a_position_that_is_set_up_have_their_signs() {
    let desk = editor("");
    desk.says("▲N North");
    desk.says("▼S South");
}

#[test]
fn a_position_in_which_nothing_was_changed_is_left_without_a_question() {
    let mut desk = editor("<right>g");
    desk.says("the emptied hole is skipped");
    desk.press("<esc>");
    assert!(matches!(desk.app.screen(), Screen::Home(_)));
}

#[test]
fn a_game_that_is_looked_on_at_is_read_again_on_demand() {
    let mut desk = Desk::home();
    desk.watch(&session(GORE, TABLE, &["1S"]));
    desk.play_elsewhere(&session(GORE, TABLE, &["1S", "2N"]));
    assert_eq!(desk.actions(), ["1S"]);
    desk.press("r");
    assert_eq!(desk.actions(), ["1S", "2N"]);
    assert_eq!(desk.context(), Context::Watch);
    desk.press("<left>r");
    assert_eq!(desk.saves(), 0, "looking on changes nothing");
}

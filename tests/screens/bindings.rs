//! The table of keys against the screens: every key of it does something, every other key nothing, help says the same.

use ayla::language::Language;
use ayla::practice::tour::LESSONS;
use ayla::session::{Level, Partner, Temper};
use ayla::settings::Settings;
use ayla::tui::input::{Command, Context, Key, bindings};
use ayla::tui::text::Text;
use ayla::tui::widgets::Footer;
use ayla::tui::{Speed, ThemeName};
use ayla_rules::Side;
use fluent_bundle::FluentArgs;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

use super::desk::{DJENON, Desk, GORE, session, still, text_of};
use super::keys::keys;

const TABLE: &str = "3,3,3,3/3,3,3,3 SSSS/NNNN 12-12 S";

/// Every key of a keyboard, and what an AZERTY one has besides; not what always leaves or stops the program.
pub fn every_key() -> impl Iterator<Item = KeyEvent> {
    let signs = (' '..='~').chain("&é\"'(-è_çà)=ùµ§£€œÉ".chars());
    let named = "<enter><esc><left><right><up><down><tab><backtab><backspace><delete><home><end><pgup><pgdn>\
                 <f1><f2><f3><f4><f5><f6><f7><f8><f9><f10><f11><f12>";
    let letters = ('a'..='z').filter(|letter| !['c', 'z'].contains(letter));
    signs
        .map(|sign| KeyEvent::from(KeyCode::Char(sign)))
        .chain(keys(named))
        .chain(letters.map(|letter| KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL)))
}

/// A program in a context, so that as many of its keys as possible have something to do.
pub fn in_context(context: Context) -> Desk {
    let mut desk = Desk::home();
    desk.open(&session(
        GORE,
        TABLE,
        &["1S", "offer 2N", "refuse", "2S", "3N"],
    ));
    match context {
        Context::Home => desk.press("1q<up>"),
        Context::Menu => desk.press("q").choose("Practise"),
        Context::Form => desk.press("1q").choose("New game"),
        Context::Saved => {
            desk.press("1q");
            desk.open(&session(GORE, TABLE, &["1S"]));
            desk.press("1q").choose("Saved games")
        }
        Context::Read => desk.press("b"),
        Context::Show => {
            let slow = Settings {
                speed: Speed::Slow,
                ..still()
            };
            desk = Desk::game_with(slow, GORE, TABLE);
            desk.press("1")
        }
        Context::Sow => desk.press("u"),
        Context::Pass => {
            desk.open(&session(
                GORE,
                "1,0,0,0/0,0,0,4 SSSS/NNNS 21-22 N",
                &["pass", "1S", "pass", "2S"],
            ));
            desk.press("uu")
        }
        Context::Offer => desk.press("o1"),
        Context::HandOver => desk.press("o1<enter><space>ru"),
        Context::Answer => desk.press("o1<enter><space>ru<space>"),
        Context::Think => {
            desk.thinks_slowly = true;
            let partner = Partner {
                side: Side::North,
                level: Level::WEAKEST,
                temper: Temper::Shrewd,
            };
            // The last action was taken back, so there is one to do again.
            let mut game = session(GORE, TABLE, &["1S", "1N", "2S", "3N"]).against(partner);
            game.undo();
            desk.open(&game);
            &mut desk
        }
        Context::Over => desk.press("e<space>a"),
        Context::Look => desk.press("<home><right><right>"),
        Context::Watch => {
            desk.watch(&session(GORE, TABLE, &["1S", "2N", "3S", "3N"]));
            desk.press("<left><left>")
        }
        Context::Review => {
            // North has given seeds away twice.
            desk.press("e<space>a").press("v<home><right><right>")
        }
        Context::Moment => desk.press("e<space>a").press("v<down><enter><right>"),
        Context::Edit => desk.press("q").choose("Set up a position").press("<right>"),
        Context::Type => desk.press(":3S"),
        Context::Proposed => desk.press("e"),
        Context::Agree => desk.press("e<space>"),
        Context::Repeated => {
            desk.open(&session(GORE, "0,0,0,0/6,0,0,0 SSSS/NNNN 18-24 N", &[]));
            desk.press(&"o2<enter><space>rp".repeat(2))
        }
        Context::Confirm => desk.press("x"),
        Context::DrillSow => super::drills::begin(desk.press("q"), "Find the offer"),
        Context::DrillAnswer => super::drills::begin(desk.press("q"), "Accept or refuse?"),
        Context::DrillCount => super::drills::begin_counting(desk.press("q")),
        Context::DrillTold => {
            super::drills::keep_mistakes(&mut desk);
            super::drills::begin(desk.press("q"), "My mistakes").press("x<right>")
        }
        // In the second lesson, so that there is one before it.
        Context::Lesson => desk.press("q").choose("A first game").press("<enter>"),
        Context::LessonTurn => desk
            .press("q")
            .choose("A first game")
            .press("<enter><enter>"),
        Context::LessonAnswer => {
            desk = lesson("accept");
            &mut desk
        }
    };
    assert_eq!(desk.context(), context, "{}", desk.text());
    desk
}

/// A place in the program, and how to get there.
struct Place {
    name: &'static str,
    context: Context,
    go: fn() -> Desk,
}

impl Place {
    fn desk(&self) -> Desk {
        let desk = (self.go)();
        let (name, text) = (self.name, desk.text());
        assert_eq!(desk.context(), self.context, "{name}: {text}");
        desk
    }
}

/// Each context as [`in_context`] has it, and places where some of its keys have nothing to do.
fn every_place() -> impl Iterator<Item = Place> {
    let place = |name, context, go| Place { name, context, go };
    macro_rules! contexts {
        ($($context:ident)*) => {
            [$(place(stringify!($context), Context::$context, || in_context(Context::$context))),*]
        };
    }
    let contexts = contexts!(
        Home Menu Form Show Sow Pass Offer HandOver Proposed Repeated Answer Think Over Look Watch Review Moment Type Agree Confirm
        Edit Saved DrillSow DrillAnswer DrillCount DrillTold Read Lesson LessonTurn LessonAnswer
    );
    assert_eq!(contexts.each_ref().map(|place| place.context), Context::ALL);
    let more = [
        place("an offer in a drill", Context::Offer, || {
            let mut desk = in_context(Context::DrillSow);
            desk.press("o1");
            desk
        }),
        place("an offer in a lesson", Context::Offer, || {
            let mut desk = lesson("make-offer");
            desk.press("o1");
            desk
        }),
        place("the first lesson", Context::Lesson, || {
            let mut desk = Desk::home();
            desk.choose("A first game");
            desk
        }),
        place("a lesson in passing", Context::LessonTurn, || {
            lesson("pass")
        }),
        place("the first chapter of the rules", Context::Read, || {
            chapter("<left><left><left><left>")
        }),
        place("the last chapter of the rules", Context::Read, || {
            chapter("<right><right><right><right>")
        }),
        place("the end of a chapter", Context::Read, || {
            chapter("<pgdn><pgdn><pgdn><pgdn><pgdn><pgdn><pgdn><pgdn>")
        }),
        place("what the coach says", Context::Read, || coach("")),
        place("what the coach says by honour", Context::Read, || {
            coach("<right>")
        }),
        place("no saved game", Context::Saved, || {
            let mut desk = Desk::home();
            desk.choose("Saved games");
            desk
        }),
        place("a single damaged game", Context::Saved, || {
            let mut desk = Desk::home();
            desk.damaged.push("broken.json".into());
            desk.choose("Saved games");
            desk
        }),
        place("the first field of a form", Context::Form, || form("")),
        place("a name in a form", Context::Form, || form("<down><down>")),
        place("the last field of a form", Context::Form, || form("<up>")),
        place("captured seeds in the editor", Context::Edit, || {
            editor("<up><up><delete>")
        }),
        place("a review at its start", Context::Review, || {
            review("<home>")
        }),
        place("a review at its end", Context::Review, || review("<end>")),
        place("a moment that is as it was played", Context::Moment, || {
            review("<down><enter><end>")
        }),
    ];
    contexts.into_iter().chain(more)
}

/// The beginning of a lesson of the tour.
fn lesson(name: &str) -> Desk {
    let mut desk = Desk::home();
    desk.choose("A first game");
    let before = LESSONS.iter().take_while(|lesson| lesson.name != name);
    desk.press(&"]".repeat(before.count()));
    desk
}

fn chapter(keys: &str) -> Desk {
    let mut desk = in_context(Context::Read);
    desk.press(keys);
    desk
}

fn coach(keys: &str) -> Desk {
    let mut desk = Desk::game(GORE, TABLE);
    desk.press("c<space>a<tab>").press(keys);
    desk
}

fn form(keys: &str) -> Desk {
    let mut desk = Desk::home();
    desk.choose("New game").press(keys);
    desk
}

fn editor(keys: &str) -> Desk {
    let mut desk = in_context(Context::Edit);
    desk.press(keys);
    desk
}

/// A review of a short game.
fn review(keys: &str) -> Desk {
    let mut desk = Desk::home();
    desk.open(&session(GORE, TABLE, &["1S"]));
    desk.press("e<space>av").press(keys);
    desk
}

/// Presses a key and says whether anything came of it.
fn acts(desk: &mut Desk, event: KeyEvent) -> bool {
    let before = (desk.buffer(), desk.effects.len());
    desk.key(event);
    desk.is_left || before != (desk.buffer(), desk.effects.len())
}

/// The presses that are meant by a key of the table.
fn presses(key: Key) -> Vec<KeyEvent> {
    let sign = |sign| KeyEvent::from(KeyCode::Char(sign));
    match key {
        Key::Char(letter) if letter.is_lowercase() => {
            vec![sign(letter), sign(letter.to_ascii_uppercase())]
        }
        Key::Char(letter) => vec![sign(letter)],
        Key::Code(code) => vec![KeyEvent::from(code)],
        Key::Control(letter) => {
            vec![KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL)]
        }
        Key::Digit => "1234&é\"'".chars().map(sign).collect(),
        Key::Number => "12345789&é\"'(è_ç".chars().map(sign).collect(),
        Key::Any => {
            let means_itself = |event: &KeyEvent| event.modifiers.is_empty() && *event != sign('?');
            every_key()
                .filter(means_itself)
                .filter(|event| event.code != KeyCode::F(1))
                .collect()
        }
    }
}

/// What is shown and has nothing to do all the same, on purpose.
fn is_idle(context: Context, command: Command) -> bool {
    match command {
        // The cursor is in that row already.
        Command::Up | Command::Down
            if matches!(
                context,
                Context::Sow | Context::Offer | Context::DrillSow | Context::LessonTurn
            ) =>
        {
            true
        }
        _ => false,
    }
}

#[test]
fn every_key_that_is_shown_does_something() {
    for place in every_place() {
        let desk = place.desk();
        for binding in desk.app.screen().bindings(desk.app.env()) {
            if is_idle(place.context, binding.command) {
                continue;
            }
            for event in binding.keys.iter().flat_map(|&key| presses(key)) {
                let mut desk = place.desk();
                let (acts, name) = (acts(&mut desk, event), place.name);
                assert!(acts, "{event:?} does nothing in {name}:\n{}", desk.text());
            }
        }
    }
}

#[test]
fn every_other_key_does_nothing() {
    for place in every_place() {
        let context = place.context;
        let mut desk = place.desk();
        // Where text is typed every sign means itself.
        if context == Context::Type || place.name == "a name in a form" {
            continue;
        }
        // What is not shown because the rules forbid it here, or because the program is to act, says why.
        let says_why = |command| {
            use Command::{Hole, NotNow, Offer, Pass, Sow};
            matches!(command, Hole(_) | Sow | Offer | Pass | NotNow)
        };
        let mut shown = desk.app.screen().bindings(desk.app.env());
        shown.extend(bindings(context).filter(|binding| says_why(binding.command)));
        let is_bound = |event| {
            let mut keys = shown.iter().flat_map(|binding| binding.keys);
            keys.any(|key| key.is(event))
        };
        let (before, effects) = (desk.buffer(), desk.effects.len());
        // In the editor digits are typed.
        let is_typed = |event: KeyEvent| context == Context::Edit && Key::Number.is(event);
        let is_idle = |event: &KeyEvent| !is_bound(*event) && !is_typed(*event);
        for event in every_key().filter(is_idle) {
            desk.key(event);
            assert!(
                before == desk.buffer() && effects == desk.effects.len(),
                "{event:?} does something in {}:\n{}",
                place.name,
                desk.text()
            );
        }
    }
}

#[test]
fn control_c_leaves_from_everywhere() {
    for context in Context::ALL {
        let mut desk = in_context(context);
        desk.press("<c-c>");
        // What is not saved is asked about, once.
        if !desk.is_left {
            desk.press("<c-c>");
        }
        assert!(desk.is_left, "{context:?}");
        let mut desk = in_context(context);
        desk.press("<f1>").press("<c-c>");
        assert!(desk.is_left, "{context:?}");
    }
}

#[test]
fn a_position_set_up_by_hand_is_left_by_pressing_control_c_twice() {
    let mut desk = in_context(Context::Edit);
    desk.press("5<c-c>");
    assert!(!desk.is_left, "it is asked about first");
    desk.press("<c-c>");
    assert!(desk.is_left);
}

#[test]
fn help_can_be_had_everywhere_and_closes_again_without_a_trace() {
    for context in Context::ALL {
        for close in ["<esc>", "<f1>"] {
            let mut desk = in_context(context);
            let (before, saves) = (desk.buffer(), desk.saves());
            desk.press("<f1>");
            assert_ne!(before, desk.buffer(), "{context:?}");
            desk.press(close);
            assert!(
                before == desk.buffer() && saves == desk.saves(),
                "{context:?} {close}:\n{}",
                desk.text()
            );
        }
    }
}

/// The lines inside the box of the help screen, without the last one, which says how to close it.
fn inside_of_help(text: &str) -> Vec<String> {
    let lines: Vec<Vec<char>> = text.lines().map(|line| line.chars().collect()).collect();
    let title: Vec<char> = "╭ Keys ".chars().collect();
    let corner = lines.iter().enumerate().find_map(|(row, line)| {
        let column = line.windows(title.len()).position(|part| part == title)?;
        Some((row, column))
    });
    let (top, left) = corner.unwrap_or_else(|| panic!("there is no help in\n{text}"));
    let right = left + lines[top][left..].iter().take_while(|&&c| c != '╮').count();
    let rows = lines[top + 1..].iter().take_while(|line| line[left] == '│');
    let inside = rows.map(|line| line[left + 2..right - 1].iter().collect::<String>());
    let mut inside: Vec<_> = inside
        .map(|line| line.trim_end().to_string())
        .filter(|line| !line.is_empty())
        .collect();
    inside.pop();
    inside
}

#[test]
fn help_lists_each_command_that_does_something_and_no_other_in_full() {
    for (width, height) in [(120, 60), (40, 60)] {
        for context in Context::ALL {
            let mut desk = in_context(context);
            desk.resize(width, height).press("<f1>");
            let doc = |command: Command| {
                let id = match (command, context) {
                    (Command::Hole(_), Context::Offer) => "command-hole.offer".to_string(),
                    _ => format!("command-{}.doc", command.name()),
                };
                desk.app.env().text.fill(&id, &FluentArgs::new())
            };
            let shown = desk.app.screen_below().bindings(desk.app.env());
            let wanted: Vec<_> = shown.iter().map(|b| doc(b.command)).collect();
            let text = desk.text();
            // Two spaces stand before what a key does; a long sentence goes on below itself.
            let mut listed: Vec<String> = Vec::new();
            for line in inside_of_help(&text) {
                match (line.split_once("  "), listed.last_mut()) {
                    (Some(("", more)), Some(sentence)) => {
                        *sentence = format!("{sentence} {}", more.trim());
                    }
                    (Some((_, about)), _) => listed.push(about.trim().to_string()),
                    (None, _) => panic!("{line:?} is no line of\n{text}"),
                }
            }
            assert_eq!(listed, wanted, "{context:?}\n{text}");
        }
    }
}

#[test]
fn the_keys_of_holes_are_as_many_as_holes() {
    for (game, position, keys) in [
        (GORE, TABLE, "1–4 "),
        (
            DJENON,
            "4,4,4,4,4,4/4,4,4,4,4,4 SSSSSS/NNNNNN 0-0 S",
            "1–6 ",
        ),
    ] {
        let mut desk = Desk::game(game, position);
        assert!(desk.text().contains(keys), "{}", desk.text());
        desk.press("?");
        let help = inside_of_help(&desk.text());
        assert!(help[0].starts_with(keys), "{help:?}");
    }
}

#[test]
fn yes_is_shown_with_the_letter_with_which_it_begins() {
    for (language, yes) in [
        (Language::English, "y yes"),
        (Language::French, "o oui"),
        (Language::Spanish, "s sí"),
        (Language::Catalan, "s sí"),
    ] {
        let mut desk = Desk::new(Settings {
            language,
            ..still()
        });
        desk.open(&session(GORE, TABLE, &[]));
        desk.press("x");
        assert!(desk.text().contains(yes), "{}", desk.text());
        desk.press(&yes[..1]);
        assert!(desk.session().finish().is_some(), "{language:?}");
    }
}

#[test]
fn help_speaks_of_offers_only_where_there_are_any() {
    let mut desk = Desk::game(DJENON, "4,4,4,4,4,4/4,4,4,4,4,4 SSSSSS/NNNNNN 0-0 S");
    desk.press("?");
    assert!(!desk.words().contains("offer"), "{}", desk.text());
}

#[test]
fn the_narrowest_footer_names_help_in_every_language() {
    for text in Language::ALL.map(Text::new) {
        for place in every_place() {
            let desk = place.desk();
            let footer = Footer {
                bindings: desk.app.screen().bindings(desk.app.env()),
                text: &text,
                theme: ThemeName::Wood.theme(),
                row_len: 6,
            };
            let mut drawn = Buffer::empty(Rect::new(0, 0, 40, 1));
            footer.render(drawn.area, &mut drawn);
            let drawn = text_of(&drawn);
            let help = text.fill("command-help", &FluentArgs::new());
            assert!(
                drawn.contains(&format!(" {help}")),
                "{}: {drawn}",
                place.name
            );
        }
    }
}

#[test]
fn the_footer_names_keys_of_the_table_and_the_way_to_help() {
    for context in Context::ALL {
        let mut desk = in_context(context);
        desk.resize(200, 40);
        let text = desk.text();
        let footer = text.lines().rev().take(2).collect::<Vec<_>>().join(" ");
        let help = bindings(context).any(|binding| binding.command == Command::Help);
        assert!(help, "{context:?} has no key for help");
        assert!(footer.contains("help"), "{context:?}: {footer}");
    }
}

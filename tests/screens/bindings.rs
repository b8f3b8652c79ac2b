//! The table of keys against the screens: every key of it does something, every other key nothing, help says the same.

use ayla::tui::input::{Command, Context, Key, bindings};
use fluent_bundle::FluentArgs;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::desk::{Desk, GORE, session};
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
        &["1S", "offer 2N", "refuse", "2S", "2N"],
    ));
    match context {
        Context::Menu => desk.press("1q<up>"),
        Context::Form => desk.press("1q<down><enter>"),
        Context::Saved => desk.press("1nq<down><down><enter>"),
        Context::Read => desk.press("b"),
        Context::Sow => desk.press("u"),
        Context::Pass => {
            desk.open(&session(
                GORE,
                "1,0,0,0/0,0,0,4 SSSS/NNNS 21-22 N",
                &["pass", "1S", "pass"],
            ));
            desk.press("uuuyu")
        }
        Context::Offer => desk.press("o1"),
        Context::HandOver => desk.press("o1<enter><space>ru"),
        Context::Answer => desk.press("o1<enter><space>ru<space>"),
        Context::Over => desk.press("ea"),
        Context::Look => desk.press("<home><right><right>"),
        Context::Type => desk.press(":3S"),
        Context::Agree => desk.press("e"),
        Context::Confirm => desk.press("x"),
    };
    assert_eq!(desk.context(), context, "{}", desk.text());
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
    }
}

/// What has nothing to do where the table has it, on purpose.
fn is_idle(context: Context, command: Command) -> bool {
    match command {
        // Nothing comes after the game as it is now; only looking back has a later moment.
        Command::Later | Command::Last => context != Context::Look,
        // A finished game has nothing left to do again.
        Command::Redo => context == Context::Over,
        // At the top of a text; the first and the last chapter have one neighbour.
        Command::Up | Command::PageUp | Command::ChapterBefore => context == Context::Read,
        _ => false,
    }
}

#[test]
fn every_key_of_the_table_does_something_wherever_it_is_bound() {
    for context in Context::ALL {
        for binding in bindings(context) {
            if is_idle(context, binding.command) {
                continue;
            }
            for event in binding.keys.iter().flat_map(|&key| presses(key)) {
                let mut desk = in_context(context);
                assert!(
                    acts(&mut desk, event),
                    "{event:?} does nothing in {context:?}:\n{}",
                    desk.text()
                );
            }
        }
    }
}

#[test]
fn every_other_key_does_nothing() {
    for context in Context::ALL {
        // Where text is typed every sign means itself.
        if context == Context::Type {
            continue;
        }
        let mut desk = in_context(context);
        for event in every_key() {
            let is_bound = bindings(context).any(|b| b.keys.iter().any(|key| key.is(event)));
            assert!(
                is_bound || !acts(&mut desk, event),
                "{event:?} does something in {context:?}:\n{}",
                desk.text()
            );
        }
    }
}

#[test]
fn control_c_leaves_from_everywhere() {
    for context in Context::ALL {
        in_context(context).press("<c-c>");
        let mut desk = in_context(context);
        desk.press("<f1>").press("<c-c>");
        assert!(desk.is_left, "{context:?}");
    }
}

#[test]
fn help_can_be_had_everywhere_and_closes_again_without_a_trace() {
    for context in Context::ALL {
        for close in ["<esc>", "<f1>"] {
            let mut desk = in_context(context);
            let before = (desk.buffer(), desk.effects.len());
            desk.press("<f1>");
            assert_ne!(before.0, desk.buffer(), "{context:?}");
            desk.press(close);
            assert!(
                before == (desk.buffer(), desk.effects.len()),
                "{context:?} {close}:\n{}",
                desk.text()
            );
        }
    }
}

#[test]
fn help_lists_each_command_of_the_table_and_no_other() {
    for context in Context::ALL {
        let mut desk = in_context(context);
        desk.resize(120, 60).press("<f1>");
        let doc = |command: Command| {
            let id = format!("command-{}.doc", command.name());
            desk.app.env().text.fill(&id, &FluentArgs::new())
        };
        let wanted: Vec<_> = bindings(context).map(|b| doc(b.command)).collect();
        let all: Vec<_> = Context::ALL
            .into_iter()
            .flat_map(bindings)
            .map(|binding| doc(binding.command))
            .collect();
        let text = desk.text();
        let listed: Vec<_> = text
            .lines()
            .map(|line| line.trim_end_matches(|c: char| !c.is_alphanumeric()))
            .filter_map(|line| {
                // In the list two spaces stand before what a key does.
                let about = line.rsplit_once("  ")?.1;
                all.iter().find(|doc| *doc == about)
            })
            .collect();
        assert_eq!(
            listed,
            wanted.iter().collect::<Vec<_>>(),
            "{context:?}\n{text}"
        );
    }
}

#[test]
fn the_footer_names_keys_of_the_table_and_the_way_to_help() {
    for context in Context::ALL {
        let mut desk = in_context(context);
        desk.resize(160, 40);
        let text = desk.text();
        let footer = text.lines().rev().take(2).collect::<Vec<_>>().join(" ");
        let help = bindings(context).any(|binding| binding.command == Command::Help);
        assert!(help, "{context:?} has no key for help");
        assert!(footer.contains("help"), "{context:?}: {footer}");
    }
}

//! The README's table of keys is the program's own table.

use std::env;
use std::fs;

use ayla::language::Language;
use ayla::tui::input::{Context, bindings};
use ayla::tui::text::Text;
use ayla::tui::widgets::key_name;
use fluent_bundle::FluentArgs;

const BEGIN: &str = "<!-- keys: made by `AYLA_RENEW_README=1 cargo test --test readme` -->\n";
const END: &str = "<!-- end of keys -->";

/// The table of keys as Markdown, a line for each context.
fn key_table() -> String {
    let text = Text::new(Language::English);
    let say = |id: &str| text.fill(id, &FluentArgs::new());
    let mut table = String::from("| where | keys |\n|---|---|\n");
    for context in Context::ALL {
        let place = say(&format!("context-{}", context.name()));
        let keys: Vec<_> = bindings(context)
            .map(|binding| {
                let keys = binding.keys.iter();
                let keys: Vec<_> = keys
                    .map(|&key| format!("`{}`", key_name(key, &text, 6)))
                    .collect();
                let name = say(&format!("command-{}", binding.command.name()));
                format!("{} {name}", keys.join(" "))
            })
            .collect();
        table.extend(["| ", &place, " | ", &keys.join(" · "), " |\n"]);
    }
    table
}

#[test]
fn the_keys_of_the_readme_are_those_of_the_program() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/README.md");
    let readme = fs::read_to_string(path).expect("the README");
    let (before, rest) = readme.split_once(BEGIN).expect("where the keys begin");
    let (keys, after) = rest.split_once(END).expect("where the keys end");
    let wanted = format!("\n{}\n", key_table());
    if env::var_os("AYLA_RENEW_README").is_some() {
        let renewed = format!("{before}{BEGIN}{wanted}{END}{after}");
        fs::write(path, renewed).expect("the README can be written");
    } else {
        assert_eq!(
            keys, wanted,
            "the table of keys has changed: AYLA_RENEW_README=1 cargo test --test readme renews it"
        );
    }
}

//! The sentences: every language has every one, with the same arguments, and none is missing or left over.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use ayla::language::Language;
use ayla::practice::tour::LESSONS;
use ayla::tui::input::{Context, bindings};
use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

/// What each message takes, by its id, attributes as `id.attribute`.
type Messages = BTreeMap<String, BTreeSet<String>>;

fn source() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

fn file_of(language: Language) -> String {
    let name = format!("{}.ftl", language.code());
    let files = ["tui/text", "tui/text/practice"].map(|folder| source().join(folder).join(&name));
    files
        .map(|file| fs::read_to_string(file).expect("every language has its files"))
        .concat()
}

fn messages(language: Language) -> Messages {
    let resource = FluentResource::try_new(file_of(language));
    let resource = resource.unwrap_or_else(|(_, errors)| panic!("{language:?}: {errors:?}"));
    let mut messages = Messages::new();
    let mut add = |id: String, pattern: &Pattern<&str>| {
        let mut takes = BTreeSet::new();
        arguments(pattern, &mut takes);
        let twice = messages.insert(id.clone(), takes);
        assert_eq!(twice, None, "{language:?} has {id} twice");
    };
    for entry in resource.entries() {
        let message = match entry {
            Entry::Message(message) => message,
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
            other => panic!("{language:?} has something that is no message: {other:?}"),
        };
        if let Some(value) = &message.value {
            add(message.id.name.to_string(), value);
        }
        for attribute in &message.attributes {
            let id = format!("{}.{}", message.id.name, attribute.id.name);
            add(id, &attribute.value);
        }
    }
    messages
}

fn arguments(pattern: &Pattern<&str>, takes: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            arguments_of(expression, takes);
        }
    }
}

fn arguments_of(expression: &Expression<&str>, takes: &mut BTreeSet<String>) {
    let inline = match expression {
        Expression::Inline(inline) => inline,
        Expression::Select { selector, variants } => {
            for variant in variants {
                arguments(&variant.value, takes);
            }
            selector
        }
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            takes.insert(id.name.to_string());
        }
        InlineExpression::Placeable { expression } => arguments_of(expression, takes),
        _ => {}
    }
}

/// The ids that the code names, each with the arguments that it gives, and the beginnings of ids that it puts together.
fn named_by_code() -> (Messages, BTreeSet<String>) {
    let mut named = Messages::new();
    let mut prefixes = BTreeSet::new();
    for text in sources(&source()) {
        for call in text.split("say!(").skip(1) {
            let call = &call[..end_of_call(call)];
            let Some((_, rest)) = call.split_once(',') else {
                continue;
            };
            let rest = rest.trim_start();
            let Some(id) = rest.split('"').nth(1) else {
                continue;
            };
            if rest.starts_with('"') {
                let given = rest[id.len() + 2..].split(',').filter_map(argument_name);
                named.entry(id.to_string()).or_default().extend(given);
            } else if rest.starts_with("&format!(") {
                prefixes.insert(id.split('{').next().unwrap_or(id).to_string());
            }
        }
    }
    (named, prefixes)
}

/// `name = value` gives `name`.
fn argument_name(argument: &str) -> Option<String> {
    let (name, value) = argument.split_once('=')?;
    let name = name.trim();
    let is_name = name.chars().all(|c| c.is_ascii_lowercase() || c == '_');
    (is_name && !name.is_empty() && !value.starts_with(['=', '>'])).then(|| name.to_string())
}

/// Where the bracket closes that was opened just before a text.
fn end_of_call(text: &str) -> usize {
    let (mut depth, mut quoted) = (1, false);
    for (place, sign) in text.char_indices() {
        match sign {
            '"' => quoted = !quoted,
            '(' if !quoted => depth += 1,
            ')' if !quoted => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return place;
        }
    }
    text.len()
}

fn sources(path: &Path) -> Vec<String> {
    let mut texts = Vec::new();
    for entry in fs::read_dir(path).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            texts.extend(sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(path).expect("it is text");
            let is_code = |line: &&str| !line.trim_start().starts_with("//");
            texts.push(text.lines().filter(is_code).collect::<Vec<_>>().join("\n"));
        }
    }
    texts
}

/// Every id that is needed: those that the code names, and those of all commands, contexts and lessons.
fn needed() -> BTreeSet<String> {
    let (named, _) = named_by_code();
    let commands = Context::ALL.into_iter().flat_map(bindings).flat_map(|b| {
        let id = format!("command-{}", b.command.name());
        [format!("{id}.doc"), id]
    });
    let contexts = Context::ALL.map(|context| format!("context-{}", context.name()));
    let lessons = LESSONS.iter().flat_map(|lesson| {
        let parts: &[&str] = if lesson.is_played() {
            &["", ".task", ".hint", ".done"]
        } else if lesson.watched().is_some() {
            &["", ".done"]
        } else {
            &[""]
        };
        parts
            .iter()
            .map(move |part| format!("lesson-{}{part}", lesson.name))
    });
    named
        .into_keys()
        .chain(commands)
        .chain(contexts)
        .chain(lessons)
        .collect()
}

#[test]
fn every_sentence_that_the_code_names_is_there_in_every_language() {
    for language in Language::ALL {
        let messages = messages(language);
        let missing: Vec<_> = needed()
            .into_iter()
            .filter(|id| !messages.contains_key(id))
            .collect();
        assert!(missing.is_empty(), "{language:?} lacks {missing:?}");
    }
}

#[test]
fn every_language_has_the_same_sentences_with_the_same_arguments() {
    let english = messages(Language::English);
    for language in Language::ALL {
        let own = messages(language);
        for (id, takes) in &english {
            assert_eq!(own.get(id), Some(takes), "{language:?}: {id}");
        }
        for id in own.keys() {
            assert!(english.contains_key(id), "{language:?} alone has {id}");
        }
    }
}

#[test]
fn no_sentence_is_left_over() {
    let needed = needed();
    for id in messages(Language::English).keys() {
        assert!(needed.contains(id), "nothing says {id}");
    }
}

#[test]
fn the_code_gives_every_sentence_what_it_takes() {
    let (named, _) = named_by_code();
    let english = messages(Language::English);
    for (id, takes) in &english {
        let Some(given) = named.get(id) else { continue };
        assert_eq!(given, takes, "{id}");
    }
}

#[test]
fn ids_are_put_together_only_for_commands_contexts_and_lessons() {
    let (_, prefixes) = named_by_code();
    let prefixes: Vec<_> = prefixes.iter().map(String::as_str).collect();
    assert_eq!(prefixes, ["command-", "context-", "lesson-"]);
}

#[test]
fn sentences_are_written_with_proper_signs() {
    for language in Language::ALL {
        for line in file_of(language)
            .lines()
            .filter(|line| !line.starts_with('#'))
        {
            assert!(!line.contains('\t'), "{language:?}: a tab in {line:?}");
            assert!(!line.ends_with(' '), "{language:?}: a space ends {line:?}");
            assert!(!line.contains('\''), "{language:?}: ’ is meant in {line:?}");
        }
    }
}

/// What the ids of messages begin with that stand on the screen by themselves, as sentences.
const SENTENCES: [&str; 10] = [
    "too-small",
    "failed",
    "not-",
    "ask-",
    "no-",
    "told-",
    "shown-",
    "result-",
    "over-",
    "terms",
];

#[test]
fn sentences_begin_like_sentences_and_end_like_them() {
    for language in Language::ALL {
        let text = ayla::tui::text::Text::new(language);
        for id in messages(language).keys() {
            let is_sentence = SENTENCES.iter().any(|beginning| id.starts_with(beginning));
            if !is_sentence || id == "too-small-shortest" {
                continue;
            }
            let sentence = text.fill(id, &fluent_bundle::FluentArgs::new());
            let first = sentence.trim_start_matches('¿').chars().next();
            let begins = first.is_some_and(|c| c.is_uppercase() || c == '{');
            let ends = sentence.ends_with(['.', '?', '}']);
            assert!(begins && ends, "{language:?}: {id}: {sentence}");
        }
    }
}

#[test]
fn a_spanish_question_is_opened_as_it_is_closed() {
    let sentences = file_of(Language::Spanish);
    for (open, close) in [('¿', '?'), ('¡', '!')] {
        let [opened, closed] = [open, close].map(|sign| sentences.matches(sign).count());
        assert_eq!(opened, closed, "{open} and {close}");
    }
}

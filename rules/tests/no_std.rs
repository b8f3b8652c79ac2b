//! The crate stays without the standard library: no I/O, clock or chance is possible in the rules, not merely avoided.

use std::fs;
use std::path::Path;

/// Every line of the sources in a folder and below, with the file it is in.
fn lines(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("the sources can be read") {
        let path = entry.expect("an entry can be read").path();
        if path.is_dir() {
            lines(&path, found);
        } else {
            let text = fs::read_to_string(&path).expect("a source is text");
            let file = path.display().to_string();
            found.extend(text.lines().map(|line| (file.clone(), line.to_owned())));
        }
    }
}

#[test]
fn a_crate_that_never_asks_for_std_can_not_name_it() {
    let mut found = Vec::new();
    lines(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut found,
    );
    assert!(found.iter().any(|(_, line)| line == "#![no_std]"));
    for (file, line) in found {
        assert!(!line.contains("extern crate std"), "{file}: {line}");
    }
}

#[test]
fn the_only_dependency_is_serde_which_is_optional_and_without_std() {
    let manifest = include_str!("../Cargo.toml");
    let dependencies = manifest
        .split_once("[dependencies]\n")
        .and_then(|(_, rest)| rest.split_once("\n["))
        .map_or("", |(dependencies, _)| dependencies.trim());
    assert_eq!(dependencies.lines().count(), 1, "{dependencies}");
    assert!(dependencies.starts_with("serde = "));
    for wanted in ["default-features = false", "optional = true"] {
        assert!(dependencies.contains(wanted), "{wanted}");
    }
}

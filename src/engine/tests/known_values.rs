//! What is known of these games from elsewhere.

use super::*;

#[test]
fn the_first_moves_of_djenon_aboure() {
    let options = Options {
        limits: Limits::default(),
        ..Options::default()
    };
    let start = "4,4,4,4,4,4/4,4,4,4,4,4 SSSSSS/NNNNNN 0-0 S";
    let analysis = analysed(Game::DjenonAboure, start, options);
    let lines: Vec<_> = analysis
        .lines
        .iter()
        .map(|line| (line.action.to_string(), line.value.margin))
        .collect();
    let known = [
        ("5S", 4),
        ("6S", 2),
        ("4S", -2),
        ("3S", -6),
        ("1S", -10),
        ("2S", -10),
    ];
    assert!(analysis.exact);
    assert_eq!(
        lines,
        known.map(|(action, value)| (action.to_owned(), value))
    );
}

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

/// Climent's third example: the last seed makes a 4 and everything on the board hangs together with it.
#[test]
fn the_whole_board_is_there_for_the_taking() {
    let position = "2,3,1,3/3,2,4,2 SSSS/NNNN 14-14 S";
    for measure in Measure::ALL {
        let options = Options {
            measure,
            ..Options::default()
        };
        let analysis = analysed(Game::ALL[0], position, options);
        let best = analysis.best().expect("an action");
        assert_eq!(best.action.to_string(), "2S");
        assert!(best.is_exact());
        assert_eq!(best.value.margin, 20);
        let rank = (measure == Measure::Honour).then_some(Rank::WinWithGlory);
        assert_eq!(best.value.rank, rank);
    }
}

/// The side ahead wins by more if it refuses, but then without glory.
#[test]
fn honour_asks_for_another_answer_than_seeds() {
    let position = "4,6,0,2/3,1,4,4 SSSS/NNNN 10-14 S offer 2N";
    let lines = Measure::ALL.map(|measure| {
        let options = Options {
            measure,
            limits: Limits::depth(12),
            territory: 0,
            ..Options::default()
        };
        let analysis = analysed(Game::ALL[0], position, options);
        let lines = analysis.lines.iter();
        let lines: Vec<_> = lines
            .map(|line| format!("{} {}", line.action, line.value))
            .collect();
        lines.join(", ")
    });
    assert_eq!(
        lines,
        [
            "refuse +20, accept +12",
            "accept +12 (win with glory), refuse +20 (win without glory)"
        ]
    );
}

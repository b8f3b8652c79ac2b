//! A game written as a plain text record and read back is the same game, whatever was done in it.

mod support;

use ayla::record::Record;
use ayla::session::Session;
use ayla_rules::Side;
use jiff::Timestamp;
use proptest::prelude::*;
use support::games;

fn assert_comes_back(session: &Session) {
    let record = Record::new(session.clone(), Timestamp::from_second(1_764_000_000).ok());
    let text = record.to_string();
    let read: Record = text
        .parse()
        .unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(read, record, "{text}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_game_comes_back_at_every_point_and_closed_in_every_way(done in games()) {
        let mut session = done;
        loop {
            assert_comes_back(&session);
            let mut agreed = session.clone();
            if agreed.agree().is_ok() {
                assert_comes_back(&agreed);
            }
            for side in Side::ALL {
                let mut resigned = session.clone();
                if resigned.resign(side).is_ok() {
                    assert_comes_back(&resigned);
                }
            }
            if session.undo().is_none() {
                break;
            }
        }
    }

    #[test]
    fn a_record_reads_the_same_without_numbers_sides_and_checks(session in games()) {
        let record = Record::new(session, None);
        let text = record.to_string();
        let is_check = |line: &&str| !line.starts_with("[Position") && !line.starts_with("[Result");
        let bare = text.lines().filter(is_check).map(|line| {
            let turn = line.split_once(". South ").or_else(|| line.split_once(". North "));
            turn.map_or(line, |(_, action)| action)
        });
        let bare = bare.collect::<Vec<_>>().join("\r\n  ");
        prop_assert_eq!(bare.parse::<Record>().expect("a record"), record);
    }

    #[test]
    fn text_of_any_kind_does_no_harm(text in "(\\[[A-Za-z]{0,8} \"?[a-z\"\\\\]{0,9}\\]?\n|.{0,20}\n){0,8}") {
        if let Ok(record) = text.parse::<Record>() {
            let again = Record { unknown_tags: Vec::new(), ..record };
            prop_assert_eq!(again.to_string().parse::<Record>().expect("a record"), again);
        }
    }
}

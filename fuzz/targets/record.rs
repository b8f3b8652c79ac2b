//! Text as a plain text record: refused in a sentence, or a game that is the same when it is written and read again.

#![no_main]

use ayla::record::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(record) = text.parse::<Record>() {
        let known = Record { unknown_tags: Vec::new(), ..record };
        let again = known.to_string().parse::<Record>().expect("it was written by ayla");
        assert_eq!(again, known);
    }
});

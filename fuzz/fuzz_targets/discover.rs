//! Lists of values in every form: for any text there is a finding or an error. What was read prints in each form and
//! reads back as the same values, with the same findings. The first byte chooses the form that is asked for.
#![no_main]

use grundy_analysis::discover::{Discovery, Form, Language, discover};
use grundy_analysis::text::Origin;
use grundy_analysis::{Error, Text};
use libfuzzer_sys::fuzz_target;

/// Bytes of an input.
const LONGEST: usize = 2000;
/// Heaps that are worked out to prove a period.
const HEAPS: usize = 1 << 10;

fuzz_target!(|data: &[u8]| {
    let Some((&choice, text)) = data.split_first().filter(|_| data.len() <= LONGEST) else { return };
    let form = [None, Some(Form::List), Some(Form::Pairs), Some(Form::Labels)][usize::from(choice) % 4];
    let Ok(read) = read(text, form, None) else { return };
    for language in [Language::Rust, Language::Cpp] {
        // A list without a rule has no function, and says so.
        assert!(
            read.source(language).is_ok_and(|source| source.contains("nimber("))
                || read.source(language).is_err()
        );
    }
    let findings =
        |read: &Discovery| -> Vec<String> { read.findings.iter().map(|found| found.claim.clone()).collect() };
    let labelled = read.values().iter().zip(read.first..);
    for (form, text) in [
        (Form::List, read.values().iter().map(|value| format!("{value} ")).collect::<String>()),
        (Form::Pairs, labelled.clone().map(|(value, n)| format!("{n} {value}\n")).collect()),
        (Form::Labels, labelled.map(|(value, n)| format!("G({n}) = {value}, ")).collect()),
    ] {
        let again = self::read(text.as_bytes(), Some(form), Some(read.first)).expect("it was printed");
        assert_eq!(again.values(), read.values(), "{form}");
        assert_eq!((again.first, findings(&again)), (read.first, findings(&read)), "{form}");
    }
});

fn read(text: &[u8], form: Option<Form>, first: Option<u64>) -> Result<Discovery, Error> {
    discover(&Text::of_bytes(Origin::Stdin, text.to_vec())?, form, first, HEAPS, &|_, _| {})
}

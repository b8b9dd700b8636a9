//! Whatever reads as a code or a set reads back from what it prints, and is the same; its values are those of the rule,
//! as far as the code is short. The first byte chooses what is read.
#![no_main]

use std::fmt::{Debug, Display};
use std::str::FromStr;

use grundy_core::evaluate;
use grundy_core::heap::{AllButSet, HeapGame, HexCode, OctalCode, SubtractionSet};
use libfuzzer_sys::fuzz_target;

/// Heaps that are compared.
const HEAPS: usize = 64;

fuzz_target!(|data: &[u8]| {
    let Some((&choice, text)) = data.split_first() else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    match choice % 4 {
        0 => {
            let Some(code) = read_twice::<OctalCode>(text) else { return };
            assert_eq!(code.nimbers(HEAPS), evaluate(&code, HEAPS).expect("options are lower"), "{code}");
        }
        1 => {
            let Some(code) = read_twice::<HexCode>(text) else { return };
            assert_eq!(evaluate(&code, HEAPS).expect("options are lower").len(), HEAPS, "{code}");
        }
        2 => {
            let Some(set) = read_twice::<SubtractionSet>(text) else { return };
            assert_eq!(set.nimbers(HEAPS), evaluate(&set, HEAPS).expect("options are lower"), "{set}");
        }
        _ => {
            read_twice::<AllButSet>(text);
        }
    }
});

/// What the text means, if anything; and what is printed means the same.
fn read_twice<T: FromStr + Display + PartialEq + Debug>(text: &str) -> Option<T> {
    let read: T = text.parse().ok()?;
    let printed = read.to_string();
    match printed.parse() {
        Ok(again) => assert_eq!(read, again, "{printed}"),
        Err(_) => panic!("{printed} does not read back"),
    }
    Some(read)
}

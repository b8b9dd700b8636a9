//! Moves, rows and grids of the library: whatever reads as one prints a text that reads as the same. The first byte
//! chooses what is read.
#![no_main]

use std::fmt::{Debug, Display};
use std::str::FromStr;

use grundy::games::river::{self, River};
use grundy::games::{
    all_but, bachet, codes, cutting, euclid, forest, grundys_game, king, lasker, nim, node_kayles,
    powers_of_two, staircase_nim, subtraction, tokens, turning_turtles, wythoff,
};
use grundy::row_chess::{self, Row, WideRow};
use libfuzzer_sys::fuzz_target;

const READERS: &[fn(&str)] = &[
    read_twice::<Row>,
    read_twice::<WideRow>,
    read_twice::<row_chess::Move>,
    read_twice::<all_but::Move>,
    read_twice::<bachet::Move>,
    read_twice::<codes::Move>,
    read_twice::<cutting::Move>,
    read_twice::<euclid::Move>,
    read_twice::<forest::Move>,
    read_twice::<grundys_game::Move>,
    read_twice::<king::Move>,
    read_twice::<lasker::Move>,
    read_twice::<nim::Move>,
    read_twice::<node_kayles::Move>,
    read_twice::<powers_of_two::Move>,
    read_twice::<river::Move>,
    read_twice::<staircase_nim::Move>,
    read_twice::<subtraction::Move>,
    read_twice::<tokens::Move>,
    read_twice::<turning_turtles::Move>,
    read_twice::<wythoff::Move>,
    // It prints no grid.
    |text| drop(text.parse::<River>()),
];

fuzz_target!(|data: &[u8]| {
    let Some((&choice, text)) = data.split_first() else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    READERS[usize::from(choice) % READERS.len()](text);
});

fn read_twice<T: FromStr + Display + PartialEq + Debug>(text: &str) {
    let Ok(read) = text.parse::<T>() else { return };
    let printed = read.to_string();
    assert_eq!(printed.parse().ok(), Some(read), "{printed}");
}

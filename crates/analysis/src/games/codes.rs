//! Octal and hexadecimal codes, and the names of some.

use grundy::games::codes::Evaluated;
use grundy_core::heap::{Certificate, HeapValues, HexCode, LIMIT, NAMED_CODES, OctalCode};

use super::entry::{Entry, Kind, Ruleset};
use super::heap::{HeapRules, erased, grown};
use super::name::Name;
use crate::{Error, Watch};

pub(super) const ENTRY: Entry = Entry {
    names: &["kayles", "dawsons-kayles", "dawsons-chess", "officers"],
    notation: &[
        (
            "0.77, 4.7",
            "heaps of an octal code; kayles, dawsons-kayles, dawsons-chess and officers are names of codes",
        ),
        ("0.3F", "heaps of a hexadecimal code"),
    ],
    kind: Kind::Heaps {
        codes: "octal codes (0.77, 4.7), kayles, dawsons-kayles, dawsons-chess, officers, hexadecimal codes (0.3F)",
        open: |name| {
            let canonical = name.canonical();
            let named = NAMED_CODES.iter().find(|named| named.id == canonical && name.alone());
            match named {
                Some(named) => Some(read(named.code, name)),
                None => name.text.contains('.').then(|| read(name.text, name)),
            }
        },
        known: || {
            // 0.d to 0.ddd and 4.d to 4.dd, each code once: without zeros at the end.
            let digits = |before: u32, places: usize| {
                (1..=places).flat_map(move |places| {
                    let codes = (0..8_u32.pow(places as u32)).filter(|code| code % 8 != 0);
                    codes.map(move |code| format!("{before}.{code:0places$o}"))
                })
            };
            let codes = digits(0, 3).chain(["4.0".to_owned()]).chain(digits(4, 2));
            let code = |code: String| code.parse::<OctalCode>().expect("it is a code of octal digits");
            codes.map(code).map(erased).collect()
        },
    },
};

fn read(code: &str, name: &Name<'_>) -> Result<Ruleset, Error> {
    match (code.parse::<OctalCode>(), code.parse::<HexCode>()) {
        (Ok(code), _) => Ok(Ruleset::Heaps(erased(code))),
        (_, Ok(code)) => Ok(Ruleset::Heaps(erased(code))),
        // What an octal code has wrong, unless a hexadecimal one goes further.
        (Err(octal), Err(hex)) => Err(name.refuse(if hex.index() > octal.index() { hex } else { octal })),
    }
}

impl HeapRules for OctalCode {
    type Game = HeapValues<OctalCode>;

    fn code(&self) -> String {
        self.to_string()
    }

    fn known_as(&self) -> Option<&'static str> {
        self.name().map(|named| named.name)
    }

    fn family(&self) -> Option<&'static str> {
        Some("the octal game")
    }

    fn covered(&self) -> bool {
        true
    }

    fn reach(&self) -> u64 {
        LIMIT as u64
    }

    fn values(&self, largest: u64, limit: u64, watch: Watch<'_>) -> HeapValues<OctalCode> {
        grown(self.clone(), largest, limit, watch)
    }

    fn certificate(game: &HeapValues<OctalCode>) -> Option<&Certificate> {
        game.certificate()
    }

    fn rank(&self) -> u8 {
        u8::from(self.name().is_none())
    }
}

impl HeapRules for HexCode {
    type Game = Evaluated<HexCode>;

    fn code(&self) -> String {
        self.to_string()
    }

    fn reach(&self) -> u64 {
        1_001
    }

    fn values(&self, largest: u64, limit: u64, _watch: Watch<'_>) -> Evaluated<HexCode> {
        let len = (largest.saturating_add(1)).min(limit) as usize;
        Evaluated::new(self.clone(), len).expect("what a move leaves is smaller")
    }
}

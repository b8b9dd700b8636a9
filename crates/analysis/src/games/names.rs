//! Games on heaps as they are written: names, codes, sets of amounts.

use std::fmt;
use std::str::FromStr;

use grundy::games::subtraction::fibonacci;
use grundy_core::heap::{NAMED_CODES, ParseAmountsError, ParseCodeError};

use super::Rules;
use crate::Error;

impl Rules {
    /// What a player would call it, where that is not its code.
    pub fn known_as(&self) -> Option<&'static str> {
        match self {
            Rules::Nim => Some("Nim"),
            Rules::Lasker => Some("Lasker's Nim"),
            Rules::Bash(_) => Some("Bash's game"),
            Rules::Grundy => Some("Grundy's game"),
            Rules::Octal(code) => code.name().map(|named| named.name),
            Rules::Set(_) | Rules::PowersOfTwo | Rules::AllBut(_) | Rules::Hex(_) => None,
        }
    }

    /// Its code or name as it is read, and what it is known as where that says more.
    pub fn title(&self) -> String {
        let code = self.to_string();
        match self.known_as() {
            Some(name) if !name.eq_ignore_ascii_case(&code) => format!("{code} ({name})"),
            _ => code,
        }
    }
}

impl FromStr for Rules {
    type Err = Error;

    fn from_str(game: &str) -> Result<Rules, Error> {
        let refuse = |why: String| Error::Usage(format!("`{game}` is no game: {why}"));
        if let Some(named) = NAMED_CODES.iter().find(|named| named.id == game) {
            return named.code.parse();
        }
        let not_code = |error: ParseCodeError| refuse(error.to_string());
        match game.split_once(':') {
            Some(("bash", most)) => match most.parse() {
                Ok(most) => Ok(Rules::Bash(most)),
                Err(_) => Err(refuse(format!("{most:?} is not a number of objects"))),
            },
            Some(("all-but", _)) => {
                Ok(Rules::AllBut(game.parse().map_err(|error: ParseAmountsError| refuse(error.to_string()))?))
            }
            Some((name, _)) => Err(refuse(format!("only bash and all-but have a colon, not {name}"))),
            None if game == "nim" => Ok(Rules::Nim),
            None if game == "lasker" => Ok(Rules::Lasker),
            None if game == "powers-of-two" => Ok(Rules::PowersOfTwo),
            None if game == "fibonacci" => Ok(Rules::Set(fibonacci())),
            None if game == "grundys-game" => Ok(Rules::Grundy),
            None if game.contains('.') => match (game.parse(), game.parse()) {
                (Ok(code), _) => Ok(Rules::Octal(code)),
                (_, Ok(code)) => Ok(Rules::Hex(code)),
                // What an octal code has wrong, unless a hexadecimal one goes further.
                (Err(octal), Err(hex)) => {
                    Err(not_code(if hex.index() > octal.index() { hex } else { octal }))
                }
            },
            None if game.starts_with(|first: char| first.is_ascii_digit() || first == '{') => {
                Ok(Rules::Set(game.parse().map_err(|error: ParseAmountsError| refuse(error.to_string()))?))
            }
            None => Err(refuse("--help lists the games".to_owned())),
        }
    }
}

/// As it is read.
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rules::Nim => f.write_str("nim"),
            Rules::Lasker => f.write_str("lasker"),
            Rules::Bash(most) => write!(f, "bash:{most}"),
            Rules::Set(set) if *set == fibonacci() => f.write_str("fibonacci"),
            Rules::Set(set) => set.fmt(f),
            Rules::AllBut(game) => game.fmt(f),
            Rules::Octal(code) => code.fmt(f),
            Rules::Hex(code) => code.fmt(f),
            Rules::PowersOfTwo => f.write_str("powers-of-two"),
            Rules::Grundy => f.write_str("grundys-game"),
        }
    }
}

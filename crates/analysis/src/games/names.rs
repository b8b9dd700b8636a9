//! Games on heaps as they are written: names, codes, sets of amounts.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use grundy::games::subtraction::fibonacci;
use grundy_core::heap::{NAMED_CODES, ParseAmountsError, ParseCodeError};

use super::Rules;
use crate::Error;

/// All names that are written out.
const WRITTEN: [&str; 19] = [
    "row-chess",
    "nim",
    "lasker",
    "bash",
    "all-but",
    "powers-of-two",
    "fibonacci",
    "grundys-game",
    "kayles",
    "dawsons-kayles",
    "dawsons-chess",
    "officers",
    "kiki",
    "euclid",
    "cutting",
    "dag",
    "node-kayles",
    "forest",
    "river",
];

/// What is left of a name without its case and its hyphens.
fn key(name: &str) -> String {
    let letters = name.chars().filter(|char| !"-_' ".contains(*char));
    letters.flat_map(char::to_lowercase).collect()
}

/// The name as it is written here, if a name begins the text; what follows a colon stays.
pub fn canonical(game: &str) -> Cow<'_, str> {
    let head = game.split(':').next().expect("a split text has a first piece");
    let key_of_head = key(head);
    match WRITTEN.iter().find(|name| key(name) == key_of_head) {
        Some(name) => Cow::Owned(format!("{name}{}", &game[head.len()..])),
        None => Cow::Borrowed(game),
    }
}

/// The error of a name that nothing has, with the nearest one if one is near.
fn unknown(game: &str) -> Error {
    /// Of a name of six letters two may differ.
    const NEAR: f64 = 0.66;
    let near = |name: &&&str| strsim::normalized_damerau_levenshtein(&key(game), &key(name));
    let nearest = WRITTEN.iter().max_by(|a, b| near(a).total_cmp(&near(b)));
    Error::Usage(match nearest.filter(|name| near(name) >= NEAR) {
        Some(name) => format!("unknown game `{game}`; did you mean `{name}`? (--help lists all)"),
        None => format!("unknown game `{game}`; --help lists all"),
    })
}

impl Rules {
    /// Reads a name, in any case and with or without hyphens, a code, or a set of amounts.
    pub fn read(game: &str) -> Result<Rules, Error> {
        canonical(game).parse()
    }

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
        let refuse = |why: String| Error::Usage(format!("`{game}` is not a game: {why}"));
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
            None if game == "bash" || game == "all-but" => {
                Err(refuse("it needs a colon and amounts, such as bash:3 or all-but:2,3".to_owned()))
            }
            None => Err(unknown(game)),
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

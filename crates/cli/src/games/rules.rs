//! Games on heaps, by name or code, and their values.

use std::fmt;
use std::str::FromStr;

use grundy::games::bash::Bash;
use grundy::games::lasker::Lasker;
use grundy::games::nim::Nim;
use grundy::games::powers_of_two::{self, PowersOfTwo};
use grundy_core::heap::{AllBut, Certificate, HeapGame, HexCode, OctalCode, ParseCodeError, SubtractionSet};
use grundy_core::{Nimber, Rule, evaluate};

use crate::failure::Failure;
use crate::progress::Progress;

/// How many heaps are searched for a period at most, where no number is given.
const SEARCH: usize = 1 << 22;

/// The names of some codes.
const NAMES: [(&str, &str, &str); 4] = [
    ("kayles", "0.77", "Kayles"),
    ("dawsons-kayles", "0.07", "Dawson's Kayles"),
    ("dawsons-chess", "0.137", "Dawson's Chess"),
    ("officers", "0.6", "Officers"),
];

/// What a move may make of a heap.
#[derive(Clone, Debug, PartialEq)]
pub enum Rules {
    /// Any smaller heap.
    Nim,
    /// Any smaller heap, or two that add up to it.
    Lasker,
    /// A heap smaller by 1 to this.
    Bash(u64),
    /// A heap smaller by one of these.
    Set(SubtractionSet),
    /// A heap smaller by a power of two.
    PowersOfTwo,
    /// A heap smaller by any other amount.
    AllBut(AllBut),
    /// As the digits say.
    Octal(OctalCode),
    /// As the digits say.
    Hex(HexCode),
    /// Two unequal heaps that add up to it.
    Grundy,
}

/// Grundy's game (1939).
struct Grundy;

impl Rule for Grundy {
    fn options(&self, heap: usize, option: &mut dyn FnMut(&[usize])) {
        (1..heap.div_ceil(2)).for_each(|small| option(&[small, heap - small]));
    }
}

impl Rules {
    /// Calls `option` for every option of a heap.
    pub fn options(&self, heap: usize, option: &mut dyn FnMut(&[usize])) {
        match self {
            Rules::Nim => Nim.options(heap, option),
            Rules::Lasker => Lasker.options(heap, option),
            &Rules::Bash(most) => {
                Bash { most: usize::try_from(most).unwrap_or(usize::MAX) }.options(heap, option);
            }
            Rules::Set(set) => set.options(heap, option),
            Rules::PowersOfTwo => PowersOfTwo.options(heap, option),
            Rules::AllBut(game) => game.options(heap, option),
            Rules::Octal(code) => code.options(heap, option),
            Rules::Hex(code) => code.options(heap, option),
            Rules::Grundy => Grundy.options(heap, option),
        }
    }

    /// Whether a heap has an option. O(1) where a heap may be large.
    pub fn has_move(&self, heap: u64) -> bool {
        match self {
            Rules::Nim | Rules::Lasker | Rules::PowersOfTwo => heap > 0,
            &Rules::Bash(most) => heap > 0 && most > 0,
            Rules::Set(set) => set.amounts().first().is_some_and(|&least| least <= heap),
            // Past its last digit a code allows the same to every heap that can be split.
            Rules::Octal(code) => self.has_option(heap.min(code.last() as u64 + 2)),
            Rules::AllBut(_) | Rules::Hex(_) | Rules::Grundy => self.has_option(heap),
        }
    }

    fn has_option(&self, heap: u64) -> bool {
        let mut found = false;
        self.options(usize::try_from(heap).unwrap_or(usize::MAX), &mut |_| found = true);
        found
    }

    /// Heaps up to this size are evaluated by the definition, where there is nothing better.
    fn by_definition(&self) -> u64 {
        match self {
            Rules::Hex(_) => 1_000,
            Rules::AllBut(_) => 1 << 20,
            _ => 20_000,
        }
    }

    /// What a player would call it, where that is not its code.
    pub fn known_as(&self) -> Option<&'static str> {
        match self {
            Rules::Nim => Some("Nim"),
            Rules::Lasker => Some("Lasker's Nim"),
            Rules::Bash(_) => Some("Bash's game"),
            Rules::Grundy => Some("Grundy's game"),
            Rules::Octal(code) => {
                let code = code.to_string();
                NAMES.iter().find(|(_, known, _)| *known == code).map(|(_, _, name)| *name)
            }
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

    /// The theorem that gives every value at once, where there is one: its statement.
    pub fn closed_form(&self) -> Option<String> {
        match self {
            Rules::Nim => Some("G(n) = n (Bouton 1901)".to_owned()),
            Rules::Lasker => Some(
                "G(0) = 0, G(4k+1) = 4k+1, G(4k+2) = 4k+2, G(4k+3) = 4k+4, G(4k+4) = 4k+3 (Ferguson, Game Theory, part I, 4.4)"
                    .to_owned(),
            ),
            Rules::Bash(most) => {
                Some(format!("G(n) = n mod {}, since a move takes 1 to {most}", u128::from(*most) + 1))
            }
            _ => None,
        }
    }

    /// The nimbers of the heaps up to `largest`, and of all others if a period is proved on the way.
    pub fn values(&self, largest: u64) -> Result<Values, Failure> {
        let too_large = |bound: u64| {
            Failure::Input(format!(
                "the nimber of a heap of {largest} is not known: {self} has no proved period within reach, and is \
                 evaluated up to heap {bound}"
            ))
        };
        let table = |nimbers| Values { rules: self.clone(), nimbers, certificate: None };
        match self {
            Rules::Nim | Rules::Bash(_) | Rules::PowersOfTwo => Ok(table(Vec::new())),
            Rules::Lasker if largest < u64::MAX => Ok(table(Vec::new())),
            Rules::Lasker => {
                Err(Failure::Input(format!("a heap of {largest} has the nimber 2^64, which does not fit")))
            }
            Rules::Set(set) => self.search(set, largest).ok_or_else(|| too_large(self.reach() as u64 - 1)),
            Rules::Octal(code) => {
                self.search(code, largest).ok_or_else(|| too_large(self.reach() as u64 - 1))
            }
            _ if largest > self.by_definition() => Err(too_large(self.by_definition())),
            Rules::AllBut(game) => Ok(table(game.nimbers(largest as usize + 1))),
            Rules::Hex(code) => Ok(table(evaluated(code, largest))),
            Rules::Grundy => Ok(table(evaluated(&Grundy, largest))),
        }
    }

    /// How many heaps are searched for a period where no number is given: fewer where a heap has many options.
    pub fn reach(&self) -> usize {
        match self {
            Rules::Set(set) => SEARCH.min((1 << 30) / set.amounts().len().max(1)),
            _ => SEARCH,
        }
    }

    /// Evaluates up to a heap, or until a period answers for it.
    fn search<G: HeapGame>(&self, game: &G, largest: u64) -> Option<Values> {
        let reach = self.reach();
        let limit = usize::try_from(largest).map_or(reach, |largest| reach.min(largest.saturating_add(1)));
        let progress = Progress::new("heaps", limit as u64);
        let values =
            |nimbers: Vec<Nimber>, certificate| Some(Values { rules: self.clone(), nimbers, certificate });
        match game.into_table(limit).certify_with(|heaps| progress.at(heaps as u64)) {
            Ok(periodic) => values(periodic.nimbers().collect(), Some(*periodic.certificate())),
            Err(table) if (table.nimbers().len() as u64) > largest => values(table.nimbers().collect(), None),
            Err(_) => None,
        }
    }

    /// The certificate of a period, if fewer than `limit` heaps prove one; `None` also where no theorem applies.
    pub fn certify(&self, limit: usize) -> Option<Values> {
        let progress = Progress::new("heaps", limit as u64);
        let at = |heaps: usize| progress.at(heaps as u64);
        let periodic = match self {
            Rules::Set(set) => set.into_table(limit).certify_with(at).ok(),
            Rules::Octal(code) => code.into_table(limit).certify_with(at).ok(),
            _ => None,
        }?;
        let certificate = Some(*periodic.certificate());
        Some(Values { rules: self.clone(), nimbers: periodic.nimbers().collect(), certificate })
    }
}

fn evaluated(rule: &dyn Rule, largest: u64) -> Vec<Nimber> {
    // The rules are the tool's own, and all of their options are lower.
    evaluate(rule, largest as usize + 1).unwrap_or_default()
}

/// The values of a game on heaps, as far as they were asked for or are proved.
#[derive(Clone, Debug)]
pub struct Values {
    /// The game.
    pub rules: Rules,
    // Empty where a closed form answers.
    nimbers: Vec<Nimber>,
    /// What proves a period, if one is proved.
    pub certificate: Option<Certificate>,
}

impl Values {
    /// The nimber of a heap up to the largest one that was asked for; of any heap where a period is proved.
    pub fn nimber(&self, heap: u64) -> u64 {
        match self.rules {
            Rules::Nim => heap,
            Rules::Lasker => grundy::games::lasker::nimber(heap).unwrap_or_default().get(),
            Rules::Bash(most) => grundy::games::bash::nimber(heap, most).get(),
            Rules::PowersOfTwo => powers_of_two::nimber(heap).get(),
            _ => {
                let heap = self.certificate.map_or(heap, |certificate| certificate.fold(heap));
                let nimber = usize::try_from(heap).ok().and_then(|heap| self.nimbers.get(heap));
                nimber.copied().unwrap_or_default().get()
            }
        }
    }
}

impl FromStr for Rules {
    type Err = Failure;

    fn from_str(game: &str) -> Result<Rules, Failure> {
        let refuse = |why: String| Failure::Usage(format!("`{game}` is no game: {why}"));
        if let Some((_, code, _)) = NAMES.iter().find(|(name, _, _)| *name == game) {
            return code.parse();
        }
        let not_code = |error: ParseCodeError| refuse(error.to_string());
        match game.split_once(':') {
            Some(("bash", most)) => match most.parse() {
                Ok(most) => Ok(Rules::Bash(most)),
                Err(_) => Err(refuse(format!("{most:?} is not a number of objects"))),
            },
            Some(("all-but", amounts)) => {
                let game = AllBut::new(amounts_of(amounts).map_err(refuse)?);
                Ok(Rules::AllBut(game.map_err(|error| refuse(error.to_string()))?))
            }
            Some((name, _)) => Err(refuse(format!("only bash and all-but have a colon, not {name}"))),
            None if game == "nim" => Ok(Rules::Nim),
            None if game == "lasker" => Ok(Rules::Lasker),
            None if game == "powers-of-two" => Ok(Rules::PowersOfTwo),
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
                let set = SubtractionSet::new(amounts_of(game).map_err(refuse)?);
                Ok(Rules::Set(set.map_err(|error| refuse(error.to_string()))?))
            }
            None => Err(refuse("--help lists the games".to_owned())),
        }
    }
}

/// The most amounts of a set.
const AMOUNTS: usize = 1 << 16;

/// Reads `1,3,4`, `{1,3,4}` or `1-9`.
fn amounts_of(set: &str) -> Result<Vec<u64>, String> {
    let inner = set.strip_prefix('{').and_then(|set| set.strip_suffix('}')).unwrap_or(set);
    let mut amounts = Vec::new();
    for range in inner.split(',') {
        let number = |text: &str| {
            text.trim()
                .parse::<u64>()
                .map_err(|_| format!("{text:?} is not an amount, or a range such as 1-9"))
        };
        let (first, last) = match range.split_once('-') {
            Some((first, last)) => (number(first)?, number(last)?),
            None => (number(range)?, number(range)?),
        };
        let len = last.saturating_sub(first).saturating_add(1);
        if len as u128 + amounts.len() as u128 > AMOUNTS as u128 {
            return Err(format!("it has more than {AMOUNTS} amounts"));
        }
        amounts.extend(first..=last);
    }
    Ok(amounts)
}

/// As it is read.
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |f: &mut fmt::Formatter<'_>, amounts: &[u64]| {
            let amounts: Vec<String> = amounts.iter().map(u64::to_string).collect();
            f.write_str(&amounts.join(","))
        };
        match self {
            Rules::Nim => f.write_str("nim"),
            Rules::Lasker => f.write_str("lasker"),
            Rules::Bash(most) => write!(f, "bash:{most}"),
            Rules::Set(set) => list(f, set.amounts()),
            Rules::AllBut(game) => {
                f.write_str("all-but:")?;
                list(f, game.excepted())
            }
            Rules::Octal(code) => code.fmt(f),
            Rules::Hex(code) => code.fmt(f),
            Rules::PowersOfTwo => f.write_str("powers-of-two"),
            Rules::Grundy => f.write_str("grundys-game"),
        }
    }
}

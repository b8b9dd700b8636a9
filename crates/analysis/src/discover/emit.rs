//! Source text that computes what was found.

use super::Period;
use super::known::Known;
use crate::Error;
use crate::games::Values;

/// A language to write a function in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// Rust; its check is a test, `rustc --test`.
    Rust,
    /// C++17; its check is a main function, with GRUNDY_CHECK defined.
    Cpp,
}

/// The longest table that is written.
const LONGEST: usize = 1 << 16;

/// Why a function has the values that it has.
#[derive(Debug)]
enum Basis {
    /// A theorem about the game of this name, which the list is seen to be.
    Game(String),
    /// The list alone.
    List,
}

/// Values by a table, a period and a saltus.
#[derive(Debug)]
pub(crate) struct Function {
    basis: Basis,
    first: u64,
    /// The last n of the list.
    last: u64,
    preperiod: usize,
    period: usize,
    saltus: i64,
    // Those of the preperiod and of one period, or more than can be written.
    values: Vec<u64>,
}

impl Function {
    /// Of a game for whose values there is a theorem. `certified` has its values, where that is a certificate.
    pub fn of_game(known: &Known, certified: Option<&Values>, first: u64, last: u64) -> Option<Function> {
        let closed_form = known.game.closed_form();
        let certificate = match (&closed_form, certified.and_then(Values::certificate)) {
            (Some(form), _) => form.values.certificate(),
            (None, certificate) => certificate?,
        };
        let (period, saltus) = (certificate.period(), certificate.saltus());
        let preperiod = usize::try_from(certificate.preperiod().saturating_sub(known.offset)).ok()?;
        let period = usize::try_from(period).ok()?;
        let len = preperiod.saturating_add(period).min(LONGEST + 1);
        let heaps = known.offset..known.offset + len as u64;
        let value = |heap| match (&closed_form, certified) {
            (Some(form), _) => form.values.nimber(heap).map(|nimber| nimber.get()),
            (None, values) => values?.nimber(heap),
        };
        let values = heaps.map(value).collect::<Option<_>>()?;
        let (basis, saltus) = (Basis::Game(known.game.described()), saltus.cast_signed());
        Some(Function { basis, first, last, preperiod, period, saltus, values })
    }

    /// Of a period that the list shows.
    pub fn of_period(values: &[u64], first: u64, period: &Period) -> Function {
        let &Period { preperiod, period, saltus } = period;
        let last = first + values.len() as u64 - 1;
        let values = values[..preperiod + period].to_vec();
        Function { basis: Basis::List, first, last, preperiod, period, saltus, values }
    }

    /// The source, with what was found as a comment and a check against the list.
    pub fn source(&self, language: Language, claims: &[String], list: &[u64]) -> Result<String, Error> {
        if self.values.len() > LONGEST {
            return Err(Error::Input(format!(
                "no function is written: preperiod and period together are more than {LONGEST} values"
            )));
        }
        let Function { first, last, saltus, .. } = self;
        let (template, slashes) = match language {
            Language::Rust => (RUST, "///"),
            Language::Cpp => (CPP, "//"),
        };
        let name = match self.basis {
            Basis::Game(_) => "nimber",
            Basis::List => "observed_nimber",
        };
        // Past a list that is not a known game's, nothing is known.
        let bound = match (&self.basis, language) {
            (Basis::Game(_), _) => String::new(),
            (Basis::List, Language::Rust) => {
                format!("    const LAST: u64 = {last};\n    if n > LAST {{\n        return None;\n    }}\n")
            }
            (Basis::List, Language::Cpp) => {
                format!(
                    "    constexpr std::uint64_t last = {last}u;\n    if (n > last) return std::nullopt;\n"
                )
            }
        };
        let mut comment = String::new();
        for claim in claims {
            comment += &format!("// {claim}\n");
        }
        let falls = *saltus < 0;
        let replacements: [(&str, String); 14] = [
            ("@COMMENT@", comment),
            ("@DOC@", self.doc().map(|line| format!("{slashes} {line}").trim_end().to_owned()).join("\n")),
            ("@NAME@", name.to_owned()),
            ("@BOUND@\n", bound),
            ("@FIRST@", first.to_string()),
            ("@PREPERIOD@", self.preperiod.to_string()),
            ("@PERIOD@", self.period.to_string()),
            ("@SALTUS@", saltus.unsigned_abs().to_string()),
            ("@CHECKED@", if falls { "checked_sub" } else { "checked_add" }.to_owned()),
            ("@ROOM@", if falls { "value" } else { "(UINT64_MAX - value)" }.to_owned()),
            ("@SIGN@", if falls { "-" } else { "+" }.to_owned()),
            ("@LEN@", self.values.len().to_string()),
            ("@VALUES@", lines(&self.values, language)),
            ("@LIST@", lines(list, language)),
        ];
        let source =
            replacements.iter().fold(template.to_owned(), |source, (name, text)| source.replace(name, text));
        Ok(source.replace("@COUNT@", &list.len().to_string()))
    }

    /// What a caller has to know.
    fn doc(&self) -> [String; 4] {
        let Function { first, last, .. } = self;
        match &self.basis {
            Basis::Game(game) => [
                format!(
                    "The value of `n` in {game}, for every n from {first} on; none below, nor where it does not fit."
                ),
                String::new(),
                format!(
                    "That the listed values are those of this game is observed up to n = {last}, not proved. What is"
                ),
                "proved is that the game goes on like this.".to_owned(),
            ],
            Basis::List => [
                format!("The value of `n` as observed; none below {first}, and none above {last}."),
                String::new(),
                format!(
                    "The values were checked up to n = {last}, and are only seen to be periodic. Nothing proves that"
                ),
                "further ones go on like this, so none is given.".to_owned(),
            ],
        }
    }
}

/// Numbers, twenty to an indented line.
fn lines(values: &[u64], language: Language) -> String {
    let number = |value: &u64| match language {
        Language::Rust => value.to_string(),
        // Past the largest signed number a literal without a suffix is refused.
        Language::Cpp => format!("{value}u"),
    };
    let line =
        |values: &[u64]| format!("        {},", values.iter().map(number).collect::<Vec<_>>().join(", "));
    values.chunks(20).map(line).collect::<Vec<_>>().join("\n")
}

const RUST: &str = "\
@COMMENT@
@DOC@
pub fn @NAME@(n: u64) -> Option<u64> {
@BOUND@
    const PREPERIOD: u64 = @PREPERIOD@;
    const PERIOD: u64 = @PERIOD@;
    const SALTUS: u64 = @SALTUS@;
    #[rustfmt::skip]
    const VALUES: [u64; @LEN@] = [
@VALUES@
    ];
    let index = n.checked_sub(@FIRST@)?;
    let periods = index.saturating_sub(PREPERIOD) / PERIOD;
    VALUES[(index - periods * PERIOD) as usize].@CHECKED@(periods.checked_mul(SALTUS)?)
}

#[test]
fn every_listed_value_is_met() {
    #[rustfmt::skip]
    const LIST: [u64; @COUNT@] = [
@LIST@
    ];
    for (n, value) in (@FIRST@..).zip(LIST) {
        assert_eq!(@NAME@(n), Some(value), \"n = {n}\");
    }
}
";

const CPP: &str = "\
@COMMENT@
#include <cstdint>
#include <optional>

@DOC@
inline std::optional<std::uint64_t> @NAME@(std::uint64_t n) {
@BOUND@
    constexpr std::uint64_t first = @FIRST@u, preperiod = @PREPERIOD@u, period = @PERIOD@u, saltus = @SALTUS@u;
    static constexpr std::uint64_t values[@LEN@] = {
@VALUES@
    };
    if (n < first) return std::nullopt;
    const std::uint64_t index = n - first;
    const std::uint64_t periods = index < preperiod ? 0 : (index - preperiod) / period;
    const std::uint64_t value = values[index - periods * period];
    if (saltus != 0 && periods > @ROOM@ / saltus) return std::nullopt;
    return value @SIGN@ periods * saltus;
}

#ifdef GRUNDY_CHECK
#include <cstdio>

int main() {
    static constexpr std::uint64_t list[@COUNT@] = {
@LIST@
    };
    for (std::uint64_t index = 0; index < @COUNT@u; ++index) {
        if (@NAME@(@FIRST@u + index) != list[index]) {
            std::printf(\"n = %llu differs\\n\", static_cast<unsigned long long>(@FIRST@u + index));
            return 1;
        }
    }
    std::puts(\"all values agree\");
}
#endif
";

//! Source text that computes what was found.

use std::fmt::Write;

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

/// Values by a table, a period and a saltus.
#[derive(Debug)]
pub(crate) struct Function {
    proved: bool,
    first: u64,
    preperiod: usize,
    period: usize,
    saltus: u64,
    // Those of the preperiod and of one period.
    values: Vec<u64>,
}

impl Function {
    /// Of a game for whose values there is a theorem. `certified` has its values, where that is a certificate.
    pub fn of_game(known: &Known, certified: Option<&Values>, first: u64) -> Option<Function> {
        let closed_form = known.game.closed_form();
        let certificate = match (&closed_form, certified.and_then(Values::certificate)) {
            (Some(form), _) => form.values.certificate(),
            (None, certificate) => certificate?,
        };
        let (period, saltus) = (certificate.period(), certificate.saltus());
        let preperiod = usize::try_from(certificate.preperiod().saturating_sub(known.offset)).ok()?;
        let period = usize::try_from(period).ok()?;
        let heaps = known.offset..known.offset + (preperiod + period) as u64;
        let value = |heap| match (&closed_form, certified) {
            (Some(form), _) => form.values.nimber(heap).map(|nimber| nimber.get()),
            (None, values) => values?.nimber(heap),
        };
        let values = heaps.map(value).collect::<Option<_>>()?;
        Some(Function { proved: true, first, preperiod, period, saltus, values })
    }

    /// Of a period that the list shows. `None` where the values fall, as no nimbers do for ever.
    pub fn of_period(values: &[u64], first: u64, period: &Period) -> Option<Function> {
        let &Period { preperiod, period, saltus } = period;
        let saltus = u64::try_from(saltus).ok()?;
        let values = values[..preperiod + period].to_vec();
        Some(Function { proved: false, first, preperiod, period, saltus, values })
    }

    /// The source, with what was found as a comment and a check against the list.
    pub fn source(&self, language: Language, claims: &[String], list: &[u64]) -> Result<String, Error> {
        if self.values.len() > LONGEST {
            let len = self.values.len();
            return Err(Error::Input(format!(
                "preperiod and period have {len} values; up to {LONGEST} are written"
            )));
        }
        let name = if self.proved { "nimber" } else { "observed_nimber" };
        let mut comment = String::new();
        for claim in claims {
            // Writing to a string cannot fail.
            let _ = writeln!(comment, "// {claim}");
        }
        if !self.proved {
            comment += "// Nothing proves that values past the list go on like this.\n";
        }
        let template = match language {
            Language::Rust => RUST,
            Language::Cpp => CPP,
        };
        let replacements: [(&str, String); 10] = [
            ("@COMMENT@", comment),
            ("@NAME@", name.to_owned()),
            ("@FIRST@", self.first.to_string()),
            ("@PREPERIOD@", self.preperiod.to_string()),
            ("@PERIOD@", self.period.to_string()),
            ("@SALTUS@", self.saltus.to_string()),
            ("@LEN@", self.values.len().to_string()),
            ("@VALUES@", lines(&self.values, language)),
            ("@COUNT@", list.len().to_string()),
            ("@LIST@", lines(list, language)),
        ];
        Ok(replacements.iter().fold(template.to_owned(), |source, (name, text)| source.replace(name, text)))
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
/// The value of `n`; `None` below @FIRST@, and where it does not fit.
pub fn @NAME@(n: u64) -> Option<u64> {
    const PREPERIOD: u64 = @PREPERIOD@;
    const PERIOD: u64 = @PERIOD@;
    const SALTUS: u64 = @SALTUS@;
    #[rustfmt::skip]
    const VALUES: [u64; @LEN@] = [
@VALUES@
    ];
    let index = n.checked_sub(@FIRST@)?;
    let periods = index.saturating_sub(PREPERIOD) / PERIOD;
    VALUES[(index - periods * PERIOD) as usize].checked_add(periods.checked_mul(SALTUS)?)
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

// The value of n; nothing below @FIRST@, and where it does not fit.
inline std::optional<std::uint64_t> @NAME@(std::uint64_t n) {
    constexpr std::uint64_t first = @FIRST@u, preperiod = @PREPERIOD@u, period = @PERIOD@u, saltus = @SALTUS@u;
    static constexpr std::uint64_t values[@LEN@] = {
@VALUES@
    };
    if (n < first) return std::nullopt;
    const std::uint64_t index = n - first;
    const std::uint64_t periods = index < preperiod ? 0 : (index - preperiod) / period;
    const std::uint64_t value = values[index - periods * period];
    if (saltus != 0 && periods > (UINT64_MAX - value) / saltus) return std::nullopt;
    return value + periods * saltus;
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

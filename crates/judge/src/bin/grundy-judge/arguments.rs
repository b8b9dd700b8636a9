//! What the arguments ask for.

use grundy_judge::{Flag, Limits, Problem, Run, Simd, find};

use crate::texts;

pub(crate) enum Command {
    Print(String),
    Answer(Run),
}

/// The arguments, sorted by kind.
#[derive(Default)]
struct Arguments {
    id: Option<String>,
    /// Those that begin with a dash, but for limits.
    options: Vec<String>,
    limits: Limits,
}

pub(crate) fn parse(arguments: impl Iterator<Item = String>) -> Result<Command, String> {
    let Arguments { id, options, limits } = sort(arguments)?;
    let problem =
        id.map(|id| find(&id).map_err(|error| format!("{error} (--list shows all)"))).transpose()?;
    let options: Vec<&str> = options.iter().map(String::as_str).collect();
    let text = match (&options[..], problem) {
        (["-h" | "--help"], None) => texts::help(),
        (["-h" | "--help"], Some(problem)) => texts::help_of(problem),
        (["-V" | "--version"], None) => format!("grundy-judge {}\n", env!("CARGO_PKG_VERSION")),
        (["-l" | "--list"], None) => texts::list(),
        (options, Some(problem)) => {
            let run = problem.prepare().simd(simd()?).limits(limits);
            let flags: Vec<Flag> =
                options.iter().map(|name| flag(problem, name)).collect::<Result<_, _>>()?;
            return Ok(Command::Answer(flags.into_iter().fold(run, Run::flag)));
        }
        ([], None) => return Err("missing problem id (--list shows all)".to_owned()),
        ([option, ..], None) => return Err(format!("unknown option `{option}`, or a problem id is missing")),
    };
    Ok(Command::Print(text))
}

fn sort(mut arguments: impl Iterator<Item = String>) -> Result<Arguments, String> {
    let mut sorted = Arguments::default();
    while let Some(argument) = arguments.next() {
        let (name, value) = match argument.split_once('=') {
            Some((name, value)) => (name, Some(value.to_owned())),
            None => (argument.as_str(), None),
        };
        let limit = match name {
            "--max-memory" => &mut sorted.limits.memory,
            "--max-work" => &mut sorted.limits.work,
            "--max-heap" => &mut sorted.limits.heaps,
            _ if argument.starts_with('-') => {
                sorted.options.push(argument);
                continue;
            }
            _ if sorted.id.is_some() => {
                return Err(format!("expected one problem id, found a second: `{argument}`"));
            }
            _ => {
                sorted.id = Some(argument);
                continue;
            }
        };
        let value = value.or_else(|| arguments.next());
        let value = value.ok_or_else(|| format!("{name} needs a number"))?;
        *limit = number(&value).ok_or_else(|| {
            format!(
                "{name} needs a number below 2^64, with K, M or G for 2^10, 2^20 or 2^30; found `{value}`"
            )
        })?;
    }
    Ok(sorted)
}

/// Digits, and K, M or G after them.
fn number(text: &str) -> Option<u64> {
    let units = [('K', 10), ('M', 20), ('G', 30)];
    let unit = units.into_iter().find_map(|(unit, power)| Some((text.strip_suffix(unit)?, power)));
    let (digits, power) = unit.unwrap_or((text, 0));
    // `parse` would take a sign.
    let number: u64 = digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok())??;
    number.checked_mul(1 << power)
}

fn flag(problem: &Problem, name: &str) -> Result<Flag, String> {
    let known = problem.flags().iter().copied().find(|flag| flag.name() == name);
    known.ok_or_else(|| format!("`{}` has no flag `{name}`", problem.id()))
}

/// The instruction set that the environment asks for, or the best.
fn simd() -> Result<Simd, String> {
    match std::env::var_os("GRUNDY_SIMD") {
        Some(name) if !name.is_empty() => {
            name.to_string_lossy().parse().map_err(|error| format!("GRUNDY_SIMD: {error}"))
        }
        _ => Ok(Simd::best()),
    }
}

#[cfg(test)]
mod tests {
    use super::number;

    #[test]
    fn numbers() {
        for (text, expected) in [
            ("0", Some(0)),
            ("4G", Some(1 << 32)),
            ("3M", Some(3 << 20)),
            ("1K", Some(1024)),
            ("18446744073709551615", Some(u64::MAX)),
            ("18446744073709551616", None),
            ("18446744073709551615K", None),
            ("", None),
            ("K", None),
            ("+1", None),
            ("1k", None),
        ] {
            assert_eq!(number(text), expected, "{text}");
        }
    }
}

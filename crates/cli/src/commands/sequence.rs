//! `grundy sequence`: the values of a game on heaps.

use std::io::Write;
use std::path::{Path, PathBuf};

use grundy_analysis::games;
use grundy_analysis::sequence::{Observed, Proved, Sequence, sequence};

use crate::commands::game_name::GameName;
use crate::io::failure::Failure;
use crate::io::file::{self, Files};
use crate::io::output::{BOLD, DIM, GOOD, Output, Styled, WARN};
use crate::io::progress::Progress;
use crate::render::chart::{Band, Chart};

/// Print the nimbers of a game on heaps, and the period, proved or observed.
#[derive(clap::Args)]
#[command(after_help = format!("{}\n\n{FIELDS}\n\n{EXAMPLES}", games::heap_notation()))]
pub(crate) struct Args {
    /// The game: a code, a set of amounts, or a name.
    #[arg(value_parser = GameName, hide_possible_values = true)]
    game: String,
    /// How many values to print.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1 << 22))]
    count: u64,
    /// Go on until a period is proved; status 1 if none is.
    #[arg(long)]
    certify: bool,
    /// Stop looking for a proof after N values [default: 16777216].
    #[arg(long, value_name = "N", requires = "certify")]
    search: Option<u64>,
    /// Draw value against n, in a file that ends in .png or .svg; a proved period is shaded, an observed one striped.
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
    /// Print JSON; its fields are listed below.
    #[arg(long)]
    json: bool,
}

const FIELDS: &str = "\
Fields of the JSON:
  game                 name and code
  values               of n = 0, 1, 2, ...
  largest, largest_at  the largest value and the least n that has it: of
                       all n where a period is proved, of those printed
                       otherwise
  closed_form          a theorem that gives every value (a text), or
                       null
  proved               null, or preperiod, period, saltus, checked_to
                       (null for a closed form) and claim (a text)
  observed             null, or preperiod, period, saltus and
                       observed_to

Integers above 2^53 - 1 are texts of their digits.";

const EXAMPLES: &str = "\
Examples:
  $ grundy sequence 0.77 --count 120 --certify
  $ grundy sequence 1,3,4 --json
  $ grundy sequence 0.3F --count 60
  $ grundy sequence dawsons-kayles --count 300 --plot dawson.svg";

/// What is marked in a picture.
fn band(sequence: &Sequence) -> Option<Band> {
    let proved = sequence.proved.as_ref().map(|proved| Band {
        preperiod: proved.preperiod,
        period: proved.period,
        observed_to: None,
    });
    let observed = sequence.observed.as_ref().map(|observed| Band {
        preperiod: observed.preperiod,
        period: observed.period,
        observed_to: Some(observed.observed_to),
    });
    proved.or(observed)
}

/// Where a picture goes, in a format that is known.
struct Plot<'a> {
    path: &'a Path,
    format: Format,
}

enum Format {
    Png,
    Svg,
}

impl Plot<'_> {
    fn new(path: &Path) -> Result<Plot<'_>, Failure> {
        let format = match file::extension(path).as_deref() {
            Some("png") => Format::Png,
            Some("svg") => Format::Svg,
            _ => {
                let path = path.display();
                return Err(Failure::Usage(format!("--plot {path}: the name has to end in .png or .svg")));
            }
        };
        Files::check(path)?;
        Ok(Plot { path, format })
    }

    fn draw(&self, sequence: &Sequence) -> Result<(), Failure> {
        let title = format!("nimbers of {}", sequence.game);
        let chart = Chart::new(&sequence.values, band(sequence), &title);
        let bytes = match self.format {
            Format::Png => chart.png()?,
            Format::Svg => chart.svg().into_bytes(),
        };
        let mut files = Files::default();
        files.add(self.path, &bytes)?;
        files.finish()
    }
}

pub(crate) fn run(args: &Args, output: &mut Output) -> Result<(), Failure> {
    let game = games::find(&args.game)?;
    let plot = args.plot.as_deref().map(Plot::new).transpose()?;
    let progress = Progress::new("evaluating heaps");
    let watch = |done, most| progress.at(done, most);
    let sequence = sequence(&game, args.count, args.certify, args.search, &watch)?;
    drop(progress);

    if let Some(plot) = plot {
        plot.draw(&sequence)?;
    }
    if args.json {
        output.json(&sequence)?
    } else {
        print(&sequence, args.certify, output)?
    }

    if args.certify && !sequence.is_proved() {
        return Err(Failure::No);
    }
    Ok(())
}

/// The longest row, and the rows' length where the period is longer or unknown.
const LONGEST: u64 = 100;
const PLAIN: usize = 20;

fn print(sequence: &Sequence, certify: bool, output: &mut Output) -> Result<(), Failure> {
    let Sequence { game, values, largest, largest_at, closed_form, proved, observed, .. } = sequence;
    writeln!(output, "{}, n = 0 to {}", Styled(BOLD, game), values.len() - 1)?;
    writeln!(output)?;
    let row = match band(sequence) {
        // A few periods to a row, where they are short.
        Some(Band { period, .. }) if period <= LONGEST => {
            let periods = (PLAIN as u64 / period).max(1);
            (periods * period) as usize
        }
        _ => PLAIN,
    };
    let index = (values.len() - 1).to_string().len();
    let width = values.iter().max().map_or(1, |largest| largest.to_string().len());
    for (number, values) in values.chunks(row).enumerate() {
        write!(output, "  {}", Styled(DIM, format_args!("{:index$}:", number * row)))?;
        for value in values {
            write!(output, " {value:width$}")?;
        }
        writeln!(output)?;
    }
    writeln!(output)?;
    let scope = if sequence.largest_of_all { "of all" } else { "of these" };
    writeln!(output, "largest value {scope}: {}, first at n = {largest_at}", Styled(BOLD, largest))?;
    if let Some(claim) = closed_form {
        writeln!(output, "{}: {claim}", Styled(GOOD, "proved"))?;
    }
    if let Some(Proved { claim, .. }) = proved {
        writeln!(output, "{}: {claim}", Styled(GOOD, "proved"))?;
    }
    if let Some(Observed { claim, .. }) = observed {
        writeln!(output, "{}", Styled(WARN, claim))?;
    }
    if let Some(unproved) = sequence.unproved.as_ref().filter(|_| certify || observed.is_none()) {
        writeln!(output, "{}", Styled(WARN, unproved))?;
    }
    Ok(())
}

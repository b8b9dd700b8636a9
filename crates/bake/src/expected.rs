//! What is known of a table beforehand, and the comparison.

use grundy_core::Nimber;

use crate::error::ErrorKind;
use crate::shape::Shape;

/// What a table has to agree with, from sources other than its rule.
#[derive(Default)]
pub(crate) struct Expected {
    pub(crate) prefix: Vec<u64>,
    pub(crate) period: Option<(u64, u64)>,
    pub(crate) largest: Option<u64>,
    pub(crate) histogram: Option<Vec<u64>>,
}

impl Expected {
    /// Compares it with the stored values and their largest.
    pub(crate) fn check(&self, values: &[Nimber], largest: u64, shape: &Shape) -> Result<(), ErrorKind> {
        check_prefix(&self.prefix, values, shape)?;
        let period = shape.certificate().map(|certificate| (certificate.preperiod(), certificate.period()));
        if let Some(expected) = self.period.filter(|&expected| Some(expected) != period) {
            return Err(ErrorKind::PeriodMismatch { found: period, expected });
        }
        if let Some(expected) = self.largest.filter(|&expected| expected != largest) {
            return Err(ErrorKind::LargestMismatch { found: largest, expected });
        }
        self.histogram.as_ref().map_or(Ok(()), |expected| check_histogram(expected, values, shape))
    }
}

fn check_prefix(prefix: &[u64], values: &[Nimber], shape: &Shape) -> Result<(), ErrorKind> {
    for (position, &expected) in prefix.iter().enumerate() {
        let stored = match shape {
            Shape::Periodic(certificate) => certificate.fold(position as u64) as usize,
            Shape::List | Shape::Grid { .. } => position,
        };
        let Some(found) = values.get(stored).map(|nimber| nimber.get()) else {
            return Err(ErrorKind::ShorterThanPrefix { found: values.len(), expected: prefix.len() });
        };
        if found != expected {
            return Err(ErrorKind::PrefixMismatch { place: shape.place(position), found, expected });
        }
    }
    Ok(())
}

fn check_histogram(expected: &[u64], values: &[Nimber], shape: &Shape) -> Result<(), ErrorKind> {
    let mut counts = vec![0; expected.len()];
    // A plain loop: build scripts run without optimisation, where an iterator over a million values is felt.
    for (position, nimber) in values.iter().enumerate() {
        match usize::try_from(nimber.get()).ok().filter(|&value| value < counts.len()) {
            Some(value) => counts[value] += 1,
            None => {
                return Err(ErrorKind::NotInHistogram {
                    place: shape.place(position),
                    found: nimber.get(),
                    histogram: expected.len(),
                });
            }
        }
    }
    for (nimber, (&found, &expected)) in counts.iter().zip(expected).enumerate() {
        if found != expected {
            return Err(ErrorKind::HistogramMismatch { nimber: nimber as u64, found, expected });
        }
    }
    Ok(())
}

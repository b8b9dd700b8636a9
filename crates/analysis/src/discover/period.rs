//! Periods that a list shows, and the rule for each residue.

use std::collections::BTreeMap;

use grundy_core::Nimber;
use grundy_core::heap::ObservedPeriod;

use super::{Finding, Kind, ResidueRule, Status};

/// A period that the end of a list shows: the value of n + period is that of n and the saltus more.
pub struct Period {
    /// How many values come before, from the first of the list.
    pub preperiod: usize,
    /// The period.
    pub period: usize,
    /// What the values grow by.
    pub saltus: i64,
}

/// Rules are listed for periods up to this.
const LISTED: usize = 64;

impl Period {
    /// The period that is observed, where the evidence for it is good.
    pub fn find(values: &[u64]) -> Option<Period> {
        let nimbers: Vec<Nimber> = values.iter().copied().map(Nimber::new).collect();
        let observed = ObservedPeriod::find(&nimbers)?;
        Some(Period {
            preperiod: usize::try_from(observed.preperiod()).ok()?,
            period: usize::try_from(observed.period()).ok()?,
            saltus: observed.saltus(),
        })
    }

    /// How many values are as the rest of the list foretells.
    fn support(&self, values: &[u64]) -> usize {
        values.len() - self.preperiod - self.period
    }

    /// The finding, for a list that begins at n = `first`.
    pub fn finding(&self, values: &[u64], first: u64) -> Finding {
        let &Period { preperiod, period, saltus } = self;
        let sign = if saltus < 0 { '-' } else { '+' };
        let saltus_words =
            if saltus == 0 { String::new() } else { format!(" {sign} {}", saltus.unsigned_abs()) };
        let from = first + preperiod as u64;
        let last = first + values.len() as u64 - 1;
        let to = last - period as u64;
        Finding {
            status: Status::Observed,
            kind: Kind::Period,
            claim: format!("up to n = {last}, G(n + {period}) = G(n){saltus_words} for {from} <= n <= {to}"),
            support: Some(self.support(values) as u64),
            observed_to: Some(last),
            game: None,
            offset: None,
            preperiod: Some(from),
            period: Some(period as u64),
            saltus: Some(saltus),
            rules: if period <= LISTED { self.rules(values, first) } else { Vec::new() },
        }
    }

    /// The values by residue, with residues of one rule together.
    fn rules(&self, values: &[u64], first: u64) -> Vec<ResidueRule> {
        let mut residues: BTreeMap<String, Vec<u64>> = BTreeMap::new();
        let period = self.period as i128;
        for (at, &value) in values.iter().enumerate().skip(self.preperiod).take(self.period) {
            let n = i128::from(first) + at as i128;
            let (saltus, value) = (i128::from(self.saltus), i128::from(value));
            let term = if saltus == 0 {
                value.to_string()
            } else if saltus % period == 0 {
                let slope = saltus / period;
                linear(slope, "n", value - slope * n)
            } else {
                linear(saltus, &format!("(n div {period})"), value - saltus * (n / period))
            };
            residues.entry(term).or_default().push((n % period) as u64);
        }
        let mut rules: Vec<ResidueRule> = residues
            .into_iter()
            .map(|(value, mut residues)| {
                residues.sort_unstable();
                ResidueRule { residues, value }
            })
            .collect();
        rules.sort_by_key(|rule| rule.residues[0]);
        rules
    }
}

/// For example `2n - 1`.
fn linear(slope: i128, variable: &str, constant: i128) -> String {
    let slope = match slope {
        1 => String::new(),
        -1 => "-".to_owned(),
        _ => slope.to_string(),
    };
    match constant {
        0 => format!("{slope}{variable}"),
        1.. => format!("{slope}{variable} + {constant}"),
        _ => format!("{slope}{variable} - {}", -constant),
    }
}

//! When a period that some values show is more than chance.

/// The evidence in bits below which an agreement counts as chance. Some 10,000 games and offsets are tried, and fewer
/// than that times the length of the list periods; 30 bits leave a chance of about one in 100,000.
pub(crate) const BITS: f64 = 30.0;

/// Whether a period from `preperiod` on is shown by more than chance: the values have to repeat it at least twice in
/// full, to agree for longer than the preperiod is, and to say more than a constant would. A value that equals the one
/// before it says nothing; others as much as choosing among the different values does.
pub(crate) fn is_enough(values: &[u64], preperiod: usize, period: usize) -> bool {
    let agreeing = values.len().saturating_sub(preperiod + period);
    if agreeing <= preperiod || agreeing < 2 * period {
        return false;
    }
    let changes = values[preperiod + period - 1..].windows(2).filter(|pair| pair[0] != pair[1]).count();
    let mut different = values[preperiod..].to_vec();
    different.sort_unstable();
    different.dedup();
    changes as f64 * (different.len() as f64).log2() >= BITS
}

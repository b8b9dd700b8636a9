//! When what some values show is more than chance.

/// The evidence in bits below which an agreement counts as chance. Some 10,000 games and offsets are tried, and fewer
/// than that times the length of the list periods; 30 bits leave a chance of about one in 100,000.
pub(crate) const BITS: f64 = 30.0;

/// Whether a period from `preperiod` on is shown by more than chance: the values repeat it at least three times in
/// full, agree for longer than the preperiod is, and say more than a constant would.
///
/// Twice is too little: the first 54 values of the code 0.2048 show a period of 13 nearly four times and then break it,
/// and 171 of them show one of 52 more than twice.
pub(crate) fn is_enough(values: &[u64], preperiod: usize, period: usize) -> bool {
    let agreeing = values.len().saturating_sub(preperiod + period);
    agreeing > preperiod && agreeing / 3 >= period && {
        // The value before the first agreeing one is seen as well.
        let agreeing = &values[preperiod + period - 1..];
        bits(agreeing, different(&values[preperiod..])) >= BITS
    }
}

/// Whether all of these values agree by more than chance.
pub(crate) fn is_enough_of_all(values: &[u64]) -> bool {
    bits(values, different(values)) >= BITS
}

/// What agreeing values say, in bits, where there are so many different ones. A value that equals the one before it says
/// nothing, as a constant explains it; every other as much as a choice among the different ones.
fn bits(agreeing: &[u64], different: usize) -> f64 {
    let changes = agreeing.windows(2).filter(|pair| pair[0] != pair[1]).count();
    changes as f64 * (different as f64).log2()
}

/// How many different values there are.
fn different(values: &[u64]) -> usize {
    let mut values = values.to_vec();
    values.sort_unstable();
    values.dedup();
    values.len()
}

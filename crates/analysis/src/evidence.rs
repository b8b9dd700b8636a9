//! When what some values show is more than chance.

/// The evidence in bits below which an agreement counts as chance. Some 10,000 games and offsets are tried, and fewer
/// than that times the length of the list periods; 30 bits leave a chance of about one in 100,000.
pub(crate) const BITS: f64 = 30.0;

/// Whether a period from `preperiod` on is shown by more than chance: the values repeat it at least three times in
/// full, agree for longer than the preperiod is, and say more than a constant would.
///
/// This asks for more than [`ObservedPeriod`](grundy_core::heap::ObservedPeriod) does. Twice is too little: the first 54 values of the code 0.2048 show a period of 13 nearly four times and then break it,
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

/// The evidence of agreeing values in bits, where there are `different` ones: the length of a description of them, less
/// what a constant explains. It says for each value whether that differs from the one before, at the entropy of these
/// answers, and for each that does which of the different values it is. So a long run of equal values adds next to
/// nothing, and nothing at all where all are equal.
fn bits(agreeing: &[u64], different: usize) -> f64 {
    let steps = agreeing.len().saturating_sub(1) as f64;
    let changes = agreeing.windows(2).filter(|pair| pair[0] != pair[1]).count() as f64;
    let entropy = |count: f64| if count == 0.0 { 0.0 } else { count * (steps / count).log2() };
    entropy(changes) + entropy(steps - changes) + changes * (different as f64).log2()
}

/// How many different values there are.
fn different(values: &[u64]) -> usize {
    let mut values = values.to_vec();
    values.sort_unstable();
    values.dedup();
    values.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_values_say_nothing() {
        assert!(!is_enough_of_all(&[7; 10_000]));
        assert!(!is_enough(&[7; 10_000], 0, 1));
        let tail: Vec<u64> = [3, 1, 4].into_iter().chain([1; 10_000]).collect();
        assert!(!is_enough(&tail, 2, 1));
        // 15 choices of one bit twice over, and of one bit less.
        let choices: Vec<u64> = (0..31).map(|n| n % 2).collect();
        assert!(is_enough_of_all(&choices));
        assert!(!is_enough_of_all(&choices[1..]));
    }

    #[test]
    fn a_period_is_seen_four_times_and_outweighs_what_comes_before() {
        let seen = |before: usize, len: usize| {
            let values: Vec<u64> =
                (100..100 + before as u64).chain((0..len as u64).map(|n| n % 10)).collect();
            is_enough(&values, before, 10)
        };
        assert!(seen(0, 40) && !seen(0, 39));
        assert!(seen(29, 40) && !seen(30, 40) && seen(30, 41));
    }
}

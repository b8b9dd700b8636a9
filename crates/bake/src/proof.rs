//! Values for every heap: their period proved, and compared with the definition.

use grundy_core::evaluate;
use grundy_core::heap::{HeapGame, HeapValues, PeriodicValues};

use crate::error::ErrorKind;

/// The values of a game whose period is proved by the heaps below a limit.
pub(crate) fn find<G: HeapGame>(game: &G, limit: usize) -> Result<PeriodicValues, ErrorKind> {
    let periodic = game.into_values(limit).certify().map_err(|values| no_period(&values))?;
    // A closed form proves a period of any length at no cost.
    let stored = periodic.certificate().stored_len();
    if stored > limit as u64 {
        return Err(ErrorKind::PeriodTooLong { stored, limit });
    }
    compare_with_definition(game, &periodic)?;
    Ok(periodic)
}

fn no_period<G: HeapGame>(values: &HeapValues<G>) -> ErrorKind {
    match values.certificate() {
        Some(certificate) => ErrorKind::Grows { saltus: certificate.saltus(), period: certificate.period() },
        None => ErrorKind::NoPeriod { heaps: values.known_len() as usize },
    }
}

/// Evaluates the game afresh, as far as the theorem of the certificate needs, and compares the values.
pub(crate) fn verify<G: HeapGame>(game: &G, periodic: &PeriodicValues) -> Result<(), ErrorKind> {
    let verified = periodic.certificate().claim().verify(game).map_err(ErrorKind::Certificate)?;
    for (position, found) in periodic.iter().enumerate() {
        let expected = verified.nimber(position as u64).expect("a plain period repeats values that fit");
        if found != expected {
            return Err(ErrorKind::OtherGame { position, found: found.get(), expected: expected.get() });
        }
    }
    compare_with_definition(game, periodic)
}

/// How many heaps are also worked out by the definition, which shares nothing with the fast evaluation but mex.
const BY_DEFINITION: usize = 256;

fn compare_with_definition<G: HeapGame>(game: &G, periodic: &PeriodicValues) -> Result<(), ErrorKind> {
    let nimbers = evaluate(game, BY_DEFINITION).map_err(ErrorKind::Evaluate)?;
    for (position, expected) in nimbers.into_iter().enumerate() {
        let found = periodic.nimber(position as u64);
        if found != expected {
            return Err(ErrorKind::Definition { position, found: found.get(), expected: expected.get() });
        }
    }
    Ok(())
}

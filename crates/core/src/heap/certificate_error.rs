//! Why a claim is not proved.

use alloc::boxed::Box;
use core::fmt;

use super::{Certificate, Theorem};
use crate::Nimber;

/// Why a claim is not proved.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum CertificateError {
    /// The period is zero.
    ZeroPeriod,
    /// The theorem, or the number in it, is not the one that covers the game.
    Theorem {
        /// The theorem that the claim names.
        claimed: Theorem,
        /// The theorem by which a repeat proves a period of the game; `None` without one.
        game: Option<Theorem>,
    },
    /// The theorem is about plain periods, and the claim has a saltus.
    Saltus {
        /// The saltus claimed.
        saltus: u64,
    },
    /// The closed form of the game has another period.
    NotImplied {
        /// The preperiod claimed.
        preperiod: u64,
        /// The period claimed.
        period: u64,
        /// The saltus claimed.
        saltus: u64,
        /// What holds.
        certificate: Box<Certificate>,
    },
    /// There are fewer values than the theorem needs.
    Values {
        /// How many there are.
        found: usize,
        /// How many the theorem needs.
        needed: u64,
    },
    /// Two values that should be equal, but for the saltus, are not.
    Differ {
        /// The smaller heap.
        heap: u64,
        /// Its nimber.
        nimber: Nimber,
        /// The heap one period further.
        other: u64,
        /// Its nimber.
        other_nimber: Nimber,
        /// By how much it should be the larger one.
        saltus: u64,
    },
    /// The values repeat, and what else the theorem asks for does not hold.
    Conditions {
        /// The theorem.
        theorem: Theorem,
    },
}

impl fmt::Display for CertificateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CertificateError::ZeroPeriod => f.write_str("the period is zero"),
            CertificateError::Theorem { claimed, game: Some(game) } => {
                write!(f, "the certificate says that {claimed}, but for this game {game}")
            }
            CertificateError::Theorem { claimed, game: None } => {
                write!(f, "the certificate says that {claimed}, which is not about this game")
            }
            CertificateError::Saltus { saltus } => {
                write!(f, "the theorem proves plain periods, and a saltus of {saltus} is claimed")
            }
            CertificateError::NotImplied { preperiod, period, saltus, certificate } => write!(
                f,
                "preperiod {preperiod}, period {period} and saltus {saltus} do not follow from what holds: {certificate}"
            ),
            CertificateError::Values { found, needed } => {
                write!(f, "the theorem needs {needed} values, and there are {found}")
            }
            CertificateError::Differ { heap, nimber, other, other_nimber, saltus } => {
                write!(f, "G({heap}) = {nimber}, but G({other}) = {other_nimber}")?;
                if *saltus > 0 { write!(f, ", not {saltus} more") } else { Ok(()) }
            }
            CertificateError::Conditions { theorem } => {
                write!(f, "the values repeat, but they do not meet the conditions by which {theorem}")
            }
        }
    }
}

crate::__debug_as_display!(CertificateError);
impl core::error::Error for CertificateError {}

//! Hexadecimal games: octal games that may leave three heaps as well.

use super::code::{Digits, code_of_radix};
use super::hexadecimal_values::HexValues;
use super::sealed::Evaluate;

/// A finite hexadecimal game, by its code d0.d1d2d3….
///
/// As in an [`OctalCode`](super::OctalCode) the digit dk says what a move that removes k objects may leave, and 8
/// means three heaps. The digit before the point can only be 0, 4, 8 or C, and may be left out when it is 0.
///
/// A plain period is proved by the theorem of Guy and Smith for three heaps
/// ([`Theorem::GuySmith`](super::Theorem::GuySmith)). The values of many codes grow without end: those of Kenyon's game
/// 0.3F by 3 in every 6 heaps, which the theorem on [`Families`](super::Families) proves. There are codes that look
/// arithmetically periodic for long and are not, 0.2048 for one.
///
/// Plain evaluation takes O(n²) time for the value of heap n. While all values are below 64 it takes O(n), and 8 bytes a
/// heap more.
///
/// ```
/// use grundy_core::Nimber;
/// use grundy_core::heap::{HeapGame, HexCode};
///
/// let kenyon: HexCode = "0.3F".parse()?;
/// assert_eq!(kenyon.nimbers(8), [0, 1, 2, 0, 1, 2, 3, 4].map(Nimber::new));
///
/// let proved = kenyon.into_values(1000).certify_arithmetic().expect("the families prove it");
/// let certificate = proved.certificate();
/// assert_eq!((certificate.preperiod(), certificate.period(), certificate.saltus()), (0, 6, 3));
/// assert_eq!(proved.nimber(6_000_000_000_000), Some(Nimber::new(3_000_000_000_000)));
///
/// // Take one object and leave up to three heaps, or nothing.
/// let once: HexCode = "0.F".parse()?;
/// assert_eq!(once.certify(100).map(|periodic| periodic.certificate().period()), Some(2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct HexCode(Digits);

code_of_radix!(HexCode, 16);

impl Evaluate for HexCode {
    type Evaluator = HexValues;

    fn evaluator(&self) -> HexValues {
        HexValues::new(&self.0)
    }

    fn digits(&self) -> Option<&Digits> {
        Some(&self.0)
    }
}

//! All rows of row chess in one picture.

use grundy::row_chess::Row;

use crate::io::failure::Failure;
use crate::render::raster::Raster;

/// Pixels along a side: the rows of ten squares.
const SIDE: usize = 1 << 10;

/// The largest nimber of a row.
const LARGEST: usize = 19;

/// The legend below: a field for each nimber, its number in it.
const LEGEND: usize = 56;
const FIELD: usize = SIDE / (LARGEST + 1);

/// The colours besides those of the nimbers.
const PAPER: u8 = LARGEST as u8 + 1;
const INK: u8 = LARGEST as u8 + 2;

/// Viridis (Smith and van der Walt, Matplotlib 2.0) at every ninth of its length: its lightness rises evenly, so that it
/// can be read without seeing colours.
const VIRIDIS: [[u8; 3]; 10] = [
    [68, 1, 84],
    [72, 40, 120],
    [62, 74, 137],
    [49, 104, 142],
    [38, 130, 142],
    [31, 158, 137],
    [53, 183, 121],
    [110, 206, 88],
    [181, 222, 43],
    [253, 231, 37],
];

/// The colour of a nimber. Four rows in five have 0 to 3, so small ones get more of the scale: by the logarithm.
fn colour(nimber: usize) -> [u8; 3] {
    let place = 9.0 * (1.0 + nimber as f64).ln() / (1.0 + LARGEST as f64).ln();
    let below = (place as usize).min(8);
    let part = place - below as f64;
    let mix = |channel: usize| {
        let (low, high) = (f64::from(VIRIDIS[below][channel]), f64::from(VIRIDIS[below + 1][channel]));
        (low + part * (high - low)).round() as u8
    };
    [mix(0), mix(1), mix(2)]
}

/// 1024 pixels wide: the 1024 × 1024 rows, each of the left ten squares a line, and the legend below.
pub(crate) fn row_chess() -> Result<Vec<u8>, Failure> {
    let mut raster = Raster::new(SIDE, SIDE + LEGEND, PAPER);
    for bits in 0..1 << 20 {
        let row = Row::from_bits(bits).unwrap_or_default();
        raster.set(bits as usize % SIDE, bits as usize / SIDE, row.nimber().get() as u8);
    }
    for nimber in 0..=LARGEST {
        let left = 2 + nimber * FIELD;
        raster.fill(left..left + FIELD - 1, SIDE + 8..SIDE + 32, nimber as u8);
        raster.number_centred(left + FIELD / 2, SIDE + 38, nimber as u64, INK);
    }
    let mut palette: Vec<[u8; 3]> = (0..=LARGEST).map(colour).collect();
    palette.extend([[255, 255, 255], [0, 0, 0]]);
    raster.png(
        &palette,
        "Nimbers of row chess: the left ten squares from top to bottom, the right ten from left to right",
    )
}

//! Every kernel that this machine has against the look-up of each row, which `Row::nimber` documents.
//!
//! Under Miri, which is slow, fewer rows. It knows the processor's features from `-Ctarget-feature` alone, so without
//! `+avx2` it tests the baseline only; `.ci/miri` runs both.

use grundy::Nimber;
use grundy::row_chess::{self, Kernel, LengthMismatchError, Row};

/// Rows that no test needs more of.
const ROWS: u32 = if cfg!(miri) { 1 << 12 } else { 1 << 20 };
/// Past two blocks, which are of 128, 256 or 512 rows; under Miri past one.
fn lengths() -> impl Iterator<Item = usize> {
    let (all, some) = if cfg!(miri) { (70, 300) } else { (1100, 0) };
    (0..=all).chain((all + 1..=some).step_by(15))
}

/// Rows in an order without a pattern, each once: all 2^20, or as many of them.
fn rows() -> Vec<Row> {
    // Both steps can be undone: an odd factor has an inverse modulo 2^20, and the high half still shows what was added.
    let mixed = |index: u32| index.wrapping_mul(0x9e375) & 0xf_ffff;
    (0..ROWS).map(mixed).map(|bits| Row::from_bits(bits ^ bits >> 10).expect("20 bits")).collect()
}

fn nimbers(rows: &[Row]) -> Vec<u8> {
    rows.iter().map(|row| u8::try_from(row.nimber()).expect("19 at most")).collect()
}

/// Checks one kernel on these rows, and that it writes nothing beyond its places.
fn check(kernel: Kernel, rows: &[Row], nimbers: &[u8]) {
    const UNTOUCHED: u8 = 0xa5;
    let expected = nimbers.iter().map(|&nimber| Nimber::from(nimber)).sum();
    assert_eq!(kernel.nim_sum(rows), expected, "{kernel} kernel, {} rows", rows.len());

    let mut places = vec![UNTOUCHED; nimbers.len() + 2];
    let inner = 1..=nimbers.len();
    assert_eq!(kernel.nimbers_into(rows, &mut places[inner.clone()]), Ok(()));
    assert!(&places[inner] == nimbers, "{kernel} kernel, nimbers of {} rows", rows.len());
    assert_eq!([places.first(), places.last()], [Some(&UNTOUCHED); 2]);
}

#[test]
fn all_rows() {
    let rows = rows();
    let nimbers = nimbers(&rows);
    if !cfg!(miri) {
        let mut seen = vec![false; rows.len()];
        rows.iter().for_each(|row| seen[row.bits() as usize] = true);
        assert!(seen.iter().all(|&seen| seen));
    }
    for kernel in Kernel::available() {
        check(kernel, &rows, &nimbers);
    }
}

#[test]
fn every_length_from_every_alignment() {
    let rows = rows();
    let nimbers = nimbers(&rows);
    // Rows are aligned to 4 bytes, the widest vectors to 64.
    let starts = if cfg!(miri) { 2 } else { 16 };
    for kernel in Kernel::available() {
        for len in lengths() {
            let starts = if len <= 200 { 0..starts } else { len % starts..len % starts + 1 };
            for start in starts {
                // Elsewhere in the rows for each length, so that there is always something new.
                let from = start + 8 * len;
                let part = from..from + len;
                check(kernel, &rows[part.clone()], &nimbers[part]);
            }
        }
    }
}

#[test]
fn each_row_at_each_place_of_a_block() {
    let full = Row::from_bits(0xf_fffe).expect("20 bits");
    let long = if cfg!(miri) { 130 } else { 520 };
    for kernel in Kernel::available() {
        for place in (0..long).step_by(if cfg!(miri) { 43 } else { 1 }) {
            let mut rows = vec![Row::EMPTY; long];
            rows[place] = full;
            let mut nimbers = vec![0; long];
            // Of 19 pieces, all with one empty square to their right.
            nimbers[place] = 19;
            check(kernel, &rows, &nimbers);
        }
    }
}

#[test]
fn the_best_kernel_is_one_of_those_and_what_the_functions_use() {
    let best = Kernel::best();
    for kernel in Kernel::available() {
        assert_eq!(kernel.name().parse(), Ok(kernel));
    }
    let error = "mmx".parse::<Kernel>().unwrap_err().to_string();
    assert!(error.starts_with("not one of this processor's kernels: baseline"), "{error}");
    assert_eq!(Kernel::available().last(), Some(best));
    assert_eq!(Kernel::available().map(Kernel::name).last(), Some(best.name()));
    let rows = &rows()[..1000];
    let mut places = vec![0; rows.len()];
    assert_eq!(row_chess::nimbers_into(rows, &mut places), Ok(()));
    assert_eq!(places, nimbers(rows));
    assert_eq!(row_chess::nim_sum(rows), rows.iter().map(|row| row.nimber()).sum());
}

#[test]
fn unequal_lengths_are_an_error_and_leave_the_places_alone() {
    let rows = &rows()[1..301];
    for kernel in Kernel::available() {
        for (len, places) in [(0, 1), (1, 0), (299, 300), (300, 299), (300, 0)] {
            let mut nimbers = vec![0xa5; places];
            let LengthMismatchError { rows, nimbers: found, .. } =
                kernel.nimbers_into(&rows[..len], &mut nimbers).unwrap_err();
            assert_eq!((rows, found), (len, places));
            assert!(nimbers.iter().all(|&nimber| nimber == 0xa5));
        }
    }
    let error = row_chess::nimbers_into(rows, &mut []).map_err(|error| error.to_string());
    assert_eq!(error, Err("300 rows, but places for 0 nimbers".to_owned()));
}

//! Cutting a sheet.

use grundy::games::cutting::{self, Cutting, Move, Sheet};
use grundy::{Rule, evaluate};
use grundy_testkit::conforms;
use grundy_testkit::published::terms;

use super::pairs::{BOUND, at, boards, pairs};

#[test]
fn nimbers_and_winning_moves() {
    let nimbers = evaluate(&cutting::Numbered { bound: BOUND }, BOUND * BOUND).unwrap();
    for (index, (width, height)) in pairs(BOUND) {
        let expected = (width >= 2 && height >= 2).then_some(nimbers[index]);
        assert_eq!(cutting::nimber(width, height), expected, "{width} {height}");
    }
    for board in boards(14) {
        let sheets: Option<Vec<Sheet>> =
            board.iter().map(|&(width, height)| Sheet::new(width, height)).collect();
        let narrow = board.iter().any(|&(width, height)| width < 2 || height < 2);
        assert_eq!(sheets.is_none(), narrow, "{board:?}");
        let Some(sheets) = sheets else { continue };
        assert_eq!(cutting::nim_sum(&sheets), at(&nimbers, board[0]) ^ at(&nimbers, board[1]));
        let mut wins = cutting::winning_moves(&sheets);
        for (index, (width, height)) in board.into_iter().enumerate() {
            let other = at(&nimbers, board[1 - index]);
            for part in 2..=width / 2 {
                if at(&nimbers, (part, height)) ^ at(&nimbers, (width - part, height)) == other {
                    assert_eq!(wins.next(), Some((index, Move::Width(part))), "{board:?}");
                }
            }
            for part in 2..=height / 2 {
                if at(&nimbers, (width, part)) ^ at(&nimbers, (width, height - part)) == other {
                    assert_eq!(wins.next(), Some((index, Move::Height(part))), "{board:?}");
                }
            }
        }
        assert_eq!(wins.next(), None, "{board:?}");
    }
}

/// The octal game 0.07: take two objects from a heap and leave it as none, one or two heaps.
struct DawsonsKayles;

impl Rule for DawsonsKayles {
    fn options(&self, heap: usize, option: &mut dyn FnMut(&[usize])) {
        if let Some(rest) = heap.checked_sub(2) {
            (0..=rest / 2).for_each(|part| option(&[part, rest - part]));
        }
    }
}

#[test]
fn a_strip_is_dawsons_kayles_with_its_proven_period() {
    // Dawson's Chess, which is 0.07 without the first term.
    let published = terms("A002187");
    // A sheet of height 2 is a strip, since it can be cut one way only.
    let strip = |heap: usize| cutting::nimber(heap as u64 + 2, 2).unwrap().get();
    assert!((1..=published.len()).map(strip).eq(published));

    let nimbers = evaluate(&DawsonsKayles, 1000).unwrap();
    assert!((0..1000).map(strip).eq(nimbers.iter().map(|nimber| nimber.get())));
    // Guy and Smith 1956: a period p that holds from n0 to 2 n0 + p + k holds for ever; the code's last digit is at k.
    let (n0, period, k) = (53, 34, 2);
    assert!((n0..=2 * n0 + period + k).all(|heap| nimbers[heap] == nimbers[heap + period]));
    let far = u64::MAX - u64::MAX % 34;
    assert!((0..34).all(|n| cutting::nimber(far - 34 + n, 2) == cutting::nimber(340 + n, 2)));
}

#[test]
fn lost_sheets_are_the_published_ones() {
    // POJ 2311 and solutions to it: 3 x 3 is lost, too, which some of them leave out of their list.
    for (width, height, wins) in [(2, 2, false), (3, 2, false), (2, 3, false), (3, 3, false), (4, 2, true)] {
        assert_eq!(cutting::nimber(width, height).unwrap().outcome().is_n(), wins, "{width} {height}");
    }
}

#[test]
fn it_conforms() {
    let sheets = |board: [(u64, u64); 2]| {
        board.into_iter().map(|(width, height)| Sheet::new(width, height)).collect::<Option<Vec<_>>>()
    };
    conforms(&Cutting, boards(10).filter_map(sheets), |sheet| {
        let (width, height) = (sheet.width(), sheet.height());
        let across = (2..width).map(|part| [(part, height), (width - part, height)]);
        let along = (2..height).map(|part| [(width, part), (width, height - part)]);
        across.chain(along).filter_map(sheets).collect()
    });
}

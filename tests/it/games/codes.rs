//! Octal and hexadecimal codes.

use grundy::Nimber;
use grundy::games::Game;
use grundy::games::codes::{Evaluated, HeapGame, HexCode, Move, OctalCode};
use grundy_testkit::{conforms, options_of};

use super::heaps::boards;

#[test]
fn octal_codes_conform() {
    for code in ["0.77", "0.07", "0.137", "4.7", "4.0", "0.4", "0.6", "0.351", "4.331", "0.1", "0.0"] {
        let code: OctalCode = code.parse().unwrap();
        let mut values = code.clone().into_values(12);
        values.extend_to(11);
        conforms(&values, boards(8).chain((8..12).map(|heap| vec![heap, 3])), options_of(&code));
    }
}

#[test]
fn hexadecimal_codes_conform() {
    for code in ["0.3F", "0.8", "8.1", "C.7", "0.77", "8.80F"] {
        let code: HexCode = code.parse().unwrap();
        let values = Evaluated::new(code.clone(), 13).unwrap();
        conforms(&values, boards(7).chain((7..13).map(|heap| vec![heap, 5])), options_of(&code));
        assert_eq!(values.nim_sum(&[13]), None);
    }
}

/// Past the preperiod moves are counted and listed by residues; here are the heaps around two periods after it.
#[test]
fn moves_by_a_proved_period_are_those_of_the_rule() {
    for code in ["0.77", "0.137", "0.17", "4.7", "0.55"] {
        let code: OctalCode = code.parse().unwrap();
        let nimbers = grundy::evaluate(&code, 500).unwrap();
        let mut values = code.clone().into_values(1000);
        values.extend_to(999);
        assert!(values.certificate().is_some(), "{code}");
        for heap in (1..500).step_by(7) {
            let mut expected = vec![0_u128; 64];
            options_of(&code)(&heap).iter().for_each(|option| {
                let sum: Nimber = option.iter().map(|&part| nimbers[part as usize]).sum();
                expected[sum.get() as usize] += 1;
            });
            for (wanted, &expected) in expected.iter().enumerate() {
                let wanted = Nimber::new(wanted as u64);
                if Some(wanted) == values.get(heap) {
                    continue;
                }
                assert_eq!(values.count_moves_to(&heap, wanted), expected, "{code}: {heap} to {wanted}");
                let moves: Vec<Move> = values.moves_to(&heap, wanted).collect();
                assert_eq!(moves.len() as u128, expected, "{code}: {heap} to {wanted}");
                for mv in moves {
                    let sum: Nimber = mv.parts().map(|part| nimbers[part as usize]).sum();
                    assert_eq!(sum, wanted, "{code}: {heap}, {mv}");
                    assert!(values.play(&heap, mv).is_some(), "{code}: {heap}, {mv}");
                }
            }
        }
    }
}

#[test]
fn a_huge_heap_has_its_first_moves_at_once() {
    let mut kayles = OctalCode::kayles().into_values(1000);
    kayles.extend_to(999);
    // Two equal parts of one residue modulo 12 win: at least one part in 24 of those up to a half.
    let board = [1 << 60];
    let count = kayles.winning_move_count(&board).unwrap();
    assert!(count > (1 << 60) / 25);
    for (index, mv) in kayles.winning_moves(&board).unwrap().take(1000) {
        let mut after = board.to_vec();
        after.splice(index..=index, kayles.play(&board[index], mv).unwrap());
        assert_eq!(kayles.nim_sum(&after), Some(Nimber::ZERO), "{index}: {mv}");
    }
}

#[test]
fn texts_of_moves() {
    assert_eq!(Move::leaving([5, 0, 3]).to_string(), "leave 3+5");
    for text in ["", "leave", "leave ", "leave 0+1", "leave 1+2+3+4", "leave +1", "leave 1+", "take 1"] {
        let error = text.parse::<Move>().unwrap_err();
        assert_eq!(error.to_string(), "expected a move such as `leave 0` or `leave 3+4`", "{text}");
    }
}

//! Staircase Nim.

use grundy::games::Game;
use grundy::games::staircase_nim::{Move, StaircaseNim, Steps};
use grundy_testkit::conforms;

use super::heaps::boards;

#[test]
fn it_conforms() {
    let staircases = boards(4).chain([vec![1, 0, 2, 1], vec![0, 3, 0, 2], vec![1, 1, 1, 1, 1]]);
    let boards = staircases.map(|coins| {
        let other = coins.iter().rev().map(|coins| coins % 2).collect();
        [coins, other].map(|coins| Steps::new(coins).unwrap()).to_vec()
    });
    conforms(&StaircaseNim, boards, |steps| {
        let coins = steps.coins();
        let mut options = Vec::new();
        for step in 0..coins.len() {
            let mut after = coins.to_vec();
            while after[step] > 0 {
                after[step] -= 1;
                if step > 0 {
                    after[step - 1] += 1;
                }
                options.push(vec![Steps::new(after.clone()).unwrap()]);
            }
        }
        options
    });
}

#[test]
fn coins_are_fewer_than_a_word_counts() {
    assert_eq!(Steps::new(vec![u64::MAX, 1]), None);
    let steps = Steps::new(vec![u64::MAX - 2, 2]).unwrap();
    let mv = Move { coins: 2, step: 2 };
    let [after] = StaircaseNim.play(&steps, mv).unwrap();
    assert_eq!(after.coins(), [u64::MAX, 0]);
    assert!(StaircaseNim.moves_to(&steps, after.nimber()).any(|found| found == mv));
}

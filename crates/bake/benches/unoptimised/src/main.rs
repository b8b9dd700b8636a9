//! Closures of `GridRule` and `BitRule` beside rules written by hand for the same games, and baking a million entries.

use std::time::Instant;

use grundy_bake::rule::{BitRule, GridRule};
use grundy_bake::{Nimber, Rule, TableBuilder};

const TURNS: usize = 9;
const SIDE: usize = 160;
const BITS: u32 = 16;

/// Wythoff's game, numbered by hand.
struct Wythoff;

impl Rule for Wythoff {
    fn options(&self, position: usize, option: &mut dyn FnMut(&[usize])) {
        let (x, y) = (position / SIDE, position % SIDE);
        (1..=x).for_each(|step| option(&[(x - step) * SIDE + y]));
        (1..=y).for_each(|step| option(&[x * SIDE + (y - step)]));
        (1..=x.min(y)).for_each(|step| option(&[(x - step) * SIDE + (y - step)]));
    }
}

/// Cutting a sheet in two, numbered by hand.
struct Sheet;

impl Rule for Sheet {
    fn options(&self, position: usize, option: &mut dyn FnMut(&[usize])) {
        let (x, y) = (position / SIDE, position % SIDE);
        (1..=x / 2).for_each(|cut| option(&[cut * SIDE + y, (x - cut) * SIDE + y]));
        (1..=y / 2).for_each(|cut| option(&[x * SIDE + cut, x * SIDE + (y - cut)]));
    }
}

/// Twins: turn a coin from heads to tails and one on its right the other way round.
struct Twins;

impl Rule for Twins {
    fn options(&self, state: usize, option: &mut dyn FnMut(&[usize])) {
        for left in (0..BITS).filter(|left| state >> left & 1 == 1) {
            (0..left).for_each(|right| option(&[state ^ 1 << left ^ 1 << right]));
        }
    }
}

fn main() {
    let wythoff = GridRule::new(SIDE, SIDE, |x, y, option| {
        (1..=x).for_each(|step| option(&[(x - step, y)]));
        (1..=y).for_each(|step| option(&[(x, y - step)]));
        (1..=x.min(y)).for_each(|step| option(&[(x - step, y - step)]));
    });
    let sheet = GridRule::new(SIDE, SIDE, |x, y, option| {
        (1..=x / 2).for_each(|cut| option(&[(cut, y), (x - cut, y)]));
        (1..=y / 2).for_each(|cut| option(&[(x, cut), (x, y - cut)]));
    });
    let twins = BitRule::new(BITS, |state, option| {
        for left in (0..BITS).filter(|left| state >> left & 1 == 1) {
            (0..left).for_each(|right| option(&[state ^ 1 << left ^ 1 << right]));
        }
    })
    .expect("16 bits are not too many");
    compare("Wythoff's game", &Wythoff, &wythoff, SIDE * SIDE);
    compare("cutting a sheet", &Sheet, &sheet, SIDE * SIDE);
    compare("twins", &Twins, &twins, 1 << BITS);

    let values: Vec<Nimber> = (0..1_u64 << 20).map(|index| Nimber::new(index % 20)).collect();
    let bake =
        || TableBuilder::from_values("VALUES", values.iter().copied()).width(5).bake().expect("below 32");
    println!(
        "packing and reading back 2^20 entries: {:.0} ms",
        1e3 * least((0..TURNS).map(|_| seconds(|| drop(bake()))))
    );
}

/// Prints the times of both rules, in turns, and their ratio.
fn compare(game: &str, by_hand: &dyn Rule, closure: &dyn Rule, len: usize) {
    let bake = |rule| TableBuilder::from_rule("GAME", rule, len).bake().expect("options are lower");
    assert_eq!(bake(by_hand).bytes(), bake(closure).bytes(), "{game}");
    let mut times = [vec![], vec![]];
    for _ in 0..TURNS {
        for (rule, times) in [by_hand, closure].into_iter().zip(&mut times) {
            times.push(seconds(|| drop(bake(rule))));
        }
    }
    let [by_hand, closure] = times.map(least);
    println!(
        "{game}: by hand {:.0} ms, closure {:.0} ms, ratio {:.2}",
        1e3 * by_hand,
        1e3 * closure,
        closure / by_hand
    );
}

/// The least: whatever else the machine does only adds.
fn least(times: impl IntoIterator<Item = f64>) -> f64 {
    times.into_iter().fold(f64::INFINITY, f64::min)
}

fn seconds(work: impl FnOnce()) -> f64 {
    let start = Instant::now();
    work();
    start.elapsed().as_secs_f64()
}

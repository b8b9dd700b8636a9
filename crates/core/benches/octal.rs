//! Octal games: periods certified from nothing, long runs without a period, and the plain evaluation beside both. One run
//! prints everything.
//!
//! Times are medians. From a tenth of a second on they are the processor's, where Linux tells it, since the machine may be
//! busy with other things; the time on the clock stands beside.
//!
//! `cargo bench -p grundy-core --features alloc --bench octal`; `-- --long` adds .376 and .354, which take half a minute
//! and more.

use std::hint::black_box;
use std::time::{Duration, Instant};

use grundy_core::heap::{HeapGame, OctalCode};
use grundy_testkit::plain;
use grundy_testkit::timing::{rounds, sized};

/// Games with published periods (see crates/testkit/truth/octal_periods.tsv), and what certifying one may take.
const PERIODS: [(&str, u64, u64, Duration); 11] = [
    ("0.77", 71, 12, Duration::from_millis(1)),
    ("0.07", 53, 34, Duration::from_millis(1)),
    ("0.156", 3479, 349, Duration::from_millis(50)),
    ("0.356", 7315, 142, Duration::from_millis(50)),
    ("0.644", 3256, 442, Duration::from_millis(50)),
    ("0.165", 5181, 1550, Duration::from_millis(50)),
    ("0.16", 105_351, 149_459, Duration::from_millis(190)),
    ("0.56", 326_640, 144, Duration::from_millis(310)),
    ("0.127", 46_578, 4, Duration::from_millis(190)),
    ("0.376", 2_268_248, 4, Duration::from_secs(25)),
    ("0.354", 10_061_916, 1180, Duration::MAX),
];

/// How many of [`PERIODS`] are short.
const SHORT: usize = 9;

/// Runs of .6, which has no known period: how many values, and what they may take.
const RUNS: [(usize, Duration); 2] = [(200_000, Duration::from_secs(1)), (1_000_000, Duration::from_secs(8))];

/// What some runs took: medians of each time, and the most memory that the process came to use meanwhile.
struct Cost {
    time: Duration,
    clock: Duration,
    memory: String,
}

/// How long this process has been running on a processor, to a hundredth of a second.
fn processor_time() -> Option<Duration> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // After the name in brackets, which may hold anything, the twelfth field, in ticks.
    let ticks: u64 = stat.rsplit(')').next()?.split_whitespace().nth(11)?.parse().ok()?;
    Some(Duration::from_millis(10 * ticks))
}

/// Runs up to `runs` times, and no more once a second has passed.
fn measure<T>(runs: usize, mut run: impl FnMut() -> T) -> Cost {
    let runs = rounds(runs);
    // Linux: sets the high-water mark back.
    let is_reset = std::fs::write("/proc/self/clear_refs", "5").is_ok();
    let begin = Instant::now();
    let mut times = Vec::new();
    let mut clocks = Vec::new();
    while clocks.is_empty() || clocks.len() < runs && begin.elapsed() < Duration::from_secs(1) {
        let (start, started) = (Instant::now(), processor_time());
        black_box(run());
        let clock = start.elapsed();
        let processor = processor_time().zip(started).map(|(end, start)| end - start);
        times.push(processor.filter(|_| clock >= Duration::from_millis(100)).unwrap_or(clock));
        clocks.push(clock);
    }
    times.sort_unstable();
    clocks.sort_unstable();
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).filter(|_| is_reset);
    Cost {
        time: times[times.len() / 2],
        clock: clocks[clocks.len() / 2],
        memory: peak.map_or("?".into(), |peak| peak.trim().to_string()),
    }
}

fn verdict(time: Duration, allowed: Duration) -> String {
    match allowed {
        Duration::MAX => "no figure asked for".into(),
        allowed if time <= allowed => format!("within {allowed:?}"),
        allowed => format!("MISSES {allowed:?}"),
    }
}

fn main() {
    let is_long = std::env::args().any(|argument| argument == "--long");
    let code = |code: &str| code.parse::<OctalCode>().expect("the codes above are right");

    println!("  game     values    period         time        clock  peak memory   certified");
    let row = |name: &str, values: u64, period: &str, cost: Cost, allowed| {
        let Cost { time, clock, memory } = cost;
        let verdict = verdict(time, allowed);
        println!("{name:>6} {values:>10} {period:>9} {time:>12.2?} {clock:>12.2?} {memory:>12}   {verdict}");
    };
    let periods = if is_long { PERIODS.len() } else { sized(SHORT, 2) };
    for (name, preperiod, period, allowed) in &PERIODS[..periods] {
        let game = code(name);
        let values = game.theorem().expect("one covers every octal code").needed(*preperiod, *period);
        let cost = measure(9, || {
            let periodic = game.certify(usize::MAX).expect("its period is published");
            let certificate = periodic.certificate();
            assert_eq!((certificate.preperiod(), certificate.period()), (*preperiod, *period), "{name}");
        });
        row(name, values, &period.to_string(), cost, *allowed);
    }
    for (values, allowed) in RUNS {
        let values = sized(values, values / 1000);
        let cost = measure(3, || assert!(code("0.6").certify(values).is_none()));
        row("0.6", values as u64, "none", cost, allowed);
    }

    let count = sized(20_000, 500);
    println!("\nfirst {count} values of games without a proved period by then: plain, and by nimbers()");
    for name in ["0.16", "0.56", "0.127", "0.376", "0.354", "0.6"] {
        let game = code(name);
        let digits: Vec<u8> = (0..=game.last_place()).map(|place| game.digit(place)).collect();
        let plain = || plain::code(&digits, count);
        assert!(game.nimbers(count).into_iter().eq(plain().into_iter().map(Into::into)), "{name}");
        let slow = measure(3, plain).clock;
        let fast = measure(9, || game.nimbers(count)).clock;
        let ratio = slow.as_secs_f64() / fast.as_secs_f64();
        println!("{name:>6} {slow:>12.2?} {fast:>12.2?}   {ratio:.1} times as fast");
    }
}

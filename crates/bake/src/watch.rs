//! Rules that fail in ways that no error type tells: by a panic, or by not coming to an end.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::Duration;
use std::{env, fmt, process, thread};

use grundy_core::{Nimber, Rule, evaluate};

use crate::error::{Error, ErrorKind};
use crate::shape::Shape;

/// How long a rule may take for one position unless it is given more.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// Evaluates a rule. A panic becomes an error; a position that takes longer than `patience` ends the build script.
pub(crate) fn evaluate_watched(
    table: &str,
    rule: &dyn Rule,
    len: usize,
    shape: &Shape,
    patience: Duration,
) -> Result<Vec<Nimber>, ErrorKind> {
    let position = AtomicUsize::new(0);
    let watched = Watched { rule, position: &position };
    let overrun = |position| {
        // Nothing but the end of the process stops a rule that does not return. Outside of a build script that is not
        // this crate's to decide.
        eprintln!("{}", Error::new(table, ErrorKind::Overrun { place: shape.place(position), patience }));
        if env::var_os("OUT_DIR").is_some() {
            process::exit(1);
        }
    };
    thread::scope(|scope| {
        let (end, ended) = mpsc::channel();
        let watchman = || watch(&position, patience, ended, overrun);
        // Where no thread can be had, nobody watches.
        let _ = thread::Builder::new().spawn_scoped(scope, watchman);
        let evaluated = catch_unwind(AssertUnwindSafe(|| evaluate(&watched, len)));
        drop(end);
        match evaluated {
            Ok(result) => result.map_err(ErrorKind::Evaluate),
            Err(panic) => Err(ErrorKind::Panic {
                place: Some(shape.place(position.load(Ordering::Relaxed))),
                message: message(panic),
            }),
        }
    })
}

/// Runs what is not a rule of the user's; a panic becomes an error.
pub(crate) fn catch<T>(work: impl FnOnce() -> Result<T, ErrorKind>) -> Result<T, ErrorKind> {
    catch_unwind(AssertUnwindSafe(work))
        .unwrap_or_else(|panic| Err(ErrorKind::Panic { place: None, message: message(panic) }))
}

/// What a panic said.
fn message(panic: Box<dyn Any + Send>) -> String {
    match panic.downcast::<String>() {
        Ok(message) => *message,
        Err(panic) => panic.downcast_ref::<&str>().unwrap_or(&"no message").to_string(),
    }
}

/// A rule that leaves word of the position that it is asked for.
struct Watched<'a> {
    rule: &'a dyn Rule,
    position: &'a AtomicUsize,
}

impl Rule for Watched<'_> {
    fn options(&self, position: usize, option: &mut dyn FnMut(&[usize])) {
        self.position.store(position, Ordering::Relaxed);
        self.rule.options(position, option);
    }

    fn positions(&self) -> Option<usize> {
        self.rule.positions()
    }

    fn describe_not_lower(&self, position: usize, part: usize, out: &mut dyn fmt::Write) -> fmt::Result {
        self.rule.describe_not_lower(position, part, out)
    }
}

/// Looks at the position until the evaluation ends, and reports the one at which it stays too long, once.
///
/// Time is counted in looks, so that a machine that sleeps does not count.
fn watch(position: &AtomicUsize, patience: Duration, ended: Receiver<()>, overrun: impl Fn(usize)) {
    const LOOKS: u32 = 20;
    let (mut last, mut looks) = (usize::MAX, 0);
    while let Err(RecvTimeoutError::Timeout) = ended.recv_timeout(patience / LOOKS) {
        let now = position.load(Ordering::Relaxed);
        looks = if now == last { looks + 1 } else { 0 };
        last = now;
        if looks == LOOKS {
            overrun(now);
        }
    }
}

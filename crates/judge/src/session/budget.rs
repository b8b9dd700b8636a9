//! What a case may cost, beyond reading it.

use std::hint::black_box;

use super::Session;
use crate::error::Error;

/// Steps after which someone may be waiting for the verdicts so far: about a millisecond.
const LONG: u64 = 1 << 20;

impl Session<'_> {
    /// Before work of this many steps, of which the input read pays for each: writes the verdicts so far if it is long.
    pub(crate) fn before_work(&mut self, steps: u64) -> Result<(), Error> {
        self.unflushed_work = self.unflushed_work.saturating_add(steps);
        if self.unflushed_work < LONG || self.pending.is_empty() { Ok(()) } else { self.flush() }
    }

    /// Before work that a few bytes of input can ask for: takes its steps from those that the run may take.
    pub(crate) fn spend(&mut self, steps: u64) -> Result<(), Error> {
        self.before_work(steps)?;
        let Some(left) = self.work_left.checked_sub(steps) else { return Err(self.too_much_work()) };
        self.work_left = left;
        Ok(())
    }

    /// What is left to [`spend`](Session::spend).
    pub(crate) fn work_left(&self) -> u64 {
        self.work_left
    }

    /// The error that the number read last asks for more work than is left.
    fn too_much_work(&mut self) -> Error {
        let work = self.limits.work;
        self.reject(format_args!("less work: a run may take {work} steps (--max-work)"))
    }

    /// Checks that a case may take this many bytes.
    pub(crate) fn claim(&mut self, bytes: u64) -> Result<(), Error> {
        let memory = self.limits.memory;
        if bytes <= memory {
            return Ok(());
        }
        Err(self.reject(format_args!(
            "less: it takes {bytes} bytes, and a case may take {memory} (--max-memory)"
        )))
    }

    /// Checks that a case may take this many bytes, and that the system has them.
    pub(crate) fn room_for(&mut self, bytes: u64) -> Result<(), Error> {
        self.claim(bytes)?;
        let mut room = Vec::<u8>::new();
        let there = usize::try_from(bytes).is_ok_and(|bytes| room.try_reserve_exact(bytes).is_ok());
        // The compiler may leave out an allocation that nobody looks at.
        black_box(&mut room);
        if there { Ok(()) } else { Err(self.out_of_memory()) }
    }

    /// The error that there is not enough memory for what the number read last belongs to.
    pub(crate) fn out_of_memory(&mut self) -> Error {
        self.reject("less: there is not enough memory for it")
    }

    /// Adds an item to a list that grows with the input.
    #[inline]
    pub(crate) fn push<T>(&mut self, list: &mut Vec<T>, item: T) -> Result<(), Error> {
        if list.len() == list.capacity() {
            self.make_room(list)?;
        }
        list.push(item);
        Ok(())
    }

    #[cold]
    fn make_room<T>(&mut self, list: &mut Vec<T>) -> Result<(), Error> {
        let more = list.len().max(16);
        self.claim((list.len() + more) as u64 * size_of::<T>() as u64)?;
        list.try_reserve_exact(more).map_err(|_| self.out_of_memory())
    }
}

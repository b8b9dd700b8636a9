//! Games on heaps: what the registry has to know of each, and what follows from it.

use std::collections::BTreeSet;
use std::rc::Rc;

use grundy::games::Game;
use grundy_core::heap::{Certificate, HeapGame, HeapValues};

use super::board::{Board, Notation, Sum};
pub(super) use super::heap_ruleset::ClosedForm;
use super::heap_ruleset::{HeapRuleset, Values};
use crate::random::Random;
use crate::{Error, Text, Watch};

/// A game on heaps.
pub(super) trait HeapRules: Clone + 'static {
    /// The game of the library, with the values worked out so far.
    type Game: Game<Position = u64> + 'static;

    /// As it is read.
    fn code(&self) -> String;

    /// What a player would call it, where that is not its code.
    fn known_as(&self) -> Option<&'static str> {
        None
    }

    /// What comes before its code in a sentence, where it has no name.
    fn family(&self) -> Option<&'static str> {
        None
    }

    fn closed_form(&self) -> Option<ClosedForm> {
        None
    }

    /// Whether a theorem may prove a period of its values.
    fn covered(&self) -> bool {
        false
    }

    /// How many heaps are worked out at most where nothing is proved.
    fn reach(&self) -> u64;

    /// How many heaps are searched for a period without being asked for.
    fn cheap(&self) -> u64 {
        1 << 12
    }

    /// The game with the values of the heaps up to `largest`, as far as `limit` heaps give them.
    fn values(&self, largest: u64, limit: u64, watch: Watch<'_>) -> Self::Game;

    /// What proves a period of these values.
    fn certificate(_game: &Self::Game) -> Option<&Certificate> {
        None
    }

    /// Why a heap has its nimber.
    fn why(&self, game: &Self::Game, heap: u64) -> String {
        match Self::certificate(game) {
            Some(certificate) if certificate.fold(heap) != heap => {
                let (folded, period) = (certificate.fold(heap), certificate.period());
                let more = match certificate.saltus() {
                    0 => String::new(),
                    saltus => format!(" and {saltus} more for each of {} periods", (heap - folded) / period),
                };
                format!("as heap {folded}{more}, by the proved period {period}")
            }
            _ => mex_of(game, heap),
        }
    }

    /// The order in which games with the same values are named: the best known first.
    fn rank(&self) -> u8 {
        0
    }
}

/// How many heaps are worked out between two reports.
const STEP: u64 = 1 << 16;

/// Works out heaps up to one, or until a proved period answers for it, or up to a limit.
pub(super) fn grown<G: HeapGame>(game: G, largest: u64, limit: u64, watch: Watch<'_>) -> HeapValues<G> {
    let mut values = game.into_values(usize::try_from(limit).unwrap_or(usize::MAX));
    let last = largest.min(limit.saturating_sub(1));
    let mut heap = 0;
    loop {
        heap = last.min(heap + STEP);
        values.extend_to(heap);
        watch(heap, last);
        if heap == last || values.certificate().is_some() {
            return values;
        }
    }
}

/// A game on heaps of which the type is forgotten.
pub(super) fn erased(rules: impl HeapRules) -> Rc<dyn HeapRuleset> {
    Rc::new(Erased(rules))
}

struct Erased<R>(R);

impl<R: HeapRules> Erased<R> {
    fn known_to(&self, largest: u64, limit: u64, watch: Watch<'_>) -> Result<R::Game, Error> {
        let game = self.0.values(largest, limit, watch);
        if game.nimber(&largest).is_some() {
            return Ok(game);
        }
        let code = self.0.code();
        Err(Error::Input(match self.0.closed_form() {
            Some(_) => {
                format!("the nimber of a heap of {largest} in {code} does not fit: it is above 2^64 - 1")
            }
            None => {
                let bound = limit.saturating_sub(1);
                let why = match self.0.covered() {
                    true => format!("no period of {code} is proved by the heaps up to {bound}"),
                    false => format!("no theorem here covers {code}, and heaps are evaluated up to {bound}"),
                };
                format!("the nimber of a heap of {largest} is not known: {why}")
            }
        }))
    }
}

impl<R: HeapRules> HeapRuleset for Erased<R> {
    fn code(&self) -> String {
        self.0.code()
    }

    fn known_as(&self) -> Option<&'static str> {
        self.0.known_as()
    }

    fn described(&self) -> String {
        let code = self.0.code();
        match (self.0.known_as(), self.0.family()) {
            (Some(name), _) if name.eq_ignore_ascii_case(&code) => name.to_owned(),
            (Some(name), _) => format!("{name}, {code}"),
            (None, Some(family)) => format!("{family} {code}"),
            (None, None) => code,
        }
    }

    fn closed_form(&self) -> Option<ClosedForm> {
        self.0.closed_form()
    }

    fn covered(&self) -> bool {
        self.0.covered()
    }

    fn reach(&self) -> u64 {
        self.0.reach()
    }

    fn cheap(&self) -> u64 {
        self.0.cheap()
    }

    fn values(&self, largest: u64, limit: u64, watch: Watch<'_>) -> Result<Values, Error> {
        self.known_to(largest, limit, watch).map(of::<R>)
    }

    fn certify(&self, limit: u64, watch: Watch<'_>) -> Option<Values> {
        if !self.0.covered() {
            return None;
        }
        let game = self.0.values(u64::MAX, limit, watch);
        R::certificate(&game).is_some().then(|| of::<R>(game))
    }

    fn board(&self, positions: &Text, limit: u64, watch: Watch<'_>) -> Result<Box<dyn Board>, Error> {
        const EXPECTED: &str = "a heap size, 0 to 2^64 - 1";
        let heaps = positions.tokens().map(|token| token.number(EXPECTED));
        let heaps = heaps.collect::<Result<Vec<u64>, _>>()?;
        let largest = *heaps.iter().max().ok_or_else(|| positions.ends("a heap size"))?;
        let game = self.known_to(largest, limit, watch)?;
        Ok(Box::new(Sum::new(Heaps { rules: self.0.clone(), game }, heaps)))
    }

    fn rank(&self) -> u8 {
        self.0.rank()
    }
}

fn of<R: HeapRules>(game: R::Game) -> Values {
    let certificate = R::certificate(&game).cloned();
    Values { nimber: Box::new(move |heap| game.nimber(&heap).map(|nimber| nimber.get())), certificate }
}

/// Three heaps that can be thought through.
pub(super) fn sample(random: &mut Random) -> Vec<String> {
    (0..3).map(|_| random.within(3..=9).to_string()).collect()
}

struct Heaps<R: HeapRules> {
    rules: R,
    game: R::Game,
}

impl<R: HeapRules> Notation for Heaps<R> {
    type Game = R::Game;
    const PART: &'static str = "heap";

    fn game(&self) -> &R::Game {
        &self.game
    }

    fn title(&self) -> String {
        Erased(self.rules.clone()).title()
    }

    fn write(&self, heap: &u64) -> String {
        heap.to_string()
    }

    fn why(&self, &heap: &u64) -> String {
        self.rules.why(&self.game, heap)
    }

    fn describe(&self, heap: &u64, mv: <R::Game as Game>::Move) -> String {
        let parts = self.game.play(heap, mv).expect("a listed move can be played");
        match heap - parts.into_iter().sum::<u64>() {
            0 => "split".to_owned(),
            taken => format!("take {taken}"),
        }
    }

    fn is_gone(&self, &heap: &u64) -> bool {
        heap == 0
    }
}

/// Of a heap with more moves the nimbers of the options are not listed: there can be 2^64.
const GONE_THROUGH: usize = 1 << 16;

/// The nimbers of the options, in words.
fn mex_of<G: Game<Position = u64>>(game: &G, heap: u64) -> String {
    const SHOWN: usize = 16;
    let nimber = |mv| {
        let parts = game.play(&heap, mv).expect("a listed move can be played");
        parts
            .into_iter()
            .fold(0, |sum, part| sum ^ game.nimber(&part).expect("it is smaller than a known heap").get())
    };
    let mut moves = game.moves(&heap);
    let nimbers: BTreeSet<u64> = moves.by_ref().take(GONE_THROUGH).map(nimber).collect();
    if nimbers.is_empty() {
        return "no move is left".to_owned();
    }
    if moves.next().is_some() {
        return "mex of its options' nimbers".to_owned();
    }
    let shown: Vec<String> = nimbers.iter().take(SHOWN).map(u64::to_string).collect();
    let more = if nimbers.len() > SHOWN { " ..." } else { "" };
    format!("mex of its options' nimbers, {}{more}", shown.join(" "))
}

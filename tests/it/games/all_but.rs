//! All-but games.

use grundy::games::all_but::{self, AllButSet};
use grundy_testkit::{conforms, options_of};

use super::heaps::boards;

#[test]
fn it_conforms() {
    for excepted in [&[][..], &[1], &[2, 3], &[1, 4, 5]] {
        let set = AllButSet::new(excepted.iter().copied()).unwrap();
        conforms(&all_but::evaluated(set.clone(), 10), boards(10), options_of(&set));
    }
}

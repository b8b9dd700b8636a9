//! Looks rows of Kayles up.

#[macro_use]
extern crate grundy_core;

mod tables {
    include_table!("kayles");
    include!(concat!(env!("OUT_DIR"), "/short.rs"));
}

fn main() {
    println!("{} {:?}", tables::KAYLES.nimber(5), tables::SHORT.get(10));
}

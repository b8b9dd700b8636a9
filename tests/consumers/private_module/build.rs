//! Bakes a table of each kind and visibility.

use grundy_bake::heap::OctalCode;
use grundy_bake::rule::{GridRule, from_fn};
use grundy_bake::{TableBuilder, Visibility};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let kayles: OctalCode = "0.77".parse()?;
    TableBuilder::from_game("KAYLES", &kayles, 1000).visibility(Visibility::Crate).bake()?.write()?;
    let nim = from_fn(|heap, option| (0..heap).for_each(|left| option(&[left])));
    TableBuilder::from_rule("NIM", &nim, 1024).visibility(Visibility::Parent).bake()?.write()?;
    let corner = GridRule::new(3, 3, |x, y, option| {
        (0..x).for_each(|left| option(&[(left, y)]));
        (0..y).for_each(|left| option(&[(x, left)]));
    });
    TableBuilder::from_grid("CORNER", &corner).bake()?.write()?;
    TableBuilder::from_grid("PRIVATE", &corner).visibility(Visibility::Private).bake()?.write()?;
    Ok(())
}

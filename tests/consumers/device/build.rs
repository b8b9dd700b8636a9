//! Bakes a game.

use grundy_bake::heap::OctalCode;
use grundy_bake::TableBuilder;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let kayles: OctalCode = "0.77".parse()?;
    TableBuilder::from_game("KAYLES", &kayles, 1000).bake()?.write()?;
    Ok(())
}

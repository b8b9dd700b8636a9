//! Bakes a game.

use grundy_bake::TableBuilder;
use grundy_bake::heap::OctalCode;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let kayles: OctalCode = "0.77".parse()?;
    TableBuilder::from_game("KAYLES", &kayles, 1000).bake()?.write()?;
    Ok(())
}

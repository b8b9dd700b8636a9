//! The judge from outside, a module a subject: the games, the program, and what a run may use.

mod bachet;
mod cutting;
mod euclid;
mod forest;
mod georgia_and_bob;
mod king;
mod lasker;
mod limits;
mod list;
mod new_nim;
mod nim;
mod process;
mod river;
mod row_chess;
mod subtraction;
mod support;
mod tokens;

//! The games: the fast forms against the definition, a module for each game.

mod all_but;
mod bachet;
mod codes;
mod cutting;
mod euclid;
mod forest;
mod grundys_game;
mod heaps;
mod king;
mod lasker;
mod mock_turtles;
mod nim;
mod node_kayles;
mod pairs;
mod powers_of_two;
mod river;
mod row_chess;
mod staircase_nim;
mod subtraction;
mod tokens;
mod turning_turtles;
mod wythoff;

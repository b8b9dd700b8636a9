//! River Game, on sets of cameras as bits.

use std::collections::HashMap;

/// The squares `*`, `.` and `x` of a grid, numbered row by row.
#[derive(Clone, Debug)]
pub struct Grid {
    squares: Vec<u8>,
    columns: usize,
    areas: HashMap<usize, usize>,
    watched: Vec<Vec<usize>>,
}

impl Grid {
    /// The grid of this drawing, with white space between rows.
    pub fn new(drawing: &str) -> Grid {
        let columns = drawing.split_whitespace().next().map_or(1, str::len);
        let squares = drawing.bytes().filter(|square| !square.is_ascii_whitespace()).collect();
        let mut grid = Grid { squares, columns, areas: HashMap::new(), watched: Vec::new() };
        grid.areas = grid.join();
        grid.watched = (0..grid.squares.len()).map(|square| grid.watched_from(square)).collect();
        grid
    }

    /// How many steps there are between squares.
    pub fn distance(&self, a: usize, b: usize) -> usize {
        (a / self.columns).abs_diff(b / self.columns) + (a % self.columns).abs_diff(b % self.columns)
    }

    /// Row and column of a square.
    pub fn place(&self, square: usize) -> (usize, usize) {
        (square / self.columns, square % self.columns)
    }

    /// The area of each wet square, which is the lowest square in it.
    pub fn areas(&self) -> &HashMap<usize, usize> {
        &self.areas
    }

    /// By joining until nothing changes.
    fn join(&self) -> HashMap<usize, usize> {
        let wet: Vec<usize> =
            (0..self.squares.len()).filter(|&square| self.squares[square] == b'*').collect();
        let mut areas: HashMap<usize, usize> = wet.iter().map(|&square| (square, square)).collect();
        loop {
            let mut changed = false;
            for &a in &wet {
                for &b in &wet {
                    if self.distance(a, b) == 1 && areas[&a] > areas[&b] {
                        areas.insert(a, areas[&b]);
                        changed = true;
                    }
                }
            }
            if !changed {
                return areas;
            }
        }
    }

    /// The areas beside a square.
    fn watched_from(&self, square: usize) -> Vec<usize> {
        let beside = self.areas.iter().filter(|&(&wet, _)| self.distance(wet, square) == 1);
        beside.map(|(_, &area)| area).collect()
    }

    /// Whether each area reaches from the first column to the last, and areas are 3 steps apart.
    pub fn keeps_the_promises(&self) -> bool {
        let reaches = |area: usize, edge: usize| {
            self.areas.iter().any(|(&square, &other)| other == area && square % self.columns == edge)
        };
        let apart = |(&a, area): (&usize, &usize)| {
            self.areas.iter().all(|(&b, other)| area == other || self.distance(a, b) >= 3)
        };
        self.areas.values().all(|&area| reaches(area, 0) && reaches(area, self.columns - 1))
            && self.areas.iter().all(apart)
    }

    /// The squares for cameras: firm ground beside water.
    pub fn candidates(&self) -> impl Iterator<Item = usize> {
        (0..self.squares.len())
            .filter(|&square| self.squares[square] == b'.' && !self.watched[square].is_empty())
    }

    /// The cameras after each move, as bits: none goes beside one that watches the same area.
    pub fn options(&self, cameras: u64) -> Vec<u64> {
        let may_place = |&square: &usize| {
            let own = &self.watched[square];
            let others = (0..self.squares.len()).filter(|other| cameras >> other & 1 == 1);
            let mut others = others.filter(|&other| self.distance(square, other) <= 1);
            others.all(|other| square != other && self.watched[other].iter().all(|area| !own.contains(area)))
        };
        self.candidates().filter(may_place).map(|square| cameras | 1 << square).collect()
    }
}

//! Pictures of few colours, as PNG.

use std::io;
use std::ops::Range;

use png::{BitDepth, ColorType, Compression, Encoder, Filter};

use crate::io::failure::Failure;

/// Digits and the letters of a few words, three pixels wide and five high, row by row from the highest bit.
const GLYPHS: [(char, u16); 24] = [
    ('0', 0b111_101_101_101_111),
    ('1', 0b010_110_010_010_111),
    ('2', 0b111_001_111_100_111),
    ('3', 0b111_001_011_001_111),
    ('4', 0b101_101_111_001_001),
    ('5', 0b111_100_111_001_111),
    ('6', 0b111_100_111_101_111),
    ('7', 0b111_001_010_010_010),
    ('8', 0b111_101_111_101_111),
    ('9', 0b111_101_111_001_111),
    ('B', 0b110_101_110_101_110),
    ('D', 0b110_101_101_101_110),
    ('E', 0b111_100_110_100_111),
    ('F', 0b111_100_110_100_100),
    ('I', 0b111_010_010_010_111),
    ('M', 0b101_111_111_101_101),
    ('N', 0b111_101_101_101_101),
    ('O', 0b010_101_101_101_010),
    ('P', 0b110_101_110_100_100),
    ('R', 0b110_101_110_101_101),
    ('S', 0b011_100_010_001_110),
    ('T', 0b111_010_010_010_010),
    ('U', 0b101_101_101_101_111),
    ('V', 0b101_101_101_101_010),
];

/// How many pixels a pixel of a glyph measures, and how far a glyph is from the next.
const SCALE: usize = 2;
const PITCH: usize = 4 * SCALE;

/// A picture whose pixels are places in a palette.
pub(crate) struct Raster {
    width: usize,
    height: usize,
    pixels: Vec<u8>,
}

impl Raster {
    /// All of one colour.
    pub(crate) fn new(width: usize, height: usize, colour: u8) -> Raster {
        Raster { width, height, pixels: vec![colour; width * height] }
    }

    /// Paints a pixel, if it is in the picture.
    pub(crate) fn set(&mut self, x: usize, y: usize, colour: u8) {
        if x < self.width && y < self.height {
            self.pixels[y * self.width + x] = colour;
        }
    }

    /// Paints a rectangle, as far as it is in the picture.
    pub(crate) fn fill(&mut self, x: Range<usize>, y: Range<usize>, colour: u8) {
        for y in y {
            x.clone().for_each(|x| self.set(x, y, colour));
        }
    }

    /// Paints every second diagonal stripe of a rectangle, eight pixels wide.
    pub(crate) fn stripe(&mut self, x: Range<usize>, y: Range<usize>, colour: u8) {
        for y in y {
            x.clone().filter(|x| (x + y) / 8 % 2 == 1).for_each(|x| self.set(x, y, colour));
        }
    }

    /// Writes digits and capital letters from a place to the right and down. A character without a glyph is a gap.
    pub(crate) fn text(&mut self, x: usize, y: usize, text: &str, colour: u8) {
        for (index, char) in text.chars().enumerate() {
            let bits = GLYPHS.iter().find(|(known, _)| *known == char).map_or(0, |&(_, bits)| bits);
            for at in (0..15).filter(|at| bits >> (14 - at) & 1 == 1) {
                let (x, y) = (x + index * PITCH + at % 3 * SCALE, y + at / 3 * SCALE);
                self.fill(x..x + SCALE, y..y + SCALE, colour);
            }
        }
    }

    /// Writes a number whose last pixel is left of `x`, from `y` down.
    pub(crate) fn number_ending(&mut self, x: usize, y: usize, number: u64, colour: u8) {
        let digits = number.to_string();
        self.text(x.saturating_sub(PITCH * digits.len() - SCALE), y, &digits, colour);
    }

    /// Writes a number around `x`, from `y` down.
    pub(crate) fn number_centred(&mut self, x: usize, y: usize, number: u64, colour: u8) {
        let width = PITCH * number.to_string().len() - SCALE;
        self.number_ending(x + width.div_ceil(2), y, number, colour);
    }

    /// The picture with a palette of up to 256 colours and a title in its text.
    pub(crate) fn png(&self, palette: &[[u8; 3]], title: &str) -> Result<Vec<u8>, Failure> {
        let mut bytes = Vec::new();
        let result = (|| {
            let mut encoder = Encoder::new(&mut bytes, self.width as u32, self.height as u32);
            // As few bits a pixel as the palette needs.
            let depth = match palette.len() {
                0..=2 => 1,
                3..=4 => 2,
                5..=16 => 4,
                _ => 8,
            };
            encoder.set_color(ColorType::Indexed);
            encoder.set_depth(BitDepth::from_u8(depth).unwrap_or(BitDepth::Eight));
            encoder.set_palette(palette.concat());
            encoder.set_compression(Compression::High);
            // Places in a palette have no differences worth coding.
            encoder.set_filter(Filter::NoFilter);
            encoder.add_text_chunk("Title".to_owned(), title.to_owned())?;
            let mut writer = encoder.write_header()?;
            writer.write_image_data(&self.packed(usize::from(depth)))?;
            writer.finish()
        })();
        result.map_err(|error| Failure::Write(io::Error::other(error)))?;
        Ok(bytes)
    }

    /// The pixels of each row at `depth` bits, from the highest bit of each byte on.
    fn packed(&self, depth: usize) -> Vec<u8> {
        let pack = |pixels: &[u8]| {
            pixels.iter().enumerate().fold(0, |byte, (at, pixel)| byte | pixel << (8 - depth - at * depth))
        };
        self.pixels.chunks(self.width).flat_map(|row| row.chunks(8 / depth).map(pack)).collect()
    }
}

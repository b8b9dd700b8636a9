//! A sequence as a picture: value against n, with the period marked.

use std::fmt::Write;

use crate::io::failure::Failure;
use crate::render::raster::Raster;

/// A period to mark, and how sure it is.
#[derive(Clone, Copy)]
pub(crate) struct Band {
    pub(crate) preperiod: u64,
    pub(crate) period: u64,
    /// The last n of which it is known, where no theorem proves it for all.
    pub(crate) observed_to: Option<u64>,
}

/// A sequence, and what is known of its period.
pub(crate) struct Chart<'a> {
    /// The values of n = 0, 1, ….
    values: &'a [u64],
    /// At least 1.
    largest: u64,
    band: Option<Band>,
    title: &'a str,
}

/// The size of the picture and of the field in it, in pixels: the field is left of RIGHT and above BOTTOM.
const WIDTH: usize = 1100;
const HEIGHT: usize = 520;
const LEFT: usize = 60;
const RIGHT: usize = 1080;
const TOP: usize = 40;
const BOTTOM: usize = 480;

/// Of the palette by Okabe and Ito (2002), made for colour-blind readers: blue for values; orange, paled, for periods.
const PALETTE: [[u8; 3]; 5] = [[255, 255, 255], [0, 0, 0], [0, 114, 178], [253, 237, 200], [200, 200, 200]];
const PAPER: u8 = 0;
const INK: u8 = 1;
const VALUE: u8 = 2;
const BAND: u8 = 3;
const GRID: u8 = 4;

impl<'a> Chart<'a> {
    pub(crate) fn new(values: &'a [u64], band: Option<Band>, title: &'a str) -> Chart<'a> {
        Chart { values, largest: values.iter().copied().max().unwrap_or(0).max(1), band, title }
    }

    fn x(&self, n: u64) -> usize {
        let last = (self.values.len() as u64 - 1).max(1);
        LEFT + (u128::from(n.min(last)) * (RIGHT - LEFT) as u128 / u128::from(last)) as usize
    }

    fn y(&self, value: u64) -> usize {
        BOTTOM - (u128::from(value) * (BOTTOM - TOP) as u128 / u128::from(self.largest)) as usize
    }

    /// Every second period, as x from and to.
    fn bands(&self) -> Vec<(usize, usize)> {
        let Some(Band { preperiod, period, .. }) = self.band else { return Vec::new() };
        let starts = (0..).map(|index| preperiod + 2 * index * period);
        let bands = starts.take_while(|&start| start < self.values.len() as u64);
        bands
            .take(if self.is_narrow(period) { 1 } else { usize::MAX })
            .map(|start| (self.x(start), self.x(start + period)))
            .collect()
    }

    /// Of periods narrower than a few pixels only the first is of any use.
    fn is_narrow(&self, period: u64) -> bool {
        self.x(period) - self.x(0) < 4
    }

    /// About eight round numbers from 0 to a largest one.
    fn ticks(largest: u64) -> impl Iterator<Item = u64> {
        let rough = (largest / 8).max(1);
        let ten = 10_u64.pow(rough.ilog10());
        let step = [1, 2, 5].iter().map(|of| of * ten).find(|&step| step >= rough).unwrap_or(10 * ten);
        (0..=largest / step).map(move |index| index * step)
    }

    /// As SVG.
    pub(crate) fn svg(&self) -> String {
        let mut svg = String::new();
        let colour = |index: u8| {
            let [r, g, b] = PALETTE[usize::from(index)];
            format!("#{r:02x}{g:02x}{b:02x}")
        };
        let line = |svg: &mut String, x1: usize, y1: usize, x2: usize, y2: usize, stroke: u8| {
            let _ = writeln!(svg, r#"<path d="M{x1} {y1}L{x2} {y2}" stroke="{}"/>"#, colour(stroke));
        };
        let text = |svg: &mut String, x: usize, y: usize, anchor: &str, text: &str| {
            let _ = writeln!(svg, r#"<text x="{x}" y="{y}" text-anchor="{anchor}">{text}</text>"#);
        };
        // Writing to a string cannot fail.
        let _ = writeln!(
            svg,
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="14">"#
        );
        let _ = writeln!(svg, r#"<rect width="{WIDTH}" height="{HEIGHT}" fill="{}"/>"#, colour(PAPER));
        let mut fill = colour(BAND);
        if self.is_observed() {
            let stripe = format!(r#"<path d="M0 0V8" stroke="{fill}" stroke-width="8"/>"#);
            let turn = r#"patternUnits="userSpaceOnUse" patternTransform="rotate(45)""#;
            let _ = writeln!(svg, r#"<pattern id="observed" width="8" height="8" {turn}>{stripe}</pattern>"#);
            fill = "url(#observed)".to_owned();
        }
        for (from, to) in self.bands() {
            let (width, height) = (to - from, BOTTOM - TOP);
            let _ = writeln!(
                svg,
                r#"<rect x="{from}" y="{TOP}" width="{width}" height="{height}" fill="{fill}"/>"#
            );
        }
        for value in Chart::ticks(self.largest) {
            line(&mut svg, LEFT, self.y(value), RIGHT, self.y(value), GRID);
            text(&mut svg, LEFT - 8, self.y(value) + 5, "end", &value.to_string());
        }
        for n in Chart::ticks(self.values.len() as u64 - 1) {
            line(&mut svg, self.x(n), BOTTOM, self.x(n), BOTTOM + 5, INK);
            text(&mut svg, self.x(n), BOTTOM + 22, "middle", &n.to_string());
        }
        line(&mut svg, LEFT, BOTTOM, RIGHT, BOTTOM, INK);
        line(&mut svg, LEFT, TOP, LEFT, BOTTOM, INK);
        let escaped = self.title.replace('&', "&amp;").replace('<', "&lt;");
        text(&mut svg, LEFT, TOP - 15, "start", &format!("{escaped}{}", self.caption()));
        let _ = writeln!(svg, r#"<g fill="{}">"#, colour(VALUE));
        for (n, &value) in self.values.iter().enumerate() {
            let _ = writeln!(svg, r#"<circle cx="{}" cy="{}" r="2.5"/>"#, self.x(n as u64), self.y(value));
        }
        svg += "</g>\n</svg>\n";
        svg
    }

    fn is_observed(&self) -> bool {
        self.band.is_some_and(|band| band.observed_to.is_some())
    }

    fn caption(&self) -> String {
        let Some(Band { preperiod, period, observed_to }) = self.band else { return String::new() };
        let which = if self.is_narrow(period) { "the first one" } else { "every second one" };
        match observed_to {
            None => format!("; period {period} from n = {preperiod} on, proved ({which} shaded)"),
            Some(last) => {
                format!(
                    "; period {period} from n = {preperiod} on, observed up to n = {last}, not proved ({which} striped)"
                )
            }
        }
    }

    /// The caption in the letters that a PNG has.
    fn short_caption(&self) -> String {
        match self.band {
            None => String::new(),
            Some(Band { preperiod, period, observed_to: None }) => {
                format!("PROVED PERIOD {period} FROM {preperiod}")
            }
            Some(Band { preperiod, period, observed_to: Some(last) }) => {
                format!("OBSERVED PERIOD {period} FROM {preperiod} UP TO {last} NOT PROVED")
            }
        }
    }

    /// As PNG. The numbers at the axes and what is known of the period are drawn; the title is in the file's text.
    pub(crate) fn png(&self) -> Result<Vec<u8>, Failure> {
        let mut raster = Raster::new(WIDTH, HEIGHT, PAPER);
        for (from, to) in self.bands() {
            raster.fill(from..to, TOP..BOTTOM, BAND);
            if self.is_observed() {
                raster.stripe(from..to, TOP..BOTTOM, PAPER);
            }
        }
        for value in Chart::ticks(self.largest) {
            raster.fill(LEFT..RIGHT, self.y(value)..self.y(value) + 1, GRID);
            raster.number_ending(LEFT - 8, self.y(value) - 5, value, INK);
        }
        for n in Chart::ticks(self.values.len() as u64 - 1) {
            raster.fill(self.x(n)..self.x(n) + 1, BOTTOM..BOTTOM + 6, INK);
            raster.number_centred(self.x(n), BOTTOM + 12, n, INK);
        }
        raster.fill(LEFT..RIGHT, BOTTOM..BOTTOM + 1, INK);
        raster.fill(LEFT..LEFT + 1, TOP..BOTTOM, INK);
        for (n, &value) in self.values.iter().enumerate() {
            let (x, y) = (self.x(n as u64), self.y(value));
            raster.fill(x - 1..x + 2, y - 1..y + 2, VALUE);
        }
        raster.text(LEFT, TOP - 20, &self.short_caption(), INK);
        raster.png(&PALETTE, &format!("{}{}", self.title, self.caption()))
    }
}

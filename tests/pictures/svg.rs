//! A screen as a picture: the cells of a buffer written as SVG, standing still or moving.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::time::Duration;

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};

use super::signs::{Pen, shape};

/// The size of a cell, and of the frame around all of them.
const CELL_WIDTH: u16 = 10;
const CELL_HEIGHT: u16 = 20;
const FRAME: u16 = 16;

/// A colour as red, green and blue.
type Rgb = [u8; 3];

/// A run of text in one row: where it begins, how many cells it takes, what it says.
type Run = (u16, u16, u16, String);

/// A run of one sign: where it begins, how many there are, which sign.
type Signs = (u16, u16, u16, &'static str);

/// What is to be drawn of a screen, by colour.
#[derive(Debug, Default)]
struct Layer {
    /// Areas of ground: x, y, width, height in cells.
    grounds: BTreeMap<Rgb, Vec<[u16; 4]>>,
    /// Signs with a shape: x and y of the first cell, how many in a row.
    shapes: BTreeMap<(Rgb, Pen), Vec<Signs>>,
    /// The text that a font draws, bold or not.
    texts: BTreeMap<(Rgb, bool), Vec<Run>>,
}

/// A screen that stands still.
pub(crate) fn still(title: &str, screen: &Buffer) -> String {
    picture(title, screen, "", &Layer::new(screen, |_, _| true).draw())
}

/// Screens that follow each other, each standing for a while, for ever.
///
/// The first is drawn whole; of every other one, only what it changes is laid over those before it. Who has asked for
/// less motion sees the first one only.
pub(crate) fn moving(title: &str, screens: &[(Buffer, Duration)]) -> String {
    let all: Duration = screens.iter().map(|(_, stands)| *stands).sum();
    let Some((first, stands)) = screens.first() else {
        return String::new();
    };
    let mut style = format!(
        ".f{{visibility:hidden;animation:{}ms step-end infinite}}\
         @media(prefers-reduced-motion:reduce){{.f{{animation:none}}}}\n",
        all.as_millis()
    );
    let mut body = Layer::new(first, |_, _| true).draw();
    let mut begins = *stands;
    for (number, pair) in screens.windows(2).enumerate() {
        let [(before, _), (after, stands)] = pair else {
            continue;
        };
        let per_mille = begins.as_millis() * 10_000 / all.as_millis();
        let percent = format!("{}.{:02}", per_mille / 100, per_mille % 100);
        write_to(
            &mut style,
            format_args!(
                "@keyframes f{number}{{0%{{visibility:hidden}}{percent}%{{visibility:visible}}}}\n"
            ),
        );
        let changed = |x, y| before.cell((x, y)) != after.cell((x, y));
        let layer = Layer::new(after, changed).draw();
        write_to(
            &mut body,
            format_args!("<g class=\"f\" style=\"animation-name:f{number}\">\n{layer}</g>\n"),
        );
        begins += *stands;
    }
    picture(title, first, &style, &body)
}

/// Puts the frame of a window around what has been drawn.
fn picture(title: &str, screen: &Buffer, style: &str, body: &str) -> String {
    let width = screen.area.width * CELL_WIDTH + 2 * FRAME;
    let height = screen.area.height * CELL_HEIGHT + 2 * FRAME;
    let page = screen.cell((0, 0)).map_or([0; 3], |cell| colors(cell).1);
    let (page, edge) = (hex(page), hex(mix(page, [255; 3], 4)));
    let mut pens = String::new();
    for (pen, pen_style) in Pen::ALL {
        write_to(&mut pens, format_args!(".{}{{{pen_style}}}", pen.class()));
    }
    let (right, bottom) = (width - 1, height - 1);
    let title = escaped(title);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" role=\"img\">\n<title>{title}</title>\n<style>\
         text{{font:16.6px ui-monospace,'SF Mono',Menlo,Consolas,'DejaVu Sans Mono','Liberation Mono',monospace;\
         white-space:pre;fill:currentColor}}.b{{font-weight:700}}.g{{shape-rendering:crispEdges;fill:currentColor}}\
         {pens}\n{style}</style>\n\
         <rect x=\".5\" y=\".5\" width=\"{right}\" height=\"{bottom}\" rx=\"10\" fill=\"{page}\" stroke=\"{edge}\"/>\n\
         <g transform=\"translate({FRAME} {FRAME})\">\n{body}</g>\n</svg>\n"
    )
}

impl Layer {
    /// Collects those cells of a screen that are wanted.
    fn new(screen: &Buffer, wanted: impl Fn(u16, u16) -> bool) -> Self {
        let mut layer = Self::default();
        for y in 0..screen.area.height {
            let mut x = 0;
            while x < screen.area.width {
                let Some(cell) = screen.cell((x, y)).filter(|_| wanted(x, y)) else {
                    x += 1;
                    continue;
                };
                let same =
                    |other: &Cell| colors(other) == colors(cell) && bold(other) == bold(cell);
                let end = (x + 1..screen.area.width)
                    .find(|&end| !wanted(end, y) || !screen.cell((end, y)).is_some_and(same))
                    .unwrap_or(screen.area.width);
                let signs: Vec<&str> = (x..end)
                    .filter_map(|x| screen.cell((x, y)))
                    .map(Cell::symbol)
                    .collect();
                layer.add(x, y, cell, &signs);
                x = end;
            }
        }
        layer
    }

    /// Adds cells of one row that look alike.
    fn add(&mut self, x: u16, y: u16, style: &Cell, signs: &[&str]) {
        let (front, ground) = colors(style);
        self.add_ground(ground, x, y, count(signs));
        let mut left = x;
        for part in signs.chunk_by(|a, b| shape(a) == shape(b)) {
            let length = count(part);
            match shape(part[0]) {
                Some((pen, path)) => {
                    let shapes = self.shapes.entry((front, pen)).or_default();
                    shapes.push((left, y, length, path));
                }
                None => self.add_text((front, bold(style)), left, y, &part.concat()),
            }
            left += length;
        }
    }

    /// Adds ground, joined with what lies before it in the row or above it.
    fn add_ground(&mut self, color: Rgb, x: u16, y: u16, width: u16) {
        let areas = self.grounds.entry(color).or_default();
        let mut area = [x, y, width, 1];
        if let Some(before) = areas
            .iter()
            .position(|&[left, top, wide, high]| high == 1 && top == y && left + wide == x)
        {
            let [left, _, wide, _] = areas.swap_remove(before);
            area = [left, y, wide + width, 1];
        }
        areas.push(area);
    }

    /// Adds text word by word: each begins where it must, so a font of another width shifts nothing.
    fn add_text(&mut self, style: (Rgb, bool), x: u16, y: u16, text: &str) {
        let mut left = x;
        for words in text.split("  ") {
            let trimmed = words.trim_start();
            let start = left + count_chars(words) - count_chars(trimmed);
            let trimmed = trimmed.trim_end();
            if !trimmed.is_empty() {
                let run = (start, y, count_chars(trimmed), trimmed.to_string());
                self.texts.entry(style).or_default().push(run);
            }
            left += count_chars(words) + 2;
        }
    }

    /// Writes all of it, the ground first.
    fn draw(&self) -> String {
        let mut svg = String::new();
        for (color, areas) in &self.grounds {
            let mut path = String::new();
            for [x, y, width, height] in stacked(areas) {
                let (x, y) = (x * CELL_WIDTH, y * CELL_HEIGHT);
                let (width, height) = (width * CELL_WIDTH, height * CELL_HEIGHT);
                write_to(
                    &mut path,
                    format_args!("M{x} {y}h{width}v{height}h-{width}z"),
                );
            }
            write_path(&mut svg, "g", *color, &path);
        }
        for ((color, pen), shapes) in &self.shapes {
            let mut path = String::new();
            for (x, y, length, shape) in shapes {
                let (x, y) = (x * CELL_WIDTH, y * CELL_HEIGHT);
                for place in 0..*length {
                    write_to(
                        &mut path,
                        format_args!("M{} {y}{shape}", x + place * CELL_WIDTH),
                    );
                }
            }
            write_path(&mut svg, pen.class(), *color, &path);
        }
        for ((color, bold), runs) in &self.texts {
            let class = if *bold { " class=\"b\"" } else { "" };
            write_to(
                &mut svg,
                format_args!("<g color=\"{}\"{class}>\n", hex(*color)),
            );
            for (x, y, length, text) in runs {
                let (x, y) = (x * CELL_WIDTH, y * CELL_HEIGHT + 15);
                let width = length * CELL_WIDTH;
                let text = escaped(text);
                write_to(
                    &mut svg,
                    format_args!(
                        "<text x=\"{x}\" y=\"{y}\" textLength=\"{width}\" \
                         lengthAdjust=\"spacingAndGlyphs\">{text}</text>\n"
                    ),
                );
            }
            svg.push_str("</g>\n");
        }
        svg
    }
}

/// Joins areas of the same width that lie on top of each other.
fn stacked(areas: &[[u16; 4]]) -> Vec<[u16; 4]> {
    let mut rows = areas.to_vec();
    rows.sort_by_key(|&[x, y, width, _]| (x, width, y));
    let mut stacks: Vec<[u16; 4]> = Vec::new();
    for [x, y, width, height] in rows {
        match stacks.last_mut() {
            Some([left, top, wide, high]) if (*left, *wide, *top + *high) == (x, width, y) => {
                *high += height;
            }
            _ => stacks.push([x, y, width, height]),
        }
    }
    stacks
}

fn write_path(svg: &mut String, class: &str, color: Rgb, path: &str) {
    let color = hex(color);
    write_to(
        svg,
        format_args!("<path class=\"{class}\" color=\"{color}\" d=\"{path}\"/>\n"),
    );
}

fn write_to(text: &mut String, what: std::fmt::Arguments<'_>) {
    text.write_fmt(what).expect("a string takes everything");
}

fn count(signs: &[&str]) -> u16 {
    u16::try_from(signs.len()).expect("no longer than a row")
}

fn count_chars(text: &str) -> u16 {
    u16::try_from(text.chars().count()).expect("no longer than a row")
}

fn bold(cell: &Cell) -> bool {
    cell.modifier.contains(Modifier::BOLD)
}

/// The colours of a cell's sign and ground, as a terminal shows them.
fn colors(cell: &Cell) -> (Rgb, Rgb) {
    let rgb = |color, otherwise| match color {
        Color::Rgb(r, g, b) => [r, g, b],
        _ => otherwise,
    };
    let (mut front, mut ground) = (rgb(cell.fg, [255; 3]), rgb(cell.bg, [0; 3]));
    if cell.modifier.contains(Modifier::REVERSED) {
        (front, ground) = (ground, front);
    }
    if cell.modifier.contains(Modifier::DIM) {
        front = mix(front, ground, 3);
    }
    (front, ground)
}

/// A colour with one part in so many of another one.
fn mix(color: Rgb, other: Rgb, parts: u16) -> Rgb {
    std::array::from_fn(|channel| {
        let (a, b) = (u16::from(color[channel]), u16::from(other[channel]));
        u8::try_from((a * (parts - 1) + b) / parts).unwrap_or(u8::MAX)
    })
}

fn hex([r, g, b]: Rgb) -> String {
    format!("#{r:02x}{g:02x}{b:02x}")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

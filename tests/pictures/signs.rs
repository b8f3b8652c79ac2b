//! Signs drawn as shapes: lines that join from cell to cell and seeds that are round, whatever font a reader has.
//!
//! A cell is 10 wide and 20 high. What is not a sign of the board is left to the font.

use std::fmt::Write as _;
use std::sync::LazyLock;

/// How a sign is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Pen {
    /// A thin line.
    Thin,
    /// A thick line.
    Thick,
    /// A dot at each place.
    Seed,
    /// A small dot at each place.
    Speck,
    /// An area.
    Area,
}

impl Pen {
    /// The name of its class, and the style that goes with it. `currentColor` is set by the group.
    pub(crate) const ALL: [(Self, &'static str); 5] = [
        (Self::Thin, "fill:none;stroke:currentColor;stroke-width:1.4"),
        (Self::Thick, "fill:none;stroke:currentColor;stroke-width:3"),
        (
            Self::Seed,
            "fill:none;stroke:currentColor;stroke-width:7.6;stroke-linecap:round",
        ),
        (
            Self::Speck,
            "fill:none;stroke:currentColor;stroke-width:2.2;stroke-linecap:round",
        ),
        (Self::Area, "fill:currentColor"),
    ];

    /// The name of its class.
    pub(crate) const fn class(self) -> &'static str {
        match self {
            Self::Thin => "l",
            Self::Thick => "h",
            Self::Seed => "o",
            Self::Speck => "d",
            Self::Area => "a",
        }
    }
}

/// The shape of a sign, from the upper left corner of its cell; none where the font draws it.
pub(crate) fn shape(sign: &str) -> Option<(Pen, &'static str)> {
    let thin = |path| Some((Pen::Thin, path));
    let thick = |path| Some((Pen::Thick, path));
    let area = |path| Some((Pen::Area, path));
    match sign {
        "─" => thin("m0 10h10"),
        "│" => thin("m5 0v20"),
        "╭" => thin("m5 20v-5q0-5 5-5"),
        "╮" => thin("m0 10q5 0 5 5v5"),
        "╰" => thin("m5 0v5q0 5 5 5"),
        "╯" => thin("m5 0v5q0 5-5 5"),
        "┌" => thin("m5 20v-10h5"),
        "┐" => thin("m0 10h5v10"),
        "└" => thin("m5 0v10h5"),
        "┘" => thin("m5 0v10h-5"),
        "├" => thin("m5 0v20m0-10h5"),
        "┤" => thin("m5 0v20m0-10h-5"),
        "━" => thick("m0 10h10"),
        "┃" => thick("m5 0v20"),
        "┏" => thick("m5 20v-10h5"),
        "┓" => thick("m0 10h5v10"),
        "┗" => thick("m5 0v10h5"),
        "┛" => thick("m5 0v10h-5"),
        "═" => thin("m0 8h10m0 4h-10"),
        "║" => thin("m3 0v20m4 0v-20"),
        "╔" => thin("m3 20v-12h7m0 4h-3v8"),
        "╗" => thin("m0 8h7v12m-4 0v-8h-3"),
        "╚" => thin("m3 0v12h7m0-4h-3v-8"),
        "╝" => thin("m0 12h7v-12m-4 0v8h-3"),
        "●" => Some((Pen::Seed, "m5 10h0")),
        "·" => Some((Pen::Speck, "m5 10h0")),
        "▘" => area("h5v10h-5"),
        "▝" => area("m5 0h5v10h-5"),
        "▖" => area("m0 10h5v10h-5"),
        "▗" => area("m5 10h5v10h-5"),
        "▌" => area("h5v20h-5"),
        "▐" => area("m5 0h5v20h-5"),
        "▀" => area("h10v10h-10"),
        "▄" => area("m0 10h10v10h-10"),
        "▛" => area("h10v10h-5v10h-5"),
        "▜" => area("h10v20h-5v-10h-5"),
        "▙" => area("h5v10h5v10h-10"),
        "▟" => area("m5 0h5v20h-10v-10h5"),
        "◎" => {
            thin("m1 10a4 4 0 1 1 8 0a4 4 0 1 1-8 0m2.6 0a1.4 1.4 0 1 1 2.8 0a1.4 1.4 0 1 1-2.8 0")
        }
        "○" => thin("m1.5 10a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0"),
        "▲" => Some((Pen::Area, "m5 5 4.5 9h-9z")),
        "▼" => Some((Pen::Area, "m5 15 4.5-9h-9z")),
        "▶" => Some((Pen::Area, "m1 5.5 8 4.5-8 4.5z")),
        "◀" => Some((Pen::Area, "m9 5.5-8 4.5 8 4.5z")),
        "→" => thin("m0.5 10h9m-3.5-3.5 3.5 3.5-3.5 3.5"),
        "←" => thin("m9.5 10h-9m3.5-3.5-3.5 3.5 3.5 3.5"),
        "↑" => thin("m5 15v-10m-3.5 3.5 3.5-3.5 3.5 3.5"),
        "↓" => thin("m5 5v10m-3.5-3.5 3.5 3.5 3.5-3.5"),
        "★" => Some((
            Pen::Area,
            "m5 5 1.2 3.4 3.6.1-2.9 2.2 1 3.5-2.9-2.1-2.9 2.1 1-3.5-2.9-2.2 3.6-.1z",
        )),
        "█" => Some((Pen::Area, "m0 0h10v20h-10z")),
        "◆" => Some((Pen::Area, "m5 5.5 4.5 4.5-4.5 4.5-4.5-4.5z")),
        _ => braille(sign),
    }
}

/// The first sign of Braille, which has no dot; the bits of the others say which they have.
const BRAILLE: char = '\u{2800}';
/// The column and the row of each dot, in the order of the bits.
const DOTS: [(i8, i8); 8] = [
    (0, 0),
    (0, 1),
    (0, 2),
    (1, 0),
    (1, 1),
    (1, 2),
    (0, 3),
    (1, 3),
];

/// The shape of a sign of Braille, of which charts are made.
fn braille(sign: &str) -> Option<(Pen, &'static str)> {
    static SHAPES: LazyLock<Vec<String>> = LazyLock::new(|| (0..=u8::MAX).map(dots).collect());
    let bits = u32::from(sign.chars().next()?).checked_sub(BRAILLE.into())?;
    let shape = SHAPES.get(usize::try_from(bits).ok()?)?;
    Some((Pen::Area, shape.as_str()))
}

/// A dot for each bit, each reached from the one before it.
fn dots(bits: u8) -> String {
    let (mut from, mut path) = ((-0.5, -0.5), String::new());
    for (bit, (column, row)) in DOTS.into_iter().enumerate() {
        if bits & (1 << bit) != 0 {
            let to = (5.0 * f32::from(column), 5.0 * f32::from(row));
            let _ = write!(path, "m{} {}h4v4h-4z", to.0 - from.0, to.1 - from.1);
            from = to;
        }
    }
    path
}

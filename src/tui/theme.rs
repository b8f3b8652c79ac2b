//! Colours, and what becomes of them on a terminal that has fewer, or none.
//!
//! Screens use the roles of a `Theme`; the last step of every drawing brings the result down to what the terminal can
//! show. Nothing is said by colour alone: owners have letters, the cursor a frame of its own.

use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};

use ayla_rules::Side;

mod depth;
mod glyphs;

pub use depth::Depth;
use glyphs::is_made_of_colour;
pub use glyphs::to_ascii;

/// Which colours the screens have.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    serde::Serialize,
    serde::Deserialize,
    clap::ValueEnum,
)]
#[serde(rename_all = "kebab-case")]
pub enum ThemeName {
    /// Carved wood, by lamp light.
    #[default]
    Wood,
    /// Dark on light.
    Light,
    /// Black and white, and two colours that stand far apart.
    HighContrast,
    /// The terminal's own colours.
    Plain,
}

impl ThemeName {
    /// All themes.
    pub const ALL: [Self; 4] = [Self::Wood, Self::Light, Self::HighContrast, Self::Plain];

    /// Its colours.
    pub const fn theme(self) -> Theme {
        match self {
            Self::Wood => WOOD,
            Self::Light => LIGHT,
            Self::HighContrast => HIGH_CONTRAST,
            Self::Plain => PLAIN,
        }
    }
}

/// The colours of the screens, by what they are for.
#[derive(Clone, Copy, Debug)]
pub struct Theme {
    /// Text and ground of a page.
    pub page: Style,
    /// What matters less.
    pub quiet: Style,
    /// What matters more: titles, the question asked.
    pub strong: Style,
    /// The wood between the holes.
    pub board: Style,
    /// The hollow of a hole where the light reaches it, and its number.
    pub bowl: Style,
    /// The hollow where it lies in the shade.
    pub shade: Color,
    /// Seeds in a hole.
    pub seed: Style,
    /// South's colour, on a board.
    pub south: Style,
    /// North's colour, on a board.
    pub north: Style,
    /// What the cursor is on.
    pub cursor: Style,
    /// What a sowing would do, and what has just happened.
    pub mark: Style,
    /// What went wrong, or what something costs.
    pub warning: Style,
    /// A key in the footer.
    pub key: Style,
}

impl Theme {
    /// The hollow of a hole in one of its rows: the light falls in from above, so its upper wall lies in the shade.
    pub fn hollow(&self, row: u16, rows: u16) -> Style {
        let (Color::Rgb(r, g, b), Some(Color::Rgb(to_r, to_g, to_b))) = (self.shade, self.bowl.bg)
        else {
            return self.bowl;
        };
        let last = i32::from(rows.max(2) - 1);
        let between = |shade: u8, light: u8| {
            let (shade, light) = (i32::from(shade), i32::from(light));
            let value = shade + (light - shade) * i32::from(row).min(last) / last;
            u8::try_from(value).unwrap_or(u8::MAX)
        };
        self.bowl.bg(Color::Rgb(
            between(r, to_r),
            between(g, to_g),
            between(b, to_b),
        ))
    }

    /// The colour of a side.
    pub const fn side(&self, side: Side) -> Style {
        match side {
            Side::South => self.south,
            Side::North => self.north,
        }
    }
}

const fn rgb(hex: u32) -> Color {
    let [_, r, g, b] = hex.to_be_bytes();
    Color::Rgb(r, g, b)
}

const fn on(fg: u32, bg: u32) -> Style {
    Style::new().fg(rgb(fg)).bg(rgb(bg))
}

/// What the cursor is on is reversed, and so stands out where there are no colours too.
const CURSOR: Modifier = Modifier::REVERSED.union(Modifier::BOLD);

const WOOD: Theme = Theme {
    page: on(0x00_f0_e4_d0, 0x00_21_16_0e),
    quiet: on(0x00_b5_9f_82, 0x00_21_16_0e),
    strong: on(0x00_ff_f4_df, 0x00_21_16_0e).add_modifier(Modifier::BOLD),
    board: on(0x00_f0_dc_bc, 0x00_74_45_24),
    bowl: on(0x00_f3_e3_c8, 0x00_45_2a_18),
    shade: rgb(0x00_26_15_0a),
    seed: on(0x00_f2_d7_a0, 0x00_45_2a_18),
    south: on(0x00_ff_b8_4d, 0x00_45_2a_18),
    north: on(0x00_7f_d1_ff, 0x00_45_2a_18),
    cursor: on(0x00_ff_e0_8a, 0x00_21_16_0e).add_modifier(CURSOR),
    mark: on(0x00_b9_f2_7c, 0x00_45_2a_18).add_modifier(Modifier::BOLD),
    warning: on(0x00_ff_9c_7a, 0x00_21_16_0e).add_modifier(Modifier::BOLD),
    key: on(0x00_ff_d5_80, 0x00_21_16_0e).add_modifier(Modifier::BOLD),
};

const LIGHT: Theme = Theme {
    page: on(0x00_2b_21_18, 0x00_fb_f6_ec),
    quiet: on(0x00_6d_5f_50, 0x00_fb_f6_ec),
    strong: on(0x00_1a_12_0a, 0x00_fb_f6_ec).add_modifier(Modifier::BOLD),
    board: on(0x00_3a_26_12, 0x00_d8_b4_82),
    bowl: on(0x00_2b_1b_0c, 0x00_fb_f2_e2),
    shade: rgb(0x00_ea_d8_b8),
    seed: on(0x00_6a_3f_12, 0x00_fb_f2_e2),
    south: on(0x00_78_33_00, 0x00_fb_f2_e2),
    north: on(0x00_00_47_7a, 0x00_fb_f2_e2),
    cursor: on(0x00_5a_34_0e, 0x00_ff_ff_ff).add_modifier(CURSOR),
    mark: on(0x00_14_52_0b, 0x00_fb_f2_e2).add_modifier(Modifier::BOLD),
    warning: on(0x00_a8_1c_0c, 0x00_fb_f6_ec).add_modifier(Modifier::BOLD),
    key: on(0x00_7a_3c_00, 0x00_fb_f6_ec).add_modifier(Modifier::BOLD),
};

const HIGH_CONTRAST: Theme = Theme {
    page: on(0x00_ff_ff_ff, 0x00_00_00_00),
    quiet: on(0x00_d0_d0_d0, 0x00_00_00_00),
    strong: on(0x00_ff_ff_ff, 0x00_00_00_00).add_modifier(Modifier::BOLD),
    board: on(0x00_ff_ff_ff, 0x00_00_00_00),
    bowl: on(0x00_ff_ff_ff, 0x00_00_00_00),
    shade: rgb(0),
    seed: on(0x00_ff_ff_ff, 0x00_00_00_00),
    south: on(0x00_ff_c2_0a, 0x00_00_00_00),
    north: on(0x00_5c_b3_ff, 0x00_00_00_00),
    cursor: on(0x00_ff_ff_ff, 0x00_00_00_00).add_modifier(CURSOR),
    mark: on(0x00_7d_ff_7d, 0x00_00_00_00).add_modifier(Modifier::BOLD),
    warning: on(0x00_ff_8a_8a, 0x00_00_00_00).add_modifier(Modifier::BOLD),
    key: on(0x00_ff_ff_00, 0x00_00_00_00).add_modifier(Modifier::BOLD),
};

/// No ground but the terminal's, and only colours that are told apart on a light and on a dark one.
const PLAIN: Theme = Theme {
    page: Style::new(),
    quiet: Style::new(),
    strong: Style::new().add_modifier(Modifier::BOLD),
    board: Style::new(),
    bowl: Style::new(),
    shade: Color::Reset,
    seed: Style::new(),
    south: Style::new().fg(Color::Red),
    north: Style::new().fg(Color::Blue),
    cursor: Style::new().add_modifier(CURSOR),
    mark: Style::new().fg(Color::Magenta).add_modifier(Modifier::BOLD),
    warning: Style::new().fg(Color::Red).add_modifier(Modifier::BOLD),
    key: Style::new().add_modifier(Modifier::BOLD),
};

/// Brings a drawing down to the colours that the terminal has, and to ASCII if that is wanted.
pub fn finish(buffer: &mut Buffer, depth: Depth, ascii: bool) {
    if depth == Depth::True && !ascii {
        return;
    }
    // Neighbours mostly look alike: the last colour and what became of it, for text and for ground.
    let mut last = [(Color::Reset, Color::Reset); 2];
    for cell in &mut buffer.content {
        for (color, last) in [&mut cell.fg, &mut cell.bg].into_iter().zip(&mut last) {
            if last.0 != *color {
                *last = (*color, depth.nearest(*color));
            }
            *color = last.1;
        }
        if ascii && let Some(plain) = to_ascii(cell.symbol()) {
            cell.set_symbol(plain);
        } else if depth == Depth::None && is_made_of_colour(cell.symbol()) {
            cell.set_symbol(" ");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The contrast ratio of WCAG 2.
    fn contrast(style: Style) -> f64 {
        let luminance = |color| {
            let Some(Color::Rgb(r, g, b)) = color else {
                panic!("{color:?} has no luminance")
            };
            let channel = |value: u8| {
                let value = f64::from(value) / 255.0;
                if value <= 0.039_28 {
                    value / 12.92
                } else {
                    libm::pow((value + 0.055) / 1.055, 2.4)
                }
            };
            0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b)
        };
        let (a, b) = (luminance(style.fg), luminance(style.bg));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn everything_can_be_read_in_every_theme_that_has_colours_of_its_own() {
        for name in [ThemeName::Wood, ThemeName::Light, ThemeName::HighContrast] {
            let t = name.theme();
            let on = |bg: Option<Color>, styles: &[Style]| {
                styles
                    .iter()
                    .map(|&style| Style { bg, ..style })
                    .collect::<Vec<_>>()
            };
            let in_hollow = [t.bowl, t.seed, t.mark];
            let own = [
                t.page, t.quiet, t.strong, t.board, t.bowl, t.cursor, t.warning, t.key,
            ];
            let all = [
                own.to_vec(),
                on(t.bowl.bg, &in_hollow),
                on(Some(t.shade), &in_hollow),
                on(t.board.bg, &[t.bowl, t.south, t.north, t.mark]),
                on(t.page.bg, &[t.south, t.north, t.mark]),
            ];
            for style in all.into_iter().flatten() {
                assert!(
                    contrast(style) >= 4.5,
                    "{name:?} {style:?} {}",
                    contrast(style)
                );
            }
        }
    }

    #[test]
    fn nothing_vanishes_where_there_are_fewer_colours() {
        for name in ThemeName::ALL {
            let t = name.theme();
            let styles = [
                t.page, t.quiet, t.strong, t.board, t.bowl, t.seed, t.south, t.north, t.cursor,
                t.mark, t.warning, t.key,
            ];
            for style in styles {
                for depth in [Depth::True, Depth::Indexed, Depth::Sixteen] {
                    let [fg, bg] =
                        [style.fg, style.bg].map(|color| depth.nearest(color.unwrap_or_default()));
                    let is_own = fg != Color::Reset || bg != Color::Reset;
                    assert!(!is_own || fg != bg, "{name:?} {depth:?} {style:?}");
                }
            }
        }
    }
}

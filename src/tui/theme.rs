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
    /// What there is less of to see: the rim of a hole that can't be sown, and nothing in a hole.
    pub faint: Modifier,
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
    bowl: on(0x00_f3_e3_c8, 0x00_3e_24_14),
    shade: rgb(0x00_26_15_0a),
    seed: on(0x00_f2_d7_a0, 0x00_3e_24_14),
    south: on(0x00_ff_b8_4d, 0x00_3e_24_14),
    north: on(0x00_7f_d1_ff, 0x00_3e_24_14),
    cursor: on(0x00_ff_e0_8a, 0x00_21_16_0e).add_modifier(CURSOR),
    mark: on(0x00_b9_f2_7c, 0x00_3e_24_14).add_modifier(Modifier::BOLD),
    warning: on(0x00_ff_9c_7a, 0x00_21_16_0e).add_modifier(Modifier::BOLD),
    key: on(0x00_ff_d5_80, 0x00_21_16_0e).add_modifier(Modifier::BOLD),
    faint: Modifier::DIM,
};

const LIGHT: Theme = Theme {
    page: on(0x00_2b_21_18, 0x00_fb_f6_ec),
    quiet: on(0x00_6d_5f_50, 0x00_fb_f6_ec),
    strong: on(0x00_1a_12_0a, 0x00_fb_f6_ec).add_modifier(Modifier::BOLD),
    board: on(0x00_3a_26_12, 0x00_d8_b4_82),
    bowl: on(0x00_2b_1b_0c, 0x00_fb_f2_e2),
    shade: rgb(0x00_ee_de_c4),
    seed: on(0x00_60_3c_18, 0x00_fb_f2_e2),
    south: on(0x00_78_28_00, 0x00_fb_f2_e2),
    north: on(0x00_00_47_7a, 0x00_fb_f2_e2),
    cursor: on(0x00_5a_34_0e, 0x00_ff_ff_ff).add_modifier(CURSOR),
    mark: on(0x00_14_52_0b, 0x00_fb_f2_e2).add_modifier(Modifier::BOLD),
    warning: on(0x00_a8_1c_0c, 0x00_fb_f6_ec).add_modifier(Modifier::BOLD),
    key: on(0x00_7a_3c_00, 0x00_fb_f6_ec).add_modifier(Modifier::BOLD),
    faint: Modifier::DIM,
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
    faint: Modifier::empty(),
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
    south: Style::new().fg(Color::LightRed),
    north: Style::new().fg(Color::LightBlue),
    cursor: Style::new().add_modifier(CURSOR),
    mark: Style::new().fg(Color::Magenta).add_modifier(Modifier::BOLD),
    warning: Style::new()
        .fg(Color::LightRed)
        .add_modifier(Modifier::BOLD),
    key: Style::new().add_modifier(Modifier::BOLD),
    faint: Modifier::DIM,
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
    use super::depth::{SIXTEEN, STEPS};
    use super::*;

    /// What a colour looks like on most terminals.
    fn seen(color: Color) -> [u8; 3] {
        match color {
            Color::Rgb(r, g, b) => [r, g, b],
            Color::Indexed(grey @ 232..) => [8 + 10 * (grey - 232); 3],
            Color::Indexed(index @ 16..) => {
                [36, 6, 1].map(|place| STEPS[usize::from((index - 16) / place % 6)])
            }
            named => {
                let found = SIXTEEN.iter().find(|(color, _)| *color == named);
                found.expect("one of the sixteen").1
            }
        }
    }

    /// The contrast ratio of WCAG 2.
    fn contrast(fg: Color, bg: Color) -> f64 {
        let luminance = |color| {
            let [r, g, b] = seen(color).map(|value| {
                let value = f64::from(value) / 255.0;
                if value <= 0.039_28 {
                    value / 12.92
                } else {
                    libm::pow((value + 0.055) / 1.055, 2.4)
                }
            });
            0.2126 * r + 0.7152 * g + 0.0722 * b
        };
        let (a, b) = (luminance(fg), luminance(bg));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    /// Everything that is drawn: on which ground each colour comes to lie.
    fn drawn(t: &Theme) -> Vec<Style> {
        let on = |bg: Option<Color>, styles: &[Style]| {
            let styles = styles.iter().map(|&style| Style { bg, ..style });
            styles.collect::<Vec<_>>()
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
        all.into_iter().flatten().collect()
    }

    #[test]
    fn everything_can_be_read_in_every_theme_however_many_colours_there_are() {
        for name in ThemeName::ALL {
            for depth in [Depth::True, Depth::Indexed, Depth::Sixteen] {
                for style in drawn(&name.theme()) {
                    let [fg, bg] =
                        [style.fg, style.bg].map(|color| depth.nearest(color.unwrap_or_default()));
                    let is_exact = matches!((fg, bg), (Color::Rgb(..), Color::Rgb(..)));
                    let least = if is_exact { 4.5 } else { 3.0 };
                    // The terminal's own ground may be light or dark; its own text can be read on it.
                    let grounds = match (fg, bg) {
                        (Color::Reset, Color::Reset) => vec![],
                        (_, Color::Reset) => vec![Color::Black, Color::White],
                        (_, ground) => vec![ground],
                    };
                    for ground in grounds {
                        let contrast = contrast(fg, ground);
                        assert!(
                            contrast >= least,
                            "{name:?} {depth:?} {fg:?} on {ground:?}: {contrast}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn no_black_white_or_grey_text_is_without_a_ground_of_its_own() {
        for name in ThemeName::ALL {
            for style in drawn(&name.theme()) {
                let hard = [Color::White, Color::Black, Color::Gray, Color::DarkGray];
                let is_hard = style.fg.is_some_and(|color| hard.contains(&color));
                let has_ground = style.bg.unwrap_or_default() != Color::Reset;
                assert!(has_ground || !is_hard, "{name:?} {style:?}");
            }
        }
    }

    #[test]
    fn hollows_are_told_from_the_wood_around_them_however_many_colours_there_are() {
        for name in [ThemeName::Wood, ThemeName::Light] {
            let theme = name.theme();
            for depth in [Depth::True, Depth::Indexed, Depth::Sixteen] {
                let wood = depth.nearest(theme.board.bg.expect("wood has a colour"));
                for row in 0..8 {
                    let hollow = theme.hollow(row, 8).bg.expect("a hollow has a colour");
                    assert_ne!(depth.nearest(hollow), wood, "{name:?} {depth:?} {row}");
                }
            }
        }
    }
}

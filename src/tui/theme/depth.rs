//! How many colours the terminal has.

use ratatui::style::Color;

/// How many colours the terminal can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// Any.
    True,
    /// The 256 of xterm.
    Indexed,
    /// The terminal's own sixteen.
    Sixteen,
    /// None. Bold and reverse stay: they carry the cursor.
    None,
}

impl Depth {
    /// What the environment says. `NO_COLOR` is obeyed here, by leaving colours out: the terminal library would write
    /// an empty colour instead, which also undoes reverse and bold.
    pub fn from_env(variable: impl Fn(&str) -> Option<String>) -> Self {
        let is = |name: &str, wanted: &[&str]| {
            variable(name).is_some_and(|value| wanted.iter().any(|wanted| value.contains(wanted)))
        };
        if variable("NO_COLOR").is_some_and(|value| !value.is_empty())
            || is("TERM", &["dumb", "vt100", "vt220"])
        {
            Self::None
        } else if is("COLORTERM", &["truecolor", "24bit"])
            || is("TERM", &["direct", "kitty", "ghostty"])
        {
            Self::True
        } else if is("TERM", &["256color"]) {
            Self::Indexed
        } else {
            Self::Sixteen
        }
    }

    /// The nearest colour that there is.
    pub fn nearest(self, color: Color) -> Color {
        match (self, color) {
            (Self::None, _) => Color::Reset,
            (Self::Indexed, Color::Rgb(r, g, b)) => indexed([r, g, b]),
            (Self::Sixteen, Color::Rgb(r, g, b)) => sixteen([r, g, b]),
            _ => color,
        }
    }
}

/// The steps of the 6 × 6 × 6 cube.
pub(super) const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];

/// The nearest colour of the 6 × 6 × 6 cube, or the nearest grey.
fn indexed(rgb: [u8; 3]) -> Color {
    let step = |value: u8| {
        (0..6_u8)
            .min_by_key(|&step| STEPS[usize::from(step)].abs_diff(value))
            .unwrap_or(0)
    };
    let cube = rgb.map(step);
    let in_cube = cube.map(|step| STEPS[usize::from(step)]);
    let mean = rgb.iter().map(|&value| u16::from(value)).sum::<u16>() / 3;
    let grey = u8::try_from(mean.saturating_sub(3) / 10).map_or(23, |grey| grey.min(23));
    if distance(rgb, [8 + 10 * grey; 3]) < distance(rgb, in_cube) {
        Color::Indexed(232 + grey)
    } else {
        Color::Indexed(16 + 36 * cube[0] + 6 * cube[1] + cube[2])
    }
}

/// The sixteen as most terminals have them.
pub(super) const SIXTEEN: [(Color, [u8; 3]); 16] = [
    (Color::Black, [0, 0, 0]),
    (Color::Red, [170, 0, 0]),
    (Color::Green, [0, 170, 0]),
    (Color::Yellow, [170, 85, 0]),
    (Color::Blue, [0, 0, 170]),
    (Color::Magenta, [170, 0, 170]),
    (Color::Cyan, [0, 170, 170]),
    (Color::Gray, [170, 170, 170]),
    (Color::DarkGray, [85, 85, 85]),
    (Color::LightRed, [255, 85, 85]),
    (Color::LightGreen, [85, 255, 85]),
    (Color::LightYellow, [255, 255, 85]),
    (Color::LightBlue, [85, 85, 255]),
    (Color::LightMagenta, [255, 85, 255]),
    (Color::LightCyan, [85, 255, 255]),
    (Color::White, [255, 255, 255]),
];

/// The nearest of the sixteen.
fn sixteen(rgb: [u8; 3]) -> Color {
    SIXTEEN
        .into_iter()
        .min_by_key(|(_, own)| distance(*own, rgb))
        .map_or(Color::Reset, |(color, _)| color)
}

fn distance(a: [u8; 3], b: [u8; 3]) -> u32 {
    a.into_iter()
        .zip(b)
        .map(|(a, b)| u32::from(a.abs_diff(b)).pow(2))
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn depth(variables: &[(&str, &str)]) -> Depth {
        Depth::from_env(|name| {
            variables
                .iter()
                .find(|(n, _)| *n == name)
                .map(|(_, value)| (*value).to_string())
        })
    }

    #[test]
    fn the_environment_says_how_many_colours_there_are() {
        assert_eq!(
            depth(&[("TERM", "xterm-256color"), ("COLORTERM", "truecolor")]),
            Depth::True
        );
        assert_eq!(depth(&[("TERM", "xterm-256color")]), Depth::Indexed);
        assert_eq!(depth(&[("TERM", "linux")]), Depth::Sixteen);
        assert_eq!(
            depth(&[("TERM", "xterm-256color"), ("NO_COLOR", "1")]),
            Depth::None
        );
        assert_eq!(
            depth(&[("TERM", "xterm-256color"), ("NO_COLOR", "")]),
            Depth::Indexed
        );
    }

    #[test]
    fn colours_come_down_to_their_neighbours() {
        assert_eq!(indexed([255, 0, 0]), Color::Indexed(196));
        assert_eq!(indexed([128; 3]), Color::Indexed(244));
        assert_eq!(sixteen([250, 250, 240]), Color::White);
        assert_eq!(Depth::None.nearest(Color::Red), Color::Reset);
    }
}

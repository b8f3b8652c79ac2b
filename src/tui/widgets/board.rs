//! The board as it lies between two players: South's row below running left to right, North's above running right to
//! left.

use ayla_rules::{AnyHole, AnyPosition, Side, gore};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect, Size};
use ratatui::widgets::Widget;

use super::super::preview::Preview;
use super::super::scene::Scene;
use super::super::theme::Theme;
use super::bowl::{Bowl, HoleWorth, Mark, Mood};

/// What is to be said on the board besides what lies on it.
#[derive(Clone, Debug, Default)]
pub struct Hints<'a> {
    /// Where the cursor is.
    pub cursor: Option<AnyHole>,
    /// The holes that can be chosen.
    pub lit: Vec<AnyHole>,
    /// The holes of an offer, and the side that it is made to.
    pub offered: Option<(gore::HoleSet, Side)>,
    /// The board before, where it is told hole by hole what changes.
    pub before: Option<&'a Scene>,
    /// The hole that was sown last.
    pub sown: Option<AnyHole>,
    /// What the sowing under the cursor would do.
    pub preview: Option<&'a Preview>,
    /// What the coach says of holes.
    pub worths: Vec<(AnyHole, HoleWorth)>,
}

/// The holes of the offer that is pending, and the side that it is made to.
pub fn offered_in(position: &AnyPosition) -> Option<(gore::HoleSet, Side)> {
    let offer = position.pending_offer()?;
    Some((offer.holes(), position.side_to_move()))
}

/// A board to draw.
#[derive(Debug)]
pub struct Board<'a> {
    /// What lies on it.
    pub scene: &'a Scene,
    /// What else is to be said.
    pub hints: Hints<'a>,
    /// The colours.
    pub theme: &'a Theme,
}

/// The largest bowl that still looks like one.
const LARGEST_BOWL: (u16, u16) = (28, 12);

/// How far the arrows on the rim stand apart.
const ARROW_STEP: u16 = 4;

/// Where the bowls of a board lie in an area, and the wood around them.
#[derive(Clone, Copy, Debug)]
struct Geometry {
    wood: Rect,
    bowl: (u16, u16),
    /// Whether there is a rim of wood around the bowls.
    rim: u16,
}

impl Geometry {
    fn new(area: Rect, row_len: u16) -> Self {
        let rim = u16::from(area.height >= 10 && area.width >= row_len * 8 + 2);
        let bowl_width = ((area.width.saturating_sub(2 * rim)) / row_len).min(LARGEST_BOWL.0);
        // A cell is about twice as high as it is wide: no bowl is higher than wide.
        let bowl_height = ((area.height.saturating_sub(2 * rim)) / 2)
            .min(LARGEST_BOWL.1)
            .min((bowl_width / 2).max(5));
        let (width, height) = (bowl_width * row_len + 2 * rim, bowl_height * 2 + 2 * rim);
        let x = area.x + (area.width.saturating_sub(width)) / 2;
        let y = area.y + (area.height.saturating_sub(height)) / 2;
        Self {
            wood: Rect {
                x,
                y,
                width,
                height,
            }
            .intersection(area),
            bowl: (bowl_width, bowl_height),
            rim,
        }
    }

    /// Where the hole at a place of the ring lies.
    fn bowl(self, index: usize, row_len: usize) -> Rect {
        let (column, row) = if index < row_len {
            (index, 1)
        } else {
            (2 * row_len - 1 - index, 0)
        };
        let (width, height) = self.bowl;
        let column = u16::try_from(column).unwrap_or(u16::MAX);
        Rect {
            x: self.wood.x + self.rim + column.saturating_mul(width),
            y: self.wood.y + self.rim + row * height,
            width,
            height,
        }
        .intersection(self.wood)
    }
}

impl Board<'_> {
    /// How high a board gets at most in an area.
    pub fn height(area: Size, row_len: u8) -> u16 {
        Geometry::new(Rect::from((Position::ORIGIN, area)), row_len.into())
            .wood
            .height
    }

    /// How wide a board gets at most, with its rim.
    pub const fn widest(row_len: u8) -> u16 {
        row_len as u16 * LARGEST_BOWL.0 + 2
    }

    /// Where each hole of a board lies in an area: the same as it is drawn.
    pub fn bowls(scene: &Scene, area: Rect) -> Vec<(AnyHole, Rect)> {
        let row_len = scene.row_len();
        let geometry = Geometry::new(area, u16::try_from(row_len).unwrap_or(1));
        let places = scene.places().iter().enumerate();
        places
            .map(|(index, place)| (place.hole, geometry.bowl(index, row_len)))
            .collect()
    }

    /// The rim of wood around the bowls, with the way that the seeds go.
    fn draw_wood(&self, wood: Rect, buffer: &mut Buffer) {
        let (left, right) = (wood.x, wood.right() - 1);
        let (top, bottom) = (wood.y, wood.bottom() - 1);
        for (y, way) in [(top, "←"), (bottom, "→")] {
            for x in left..=right {
                let cell = buffer[(x, y)].set_style(self.theme.board);
                // Not at the very corners, and as far from one as from the other.
                if (x - left) % ARROW_STEP == ARROW_STEP / 2 && right - x >= ARROW_STEP / 2 {
                    cell.set_symbol(way);
                }
            }
        }
        for y in top + 1..bottom {
            for x in [left, right] {
                buffer[(x, y)].set_style(self.theme.board);
            }
        }
    }

    fn mood(&self, hole: AnyHole) -> Mood {
        let Hints {
            cursor,
            lit,
            offered,
            ..
        } = &self.hints;
        let is_offered =
            |holes: gore::HoleSet| holes.into_iter().any(|offered| hole == offered.into());
        let mark = if let Some((_, to)) = offered.filter(|&(holes, _)| is_offered(holes)) {
            Some(Mark::Offered(to))
        } else if self.scene.at == Some(hole) {
            Some(Mark::Happening)
        } else {
            let sown = (self.hints.sown == Some(hole)).then_some(Mark::Sown);
            self.foreseen(hole).or(sown)
        };
        Mood {
            cursor: *cursor == Some(hole),
            lit: lit.contains(&hole),
            mark,
            worth: self.worth(hole),
        }
    }

    fn worth(&self, hole: AnyHole) -> Option<HoleWorth> {
        let worths = &self.hints.worths;
        worths
            .iter()
            .find(|(of, _)| *of == hole)
            .map(|&(_, worth)| worth)
    }

    /// What the sowing under the cursor would do at a hole.
    fn foreseen(&self, hole: AnyHole) -> Option<Mark> {
        let preview = self.hints.preview?;
        let taken = preview
            .captures
            .iter()
            .find(|(taken, _)| *taken == hole)
            .map(|&(_, seeds)| seeds);
        if preview.last == Some(hole) {
            Some(Mark::End(taken))
        } else {
            taken.map(Mark::Taken)
        }
    }
}

impl Widget for &Board<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let row_len = u16::try_from(self.scene.row_len()).unwrap_or(1);
        let geometry = Geometry::new(area, row_len);
        if geometry.rim > 0 {
            self.draw_wood(geometry.wood, buffer);
        }
        for (place, (hole, bowl)) in self
            .scene
            .places()
            .iter()
            .zip(Board::bowls(self.scene, area))
        {
            Bowl {
                place,
                before: self.hints.before.and_then(|before| before.place(hole)),
                mood: self.mood(hole),
                theme: self.theme,
            }
            .render(bowl, buffer);
        }
    }
}

/// The hole under the cursor after a step on the screen: sideways around the row, or to the other row.
pub fn beside(scene: &Scene, hole: AnyHole, right: i8, other_row: bool) -> AnyHole {
    let places = scene.places();
    let ring = places.len();
    let Some(index) = places.iter().position(|place| place.hole == hole) else {
        return hole;
    };
    let index = if other_row { ring - 1 - index } else { index };
    let row_len = scene.row_len();
    let start = if index < row_len { 0 } else { row_len };
    // On the screen North's row runs the other way.
    let right = if places[index].hole.row() == Side::South {
        right
    } else {
        -right
    };
    let step = match right {
        1 => 1,
        -1 => row_len - 1,
        _ => 0,
    };
    places[start + (index - start + step) % row_len].hole
}

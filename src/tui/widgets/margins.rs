//! The margin over a game as a chart: South's lead above a line, North's below it, from the start to the end.
//!
//! A lead is told by which way its bar points; the colours say it again.

use ayla_rules::Side;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::symbols::Marker;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;
use ratatui::widgets::canvas::{self, Canvas};

use super::super::theme::Theme;
use super::bowl::mark;
use crate::practice::review::Worth;

/// A chart to draw.
#[derive(Debug)]
pub struct Margins<'a> {
    /// What the game was worth to South at its start and after each action, as far as it is known.
    pub curve: &'a [Worth],
    /// How many points there are in all.
    pub points: usize,
    /// The point that is looked at.
    pub cursor: usize,
    /// The points after which the game had turned.
    pub turned: &'a [usize],
    /// The colours.
    pub theme: &'a Theme,
}

/// The cells that stand before the bars.
const LABELS: u16 = 6;
/// The widest bar for a single point, in cells.
const WIDEST: usize = 6;
/// Dots of a cell, across.
const DOTS: usize = 2;
/// Nothing is drawn as if a smaller lead than this were a great one.
const LEAST_TOP: i16 = 8;

impl Margins<'_> {
    /// The height that a chart gets in a place of a height: an odd number of lines, the one in the middle for the line.
    pub const fn height(place: u16) -> u16 {
        place.saturating_sub((place + 1) % 2)
    }

    /// How many cells the bars take of so many.
    fn bars(&self, cells: u16) -> usize {
        usize::from(cells).min(self.points * WIDEST)
    }

    /// The point whose bar is at a place of so many.
    fn point(&self, place: usize, places: usize) -> usize {
        place * self.points / places.max(1)
    }

    fn top(&self) -> i16 {
        let margins = self.curve.iter().map(|worth| worth.value.margin.abs());
        margins.max().unwrap_or(0).max(LEAST_TOP)
    }

    /// The bars of a side's lead.
    fn draw_bars(&self, side: Side, area: Rect, buffer: &mut Buffer) {
        let dots = DOTS * usize::from(area.width);
        let top = f64::from(self.top());
        let color = self.theme.side(side).fg.unwrap_or_default();
        let y_bounds = match side {
            Side::South => [0.0, top],
            Side::North => [-top, 0.0],
        };
        let heights = (0..dots).filter_map(|dot| {
            let worth = self.curve.get(self.point(dot, dots))?;
            let leads = worth.to(side).value.margin > 0;
            leads.then(|| (to_f64(dot), f64::from(worth.value.margin)))
        });
        let bars: Vec<_> = heights
            .map(|(x, height)| canvas::Line::new(x, 0.0, x, height, color))
            .collect();
        Canvas::default()
            .marker(Marker::Braille)
            .background_color(self.theme.page.bg.unwrap_or_default())
            .x_bounds([0.0, to_f64(dots.saturating_sub(1))])
            .y_bounds(y_bounds)
            .paint(|context| {
                for bar in &bars {
                    context.draw(bar);
                }
            })
            .render(area, buffer);
    }

    /// A fine line where the cursor is, as far as no bar is in its way.
    fn draw_cursor(&self, area: Rect, buffer: &mut Buffer) {
        let cells = usize::from(area.width);
        let is_there = |cell: &usize| self.point(*cell, cells) >= self.cursor;
        let Some(column) = (0..cells).find(is_there) else {
            return;
        };
        for row in area.rows() {
            let x = row.x + u16::try_from(column).unwrap_or(0);
            if let Some(cell) = buffer.cell_mut((x, row.y))
                && [" ", "\u{2800}"].contains(&cell.symbol())
            {
                cell.set_symbol("│").set_style(self.theme.quiet);
            }
        }
    }

    /// The line in the middle: what is known, where the game turned, where the cursor is.
    fn draw_line(&self, area: Rect, buffer: &mut Buffer) {
        let cells = usize::from(area.width);
        let cell = |cell: usize| {
            let (point, next) = (self.point(cell, cells), self.point(cell + 1, cells));
            let points = point..next.max(point + 1);
            let is_first = cell == 0 || self.point(cell - 1, cells) != point;
            let turned = self.turned.iter().any(|point| points.contains(point));
            let sign = match () {
                () if turned && is_first => "◆",
                () if point < self.curve.len() => "─",
                () => "·",
            };
            let style = if points.contains(&self.cursor) {
                self.theme.cursor
            } else if turned && is_first {
                self.theme.strong
            } else {
                self.theme.quiet
            };
            Span::styled(sign, style)
        };
        let line: Line<'_> = (0..cells).map(cell).collect();
        line.render(area, buffer);
    }
}

impl Widget for &Margins<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let height = Margins::height(area.height);
        let half = height / 2;
        let [labels, bars] = Rect { height, ..area }.layout(&Layout::horizontal([
            Constraint::Length(LABELS),
            Constraint::Fill(1),
        ]));
        let width = u16::try_from(self.bars(bars.width)).unwrap_or(bars.width);
        let bars = Rect { width, ..bars };
        let rows = Layout::vertical([
            Constraint::Length(half),
            Constraint::Length(1),
            Constraint::Length(half),
        ]);
        let [south, middle, north] = bars.layout(&rows);
        self.draw_bars(Side::South, south, buffer);
        self.draw_line(middle, buffer);
        self.draw_bars(Side::North, north, buffer);
        for area in [south, north] {
            self.draw_cursor(area, buffer);
        }
        let [above, even, below] = labels.layout(&rows);
        let label = |side: Side| {
            let words = format!("{}+{} ", mark(side), self.top());
            let own = self.theme.side(side);
            Line::styled(words, own.bg(self.theme.page.bg.unwrap_or_default())).right_aligned()
        };
        let line = |area: Rect| Rect {
            height: area.height.min(1),
            ..area
        };
        label(Side::South).render(line(above), buffer);
        Line::styled("0 ", self.theme.quiet)
            .right_aligned()
            .render(even, buffer);
        let last = Rect {
            y: below.bottom().saturating_sub(1),
            ..line(below)
        };
        label(Side::North).render(last, buffer);
    }
}

/// A number of dots, of which no screen has more than this can hold.
fn to_f64(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

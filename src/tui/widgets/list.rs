//! The rows of a list: which of its entries are seen where, and what the mouse chooses among them.

use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};

/// Where the entries of a list lie: from the first that is seen, each in a row of its own.
#[derive(Clone, Copy, Debug)]
pub struct List {
    area: Rect,
    count: usize,
    cursor: usize,
    first: usize,
    /// How many rows there are from an entry to the next.
    step: u16,
}

impl List {
    /// So many entries in an area, the one under the cursor in sight, with an empty row between them where there is room.
    pub fn new(area: Rect, count: usize, cursor: usize, is_airy: bool) -> Self {
        let cursor = cursor.min(count.saturating_sub(1));
        let rows = usize::from(area.height);
        let step = if is_airy && rows >= 2 * count { 2 } else { 1 };
        let first = (cursor + 1).saturating_sub(rows);
        Self {
            area,
            count,
            cursor,
            first,
            step,
        }
    }

    /// The entries that are seen, each with its row.
    pub fn rows(&self) -> impl Iterator<Item = (usize, Rect)> {
        let rows = self.area.rows().step_by(self.step.into());
        (self.first..self.count).zip(rows)
    }

    /// The row below the last entry that is seen.
    pub fn bottom(&self) -> u16 {
        let last = self.rows().last();
        last.map_or(self.area.y, |(_, row)| row.bottom())
    }

    /// The rows in which an arrow says that there is more above or below.
    pub fn more(&self) -> impl Iterator<Item = (&'static str, Rect)> {
        let above = self.rows().next().filter(|(first, _)| *first > 0);
        let below = self.rows().last().filter(|(last, _)| last + 1 < self.count);
        let above = above.map(|(_, row)| ("↑", row));
        above.into_iter().chain(below.map(|(_, row)| ("↓", row)))
    }

    /// Where the cursor comes by the mouse: to the entry that is clicked on, or with the wheel to the one before or after. Says
    /// also whether that is a click on the entry which was chosen already.
    pub fn point(&self, event: MouseEvent) -> Option<(usize, bool)> {
        match event.kind {
            MouseEventKind::ScrollUp => Some((self.cursor.saturating_sub(1), false)),
            MouseEventKind::ScrollDown => {
                let last = self.count.saturating_sub(1);
                Some(((self.cursor + 1).min(last), false))
            }
            MouseEventKind::Down(MouseButton::Left) => {
                let point = Position::new(event.column, event.row);
                let clicked = self.rows().find(|(_, row)| row.contains(point));
                clicked.map(|(entry, _)| (entry, entry == self.cursor))
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use ratatui::crossterm::event::KeyModifiers;

    use super::*;

    fn event(kind: MouseEventKind, row: u16) -> MouseEvent {
        MouseEvent {
            kind,
            column: 3,
            row,
            modifiers: KeyModifiers::NONE,
        }
    }

    #[test]
    fn a_click_chooses_the_entry_that_is_seen_there_and_nothing_beside_it() {
        let click = MouseEventKind::Down(MouseButton::Left);
        let list = List::new(Rect::new(0, 5, 10, 4), 9, 5, false);
        assert_eq!(list.rows().next(), Some((2, Rect::new(0, 5, 10, 1))));
        assert_eq!(list.point(event(click, 6)), Some((3, false)));
        assert_eq!(list.point(event(click, 8)), Some((5, true)));
        assert_eq!(list.point(event(click, 9)), None);
        let airy = List::new(Rect::new(0, 5, 10, 4), 2, 0, true);
        assert_eq!(airy.point(event(click, 6)), None, "between two entries");
        assert_eq!(airy.point(event(click, 7)), Some((1, false)));
    }

    #[test]
    fn the_wheel_goes_no_farther_than_the_ends() {
        let area = Rect::new(0, 0, 10, 2);
        let to = |cursor, kind| {
            let (cursor, is_second) = List::new(area, 3, cursor, false)
                .point(event(kind, 9))
                .expect("a wheel");
            assert!(!is_second);
            cursor
        };
        let places = [0, 1, 2];
        assert_eq!(
            places.map(|at| to(at, MouseEventKind::ScrollDown)),
            [1, 2, 2]
        );
        assert_eq!(places.map(|at| to(at, MouseEventKind::ScrollUp)), [0, 0, 1]);
    }

    #[test]
    fn arrows_say_where_there_is_more() {
        let arrows = |cursor| {
            let list = List::new(Rect::new(0, 0, 10, 2), 4, cursor, false);
            list.more().map(|(arrow, _)| arrow).collect::<String>()
        };
        assert_eq!([0, 2, 3].map(arrows), ["↓", "↑↓", "↑"]);
    }
}

//! A box over a screen, for what is read and then gone: help. Results and questions stand beside the board instead.

use ratatui::Frame;
use ratatui::layout::{Margin, Rect};
use ratatui::widgets::{Block, BorderType, Clear};

use super::super::theme::Theme;

/// Clears a box of at most this size in the middle of an area and returns its inside.
pub fn popup(
    frame: &mut Frame<'_>,
    area: Rect,
    size: (u16, u16),
    title: &str,
    theme: &Theme,
) -> Rect {
    let (width, height) = (size.0.min(area.width), size.1.min(area.height));
    let place = Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
    };
    frame.render_widget(Clear, place);
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .style(theme.page)
        .title(format!(" {title} "));
    frame.render_widget(block, place);
    place.inner(Margin::new(2, 1))
}

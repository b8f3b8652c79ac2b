//! What is said below a board, in as many rows as there are.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::{fitted, put, wrapped};

/// Draws lines of words, those that are too long on several rows. Where there are too few rows that is seen.
pub fn draw_words(words: Vec<Line<'static>>, area: Rect, frame: &mut Frame<'_>) {
    let mut lines = Vec::new();
    for line in words {
        match line.spans.as_slice() {
            [span] => {
                let style = line.style.patch(span.style);
                let parts = wrapped(&span.content, area.width).into_iter();
                lines.extend(parts.map(|part| Line::styled(part, style)));
            }
            // What is being typed keeps its cursor in sight by itself.
            _ => lines.push(line),
        }
    }
    let rows = usize::from(area.height);
    if let Some(last) = lines
        .get(..rows)
        .and_then(<[_]>::last)
        .filter(|_| lines.len() > rows)
    {
        let cut = Line::styled(fitted(&format!("{last} …"), area.width), last.style);
        lines[rows - 1] = cut;
    }
    for (line, row) in lines.iter().zip(area.rows()) {
        match line.spans.as_slice() {
            [span] => _ = put(frame.buffer_mut(), row, &span.content, line.style),
            _ => frame.render_widget(line, row),
        }
    }
}

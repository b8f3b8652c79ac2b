//! What a sign becomes where only ASCII can be shown.

/// The ASCII sign for one of the signs that the screens draw with, if it has one.
pub fn to_ascii(sign: &str) -> Option<&'static str> {
    Some(match sign {
        "╭" | "╮" | "╰" | "╯" | "┌" | "┐" | "└" | "┘" | "├" | "┤" | "┬" | "┴" | "┼" | "╔" | "╗"
        | "╚" | "╝" => "+",
        "─" | "–" | "—" | "−" => "-",
        "═" => "=",
        "│" | "║" => "|",
        "●" | "•" => "o",
        "◉" | "◎" => "@",
        "○" => "*",
        "★" | "◆" => "!",
        "◦" | "·" => ".",
        "…" => "_",
        "→" | "▶" | "›" => ">",
        "←" | "◀" | "‹" => "<",
        "↑" | "▲" => "^",
        "↓" | "▼" => "v",
        "×" | "✕" => "x",
        "✓" => "y",
        "┏" | "┓" | "┗" | "┛" | "━" | "┃" | "█" => "#",
        "░" => ":",
        "’" | "‘" => "'",
        "“" | "”" | "«" | "»" => "\"",
        "\u{a0}" | "\u{202f}" | "\u{2800}" => " ",
        // Charts are drawn with the dots of Braille.
        _ if sign.starts_with(|sign| ('\u{2801}'..='\u{28ff}').contains(&sign)) => "#",
        _ if is_made_of_colour(sign) => " ",
        _ => return None,
    })
}

/// Whether a sign only brings two colours together in one cell, and so means nothing where there are none.
pub fn is_made_of_colour(sign: &str) -> bool {
    matches!(
        sign,
        "▘" | "▝" | "▖" | "▗" | "▌" | "▐" | "▀" | "▄" | "▛" | "▜" | "▙" | "▟"
    )
}

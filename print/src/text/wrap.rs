//! Breaking text into lines at its spaces.

use super::shape::{Line, shape_line};

/// The text in lines of at most this many millimetres; a word that is longer stands alone.
pub(crate) fn wrap(text: &str, size: f64, bold: bool, most: f64) -> Vec<Line> {
    let width = |text: &str| shape_line(text, size, bold).length();
    let space = width(" ");
    let mut lines = Vec::new();
    let (mut now, mut length) = (String::new(), 0.0);
    for word in text.split_whitespace() {
        // No script here joins letters across a space, so that widths add up.
        let more = width(word);
        if !now.is_empty() && length + space + more > most {
            lines.push(shape_line(&now, size, bold));
            now.clear();
            length = 0.0;
        }
        if !now.is_empty() {
            now.push(' ');
            length += space;
        }
        now.push_str(word);
        length += more;
    }
    if !now.is_empty() {
        lines.push(shape_line(&now, size, bold));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_fit_and_lose_no_word() {
        let text = "Each turn one goat is placed on any empty point until all have entered";
        let lines = wrap(text, 4.0, false, 60.0);
        assert!(lines.len() > 1);
        assert!(lines.iter().all(|line| line.length() <= 60.0));
        let joined: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
        assert_eq!(joined.join(" "), text);
    }
}

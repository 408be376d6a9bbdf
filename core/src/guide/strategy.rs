//! The strategy guide: advice for a side, each piece with a position to play through.

use super::advice::Advice;
use super::diagram::Artist;
use super::examples::example;
use super::{Paragraph, Section};
use crate::rules::RuleSet;
use crate::side::Side;

/// Advice for a side, the best proved first; each with its evidence by [`Advice::evidence`].
///
/// # Examples
/// ```
/// use aadupuli_core::{GameId, RuleSet, Side, Variants, guide};
/// let sections = guide::strategy(&RuleSet::new(GameId::Standard, Variants::NONE), Side::Goats);
/// assert!(sections.iter().flat_map(|section| &section.paragraphs).all(|paragraph| paragraph.advice.is_some()));
/// ```
pub fn strategy(rules: &RuleSet, side: Side) -> Vec<Section> {
    let mut all: Vec<Advice> =
        Advice::ALL.into_iter().filter(|advice| advice.side() == side && advice.is_for(rules.game)).collect();
    let worth =
        |advice: &Advice| advice.evidence(rules.game).map_or(0, |e| i32::from(e.ignored) - i32::from(e.followed));
    all.sort_by_key(worth);
    let artist = Artist::new(*rules);
    let paragraph = |advice: Advice| Paragraph {
        advice: Some(advice),
        ..Paragraph::new(advice.text_key()).diagram(example(advice, artist))
    };
    let title_key = match side {
        Side::Goats => "guide-strategy-goats-title",
        Side::Tigers => "guide-strategy-tigers-title",
    };
    vec![Section { title_key, paragraphs: all.into_iter().map(paragraph).collect() }]
}

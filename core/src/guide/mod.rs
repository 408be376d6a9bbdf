//! How to play, and advice: what a guide shows, as typed sections with diagrams that can be played through.
//!
//! No prose: each paragraph is the key of a message with its numbers. What a paragraph claims about a diagram is a
//! [`Fact`](crate::lessons::Fact); what advice is worth is told only where it was measured
//! against solved positions ([`Evidence`]).

mod advice;
mod diagram;
mod evidence;
mod examples;
mod follow;
mod how_to_play;
mod measure;
mod strategy;

pub use advice::Advice;
pub use diagram::Diagram;
pub use evidence::{Evidence, Strength};
pub use how_to_play::how_to_play;
pub use measure::{KnownWinner, Positions, Tallies, Tally, measure};
pub use strategy::strategy;

/// A part of a guide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The key of its title.
    pub title_key: &'static str,
    /// What it says, in order.
    pub paragraphs: Vec<Paragraph>,
}

/// A sentence or two, perhaps with a diagram.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paragraph {
    /// The key of the words.
    pub key: &'static str,
    /// The numbers that the words name, such as `("goats", 15)`.
    pub numbers: Vec<(&'static str, i64)>,
    /// What is shown beside the words.
    pub diagram: Option<Diagram>,
    /// Whether the words describe a rule that is on in this rule set; `false` for a variant that is off.
    pub in_force: bool,
    /// The advice that the words give, if they give any.
    pub advice: Option<Advice>,
}

impl Paragraph {
    fn new(key: &'static str) -> Self {
        Self { key, numbers: Vec::new(), diagram: None, in_force: true, advice: None }
    }

    fn number(mut self, name: &'static str, number: impl Into<i64>) -> Self {
        self.numbers.push((name, number.into()));
        self
    }

    fn diagram(mut self, diagram: Option<Diagram>) -> Self {
        self.diagram = diagram;
        self
    }
}

#[cfg(test)]
mod tests;

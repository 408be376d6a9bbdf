//! How to play, and strategy, with diagrams that can be played through.

use aadupuli_core::guide::{self, Diagram, Paragraph, Section};
use aadupuli_core::{BoardKind, RuleSet, Side};

use super::Pointers;
use crate::moves::{LineMove, line};
use crate::position::{PointState, points};
use crate::rules::{RulesChoice, RulesError};
use crate::words::Texts;

/// One position of a diagram.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct DiagramStep {
    /// The points in reading order.
    pub points: Vec<PointState>,
    /// The position as a position string.
    pub position: String,
    /// The place and piece of each point by ear, in reading order.
    pub point_names: Vec<String>,
    /// The move that led here, by ear; none for the first.
    pub spoken: Option<String>,
}

/// A diagram: positions to go through, and what to point at in the first of them.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct GuideDiagram {
    /// The board.
    pub board: BoardKind,
    /// The rules: what "try it" plays by from the first position.
    pub rules: RulesChoice,
    /// The first position and the one after each move.
    pub steps: Vec<DiagramStep>,
    /// The moves between them.
    pub moves: Vec<LineMove>,
    /// What to point at in the first position.
    pub pointers: Pointers,
}

/// How far advice is to be trusted, with what was measured.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct AdviceFigures {
    /// Strong, fair or weak advice, in words; none where it makes no sense in the game.
    pub strength: Option<String>,
    /// What was measured, in a sentence.
    pub words: String,
}

/// A sentence or two, perhaps with a diagram.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct GuideParagraph {
    /// What it says.
    pub words: String,
    /// What is shown beside the words.
    pub diagram: Option<GuideDiagram>,
    /// Whether the words describe a rule that is on in this rule set; false for a variant that is off.
    pub in_force: bool,
    /// For advice, what it is worth.
    pub advice: Option<AdviceFigures>,
}

/// A part of a guide.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct GuideSection {
    /// Its title.
    pub title: String,
    /// What it says, in order.
    pub paragraphs: Vec<GuideParagraph>,
}

#[uniffi::export]
impl Texts {
    /// How to play by these rules.
    ///
    /// # Errors
    /// There are no such rules.
    pub fn how_to_play(&self, choice: &RulesChoice) -> Result<Vec<GuideSection>, RulesError> {
        let rules = choice.rule_set()?;
        Ok(guide::how_to_play(&rules).iter().map(|section| self.section(section, &rules)).collect())
    }

    /// Advice for a side by these rules.
    ///
    /// # Errors
    /// There are no such rules.
    pub fn strategy(&self, choice: &RulesChoice, side: Side) -> Result<Vec<GuideSection>, RulesError> {
        let rules = choice.rule_set()?;
        Ok(guide::strategy(&rules, side).iter().map(|section| self.section(section, &rules)).collect())
    }
}

impl Texts {
    fn section(&self, section: &Section, rules: &RuleSet) -> GuideSection {
        GuideSection {
            title: self.words().get(section.title_key, &[]),
            paragraphs: section.paragraphs.iter().map(|paragraph| self.paragraph(paragraph, rules)).collect(),
        }
    }

    fn paragraph(&self, paragraph: &Paragraph, rules: &RuleSet) -> GuideParagraph {
        let words = self.words();
        GuideParagraph {
            words: words.paragraph(paragraph),
            diagram: paragraph.diagram.as_ref().map(|diagram| self.diagram(diagram)),
            in_force: paragraph.in_force,
            advice: paragraph.advice.map(|advice| AdviceFigures {
                strength: advice.evidence(rules.game).map(|evidence| {
                    words.get("learn-claim-strength", &[("strength", evidence.strength().id().into())])
                }),
                words: words.evidence(advice, rules).unwrap_or_default(),
            }),
        }
    }

    fn diagram(&self, diagram: &Diagram) -> GuideDiagram {
        let start = &diagram.start;
        let board = start.board();
        let positions = diagram.positions();
        let steps = positions.iter().enumerate().map(|(index, position)| {
            let before = index.checked_sub(1).and_then(|before| positions.get(before).zip(diagram.moves.get(before)));
            DiagramStep {
                points: points(position, before.map(|(_, &mv)| mv), false),
                position: position.to_string(),
                point_names: board.points().map(|point| self.words().point_name(position, point)).collect(),
                spoken: before.map(|(before, &mv)| self.words().move_spoken(before, mv)),
            }
        });
        GuideDiagram {
            board: board.kind(),
            rules: start.rules().into(),
            steps: steps.collect(),
            moves: line(start, &diagram.moves),
            pointers: Pointers::of(&diagram.highlights, board),
        }
    }
}

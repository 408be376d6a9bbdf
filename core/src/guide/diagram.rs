//! Diagrams: real positions with moves that can be played through.

use crate::board::Board;
use crate::lessons::{Fact, Highlights};
use crate::moves::Move;
use crate::point::PointSet;
use crate::position::{Position, Setup};
use crate::rules::{GameId, RuleSet};
use crate::side::Side;

/// A position, what to point at in it, and moves to play through from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// The position first shown; also the one that "try it" opens on a board.
    pub start: Position,
    /// The moves of the example, each legal after the ones before.
    pub moves: Vec<Move>,
    /// What to point at in the first position.
    pub highlights: Highlights,
    /// What the words claim about the first position.
    pub facts: Vec<Fact>,
}

impl Diagram {
    /// The first position and the one after each move: what ◀ and ▶ go through.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::{GameId, RuleSet, Variants, guide};
    /// let sections = guide::how_to_play(&RuleSet::new(GameId::Standard, Variants::NONE));
    /// let diagram = sections.iter().flat_map(|s| &s.paragraphs).find_map(|p| p.diagram.as_ref()).unwrap();
    /// assert_eq!(diagram.positions().len(), diagram.moves.len() + 1);
    /// ```
    pub fn positions(&self) -> Vec<Position> {
        let mut positions = vec![self.start];
        let mut now = self.start;
        for &mv in &self.moves {
            // The project's tests play every diagram: none of its moves is refused.
            let Ok(next) = now.play(mv) else { break };
            positions.push(next);
            now = next;
        }
        positions
    }
}

/// Draws diagrams by names of points.
#[derive(Clone, Copy)]
pub(super) struct Artist {
    rules: RuleSet,
}

impl Artist {
    pub(super) const fn new(rules: RuleSet) -> Self {
        Self { rules }
    }

    pub(super) const fn game(self) -> GameId {
        self.rules.game
    }

    pub(super) fn board(self) -> &'static Board {
        self.rules.board()
    }

    pub(super) fn points(self, names: &str) -> PointSet {
        names.split_whitespace().filter_map(|name| self.board().point(name)).collect()
    }

    pub(super) fn moves(self, texts: &str) -> Vec<Move> {
        texts.split_whitespace().filter_map(|text| Move::parse(text, self.board()).ok()).collect()
    }

    /// The start of the game.
    pub(super) fn start(self) -> Option<Diagram> {
        Some(self.of(Position::start(self.rules)))
    }

    /// A position in which all tigers stand here, these goats stand there, and the other goats are in hand.
    /// `None` where the rule set has other tigers or fewer goats.
    pub(super) fn draw(self, tigers: &str, goats: &str, side: Side) -> Option<Diagram> {
        self.setup(tigers, self.points(goats), side, 0)
    }

    /// The same, but so many of the other goats are captured (all of them, if they are fewer).
    pub(super) fn draw_later(self, tigers: &str, goats: &str, captured: u8, side: Side) -> Option<Diagram> {
        self.setup(tigers, self.points(goats), side, captured)
    }

    /// The same, but goats stand wherever neither a tiger does nor one of these points is empty.
    pub(super) fn draw_full(self, tigers: &str, empty: &str, captured: u8, side: Side) -> Option<Diagram> {
        let free = self.points(tigers) | self.points(empty);
        let goats = self.board().points().filter(|&point| !free.contains(point)).collect();
        self.setup(tigers, goats, side, captured)
    }

    fn setup(self, tigers: &str, goats: PointSet, side: Side, captured: u8) -> Option<Diagram> {
        let others = usize::from(self.rules.goats).checked_sub(goats.len())? as u8;
        let captured = captured.min(others);
        let setup = Setup {
            rules: self.rules,
            tigers: self.points(tigers),
            goats,
            side,
            goats_in_hand: others - captured,
            goats_captured: captured,
            tigers_in_hand: 0,
            chain: None,
            quiet_tiger_moves: 0,
        };
        setup.check().ok().map(|position| self.of(position))
    }

    fn of(self, start: Position) -> Diagram {
        Diagram { start, moves: Vec::new(), highlights: Highlights::default(), facts: Vec::new() }
    }
}

impl Diagram {
    fn artist(&self) -> Artist {
        Artist::new(*self.start.rules())
    }

    pub(super) fn play(mut self, moves: &str) -> Self {
        self.moves = self.artist().moves(moves);
        self
    }

    pub(super) fn ring(mut self, names: &str) -> Self {
        self.highlights.points = self.artist().points(names);
        self
    }

    pub(super) fn arrows(mut self, moves: &str) -> Self {
        self.highlights.arrows = self.artist().moves(moves);
        self
    }

    /// Draws every line of the board strongly.
    pub(super) fn all_lines(mut self) -> Self {
        self.highlights.lines = self.start.board().lines().map(Iterator::collect).collect();
        self
    }

    pub(super) fn fact(mut self, fact: Fact) -> Self {
        self.facts.push(fact);
        self
    }
}

//! Checks a table: against itself, and against positions whose value is known.

use std::time::Duration;

use aadupuli_core::engine::{Engine, Limits, Situation};
use aadupuli_core::tables::Prober;
use aadupuli_core::tables::numbering::Numbering;
use aadupuli_core::tables::section::{GROUP, Kind, Layer};
use aadupuli_core::{PointSet, Position, RuleSet, Setup, Side, TableError, TableValue, Tables};

use crate::processor_time;

/// What was found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    pub checked: u64,
    pub wrong: u64,
    /// Positions of which the table (or the search within its limits) says nothing.
    pub silent: u64,
}

/// What was found of known positions.
#[derive(Clone, Debug, Default)]
pub struct KnownFindings {
    pub movement: Findings,
    pub placement: Findings,
    /// The processor time that each placement position took to be searched, on one core.
    pub times: Vec<Duration>,
}

/// The value of a position that follows from the values of its successors, for the position's own quiet count.
///
/// Distances as tables state them: tiger turns up to the capture that keeps the win, or the trap.
///
/// # Errors
/// A damaged block.
pub fn from_successors(
    position: &Position,
    probe: &mut impl FnMut(&Position) -> Result<Option<TableValue>, TableError>,
) -> Result<Option<TableValue>, TableError> {
    let side = position.side();
    let mut best: Option<TableValue> = None;
    for mv in position.legal_moves() {
        let after = position.play_unchecked(mv);
        let mut value = if let Some(winner) = after.winner() {
            TableValue { winner: Some(winner), distance: Some(u16::from(side == Side::Goats)) }
        } else if quiet_draw(&after) {
            TableValue::DRAW
        } else {
            match probe(&after)? {
                Some(value) => value,
                None => return Ok(None),
            }
        };
        if side == Side::Tigers {
            let turn = if mv.is_capture() { Some(1) } else { value.distance.map(|distance| distance + 1) };
            value.distance = value.winner.and(turn);
        }
        best = Some(match best {
            None => value,
            Some(best) => better(side, best, value),
        });
    }
    Ok(best)
}

fn quiet_draw(position: &Position) -> bool {
    let limit = position.rules().quiet_tiger_moves;
    limit.is_some_and(|limit| position.quiet_tiger_moves() >= u16::from(limit))
}

fn better(side: Side, a: TableValue, b: TableValue) -> TableValue {
    let rank = |value: TableValue| match value.winner {
        Some(winner) if winner == side => (2, -i32::from(value.distance.unwrap_or(0))),
        None => (1, 0),
        Some(_) => (0, i32::from(value.distance.unwrap_or(0))),
    };
    if rank(b) > rank(a) { b } else { a }
}

/// Checks the checksum of every block.
///
/// # Errors
/// The first damaged block.
pub fn checksums(tables: &Tables) -> Result<u64, TableError> {
    let mut blocks = 0;
    for (bytes, section) in tables.sections() {
        for block in (0..section.parts.lengths.0.len()).step_by(GROUP) {
            section.packed(bytes, block)?;
        }
        blocks += section.parts.lengths.0.len() as u64;
    }
    Ok(blocks)
}

/// A layer of a table with what was found in a sample of it.
#[derive(Clone, Debug)]
pub struct LayerFindings {
    /// Goats in hand; none in the movement phase.
    pub in_hand: u8,
    pub on_board: u8,
    pub side: Side,
    /// How many positions the layer has with this side to move, counting those once whose tigers are alike by symmetry.
    pub positions: u64,
    pub findings: Findings,
}

impl std::fmt::Display for LayerFindings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { in_hand, on_board, side, positions, findings: Findings { checked, wrong, silent } } = self;
        write!(f, "{in_hand:2} in hand, {on_board:2} on the board, {side:6} to move: ")?;
        write!(f, "{checked} of {positions} compared, {wrong} wrong, {silent} silent")
    }
}

/// How large the samples are.
#[derive(Clone, Copy, Debug)]
pub struct Samples {
    /// Positions of each layer of the movement phase, and as many again with the other side to move.
    pub movement: usize,
    /// Positions of each layer of the stored stages of the placement phase.
    pub placement: usize,
    /// How many positions a search from one placement position to the next stage may visit.
    pub nodes: u64,
}

/// Compares a sample of every layer that a game needs with what the positions' successors say: in the movement phase by the
/// table, with distances, in the placement phase by searching from each successor to the next stage that the table knows.
///
/// The samples are spread evenly over the layers. The first wrong positions are told.
///
/// # Errors
/// A damaged block.
pub fn consistency(
    tables: &Tables,
    rules: RuleSet,
    samples: Samples,
    tell: &mut dyn FnMut(String),
) -> Result<Vec<LayerFindings>, TableError> {
    let mut check = Check { tables, rules, prober: tables.prober(), nodes: samples.nodes };
    let board = rules.board();
    let numbering = Numbering::new(board, usize::from(rules.tigers));
    let mut found = Vec::new();
    for (_, section) in tables.sections() {
        let Layer { kind, in_hand, on_board } = section.layer;
        let Some(placed) = rules.goats.checked_sub(in_hand) else { continue };
        let Some(captured) = placed.checked_sub(on_board) else { continue };
        if kind != Kind::Lost(Side::Tigers) || captured >= rules.captures_to_win || !tables.serve(&rules) {
            continue;
        }
        // Some table of another board has such a layer too.
        if section.width != numbering.width(u32::from(on_board)) {
            continue;
        }
        let (sides, sample): (&[Side], usize) =
            if in_hand == 0 { (&Side::ALL, samples.movement) } else { (&[Side::Tigers], samples.placement) };
        let width = section.width;
        let all = width * numbering.sets().len();
        for &side in sides {
            let mut findings = Findings::default();
            // An odd step, so that no slot is always taken or always free.
            let step = (all / sample.max(1)).max(1) | 1;
            for at in (0..all).step_by(step).take(sample) {
                let set = &numbering.sets()[at / width];
                let goats = set.points(numbering.unrank(at % width, u32::from(on_board)));
                let Some(position) = position(rules, set.tigers, goats, in_hand, side) else { continue };
                if position.winner().is_some() {
                    continue;
                }
                findings.checked += 1;
                match check.agrees(&position)? {
                    None => findings.silent += 1,
                    Some(Ok(())) => {}
                    Some(Err(what)) => {
                        findings.wrong += 1;
                        if findings.wrong <= 3 {
                            tell(what);
                        }
                    }
                }
            }
            found.push(LayerFindings { in_hand, on_board, side, positions: all as u64, findings });
        }
    }
    Ok(found)
}

struct Check<'t> {
    tables: &'t Tables,
    rules: RuleSet,
    prober: Prober<'t>,
    nodes: u64,
}

impl Check<'_> {
    /// Whether what the table says of a position follows from its successors; `None` where one of them is not known.
    fn agrees(&mut self, position: &Position) -> Result<Option<Result<(), String>>, TableError> {
        let stored = self.prober.probe(position)?;
        let derived = if position.is_movement_phase() {
            from_successors(position, &mut |after| self.prober.probe(after))?
        } else {
            let engine = Engine::new(self.tables);
            from_successors(position, &mut |after| {
                let judged = engine.judge(&Situation::new(*after), &Limits::nodes(self.nodes));
                let exact = judged.ok().filter(|judged| judged.is_exact());
                Ok(exact.map(|judged| TableValue { winner: judged.value.winner(), distance: None }))
            })?
            .map(|value| TableValue { distance: None, ..value })
        };
        let (Some(stored), Some(derived)) = (stored, derived) else { return Ok(None) };
        let game = self.rules.game;
        let wrong = || format!("{game}, {position}: table {stored:?}, successors {derived:?}");
        Ok(Some(if stored == derived { Ok(()) } else { Err(wrong()) }))
    }
}

/// The position with these pieces and so many goats in hand, if it is legal.
pub fn position(rules: RuleSet, tigers: PointSet, goats: PointSet, in_hand: u8, side: Side) -> Option<Position> {
    let placed = rules.goats.checked_sub(in_hand)?;
    let setup = Setup {
        rules,
        tigers,
        goats,
        side,
        goats_in_hand: in_hand,
        goats_captured: placed.checked_sub(goats.len() as u8)?,
        tigers_in_hand: 0,
        chain: None,
        quiet_tiger_moves: 0,
    };
    setup.check().ok()
}

/// Compares with positions whose values are known: lines of a position, its value, and for decided movement positions the
/// distance, separated by tabs; the first line is a heading. Placement positions are searched down to the tables, each
/// by itself: nothing is kept from one to the next. Those that take over a second are told.
///
/// # Errors
/// What is wrong with a line.
pub fn known_values(
    tables: &Tables,
    rules: RuleSet,
    lines: &str,
    nodes: u64,
    tell: &mut dyn FnMut(String),
) -> Result<KnownFindings, String> {
    let engine = Engine::new(tables);
    let mut prober = tables.prober();
    let mut all = KnownFindings::default();
    for line in lines.lines().skip(1) {
        let mut fields = line.split('\t');
        let text = fields.next().unwrap_or_default();
        let value = fields.next().ok_or_else(|| format!("no value: {line}"))?;
        let moves = fields.next().unwrap_or_default();
        let position = Position::parse(text, rules).map_err(|error| format!("{text}: {error}"))?;
        let movement = position.is_movement_phase();
        let found = if let Some(winner) = position.winner() {
            Some((Some(winner), if movement { "1".to_owned() } else { String::new() }))
        } else if movement {
            prober
                .probe(&position)
                .map_err(|error| error.to_string())?
                .map(|found| (found.winner, found.distance.map_or(String::new(), |distance| distance.to_string())))
        } else {
            let started = processor_time::of_this_thread();
            let (judged, visited) = engine
                .judge_counted(&Situation::new(position), &Limits::nodes(nodes))
                .map_err(|error| error.to_string())?;
            let time = processor_time::of_this_thread().saturating_sub(started);
            if time > Duration::from_secs(1) {
                tell(format!("{text}: {:.2} s of processor time, {visited} positions", time.as_secs_f64()));
            }
            all.times.push(time);
            judged.is_exact().then(|| (judged.value.winner(), String::new()))
        };
        let findings = if movement { &mut all.movement } else { &mut all.placement };
        findings.checked += 1;
        match found {
            None => findings.silent += 1,
            Some((winner, distance)) => {
                if winner.map_or("draw", Side::id) != value || distance != moves {
                    findings.wrong += 1;
                    tell(format!("{text}: {value} {moves}, but found {winner:?} {distance}"));
                }
            }
        }
    }
    Ok(all)
}

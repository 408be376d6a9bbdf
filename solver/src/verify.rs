//! Checks a table: against itself, and against positions whose value is known.

use aadupuli_core::engine::{Engine, Limits, Situation};
use aadupuli_core::tables::section::{GROUP, Kind};
use std::time::Duration;

use aadupuli_core::{Position, RuleSet, Side, TableError, TableValue, Tables};

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

/// Compares a sample of every movement layer, both sides to move, with what the positions' successors say.
///
/// `each` says how many positions of a layer and side are looked at; they are spread evenly. The first wrong ones are told.
///
/// # Errors
/// A damaged block.
pub fn consistency(
    tables: &Tables,
    rules: RuleSet,
    each: usize,
    tell: &mut dyn FnMut(String),
) -> Result<Findings, TableError> {
    let mut findings = Findings::default();
    let mut prober = tables.prober();
    let board = rules.board();
    let numbering = aadupuli_core::tables::numbering::Numbering::new(board, usize::from(rules.tigers));
    let layers: Vec<u8> = tables
        .sections()
        .filter(|(_, section)| section.layer.kind == Kind::Lost(Side::Tigers) && section.layer.in_hand == 0)
        .map(|(_, section)| section.layer.on_board)
        .filter(|&on_board| on_board <= rules.goats && on_board > rules.goats - rules.captures_to_win)
        .collect();
    for on_board in layers {
        let width = numbering.width(u32::from(on_board));
        let all = width * numbering.sets().len();
        let step = (all / each.max(1)).max(1) | 1;
        for at in (0..all).step_by(step) {
            let set = &numbering.sets()[at / width];
            let slots = numbering.unrank(at % width, u32::from(on_board));
            let goats = set
                .layout
                .iter()
                .enumerate()
                .filter(|(slot, _)| slots >> slot & 1 == 1)
                .filter_map(|(_, &point)| aadupuli_core::Point::new(usize::from(point)))
                .collect();
            for side in Side::ALL {
                let Some(position) = position(rules, set.tigers, goats, side) else { continue };
                if position.winner().is_some() {
                    continue;
                }
                let stored = prober.probe(&position)?;
                let derived = from_successors(&position, &mut |after| prober.probe(after))?;
                findings.checked += 1;
                if stored.is_none() || derived.is_none() {
                    findings.silent += 1;
                } else if stored != derived {
                    findings.wrong += 1;
                    if findings.wrong <= 10 {
                        tell(format!("{position}: table {stored:?}, successors {derived:?}"));
                    }
                }
            }
        }
    }
    Ok(findings)
}

/// The movement position with these pieces, if it is legal.
pub fn position(
    rules: RuleSet,
    tigers: aadupuli_core::PointSet,
    goats: aadupuli_core::PointSet,
    side: Side,
) -> Option<Position> {
    let mut rows = String::new();
    let board = rules.board();
    for row in 0..board.rows().len() {
        if row > 0 {
            rows.push('/');
        }
        let mut empty = 0;
        for column in 0..usize::from(board.rows()[row]) {
            let point = board.at(row, column)?;
            let piece = if tigers.contains(point) {
                Some('T')
            } else if goats.contains(point) {
                Some('G')
            } else {
                None
            };
            match piece {
                None => empty += 1,
                Some(piece) => {
                    if empty > 0 {
                        rows.push_str(&empty.to_string());
                        empty = 0;
                    }
                    rows.push(piece);
                }
            }
        }
        if empty > 0 {
            rows.push_str(&empty.to_string());
        }
    }
    let captured = usize::from(rules.goats) - goats.len();
    let letter = if side == Side::Goats { 'g' } else { 't' };
    Position::parse(&format!("{rows} {letter} 0 {captured} 0 - 0"), rules).ok()
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

//! How advice is measured against perfect play.

use rand::seq::{IndexedRandom, SliceRandom};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::advice::Advice;
use super::evidence::Evidence;
use crate::moves::Move;
use crate::point::Point;
use crate::position::{Moves, Position, Setup};
use crate::rules::RuleSet;
use crate::side::Side;

/// The most plies of a sampled game.
const MOST_PLIES: usize = 100;

/// One move in so many is made at random.
const RANDOM_MOVE: u32 = 5;

/// Who wins a position with perfect play from a fresh count of quiet moves: the inner `None` is a draw, the outer one
/// a position of which nothing is known.
pub type KnownWinner = Option<Option<Side>>;

/// Which positions are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Positions {
    /// Those of games between players who look one move ahead: tigers that capture when they can, goats that leave none
    /// in danger where they can, one move in five at random. One sample is one game.
    InPlay,
    /// Any: the goats in hand and captured, the points and the side to move drawn at random. One sample is one
    /// position.
    Any,
}

/// What was counted for one rule of thumb.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    decisions: u32,
    followed: f64,
    ignored: f64,
    /// Sums over samples, for the error of the difference: of its square, of it times the decisions, of their square.
    squares: [f64; 3],
    /// The sample that is being counted: its difference and decisions.
    open: [f64; 2],
}

impl Tally {
    fn count(&mut self, followed: f64, ignored: f64) {
        self.decisions += 1;
        self.followed += followed;
        self.ignored += ignored;
        self.open = [self.open[0] + followed - ignored, self.open[1] + 1.0];
    }

    fn close_sample(&mut self) {
        let [difference, decisions] = core::mem::take(&mut self.open);
        self.squares[0] += difference * difference;
        self.squares[1] += difference * decisions;
        self.squares[2] += decisions * decisions;
    }

    /// The means in thousandths, or `None` where nothing was counted.
    pub fn evidence(&self) -> Option<Evidence> {
        let mean = |sum: f64| (1000.0 * sum / f64::from(self.decisions)).round() as u16;
        (self.decisions > 0).then(|| Evidence {
            decisions: self.decisions,
            followed: mean(self.followed),
            ignored: mean(self.ignored),
            beyond_captures: None,
        })
    }

    /// Half the width of the 95 % interval of the difference, in thousandths. The decisions of one sample are alike, so
    /// that samples are counted for it and not decisions.
    pub fn margin(&self) -> f64 {
        if self.decisions == 0 {
            return f64::NAN;
        }
        let all = f64::from(self.decisions);
        let mean = (self.followed - self.ignored) / all;
        let [dd, dn, nn] = self.squares;
        1000.0 * 1.96 * (dd - 2.0 * mean * dn + mean * mean * nn).max(0.0).sqrt() / all
    }
}

/// What was counted for one rule of thumb, in all and by parts.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tallies {
    /// Over all decisions.
    pub all: Tally,
    /// While goats enter.
    pub entering: Tally,
    /// When all goats are in.
    pub moving: Tally,
    /// Over all decisions, among the moves alone that leave no goat in danger (goats) or capture none (tigers): what the
    /// advice adds to minding captures.
    pub beyond_captures: Tally,
}

impl Tallies {
    /// What the guide tells, or `None` where nothing was counted.
    pub fn evidence(&self) -> Option<Evidence> {
        let beyond = self.beyond_captures.evidence().map(|beyond| beyond.difference() as i16);
        self.all.evidence().map(|all| Evidence { beyond_captures: beyond, ..all })
    }

    fn close_sample(&mut self) {
        for tally in [&mut self.all, &mut self.entering, &mut self.moving, &mut self.beyond_captures] {
            tally.close_sample();
        }
    }
}

/// Counts over so many samples, for each piece of advice in the order of [`Advice::ALL`]. The same on every machine.
///
/// A *decision* is a position in which some moves keep what it is worth and others do not, and in which some moves
/// follow the advice and others do not. Within it, the share of the moves of either kind that keep the value is taken.
///
/// # Examples
/// ```
/// use aadupuli_core::guide::{Positions, measure};
/// use aadupuli_core::{GameId, RuleSet, Variants};
/// let rules = RuleSet::new(GameId::Standard, Variants::NONE);
/// // Where nothing is known, nothing is counted.
/// assert!(measure(rules, Positions::InPlay, 2, |_| None).iter().all(|tallies| tallies.all.evidence().is_none()));
/// ```
pub fn measure(
    rules: RuleSet,
    positions: Positions,
    samples: u64,
    mut winner: impl FnMut(&Position) -> KnownWinner,
) -> [Tallies; Advice::ALL.len()] {
    let mut counts = [Tallies::default(); Advice::ALL.len()];
    for sample in 0..samples {
        let mut random = ChaCha8Rng::seed_from_u64(sample);
        match positions {
            Positions::InPlay => {
                let mut position = Position::start(rules);
                for _ in 0..MOST_PLIES {
                    let moves = position.legal_moves();
                    let Some(mv) = a_sensible_move(&position, &moves, &mut random) else { break };
                    count(&position, &moves, &mut winner, &mut counts);
                    position = position.play_unchecked(mv);
                }
            }
            Positions::Any => {
                if let Some(position) = any_position(rules, &mut random) {
                    count(&position, &position.legal_moves(), &mut winner, &mut counts);
                }
            }
        }
        counts.iter_mut().for_each(Tallies::close_sample);
    }
    counts
}

fn a_sensible_move(position: &Position, moves: &Moves, random: &mut ChaCha8Rng) -> Option<Move> {
    let sensible: Vec<Move> = match position.side() {
        _ if random.random_ratio(1, RANDOM_MOVE) => Vec::new(),
        Side::Tigers => moves.iter().copied().filter(|mv| mv.is_capture()).collect(),
        Side::Goats => moves.iter().copied().filter(|&mv| leaves_none_in_danger(position, mv)).collect(),
    };
    if sensible.is_empty() { moves.choose(random).copied() } else { sensible.choose(random).copied() }
}

fn leaves_none_in_danger(position: &Position, mv: Move) -> bool {
    position.play_unchecked(mv).capturable_goats().is_empty()
}

fn any_position(rules: RuleSet, random: &mut ChaCha8Rng) -> Option<Position> {
    let captured = random.random_range(0..rules.captures_to_win);
    let in_hand = random.random_range(0..=rules.goats - captured);
    let mut points: Vec<Point> = rules.board().points().collect();
    points.shuffle(random);
    let (tigers, rest) = points.split_at_checked(usize::from(rules.tigers))?;
    let setup = Setup {
        rules,
        tigers: tigers.iter().copied().collect(),
        goats: rest.iter().copied().take(usize::from(rules.goats - captured - in_hand)).collect(),
        side: if random.random() { Side::Goats } else { Side::Tigers },
        goats_in_hand: in_hand,
        goats_captured: captured,
        tigers_in_hand: 0,
        chain: None,
        quiet_tiger_moves: 0,
    };
    setup.check().ok()
}

fn count(
    position: &Position,
    moves: &Moves,
    winner: &mut impl FnMut(&Position) -> KnownWinner,
    counts: &mut [Tallies; Advice::ALL.len()],
) {
    let side = position.side();
    let mut worth = Vec::with_capacity(moves.len());
    for &mv in moves {
        let Some(winner) = position.play_unchecked(mv).with_quiet_tiger_moves(0).ok().and_then(|p| winner(&p)) else {
            return;
        };
        worth.push(rank(winner, side));
    }
    let (Some(&best), Some(&worst)) = (worth.iter().max(), worth.iter().min()) else { return };
    if best == worst {
        return;
    }
    let keeps: Vec<bool> = worth.iter().map(|&worth| worth == best).collect();
    let minds: Vec<bool> = moves
        .iter()
        .map(|&mv| match side {
            Side::Goats => leaves_none_in_danger(position, mv),
            Side::Tigers => !mv.is_capture(),
        })
        .collect();
    for (advice, tallies) in Advice::ALL.into_iter().zip(counts).filter(|(advice, _)| advice.side() == side) {
        let follows: Vec<Option<bool>> = moves.iter().map(|&mv| advice.is_followed_by(position, mv)).collect();
        if let Some((followed, ignored)) = shares(&follows, &keeps, |_| true) {
            tallies.all.count(followed, ignored);
            let phase = if position.is_movement_phase() { &mut tallies.moving } else { &mut tallies.entering };
            phase.count(followed, ignored);
        }
        if let Some((followed, ignored)) = shares(&follows, &keeps, |i| minds.get(i) == Some(&true)) {
            tallies.beyond_captures.count(followed, ignored);
        }
    }
}

/// The shares that keep the value, of the moves that follow and of those that do not; `None` where there are not both
/// kinds of moves, or nothing is at stake among them.
fn shares(follows: &[Option<bool>], keeps: &[bool], counted: impl Fn(usize) -> bool) -> Option<(f64, f64)> {
    let mut kinds = [[0_u32; 2]; 2];
    for (_, (follows, &keeps)) in follows.iter().zip(keeps).enumerate().filter(|(i, _)| counted(*i)) {
        if let Some(follows) = *follows {
            kinds[usize::from(follows)][usize::from(keeps)] += 1;
        }
    }
    let [[ignored_loses, ignored_keeps], [followed_loses, followed_keeps]] = kinds;
    let share = |keeps: u32, loses: u32| (keeps + loses > 0).then(|| f64::from(keeps) / f64::from(keeps + loses));
    let at_stake = ignored_loses + followed_loses > 0 && ignored_keeps + followed_keeps > 0;
    at_stake.then_some(())?;
    share(followed_keeps, followed_loses).zip(share(ignored_keeps, ignored_loses))
}

/// 2 for a win, 1 for a draw, 0 for a loss.
fn rank(winner: Option<Side>, side: Side) -> u8 {
    winner.map_or(1, |winner| if winner == side { 2 } else { 0 })
}

//! Cases that apps of this game have got wrong, each a test of its own.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs, reason = "a test fails by panicking")]

use aadupuli_core::{
    DrawReason, Game, GameId, Match, Move, Outcome, Player, Point, PointSet, Position, Refusal, RuleSet, Side, Tap,
    Variant, Variants, WinReason,
};

fn rules(game: GameId, variants: &[Variant]) -> RuleSet {
    RuleSet::new(game, variants.iter().copied().collect::<Variants>())
}

fn standard() -> RuleSet {
    rules(GameId::Standard, &[])
}

fn at(text: &str, rules: RuleSet) -> Position {
    Position::parse(text, rules).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn mv(position: &Position, text: &str) -> Move {
    Move::parse(text, position.board()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn play(game: &mut Game, moves: &[&str]) {
    for text in moves {
        let mv = mv(game.position(), text);
        game.play(mv).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
}

fn point(rules: &RuleSet, name: &str) -> Point {
    rules.board().point(name).unwrap()
}

/// A movement position in which both sides can go to and fro.
const TO_AND_FRO: &str = "T/GGG1GG/T1G1GG/G1GGGG/1TG1 g 0 1 0 - 0";
const ROUND: [&str; 4] = ["e3-e4", "e2-e1", "e4-e3", "e1-e2"];

#[test]
fn the_first_position_counts_and_the_third_standing_is_a_draw() {
    let mut game = Game::from_position(at(TO_AND_FRO, standard()));
    assert_eq!(game.repetitions(), 1);
    play(&mut game, &ROUND);
    assert_eq!((game.repetitions(), game.outcome()), (2, None));
    play(&mut game, &ROUND);
    assert_eq!(game.outcome(), Some(Outcome::Draw { reason: DrawReason::Threefold }));
    assert!(game.legal_moves().is_empty());
}

#[test]
fn the_position_after_the_last_placement_is_the_first_that_counts() {
    let before = at("T/GGG1GG/T1G1GG/G1GGGG/1T2 g 1 1 0 - 0", standard());
    let mut game = Game::from_position(before);
    assert_eq!(game.repetitions(), 0);
    play(&mut game, &["e3"]);
    assert_eq!(game.repetitions(), 1);
    let round = ["e2-e1", "e3-e4", "e1-e2", "e4-e3"];
    play(&mut game, &round);
    assert_eq!((game.repetitions(), game.outcome()), (2, None));
    play(&mut game, &round);
    assert_eq!(game.outcome(), Some(Outcome::Draw { reason: DrawReason::Threefold }));
}

#[test]
fn repetition_is_counted_through_undo_and_redo() {
    let mut game = Game::from_position(at(TO_AND_FRO, standard()));
    play(&mut game, &ROUND);
    play(&mut game, &ROUND[..3]);
    game.undo().unwrap();
    game.undo().unwrap();
    game.redo().unwrap();
    assert_eq!(game.repetitions(), 2);
    play(&mut game, &["e4-e3"]);
    assert_eq!(game.outcome(), None);
    play(&mut game, &["e1-e2"]);
    assert_eq!(game.outcome(), Some(Outcome::Draw { reason: DrawReason::Threefold }));
    game.undo().unwrap();
    assert_eq!(game.outcome(), None, "undo after the end of the game");
    assert_eq!(game.repetitions(), 2);
}

#[test]
fn repetition_is_counted_across_save_and_load() {
    let mut game = Game::from_position(at(TO_AND_FRO, standard()));
    play(&mut game, &ROUND);
    play(&mut game, &ROUND[..3]);
    let saved = Match::new(game, Player::person(""), Player::person("")).to_save();
    let mut game = Match::from_save(saved.as_bytes()).unwrap().game;
    play(&mut game, &["e1-e2"]);
    assert_eq!(game.outcome(), Some(Outcome::Draw { reason: DrawReason::Threefold }));
}

#[test]
fn repetition_counts_after_an_undone_branch_only_what_was_played() {
    let mut game = Game::from_position(at(TO_AND_FRO, standard()));
    play(&mut game, &ROUND);
    for _ in 0..4 {
        game.undo().unwrap();
    }
    assert_eq!(game.repetitions(), 1);
    play(&mut game, &ROUND);
    assert_eq!((game.repetitions(), game.outcome()), (2, None));
}

#[test]
fn who_makes_a_position_stand_the_fourth_time_loses_by_the_family_rule() {
    for id in GameId::ALL {
        let rules = rules(id, &[Variant::RepeaterLoses]);
        assert!(!rules.threefold, "{id}");
    }
    let mut game = Game::from_position(at(TO_AND_FRO, rules(GameId::Standard, &[Variant::RepeaterLoses])));
    for _ in 0..2 {
        play(&mut game, &ROUND);
    }
    assert_eq!((game.repetitions(), game.outcome()), (3, None));
    play(&mut game, &ROUND);
    assert_eq!(game.outcome(), Some(Outcome::Win { winner: Side::Goats, reason: WinReason::Repeater }));
}

#[test]
fn after_forty_nine_quiet_moves_the_trap_still_wins() {
    let found = trap_in_one(standard(), 49).expect("such a position exists");
    let mut game = Game::from_position(found.0);
    game.play(found.1).unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Win { winner: Side::Goats, reason: WinReason::Trapped }));
}

/// A position with goats to move that can trap all tigers at once.
fn trap_in_one(rules: RuleSet, quiet: u16) -> Option<(Position, Move)> {
    let mut random = 1u64;
    for _ in 0..2_000_000 {
        let mut setup = Position::start(rules).to_setup();
        let mut points: Vec<Point> = rules.board().points().collect();
        let mut draw = |points: &mut Vec<Point>| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            points.swap_remove((random >> 33) as usize % points.len())
        };
        setup.tigers = (0..rules.tigers).map(|_| draw(&mut points)).collect();
        setup.goats = (0..rules.goats).map(|_| draw(&mut points)).collect();
        setup.goats_in_hand = 0;
        setup.quiet_tiger_moves = quiet;
        let position = setup.check().ok()?;
        let traps = |mv: &Move| position.play_unchecked(*mv).tigers_are_trapped();
        if let Some(&mv) = position.legal_moves().iter().find(|mv| traps(mv)) {
            return Some((position, mv));
        }
    }
    None
}

#[test]
fn the_fiftieth_quiet_move_is_a_draw_at_once() {
    let mut game = Game::from_position(at(&TO_AND_FRO.replace("g 0 1 0 - 0", "t 0 1 0 - 48"), standard()));
    play(&mut game, &["e2-e1", "e3-e2"]);
    assert_eq!((game.position().quiet_tiger_moves(), game.outcome()), (49, None));
    play(&mut game, &["c1-c2"]);
    assert_eq!(game.outcome(), Some(Outcome::Draw { reason: DrawReason::QuietTigers }));
    assert!(game.legal_moves().is_empty());
    assert_eq!(game.play(mv(game.position(), "e2-e3")), Err(Refusal::GameOver));
}

#[test]
fn a_capture_on_the_fiftieth_move_starts_the_count_again() {
    let mut game = Game::from_position(at("T/1GGGGG/G1GGG1/1TGGGG/1T2 t 0 2 0 - 49", standard()));
    let capture = game.legal_moves().into_iter().find(|mv| mv.is_capture()).expect("a capture");
    game.play(capture).unwrap();
    assert_eq!((game.position().quiet_tiger_moves(), game.outcome()), (0, None));
}

#[test]
fn tigers_moves_while_goats_are_in_hand_are_not_quiet_moves() {
    let mut game = Game::new(standard());
    play(&mut game, &["e1", "b3-c3", "e4", "c3-b3"]);
    assert_eq!(game.position().quiet_tiger_moves(), 0);
}

#[test]
fn no_capture_goes_around_a_bend() {
    let cases = [
        ("b2xb5", "G/1T4/6/6/1TT1 t 14 0 0 - 0", "a1"),
        ("c1xd2", "T/2T3/T5/G5/4 t 14 0 0 - 0", "d1"),
        ("c1xb2", "T/G1T3/T5/6/4 t 14 0 0 - 0", "b1"),
        ("e2xd2", "T/2T3/6/6/GT2 t 14 0 0 - 0", "e1"),
    ];
    for (text, position, bend) in cases {
        let position = at(position, standard());
        let over = point(&standard(), bend);
        match position.check(mv(&position, text)) {
            Err(Refusal::AroundBend { over: named, .. }) => assert_eq!(named, over, "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
}

#[test]
fn the_directed_jumps_are_exactly_those_of_the_lines() {
    for (game, count) in [(GameId::Standard, 56), (GameId::BaghChal, 80)] {
        let rules = rules(game, &[]);
        let board = rules.board();
        let mut from_lines: Vec<(Point, Point, Point)> = Vec::new();
        for line in board.lines() {
            let line: Vec<Point> = line.collect();
            for three in line.windows(3) {
                from_lines.push((three[0], three[1], three[2]));
                from_lines.push((three[2], three[1], three[0]));
            }
        }
        assert_eq!(from_lines.len(), count);
        // A jump is legal exactly where the lines give it, whatever goat stands anywhere.
        let mut legal = Vec::new();
        for from in board.points() {
            for over in board.points().filter(|&over| over != from) {
                let others: Vec<Point> = board.points().filter(|&p| p != from && p != over).collect();
                for to in &others {
                    let mut setup = Position::start(rules).to_setup();
                    let rest = others.iter().filter(|p| *p != to).take(usize::from(rules.tigers) - 1);
                    setup.tigers = rest.copied().chain([from]).collect();
                    setup.goats = over.set();
                    setup.goats_in_hand = rules.goats - 1;
                    setup.side = Side::Tigers;
                    let position = setup.check().unwrap();
                    if position.check(Move::Capture { from, to: *to }).is_ok() {
                        legal.push((from, over, *to));
                    }
                }
            }
        }
        legal.sort();
        from_lines.sort();
        assert_eq!(legal, from_lines);
    }
}

#[test]
fn a_capture_over_an_empty_point_is_refused() {
    let position = at("T/2TT2/6/6/1G2 t 14 0 0 - 0", standard());
    let refusal = position.check(mv(&position, "b3xd3"));
    assert_eq!(refusal, Err(Refusal::NoGoatBetween { at: point(&standard(), "c3") }));
    let record = "[Rules \"standard\"]\n[Goats \"a\"]\n[Tigers \"b\"]\n\n1. e2 b3xd3 *\n";
    let error = Match::from_record(record).unwrap_err();
    assert_eq!(error.to_string(), "line 5: move 2, b3xd3: illegal (no-goat-between)");
}

#[test]
fn two_goats_in_a_row_and_a_tiger_are_not_jumped() {
    let position = at("T/2TT2/2G3/2G3/4 t 13 0 0 - 0", standard());
    let (c3, d3) = (point(&standard(), "c3"), point(&standard(), "d3"));
    assert_eq!(position.check(mv(&position, "b3xd3")), Err(Refusal::TwoGoats { first: c3, second: d3 }));
    assert_eq!(position.check(mv(&position, "b3xe2")), Err(Refusal::TwoGoats { first: c3, second: d3 }));
    let position = at("T/2TT2/2G3/6/4 t 14 0 0 - 0", standard());
    let b3 = point(&standard(), "b3");
    assert_eq!(position.check(mv(&position, "a1xc3")), Err(Refusal::TigerInTheWay { at: b3 }));
}

#[test]
fn a_tap_on_another_goat_changes_which_goat_moves() {
    let game = Game::from_position(at(TO_AND_FRO, standard()));
    let rules = standard();
    let tap = |selected: Option<&str>, name: &str| game.tap(selected.map(|s| point(&rules, s)), point(&rules, name));
    assert_eq!(tap(None, "e3"), Tap::Select(point(&rules, "e3")));
    assert_eq!(tap(Some("e3"), "c3"), Tap::Select(point(&rules, "c3")));
    assert_eq!(tap(Some("e3"), "e3"), Tap::Deselect);
    let (from, to) = (point(&rules, "e3"), point(&rules, "e4"));
    assert_eq!(tap(Some("e3"), "e4"), Tap::Play(Move::Step { from, to }));
    assert!(matches!(tap(Some("e3"), "c2"), Tap::Refuse(Refusal::NoLine { .. })));
    assert_eq!(tap(None, "a1"), Tap::Refuse(Refusal::NotYourTurn));
}

#[test]
fn sixteen_goats_without_a_move_pass() {
    assert_pass(stuck_goats(rules(GameId::AduHuli, &[])));
}

#[test]
fn goats_against_four_tigers_without_a_move_pass() {
    assert_pass(stuck_goats(rules(GameId::BaghChal, &[])));
}

/// A position of these rules with no goat captured in which the goats, to move, have no move but to pass:
/// the first set of empty points that the tigers alone can close off.
fn stuck_goats(rules: RuleSet) -> Position {
    let board = rules.board();
    let empties = board.len() - usize::from(rules.tigers + rules.goats);
    let sets = (1..1u32 << board.len()).map(PointSet::from_bits).filter(|set| set.len() == empties);
    let stuck = sets.filter_map(|empty| {
        let mut around: PointSet = empty.iter().fold(PointSet::EMPTY, |sum, p| sum | board.neighbours(p)) - empty;
        if around.len() > usize::from(rules.tigers) {
            return None;
        }
        while around.len() < usize::from(rules.tigers) {
            around = around.with((board.all() - (empty | around)).first()?);
        }
        let mut setup = Position::start(rules).to_setup();
        (setup.tigers, setup.goats, setup.goats_in_hand) = (around, board.all() - (empty | around), 0);
        setup.check().ok()
    });
    stuck.into_iter().next().expect("such a position exists")
}

fn assert_pass(position: Position) {
    let mut game = Game::from_position(position);
    assert_eq!(game.legal_moves().as_slice(), [Move::Pass]);
    assert_eq!(game.outcome(), None, "goats without a move have not lost");
    game.play(Move::Pass).unwrap();
    assert_eq!(game.position().side(), Side::Tigers);
    assert_eq!(game.position().goats(), position.goats());
    assert_eq!(Position::start(*position.rules()).check(Move::Pass), Err(Refusal::CanStillMove));
}

#[test]
fn the_fifth_capture_ends_the_game_with_no_legal_moves_left() {
    let mut game = Game::from_position(at("T/2TT2/2G3/6/G1GG t 7 4 0 - 0", standard()));
    play(&mut game, &["b3xd3"]);
    assert_eq!(game.outcome(), Some(Outcome::Win { winner: Side::Tigers, reason: WinReason::Captures }));
    assert!(game.legal_moves().is_empty() && game.position().legal_moves().is_empty());
    assert_eq!(game.play(mv(game.position(), "e2")), Err(Refusal::GameOver));
    game.undo().unwrap();
    assert_eq!(game.outcome(), None);
}

#[test]
fn the_fifth_capture_ends_the_game_within_a_chain() {
    let rules = rules(GameId::Standard, &[Variant::MultipleJumps]);
    let mut game = Game::from_position(at("T/2TT2/2G3/6/GGGG t 6 4 0 - 0", rules));
    play(&mut game, &["b3xd3"]);
    assert_eq!(game.position().chain(), None);
    assert_eq!(game.outcome().and_then(Outcome::winner), Some(Side::Tigers));
}

#[test]
fn in_a_chain_only_that_tigers_captures_and_stop_are_legal() {
    let rules = rules(GameId::Standard, &[Variant::MultipleJumps]);
    let mut game = Game::from_position(at("T/2TT2/2G3/3G2/4 t 13 0 0 - 0", rules));
    play(&mut game, &["b3xd3"]);
    assert_eq!(game.position().chain(), Some(point(&rules, "d3")));
    let moves: Vec<String> = game.legal_moves().iter().map(|mv| mv.notation(rules.board()).to_string()).collect();
    assert_eq!(moves, ["d3xd5", "stop"]);
    let tiger = point(&rules, "d3");
    assert_eq!(game.check(mv(game.position(), "b4-c4")), Err(Refusal::ChainContinues { tiger }));
    play(&mut game, &["stop"]);
    assert_eq!((game.position().side(), game.position().quiet_tiger_moves()), (Side::Goats, 0));
}

#[test]
fn undo_lifts_a_resignation_and_a_claim_before_any_move() {
    let mut game = Game::new(rules(GameId::Parlour, &[]));
    play(&mut game, &["e1"]);
    game.resign(Side::Tigers).unwrap();
    assert_eq!(game.undo(), Ok(aadupuli_core::Undone::Ending));
    assert_eq!((game.outcome(), game.plies().len()), (None, 1));
}

#[test]
fn undo_after_the_end_goes_back_to_the_persons_last_decision() {
    let game = Game::from_position(at("T/2TT2/2G3/6/G1GG t 7 4 0 - 0", standard()));
    let mut played = Match::new(game, Player::person("a"), Player::Computer(aadupuli_core::Level::Easy));
    assert!(!played.can_undo(), "the person has decided nothing yet");
    play(&mut played.game, &["b3xd3"]);
    assert!(!played.can_undo());
    let game = Game::from_position(at("T/2TT2/2G3/6/G1GG t 7 4 0 - 0", standard()));
    let mut played = Match::new(game, Player::Computer(aadupuli_core::Level::Easy), Player::person("a"));
    play(&mut played.game, &["b3xd3"]);
    played.undo().unwrap();
    assert!(played.game.plies().is_empty());
    played.redo().unwrap();
    assert_eq!(played.game.outcome().and_then(Outcome::winner), Some(Side::Tigers));
}

//! Game records that people or other programs have written.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs, reason = "a test fails by panicking")]

use aadupuli_core::{DrawReason, Level, Match, Outcome, Player, RecordErrorKind, Side, WinReason};

const HEADERS: &str = "[Rules \"standard\"]\n[Goats \"Meena\"]\n[Tigers \"Ravi\"]\n[Date \"2026-11-29\"]\n";

fn read(movetext: &str) -> Result<Match, aadupuli_core::RecordError> {
    Match::from_record(&format!("{HEADERS}\n{movetext}\n"))
}

#[test]
fn a_record_written_by_hand_is_read() {
    let played = read("1. E1 b3-C3 {a quiet start} 2.e4 c3-d3 ; and so on\n3. d6\n*").unwrap();
    assert_eq!(played.game.plies().len(), 5);
    assert_eq!(played.goats, Player::Person("Meena".into()));
    assert_eq!(played.date.unwrap().to_string(), "2026-11-29");
    assert_eq!(played.game.outcome(), None);
}

#[test]
fn numbers_results_and_comments_may_be_missing() {
    assert_eq!(read("e1 b3-c3").unwrap().game.plies().len(), 2);
    let bare = Match::from_record("[Rules \"bagh-chal\"]\n").unwrap();
    assert_eq!(bare.goats, Player::Person(String::new()));
}

#[test]
fn endings_that_the_moves_do_not_show_need_their_reason() {
    let resigned = read("1. e1 b3-c3 tigers {resignation}").unwrap();
    let by = |winner, reason| Some(Outcome::Win { winner, reason });
    assert_eq!(resigned.game.outcome(), by(Side::Tigers, WinReason::Resignation));
    let late = read("1. e1 b3-c3 goats {time}").unwrap();
    assert_eq!(late.game.outcome(), by(Side::Goats, WinReason::Time));
    let kind = |text| read(text).unwrap_err().kind;
    assert!(matches!(kind("1. e1 b3-c3 tigers"), RecordErrorKind::Result { actual: None, .. }));
    assert!(matches!(kind("1. e1 b3-c3 draw {claim}"), RecordErrorKind::Result { .. }));
    assert!(matches!(kind("1. e1 b3-c3 * 2. e4"), RecordErrorKind::AfterResult { .. }));
}

#[test]
fn a_claimed_draw_is_claimed_again() {
    let mut text = String::from("[Rules \"parlour\"]\n\n");
    let mut game = aadupuli_core::Game::new(aadupuli_core::RuleSet::new(
        aadupuli_core::GameId::Parlour,
        aadupuli_core::Variants::NONE,
    ));
    while game.claim_draw().is_err() {
        let mv = game.legal_moves()[0];
        text.push_str(&format!("{} ", mv.notation(game.rules().board())));
        game.play(mv).unwrap();
    }
    let played = Match::from_record(&format!("{text} draw {{claim}}")).unwrap();
    assert_eq!(played.game.outcome(), Some(Outcome::Draw { reason: DrawReason::Claim }));
}

#[test]
fn errors_name_what_and_where() {
    let error = |text: &str| Match::from_record(text).unwrap_err().to_string();
    assert_eq!(error("1. e1 *"), "line 1: the header Rules is missing");
    assert_eq!(error("[Rules \"ludo\"]"), "line 1: Rules: \"ludo\" is not known");
    assert_eq!(error("[Rules standard]"), "line 1: not a header like [Key \"value\"]");
    let variants = error("[Rules \"standard\"]\n[Variants \"none,x\"]");
    assert!(variants.starts_with("line 2: unknown variant \"none\""), "{variants}");
    let start = error("[Rules \"standard\"]\n[Start \"T/2TT2/6/6/4 g 14 0 0 - 0\"]");
    assert!(start.starts_with("line 2: Start: goats: 0 on the board"), "{start}");
    assert_eq!(error("[Rules \"standard\"]\n\n1. e1 {open"), "line 3: a comment has no closing brace");
    let bad = error("[Rules \"standard\"]\n\n1. e1\nzz");
    assert!(bad.starts_with("line 4: move 2: \"zz\" is not a move"), "{bad}");
    assert!(error("[Rules \"standard\"]\n[TigersLevel \"godlike\"]").contains("TigersLevel"));
}

#[test]
fn computers_keep_their_level() {
    let mut played = read("1. e1 *").unwrap();
    played.tigers = Player::Computer(Level::Medium);
    let record = played.to_record();
    assert!(record.contains("[TigersLevel \"medium\"]"));
    assert_eq!(Match::from_record(&record), Ok(played));
}

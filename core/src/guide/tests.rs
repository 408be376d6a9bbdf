//! Every guide is read here: each diagram is played through and each claim is checked.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a failure is the test's failure")]

use super::*;
use crate::rules::{GameId, RuleSet, Variants};
use crate::side::Side;

fn assert_sound(sections: &[Section], rules: &RuleSet) {
    for section in sections {
        assert!(!section.paragraphs.is_empty() || section.title_key == "guide-draws-title");
        for paragraph in &section.paragraphs {
            let Some(diagram) = &paragraph.diagram else { continue };
            let told = format!("{} {:?}: {}", rules.game, rules.variants, paragraph.key);
            assert_eq!(diagram.start.rules(), rules);
            assert_eq!(diagram.positions().len(), diagram.moves.len() + 1, "{told}: {:?}", diagram.start);
            for fact in &diagram.facts {
                assert_eq!(fact.holds(&diagram.start), Some(true), "{told}: {fact:?}");
            }
            for arrow in &diagram.highlights.arrows {
                assert_eq!(diagram.start.check(*arrow), Ok(()), "{told}");
            }
        }
    }
}

#[test]
fn the_rules_of_every_rule_set_are_told_with_sound_diagrams() {
    for game in GameId::ALL {
        for variants in Variants::all_combinations() {
            let base = RuleSet::new(game, variants);
            for rules in [Some(base), base.with_handicap(-1), base.with_handicap(1)].into_iter().flatten() {
                let sections = how_to_play(&rules);
                assert_sound(&sections, &rules);
                let all = || sections.iter().flat_map(|section| &section.paragraphs);
                assert!(all().filter(|paragraph| paragraph.diagram.is_some()).count() >= 7);
                let on = all().filter(|p| p.key.starts_with("guide-variant-") && p.in_force).count();
                assert_eq!(on, variants.iter().count());
                let chain = all().find(|p| p.key == "guide-captures-many");
                assert_eq!(chain.map(|p| p.diagram.as_ref().unwrap().moves.len()), rules.multiple_jumps.then_some(2));
            }
        }
    }
}

#[test]
fn the_advice_of_every_game_has_a_sound_diagram() {
    let mut unlike = Vec::new();
    for game in GameId::ALL {
        let rules = RuleSet::new(game, Variants::NONE);
        for side in Side::ALL {
            let sections = strategy(&rules, side);
            assert_sound(&sections, &rules);
            for paragraph in sections.iter().flat_map(|section| &section.paragraphs) {
                let (advice, diagram) = (paragraph.advice.unwrap(), paragraph.diagram.as_ref());
                let diagram = diagram.unwrap_or_else(|| panic!("{game}: {} has no diagram", advice.id()));
                let first = diagram.positions().into_iter().zip(&diagram.moves).find(|(p, _)| p.side() == side);
                let (position, &mv) = first.unwrap_or_else(|| panic!("{game}: {}: no move of its own", advice.id()));
                if advice.is_followed_by(&position, mv) != Some(true) {
                    unlike.push(format!("{game}: {}: {position} {}", advice.id(), mv.notation(rules.board())));
                }
            }
        }
    }
    assert_eq!(unlike, Vec::<String>::new(), "the example does what the advice says");
}

#[test]
fn strength_follows_the_figures() {
    let evidence = |followed, ignored| Evidence { decisions: 1, followed, ignored, beyond_captures: None }.strength();
    assert_eq!(evidence(800, 650), Strength::Strong);
    assert_eq!(evidence(700, 650), Strength::Fair);
    assert_eq!(evidence(699, 650), Strength::Weak);
    assert_eq!(evidence(0, 1000), Strength::Weak);
}

#[test]
fn advice_misleads_where_the_other_moves_are_clearly_better() {
    let beyond =
        |beyond_captures| Evidence { decisions: 1, followed: 500, ignored: 500, beyond_captures }.misleads_by();
    assert_eq!(beyond(None), None);
    assert_eq!(beyond(Some(-49)), None);
    assert_eq!(beyond(Some(-50)), Some(50));
    assert_eq!(beyond(Some(200)), None);
}

//! What whole games are worth with perfect play.

use super::value::Value;
use crate::rules::{GameId, RuleSet, Variant, Variants};

/// What a game by these rules is worth from its beginning with perfect play, or `None` where it has not been solved.
///
/// The solver's result: the standard game is a draw from every first placement, with or without the quiet-move rule,
/// which makes the parlour game, that differs in its draws alone, one too; Adu Huli is won by the goats; Bagh-Chal is a draw
/// from every first placement. With fifteen captures to make, the standard game is still a draw. See `docs/solution.md`.
///
/// # Examples
/// ```
/// use aadupuli_core::{GameId, RuleSet, Variants, engine::{Value, solved_value}};
/// assert_eq!(solved_value(&RuleSet::new(GameId::Standard, Variants::NONE)), Some(Value::Draw));
/// assert_eq!(solved_value(&RuleSet::new(GameId::AduHuli, Variants::NONE)), Some(Value::Goats));
/// assert_eq!(solved_value(&RuleSet::new(GameId::BaghChal, Variants::NONE)), Some(Value::Draw));
/// assert_eq!(solved_value(&RuleSet::new(GameId::BaghChal, Variants::NONE).with_handicap(-1).unwrap()), None);
/// ```
pub fn solved_value(rules: &RuleSet) -> Option<Value> {
    if rules.handicap != 0 {
        return None;
    }
    if !rules.variants.is_empty() {
        let solved = rules.game == GameId::Standard && rules.variants == Variants::NONE.with(Variant::FifteenCaptures);
        return solved.then_some(Value::Draw);
    }
    match rules.game {
        GameId::Standard | GameId::Parlour | GameId::BaghChal => Some(Value::Draw),
        GameId::AduHuli => Some(Value::Goats),
    }
}

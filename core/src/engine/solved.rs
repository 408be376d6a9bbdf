//! What whole games are worth with perfect play.

use super::value::Value;
use crate::rules::{GameId, RuleSet, Variant, Variants};

/// What a game by these rules is worth from its beginning with perfect play, or `None` where it has not been solved.
///
/// The solver's result: the standard game is a draw from every first placement, with or without the quiet-move rule,
/// which makes the parlour game, that differs in its draws alone, one too; Adu Huli is won by the goats; Bagh-Chal is a draw
/// from every first placement. With fifteen captures to make, the standard game is still a draw, as it is with one goat fewer;
/// with one goat more the goats win. See `docs/solution.md`.
///
/// # Examples
/// ```
/// use aadupuli_core::{GameId, RuleSet, Variants, engine::{Value, solved_value}};
/// assert_eq!(solved_value(&RuleSet::new(GameId::Standard, Variants::NONE)), Some(Value::Draw));
/// assert_eq!(solved_value(&RuleSet::new(GameId::AduHuli, Variants::NONE)), Some(Value::Goats));
/// assert_eq!(solved_value(&RuleSet::new(GameId::BaghChal, Variants::NONE)), Some(Value::Draw));
/// let with = |game, handicap| solved_value(&RuleSet::new(game, Variants::NONE).with_handicap(handicap).unwrap());
/// assert_eq!((with(GameId::Standard, -1), with(GameId::Standard, 1)), (Some(Value::Draw), Some(Value::Goats)));
/// assert_eq!(with(GameId::BaghChal, -1), None);
/// ```
pub fn solved_value(rules: &RuleSet) -> Option<Value> {
    const FIFTEEN_CAPTURES: Variants = Variants::NONE.with(Variant::FifteenCaptures);
    match (rules.game, rules.variants, rules.handicap) {
        (GameId::Standard | GameId::Parlour | GameId::BaghChal, Variants::NONE, 0)
        | (GameId::Standard, FIFTEEN_CAPTURES, 0)
        | (GameId::Standard, Variants::NONE, -1) => Some(Value::Draw),
        (GameId::AduHuli, Variants::NONE, 0) | (GameId::Standard, Variants::NONE, 1) => Some(Value::Goats),
        _ => None,
    }
}

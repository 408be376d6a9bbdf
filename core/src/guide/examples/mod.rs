//! A position to play through for each piece of advice, of the game that is told about.
//!
//! The tests hold every example against perfect play, as far as the tables know it: there is something to lose, none of
//! its moves gives anything away, and where the advice is worth something, at most half of the moves that ignore it do as
//! well. Most examples were found so, in games between players who look one move ahead; in most, no other move does.

mod adu_huli;
mod bagh_chal;
mod standard;

use super::advice::Advice;
use super::diagram::{Artist, Diagram};
use crate::rules::GameId;

pub(super) fn example(advice: Advice, artist: Artist) -> Option<Diagram> {
    match artist.game() {
        GameId::Standard | GameId::Parlour => standard::example(advice, artist),
        GameId::AduHuli => adu_huli::example(advice, artist).or_else(|| standard::example(advice, artist)),
        GameId::BaghChal => bagh_chal::example(advice, artist),
    }
}

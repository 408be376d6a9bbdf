//! The scripts themselves, one file a lesson.

mod adu_huli;
mod bagh_chal;
mod board;
mod captures;
mod draws;
mod safe_points;
mod tiger_moves;
mod trapping;
mod write;

#[cfg(test)]
pub(super) use write::mistakes;

use super::lesson::LessonId;
use super::step::Step;

/// The steps of a lesson.
pub(super) fn steps(lesson: LessonId) -> Vec<Step> {
    match lesson {
        LessonId::Board => board::steps(),
        LessonId::TigerMoves => tiger_moves::steps(),
        LessonId::Captures => captures::steps(),
        LessonId::SafePoints => safe_points::steps(),
        LessonId::Trapping => trapping::steps(),
        LessonId::Draws => draws::steps(),
        LessonId::BaghChal => bagh_chal::steps(),
        LessonId::AduHuli => adu_huli::steps(),
    }
}

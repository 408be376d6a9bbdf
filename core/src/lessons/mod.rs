//! Lessons: typed scripts that a learner plays through, one idea and at most one task a step.
//!
//! A lesson holds no prose. A [`Step`] has a key, from which the words are found (`lesson-board-points`), a scene, what to
//! point at, and perhaps a [`Task`]. A [`LessonRun`] is one learner's way through a lesson: it judges each try, and where
//! a try is wrong it says why with a [`WrongTry`] that holds in the position at hand.

mod fact;
mod goal;
mod lesson;
mod progress;
mod run;
mod script;
mod step;
mod wrong;

pub use fact::Fact;
pub use goal::{Find, Property};
pub use lesson::{Lesson, LessonId};
pub use progress::{Learned, LessonProgress};
pub use run::{LessonRun, LessonView, Try};
pub use step::{Highlights, Scene, Step, Task};
pub use wrong::WrongTry;

#[cfg(test)]
mod tests;

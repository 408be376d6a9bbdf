//! How far a learner has come: plain data that a front end keeps.

use std::collections::BTreeMap;

use super::lesson::LessonId;

/// How far a learner has come in one lesson.
#[derive(Clone, Debug, PartialEq, Eq, Default, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub struct LessonProgress {
    /// The answers to the steps before the one now, in notation; an empty text where a step asked for nothing.
    pub answers: Vec<String>,
    /// Whether the learner has been through the whole lesson, perhaps on an earlier day.
    pub completed: bool,
}

impl LessonProgress {
    /// The step now, from 0.
    pub fn step(&self) -> usize {
        self.answers.len()
    }

    /// Whether the learner has left the lesson in the middle.
    pub fn is_in_the_middle(&self) -> bool {
        !self.answers.is_empty()
    }
}

/// What a learner has learned so far, over all lessons.
///
/// A lesson that this version does not know keeps its entry, so that an older version loses nothing of a newer one's.
///
/// # Examples
/// ```
/// use aadupuli_core::lessons::{Learned, LessonId, LessonRun};
/// let mut learned = Learned::default();
/// let mut run = LessonRun::new(LessonId::Board);
/// run.next();
/// learned.keep(&run);
/// let text = serde_json::to_string(&learned)?;
/// let again: Learned = serde_json::from_str(&text)?;
/// assert_eq!(again.run(LessonId::Board).view().step, 1);
/// assert_eq!(again.suggested(), Some(LessonId::Board));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Learned {
    lessons: BTreeMap<String, LessonProgress>,
}

impl Learned {
    /// How far the learner has come in this lesson.
    pub fn progress(&self, lesson: LessonId) -> LessonProgress {
        self.lessons.get(lesson.id()).cloned().unwrap_or_default()
    }

    /// Takes up the lesson where it was left; a lesson that was finished begins anew.
    pub fn run(&self, lesson: LessonId) -> super::LessonRun {
        super::LessonRun::resume(lesson, &self.progress(lesson))
    }

    /// Keeps how far a run has come.
    pub fn keep(&mut self, run: &super::LessonRun) {
        let completed = self.is_completed(run.lesson()) || run.is_finished();
        self.lessons.insert(run.lesson().id().to_owned(), LessonProgress { completed, ..run.progress() });
    }

    /// Whether the learner has been through the whole lesson.
    pub fn is_completed(&self, lesson: LessonId) -> bool {
        self.lessons.get(lesson.id()).is_some_and(|progress| progress.completed)
    }

    /// How many of the lessons have been completed.
    pub fn completed(&self) -> usize {
        LessonId::ALL.into_iter().filter(|&lesson| self.is_completed(lesson)).count()
    }

    /// The lesson to go on with: one that was left in the middle, otherwise the first that is not completed.
    pub fn suggested(&self) -> Option<LessonId> {
        let open = |&lesson: &LessonId| !self.is_completed(lesson);
        let begun = |&lesson: &LessonId| open(&lesson) && self.progress(lesson).is_in_the_middle();
        LessonId::ALL.into_iter().find(begun).or_else(|| LessonId::ALL.into_iter().find(open))
    }

    /// Adds what was learned elsewhere; a lesson in the middle here stays where it is. The same twice adds nothing.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::lessons::{Learned, LessonId, LessonRun};
    /// let mut run = LessonRun::new(LessonId::Board);
    /// run.next();
    /// let (mut here, mut there) = (Learned::default(), Learned::default());
    /// there.keep(&run);
    /// here.merge(&there);
    /// assert_eq!(here, there);
    /// ```
    pub fn merge(&mut self, other: &Self) {
        for (lesson, theirs) in &other.lessons {
            let own = self.lessons.entry(lesson.clone()).or_default();
            own.completed |= theirs.completed;
            if own.answers.is_empty() {
                own.answers.clone_from(&theirs.answers);
            }
        }
    }
}

//! The engine protocol: the Universal Game Interface, by which programs play with each other.
//!
//! It is a conversation of programs, so its words are those of `docs/ugi.md` in every language.

mod limits;
mod options;
mod serve;
mod session;
mod task;
mod words;

pub use limits::{LimitsError, SearchLimits};
pub use options::{OptionError, Options};
pub use serve::serve;
pub use session::{Reply, Session};
pub use task::Task;
pub use words::Word;

//! How long this thread was at work: what a busy machine does not change much.

use std::time::Duration;

/// The processor time that this thread has used so far.
#[cfg(unix)]
pub fn of_this_thread() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(u64::try_from(time.tv_sec).unwrap_or(0), u32::try_from(time.tv_nsec).unwrap_or(0))
}

/// Where the system does not say it: the time since the first call.
#[cfg(not(unix))]
pub fn of_this_thread() -> Duration {
    static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    START.get_or_init(std::time::Instant::now).elapsed()
}

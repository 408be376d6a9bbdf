//! How a thread that thinks is told to stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Tells whoever thinks with it that the answer is no longer wanted. From any thread, once and for all.
#[derive(Debug, Default, uniffi::Object)]
pub struct CancelToken {
    cancelled: AtomicBool,
}

#[uniffi::export]
impl CancelToken {
    /// A token that nothing has been cancelled with.
    #[uniffi::constructor]
    pub fn new() -> Arc<Self> {
        Arc::new(Self::default())
    }

    /// Cancels every call that was given this token, now and later.
    pub fn cancel(&self) {
        self.cancelled.store(true, Ordering::Release);
    }

    /// Whether it was cancelled.
    pub fn is_cancelled(&self) -> bool {
        self.cancelled.load(Ordering::Acquire)
    }
}

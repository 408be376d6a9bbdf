//! Writing tables.

pub mod encode;
pub mod encoder;
pub mod make;
pub mod source;
pub mod train;
pub mod write;

//! Every size.

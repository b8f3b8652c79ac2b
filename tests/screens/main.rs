//! The screens from outside: keys go in, and what comes out is the game, the effects and the text on the screen.
//!
//! No terminal, no clock and no disk: `desk` sits in for all three. Whole games, the bargain, the record, the menus,
//! the table of keys, every size, and pictures of the screens.

mod bargain;
mod bindings;
mod coach;
mod desk;
mod drills;
mod endings;
mod keys;
mod menus;
mod partner;
mod record;
mod review;
mod sizes;
mod snapshots;
mod tour;
mod turns;
mod whole;

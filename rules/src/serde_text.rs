//! What has a notation is written and read by serde as that notation.

use alloc::borrow::Cow;
use core::fmt::Display;

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use crate::{AnyAction, AnyHole, AnyPosition, Hole, djenon_aboure, gore};

macro_rules! written {
    ([$($generic:tt)*] $type:ty) => {
        impl<$($generic)*> Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    };
}

macro_rules! read {
    ([$($generic:tt)*] $type:ty) => {
        impl<'de, $($generic)*> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = Cow::<str>::deserialize(deserializer)?;
                text.parse().map_err(|error: <Self as core::str::FromStr>::Err| message(&error))
            }
        }
    };
}

fn message<E: Error>(error: &impl Display) -> E {
    E::custom(error)
}

written!([const N: usize] Hole<N>);
written!([] gore::Offer);
written!([] gore::Action);
written!([] gore::Position);
written!([] djenon_aboure::Action);
written!([] djenon_aboure::Position);
written!([] AnyHole);
written!([] AnyAction);
written!([] AnyPosition);
read!([const N: usize] Hole<N>);
read!([] gore::Offer);
read!([] gore::Action);
read!([] gore::Position);
read!([] djenon_aboure::Action);
read!([] djenon_aboure::Position);

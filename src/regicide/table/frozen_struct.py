"""The base class of the values of a table and of the messages about them."""

from msgspec import Struct


class FrozenStruct(Struct, frozen=True, gc=False):
    """An immutable struct that the garbage collector does not track.

    Fields are set once, from values that exist already, so reference cycles are impossible.
    """

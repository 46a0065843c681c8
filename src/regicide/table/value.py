"""What the values of a table, and the messages about them, have in common."""

from msgspec import Struct


class Value(Struct, frozen=True, gc=False):
    """Made once and never changed, out of values that were there before.

    So values are trees, and the search for cycles, which would look at every one of them, passes
    them by.
    """

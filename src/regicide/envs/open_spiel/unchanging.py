"""Values that a copy of a state shares."""

from typing import Any, Self


class Unchanging:
    """A value that cannot change, so that it needs no copy.

    OpenSpiel copies every attribute of a Python state, and a search copies states all the time.
    """

    __slots__ = ()

    def __deepcopy__(self, memo: Any) -> Self:
        return self

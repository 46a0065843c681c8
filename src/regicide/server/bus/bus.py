"""How servers tell each other that a table's log has grown.

Word, not truth: the truth is in the store. A word may come twice, late or not at all, and after
`lost` whoever listens looks into the store.
"""

from collections.abc import Callable
from typing import Protocol, TypeAlias

#: Published in place of a table's code: the list of tables has changed. No table has this code.
LOBBY = "*"

#: Another server says: this table's log has grown to this line.
Heard: TypeAlias = Callable[[str, int], None]
#: Word may have been missed until just now; from now on it arrives.
Lost: TypeAlias = Callable[[], None]


class Bus(Protocol):
    """Between servers: nobody hears their own word."""

    async def open(self) -> None:
        """Ready when this returns, or on its way: a bus that is down is no reason not to play."""

    async def close(self) -> None: ...

    @property
    def is_up(self) -> bool:
        """Whether word goes out and comes in, as far as is known."""

    def listen(self, heard: Heard, lost: Lost) -> None:
        """Who is called, in the event loop. Before `open`, and once."""

    async def publish(self, table: str, seq: int) -> None:
        """Returns at once and never raises. While the bus is down, word is kept for later."""

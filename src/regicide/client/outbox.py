"""Commands without an answer. Each has an id and is sent again until it is answered: none is lost or doubled.

As web/src/game/outbox.ts, which also knows when each was sent.
"""

from collections.abc import Callable

from regicide.table import Command
from regicide.wire.messages import Do


class Outbox:
    def __init__(self, make_id: Callable[[], str]) -> None:
        self._make_id = make_id
        self._waiting: dict[str, Do] = {}

    def add(self, what: Command) -> Do:
        message = Do(self._make_id(), what)
        self._waiting[message.id] = message
        return message

    def remove(self, command_id: str) -> Command | None:
        """Remove an answered command; None if the id is unknown."""
        found = self._waiting.pop(command_id, None)
        return found.what if found else None

    @property
    def waiting(self) -> tuple[Do, ...]:
        """All commands, oldest first, to be sent again after a reconnect."""
        return tuple(self._waiting.values())

    @property
    def is_empty(self) -> bool:
        return not self._waiting

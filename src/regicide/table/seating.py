"""Who sits where."""

from regicide.rules import Seat
from regicide.table.value import Value


class Person(Value, frozen=True):
    """Somebody with a device: an id only the server needs, and the name they go by."""

    id: str
    name: str


class Chair(Value, frozen=True):
    """A place at the table. With both a person and a bot, the bot plays until they are back."""

    person: Person | None = None
    #: The bot's name in the registry of bots.
    bot: str | None = None
    ready: bool = False

    @property
    def is_free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def is_ready(self) -> bool:
        return self.ready if self.person else self.bot is not None

    @property
    def is_played_by_person(self) -> bool:
        return self.person is not None and self.bot is None


FREE = Chair()


def seat_of(chairs: tuple[Chair, ...], person: str | None) -> Seat | None:
    """Where this person sits."""
    for seat, chair in enumerate(chairs):
        if person is not None and chair.person and chair.person.id == person:
            return seat
    return None

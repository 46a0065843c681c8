"""Who occupies each seat. A `Seat` is the number of a place; a `Chair` is its occupant."""

from regicide.rules import Seat
from regicide.table.frozen_struct import FrozenStruct


class Person(FrozenStruct, frozen=True):
    """A player: an id that only the server sees, and a name."""

    id: str
    name: str


class Chair(FrozenStruct, frozen=True):
    """The occupant of a seat. If it has a person and a bot, the bot plays until the person is back."""

    person: Person | None = None
    #: The registered name of the bot.
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
    """Return the seat of this person; None if they have no seat."""
    for seat, chair in enumerate(chairs):
        if person is not None and chair.person and chair.person.id == person:
            return seat
    return None

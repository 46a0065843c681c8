"""The whole of a table. What it knows and may not tell is here too; `wire` picks what is shown."""

from collections.abc import Mapping
from enum import Enum

from regicide.rules import Seat
from regicide.table.proposals import Proposal
from regicide.table.seal import Seal
from regicide.table.seating import Chair, seat_of
from regicide.table.settings import Settings
from regicide.table.table_game import TableGame
from regicide.table.value import Value


class Phase(Enum):
    """How far a table is."""

    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"


class Clock(Value, frozen=True, kw_only=True):
    """When the turn began, in Unix milliseconds; in a pause, how long it had lasted."""

    since: int
    elapsed_at_pause: int | None = None


class Table(Value, frozen=True, kw_only=True):
    """A table after `seq` entries of its log."""

    seq: int
    settings: Settings
    seal: Seal
    #: The person who made the table.
    maker: str
    chairs: tuple[Chair, ...]
    #: Who will start; 0 once the game has begun (§1.6).
    first: Seat = 0
    phase: Phase = Phase.GATHERING
    game: TableGame | None = None
    #: The latest entry that changed the game: a move made before it was seen is out of date.
    game_seq: int = 0
    proposal: Proposal | None = None
    clock: Clock | None = None
    #: How many entries of each person were not moves: even the most talkative has an end.
    words: Mapping[str, int] = {}
    abandoned: bool = False
    rematch: str | None = None

    @property
    def is_paused(self) -> bool:
        return self.clock is not None and self.clock.elapsed_at_pause is not None

    @property
    def voters(self) -> frozenset[Seat]:
        """The people who play themselves: their consent is needed."""
        return frozenset(
            seat for seat, chair in enumerate(self.chairs) if chair.is_played_by_person
        )

    @property
    def host(self) -> str:
        """Whoever made the table, or, if they do not sit at it, the first who does."""
        seated = [chair.person.id for chair in self.chairs if chair.person]
        return self.maker if self.maker in seated or not seated else seated[0]

    @property
    def bot_to_move(self) -> Seat | None:
        """The seat whose move the game waits for, if a bot plays it.

        Bots wait while something is proposed: a move would end the proposal.
        """
        if self.phase is not Phase.PLAYING or self.game is None or self.is_paused or self.proposal:
            return None
        seat = self.game.state.seat
        return seat if self.chairs[seat].bot else None

    def seat_of(self, person: str | None) -> Seat | None:
        return seat_of(self.chairs, person)

    def deadline(self) -> int | None:
        """When others may ask a bot to step in; None without a clock, or in a pause."""
        seconds = self.settings.turn_seconds
        if seconds is None or self.clock is None or self.is_paused:
            return None
        return self.clock.since + 1000 * seconds

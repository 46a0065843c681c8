"""The complete state of a table, including secrets; `wire` selects what clients may see."""

from collections.abc import Mapping
from enum import Enum

from regicide.rules import Seat
from regicide.table.frozen_struct import FrozenStruct
from regicide.table.proposals import Proposal
from regicide.table.seal import Seal
from regicide.table.seating import Chair, Person, seat_of
from regicide.table.settings import Settings, WhenLate
from regicide.table.table_game import TableGame


class Phase(Enum):
    """The phase of a table."""

    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"


class PauseOfGame(FrozenStruct, frozen=True):
    """Who paused the game, by their seat, and when (Unix milliseconds)."""

    seat: Seat
    at: int


class Clock(FrozenStruct, frozen=True, kw_only=True):
    """When the turn began, in Unix milliseconds; during a pause, how long it had lasted."""

    since: int
    elapsed_at_pause: int | None = None
    pause: PauseOfGame | None = None


class Table(FrozenStruct, frozen=True, kw_only=True):
    """A table after `seq` entries of its log."""

    seq: int
    settings: Settings
    seal: Seal
    #: The person who made the table.
    maker: Person
    chairs: tuple[Chair, ...]
    #: The seat that will start; 0 once the game has started (§1.6).
    first: Seat = 0
    phase: Phase = Phase.GATHERING
    game: TableGame | None = None
    #: The latest entry that changed the game; a move from a client that has not seen it is refused.
    game_seq: int = 0
    proposal: Proposal | None = None
    clock: Clock | None = None
    #: A bot began the turn of a person whose time was up, and ends it (`WhenLate.BOT`).
    bot_ends_turn: bool = False
    #: The number of entries other than moves, per person; permission.py limits them.
    non_moves: Mapping[str, int] = {}
    #: How many hints each seat was given; empty if none.
    hints: tuple[int, ...] = ()
    #: The entry that led to the position of the last hint: a second hint about it is not counted.
    hint_seq: int = 0
    #: The ids of people whom the host removed; they may not come back.
    removed: frozenset[str] = frozenset()
    abandoned: bool = False
    rematch: str | None = None

    @property
    def is_paused(self) -> bool:
        return self.clock is not None and self.clock.elapsed_at_pause is not None

    @property
    def voters(self) -> frozenset[Seat]:
        """The seats that people play themselves; proposals need their consent."""
        return frozenset(
            seat for seat, chair in enumerate(self.chairs) if chair.is_played_by_person
        )

    @property
    def host(self) -> str:
        """The id of the person who made the table; if they have no seat, of the person in the first seat."""
        seated = [chair.person.id for chair in self.chairs if chair.person]
        maker = self.maker.id
        return maker if maker in seated or not seated else seated[0]

    @property
    def bot_to_move(self) -> Seat | None:
        """The seat to move, if a bot plays it.

        Bots wait during a proposal, because a move would end it.
        """
        if self.phase is not Phase.PLAYING or self.game is None or self.is_paused or self.proposal:
            return None
        seat = self.game.state.seat
        return seat if self.chairs[seat].bot or self.bot_ends_turn else None

    @property
    def is_turn_by_turn(self) -> bool:
        """Whether the players need not be here at the same time."""
        return self.settings.turn_by_turn is not None

    def seat_of(self, person: str | None) -> Seat | None:
        return seat_of(self.chairs, person)

    def may_watch(self, person: str | None) -> bool:
        """Whether this person may see the table now: they have a seat, or spectators are allowed.

        Before the start there is nothing to see, and a seat may be free; afterwards the replay is public.
        """
        return (
            self.settings.spectators
            or self.phase is Phase.GATHERING
            or self.seat_of(person) is not None
        )

    def deadline(self) -> int | None:
        """When others may let a bot play; None without a limit, or during a pause."""
        seconds = self.settings.turn_seconds
        if seconds is None or self.clock is None or self.is_paused:
            return None
        return self.clock.since + 1000 * seconds

    def is_late(self, now: int) -> bool:
        """Whether the time of the turn is up."""
        deadline = self.deadline()
        return deadline is not None and now >= deadline

    def due(self) -> int | None:
        """When a bot must move at a turn by turn table, also if no player is here; None if it need not.

        A proposal delays a bot only as long as it would delay a person, because there may be no player here to answer it.
        """
        if not self.is_turn_by_turn or self.clock is None or self.is_paused or self.game is None:
            return None
        if self.bot_to_move is not None:
            return self.clock.since
        is_bots_turn = self.settings.turn_by_turn is WhenLate.BOT or (
            self.chairs[self.game.state.seat].bot is not None
        )
        return self.deadline() if is_bots_turn else None

    def late_seat(self, now: int) -> Seat | None:
        """The seat for which a bot must move now at a turn by turn table."""
        due = self.due()
        return self.game.state.seat if self.game and due is not None and now >= due else None

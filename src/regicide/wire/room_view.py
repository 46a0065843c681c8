"""A table without its game, as everyone may see it: seats, settings, proposal, seal."""

from regicide.notation import print_options
from regicide.table import Phase, Table, Unearned, WhenLate, unearned
from regicide.table.frozen_struct import FrozenStruct
from regicide.table.proposals import ProposalKind


class SeatView(FrozenStruct, frozen=True):
    """A seat: the name of its player, and the bot that plays it."""

    name: str | None
    bot: str | None
    ready: bool


class StandInShare(FrozenStruct, frozen=True):
    """How many moves of a player's seat a bot made for them, and how many moves the seat made."""

    by_bot: int
    moves: int


class ProposalView(FrozenStruct, frozen=True):
    """A proposal, the seat that made it, and the seats that have agreed."""

    aim: ProposalKind
    seat: int
    agreed: tuple[int, ...]


class PauseView(FrozenStruct, frozen=True):
    """Who paused the game, by their seat, and when (Unix milliseconds)."""

    seat: int
    at: int


class SealView(FrozenStruct, frozen=True):
    """The commitment, and after the game the seed and salt; of an evening's deal only after the evening."""

    commitment: str
    seed: str | None
    salt: str | None


class RoomView(FrozenStruct, frozen=True, omit_defaults=True):
    """A table without its game."""

    phase: Phase
    seats: tuple[SeatView, ...]
    #: The seat of the host; None if nobody is seated.
    host: int | None
    first: int
    #: In notation; empty for the game as published.
    options: str
    public: bool
    turn_seconds: int | None
    #: The host chose the seed, and so may know the deal.
    chosen_seed: bool
    seal: SealView
    proposal: ProposalView | None
    paused: bool
    abandoned: bool
    #: The code of the table of the rematch; the server sends it to people with a seat only.
    rematch: str | None
    #: Players may ask for hints.
    help: bool = False
    #: How many hints each seat was given; left out if none.
    hints: tuple[int, ...] = ()
    #: People without a seat may watch the game.
    spectators: bool = True
    #: Why the game earns neither a medal nor badges; left out if it does.
    unearned: Unearned | None = None
    #: For each seat what a bot did for its person; left out if bots did nothing for people.
    stood_in: tuple[StandInShare | None, ...] = ()
    #: The players need not be here at the same time: what happens when one is late; left out at a live table.
    turn_by_turn: WhenLate | None = None
    #: At a table turn by turn; left out unless the game is paused.
    pause: PauseView | None = None
    #: The code of the evening whose deal this is; left out if it is of none.
    evening: str | None = None


def view_room(table: Table, *, seated: bool) -> RoomView:
    """The table for a person with a seat, or for others: the code of the rematch would let them sit there."""
    settings, proposal = table.settings, table.proposal
    return RoomView(
        phase=table.phase,
        seats=tuple(
            SeatView(chair.person.name if chair.person else None, chair.bot, chair.is_ready)
            for chair in table.chairs
        ),
        host=table.seat_of(table.host),
        first=table.first,
        options=print_options(settings.options),
        public=settings.public,
        turn_seconds=settings.turn_seconds,
        chosen_seed=settings.chosen_seed,
        seal=_seal(table),
        proposal=ProposalView(proposal.aim, proposal.seat, tuple(sorted(proposal.agreed)))
        if proposal
        else None,
        paused=table.is_paused,
        abandoned=table.abandoned,
        rematch=table.rematch if seated else None,
        help=settings.help,
        hints=table.hints,
        spectators=settings.spectators,
        unearned=unearned(table),
        stood_in=stand_ins(table),
        turn_by_turn=settings.turn_by_turn,
        pause=_pause(table),
        evening=settings.evening,
    )


def _pause(table: Table) -> PauseView | None:
    clock = table.clock
    if not table.is_turn_by_turn or clock is None or clock.pause is None:
        return None
    return PauseView(clock.pause.seat, clock.pause.at)


def stand_ins(table: Table) -> tuple[StandInShare | None, ...]:
    """For each seat what a bot did for its person; empty if bots did nothing for people."""
    counts = table.game.move_counts if table.game else ()
    shares = tuple(
        StandInShare(count.by_bot, count.moves) if chair.person and count.by_bot else None
        for chair, count in zip(table.chairs, counts, strict=bool(counts))
    )
    return shares if any(shares) else ()


def _seal(table: Table) -> SealView:
    game = table.game
    # A given deal is not that of the seed, so the seal commits to nothing that players could check. And other teams may
    # still play the deal of an evening: no message of a table opens it.
    is_open = table.phase is Phase.OVER and not (game and game.given_deal)
    is_open = is_open and table.settings.evening is None
    return open_seal(table) if is_open else SealView(table.seal.commitment, None, None)


def open_seal(table: Table) -> SealView:
    """The whole seal, for clients that may know the deal."""
    seal = table.seal
    return SealView(seal.commitment, seal.seed.text, seal.salt)

"""A finished game, state by state, with all hands: the seed is public after the game."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from regicide.notation import RecordedMove, print_each_card, print_move
from regicide.rules import Event
from regicide.table import Phase, Table, TableGame, Unearned, unearned
from regicide.table.earning import with_earned_medal
from regicide.table.frozen_struct import FrozenStruct
from regicide.wire.events import AnyEvent, write_events
from regicide.wire.game_view import GameView, view_game
from regicide.wire.room_view import RoomView, open_seal, view_room


class MomentView(FrozenStruct, frozen=True):
    """The game after a move; the first one is the deal."""

    #: In notation; None for the deal.
    move: str | None
    #: The seat that made the move.
    seat: int | None
    events: tuple[AnyEvent, ...]
    game: GameView
    #: The cards of each seat.
    hands: tuple[tuple[str, ...], ...]


class ReplayView(FrozenStruct, frozen=True, omit_defaults=True):
    """The table at the end, and every state of its game."""

    room: RoomView
    moments: tuple[MomentView, ...]


def view_replay(table: Table) -> ReplayView:
    """Return the replay of a game that is over, whose deal may be known: of an evening, after the evening."""
    assert table.phase is Phase.OVER
    assert table.game is not None
    settings = table.settings
    game = TableGame.dealt(table.seal.seed, settings.players, settings.options)
    moments = view_moments(game, table.game.moves, unearned(table))
    room = replace(view_room(table, seated=False), seal=open_seal(table))
    return ReplayView(room, tuple(moments))


def view_moments(
    game: TableGame, moves: Iterable[RecordedMove], why: Unearned | None
) -> Iterator[MomentView]:
    """The deal, and the game after each move; `why` it earns nothing."""
    yield _moment(game, None, None, (), why)
    for recorded in moves:
        seat = game.state.seat
        game, events = game.continued(recorded)
        yield _moment(game, print_move(recorded.move), seat, events, why)


def _moment(
    game: TableGame,
    move: str | None,
    seat: int | None,
    events: tuple[Event, ...],
    why: Unearned | None,
) -> MomentView:
    hands = tuple(print_each_card(hand) for hand in game.state.hands)
    told = write_events(with_earned_medal(events, why))
    return MomentView(move, seat, told, view_game(game, earns=why is None), hands)

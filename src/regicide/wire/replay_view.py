"""A finished game, moment by moment. Its seed is open by then, and so is every hand."""

from collections.abc import Iterator

from regicide.notation import print_each, print_move
from regicide.rules import Event
from regicide.table import Phase, Table, TableGame
from regicide.table.value import Value
from regicide.wire.events import AnyEvent, write_events
from regicide.wire.game_view import GameView, view_game
from regicide.wire.room_view import RoomView, view_room


class MomentView(Value, frozen=True):
    """The game after a move; before the first one there is the deal."""

    #: In notation; None for the deal.
    move: str | None
    #: Who made it.
    seat: int | None
    events: tuple[AnyEvent, ...]
    game: GameView
    #: Every seat's cards.
    hands: tuple[tuple[str, ...], ...]


class ReplayView(Value, frozen=True):
    """The table as it was left, and every moment of its game."""

    room: RoomView
    moments: tuple[MomentView, ...]


def view_replay(table: Table) -> ReplayView:
    """For anyone, and only once the game is over."""
    assert table.phase is Phase.OVER
    return ReplayView(view_room(table), tuple(_moments(table)))


def _moments(table: Table) -> Iterator[MomentView]:
    assert table.game is not None
    settings = table.settings
    game = TableGame.dealt(table.seal.seed, settings.players, settings.options)
    yield _moment(game, None, None, ())
    for move in table.game.moves:
        seat = game.state.seat
        game, events = game.after(move)
        yield _moment(game, print_move(move), seat, events)


def _moment(
    game: TableGame, move: str | None, seat: int | None, events: tuple[Event, ...]
) -> MomentView:
    hands = tuple(print_each(hand) for hand in game.state.hands)
    return MomentView(move, seat, write_events(events), view_game(game), hands)

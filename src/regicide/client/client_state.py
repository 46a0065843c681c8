"""What a client knows of a table. Each server message gives the next state.

web/src/game/client_state.ts has the same fields: tests/golden/client has messages, and the state after
each of them.
"""

from dataclasses import dataclass, replace

from regicide.rules import Seat
from regicide.wire.game_view import GameView
from regicide.wire.messages import Choices, Hint, Presence, ServerMessage, Update, Welcome
from regicide.wire.room_view import RoomView
from regicide.wire.update import OwnView, PublicView


@dataclass(frozen=True, slots=True)
class ReceivedUpdate:
    """An update, kept for the log."""

    seq: int
    public: PublicView
    own: OwnView | None
    #: The game after it: phrases about the table quote the numbers of that moment.
    game: GameView | None
    #: Whether the reader of the log made it.
    is_by_reader: bool


@dataclass(frozen=True, slots=True)
class GameStart:
    """The game right after the deal, and the update it came with."""

    seq: int
    game: GameView
    own: OwnView | None


@dataclass(frozen=True, slots=True)
class ClientState:
    """A table as one client sees it."""

    #: Number of the last update. After a reconnect the client asks for what came after it.
    seq: int = 0
    #: Number of the last update when the server welcomed us.
    catch_up_seq: int = 0
    room: RoomView | None = None
    game: GameView | None = None
    own: OwnView | None = None
    deadline: int | None = None
    presence: Presence | None = None
    #: The legal moves, while it is this seat's turn.
    choices: Choices | None = None
    #: The hint about this position, if this seat asked for one.
    hint: Hint | None = None
    log: tuple[ReceivedUpdate, ...] = ()
    #: The commitment to the deal that the server showed first. A later one does not replace it.
    commitment: str | None = None
    start: GameStart | None = None
    #: The server's clock minus ours, in milliseconds.
    clock_offset: int = 0

    @property
    def seat(self) -> Seat | None:
        return self.own.seat if self.own else None

    @property
    def is_my_turn(self) -> bool:
        has_ended = self.room is not None and self.room.abandoned
        return self.choices is not None and not has_ended


EMPTY_STATE = ClientState()


def is_caught_up(state: ClientState) -> bool:
    """Whether all missed updates have arrived."""
    return state.room is not None and state.seq >= state.catch_up_seq


def apply_message(state: ClientState, message: ServerMessage, now: int) -> ClientState:
    match message:
        case Welcome():
            return _with_first_deal(_apply_welcome(state, message, now))
        case Update():
            return _with_first_deal(_apply_update(state, message))
        case Choices():
            return replace(state, choices=message)
        case Hint():
            return replace(state, hint=message)
        case Presence():
            return replace(state, presence=message)
        case _:
            return state


def _with_first_deal(state: ClientState) -> ClientState:
    """Keep the first commitment and the first position, for the check of the seal."""
    commitment, start, game = state.commitment, state.start, state.game
    if commitment is None and state.room is not None:
        commitment = state.room.seal.commitment
    if start is None and game is not None and game.moves == 0:
        start = GameStart(state.seq, game, state.own)
    return replace(state, commitment=commitment, start=start)


def _apply_welcome(state: ClientState, welcome: Welcome, now: int) -> ClientState:
    clock_offset = welcome.now - now
    if welcome.room is None:
        return replace(state, catch_up_seq=welcome.seq, clock_offset=clock_offset)
    return replace(
        state,
        seq=welcome.seq,
        catch_up_seq=welcome.seq,
        room=welcome.room,
        game=welcome.game,
        own=welcome.own,
        deadline=welcome.deadline,
        choices=None,
        hint=None,
        # The server does not send the updates in between, and a log with a gap would be wrong.
        log=state.log if state.seq == welcome.seq else (),
        clock_offset=clock_offset,
    )


def _apply_update(state: ClientState, update: Update) -> ClientState:
    # After a second welcome the server may send updates that we have.
    if update.seq <= state.seq:
        return _with_earlier(state, update)
    news = update.public
    received = _received_update(state, update)
    return replace(
        state,
        seq=update.seq,
        room=news.room or state.room,
        game=received.game,
        own=update.own,
        deadline=news.deadline,
        # Talk does not change the choices; keep them until the server sends them again.
        choices=None if news.game else state.choices,
        hint=None if news.game else state.hint,
        log=(*state.log, received),
    )


def _with_earlier(state: ClientState, update: Update) -> ClientState:
    """Keep an update from before the welcome for the log: at a table turn by turn it tells what happened meanwhile."""
    last = state.log[-1] if state.log else None
    if last is not None and last.seq >= update.seq:
        return state
    deed, game = update.public.deed, update.public.game or (last.game if last else None)
    is_mine = state.seat is not None and deed.seat == state.seat
    received = ReceivedUpdate(update.seq, update.public, update.own, game, is_mine)
    return replace(state, log=(*state.log, received))


def _received_update(state: ClientState, update: Update) -> ReceivedUpdate:
    deed, own, before = update.public.deed, update.own, state.own
    # A deed has the author's seat before the command; it is None for a player who just took a seat.
    if before is None:
        by_reader = deed.do == "take-seat" and own is not None
    else:
        by_reader = before.seat == deed.seat
    game = update.public.game or state.game
    return ReceivedUpdate(update.seq, update.public, own, game, by_reader)

"""A puzzle as a table: the same messages, so the board and its keys are those of a game."""

import asyncio
import time
from collections.abc import Callable

from msgspec.structs import replace

from regicide.i18n import Words
from regicide.notation import parse_move, print_each_card, print_options
from regicide.rules import Move, RegicideError, observe
from regicide.session.answers import refusal
from regicide.study.puzzle import Puzzle
from regicide.table import Phase
from regicide.table.commands import MakeMove
from regicide.tui.table_link import LinkLost
from regicide.wire.choices import ChoicesView, ChoiceView, view_choices, view_outlook
from regicide.wire.game_view import view_position
from regicide.wire.messages import (
    Ack,
    Ask,
    Choices,
    ClientMessage,
    Do,
    Hello,
    Outlook,
    ServerMessage,
    Welcome,
)
from regicide.wire.room_view import RoomView, SealView, SeatView
from regicide.wire.update import OwnView


class PuzzleLink:
    """Sends the position of a puzzle, and hands each legal move on."""

    def __init__(self, puzzle: Puzzle, words: Words, on_move: Callable[[Move], None]) -> None:
        self._puzzle = puzzle
        self._words = words
        self._on_move = on_move
        self._state = puzzle.state()
        self._seen = observe(self._state, self._state.seat)
        self._inbox: asyncio.Queue[ServerMessage | None] = asyncio.Queue()

    async def send(self, message: ClientMessage) -> None:
        match message:
            case Hello():
                self._show(asks=True)
            case Ask(number, move):
                try:
                    self._inbox.put_nowait(Outlook(number, view_outlook(self._seen, move)))
                except RegicideError as error:
                    self._inbox.put_nowait(refusal(number, error, self._words))
            case Do(number, MakeMove(text)):
                self._inbox.put_nowait(Ack(number, 1))
                self._on_move(parse_move(text))

    def end(self) -> None:
        """The solution is known: no move is asked for any more."""
        self._show(asks=False)

    async def receive(self) -> ServerMessage:
        message = await self._inbox.get()
        if message is None:
            raise LinkLost
        return message

    async def close(self) -> None:
        self._inbox.put_nowait(None)

    def _show(self, *, asks: bool) -> None:
        state = self._state
        own = OwnView(state.seat, print_each_card(self._seen.acting_hand))
        now = time.time_ns() // 1_000_000
        self._inbox.put_nowait(Welcome(1, now, self._room(), view_position(state), own=own))
        if asks:
            self._inbox.put_nowait(Choices(1, without_answers(view_choices(self._seen))))

    def _room(self) -> RoomView:
        own = self._state.seat
        seats = tuple(
            SeatView(self._words.say("you"), None, True)
            if seat == own
            else SeatView(None, bot, True)
            for seat, bot in enumerate(self._puzzle.bots)
        )
        return RoomView(
            phase=Phase.PLAYING,
            seats=seats,
            host=None,
            first=0,
            options=print_options(self._puzzle.options),
            public=False,
            turn_seconds=None,
            chosen_seed=False,
            seal=SealView("", None, None),
            proposal=None,
            paused=False,
            abandoned=False,
            rematch=None,
        )


def without_answers(choices: ChoicesView) -> ChoicesView:
    """The moves alone: what each would do comes with the answer."""
    moves = tuple(ChoiceView(each.move) for each in choices.moves)
    return replace(choices, moves=moves, medal_after_flip=None, cheapest_cover=None)

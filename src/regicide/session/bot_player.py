"""Lets the bots of one table move. Bots choose in threads, so that the table goes on meanwhile."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

from regicide.bots.bot_runner import BotRunner
from regicide.bots.bot_table import DEFAULT_BOT
from regicide.rules import Move, Seat, observe
from regicide.table import Table


class MakeBotMove(Protocol):
    """Makes the move that the bot at a seat chose after entry `seen`."""

    def __call__(self, seat: Seat, move: Move, *, seen: int) -> Awaitable[object]: ...


class BotPlayer:
    """Starts a bot when it is its turn, and makes the move it chose."""

    def __init__(
        self,
        runner: BotRunner,
        make_move: MakeBotMove,
        *,
        current_table: Callable[[], Table],
        on_failure: Callable[[Exception], None],
        client: Callable[[], str] = lambda: "",
        seat_to_move: Callable[[Table], Seat | None] = lambda table: table.bot_to_move,
    ) -> None:
        """`client` says for whom bots choose (BotRunner); `seat_to_move` whether one must move now, and where."""
        self._runner = runner
        self._make_move = make_move
        self._current_table = current_table
        self._on_failure = on_failure
        self._client = client
        self._seat_to_move = seat_to_move
        self._task: asyncio.Task[None] | None = None
        #: The entry after which the bot chooses.
        self._chooses_after = 0

    @property
    def is_busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """Let a bot move if it is its turn and it is not choosing already."""
        table = self._current_table()
        seat = self._seat_to_move(table)
        if seat is None or (self.is_busy and self._chooses_after == table.game_seq):
            return
        if self._task is not None:
            self._task.cancel()
        self._chooses_after = table.game_seq
        self._task = asyncio.get_running_loop().create_task(self._play(table, seat))

    async def _play(self, table: Table, seat: Seat) -> None:
        """Choose and make a move, unless the game has changed meanwhile."""
        assert table.game is not None
        try:
            name = table.chairs[seat].bot or DEFAULT_BOT
            observation = observe(table.game.state, seat)
            move = await self._runner.choose(name, observation, client=self._client())
            now = self._current_table()
            if now.game_seq != table.game_seq or self._seat_to_move(now) != seat:
                return  # undone, handed back to the player, or paused
            # Cancelling the bot must not cancel an append in progress.
            execution = asyncio.ensure_future(self._make_move(seat, move, seen=table.game_seq))
            execution.add_done_callback(_retrieve_exception)
            await asyncio.shield(execution)
        except Exception as error:  # noqa: BLE001  an error in a bot must not stop the table
            self._on_failure(error)

    async def wait(self) -> None:
        """Wait until the bot that is choosing has moved or failed."""
        if self._task is not None:
            await asyncio.wait([self._task])

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task


def _retrieve_exception(done: asyncio.Future[object]) -> None:
    """Mark the exception as retrieved: after a cancellation no task awaits it."""
    if not done.cancelled():
        done.exception()

"""Gives hints to the players of one table. They are found in threads, so that the table goes on meanwhile."""

import asyncio
from collections.abc import Callable

import msgspec

from regicide.bots.bot_runner import BotRunner
from regicide.rules import Seat, observe
from regicide.table import Change, Table
from regicide.table.commands import AskHint
from regicide.wire.hint import HintView
from regicide.wire.messages import Hint


class HintGiver:
    """Answers entries that ask for a hint."""

    def __init__(
        self,
        runner: BotRunner,
        *,
        post: Callable[[Seat, Hint], None],
        on_failure: Callable[[Exception], None],
    ) -> None:
        """`post` sends a hint to the player at a seat, and to nobody else."""
        self._runner = runner
        self._post = post
        self._on_failure = on_failure
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def is_busy(self) -> bool:
        return bool(self._tasks)

    def follow(self, change: Change) -> None:
        """Give a hint if the entry asks for one."""
        if not isinstance(change.entry.what, AskHint) or change.seat is None:
            return
        task = asyncio.get_running_loop().create_task(self._give(change.after, change.seat))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _give(self, table: Table, seat: Seat) -> None:
        assert table.game is not None
        # The seed of the deal is secret until the end. The commitment is public.
        luck = f"{table.seal.commitment}|{len(table.game.moves)}"
        try:
            found = await self._runner.hint(observe(table.game.state, seat), luck=luck)
            self._post(seat, Hint(table.seq, msgspec.json.decode(found, type=HintView)))
        except Exception as error:  # noqa: BLE001  a failed hint must not stop the table
            self._on_failure(error)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

"""Gives hints to the players of one table. They are found in threads, so that the table goes on meanwhile."""

import asyncio
from collections.abc import Callable

import msgspec

from regicide.bots.bot_runner import BotRunner
from regicide.rules import Seat, observe
from regicide.table import Change, Person, Table
from regicide.table.commands import AskHint
from regicide.wire.hint import HintView
from regicide.wire.messages import Hint


class HintGiver:
    """Answers entries that ask for a hint. A hint about a position is found once, and given again."""

    def __init__(
        self,
        runner: BotRunner,
        *,
        post: Callable[[Seat, Hint], None],
        on_failure: Callable[[Seat, Exception], None],
        client_of: Callable[[Person], str] = lambda _person: "",
    ) -> None:
        """`post` sends a hint to the player at a seat alone; `client_of` says for whom it is found
        (BotRunner).
        """
        self._runner = runner
        self._post = post
        self._on_failure = on_failure
        self._client_of = client_of
        #: Seat → the position (number of its entry) of its latest hint, and the hint.
        self._hints: dict[Seat, tuple[int, asyncio.Task[HintView]]] = {}

    @property
    def is_busy(self) -> bool:
        return any(not hint.done() for _, hint in self._hints.values())

    def follow(self, change: Change) -> None:
        """Give a hint if the entry asks for one."""
        table, seat = change.after, change.seat
        if not isinstance(change.entry.what, AskHint) or seat is None:
            return
        position, hint = self._hints.get(seat, (0, None))
        if position != table.game_seq or hint is None or _has_failed(hint):
            if hint is not None:
                hint.cancel()
            hint = asyncio.get_running_loop().create_task(self._find(table, seat))
            self._hints[seat] = table.game_seq, hint
        elif not hint.done():
            return  # it is given when it is found
        hint.add_done_callback(lambda done: self._give(table, seat, done))

    async def _find(self, table: Table, seat: Seat) -> HintView:
        game, chair = table.game, table.chairs[seat]
        assert game is not None
        assert chair.person is not None
        # The seed of the deal is secret until the end. The commitment is public.
        luck = f"{table.seal.commitment}|{len(game.moves)}"
        client = self._client_of(chair.person)
        found = await self._runner.hint(observe(game.state, seat), luck=luck, client=client)
        return msgspec.json.decode(found, type=HintView)

    def _give(self, table: Table, seat: Seat, hint: asyncio.Task[HintView]) -> None:
        if hint.cancelled():
            return
        if (error := hint.exception()) is None:
            self._post(seat, Hint(table.seq, hint.result()))
        elif isinstance(error, Exception):  # a failed hint must not stop the table
            self._on_failure(seat, error)

    async def close(self) -> None:
        tasks = [hint for _, hint in self._hints.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _has_failed(hint: asyncio.Task[HintView]) -> bool:
    return hint.done() and (hint.cancelled() or hint.exception() is not None)

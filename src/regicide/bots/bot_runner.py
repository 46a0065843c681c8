"""Runs bots in threads for live tables, with a pause before each move.

The core releases the interpreter lock while it searches, so bots do not block the event loop. The
pause is random and independent of the game, so it reveals nothing about the bot's hand.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from random import SystemRandom
from typing import TYPE_CHECKING

from regicide.rules import Move, Observation

if TYPE_CHECKING:
    from regicide.bots.bot import Bot

#: The budget of a move in milliseconds, shorter than the pause.
BUDGET_MS = 25
#: The bots that can be seated at tables: all built-in bots, not external programs.
BOT_NAMES = frozenset({"random", "squire", "knight", "champion", "medallist"})
DEFAULT_BOT = "champion"


@cache
def _bot(name: str) -> "Bot":
    """Imports NumPy and loads a net at first use, in a bot's thread, so that the server starts fast."""
    from regicide.bots.bot import Budget  # noqa: PLC0415
    from regicide.bots.registry import bot_named  # noqa: PLC0415

    return bot_named(name, Budget(ms=BUDGET_MS))


def _hint(observation: Observation, luck: str) -> bytes:
    from regicide.bots.hints import hint_json  # noqa: PLC0415  as above

    return hint_json(observation, luck=luck)


class BotRunner:
    """A pool of threads in which bots choose their moves."""

    def __init__(self, pause_s: tuple[float, float], *, threads: int = 2) -> None:
        """Pauses are between these two numbers of seconds."""
        self._pause_s = pause_s
        self._rng = SystemRandom()
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    async def choose(self, name: str, observation: Observation) -> Move:
        """The bot's move, after the pause."""
        pause = asyncio.sleep(self._rng.uniform(*self._pause_s))
        loop = asyncio.get_running_loop()
        choosing = loop.run_in_executor(
            self._pool, lambda: _bot(name).choose(observation, SystemRandom()).move
        )
        move, _ = await asyncio.gather(choosing, pause)
        return move

    async def hint(self, observation: Observation, *, luck: str) -> bytes:
        """The hint for the observing seat, as JSON; at once."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, lambda: _hint(observation, luck))

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

"""Bots think in threads, and take as long as a person might, whatever they hold.

The core lets go of the interpreter while it searches, so a thinking bot holds nobody up. When its
move appears is drawn before it thinks, and by nothing it knows: its pace tells nothing of its hand.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from random import SystemRandom
from typing import TYPE_CHECKING

from regicide.rules import Move, Observation

if TYPE_CHECKING:
    from regicide.bots.bot import Bot

#: Milliseconds a bot may think. In a thread of its own, so people wait for the pause alone.
BUDGET = 25
#: The bots that take seats at tables: all of ours. Programs of others do not.
NAMES = frozenset({"random", "squire", "knight", "champion", "medallist"})
DEFAULT = "champion"


@cache
def _bot(name: str) -> "Bot":
    """The first time, numbers and nets are loaded: in a bot's thread, not before a server starts."""
    from regicide.bots.bot import Budget  # noqa: PLC0415
    from regicide.bots.registry import bot_named  # noqa: PLC0415

    return bot_named(name, Budget(ms=BUDGET))


class BotRunner:
    """The threads bots think in."""

    def __init__(self, pause: tuple[float, float], *, threads: int = 2) -> None:
        self._pause = pause
        self._rng = SystemRandom()
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    async def choose(self, name: str, observation: Observation) -> Move:
        """The bot's move, after a pause."""
        pause = asyncio.sleep(self._rng.uniform(*self._pause))
        loop = asyncio.get_running_loop()
        thought = loop.run_in_executor(self._pool, self._think, name, observation)
        move, _ = await asyncio.gather(thought, pause)
        return move

    def _think(self, name: str, observation: Observation) -> Move:
        return _bot(name).choose(observation, SystemRandom()).move

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

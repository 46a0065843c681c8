"""Bots think in threads, and take as long as a person might, whatever they hold.

The core lets go of the interpreter while it searches, so a thinking bot holds nobody up. When its
move appears is drawn before it thinks, and by nothing it knows: its pace tells nothing of its hand.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from random import SystemRandom

from regicide.bots import Bot, Budget, bot_named
from regicide.bots.registry import BOTS
from regicide.rules import Move, Observation

#: What a bot may spend on a move. A thread of its own, so people wait for the pause alone.
BUDGET = Budget(ms=25)
#: Every bot of ours; programs of others take no seat at a server's table.
NAMES = frozenset(BOTS)


@cache
def _bot(name: str) -> Bot:
    return bot_named(name, BUDGET)


class Thinking:
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

"""Runs bots in threads for live tables, with a pause before each move.

The core releases the interpreter lock while it searches, so bots do not block the event loop. The
pause is random and independent of the game, so it reveals nothing about the bot's hand. Hints have threads of their
own: they never delay a bot.
"""

import asyncio
from functools import cache
from random import SystemRandom
from typing import TYPE_CHECKING

from regicide.bots.fair_pool import FairPool
from regicide.rules import Move, Observation

if TYPE_CHECKING:
    from regicide.bots.bot import Bot

#: The budget of a move in milliseconds, shorter than the pause.
BUDGET_MS = 25
#: Hints that wait: of all clients, and of one. Each takes about a tenth of a second.
MOST_HINTS, MOST_HINTS_OF_ONE = 32, 8
#: A table has at most one bot that chooses, so this many tables can wait.
MOST_CHOICES = 10_000


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
    """The threads in which bots choose their moves, and those in which hints are found.

    `client` causes the work: the threads serve clients in turn. At a server it is an address.
    """

    def __init__(self, pause_s: tuple[float, float], *, threads: int = 2) -> None:
        """Pauses are between these two numbers of seconds."""
        self._pause_s = pause_s
        self._rng = SystemRandom()
        self._bots = FairPool("bot", threads=threads, most=MOST_CHOICES, most_of_one=MOST_CHOICES)
        self._hints = FairPool("hint", threads=1, most=MOST_HINTS, most_of_one=MOST_HINTS_OF_ONE)

    async def choose(self, name: str, observation: Observation, client: str = "") -> Move:
        """The bot's move, after the pause."""
        pause = asyncio.sleep(self._rng.uniform(*self._pause_s))
        choosing = self._bots.run(
            client, lambda: _bot(name).choose(observation, SystemRandom()).move
        )
        move, _ = await asyncio.gather(choosing, pause)
        return move

    def ensure_hint_room(self, client: str) -> None:
        """Raise if too many hints wait."""
        self._hints.ensure_room(client)

    async def hint(self, observation: Observation, *, luck: str, client: str = "") -> bytes:
        """The hint for the observing seat, as JSON; without a pause."""
        return await self._hints.run(client, lambda: _hint(observation, luck))

    def close(self) -> None:
        self._bots.close()
        self._hints.close()

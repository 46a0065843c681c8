"""Bots of live tables run in threads, with a pause before each move."""

import asyncio
import threading
from random import Random

import pytest

from async_helpers import async_test
from regicide.bots import BotChoice
from regicide.bots.bot_runner import BotRunner
from regicide.bots.bot_table import BOT_NAMES
from regicide.notation import Seed
from regicide.rules import Observation, is_legal, legal_moves, observe


@async_test
async def test_a_bot_moves_only_after_the_pause() -> None:
    """The pause does not depend on the search, so it reveals nothing about the position."""
    loop = asyncio.get_running_loop()
    state = Seed("castle-42").deal(2)
    runner = BotRunner((0.2, 0.2))
    for name in sorted(BOT_NAMES):
        began = loop.time()
        move = await runner.choose(name, observe(state, 0))
        assert is_legal(state, move)
        assert loop.time() - began >= 0.2
    runner.close()


@async_test
async def test_bots_do_not_block_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot waits for the event loop to run: if it blocked the loop, the wait would time out."""
    state = Seed("castle-42").deal(4)
    loop_ran = threading.Event()

    class WaitingBot:
        def choose(self, observation: Observation, _rng: Random) -> BotChoice:
            assert loop_ran.wait(10)
            return BotChoice(legal_moves(observation)[0], 1.0)

    monkeypatch.setattr("regicide.bots.bot_runner._bot", lambda _name: WaitingBot())
    runner = BotRunner((0, 0))
    choosing = asyncio.ensure_future(runner.choose("champion", observe(state, 0)))
    await asyncio.sleep(0)
    loop_ran.set()
    assert is_legal(state, await choosing)
    runner.close()

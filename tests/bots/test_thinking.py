"""Bots at live tables."""

import asyncio
import threading
from random import Random

import pytest

from async_tests import awaited
from regicide.bots import BotChoice
from regicide.bots.bot_runner import NAMES, BotRunner
from regicide.bots.registry import BOTS
from regicide.notation import Seed
from regicide.rules import Observation, is_legal, legal_moves, observe


def test_every_bot_of_ours_takes_seats() -> None:
    assert set(BOTS) == NAMES


@awaited
async def test_a_bots_move_comes_when_the_pause_is_over_and_not_before() -> None:
    """The pause is drawn before the bot thinks: how hard it thought cannot be seen."""
    loop = asyncio.get_running_loop()
    state = Seed("castle-42").deal(2)
    thinking = BotRunner((0.2, 0.2))
    for name in sorted(NAMES):
        began = loop.time()
        move = await thinking.choose(name, observe(state, 0))
        assert is_legal(state, move)
        assert loop.time() - began >= 0.2
    thinking.close()


@awaited
async def test_bots_do_not_hold_up_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot's move waits for a turn of the loop: if it blocked the loop, it would wait in vain."""
    state = Seed("castle-42").deal(4)
    loop_turned = threading.Event()

    class WaitingBot:
        def choose(self, observation: Observation, _rng: Random) -> BotChoice:
            assert loop_turned.wait(10)
            return BotChoice(legal_moves(observation)[0], 1.0)

    monkeypatch.setattr("regicide.bots.bot_runner._bot", lambda _name: WaitingBot())
    thinking = BotRunner((0, 0))
    choosing = asyncio.ensure_future(thinking.choose("champion", observe(state, 0)))
    await asyncio.sleep(0)
    loop_turned.set()
    assert is_legal(state, await choosing)
    thinking.close()

"""Bots of live tables run in threads, with a pause before each move."""

import asyncio
import threading
from random import Random

import pytest

from async_helpers import async_test
from regicide.bots import BotChoice
from regicide.bots.bot_runner import BotRunner
from regicide.notation import Seed
from regicide.rules import Observation, is_legal, legal_moves, observe


@async_test
async def test_a_bot_moves_only_after_the_pause() -> None:
    """The pause does not depend on the search, so it reveals nothing about the position."""
    loop = asyncio.get_running_loop()
    state = Seed("castle-42").deal(2)
    runner = BotRunner((0.2, 0.2))
    for name in ("random", "champion"):
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


class HeldPauses:
    """Pauses that end when the test says so."""

    def __init__(self) -> None:
        self.pauses: list[asyncio.Future[None]] = []

    async def sleep(self, _seconds: float) -> None:
        self.pauses.append(asyncio.get_running_loop().create_future())
        await self.pauses[-1]


@pytest.mark.parametrize("longer", ["pause", "search"])
@async_test
async def test_a_bot_searches_during_its_pause(
    monkeypatch: pytest.MonkeyPatch, longer: str
) -> None:
    """So a move takes the longer of both, never their sum."""
    state = Seed("castle-42").deal(4)
    loop, searching, may_end = asyncio.get_running_loop(), asyncio.Event(), threading.Event()

    class SlowBot:
        def choose(self, observation: Observation, _rng: Random) -> BotChoice:
            loop.call_soon_threadsafe(searching.set)
            assert may_end.wait(10)
            return BotChoice(legal_moves(observation)[0], 1.0)

    held = HeldPauses()
    monkeypatch.setattr("regicide.bots.bot_runner._bot", lambda _name: SlowBot())
    monkeypatch.setattr("regicide.bots.bot_runner.asyncio.sleep", held.sleep)
    runner = BotRunner((1, 1))
    choosing = asyncio.ensure_future(runner.choose("champion", observe(state, 0)))
    await searching.wait()
    [pause] = held.pauses
    assert not pause.done()
    if longer == "pause":
        may_end.set()
        found, _ = await asyncio.wait([choosing], timeout=0.05)
        assert not found
        pause.set_result(None)
    else:
        pause.set_result(None)
        found, _ = await asyncio.wait([choosing], timeout=0.05)
        assert not found
        may_end.set()
    assert is_legal(state, await choosing)
    runner.close()


@async_test
async def test_hints_take_no_thread_of_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    state = Seed("castle-42").deal(4)
    may_end = threading.Event()

    def wait_for_end(_observation: Observation, _luck: str) -> bytes:
        assert may_end.wait(10)
        return b"{}"

    monkeypatch.setattr("regicide.bots.bot_runner._hint", wait_for_end)
    runner = BotRunner((0, 0))
    hints = [
        asyncio.ensure_future(runner.hint(observe(state, 0), luck="", client=f"client {number}"))
        for number in range(20)
    ]
    assert is_legal(state, await runner.choose("random", observe(state, 0)))
    assert not any(hint.done() for hint in hints)
    may_end.set()
    await asyncio.gather(*hints)
    runner.close()

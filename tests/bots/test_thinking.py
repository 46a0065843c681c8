"""Bots at live tables."""

import asyncio

from regicide.bots.registry import BOTS
from regicide.bots.thinking import NAMES, Thinking
from regicide.notation import Seed
from regicide.rules import is_legal, observe
from waiting import awaited


def test_every_bot_of_ours_takes_seats() -> None:
    assert set(BOTS) == NAMES


@awaited
async def test_a_bots_move_comes_when_the_pause_is_over_and_not_before() -> None:
    """The pause is drawn before the bot thinks: how hard it thought cannot be seen."""
    loop = asyncio.get_running_loop()
    state = Seed("castle-42").deal(2)
    thinking = Thinking((0.2, 0.2))
    for name in sorted(NAMES):
        began = loop.time()
        move = await thinking.choose(name, observe(state, 0))
        assert is_legal(state, move)
        assert loop.time() - began >= 0.2
    thinking.close()


@awaited
async def test_bots_do_not_hold_up_the_loop() -> None:
    """While a bot thinks, others are served."""
    state = Seed("castle-42").deal(4)
    thinking = Thinking((0, 0))
    turns = 0
    thought = asyncio.ensure_future(thinking.choose("champion", observe(state, 0)))
    while not thought.done():
        turns += 1
        await asyncio.sleep(0)
    assert turns > 10
    thinking.close()

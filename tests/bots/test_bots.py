"""Bots know what their seat knows, play by the rules, and repeat themselves when asked to."""

from random import Random

import pytest

from regicide.bots import BOTS, BadBudget, Bot, Budget, Entry, bot_named
from regicide.notation import parse_acting_view, print_view
from regicide.rules import is_legal, observe, sample_world
from walks import many_plies


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("varied", [False, True], ids=["as published", "with options"])
def test_a_bot_is_legal_honest_and_repeatable(name: str, *, varied: bool) -> None:
    """Deal again what the seat cannot know: the choice stays the same."""
    bot, rng = bot_named(name), Random("again")
    for ply in list(many_plies(3, varied=varied))[::3]:
        seen = observe(ply.state, ply.state.seat)
        choice = bot.choose(seen, Random("own"))
        assert is_legal(ply.state, choice.move)
        assert 0 <= choice.estimate <= 1
        world = sample_world(seen, rng)
        assert bot.choose(observe(world, world.seat), Random("own")) == choice


@pytest.mark.parametrize("name", BOTS)
def test_a_view_alone_is_enough(name: str) -> None:
    for ply in list(many_plies(3))[::3]:
        seen = observe(ply.state, ply.state.seat)
        read = parse_acting_view(print_view(seen))
        bot = bot_named(name)
        assert bot.choose(read, Random(1)) == bot.choose(seen, Random(1))


def test_a_budget_reaches_the_bot_that_takes_one(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Budget] = []

    def make(budget: Budget) -> Bot:
        given.append(budget)
        return bot_named("random")

    monkeypatch.setitem(BOTS, "thinker", Entry("thinker", make))
    bot_named("thinker", Budget(rollouts=7))
    bot_named("thinker")
    assert given == [Budget(rollouts=7), Budget()]


@pytest.mark.parametrize("spent", [{"ms": 0}, {"rollouts": 0}, {"ms": 5, "rollouts": -1}])
def test_a_budget_allows_something(spent: dict[str, int]) -> None:
    with pytest.raises(BadBudget):
        Budget(**spent)

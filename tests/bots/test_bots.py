"""Bots know what their seat knows, play by the rules, and repeat themselves when asked to."""

import sys
from collections.abc import Iterator
from random import Random

import pytest

from random_games import many_plies
from regicide.bots import BOTS, BadBudget, Bot, Budget, RegisteredBot, bot_named, is_bot
from regicide.bots.external import BotError, stop_programs
from regicide.bots.weights import GameKind, shipped_net
from regicide.i18n import LANGUAGES, words
from regicide.notation import parse_acting_view, parse_options, print_view
from regicide.rules import Options, is_legal, observe, sample_world


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


@pytest.mark.parametrize("easier", ["hand=+1", "hand=+2", "attack=-5", "health=-10", "hands=open"])
@pytest.mark.parametrize("game", [GameKind.SOLO, GameKind.TWO, GameKind.THREE, GameKind.FOUR])
def test_what_makes_a_game_easier_does_not_confuse_a_net(game: GameKind, easier: str) -> None:
    """Nets were taught the default rules: what these never show must not be noise to them."""
    net, players = shipped_net(game), max(1, list(GameKind).index(game))

    def won(options: Options) -> int:
        return net.play(players, options, games=500, seed=7)

    assert won(parse_options(easier)) >= won(Options()) - 25


def test_a_budget_reaches_the_bot_that_takes_one(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Budget] = []

    def make(budget: Budget) -> Bot:
        given.append(budget)
        return bot_named("random")

    monkeypatch.setitem(BOTS, "thinker", RegisteredBot("thinker", make))
    bot_named("thinker", Budget(rollouts=7))
    bot_named("thinker")
    assert given == [Budget(rollouts=7), Budget()]


@pytest.mark.parametrize("spent", [{"ms": 0}, {"rollouts": 0}, {"ms": 5, "rollouts": -1}])
def test_a_budget_allows_something(spent: dict[str, int]) -> None:
    with pytest.raises(BadBudget):
        Budget(**spent)


@pytest.fixture(autouse=True)
def no_program_is_left() -> Iterator[None]:
    yield
    stop_programs()


OURS = f"engine:{sys.executable} -m regicide engine"


def test_a_program_plays_as_a_bot() -> None:
    """Our own engine, asked through its protocol, makes the choice it would make here."""
    bot = bot_named(OURS, Budget(rollouts=20))
    for ply in list(many_plies(1))[::9]:
        seen = observe(ply.state, ply.state.seat)
        choice = bot.choose(seen, Random(1))
        assert is_legal(ply.state, choice.move)
        assert choice == bot.choose(seen, Random(1))


@pytest.mark.parametrize("command", ["cat", "false", "echo hello", "no-such-program-at-all"])
def test_a_program_that_is_no_bot(command: str) -> None:
    seen = observe(next(iter(many_plies(1))).state, 0)
    with pytest.raises(BotError):
        bot_named(f"engine:{command}").choose(seen, Random(1))


def test_every_bot_is_described() -> None:
    for language in LANGUAGES:
        assert all(words(language).say(f"bot-{name}") for name in BOTS)
    assert is_bot("knight")
    assert is_bot("engine:x")
    assert not is_bot("engine:")
    assert not is_bot("nobody")

"""Bots make legal moves, use only what their seat knows, and repeat with the same rng."""

import shlex
import subprocess
import sys
from collections.abc import Iterator
from random import Random

import pytest

from random_games import many_plies
from regicide.bots import BOTS, BadBudget, Bot, Budget, RegisteredBot, bot_named, external, is_bot
from regicide.bots.external import BotError, stop_programs
from regicide.bots.process_time import cpu_nanoseconds
from regicide.bots.weights import shipped_net
from regicide.fast.core_numbers import GameKind
from regicide.notation import parse_acting_view, parse_move, parse_options, print_view
from regicide.notation.sketch import parse_sketch
from regicide.rules import Options, is_legal, observe, sample_world


@pytest.mark.long
@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("varied", [False, True], ids=["as published", "with options"])
def test_a_bot_makes_legal_repeatable_moves_without_hidden_knowledge(
    name: str, *, varied: bool
) -> None:
    """The choice stays the same when the hidden cards are dealt again."""
    bot, rng = bot_named(name), Random("again")
    for ply in list(many_plies(3, varied=varied))[::3]:
        seen = observe(ply.state, ply.state.seat)
        choice = bot.choose(seen, Random("own"))
        assert is_legal(ply.state, choice.move)
        assert 0 <= choice.estimate <= 1
        world = sample_world(seen, rng)
        assert bot.choose(observe(world, world.seat), Random("own")) == choice


@pytest.mark.long
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_the_same_from_a_printed_view(name: str) -> None:
    for ply in list(many_plies(3))[::3]:
        seen = observe(ply.state, ply.state.seat)
        read = parse_acting_view(print_view(seen))
        bot = bot_named(name)
        assert bot.choose(read, Random(1)) == bot.choose(seen, Random(1))


@pytest.mark.long
@pytest.mark.parametrize("easier", ["hand=+1", "hand=+2", "attack=-5", "health=-10", "hands=open"])
@pytest.mark.parametrize("game", [GameKind.SOLO, GameKind.TWO, GameKind.THREE, GameKind.FOUR])
def test_nets_play_easier_options_about_as_well_as_the_default_rules(
    game: GameKind, easier: str
) -> None:
    """Nets were trained with the default rules: inputs that never occur there must not be noise."""
    net, players = shipped_net(game), max(1, list(GameKind).index(game))

    def won(options: Options) -> int:
        return net.play(players, options, games=500, seed=7)

    assert won(parse_options(easier)) >= won(Options()) - 25


def test_a_bot_is_made_with_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Budget] = []

    def make(budget: Budget) -> Bot:
        given.append(budget)
        return bot_named("random")

    monkeypatch.setitem(BOTS, "searcher", RegisteredBot("searcher", make))
    bot_named("searcher", Budget(rollouts=7))
    bot_named("searcher")
    assert given == [Budget(rollouts=7), Budget()]


@pytest.mark.parametrize("limits", [{"ms": 0}, {"rollouts": 0}, {"ms": 5, "rollouts": -1}])
def test_a_budget_below_one_is_refused(limits: dict[str, int]) -> None:
    with pytest.raises(BadBudget):
        Budget(**limits)


@pytest.fixture(autouse=True)
def stop_programs_after_each_test() -> Iterator[None]:
    yield
    stop_programs()


OWN_ENGINE = f"engine:{sys.executable} -m regicide engine"


def test_an_external_program_plays_as_a_bot() -> None:
    """Our own engine through the protocol: its moves are legal and repeat."""
    bot = bot_named(OWN_ENGINE, Budget(rollouts=20))
    for ply in list(many_plies(1))[::9]:
        seen = observe(ply.state, ply.state.seat)
        choice = bot.choose(seen, Random(1))
        assert is_legal(ply.state, choice.move)
        assert choice == bot.choose(seen, Random(1))


#: Knows no full views, and plays the nine of clubs.
OLD_PROGRAM = """
for line in iter(input, "quit"):
    print("error bad-unknown" if "?10{" in line else "9c\\n0.500", end="\\n\\n", flush=True)
"""


def test_a_program_that_does_not_know_full_views_gets_short_ones() -> None:
    state = parse_sketch("enemy Jd · hand 9c Th · tavern Jh · castle Js Jc Qc Qd Qh Qs Kc Kd Kh Ks")
    bot = bot_named(f"engine:{sys.executable} -c {shlex.quote(OLD_PROGRAM)}")
    assert bot.choose(observe(state, 0), Random(1)).move == parse_move("9c")


@pytest.mark.parametrize("command", ["cat", "false", "echo hello", "no-such-program-at-all"])
def test_a_program_that_does_not_speak_the_protocol_is_an_error(command: str) -> None:
    seen = observe(next(iter(many_plies(1))).state, 0)
    with pytest.raises(BotError):
        bot_named(f"engine:{command}").choose(seen, Random(1))


@pytest.mark.parametrize("known", [True, False], ids=["CPU time", "no CPU time: by the clock"])
def test_a_program_is_held_to_its_milliseconds(
    known: bool,  # noqa: FBT001  pytest gives arguments by name
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Loading is free; then it has five milliseconds a move, a tenth more, and a second once."""
    spent = [0]
    monkeypatch.setattr(external, "cpu_nanoseconds", lambda _: spent[0] if known else None)
    monkeypatch.setattr("time.monotonic_ns", lambda: spent[0])
    state = parse_sketch("enemy Jd · hand 9c Th · tavern Jh · castle Js Jc Qc Qd Qh Qs Kc Kd Kh Ks")
    seen, program = observe(state, 0), f"engine:{sys.executable} -c {shlex.quote(OLD_PROGRAM)}"
    bot = bot_named(program, Budget(ms=5))
    spent[0] = 9_000_000_000
    assert bot.choose(seen, Random(1)).elsewhere_ns == 0
    process = external._running[program]
    for _ in range(100):
        spent[0] += 15_000_000
        process._waited_ns += 15_000_000
        assert bot.choose(seen, Random(1)).elsewhere_ns == 15_000_000
    spent[0] += 60_000_000
    process._waited_ns += 60_000_000
    with pytest.raises(BotError, match="spent=16"):
        bot.choose(seen, Random(1))


def test_cpu_time_is_that_of_a_process_and_its_children() -> None:
    """The program sleeps until its input ends. A system without such clocks gives None."""
    work = "import sys; sum(range(10**6)); print(flush=True); sys.stdin.read()"
    inner = f"{shlex.quote(sys.executable)} -c {shlex.quote(work)}"
    with subprocess.Popen(
        ["/bin/sh", "-c", f"{inner}; true"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout
        process.stdout.readline()
        used = cpu_nanoseconds(process.pid)
        if sys.platform == "linux":
            assert used is not None
            assert used > 3_000_000
        process.kill()
    assert cpu_nanoseconds(process.pid) is None


def test_which_names_are_bots() -> None:
    assert is_bot("knight")
    assert is_bot("engine:x")
    assert not is_bot("engine:")
    assert is_bot("policy:mine.py:choose")
    assert not is_bot("policy:")
    assert not is_bot("nobody")

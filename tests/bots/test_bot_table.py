"""Bots are declared once: a bot of the table plays everywhere, or a test says what is missing."""

import ast
import inspect
import subprocess
import sys
from random import Random

import pytest
from tools.generators import bot_lists

import regicide.bots
from random_games import many_plies
from regicide.bots import BOTS, Budget
from regicide.bots.bot_table import BOT_NAMES, DEFAULT_BOT, SHIPPED_BOTS, ShippedBot
from regicide.bots.weights import net_address
from regicide.fast import pack, unpack_move
from regicide.fast.core_bots import choose_as
from regicide.fast.core_numbers import LEVELS, CoreBot
from regicide.i18n import LANGUAGES, words
from regicide.rules import is_legal, observe

EVERY_BOT = pytest.mark.parametrize("bot", SHIPPED_BOTS, ids=lambda bot: bot.name)


def test_a_bot_and_its_number_in_the_core_occur_once() -> None:
    assert list(BOTS) == [each.name for each in SHIPPED_BOTS]
    assert len(BOT_NAMES) == len(SHIPPED_BOTS)
    numbers = [each.core for each in SHIPPED_BOTS if each.core is not None]
    assert sorted(numbers) == sorted(set(CoreBot) - {CoreBot.MEDAL_MOVE})


@EVERY_BOT
def test_a_bot_is_named_and_described_in_every_language(bot: ShippedBot) -> None:
    about = bot.about or bot.name
    for language in LANGUAGES:
        for message in (f"bot-{about}", f"bot-name-{bot.name}", f"bot-about-{about}"):
            said = words(language).say(message, level=bot.level or 0)
            assert said, f"{message} is missing in {language}"


def test_every_face_has_a_short_name_of_its_own_at_each_seat() -> None:
    """Four seats keep face and name on a phone; three champions at one table are three characters."""
    called = {bot.called for bot in SHIPPED_BOTS}
    for language in LANGUAGES:
        names = [
            words(language).say(message, number=number)
            for message in called
            for number in range(1, 5)
        ]
        assert len(set(names)) == 4 * len(called)
        assert max(map(len, names)) <= 6


def test_players_choose_among_nine_levels_with_names_of_their_own() -> None:
    levels = [each for each in SHIPPED_BOTS if each.level is not None]
    assert [each.level for each in levels] == list(range(1, LEVELS + 2))
    assert levels[-1].name == DEFAULT_BOT
    for language in LANGUAGES:
        assert len({words(language).say(f"bot-name-{each.name}") for each in levels}) == len(levels)


@EVERY_BOT
def test_the_map_of_the_package_has_its_module(bot: ShippedBot) -> None:
    module = bot.made_by.split(":")[0]
    assert f"\n    {module} " in (regicide.bots.__doc__ or ""), f"bots/__init__.py lacks {module}"


@EVERY_BOT
def test_it_takes_a_budget_if_the_table_says_so(bot: ShippedBot) -> None:
    made = bot.make(Budget(rollouts=1))
    assert ("budget" in inspect.signature(type(made)).parameters) is bot.takes_budget


@EVERY_BOT
def test_the_core_has_it_or_the_table_says_that_it_has_not(bot: ShippedBot) -> None:
    for number, ply in enumerate(many_plies(1)):
        if bot.core is not None:
            choice = choose_as(bot.core, pack(ply.state), net_address, rollouts=1, seed=number)
            assert choice is not None
            assert is_legal(ply.state, unpack_move(choice[0]))
        choice_of_python = bot.make(Budget(rollouts=1)).choose(
            observe(ply.state, ply.state.seat), Random(number)
        )
        assert is_legal(ply.state, choice_of_python.move)


def test_the_page_offers_no_bot_of_python_alone_at_its_tables(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """`core: null`: web/tests/core/bots_here.test.ts has what follows from it."""
    newcomer = ShippedBot("newcomer", "squire:Squire", core=None)
    monkeypatch.setattr(bot_lists, "SHIPPED_BOTS", (*SHIPPED_BOTS, newcomer))
    assert '{ name: "newcomer", core: null, level: null' in bot_lists.print_typescript()


def test_every_core_bot_has_a_case_in_the_core() -> None:
    """Without a default, so that the compiler complains about a bot that is missing."""
    source = (bot_lists.ROOT / "src/regicide/fast/core/bots/core_bots.hpp").read_text()
    body = source[source.index("inline SearchResult choose_as(") :]
    assert "  default:" not in body


def test_the_table_is_imported_without_numpy_and_bots() -> None:
    code = "import sys, regicide.bots.bot_table; print(sorted(sys.modules))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(ast.literal_eval(ran.stdout))
    assert DEFAULT_BOT in BOT_NAMES
    modules = {f"regicide.bots.{each.made_by.split(':')[0]}" for each in SHIPPED_BOTS}
    assert not loaded & {"numpy", "ctypes", "regicide.fast.library", *modules}

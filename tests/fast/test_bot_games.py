"""How many of some fixed games the bots of the core win: the strength of a level does not drift."""

from pathlib import Path

from golden_files import read_golden
from regicide.bots.bot_table import SHIPPED_BOTS
from regicide.bots.weights import net_address
from regicide.fast.bot_games import games_won
from regicide.fast.core_numbers import LEVELS, CoreBot
from regicide.rules import Options

GOLDEN = Path(__file__).parents[1] / "golden" / "bot_wins.txt"
GAMES = 100
BOTS = {
    each.name: each.core for each in SHIPPED_BOTS if each.core is not None and not each.takes_budget
}


def wins() -> bytes:
    lines = [f"# Games won of {GAMES}, with one to four players"]
    for name, bot in BOTS.items():
        won = (
            int(games_won([bot] * players, Options(), net_address, games=GAMES, seed=1).sum())
            for players in (1, 2, 3, 4)
        )
        lines.append(f"{name:<10}" + "".join(f"{each:5}" for each in won))
    return ("\n".join(lines) + "\n").encode()


def test_the_bots_win_the_same_games_as_before() -> None:
    now = wins()
    assert now == read_golden(GOLDEN, lambda: now)


def test_a_game_depends_on_its_number_alone() -> None:
    bots = [CoreBot.LEVEL_4, CoreBot.SIX_RULES, CoreBot.SQUIRE]
    whole = games_won(bots, Options(), net_address, games=60, seed=3)
    parts = [
        games_won(bots, Options(), net_address, games=games, seed=3, first=first, threads=threads)
        for first, games, threads in ((0, 25, 2), (25, 35, 1))
    ]
    assert [*parts[0], *parts[1]] == [*whole]
    assert 0 < whole.sum() < 60


def test_a_stronger_level_wins_more_of_the_same_games() -> None:
    levels = [CoreBot(CoreBot.LEVEL_1 + number) for number in range(LEVELS)]
    won = [games_won([bot] * 2, Options(), net_address, games=300, seed=5).sum() for bot in levels]
    assert won == sorted(won)

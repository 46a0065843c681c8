"""What the report on the game computes itself: kills in both ways, pairs of games, tables."""

from collections import Counter
from pathlib import Path

import pytest

from knowledge_report.exact_kills import first_kills, play_on
from knowledge_report.net_games import NetGames
from knowledge_report.pairs import paired_gain
from knowledge_report.section import Section, section, share
from knowledge_report.tables import TABLES, played
from regicide.notation import print_options
from regicide.rules import Options, Rank, observe


def test_both_ways_of_a_kill_differ_in_the_place_of_the_royal_alone() -> None:
    kills = [
        kill
        for game in played(["knight"] * 2, Options(), 20, "test-kills")
        for kill in first_kills(game)
    ]
    assert {kill.royal.rank for kill in kills} == {Rank.JACK, Rank.QUEEN, Rank.KING}
    for kill in kills:
        above, below = kill.on_top, kill.on_discard
        assert above.tavern == (kill.royal, *below.tavern)
        assert Counter(below.discard) == Counter((*above.discard, kill.royal))
        assert above.hands == below.hands
        assert observe(above, 0).tavern.top[0] == kill.royal
        assert observe(below, 0).tavern.top == observe(above, 0).tavern.top[1:]
        assert play_on(above, "seed") == play_on(above, "seed")


@pytest.mark.parametrize("table", ["solo", "solo without Jesters", "four players"])
def test_knights_in_the_core_play_as_those_of_the_arena(table: str, tmp_path: Path) -> None:
    """Solo they change their net after the last flip."""
    players, options = TABLES[table]
    arena = played(["knight"] * players, options, 20, "deal")
    core = NetGames(table, 0, print_options(options)).wins(21, tmp_path)
    assert core[1:] == "".join(str(int(game.result.won)) for game in arena)


def test_a_gain_counts_the_deals_that_ended_differently() -> None:
    before = [True] * 60 + [False] * 40
    after = [True] * 55 + [False] * 5 + [True] * 15 + [False] * 25
    assert paired_gain(before, after) == "+10.0 (+1.2 to +18.4)"
    assert paired_gain(before, before) == "+0.0 (-1.9 to +1.9)"


def test_a_table_may_have_several_figures_in_a_row(tmp_path: Path) -> None:
    made = section(
        "Title", ("table", "games", "one", "two"), [("solo", 9, share(3, 9), share(6, 9))]
    )
    assert made.markdown.splitlines()[-1] == (
        "| solo | 9 | 33.3% (12.1% to 64.6%) | 66.7% (35.4% to 87.9%) |"
    )
    made.write(tmp_path / "kept.json")
    assert Section.read(tmp_path / "kept.json") == made
    made.draw(tmp_path / "one.svg")
    made.draw(tmp_path / "again.svg")
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "again.svg").read_bytes()

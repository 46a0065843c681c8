"""What the report on the game computes itself: kills in both ways, pairs of games, tables."""

from collections import Counter
from pathlib import Path

import pytest
from tools.experiments.knowledge_report.deals import MOST_DIAMONDS, first_diamonds, share_of_deals
from tools.experiments.knowledge_report.exact_kills import first_kills, play_on
from tools.experiments.knowledge_report.figure import paired_gain, share
from tools.experiments.knowledge_report.net_games import NetGames
from tools.experiments.knowledge_report.pars import DayPar, mean_won
from tools.experiments.knowledge_report.picture import draw
from tools.experiments.knowledge_report.section import Section, section
from tools.experiments.knowledge_report.tables import TABLES, played

from regicide.notation import Seed, print_options
from regicide.rules import ROYALS, Options, Rank, Suit, hand_limit, observe
from regicide.rules.enemy import HEALTH
from regicide.rules.setup import COMMONERS


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
    assert paired_gain(before, after).text == "+10.0 (+1.2 to +18.4)"
    assert paired_gain(before, before).text == "+0.0 (-1.9 to +1.9)"


@pytest.mark.parametrize("table", TABLES)
def test_the_shares_of_deals_are_those_of_dealt_cards(table: str) -> None:
    shares = [share_of_deals(table, number) for number in range(MOST_DIAMONDS + 1)]
    assert sum(shares) == pytest.approx(1)
    players, options = TABLES[table]
    found = [first_diamonds(Seed(f"test-{k}").deal(players, options)) for k in range(1500)]
    for number, expected in enumerate(shares):
        assert found.count(number) / 1500 == pytest.approx(expected, abs=0.04)


def test_without_a_first_diamond_the_cards_cannot_beat_the_castle() -> None:
    """Nobody ever draws, so each card is played once at most; at best each deals twice its value."""
    others = sorted(card.value for card in COMMONERS if card.suit is not Suit.DIAMONDS)
    for players in (1, 2, 3, 4):
        cards = players * hand_limit(players, Options())
        assert 2 * sum(others[-cards:]) < sum(HEALTH[card.rank] for card in ROYALS)


def test_days_that_differ_widen_the_interval_of_their_mean() -> None:
    def days(*won: int) -> list[DayPar]:
        return [DayPar("2026-01-01", 2, 10, each, 0, 0, 0, 12) for each in won]

    alike, different = mean_won(days(*[5] * 20)), mean_won(days(*[0, 10] * 10))
    assert (alike.middle, different.middle) == (50, 50)
    assert different.text == share(10, 20).text, "as if each day were played once"
    mixed = mean_won(days(*[3, 7] * 10))
    assert share(100, 200).low > mixed.low > different.low


def test_a_table_may_have_several_figures_in_a_row(tmp_path: Path) -> None:
    made = section(
        "Title", ("table", "games", "one", "two"), [("solo", 9, share(3, 9), share(6, 9))]
    )
    assert made.markdown.splitlines()[-1] == (
        "| solo | 9 | 33.3% (12.1% to 64.6%) | 66.7% (35.4% to 87.9%) |"
    )
    made.write(tmp_path / "kept.json")
    assert Section.read(tmp_path / "kept.json") == made
    for name in ("one.svg", "again.svg"):
        draw(made, tmp_path / name)
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "again.svg").read_bytes()

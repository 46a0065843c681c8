"""The golden files that the page is held to are what Python computes now."""

from collections.abc import Callable

import pytest

from golden_files import read_golden
from regicide.study.par import ParGame, par_of
from study_golden import (
    GOLDEN,
    daily_golden,
    hindsight_golden,
    par_golden,
    statistics_golden,
    write,
)


@pytest.mark.parametrize(
    "name, compute",
    [
        ("daily", daily_golden),
        ("par", par_golden),
        ("statistics", statistics_golden),
        ("hindsight", hindsight_golden),
    ],
)
def test_the_golden_file_is_current(name: str, compute: Callable[[], object]) -> None:
    now = write(compute())
    assert now == read_golden(GOLDEN / f"{name}.json", now.encode).decode()


def test_half_of_the_games_defeat_the_median_or_more() -> None:
    for results in ([3, 10], [0, 5, 12], [12, 12], [1, 2, 3, 12]):
        median = par_of(ParGame(won=False, medal=None, defeated=each) for each in results).median
        assert 2 * sum(each >= median for each in results) >= len(results)
        assert 2 * sum(each > median for each in results) < len(results)


def test_the_games_reach_every_seal() -> None:
    assert all(statistics_golden()["seals"].values())

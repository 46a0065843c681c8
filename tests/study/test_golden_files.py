"""The golden files that the page is held to are what Python computes now."""

from collections.abc import Callable

import pytest

from study_golden import GOLDEN, daily_golden, par_golden, statistics_golden, write


@pytest.mark.parametrize(
    "name, compute",
    [("daily", daily_golden), ("par", par_golden), ("statistics", statistics_golden)],
)
def test_the_golden_file_is_current(name: str, compute: Callable[[], object]) -> None:
    path = GOLDEN / f"{name}.json"
    if not path.exists():
        path.write_text(write(compute()), encoding="utf-8")
    assert write(compute()) == path.read_text(encoding="utf-8")

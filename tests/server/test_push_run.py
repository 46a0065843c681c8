"""Tables turn by turn while their server is killed: each turn is announced once, none twice."""

from pathlib import Path

from async_helpers import async_test
from push_run import count_pushes
from whole_checks import daily_or_whole


@async_test
async def test_each_turn_is_announced_once_through_restarts(tmp_path: Path) -> None:
    tables, kills = daily_or_whole((24, 2), (1000, 40))
    found = await count_pushes(tmp_path, tables=tables, kills=kills, seed=7)
    assert found.kills == kills
    assert found.expected.total() == tables
    assert found.twice == []
    assert found.missing == []

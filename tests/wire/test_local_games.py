"""The golden file that the page's local tables are compared with is what a server sends now."""

from golden_files import read_golden
from local_table_games import GOLDEN, local_games


def test_the_golden_games_are_current() -> None:
    now = local_games("golden")
    assert now == read_golden(GOLDEN, lambda: now)

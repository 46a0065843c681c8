"""The golden file that the page's local tables are compared with is what a server sends now."""

from local_table_games import GOLDEN, local_games


def test_the_golden_games_are_current() -> None:
    """Delete the file to renew it, and read what changed."""
    if not GOLDEN.exists():
        GOLDEN.write_bytes(local_games("golden"))
    assert local_games("golden") == GOLDEN.read_bytes()

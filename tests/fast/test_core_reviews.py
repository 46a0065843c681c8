"""The golden file of the page's reviews is what the native core writes now."""

from core_reviews import GOLDEN, core_reviews


def test_the_golden_reviews_are_current() -> None:
    if not GOLDEN.exists():
        GOLDEN.write_bytes(core_reviews())
    assert core_reviews() == GOLDEN.read_bytes()

"""The golden file of the page's reviews is what the native core writes now."""

from core_reviews import GOLDEN, core_reviews
from golden_files import read_golden


def test_the_golden_reviews_are_current() -> None:
    now = core_reviews()
    assert now == read_golden(GOLDEN, lambda: now)

"""The golden file of the page's core is what the native core does now."""

from core_choices import GOLDEN, core_choices
from golden_files import read_golden


def test_the_golden_choices_are_current() -> None:
    now = core_choices()
    assert now == read_golden(GOLDEN, lambda: now)

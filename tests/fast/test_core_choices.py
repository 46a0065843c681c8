"""The golden file of the page's core is what the native core does now."""

from core_choices import GOLDEN, core_choices


def test_the_golden_choices_are_current() -> None:
    if not GOLDEN.exists():
        GOLDEN.write_bytes(core_choices())
    assert core_choices() == GOLDEN.read_bytes()

"""Checks that daily tests make smaller to save minutes: `python3 dev.py test --whole PATHS` makes them whole.

`python3 dev.py verify --all` does so before a release.
"""

from typing import TypeVar

Size = TypeVar("Size")

OPTION = "--whole"
#: True if pytest has the option (conftest.py).
is_whole = False


def daily_or_whole(daily: Size, whole: Size) -> Size:
    return whole if is_whole else daily

"""No byte sent to anyone depends on what they may not know."""

import asyncio

from secrecy_pairs import compare


def test_a_thousand_pairs_of_tables_look_alike() -> None:
    assert asyncio.run(compare(1_000)) > 10_000

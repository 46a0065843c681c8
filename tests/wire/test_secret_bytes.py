"""No byte that a client receives depends on cards it may not see."""

import asyncio

import pytest
from tools.checks.secrecy_pairs import compare


@pytest.mark.long
def test_a_thousand_pairs_of_tables_send_the_same_bytes() -> None:
    assert asyncio.run(compare(1_000)) > 10_000

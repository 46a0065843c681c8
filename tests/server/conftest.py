"""Real servers, started when the first test asks, once for each worker."""

from collections.abc import Iterator

import pytest

import services


@pytest.fixture(scope="session")
def postgres() -> Iterator[services.Postgres]:
    with services.postgres() as server:
        yield server


@pytest.fixture(scope="session")
def valkey() -> Iterator[services.Valkey]:
    with services.valkey() as server:
        yield server

"""Database servers, started once per pytest worker when a test needs them."""

from collections.abc import Iterator

import pytest

import database_servers


@pytest.fixture(scope="session")
def postgres() -> Iterator[database_servers.Postgres]:
    with database_servers.postgres() as server:
        yield server


@pytest.fixture(scope="session")
def valkey() -> Iterator[database_servers.Valkey]:
    with database_servers.valkey() as server:
        yield server

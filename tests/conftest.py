"""Options of the tests; database servers, started once per pytest worker when a test needs them, and empty databases."""

import os
import re
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random

import pytest

import database_servers
import golden_files
import quick_tests
import whole_checks

#: What a developer's shell may say about screens, colours and servers (not the variables of the tests).
FOREIGN = re.compile(
    r"COLUMNS|LINES|NO_COLOR|FORCE_COLOR|CLICOLOR_FORCE"
    r"|REGICIDE_(?!(CHROMIUM|SERVERS|FUZZ_SECONDS|ATTACK_SECONDS|KEEP_CORPORA)$).*"
)

_FOLDERS = count(1)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        golden_files.OPTION, action="store_true", help="write the golden files that are read"
    )
    parser.addoption(
        whole_checks.OPTION, action="store_true", help="make checks whole that are smaller daily"
    )
    parser.addoption(
        quick_tests.OPTION, action="store_true", help="only tests that need nothing but Python"
    )
    parser.addoption("--shuffle", metavar="SEED", help="run the tests in a random order")


def pytest_configure(config: pytest.Config) -> None:
    golden_files.is_writing = config.getoption(golden_files.OPTION)
    whole_checks.is_whole = config.getoption(whole_checks.OPTION)
    for name in filter(FOREIGN.fullmatch, list(os.environ)):
        del os.environ[name]
    # Pytest imports readline, which tells programs that are started from here the size of this terminal: not in
    # `os.environ`, but where the system keeps the environment.
    for name in ("COLUMNS", "LINES"):
        os.unsetenv(name)
    os.environ["no_proxy"] = "*"  # all servers are on this machine
    if config.getoption(quick_tests.OPTION):
        quick_tests.close_the_network()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption(quick_tests.OPTION):
        quick_tests.leave_out(config, items)
    if seed := config.getoption("--shuffle"):
        shuffle(items, Random(seed))


def shuffle(items: list[pytest.Item], rng: Random) -> None:
    """Put folders, files and tests in another order. The tests of a file stay together, as do their fixtures."""
    order = {place: rng.random() for item in items for place in (item.path.parent, item.path)}
    items.sort(key=lambda item: (order[item.path.parent], order[item.path], rng.random()))


@pytest.fixture(autouse=True)
def own_data_folder(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each test keeps games in a folder of its own, which is made when it is needed."""
    folder = tmp_path_factory.getbasetemp() / f"data-{next(_FOLDERS)}"
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))


@pytest.fixture(scope="session")
def postgres() -> Iterator[database_servers.Postgres]:
    with database_servers.postgres() as server:
        yield server


@pytest.fixture
def new_database(tmp_path: Path, request: pytest.FixtureRequest) -> Callable[[str], str]:
    """Makes an empty database of a kind, `sqlite` or `postgres`, and returns its address."""
    numbers = count(1)

    def make(kind: str) -> str:
        if kind == "sqlite":
            return str(tmp_path / f"tables{next(numbers)}.db")
        server: database_servers.Postgres = request.getfixturevalue("postgres")
        return server.database()

    return make


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, new_database: Callable[[str], str]) -> str:
    """An empty database of each kind."""
    return new_database(request.param)


@pytest.fixture(scope="session")
def valkey() -> Iterator[database_servers.Valkey]:
    with database_servers.valkey() as server:
        yield server

"""A server and a browser for the tests of a worker; every page must be without a fault."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from browsing import Reader, browsing, open_reader, seat_reader
from serving import Serving

QUICK = {"REGICIDE_LIMITS": "off", "REGICIDE_BOT_SECONDS": "0.02", "REGICIDE_AWAY_SECONDS": "1"}


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with browsing() as browser:
        yield browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("tables"), QUICK) as serving:
        yield serving


@pytest.fixture
def come(browser: Browser, server: Serving) -> Iterator[Callable[..., Reader]]:
    """Readers: `come("Maren")` is known to the server, `come()` a stranger."""
    readers: list[Reader] = []

    def one(name: str | None = None, **wanted: Any) -> Reader:
        url = wanted.pop("url", server.url)
        made = (
            open_reader(browser, url, **wanted)
            if name is None
            else seat_reader(browser, url, name, **wanted)
        )
        readers.append(made)
        return made

    yield one
    for reader in readers:
        reader.context.close()
        assert reader.faults == []

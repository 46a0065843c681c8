"""A server and a browser for the tests here; every page must be without a fault."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from browser import PageUser, browsing, known_page_user, open_page_user
from server_process import ServerProcess

QUICK = {"REGICIDE_LIMITS": "off", "REGICIDE_BOT_SECONDS": "0.02", "REGICIDE_AWAY_SECONDS": "1"}


# For this package and no longer: while a browser is there, no other test could run a loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with browsing() as browser:
        yield browser


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("tables"), QUICK) as serving:
        yield serving


@pytest.fixture
def come(browser: Browser, server: ServerProcess) -> Iterator[Callable[..., PageUser]]:
    """Readers: `come("Maren")` is known to the server, `come()` a stranger."""
    users: list[PageUser] = []

    def one(name: str | None = None, **wanted: Any) -> PageUser:
        url = wanted.pop("url", server.url)
        made = (
            open_page_user(browser, url, **wanted)
            if name is None
            else known_page_user(browser, url, name, **wanted)
        )
        users.append(made)
        return made

    yield one
    for user in users:
        user.context.close()
        assert user.faults == []

"""Fixtures of the browser tests: a server, a browser and its users. No page may report an error."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from browser import NewUser, PageUser, launch_browser, open_page_user, registered_page_user
from server_process import ServerProcess

FAST_SERVER = {
    "REGICIDE_LIMITS": "off",
    "REGICIDE_BOT_SECONDS": "0.02",
    "REGICIDE_AWAY_SECONDS": "1",
}


# Only for this package: while Playwright runs, no other test can run an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with launch_browser() as browser:
        yield browser


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("tables"), FAST_SERVER) as server:
        yield server


@pytest.fixture
def new_user(browser: Browser, server: ServerProcess) -> Iterator[NewUser]:
    """Opens browsers: `new_user("Maren")` is a registered player, `new_user()` is not."""
    users: list[PageUser] = []

    def open_user(name: str | None = None, **wanted: Any) -> PageUser:
        url = wanted.pop("url", server.url)
        user = (
            open_page_user(browser, url, **wanted)
            if name is None
            else registered_page_user(browser, url, name, **wanted)
        )
        users.append(user)
        return user

    yield open_user
    for user in users:
        user.context.close()
        assert user.errors == []

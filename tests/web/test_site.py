"""The site of static files, under a path, behind a plain file server: everything is played, then offline."""

import fcntl
import json
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page, expect

from browser import ROOT, PageUser, open_page_user, press

PATH = "/clubs/regicide"


class QuietFiles(SimpleHTTPRequestHandler):
    """Python's own file server: no compression, no headers of ours, no list of types of ours."""

    def log_message(self, *_arguments: object) -> None:
        """Say nothing."""


def build_site(root: Path) -> None:
    """Build it once for all workers of this run: it takes half a minute."""
    built = root / "favicon.ico"  # browsers ask for it on the host's own pages
    root.mkdir(exist_ok=True)
    with (root / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not built.exists():
            command = [sys.executable, "dev.py", "site", str(root) + PATH]
            done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stderr
            built.touch()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[str]:
    folder = tmp_path_factory.getbasetemp()
    root = (folder if worker_id == "master" else folder.parent) / "host"
    build_site(root)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietFiles, directory=str(root)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}{PATH}"
    server.shutdown()
    server.server_close()


@pytest.fixture
def visitor(browser: Browser, site: str) -> Iterator[PageUser]:
    user = open_page_user(browser, site, offline=True)
    yield user
    user.context.close()
    assert user.errors == []


def play_with_bots(user: PageUser, bot: str) -> None:
    page = user.page
    page.locator(".way select").select_option(bot)
    page.get_by_role("button", name="3 players").tap()
    expect(user.hand()).to_have_count(6)
    for _ in range(3):
        if user.wait_for_turn():
            user.make_simple_move()
            page.wait_for_selector(".dock:not(.idle) .acts, .end .sheet")


def expect_an_icon(page: Page) -> None:
    """Some browsers of the tests never ask for the icon of a page."""
    address = page.locator("link[rel~=icon]").evaluate("link => link.href")
    assert page.request.get(address).ok, address


def test_everything_is_played_from_plain_files(visitor: PageUser) -> None:
    user, page = visitor, visitor.page
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    user.goto("/")
    expect(page.get_by_role("heading", name="Play solo")).to_be_visible()
    assert page.get_by_role("heading", name="Public tables").count() == 0
    page.get_by_role("button", name="Deal me in").tap()
    expect(user.hand()).to_have_count(8)
    user.make_simple_move()
    expect_an_icon(page)
    page.reload()
    expect(page.locator(".app")).to_have_attribute("data-moves", "1")
    user.goto("/")
    play_with_bots(user, "champion")
    user.goto("/")
    page.get_by_role("button", name="Choose players").tap()
    page.get_by_role("dialog").get_by_role("button", name="Deal me in").tap()
    page.get_by_role("button", name="I am Player 1").tap()
    expect(user.hand()).to_have_count(7)
    for path, heading in (
        ("/rules/8.5/", "rules"),
        ("/learn/", "learn"),
        ("/companion/", "companion"),
        ("/settings/", "settings"),
    ):
        user.goto(path)
        expect(page.locator("h1").first).to_be_visible()
        assert heading in page.url
    user.goto("/learn/")
    page.locator(".panel[href*='/learn/']").first.tap()
    expect(page.locator(".coach")).to_be_visible()
    page.reload()
    expect(page.locator(".coach")).to_be_visible()
    assert not [url for url in requests if "/api/" in url]


def test_a_shared_game_is_replayed_from_plain_files(visitor: PageUser) -> None:
    user, page = visitor, visitor.page
    fixture = ROOT / "web" / "tests" / "fixtures" / "shared_game.json"
    link = json.loads(fixture.read_text(encoding="utf-8"))["link"]
    user.goto(f"/shared/#{link}")
    expect(page.locator(".telling .eyebrow")).to_contain_text("of 64")
    press(page, "End")
    expect(page.locator(".telling")).to_contain_text("The last King has fallen")


def test_everything_is_played_without_a_network(visitor: PageUser) -> None:
    user, page = visitor, visitor.page
    user.goto("/")
    page.wait_for_selector("html[data-kept=all]")
    user.context.set_offline(True)
    page.reload()
    play_with_bots(user, "champion")
    for path in ("/", "/rules/3.2/", "/learn/", "/companion/", "/puzzles/", "/settings/"):
        user.goto(path)
        expect(page.locator("h1").first).to_be_visible()
    user.goto("/")
    page.locator("footer").get_by_text("中文").tap()
    expect(page.locator("html")).to_have_attribute("lang", "zh")


def test_the_documentation_is_beside_the_game_and_searchable(visitor: PageUser) -> None:
    """`dev.py site` fails on a dead link or a page without a place; a violation of the policy fails the visitor."""
    user, page = visitor, visitor.page
    user.goto("/")
    # The service worker of the game keeps out of docs/.
    page.wait_for_selector("html[data-kept=all]")
    page.locator("footer").get_by_role("link", name="Documentation").tap()
    expect(page.locator("h1")).to_contain_text("Documentation")
    assert page.locator("img").first.evaluate("image => image.naturalWidth") > 0
    expect_an_icon(page)
    field = page.get_by_placeholder("Search")
    field.fill("determinization")
    field.press("Enter")
    expect(page.locator("ul.search")).to_contain_text("Bots")
    user.goto("/docs/rulebook-zh.html")
    expect(page.locator("html")).to_have_attribute("lang", "zh")
    user.goto("/docs/reference/rules.html")
    expect(page.locator("dt", has_text="legal_moves").first).to_be_visible()
    user.goto("/docs/reference/http.html")
    page.get_by_role("link", name="NewTable").first.tap()
    expect(page.locator("section#newtable:target")).to_contain_text("turn_seconds")


def test_a_browser_without_webassembly_is_told_so(visitor: PageUser) -> None:
    visitor.context.add_init_script("delete window.WebAssembly;")
    visitor.goto("/")
    visitor.page.get_by_role("button", name="Deal me in").tap()
    expect(visitor.page.locator("p.error")).to_contain_text("This page needs WebAssembly")


def test_a_site_without_a_server_asks_for_the_address_of_one(visitor: PageUser) -> None:
    user, page = visitor, visitor.page
    user.goto("/")
    field = page.get_by_label("Address of a server")
    field.fill("not an address")
    page.get_by_role("button", name="Go there").tap()
    expect(page.get_by_role("alert")).to_contain_text("An address looks like")
    field.fill(user.url.removesuffix(PATH) + "/clubs/")
    page.get_by_role("button", name="Go there").tap()
    page.wait_for_url("**/clubs/")

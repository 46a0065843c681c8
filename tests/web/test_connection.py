"""The line breaks, the server dies, a second tab is open: nothing is lost, nothing is done twice."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from browser import DESKTOP, PageUser, table_for, watch
from regicide.server.update_history import RECENT
from server_process import ServerProcess
from web.conftest import QUICK
from web.won_games import WON

Come = Callable[..., PageUser]


def test_the_server_is_killed_and_comes_back(come: Come, tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables", QUICK) as server:
        user = come("Maren", url=server.url)
        code = table_for(user, players=1, seed="castle-2", ready=True)
        user.goto(f"/t/{code}")
        first, *rest = WON["castle-2"][:6]
        user.make(first)
        server.kill()
        expect(user.page.locator(".notices")).to_contain_text("Reconnecting")
        assert user.hand().count() > 0
        server.start()
        expect(user.page.locator(".notices")).not_to_contain_text("Reconnecting")
        for move in rest:
            user.wait_turn()
            user.make(move)
        assert user.page.locator("[data-moves]").get_attribute("data-moves") == "6"


def test_a_move_that_was_not_answered_is_sent_again_and_done_once(
    come: Come, tmp_path: Path
) -> None:
    """The server is stopped in its tracks, so that the move waits in the socket, and then killed."""
    with ServerProcess(tmp_path / "tables", QUICK) as server:
        user = come("Maren", url=server.url)
        code = table_for(user, players=1, seed="castle-2", ready=True)
        user.goto(f"/t/{code}")
        first = WON["castle-2"][0]
        for at in range(0, len(first.removeprefix("x")), 2):
            user.card(first.removeprefix("x")[at : at + 2]).tap()
        server.freeze()
        user.page.locator(".acts .go").tap()
        expect(user.confirm()).to_have_text("Sending…")
        server.kill()
        server.start()
        expect(user.page.locator("[data-moves]")).to_have_attribute("data-moves", "1")
        user.page.reload()
        expect(user.page.locator("[data-moves]")).to_have_attribute("data-moves", "1")


def test_a_reload_late_in_a_game_keeps_the_log(come: Come) -> None:
    """More has happened than a server keeps in memory."""
    user = come("Maren", viewport=DESKTOP)
    code = table_for(user, players=2, bots=["squire"], seed="castle-2", ready=True)
    user.goto(f"/t/{code}")
    lines = user.page.locator(".talk li.talk")
    for number in range(RECENT + 2):
        user.page.locator(".talk .say button").first.click()
        expect(lines).to_have_count(number + 1)
    user.page.reload()
    expect(lines).to_have_count(RECENT + 2)


def test_a_long_log_scrolls_by_itself_and_the_page_stays(come: Come) -> None:
    """Suits are read out by words nobody sees, and those have a place on the page, too."""
    user = come("Maren", viewport=DESKTOP)
    code = table_for(user, players=1, seed="castle-2", ready=True)
    user.goto(f"/t/{code}")
    for move in WON["castle-2"][:16]:
        user.wait_turn()
        user.make(move)
    log = user.page.locator(".log")
    assert log.evaluate("each => each.scrollHeight > each.clientHeight")
    assert user.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_a_second_tab_is_the_same_player(come: Come) -> None:
    user = come("Maren")
    code = table_for(user, players=1, seed="castle-2", ready=True)
    user.goto(f"/t/{code}")
    second = user.context.new_page()
    watch(user, second)
    second.goto(f"{user.url}/t/{code}")
    expect(second.locator(".hand button")).to_have_count(8)
    user.make(WON["castle-2"][0])
    expect(second.locator("[data-moves]")).to_have_attribute("data-moves", "1")


def test_without_a_network_there_is_still_a_page(come: Come) -> None:
    user = come("Maren")
    user.goto("/")
    user.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    user.page.wait_for_function(
        "caches.open('regicide-1').then(kept => kept.keys())"
        ".then(keys => keys.some(key => /en-/.test(key.url)))"
    )
    user.context.set_offline(True)
    user.page.reload()
    expect(user.page.get_by_role("heading", level=1)).to_contain_text("Bring the castle down")
    expect(user.page.locator("main")).to_contain_text("The server isn't responding.")
    user.context.set_offline(False)
    expect(user.page.locator("main")).not_to_contain_text("The server isn't responding.")

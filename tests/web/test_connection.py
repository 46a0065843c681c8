"""The line breaks, the server dies, a second tab is open: nothing is lost, nothing is done twice."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from browsing import DESKTOP, Reader, table_for, watch
from regicide.server.past import RECENT
from serving import Serving
from web.conftest import QUICK
from web.lines import WON

Come = Callable[..., Reader]


def test_the_server_is_killed_and_comes_back(come: Come, tmp_path: Path) -> None:
    with Serving(tmp_path / "tables", QUICK) as server:
        reader = come("Maren", url=server.url)
        code = table_for(reader, players=1, seed="castle-2", ready=True)
        reader.goto(f"/t/{code}")
        first, *rest = WON["castle-2"][:6]
        reader.make(first)
        server.kill()
        expect(reader.page.locator(".notices")).to_contain_text("Reconnecting")
        assert reader.hand().count() > 0
        server.start()
        expect(reader.page.locator(".notices")).not_to_contain_text("Reconnecting")
        for move in rest:
            reader.wait_turn()
            reader.make(move)
        assert reader.page.locator("[data-moves]").get_attribute("data-moves") == "6"


def test_a_move_that_was_not_answered_is_sent_again_and_done_once(
    come: Come, tmp_path: Path
) -> None:
    """The server is stopped in its tracks, so that the move waits in the socket, and then killed."""
    with Serving(tmp_path / "tables", QUICK) as server:
        reader = come("Maren", url=server.url)
        code = table_for(reader, players=1, seed="castle-2", ready=True)
        reader.goto(f"/t/{code}")
        first = WON["castle-2"][0]
        for at in range(0, len(first.removeprefix("x")), 2):
            reader.card(first.removeprefix("x")[at : at + 2]).tap()
        server.freeze()
        reader.page.locator(".acts .go").tap()
        expect(reader.confirm()).to_have_text("Sending…")
        server.kill()
        server.start()
        expect(reader.page.locator("[data-moves]")).to_have_attribute("data-moves", "1")
        reader.page.reload()
        expect(reader.page.locator("[data-moves]")).to_have_attribute("data-moves", "1")


def test_a_reload_late_in_a_game_keeps_the_log(come: Come) -> None:
    """More has happened than a server keeps in memory."""
    reader = come("Maren", viewport=DESKTOP)
    code = table_for(reader, players=2, bots=["squire"], seed="castle-2", ready=True)
    reader.goto(f"/t/{code}")
    lines = reader.page.locator(".talk li.talk")
    for number in range(RECENT + 2):
        reader.page.locator(".talk .say button").first.click()
        expect(lines).to_have_count(number + 1)
    reader.page.reload()
    expect(lines).to_have_count(RECENT + 2)


def test_a_long_log_scrolls_by_itself_and_the_page_stays(come: Come) -> None:
    """Suits are read out by words nobody sees, and those have a place on the page, too."""
    reader = come("Maren", viewport=DESKTOP)
    code = table_for(reader, players=1, seed="castle-2", ready=True)
    reader.goto(f"/t/{code}")
    for move in WON["castle-2"][:16]:
        reader.wait_turn()
        reader.make(move)
    log = reader.page.locator(".log")
    assert log.evaluate("each => each.scrollHeight > each.clientHeight")
    assert reader.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_a_second_tab_is_the_same_player(come: Come) -> None:
    reader = come("Maren")
    code = table_for(reader, players=1, seed="castle-2", ready=True)
    reader.goto(f"/t/{code}")
    second = reader.context.new_page()
    watch(reader, second)
    second.goto(f"{reader.url}/t/{code}")
    expect(second.locator(".hand button")).to_have_count(8)
    reader.make(WON["castle-2"][0])
    expect(second.locator("[data-moves]")).to_have_attribute("data-moves", "1")


def test_without_a_network_there_is_still_a_page(come: Come) -> None:
    reader = come("Maren")
    reader.goto("/")
    reader.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    reader.page.wait_for_function(
        "caches.open('regicide-1').then(kept => kept.keys())"
        ".then(keys => keys.some(key => /en-/.test(key.url)))"
    )
    reader.context.set_offline(True)
    reader.page.reload()
    expect(reader.page.get_by_role("heading", level=1)).to_contain_text("Bring the castle down")
    expect(reader.page.locator("main")).to_contain_text("The server isn't responding.")
    reader.context.set_offline(False)
    expect(reader.page.locator("main")).not_to_contain_text("The server isn't responding.")

"""Lost connections, a killed server, a second tab: no move is lost, and none is made twice."""

from pathlib import Path

from playwright.sync_api import expect

from browser import DESKTOP, NewUser, collect_errors, new_table_for
from regicide.server.limits import RECENT_UPDATES
from server_process import ServerProcess
from web.conftest import FAST_SERVER
from web.won_games import WON


def test_a_game_continues_after_the_server_was_killed_and_restarted(
    new_user: NewUser, tmp_path: Path
) -> None:
    with ServerProcess(tmp_path / "tables", FAST_SERVER) as server:
        user = new_user("Maren", url=server.url)
        code = new_table_for(user, players=1, seed="castle-2", ready=True)
        user.goto(f"/t/{code}")
        first, *rest = WON["castle-2"][:6]
        user.make_move(first)
        server.kill()
        expect(user.page.locator(".lane")).to_contain_text("Reconnecting")
        assert user.hand().count() > 0
        server.start()
        expect(user.page.locator(".lane")).not_to_contain_text("Reconnecting")
        for move in rest:
            user.wait_for_turn()
            user.make_move(move)
        assert user.page.locator("[data-moves]").get_attribute("data-moves") == "6"


def test_an_unanswered_move_is_sent_again_and_made_once(new_user: NewUser, tmp_path: Path) -> None:
    """The server is frozen, so that the move waits in the socket, and then killed."""
    with ServerProcess(tmp_path / "tables", FAST_SERVER) as server:
        user = new_user("Maren", url=server.url)
        code = new_table_for(user, players=1, seed="castle-2", ready=True)
        user.goto(f"/t/{code}")
        first = WON["castle-2"][0]
        for at in range(0, len(first.removeprefix("x")), 2):
            user.card(first.removeprefix("x")[at : at + 2]).tap()
        server.freeze()
        user.page.locator(".acts .go").tap()
        expect(user.confirm_button()).to_have_text("Sending…")
        server.kill()
        server.start()
        expect(user.page.locator("[data-moves]")).to_have_attribute("data-moves", "1")
        user.page.reload()
        expect(user.page.locator("[data-moves]")).to_have_attribute("data-moves", "1")


def test_a_reload_late_in_a_game_keeps_the_log(new_user: NewUser) -> None:
    """There are more updates than a server keeps in memory."""
    user = new_user("Maren", viewport=DESKTOP)
    code = new_table_for(user, players=2, bots=["squire"], seed="castle-2", ready=True)
    user.goto(f"/t/{code}")
    lines = user.page.locator(".talk li.talk")
    for number in range(RECENT_UPDATES + 2):
        user.page.locator(".talk .say button").first.click()
        expect(lines).to_have_count(number + 1)
    user.page.reload()
    expect(lines).to_have_count(RECENT_UPDATES + 2)


def test_a_long_log_scrolls_and_the_page_does_not(new_user: NewUser) -> None:
    """Hidden words that screen readers read for suits must not lengthen the page."""
    user = new_user("Maren", viewport=DESKTOP)
    code = new_table_for(user, players=1, seed="castle-2", ready=True)
    user.goto(f"/t/{code}")
    for move in WON["castle-2"][:16]:
        user.wait_for_turn()
        user.make_move(move)
    log = user.page.locator(".log")
    assert log.evaluate("each => each.scrollHeight > each.clientHeight")
    assert user.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_a_second_tab_is_the_same_player(new_user: NewUser) -> None:
    user = new_user("Maren")
    code = new_table_for(user, players=1, seed="castle-2", ready=True)
    user.goto(f"/t/{code}")
    second = user.context.new_page()
    collect_errors(user, second)
    second.goto(f"{user.url}/t/{code}")
    expect(second.locator(".hand button")).to_have_count(8)
    user.make_move(WON["castle-2"][0])
    expect(second.locator("[data-moves]")).to_have_attribute("data-moves", "1")


def test_without_a_network_the_page_still_opens(new_user: NewUser) -> None:
    user = new_user("Maren", offline=True)
    user.goto("/")
    user.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    user.page.wait_for_function(
        "caches.open('regicide-1').then(kept => kept.keys())"
        ".then(keys => keys.some(key => /en-/.test(key.url)))"
    )
    user.context.set_offline(True)
    user.page.reload()
    expect(user.page.get_by_role("heading", level=1)).to_contain_text("Welcome back")
    expect(user.page.locator(".listing", has_text="You are offline.")).to_have_count(2)
    user.context.set_offline(False)
    expect(user.page.locator("main")).not_to_contain_text("You are offline.")

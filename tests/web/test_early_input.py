"""Keys and taps that come before the table can take them: they are kept and done, or visibly refused."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from browser import DESKTOP, NewUser, PageUser, new_table_for, press_at_once
from web.test_local_table import start_solo
from web.test_table_actions import moves_made

WITH_MOUSE: dict[str, Any] = {"viewport": DESKTOP, "has_touch": False}


class SlowMoves:
    """A connection on which the legal moves, or all messages, arrive when the test says so."""

    def __init__(self, page: Page, *held: str) -> None:
        self.held = held
        self._waiting: list[str | bytes] = []
        self._routes: list[WebSocketRoute] = []
        page.route_web_socket("**/socket**", self._route)

    def _route(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        self._routes.append(route)

        def pass_on(message: str | bytes) -> None:
            if self.held and (self._waiting or json.loads(message)["type"] in self.held):
                self._waiting.append(message)
            else:
                route.send(message)

        server.on_message(pass_on)

    def deliver(self) -> None:
        """Everything that waits arrives, and from now on nothing waits."""
        self.held = ()
        for message in self._waiting:
            self._routes[-1].send(message)
        self._waiting.clear()


def open_slow_table(new_user: NewUser, *held: str, **wanted: Any) -> tuple[PageUser, SlowMoves]:
    user = new_user("Maren", **WITH_MOUSE)
    slow = SlowMoves(user.page, *held)
    code = new_table_for(user, players=1, seed="castle-2", ready=True, **wanted)
    user.goto(f"/t/{code}")
    return user, slow


def test_a_key_before_the_legal_moves_are_here_is_kept(new_user: NewUser) -> None:
    user, slow = open_slow_table(new_user, "choices", options="hand=+2")
    expect(user.hand()).to_have_count(10)
    hand = user.page.locator(".hand")
    expect(hand).to_have_attribute("aria-busy", "true")
    press_at_once(user.page, "0")
    slow.deliver()
    expect(user.hand().nth(9)).to_have_attribute("aria-pressed", "true")
    expect(hand).to_have_attribute("aria-busy", "false")


def test_cards_and_enter_before_the_legal_moves_make_the_move(new_user: NewUser) -> None:
    user, slow = open_slow_table(new_user, "choices")
    expect(user.hand()).to_have_count(8)
    user.card("3s").click(force=True)  # Playwright would wait, a finger does not
    press_at_once(user.page, "Enter")
    moves_made(user.page, 0)
    slow.deliver()
    moves_made(user.page, 1)


def test_escape_takes_back_what_was_kept(new_user: NewUser) -> None:
    user, slow = open_slow_table(new_user, "choices")
    expect(user.hand()).to_have_count(8)
    press_at_once(user.page, "1", "Escape", "2")
    slow.deliver()
    expect(user.hand().nth(1)).to_have_attribute("aria-pressed", "true")
    expect(user.page.locator(".hand .sel")).to_have_count(1)


def test_a_hint_asked_for_before_the_legal_moves_is_given(new_user: NewUser) -> None:
    user, slow = open_slow_table(new_user, "choices", help=True)
    expect(user.hand()).to_have_count(8)
    press_at_once(user.page, "h")
    slow.deliver()
    expect(user.page.get_by_role("dialog")).to_contain_text("the game gives no medal")


def test_cards_chosen_while_a_move_is_sent_belong_to_the_next_step(new_user: NewUser) -> None:
    """Enter a second time is the same decision: the gold button says that it is being sent."""
    user, slow = open_slow_table(new_user)
    expect(user.page.locator(".hand")).to_have_attribute("aria-busy", "false")
    slow.held = ("update",)
    user.card("3s").click()
    press_at_once(user.page, "Enter")
    gold = user.confirm_button()
    expect(gold).to_have_text("Sending…")
    user.card("Th").click(force=True)
    press_at_once(user.page, "Enter")
    slow.deliver()
    moves_made(user.page, 1)
    expect(user.page.locator(".hand .sel")).to_have_attribute("aria-label", "10 of hearts")


def test_a_card_key_during_the_story_ends_it_and_selects(new_user: NewUser) -> None:
    user = new_user(
        "Maren", **WITH_MOUSE, reduced_motion="no-preference", settings={"speed": "calm"}
    )
    user.goto(f"/t/{new_table_for(user, players=1, seed='castle-2', ready=True)}")
    user.card("3s").click()
    press_at_once(user.page, "Enter")
    expect(user.page.locator(".app")).to_have_attribute("data-now", "false")
    press_at_once(user.page, "1")
    expect(user.page.locator(".app")).to_have_attribute("data-now", "true")
    expect(user.hand().nth(0)).to_have_attribute("aria-pressed", "true")


def test_a_sheet_that_closes_does_not_close_what_the_next_key_opens(new_user: NewUser) -> None:
    """The browser tells of a closed dialog after the next key, if both were waiting."""
    user = new_user()
    page = start_solo(user, "castle-42")
    sheet = page.get_by_role("dialog")
    page.get_by_role("button", name="Hint").tap()
    expect(sheet).to_contain_text("the game gives no medal")
    # Both keys arrive while the page is at work, as on a slow phone.
    keys = page.context.new_cdp_session(page)
    page.evaluate(
        "setTimeout(() => { const end = performance.now() + 300; while (performance.now() < end); })"
    )
    for key, code in (("Escape", 27), ("h", 72)):
        for kind in ("rawKeyDown", "keyUp"):
            event = {"type": kind, "key": key, "windowsVirtualKeyCode": code}
            keys.send("Input.dispatchKeyEvent", event)
    expect(sheet.get_by_role("button", name="Show the hint")).to_be_visible()
    page.get_by_role("button", name="Close").tap()
    expect(sheet).to_have_count(0)
    expect(page.get_by_role("button", name="Hint")).to_be_focused()

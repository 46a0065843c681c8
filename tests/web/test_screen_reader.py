"""A game played as with a screen reader: only by roles, names and announcements."""

import re

from playwright.sync_api import Page, WebSocket, expect

from browser import NewUser, new_table_for
from regicide.client.client_state import EMPTY_STATE, ClientState, apply_message
from regicide.i18n import say_event
from regicide.rules.events import PowerActed, TurnBegan
from regicide.tui.text.event_text import NamedWords
from regicide.wire.encoding import decode_server
from regicide.wire.events import read_event
from web.test_story import WAITING, play_once

#: Remembers each announcement, as a screen reader hears it: when the text changes.
LISTEN = """() => {
  window.heard = [];
  const announcer = document.querySelector("[data-announcer]");
  const hear = () => window.heard.push(announcer.textContent);
  new MutationObserver(hear).observe(announcer, { childList: true, characterData: true, subtree: true });
}"""


def card_buttons(page: Page) -> list[str]:
    """The names of the cards that can be selected, from the accessibility tree."""
    hand = page.get_by_role("group", name=re.compile("^Your hand"))
    tree = hand.aria_snapshot()
    lines = [line for line in tree.split("\n") if "- button" in line and "[disabled]" not in line]
    return re.findall(r'- button "([^"]+)"', "\n".join(lines))


def test_a_game_is_played_through_the_accessibility_tree(new_user: NewUser) -> None:
    user = new_user("Maren")
    page = user.page
    user.goto("/")
    page.get_by_role("button", name="Deal me in").press("Enter")
    announced = page.locator("[data-announcer]")
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("Jack of "))
    moves = 0
    while page.get_by_role("dialog").count() == 0:
        enabled = '[aria-disabled="false"]'
        page.wait_for_selector(
            f".hand button{enabled}, .jokers button:visible{enabled}, .end .sheet"
        )
        if page.get_by_role("dialog").count():
            break
        cover = page.get_by_role("button", name=re.compile("^Cheapest discard"))
        if cover.count():
            need = page.get_by_role("status").filter(has_text="Discard at least")
            expect(need).to_be_visible()
            cover.press("Enter")
        elif card_buttons(page):
            name = card_buttons(page)[0]
            page.get_by_role("button", name=name, exact=True).press("Space")
            forecast = page.get_by_role("status").filter(has_text=re.compile(r"\d+ damage"))
            expect(forecast).to_be_visible()
        else:
            page.get_by_role("button", name="Flip a Jester").first.press("Enter")
            expect(page.get_by_role("status").filter(has_text="Flip a Jester?")).to_be_visible()
        before = announced.inner_text()
        page.get_by_role("button", name=re.compile("^(Play|Discard|Flip) ")).last.press("Enter")
        expect(announced).not_to_have_text(before)
        assert "Maren" not in announced.inner_text()  # she is “you”
        moves += 1
    assert moves >= 1
    assert re.search(r"lost|won|victory", announced.inner_text())
    expect(page.get_by_role("dialog")).to_have_accessible_name(re.compile("still stands|fallen"))


def test_every_control_has_a_name(new_user: NewUser) -> None:
    user = new_user("Maren")
    user.goto("/")
    user.page.get_by_role("button", name="Deal me in").tap()
    expect(user.hand()).to_have_count(8)
    tree = user.page.locator("body").aria_snapshot()
    assert not re.findall(r"- (?:button|link|textbox|combobox|slider|img)(?!\s\")", tree)


def state_after(messages: list[str]) -> ClientState:
    """What a client knows after these messages."""
    state = EMPTY_STATE
    for message in messages:
        state = apply_message(state, decode_server(message), 0)
    return state


def test_every_event_of_a_story_is_announced_once_and_in_order(new_user: NewUser) -> None:
    """A round of four, told beat by beat; the same events as sentences of the terminal."""
    user = new_user("Maren", reduced_motion="no-preference", settings={"speed": "fast"})
    page = user.page
    received: list[str] = []

    def keep_messages(socket: WebSocket) -> None:
        socket.on("framereceived", lambda message: received.append(str(message)))

    page.on("websocket", keep_messages)
    bots = ["squire", "squire", "knight"]
    code = new_table_for(user, players=4, bots=bots, seed="jest-18", ready=True)
    user.goto(f"/t/{code}")
    expect(user.hand()).to_have_count(5)
    page.evaluate(LISTEN)
    state, moved = EMPTY_STATE, set[int | None]()
    while len(moved) < 4:
        play_once(user)
        page.wait_for_selector('.app[data-now="false"]')
        page.wait_for_selector(WAITING)
        state = state_after(received)
        moved = {update.public.deed.seat for update in state.log if update.public.events}
    assert state.room is not None
    words = NamedWords("en", state.room.seats)
    events = [read_event(each) for update in state.log for each in update.public.events]
    sentences = [
        say_event(words, event, you=0)
        for event in events
        if not isinstance(event, TurnBegan | PowerActed)
    ]
    heard = page.evaluate("window.heard")
    assert len(heard) > len(moved)  # beat by beat, not move by move
    without_demands = re.sub(r" ?(Your turn\.[^.]*\.|Discard at least \d+)", "", " ".join(heard))
    assert without_demands == " ".join(sentences)

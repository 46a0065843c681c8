"""What a player does at the table, and what they can look up there."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser import DESKTOP, PHONE, NewUser, PageUser, new_table_for, press, seat_two
from regicide.bots.bot_table import SHIPPED_BOTS
from regicide.i18n import words
from web.test_pages import axe_in_both_themes

BOT_CALLED = {
    words("en").say(bot.called, number=seat) for bot in SHIPPED_BOTS for seat in range(1, 5)
}
WITH_MOUSE: dict[str, Any] = {"viewport": DESKTOP, "has_touch": False}

#: A page that its player does not see, in a browser that allows notifications and lists them.
HIDDEN_PAGE = """
  window.asked = 0; window.shown = [];
  window.Notification = class {
    static permission = "granted";
    static requestPermission = async () => { asked += 1; return "granted"; };
    constructor(title) { shown.push(title); }
  };
  ServiceWorkerContainer.prototype.getRegistration = async () => undefined;
  Object.defineProperty(document, "hidden", { get: () => true });
"""


def open_solo(new_user: NewUser, seed: str = "castle-2", **wanted: Any) -> PageUser:
    user = new_user("Maren", **{**WITH_MOUSE, **wanted})
    user.goto(f"/t/{new_table_for(user, players=1, seed=seed, ready=True)}")
    expect(user.hand()).to_have_count(8)
    return user


def moves_made(page: Page, count: int) -> None:
    expect(page.locator("[data-moves]")).to_have_attribute("data-moves", str(count))


def centre(locator: Locator) -> tuple[float, float]:
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + min(20, box["width"] / 2), box["y"] + box["height"] / 2


def boxes(page: Page) -> dict[str, Any]:
    """Where the parts of the board are."""
    found = {}
    for part in (".foe", ".lay", ".verdict", ".hand", ".acts"):
        found[part] = page.locator(part).bounding_box()
    return found


def test_enter_plays_and_never_unselects(new_user: NewUser) -> None:
    user = open_solo(new_user)
    page, selected = user.page, user.page.locator(".hand .sel")
    user.card("9d").focus()
    press(page, "Enter")  # nothing is selected yet: Enter selects the focused card
    expect(selected).to_have_count(1)
    press(page, "Space")
    expect(selected).to_have_count(0)
    press(page, "Space")
    expect(selected).to_have_count(1)
    user.card("Th").focus()  # the move is made whatever card has the focus
    press(page, "Enter")
    moves_made(page, 1)


def test_the_tenth_card_has_the_key_0(new_user: NewUser) -> None:
    user = new_user("Maren", **WITH_MOUSE)
    code = new_table_for(user, players=1, seed="castle-2", ready=True, options="hand=+2")
    user.goto(f"/t/{code}")
    expect(user.hand()).to_have_count(10)
    press(user.page, "0")
    expect(user.hand().nth(9)).to_have_attribute("aria-pressed", "true")
    assert user.hand().nth(9).locator("kbd").get_attribute("data-key") == "0"


def test_a_choice_is_changed_by_one_click_and_seen_before_it(new_user: NewUser) -> None:
    user = open_solo(new_user)
    page, verdict = user.page, user.page.locator(".verdict")
    before = boxes(page)
    user.card("9d").hover()
    expect(verdict).to_contain_text("9 damage")  # before it is chosen
    assert boxes(page) == before
    page.mouse.move(5, 5)
    expect(verdict).to_contain_text("Choose cards to play")
    user.card("9d").click()
    chosen = boxes(page)
    user.card("Th").click()
    expect(page.get_by_role("button", name="Play 10 of hearts")).to_be_visible()
    expect(verdict).to_contain_text("10 damage")
    expect(verdict.locator(".reason")).to_contain_text("§3.2")
    expect(page.locator(".hand .sel")).to_have_count(1)
    assert boxes(page) == chosen

    user.card("4h").dblclick()
    moves_made(page, 1)


def test_cards_are_dragged_onto_the_enemy(new_user: NewUser) -> None:
    user = open_solo(new_user)
    page, mouse, selected = user.page, user.page.mouse, user.page.locator(".hand .sel")
    user.card("9d").click()
    for target, made in ((".bar", 0), (".foe", 1)):  # a drop elsewhere restores the selection
        mouse.move(*centre(user.card("4h")))
        mouse.down()
        mouse.move(*centre(page.locator(target)), steps=5)
        expect(page.locator(".drag-cards .card")).to_have_count(1)
        expect(page.locator(".verdict")).to_contain_text("4 damage")
        mouse.up()
        expect(page.locator(".drag-cards")).to_have_count(0)
        moves_made(page, made)
        if not made:
            expect(selected).to_have_attribute("aria-label", "9 of diamonds")


def test_a_finger_drags_a_card_too(new_user: NewUser) -> None:
    user = open_solo(new_user, viewport={"width": 390, "height": 844}, has_touch=True)
    page = user.page
    (x, y), (to_x, to_y) = centre(user.card("4h")), centre(page.locator(".foe"))
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y} for x, y in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    touch("touchStart", (x, y))
    for step in range(1, 9):
        touch("touchMove", (x + (to_x - x) * step / 8, y + (to_y - y) * step / 8))
    expect(page.locator(".drag-cards .card")).to_have_count(1)
    touch("touchEnd")
    moves_made(page, 1)


def test_a_dead_end_says_what_is_left(new_user: NewUser) -> None:
    user = open_solo(new_user)
    page, verdict = user.page, user.page.locator(".verdict")
    sort = page.get_by_role("button", name="Sort by rank")
    expect(sort).to_be_visible()
    user.card("3s").click()
    expect(sort).to_be_visible()
    user.confirm_button().click()
    moves_made(page, 1)
    for card in ("2s", "4h", "4s", "6c", "6h", "9d", "Th"):
        user.card(card).click()
    page.locator(".acts .go").click()
    expect(verdict).to_contain_text("You have no card to play. Only a Jester can help.")
    expect(verdict).to_contain_text("Silver will be the best you can win.")
    expect(user.confirm_button()).to_have_text("Flip a Jester")
    press(page, "Enter")
    moves_made(page, 3)

    code = new_table_for(user, players=1, seed="castle-1", ready=True)
    user.goto(f"/t/{code}")
    for number, move in enumerate((["2c"], ["4d", "7d", "9s", "Ts"], ["4h"]), start=1):
        for card in move:
            user.card(card).click()
        page.locator(".acts .go").click()
        moves_made(page, number)
    expect(verdict).to_contain_text(re.compile(r"your whole hand is worth \d+\. Only a Jester"))
    page.get_by_role("button", name="Flip a Jester").last.click()
    moves_made(page, 4)


def test_the_log_shows_what_was_taken_back_and_closes_like_a_drawer(new_user: NewUser) -> None:
    user = new_user("Maren")
    user.goto("/")
    user.goto(f"/t/{new_table_for(user, players=1, seed='castle-2', ready=True)}")
    page, drawer = user.page, user.page.locator(".talk.open")
    user.make_move("3s")
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Undo my last move").tap()
    moves_made(page, 0)
    user.make_move("9d")
    opener = page.locator(".lane .quiet")
    opener.tap()
    expect(drawer.locator("li.undone")).to_have_count(1)
    expect(drawer.locator("li.undone")).to_contain_text("taken back")
    assert axe_in_both_themes(page) == []
    expect(drawer.locator("li.move:not(.undone)")).to_contain_text("9 of diamonds")
    press(page, "Escape")
    expect(drawer).to_have_count(0)
    expect(opener).to_be_focused()
    opener.tap()
    page.touchscreen.tap(180, 60)  # outside
    expect(drawer).to_have_count(0)
    opener.tap()
    expect(drawer).to_be_visible()
    page.go_back()
    expect(drawer).to_have_count(0)
    expect(user.hand()).not_to_have_count(0)  # still at the table
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page).to_have_url(user.url + "/")


def test_cards_are_counted(new_user: NewUser) -> None:
    user = open_solo(new_user)
    page = user.page
    page.locator(".pile").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Nothing is known about the cards")
    press(page, "Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Keys and gestures").click()
    expect(page.get_by_role("dialog")).to_contain_text("Enter: make the move on the gold button")
    page.get_by_role("button", name="Count the cards").click()
    sheet = page.get_by_role("dialog", name="Cards you have not seen: 32")
    expect(sheet).to_contain_text("In the tavern: 32. In other hands: 0.")
    # Maren holds 4♥, 6♥ and 10♥ of the hearts.
    hearts = sheet.locator(".card-count li").first
    expect(hearts.locator(".vh")).to_have_text(
        "hearts, 7: Ace of hearts, 2 of hearts, 3 of hearts, 5 of hearts, 7 of hearts, 8 of hearts, "
        "9 of hearts"
    )
    expect(hearts.locator("b.seen")).to_have_text(["4", "6", "10"])
    assert axe_in_both_themes(page) == []


def test_the_page_says_whose_turn_it_is_even_if_nobody_looks(new_user: NewUser) -> None:
    one, other = new_user("Maren"), new_user("Tomás")
    other.context.add_init_script(HIDDEN_PAGE)
    other.page.clock.install()
    code = seat_two(one, other, turn_seconds=15)
    title, icon = f"Table {code} · Open Regicide", one.page.locator("link[rel=icon]")
    expect(one.page).to_have_title(f"● Your turn · {title}")
    expect(other.page).to_have_title(title)
    expect(icon).to_have_attribute("href", "/icons/icon-turn.svg")
    expect(other.page.locator(".bar .now")).to_contain_text("Maren is playing")
    expect(one.page.get_by_role("button", name="Sort by rank")).to_be_visible()

    other.page.get_by_role("button", name="Menu").tap()
    assert other.page.evaluate("asked") == 0  # never before a click
    other.page.get_by_role("button", name="Notify me when it is my turn").tap()
    expect(other.page.get_by_role("button", name="Stop notifying me")).to_be_visible()
    press(other.page, "Escape")
    one.page.get_by_role("button", name="Yield").tap()
    one.page.locator(".acts .go").tap()
    one.page.locator(".hint").tap()
    one.page.locator(".acts .go").tap()
    expect(other.page).to_have_title(f"● Your turn · {title}")
    expect(icon).to_have_attribute("href", "/icons/icon.svg")
    assert other.page.evaluate("[asked, shown]") == [1, ["Your turn"]]

    other.page.clock.fast_forward(16_000)
    expect(other.page.locator(".lane .notice")).to_contain_text("Your time is up")
    other.page.get_by_role("button", name="Menu").tap()
    other.page.get_by_role("button", name="Pause").tap()
    for user in (one, other):
        expect(user.page.locator(".bar .now")).to_have_text("Paused")
    one.page.get_by_role("button", name="Resume").tap()
    other.page.close()
    expect(one.page.locator(".bar .now")).to_contain_text("Tomás is away")


def test_a_bot_that_stood_in_earns_no_medal(new_user: NewUser) -> None:
    user = open_solo(new_user, settings={"bot": "squire"})
    page = user.page
    user.card("3s").click()
    user.confirm_button().click()
    moves_made(page, 1)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    sheet = page.locator(".end .sheet")
    expect(sheet).to_contain_text("A bot finished this game for you.", timeout=20_000)
    expect(sheet).to_contain_text(re.compile(r"It made \d+ of \d+ moves\."))
    assert sheet.locator(".medal").count() == 0
    code = page.url.rsplit("/", 1)[1]
    user.goto(f"/replay/{code}")
    expect(page.locator(".telling")).to_contain_text("The deal")
    press(page, "End")
    expect(page.locator(".telling")).to_contain_text(re.compile(r"It made \d+ of \d+ moves\."))
    user.goto("/")
    expect(page.get_by_text(re.compile(r"a bot made \d+ of \d+ moves"))).to_be_visible()


def test_names_of_bots_stay_whole_with_four_seats_on_a_narrow_phone(new_user: NewUser) -> None:
    user = new_user("Mo", viewport=PHONE)
    code = new_table_for(user, players=4, bots=["knight"] * 3, seed="castle-9", ready=True)
    user.goto(f"/t/{code}")
    expect(user.hand()).to_have_count(5)
    heights = user.page.evaluate(
        """(names) => names.map((name) => {
             const place = [...document.querySelectorAll(".seat .name")].findLast((each) => each.offsetParent);
             place.textContent = name;
             return Math.round(place.clientHeight / parseFloat(getComputedStyle(place).lineHeight));
           })""",
        sorted(BOT_CALLED),
    )
    assert dict(zip(sorted(BOT_CALLED), heights, strict=True)) == dict.fromkeys(BOT_CALLED, 1)

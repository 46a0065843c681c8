"""Turn by turn: a table is made, played by people who are never here together, paused, and found again from home."""

import re

import pytest
from playwright.sync_api import expect

from browser import NewUser, PageUser, new_table_for
from web.page_fixtures import play_turn, seat_friend
from web.test_pages import OVERFLOW, axe_in_both_themes

DAY = 86_400


def play_own_turn(user: PageUser) -> None:
    """Yield, and give up the cheapest cards."""
    assert user.wait_for_turn()
    user.page.get_by_role("button", name="Yield", exact=True).tap()
    user.page.locator(".acts .go").tap()
    user.page.wait_for_selector("[data-moves='1']")
    assert user.wait_for_turn()
    user.make_simple_move()


def make_table(user: PageUser) -> None:
    """Make a table in the form, and look at it."""
    page = user.page
    page.locator(".way.friends").get_by_role("button", name="Open a table").tap()
    sheet = page.get_by_role("dialog", name="New table")
    sheet.get_by_label("Pace").select_option("3")
    expect(sheet).to_contain_text("Players need not be here at the same time")
    sheet.get_by_label("When the time is up").select_option("wait")
    sheet.get_by_text("More options").tap()
    expect(sheet.get_by_label("Turn time limit")).to_have_count(0)
    sheet.get_by_label("Choose the seed").fill("castle-9")
    assert axe_in_both_themes(page) == []
    sheet.get_by_role("button", name="Open a table").tap()
    room = page.locator("main.room")
    expect(room).to_contain_text("Turn by turn, 3 days per turn, the table waits for a late turn")
    expect(room).to_contain_text("The game starts when the last seat is taken")
    assert page.evaluate(OVERFLOW) == []


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)])
def test_a_table_is_played_turn_by_turn(new_user: NewUser, size: tuple[int, int]) -> None:
    user = new_user("Maren", viewport={"width": size[0], "height": size[1]})
    page = user.page
    page.add_init_script("""
        globalThis.badges = [];
        navigator.setAppBadge = async (count) => void badges.push(count);
        navigator.clearAppBadge = async () => void badges.push(0);
    """)
    user.goto("/")
    make_table(user)
    first = page.url.rsplit("/", 1)[1]
    user.goto("/")  # nobody has to be there when the game begins
    ben = seat_friend(user.url, first, "Ben")
    second = new_table_for(user, players=2, turn_by_turn="bot", turn_seconds=DAY, seed="castle-9")
    seat_friend(user.url, second, "Cleo")

    user.goto("/")
    expect(page).to_have_title("● (2) Your turn · Open Regicide")
    expect(page.locator(".waits")).to_contain_text("It is your turn at 2 tables.")
    expect(page.locator(".resume.first")).to_have_attribute("href", f"/t/{second}")
    expect(page.locator(".resume.first")).to_contain_text("until")
    page.wait_for_function("badges.at(-1) === 2")
    assert page.evaluate(OVERFLOW) == []

    page.locator(".resume.first").tap()
    expect(page.locator(".bar .clock")).to_have_text(re.compile("2[34] hrs"))
    play_own_turn(user)
    lane = page.locator(".lane .notice")
    expect(lane).to_contain_text("Another table is waiting for you.")
    assert page.evaluate(OVERFLOW) == []
    lane.get_by_role("link", name="Next table").tap()
    expect(page).to_have_title(f"● Your turn · Table {first} · Open Regicide")
    play_own_turn(user)
    expect(page).to_have_title(f"Table {first} · Open Regicide")
    page.wait_for_function("badges.at(-1) === 0")
    expect(page.get_by_text("is away")).to_have_count(0)

    # Another day: the friend has moved, and the page knows nothing any more.
    user.goto("/rules")
    play_turn(user.url, first, ben)
    user.goto(f"/t/{first}")
    recap = page.locator(".recap")
    expect(recap.get_by_role("heading", name="Since your last turn")).to_be_visible()
    expect(recap.locator(".recap-row")).to_contain_text("Ben")
    expect(page.locator("[data-now=true]")).to_be_visible()  # no story: the board shows the present
    expect(recap.get_by_role("button", name="Show all again")).to_be_visible()

    page.get_by_role("button", name="Menu").tap()
    expect(page.get_by_role("dialog")).to_contain_text("Turn by turn, 3 days per turn")
    page.get_by_role("button", name="Pause").tap()
    expect(lane).to_contain_text("You paused the game on")
    user.goto("/")
    expect(page.locator(".resume.first")).to_contain_text("paused")
    expect(page).to_have_title("Open Regicide")

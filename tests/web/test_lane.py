"""The lane of a table: notices have a place of their own. They cover nothing, move nothing, and wait for each other."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser import DESKTOP, NewUser, PageUser, new_table_for, seat_two
from web.won_games import WON

SIZES = [(360, 640), (390, 844), (844, 390), (820, 1180), (1440, 900)]
#: What a player looks at or touches, by its name.
PARTS = {
    "enemy": ".arena .foe",
    "piles": ".arena .lay",
    "story": ".dock .verdict, .dock .ask",
    "hand": ".hand",
    "buttons": ".acts",
    "players": ".seats",
    "castle": ".castle",
}
READ_BOXES = """(parts) => {
  const boxes = {};
  for (const [name, selector] of Object.entries(parts)) {
    const found = [...document.querySelectorAll(selector)].find((each) => each.offsetWidth);
    if (!found) continue;
    const { left, top, right, bottom } = found.getBoundingClientRect();
    boxes[name] = [left, top, right, bottom].map(Math.round);
  }
  return boxes;
}"""


def boxes_of(page: Page, **parts: str) -> dict[str, list[int]]:
    found: dict[str, list[int]] = page.evaluate(READ_BOXES, parts)
    return found


def overlap(one: list[int], other: list[int]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def sit_two(new_user: NewUser, **wanted: Any) -> tuple[PageUser, PageUser]:
    """Maren, to move, and Tomás at one table."""
    one, other = new_user("Maren", **wanted), new_user("Tomás", viewport=DESKTOP)
    seat_two(one, other)
    return one, other


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_notices_cover_nothing_and_move_nothing(new_user: NewUser, size: tuple[int, int]) -> None:
    one, other = sit_two(new_user, viewport={"width": size[0], "height": size[1]})
    page = one.page
    before = boxes_of(page, **PARTS)
    assert set(before) == set(PARTS)
    other.page.get_by_role("button", name="Menu").click()
    other.page.get_by_role("button", name="End the game").click()
    other.page.get_by_role("button", name="End the game").click()
    notice = page.locator(".lane .notice")
    expect(notice).to_contain_text("Tomás would like to end the game.")
    other.page.close()  # and is away, once the server says so
    expect(page.locator(".lane .waiting")).to_contain_text("1 more notice is waiting")
    after = boxes_of(page, **PARTS, notice=".lane .notice")
    shown = after.pop("notice")
    assert after == before
    assert [name for name, box in after.items() if overlap(shown, box)] == []
    for button in notice.get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["width"] >= 44
        assert box["height"] >= 44
    cut = notice.locator(".said > span").evaluate(
        "each => each.scrollHeight > each.clientHeight + 1"
    )
    assert not cut
    # What is being read is answered before the next one comes.
    notice.get_by_role("button", name="Disagree").click()
    expect(notice).to_contain_text("Tomás is away.")
    expect(page.locator(".lane .waiting")).to_have_count(0)
    notice.get_by_role("button", name="Wait").click()
    expect(notice).to_have_count(0)
    expect(page.locator(".lane .quiet")).to_be_visible()
    assert boxes_of(page, **PARTS) == before


def test_a_refusal_leaves_by_itself_unless_it_is_touched(new_user: NewUser) -> None:
    user = new_user("Maren", has_touch=False)
    page = user.page
    page.clock.install()
    user.goto(f"/t/{new_table_for(user, players=1, seed='castle-2', ready=True)}")
    notice = page.locator(".lane .notice")

    def ask_undo() -> None:
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Undo my last move").click()
        expect(notice).to_contain_text("There is no move to take back.")

    ask_undo()
    notice.hover()
    page.clock.run_for(9_000)
    expect(notice).to_be_visible()
    page.mouse.move(180, 600)
    page.clock.run_for(9_000)
    expect(notice).to_have_count(0)
    ask_undo()
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)


def test_sound_is_offered_once_at_a_calm_moment(new_user: NewUser) -> None:
    """Not while a blow must be survived: alone, when a new enemy comes."""
    user = new_user("Maren")
    page = user.page
    page.add_init_script("localStorage.removeItem('regicide.sound-offered')")
    user.goto(f"/t/{new_table_for(user, players=1, seed='castle-2', ready=True)}")
    offer = page.locator(".lane .notice", has_text="Turn on table sounds?")
    enemies = page.locator(".above .cell.down")
    for move in WON["castle-2"]:
        user.wait_for_turn()
        assert offer.count() == 0
        user.make_move(move)
        if enemies.count():
            break
    expect(offer).to_be_visible()
    settings = "JSON.parse(localStorage.getItem('regicide.settings')).sound"
    assert page.evaluate(settings) is False
    offer.get_by_role("button", name="With sound").tap()
    expect(offer).to_have_count(0)
    assert page.evaluate(settings) is True
    assert page.evaluate("localStorage.getItem('regicide.sound-offered')") == "yes"

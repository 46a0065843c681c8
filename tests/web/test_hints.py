"""Hints in the browser: what they cost, what they show, and where they are allowed."""

import re

import pytest
from playwright.sync_api import expect

from browser import NewUser, new_table_for, press
from web.test_lane import PARTS, SIZES, boxes_of, overlap
from web.test_local_table import start_solo
from web.test_pages import axe_in_both_themes


def test_a_hint_names_its_price_then_the_move_and_the_game_gives_no_medal(
    new_user: NewUser,
) -> None:
    user = new_user()
    page = start_solo(user, "castle-42")
    sheet = page.get_by_role("dialog")
    page.get_by_role("button", name="Hint").tap()
    expect(sheet).to_contain_text("the game gives no medal")
    press(page, "Escape")
    expect(page.locator(".log li", has_text="hint")).to_have_count(0)
    press(page, "h")
    sheet.get_by_role("button", name="Show the hint").tap()
    given = page.locator(".given-hint")
    expect(given).to_contain_text("Next best:")
    expect(sheet).to_have_count(0)
    expect(page.locator(".lane .notice")).to_contain_text("This game gives no medal.")
    page.get_by_role("button", name="Numbers").tap()
    expect(given).to_contain_text(
        re.compile(r": \d+(\.\d)?% of games are won if the Champion plays on")
    )
    expect(given).to_contain_text(re.compile(r"Without flipping a Jester: \d+%"))
    assert axe_in_both_themes(page) == []
    page.locator(".acts .go").tap()
    expect(page.locator(".app")).to_have_attribute("data-moves", "1")
    assert user.wait_for_turn()
    press(page, "h")  # the price is paid
    expect(given).to_contain_text("Next best:")
    press(page, "Escape")
    user.goto("/")
    page.locator(".resume").tap()
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="End the game").tap()
    page.get_by_role("button", name="End the game").tap()
    expect(page.locator(".end")).to_contain_text("2 hints were given")
    user.goto("/")
    expect(page.locator(".listing", has_text="My games")).to_contain_text("with 2 hints")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_hint_lifts_its_cards_and_covers_nothing(
    new_user: NewUser, size: tuple[int, int]
) -> None:
    user = new_user(viewport={"width": size[0], "height": size[1]})
    page = start_solo(user, "castle-42")
    before = boxes_of(page, **PARTS)
    page.get_by_role("button", name="Hint").tap()
    page.get_by_role("button", name="Show the hint").tap()
    given = page.locator(".given-hint")
    lifted = page.locator('.hand button[aria-pressed="true"]')
    other = given.get_by_role("button", name="Next best:")
    other.wait_for()
    assert lifted.count() >= 1
    assert lifted.locator(".role").count() == lifted.count()
    first = lifted.evaluate_all("all => all.map(each => each.dataset.card)")
    expect(page.locator(".stat .ghost")).not_to_have_css("width", "0px")
    boxes = boxes_of(page, hint=".given-hint", **PARTS)
    shown = boxes.pop("hint")
    assert boxes == before
    assert [n for n, box in boxes.items() if n != "story" and overlap(shown, box)] == []
    other.tap()
    expect(given.get_by_role("button", name="Best:", exact=False).first).to_be_visible()
    assert lifted.evaluate_all("all => all.map(each => each.dataset.card)") != first
    # Another choice hides the strip; the cards keep their mark until the move is made.
    press(page, "Escape")
    expect(given).to_have_count(0)
    assert page.locator(".hand .role").count() >= 1


def test_a_table_with_others_gives_hints_only_if_its_host_allowed_them(new_user: NewUser) -> None:
    user = new_user("Maren")
    page = user.page
    for is_allowed in (False, True):
        code = new_table_for(
            user, players=2, bots=["squire"], seed="castle-42", ready=True, help=is_allowed
        )
        user.goto(f"/t/{code}")
        assert user.wait_for_turn()
        expect(page.get_by_role("button", name="Hint")).to_have_count(int(is_allowed))
    press(page, "h")
    page.get_by_role("button", name="Show the hint").tap()
    expect(page.locator(".given-hint .others")).to_be_visible()
    press(page, "Escape")
    page.get_by_role("button", name="Open log and chat").tap()
    expect(page.locator(".log")).to_contain_text("You ask for a hint.")

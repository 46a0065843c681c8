"""A word in one tap: it stands at the seat of who said it, covers nothing, and can be hidden."""

import pytest
from playwright.sync_api import expect

from browser import NewUser, press
from web.test_lane import PARTS, SIZES, boxes_of, overlap, sit_two
from web.test_local_table import start_solo
from web.test_pages import axe_in_both_themes


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_reaction_stands_at_its_seat(new_user: NewUser, size: tuple[int, int]) -> None:
    one, other = sit_two(new_user, viewport={"width": size[0], "height": size[1]})
    before = boxes_of(one.page, **PARTS)
    reactions = other.page.get_by_role("group", name="Reactions")
    expect(reactions.get_by_role("button")).to_have_text(["Well played", "Ouch", "Sorry", "Phew"])
    reactions.get_by_role("button", name="Well played").click()
    for button in reactions.get_by_role("button").all():
        expect(button).to_be_disabled()  # one in two seconds
    said = one.page.locator(".seat:visible .speech")
    expect(said).to_have_text("Well played")
    after = boxes_of(one.page, said=".seat .speech", **PARTS)
    bubble = after.pop("said")
    assert after == before
    assert [name for name, box in after.items() if overlap(bubble, box)] == ["players"]


def test_reactions_can_be_hidden_and_count_as_no_chat(new_user: NewUser) -> None:
    one, other = sit_two(new_user)
    page = one.page
    expect(page.get_by_role("group", name="Reactions")).to_have_count(0)  # their turn
    page.get_by_role("button", name="Open log and chat").tap()
    page.get_by_label("Hide the reactions of others").check()
    assert axe_in_both_themes(page) == []
    press(page, "Escape")
    other.page.get_by_role("group", name="Reactions").get_by_role("button", name="Phew").click()
    expect(page.locator(".log")).to_contain_text("Tomás: Phew")
    assert page.locator(".speech").count() == 0
    assert page.locator(".bar .count b").count() == 0
    page.get_by_role("button", name="Open log and chat").tap()
    page.get_by_label("Hide the reactions of others").uncheck()
    expect(page.locator(".seat:visible .speech")).to_have_text("Phew")


def test_nobody_reacts_among_bots(new_user: NewUser) -> None:
    page = start_solo(new_user())
    page.get_by_role("button", name="Open log and chat").tap()
    expect(page.locator(".talk.open")).to_be_visible()
    assert page.get_by_text("Well played").count() == 0

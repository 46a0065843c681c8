"""«Since your last turn»: what the others and the enemy did, until the reader chooses a card."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser import NewUser, PageUser, new_table_for, press
from web.test_lane import PARTS, SIZES, boxes_of, overlap
from web.test_pages import axe_in_both_themes


def play_until_recap(user: PageUser) -> Page:
    """A table with three bots, at the reader's next turn."""
    page = user.page
    bots = ["champion"] * 3
    user.goto(f"/t/{new_table_for(user, players=4, bots=bots, seed='jest-18', ready=True)}")
    recap = page.locator(".recap")
    for _ in range(4):  # a play, and perhaps a discard
        assert user.wait_for_turn()
        if recap.count():
            break
        user.make_simple_move()
    expect(recap).to_be_visible()
    return page


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_recap_says_who_did_what_and_covers_nothing(
    new_user: NewUser, size: tuple[int, int]
) -> None:
    width, height = size
    page = play_until_recap(new_user("Maren", viewport={"width": width, "height": height}))
    expect(page.get_by_role("heading", name="Since your last turn")).to_be_visible()
    rows = page.locator(".recap-row")
    assert rows.count() >= 3
    for row in rows.all():
        assert row.locator(".face").count() == 1
        expect(row.locator(".tx")).not_to_be_empty()
    # The newest turn is in view, and its row is inside the room of the story.
    boxes = boxes_of(page, **PARTS, recap=".recap")
    newest = rows.last.bounding_box()
    assert newest is not None
    left, top, right, bottom = boxes.pop("recap")
    assert left <= newest["x"] + 1
    assert top <= newest["y"] + 1
    assert newest["x"] + newest["width"] <= right + 1
    assert newest["y"] + newest["height"] <= bottom + 1
    del boxes["story"]
    assert [n for n, box in boxes.items() if overlap([left, top, right, bottom], box)] == []
    names = page.locator(".seat:visible .name")
    assert names.count() == 4
    for name in names.all():
        assert name.evaluate("each => each.scrollHeight <= each.clientHeight + 1")
    assert page.locator(".seat:visible .face").count() == 4


def test_the_recap_shows_turns_again_opens_the_log_and_makes_room(new_user: NewUser) -> None:
    user = new_user("Maren")
    page = play_until_recap(user)
    recap = page.locator(".recap")
    ask = recap.get_by_role("button", name="Why this move?")
    assert ask.count() == page.locator(".recap-row").count()
    ask.last.tap()
    expect(recap.locator("li").last.locator(".reason")).to_be_in_viewport(ratio=0.9)
    expect(recap.locator(".reason")).to_contain_text(re.compile("hand|health|attack|cards"))
    assert axe_in_both_themes(page) == []
    page.locator(".recap-row").first.tap()
    again = page.locator(".strip.again")
    expect(again).to_be_visible()
    expect(recap).to_have_count(0)
    user.hand().first.tap()
    expect(again).to_have_count(0)
    expect(recap).to_have_count(0)
    press(page, "Escape")
    expect(recap).to_be_visible()
    recap.get_by_role("button", name="Show all again").tap()
    expect(again).to_be_visible()
    user.hand().first.tap()
    press(page, "Escape")
    recap.get_by_role("button", name="Log").tap()
    log = page.locator(".talk.open .log")
    expect(log).to_be_visible()
    moves = log.locator("li.move")
    assert log.locator("li.move > .face").count() == moves.count() > 3
    asked = log.get_by_role("button", name="Why this move?")
    assert 2 < asked.count() < moves.count(), "the reader needs no reason for their own move"
    asked.first.tap()
    reason = log.locator(".reason")
    expect(reason).to_contain_text("The replay shows that hand after the game.")
    expect(asked.first).to_have_attribute("aria-expanded", "true")
    assert axe_in_both_themes(page) == []


def test_three_champions_are_three_characters(new_user: NewUser) -> None:
    """Named and drawn alike in the room, at the table, in its log and in its replay."""
    user = new_user("Maren")
    page = user.page
    code = new_table_for(user, players=4, bots=["champion"] * 3, seed="jest-18")
    user.goto(f"/t/{code}")
    places = page.locator(".place:not(.me)")
    expect(places.locator("b")).to_have_text(["Thorn", "Flint", "Sorrel"])
    expect(places.locator(".who small")).to_have_text(["Champion"] * 3)
    faces = places.locator(".face").evaluate_all("all => all.map(each => each.innerHTML)")
    assert len(set(faces)) == 3
    page.get_by_role("button", name="I’m ready").tap()
    assert user.wait_for_turn()
    expect(page.locator(".seat:visible .name")).to_have_text(["Maren", "Thorn", "Flint", "Sorrel"])
    at_table = page.locator(".seat:visible .face.bot")
    assert at_table.evaluate_all("all => all.map(each => each.innerHTML)") == faces
    for _ in range(2):  # a play, and a discard or the next play
        user.make_simple_move()
        assert user.wait_for_turn()
    expect(page.locator(".log")).to_contain_text("Thorn plays")

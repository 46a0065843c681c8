"""Moments: the deal, the first Queen, the volume. Each is short, none waits, and words carry them without motion."""

import pytest
from playwright.sync_api import expect

from browser import NewUser, new_table_for, press
from web.page_fixtures import play_moves
from web.test_end import LAST_GIVEN
from web.won_games import WON

#: The move of this won game that brings the first Queen.
FIRST_QUEEN = 10


def test_the_first_hand_is_dealt_and_can_be_played_meanwhile(new_user: NewUser) -> None:
    user = new_user("Maren", reduced_motion="no-preference", settings={"speed": "normal"})
    page = user.page
    user.goto(f"/t/{new_table_for(user, players=1, seed='castle-2', ready=True)}")
    page.wait_for_selector(".app.dealing .hand button")
    assert 0 < float(page.evaluate(LAST_GIVEN)) < 1000
    page.evaluate("document.querySelector('.hand [data-card=\"3s\"]').click()")
    expect(page.locator('.hand [data-card="3s"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".app.dealing")).to_have_count(0)
    page.reload()
    expect(page.locator(".app")).to_have_attribute("data-now", "true")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_first_queen_is_a_moment_also_without_motion(new_user: NewUser, motion: str) -> None:
    user = new_user("Maren", reduced_motion=motion, settings={"speed": "calm"})
    assert user.secret is not None
    page = user.page
    code = new_table_for(user, players=1, seed="castle-2", ready=True)
    play_moves(user.url, code, user.secret, WON["castle-2"][:FIRST_QUEEN])
    user.goto(f"/t/{code}")
    assert user.wait_for_turn()
    assert page.locator(".app.dealing").count() == 0  # not the first hand
    for code_of_card in WON["castle-2"][FIRST_QUEEN].split():
        user.card(code_of_card).tap()
    page.locator(".acts .go").tap()
    page.wait_for_selector('.app[data-now="false"]')
    for _ in range(16):  # beat by beat
        press(page, ".")
        if page.locator("[data-moment]").count():
            break
    chip = page.locator(".strip .tk.moment")
    expect(chip).to_have_text("the first Queen")
    expect(page.locator(".app")).to_have_attribute("data-moment", "first-queen")
    ring = page.locator(".portrait").evaluate("each => getComputedStyle(each, '::after').boxShadow")
    assert ring != "none"
    page.get_by_role("button", name="Skip ahead").tap()
    expect(page.locator(".app")).to_have_attribute("data-now", "true")


def test_sounds_have_a_volume(new_user: NewUser) -> None:
    user = new_user("Maren")
    page = user.page
    user.goto("/settings")
    volume = page.get_by_label("Volume")
    expect(volume).to_have_count(0)
    page.get_by_label("Sounds").check()
    volume.fill("0.3")
    saved = "JSON.parse(localStorage.getItem('regicide.settings')).volume"
    page.wait_for_function(f"{saved} === 0.3")

"""Every page that cannot show what was wanted says so, and leads on."""

import pytest
from playwright.sync_api import expect

from browser import NewUser, new_table_for
from web.test_pages import OVERFLOW, axe_in_both_themes

BROKEN = [
    "/no/such/page",
    "/t/NOSUCH",
    "/t/BBBB-BBBB",
    "/replay/BBBB-BBBB",
    "/local#nothing",
    "/local/replay#nothing",
    "/shared#broken",
    "/review#broken",
    "/deal#broken",
    "/learn/nothing",
    "/puzzles#99999",
]


@pytest.mark.parametrize("path", BROKEN)
def test_a_broken_link_leads_on(new_user: NewUser, path: str) -> None:
    user = new_user()
    page = user.page
    user.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    home = page.locator("main").get_by_role("link", name="Home")
    expect(home).to_be_in_viewport(ratio=1)
    assert page.evaluate(OVERFLOW) == []
    assert axe_in_both_themes(page) == []
    home.tap()
    expect(page.locator(".ways")).to_be_visible()
    user.errors[:] = [error for error in user.errors if "404" not in error]


def test_an_unknown_page_offers_what_readers_look_for(new_user: NewUser) -> None:
    user = new_user()
    user.goto("/no/such/page")
    user.page.locator("main").get_by_role("link", name="How to play").tap()
    expect(user.page.locator(".learning ol").first).to_be_visible()
    user.errors.clear()  # the server answered 404


def test_a_wrong_code_of_a_replay_is_explained(new_user: NewUser) -> None:
    user = new_user("Maren")
    page = user.page
    user.goto("/replay/BBBB-BBBB")
    page.get_by_label("Code of the game").fill("ABCD-EFGH")
    page.get_by_role("button", name="Open").tap()
    expect(page.get_by_role("alert")).to_contain_text(
        "eight characters, consonants and digits from 2 to 9"
    )
    page.get_by_label("Code of the game").fill(new_table_for(user, players=2))
    expect(page.get_by_role("alert")).to_have_count(0)
    user.errors.clear()

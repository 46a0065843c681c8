"""The whole way of a new player: the first visit, a lesson, a first game to its end, and what comes after it."""

from playwright.sync_api import expect

from browser import NewUser
from regicide.study.lesson_course import COURSE
from web.test_learning import make_move
from web.test_local_table import start_solo
from web.test_pages import OVERFLOW
from web.won_games import WON


def test_a_new_player_learns_plays_and_wins(new_user: NewUser) -> None:
    """The deal is chosen in the options, where every player may choose it; its moves were found to win."""
    user = new_user(is_new=True)
    page = user.page
    user.goto("/")
    page.get_by_role("link", name="No, teach me").tap()
    lesson = COURSE[0]
    for task, wanted in enumerate(lesson.turns, start=1):
        page.wait_for_selector(f'.coach[data-task="{task}"]')
        make_move(page, "en", wanted[0])
    page.wait_for_selector('.coach[data-task="done"]')

    start_solo(user, "castle-2")  # begins on the start page, which asks no more
    for move in WON["castle-2"]:
        user.make_move(move)
    sheet = page.locator(".end .sheet")
    expect(sheet).to_contain_text("The castle has fallen")
    expect(sheet.get_by_role("img", name="Bronze victory")).to_be_visible()
    expect(sheet).to_contain_text("5 new badges")
    assert page.evaluate(OVERFLOW) == []

    user.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Welcome back")
    expect(page.locator(".resume")).to_have_count(0)  # nothing is left to continue
    expect(page.get_by_role("button", name="Deal me in")).to_have_class("btn go")
    page.locator(".of-badge").tap()
    expect(page.locator(".figures")).to_contain_text("1won, of 1 game")
    expect(page.locator(".seals li:not(.open)")).to_have_count(5)
    page.get_by_role("link", name="Learn", exact=True).tap()
    expect(page.locator(".learning li svg")).to_have_count(1)
    page.get_by_role("link", name="Continue").tap()
    expect(page.locator(".coach h2")).to_have_text("A turn")

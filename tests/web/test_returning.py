"""The start page of a reader who comes back: what waits is on the first screen of a phone."""

from datetime import date

import pytest
from playwright.sync_api import Page, expect

from browser import NewUser, new_table_for
from regicide.fast.core_numbers import CoreBot
from regicide.notation import print_move
from regicide.study.puzzle import puzzle_of_the_day
from regicide.study.puzzle_text import shipped_puzzles
from web.kept_tables import keep_games, moves_by
from web.page_fixtures import seat_friend
from web.test_learning import make_move
from web.test_pages import OVERFLOW, axe_in_both_themes

GAMES = [
    (seed, 1, moves_by(bot, 1, seed))
    for seed, bot in (("home-1", CoreBot.KNIGHT), ("home-2", CoreBot.RANDOM))
]


def is_above_the_menu(page: Page, selector: str) -> bool:
    menu, part = page.locator(".main-menu").bounding_box(), page.locator(selector).bounding_box()
    assert menu is not None
    assert part is not None
    return part["y"] + part["height"] <= menu["y"]


@pytest.mark.parametrize("size", [(360, 640), (360, 740), (390, 844)])
def test_what_waits_is_on_the_first_screen_of_a_phone(
    new_user: NewUser, size: tuple[int, int]
) -> None:
    user = new_user("Maren", viewport={"width": size[0], "height": size[1]})
    page = user.page
    new_table_for(user, players=1, ready=True)
    user.goto("/settings")
    keep_games(page, GAMES)
    user.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Welcome back, Maren")
    expect(page.locator(".of-badge")).to_contain_text("Nearest badge")
    for part in (".resume.first", ".of-today", 'a[href="/puzzles#today"]', ".of-badge"):
        assert is_above_the_menu(page, part), part
    expect(page.locator(".btn.go:visible")).to_have_count(0)  # gold is the game that waits
    assert page.evaluate(OVERFLOW) == []
    assert axe_in_both_themes(page) == []
    page.locator(".resume.first").tap()
    expect(user.hand()).to_have_count(8)


def test_a_table_where_a_friend_waits_stands_first(new_user: NewUser) -> None:
    user = new_user("Maren")
    page = user.page
    code = new_table_for(user, players=2, seed="castle-42", ready=True)
    seat_friend(user.url, code, "Ben")
    new_table_for(user, players=1, ready=True)
    new_table_for(user, players=1, ready=True)
    user.goto("/")
    expect(page.locator(".resume.first")).to_contain_text("Ben · Your turn")
    expect(page.locator(".resume.first")).to_have_attribute("href", f"/t/{code}")
    expect(page).to_have_title("● Your turn · Open Regicide")
    expect(page.locator(".listing .tbl", has_text="Ben")).to_contain_text("Your turn")
    page.locator(".resume.first").tap()
    for _ in range(2):  # a play, and its damage
        assert user.wait_for_turn()
        user.make_simple_move()
    user.goto("/")
    expect(page.locator(".resume.first")).to_be_visible()
    expect(page.get_by_text("Your turn")).to_have_count(0)
    expect(page).to_have_title("Open Regicide")


def test_the_deal_of_today_stands_with_its_week(new_user: NewUser) -> None:
    user = new_user()
    page = user.page
    user.goto("/today")
    page.get_by_role("button", name="Play this deal").tap()
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Let a bot play for me").tap()
    page.wait_for_selector(".end .sheet")
    user.goto("/")
    tile = page.locator(".of-today")
    expect(tile).to_contain_text("1 day in a row")
    expect(tile).to_contain_text("You have played today.")
    expect(tile.locator(".week > span")).to_have_count(7)
    royals = tile.locator(".week > span").last.locator("b").inner_text()
    assert 0 <= int(royals) <= 12
    expect(page.get_by_role("button", name="Deal me in")).to_have_class("btn go")


def test_the_nearest_badge_says_how_near(new_user: NewUser) -> None:
    user = new_user()
    page = user.page
    user.goto("/settings")
    keep_games(page, GAMES[1:])  # it defeated one Jack exactly
    user.goto("/")
    badge = page.locator(".of-badge")
    expect(badge).to_contain_text("Four Jacks")
    expect(badge.get_by_role("img")).to_have_accessible_name("1 of 4")
    badge.tap()
    expect(page.get_by_role("heading", name="Badges")).to_be_visible()


def test_the_puzzle_of_the_day_says_whether_it_waits(new_user: NewUser) -> None:
    user = new_user()
    page = user.page
    tile = page.locator('a[href="/puzzles#today"]')
    user.goto("/")
    expect(tile).to_contain_text("Your first answer counts.")
    tile.tap()
    expect(page.locator(".coach .eyebrow")).to_have_text("Puzzle of the day")
    today = date.fromisoformat(page.evaluate("new Date().toLocaleDateString('sv-SE')"))
    puzzles = shipped_puzzles()
    make_move(page, "en", print_move(puzzles[puzzle_of_the_day(today, puzzles)].solution))
    page.wait_for_selector('.coach[data-state="solved"]')
    user.goto("/")
    expect(tile).to_contain_text("Solved today.")

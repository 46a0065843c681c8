"""The end of a game: what is given, one thing after the other, and what decided a loss. Nothing waits for it."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser import NewUser, PageUser, new_table_for
from regicide.fast.core_numbers import CoreBot
from web.kept_tables import keep_games, moves_by
from web.page_fixtures import play_bots_game, play_moves
from web.test_pages import OVERFLOW, axe_in_both_themes
from web.won_games import WON

SIZES = [(360, 640), (390, 844), (844, 390), (820, 1180), (1280, 800)]
#: Milliseconds until the last animation ends; rays that never stop do not count.
LAST_GIVEN = """() => Math.max(0, ...document.getAnimations()
  .map(({ effect }) => effect.getComputedTiming().endTime).filter(Number.isFinite))"""


def seconds_of_ceremony(page: Page) -> float:
    return float(page.evaluate(LAST_GIVEN)) / 1000


def won_game(user: PageUser) -> str:
    """Play a new table to a bronze medal; returns its code."""
    assert user.secret is not None
    code = new_table_for(user, players=1, seed="castle-3", ready=True)
    play_moves(user.url, code, user.secret, WON["castle-3"])
    return code


def test_a_medal_and_its_badges_are_given_and_a_tap_ends_the_ceremony(new_user: NewUser) -> None:
    user = new_user("Maren", reduced_motion="no-preference")
    assert user.secret is not None
    code = new_table_for(user, players=1, seed="castle-3", ready=True)
    moves = WON["castle-3"]
    play_moves(user.url, code, user.secret, moves[:-1])
    page = user.page
    user.goto(f"/t/{code}")
    assert user.wait_for_turn()
    user.make_move(moves[-1])
    page.wait_for_selector(".end.giving .earned li")
    assert 1 < seconds_of_ceremony(page) < 5.5
    assert page.locator(".end .medal").count() == 1
    badges = page.locator(".earned li")
    assert badges.count() == 3
    for badge in badges.all():
        expect(badge.locator("b")).not_to_be_empty()
        expect(badge.locator("small")).not_to_be_empty()
    assert page.locator(".end .acts2 .go:visible").count() == 1
    assert page.locator(".end").get_by_role("link").or_(page.locator(".acts2 button")).filter(
        visible=True
    ).count() in range(2, 6)
    page.locator(".end h1").tap()
    expect(page.locator(".end.giving")).to_have_count(0)
    expect(page.locator(".end h1")).to_have_css("opacity", "1")


def test_a_win_without_a_medal_has_a_picture_and_says_what_it_cost(new_user: NewUser) -> None:
    user = new_user("Maren")
    page = user.page
    won_game(user)
    user.goto(f"/t/{won_game(user)}")  # the second time the deal is known
    sheet = page.locator(".end .sheet")
    expect(
        sheet.get_by_role("img", name="The castle in ruins, with your flag on it")
    ).to_be_visible()
    assert sheet.locator(".medal").count() == 0
    expect(sheet).to_contain_text("All twelve royals are defeated.")
    expect(sheet).to_contain_text("so this game gives no medal")
    assert axe_in_both_themes(page) == []
    assert seconds_of_ceremony(page) == 0  # reduced motion: everything is there at once


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_loss_shows_what_decided_it(new_user: NewUser, size: tuple[int, int]) -> None:
    user = new_user("Maren", viewport={"width": size[0], "height": size[1]})
    page = user.page
    user.goto(f"/t/{play_bots_game(user.url, user)}")
    page.wait_for_selector(".end .duel")
    attack, covered = page.locator(".end .duel .big").all_inner_texts()
    hand, short = (int(each) for each in re.findall(r"\d+", covered))
    assert int(attack) - hand == short > 0
    expect(page.locator(".end .duel")).to_be_in_viewport(ratio=1)
    expect(page.locator(".end h1")).to_contain_text("still stands")
    expect(page.locator(".end .why").first).to_contain_text(f"{short} short of covering")
    assert page.evaluate(OVERFLOW) == []
    assert axe_in_both_themes(page) == []


def test_a_personal_best_is_said_at_the_end_of_its_game(new_user: NewUser) -> None:
    user = new_user("Maren")
    page = user.page
    user.goto("/settings")
    bots = [(CoreBot.RANDOM, 3), (CoreBot.RANDOM, 2), (CoreBot.KNIGHT, 1), (CoreBot.KNIGHT, 2)]
    seeds = [(bot, f"statistics-{number}") for bot, number in bots]
    keep_games(page, [(seed, 1, moves_by(bot, 1, seed)) for bot, seed in seeds])

    def earned_in(game: int) -> list[str]:
        user.goto("/today")  # a change of the fragment alone opens no table
        user.goto(f"/local#GAME{game}")
        page.wait_for_selector(".end .sheet")
        return page.locator(".earned > p:not(.next)").all_inner_texts()

    assert earned_in(0) == []
    assert earned_in(1) == ["3 royals defeated: your best so far alone (before: 2)"]
    assert earned_in(3) == [
        "2 wins in a row: your longest",
        "Won in 37 turns: your fastest win so far alone (before: 40)",
    ]

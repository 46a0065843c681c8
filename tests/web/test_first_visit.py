"""The first visit: one question, three ways to begin, and never the question again."""

import re

from playwright.sync_api import Page, expect

from browser import NewUser, new_table_for
from web.test_pages import OVERFLOW, axe_in_both_themes

QUESTION = "Ever played Regicide?"


def expect_no_question(page: Page) -> None:
    expect(page.locator(".ways")).to_be_visible()
    expect(page.get_by_text(QUESTION)).to_have_count(0)


def test_the_question_leads_to_a_lesson_and_is_asked_once(new_user: NewUser) -> None:
    user = new_user(is_new=True)
    page = user.page
    user.goto("/")
    expect(page.get_by_role("heading", name=QUESTION)).to_be_in_viewport()
    expect(page.get_by_role("button", name="Yes, deal me in")).to_be_in_viewport(ratio=1)
    assert page.evaluate(OVERFLOW) == []
    assert axe_in_both_themes(page) == []
    page.get_by_role("link", name="No, teach me").tap()
    expect(page.locator(".coach h2")).to_have_text("Bring them down")
    expect(page.locator(".hand button").first).to_be_visible()
    page.go_back()
    expect_no_question(page)
    page.reload()
    expect_no_question(page)


def test_a_gentle_first_game_says_on_the_cards_what_their_suits_do(new_user: NewUser) -> None:
    user = new_user(is_new=True)
    page = user.page
    user.goto("/")
    page.get_by_role("button", name="No, let me try").tap()
    expect(user.hand()).to_have_count(9)  # one more than by the book
    immune = page.locator(".foe .chip").inner_text()
    for suit, name, word in (
        ("h", "hearts", "heal"),
        ("d", "diamonds", "draw"),
        ("c", "clubs", "double"),
        ("s", "spades", "shield"),
    ):
        for card in page.locator(f'.hand button[data-card$="{suit}"]').all():
            expect(card.locator(".suit-word")).to_have_text(word)
            spoken = f"{word}: no power" if name in immune.lower() else word
            expect(card).to_have_accessible_name(re.compile(f" of {name}, {spoken}$"))
    assert page.evaluate(OVERFLOW) == []
    assert axe_in_both_themes(page) == []
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Let a bot play for me").tap()
    page.wait_for_selector(".end .sheet")
    user.goto("/")
    expect_no_question(page)
    page.get_by_role("button", name="Deal me in").tap()
    expect(user.hand()).to_have_count(8)
    expect(page.locator(".suit-word")).to_have_count(0)  # the first game is over


def test_a_player_who_knows_the_game_is_dealt_in(new_user: NewUser) -> None:
    user = new_user(is_new=True)
    user.goto("/")
    user.page.get_by_role("button", name="Yes, deal me in").tap()
    expect(user.hand()).to_have_count(8)
    expect(user.page.locator(".suit-word")).to_have_count(0)


def test_a_player_who_followed_a_link_is_not_asked(new_user: NewUser) -> None:
    host, guest = new_user("Maren"), new_user(is_new=True)
    page = guest.page
    guest.goto("/t/" + new_table_for(host, players=2))
    page.get_by_label("Your name").fill("Tomás")
    page.get_by_role("button", name="Sit down").tap()
    expect(page.locator(".places")).to_contain_text("Tomás")
    guest.goto("/")
    expect_no_question(page)


def test_the_question_can_be_passed(new_user: NewUser) -> None:
    user = new_user(is_new=True)
    page = user.page
    user.goto("/")
    page.get_by_role("button", name="Friends, bots and other ways to play").tap()
    expect_no_question(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("Bring the castle down, together.")
    page.reload()
    expect_no_question(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("Welcome back")


def test_no_tile_is_stretched_on_a_phone_in_landscape(new_user: NewUser) -> None:
    user = new_user(viewport={"width": 844, "height": 390})
    user.goto("/")
    tiles = user.page.locator("a.tile")
    expect(tiles.last).to_contain_text("Table companion")
    assert max(box["height"] for each in tiles.all() if (box := each.bounding_box())) < 120

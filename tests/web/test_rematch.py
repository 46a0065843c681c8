"""Another game: everyone is asked at once, and taken along; who stays makes room."""

import re

from playwright.sync_api import Page, expect

from browser import NewUser, PageUser, seat_two
from web.test_pages import axe_in_both_themes


def end_game(one: PageUser, other: PageUser) -> None:
    """Both at the end of one game, which they gave up."""
    seat_two(one, other)
    one.page.get_by_role("button", name="Menu").tap()
    one.page.get_by_role("button", name="End the game").tap()
    one.page.get_by_role("button", name="End the game").tap()
    other.page.get_by_role("button", name="Agree", exact=True).tap()
    for user in (one, other):
        expect(user.page.get_by_role("dialog")).to_contain_text("Abandoned")


def address_of_room(page: Page, old: str) -> str:
    page.wait_for_url(lambda url: "/t/" in url and url != old)
    return page.url


def test_a_rematch_asks_everyone_and_deals_when_they_agree(new_user: NewUser) -> None:
    one, other = new_user("Maren"), new_user("Tomás")
    end_game(one, other)
    old = one.page.url
    one.page.get_by_role("button", name="New deal").tap()
    room = address_of_room(one.page, old)
    notice = other.page.locator(".lane .notice")
    expect(notice).to_contain_text("Maren would like to play another game.")
    assert axe_in_both_themes(other.page) == []
    notice.get_by_role("button", name="Play").tap()
    for user in (one, other):
        expect(user.hand()).to_have_count(7)
        assert user.page.url == room


def test_who_stays_leaves_the_seat_to_a_bot(new_user: NewUser) -> None:
    one, other = new_user("Maren"), new_user("Tomás")
    end_game(one, other)
    old = one.page.url
    one.page.get_by_role("button", name="New deal").tap()
    address_of_room(one.page, old)
    other.page.locator(".lane .notice").get_by_role("button", name="Stay").tap()
    expect(other.page.locator(".lane .notice")).to_have_count(0)
    expect(one.page.locator(".place:not(.me)")).to_contain_text("empty")
    one.page.get_by_role("button", name="Add bot").tap()
    expect(one.hand()).to_have_count(7)  # who asked is ready
    assert other.page.url == old
    expect(other.page.get_by_role("dialog")).to_contain_text("Abandoned")


def test_who_is_gone_is_replaced_in_the_room(new_user: NewUser) -> None:
    one, other = new_user("Maren"), new_user("Tomás")
    end_game(one, other)
    other.page.close()
    old = one.page.url
    one.page.get_by_role("button", name="New deal").tap()
    address_of_room(one.page, old)
    expect(one.page.locator(".place:not(.me)")).to_contain_text("away")
    one.page.get_by_role("button", name="More about seat 2").tap()
    one.page.get_by_role("button", name=re.compile("Remove Tomás")).tap()
    one.page.get_by_role("button", name="Add bot").tap()
    expect(one.hand()).to_have_count(7)

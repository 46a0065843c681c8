"""What an invited friend sees, invitations as link, code and QR code, long names in a room, and sharing where the browser refuses."""

import re

from playwright.sync_api import Page, expect

from browser import NewUser, new_table_for
from web.test_pages import axe_in_both_themes

#: As on a page of plain http.
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
SELECTED = "document.activeElement.value.slice(document.activeElement.selectionStart, document.activeElement.selectionEnd)"


def expect_address_to_copy(page: Page, url: str) -> None:
    """The page says what happened, and shows the address selected in a field."""
    expect(page.get_by_role("status").filter(has_text="did not allow copying")).to_be_visible()
    assert page.evaluate(SELECTED) == url


def test_an_invited_friend_sits_with_one_button_and_learns_what_this_is(new_user: NewUser) -> None:
    host, guest = new_user("Ana"), new_user(viewport={"width": 390, "height": 844})
    code = new_table_for(host, players=3, bots=["champion"], spectators=False)
    host.goto(f"/t/{code}")
    expect(host.page.get_by_role("button", name="Share link")).to_have_class(re.compile(r"\bgo\b"))
    expect(host.page.get_by_role("button", name="I’m ready")).not_to_have_class(
        re.compile(r"\bgo\b")
    )
    guest.goto(f"/t/{code}")
    page = guest.page
    expect(page.locator("h1")).to_have_text("Ana invites you to a table for three")
    expect(page.locator(".chairs")).to_contain_text("Champion")
    expect(page.get_by_role("heading", name="How a turn works")).to_be_in_viewport()
    expect(page.get_by_role("button", name="Sit down")).to_be_in_viewport()
    expect(page.get_by_text("no spectators")).not_to_be_visible()
    page.get_by_text("What Ana chose for this table").tap()
    expect(page.get_by_text("no spectators")).to_be_visible()
    assert axe_in_both_themes(page) == []
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Sit down").tap()
    expect(page.locator(".place.me")).to_contain_text("Ben")
    # Everyone sits: ready is what comes next.
    for user in (host, guest):
        ready = user.page.get_by_role("button", name="I’m ready")
        expect(ready).to_have_class(re.compile(r"\bgo\b"))
        ready.tap()
    expect(guest.hand()).to_have_count(6)


def test_a_room_invites_by_code_link_and_qr_code(new_user: NewUser) -> None:
    host = new_user("Maren", settings={"theme": "dark"})
    guest = new_user("Béla-Maximilian von Hohe")
    code = new_table_for(host, players=3)
    for user in (guest, host):
        user.goto(f"/t/{code}")
    page = host.page
    expect(page.get_by_label("Table code")).to_have_text(code)
    page.get_by_role("button", name="QR code").tap()
    picture = page.get_by_role("img", name="Scan this with a phone")
    expect(picture).to_be_visible()
    assert (
        picture.evaluate("each => getComputedStyle(each).backgroundColor") == "rgb(255, 255, 255)"
    )
    host.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=host.url)
    page.get_by_role("button", name="Share link").tap()
    expect(page.get_by_text("Link copied.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == f"{host.url}/t/{code}"
    page.evaluate(NO_CLIPBOARD)
    page.get_by_role("button", name="Share link").tap()
    expect_address_to_copy(page, f"{host.url}/t/{code}")

    guest.page.get_by_role("button", name="Sit down").tap()
    page.get_by_role("button", name="More about seat 2").tap()
    button = page.get_by_role("button", name="Béla-Maximilian von Hohe goes first")
    expect(button).to_have_text("Béla-Maximil… goes first")
    button.tap()
    expect(guest.page.locator(".place.me")).to_contain_text("goes first")
    page.get_by_role("button", name="Remove Béla-Maximilian von Hohe").tap()
    expect(guest.page.locator(".place.me")).to_have_count(0)


def test_the_end_of_a_game_shows_its_address_where_the_browser_refuses_to_copy(
    new_user: NewUser,
) -> None:
    user = new_user("Maren")
    code = new_table_for(user, players=1, ready=True)
    user.goto(f"/t/{code}")
    user.page.get_by_role("button", name="Menu").tap()
    user.page.get_by_role("button", name="End the game").tap()
    user.page.get_by_role("button", name="End the game").tap()
    user.page.evaluate(NO_CLIPBOARD)
    user.page.get_by_text("More", exact=True).tap()
    user.page.get_by_role("button", name="Share").tap()
    expect_address_to_copy(user.page, f"{user.url}/replay/{code}")

"""Invitations as link, code and QR code, long names in a room, and sharing where the browser refuses."""

from playwright.sync_api import Page, expect

from browser import NewUser, new_table_for

#: As on a page of plain http.
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
SELECTED = "document.activeElement.value.slice(document.activeElement.selectionStart, document.activeElement.selectionEnd)"


def expect_address_to_copy(page: Page, url: str) -> None:
    """The page says what happened, and shows the address selected in a field."""
    expect(page.get_by_role("status").filter(has_text="did not allow copying")).to_be_visible()
    assert page.evaluate(SELECTED) == url


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

    guest.page.get_by_role("button", name="Sit here").first.tap()
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
    user.page.get_by_role("button", name="Share").tap()
    expect_address_to_copy(user.page, f"{user.url}/replay/{code}")

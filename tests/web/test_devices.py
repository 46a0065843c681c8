"""Devices of a player, each in its own browser: one is added with a code, the others tell, and sign it out."""

import pytest
from playwright.sync_api import expect

from browser import NewUser, PageUser, enter_code, new_table_for, press
from regicide.i18n import LANGUAGES
from table_client import api_request
from web.test_pages import OVERFLOW, axe_in_both_themes

NOTICE = "A device was added to your player on"


def add_device(user: PageUser) -> str:
    """Another device of the same player, without a browser; returns its secret."""
    code = api_request(user.url, "/api/me/transfer", secret=user.secret, method="POST")["code"]
    return str(api_request(user.url, "/api/transfer", {"code": code})["secret"])


def see_devices(user: PageUser) -> None:
    """Look at the list: from now on another device is news."""
    user.goto("/settings")
    expect(user.page.locator(".devices li")).to_have_count(1)


def forget_refusals(user: PageUser) -> None:
    """The browser itself reports every refused request."""
    user.errors = [error for error in user.errors if "401" not in error]


def test_a_device_that_is_added_is_told_of_at_the_table_and_signed_out(new_user: NewUser) -> None:
    owner, thief = new_user("Maren"), new_user()
    code = new_table_for(owner, players=1, ready=True)
    second_tab = owner.context.new_page()
    second_tab.goto(f"{owner.url}/t/{code}")
    expect(second_tab.locator(".hand button")).to_have_count(8)

    enter_code(owner, thief)
    expect(owner.page.locator(".devices li")).to_have_count(2)
    owner.page.close()
    thief.goto(f"/t/{code}")
    expect(thief.hand()).to_have_count(8)

    owner.page = second_tab
    notice = second_tab.locator(".notice:visible", has_text=NOTICE)
    expect(notice).to_be_visible()
    notice.get_by_role("button", name="Read").tap()
    second_tab.get_by_role("dialog").get_by_role("link", name="See your devices").tap()
    rows = second_tab.locator(".devices li")
    expect(rows).to_have_count(2)
    expect(rows.nth(0)).to_contain_text("this device")
    expect(rows.nth(1)).to_contain_text("new")
    rows.nth(1).get_by_role("button", name="Sign out the device added").tap()
    sheet = second_tab.get_by_role("dialog")
    expect(sheet).to_contain_text("A device that is signed out can no longer play as you.")
    sheet.get_by_role("button", name="Sign out now").tap()
    expect(rows).to_have_count(1)
    expect(second_tab.locator(".devices").get_by_role("status")).to_have_text("Signed out.")

    told = thief.page.locator(
        ".notice:visible", has_text="This device was signed out by another device"
    )
    expect(told).to_contain_text("On the server you begin as a new player")
    assert thief.page.evaluate("localStorage.getItem('regicide.secret')") is None
    expect(thief.hand()).to_have_count(0)  # a spectator sees the table, and no hand
    second_tab.get_by_role("link", name="Back to the table").tap()
    expect(owner.hand()).to_have_count(8)
    owner.make_simple_move()

    told.get_by_role("button", name="Read").tap()
    thief.page.get_by_role("dialog").get_by_role("link", name="Settings").tap()
    thief.page.get_by_label("Your name").fill("Ben")
    thief.page.get_by_role("button", name="Save").tap()
    expect(thief.page.locator(".devices li")).to_have_count(1)
    expect(thief.page.locator(".notice:visible")).to_have_count(0)
    forget_refusals(thief)


def test_a_page_that_was_closed_tells_once_of_a_device_that_was_added(new_user: NewUser) -> None:
    user = new_user("Maren")
    see_devices(user)
    user.goto("/rules/4.3")
    add_device(user)
    add_device(user)
    user.goto("/")
    notice = user.page.locator(".notice:visible", has_text="2 devices were added to your player")
    expect(notice).to_be_visible()
    user.page.reload()
    notice.get_by_role("button", name="It was me").tap()
    expect(notice).to_have_count(0)
    with user.page.expect_response("**/api/me/devices"):
        user.page.reload()
    expect(user.page.get_by_role("heading", level=1)).to_be_visible()
    expect(notice).to_have_count(0)
    add_device(user)
    user.page.reload()
    expect(user.page.locator(".notice:visible", has_text=NOTICE)).to_be_visible()


def test_a_new_player_gets_news_of_the_first_device_that_is_added(new_user: NewUser) -> None:
    user = new_user()
    user.goto("/settings")
    user.page.get_by_label("Your name").fill("Maren")
    user.page.get_by_role("button", name="Save").tap()
    expect(user.page.locator(".devices li")).to_have_count(1)
    user.secret = user.page.evaluate("localStorage.getItem('regicide.secret')")
    user.goto("/rules/4.3")
    add_device(user)
    user.goto("/")
    expect(user.page.locator(".notice:visible", has_text=NOTICE)).to_be_visible()


def test_all_others_are_signed_out_by_keyboard_alone(new_user: NewUser) -> None:
    user = new_user("Maren", viewport={"width": 1280, "height": 800}, has_touch=False)
    others = [add_device(user) for _ in range(3)]
    lost = new_user(secret=others[0])
    lost.goto("/")
    user.goto("/settings")
    page = user.page
    all_others = page.get_by_role("button", name="Sign out all others")
    all_others.focus()
    press(page, "Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    press(page, "Escape")
    expect(dialog).to_have_count(0)
    expect(all_others).to_be_focused()
    press(page, "Enter")
    dialog.get_by_role("button", name="Keep").focus()
    press(page, "Shift+Tab", "Enter")
    expect(page.locator(".devices li")).to_have_count(1)
    lost.page.reload()
    expect(lost.page.locator(".notice:visible")).to_contain_text(
        "This server does not know this device"
    )
    lost.page.locator(".notice:visible").get_by_role("button", name="Close").tap()
    lost.page.reload()
    expect(lost.page.get_by_role("heading", level=1)).to_be_visible()
    expect(lost.page.locator(".notice:visible")).to_have_count(0)
    forget_refusals(lost)


def test_this_device_signs_itself_out_and_never_the_last_one(new_user: NewUser) -> None:
    user = new_user("Maren")
    user.goto("/settings")
    panel = user.page.locator(".devices")

    def sign_out() -> None:
        panel.locator("li").first.get_by_role("button", name="Sign out").tap()
        user.page.get_by_role("button", name="Sign out now").tap()

    sign_out()
    expect(panel.get_by_role("status")).to_contain_text("This is your only device.")
    add_device(user)
    sign_out()
    expect(panel.get_by_role("status")).to_have_text("Signed out.")
    expect(panel.locator("li")).to_have_count(0)
    assert user.page.evaluate("localStorage.getItem('regicide.secret')") is None
    user.errors = [error for error in user.errors if "409" not in error]


@pytest.mark.parametrize("language", LANGUAGES)
def test_notices_and_devices_fit_a_phone_in_every_language(
    new_user: NewUser, language: str
) -> None:
    """What axe finds does not depend on the language."""
    user = new_user("Maren", settings={"language": language})
    code = new_table_for(user, players=1, ready=True)
    see_devices(user)
    second = add_device(user)

    def check(each: PageUser, path: str, shown: str) -> None:
        each.goto(path)
        expect(each.page.locator(shown).first).to_be_visible()
        assert each.page.evaluate(OVERFLOW) == [], path
        if language == "en":
            assert axe_in_both_themes(each.page) == [], path

    for path in ("/", f"/t/{code}"):
        check(user, path, ".notice:visible")
    check(user, "/settings", ".devices li:nth-child(2)")
    api_request(user.url, "/api/me/devices", secret=user.secret, method="DELETE")
    lost = new_user(secret=second, settings={"language": language})
    for path in ("/", f"/t/{code}"):
        check(lost, path, ".notice:visible")
    forget_refusals(lost)

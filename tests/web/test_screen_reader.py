"""A game played as with a screen reader: only by roles, names and announcements."""

import re

from playwright.sync_api import Page, expect

from browser import NewUser


def card_buttons(page: Page) -> list[str]:
    """The names of the cards that can be selected, from the accessibility tree."""
    hand = page.get_by_role("group", name=re.compile("^Your hand"))
    tree = hand.aria_snapshot()
    lines = [line for line in tree.split("\n") if "- button" in line and "[disabled]" not in line]
    return re.findall(r'- button "([^"]+)"', "\n".join(lines))


def test_a_game_is_played_through_the_accessibility_tree(new_user: NewUser) -> None:
    user = new_user("Maren")
    page = user.page
    user.goto("/")
    page.get_by_role("button", name="Deal me in").press("Enter")
    announced = page.locator("[data-announcer]")
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("Jack of "))
    moves = 0
    while page.get_by_role("dialog").count() == 0:
        enabled = '[aria-disabled="false"]'
        page.wait_for_selector(
            f".hand button{enabled}, .jokers button:visible{enabled}, .end .sheet"
        )
        if page.get_by_role("dialog").count():
            break
        cover = page.get_by_role("button", name=re.compile("^Cheapest discard"))
        if cover.count():
            need = page.get_by_role("status").filter(has_text="Discard at least")
            expect(need).to_be_visible()
            cover.press("Enter")
        elif card_buttons(page):
            name = card_buttons(page)[0]
            page.get_by_role("button", name=name, exact=True).press("Space")
            forecast = page.get_by_role("status").filter(has_text=re.compile(r"\d+ damage"))
            expect(forecast).to_be_visible()
        else:
            page.get_by_role("button", name="Flip a Jester").first.press("Enter")
            expect(page.get_by_role("status").filter(has_text="Flip a Jester?")).to_be_visible()
        before = announced.inner_text()
        page.get_by_role("button", name=re.compile("^(Play|Discard|Flip) ")).last.press("Enter")
        expect(announced).not_to_have_text(before)
        assert "Maren" not in announced.inner_text()  # she is “you”
        moves += 1
    assert moves >= 1
    assert re.search(r"lost|won|victory", announced.inner_text())
    expect(page.get_by_role("dialog")).to_have_accessible_name(re.compile("still stands|fallen"))


def test_every_control_has_a_name(new_user: NewUser) -> None:
    user = new_user("Maren")
    user.goto("/")
    user.page.get_by_role("button", name="Deal me in").tap()
    expect(user.hand()).to_have_count(8)
    tree = user.page.locator("body").aria_snapshot()
    assert not re.findall(r"- (?:button|link|textbox|combobox|slider|img)(?!\s\")", tree)

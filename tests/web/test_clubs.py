"""A club by following its pages: found it, join it, make an evening, hand it over, remove a member, close it."""

import re

from playwright.sync_api import expect

from browser import NewUser


def test_friends_have_a_club(new_user: NewUser) -> None:
    founder, friend = new_user(), new_user()
    page, other = founder.page, friend.page
    founder.goto("/evenings")
    page.get_by_role("link", name="Clubs").click()
    page.get_by_label("Name of the club").fill("The Jesters")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("button", name="Found the club").click()
    page.wait_for_url(re.compile("/club/.*#"))
    link = page.url
    page.get_by_role("button", name="QR code").click()
    expect(page.get_by_role("img", name="Scan this with a phone")).to_be_visible()

    friend.goto(link.removeprefix(link.split("/club/")[0]))
    other.get_by_label("Your name").fill("Ben")
    other.get_by_role("button", name="Come in").click()
    expect(other.get_by_text("Its founder is Ana.")).to_be_visible()
    other.get_by_role("button", name="Join the club").click()
    expect(other.get_by_role("list").get_by_text("Ben")).to_be_visible()
    assert "#" not in other.url
    other.get_by_role("link", name="Make an evening").click()
    expect(other.get_by_label("Club")).to_have_value(other.url.rpartition("#")[2])
    other.get_by_role("button", name="Make the evening").click()
    other.wait_for_url(re.compile("/evening/"))

    page.reload()
    expect(page.get_by_role("link", name="Our evening")).to_be_visible()
    page.get_by_role("button", name="Hand over to Ben").click()
    page.get_by_role("button", name="Hand over", exact=True).click()
    expect(page.get_by_role("heading", name="Invite")).to_have_count(0)

    friend.goto(page.url.removeprefix(page.url.split("/club/")[0]).partition("#")[0])
    other.get_by_role("button", name="Make a new link").click()
    other.wait_for_url(re.compile("/club/.*#"))
    other.get_by_role("button", name="Remove Ana").click()
    other.get_by_role("button", name="Remove", exact=True).click()
    expect(other.get_by_text("The server keeps no copy of the link.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("No club of yours has that code")
    founder.errors.clear()  # the answers 404
    other.get_by_role("button", name="Close the club").click()
    other.get_by_role("button", name="Close the club").click()
    expect(other.get_by_role("heading", name="Found a club")).to_be_visible()
    expect(other.get_by_text("The Jesters")).to_have_count(0)

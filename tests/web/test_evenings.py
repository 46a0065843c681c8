"""An evening from beginning to end, by following the pages: make it, sit down, play, see the results."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import expect

from browser import NewUser, PageUser
from evening_teams import EveningGuest, Team
from server_process import ServerProcess


def guest_of(user: PageUser, server: ServerProcess, name: str) -> EveningGuest:
    """The player of a page, for requests beside it."""
    secret = user.page.evaluate("localStorage.getItem('regicide.secret')")
    return EveningGuest(server.url, name, secret)


def play_beside(team: Team) -> None:
    """Play the first deal to its end by sockets, in a thread: the browser has the event loop of this one."""
    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(asyncio.run, team.play(1)).result()


def test_friends_play_an_evening(new_user: NewUser, server: ServerProcess) -> None:
    host, friend = new_user(), new_user()
    page = host.page
    host.goto("/evenings")
    page.get_by_label("Name of the evening").fill("Friday")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("group", name="Deals").get_by_role("radio", name="1", exact=True).check()
    page.get_by_role("button", name="Make the evening").click()
    page.wait_for_url(re.compile("/evening/"))
    page.get_by_label("Name of the team").first.fill("The Jesters")
    page.get_by_role("button", name="Found a team").click()
    expect(page.get_by_role("img", name="Scan this with a phone")).to_be_visible()

    ana = guest_of(host, server, "Ana")
    evening = page.url.rpartition("/")[2]
    code = ana.team(ana.ask(f"/api/evenings/{evening}"))["code"]
    friend.goto(f"/evening/{evening}/{code}")
    friend.page.get_by_label("Your name").fill("Ben")
    friend.page.get_by_role("button", name="Come in").click()
    friend.page.get_by_role("button", name="Sit down in this team").click()
    expect(friend.page.get_by_role("heading", name="The Jesters")).to_be_visible()

    page.reload()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(re.compile("/t/"))
    team = Team(evening, [ana, guest_of(friend, server, "Ben")])
    play_beside(team)
    page.get_by_role("link", name="To the evening").click()
    expect(page.get_by_role("row", name="The Jesters")).to_contain_text("Lost")
    expect(page.get_by_text("Verified")).to_have_count(0)

    page.get_by_role("button", name="End the evening now").click()
    page.get_by_role("button", name="End it", exact=True).click()
    expect(page.get_by_text("Deals that nobody won: 1")).to_be_visible()
    expect(page.get_by_text("Verified: the deal was fixed from the start")).to_be_visible()
    page.get_by_role("link", name=re.compile("Lost")).click()
    page.wait_for_url(re.compile("/replay/"))
    expect(page.get_by_text("Team", exact=True)).to_have_count(0)


def test_two_teams_share_a_device(new_user: NewUser) -> None:
    """A tab becomes a player of its own; another tab of the device stays who it was."""
    user = new_user(name="Ana")
    user.goto("/evenings")
    user.page.get_by_role("button", name="Make the evening").click()
    user.page.wait_for_url(re.compile("/evening/"))
    address = user.page.url
    user.page.get_by_role("button", name="Found a team").click()
    expect(user.page.get_by_role("heading", name="Ana")).to_be_visible()
    other = user.context.new_page()
    other.goto(address)
    other.get_by_text("Another team on this device").click()
    other.get_by_label("Your name").fill("Kim")
    other.get_by_role("button", name="Begin in this tab").click()
    expect(other.get_by_text("In this tab you play as Kim.")).to_be_visible()
    other.get_by_role("button", name="Found a team").click()
    expect(other.get_by_role("heading", name="Kim")).to_be_visible()
    user.page.reload()
    expect(user.page.get_by_role("heading", name="Ana")).to_be_visible()
    other.close()

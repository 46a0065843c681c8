"""Other people, the operator, and the player's own data: removing, reporting, refusing spectators, taking out, deleting."""

import json
import subprocess
import sys

from playwright.sync_api import expect

from browser import NewUser, PageUser, new_table_for
from server_process import ServerProcess
from table_client import api_error


def admin(server: ServerProcess, *arguments: str) -> str:
    command = [sys.executable, "-m", "regicide", "admin", *arguments, "--data", str(server.data)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def start_game(host: PageUser, guest: PageUser, **wanted: object) -> str:
    code = new_table_for(host, players=2, **wanted)
    for user in (host, guest):
        user.goto(f"/t/{code}")
    guest.page.get_by_role("button", name="Sit down").tap()
    for user in (guest, host):
        user.page.get_by_role("button", name="I’m ready").tap()
    for user in (host, guest):
        expect(user.hand()).to_have_count(7)
    return code


def test_a_player_is_reported_and_removed_during_play(
    new_user: NewUser, server: ServerProcess
) -> None:
    host, guest = new_user("Maren"), new_user("Rude Name")
    code = start_game(host, guest, options="talk=casual")
    guest.page.get_by_role("button", name="Open log and chat").tap()
    guest.page.get_by_role("tab", name="Chat").tap()
    guest.page.get_by_label("Say something").fill("rude words")
    guest.page.get_by_role("button", name="Send").tap()

    page = host.page
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="People at this table").tap()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Reason").select_option("threat")
    sheet.get_by_role("button", name="Report “rude words” by Rude Name").tap()
    expect(sheet.get_by_role("status")).to_have_text("Your report has been sent to the operator.")
    reported = [
        each for each in json.loads(admin(server, "reports", "--json")) if each["table"] == code
    ]
    assert [(each["name"], each["text"], each["reason"]) for each in reported] == [
        ("Rude Name", "rude words", "threat")
    ]

    sheet.get_by_role("button", name="Remove Rude Name").tap()
    expect(sheet).to_contain_text(
        "A bot will take the seat, and Rude Name will not be able to come back."
    )
    sheet.get_by_role("button", name="Remove Rude Name").tap()
    heading = guest.page.get_by_role("heading", level=1)
    expect(heading).to_have_text("The host removed you from this table.")
    guest.page.reload()
    expect(heading).to_have_text("The host removed you from this table.")
    expect(sheet.get_by_role("button", name="Remove Rude Name")).to_have_count(0)


def test_a_table_without_spectators_sends_them_away(new_user: NewUser) -> None:
    host, guest, spectator = new_user("Maren"), new_user("Ben"), new_user()
    code = start_game(host, guest, spectators=False)
    spectator.goto(f"/t/{code}")
    expect(spectator.page.get_by_role("heading", level=1)).to_have_text(
        "The host of this table allows no spectators."
    )
    host.page.get_by_role("button", name="Menu").tap()
    expect(host.page.get_by_text("Anyone with this link can watch")).to_have_count(0)


def test_the_message_of_the_operator_is_shown_until_it_is_withdrawn(
    new_user: NewUser, server: ServerProcess
) -> None:
    user = new_user("Maren")
    user.goto(f"/t/{new_table_for(user, players=1, ready=True)}")
    expect(user.hand()).to_have_count(8)
    notice = user.page.locator(".notice", has_text="We update at nine.")
    admin(server, "message", "We update at nine.")
    expect(notice).to_be_visible()
    admin(server, "message")
    expect(notice).to_have_count(0)


def test_a_player_takes_out_and_deletes_their_data_in_the_settings(new_user: NewUser) -> None:
    user = new_user("Maren")
    code = new_table_for(user, players=1, ready=True)
    user.goto("/settings")
    page = user.page
    panel = page.locator(".own-data")
    with page.expect_download() as download:
        panel.get_by_role("button", name="Download").tap()
    data = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert (data["name"], data["tables"][0]["code"]) == ("Maren", code)
    panel.get_by_role("button", name="Delete my data on this server").tap()
    panel.get_by_role("button", name="Delete for good").tap()
    expect(panel.get_by_role("status")).to_have_text("Everything has been deleted.")
    expect(panel.get_by_role("button")).to_have_count(0)
    assert api_error(user.url, "/api/me", secret=user.secret)[0] == 401
    assert api_error(user.url, f"/api/tables/{code}")[0] == 404
    assert page.evaluate("localStorage.getItem('regicide.secret')") is None

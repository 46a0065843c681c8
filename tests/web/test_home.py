"""The start page: codes and invitations, games in one click, options, and a server that is gone."""

from pathlib import Path

from playwright.sync_api import expect

from browser import NewUser, new_table_for
from regicide.bots.bot_table import SHIPPED_BOTS
from regicide.i18n import words
from server_process import ServerProcess
from web.conftest import FAST_SERVER
from web.kept_tables import list_games_with


def test_a_code_is_found_in_a_pasted_invitation_and_a_wrong_one_can_be_corrected(
    new_user: NewUser,
) -> None:
    host, guest = new_user("Maren"), new_user()
    code = new_table_for(host, players=2)
    page = guest.page
    field = page.get_by_label("Table code")
    guest.goto("/")
    field.fill("my table")
    page.get_by_role("button", name="Join").tap()
    expect(page.get_by_role("alert")).to_contain_text("That is not a table code.")
    field.fill(f"Come and play: {guest.url}/t/{code} (Maren)")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Join").tap()
    expect(page.locator(".chairs")).to_contain_text("Maren")
    for path, sentence in (
        ("/t/BBBB-BBBB", "There is no table with that code."),
        ("/t/NOSUCH", "That is not a table code."),
        (f"/t/{'x' * 60}", "That is not a table code."),
    ):
        guest.goto(path)
        expect(page.get_by_role("main")).to_contain_text(sentence)
        expect(field).to_be_visible()
    field.fill(code.replace("-", "").lower())
    page.get_by_role("button", name="Join").tap()
    expect(page.locator(".chairs")).to_contain_text("Maren")


def test_a_server_that_is_gone_is_reported_and_can_be_asked_again(
    new_user: NewUser, tmp_path: Path
) -> None:
    with ServerProcess(tmp_path / "tables", FAST_SERVER) as server:
        user = new_user("Maren", url=server.url, offline=True)
        code = new_table_for(user, players=2)
        page = user.page
        user.goto("/")
        expect(page.locator(".listing .tbl")).to_have_count(1)
        server.kill()
        page.get_by_role("button", name="Open a table").tap()
        sheet = page.get_by_role("dialog")
        sheet.get_by_role("button", name="Open a table").tap()
        expect(sheet.locator("p.error")).to_have_text("The server isn’t responding.")
        expect(page.locator(".listing").first).to_contain_text("The server isn’t responding.")
        user.context.set_offline(True)
        sheet.get_by_role("button", name="Open a table").tap()
        expect(sheet.locator("p.error")).to_contain_text("You are offline.")
        sheet.get_by_role("button", name="Close").tap()
        page.get_by_role("link", name="Settings").tap()
        page.get_by_role("link", name="Open Regicide").tap()
        games = page.locator(".listing", has_text="My games")
        expect(games).to_contain_text("You are offline.")
        page.get_by_label("Table code").fill(code)
        page.get_by_role("button", name="Join").tap()
        expect(page.get_by_role("alert")).to_contain_text("You are offline.")
        page.go_back()
        user.context.set_offline(False)
        server.start()
        games.get_by_role("button", name="Try again").tap()
        expect(games.locator(".tbl")).to_have_count(1)
        games.get_by_role("link", name="Continue").tap()
        expect(page.locator(".places")).to_contain_text("Maren")


def test_a_latecomer_at_a_full_table_watches_or_opens_another(new_user: NewUser) -> None:
    host, guest, late = new_user("Maren"), new_user("Tomás"), new_user()
    code = new_table_for(host, players=2)
    for user in (host, guest, late):
        user.goto(f"/t/{code}")
    expect(late.page.get_by_label("Your name")).to_be_visible()
    guest.page.get_by_role("button", name="Sit down").tap()
    expect(late.page.get_by_role("heading", name="All seats are taken")).to_be_visible()
    expect(late.page.get_by_label("Your name")).to_have_count(0)
    late.page.get_by_role("button", name="Open a table").tap()
    expect(late.page.get_by_role("dialog")).to_contain_text("New table")
    late.page.get_by_role("button", name="Close").tap()
    for user in (host, guest):
        user.page.get_by_role("button", name="I’m ready").tap()
    expect(late.page.locator(".dock")).to_contain_text("You are watching")


def test_a_game_with_options_starts_at_once_if_nobody_else_can_come(new_user: NewUser) -> None:
    user = new_user()
    page = user.page
    dialog = page.get_by_role("dialog")
    user.goto("/")
    page.locator(".way.solo").get_by_role("button", name="Options").tap()
    expect(dialog.get_by_label("Your name")).to_have_count(0)
    dialog.get_by_text("More options").tap()
    expect(dialog.get_by_label("Yielding", exact=True)).to_have_count(0)
    expect(dialog.get_by_label("Hand size").locator("option").first).to_have_text(
        "Official rules (8 cards)"
    )
    dialog.get_by_role("radio", name="Gentle").tap(force=True)
    expect(dialog.get_by_label("Hand size")).to_have_value("+1")
    expect(dialog.get_by_label("Enemy health").locator("option:checked")).to_have_text(
        "−5 (15 / 25 / 35)"
    )
    dialog.get_by_role("button", name="Deal me in").tap()
    expect(user.hand()).to_have_count(9)

    user.goto("/")
    page.locator(".way.bots").get_by_role("button", name="Options").tap()
    dialog.get_by_text("More options").tap()
    expect(dialog.get_by_label("Jesters")).to_have_count(0)
    expect(dialog.get_by_label("Yielding in solo play")).to_have_count(0)
    dialog.get_by_label("Hand size").select_option("+1")
    expect(dialog.locator("[name=difficulty]:checked")).to_have_count(0)
    names = dialog.get_by_label("Choose a bot").locator("option")
    expect(names).to_have_text(
        [
            f"{each.level} · {words('en').say(f'bot-name-{each.name}')}"
            for each in SHIPPED_BOTS
            if each.level
        ]
    )
    dialog.get_by_label("Choose a bot").select_option("level-2")
    expect(dialog.locator(".picker")).to_contain_text("Wins 2 games in 9")
    dialog.get_by_role("button", name="Deal me in").tap()
    expect(user.hand()).to_have_count(8)


def test_the_page_advises_one_step_from_the_last_games(new_user: NewUser) -> None:
    user = new_user("Maren")
    page = user.page
    user.goto("/")
    list_games_with(page, "champion", ["won", "lost", "won", "won"])
    user.goto("/")
    expect(page.locator(".partner-advice")).to_contain_text("At level 8, more depends on you.")
    page.get_by_role("button", name="Choose level 8").tap()
    expect(page.locator(".way select")).to_have_value("level-8")
    expect(page.locator(".partner-advice")).to_have_count(0)


def test_the_main_button_is_on_the_first_screen_of_a_phone_in_landscape(new_user: NewUser) -> None:
    user = new_user("Maren", viewport={"width": 844, "height": 390})
    new_table_for(user, players=1, ready=True)
    user.goto("/")
    expect(user.page.locator(".resume")).to_be_in_viewport(ratio=1)
    expect(user.page.get_by_role("button", name="Deal me in")).to_be_in_viewport(ratio=1)


def test_a_game_that_a_bot_finished_is_marked_in_the_list(new_user: NewUser) -> None:
    user = new_user("Maren", settings={"bot": "random"})
    user.goto("/t/" + new_table_for(user, players=1, ready=True))
    user.page.get_by_role("button", name="Menu").tap()
    user.page.get_by_role("button", name="Let a bot play for me").tap()
    user.page.wait_for_selector(".end .sheet")
    user.goto("/")
    games = user.page.locator(".listing", has_text="My games")
    expect(games.locator(".tbl")).to_contain_text("Lost · a bot made")


def test_a_table_for_friends_has_two_players_at_least(new_user: NewUser) -> None:
    user = new_user()
    players = user.page.get_by_role("dialog").locator("[name=players]")
    user.goto("/")
    user.page.locator(".way.friends").get_by_role("button", name="Open a table").tap()
    expect(players).to_have_count(3)
    expect(players.first).to_have_attribute("value", "2")
    user.page.get_by_role("button", name="Close").tap()
    user.page.locator(".way.solo").get_by_role("button", name="Options").tap()
    expect(players).to_have_count(4)

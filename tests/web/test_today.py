"""The daily deal: one first try a day, which stays when its game is deleted; par; the text to share."""

import re
from collections.abc import Sequence

from playwright.sync_api import Page, Route, expect

from browser import NewUser, new_table_for
from regicide.fast.core_numbers import CoreBot
from regicide.notation import Record, RecordedMove, Seed, parse_move, print_game
from web.kept_tables import fill_table, moves_by
from web.page_fixtures import play_moves
from web.test_pages import OVERFLOW, axe_in_both_themes

#: The reader's own date.
DAY = "new Date().toLocaleDateString('sv-SE')"


def copy_from_end_sheet(page: Page) -> str:
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Your first try at this deal of the day: it counts.")
    expect(sheet.locator(".twelve [role=img]")).to_have_count(12)
    sheet.get_by_role("button", name="Copy my result").tap()
    expect(sheet).to_contain_text("Copied.")
    copied: str = page.evaluate("navigator.clipboard.readText()")
    return copied


def test_the_first_try_of_a_day_counts_even_if_its_game_is_deleted(new_user: NewUser) -> None:
    user = new_user()
    user.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = user.page
    user.goto("/")
    page.get_by_role("link", name="Daily deal").tap()
    expect(page.locator(".today h2").first).to_have_text("The same deal for everyone")
    assert axe_in_both_themes(page) == []
    assert page.evaluate(OVERFLOW) == []
    assert page.locator(".par, .share-text").count() == 0  # not before the end

    page.get_by_role("button", name="Play this deal").tap()
    expect(user.hand()).to_have_count(8)
    table = page.url.split("#")[1]
    user.goto("/today")
    expect(page.get_by_role("link", name="Continue this deal")).to_have_attribute(
        "href", f"/local#{table}"
    )
    seed = f"daily-{page.evaluate(DAY)}-1"
    fill_table(page, table, moves_by(CoreBot.KNIGHT, 1, seed)[:-1])
    user.goto(f"/local#{table}")
    assert user.wait_for_turn()
    user.make_move(moves_by(CoreBot.KNIGHT, 1, seed)[-1][1])
    copied = copy_from_end_sheet(page)
    page.get_by_role("link", name="Daily deal").tap()
    result = page.locator(".today .result")
    expect(result).to_be_visible()
    expect(page.get_by_role("heading", name="1 day in a row")).to_be_visible()
    expect(page.locator(".twelve [role=img]")).to_have_count(12)
    page.get_by_role("button", name="Copy").tap()
    expect(page.get_by_text("Copied.")).to_be_visible()
    text = page.evaluate("navigator.clipboard.readText()")
    assert text == copied
    assert [line[:2] for line in text.splitlines()[1:4]] == ["J ", "Q ", "K "]
    page.evaluate(
        f"localStorage.setItem('regicide.par.{seed}', JSON.stringify(Array(40).fill("
        "{ won: true, medal: 'gold', defeated: 12 })))"
    )
    page.reload()
    expect(page.locator(".par")).to_contain_text("It won 40 of 40.")
    expect(page.locator(".par")).to_contain_text("playing for the medal")
    assert axe_in_both_themes(page) == []
    assert page.evaluate(OVERFLOW) == []

    # Practice does not count; nor does deleting the game give another first try.
    before = result.inner_text()
    page.get_by_role("button", name="Play again, for practice").tap()
    expect(user.hand()).to_have_count(8)
    user.goto("/")
    expect(page.get_by_role("link", name="Daily deal")).to_contain_text("You have played today")
    games = page.locator(".listing", has_text="My games")
    for left in (1, 0):
        games.get_by_role("button", name="Delete:").first.tap()
        games.get_by_role("button", name="Delete", exact=True).tap()
        expect(games.locator(".tbl")).to_have_count(left)
    page.get_by_role("link", name="Daily deal").tap()
    expect(result).to_have_text(before, use_inner_text=True)
    assert page.get_by_role("link", name="Replay").count() == 0, "its game is gone"


def test_a_clock_that_is_set_wrong_loses_nothing(new_user: NewUser) -> None:
    user = new_user()
    page = user.page
    user.goto("/today")
    page.get_by_role("radio", name="3").tap()
    page.get_by_role("button", name="Play with bots").tap()
    expect(user.hand()).to_have_count(6)
    table = page.url.split("#")[1]
    user.goto("/settings")
    seed = f"daily-{page.evaluate(DAY)}-3"
    now = page.evaluate("new Date().toISOString()")
    fill_table(page, table, moves_by(CoreBot.KNIGHT, 3, seed))
    user.goto("/today")
    expect(page.get_by_role("heading", name="1 day in a row")).to_be_visible()
    for wrong in ("2020-02-29T12:00:00", "2040-02-29T12:00:00"):
        page.clock.set_fixed_time(wrong)
        user.goto("/today")
        expect(page.locator(".today .eyebrow").first).to_contain_text("29 February")
        expect(page.get_by_text("longest 1")).to_be_visible()
        expect(page.get_by_role("heading", name="No days in a row yet")).to_be_visible()
    page.clock.set_fixed_time(now)
    user.goto("/today")
    expect(page.get_by_role("heading", name="1 day in a row")).to_be_visible()


def test_results_at_a_server_are_shown_after_the_own_try(new_user: NewUser) -> None:
    user, other = new_user("Maren"), new_user("Bob")
    page = user.page
    user.goto("/today")
    expect(page.locator(".at-server .bars")).to_have_count(0)
    page.get_by_role("radio", name="4").tap()
    expect(page.locator(".at-server")).to_contain_text("Only the game that you begin first counts.")
    seed = f"daily-{page.evaluate(DAY)}-1"
    moves = [move for _, move in moves_by(CoreBot.KNIGHT, 1, seed)]
    for each in (user, other):
        assert each.secret is not None
        code = new_table_for(each, players=1, seed=seed, ready=True)
        play_moves(each.url, code, each.secret, moves)
        if each is user:
            user.goto("/today")
            expect(page.locator(".at-server")).to_contain_text("No other result yet.")
    user.goto("/")
    expect(page.get_by_role("link", name="Daily deal")).to_contain_text("You have played today")
    user.goto("/today")
    server = page.locator(".at-server")
    expect(server).to_contain_text("Finished here by 2 people")
    expect(server).to_contain_text("0% had a worse result than you.")
    # It is the first try: it has marks, a day in a row and a text to share; a game here is practice.
    expect(page.locator(".twelve [role=img]")).to_have_count(12)
    expect(page.get_by_role("heading", name="1 day in a row")).to_be_visible()
    expect(page.locator(".share-text, .par")).to_have_count(2)
    replay = page.get_by_role("link", name="Replay")
    expect(replay).to_have_attribute("href", re.compile("/replay/"))
    before = page.locator(".result").inner_text()
    page.get_by_role("button", name="Play again, for practice").tap()
    expect(user.hand()).to_have_count(8)
    user.goto("/today")
    expect(page.locator(".result")).to_have_text(before, use_inner_text=True)
    assert axe_in_both_themes(page) == []
    assert page.evaluate(OVERFLOW) == []
    user.goto("/statistics")
    expect(page.locator(".statistics")).to_contain_text("of 1 game there")
    expect(page.locator(".statistics")).to_contain_text(re.compile("gold, .* bronze in 1 game"))
    expect(page.locator(".statistics")).to_contain_text(
        "In half of your games you defeat 12 royals or more."
    )
    expect(page.locator(".seals li:not(.open)")).to_contain_text(["Regicide"])


def test_an_answer_of_the_server_that_comes_late_is_shown(new_user: NewUser) -> None:
    user = new_user("Maren")
    page = user.page
    held: list[Route] = []
    page.route("**/api/daily/**", lambda route: held.append(route))  # noqa: PLW0108  (marked by Playwright)
    user.goto("/today")
    expect(page.get_by_role("button", name="Play this deal")).to_be_visible()
    assert page.locator(".at-server").count() == 0
    for route in held:
        route.continue_()
    expect(page.locator(".at-server")).to_contain_text("Only the game that you begin first counts.")


def record_text(seed: str, moves: Sequence[tuple[int, str]]) -> str:
    """The record of a solo game by another player."""
    made = tuple(RecordedMove(parse_move(move)) for _, move in moves)
    return print_game(Record(Seed(seed).deal(1), Seed(seed), made, seats=("Ann",)))


def test_a_deal_in_common_is_compared_when_both_have_played_it(new_user: NewUser) -> None:
    user, other = new_user("Maren"), new_user()
    user.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = other.page
    assert user.secret is not None
    moves = moves_by(CoreBot.KNIGHT, 1, "in-common")
    code = new_table_for(user, players=1, seed="in-common", ready=True)
    play_moves(user.url, code, user.secret, [move for _, move in moves])
    user.goto(f"/t/{code}")
    user.page.get_by_role("button", name="Challenge a friend").tap()
    expect(user.page.get_by_text("Link copied.")).to_be_visible()
    link = user.page.evaluate("navigator.clipboard.readText()")
    page.goto(link)
    expect(page.locator(".today")).to_contain_text("Maren played this deal: Solo.")
    expect(page.locator(".today")).to_contain_text(re.compile("To beat: .+ royals defeated"))
    assert page.locator(".twelve").count() == 0  # not before the end
    page.get_by_role("button", name="Play this deal").tap()
    expect(other.hand()).to_have_count(8)
    table = page.url.split("#")[1]
    other.goto("/settings")
    fill_table(page, table, moves_by(CoreBot.RANDOM, 1, "in-common"))
    page.goto(link)
    expect(page.locator(".twelve")).to_have_count(2)
    expect(page.locator(".today")).to_contain_text("move")
    # In words and drawn cards, not in notation.
    assert not re.search(r"\bx?([2-9TJQKA][cdhs])+\b", page.locator(".wide table").inner_text())
    page.locator(".wide td a").first.tap()
    expect(page.locator(".telling .eyebrow")).to_contain_text(f"of {len(moves)}")
    page.go_back()
    expect(page.locator(".twelve")).to_have_count(2)
    assert axe_in_both_themes(page) == []
    assert page.evaluate(OVERFLOW) == []
    # A third game of the deal, from a record with words around it; then the reader chooses two of them.
    pasted = page.get_by_label("Add other games of this deal")
    pasted.fill("Nothing here")
    page.get_by_role("button", name="Add", exact=True).tap()
    expect(page.get_by_role("alert")).to_contain_text("no link to a new game")
    pasted.fill(f"Look:\n{record_text('in-common', moves)}")
    page.get_by_role("button", name="Add", exact=True).tap()
    expect(page.locator(".twelve")).to_have_count(3)
    expect(page.locator(".data-table tbody").first.locator("tr")).to_have_count(3)
    page.get_by_label("Second game").select_option(index=1)
    expect(page.locator(".wide")).to_contain_text(["", "All moves are the same.", ""])
    assert axe_in_both_themes(page) == []
    assert page.evaluate(OVERFLOW) == []
    page.goto(link[:-3])
    expect(page.get_by_role("alert")).to_contain_text("This link is incomplete")

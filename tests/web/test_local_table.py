"""Tables of this device: no server takes part in the game, and nothing that was done is lost."""

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from browser import NewUser, PageUser
from regicide.notation import parse_game
from regicide.table.recording import check_record_seal
from regicide.table.seal_check import SealVerdict
from web.kept_tables import fill_table, keep_games
from web.test_pages import axe_in_both_themes
from web.won_games import WON
from whole_checks import daily_or_whole

#: Changes the tables in the page's database, each by the function CHANGE.
CHANGE_TABLES = """() => new Promise((done) => {
    indexedDB.open('regicide', 1).onsuccess = ({ target: { result } }) => {
        const transaction = result.transaction('tables', 'readwrite');
        const tables = transaction.objectStore('tables');
        tables.getAll().onsuccess = ({ target }) => {
            for (const table of target.result) tables.put((CHANGE)(table));
        };
        transaction.oncomplete = () => { result.close(); done(); };
    };
})"""

WITH_ILLEGAL_MOVE = """table => ({ ...table, entries: [
    { id: 'x', at: 0, seat: 0, isByBot: false, what: { do: 'make-move', move: 'KsKc', seen: 1 } },
] })"""


def start_solo(user: PageUser, seed: str | None = None) -> Page:
    page = user.page
    user.goto("/")
    if seed is None:
        page.get_by_role("button", name="Deal me in").tap()
    else:
        page.locator(".way.solo").get_by_role("button", name="Options").tap()
        sheet = page.get_by_role("dialog")
        sheet.get_by_text("More options").tap()
        sheet.get_by_label("Choose the seed").fill(seed)
        sheet.get_by_role("button", name="Deal me in").tap()
    expect(user.hand()).to_have_count(8)
    return page


def undo(page: Page) -> None:
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Undo my last move").tap()


def test_a_game_is_won_without_a_server_then_shared_and_opened_again(
    new_user: NewUser, tmp_path: Path
) -> None:
    user, other = new_user(), new_user()
    requests: list[str] = []
    user.page.on("request", lambda request: requests.append(urlsplit(request.url).path))
    user.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = start_solo(user, "castle-2")
    table = page.url
    user.goto("/rules")
    moves = WON["castle-2"]
    first = daily_or_whole(len(moves) - 8, 0)
    fill_table(page, table.split("#")[1], [(0, move) for move in moves[:first]])
    page.goto(table)
    for move in moves[first:]:
        assert user.wait_for_turn()
        user.make_move(move)
    lists = ("/api/bots", "/api/lobby")  # of the start page
    assert not [path for path in requests if path.startswith("/api/") and path not in lists]
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("The castle has fallen")
    expect(sheet.locator(".seal-check summary")).to_contain_text("Verified")
    # What it earned, said where it was earned; once.
    expect(sheet).to_contain_text(re.compile(r"\d new badges"))
    expect(sheet.locator(".earned li").first).to_contain_text("win a game")
    expect(sheet).to_contain_text("Next badge: ")
    assert (
        sheet.get_by_role("link").or_(sheet.locator(".acts2 button")).filter(visible=True).count()
        < 6
    )
    sheet.get_by_text("More", exact=True).tap()
    with page.expect_download() as download:
        sheet.get_by_role("link", name="Download").tap()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    record = parse_game(text).record
    assert check_record_seal(record) is SealVerdict.TRUE
    assert len(record.moves) == len(WON["castle-2"])

    sheet.get_by_role("link", name="Replay").tap()
    expect(page.locator(".seal-check summary")).to_contain_text("Verified")
    page.get_by_role("button", name="Share link").tap()
    expect(page.locator(".note")).to_contain_text("Link copied.")
    link = page.evaluate("navigator.clipboard.readText()")
    assert len(link) - len(user.url) < 120
    other.page.goto(link)
    last = f"of {len(WON['castle-2'])}"
    expect(other.page.locator(".telling .eyebrow")).to_contain_text(last)
    other.goto("/rules")
    other.page.goto(link[:-6])
    expect(other.page.get_by_role("heading", level=1)).to_contain_text("This link is incomplete")

    user.goto("/")
    file = tmp_path / "record.txt"
    for content, sentence in (
        ("nothing of the kind", "This is not the record of a game"),
        (text.replace('Seed "castle-2"', 'Seed "castle-3"'), "is not the one that its seed gives"),
        (text.replace(WON["castle-2"][1], "KsKc", 1), "Move 2 of this record"),
    ):
        file.write_text(content, encoding="utf-8")
        page.locator("input[type=file]").set_input_files(file)
        expect(page.locator(".listing [role=alert]")).to_contain_text(sentence)
    tags = text.split("\n\n", 1)[0]
    file.write_text(f"{tags}\n\n{' '.join(WON['castle-2'][:3])}\n", encoding="utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".app")).to_have_attribute("data-moves", "3")


def test_a_reload_in_the_middle_loses_nothing_and_the_list_leads_back(new_user: NewUser) -> None:
    user = new_user()
    page = start_solo(user)
    user.make_simple_move()
    assert user.wait_for_turn()
    before = page.locator(".app").get_attribute("data-moves")
    cards = user.hand().evaluate_all("all => all.map(each => each.dataset.card)")
    page.reload()
    expect(page.locator(".app")).to_have_attribute("data-moves", before or "")
    assert user.hand().evaluate_all("all => all.map(each => each.dataset.card)") == cards
    page.get_by_role("button", name="Open log and chat").tap()
    page.locator(".log li.move button").first.tap()
    expect(page.locator(".strip.again .told")).to_contain_text("You play")
    user.goto("/")
    games = page.locator(".listing", has_text="My games")
    expect(games.locator(".tbl")).to_contain_text("on this device")
    page.locator(".resume").tap()
    expect(page.locator(".app")).to_have_attribute("data-moves", before or "")


def test_a_move_is_taken_back_unless_cards_were_revealed(new_user: NewUser) -> None:
    user = new_user()
    page = start_solo(user, "castle-2")
    app = page.locator(".app")
    card = user.hand().evaluate_all(
        "all => all.map(each => each.dataset.card).find(card => card.endsWith('c'))"
    )
    user.make_move(card)
    expect(app).to_have_attribute("data-moves", "1")
    undo(page)
    expect(app).to_have_attribute("data-moves", "0")
    expect(user.hand()).to_have_count(8)
    undo(page)
    expect(page.locator(".lane .notice")).to_contain_text("There is no move to take back.")


def test_a_rematch_and_the_same_deal_again(new_user: NewUser) -> None:
    user = new_user()
    page = start_solo(user)
    cards = user.hand().evaluate_all("all => all.map(each => each.dataset.card)")
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="End the game").tap()
    page.locator(".menu .blood").tap()
    first = page.url
    page.get_by_role("button", name="Play this deal again").tap()
    page.wait_for_url(lambda url: url != first)
    expect(user.hand()).to_have_count(8)
    assert user.hand().evaluate_all("all => all.map(each => each.dataset.card)") == cards


def test_a_deal_that_was_played_to_its_end_gives_no_medal(new_user: NewUser) -> None:
    user = new_user()
    page = user.page
    user.goto("/statistics")
    moves = [(0, move) for move in WON["castle-2"]]
    keep_games(page, [("castle-2", 1, moves)])
    user.goto("/local#GAME0")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Bronze: all twelve royals defeated")
    sheet.get_by_role("button", name="Play this deal again").tap()
    page.wait_for_url(lambda url: not url.endswith("#GAME0"))
    expect(user.hand()).to_have_count(8)
    again = page.url.partition("#")[2]
    user.goto("/statistics")
    fill_table(page, again, moves[:-1])
    user.goto(f"/local#{again}")
    user.make_move(moves[-1][1])
    expect(sheet).to_contain_text("The castle has fallen")
    expect(sheet).to_contain_text("This deal has been played to its end before")
    expect(sheet).not_to_contain_text("Bronze")
    user.goto("/statistics")
    expect(page.locator(".statistics")).to_contain_text("0 silver, 1 bronze in 2 games.")


@pytest.mark.parametrize("bot", ["random", "counting", "level-1", "champion", "medallist"])
def test_a_bot_that_was_chosen_plays_and_stays_chosen(new_user: NewUser, bot: str) -> None:
    """Also one that the page offers no more."""
    user = new_user(settings={"bot": bot})
    page = user.page
    user.goto("/")
    expect(page.locator(".way select")).to_have_value(bot)
    page.get_by_role("button", name="2 players").tap()
    expect(user.hand()).to_have_count(7)
    while user.wait_for_turn():
        user.make_simple_move()
        page.wait_for_selector(".dock:not(.idle) .acts, .end .sheet")
        if page.locator(".log li", has_text=bot.title()).count() or bot == "random":
            break
    assert "/local#" in page.url


def test_a_phone_goes_round_and_nobody_sees_the_hand_of_another(new_user: NewUser) -> None:
    user = new_user()
    page = user.page
    user.goto("/")
    page.get_by_role("button", name="Choose players").tap()
    sheet = page.get_by_role("dialog")
    assert axe_in_both_themes(page) == []
    sheet.get_by_label("Player 1").fill("Ana")
    sheet.get_by_label("Player 2").fill("Bob")
    sheet.get_by_role("button", name="Deal me in").tap()
    expect(page.locator(".dock")).to_contain_text("Pass the phone to Ana")
    assert axe_in_both_themes(page) == []
    assert page.locator("[data-card]").count() == 0
    page.get_by_role("button", name="I am Ana").tap()
    expect(user.hand()).to_have_count(7)
    hand = user.hand().evaluate_all("all => all.map(each => each.dataset.card)")
    while page.locator(".dock", has_text="Pass the phone to Bob").count() == 0:
        user.make_simple_move()
        page.wait_for_selector(".dock:not(.idle) .acts, .dock .closed")
    assert page.locator("[data-card]").count() == 0
    page.reload()
    expect(page.locator(".dock")).to_contain_text("Pass the phone to Bob")
    assert page.locator("[data-card]").count() == 0
    page.get_by_role("button", name="I am Bob").tap()
    expect(user.hand()).not_to_have_count(0)
    other = user.hand().evaluate_all("all => all.map(each => each.dataset.card)")
    assert set(hand).isdisjoint(other)


def test_two_tabs_show_the_same_game(new_user: NewUser) -> None:
    user = new_user()
    page = start_solo(user)
    other = user.context.new_page()
    other.goto(page.url)
    expect(other.locator(".hand button")).to_have_count(8)
    user.make_simple_move()
    expect(other.locator(".app")).to_have_attribute("data-moves", "1")


#: Keeps the page's workers where a test finds them.
FIND_WORKERS = """const Real = Worker; window.workers = [];
window.Worker = class extends Real {
    constructor(...all) { super(...all); window.workers.push(this); }
};"""


def test_a_game_is_deleted_or_the_list_says_why_not(new_user: NewUser) -> None:
    user = new_user()
    user.context.add_init_script(FIND_WORKERS)
    page = start_solo(user)
    user.goto("/")
    games = page.locator(".listing", has_text="My games")

    def delete() -> None:
        games.get_by_role("button", name="Delete").tap()
        games.get_by_role("button", name="Delete", exact=True).tap()

    expect(games.locator(".tbl")).to_have_count(1)
    page.evaluate(
        "const worker = window.workers.at(-1);"
        "worker.postMessage = () => worker.onerror(new ErrorEvent('error')); null"
    )
    delete()
    expect(games.get_by_role("alert")).to_be_visible()
    expect(games.locator(".tbl")).to_have_count(1)
    delete()
    expect(games.locator(".tbl")).to_have_count(0)
    expect(games.get_by_role("heading")).to_be_focused()


def test_a_worker_that_dies_is_replaced_and_the_game_goes_on(new_user: NewUser) -> None:
    user = new_user()
    user.context.add_init_script(FIND_WORKERS)
    page = start_solo(user)
    user.make_simple_move()
    page.evaluate(
        "const [worker] = window.workers; worker.terminate(); worker.onerror(new ErrorEvent('error'))"
    )
    assert user.wait_for_turn()
    user.make_simple_move()
    assert page.evaluate("window.workers.length") == 2


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ("table => ({ ...table, entries: 7 })", "This saved game is damaged"),
        ("table => ({ ...table, format: 2 })", "A newer version of the page saved this game"),
        (WITH_ILLEGAL_MOVE, "This saved game is damaged"),
    ],
)
def test_a_damaged_save_is_reported_and_kept(new_user: NewUser, change: str, sentence: str) -> None:
    user = new_user()
    page = start_solo(user)
    address = page.url
    user.goto("/rules")
    page.evaluate(CHANGE_TABLES.replace("CHANGE", change))
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_contain_text(sentence)
    user.goto("/")
    expect(page.locator(".listing .tbl", has_text="on this device")).to_have_count(1)


def test_a_browser_that_keeps_nothing_says_so_and_still_plays(new_user: NewUser) -> None:
    user = new_user()
    # In the worker, too: its script begins with this.
    forbid = (
        "Object.defineProperty(self, 'indexedDB', { get() { throw new Error('forbidden'); } });"
    )

    def forbid_in_worker(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=forbid + answer.text())

    user.context.route("**/table_worker-*.js", forbid_in_worker)
    page = start_solo(user)
    user.make_simple_move()
    page.get_by_role("link", name="Home").first.tap()
    expect(page.locator(".listing", has_text="My games")).to_contain_text("keeps nothing")


def test_a_browser_without_webassembly_plays_at_the_server(new_user: NewUser) -> None:
    user = new_user("Maren")
    user.context.add_init_script("delete window.WebAssembly;")
    user.goto("/")
    user.page.get_by_role("button", name="Deal me in").tap()
    expect(user.hand()).to_have_count(8)
    assert "/t/" in user.page.url

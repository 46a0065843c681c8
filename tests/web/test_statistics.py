"""Statistics of the games of this device: counted, filtered, exported, deleted."""

import csv
import re
from pathlib import Path

from playwright.sync_api import Download, Page, expect

from browser import NewUser, PageUser
from regicide.fast.core_numbers import CoreBot
from regicide.i18n import LANGUAGES, words
from web.kept_tables import keep_games, moves_by
from web.test_pages import OVERFLOW, axe_in_both_themes

KNIGHT = moves_by(CoreBot.KNIGHT, 1, "statistics-1")
GAMES = [
    ("statistics-1", 1, KNIGHT),
    ("statistics-2", 1, moves_by(CoreBot.RANDOM, 1, "statistics-2")),
    ("statistics-3", 1, moves_by(CoreBot.KNIGHT, 3, "statistics-3")),
    ("statistics-4", 2, moves_by(CoreBot.RANDOM, 2, "statistics-4")),
    ("statistics-1", 1, KNIGHT[:5]),
]
#: A review as web/src/review keeps it, by the link of the first game.
REVIEW = """(link) => new Promise((done) => {
    const request = indexedDB.open('regicide-reviews', 2);
    request.onupgradeneeded = () => request.result.createObjectStore('reviews').createIndex('at', 'at');
    request.onsuccess = () => {
        const transaction = request.result.transaction('reviews', 'readwrite');
        const habit = { theme: 'early-kills', moves: 2, marked: 3, loss: 2340 };
        const seats = [{ seat: 0, decisions: 50, loss: 6000, best: 40, luck: 0, habit }];
        const review = { sum: { luck: -250, loss: 6000 }, seats };
        transaction.objectStore('reviews').put({ review, hindsight: null, at: 1 }, `core.wasm/400/${link}`);
        transaction.oncomplete = () => { request.result.close(); done(); };
    };
})"""

#: The first game had a hint.
ADD_HINT = """() => new Promise((done) => {
    indexedDB.open('regicide', 1).onsuccess = ({ target: { result } }) => {
        const transaction = result.transaction('tables', 'readwrite');
        const tables = transaction.objectStore('tables');
        tables.get('GAME0').onsuccess = ({ target }) => tables.put({ ...target.result, hints: [1] });
        transaction.oncomplete = () => { result.close(); done(); };
    };
})"""
KEPT_REVIEWS = """() => new Promise((done) => {
    indexedDB.open('regicide-reviews', 2).onsuccess = ({ target: { result } }) => {
        const counted = result.transaction('reviews').objectStore('reviews').count();
        counted.onsuccess = () => { result.close(); done(counted.result); };
    };
})"""


def saved(page: Page, button: str) -> str:
    with page.expect_download() as download:
        page.get_by_role("button", name=button).tap()
    found: Download = download.value
    return Path(found.path()).read_text(encoding="utf-8")


def keep_review_of_first_game(user: PageUser) -> None:
    page = user.page
    user.context.grant_permissions(["clipboard-read", "clipboard-write"])
    user.goto("/local/replay#GAME0")
    page.get_by_role("button", name="Share link").tap()
    expect(page.locator(".note")).to_contain_text("Link copied.")
    link = page.evaluate("navigator.clipboard.readText()").split("#")[1].split("/")[0]
    page.evaluate(REVIEW, link)


def test_the_kind_of_mistake_that_costs_most_is_named_with_what_to_try(new_user: NewUser) -> None:
    user = new_user()
    user.goto("/settings")
    keep_games(user.page, GAMES)
    keep_review_of_first_game(user)
    user.goto("/statistics")
    habits = user.page.locator(".habits")
    expect(habits.locator("li")).to_have_text(
        ["Kills that come before the hand is ready for the next royal.1 game, 23.4 points"]
    )
    expect(habits).to_contain_text("What to try next: Before a kill, add up the hand that is left")


def test_games_are_counted_filtered_exported_and_deleted(new_user: NewUser) -> None:
    user = new_user()
    page = user.page
    user.goto("/statistics")
    expect(page.locator(".statistics")).to_contain_text("Nothing here yet.")
    assert axe_in_both_themes(page) == []
    keep_games(page, GAMES)
    page.evaluate(ADD_HINT)
    keep_review_of_first_game(user)
    user.goto("/statistics")
    expect(page.locator(".figures p").first).to_have_text("2won, of 4 games")
    expect(page.locator(".statistics")).to_contain_text("You won 2 of 4.")
    expect(page.locator(".statistics")).to_contain_text("1.20 points per decision on average")
    expect(page.locator(".statistics")).to_contain_text("−2.5 points in this game.")
    expect(page.locator(".seals li:not(.open)").first).to_contain_text("Regicide: reached")
    assert axe_in_both_themes(page) == []
    assert page.evaluate(OVERFLOW) == []

    rows = list(csv.DictReader(saved(page, "Export as CSV").splitlines()))
    assert sorted(row["result"] for row in rows) == ["*", "lost", "lost", "won", "won"]
    assert {row["company"] for row in rows} == {"solo", "bots", "people"}
    records = re.findall(r'\[Seed "(.*)"', saved(page, "Export all records"))
    assert records == [f"statistics-{number}" for number in (1, 2, 3, 4)], "the oldest first"

    helped = page.locator(".history li").last
    expect(helped).to_contain_text("Won · 12 of 12")
    expect(helped).to_contain_text("with help")
    expect(page.locator(".history li", has_text="with help")).to_have_count(1)
    expect(page.locator(".statistics")).to_contain_text("Won without a medal")
    expect(page.locator(".history").get_by_role("button", name="Review:")).to_have_count(4)
    page.get_by_role("combobox", name="Which games").select_option("With bots")
    expect(page.locator(".figures p").first).to_have_text("1won, of 1 game")
    expect(page.locator(".history li")).to_have_count(1)
    page.get_by_role("button", name="Delete these games…").tap()
    page.get_by_role("button", name="Delete 1 game for good").tap()
    page.get_by_role("combobox", name="Which games").select_option("All games")
    expect(page.locator(".figures p").first).to_have_text("1won, of 3 games")
    assert page.evaluate(KEPT_REVIEWS) == 1
    page.get_by_role("combobox", name="Which games").select_option("Solo")
    page.get_by_role("button", name="Delete these games…").tap()
    page.get_by_role("button", name="Delete 3 games for good").tap()
    expect(page.locator(".history li")).to_have_text(["No games match."])
    assert page.evaluate(KEPT_REVIEWS) == 0, "a review goes with its game"
    page.get_by_role("combobox", name="Which games").select_option("All games")
    for language in tuple(LANGUAGES)[1:]:
        page.locator(f"footer [lang={language}]").tap()
        title = words(language).say("statistics-title")
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        assert page.evaluate(OVERFLOW) == [], language


def test_what_was_reached_comes_first_and_few_games_have_no_interval(new_user: NewUser) -> None:
    user = new_user()
    page = user.page
    user.goto("/settings")
    keep_games(page, GAMES)
    user.goto("/statistics")
    panels = page.locator(".statistics > .panel")
    expect(panels.nth(0)).to_contain_text("royals defeated in your best game")
    expect(panels.nth(1)).to_contain_text("Badges")
    expect(page.locator(".statistics")).not_to_contain_text("With 95% confidence")
    expect(page.locator(".statistics .interval")).to_have_count(0)
    keep_games(page, [("statistics-1", 1, KNIGHT)] * 20)
    page.reload()
    expect(page.locator(".statistics")).to_contain_text("With 95% confidence")
    expect(page.locator(".statistics .interval")).to_have_count(1)

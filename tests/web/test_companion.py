"""The companion page: whole games entered by taps, also without a server and after a reload."""

import json
import urllib.error
import urllib.request
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from browser import ROOT, NewUser, PageUser, open_page_user
from regicide.i18n import LANGUAGES, words
from server_process import ServerProcess
from web.companion_games import read_golden_games, replay_moves
from web.companion_page import CompanionPage
from web.test_pages import OVERFLOW, axe, axe_in_both_themes, contrast_in_the_other_theme
from web.won_games import WON
from whole_checks import daily_or_whole

GOLDEN = read_golden_games((ROOT / "tests" / "golden" / "walks.txt").read_text(encoding="utf-8"))
SIZES = [(360, 740), (360, 640), (740, 360), (820, 1180), (1440, 900)]
LONG_NAMES = [
    "Wilhelmina-Anastasia XIV",
    "xX_kingslayer_2009_Xx",
    "Maren",
    "Bartholomew of the Low",
]

IS_CACHED = "async name => (await (await caches.open('regicide-1')).keys()).some(({ url }) => url.includes(name))"


def stored_game(
    players: int, actions: str, options: str = "", names: list[str] | None = None
) -> str:
    """A game as the page stores it."""
    entered = actions.split()
    config = {"players": players, "names": names or [], "options": options}
    log = {"agreed": config, "begun": 1, "seconds": 754, "deeds": entered, "at": len(entered)}
    return json.dumps(log)


def open_stored(user: PageUser, log: str) -> CompanionPage:
    """Open the companion on a device that stored this game."""
    user.goto("/settings")
    user.page.evaluate("log => localStorage.setItem('regicide.companion', log)", log)
    companion = CompanionPage(user)
    companion.open()
    return companion


def test_a_solo_victory_is_entered_to_the_medal(new_user: NewUser) -> None:
    """Golden games, below, are entered from their first royal on."""
    game = replay_moves(1, "castle-2", WON["castle-2"])
    first = daily_or_whole(len(game.steps) - 15, 0)
    before = " ".join(action for step in game.steps[:first] for action in step.actions)
    companion = open_stored(new_user(), stored_game(1, before))
    companion.enter_game(replace(game, steps=game.steps[first:]))
    expect(companion.page.get_by_role("heading", level=1)).to_have_text("The castle has fallen")
    expect(companion.page.locator(".ending")).to_contain_text("Bronze")
    # undo removes the result from the statistics, redo adds it once
    for name in ("Undo", "Redo"):
        companion.button(name).tap()
    companion.button("New deal").tap()
    expect(companion.page.locator(".past .tbl")).to_have_count(1)
    expect(companion.page.locator(".past")).to_contain_text("Bronze victory")
    expect(companion.page.locator(".past .figs")).to_contain_text("1/1")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_golden_games_are_entered_card_by_card(new_user: NewUser, players: int) -> None:
    games = [each for each in GOLDEN if each.players == players]
    game = max(games, key=lambda each: ("Je" in str(each.steps), len(each.steps)))
    companion = CompanionPage(new_user())
    companion.set_up(players)
    for action in game.steps[0].actions:
        companion.enter(action)
    companion.enter_by_card()
    companion.enter_game(type(game)(game.players, game.options, game.steps[1:]))
    expect(companion.page.get_by_role("heading", level=1)).to_contain_text("still stands")


def test_the_jacks_stand_in_one_row_and_the_usual_button_is_the_larger(new_user: NewUser) -> None:
    companion = CompanionPage(new_user(viewport={"width": 390, "height": 844}))
    companion.set_up(2)
    tops = companion.page.locator(".reveal button").evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect().top)"
    )
    assert len(tops) == 4
    assert len(set(tops)) == 1
    companion.enter("=Jh")
    companion.enter("7c")
    rare, usual = (
        companion.button("Cannot cover").bounding_box(),
        (companion.confirm_button.bounding_box()),
    )
    assert rare is not None
    assert usual is not None
    assert 2 * rare["width"] * rare["height"] < usual["width"] * usual["height"]


def test_instructions_are_listed_in_order(new_user: NewUser) -> None:
    companion = open_stored(new_user(), stored_game(2, "=Js"))
    companion.choose("4d4h")
    instructions = companion.page.locator(".todo li")
    expect(instructions).to_have_text(
        [
            "Heal 8 Shuffle the discard pile and put up to 8 of its cards under the tavern, face down.",
            "Draw 8 One card each, clockwise from Player 1. Skip anyone with 7 cards.",
            "8 damage 12 health left.",
            "Player 1 suffers 10 Discard cards worth at least that much.",
        ]
    )
    expect(companion.page.locator(".gauge.health strong")).to_have_text("then 12")
    companion.confirm_button.tap()
    companion.confirm_button.tap()
    companion.choose("6c")
    expect(instructions).to_contain_text(
        ["6 becomes 12.", "Exactly", "with exact damage and goes on top", "Player 2 plays again"]
    )
    expect(companion.page.locator(".gauge.health strong")).to_have_text("exact kill")


def test_spades_played_before_a_jester_start_to_count(new_user: NewUser) -> None:
    """§8.5"""
    companion = open_stored(new_user(), stored_game(3, "=Js 5s cover"))
    attack = companion.page.locator("[data-number=attack]")
    expect(attack).to_have_text("10")
    expect(companion.page.locator(".gauge.attack")).to_contain_text(
        "Shield 5 once a Jester is played"
    )
    companion.choose("Je")
    expect(companion.page.locator(".todo")).to_contain_text("Earlier spades now count: shield 5")
    companion.confirm_button.tap()
    expect(attack).to_have_text("5")
    companion.enter(">1")
    companion.enter("4s")
    expect(attack).to_have_text("1")


def test_reload_undo_and_redo_lose_nothing(new_user: NewUser) -> None:
    companion = CompanionPage(new_user())
    game = replay_moves(1, "castle-3", WON["castle-3"][: daily_or_whole(8, 20)])
    companion.set_up(1)
    companion.enter_game(game)
    companion.page.reload()
    companion.check_numbers(game.steps[-1])
    entered = sum(len(step.actions) for step in game.steps)
    for _ in range(entered):
        companion.button("Undo").tap()
    expect(companion.tracker).to_have_attribute("data-deeds", "0")
    expect(companion.button("Undo")).to_have_attribute("aria-disabled", "true")
    companion.page.reload()
    for _ in range(entered):
        companion.button("Redo").tap()
    expect(companion.tracker).to_have_attribute("data-deeds", str(entered))
    companion.check_numbers(game.steps[-1])


@pytest.mark.parametrize(
    "taps, why",
    [
        (["8", "8"], "A combo may total 10 at most; this one totals 16. (§3.2)"),
        (["8", "9"], "Only cards of the same number can be combined. (§3.2)"),
        (["Ace", "3", "3"], "An Ace is played alone or with exactly one other card. (§3.4)"),
        (["8", "Jester"], "None left to play. (§1.4)"),
        (["Queen"], "Nobody can hold the Queen yet: it has not been defeated. (§7.1)"),
        (
            ["Jack", "hearts heal"],
            "Nobody can hold the Jack of hearts yet: it has not been defeated. (§7.1)",
        ),
        (
            ["5", "diamonds no power"],
            "The 5 of diamonds has already been played against this enemy. (§5.3)",
        ),
        (["Yield"], "Every other player yielded on their last turn, so you may not. (§9.1)"),
    ],
    ids=lambda each: "+".join(each) if isinstance(each, list) else "",
)
def test_impossible_entries_are_explained(new_user: NewUser, taps: list[str], why: str) -> None:
    companion = open_stored(new_user(), stored_game(2, "=Jc Ts Td =Jd 5d cover yield cover"))
    for name in taps:
        # Buttons that are marked as impossible still answer.
        companion.button(name).tap(force=True)
    expect(companion.page.get_by_role("alert")).to_have_text(why)
    before = companion.tracker.get_attribute("data-deeds")
    companion.page.locator(".deeds .grow").tap(force=True)
    assert companion.tracker.get_attribute("data-deeds") == before


def test_each_royal_appears_once_and_in_order(new_user: NewUser) -> None:
    companion = open_stored(new_user(), stored_game(2, "=Jc Ts Td"))
    expect(companion.page.locator(".reveal button")).to_have_count(3)
    castle = companion.page.get_by_role("region", name="Castle")
    castle.get_by_role("button", name="Jack of clubs").tap(force=True)
    alert = companion.page.get_by_role("alert")
    expect(alert).to_have_text("The Jack of clubs has already been defeated. (§1.1)")
    castle.get_by_role("button", name="King of clubs").tap(force=True)
    expect(alert).to_have_text("The King of clubs cannot appear now: a Jack is next. (§1.2)")
    castle.get_by_role("button", name="Jack of hearts").tap()
    expect(companion.page.get_by_role("heading", level=1)).to_contain_text("Jack of hearts")


@pytest.mark.parametrize(
    "stored, action_count",
    [
        ("{", None),
        ("null", None),
        ("[1]", None),
        ('{"agreed": {"players": 9, "names": [], "options": ""}, "deeds": []}', None),
        ('{"agreed": {"players": 2, "names": [3], "options": ""}, "deeds": []}', None),
        ('{"agreed": {"players": 2, "names": [], "options": "hand=+9"}, "deeds": []}', None),
        (stored_game(2, "=Jc 7h cover").replace('"at": 3', '"at": -4.5'), "0"),
        (stored_game(2, "=Jc 7h cover =Kc 9h"), "3"),
        (stored_game(2, "=Jc 7h7h7h"), "1"),
        (stored_game(2, "=Jc <b>"), "1"),
    ],
)
def test_invalid_stored_data_is_ignored(
    new_user: NewUser, stored: str, action_count: str | None
) -> None:
    user = new_user()
    user.goto("/settings")
    user.page.evaluate("past => localStorage.setItem('regicide.companion.past', past)", stored)
    companion = open_stored(user, stored)
    if action_count is None:
        expect(companion.button("Cards are ready")).to_be_visible()
    else:
        expect(companion.tracker).to_have_attribute("data-deeds", action_count)


def test_the_options_of_a_game_are_applied(new_user: NewUser) -> None:
    companion = CompanionPage(new_user())
    companion.open()
    companion.page.locator('input[name=players][value="4"]').tap()
    expect(companion.page.locator(".laying")).to_contain_text("and 2 Jesters")
    companion.page.get_by_text("More options").tap()
    for label, value in {
        "Jesters": "-1",
        "Hand size": "+1",
        "Enemy health": "+5",
        "Enemy attack": "-5",
        "Yielding": "off",
        "Overpaying": "stop",
    }.items():
        companion.page.locator(f'.field:has(span:text-is("{label}")) select').select_option(value)
    companion.page.get_by_label("Player 2").fill("Tomás")
    expect(companion.page.locator(".laying")).to_contain_text("and 1 Jester")
    expect(companion.page.locator(".laying")).to_contain_text("hand of 6")
    companion.button("Cards are ready").tap()
    for action in ("=Jh", "9c"):
        companion.enter(action)
    expect(companion.page.locator("[data-number=health]")).to_have_text("7")
    expect(companion.page.locator("[data-number=attack]")).to_have_text("5")
    expect(companion.page.locator(".todo")).to_contain_text("stop when it is covered")
    companion.confirm_button.tap()
    expect(companion.page.locator(".people .on")).to_have_text("Tomás")
    expect(companion.page.locator(".todo")).to_contain_text("Nobody may yield in this game.")


def test_the_companion_works_with_the_server_stopped(browser: Browser, tmp_path: Path) -> None:
    """After one visit the browser keeps the page, the game and the language."""
    game = replay_moves(1, "castle-3", WON["castle-3"][:12])
    with ServerProcess(tmp_path / "tables") as server:
        user = open_page_user(browser, server.url, offline=True)
        companion = CompanionPage(user)
        companion.set_up(1)
        script = "performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => /Companion.*js/.test(name))[0]"
        user.page.wait_for_function(f"async () => await caches.match({script}) !== undefined")
        user.page.wait_for_function("async () => await caches.match('/') !== undefined")
        user.page.wait_for_function(IS_CACHED, arg="/assets/core")
        address = server.url
    with pytest.raises(urllib.error.URLError):
        urllib.request.urlopen(address, timeout=5)  # noqa: S310  loopback
    companion.page.reload()
    companion.enter_game(game)
    companion.page.reload()
    companion.check_numbers(game.steps[-1])
    elsewhere = user.context.new_page()
    elsewhere.goto(address + "/")
    elsewhere.get_by_role("link", name="Companion").tap()
    expect(elsewhere.locator(".royal h1")).to_be_visible()
    assert user.errors == []
    user.context.close()


@pytest.mark.parametrize("language", ["es", "zh"])
def test_the_companion_keeps_its_language_without_a_server(
    browser: Browser, tmp_path: Path, language: str
) -> None:
    """The user opens the companion from the home page, in another language than English."""
    with ServerProcess(tmp_path / "tables") as server:
        user = open_page_user(browser, server.url, settings={"language": language}, offline=True)
        user.goto("/")
        user.page.get_by_role("link", name=words(language).say("home-companion")).tap()
        expect(user.page.get_by_role("heading", level=1)).to_have_text(
            words(language).say("home-companion")
        )
        user.page.wait_for_selector("html[data-kept=all]")
    user.page.reload()
    begin = words(language).say("companion-begin")
    expect(user.page.get_by_role("button", name=begin)).to_be_visible()
    assert user.errors == []
    user.context.close()


@pytest.mark.parametrize("files", ["**/assets/companion-*.ftl", "**/assets/core*.wasm"])
def test_the_companion_says_so_if_a_file_cannot_be_loaded(new_user: NewUser, files: str) -> None:
    user = new_user()
    user.page.route(files, lambda route: route.abort())
    user.goto("/companion")
    expect(user.page.get_by_role("alert")).to_have_text(words("en").say("app-no-answer"))
    user.page.unroute(files)
    user.page.get_by_role("button", name="Try again").tap()
    expect(user.page.locator(".laying li:last-child")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_without_webassembly_is_told_so(new_user: NewUser, language: str) -> None:
    user = new_user(settings={"language": language})
    user.page.add_init_script("delete globalThis.WebAssembly")
    user.goto("/companion")
    expect(user.page.get_by_role("alert")).to_have_text(words(language).say("error-no-core"))


def test_the_page_is_shown_before_its_core_is_there(new_user: NewUser) -> None:
    """Nothing moves when it comes."""
    user = new_user()
    waiting: list[Route] = []
    user.page.route("**/assets/core*.wasm", lambda route: waiting.append(route))  # noqa: PLW0108  Playwright marks the function
    companion = CompanionPage(user)
    companion.open()
    tops = "[...document.querySelectorAll('.companion .form > *')].map((each) => each.offsetTop)"
    before = user.page.evaluate(tops)
    numbers = companion.page.locator(".laying li:last-child")
    assert numbers.is_hidden()
    for route in waiting:
        route.continue_()
    expect(numbers).to_be_visible()
    assert user.page.evaluate(tops) == before


def scenes() -> dict[str, tuple[str, str]]:
    """One stored game for each step, and the play that is selected in it."""
    return {
        "reveal": (stored_game(4, "=Jc Ts Td", names=LONG_NAMES), ""),
        "play": (
            stored_game(4, "=Js 5s cover yield cover yield cover yield cover", names=LONG_NAMES),
            "",
        ),
        "chosen": (stored_game(4, "=Jh Td cover 6s cover", names=LONG_NAMES), "4c4s"),
        "suffer": (stored_game(4, "=Jh Td", "overpay=stop", names=LONG_NAMES), ""),
        "name": (stored_game(4, "=Js 5s cover Je", names=LONG_NAMES), ""),
        "alone": (stored_game(1, "=Js 5s cover flip"), "9h"),
        "lost": (stored_game(4, "=Js 5s lose", names=LONG_NAMES), ""),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_fits_every_screen_in_every_language(new_user: NewUser, language: str) -> None:
    user = new_user(settings={"language": language})
    for name, (log, _) in scenes().items():
        companion = open_stored(user, log)
        if name == "chosen":
            for at in (3, 3):
                companion.page.locator(".vals button").nth(at).tap()
            for at in (2, 3):
                companion.page.locator(".suits button").nth(at).tap()
        for width, height in SIZES:
            companion.page.set_viewport_size({"width": width, "height": height})
            where = f"{name} {width}×{height}"
            assert companion.page.evaluate(OVERFLOW) == [], where
            tall = "document.documentElement.scrollHeight - innerHeight"
            assert companion.page.evaluate(tall) <= 0, where
        text = companion.page.inner_text("body")
        assert "companion-" not in text
        assert "{" not in text


def axe_at_every_size(page: Page) -> list[str]:
    """Daily, contrast in the other theme once: colours do not depend on the size."""
    found: list[str] = []
    check = daily_or_whole(axe, axe_in_both_themes)
    for width, height in [(360, 740), (740, 360), (1440, 900)]:
        page.set_viewport_size({"width": width, "height": height})
        found += check(page)
    return found + contrast_in_the_other_theme(page)


@pytest.mark.parametrize("half", [0, 1])
def test_axe_finds_nothing_wrong(new_user: NewUser, half: int) -> None:
    """In two parts, so that they can run side by side."""
    user = new_user()
    if half == 0:
        companion = CompanionPage(user)
        companion.open()
        assert axe_at_every_size(companion.page) == []
    for name, (log, play) in list(scenes().items())[half::2]:
        companion = open_stored(user, log)
        if play:
            companion.choose(play)
        assert axe_at_every_size(companion.page) == [], name
        if name == "play":
            companion.enter_by_card()
            companion.button("Yield").tap(force=True)
            assert axe_at_every_size(companion.page) == [], name
            companion.button("Menu").tap()
            assert axe_at_every_size(companion.page) == [], name


@pytest.mark.parametrize("suits, count", [("two", 2), ("four", 4)])
def test_the_companion_has_the_suit_colours_of_the_settings(
    new_user: NewUser, suits: str, count: int
) -> None:
    user = new_user(settings={"suits": suits})
    companion = CompanionPage(user)
    companion.set_up(2)
    companion.enter("=Js")
    colours = user.page.locator(".suits .suit").evaluate_all(
        "marks => marks.map((mark) => getComputedStyle(mark).color)"
    )
    assert len(set(colours)) == count

"""The companion of a real table: whole games told by taps, without a server, through a reload."""

import json
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser import ROOT, PageUser, open_page_user
from regicide.i18n import LANGUAGES, words
from server_process import ServerProcess
from web.companion_games import golden, replayed
from web.companion_page import CompanionPage
from web.test_pages import OVERFLOW, axe_in_both_lights
from web.won_games import WON

Come = Callable[..., PageUser]
GOLDEN = golden((ROOT / "tests" / "golden" / "walks.txt").read_text(encoding="utf-8"))
SIZES = [(360, 740), (360, 640), (740, 360), (820, 1180), (1440, 900)]
LONG = ["Wilhelmina-Anastasia XIV", "xX_kingslayer_2009_Xx", "Maren", "Bartholomew of the Low"]


def kept(players: int, deeds: str, options: str = "", names: list[str] | None = None) -> str:
    """A game as a device keeps it."""
    told = deeds.split()
    agreed = {"players": players, "names": names or [], "options": options}
    log = {"agreed": agreed, "begun": 1, "seconds": 754, "deeds": told, "at": len(told)}
    return json.dumps(log)


def resume(user: PageUser, log: str) -> CompanionPage:
    """The companion, opened on a device that kept this."""
    user.goto("/settings")
    user.page.evaluate("log => localStorage.setItem('regicide.companion', log)", log)
    thumb = CompanionPage(user)
    thumb.open()
    return thumb


def test_a_solo_victory_is_told_from_the_first_royal_to_the_medal(come: Come) -> None:
    thumb = CompanionPage(come())
    thumb.set_up(1)
    thumb.follow(replayed(1, "castle-2", WON["castle-2"]))
    expect(thumb.page.get_by_role("heading", level=1)).to_have_text("The castle has fallen")
    expect(thumb.page.locator(".ending")).to_contain_text("Bronze")
    # an end that is undone does not count, and one that is done again counts once
    for name in ("Undo", "Redo"):
        thumb.button(name).tap()
    thumb.button("New deal").tap()
    expect(thumb.page.locator(".past .tbl")).to_have_count(1)
    expect(thumb.page.locator(".past")).to_contain_text("Bronze victory")
    expect(thumb.page.locator(".past .figs")).to_contain_text("1/1")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_golden_walks_are_told_card_by_card(come: Come, players: int) -> None:
    walks = [each for each in GOLDEN if each.players == players]
    walk = max(walks, key=lambda each: ("Je" in str(each.moments), len(each.moments)))
    thumb = CompanionPage(come())
    thumb.set_up(players)
    for deed in walk.moments[0].deeds:
        thumb.tell(deed)
    thumb.by_cards()
    thumb.follow(type(walk)(walk.players, walk.options, walk.moments[1:]))
    expect(thumb.page.get_by_role("heading", level=1)).to_contain_text("still stands")


def test_what_the_table_must_do_is_said_in_order(come: Come) -> None:
    thumb = resume(come(), kept(2, "=Js"))
    thumb.choose("4d4h")
    orders = thumb.page.locator(".todo li")
    expect(orders).to_have_text(
        [
            "Heal 8 Shuffle the discard pile and put up to 8 of its cards under the tavern, face down.",
            "Draw 8 One card each, clockwise from Player 1. Skip anyone with 7 cards.",
            "8 damage 12 health left.",
            "Player 1 suffers 10 Discard cards worth at least that much.",
        ]
    )
    expect(thumb.page.locator(".gauge.health strong")).to_have_text("then 12")
    thumb.gold.tap()
    thumb.gold.tap()
    thumb.choose("6c")
    expect(orders).to_contain_text(
        ["6 becomes 12.", "Exactly", "with exact damage and goes on top", "Player 2 plays again"]
    )
    expect(thumb.page.locator(".gauge.health strong")).to_have_text("exact kill")


def test_spades_before_a_jester_start_to_count(come: Come) -> None:
    """§8.5"""
    thumb = resume(come(), kept(3, "=Js 5s cover"))
    attack = thumb.page.locator("[data-number=attack]")
    expect(attack).to_have_text("10")
    expect(thumb.page.locator(".gauge.attack")).to_contain_text("5 shield once a Jester is played")
    thumb.choose("Je")
    expect(thumb.page.locator(".todo")).to_contain_text("Earlier spades now count: shield 5")
    thumb.gold.tap()
    expect(attack).to_have_text("5")
    thumb.tell(">1")
    thumb.tell("4s")
    expect(attack).to_have_text("1")


def test_a_reload_and_undo_without_limit_lose_nothing(come: Come) -> None:
    thumb = CompanionPage(come())
    walk = replayed(1, "castle-3", WON["castle-3"][:20])
    thumb.set_up(1)
    thumb.follow(walk)
    thumb.page.reload()
    thumb.agrees(walk.moments[-1])
    told = sum(len(moment.deeds) for moment in walk.moments)
    for _ in range(told):
        thumb.button("Undo").tap()
    expect(thumb.tracker).to_have_attribute("data-deeds", "0")
    expect(thumb.button("Undo")).to_have_attribute("aria-disabled", "true")
    thumb.page.reload()
    for _ in range(told):
        thumb.button("Redo").tap()
    expect(thumb.tracker).to_have_attribute("data-deeds", str(told))
    thumb.agrees(walk.moments[-1])


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
def test_what_cannot_be_is_explained(come: Come, taps: list[str], why: str) -> None:
    thumb = resume(come(), kept(2, "=Jc Ts Td =Jd 5d cover yield cover"))
    for name in taps:
        thumb.button(name).tap(
            force=True
        )  # what is marked as impossible can be tapped all the same
    expect(thumb.page.get_by_role("alert")).to_have_text(why)
    before = thumb.tracker.get_attribute("data-deeds")
    thumb.page.locator(".deeds .grow").tap(force=True)
    assert thumb.tracker.get_attribute("data-deeds") == before


def test_a_royal_comes_once_and_in_its_order(come: Come) -> None:
    thumb = resume(come(), kept(2, "=Jc Ts Td"))
    expect(thumb.page.locator(".reveal button")).to_have_count(3)
    castle = thumb.page.get_by_role("region", name="Castle")
    castle.get_by_role("button", name="Jack of clubs").tap(force=True)
    alert = thumb.page.get_by_role("alert")
    expect(alert).to_have_text("The Jack of clubs has already been defeated. (§1.1)")
    castle.get_by_role("button", name="King of clubs").tap(force=True)
    expect(alert).to_have_text("The King of clubs cannot appear now: a Jack is next. (§1.2)")
    castle.get_by_role("button", name="Jack of hearts").tap()
    expect(thumb.page.get_by_role("heading", level=1)).to_contain_text("Jack of hearts")


@pytest.mark.parametrize(
    "foreign, deeds",
    [
        ("{", None),
        ("null", None),
        ("[1]", None),
        ('{"agreed": {"players": 9, "names": [], "options": ""}, "deeds": []}', None),
        ('{"agreed": {"players": 2, "names": [3], "options": ""}, "deeds": []}', None),
        ('{"agreed": {"players": 2, "names": [], "options": "hand=+9"}, "deeds": []}', None),
        (kept(2, "=Jc 7h cover").replace('"at": 3', '"at": -4.5'), "0"),
        (kept(2, "=Jc 7h cover =Kc 9h"), "3"),
        (kept(2, "=Jc 7h7h7h"), "1"),
        (kept(2, "=Jc <b>"), "1"),
    ],
)
def test_a_device_that_kept_something_else_breaks_nothing(
    come: Come, foreign: str, deeds: str | None
) -> None:
    user = come()
    user.goto("/settings")
    user.page.evaluate("past => localStorage.setItem('regicide.companion.past', past)", foreign)
    thumb = resume(user, foreign)
    if deeds is None:
        expect(thumb.button("Cards are ready")).to_be_visible()
    else:
        expect(thumb.tracker).to_have_attribute("data-deeds", deeds)


def test_options_are_kept_to(come: Come) -> None:
    thumb = CompanionPage(come())
    thumb.open()
    thumb.page.locator('input[name=players][value="4"]').tap()
    expect(thumb.page.locator(".laying")).to_contain_text("and 2 Jesters")
    thumb.page.get_by_text("More options").tap()
    for label, value in {
        "Jesters": "-1",
        "Hand size": "+1",
        "Enemy health": "+5",
        "Enemy attack": "-5",
        "Yielding": "off",
        "Overpaying": "stop",
    }.items():
        thumb.page.locator(f'.field:has(span:text-is("{label}")) select').select_option(value)
    thumb.page.get_by_label("Player 2").fill("Tomás")
    expect(thumb.page.locator(".laying")).to_contain_text("and 1 Jester")
    expect(thumb.page.locator(".laying")).to_contain_text("hand of 6")
    thumb.button("Cards are ready").tap()
    for deed in ("=Jh", "9c"):
        thumb.tell(deed)
    expect(thumb.page.locator("[data-number=health]")).to_have_text("7")
    expect(thumb.page.locator("[data-number=attack]")).to_have_text("5")
    expect(thumb.page.locator(".todo")).to_contain_text("stop when it is covered")
    thumb.gold.tap()
    expect(thumb.page.locator(".people .on")).to_have_text("Tomás")
    expect(thumb.page.locator(".todo")).to_contain_text("Nobody may yield in this game.")


def test_it_works_with_the_server_stopped(browser: Browser, tmp_path: Path) -> None:
    """Opened once, by its own address: what it needs is kept, a game and its language with it."""
    walk = replayed(1, "castle-3", WON["castle-3"][:12])
    with ServerProcess(tmp_path / "tables") as server:
        user = open_page_user(browser, server.url)
        thumb = CompanionPage(user)
        thumb.set_up(1)
        script = "performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => /Companion.*js/.test(name))[0]"
        user.page.wait_for_function(f"async () => await caches.match({script}) !== undefined")
        user.page.wait_for_function("async () => await caches.match('/') !== undefined")
        address = server.url
    with pytest.raises(urllib.error.URLError):
        urllib.request.urlopen(address, timeout=5)  # noqa: S310  loopback
    thumb.page.reload()
    thumb.follow(walk)
    thumb.page.reload()
    thumb.agrees(walk.moments[-1])
    elsewhere = user.context.new_page()
    elsewhere.goto(address + "/")
    elsewhere.get_by_role("link", name="Companion").tap()
    expect(elsewhere.locator(".royal h1")).to_be_visible()
    assert user.faults == []
    user.context.close()


@pytest.mark.parametrize("language", ["es", "zh"])
def test_it_speaks_ones_language_without_a_server(
    browser: Browser, tmp_path: Path, language: str
) -> None:
    """Come to from home, in a language that is not the first."""
    with ServerProcess(tmp_path / "tables") as server:
        user = open_page_user(browser, server.url, settings={"language": language})
        user.goto("/")
        user.page.get_by_role("link", name=words(language).say("home-companion")).tap()
        expect(user.page.get_by_role("heading", level=1)).to_have_text(
            words(language).say("home-companion")
        )
        kept = "async name => (await (await caches.open('regicide-1')).keys()).some(({ url }) => url.includes(name))"
        for name in ("/assets/Companion", "/assets/companion", "/assets/rulebook"):
            user.page.wait_for_function(kept, arg=name)
        user.page.wait_for_function("async () => await caches.match('/') !== undefined")
    user.page.reload()
    begin = words(language).say("companion-begin")
    expect(user.page.get_by_role("button", name=begin)).to_be_visible()
    assert user.faults == []
    user.context.close()


def test_where_its_words_cannot_be_had_it_says_so(come: Come) -> None:
    user = come()
    user.page.route("**/assets/companion-*.ftl", lambda route: route.abort())
    user.goto("/companion")
    expect(user.page.get_by_role("status")).to_have_text(words("en").say("app-no-answer"))


def scenes() -> dict[str, tuple[str, str]]:
    """A moment of each kind, and what is being told in it."""
    return {
        "reveal": (kept(4, "=Jc Ts Td", names=LONG), ""),
        "play": (kept(4, "=Js 5s cover yield cover yield cover yield cover", names=LONG), ""),
        "chosen": (kept(4, "=Jh Td cover 6s cover", names=LONG), "4c4s"),
        "suffer": (kept(4, "=Jh Td", "overpay=stop", names=LONG), ""),
        "name": (kept(4, "=Js 5s cover Je", names=LONG), ""),
        "alone": (kept(1, "=Js 5s cover flip"), "9h"),
        "lost": (kept(4, "=Js 5s lose", names=LONG), ""),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_fits_every_screen_in_every_language(come: Come, language: str) -> None:
    user = come(settings={"language": language})
    for name, (log, _) in scenes().items():
        thumb = resume(user, log)
        if name == "chosen":
            for at in (3, 3):
                thumb.page.locator(".vals button").nth(at).tap()
            for at in (2, 3):
                thumb.page.locator(".suits button").nth(at).tap()
        for width, height in SIZES:
            thumb.page.set_viewport_size({"width": width, "height": height})
            where = f"{name} {width}×{height}"
            assert thumb.page.evaluate(OVERFLOW) == [], where
            tall = "document.documentElement.scrollHeight - innerHeight"
            assert thumb.page.evaluate(tall) <= 0, where
        text = thumb.page.inner_text("body")
        assert "companion-" not in text
        assert "{" not in text


@pytest.mark.parametrize("size", [(360, 740), (740, 360), (1440, 900)], ids=str)
def test_axe_finds_nothing_wrong(come: Come, size: tuple[int, int]) -> None:
    user = come(viewport={"width": size[0], "height": size[1]})
    thumb = CompanionPage(user)
    thumb.open()
    assert axe_in_both_lights(thumb.page) == []
    for name, (log, play) in scenes().items():
        thumb = resume(user, log)
        if play:
            thumb.choose(play)
        assert axe_in_both_lights(thumb.page) == [], name
        if name == "play":
            thumb.by_cards()
            thumb.button("Yield").tap(force=True)
            assert axe_in_both_lights(thumb.page) == [], name
            thumb.button("Menu").tap()
            assert axe_in_both_lights(thumb.page) == [], name

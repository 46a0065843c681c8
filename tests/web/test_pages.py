"""Every page in every language on a phone, checked by axe in both themes; replays and settings."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from browser import ROOT, NewUser, new_table_for
from regicide.i18n import LANGUAGES
from regicide.i18n.words import read_catalogue
from server_process import ServerProcess
from web.page_fixtures import SamplePages
from web.won_games import WON

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def axe(page: Page, *only: str) -> list[str]:
    """The violations that axe-core finds, by these rules or by all of its rules."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    rules = {"runOnly": list(only)} if only else {}
    found = page.evaluate(
        "rules => axe.run(document, {resultTypes: ['violations'], ...rules})", rules
    )
    return [
        f"{each['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for each in found["violations"]
        for node in each["nodes"]
    ]


def axe_in_both_themes(page: Page) -> list[str]:
    """All rules in the current theme, then the contrast in the other theme."""
    found = axe(page)
    page.evaluate(
        "document.documentElement.dataset.theme ="
        " document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'"
    )
    return found + axe(page, "color-contrast")


#: Finds elements that overflow the screen, and text that overflows its element.
OVERFLOW = """() => {
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push(`page ${document.documentElement.scrollWidth}`);
  for (const each of document.querySelectorAll('button, a, h1, h2, p, label, .chip, .seal, legend, dt, dd, b, small')) {
    const box = each.getBoundingClientRect();
    if (!box.width || getComputedStyle(each).visibility === 'hidden' || each.closest('.vh, .log, .fan, .flow')) continue;
    if (box.right > innerWidth + 1 || box.left < -1) found.push(`out: ${each.outerHTML.slice(0, 120)}`);
    if (each.scrollWidth > each.clientWidth + 1 && each.clientWidth && getComputedStyle(each).display !== 'inline'
        && !each.closest('.turn, .name, .tbl, .hand, .played, .pile')) found.push(`clipped: ${each.outerHTML.slice(0, 160)}`);
  }
  return found;
}"""


#: Keys of all messages: a page shows the key of a message that is missing.
MESSAGE_KEYS = re.findall(
    r"^([a-z]+-[a-z0-9-]+) =", read_catalogue("en", "interface"), re.MULTILINE
)


@pytest.fixture(scope="module")
def sample_pages(server: ServerProcess, browser: Browser) -> SamplePages:
    return SamplePages.create(server, browser)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_a_phone_in_every_language(
    new_user: NewUser, sample_pages: SamplePages, language: str
) -> None:
    user = new_user(secret=sample_pages.secret, settings={"language": language})
    for path in sample_pages.paths:
        user.goto(path)
        user.page.wait_for_selector(sample_pages.ready_selector(path))
        assert user.page.evaluate("document.documentElement.lang") == language
        sample_pages.interact(user.page, path)
        assert user.page.evaluate(OVERFLOW) == [], path
        text = user.page.inner_text("body")
        assert not [key for key in MESSAGE_KEYS if key in text.split()], path
        assert "{" not in text


@pytest.mark.parametrize(
    "size, theme", [((360, 740), "dark"), ((1280, 800), "light")], ids=["phone", "desktop"]
)
def test_axe_finds_no_violation_in_light_and_dark(
    new_user: NewUser, sample_pages: SamplePages, size: tuple[int, int], theme: str
) -> None:
    user = new_user(
        secret=sample_pages.secret,
        settings={"theme": theme},
        viewport={"width": size[0], "height": size[1]},
    )
    for path in sample_pages.paths:
        user.goto(path)
        user.page.wait_for_selector(sample_pages.ready_selector(path))
        assert axe_in_both_themes(user.page) == [], path
        if sample_pages.interact(user.page, path):
            assert axe_in_both_themes(user.page) == [], path


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_address_shows_a_not_found_page(new_user: NewUser, language: str) -> None:
    user = new_user(settings={"language": language})
    user.goto("/no/such/page")
    expect(user.page.get_by_role("heading", level=1)).to_be_visible()
    assert user.page.evaluate(OVERFLOW) == []
    assert axe_in_both_themes(user.page) == []
    assert all("404" in error for error in user.errors)
    user.errors.clear()


def test_a_finished_game_is_replayed(new_user: NewUser, sample_pages: SamplePages) -> None:
    user = new_user()
    user.goto(sample_pages.replay)
    position = user.page.locator(".telling .eyebrow")
    count = len(WON["castle-2"])
    expect(position).to_have_text(f"Move 0 of {count}")
    expect(user.page.locator(".shown .card")).to_have_count(8)
    user.page.keyboard.press("ArrowRight")
    expect(position).to_have_text(f"Move 1 of {count}")
    user.page.keyboard.press("End")
    expect(position).to_have_text(f"Move {count} of {count}")
    expect(user.page.locator(".telling")).to_contain_text("victory")
    user.page.keyboard.press("ArrowLeft")
    user.page.get_by_role("slider").fill("3")
    expect(position).to_have_text(f"Move 3 of {count}")
    expect(user.page.locator(".seal-check summary")).to_contain_text("Verified")
    with user.page.expect_download() as download:
        user.page.get_by_role("link", name="Download").tap()
    assert '[Seed "castle-2"]' in Path(download.value.path()).read_text(encoding="utf-8")


@pytest.mark.parametrize("part", ["hands", "enemy", "draws"])
def test_a_deal_that_disagrees_with_the_sealed_seed_is_reported(
    new_user: NewUser, sample_pages: SamplePages, part: str
) -> None:
    """Seed, salt and commitment agree, but the seed deals other cards."""

    def swap(route: Route) -> None:
        replay = route.fetch().json()
        moments = replay["moments"]
        if part == "hands":
            moments[0]["hands"][0][0] = "2c" if moments[0]["hands"][0][0] != "2c" else "3c"
        elif part == "enemy":
            moments[0]["game"]["enemy"]["card"] = "Kc"
        else:
            events = [event for moment in moments for event in moment["events"]]
            drawn = next(event for event in events if event["event"] == "cards-received")
            drawn["cards"][0] = "Kc"
        route.fulfill(json=replay)

    user = new_user()
    user.page.route("**/replay", swap)
    user.goto(sample_pages.replay)
    summary = user.page.locator(".seal-check summary")
    expect(summary).to_have_text("The sealed seed does not deal the cards that were played")


def test_settings_are_stored_on_the_device(new_user: NewUser) -> None:
    user = new_user(locale="es-ES")
    user.goto("/settings")
    expect(user.page.get_by_role("heading", level=1)).to_have_text("Ajustes")
    user.page.get_by_role("radio", name="Oscuro").tap()
    user.page.get_by_role("radio", name="Cuatro").tap()
    user.page.get_by_role("combobox").select_option("zh")
    expect(user.page.get_by_role("heading", level=1)).to_have_text("设置")
    user.page.reload()
    root = user.page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-suits", "four")
    expect(root).to_have_attribute("lang", "zh")


def test_a_player_moves_to_another_device_with_a_code(new_user: NewUser) -> None:
    old, new = new_user("Maren"), new_user()
    old.goto("/settings")
    old.page.get_by_role("button", name="Show a code").tap()
    code = old.page.locator(".code-shown").inner_text()
    new.goto("/settings")
    new.page.get_by_label("Code from another device").fill(code)
    new.page.get_by_role("button", name="Use it").tap()
    expect(new.page.get_by_label("Your name")).to_have_value("Maren")
    assert old.secret is not None
    assert new.page.evaluate("localStorage.getItem('regicide.secret')") not in (None, old.secret)


def test_a_new_player_joins_a_public_table(new_user: NewUser) -> None:
    host, guest = new_user("Maren"), new_user()
    guest.goto("/")
    code = new_table_for(host, players=2, public=True)
    host.goto(f"/t/{code}")
    guest.page.locator(".tbl", has_text=code).get_by_role("link", name="Sit down").tap()
    guest.page.get_by_label("Your name").fill("Tomás")
    guest.page.get_by_role("button", name="Sit here").tap()
    expect(host.page.locator(".places")).to_contain_text("Tomás")
    host.page.get_by_role("button", name="Tomás goes first").tap()
    for user in (host, guest):
        user.page.get_by_role("button", name="I'm ready").tap()
    expect(guest.page.locator(".bar .now")).to_have_text("Your turn")


def test_a_wrong_table_code_shows_a_page_with_a_link_home(new_user: NewUser) -> None:
    user = new_user(locale="ca-ES")
    user.goto("/t/NOSUCH")
    expect(user.page.get_by_role("heading", level=1)).to_be_visible()
    expect(user.page.get_by_role("link", name="Inici")).to_be_visible()

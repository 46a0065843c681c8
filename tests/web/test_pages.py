"""Every page in every language on a phone, checked by axe in both themes; and the settings."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from browser import ROOT, NewUser, enter_code, new_table_for, press
from regicide.i18n import LANGUAGES
from regicide.i18n.words import read_catalogue
from server_process import ServerProcess
from web.page_fixtures import SamplePages
from whole_checks import daily_or_whole

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
    return axe(page) + contrast_in_the_other_theme(page)


def contrast_in_the_other_theme(page: Page) -> list[str]:
    page.evaluate(
        "document.documentElement.dataset.theme ="
        " document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'"
    )
    return axe(page, "color-contrast")


#: Finds elements that overflow the screen, and text that overflows its element.
OVERFLOW = """() => {
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push(`page ${document.documentElement.scrollWidth}`);
  for (const each of document.querySelectorAll('button, a, h1, h2, p, label, .chip, .seal, legend, dt, dd, b, small')) {
    const box = each.getBoundingClientRect();
    if (!box.width || getComputedStyle(each).visibility === 'hidden' || each.closest('.vh, .log, .fan, .flow')) continue;
    if (box.right > innerWidth + 1 || box.left < -1) found.push(`out: ${each.outerHTML.slice(0, 120)}`);
    if (each.scrollWidth > each.clientWidth + 1 && each.clientWidth && getComputedStyle(each).display !== 'inline'
        && !each.closest('.turn, .quiet, .name, .tbl, .hand, .played, .pile')) found.push(`clipped: ${each.outerHTML.slice(0, 160)}`);
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
    """Daily, both themes on the phone alone: colours do not depend on the size."""
    check = axe_in_both_themes if theme == "dark" else daily_or_whole(axe, axe_in_both_themes)
    user = new_user(
        secret=sample_pages.secret,
        settings={"theme": theme},
        viewport={"width": size[0], "height": size[1]},
    )
    for path in sample_pages.paths:
        user.goto(path)
        user.page.wait_for_selector(sample_pages.ready_selector(path))
        assert check(user.page) == [], path
        if sample_pages.interact(user.page, path):
            assert check(user.page) == [], path


#: Adds up how far the page moved what was already shown.
LAYOUT_SHIFT = """
window.layoutShift = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.layoutShift += entry.value;
}).observe({ type: "layout-shift", buffered: true });
"""


def test_no_page_moves_what_it_already_shows(new_user: NewUser, sample_pages: SamplePages) -> None:
    """On a phone with a slow network, where texts arrive one after the other."""
    user = new_user(secret=sample_pages.secret)
    page = user.page
    page.add_init_script(LAYOUT_SHIFT)
    network = user.context.new_cdp_session(page)
    network.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": 60, "downloadThroughput": -1, "uploadThroughput": -1},
    )
    for path in ("/learn", "/rules", *sample_pages.paths):
        user.goto(path)
        page.wait_for_selector(sample_pages.ready_selector(path))
        page.wait_for_load_state("networkidle")
        assert page.evaluate("window.layoutShift") < 0.01, path


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_address_shows_a_not_found_page(new_user: NewUser, language: str) -> None:
    user = new_user(settings={"language": language})
    user.goto("/no/such/page")
    expect(user.page.get_by_role("heading", level=1)).to_be_visible()
    assert user.page.evaluate(OVERFLOW) == []
    if language == "en":  # what axe finds does not depend on the language
        assert axe_in_both_themes(user.page) == []
    assert all("404" in error for error in user.errors)
    user.errors.clear()


def test_settings_are_stored_on_the_device(new_user: NewUser) -> None:
    user = new_user(locale="es-ES")
    user.goto("/settings")
    expect(user.page.get_by_role("heading", level=1)).to_have_text("Ajustes")
    user.page.get_by_role("radio", name="Oscuro").tap()
    user.page.get_by_role("radio", name="Cuatro").tap()
    user.page.get_by_role("radio", name="Rápido").tap()
    user.page.get_by_role("combobox").select_option("zh")
    expect(user.page.get_by_role("heading", level=1)).to_have_text("设置")
    user.page.reload()
    expect(user.page.get_by_role("radio", name="快", exact=True)).to_be_checked()
    root = user.page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-suits", "four")
    expect(root).to_have_attribute("lang", "zh")


def test_settings_lead_back_to_the_table_as_it_was(new_user: NewUser) -> None:
    user = new_user("Maren")
    page = user.page
    user.goto("/")
    page.get_by_role("button", name="Deal me in").tap()
    page.wait_for_selector('.hand button[aria-disabled="false"]')
    page.locator('.hand button[aria-disabled="false"]').first.tap()
    page.locator(".acts .go").tap()
    page.wait_for_selector("[data-moves='1']")
    told = page.locator(".lane .quiet").inner_text()
    assert told
    for way_back in ("button", "Escape"):
        page.get_by_role("button", name="Menu").tap()
        page.get_by_role("button", name="Settings").tap()
        expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
        page.get_by_role("radio", name="Calm").tap()
        if way_back == "button":
            page.get_by_role("link", name="Back to the table").tap()
        else:
            press(page, "Escape")
        page.wait_for_selector("[data-moves='1']")
        assert page.locator(".lane .quiet").inner_text() == told
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Settings").tap()
    page.get_by_role("combobox").select_option("es")
    page.get_by_role("link", name="Volver a la mesa").tap()
    expect(page.locator(".lane .quiet")).to_contain_text(re.compile("Juegas|enemigo"))
    user.goto("/settings")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.get_by_role("link", name="Volver a la mesa").count() == 0


def test_a_player_moves_to_another_device_with_a_code(new_user: NewUser) -> None:
    old, new = new_user("Maren"), new_user()
    enter_code(old, new)
    assert old.secret is not None
    assert new.page.evaluate("localStorage.getItem('regicide.secret')") not in (None, old.secret)


def test_a_new_player_joins_a_public_table(new_user: NewUser) -> None:
    host, guest = new_user("Maren"), new_user()
    guest.goto("/")
    code = new_table_for(host, players=2, public=True)
    host.goto(f"/t/{code}")
    guest.page.locator(".tbl", has_text=code).get_by_role("link", name="Sit down").tap()
    guest.page.get_by_label("Your name").fill("Tomás")
    guest.page.get_by_role("button", name="Sit down").tap()
    expect(host.page.locator(".places")).to_contain_text("Tomás")
    host.page.get_by_role("button", name="More about seat 2").tap()
    host.page.get_by_role("button", name="Tomás goes first").tap()
    for user in (host, guest):
        user.page.get_by_role("button", name="I’m ready").tap()
    expect(guest.page.locator(".bar .now")).to_have_text("Your turn")


def test_a_wrong_table_code_shows_a_page_with_a_link_home(new_user: NewUser) -> None:
    user = new_user(locale="ca-ES")
    user.goto("/t/NOSUCH")
    expect(user.page.get_by_role("heading", level=1)).to_be_visible()
    expect(user.page.get_by_role("link", name="Inici")).to_be_visible()

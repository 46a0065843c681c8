"""Our fonts, the size of text, and that the browser of the tests has a glyph for every character our pages show.

Every missing glyph is drawn as the same box: screenshots and comparisons would not notice
unreadable text.
"""

import pytest
from playwright.sync_api import Browser

from browser import NewUser
from regicide.i18n import LANGUAGES
from regicide.i18n.words import CATALOGUES, read_catalogue
from server_process import ServerProcess
from web.page_fixtures import SamplePages
from web.test_build import STATIC
from web.test_companion import open_stored, scenes
from web.test_pages import OVERFLOW

#: Returns the characters that look like a character without a glyph.
_MISSING = """
characters => {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 32;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.font = "24px " + getComputedStyle(document.body).fontFamily;
  const draw = (character) => {
    context.clearRect(0, 0, 32, 32);
    context.fillText(character, 2, 26);
    return context.getImageData(0, 0, 32, 32).data.join();
  };
  const box = draw("\\u{10fffd}");
  return characters.filter((each) => draw(each) === box);
}
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_a_glyph(new_user: NewUser, language: str) -> None:
    text = "".join(read_catalogue(language, catalogue) for catalogue in CATALOGUES)
    drawn = "⟦⟧"  # mark a card, which the page draws as a picture
    characters = sorted({each for each in text + "♣♦♥♠" if not each.isspace()} - {*drawn})
    user = new_user()
    user.goto("/")
    assert user.page.evaluate(_MISSING, characters) == []


#: Text in view that is smaller than 14 pixels, on the board of a table too.
_SMALL = """() => [...document.querySelectorAll('body *')].filter((each) => {
  const box = each.getBoundingClientRect(), style = getComputedStyle(each);
  return [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
    && box.width && style.visibility !== 'hidden' && parseFloat(style.fontSize) < 14
    && !each.closest('.vh, svg, [aria-hidden=true]');
}).map((each) => `${getComputedStyle(each).fontSize} ${each.outerHTML.slice(0, 120)}`)"""


def test_no_text_of_a_page_is_smaller_than_14_pixels_on_a_phone(
    new_user: NewUser, server: ServerProcess, browser: Browser
) -> None:
    pages = SamplePages.create(server, browser)
    user = new_user(secret=pages.secret)
    for path in (*pages.paths, "/puzzles", "/learn/goal", "/no/such/page"):
        user.goto(path)
        user.page.wait_for_selector(pages.ready_selector(path))
        assert user.page.evaluate(_SMALL) == [], path
        if pages.interact(user.page, path):
            assert user.page.evaluate(_SMALL) == [], path
    user.errors.clear()  # the server answered 404


@pytest.mark.parametrize("size", [(360, 640), (740, 360)])
def test_no_text_of_the_companion_is_smaller_than_14_pixels_on_a_phone(
    new_user: NewUser, size: tuple[int, int]
) -> None:
    user = new_user(viewport={"width": size[0], "height": size[1]})
    for step in ("reveal", "play", "alone", "lost"):
        log, _ = scenes()[step]
        page = open_stored(user, log).page
        page.wait_for_selector(".march button")
        assert page.evaluate(_SMALL) == [], step


#: Asks for both families in the page's own styles, and for the files that it loaded.
_LOADED = """async () => {
  await document.fonts.ready;
  const used = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
  return { used: [...new Set(used)].sort(), files: files.map(({ name }) => name) };
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_fonts_are_loaded_first_and_are_small(new_user: NewUser, language: str) -> None:
    user = new_user(settings={"language": language})
    user.goto("/")
    user.page.wait_for_selector("h1")
    found = user.page.evaluate(_LOADED)
    names = {"zh": ["Names in Chinese", "Text in Chinese"]}.get(language, ["Names", "Text"])
    assert [each.strip('"') for each in found["used"]] == names
    preloaded = user.page.locator("link[rel=preload][as=font]")
    assert len(set(found["files"])) == preloaded.count() == 2
    sizes = [(STATIC / "assets" / each.split("/")[-1]).stat().st_size for each in found["files"]]
    assert sum(sizes) <= 60_000
    assert (STATIC / "assets" / "fonts-licence.txt").read_text(encoding="utf-8").count("OFL") >= 2


@pytest.mark.parametrize("language", ["es", "ca"])
def test_the_menu_is_whole_in_the_letters_that_stand_in(new_user: NewUser, language: str) -> None:
    """They are wider in some words; a slow network shows them first."""
    user = new_user("Maren", settings={"language": language})
    user.page.route("**/*.woff2", lambda route: route.abort())
    user.goto("/")
    user.page.wait_for_selector(".main-menu a")
    assert user.page.evaluate(OVERFLOW) == []

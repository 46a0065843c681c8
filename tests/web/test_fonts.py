"""The browser of the tests has a glyph for every character our pages show.

Every missing glyph is drawn as the same box: screenshots and comparisons would not notice
unreadable text.
"""

import pytest

from browser import NewUser
from regicide.i18n import LANGUAGES
from regicide.i18n.words import CATALOGUES, read_catalogue

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

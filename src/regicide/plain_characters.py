"""Characters for terminals that know only ASCII: each stands where the other would."""

import codecs
import unicodedata
from collections.abc import Mapping
from typing import TextIO

#: Characters, and below them those that stand for them.
_PAIRS = (
    ("♣♦♥♠★✕×◆▶⚔⦸✓⏎←→↑↓−·…•○●▮§±¿¡", "cdhs*xxo>!/v<<>^v-..*oo##~?!"),
    ("“”‘’«»–—", '""\'\'""--'),
    ("█▓▒░▔▁▌▐▎▏▊▋▍▉▕", "#=--_-|||||||||"),
    ("▂▃▄▅▆▇", ".-=+*%"),
    ("\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}", "  "),
)
_ASCII = {
    character: near
    for characters, all_near in _PAIRS
    for character, near in zip(characters, all_near, strict=True)
}
_ERRORS = "nearest-ascii"


def knows_unicode(environment: Mapping[str, str]) -> bool:
    """Whether the terminal shows more than ASCII. Nothing said means yes: containers often say nothing."""
    named = next(
        (environment[name] for name in ("LC_ALL", "LC_CTYPE", "LANG") if environment.get(name)),
        "UTF-8",
    )
    return "utf8" in named.lower().replace("-", "")


def to_ascii(text: str) -> str:
    """The text with as many characters; those of Chinese stay, because nothing is near to them."""
    return "".join(map(_nearest, text))


def use_ascii(stream: TextIO) -> None:
    """Write ASCII from now on; what has no near character is escaped."""
    codecs.register_error(_ERRORS, _replace)
    stream.reconfigure(encoding="ascii", errors=_ERRORS)  # type: ignore[attr-defined]


def _nearest(character: str) -> str:
    if character.isascii():
        return character
    if found := _ASCII.get(character):
        return found
    if (
        "\N{BOX DRAWINGS LIGHT HORIZONTAL}"
        <= character
        <= "\N{BOX DRAWINGS HEAVY LEFT AND LIGHT RIGHT}"
    ):
        name = unicodedata.name(character)
        return "-" if name.endswith("HORIZONTAL") else "|" if name.endswith("VERTICAL") else "+"
    base = unicodedata.normalize("NFKD", character)[0]
    return base if base.isascii() else character


def _replace(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    near = (to_ascii(each) for each in error.object[error.start : error.end])
    shown = "".join(
        each if each.isascii() else each.encode("ascii", "backslashreplace").decode()
        for each in near
    )
    return shown, error.end

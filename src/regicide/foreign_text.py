"""Text from others: names, chat, tags of records, sentences of servers, links. One place knows what harms in it.

    on the way in    has_ink, is_safe_line, has_pile   what a chat message must be; wire.player_names: a name
                     without_ignorable       what the filter of unwanted words compares
    on the way out   printable               for terminals and sentences
                     printable_line          the same on one line
                     escape_json             JSON that a terminal may show

Code points are listed, because character classes differ between regular expression engines and versions of Unicode.
"""

import re
from typing import TypeAlias

Ranges: TypeAlias = tuple[tuple[int, int], ...]

#: C0, DEL and C1: terminals take them as commands.
CONTROLS: Ranges = ((0x00, 0x1F), (0x7F, 0x9F))
#: Bidi controls: they change the order of the text after them, also of ours.
BIDI_CONTROLS: Ranges = (*((0x61C, 0x61C), (0x200E, 0x200F), (0x202A, 0x202E), (0x2066, 0x2069)),)
LINE_SEPARATORS: Ranges = ((0x2028, 0x2029),)
SURROGATES: Ranges = ((0xD800, 0xDFFF),)
#: Variation selectors: invisible, but they change the character before them; emoji and Mongolian need them.
VARIATION_SELECTORS: Ranges = (
    *((0x180B, 0x180D), (0x180F, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF)),
)
#: The property Default_Ignorable_Code_Point (DerivedCoreProperties.txt of Unicode), which has the variation selectors
#: and the bidi controls; and U+2800, a Braille pattern without dots.
IGNORABLE: Ranges = (
    *((0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5)),
    *((0x180B, 0x180F), (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x2800, 0x2800)),
    *((0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8)),
    *((0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF)),
)
#: Marks above and below the character before them, which pile up over other lines if they are many.
STACKING: Ranges = (
    *((0x300, 0x34E), (0x350, 0x36F), (0x483, 0x489), (0x591, 0x5BD), (0x610, 0x61A)),
    *((0x64B, 0x65F), (0xE31, 0xE31), (0xE34, 0xE3A), (0xE47, 0xE4E), (0x1AB0, 0x1AFF)),
    *((0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE20, 0xFE2F)),
)
#: As many as any language puts on one character.
MOST_STACKED = 4
#: Stands for a character that is not shown.
REPLACEMENT = "\N{REPLACEMENT CHARACTER}"


def in_class(ranges: Ranges) -> str:
    """The inside of `[…]` in a regular expression for Python and ECMAScript."""
    return "".join(
        _escaped(first) if first == last else f"{_escaped(first)}-{_escaped(last)}"
        for first, last in ranges
    )


def _escaped(point: int) -> str:
    """Escape code points of up to four digits; others are written as themselves."""
    return f"\\u{point:04x}" if point < 0x10000 else chr(point)


#: tests/wire/test_foreign_text.py compares web/src/shared/foreign_text.ts with it.
HARMFUL: Ranges = CONTROLS + BIDI_CONTROLS + LINE_SEPARATORS + SURROGATES
_HARMFUL_IN_LINE = re.compile(f"[{in_class(HARMFUL)}]")
_HARMFUL_IN_TEXT = re.compile(f"(?![\\n\\t])[{in_class(HARMFUL)}]")
_IGNORABLE = re.compile(f"[{in_class(IGNORABLE)}]")
_STACKING = re.compile(f"[{in_class(STACKING)}]")
#: More marks on one character than any language needs.
PILE_PATTERN = f"[{in_class(STACKING + IGNORABLE)}]{{{MOST_STACKED + 1}}}"
_PILE = re.compile(PILE_PATTERN)


def has_ink(text: str) -> bool:
    """Whether a reader sees anything of it, beside marks on the text before it."""
    return bool(_STACKING.sub("", without_ignorable(text)).strip())


def is_safe_line(text: str) -> bool:
    """Whether the text is one line, and changes neither a terminal nor the order of other text."""
    return not _HARMFUL_IN_LINE.search(text)


def has_pile(text: str) -> bool:
    """Whether more marks lie on one character than any language needs."""
    return bool(_PILE.search(text))


def without_ignorable(text: str) -> str:
    """The text without characters that readers do not see."""
    return _IGNORABLE.sub("", text)


def printable(text: str) -> str:
    """The text for a terminal: what would act on it is replaced; lines and tabs stay."""
    return _HARMFUL_IN_TEXT.sub(REPLACEMENT, text)


def printable_line(text: str) -> str:
    """The text for one line of a terminal."""
    return _HARMFUL_IN_LINE.sub(REPLACEMENT, text)


def escape_json(text: str) -> str:
    """The same JSON, with escapes for what JSON allows and a terminal would obey: DEL, C1 and bidi controls."""
    return _HARMFUL_IN_TEXT.sub(lambda found: f"\\u{ord(found[0]):04x}", text)

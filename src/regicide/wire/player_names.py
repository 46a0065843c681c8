"""Which names players may have: one pattern for the server's check and the OpenAPI description.

`foreign_text` says why code points are listed.
"""

from typing import Annotated

from msgspec import Meta

from regicide.foreign_text import PILE_PATTERN, STACKING, VARIATION_SELECTORS, in_class

LONGEST_NAME = 24

#: Control, direction and joiner characters, fillers, private use, and noncharacters. All that are ignorable
#: (`foreign_text.IGNORABLE`) are among them, except the variation selectors.
INVISIBLE = (
    *((0x00, 0x08), (0x0E, 0x1B), (0x7F, 0x84), (0x86, 0x9F), (0xAD, 0xAD), (0x34F, 0x34F)),
    *((0x600, 0x605), (0x61C, 0x61C), (0x6DD, 0x6DD), (0x70F, 0x70F), (0x890, 0x891)),
    *((0x8E2, 0x8E2), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180E, 0x180E), (0x200B, 0x200F)),
    *((0x202A, 0x202E), (0x2060, 0x206F), (0x2800, 0x2800), (0x3164, 0x3164), (0xE000, 0xF8FF)),
    *((0xFDD0, 0xFDEF), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFFB), (0xFFFE, 0xFFFF)),
    *((0x110BD, 0x110BD),),
    *((0x110CD, 0x110CD), (0x13430, 0x1343F), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A)),
    *((0xE0000, 0xE00FF), (0xE01F0, 0xE0FFF), (0xF0000, 0x10FFFF)),
)
#: Spaces; the server replaces a run of them by one.
SPACES = (
    *((0x09, 0x0D), (0x1C, 0x20), (0x85, 0x85), (0xA0, 0xA0), (0x1680, 0x1680), (0x2000, 0x200A)),
    *((0x2028, 0x2029), (0x202F, 0x202F), (0x205F, 0x205F), (0x3000, 0x3000)),
)


#: What a name may contain, but not alone.
_BLANK = SPACES + VARIATION_SELECTORS + STACKING
#: At least one visible character, no invisible ones, and no pile of marks.
NAME_PATTERN = (
    f"^(?![\\s\\S]*{PILE_PATTERN})"
    f"[{in_class(_BLANK)}]*[^{in_class(_BLANK + INVISIBLE)}][^{in_class(INVISIBLE)}]*$"
)
Name = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=LONGEST_NAME,
        # Only documentation: the server checks the pattern and has its own error.
        extra_json_schema={"pattern": NAME_PATTERN},
    ),
]

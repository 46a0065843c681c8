"""A part of a longer text with its offset, so that errors can name the place."""

import re
from dataclasses import dataclass
from typing import NoReturn

from regicide.notation.faults import Fault, NotationError
from regicide.rules.errors import Fact

_NUMBER = re.compile(r"0|[1-9][0-9]{0,999}", re.ASCII)


@dataclass(frozen=True, slots=True)
class TextSpan:
    """Characters of a text; the first one is character number `at` of the whole, counted from 1."""

    chars: str
    at: int = 1

    def split(self, separator: str) -> list["TextSpan"]:
        pieces, at = [], self.at
        for chars in self.chars.split(separator):
            pieces.append(TextSpan(chars, at))
            at += len(chars) + len(separator)
        return pieces

    def __getitem__(self, part: slice) -> "TextSpan":
        start, _, _ = part.indices(len(self.chars))
        return TextSpan(self.chars[part], self.at + start)

    def fail(self, fault: Fault, **facts: Fact) -> NoReturn:
        """Raise an error at this place."""
        raise NotationError(fault, self.at, self.chars, **facts)

    def number(self, fault: Fault = Fault.BAD_NUMBER) -> int:
        """Parse a number without a sign or leading zeros."""
        if not _NUMBER.fullmatch(self.chars):
            self.fail(fault)
        return int(self.chars)

"""A piece of a longer text that knows where in it it stands, so that errors can say the place."""

import re
from dataclasses import dataclass
from typing import NoReturn

from regicide.notation.faults import Fault, NotationError
from regicide.rules.errors import Fact

_NUMBER = re.compile(r"0|[1-9][0-9]{0,999}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Text:
    """Some characters, the first of which is character `at` of the whole."""

    chars: str
    at: int = 1

    def split(self, separator: str) -> list["Text"]:
        pieces, at = [], self.at
        for chars in self.chars.split(separator):
            pieces.append(Text(chars, at))
            at += len(chars) + len(separator)
        return pieces

    def __getitem__(self, part: slice) -> "Text":
        start, _, _ = part.indices(len(self.chars))
        return Text(self.chars[part], self.at + start)

    def wrong(self, fault: Fault, **facts: Fact) -> NoReturn:
        raise NotationError(fault, self.at, self.chars, **facts)

    def number(self, fault: Fault = Fault.BAD_NUMBER) -> int:
        """A number without needless sign or leading zero."""
        if not _NUMBER.fullmatch(self.chars):
            self.wrong(fault)
        return int(self.chars)

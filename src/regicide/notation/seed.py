"""Seeds: a text that determines the deal and every later shuffle, the same in every engine.

Shuffle number k uses its own stream of numbers: SHA-256 of `regicide/1|SEED|k|i` for i = 0, 1, …
gives eight big-endian 32-bit numbers each.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from struct import unpack

from regicide.notation.faults import Fault
from regicide.notation.text_span import TextSpan
from regicide.rules import Card, Options, Shuffle, State, deal
from regicide.rules.options import DEFAULTS

_RANGE = 2**32
#: What is not a seed: nothing, a line break (a record has the seed in a tag), half of a character.
_NO_SEED = re.compile("^\\Z|[\n\r\ud800-\udfff]")


@dataclass(frozen=True, slots=True)
class Seed:
    """One line of text that is not empty. It is hashed as UTF-8, without normalisation."""

    text: str

    def __post_init__(self) -> None:
        wrong = _NO_SEED.search(self.text)
        if wrong:
            place = wrong.start()
            TextSpan(self.text.encode(errors="replace").decode())[place:].fail(Fault.BAD_SEED)

    def shuffle(self, k: int) -> Shuffle:
        """Shuffle number k of a game with this seed."""

        def shuffle(cards: Sequence[Card]) -> Sequence[Card]:
            shuffled, numbers = list(cards), self._stream(k)
            for last in range(len(shuffled) - 1, 0, -1):
                other = _below(last + 1, numbers)
                shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
            return shuffled

        return shuffle

    def deal(self, players: int, options: Options = DEFAULTS) -> State:
        """Return the first position of a game with this seed."""
        return deal(players, self.shuffle, options)

    def _stream(self, k: int) -> Iterator[int]:
        block = 0
        while True:
            yield from unpack(
                ">8I", sha256(f"regicide/1|{self.text}|{k}|{block}".encode()).digest()
            )
            block += 1


def _below(bound: int, numbers: Iterator[int]) -> int:
    """Return an unbiased number below `bound`: numbers past the last multiple of `bound` are skipped."""
    unbiased = _RANGE - _RANGE % bound
    while (number := next(numbers)) >= unbiased:
        pass
    return number % bound

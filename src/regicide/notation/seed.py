"""Seeds: a text that determines the deal and every later shuffle, the same in every engine.

Shuffle number k uses its own stream of numbers: SHA-256 of `regicide/1|SEED|k|i` for i = 0, 1, …
gives eight big-endian 32-bit numbers each.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from struct import unpack

from regicide.notation.faults import Fault
from regicide.notation.text_span import TextSpan
from regicide.rules import Card, Options, Shuffle, State, deal
from regicide.rules.options import DEFAULTS

_RANGE = 2**32


@dataclass(frozen=True, slots=True)
class Seed:
    """Any text that is not empty. It is hashed as UTF-8, without normalisation."""

    text: str

    def __post_init__(self) -> None:
        if not self.text or any("\ud800" <= char <= "\udfff" for char in self.text):
            TextSpan(self.text.encode(errors="replace").decode()).fail(Fault.BAD_SEED)

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

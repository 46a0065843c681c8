"""Seeds: the stream of numbers, and any text as a seed."""

from hashlib import sha256

import pytest

from regicide.notation import NotationError, Seed, print_position
from regicide.notation.seed import _below
from regicide.rules import CARDS, canonical


def test_the_first_numbers_of_a_stream() -> None:
    """Eight big-endian 32-bit numbers from each SHA-256."""
    digest = sha256(b"regicide/1|castle-42|3|0").digest()
    stream = Seed("castle-42")._stream(3)
    assert [next(stream) for _ in range(8)] == [
        int.from_bytes(digest[4 * place : 4 * place + 4], "big") for place in range(8)
    ]
    assert next(stream) == int.from_bytes(sha256(b"regicide/1|castle-42|3|1").digest()[:4], "big")


def test_numbers_that_would_cause_bias_are_skipped() -> None:
    """2³² mod 3 is 1, so the highest number would favour 0."""
    assert _below(3, iter([2**32 - 1, 7])) == 1
    assert _below(3, iter([2**32 - 2])) == (2**32 - 2) % 3


@pytest.mark.parametrize("text", ["a|b", "ä", "a b", "\u00a0", "🂡", "x" * 5000, "é", "e\u0301"])
def test_any_text_is_a_seed(text: str) -> None:
    dealt = Seed(text).deal(4)
    assert print_position(dealt) == print_position(Seed(text).deal(4))
    assert print_position(dealt) != print_position(Seed(text + "'").deal(4))


@pytest.mark.parametrize(("text", "at"), [("", 1), ("a\nb", 2), ("a\r", 2), ("\ud800", 1)])
def test_a_seed_is_one_line_that_is_not_empty(text: str, at: int) -> None:
    with pytest.raises(NotationError) as caught:
        Seed(text)
    assert (caught.value.code, caught.value.facts["at"]) == ("bad-seed", at)


def test_seeds_are_not_normalised() -> None:
    assert Seed("é").deal(1) != Seed("e\u0301").deal(1)
    assert Seed("a").deal(1) != Seed(" a").deal(1)


def test_a_shuffle_keeps_the_cards() -> None:
    shuffled = Seed("s").shuffle(9)(CARDS)
    assert canonical(shuffled) == CARDS
    assert list(shuffled) == list(Seed("s").shuffle(9)(CARDS))
    assert list(Seed("s").shuffle(9)(())) == []

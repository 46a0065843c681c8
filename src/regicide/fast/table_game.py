"""The game of a table in the core, which writes its messages (core/api/game_api.cpp).

Browsers play offline by these functions. Here they serve the tests, which compare every answer with
`wire`.
"""

import ctypes
from ctypes import string_at
from functools import lru_cache
from typing import NamedTuple

from regicide.fast.core_numbers import DealFault
from regicide.fast.layout import PackedState
from regicide.fast.library import core_library


class Answer(NamedTuple):
    """A JSON text; `is_error`: it says why nothing was done."""

    json: bytes
    is_error: bool


class PackedTableGame:
    """A game that a move changes."""

    __slots__ = ("_memory",)

    def __init__(self, memory: bytes) -> None:
        self._memory = ctypes.create_string_buffer(memory, len(memory))

    @staticmethod
    def deal(players: int, options: str, seed: str) -> "PackedTableGame | DealFault":
        """Deal a game; no options are the published rules."""
        game = PackedTableGame(bytes(core_library().rg_game_size()))
        setup, shuffles = (text.encode(errors="surrogatepass") for text in (options, seed))
        sized = (setup, len(setup), shuffles, len(shuffles))
        fault = DealFault(core_library().rg_game_deal(game._memory, players, *sized))
        return game if fault is DealFault.NONE else fault

    @property
    def raw(self) -> bytes:
        return self._memory.raw

    def copy(self) -> "PackedTableGame":
        return PackedTableGame(self.raw)

    @property
    def state(self) -> PackedState:
        """The state itself: who changes it changes the game."""
        return PackedState.from_address(core_library().rg_game_state(self._memory))

    @property
    def hearts(self) -> int:
        """The number of the next shuffle of the discard pile."""
        number: int = core_library().rg_game_hearts(self._memory)
        return number

    def deal_again(self, seed: str) -> None:
        """Deal again what the seat to move cannot see; the seed gives the later shuffles too."""
        text = seed.encode()
        core_library().rg_game_deal_again(self._memory, text, len(text))

    def reseed(self, seed: str) -> None:
        """Let hearts shuffle by another seed from now on. The cards stay where they are."""
        text = seed.encode()
        core_library().rg_game_reseed(self._memory, text, len(text))

    def set_earns(self, *, earns: bool) -> None:
        """Say whether a win gives a medal."""
        core_library().rg_game_set_earns(self._memory, earns)

    def view(self) -> bytes:
        out = _out()
        return string_at(out, core_library().rg_game_view(self._memory, out))

    def hand(self, seat: int) -> bytes:
        out = _out()
        return string_at(out, core_library().rg_game_hand(self._memory, seat, out))

    def position(self) -> str:
        """Return the position in notation, without its options."""
        out = _out()
        return string_at(out, core_library().rg_game_position(self._memory, out)).decode()

    def choices(self) -> bytes:
        out = _out()
        return string_at(out, core_library().rg_game_choices(self._memory, out))

    def move(self, text: str) -> Answer:
        """Make a move; an error leaves the game as it was."""
        out, move = _out(), text.encode()
        return _answer(core_library().rg_game_move(self._memory, move, len(move), out), out)

    def outlook(self, text: str) -> Answer:
        out, move = _out(), text.encode()
        return _answer(core_library().rg_game_outlook(self._memory, move, len(move), out), out)


def print_packed_move(move: int) -> str:
    """Return the text of a packed move."""
    out = _out()
    return string_at(out, core_library().rg_move_text(move, out)).decode()


def sha256_digest(text: str) -> str:
    """Return the SHA-256 of a text in hexadecimal."""
    out, encoded = _out(), text.encode()
    core_library().rg_sha256(encoded, len(encoded), out)
    return string_at(out, 64).decode()


@lru_cache(maxsize=1)
def _out() -> "ctypes.Array[ctypes.c_char]":
    """Memory for one answer, which every call overwrites."""
    return ctypes.create_string_buffer(core_library().rg_text_size())


def _answer(length: int, out: "ctypes.Array[ctypes.c_char]") -> Answer:
    return Answer(string_at(out, abs(length)), length < 0)

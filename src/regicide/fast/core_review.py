"""Reviews and hints of the core, as JSON (core/api/review_api.cpp)."""

import ctypes
from collections.abc import Callable

from regicide.fast.core_bots import nets_for
from regicide.fast.core_numbers import CoreBot, GameKind, Idea
from regicide.fast.layout import PackedState
from regicide.fast.library import core_library


class CoreReview:
    """The review of a game: add its decisions in order, check their marks, then read it.

    `seed` is the text that the random numbers come from, `moves` the number of moves of the record; `playouts` is how
    often a marked move is played to the end, at most. A state may be any world that agrees with what its acting seat
    knows.
    """

    def __init__(
        self,
        net_address: Callable[[GameKind], int],
        *,
        seed: str,
        worlds: int,
        moves: int,
        playouts: int = 0,
    ) -> None:
        self._net_address = net_address
        self._seed = seed.encode(errors="surrogatepass")
        self._worlds = worlds
        self._playouts = playouts
        self._moves = moves
        self._nets: list[ctypes.Array[ctypes.c_void_p]] = []
        self._size = core_library().rg_decision_size()
        self._decisions = ctypes.create_string_buffer(self._size * moves)
        self._deal: PackedState | None = None
        self._count = 0

    def add(self, packed: PackedState, move: str) -> None:
        """Review the next decision: the state before it, and the move that was made, in notation."""
        self._deal = self._deal or packed
        text = move.encode()
        nets = nets_for(CoreBot.MEDALLIST, packed, self._net_address)
        self._nets.append(nets)
        self._count += 1
        sample = (self._count, self._worlds, self._seed, len(self._seed))
        is_legal = core_library().rg_review_decision(
            nets, packed, text, len(text), *sample, self._decisions
        )
        assert is_legal, move

    def check_next(self, *, threads: int) -> int | None:
        """Play the marked move that lost most, of those in doubt, to the end some more times.

        Returns its number; None if no mark is in doubt. The number of threads changes no result.
        """
        at = core_library().rg_next_check(self._decisions, self._count, self._playouts)
        if at < 0:
            return None
        place = ctypes.byref(self._decisions, at * self._size)
        core_library().rg_check_decision(self._nets[at], place, threads)
        return at + 1

    def json(self, *, won: bool | None) -> bytes:
        """The review of the decisions so far; `won` is None if the record breaks off."""
        assert self._deal is not None
        out = ctypes.create_string_buffer(core_library().rg_review_size(self._count))
        end = -1 if won is None else int(won)
        numbers = (self._count, self._moves, end, self._worlds, self._playouts)
        length = core_library().rg_review_text(self._deal, self._decisions, *numbers, out)
        return ctypes.string_at(out, length)


def core_hint(
    packed: PackedState,
    net_address: Callable[[GameKind], int],
    *,
    seed: str,
    number: int,
    worlds: int,
) -> bytes:
    """The best moves, at most three, and why the first is better than the second.

    `number` is that of the next move; the numbers are those of a review with the same seed.
    """
    out = ctypes.create_string_buffer(core_library().rg_text_size())
    text = seed.encode(errors="surrogatepass")
    nets = nets_for(CoreBot.MEDALLIST, packed, net_address)
    length = core_library().rg_hint(nets, packed, number, worlds, text, len(text), out)
    return ctypes.string_at(out, length)


def core_reason(
    packed: PackedState,
    net_address: Callable[[GameKind], int],
    *,
    better: str,
    worse: str,
    seed: int,
) -> bytes:
    """Why the first of two legal moves is better, by games of the knight; null if they do not show that it is."""
    out = ctypes.create_string_buffer(core_library().rg_text_size())
    nets = nets_for(CoreBot.MEDALLIST, packed, net_address)
    good, bad = better.encode(), worse.encode()
    length = core_library().rg_why_better(nets, packed, good, len(good), bad, len(bad), seed, out)
    assert length, (better, worse)
    return ctypes.string_at(out, length)


def core_why_move(
    packed: PackedState,
    net_address: Callable[[GameKind], int],
    *,
    move: str,
    seed: str,
    number: int,
    worlds: int,
) -> bytes:
    """Why a legal move was made: beside the best one, or if it is the best, beside the next best."""
    out = ctypes.create_string_buffer(core_library().rg_text_size())
    nets = nets_for(CoreBot.MEDALLIST, packed, net_address)
    made, text = move.encode(), seed.encode(errors="surrogatepass")
    sample = (number, worlds, text, len(text))
    length = core_library().rg_why_move(nets, packed, made, len(made), *sample, out)
    assert length, move
    return ctypes.string_at(out, length)


def core_idea(
    packed: PackedState,
    net_address: Callable[[GameKind], int],
    idea: Idea,
    *,
    seed: str,
    number: int,
    worlds: int,
) -> bytes:
    """Whether an idea decides the next move, and how; null if it does not."""
    out = ctypes.create_string_buffer(core_library().rg_text_size())
    nets = nets_for(CoreBot.MEDALLIST, packed, net_address)
    text = seed.encode(errors="surrogatepass")
    sample = (number, worlds, text, len(text))
    length = core_library().rg_idea(nets, packed, idea.value, *sample, out)
    return ctypes.string_at(out, length)


def acts_on_idea(packed: PackedState, idea: Idea, move: str) -> bool:
    """Whether a legal move acts on an idea."""
    text = move.encode()
    found = core_library().rg_acts_on_idea(packed, idea.value, text, len(text))
    assert found >= 0, move
    return bool(found)


def theme_of_reason(reason: str) -> str:
    """What a kind of reason has in common with others, such as `early-kills`; empty if there is no such kind."""
    out = ctypes.create_string_buffer(core_library().rg_text_size())
    text = reason.encode()
    length = core_library().rg_theme_of_reason(text, len(text), out)
    return ctypes.string_at(out, length).decode()

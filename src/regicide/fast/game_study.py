"""What the core finds out about whole games, as JSON, and ratings of players (core/api/study_api.cpp)."""

import ctypes
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from regicide.fast.core_bots import nets_for
from regicide.fast.core_numbers import CoreBot, GameKind
from regicide.fast.layout import PackedState
from regicide.fast.library import core_library


def counted_game(
    deal: PackedState, seed: str | None, moves: str, *, people: Iterable[int], earns: bool
) -> bytes:
    """The facts of a game; its moves are those of a record, separated by spaces."""
    out = ctypes.create_string_buffer(core_library().rg_text_size())
    shuffles = None if seed is None else seed.encode(errors="surrogatepass")
    seats, text = sum(1 << seat for seat in people), moves.encode()
    length = core_library().rg_game_facts(
        deal, shuffles, len(shuffles or b""), seats, earns, text, len(text), out
    )
    assert length > 0, f"move {-length} is illegal"
    return out.raw[:length]


def par_game(
    deal: PackedState,
    seed: str,
    number: int,
    net_address: Callable[[GameKind], int],
    *,
    level: int = 0,
) -> bytes:
    """How the medallist ends a deal with this seed; or players of a level, from 1 on."""
    out = ctypes.create_string_buffer(core_library().rg_text_size())
    nets, text = nets_for(CoreBot.MEDALLIST, deal, net_address), seed.encode()
    length = core_library().rg_par_game(nets, deal, text, len(text), number, level, out)
    return out.raw[:length]


class EndedGame(NamedTuple):
    """A finished game, as the core compares it with others."""

    players: int
    defeated: int
    turns: int
    #: Neither with help nor of a known deal.
    counts: bool


def best_before(games: Sequence[EndedGame]) -> int | None:
    """The best of the games before the last one, if that is better: turns of a win, otherwise royals defeated."""
    numbers = [int(number) for game in games for number in game]
    packed = (ctypes.c_int32 * len(numbers))(*numbers)
    best: int = core_library().rg_best_before(packed, len(games))
    return None if best < 0 else best


def rating_after(
    rating: float, deviation: float, volatility: float, difficulty: float, *, solved: bool
) -> tuple[float, float, float]:
    """Rating, deviation and volatility after a puzzle, by Glicko-2."""
    numbers = (ctypes.c_double * 3)(rating, deviation, volatility)
    core_library().rg_rate_puzzle(numbers, difficulty, solved)
    rating, deviation, volatility = numbers
    return rating, deviation, volatility

"""One game in the packed core, with the moves and states of `rules`."""

import ctypes

from regicide.fast.core_numbers import MOST_MOVES
from regicide.fast.layout import PackedState
from regicide.fast.library import core_library
from regicide.fast.packing import pack, pack_move, pack_options, unpack, unpack_move
from regicide.rules import IllegalMove, Move, Options, State, why_illegal


class FastGame:
    """An immutable position in the core: a move returns a new one."""

    __slots__ = ("packed",)

    def __init__(self, packed: PackedState) -> None:
        self.packed = packed

    @staticmethod
    def deal(players: int, seed: str, options: Options) -> "FastGame":
        packed, text = PackedState(), seed.encode()
        core_library().rg_deal(packed, players, pack_options(options), text, len(text))
        return FastGame(packed)

    @staticmethod
    def at(state: State) -> "FastGame":
        return FastGame(pack(state))

    @property
    def state(self) -> State:
        return unpack(self.packed)

    def moves(self) -> list[Move]:
        return [unpack_move(move) for move in self.packed_moves()]

    def packed_moves(self) -> list[int]:
        found = (ctypes.c_uint64 * MOST_MOVES)()
        return list(found[: core_library().rg_legal_moves(self.packed, found)])

    def do(self, move: Move, seed: str | None = None, k: int = 0) -> "FastGame":
        """The position after a move. Hearts use shuffle k of the seed.

        Without a seed they take the discards in order.
        """
        number, after = self._legal(move), PackedState.from_buffer_copy(self.packed)
        if seed is None:
            core_library().rg_do_as_is(after, number)
        else:
            text = seed.encode()
            core_library().rg_do_seeded(after, number, text, len(text), str(k).encode())
        return FastGame(after)

    def perft(self, depth: int) -> int:
        return int(core_library().rg_perft(self.packed, depth))

    def _legal(self, move: Move) -> int:
        """The packed move. The core decides whether it is legal; `rules` gives the reason if not."""
        number = pack_move(move, self.packed.hand[self.packed.seat])
        if number in self.packed_moves():
            return number
        illegality = why_illegal(self.state, move)
        assert illegality is not None, f"the core rejects a legal move: {move} in {self.state}"
        raise IllegalMove(illegality)

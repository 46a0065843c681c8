"""The two engines behind the protocol, with one interface: `rules` and the packed core."""

from collections.abc import Sequence
from typing import Protocol

from regicide.engine.perft import perft
from regicide.notation import Seed
from regicide.rules import Move, Options, State, do, keep_order, legal_moves


class BackendGame(Protocol):
    """A position in one of the engines; a move returns a new one."""

    @property
    def state(self) -> State: ...
    def moves(self) -> Sequence[Move]: ...
    def do(self, move: Move, seed: str | None = None, k: int = 0) -> "BackendGame":
        """The position after a move. Hearts use shuffle k of the seed.

        Without a seed they take the discards in order.
        """
        ...

    def perft(self, depth: int) -> int: ...


class Backend(Protocol):
    """Makes games: a class whose instances are `BackendGame`s."""

    def deal(self, players: int, seed: str, options: Options) -> BackendGame: ...
    def at(self, state: State) -> BackendGame: ...


class RulesGame:
    """A position in `rules`."""

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        self.state = state

    @staticmethod
    def deal(players: int, seed: str, options: Options) -> "RulesGame":
        return RulesGame(Seed(seed).deal(players, options))

    @staticmethod
    def at(state: State) -> "RulesGame":
        return RulesGame(state)

    def moves(self) -> Sequence[Move]:
        return legal_moves(self.state)

    def do(self, move: Move, seed: str | None = None, k: int = 0) -> "RulesGame":
        shuffle = keep_order if seed is None else Seed(seed).shuffle(k)
        return RulesGame(do(self.state, move, shuffle).state)

    def perft(self, depth: int) -> int:
        return perft(self.state, depth)


def backend_named(name: str) -> Backend:
    """`rules` or `fast`; loads the compiled core only for `fast`."""
    if name == "rules":
        return RulesGame
    from regicide.fast import FastGame  # noqa: PLC0415

    return FastGame

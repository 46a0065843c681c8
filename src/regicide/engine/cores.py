"""The engines that can answer: the readable rules, and the packed core, behind one face."""

from collections.abc import Sequence
from typing import Protocol

from regicide.engine.perft import perft
from regicide.notation import Seed
from regicide.rules import Move, Options, State, as_is, do, legal_moves


class EngineGame(Protocol):
    """A position in some engine; making a move gives a new one."""

    @property
    def state(self) -> State: ...
    def moves(self) -> Sequence[Move]: ...
    def do(self, move: Move, seed: str | None = None, k: int = 0) -> "EngineGame":
        """Hearts shuffle by stream k of the seed, or not at all."""
        ...

    def perft(self, depth: int) -> int: ...


class Core(Protocol):
    """What makes games: a class whose instances are `EngineGame`s."""

    def deal(self, players: int, seed: str, options: Options) -> EngineGame: ...
    def at(self, state: State) -> EngineGame: ...


class RulesGame:
    """A position in the rules."""

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
        shuffle = as_is if seed is None else Seed(seed).shuffle(k)
        return RulesGame(do(self.state, move, shuffle).state)

    def perft(self, depth: int) -> int:
        return perft(self.state, depth)


def core_named(name: str) -> Core:
    """`rules` or `fast`; the compiled core is only loaded when it is asked for."""
    if name == "rules":
        return RulesGame
    from regicide.fast import FastGame  # noqa: PLC0415

    return FastGame


CORES = ("rules", "fast")

"""The functions of the core, described once.

`library` declares them to `ctypes` from here. `python3 dev.py generate` writes the C++ declarations, which the compiler
compares with the definitions (core/api/functions.hpp), those for the page, and the table in docs/core.md.

Texts are UTF-8. The caller provides all memory, and the functions do not throw. `build` names a build of the core; an
empty name is the fastest one this machine can run.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from regicide.fast.c_types import (
    CType,
    Int,
    Ints32In,
    Ints32Out,
    MaskOut,
    NetIn,
    NetOut,
    NetsIn,
    Number64,
    Numbers64In,
    Numbers64Out,
    OptionsIn,
    ParamsIn,
    ProgressOut,
    Real,
    RealsOut,
    RowsOut,
    Signed64,
    Signed64Out,
    Size,
    StateIn,
    StateOut,
    StatesOut,
    Text,
)
from regicide.fast.table_interface import Reviews, Studies, TableGames


class PackedStates(Protocol):
    """States and moves in packed form, and many games at once."""

    def rg_layout(self, numbers: Ints32Out) -> Int:
        """Write the sizes of the shared structs and the offsets of their fields; return how many."""

    def rg_deal(
        self, state: StateOut, players: Int, options: OptionsIn, seed: Text, seed_length: Size
    ) -> None:
        """Deal a game."""

    def rg_world_from_view(self, view: Text, state: StateOut) -> None:
        """Make a world that agrees with a view (knowledge/seat_view.hpp)."""

    def rg_legal_moves(self, state: StateIn, moves: Numbers64Out) -> Int:
        """Write the legal moves, at most `MOST_MOVES`, and return their number."""

    def rg_move_of_action(self, state: StatesOut, action: Int) -> Number64:
        """Return the move of an action (simulation/batch.hpp) if it is legal; else all bits are set."""

    def rg_do_as_is(self, state: StateOut, move: Number64) -> Int:
        """Make a move. Hearts take the oldest discards; return how many."""

    def rg_do_seeded(
        self, state: StateOut, move: Number64, seed: Text, seed_length: Size, number: Text
    ) -> None:
        """Make a move. Hearts shuffle by the stream of the seed with this number, as text."""

    def rg_perft(self, state: StateIn, depth: Int) -> Number64:
        """Count the games of this length."""

    def rg_build_name(self, number: Int) -> Text:
        """Name the n-th build that this machine can run, the fastest last; null after the last."""

    def rg_simulate(
        self,
        players: Int,
        options: OptionsIn,
        decisions: Number64,
        seed: Number64,
        threads: Int,
        build: Text,
        totals: Numbers64Out,
    ) -> None:
        """Play random games; write the totals of all threads: games, decisions, games won."""

    def rg_batch_deal(
        self,
        states: StatesOut,
        games: Int,
        threads: Int,
        players: Int,
        options: OptionsIn,
        seed: Number64,
        only_finished: Int,
    ) -> None:
        """Deal games at random."""

    def rg_batch_legal(self, states: StatesOut, games: Int, threads: Int, mask: MaskOut) -> None:
        """Write which actions are legal."""

    def rg_observation_size(self, players: Int, options: OptionsIn) -> Int:
        """Return the width of a row of `rg_batch_observe`."""

    def rg_batch_observe(
        self, states: StatesOut, games: Int, threads: Int, viewer: Int, rows: RowsOut
    ) -> None:
        """Write what a seat of each game may know (knowledge/observation_row.hpp); -1: that to move."""

    def rg_batch_step(
        self, states: StatesOut, games: Int, threads: Int, actions: Ints32In, seed: Number64
    ) -> Int:
        """Do an action in each game; return -1. If one is illegal, do none and return its game."""

    def rg_batch_step_at_random(
        self, states: StatesOut, games: Int, threads: Int, steps: Int, seed: Number64
    ) -> None:
        """Make this many random decisions in each game."""


class NetsAndBots(Protocol):
    """The value net, its training, and the bots.

    A state may be any world that agrees with what the acting seat knows.
    """

    def rg_net_shape(self, shape: Ints32Out) -> Int:
        """Write inputs, hidden units and bytes when quantized; return the bytes as floats."""

    def rg_train(
        self,
        net: NetOut,
        players: Int,
        options: OptionsIn,
        params: ParamsIn,
        games: Signed64,
        seed: Number64,
        threads: Int,
    ) -> Signed64:
        """Play games and learn from each; return how many were won."""

    def rg_play_by_net(
        self,
        net: NetIn,
        players: Int,
        options: OptionsIn,
        games: Signed64,
        seed: Number64,
        threads: Int,
    ) -> Signed64:
        """Play games by the net without search; return how many were won."""

    def rg_quantize(self, net: NetIn, quantized: NetOut, build: Text) -> None:
        """Write the quantized net, to memory that is aligned to 64 bytes."""

    def rg_choose(
        self,
        quantized: NetIn,
        state: StateIn,
        rollouts: Int,
        milliseconds: Real,
        seed: Number64,
        insight: Int,
        build: Text,
        chance: RealsOut,
    ) -> Number64:
        """Return the best move by a net, with search if there is a budget, and its chance."""

    def rg_game_kind(self, state: StateIn) -> Int:
        """Return the kind of game, which decides the net."""

    def rg_nets_needed(self, bot: Int, state: StateIn) -> Int:
        """Return the kinds of game whose nets a bot may need in this state, as bits."""

    def rg_bot_choose(
        self,
        bot: Int,
        nets: NetsIn,
        state: StateIn,
        rollouts: Int,
        milliseconds: Real,
        seed: Number64,
        build: Text,
        chance: RealsOut,
    ) -> Number64:
        """Return the move of a bot and its estimate; without a budget it has its default.

        `nets` holds the quantized nets by kind of game: those that `rg_nets_needed` names.
        """

    def rg_play_by_bots(
        self,
        bots: Ints32In,
        nets: NetsIn,
        players: Int,
        options: OptionsIn,
        rollouts: Int,
        first: Int,
        games: Int,
        seed: Number64,
        threads: Int,
        won: MaskOut,
    ) -> None:
        """Play games with a bot on each seat; write which were won (bots/bot_games.hpp)."""

    def rg_six_rules(self, state: StateIn, rule: Ints32Out) -> Number64:
        """Return the move by the six rules, and write which `ListRule` chose it."""

    def rg_count_points(self, state: StateIn, moves: Numbers64Out, points: RealsOut) -> Int:
        """Count the points of every legal move (bots/counting.hpp); return their number.

        `points` has a row for each move, with the points of each `PointItem`; their sum is what the move is worth.
        """

    def rg_rate(
        self,
        quantized: NetIn,
        state: StateIn,
        worlds: Int,
        seed: Number64,
        build: Text,
        moves: Numbers64Out,
        chances: RealsOut,
        errors: RealsOut,
    ) -> Int:
        """Rate every legal move, the best first (search/move_ratings.hpp); return their number."""

    def rg_rollout_ends(
        self,
        quantized: NetIn,
        state: StateIn,
        move: Number64,
        worlds: Int,
        seed: Number64,
        logits: RealsOut,
        jesters: Ints32Out,
        began: Ints32Out,
    ) -> None:
        """Write how the rollouts of a move end, in each world (builds/build_interface.hpp)."""

    def rg_play_out(
        self,
        nets: NetsIn,
        state: StateIn,
        moves: Numbers64In,
        count: Int,
        first: Int,
        games: Int,
        first_rollouts: Int,
        later_rollouts: Int,
        seed: Number64,
        threads: Int,
        won: MaskOut,
    ) -> None:
        """Play games to the end after each of some moves; write which moves won (review/play_out.hpp)."""

    def rg_play_by_search(
        self,
        net: NetIn,
        players: Int,
        options: OptionsIn,
        rollouts: Int,
        milliseconds: Real,
        games: Signed64,
        seed: Number64,
        threads: Int,
        build: Text,
        moves: Signed64Out,
    ) -> Signed64:
        """Play games with a search for every move; return games won, write how many moves."""


class Solver(Protocol):
    """The solver. Other threads can read the progress and stop it while it runs."""

    def rg_solve(
        self,
        state: StateIn,
        seed: Text,
        seed_length: Size,
        first_hearts: Number64,
        seconds: Real,
        most_bytes: Number64,
        widest: Number64,
        progress: ProgressOut,
        solution: Numbers64Out,
        length: Ints32Out,
    ) -> Int:
        """Return the `Verdict` and write a solution of at most `LONGEST_SOLUTION` moves.

        `seed` may be null (solver/solver_interface.hpp).
        """

    def rg_prove_all(
        self,
        states: StateIn,
        hearts_counts: Ints32In,
        count: Int,
        seed: Text,
        seed_length: Size,
        first_hearts: Number64,
        seconds: Real,
        most_bytes: Number64,
        remembers: Int,
        progress: ProgressOut,
        verdicts: Ints32Out,
        reads: Ints32Out,
    ) -> None:
        """Decide whether each of these states can be won (solver/solver_interface.hpp).

        They share one castle. The time limit is for each.
        """


GROUPS = (PackedStates, NetsAndBots, Solver, TableGames, Reviews, Studies)


class CoreFunctions(PackedStates, NetsAndBots, Solver, TableGames, Reviews, Studies, Protocol):
    """All functions of the core."""


@dataclass(frozen=True, slots=True)
class CoreFunction:
    """One function: its parameters and the type of its result, which is None for nothing."""

    name: str
    parameters: dict[str, CType]
    result: CType | None
    #: Sentences.
    says: str


def functions_of(group: type) -> Iterator[CoreFunction]:
    for name, function in vars(group).items():
        if name.startswith("rg_"):
            hints = dict(function.__annotations__)
            result = hints.pop("return")
            types = {parameter: hint.__metadata__[0] for parameter, hint in hints.items()}
            returned = result.__metadata__[0] if result else None
            yield CoreFunction(name, types, returned, function.__doc__)

"""Writes a dataset for Minari: an episode for each game and seat.

An observation is the seat's view and its legal moves, an action is a move, all in notation. The reward is 1 at
the end of a game that was won. Minari keeps datasets by their names in a folder of its own.
"""

import re
import warnings
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from regicide.lab.errors import LabError
from regicide.lab.lazy_import import optional_library
from regicide.lab.match import Match
from regicide.notation import Record, RecordedMove, Replay, parse_move, print_move, print_view
from regicide.rules import Seat, State, Step, legal_moves, observe

#: What Minari accepts as a name, without its optional parts.
_NAME = re.compile(r"([\w-]+/)*[\w-]+-v\d+", re.ASCII)
LETTERS = "".join(map(chr, range(33, 127))) + " "
LONGEST = {"view": 400, "legal": 25_000, "move": 40}


def check_minari(name: str) -> None:
    """Raise before any game if Minari is missing, or the name is not one, or is taken."""
    minari = _minari()
    if _NAME.fullmatch(name) is None:
        raise LabError("dataset-minari-name", {"name": name[:40]})
    if name in minari.list_local_datasets():
        raise LabError("dataset-minari-taken", {"name": name})


def _minari() -> ModuleType:
    """Minari is not in the extra `lab`: it brings much, and few need it.

    Its files need two more libraries, and its extra `hdf5` names only one of them.
    """
    try:
        for library in ("h5py", "PIL"):
            import_module(library)
        return import_module("minari")
    except ImportError:
        raise LabError("dataset-no-minari") from None


def write_minari(name: str, folder: Path, match: Match) -> int:
    """Write the games of a dataset; the number of episodes."""
    minari, spaces = _minari(), optional_library("gymnasium.spaces")
    text = {
        part: spaces.Text(longest, min_length=0, charset=LETTERS)
        for part, longest in LONGEST.items()
    }
    episodes = list(_episodes(folder, match))
    with warnings.catch_warnings():
        # It asks for an e-mail address and an environment; these games have neither.
        warnings.simplefilter("ignore", UserWarning)
        minari.create_dataset_from_buffers(
            name,
            episodes,
            observation_space=spaces.Dict({"view": text["view"], "legal": text["legal"]}),
            action_space=text["move"],
            algorithm_name=",".join(match.bots),
            author="open-regicide",
            description=f"Regicide, version {match.version}, seeds {match.seeds}-1 and so on",
        )
    return len(episodes)


def _episodes(folder: Path, match: Match) -> Iterator[Any]:
    polars = optional_library("polars")
    for path in sorted(folder.glob("games-*.parquet")):
        games = polars.read_parquet(path, columns=["game", "move"])
        for (number,), rows in games.group_by("game", maintain_order=True):
            yield from _episodes_of_game(match, number, rows["move"].to_list())


def _episodes_of_game(match: Match, number: int, moves: Sequence[str]) -> Iterator[Any]:
    """Replay a game: the last observation of a seat is the end of the game."""
    buffer = optional_library("minari.data_collector").EpisodeBuffer
    seed = match.seed(number)
    game = Replay(Record(seed.deal(match.players, match.options), seed))
    seen: list[list[tuple[str, str]]] = [[] for _ in match.bots]
    made: list[list[str]] = [[] for _ in match.bots]
    for text in moves:
        seat = game.state.seat
        seen[seat].append(_observation(game.state, seat))
        made[seat].append(text)
        game.do(RecordedMove(parse_move(text)))
    for seat in range(match.players):
        if not made[seat]:
            continue  # a seat that never moved
        views = [*seen[seat], _observation(game.state, seat)]
        last = len(made[seat]) - 1
        yield buffer(
            observations={
                "view": [view for view, _ in views],
                "legal": [legal for _, legal in views],
            },
            actions=made[seat],
            rewards=[float(at == last and game.state.step is Step.WON) for at in range(last + 1)],
            terminations=[at == last for at in range(last + 1)],
            truncations=[False] * (last + 1),
            options={"seed": seed.text, "seat": seat + 1},
        )


def _observation(state: State, seat: Seat) -> tuple[str, str]:
    """The view of a seat, and its legal moves separated by spaces."""
    seen = observe(state, seat)
    decides = state.seat == seat and not state.step.is_over
    legal = sorted(map(print_move, legal_moves(seen))) if decides else []
    return print_view(seen), " ".join(legal)

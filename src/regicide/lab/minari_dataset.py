"""Writes a dataset for Minari: an episode for each game and seat.

Observations, masks, actions and rewards are those of `Regicide-v0`, the environment that the dataset names: so
programs learn from the dataset and play in the environment. Minari keeps datasets by their names in a folder of
its own.
"""

import multiprocessing
import os
import re
import shutil
import signal
import warnings
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regicide.bots import BOTS
from regicide.lab.dataset import part_files
from regicide.lab.errors import LabError
from regicide.lab.files import unwritable
from regicide.lab.games.match import Match
from regicide.lab.lazy_import import optional_library
from regicide.notation import Record, RecordedMove, Replay, parse_move, print_options
from regicide.rules import State, Step, hand_limit, legal_moves, observe

#: What Minari accepts as a name, without its optional parts.
_NAME = re.compile(r"([\w-]+/)*[\w-]+-v\d+", re.ASCII)
#: The module that registers it, and its name.
_ENVIRONMENT = "regicide.envs:Regicide-v0"


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
    """Write the games of a dataset; the number of episodes. What fails leaves nothing.

    A process of its own writes, because the library of Minari's files ends its process if the disk is full.
    """
    writer = multiprocessing.get_context("spawn").Process(target=_write, args=(name, folder, match))
    writer.start()
    try:
        writer.join()
    finally:
        writer.kill()
        writer.join()
        if writer.exitcode != 0:
            shutil.rmtree(_place(name), ignore_errors=True)
    if writer.exitcode != 0:
        raise unwritable(_place(name))
    episodes: int = _minari().load_dataset(name).total_episodes
    return episodes


def _place(name: str) -> Path:
    return Path(optional_library("minari.storage.datasets_root_dir").get_dataset_path(name))


def _write(name: str, folder: Path, match: Match) -> None:
    """Write in a process that ends without closing what cannot be closed; the caller stops it after Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    ours, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    os.dup2(
        nowhere, 2
    )  # the library prints a traceback for every object of a file that cannot be written
    try:
        _create(name, folder, match)
    except OSError:
        os._exit(1)
    finally:
        os.dup2(ours, 2)


def _create(name: str, folder: Path, match: Match) -> None:
    env = _environment(match)
    facts = f"Regicide, version {match.version}, seeds {match.seeds}-1 and so on"
    with warnings.catch_warnings():
        # It asks for an e-mail address, and for a link to the code.
        warnings.simplefilter("ignore", UserWarning)
        _minari().create_dataset_from_buffers(
            name,
            _episodes(folder, match),
            env=env if set(match.bots[1:]) <= set(BOTS) else None,
            observation_space=env.observation_space,
            action_space=env.action_space,
            algorithm_name=",".join(match.bots),
            author="open-regicide",
            description=f"{facts}; partners in the environment have their own budgets",
        )


def _environment(match: Match) -> Any:
    """The environment of the first seat. It does not know programs of others: squires take their places."""
    partners = tuple(bot if bot in BOTS else "squire" for bot in match.bots[1:])
    options = print_options(match.options)
    return optional_library("gymnasium").make(_ENVIRONMENT, partners=partners, options=options)


def _episodes(folder: Path, match: Match) -> Iterator[Any]:
    polars = optional_library("polars")
    for path in part_files(folder):
        games = polars.read_parquet(path, columns=["game", "move"])
        for (number,), rows in games.group_by("game", maintain_order=True):
            yield from _episodes_of_game(match, number, rows["move"].to_list())


def _episodes_of_game(match: Match, number: int, moves: Sequence[str]) -> Iterator[Any]:
    """Replay a game: the last observation of a seat is the end of the game."""
    from regicide.envs.actions import action_of_move  # noqa: PLC0415 needs Gymnasium, as Minari does
    from regicide.envs.observation_tensor import encode  # noqa: PLC0415 the same

    buffer = optional_library("minari.data_collector").EpisodeBuffer
    limit = hand_limit(match.players, match.options)
    seed = match.seed(number)
    game = Replay(Record(seed.deal(match.players, match.options), seed))
    states: list[list[State]] = [[] for _ in match.bots]
    actions: list[list[int]] = [[] for _ in match.bots]
    for text in moves:
        state, move = game.state, parse_move(text)
        states[state.seat].append(state)
        actions[state.seat].append(action_of_move(move, state.acting_hand, limit))
        game.do(RecordedMove(move))
    for seat, made in enumerate(actions):
        if not made:
            continue  # a seat that never moved
        seen = [*states[seat], game.state]
        last = len(made) - 1
        yield buffer(
            observations=[encode(observe(state, seat)) for state in seen],
            actions=made,
            rewards=[float(at == last and game.state.step is Step.WON) for at in range(last + 1)],
            terminations=[at == last for at in range(last + 1)],
            truncations=[False] * (last + 1),
            infos={"action_mask": [_mask(state) for state in seen]},
            options={"seed": seed.text, "seat": seat + 1},
        )


def _mask(state: State) -> NDArray[np.int8]:
    """1 for each legal action of the seat to move; only ones after the end, as in the environment."""
    from regicide.envs.actions import action_count, action_of_move  # noqa: PLC0415 as above

    limit = hand_limit(state.players, state.options)
    mask = np.full(action_count(limit), int(state.step.is_over), np.int8)
    for move in legal_moves(state):
        mask[action_of_move(move, state.acting_hand, limit)] = 1
    return mask

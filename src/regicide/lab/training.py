"""Trains a value net by self-play, with checkpoints to resume from.

The parameters change during training (`train_params_at`). At first the target is the share of enemies
defeated, which says something about every game; later it is winning alone. The learning rate falls.
Several copies of the net learn in parallel and are averaged after every round, which is as good as one
net that sees all games.
"""

from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from regicide.bots.weights import read_net
from regicide.fast.layout import TrainParams
from regicide.fast.net import BadNet, Net
from regicide.lab.errors import LabError
from regicide.lab.files import write_atomically
from regicide.notation import print_options
from regicide.rules import Options

#: Games that each copy plays between two averages.
ROUND_GAMES = 1000
#: The least number of games with the share of enemies defeated as the target: a net that never won
#: learns nothing from losing. During as many games again the target changes to winning.
SHAPING_GAMES = 16_000
#: The fixed set of deals that a net is evaluated with.
EVALUATION_GAMES, EVALUATION_SEED = 2000, 2_000_003
#: The number of evaluations during a training.
EVALUATIONS = 50


@dataclass(frozen=True, slots=True)
class TrainingConfig:
    """The settings of a training."""

    players: int
    options: Options
    games: int
    seed: int = 1
    #: The number of hidden units to use; None: all.
    units: int | None = None

    @property
    def settings(self) -> str:
        """All settings as text: trainings with the same text are the same."""
        options = print_options(self.options) or "-"
        units = "" if self.units is None else f" {self.units}"
        return f"{self.players} {options} {self.games} {self.seed}{units}"

    def may_resume(self, settings: str) -> bool:
        """Whether ours may resume a training with these settings: its length may be another."""
        mine, its = self.settings.split(), settings.split()
        return [*mine[:2], *mine[3:]] == [*its[:2], *its[3:]]


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The win rate on the fixed set of deals after this many training games."""

    games: int
    win_rate: float


@dataclass(frozen=True, slots=True)
class TrainingProgress:
    """The state of a training: the net, the games so far, the evaluations so far."""

    net: Net
    games: int
    evaluations: tuple[Evaluation, ...]


def train_params_at(games: int, config: TrainingConfig) -> TrainParams:
    """The parameters after this many games of a training."""
    progress = games / config.games
    shaping_games = max(SHAPING_GAMES, config.games // 25)
    shaping = min(1.0, max(0.0, 2 - games / shaping_games))
    rates = ((0.25, 0.01), (0.5, 0.003), (0.75, 0.001), (0.92, 0.0003))
    rate = next((rate for until, rate in rates if progress < until), 0.0001)
    return TrainParams(
        rate=rate,
        lambda_=0.7 if progress < 0.5 else 0.8,
        shaping=shaping,
        exploration=0.01 if progress < 0.75 else 0.0,
    )


def train(
    config: TrainingConfig, path: Path, *, threads: int = 1
) -> Generator[TrainingProgress, None, None]:
    """Train a net, or resume from the checkpoint in the file; yield the progress.

    A checkpoint is written after every evaluation, so a killed training loses little.
    """
    if path.exists():
        at = read_checkpoint(path, config)
    else:
        at = TrainingProgress(Net.untrained(config.seed, config.units), 0, ())
    yield at
    with ThreadPoolExecutor(threads) as pool:
        copies = [Net(at.net.weights) for _ in range(threads)]
        while at.games < config.games:
            until = min(config.games, at.games + max(1, config.games // EVALUATIONS))
            games = at.games
            while games < until:
                games = _round(config, copies, games, pool)
            at = _evaluate(config, copies[0], games, at.evaluations, threads)
            write_atomically(path, checkpoint(config, at))
            yield at


def _round(config: TrainingConfig, copies: list[Net], games: int, pool: ThreadPoolExecutor) -> int:
    """Train every copy with its own games, then average them; return the number of games so far."""
    params = train_params_at(games, config)

    def learn(number: int) -> int:
        seed = config.seed * 1_000_003 + games + number
        return copies[number].train(
            config.players, config.options, params, games=ROUND_GAMES, seed=seed
        )

    list(pool.map(learn, range(len(copies))))
    mean = np.mean([copy.weights for copy in copies], axis=0)
    for copy in copies:
        copy.weights[:] = mean
    return games + ROUND_GAMES * len(copies)


def _evaluate(
    config: TrainingConfig, net: Net, games: int, evaluations: tuple[Evaluation, ...], threads: int
) -> TrainingProgress:
    won = net.play(
        config.players,
        config.options,
        games=EVALUATION_GAMES,
        seed=EVALUATION_SEED,
        threads=threads,
    )
    return TrainingProgress(
        Net(net.weights), games, (*evaluations, Evaluation(games, won / EVALUATION_GAMES))
    )


# --- checkpoints ---------------------------------------------------------------------------------


def checkpoint(config: TrainingConfig, at: TrainingProgress) -> bytes:
    data = BytesIO()
    np.savez(
        data,
        settings=np.array(config.settings),
        weights=at.net.weights,
        games=np.array(at.games),
        exams=np.array([(each.games, each.win_rate) for each in at.evaluations], dtype=np.float64),
    )
    return data.getvalue()


def read_checkpoint(path: Path, config: TrainingConfig | None = None) -> TrainingProgress:
    """Read the progress of a training; raise if the file belongs to one with other settings."""
    try:
        with np.load(BytesIO(path.read_bytes()), allow_pickle=False) as file:
            settings, weights = str(file["settings"]), file["weights"]
            games, evaluations = int(file["games"]), file["exams"].reshape(-1, 2)
    except (ValueError, KeyError, EOFError, BadZipFile):
        raise BadNet("bad-net") from None
    except OSError:
        raise LabError("unreadable-file", {"file": str(path)}) from None
    if config is not None and not config.may_resume(settings):
        raise LabError("train-other-course", {"file": str(path)})
    return TrainingProgress(
        Net(weights), games, tuple(Evaluation(int(n), float(rate)) for n, rate in evaluations)
    )


def read_net_file(path: Path) -> Net:
    """Read a weights file, as bots use them."""
    try:
        return read_net(path.read_bytes())
    except OSError:
        raise LabError("unreadable-file", {"file": str(path)}) from None

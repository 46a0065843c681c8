"""Teaching a value net by its own games: a course that can be stopped, and gone on with.

A course is a number of games. How the net learns changes along it (`lesson_at`): at first from the
share of enemies defeated, which every game has something to say about, then from winning alone; in
smaller and smaller steps. Several copies of the net learn side by side and are averaged after every
round, which is as good as one that sees all of their games.
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
from regicide.lab.files import write_safely
from regicide.notation import print_options
from regicide.rules import Options

#: Games a copy plays between two averages.
ROUND = 1000
#: For so many games at least, winning is not yet all that counts: a net that never won learns
#: nothing from losing. For as many more it counts more and more.
BEGINNING = 16_000
#: The fixed set a net is examined with: always the same deals.
EXAM_GAMES, EXAM_SEED = 2000, 2_000_003
#: How often: after so many parts of the course.
EXAMS = 50


@dataclass(frozen=True, slots=True)
class Course:
    """What a net is taught."""

    players: int
    options: Options
    games: int
    seed: int = 1
    #: With how many hidden units; None: with all there are.
    units: int | None = None

    @property
    def settings(self) -> str:
        """What makes two courses the same, as text."""
        options = print_options(self.options) or "-"
        units = "" if self.units is None else f" {self.units}"
        return f"{self.players} {options} {self.games} {self.seed}{units}"


@dataclass(frozen=True, slots=True)
class Exam:
    """After so many games, so large a share of the fixed set was won."""

    games: int
    won: float


@dataclass(frozen=True, slots=True)
class TrainingProgress:
    """Where a course stands."""

    net: Net
    games: int
    exams: tuple[Exam, ...]


def lesson_at(games: int, course: Course) -> TrainParams:
    """How the net learns after so many games of its course."""
    progress = games / course.games
    beginning = max(BEGINNING, course.games // 25)
    shaping = min(1.0, max(0.0, 2 - games / beginning))
    rates = ((0.25, 0.01), (0.5, 0.003), (0.75, 0.001), (0.92, 0.0003))
    rate = next((rate for until, rate in rates if progress < until), 0.0001)
    return TrainParams(
        rate=rate,
        lambda_=0.7 if progress < 0.5 else 0.8,
        shaping=shaping,
        exploring=0.01 if progress < 0.75 else 0.0,
    )


def train(
    course: Course, path: Path, *, threads: int = 1
) -> Generator[TrainingProgress, None, None]:
    """Teach a net, or go on teaching the one in the file; a checkpoint after every exam.

    Killed at any moment, it goes on from the last checkpoint.
    """
    at = read_checkpoint(path, course) if path.exists() else _fresh(course)
    yield at
    with ThreadPoolExecutor(threads) as pool:
        copies = [Net(at.net.weights) for _ in range(threads)]
        while at.games < course.games:
            until = min(course.games, at.games + max(1, course.games // EXAMS))
            games = at.games
            while games < until:
                games = _round(course, copies, games, pool)
            at = _examined(course, copies[0], games, at.exams, threads)
            write_safely(path, checkpoint(course, at))
            yield at


def _fresh(course: Course) -> TrainingProgress:
    return TrainingProgress(Net.fresh(course.seed, course.units), 0, ())


def _round(course: Course, copies: list[Net], games: int, pool: ThreadPoolExecutor) -> int:
    """Every copy learns from a round of games of its own; then they are averaged."""
    lesson = lesson_at(games, course)

    def learn(number: int) -> int:
        seed = course.seed * 1_000_003 + games + number
        return copies[number].train(course.players, course.options, lesson, games=ROUND, seed=seed)

    list(pool.map(learn, range(len(copies))))
    mean = np.mean([copy.weights for copy in copies], axis=0)
    for copy in copies:
        copy.weights[:] = mean
    return games + ROUND * len(copies)


def _examined(
    course: Course, net: Net, games: int, exams: tuple[Exam, ...], threads: int
) -> TrainingProgress:
    won = net.play(
        course.players, course.options, games=EXAM_GAMES, seed=EXAM_SEED, threads=threads
    )
    return TrainingProgress(Net(net.weights), games, (*exams, Exam(games, won / EXAM_GAMES)))


# --- checkpoints ---------------------------------------------------------------------------------


def checkpoint(course: Course, at: TrainingProgress) -> bytes:
    data = BytesIO()
    np.savez(
        data,
        settings=np.array(course.settings),
        weights=at.net.weights,
        games=np.array(at.games),
        exams=np.array([(exam.games, exam.won) for exam in at.exams], dtype=np.float64),
    )
    return data.getvalue()


def read_checkpoint(path: Path, course: Course | None = None) -> TrainingProgress:
    """Where a course stands, by its file; another course's is refused."""
    try:
        with np.load(BytesIO(path.read_bytes()), allow_pickle=False) as file:
            settings, weights = str(file["settings"]), file["weights"]
            games, exams = int(file["games"]), file["exams"].reshape(-1, 2)
    except (ValueError, KeyError, EOFError, BadZipFile):
        raise BadNet("bad-net") from None
    except OSError:
        raise LabError("unreadable-file", {"file": str(path)}) from None
    if course is not None and settings != course.settings:
        raise LabError("train-other-course", {"file": str(path)})
    return TrainingProgress(
        Net(weights), games, tuple(Exam(int(n), float(won)) for n, won in exams)
    )


def read_net_file(path: Path) -> Net:
    """A net as bots read it."""
    try:
        return read_net(path.read_bytes())
    except OSError:
        raise LabError("unreadable-file", {"file": str(path)}) from None

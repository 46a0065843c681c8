"""The tasks of the benchmark: tables with deals of their own, and partners of graded strength.

A task never changes: what would change its games, or the partners, is a task of the next version (docs/benchmark.md).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256

from regicide.lab.errors import LabError
from regicide.lab.games.arena_game import GameResult
from regicide.lab.games.match import Match
from regicide.notation import parse_options, print_position
from regicide.rules import Options
from regicide.study.intervals import wilson_of_groups

#: A commitment is to so many deals for the test, and a score counts these games.
COMMITTED = 2000
#: Mean CPU milliseconds for a move: the class of a bot is the first that it keeps to. Above them is the open class.
CLASSES_MS = (1, 10, 100)


@dataclass(frozen=True, slots=True)
class Task:
    """A kind of table. Game n of its deals has the seed `NAME-DEALS-n`, as `two-v0-test-7`.

    Those for the test are held out: do not learn from them, and choose nothing by them.
    """

    name: str
    players: int
    #: As text (§13); empty for the published rules.
    options: str
    #: SHA-256 of the first deals for the test, one position on a line.
    commitment: str

    @property
    def rules(self) -> Options:
        return parse_options(self.options) if self.options else Options()

    def seeds(self, deals: str) -> str:
        return f"{self.name}-{deals}"


TASKS = (
    Task("solo-v0", 1, "", "482062e1158e05ddb0b9c5e8de14930175e53933781bc5d7b3fda6b87334c425"),
    Task(
        "solo-no-jesters-v0",
        1,
        "jesters=-2",
        "4a2fc67279edf6ec6c0848f7710fac5adcf42c1921a4f66c3e928fb325630ad0",
    ),
    Task("two-v0", 2, "", "c4e906b146fac495c922a740e232b01054c809fe2b2a812698bb1ddf53d24268"),
    Task(
        "two-small-hands-v0",
        2,
        "hand=-2",
        "df9034e52174c0d2a982ce4d8694f53dfc9a9df1ad511107dc83be0de4dd4125",
    ),
    Task("three-v0", 3, "", "6674d14edc74ec37bc409ffcacbe30aaa8bcf012f8ab4f557e4d3d0a77a69232"),
    Task("four-v0", 4, "", "602bed5eabcbd1e908a0eadb13b9bc941c883ca67358e164f2b6596367548b47"),
    Task(
        "four-small-hands-v0",
        4,
        "hand=-1",
        "d41409aaa9c63eb06f4c43b8b1cf427d9e3db9a4821220ff23769cad64193334",
    ),
    Task(
        "four-strong-enemies-v0",
        4,
        "attack=+5",
        "926e7066734535a9658d401ed022666fcbe77fc12a93167ea6c4b66b78eedfe2",
    ),
)

#: Partners to learn beside, and those held out: do not learn beside them.
PARTNERS = ("level-1", "level-3", "level-4", "level-6", "level-7", "six-rules")
HELD_OUT_PARTNERS = ("level-2", "level-5", "level-8", "counting")


def task_named(name: str) -> Task:
    for task in TASKS:
        if task.name == name:
            return task
    known = ", ".join(task.name for task in TASKS)
    raise LabError("no-such-task", {"name": name[:40], "known": known})


def commitment(task: Task) -> str:
    match = Match(bots=("random",) * task.players, seeds=task.seeds("test"), options=task.rules)
    numbers = range(1, COMMITTED + 1)
    deals = (match.seed(each).deal(task.players, task.rules) for each in numbers)
    return sha256("".join(f"{print_position(deal)}\n" for deal in deals).encode()).hexdigest()


def class_of(move_ms: float) -> int | None:
    """The class of a mean CPU time; None for the open class."""
    return next((most for most in CLASSES_MS if move_ms <= most), None)


def beside_all(
    results: Iterable[Sequence[GameResult]],
) -> tuple[float, tuple[float, float]]:
    """The mean win rate beside several partners, with its interval. All played the same deals."""
    won_by_partner = [{each.number: each.won for each in games} for games in results]
    deals = set[int].intersection(*(set(won) for won in won_by_partner))
    shares = [sum(won[deal] for won in won_by_partner) / len(won_by_partner) for deal in deals]
    return sum(shares) / len(shares), wilson_of_groups(shares, len(shares) * len(won_by_partner))

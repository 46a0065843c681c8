"""A dataset: every decision of many games, one row each, in Parquet files of some games each.

A folder with a journal (the settings and one line per game) and the parts. A part is on disk before its games
are in the journal, so after an interruption only the parts that are not whole are played again.
"""

import re
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regicide.bots import BotChoice
from regicide.lab.arena import Workers
from regicide.lab.errors import LabError
from regicide.lab.files import unwritable, write_atomically
from regicide.lab.games.arena_game import GameResult, play_game
from regicide.lab.games.journal import Journal, open_journal
from regicide.lab.games.match import Match
from regicide.lab.lazy_import import optional_library
from regicide.notation import print_card, print_full_view, print_move
from regicide.rules import Card, Observation, legal_moves

if TYPE_CHECKING:  # imported at first use
    from polars import DataFrame

#: Small enough to share the work, large enough for few files.
GAMES_IN_PART = 100
JOURNAL, CARD = "journal.csv", "README.md"
_PART = re.compile(r"games-\d{7,}-\d{7,}\.parquet", re.ASCII)

#: The columns and their types by Polars; docs/dataset.md and the data card describe them.
COLUMNS = {
    "game": "Int32",
    "seed": "String",
    "decision": "Int16",
    "seat": "Int8",
    "bot": "String",
    "view": "String",
    "players": "Int8",
    "step": "String",
    "enemy": "String",
    "damage": "Int16",
    "spades": "Int16",
    "table": "List",
    "hand": "List",
    "hands": "Counts",
    "tavern": "Int8",
    "discard": "List",
    "to_come": "List",
    "yielded": "Flags",
    "jesters": "Int8",
    "legal": "List",
    "choice": "Int16",
    "move": "String",
    "estimate": "Float32",
    "won": "Boolean",
    "medal": "String",
    "defeated": "Int8",
    "decisions": "Int16",
}


@dataclass(frozen=True, slots=True)
class Part:
    """The games `first` to `last`, and their results and rows."""

    first: int
    last: int
    results: tuple[GameResult, ...]
    #: A Parquet file.
    content: bytes

    @property
    def name(self) -> str:
        return part_name(self.first, self.last)


def part_name(first: int, last: int) -> str:
    return f"games-{first:07}-{last:07}.parquet"


def part_files(folder: Path) -> list[Path]:
    """The files of a dataset, in the order of their games; a user may have put others beside them."""
    return sorted(each for each in folder.iterdir() if _PART.fullmatch(each.name))


# --- playing -------------------------------------------------------------------------------------


def play_part(match: Match, games: int, number: int) -> Part:
    """Play the games of a part in this process: the job that workers run."""
    first, last = _range(number, games)
    results, rows = [], []
    for game in range(first, last + 1):
        result, found = _play(match, game)
        results.append(result)
        rows += found
    content = BytesIO()
    _frame(rows).write_parquet(content, compression="zstd")
    return Part(first, last, tuple(results), content.getvalue())


def _range(number: int, games: int) -> tuple[int, int]:
    return (number - 1) * GAMES_IN_PART + 1, min(number * GAMES_IN_PART, games)


def parts_of(games: int) -> int:
    return -(-games // GAMES_IN_PART)


def _play(match: Match, number: int) -> tuple[GameResult, list[tuple[Any, ...]]]:
    rows: list[tuple[Any, ...]] = []
    seed = match.seed(number).text

    def note(seen: Observation, choice: BotChoice) -> None:
        where = (number, seed, len(rows) + 1, seen.seat + 1, match.bots[seen.seat])
        rows.append((*where, *_observed(seen), *_chosen(seen, choice)))

    result = play_game(match, number, time.thread_time_ns, note).result
    medal = result.medal.value if result.medal else ""
    end = (result.won, medal, result.defeated, len(rows))
    return result, [(*row, *end) for row in rows]


def _observed(seen: Observation) -> tuple[Any, ...]:
    assert seen.to_come is not None
    return (
        print_full_view(seen),
        seen.players,
        seen.step.value,
        print_card(seen.enemy),
        seen.damage,
        seen.spades,
        _names(seen.table),
        _names(seen.acting_hand),
        [len(hand) for hand in seen.hands],
        len(seen.tavern),
        _names(seen.discard),
        _names(seen.to_come),
        list(seen.yielded),
        seen.jesters,
    )


def _names(cards: tuple[Card, ...]) -> list[str]:
    return [print_card(card) for card in cards]


def _chosen(seen: Observation, choice: BotChoice) -> tuple[Any, ...]:
    """Legal moves sorted by code point, the place of the chosen one, the move and the estimate."""
    legal, move = sorted(map(print_move, legal_moves(seen))), print_move(choice.move)
    return legal, legal.index(move), move, choice.estimate


def _frame(rows: list[tuple[Any, ...]]) -> "DataFrame":
    polars = optional_library("polars")
    lists = {"List": polars.String, "Counts": polars.Int8, "Flags": polars.Boolean}
    schema = {
        name: polars.List(lists[kind]) if kind in lists else getattr(polars, kind)
        for name, kind in COLUMNS.items()
    }
    made: DataFrame = polars.DataFrame(rows, schema=schema, orient="row")
    return made


# --- the folder ----------------------------------------------------------------------------------


@contextmanager
def open_dataset(folder: Path, match: Match) -> Iterator[Journal]:
    """Make the folder, or open that of the same match; raise without any change if it is another.

    A new dataset that fails before its first file leaves nothing.
    """
    existed, begun = folder.exists(), (folder / JOURNAL).exists()
    if existed and not begun and _has_files(folder):
        raise LabError("dataset-folder-taken", {"folder": str(folder)})
    try:
        folder.mkdir(exist_ok=True)
    except OSError:
        raise unwritable(folder) from None
    try:
        with open_journal(folder / JOURNAL, match) as journal:
            yield journal
    except Exception:
        if not begun and not part_files(folder):
            (folder / JOURNAL).unlink(missing_ok=True)
            if not existed:
                with suppress(OSError):  # the error that follows matters more
                    folder.rmdir()
        raise


def _has_files(folder: Path) -> bool:
    try:
        return any(folder.iterdir())
    except OSError:  # a file, or a folder that cannot be read
        raise unwritable(folder) from None


def make_dataset(
    folder: Path, match: Match, games: int, *, workers: Workers, journal: Journal
) -> Iterator[tuple[GameResult, ...]]:
    """Yield the results of each part: those on disk first, then the others as they end."""
    known = {result.number: result for result in journal.results}
    missing = []
    for number in range(1, parts_of(games) + 1):
        first, last = _range(number, games)
        wanted = range(first, last + 1)
        results = tuple(known[each] for each in wanted if each in known)
        if len(results) == len(wanted) and _is_whole(folder / part_name(first, last), results):
            yield results
        else:
            missing.append(number)
    with closing(workers(partial(play_part, match, games), missing)) as parts:
        for part in parts:
            _keep(folder, part, journal, known)
            yield part.results
    _remove_others(folder, games)


def _is_whole(part: Path, results: tuple[GameResult, ...]) -> bool:
    """Whether a file has a row for each decision of its games; it may have been cut off after it was written."""
    polars = optional_library("polars")
    try:
        rows = polars.scan_parquet(part).select(polars.len()).collect().item()
    except (OSError, polars.exceptions.PolarsError):
        return False
    return bool(rows == sum(sum(each.decisions) for each in results))


def _keep(folder: Path, part: Part, journal: Journal, known: dict[int, GameResult]) -> None:
    """First the part, then the lines of the journal that it lacks."""
    write_atomically(folder / part.name, part.content)
    for result in part.results:
        if result.number not in known:
            journal.add(result)


def _remove_others(folder: Path, games: int) -> None:
    """Remove a last part that was shorter, when fewer games were asked for."""
    ranges = (_range(number, games) for number in range(1, parts_of(games) + 1))
    wanted = {part_name(*each) for each in ranges}
    for path in part_files(folder):
        if path.name not in wanted:
            path.unlink()

"""Writes results as CSV and Parquet, one row per game."""

from collections.abc import Callable, Sequence
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from regicide.lab.files import write_atomically
from regicide.lab.games.arena_game import GameResult
from regicide.lab.games.match import Match
from regicide.lab.lazy_import import optional_library
from regicide.notation import print_card

if TYPE_CHECKING:  # imported at first use
    from polars import DataFrame


def write_csv(path: Path, match: Match, results: Sequence[GameResult]) -> None:
    _write(path, result_rows(match, results).write_csv)


def write_parquet(path: Path, match: Match, results: Sequence[GameResult]) -> None:
    _write(path, result_rows(match, results).write_parquet)


def result_rows(match: Match, results: Sequence[GameResult]) -> "DataFrame":
    """One row per game, sorted by number, so that the order in which games ended has no effect."""
    ordered = sorted(results, key=lambda result: result.number)
    made: DataFrame = optional_library("polars").DataFrame(
        [_row(match, result) for result in ordered]
    )
    return made


def _row(match: Match, result: GameResult) -> dict[str, str | int | float | None]:
    row: dict[str, str | int | float | None] = {
        "number": result.number,
        "seed": match.seed(result.number).text,
        "won": result.won,
        "medal": result.medal.value if result.medal else "",
        "defeated": result.defeated,
        "clause": result.clause or "",
        "enemy": print_card(result.enemy),
        "decisions": sum(result.decisions),
        "seconds": sum(result.nanoseconds) / 1e9,
    }
    for seat, bot in enumerate(match.bots):
        row[f"bot{seat + 1}"] = bot
        row[f"decisions{seat + 1}"] = result.decisions[seat]
        row[f"seconds{seat + 1}"] = result.nanoseconds[seat] / 1e9
    return row


def _write(path: Path, write: Callable[[BytesIO], object]) -> None:
    content = BytesIO()
    write(content)
    write_atomically(path, content.getvalue())

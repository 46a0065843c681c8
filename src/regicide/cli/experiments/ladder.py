"""`regicide arena --ladder`: adds the result to a ladder and prints the standings."""

from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Self

import click

from regicide.i18n import Words
from regicide.lab import GameResult, Match
from regicide.lab.files import ensure_writable
from regicide.lab.games.ladder import (
    LadderEntry,
    Standing,
    add_to_ladder,
    journal_path,
    ladder_entry,
    read_ladder,
    standings,
    with_result,
)


@dataclass(frozen=True, slots=True)
class LadderRun:
    """A ladder, and the line that this run will add to it."""

    path: Path
    entry: LadderEntry

    @classmethod
    def open(cls, file: str, match: Match) -> Self:
        """Check the ladder, and ask external programs for their version, before any game."""
        path = Path(file)
        read_ladder(path)
        ensure_writable(path)
        today = datetime.now(UTC).date().isoformat()
        return cls(path, ladder_entry(match, games=0, won=0, date=today))

    @property
    def journal(self) -> Path:
        return journal_path(self.path, self.entry)

    def has(self, games: int) -> bool:
        """Whether the ladder has this run: then its journal, which is on the machine that played, is not needed."""
        ours = (self.entry.table, self.entry.contestant, self.entry.seeds)
        return any(
            each.games >= games and (each.table, each.contestant, each.seeds) == ours
            for each in read_ladder(self.path)
        )

    def add(self, results: list[GameResult]) -> None:
        won = sum(result.won for result in results)
        add_to_ladder(self.path, with_result(self.entry, games=len(results), won=won))

    def print_standings(self, words: Words) -> None:
        players, options = self.entry.table
        click.echo()
        click.echo(words.say("ladder-title", players=players, options=options or "–"))
        for place, each in enumerate(standings(read_ladder(self.path), self.entry.table), start=1):
            click.echo(_line(words, place, each))


def _line(words: Words, place: int, standing: Standing) -> str:
    low, high = standing.interval
    entry, budget = standing.entry, standing.entry.rollouts or standing.entry.ms
    unit = words.say("ladder-rollouts" if entry.rollouts else "ladder-ms") if budget else ""
    return words.say(
        "ladder-line",
        place=place,
        bots=entry.bots,
        rate=100 * standing.won / standing.games,
        low=100 * low,
        high=100 * high,
        games=standing.games,
        about=", ".join(each for each in (entry.versions, f"{budget} {unit}".strip()) if each),
    )

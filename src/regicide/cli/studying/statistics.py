"""`regicide statistics`: counts the saved games of a file or a folder."""

import json
import os
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict
from pathlib import Path

import click

from regicide.fast.core_numbers import SEALS
from regicide.folders import data_folder
from regicide.foreign_text import printable_line
from regicide.i18n import Words, say_error
from regicide.notation import Record, parse_card, parse_game
from regicide.rules import RegicideError
from regicide.study.game_facts import GameFacts, game_facts
from regicide.study.intervals import wilson
from regicide.study.statistics import WAYS_TO_LOSE, Statistics, WinRate, seals, statistics
from regicide.tui.game_file import FileError, read_text

SUFFIXES = (".regicide", ".txt")
_FIRST_TAG = re.compile(r'^(?=\[Players ")', re.MULTILINE)


def print_statistics(words: Words, *, path: str | None, as_json: bool) -> int:
    """Print the statistics of the games in a file, or in a folder and below it."""
    root = Path(path) if path is not None else data_folder(os.environ)
    games = _Games(words)
    for file in _files(root, must_exist=path is not None):
        games.read(file)
    facts = games.oldest_first()
    counted, counts = statistics(facts), seals(facts)
    if as_json:
        click.echo(json.dumps({**asdict(counted), "seals": counts}, ensure_ascii=False))
    else:
        for line in _lines(words, counted, counts):
            click.echo(line)
    if games.skipped:
        click.echo(words.say("statistics-unreadable", count=len(games.skipped)), err=True)
        for line in games.skipped:
            click.echo(f"  {printable_line(line)}", err=True)
    return 0


def _files(root: Path, *, must_exist: bool) -> list[Path]:
    """The file, or those of the folder that may be records, by name."""
    if _is(root.is_file):
        return [root]
    if must_exist and not _is(root.is_dir):
        raise FileError("unreadable-file", {"file": str(root)})
    found = (path for path in root.rglob("*") if path.suffix in SUFFIXES)
    return sorted(path for path in found if not _is(path.is_dir))


def _is(kind: Callable[[], bool]) -> bool:
    """Whether a path is of this kind; one that may not be looked at is of none."""
    try:
        return kind()
    except OSError:
        return False


class _Games:
    """The games of some files, and what could not be read."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._dated: list[tuple[str, GameFacts]] = []
        #: Each with its reason.
        self.skipped: list[str] = []

    def read(self, file: Path) -> None:
        date = ""
        try:
            # The page exports all of its games in one file.
            for text in filter(str.strip, _FIRST_TAG.split(_text(file))):
                record = self._parse(file, text)
                if record is not None:
                    # A game without a date was played after the one before it in its file.
                    date = record.date or date
                    self._dated.append((date, game_facts(record)))
        except FileError as error:
            self.skipped.append(say_error(self._words, error))

    def _parse(self, file: Path, text: str) -> Record | None:
        try:
            return parse_game(text).record
        except RegicideError as error:
            self.skipped.append(f"{file}: {say_error(self._words, error)}")
            return None

    def oldest_first(self) -> list[GameFacts]:
        """By their dates; games of one day as they stand in the files."""
        return [facts for _, facts in sorted(self._dated, key=lambda each: each[0])]


def _text(file: Path) -> str:
    if not _is(file.is_file):  # a link to nothing, or a pipe, which might never end
        raise FileError("unreadable-file", {"file": str(file)})
    return read_text(file)


def _lines(words: Words, counted: Statistics, counts: dict[str, int]) -> Iterator[str]:
    if counted.games == 0:
        yield words.say("statistics-empty")
    else:
        yield from _counts(words, counted)
    if counted.unfinished:
        yield words.say("statistics-unfinished", count=counted.unfinished)
    reached = [name for name in SEALS if counts[name]]
    about = words.say("statistics-seals-about", count=len(reached), all=len(SEALS))
    yield f"\n{words.say('statistics-seals')}: {about}"
    yield from (
        f"  {words.say(f'seal-{name}')}: {words.say(f'seal-{name}-about')}" for name in reached
    )


def _counts(words: Words, counted: Statistics) -> Iterator[str]:
    facts = words.say("statistics-fact-games", count=counted.games, won=counted.won)
    yield f"{counted.games} {facts}"
    low, high = (round(100 * end) for end in wilson(counted.won, counted.games))
    rate = round(100 * counted.won / counted.games)
    numbers = {"won": counted.won, "count": counted.games, "rate": rate, "low": low, "high": high}
    yield words.say("statistics-rates-sentence", **numbers)
    yield from _rates(words, "statistics-by-players", counted.by_players)
    company = [(f"statistics-kind-{rate.kind}", rate) for rate in counted.by_company]
    yield f"\n{words.say('statistics-by-company')}"
    yield from (_rate(words, words.say(name), rate) for name, rate in company)
    yield from _rates(words, "statistics-by-options", counted.by_options)
    if any(counted.medals):
        gold, silver, bronze = counted.medals
        solo = next(rate.games for rate in counted.by_players if rate.kind == "1")
        medals = {"gold": gold, "silver": silver, "bronze": bronze, "count": solo}
        yield "\n" + words.say("statistics-medals-sentence", **medals)
    if counted.lost_to:
        yield from _losses(words, counted)


def _losses(words: Words, counted: Statistics) -> Iterator[str]:
    lost = counted.games - counted.won
    yield f"\n{words.say('statistics-losses-about', count=lost)}"
    for enemy, count in counted.lost_to:
        yield f"  {count:>4}  {words.card(parse_card(enemy))}"
    yield f"\n{words.say('statistics-ways')}"
    for way, count in zip(WAYS_TO_LOSE, counted.lost_by, strict=True):
        if count:
            yield f"  {count:>4}  {words.say(f'statistics-way-{way}')}"


def _rates(words: Words, title: str, rates: Iterable[WinRate]) -> Iterator[str]:
    yield f"\n{words.say(title)}"
    for rate in rates:
        yield _rate(words, rate.kind or words.say("statistics-published"), rate)


def _rate(words: Words, name: str, rate: WinRate) -> str:
    low, high = (round(end / 100) for end in rate.interval)
    interval = words.say("statistics-from-to", low=low, high=high)
    return f"  {rate.won:>4} / {rate.games:<4} {interval:<12} {name}"

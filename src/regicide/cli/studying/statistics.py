"""`regicide statistics`: counts the saved games of a file or a folder."""

import json
import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict
from pathlib import Path

import click

from regicide.fast.core_numbers import SEALS
from regicide.folders import data_folder
from regicide.foreign_text import printable_line
from regicide.i18n import Words, say_error
from regicide.notation import Record, parse_card
from regicide.study.game_facts import GameFacts, game_facts
from regicide.study.intervals import wilson
from regicide.study.statistics import (
    ENOUGH_GAMES,
    WAYS_TO_LOSE,
    Statistics,
    WinRate,
    seals,
    statistics,
)
from regicide.tui.game_file import FileError
from regicide.tui.game_texts import STANDARD_INPUT, games_in

SUFFIXES = (".regicide", ".txt")


def print_statistics(words: Words, *, path: str | None, as_json: bool) -> int:
    """Print the statistics of the games in a file, or in a folder and below it."""
    games = _Games(words)
    for file in _files(path):
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
    return 1 if games.skipped else 0


def _files(path: str | None) -> list[str]:
    """The file, or those of the folder that may be records, by name; without a path, those that are kept here."""
    if path == STANDARD_INPUT:
        return [path]
    root = Path(path) if path is not None else data_folder(os.environ)
    if _is(root.is_file):
        return [str(root)]
    if path is not None and not _is(root.is_dir):
        raise FileError("unreadable-file", {"file": path})
    found = (each for each in root.rglob("*") if each.suffix in SUFFIXES)
    return sorted(str(each) for each in found if not _is(each.is_dir))


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
        self._dated: list[tuple[str, Record]] = []
        #: The places in `_dated` of the games of one deal, players and day, with their files.
        self._alike: dict[object, list[tuple[int, str]]] = {}
        #: Each with its reason.
        self.skipped: list[str] = []

    def read(self, file: str) -> None:
        date = ""
        try:
            _refuse_endless(file)
            for found in games_in(self._words, file):
                if isinstance(found, FileError):
                    self.skipped.append(say_error(self._words, found))
                    continue
                # A game without a date was played after the one before it in its file.
                date = found.record.date or date
                self._add(date, found.record, file)
        except FileError as error:
            self.skipped.append(say_error(self._words, error))

    def _add(self, date: str, record: Record, file: str) -> None:
        """A game that is there twice counts once; so does one of which another file has the first moves."""
        alike = self._alike.setdefault((record.deal, record.seed, record.seats, record.date), [])
        for place, its_file in alike:
            known = self._dated[place][1]
            first, whole = sorted((record.moves, known.moves), key=len)
            if record == known or (file != its_file and whole[: len(first)] == first):
                longer = known if known.moves == whole else record
                self._dated[place] = (date, longer)
                return
        alike.append((len(self._dated), file))
        self._dated.append((date, record))

    def oldest_first(self) -> list[GameFacts]:
        """By their dates; games of one day as they stand in the files."""
        by_date = sorted(self._dated, key=lambda each: each[0])
        return [game_facts(record) for _, record in by_date]


def _refuse_endless(file: str) -> None:
    """A link to nothing cannot be read, and a pipe in a folder might never end."""
    if file != STANDARD_INPUT and not _is(Path(file).is_file):
        raise FileError("unreadable-file", {"file": file})


def _lines(words: Words, counted: Statistics, counts: dict[str, int]) -> Iterator[str]:
    if counted.games == 0:
        yield words.say("statistics-no-games")
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
    low, high = (round(100 * end) for end in wilson(counted.won, counted.games))
    rate = round(100 * counted.won / counted.games)
    numbers = {"won": counted.won, "count": counted.games, "rate": rate, "low": low, "high": high}
    sentence = (
        "statistics-rates-sentence" if counted.games >= ENOUGH_GAMES else "statistics-rates-few"
    )
    yield words.say(sentence, **numbers)
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
    is_known = rate.games >= ENOUGH_GAMES
    interval = words.say("statistics-from-to", low=low, high=high) if is_known else ""
    return f"  {rate.won:>4} / {rate.games:<4} {interval:<12} {name}"

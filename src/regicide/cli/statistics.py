"""`regicide statistics`: counts the saved games of a folder."""

import json
import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path

import click

from regicide.folders import data_folder
from regicide.i18n import Words
from regicide.notation import parse_card, parse_game
from regicide.rules import RegicideError
from regicide.study.achievements import ACHIEVEMENTS, achieved
from regicide.study.game_facts import GameFacts, game_facts
from regicide.study.intervals import wilson
from regicide.study.statistics import WAYS_TO_LOSE, Statistics, WinRate, statistics
from regicide.tui.game_file import FileError, read_text

SUFFIXES = (".regicide", ".txt")
_FIRST_TAG = re.compile(r'^(?=\[Players ")', re.MULTILINE)


def print_statistics(words: Words, *, folder: str | None, as_json: bool) -> int:
    """Print the statistics of every game in a folder and below it, the oldest first."""
    root = Path(folder) if folder is not None else data_folder(os.environ)
    if folder is not None and not root.is_dir():
        raise FileError("unreadable-file", {"file": folder})
    games, unreadable = _read(root)
    counted, seals = statistics(games), achieved(games)
    if as_json:
        click.echo(json.dumps({**asdict(counted), "seals": seals}, ensure_ascii=False))
        return 0
    for line in _lines(words, counted, seals):
        click.echo(line)
    if unreadable:
        click.echo(words.say("statistics-unreadable", count=unreadable), err=True)
    return 0


def _read(root: Path) -> tuple[list[GameFacts], int]:
    """The games, and how many files are none."""
    games: list[GameFacts] = []
    unreadable = 0
    for path in sorted(root.rglob("*"), key=_age):
        if path.suffix not in SUFFIXES or not path.is_file():
            continue
        try:
            games += [game_facts(parse_game(text).record) for text in _records(read_text(path))]
        except RegicideError:
            unreadable += 1
    return games, unreadable


def _records(text: str) -> list[str]:
    """The records in a file: the page exports all of its games in one."""
    return [each for each in _FIRST_TAG.split(text) if each.strip()]


def _age(path: Path) -> tuple[int, str]:
    return path.stat().st_mtime_ns, str(path)


def _lines(words: Words, counted: Statistics, seals: dict[str, int]) -> Iterator[str]:
    if counted.games == 0:
        yield words.say("statistics-empty")
    else:
        yield from _counts(words, counted)
    if counted.unfinished:
        yield words.say("statistics-unfinished", count=counted.unfinished)
    reached = [name for name in ACHIEVEMENTS if seals[name]]
    about = words.say("statistics-seals-about", count=len(reached), all=len(ACHIEVEMENTS))
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

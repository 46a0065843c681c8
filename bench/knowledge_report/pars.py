"""The daily deals of 2026: how often the champion wins each, playing for the medal."""

import csv
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import astuple, dataclass, fields
from datetime import date, timedelta
from itertools import groupby
from pathlib import Path

from knowledge_report.section import Figure, Section, interval, section, share
from knowledge_report.size import Size
from regicide.fast.table_game import PackedTableGame
from regicide.study.daily import DailyDeal
from regicide.study.intervals import wilson
from regicide.study.par import par_game, par_of

YEAR = 2026
DAYS = [date(YEAR, 1, 1) + timedelta(number) for number in range(365)]
PLAYERS = (1, 2, 3, 4)
#: Coprime to the number of days: so the first days in turn are of the whole year.
STRIDE = 142


@dataclass(frozen=True, slots=True)
class DayPar:
    """How the games of one daily deal ended: a line of the file."""

    day: str
    players: int
    games: int
    won: int
    gold: int
    silver: int
    bronze: int
    median: int

    @property
    def month(self) -> str:
        return self.day[:7]


def pars_path(folder: Path) -> Path:
    return folder / f"pars-{YEAR}.csv"


def year_of_pars(folder: Path, size: Size) -> list[DayPar]:
    """The par of every day. Each is in the file as soon as it is known, and is read from there."""
    path, games = pars_path(folder), size.par_games
    known = {(each.day, each.players): each for each in _read(path) if each.games == games}
    _write(path, known.values())
    for day, players in _days_in_turn(size.days):
        if (day.isoformat(), players) not in known:
            found = known[day.isoformat(), players] = day_par(day, players, games)
            with path.open("a", encoding="utf-8", newline="") as file:
                csv.writer(file, lineterminator="\n").writerow(astuple(found))
    year = sorted(known.values(), key=lambda each: (each.day, each.players))
    _write(path, year)
    return year


def day_par(day: date, players: int, games: int) -> DayPar:
    seed = DailyDeal(day, players).seed.text
    deal = PackedTableGame.deal(players, "", seed)
    assert isinstance(deal, PackedTableGame)
    par = par_of(par_game(deal, seed, number) for number in range(games))
    gold, silver, bronze = par.medals
    return DayPar(day.isoformat(), players, par.games, par.won, gold, silver, bronze, par.median)


def _days_in_turn(count: int) -> Iterator[tuple[date, int]]:
    for number in range(count):
        for players in PLAYERS:
            yield DAYS[number * STRIDE % len(DAYS)], players


def _read(path: Path) -> Iterator[DayPar]:
    if path.exists():
        with path.open(encoding="utf-8", newline="") as file:
            for day, *numbers in list(csv.reader(file))[1:]:
                yield DayPar(day, *map(int, numbers))


def _write(path: Path, rows: Iterable[DayPar]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(each.name for each in fields(DayPar))
        writer.writerows(astuple(each) for each in rows)


def pars(size: Size, folder: Path) -> Section:
    """By month, and the whole year."""
    year, rows = year_of_pars(folder, size), []
    for players in PLAYERS:
        days = [each for each in year if each.players == players]
        months = groupby(days, key=lambda each: each.month)
        rows += [_row(players, month, list(each)) for month, each in months]
        rows.append(_row(players, str(YEAR), days))
    columns = ("players", "days of", "days", "gold", "won, mean of the days")
    return section(f"Par of the daily deals of {YEAR}", columns, rows)


def _row(players: int, name: str, days: Sequence[DayPar]) -> tuple[object, ...]:
    gold = sum(each.gold for each in days) / sum(each.games for each in days)
    return players, name, len(days), f"{gold:.0%}" if players == 1 else "–", _mean(days)


def _mean(days: Sequence[DayPar]) -> Figure:
    """The interval is as wide as if each day were played once: games of one deal resemble each other."""
    mean = sum(each.won / each.games for each in days) / len(days)
    return interval(mean, *wilson(mean * len(days), len(days)))


def par_days(size: Size, folder: Path) -> Section:
    """How the days differ."""
    year, rows = year_of_pars(folder, size), []
    for players in PLAYERS:
        days = [each for each in year if each.players == players]
        always = sum(each.won == each.games for each in days)
        never = sum(each.won == 0 for each in days)
        by_day = [(each.gold, each.silver, each.bronze) for each in days]
        medals = [sum(counts) for counts in zip(*by_day, strict=True)]
        hardest = min(days, key=lambda each: (each.won, each.median))
        text = f"{hardest.day}: {hardest.median}"
        cells = (players, always, len(days) - always - never, never)
        shown = map(str, medals) if players == 1 else "–––"
        rows.append((*cells, *shown, text, share(always, len(days))))
    columns = ("players", "days won every time", "sometimes", "never", "gold", "silver", "bronze")
    title = f"How the daily deals of {YEAR} differ"
    return section(title, (*columns, "hardest day: royals defeated", "share won every time"), rows)

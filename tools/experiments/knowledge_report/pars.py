"""The daily deals of 2026: how often the champion wins each, playing for the medal."""

import csv
from calendar import month_name
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import astuple, dataclass, fields
from datetime import date, timedelta
from itertools import groupby
from pathlib import Path

from regicide.study.daily import DailyDeal
from regicide.study.par import par_game, par_of
from tools.experiments.knowledge_report.figure import Figure, mean_share, share
from tools.experiments.knowledge_report.section import Section, section
from tools.experiments.knowledge_report.size import Size

YEAR = 2026
DAYS = [date(YEAR, 1, 1) + timedelta(number) for number in range(365)]
#: The tables by their numbers of players.
PLAYERS = {1: "solo", 2: "two players", 3: "three players", 4: "four players"}
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
        return month_name[date.fromisoformat(self.day).month]


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
    seed = DailyDeal(day, players).seed
    par = par_of(par_game(seed, players, number) for number in range(games))
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
    columns = ("table", "days of", "days", "gold", "won")
    return section(f"Par of the daily deals of {YEAR}", columns, rows)


def _row(players: int, name: str, days: Sequence[DayPar]) -> tuple[object, ...]:
    gold = sum(each.gold for each in days) / sum(each.games for each in days)
    return PLAYERS[players], name, len(days), f"{gold:.0%}" if players == 1 else "–", mean_won(days)


def mean_won(days: Sequence[DayPar]) -> Figure:
    games = sum(each.games for each in days)
    return mean_share([each.won / each.games for each in days], games)


def par_days(size: Size, folder: Path) -> Section:
    """How the days differ."""
    year, rows = year_of_pars(folder, size), []
    for players, table in PLAYERS.items():
        days = [each for each in year if each.players == players]
        always = sum(each.won == each.games for each in days)
        never = sum(each.won == 0 for each in days)
        by_day = [(each.gold, each.silver, each.bronze) for each in days]
        medals = [sum(counts) for counts in zip(*by_day, strict=True)]
        fewest = min((each.won, each.median) for each in days)
        hardest = [each.day for each in days if (each.won, each.median) == fewest]
        text = f"{', '.join(hardest)}: {fewest[0]} games won, {fewest[1]} royals in the median"
        cells = (table, always, len(days) - always - never, never)
        shown = map(str, medals) if players == 1 else "–––"
        rows.append((*cells, *shown, text, share(always, len(days))))
    columns = ("table", "days won every time", "sometimes", "never", "gold", "silver", "bronze")
    title = f"How the daily deals of {YEAR} differ"
    return section(title, (*columns, "hardest days", "share won every time"), rows)

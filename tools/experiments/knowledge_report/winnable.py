"""Which deals can be won with all cards known."""

from functools import partial
from pathlib import Path

from regicide.notation import Seed
from regicide.rules import Options
from regicide.study.intervals import wilson
from regicide.study.solving import Problem, SolveLimits, Undecided, Winnable, solve
from tools.experiments.knowledge_report.figure import interval
from tools.experiments.knowledge_report.section import Section, section
from tools.experiments.knowledge_report.size import Size
from tools.experiments.knowledge_report.tables import TABLES
from tools.experiments.knowledge_report.tally import results

WON, LOST, OPEN = "wl?"


def solved(table: str, deals: int, size: Size, folder: Path) -> str:
    """A letter for each of the first deals of a table."""
    players, options = TABLES[table]
    name = f"{table.replace(' ', '-')}-{size.seconds}-seconds.txt"
    solve_one = partial(_solved, players, options, size.seconds)
    return results(folder / "data" / "winnable" / name, deals, solve_one)


def winnable(size: Size, folder: Path) -> Section:
    rows = []
    for table in TABLES:
        found = solved(table, size.deals, size, folder)
        won, lost = found.count(WON), found.count(LOST)
        low, high = wilson(won, size.deals)[0], wilson(size.deals - lost, size.deals)[1]
        counts = (size.deals, won, lost, found.count(OPEN))
        rows.append((table, *counts, interval(won / size.deals, low, high)))
    columns = ("table", "deals", "proved won", "proved lost", "undecided", "can be won")
    return section("Deals that can be won with all cards known", columns, rows)


def _solved(players: int, options: Options, seconds: float, number: int) -> str:
    seed = Seed(f"knowledge-deal-{number}")
    found = solve(Problem(seed.deal(players, options), seed), SolveLimits(seconds))
    if isinstance(found, Undecided):
        return OPEN
    return WON if isinstance(found, Winnable) else LOST

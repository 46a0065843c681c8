"""What the games of the knight show."""

from functools import cache
from pathlib import Path

from knowledge_report.section import Section, section, share
from knowledge_report.size import Size
from knowledge_report.tables import TABLES, played
from regicide.lab import PlayedGame
from regicide.notation import print_card
from regicide.rules import Rank

ROYAL_RANKS = (Rank.JACK, Rank.QUEEN, Rank.KING)


@cache
def knights(table: str, size: Size) -> list[PlayedGame]:
    """The games of the knight, played once for three sections."""
    players, options = TABLES[table]
    return played(["knight"] * players, options, size.knight_games, "knight")


def losses(size: Size, _folder: Path) -> Section:
    rows = []
    for table in TABLES:
        results = [each.result for each in knights(table, size)]
        lost = [each for each in results if not each.won]
        ranks = [sum(each.enemy.rank is rank for each in lost) for rank in ROYAL_RANKS]
        stuck = sum(each.clause == "§11.2" for each in lost)
        moves = sum(sum(each.decisions) for each in results) / len(results)
        cells = (table, len(results), len(lost), *ranks, stuck, f"{moves:.0f}")
        rows.append((*cells, share(len(lost), len(results))))
    columns = ("table", "games", "lost", "to a Jack", "to a Queen", "to a King", "stuck (§11.2)")
    return section("Where the knight loses", (*columns, "decisions a game", "lost, share"), rows)


def first_royal(size: Size, _folder: Path) -> Section:
    rows = []
    for table in ("solo without Jesters", "two players", "four players"):
        results: dict[str, list[bool]] = {}
        for each in knights(table, size):
            results.setdefault(print_card(each.record.deal.enemy), []).append(each.result.won)
        for enemy, wins in sorted(results.items()):
            rows.append((table, enemy, len(wins), share(sum(wins), len(wins))))
    columns = ("table", "first royal", "games", "won")
    return section("The first royal, for the knight", columns, rows)

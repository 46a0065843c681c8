"""What the games of the knight show: where it loses, and how long games are."""

from pathlib import Path
from statistics import mean

from regicide.rules.cards import ROYAL_RANKS
from tools.experiments.knowledge_report.figure import share
from tools.experiments.knowledge_report.section import Section, section
from tools.experiments.knowledge_report.size import Size
from tools.experiments.knowledge_report.tables import TABLES, played


def losses(size: Size, _folder: Path) -> Section:
    rows = []
    for table, (players, options) in TABLES.items():
        games = played(["knight"] * players, options, size.knight_games, "knight")
        results = [each.result for each in games]
        lost = [each for each in results if not each.won]
        counts = [sum(each.enemy.rank is rank for each in lost) for rank in ROYAL_RANKS]
        counts.append(sum(each.clause == "§11.2" for each in lost))
        lengths = [
            f"{mean(sum(each.decisions) for each in results if each.won is won):.0f}"
            for won in (True, False)
        ]
        shares = [share(count, len(lost)) for count in counts]
        rows.append((table, len(results), *lengths, len(lost), *shares))
    columns = ("table", "games", "decisions if won", "decisions if lost", "lost")
    drawn = ("to a Jack", "to a Queen", "to a King")
    title = "The games that the knight lost: to whom, and whether no move was legal (§11.2)"
    return section(title, (*columns, *drawn, "no legal move"), rows, drawn=drawn)

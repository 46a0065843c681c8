"""Win rates of every bot with each option of §13."""

from pathlib import Path

from tools.experiments.knowledge_report.bots import won_by
from tools.experiments.knowledge_report.figure import Figure
from tools.experiments.knowledge_report.net_games import NetGames
from tools.experiments.knowledge_report.section import Section, section
from tools.experiments.knowledge_report.size import Size

#: One option of §13 each. Casual talk is left out, because bots do not talk.
OPTIONS = (
    "",
    *("hand=-2", "hand=-1", "hand=+1", "hand=+2"),
    *("jesters=-1", "jesters=-2"),
    *("health=-10", "health=-5", "health=+5", "health=+10"),
    *("attack=-5", "attack=-2", "attack=+2", "attack=+5"),
    *("combo=4", "combo=6", "combo=8", "combo=14", "combo=18"),
    *("overpay=stop", "solo-yield=not-twice-running", "yield=off", "hands=open"),
)
#: Options that change nothing at a table: a solo player cannot yield, and two players have no Jesters.
WITHOUT_EFFECT = {
    "solo": ("yield=off", "hands=open"),
    "two players": ("solo-yield=not-twice-running", "jesters=-1", "jesters=-2"),
    "three players": ("solo-yield=not-twice-running", "jesters=-2"),
    "four players": ("solo-yield=not-twice-running",),
}


def options_of_13(size: Size, folder: Path) -> Section:
    rows = [
        (table, option or "published", *_figures(table, option, size, folder))
        for table, left_out in WITHOUT_EFFECT.items()
        for option in OPTIONS
        if option not in left_out
    ]
    champion = f"champion, {size.option_rollouts} rollouts"
    return section(
        "Options of §13, one at a time: won",
        ("table", "option", "random", "squire", "knight", champion),
        rows,
        drawn=["squire", "knight", champion],
    )


def _figures(table: str, option: str, size: Size, folder: Path) -> list[Figure]:
    """What each bot wins."""
    return [
        won_by("random", table, option, size.option_games, folder),
        won_by("squire", table, option, size.option_games, folder),
        NetGames(table, 0, option).won(size.net_games, folder),
        NetGames(table, size.option_rollouts, option).won(size.option_games, folder),
    ]

"""The champion: what hidden cards cost it, what a larger budget is worth."""

from dataclasses import replace
from pathlib import Path

from regicide.fast.core_numbers import Insight
from regicide.notation import print_options
from tools.experiments.knowledge_report.figure import mean_share, paired_gain, share
from tools.experiments.knowledge_report.net_games import LOST_GAME, WON_GAME, NetGames, won_share
from tools.experiments.knowledge_report.section import Section, section
from tools.experiments.knowledge_report.size import Size
from tools.experiments.knowledge_report.tables import TABLES
from tools.experiments.knowledge_report.winnable import LOST, OPEN, WON, solved

#: How often a lost deal is played again.
AGAIN = 10
#: Insights by name.
INSIGHTS = {
    "what the rules show": Insight.NO_INSIGHT,
    "other hands": Insight.SEES_HANDS,
    "the tavern": Insight.SEES_TAVERN,
    "all cards": Insight.SEES_HANDS | Insight.SEES_TAVERN | Insight.SEES_CASTLE,
}


def insight(size: Size, folder: Path) -> Section:
    """The same deals for each: they are compared one by one."""
    rows = []
    for table, (players, options) in TABLES.items():
        if table == "solo":
            continue  # the champion wins nearly all games with Jesters
        hidden = ""
        for name, sees in INSIGHTS.items():
            if sees is Insight.SEES_HANDS and players == 1:
                continue
            games = NetGames(table, size.insight_rollouts, print_options(options), sees)
            found = games.wins(size.insight_games, folder)
            hidden = hidden or found
            gain = "–" if found is hidden else paired_gain(_wins(hidden), _wins(found))
            rows.append((table, name, len(found), gain, won_share(found)))
    gained = "gain on the same deals, points"
    columns = ("table", "the champion sees", "games", gained, "won")
    title = f"What hidden cards cost the champion, with {size.insight_rollouts} rollouts a move"
    return section(title, columns, rows, drawn=[gained])


def lost_deals(size: Size, folder: Path) -> Section:
    """What the solver says about the deals that the champion lost: it deals by the same seeds."""
    rows = []
    for table, (_, options) in TABLES.items():
        if table == "solo":
            continue
        verdicts = solved(table, size.insight_games, size, folder)
        for name in ("what the rules show", "all cards"):
            games = NetGames(table, size.insight_rollouts, print_options(options), INSIGHTS[name])
            found = games.wins(size.insight_games, folder)
            lost = [
                verdict for verdict, end in zip(verdicts, found, strict=True) if end == LOST_GAME
            ]
            counts = [lost.count(each) for each in (LOST, OPEN, WON)]
            rows.append((table, name, len(found), len(lost), *counts, share(counts[2], len(lost))))
    columns = ("table", "the champion sees", "games", "lost", "proved lost", "undecided")
    title = "The games that the champion lost, by what the solver says of their deals"
    return section(title, (*columns, "could be won", "could be won, share"), rows)


def luck(size: Size, folder: Path) -> Section:
    """The deals that the champion lost though they can be won, again with other random numbers of the search."""
    rows = []
    for table, (_, options) in TABLES.items():
        if table == "solo":
            continue
        games = NetGames(table, size.insight_rollouts, print_options(options))
        verdicts = solved(table, size.insight_games, size, folder)
        ends = zip(verdicts, games.wins(size.insight_games, folder), strict=True)
        deals = [k for k, end in enumerate(ends) if end == (WON, LOST_GAME)]
        again = [replace(games, luck=number) for number in range(1, AGAIN + 1)]
        won = [sum(each.play(deal) == WON_GAME for each in again) / AGAIN for deal in deals]
        figure = mean_share(won, AGAIN * len(deals)) if deals else "–"
        rows.append((table, len(deals), AGAIN * len(deals), figure))
    columns = ("table", "deals", "games", "won")
    title = "Deals that the champion lost and the solver won, played again by the champion"
    return section(title, columns, rows)


def budget(size: Size, folder: Path) -> Section:
    """Solo without Jesters: the table at which the champion still loses often enough to see it."""
    rows, table, smaller = [], "solo without Jesters", ""
    for rollouts, games in size.budgets:
        played = NetGames(table, rollouts, print_options(TABLES[table][1]))
        found = played.wins(games, folder)
        both = min(len(smaller), len(found))
        gain = paired_gain(_wins(smaller[:both]), _wins(found[:both])) if smaller else "–"
        rows.append(
            (
                f"{rollouts:,} rollout{'s' if rollouts > 1 else ''}",
                len(found),
                gain,
                won_share(found),
            )
        )
        smaller = found
    compared = "gain over the row above on the same deals, points"
    columns = ("budget of a move", "games", compared, "won")
    return section("Strength against budget, solo without Jesters", columns, rows, drawn=["won"])


def _wins(found: str) -> list[bool]:
    return [letter == WON_GAME for letter in found]

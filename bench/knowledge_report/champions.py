"""The champion: what hidden cards cost it, what options cost it, what a larger budget is worth."""

from dataclasses import dataclass
from pathlib import Path

from knowledge_report.section import Section, section, share
from knowledge_report.size import Size
from knowledge_report.tables import TABLES
from knowledge_report.tally import results
from knowledge_report.winnable import LOST, OPEN, WON, solved
from regicide.bots.weights import quantized_net
from regicide.fast.net import Insight
from regicide.fast.packing import STEPS
from regicide.fast.table_game import PackedTableGame, print_packed_move
from regicide.notation import print_options
from regicide.rules import Step
from regicide.study.intervals import DEVIATIONS

#: Insights by name.
INSIGHTS = {
    "what the rules show": Insight.NONE,
    "other hands": Insight.HANDS,
    "the tavern": Insight.TAVERN,
    "all cards": Insight.ALL,
}
#: Those that cost the net alone ten points or more at some table.
OPTIONS = ("", "hand=-2", "hand=-1", "health=+10", "attack=+2", "attack=+5", "combo=4")
ENDS = tuple(number for number, step in enumerate(STEPS) if step.is_over)
WON_GAME, LOST_GAME = "1", "0"


@dataclass(frozen=True, slots=True)
class ChampionGames:
    """Games of the champion that differ only in their numbers; game n is always dealt by the same seed."""

    table: str
    rollouts: int
    options: str
    insight: Insight = Insight.NONE

    def wins(self, games: int, folder: Path) -> str:
        """A letter for each game."""
        name = f"{self.table}-{self.options}-{self.rollouts}-{int(self.insight)}.txt"
        return results(folder / "data" / "champion" / name.replace(" ", "-"), games, self._play)

    def _play(self, number: int) -> str:
        players, _, kind = TABLES[self.table]
        game = PackedTableGame.deal(players, self.options, f"knowledge-deal-{number}")
        assert isinstance(game, PackedTableGame)
        net, luck = quantized_net(kind), number * 1024
        while game.state.step not in ENDS:
            move, _ = net.choose(
                game.state, rollouts=self.rollouts, seed=luck, insight=self.insight
            )
            game.move(print_packed_move(move))
            luck += 1
        return WON_GAME if STEPS[game.state.step] is Step.WON else LOST_GAME


def insight(size: Size, folder: Path) -> Section:
    """The same deals for each: they are compared one by one."""
    rows = []
    for table, (players, options, _) in TABLES.items():
        if table == "solo":
            continue  # the champion wins nearly all games with Jesters
        hidden = ""
        for name, sees in INSIGHTS.items():
            if sees is Insight.HANDS and players == 1:
                continue
            games = ChampionGames(table, size.insight_rollouts, print_options(options), sees)
            found = games.wins(size.insight_games, folder)
            hidden = hidden or found
            gain = "–" if found is hidden else paired_gain(hidden, found)
            rows.append((table, name, len(found), gain, _share(found)))
    columns = ("table", "the champion sees", "games", "gain on the same deals, points", "won")
    title = f"What hidden cards cost the champion, with {size.insight_rollouts} rollouts a move"
    return section(title, columns, rows)


def lost_deals(size: Size, folder: Path) -> Section:
    """What the solver says about the deals that the champion lost: it deals by the same seeds."""
    rows = []
    for table, (_, options, _) in TABLES.items():
        if table == "solo":
            continue
        verdicts = solved(table, size.insight_games, size, folder)
        for name in ("what the rules show", "all cards"):
            games = ChampionGames(
                table, size.insight_rollouts, print_options(options), INSIGHTS[name]
            )
            found = games.wins(size.insight_games, folder)
            lost = [
                verdict for verdict, end in zip(verdicts, found, strict=True) if end == LOST_GAME
            ]
            counts = [lost.count(each) for each in (LOST, OPEN, WON)]
            rows.append((table, name, len(found), len(lost), *counts, share(counts[2], len(lost))))
    columns = ("table", "the champion sees", "games", "lost", "proved lost", "undecided")
    title = "The games that the champion lost, by what the solver says of their deals"
    return section(title, (*columns, "could be won", "could be won, share"), rows)


def paired_gain(before: str, after: str) -> str:
    """By how much the share of wins grew, with its 95% interval; both played the same deals.

    The interval is that of Agresti and Min, which adds half a pair of each kind: so it has a width even if no
    deal ended differently.
    """
    pairs = list(zip(before, after, strict=True))
    gained, lost = pairs.count((LOST_GAME, WON_GAME)), pairs.count((WON_GAME, LOST_GAME))
    count, difference = len(pairs) + 2, gained - lost
    error = DEVIATIONS * (gained + lost + 1 - difference**2 / count) ** 0.5 / count
    low, high = difference / count - error, difference / count + error
    return f"{100 * difference / len(pairs):+.1f} ({100 * low:+.1f} to {100 * high:+.1f})"


def champion_options(size: Size, folder: Path) -> Section:
    """With a small budget: the options that cost the net alone the most."""
    rows = []
    for table in ("solo", "two players", "three players", "four players"):
        for options in OPTIONS:
            games = ChampionGames(table, size.option_rollouts, options)
            found = games.wins(size.option_games, folder)
            rows.append((table, options or "published", len(found), _share(found)))
    title = f"Options of §13, by the champion with {size.option_rollouts} rollouts a move"
    return section(title, ("table", "option", "games", "won"), rows)


def budget(size: Size, folder: Path) -> Section:
    """Solo without Jesters: the table at which the champion still loses often enough to see it."""
    rows, table, smaller = [], "solo without Jesters", ""
    for rollouts, games in size.budgets:
        played = ChampionGames(table, rollouts, print_options(TABLES[table][1]))
        found = played.wins(games, folder)
        both = min(len(smaller), len(found))
        gain = paired_gain(smaller[:both], found[:both]) if smaller else "–"
        rows.append((f"{rollouts:,}", len(found), gain, _share(found)))
        smaller = found
    compared = "gain over the row above on the same deals, points"
    columns = ("rollouts a move, at most", "games", compared, "won")
    return section("Strength against budget, solo without Jesters", columns, rows)


def _share(found: str) -> tuple[str, tuple[float, float, float]]:
    return share(found.count(WON_GAME), len(found))

"""What is known about the game: every table and picture of docs/knowledge, made again.

Each section is computed once and kept in FOLDER/data: after an interruption the same command continues with
the next section. All games and deals follow from seeds, so the same size gives the same figures.
"""

import argparse
import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cache
from math import sqrt
from pathlib import Path
from time import process_time_ns, thread_time_ns
from typing import Any

import matplotlib as mpl
import matplotlib.figure

from regicide.bots.weights import GameKind, shipped_net
from regicide.fast.table_game import PackedTableGame
from regicide.lab import GameResult, Match, PlayedGame, play_game
from regicide.notation import Replay, Seed, parse_options, print_card
from regicide.rules import Options, Rank
from regicide.rules.events import EnemyDefeated
from regicide.study.daily import DailyDeal
from regicide.study.intervals import DEVIATIONS, wilson
from regicide.study.par import GAMES, Par, par_game, par_of
from regicide.study.solving import Problem, SolveLimits, Undecided, Winnable, solve

#: Tables by name: players, options, the net that plays there.
TABLES = {
    "solo": (1, Options(), GameKind.SOLO),
    "solo without Jesters": (1, parse_options("jesters=-2"), GameKind.SOLO_WITHOUT_JESTERS),
    "two players": (2, Options(), GameKind.TWO),
    "three players": (3, Options(), GameKind.THREE),
    "four players": (4, Options(), GameKind.FOUR),
}
#: One option of §13 each. Casual talk is left out, because bots do not talk. Jesters and open hands have
#: sections of their own: the net alone plays solo without noticing that no Jester is left, and ignores open hands.
OPTIONS = (
    *("hand=-2", "hand=-1", "hand=+1", "hand=+2"),
    *("health=-10", "health=-5", "health=+5", "health=+10"),
    *("attack=-5", "attack=-2", "attack=+2", "attack=+5"),
    *("combo=4", "combo=6", "combo=8", "combo=14", "combo=18"),
    *("overpay=stop", "solo-yield=not-twice-running", "yield=off"),
)
SOLO_ONLY, NOT_SOLO = "solo-yield=not-twice-running", "yield=off"
COLOURS = ("#4a7ab0", "#b04a4a", "#5a9a5a", "#8a6ab0", "#b08a3a")


@dataclass(frozen=True, slots=True)
class Size:
    """How much is played. The intervals get narrower with the square root."""

    #: Deals for the solver, of each kind, and its seconds for each.
    deals: int
    seconds: float
    #: Games of the nets without search, in the core.
    net_games: int
    #: Games of each bot without search, with every move kept.
    games: int
    #: Games of the champion.
    champion_games: int
    #: The largest budget in rollouts.
    rollouts: int
    #: Daily deals of 2026, evenly spaced, for each number of players.
    days: int


SIZES = {
    "small": Size(100, 10, 4_000, 600, 100, 1_000, 6),
    "medium": Size(500, 10, 20_000, 3_000, 1_000, 10_000, 73),
    "large": Size(5_000, 60, 200_000, 30_000, 10_000, 100_000, 365),
}


@dataclass(frozen=True, slots=True)
class Section:
    """A table: its title, its columns and rows; `bars` names what the picture shows of each row."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    #: Label, share, lowest and highest of each bar.
    bars: tuple[tuple[str, float, float, float], ...] = ()


# --- playing -------------------------------------------------------------------------------------


def share(won: int, games: int) -> tuple[str, tuple[float, float, float]]:
    """A share with its 95% interval, as text and as numbers."""
    low, high = wilson(won, games)
    return f"{won / games:.1%} ({low:.1%} to {high:.1%})", (won / games, low, high)


def played(bots: Sequence[str], options: Options, games: int, name: str) -> list[PlayedGame]:
    match = Match(bots=tuple(bots), seeds=f"knowledge-{name}", options=options)
    return [play_game(match, number, thread_time_ns) for number in range(1, games + 1)]


@cache
def champion_wins(table: str, options: Options, games: int, rollouts: int) -> int:
    players, _, kind = TABLES[table]
    net = shipped_net(kind)
    return net.play_with_search(players, options, games=games, seed=2026, rollouts=rollouts)[0]


def default_rollouts(players: int) -> int:
    """Must agree with the champion's own budget (docs/bots.md)."""
    return 600 if players == 2 else 1600


def section(title: str, columns: Iterable[str], rows: Iterable[tuple[Any, ...]]) -> Section:
    """A table; the last cell of a row with numbers becomes its bar."""
    texts, bars = [], []
    for *cells, (text, numbers) in rows:
        texts.append((*map(str, cells), text))
        bars.append((", ".join(map(str, cells[:2])), *numbers))
    return Section(title, tuple(columns), tuple(texts), tuple(bars))


# --- sections ------------------------------------------------------------------------------------


def bots(size: Size) -> Section:
    rows = []
    for table, (players, options, kind) in TABLES.items():
        for bot in ("random", "squire"):
            games = played([bot] * players, options, size.games, f"bots-{bot}")
            won = sum(each.result.won for each in games)
            rows.append((table, bot, size.games, share(won, size.games)))
        won = shipped_net(kind).play(players, options, games=size.net_games, seed=2026)
        rows.append((table, "net alone", size.net_games, share(won, size.net_games)))
        won = champion_wins(table, options, size.champion_games, default_rollouts(players))
        rows.append((table, "champion", size.champion_games, share(won, size.champion_games)))
    return section("Win rates by bot and players", ("table", "bot", "games", "won"), rows)


def options_of_13(size: Size) -> Section:
    """By the net alone: it plays thousands of games in a second."""
    rows = []
    for table in ("solo", "two players", "three players", "four players"):
        players, _, kind = TABLES[table]
        left_out = NOT_SOLO if players == 1 else SOLO_ONLY
        for text in ("", *(each for each in OPTIONS if each != left_out)):
            options = parse_options(text) if text else Options()
            won = shipped_net(kind).play(players, options, games=size.net_games, seed=2026)
            rows.append((table, text or "published", size.net_games, share(won, size.net_games)))
    return section("Every option of §13", ("table", "option", "games", "won"), rows)


def jesters(size: Size) -> Section:
    """By the knight, which changes its net when no Jester is left."""
    rows = []
    for table, most in (("solo", 2), ("three players", 1), ("four players", 2)):
        for fewer in range(most + 1):
            options = Options(jesters=-fewer)
            games = played(["knight"] * TABLES[table][0], options, size.games, "jesters")
            won = sum(each.result.won for each in games)
            rows.append((table, most - fewer, size.games, share(won, size.games)))
    return section("What Jesters are worth", ("table", "Jesters", "games", "won"), rows)


def winnable(size: Size) -> Section:
    rows = []
    for table, (players, options, _) in TABLES.items():
        found = [_solved(players, options, number, size.seconds) for number in range(size.deals)]
        won, lost = found.count("won"), found.count("lost")
        low, high = wilson(won, size.deals)[0], wilson(size.deals - lost, size.deals)[1]
        text = f"{won / size.deals:.1%} ({low:.1%} to {high:.1%})"
        counts = (size.deals, won, lost, size.deals - won - lost)
        rows.append((table, *counts, (text, (won / size.deals, low, high))))
    columns = ("table", "deals", "proved won", "proved lost", "undecided", "can be won")
    return section("Deals that can be won with all cards known", columns, rows)


def _solved(players: int, options: Options, number: int, seconds: float) -> str:
    seed = Seed(f"knowledge-deal-{number}")
    found = solve(Problem(seed.deal(players, options), seed), SolveLimits(seconds))
    if isinstance(found, Undecided):
        return "undecided"
    return "won" if isinstance(found, Winnable) else "lost"


def budget(size: Size) -> Section:
    """Solo without Jesters: the table at which the champion still loses often enough to see it."""
    rows, rollouts = [], 1
    options = TABLES["solo without Jesters"][1]
    while rollouts <= size.rollouts:
        won = champion_wins("solo without Jesters", options, size.champion_games, rollouts)
        rows.append((rollouts, size.champion_games, share(won, size.champion_games)))
        rollouts *= 10
    columns = ("rollouts a move, at most", "games", "won")
    return section("Strength against budget, solo without Jesters", columns, rows)


def open_hands(size: Size) -> Section:
    rows = []
    for table in ("two players", "three players", "four players"):
        for text in ("", "hands=open"):
            options = parse_options(text) if text else Options()
            budget = default_rollouts(TABLES[table][0])
            won = champion_wins(table, options, size.champion_games, budget)
            name = "open" if text else "hidden"
            rows.append((table, name, size.champion_games, share(won, size.champion_games)))
    return section("What hidden hands cost the champion", ("table", "hands", "games", "won"), rows)


def losses(size: Size) -> Section:
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


ROYAL_RANKS = (Rank.JACK, Rank.QUEEN, Rank.KING)


def exact_kills(size: Size) -> Section:
    """By the number of Jacks that were defeated exactly, among games that defeated all four."""
    rows = []
    for table in TABLES:
        by_count: dict[int, list[GameResult]] = {}
        for each in knights(table, size):
            exact = _exact_jacks(each)
            if exact is not None:
                by_count.setdefault(exact, []).append(each.result)
        for count, results in sorted(by_count.items()):
            won = sum(each.won for each in results)
            rows.append((table, count, len(results), share(won, len(results))))
    columns = ("table", "Jacks defeated exactly", "games", "won")
    return section("What exact kills are worth to the knight", columns, rows)


def _exact_jacks(played: PlayedGame) -> int | None:
    game, jacks, exact = Replay(played.record), 0, 0
    for move in played.record.moves:
        for event in game.do(move).events:
            if isinstance(event, EnemyDefeated) and event.enemy.rank is Rank.JACK:
                jacks, exact = jacks + 1, exact + event.exact
    return exact if jacks == 4 else None


def first_royal(size: Size) -> Section:
    rows = []
    for table in ("solo without Jesters", "two players", "four players"):
        results: dict[str, list[bool]] = {}
        for each in knights(table, size):
            results.setdefault(print_card(each.record.deal.enemy), []).append(each.result.won)
        for enemy, wins in sorted(results.items()):
            rows.append((table, enemy, len(wins), share(sum(wins), len(wins))))
    columns = ("table", "first royal", "games", "won")
    return section("The first royal, for the knight", columns, rows)


def first_player(size: Size) -> Section:
    """The same two players, and the other of them begins: the same deals."""
    rows = []
    for seats in (("knight", "squire"), ("squire", "knight")):
        games = played(seats, Options(), size.games, "first")
        won = sum(each.result.won for each in games)
        rows.append((f"{seats[0]} begins", size.games, share(won, size.games)))
    columns = ("who begins", "games", "won")
    return section("Who begins: a knight and a squire", columns, rows)


@cache
def knights(table: str, size: Size) -> list[PlayedGame]:
    """The games of the knight, played once for three sections."""
    players, options, _ = TABLES[table]
    return played(["knight"] * players, options, size.games, "knight")


def pars(size: Size) -> Section:
    """The share of its games in which the champion wins a daily deal, playing for the medal."""
    rows = []
    for players in (1, 2, 3, 4):
        days = [date(2026, 1, 1) + timedelta(365 * each // size.days) for each in range(size.days)]
        found = [_par(players, day) for day in days]
        shares = [each.won / each.games for each in found]
        gold = sum(each.medals[0] for each in found) / sum(each.games for each in found)
        mean = sum(shares) / len(shares)
        spread = sqrt(sum((each - mean) ** 2 for each in shares) / (len(shares) - 1))
        error = DEVIATIONS * spread / sqrt(len(shares))
        low, high = max(0.0, mean - error), min(1.0, mean + error)
        cells = (players, len(days), f"{gold:.0%}" if players == 1 else "–", f"{min(shares):.0%}")
        rows.append((*cells, (f"{mean:.1%} ({low:.1%} to {high:.1%})", (mean, low, high))))
    columns = ("players", "days", "gold", "hardest day, won", "won, mean of the days")
    return section("Par of daily deals of 2026", columns, rows)


def _par(players: int, day: date) -> Par:
    seed = DailyDeal(day, players).seed.text
    deal = PackedTableGame.deal(players, "", seed)
    assert isinstance(deal, PackedTableGame)
    return par_of(par_game(deal, seed, number) for number in range(GAMES))


SECTIONS: dict[str, Callable[[Size], Section]] = {
    "winnable": winnable,
    "options": options_of_13,
    "jesters": jesters,
    "losses": losses,
    "exact-kills": exact_kills,
    "first-royal": first_royal,
    "first-player": first_player,
    "bots": bots,
    "open-hands": open_hands,
    "budget": budget,
    "pars": pars,
}


# --- the report ----------------------------------------------------------------------------------


def kept_path(folder: Path, name: str, size: str) -> Path:
    return folder / "data" / f"{name}-{size}.json"


def kept(folder: Path, name: str, size: str) -> Section:
    """Compute a section, or read it if it was computed before at this size."""
    path = kept_path(folder, name, size)
    if path.exists():
        read = json.loads(path.read_text("utf-8"))
        rows, bars = (tuple(tuple(each) for each in read[part]) for part in ("rows", "bars"))
        return Section(read["title"], tuple(read["columns"]), rows, bars)
    made = SECTIONS[name](SIZES[size])
    parts = {"title": made.title, "columns": made.columns, "rows": made.rows, "bars": made.bars}
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(parts, ensure_ascii=False, indent=1) + "\n", "utf-8")
    return made


def as_text(name: str, made: Section) -> str:
    lines = [f"## {made.title}", "", f"![{made.title}]({name}.svg)", ""]
    lines += [f"| {' | '.join(made.columns)} |", "|" + "---|" * len(made.columns)]
    lines += [f"| {' | '.join(row)} |" for row in made.rows]
    return "\n".join([*lines, ""])


def draw(path: Path, made: Section) -> None:
    """A point with its interval for each row. The same rows give the same bytes."""
    height = 1.2 + 0.22 * len(made.bars)
    figure = matplotlib.figure.Figure(figsize=(7, height), layout="constrained")
    axes, groups = figure.add_subplot(), list(dict.fromkeys(row[0] for row in made.rows))
    for place, (_, middle, low, high) in enumerate(made.bars):
        colour = COLOURS[groups.index(made.rows[place][0]) % len(COLOURS)]
        axes.plot([100 * low, 100 * high], [place, place], color=colour, linewidth=2)
        axes.plot([100 * middle], [place], color=colour, marker="o", markersize=4)
    axes.set_yticks(range(len(made.bars)), [label for label, *_ in made.bars], fontsize=7)
    axes.invert_yaxis()
    axes.set(title=made.title, xlabel=f"{made.columns[-1]}, % (95% interval)", xlim=(-1, 101))
    axes.spines[["top", "right"]].set_visible(False)
    with mpl.rc_context({"svg.hashsalt": "regicide"}):
        figure.savefig(path, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=Path("docs/knowledge"))
    parser.add_argument("--size", choices=SIZES, default="small")
    parser.add_argument("--section", choices=SECTIONS, action="append", help="only this one")
    arguments = parser.parse_args()
    for name in arguments.section or SECTIONS:
        began = process_time_ns()
        draw(arguments.folder / f"{name}.svg", kept(arguments.folder, name, arguments.size))
        print(f"{name}: {(process_time_ns() - began) / 1e9:.0f} s", flush=True)
    write_figures(arguments.folder, arguments.size)


def write_figures(folder: Path, size: str) -> None:
    """The tables of all sections that were computed so far."""
    known = [name for name in SECTIONS if kept_path(folder, name, size).exists()]
    command = f"`python3 dev.py bench knowledge --size {size}`"
    head = f"# Figures\n\nWritten by {command}. Do not edit; [README.md](README.md) explains.\n"
    texts = [as_text(name, kept(folder, name, size)) for name in known]
    (folder / "figures.md").write_text("\n".join([head, *texts]), "utf-8")


if __name__ == "__main__":
    main()

"""What the first cards of a deal mean: the first royal, and diamonds in the first hands."""

from collections.abc import Callable
from math import comb
from pathlib import Path
from typing import TypeVar

from regicide.notation import Seed, print_options
from regicide.rules import State, Suit
from regicide.rules.setup import COMMONERS, hand_limit, tavern_jesters
from tools.experiments.knowledge_report.figure import share
from tools.experiments.knowledge_report.net_games import WON_GAME, NetGames
from tools.experiments.knowledge_report.section import Section, section
from tools.experiments.knowledge_report.size import Size
from tools.experiments.knowledge_report.tables import TABLES
from tools.experiments.knowledge_report.winnable import LOST, WON, solved

SUITS = {
    Suit.CLUBS: "clubs",
    Suit.DIAMONDS: "diamonds",
    Suit.HEARTS: "hearts",
    Suit.SPADES: "spades",
}
Kind = TypeVar("Kind")
#: How many diamonds are in the first hands.
DIAMONDS = ("no diamond", "1 diamond", "2 diamonds", "3 diamonds", "4 or more diamonds")
MOST_DIAMONDS = len(DIAMONDS) - 1


def first_royal(size: Size, folder: Path) -> Section:
    rows = []
    for table in TABLES:
        by_jack = _by(table, size.net_games, folder, _suit_of_enemy)
        for suit in SUITS.values():
            won = by_jack[suit]
            rows.append((table, f"Jack of {suit}", len(won), share(sum(won), len(won))))
    columns = ("table", "first royal", "games", "won")
    return section("The first royal, for the knight", columns, rows)


def _suit_of_enemy(state: State) -> str:
    assert state.enemy.suit is not None
    return SUITS[state.enemy.suit]


def diamonds(size: Size, folder: Path) -> Section:
    """Players draw with diamonds alone: without a diamond in the first hands they never draw (§4.6)."""
    rows = []
    for table in TABLES:
        won = _by(table, size.net_games, folder, first_diamonds)
        verdicts = solved(table, size.deals, size, folder)
        counts = [first_diamonds(_deal(table, number)) for number in range(size.deals)]
        for number in range(MOST_DIAMONDS + 1):
            found = [each for each, count in zip(verdicts, counts, strict=True) if count == number]
            games = won.get(number, [])
            rows.append(
                (
                    table,
                    DIAMONDS[number],
                    f"{share_of_deals(table, number):.2%}",
                    f"{found.count(WON)} / {found.count(LOST)}",
                    len(games),
                    share(sum(games), len(games)) if games else "–",
                )
            )
    columns = (
        "table",
        "first hands",
        "of all deals",
        "proved won / lost",
        "games of the knight",
        "won",
    )
    return section("Diamonds in the first hands", columns, rows)


def first_diamonds(state: State) -> int:
    """How many diamonds are in the first hands, or the most that are counted."""
    held = [card for hand in state.hands for card in hand]
    return min(MOST_DIAMONDS, sum(card.suit is Suit.DIAMONDS for card in held))


def share_of_deals(table: str, diamonds: int) -> float:
    """By counting, without any game."""
    players, options = TABLES[table]
    cards = len(COMMONERS) + tavern_jesters(players, options)
    dealt, ten = players * hand_limit(players, options), len(COMMONERS) // 4

    def exactly(number: int) -> float:
        return comb(ten, number) * comb(cards - ten, dealt - number) / comb(cards, dealt)

    if diamonds < MOST_DIAMONDS:
        return exactly(diamonds)
    return 1 - sum(map(exactly, range(MOST_DIAMONDS)))


def _by(
    table: str, games: int, folder: Path, kind: Callable[[State], Kind]
) -> dict[Kind, list[bool]]:
    """How the games of the knight ended, by a property of their deals."""
    _, options = TABLES[table]
    found: dict[Kind, list[bool]] = {}
    for number, letter in enumerate(NetGames(table, 0, print_options(options)).wins(games, folder)):
        found.setdefault(kind(_deal(table, number)), []).append(letter == WON_GAME)
    return found


def _deal(table: str, number: int) -> State:
    return Seed(f"knowledge-deal-{number}").deal(*TABLES[table])

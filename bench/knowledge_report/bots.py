"""Win rates by bot, by option, by Jesters, by who begins."""

from pathlib import Path

from knowledge_report.section import Section, section, share
from knowledge_report.size import Size
from knowledge_report.tables import TABLES, champion_wins, default_rollouts, played
from regicide.bots.weights import shipped_net
from regicide.notation import parse_options
from regicide.rules import Options

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


def bots(size: Size, _folder: Path) -> Section:
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


def options_of_13(size: Size, _folder: Path) -> Section:
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


def jesters(size: Size, _folder: Path) -> Section:
    """By the knight, which changes its net when no Jester is left."""
    rows = []
    for table, most in (("solo", 2), ("three players", 1), ("four players", 2)):
        for fewer in range(most + 1):
            options = Options(jesters=-fewer)
            games = played(["knight"] * TABLES[table][0], options, size.knight_games, "jesters")
            won = sum(each.result.won for each in games)
            rows.append((table, most - fewer, size.knight_games, share(won, size.knight_games)))
    return section("What Jesters are worth", ("table", "Jesters", "games", "won"), rows)


def first_player(size: Size, _folder: Path) -> Section:
    """The same two players, and the other of them begins: the same deals."""
    rows = []
    for seats in (("knight", "squire"), ("squire", "knight")):
        games = played(seats, Options(), size.knight_games, "first")
        won = sum(each.result.won for each in games)
        rows.append((f"{seats[0]} begins", size.knight_games, share(won, size.knight_games)))
    columns = ("who begins", "games", "won")
    return section("Who begins: a knight and a squire", columns, rows)

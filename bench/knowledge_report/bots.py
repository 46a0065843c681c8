"""Win rates by bot, by Jesters, by who begins."""

from pathlib import Path

from knowledge_report.net_games import NetGames
from knowledge_report.section import Figure, Section, section, share
from knowledge_report.size import Size
from knowledge_report.tables import TABLES, default_rollouts, played
from regicide.notation import parse_options, print_options
from regicide.rules import Options


def bots(size: Size, folder: Path) -> Section:
    rows = []
    for table, (players, options) in TABLES.items():
        text = print_options(options)
        champion = NetGames(table, default_rollouts(players), text)
        won = {
            "random": (size.games, won_by("random", table, text, size.games)),
            "squire": (size.games, won_by("squire", table, text, size.games)),
            "knight": (size.net_games, NetGames(table, 0, text).won(size.net_games, folder)),
            "champion": (size.champion_games, champion.won(size.champion_games, folder)),
        }
        rows += [(table, bot, *found) for bot, found in won.items()]
    return section("Win rates by bot and players", ("table", "bot", "games", "won"), rows)


def won_by(bot: str, table: str, options: str, games: int) -> Figure:
    """What a bot without a net wins."""
    players, _ = TABLES[table]
    rules = parse_options(options) if options else Options()
    found = played([bot] * players, rules, games, f"bots-{bot}")
    return share(sum(each.result.won for each in found), games)


def jesters(size: Size, folder: Path) -> Section:
    rows = []
    for table, most in (("solo", 2), ("three players", 1), ("four players", 2)):
        for fewer in range(most + 1):
            options = print_options(Options(jesters=-fewer))
            knight = NetGames(table, 0, options).won(size.net_games, folder)
            champion = NetGames(table, size.option_rollouts, options)
            rows.append((table, most - fewer, knight, champion.won(size.option_games, folder)))
    columns = ("table", "Jesters", "knight", f"champion, {size.option_rollouts} rollouts")
    return section("What Jesters are worth: won", columns, rows)


def first_player(size: Size, _folder: Path) -> Section:
    """The same two players, and the other of them begins: the same deals."""
    rows = []
    for seats in (("knight", "squire"), ("squire", "knight")):
        games = played(seats, Options(), size.knight_games, "first")
        won = sum(each.result.won for each in games)
        rows.append((f"{seats[0]} begins", size.knight_games, share(won, size.knight_games)))
    columns = ("who begins", "games", "won")
    return section("Who begins: a knight and a squire", columns, rows)

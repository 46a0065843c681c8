"""Win rates by bot, by Jesters, by who begins."""

from pathlib import Path
from time import thread_time_ns

from regicide.lab import Match, play_game
from regicide.notation import parse_options, print_options
from regicide.rules import Options
from tools.experiments.knowledge_report.figure import Figure, paired_gain, share
from tools.experiments.knowledge_report.net_games import LOST_GAME, WON_GAME, NetGames, won_share
from tools.experiments.knowledge_report.section import Section, section
from tools.experiments.knowledge_report.size import Size
from tools.experiments.knowledge_report.tables import TABLES, default_rollouts, played
from tools.experiments.knowledge_report.tally import results


def bots(size: Size, folder: Path) -> Section:
    rows = []
    for table, (players, options) in TABLES.items():
        text = print_options(options)
        champion = NetGames(table, default_rollouts(players), text)
        won = {
            "random": (size.games, won_by("random", table, text, size.games, folder)),
            "squire": (size.games, won_by("squire", table, text, size.games, folder)),
            "knight": (size.net_games, NetGames(table, 0, text).won(size.net_games, folder)),
            "champion": (size.champion_games, champion.won(size.champion_games, folder)),
        }
        rows += [(table, bot, *found) for bot, found in won.items()]
    return section("Win rates by bot and players", ("table", "bot", "games", "won"), rows)


def won_by(bot: str, table: str, options: str, games: int, folder: Path) -> Figure:
    """What a bot without a net wins; each game is kept as soon as it is over."""
    players, _ = TABLES[table]
    rules = parse_options(options) if options else Options()
    match = Match(bots=(bot,) * players, seeds=f"knowledge-bots-{bot}", options=rules)

    def play(number: int) -> str:
        won = play_game(match, number + 1, thread_time_ns).result.won
        return WON_GAME if won else LOST_GAME

    name = f"{bot}-{table}-{options}.txt".replace(" ", "-")
    return won_share(results(folder / "data" / "bots" / name, games, play))


def jesters(size: Size, folder: Path) -> Section:
    rows = []
    for table, most in (("solo", 2), ("three players", 1), ("four players", 2)):
        for fewer in range(most + 1):
            options = print_options(Options(jesters=-fewer))
            knight = NetGames(table, 0, options).won(size.net_games, folder)
            champion = NetGames(table, size.option_rollouts, options)
            left = ("no Jester", "1 Jester", "2 Jesters")[most - fewer]
            rows.append((table, left, knight, champion.won(size.option_games, folder)))
    columns = ("table", "Jesters", "knight", f"champion, {size.option_rollouts} rollouts")
    return section("What Jesters are worth: won", columns, rows)


def first_player(size: Size, _folder: Path) -> Section:
    """The same two players, and the other of them begins: the same deals."""
    squire, knight = (
        [game.result.won for game in played(seats, Options(), size.knight_games, "first")]
        for seats in (("squire", "knight"), ("knight", "squire"))
    )
    games, gain = size.knight_games, paired_gain(squire, knight)
    rows = [
        ("the squire", games, "–", share(sum(squire), games)),
        ("the knight", games, gain, share(sum(knight), games)),
    ]
    columns = ("who begins", "games", "gain on the same deals, points", "won")
    return section("Who begins: a knight and a squire", columns, rows, drawn=["won"])

"""What a game in this process is among those that are kept on this computer: a longest row of wins, a personal best."""

from collections.abc import Iterator

from regicide.i18n import Words
from regicide.study.game_facts import GameFacts, game_facts
from regicide.study.statistics import personal_best, wins_in_a_row
from regicide.table import record_of
from regicide.tui.game_file import GameFile
from regicide.tui.kept_games import ended_games
from regicide.tui.local_game_setup import today
from regicide.tui.local_table import LocalTable


def earned_at(words: Words, local: LocalTable, file: GameFile | None) -> tuple[str, ...]:
    """Sentences for the end of a game."""
    game = game_facts(record_of(local.table, date=today()))
    if game.result == "*":
        return ()
    before = [game_facts(each) for each in ended_games(file.path if file is not None else None)]
    return (*_row(words, before, game), *_best(words, before, game))


def _row(words: Words, before: list[GameFacts], game: GameFacts) -> Iterator[str]:
    row, longest = wins_in_a_row(each.result == "won" for each in (*before, game))
    if row > 1:
        yield words.say("earned-longest-row" if row == longest else "earned-row", count=row)


def _best(words: Words, before: list[GameFacts], game: GameFacts) -> Iterator[str]:
    best = personal_best(before, game)
    if best is not None:
        kind, count = ("turns", game.turns) if game.result == "won" else ("royals", game.defeated)
        yield words.say(f"earned-best-{kind}", count=count, players=game.players, before=best)

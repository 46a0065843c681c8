"""`regicide games`: lists the games kept on this computer."""

import json

import click

from regicide.foreign_text import escape_json, printable_line
from regicide.i18n import Words
from regicide.study.game_facts import game_facts
from regicide.tui.kept_games import KeptGame, kept_games
from regicide.tui.local_game_setup import bots_of
from regicide.tui.text.kept_game_text import kept_game_text, state_text


def print_games(
    words: Words, *, waiting: bool, players: int | None, bots: tuple[str, ...] | None, as_json: bool
) -> int:
    """Print the kept games, the last played first, with the command that opens each."""
    found = [
        game
        for game in kept_games()
        if (game.is_waiting or not waiting)
        and players in (None, game.record.deal.players)
        and set(bots or ()) <= set(bots_of(game.record).values())
    ]
    if as_json:
        rows = json.dumps([_row(game) for game in found], ensure_ascii=False)
        click.echo(escape_json(rows))
        return 0
    if not found:
        click.echo(words.say("kept-none"))
    for game in found:
        click.echo(f"{kept_game_text(words, game)} · {state_text(words, game)}")
        command = "play --record" if game.is_waiting else "replay"
        click.echo(printable_line(f"    regicide {command} {game.path}"))
    return 0


def _row(game: KeptGame) -> dict[str, object]:
    facts = game_facts(game.record)
    return {
        "file": str(game.path),
        "date": facts.date,
        "players": facts.players,
        "bots": list(bots_of(game.record).values()),
        "moves": facts.moves,
        "defeated": facts.defeated,
        "result": facts.result,
        "waiting": game.is_waiting,
    }

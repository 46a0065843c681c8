"""`regicide play`: sit down and play."""

import secrets
import sys
from datetime import date
from pathlib import Path

import click

from regicide.i18n import Words
from regicide.notation import Record, Seed
from regicide.rules import Options
from regicide.tui.plain import PlainGame
from regicide.tui.session import Session, read_record


def play(
    words: Words,
    *,
    players: int | None = None,
    seed: Seed | None = None,
    options: Options | None = None,
    plain: bool = False,
    record: str | None = None,
) -> int:
    """A new game, or the one in the record's file."""
    del plain  # there is no other kind of game yet
    path = Path(record) if record else None
    click.echo(words.say("plain-welcome"))
    session = _resumed(words, path) if path and path.exists() else None
    if session is None:
        session = _new(words, players or 1, seed, options or Options(), path)
    game = PlainGame(session, words, _read, click.echo, hand_over=sys.stdin.isatty())
    finished = game.play()
    if path:
        click.echo(words.say("plain-saved", file=str(path)))
    elif not finished:
        click.echo(words.say("plain-not-saved"))
    return 0


def _new(
    words: Words, players: int, seed: Seed | None, options: Options, path: Path | None
) -> Session:
    seed = seed or Seed(secrets.token_hex(8))
    deal = seed.deal(players, options)
    today = date.today().isoformat()  # noqa: DTZ011  the day on the player's own wall
    session = Session(Record(deal, seed, date=today), path, secrets.SystemRandom())
    session.save()
    click.echo(words.say("plain-game", players=players, seed=seed.text))
    return session


def _resumed(words: Words, path: Path) -> Session:
    read = read_record(path)
    for disagreement in read.disagreements:
        click.echo(words.say(f"disagreement-{disagreement.value}"), err=True)
    count = len(read.record.moves)
    click.echo(words.say("plain-resumed", file=str(path), count=count))
    return Session(read.record, path, secrets.SystemRandom())


def _read(prompt: str) -> str | None:
    """A line, editable where there is a terminal; None at the end of the input."""
    try:
        return input(prompt)
    except EOFError:
        click.echo()
        return None

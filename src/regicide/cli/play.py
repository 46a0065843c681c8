"""`regicide play`: sit down and play."""

import secrets
import sys
from datetime import date
from pathlib import Path

import click

from regicide.i18n import Words, say_event
from regicide.notation import Record, Seed, replay
from regicide.rules import Options
from regicide.tui.plain import PlainGame
from regicide.tui.session import FileTrouble, Session, read_record


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
    if path and _is_there(path):
        session = _resumed(words, path, players, seed, options)
    else:
        session = _new(words, players or 1, seed, options or Options(), path)
    if session.state.step.is_over:
        _show_ending(words, session)
        return 0
    game = PlainGame(session, words, _read, click.echo, hand_over=_is_terminal())
    _say_goodbye(words, path, finished=_played(game))
    return 0


def _played(game: PlainGame) -> bool:
    try:
        return game.play()
    except KeyboardInterrupt:
        click.echo()
        return False


def _say_goodbye(words: Words, path: Path | None, *, finished: bool) -> None:
    if path and finished:
        click.echo(words.say("plain-recorded", file=str(path)))
    elif path:
        click.echo(words.say("plain-saved", file=str(path)))
    elif not finished:
        click.echo(words.say("plain-not-saved"))


def _show_ending(words: Words, session: Session) -> None:
    click.echo(words.say("plain-over"))
    *_, last = replay(session.record)
    click.echo(say_event(words, last.events[-1]))


def _is_there(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:
        raise FileTrouble("unreadable-file", {"file": str(path)}) from None


def _is_terminal() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()


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


def _resumed(
    words: Words, path: Path, players: int | None, seed: Seed | None, options: Options | None
) -> Session:
    read = read_record(path)
    record = read.record
    asked = (players, seed, options)
    there = (record.deal.players, record.seed, record.deal.options)
    if any(a is not None and a != b for a, b in zip(asked, there, strict=True)):
        raise FileTrouble("other-game", {"file": str(path)})
    for disagreement in read.disagreements:
        click.echo(words.say(f"disagreement-{disagreement.value}"), err=True)
    click.echo(words.say("plain-resumed", file=str(path), count=len(record.moves)))
    return Session(record, path, secrets.SystemRandom())


def _read(prompt: str) -> str | None:
    """A line, editable where there is a terminal; None at the end of the input."""
    try:
        line = input(prompt)
    except (EOFError, RuntimeError):  # RuntimeError: there is no input at all
        click.echo()
        return None
    if not _is_terminal():
        click.echo(line)  # nobody else ends the prompt's line
    return line

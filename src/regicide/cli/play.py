"""`regicide play`: sit down and play."""

import os
import secrets
import sys
from pathlib import Path

import click

from regicide.bots import bot_named
from regicide.folders import data_folder
from regicide.i18n import Words, say_event
from regicide.notation import Record, Seed, final_state, replay
from regicide.rules import Options
from regicide.tui.local_game import bots_of, new_record
from regicide.tui.plain import PlainGame, only_person
from regicide.tui.saved_game import FileError, SavedGame, read_record


def play(
    words: Words,
    *,
    players: int | None = None,
    seed: Seed | None = None,
    options: Options | None = None,
    bots: tuple[str, ...] | None = None,
    plain: bool = False,
    record: str | None = None,
) -> int:
    """A new game, or the one in the record's file: on a screen, or line by line."""
    path, bots = Path(record) if record else None, bots or ()
    if len(bots) >= (players or len(bots) + 1):
        raise FileError("too-many-bots", {"players": players or 0})
    seats = players or (len(bots) + 1 if bots else None)
    on_screen = not plain and _is_terminal()
    if on_screen and path is None and not (seats or seed or options):
        return _play_by_choice(words)
    if path is not None and _is_there(path):
        game = _resumed(words, path, seats, seed, options)
    else:
        game = new_record(seats or 1, seed, options or Options(), bots)
    if on_screen and game.seed is not None:
        return _play_on_screen(words, game, path or _last_game(), keep_each=path is not None)
    return _play_plainly(words, game, path)


# --- on a screen ---------------------------------------------------------------------------------


def _last_game() -> Path:
    """Where a game is kept that nobody named a file for: the last one can be gone on with."""
    return data_folder(os.environ) / "last.regicide"


def _play_by_choice(words: Words) -> int:
    from regicide.cli.terminal_game import ask_what_to_play  # noqa: PLC0415

    last = _last_game()
    wish = ask_what_to_play(words, can_go_on=_can_go_on(last))
    if wish is None:
        return 0
    if wish.goes_on:
        record = read_record(last).record
    else:
        record = new_record(wish.players, None, Options(), wish.bots)
    return _play_on_screen(words, record, last, keep_each=False)


def _can_go_on(last: Path) -> bool:
    if not _is_there(last):
        return False
    return not final_state(read_record(last).record).step.is_over


def _play_on_screen(words: Words, record: Record, path: Path, *, keep_each: bool) -> int:
    from regicide.cli.terminal_game import play_here  # noqa: PLC0415

    path.parent.mkdir(parents=True, exist_ok=True)
    sittings = dict(play_here(words, record, path, keep_each=keep_each))
    for file, table in sittings.items():
        finished = table.game is not None and table.game.state.step.is_over
        saved = "plain-saved" if file == path else "plain-saved-rematch"
        click.echo(words.say("plain-recorded" if finished else saved, file=str(file)))
    return 0


# --- line by line --------------------------------------------------------------------------------


def _play_plainly(words: Words, record: Record, path: Path | None) -> int:
    click.echo(words.say("plain-welcome"))
    session = SavedGame(record, path, secrets.SystemRandom())
    if session.state.step.is_over:
        _show_ending(words, session)
        return 0
    if not record.moves:
        _say_new(words, session)
    game = PlainGame(session, words, _read, click.echo, hand_over=_is_terminal())
    game.bots = {seat: bot_named(name) for seat, name in bots_of(record).items()}
    _say_goodbye(words, path, finished=_played(game))
    return 0


def _say_new(words: Words, session: SavedGame) -> None:
    session.save()
    record = session.record
    if record.seed is not None:
        players = record.deal.players
        click.echo(words.say("plain-game", players=players, seed=record.seed.text))


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


def _show_ending(words: Words, session: SavedGame) -> None:
    click.echo(words.say("plain-over"))
    *_, last = replay(session.record)
    you = only_person(session.state.players, bots_of(session.record))
    click.echo(say_event(words, last.events[-1], you=you))


def _is_there(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:
        raise FileError("unreadable-file", {"file": str(path)}) from None


def _is_terminal() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()


def _resumed(
    words: Words, path: Path, players: int | None, seed: Seed | None, options: Options | None
) -> Record:
    read = read_record(path)
    record = read.record
    asked = (players, seed, options)
    there = (record.deal.players, record.seed, record.deal.options)
    if any(a is not None and a != b for a, b in zip(asked, there, strict=True)):
        raise FileError("other-game", {"file": str(path)})
    for disagreement in read.disagreements:
        click.echo(words.say(f"disagreement-{disagreement.value}"), err=True)
    click.echo(words.say("plain-resumed", file=str(path), count=len(record.moves)))
    return record


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

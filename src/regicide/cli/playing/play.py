"""`regicide play`: starts or resumes a game, full-screen or line by line."""

import os
import sys
from pathlib import Path

import click

from regicide.folders import data_folder
from regicide.i18n import Words
from regicide.notation import Record, Seed, final_state
from regicide.rules import Options
from regicide.tui.game_file import FileError, read_record
from regicide.tui.lines.plain import PlainGame
from regicide.tui.local_game_setup import new_record, open_local_table
from regicide.tui.local_table import controllers_for


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
    """Play a new game, or the one in the file of `--record`."""
    path, bots = Path(record) if record else None, bots or ()
    if len(bots) >= (players or len(bots) + 1):
        raise FileError("too-many-bots", {"players": players or 0})
    seats = players or (len(bots) + 1 if bots else None)
    on_screen = not plain and _is_terminal()
    if on_screen and path is None and not (seats or seed or options):
        return _play_from_start_screen(words)
    if path is not None and exists(path):
        game = _resume(words, path, seats, seed, options)
    else:
        game = new_record(seats or 1, seed, options or Options(), bots)
    if on_screen:
        return _play_on_screen(words, game, path or _last_game(), separate_files=path is not None)
    return _play_plainly(words, game, path)


# --- full-screen ---------------------------------------------------------------------------------


def _last_game() -> Path:
    """The file of a game without `--record`; the start screen offers to resume it."""
    return data_folder(os.environ) / "last.regicide"


def _play_from_start_screen(words: Words) -> int:
    from regicide.cli.playing.terminal_game import show_start_screen  # noqa: PLC0415

    last = _last_game()
    request = show_start_screen(words, can_resume=_can_resume(last))
    if request is None:
        return 0
    if request.resumes_last:
        record = read_record(last).record
    else:
        record = new_record(request.players, None, Options(), request.bots)
    return _play_on_screen(words, record, last, separate_files=False)


def _can_resume(last: Path) -> bool:
    if not exists(last):
        return False
    return not final_state(read_record(last).record).step.is_over


def _play_on_screen(words: Words, record: Record, path: Path, *, separate_files: bool) -> int:
    from regicide.cli.playing.terminal_game import play_local  # noqa: PLC0415

    path.parent.mkdir(parents=True, exist_ok=True)
    games = dict(play_local(words, record, path, separate_files=separate_files))
    for file, table in games.items():
        finished = table.game is not None and table.game.state.step.is_over
        saved = "plain-saved" if file == path else "plain-saved-rematch"
        click.echo(words.say("plain-recorded" if finished else saved, file=str(file)))
    return 0


# --- line by line --------------------------------------------------------------------------------


def _play_plainly(words: Words, record: Record, path: Path | None) -> int:
    click.echo(words.say("plain-welcome"))
    local = open_local_table(record, words, path, bot_seconds=(0, 0))
    was_over = final_state(record).step.is_over
    if was_over:
        click.echo(words.say("plain-over"))
    elif not record.moves and record.seed is not None:
        players = record.deal.players
        click.echo(words.say("plain-game", players=players, seed=record.seed.text))
    game = PlainGame(
        controllers_for(local), words.language, read_line, click.echo, hand_over=_is_terminal()
    )
    try:
        finished = game.play()
    except KeyboardInterrupt:
        click.echo()
        finished = False
    local.close()
    if not was_over:
        _say_saved(words, path, finished=finished)
    return 0


def _say_saved(words: Words, path: Path | None, *, finished: bool) -> None:
    if path and finished:
        click.echo(words.say("plain-recorded", file=str(path)))
    elif path:
        click.echo(words.say("plain-saved", file=str(path)))
    elif not finished:
        click.echo(words.say("plain-not-saved"))


def exists(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:
        raise FileError("unreadable-file", {"file": str(path)}) from None


def _is_terminal() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()


def _resume(
    words: Words, path: Path, players: int | None, seed: Seed | None, options: Options | None
) -> Record:
    read = read_record(path)
    record = read.record
    requested = (players, seed, options)
    saved = (record.deal.players, record.seed, record.deal.options)
    if any(a is not None and a != b for a, b in zip(requested, saved, strict=True)):
        raise FileError("other-game", {"file": str(path)})
    for disagreement in read.disagreements:
        click.echo(words.say(f"disagreement-{disagreement.value}"), err=True)
    click.echo(words.say("plain-resumed", file=str(path), count=len(record.moves)))
    return record


def read_line(prompt: str) -> str | None:
    """Read a line, with editing on a terminal; None at the end of the input."""
    try:
        line = input(prompt)
    except (EOFError, RuntimeError):  # RuntimeError: standard input is closed
        click.echo()
        return None
    if not _is_terminal():
        click.echo(line)  # without a terminal, the input does not end the line of the prompt
    return line

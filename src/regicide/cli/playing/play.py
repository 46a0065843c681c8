"""`regicide play`: begins a game or continues one, full-screen or line by line."""

from contextlib import closing, nullcontext
from pathlib import Path

import click

from regicide.cli.playing.typed_lines import is_terminal, read_line, write_line
from regicide.i18n import Words, say_error
from regicide.notation import Record, Seed, final_state
from regicide.rules import Options
from regicide.rules.setup import PLAYERS
from regicide.table import Table
from regicide.tui.game_file import FileError, GameFile
from regicide.tui.game_texts import read_games
from regicide.tui.kept_games import new_game_file, open_kept_game, waiting_games
from regicide.tui.lines.plain import PlainGame
from regicide.tui.local_game_setup import bots_of, new_record, open_local_table, today
from regicide.tui.local_table import controllers_for
from regicide.tui.personal_best import earned_at

#: A game, and its file; None: it cannot be saved.
OpenGame = tuple[Record, GameFile | None]
#: Players, seed and options that a game must have; None: any.
Wanted = tuple[int | None, Seed | None, Options | None]


def play(
    words: Words,
    *,
    players: int | None = None,
    seed: Seed | None = None,
    options: Options | None = None,
    bots: tuple[str, ...] | None = None,
    plain: bool = False,
    new: bool = False,
    record: str | None = None,
) -> int:
    """Play the game in the file of `--record`, the one that the same command left unfinished, or a new one."""
    path, bots = Path(record) if record else None, bots or ()
    seats = seats_wanted(words, players, bots)
    on_screen = not plain and is_terminal()
    if on_screen and path is None and not (seats or seed or options or new):
        from regicide.cli.playing.start import choose_and_play  # noqa: PLC0415

        return choose_and_play(words)
    if path is not None:
        if new and exists(path):
            raise FileError("file-exists", {"file": str(path)})
        chosen: OpenGame = _game_in_file(words, path, (seats, seed, options), bots)
    else:
        wanted = (seats or 1, seed, options or Options())
        left = None if new else _left_unfinished(words, wanted, bots)
        chosen = left or begin_game(words, new_record(*wanted, bots))
    return play_game(words, *chosen, on_screen=on_screen)


def seats_wanted(words: Words, players: int | None, bots: tuple[str, ...]) -> int | None:
    """The seats that the command line asks for, one of them for a person; None: any number."""
    most = players or max(PLAYERS)
    if len(bots) >= most:
        sentence = words.say("error-too-many-bots", players=most)
        raise click.UsageError(sentence, click.get_current_context(silent=True))
    return players or (len(bots) + 1 if bots else None)


def play_game(words: Words, record: Record, file: GameFile | None, *, on_screen: bool) -> int:
    """Play this game, and close its file."""
    with closing(file) if file is not None else nullcontext():
        play_here = _play_on_screen if on_screen else _play_plainly
        return play_here(words, record, file)


# --- which game ----------------------------------------------------------------------------------


def begin_game(words: Words, record: Record) -> OpenGame:
    """A new game, and the file that will keep it; without one, a warning."""
    try:
        return record, new_game_file(today())
    except FileError as error:
        click.echo(words.say("plain-not-saved", why=say_error(words, error)), err=True)
        return record, None


def _left_unfinished(
    words: Words, wanted: Wanted, bots: tuple[str, ...]
) -> tuple[Record, GameFile] | None:
    """The game that the same command began, unless another terminal has it open."""
    for kept in waiting_games():
        if tuple(bots_of(kept.record).values()) != bots or not _is_wanted(kept.record, wanted):
            continue
        if (opened := open_kept_game(kept)) is not None:
            _say_resumed(words, kept.path, opened[0])
            click.echo(words.say("plain-begin-another"))
            return opened
    return None


def _game_in_file(
    words: Words,
    path: Path,
    requested: Wanted,
    bots: tuple[str, ...],
) -> tuple[Record, GameFile]:
    file = GameFile(path)
    try:
        if file.exists:
            return _resumed(words, path, requested, bots), file
        players, seed, options = requested
        return new_record(players or 1, seed, options or Options(), bots), file
    except BaseException:
        file.close()
        raise


def _resumed(words: Words, path: Path, requested: Wanted, bots: tuple[str, ...]) -> Record:
    found = read_games(words, str(path))
    if len(found) > 1:
        raise FileError("several-games", {"file": str(path)})
    read = found[0]
    has_bots = not bots or tuple(bots_of(read.record).values()) == bots
    if not (has_bots and _is_wanted(read.record, requested)):
        raise FileError("other-game", {"file": str(path)})
    for disagreement in read.disagreements:
        click.echo(words.say(f"disagreement-{disagreement.value}"), err=True)
    _say_resumed(words, path, read.record)
    return read.record


def _is_wanted(record: Record, requested: Wanted) -> bool:
    """Whether a game has the requested players, seed and options; None: any."""
    found = (record.deal.players, record.seed, record.deal.options)
    return all(a is None or a == b for a, b in zip(requested, found, strict=True))


def _say_resumed(words: Words, path: Path, record: Record) -> None:
    click.echo(words.say("plain-resumed", file=str(path), count=len(record.moves)))


# --- full-screen ---------------------------------------------------------------------------------


def _play_on_screen(words: Words, record: Record, file: GameFile | None) -> int:
    from regicide.cli.playing.terminal_game import play_local  # noqa: PLC0415

    was_over = final_state(record).step.is_over
    for played, table in play_local(words, record, file):
        if played is not None and not (was_over and played is file):
            _say_saved(words, played, table, is_rematch=played is not file)
    return 0


# --- line by line --------------------------------------------------------------------------------


def _play_plainly(words: Words, record: Record, file: GameFile | None) -> int:
    click.echo(words.say("plain-welcome"))
    local = open_local_table(record, words, file, bot_seconds=(0, 0))
    was_over = final_state(record).step.is_over
    if was_over:
        click.echo(words.say("plain-over"))
    elif not record.moves and record.seed is not None:
        players = record.deal.players
        click.echo(words.say("plain-game", players=players, seed=record.seed.text))
    game = PlainGame(
        controllers_for(local),
        words.language,
        read_line,
        write_line,
        hand_over=is_terminal(),
        at_end=lambda: () if was_over else earned_at(words, local, file),
    )
    try:
        game.play()
    except KeyboardInterrupt:
        click.echo()
    if file is not None and not was_over:
        _say_saved(words, file, local.table)
    local.close()
    return 0


def _say_saved(words: Words, file: GameFile, table: Table, *, is_rematch: bool = False) -> None:
    """Say where the game is, after a look at the disk."""
    if not file.exists:
        return  # no move was made
    file.check()
    if table.abandoned or (table.game is not None and table.game.state.step.is_over):
        message = "plain-recorded"
    else:
        message = "plain-saved-rematch" if is_rematch else "plain-saved"
    click.echo(words.say(message, file=str(file.path)))


def exists(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:
        raise FileError("unreadable-file", {"file": str(path)}) from None

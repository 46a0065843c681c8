"""The games kept on this computer: each has a file of its own, named after its day, from its first move."""

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from regicide.folders import data_folder
from regicide.notation import Record, Seed, final_state, parse_game
from regicide.rules import RegicideError, State
from regicide.tui.game_file import FileError, GameFile, read_text

SUFFIX = ".regicide"
#: Tag of a record: `yes` if the players ended the game before its end.
ENDED = "Ended"


@dataclass(frozen=True, slots=True)
class KeptGame:
    path: Path
    record: Record
    is_over: bool

    @property
    def is_waiting(self) -> bool:
        """Whether a player may want to continue it."""
        return not self.is_over and (ENDED, "yes") not in self.record.other_tags


def games_folder() -> Path:
    return data_folder(os.environ) / "games"


def kept_games(containing: str = "") -> Iterator[KeptGame]:
    """The kept games with this in their text, the last played first; damaged files are left out."""
    # Earlier versions had one file for all games.
    files = (*games_folder().glob(f"*{SUFFIX}"), data_folder(os.environ) / f"last{SUFFIX}")
    return filter(None, (_read(path, containing) for path in _last_changed_first(files)))


def waiting_games() -> Iterator[KeptGame]:
    """The games that can be continued, the last played first."""
    return (game for game in kept_games('[Result "*"]') if game.is_waiting)


def new_game_file(day: str) -> GameFile:
    """A file for a new game of this day: `2026-11-15-3.regicide` is the third. It exists from the first move."""
    folder = games_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise FileError("unwritable-file", {"file": str(folder)}) from None
    for number in count(1):
        path = folder / f"{day}-{number}{SUFFIX}"
        file = None if path.exists() else _open_unless_in_use(path)
        if file is not None and not file.exists:
            return file
    raise AssertionError("there is a number for every game")


def open_kept_game(game: KeptGame) -> tuple[Record, GameFile] | None:
    """The game as it is now, and its file; None if it is open in another terminal."""
    file = _open_unless_in_use(game.path)
    if file is None:
        return None
    try:
        return parse_game(read_text(game.path)).record, file
    except RegicideError:
        file.close()
        raise


def ended_games(besides: Path | None) -> list[Record]:
    """The kept games that came to their end, the oldest first, today's deals among them; without one file."""
    files = reversed(_last_changed_first(data_folder(os.environ).rglob(f"*{SUFFIX}")))
    own = besides.resolve() if besides is not None else None
    read = (_ended_game(path) for path in files if path.resolve() != own)
    return sorted(filter(None, read), key=lambda record: record.date or "")


def has_seen_to_its_end(seed: Seed, deal: State) -> bool:
    """Whether a kept game with this deal, one of today's deals among them, was played to its end."""
    files = data_folder(os.environ).rglob(f"*{SUFFIX}")
    games = filter(None, (_read(path, seed.text) for path in files))
    return any(game.is_over and game.record.deal == deal for game in games)


def _open_unless_in_use(path: Path) -> GameFile | None:
    try:
        return GameFile(path, begins_empty=False)
    except FileError as error:
        if error.code != "game-in-use":
            raise
        return None


def _last_changed_first(files: Iterable[Path]) -> list[Path]:
    dated = [(changed, path) for path in files if (changed := _changed_at(path)) is not None]
    return [path for _, path in sorted(dated, reverse=True)]


def _changed_at(path: Path) -> float | None:
    try:
        return path.stat().st_mtime
    except OSError:
        return None


def _ended_game(path: Path) -> Record | None:
    """Believes the result that the file names: replaying every game would take long."""
    try:
        text = read_text(path)
        return None if '[Result "*"]' in text else parse_game(text).record
    except RegicideError:
        return None


def _read(path: Path, containing: str) -> KeptGame | None:
    try:
        text = read_text(path)
        if containing not in text:
            return None
        record = parse_game(text).record
    except RegicideError:
        return None
    return KeptGame(path, record, final_state(record).step.is_over)

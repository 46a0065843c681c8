"""Keeps reviews in files: the same record, budget and core give the same review, so it is made once."""

import hashlib
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

import msgspec

from regicide.fast.library import core_path
from regicide.folders import replace_file
from regicide.notation import print_game
from regicide.notation.record import Record
from regicide.study.review import parse_review, review_json
from regicide.version import __version__


def cached_review_json(
    record: Record,
    *,
    worlds: int,
    playouts: int,
    folder: Path,
    on_decision: Callable[[int], object] | None = None,
    on_check: Callable[[int], object] | None = None,
) -> bytes:
    """The review of a record from its file in the folder, or a new one.

    A folder that cannot be written, or a damaged file, only costs the time of a review.
    """
    path = folder / f"{_key(record, worlds, playouts)}.json"
    with suppress(OSError, msgspec.MsgspecError):
        text = path.read_bytes()
        parse_review(text)
        return text
    text = review_json(
        record, worlds=worlds, playouts=playouts, on_decision=on_decision, on_check=on_check
    )
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        replace_file(path, text)
    return text


def _key(record: Record, worlds: int, playouts: int) -> str:
    """A hash of everything that decides about a review. Names and comments do not."""
    game = print_game(Record(record.deal, record.seed, record.moves))
    text = f"{__version__}|{_core_digest()}|{worlds}|{playouts}|{game}"
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()


@lru_cache(maxsize=1)
def _core_digest() -> str:
    return hashlib.sha256(core_path().read_bytes()).hexdigest()

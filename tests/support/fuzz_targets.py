"""What fuzzing tries: functions that take any bytes, and fail if a promise about unchecked input is broken.

Each answers with an error of its own kind or does what it should. `tests/corpora` keeps inputs that each reach
other code; tests/repository/test_corpora.py tries them all.
"""

import json
from collections.abc import Callable
from pathlib import Path

from regicide.fast.core_numbers import DealFault
from regicide.fast.packing import unpack
from regicide.fast.table_game import PackedTableGame
from regicide.notation import (
    NotationError,
    Seed,
    parse_game,
    parse_move,
    parse_options,
    parse_position,
    parse_view,
    print_game,
    print_move,
    print_position,
    print_view,
)
from regicide.wire.decode_errors import UnreadableMessage
from regicide.wire.encoding import decode_client, encode

CORPORA = Path(__file__).parents[1] / "corpora"


def move(data: bytes) -> None:
    text = text_of(data)
    try:
        parsed = parse_move(text)
    except NotationError as error:
        expect_place(error, text)
    else:
        assert parse_move(print_move(parsed)) == parsed


def options(data: bytes) -> None:
    """The core reads the same options as Python."""
    text = text_of(data)
    dealt = PackedTableGame.deal(2, text, "castle-42")
    try:
        parsed = parse_options(text)
    except NotationError as error:
        expect_place(error, text)
        assert dealt is DealFault.BAD_OPTIONS or text == ""
    else:
        assert isinstance(dealt, PackedTableGame)
        assert unpack(dealt.state).options == parsed


def seed(data: bytes) -> None:
    """The core deals the same cards as Python."""
    text = text_of(data)
    dealt = PackedTableGame.deal(3, "", text)
    try:
        state = Seed(text).deal(3)
    except NotationError:
        assert dealt is DealFault.BAD_SEED
    else:
        assert isinstance(dealt, PackedTableGame)
        assert unpack(dealt.state) == state


def position(data: bytes) -> None:
    text = text_of(data)
    try:
        parsed = parse_position(text)
    except NotationError as error:
        expect_place(error, text)
    else:
        assert print_position(parsed) == text


def view(data: bytes) -> None:
    text = text_of(data)
    for viewer in (None, 0):
        try:
            parsed = parse_view(text, viewer)
        except NotationError as error:
            expect_place(error, text)
        else:
            assert print_view(parsed) == text


def game(data: bytes) -> None:
    try:
        text = print_game(parse_game(text_of(data)).record)
    except NotationError as error:
        expect_place(error, text_of(data))
    else:
        assert print_game(parse_game(text).record) == text


def message(data: bytes) -> None:
    try:
        decoded = decode_client(data)
    except UnreadableMessage:
        return
    assert decode_client(encode(decoded)) == decoded


TARGETS: dict[str, Callable[[bytes], None]] = {
    each.__name__: each for each in (move, options, seed, position, view, game, message)
}


def text_of(data: bytes) -> str:
    return data.decode(errors="replace")


def expect_place(error: NotationError, text: str) -> None:
    assert 1 <= error.at <= len(text) + 1, error


def corpus(name: str) -> list[bytes]:
    """The kept inputs of a target."""
    texts = json.loads((CORPORA / f"{name}.json").read_text(encoding="utf-8"))
    return [each.encode(errors="surrogateescape") for each in texts]


def keep_corpus(name: str, inputs: list[bytes]) -> None:
    """Write the inputs of a target, one a line, the shortest first."""
    texts = [each.decode(errors="surrogateescape") for each in inputs]
    ordered = sorted(set(texts), key=lambda text: (len(text), text))
    lines = ",\n".join(map(json.dumps, ordered))
    (CORPORA / f"{name}.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8", newline="\n")

"""Parsing and then printing gives the same text back, or raises `NotationError`."""

from contextlib import suppress
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from random_games import Ply, many_plies, random_options
from regicide.notation import (
    NotationError,
    Seed,
    parse_acting_view,
    parse_card,
    parse_game,
    parse_move,
    parse_options,
    parse_position,
    parse_view,
    print_card,
    print_move,
    print_options,
    print_position,
    print_view,
)
from regicide.rules import CARDS, Options, legal_moves, observe


@cache
def plies() -> tuple[Ply, ...]:
    return tuple(many_plies(3, varied=True))


@pytest.mark.parametrize("card", CARDS, ids=print_card)
def test_cards(card: object) -> None:
    assert parse_card(print_card(card)) is card  # type: ignore[arg-type]


def test_moves() -> None:
    for ply in plies()[::5]:
        for move in legal_moves(ply.state):
            assert parse_move(print_move(move)) == move


@pytest.mark.parametrize(
    "written, canonical",
    [("9cAs", "As9c"), ("x9cAs", "xAs9c"), ("3s3d3c", "3c3d3s"), ("xJeTd", "xTdJe")],
)
def test_moves_are_read_in_any_order(written: str, canonical: str) -> None:
    assert print_move(parse_move(written)) == canonical


@settings(max_examples=200)
@given(st.integers())
def test_options(number: int) -> None:
    options = random_options(Random(number))
    text = print_options(options)
    assert options == (parse_options(text) if text else Options())


def test_positions_and_views() -> None:
    for ply in plies():
        text = print_position(ply.state)
        assert print_position(parse_position(text)) == text
        for viewer in (None, *range(ply.state.players)):
            view = print_view(observe(ply.state, viewer))
            assert print_view(parse_view(view, viewer)) == view
        acting = print_view(observe(ply.state, ply.state.seat))
        assert parse_acting_view(acting).viewer == ply.state.seat


def test_a_parsed_position_has_no_public_knowledge() -> None:
    for ply in plies():
        read = parse_position(print_position(ply.state))
        view = print_view(observe(read, None)).split(" ")
        assert view[5] == (f"?{len(read.tavern)}" if read.tavern else "-")


@settings(max_examples=300, deadline=None)
@given(st.integers(0), st.data())
def test_a_changed_text_raises_or_is_printed_unchanged(number: int, data: st.DataObject) -> None:
    """A random change: the error names a place inside the text, or printing gives the text back."""
    ply = plies()[number % len(plies())]
    viewer = data.draw(st.sampled_from([None, *range(ply.state.players)]))
    view = data.draw(st.booleans())
    text = print_view(observe(ply.state, viewer)) if view else print_position(ply.state)
    place = data.draw(st.integers(0, len(text)))
    piece = data.draw(st.sampled_from(["", "-", "?", "0", "1", "9", " ", "/", "Je", "{", "}", "y"]))
    cut = data.draw(st.integers(0, 2))
    changed = text[:place] + piece + text[place + cut :]
    try:
        again = (
            print_view(parse_view(changed, viewer))
            if view
            else print_position(parse_position(changed))
        )
    except NotationError as error:
        assert 1 <= error.at <= len(changed) + 1
    else:
        assert again == changed


@settings(max_examples=300)
@given(st.text(alphabet='A23456789TJQKcdhse xyield>flip0123456789-/?{}=,+[]"\\;\n\rä', max_size=60))
def test_random_text_raises_only_notation_errors(text: str) -> None:
    for parse in (parse_card, parse_move, parse_options, parse_position, parse_game, Seed):
        with suppress(NotationError):
            parse(text)
    with suppress(NotationError):
        parse_view(text, 0)
    with suppress(NotationError):
        parse_acting_view(text)

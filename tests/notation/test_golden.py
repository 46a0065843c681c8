"""The golden files, which every engine must reproduce character by character."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from regicide.engine import Engine, perft
from regicide.notation import (
    Seed,
    parse_move,
    parse_position,
    parse_view,
    print_position,
    print_view,
)
from regicide.rules import FIRST_HEARTS, do, hearts_acted, observe

GOLDEN = Path(__file__).parent.parent / "golden"


def lines(name: str) -> list[str]:
    return (GOLDEN / name).read_text(encoding="utf-8").splitlines()


def games(name: str) -> Iterator[tuple[int, str, list[list[str]]]]:
    """Players, seed, and for each line the move, the position and the views."""
    rows: list[list[str]] = []
    for line in reversed(lines(name)):
        if line.startswith("# "):
            _, players, seed = line.split(" ")
            yield int(players), seed, rows[::-1]
            rows = []
        else:
            rows.append(line.split("|"))


@pytest.mark.parametrize("name", ["perft.txt", "deep_perft.txt"])
def test_perft(name: str) -> None:
    for line in lines(name):
        position, *leaves = line.split(";")
        state = parse_position(position)
        assert print_position(state) == position
        assert [perft(state, depth) for depth in (1, 2, 3)] == [int(each) for each in leaves]
        assert perft(state, 0) == 1


@pytest.mark.parametrize("name", ["walks.txt", "deep_walks.txt"])
def test_games(name: str) -> None:
    for players, seed_text, rows in games(name):
        seed, hearts = Seed(seed_text), FIRST_HEARTS
        state = seed.deal(players)
        for move, position, *views in rows:
            if move != "deal":
                done = do(state, parse_move(move), seed.shuffle(hearts))
                state, hearts = done.state, hearts + hearts_acted(done.events)
            assert print_position(state) == position
            assert print_position(parse_position(position)) == position
            for viewer, view in zip((None, *range(players)), views, strict=True):
                assert print_view(observe(state, viewer)) == view
                assert print_view(parse_view(view, viewer)) == view


def test_games_through_the_protocol() -> None:
    """The same games through the engine protocol."""
    for players, seed, rows in games("deep_walks.txt"):
        engine, hearts = Engine(), FIRST_HEARTS
        for move, position, *views in rows:
            if move == "deal":
                answer = engine.answer(f"deal {players} {seed}")
            else:
                before = engine.game.state
                answer = engine.answer(f"do {move} seed {seed} {hearts}")
                hearts += hearts_acted(do(before, parse_move(move)).events)
            assert answer == [position]
            assert [engine.answer(f"view {seat}") for seat in range(players + 1)] == [
                [view] for view in views
            ]


def test_the_deals_of_the_notation_page() -> None:
    """Seed `castle-42`."""
    assert print_position(Seed("castle-42").deal(2)) == (
        "2 1p Jh/0/0 - Ac2s3c4h5h7dTh/AdAs5c5d7c8s9s"
        " 9d8dTs9h4cAh6d7sTc6c2c2h4s7h4d3d9cTd8c3s5s2d6s3h6h8h - JcJsJdQsQdQhQcKdKcKsKh -- 0"
    )
    assert print_position(Seed("castle-42").deal(4)) == (
        "4 1p Jh/0/0 - 4c5s8c9h9s/2d3s7cTcTh/2c2s4h6c7h/Ad6d6h7s9c"
        " 3d5h5cAs6s3h8s9d5dTsAc7d4sAh4dTdJe8d3c2h8hJe - JcJsJdQsQdQhQcKdKcKsKh ---- 0"
    )

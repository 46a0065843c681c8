"""The core writes the same messages as `wire`, byte by byte."""

import ctypes
from collections import Counter
from hashlib import sha256
from random import Random

import pytest

from message_lockstep import CHUNK, compare_games
from random_games import random_options
from regicide.fast import FastGame, pack, pack_move, unpack
from regicide.fast.core_numbers import DealFault
from regicide.fast.library import core_library
from regicide.fast.table_game import (
    PackedTableGame,
    print_packed_move,
    sha256_digest,
)
from regicide.notation import (
    NotationError,
    Seed,
    parse_move,
    parse_options,
    print_move,
    print_options,
)
from regicide.notation.options import FORMS
from regicide.notation.sketch import parse_sketch as given
from regicide.rules import FIRST_HEARTS, Options, State, observe
from regicide.table.seal import Seal
from web.won_games import WON

BOTH_JESTERS = 3 << 52


@pytest.mark.long
@pytest.mark.parametrize("part", range(4))
def test_every_message_has_the_same_bytes(part: int) -> None:
    """More than 4,000 decisions in all four parts; `dev.py verify` compares a million."""
    compared: Counter[str] = Counter()
    first = part * 10**6
    while compared["decisions"] < 1_000:
        compared += compare_games(first)
        first += CHUNK
    assert compared["errors"] > compared["decisions"]
    assert compared["outlooks"] > compared["decisions"]


def test_a_win_that_earns_nothing_differs_in_its_medal_alone() -> None:
    texts = {}
    for earns in (True, False):
        game = dealt(1, seed="castle-2")
        game.set_earns(earns=earns)
        first = game.choices()
        events = [game.move(move).json for move in WON["castle-2"]]
        texts[earns] = [first, events[-1], game.view()]
    medals = [b'"medal_after_flip":"silver"', b'"medal":"bronze"', b'"medal":"bronze"']
    plain = [b'"medal_after_flip":null', b'"medal":null', b'"medal":null']
    for told, silent, medal, none in zip(texts[True], texts[False], medals, plain, strict=True):
        assert medal in told
        assert told.replace(medal, none) == silent


def dealt(players: int = 2, options: str = "", seed: str = "castle-42") -> PackedTableGame:
    game = PackedTableGame.deal(players, options, seed)
    assert isinstance(game, PackedTableGame), game
    return game


def at(state: State) -> PackedTableGame:
    game = dealt(state.players, print_options(state.options))
    ctypes.pointer(game.state)[0] = pack(state)
    return game


@pytest.mark.parametrize("players", [1, 2, 4])
def test_hidden_cards_are_dealt_again_as_the_seat_to_move_knows_them(players: int) -> None:
    """What the seat sees stays; the seed decides the rest, also what hearts do later."""
    before = dealt(players)
    if players > 1:
        before.move("yield")
    first, same, other = (before.copy() for _ in range(3))
    for game, seed in ((first, "one"), (same, "one"), (other, "two")):
        game.deal_again(seed)
    old, new = unpack(before.state), unpack(first.state)
    assert observe(new, new.seat) == observe(old, old.seat)
    assert new.tavern != old.tavern
    assert first.raw == same.raw != other.raw
    assert first.view() == before.view()
    assert first.hearts == FIRST_HEARTS


class TestDeal:
    """A deal from texts."""

    def test_random_options_deal_the_same_game(self) -> None:
        rng = Random(1)
        for _ in range(300):
            options, players = random_options(rng), rng.randint(1, 4)
            game = dealt(players, print_options(options))
            assert unpack(game.state) == Seed("castle-42").deal(players, options)

    def test_every_value_of_every_option_is_read(self) -> None:
        for name, (_, values) in FORMS.items():
            for value in values:
                text = f"{name}={value}"
                assert unpack(dealt(options=text).state).options == parse_options(text)

    @pytest.mark.parametrize(
        "text",
        [
            *("hand", "hand=", "hand=0", "hand=+0", "hand=-0", "hand=1", "hand=+3", "hand=+01"),
            *("hand=-1,", ",hand=-1", "hand=-1,,combo=4", "hand=-1,hand=-1", "combo=4,hand=-1"),
            *("jesters=+1", "jesters=-3", "health=+11", "health=10", "attack=-6", "attack=--1"),
            *("combo=10", "combo=3", "combo=19", "combo=+4", "combo=04", "combo=4 ", "combo=4=4"),
            *("yield=on", "overpay=allowed", "overpay=stop,x", "talk=strict", "hands=hidden"),
            *("solo-yield=never", "speed=fast", "=", ",", " ", "HAND=-1", "hands=openhand=-1"),
            *("health=+100", "health=+1é", "hand=٣", "hand=+", "overpay=stops", "combo=1844674407"),
        ],
    )
    def test_a_text_that_is_not_notation_is_refused(self, text: str) -> None:
        with pytest.raises(NotationError):
            parse_options(text)
        assert PackedTableGame.deal(2, text, "castle-42") is DealFault.BAD_OPTIONS

    @pytest.mark.parametrize("text", ["ä", "x" * 5000, "a|b", "\u00a0", "💎\x00", "\uffff", "߿ࠀ"])
    def test_every_text_is_a_seed(self, text: str) -> None:
        for players in (1, 4):
            assert unpack(dealt(players, seed=text).state) == Seed(text).deal(players)

    @pytest.mark.parametrize("text", ["", "a\ud800", "\udfffb"])
    def test_a_text_that_is_not_a_seed_is_refused(self, text: str) -> None:
        with pytest.raises(NotationError):
            Seed(text)
        assert PackedTableGame.deal(2, "", text) is DealFault.BAD_SEED

    @pytest.mark.parametrize("players", [-1, 0, 5])
    def test_only_one_to_four_can_play(self, players: int) -> None:
        assert PackedTableGame.deal(players, "", "castle-42") is DealFault.BAD_PLAYERS


@pytest.mark.parametrize(
    "move", ["Je", "JeJe", "xJe", "xJeJe", "x4cJe", "3c3d3s", "yield", "flip", ">4"]
)
def test_a_packed_move_has_the_text_of_the_notation(move: str) -> None:
    assert print_packed_move(pack_move(parse_move(move), BOTH_JESTERS)) == move


def test_either_jester_can_be_played() -> None:
    """Both have the same text, whichever of the two a hand holds."""
    state = given("players 4 · hand Je 9c · hand2 Je 9d")
    game = at(state)
    assert game.state.hand[1] >> 53 & 1
    for move in ("Je", ">2", "Je"):
        assert not game.move(move).is_error
    assert game.move("Je").json == b'{"code":"name-the-next","clause":"\xc2\xa78.3","facts":{}}'


LONGEST = {
    "every set of ten cards covers the damage": (
        "players 1 · turn 1d · enemy Jd/4/4 · table 4s · hand 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc"
        " · options hand=+2,attack=-5"
    ),
    "four Aces, a combo of four and a pair": (
        "players 1 · enemy Kh · hand Ac Ad Ah As 2c 2d 2h 2s 3c 3d"
        " · discard 9d 9h 9s Td Th 8d 8h 8s 7c 7d 7h 7s 6c 6d 6h 6s 5c 5d 5h 5s"
        " · options solo-yield=not-twice-running,hand=+2,health=+10,attack=+5,combo=18"
    ),
}


@pytest.mark.parametrize("sketch", LONGEST.values(), ids=LONGEST.keys())
def test_the_longest_answers_fit(sketch: str) -> None:
    state = given(sketch)
    found = at(state).choices()
    assert len(FastGame.at(state).moves()) == found.count(b'"move"')
    assert len(found) < core_library().rg_text_size()


@pytest.mark.parametrize("text", ["", "abc", "x" * 55, "x" * 56, "x" * 64, "ñ" * 500])
def test_a_digest_is_that_of_sha_256(text: str) -> None:
    assert sha256_digest(text) == sha256(text.encode()).hexdigest()


def test_a_seal_is_the_digest_of_its_salt_and_seed() -> None:
    assert (
        sha256_digest("regicide-seal/1|salt|castle-42")
        == Seal(Seed("castle-42"), "salt").commitment
    )


def test_a_copy_is_another_game() -> None:
    game = dealt()
    before, copy = game.raw, game.copy()
    move = FastGame(copy.state).moves()[0]
    assert not copy.move(print_move(move)).is_error
    assert game.raw == before != copy.raw
    assert Options() == unpack(game.state).options

"""Compares the messages that the core writes with those of `wire`, byte by byte, over whole games.

At every decision: the public view, the hands, the choices with their forecasts, the outlooks of texts of
every kind, the errors of those that are not legal moves, and the events of the move. The choices are
compared again after the cards that the seat cannot see were dealt again.
"""

import ctypes
from collections import Counter
from collections.abc import Iterator
from random import Random

from msgspec import json

from lockstep import EnginesDiffer, choose_move
from random_games import random_options
from regicide.fast import FastGame, pack
from regicide.fast.table_game import PackedTableGame
from regicide.notation import (
    Seed,
    parse_move,
    print_cards,
    print_each_card,
    print_move,
    print_options,
    print_position,
)
from regicide.rules import (
    CARDS,
    Event,
    Move,
    Observation,
    Options,
    RegicideError,
    observe,
    sample_world,
    seen_by,
)
from regicide.rules.events import CardsReceived
from regicide.table import TableGame
from regicide.table.permission import check_legal
from regicide.wire.choices import view_choices, view_outlook
from regicide.wire.encoding import encode
from regicide.wire.events import write_events
from regicide.wire.game_view import view_game
from regicide.wire.reasons import view_error

CHUNK = 10  # games
TEXTS = 5  # tried at each decision
NONSENSE = (
    *("", "x", ">", ">0", ">5", ">12", "X7h", "7H", "7h ", " 7h", "10h", "7", "x7", "7h7", "JeJ"),
    *(
        "Yield",
        "flip!",
        "yieldyield",
        "7h,8h",
        '7"',
        "\\c",
        "7\n",
        "ñandú",
        "Ac💎",
        "\u00a0c",
        "\x7f",
    ),
    *(">" + "é" * 39, ">" + "é" * 40, '>"' + "\\" * 60, "7h" * 30, "JeJeJe", "x7h7h", "AcKsAc9x"),
)


def compare_game(players: int, number: int, options: Options, skill: float) -> Counter[str]:
    """Play one game at a table and in the core; return how much was compared, by kind."""
    rng, seed = Random(f"messages/{number}"), Seed(f"messages/{players}/{number}")
    game = TableGame.dealt(seed, players, options)
    core = PackedTableGame.deal(players, print_options(options), seed.text)
    assert isinstance(core, PackedTableGame)
    compared: Counter[str] = Counter()
    while not game.state.step.is_over:
        compare_position(game, core, rng, compared)
        move = choose_move(FastGame(core.state), game.state, rng, skill)
        game = compare_move(game, core, move, compared)
    compare_position(game, core, rng, compared)
    return compared


def compare_position(
    game: TableGame, core: PackedTableGame, rng: Random, compared: Counter[str]
) -> None:
    state = game.state
    seen = observe(state, state.seat)
    choices = encode(view_choices(seen))
    check(game, "view", core.view(), encode(view_game(game)))
    for seat, hand in enumerate(state.hands):
        check(game, f"hand {seat}", core.hand(seat), json.encode(print_each_card(hand)))
    fields = [core.position(), print_options(state.options)]
    position = " ".join(filter(None, fields))
    check(game, "position", position.encode(), print_position(state).encode())
    check(game, "choices", core.choices(), choices)
    check(game, "choices of another world", another_world(seen, core, rng).choices(), choices)
    compared.update(views=1, choices=1)
    for text in texts_to_try(game, rng):
        compare_text(game, seen, core, text, compared)


def another_world(seen: Observation, core: PackedTableGame, rng: Random) -> PackedTableGame:
    """The same game with the cards that the seat to move cannot see dealt again."""
    other = core.copy()
    ctypes.pointer(other.state)[0] = pack(sample_world(seen, rng))
    return other


def texts_to_try(game: TableGame, rng: Random) -> Iterator[str]:
    """Mostly cards of the hand, played or discarded; few of these are legal moves."""
    hand = game.state.acting_hand
    for _ in range(TEXTS):
        kind = rng.random()
        if kind < 0.15:
            yield rng.choice(("yield", "flip", ">1", ">2", ">3", ">4"))
        elif kind < 0.25:
            yield rng.choice(NONSENSE)
        else:
            pool = [*hand, *hand, rng.choice(CARDS), CARDS[-1]] if kind < 0.5 else list(hand)
            cards = rng.sample(pool, min(len(pool), rng.choice((1, 1, 2, 2, 3, 4, 8))))
            yield rng.choice(("", "x")) + print_cards(cards)


def compare_text(
    game: TableGame, seen: Observation, core: PackedTableGame, text: str, compared: Counter[str]
) -> None:
    """Ask about a text; if it is not a legal move, try to make it."""
    answer = core.outlook(text)
    try:
        expected = encode(view_outlook(seen, text))
        check(game, f"outlook of {text!r}", answer.json, expected)
        compared.update(outlooks=1)
        check_legal(game, parse_move(text))
    except RegicideError as error:
        refused = core.copy()
        check(game, f"error of {text!r}", refused.move(text).json, encode_error(error))
        check(game, f"game after the error of {text!r}", refused.raw, core.raw)
        compared.update(errors=1)
        if error.code in ("bad-card", "bad-move", "repeated-card"):
            check(game, f"outlook of {text!r}", answer.json, encode_error(error))


def compare_move(
    game: TableGame, core: PackedTableGame, move: Move, compared: Counter[str]
) -> TableGame:
    after, events = game.after(move)
    answer = core.move(print_move(move))
    check(game, f"events of {print_move(move)}", answer.json, encode_events(after, events))
    compared.update(decisions=1, events=len(events))
    return after


def encode_events(after: TableGame, events: tuple[Event, ...]) -> bytes:
    state = after.state
    received: list[list[str]] = [[] for _ in state.hands]
    for event in events:
        if isinstance(event, CardsReceived):
            received[event.seat] += print_each_card(event.cards)
    public = write_events(seen_by(events, None, options=state.options))
    return encode({"events": public, "received": received})


def encode_error(error: RegicideError) -> bytes:
    view = view_error(error, sentence="")
    return encode({"code": view.code, "clause": view.clause, "facts": view.facts})


def check(game: TableGame, what: str, found: bytes, expected: bytes) -> None:
    if found != expected:
        where = print_position(game.state)
        raise EnginesDiffer(f"{what}\n{where}\n{found.decode()}\n{expected.decode()}")


def compare_games(first: int) -> Counter[str]:
    """Compare a chunk of games with all numbers of players, half of them with random options."""
    compared: Counter[str] = Counter()
    for number in range(first, first + CHUNK):
        rng = Random(f"options/{number}")
        options = random_options(rng) if number % 2 else Options()
        compared += compare_game(number // 2 % 4 + 1, number, options, rng.choice((0.3, 0.9, 1.0)))
    return compared

"""Reviews and hints of seeded games by the native core: the page's core must write the same bytes.

web/tests/review/review.test.ts reads tests/golden/core_reviews.json.
"""

from pathlib import Path
from typing import Any

from random_games import Ply, play_random_game
from regicide.bots.weights import net_address
from regicide.fast import pack
from regicide.fast.core_review import CoreReview, core_hint, core_reason, core_why_move
from regicide.notation import Replay, Seed, parse_move, parse_options, print_move
from regicide.notation.record import Record, RecordedMove
from regicide.rules import Options
from regicide.study.review import review_json
from regicide.wire.encoding import encode

GOLDEN = Path(__file__).parents[1] / "golden" / "core_reviews.json"
WORLDS = 12
#: Of a late mark: there games are short.
PLAYOUTS = 64
MOST_MOVES = 24
#: Players, number of the game, options. The first game is reviewed to its end.
GAMES = (
    (1, 0, ""),
    (1, 1, "jesters=-2"),
    (2, 0, ""),
    (3, 0, "hands=open"),
    (4, 1, ""),
)
#: A game of two players, and a move against its last King that loses most of the chance.
LATE_SEED = "puzzles-2-396"
LATE_MOVES = """
7s x3d 5s 9h Ad6s xAs2h Ac6d 8s x6c Ah8d x2s 3h 5h x5c9c 4c4d Jc x7c8h Ts 5d xQd 3s x2cTh 7d x4s8c
6s x6h 9d Ac9h x9sTc Jd Qc 2d2h x3c7hJh AsTd x5s6c AhQs 6d 3h 5d xKc 3d3s x7s8c8h 4c4h x4s8s9c AdJs
x5h6hTh 2s Qh xJcJd
"""
LATE_BLUNDER = "8d"
#: A better one.
LATE_OTHER = "9s"


def core_reviews() -> bytes:
    games = [
        _game(players, number, options, 99 if at == 0 else MOST_MOVES)
        for at, (players, number, options) in enumerate(GAMES)
    ]
    return encode({"worlds": WORLDS, "games": games, "checked": _checked_move()}) + b"\n"


def _game(players: int, number: int, text: str, most: int) -> dict[str, Any]:
    options = parse_options(text) if text else Options()
    plies = list(play_random_game(players, number, options=options))[:most]
    seed = f"walk/{players}/{number}"
    moves = tuple(RecordedMove(ply.move) for ply in plies)
    record = Record(plies[0].state, Seed(seed), moves)
    hint = core_hint(
        pack(plies[-1].state), net_address, seed=seed, number=len(moves), worlds=WORLDS
    )
    return {
        "players": players,
        "options": text,
        "seed": seed,
        "moves": [print_move(ply.move) for ply in plies],
        "review": review_json(record, worlds=WORLDS, playouts=0).decode(),
        "hint": hint.decode(),
        "why": _why_last(plies, seed),
    }


def _why_last(plies: list[Ply], seed: str) -> str:
    """Why the last move was made."""
    last = plies[-1]
    return core_why_move(
        pack(last.state),
        net_address,
        move=print_move(last.move),
        seed=seed,
        number=len(plies),
        worlds=WORLDS,
    ).decode()


def _checked_move() -> dict[str, Any]:
    """A review of one move alone, with its mark checked."""
    moves = LATE_MOVES.split()
    seed = Seed(LATE_SEED)
    game = Replay(Record(seed.deal(2), seed))
    for move in moves:
        game.do(RecordedMove(parse_move(move)))
    found = CoreReview(net_address, seed=LATE_SEED, worlds=WORLDS, moves=1, playouts=PLAYOUTS)
    found.add(pack(game.state), LATE_BLUNDER)
    while found.check_next(threads=2):
        pass
    return {
        "players": 2,
        "options": "",
        "seed": LATE_SEED,
        "playouts": PLAYOUTS,
        "moves": moves,
        "move": LATE_BLUNDER,
        "review": found.json(won=None).decode(),
        "other": LATE_OTHER,
        "why": core_reason(
            pack(game.state), net_address, better=LATE_OTHER, worse=LATE_BLUNDER, seed=0
        ).decode(),
    }

"""Reviews and hints of seeded games by the native core: the page's core must write the same bytes.

web/tests/review.test.ts reads tests/golden/core_reviews.json.
"""

from pathlib import Path
from typing import Any

from random_games import play_random_game
from regicide.bots.weights import net_address
from regicide.fast import pack
from regicide.fast.core_review import core_hint
from regicide.notation import Seed, parse_options, print_move
from regicide.notation.record import Record, RecordedMove
from regicide.rules import Options
from regicide.study.review import review_json
from regicide.wire.encoding import encode

GOLDEN = Path(__file__).parents[1] / "golden" / "core_reviews.json"
WORLDS = 12
MOST_MOVES = 24
#: Players, number of the game, options. The first game is reviewed to its end.
GAMES = (
    (1, 0, ""),
    (1, 1, "jesters=-2"),
    (2, 0, ""),
    (3, 0, "hands=open"),
    (4, 1, ""),
)


def core_reviews() -> bytes:
    games = [
        _game(players, number, options, 99 if at == 0 else MOST_MOVES)
        for at, (players, number, options) in enumerate(GAMES)
    ]
    return encode({"worlds": WORLDS, "games": games}) + b"\n"


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
        "review": review_json(record, worlds=WORLDS).decode(),
        "hint": hint.decode(),
    }

"""What the native core chooses and rates in seeded games: the page's core must do the same.

web/tests/core/core.test.ts reads tests/golden/core_choices.json.
"""

from pathlib import Path
from typing import Any

from regicide.bots.bot_table import SHIPPED_BOTS
from regicide.bots.weights import quantized_net
from regicide.fast import core_library
from regicide.fast.core_bots import choose_as
from regicide.fast.core_numbers import CoreBot, GameKind
from regicide.fast.table_game import PackedTableGame, print_packed_move
from regicide.wire.encoding import encode

GOLDEN = Path(__file__).parents[1] / "golden" / "core_choices.json"
ROLLOUTS = 40
WORLDS = 16
DECISIONS = 32
NETS = tuple(GameKind)
#: Players and options: every kind of game.
TABLES = (
    *((players, "") for players in (1, 2, 3, 4)),
    (2, "hand=-2"),
    (4, "hand=-1"),
    (4, "attack=+5"),
)


def core_choices() -> bytes:
    games = [_game(*table) for table in TABLES]
    return encode({"rollouts": ROLLOUTS, "worlds": WORLDS, "games": games}) + b"\n"


def _game(players: int, options: str) -> dict[str, Any]:
    seed = f"core/{players}{options}"
    game = PackedTableGame.deal(players, options, seed)
    assert isinstance(game, PackedTableGame)
    steps = []
    for step in range(DECISIONS):
        if game.state.step > 2:  # the game is over
            break
        steps.append(_choices(game, step))
        game.move(steps[-1]["champion"])
    return {"players": players, "options": options, "seed": seed, "steps": steps}


def _choices(game: PackedTableGame, step: int) -> dict[str, Any]:
    state = game.state

    def by(bot: CoreBot) -> str:
        choice = choose_as(bot, state, _net, rollouts=ROLLOUTS, seed=step)
        assert choice is not None
        return print_packed_move(choice[0])

    net = quantized_net(NETS[core_library().rg_game_kind(state)])
    rated = net.rate(state, worlds=WORLDS, seed=step) if step % 4 == 0 else []
    return {
        **{each.name: by(each.core) for each in SHIPPED_BOTS if each.core is not None},
        "ratings": [[print_packed_move(each.move), each.chance, each.error] for each in rated],
    }


def _net(kind: int) -> int:
    return quantized_net(NETS[kind]).address

"""Games at tables that need no server: what was done there, and a digest of each message that a server sends.

The page plays them at its own tables and must write the same bytes (web/tests/local/local_table.test.ts).
`python tests/support/local_table_games.py SEED FILE [GAMES]` writes others; with REGICIDE_GAMES=FILE the test reads those.
"""

import sys
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from random_games import random_options
from regicide.bots import bot_named
from regicide.notation import print_move, print_options
from regicide.rules import Move, Options, RegicideError, Seat, State, legal_moves, observe
from regicide.table import (
    Change,
    CommandContext,
    Person,
    Phase,
    Table,
    accept,
    accept_bot_move,
    apply_entry,
)
from regicide.table.commands import (
    AskAbandon,
    AskHint,
    AskUndo,
    HandBack,
    MakeMove,
    NonMove,
    Pause,
    Resume,
    StandIn,
)
from regicide.table.entry import BotAt, Entry, Open, OpenedSeat
from regicide.wire.choices import view_table_choices
from regicide.wire.encoding import encode
from regicide.wire.messages import Choices
from regicide.wire.updates import Updates

GOLDEN = Path(__file__).parents[1] / "golden" / "local_games.json"
GAMES = 24
SQUIRE = bot_named("squire")
BOTS = frozenset({"knight", "squire"})
#: Unix milliseconds.
START = 1_790_000_000_000


def local_games(seed: str, number: int = GAMES) -> bytes:
    """Random games, as JSON."""
    games = [_play(Random(f"{seed}/{game}")) for game in range(number)]
    return msgspec.json.format(encode({"games": games}), indent=1) + b"\n"


def _play(rng: Random) -> dict[str, Any]:
    players = rng.randint(1, 4)
    people = rng.choice((1, 1, players))
    what = Open(
        seats=tuple(
            OpenedSeat(f"id-{seat}", f"Ana “{seat}”", ready=True)
            if seat < people
            else OpenedSeat(bot="squire")
            for seat in range(players)
        ),
        seed=f"local-{rng.getrandbits(32):x}",
        salt=f"{rng.getrandbits(64):x}",
        options=print_options(random_options(rng) if rng.random() < 0.7 else Options()),
        chosen_seed=True,
        help=True,
    )
    maker = Person("id-0", what.seats[0].name)
    change = apply_entry(None, Entry(maker, what, START))
    steps = [{"digest": _digest(change)}]
    table = change.after
    while table.phase is not Phase.OVER:
        step, table = _step(rng, table, alone=people == 1)
        steps.append(step)
    return {
        "seats": [{"name": seat.name or None, "bot": seat.bot} for seat in what.seats],
        "options": what.options,
        "seed": what.seed,
        "salt": what.salt,
        "made": START,
        "steps": steps,
    }


def _step(rng: Random, table: Table, *, alone: bool) -> tuple[dict[str, Any], Table]:
    assert table.game is not None
    now = START + 1000 * table.seq
    person = Person("id-0", table.maker.name)
    if alone and rng.random() < 0.25:
        command = _other_command(rng, table)
        try:
            change = accept(table, person, command, CommandContext(now, lambda _: False, BOTS))
        except RegicideError as refused:
            return {"seat": 0, "what": command, "refused": refused.code}, table
        return _done(change, 0, is_bot=False), change.after
    if table.is_paused:
        change = accept(table, person, Resume(), CommandContext(now, lambda _: False, BOTS))
        return _done(change, 0, is_bot=False), change.after
    state = table.game.state
    seat, move = state.seat, _move(rng, state)
    if table.chairs[seat].bot:
        change = accept_bot_move(table, seat, move, seen=table.seq, now=now)
    else:
        author = table.chairs[seat].person
        assert author is not None
        command = MakeMove(print_move(move), table.seq)
        change = accept(table, author, command, CommandContext(now, lambda _: False, BOTS))
    return _done(change, seat, is_bot=isinstance(change.entry.by, BotAt)), change.after


def _move(rng: Random, state: State) -> Move:
    """The squire's move or, so that games differ, any other."""
    seen = observe(state, state.seat)
    if rng.random() < 0.85:
        return SQUIRE.choose(seen, rng).move
    return rng.choice(tuple(legal_moves(seen)))


def _other_command(rng: Random, table: Table) -> MakeMove | NonMove:
    commands: tuple[MakeMove | NonMove, ...] = (
        AskUndo(),
        AskUndo(),
        AskUndo(),
        AskHint(),
        AskHint(),
        StandIn(0, "knight"),
        HandBack(),
        HandBack(),
        Pause(),
        Resume(),
        MakeMove("5h6h7h", table.seq),
        MakeMove("x2c", table.seq),
        MakeMove("yield", table.seq - 1),
    )
    return AskAbandon() if rng.random() < 0.01 else rng.choice(commands)


def _done(change: Change, seat: Seat, *, is_bot: bool) -> dict[str, Any]:
    return {
        "seat": seat,
        "isByBot": is_bot,
        "at": change.entry.at,
        "what": change.entry.what,
        "digest": _digest(change),
    }


def _digest(change: Change) -> str:
    """Of the updates for the first seat and for a spectator, and of the choices of the seat to move."""
    updates, table = Updates.of(change), change.after
    texts = [encode(updates.for_seat(0)), encode(updates.for_seat(None))]
    assert table.game is not None
    state = table.game.state
    if table.phase is Phase.PLAYING and table.chairs[state.seat].bot is None:
        texts.append(encode(Choices(table.seq, view_table_choices(table))))
    return sha256(b"\n".join(texts)).hexdigest()[:16]


if __name__ == "__main__":
    count = int(sys.argv[3]) if len(sys.argv) > 3 else GAMES
    Path(sys.argv[2]).write_bytes(local_games(sys.argv[1], count))

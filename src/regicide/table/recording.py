"""The record of a table's game, and a table that continues a record."""

from msgspec.structs import replace

from regicide.notation import Record, Seed, print_options
from regicide.table.change import apply_entry
from regicide.table.earning import Unearned, bot_moves
from regicide.table.entry import Entry, Open, OpenedSeat
from regicide.table.seal import Seal
from regicide.table.seal_check import SealVerdict, SeenDeal, check_seal
from regicide.table.seating import Chair, Person
from regicide.table.table import Phase, Table
from regicide.table.table_game import TableGame

#: Tags of a record: the salt and the commitment of its seal.
SALT, SEAL = "Salt", "Seal"
#: Tag of a record: how many hints each seat was given.
HINTS = "Hints"
#: Tag of a record: how many moves a bot made for the person of each seat.
BOT_MOVES = "BotMoves"
#: Tag of a record: `yes` if the players had seen the deal to its end before.
KNOWN_DEAL = "KnownDeal"
#: The tags that a table writes itself.
TABLE_TAGS = frozenset({HINTS, BOT_MOVES, KNOWN_DEAL})


def record_of(table: Table, *, date: str, other_tags: tuple[tuple[str, str], ...] = ()) -> Record:
    """Return the record of the game, without chat."""
    game = table.game
    assert game is not None
    return Record(
        deal=game.deal,
        seed=game.seed if game.given_deal is None else None,
        moves=game.moves,
        seats=tuple(_name(chair) for chair in table.chairs),
        date=date,
        other_tags=(
            *other_tags,
            *_count_tags(HINTS, table.hints),
            *_count_tags(BOT_MOVES, bot_moves(table)),
            *(((KNOWN_DEAL, "yes"),) if table.settings.known_deal else ()),
        ),
    )


def _count_tags(name: str, counts: tuple[int, ...]) -> tuple[tuple[str, str], ...]:
    return ((name, " ".join(map(str, counts))),) if any(counts) else ()


def hints_in(record: Record) -> tuple[int, ...]:
    """How many hints each seat was given, as the record says; empty if none, or if it cannot be read."""
    return _counts_in(record, HINTS)


def knows_deal(record: Record) -> bool:
    """Whether the players had seen the deal to its end before."""
    return (KNOWN_DEAL, "yes") in record.other_tags


def unearned_in(record: Record) -> Unearned | None:
    """Why the game of a record earns neither a medal nor badges; None if it does."""
    if knows_deal(record):
        return Unearned.KNOWN_DEAL
    if any(hints_in(record)):
        return Unearned.HINTS
    return Unearned.BOT if any(_counts_in(record, BOT_MOVES)) else None


def _counts_in(record: Record, name: str) -> tuple[int, ...]:
    words = dict(record.other_tags).get(name, "").split()
    is_readable = len(words) == record.deal.players and all(word.isdecimal() for word in words)
    return tuple(int(word) for word in words) if is_readable else ()


def seal_tags(seal: Seal) -> tuple[tuple[str, str], ...]:
    """The tags that a record needs so that its seal can be checked."""
    return ((SALT, seal.salt), (SEAL, seal.commitment))


def check_record_seal(record: Record) -> SealVerdict | None:
    """Check that the sealed seed gives this deal; None for a record without a seal.

    The parser has checked the moves, and the seed determines every later shuffle.
    """
    tags = dict(record.other_tags)
    if record.seed is None or SALT not in tags or SEAL not in tags:
        return None
    deal = record.deal
    seen = SeenDeal(commitment=tags[SEAL], players=deal.players, options=deal.options)
    verdict = check_seal(Seal(record.seed, tags[SALT]), seen)
    if verdict is SealVerdict.TRUE and record.seed.deal(deal.players, deal.options) != deal:
        return SealVerdict.OTHER_DEAL
    return verdict


def _name(chair: Chair) -> str | None:
    return (chair.person.name or None) if chair.person else chair.bot


def table_from_record(
    record: Record, seats: tuple[OpenedSeat, ...], *, fresh_seed: Seed, salt: str, at: int
) -> Table:
    """Return a table with these seats, all ready, at which this game was played.

    Without a seed the record gives the deal, and the fresh seed shuffles from now on.
    """
    maker = next(Person(seat.id, seat.name) for seat in seats if seat.id)
    opening = Open(
        seats,
        (record.seed or fresh_seed).text,
        salt,
        print_options(record.deal.options),
        help=True,
        hints=hints_in(record),
        known_deal=knows_deal(record),
    )
    table = apply_entry(None, Entry(maker, opening, at)).after
    game = TableGame.recorded(record, fresh_seed)
    # The record does not say which moves of a seat a bot made: it may have been the first ones.
    by_bot = list(_counts_in(record, BOT_MOVES)) or [0] * len(seats)
    for recorded in record.moves:
        seat = game.state.seat
        game, _ = game.continued(recorded, by_bot=seats[seat].id is None or by_bot[seat] > 0)
        by_bot[seat] -= by_bot[seat] > 0
    over, seq = game.state.step.is_over, 1 + len(record.moves)
    return replace(
        table,
        seq=seq,
        game=game,
        game_seq=seq,
        phase=Phase.OVER if over else Phase.PLAYING,
        clock=None if over else table.clock,
    )

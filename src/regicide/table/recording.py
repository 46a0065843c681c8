"""The game of a table as a record to keep, and the log of a table that goes on with one."""

from collections.abc import Iterator

from regicide.notation import Record, RecordedMove, print_move, print_options, replay
from regicide.table.commands import MakeMove
from regicide.table.entry import Author, Entry, Open, OpenedSeat
from regicide.table.seal import Seal
from regicide.table.seating import Chair
from regicide.table.table import Table
from regicide.table.witness import Verdict, Witness, check_seal

#: The tags of a record that hold what its seal was made of, and the seal.
SALT, SEAL = "Salt", "Seal"


def record_of(table: Table, *, date: str, others: tuple[tuple[str, str], ...] = ()) -> Record:
    """The whole game, from its seed on. What was said at the table is not in it."""
    assert table.game is not None
    seed, settings = table.seal.seed, table.settings
    return Record(
        deal=seed.deal(settings.players, settings.options),
        seed=seed,
        moves=tuple(RecordedMove(move) for move in table.game.moves),
        seats=tuple(_name(chair) for chair in table.chairs),
        date=date,
        others=others,
    )


def seal_tags(seal: Seal) -> tuple[tuple[str, str], ...]:
    """What a record must hold so that its seal can be checked."""
    return ((SALT, seal.salt), (SEAL, seal.commitment))


def check_record(record: Record) -> Verdict | None:
    """Whether the sealed seed gives this game; None for a record without a seal.

    Its moves were checked when it was read, and every later shuffle follows from the seed.
    """
    tags = dict(record.others)
    if record.seed is None or SALT not in tags or SEAL not in tags:
        return None
    deal = record.deal
    witness = Witness(commitment=tags[SEAL], players=deal.players, options=deal.options)
    verdict = check_seal(Seal(record.seed, tags[SALT]), witness)
    if verdict is Verdict.TRUE and record.seed.deal(deal.players, deal.options) != deal:
        return Verdict.OTHER_DEAL
    return verdict


def _name(chair: Chair) -> str | None:
    return chair.person.name if chair.person else chair.bot


def entries_of(
    record: Record, seats: tuple[OpenedSeat, ...], *, salt: str, at: int
) -> Iterator[Entry]:
    """The log of a table at which this was played, everyone in these seats being ready."""
    assert record.seed is not None, "a table's deal comes from a seed"
    maker = next(Author(seat.id, seat.name) for seat in seats if seat.id)
    options = print_options(record.deal.options)
    yield Entry(maker, Open(seats, record.seed.text, salt, options), at)
    for number, played in enumerate(replay(record)):
        seat = seats[played.before.seat]
        author = Author(seat.id, seat.name) if seat.id else Author(bot_at=played.before.seat)
        yield Entry(author, MakeMove(print_move(played.recorded.move), 1 + number), at)

"""The game of a table as a record to keep, and the log of a table that goes on with one."""

from collections.abc import Iterator

from regicide.notation import Record, RecordedMove, print_move, print_options, replay
from regicide.table.chairs import Chair
from regicide.table.commands import MakeMove
from regicide.table.entry import Author, Entry, Open, OpenedSeat
from regicide.table.table import Table


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

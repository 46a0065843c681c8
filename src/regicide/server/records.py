"""A finished table's game, as a record to keep."""

from datetime import UTC, datetime

from regicide.notation import Record, RecordedMove
from regicide.table import Chair, Table


def record_of(table: Table, code: str, created: int) -> Record:
    """The whole game, from its seed on. What was said at the table is not in it."""
    assert table.game is not None
    seed, settings = table.seal.seed, table.settings
    return Record(
        deal=seed.deal(settings.players, settings.options),
        seed=seed,
        moves=tuple(RecordedMove(move) for move in table.game.moves),
        seats=tuple(_name(chair) for chair in table.chairs),
        date=datetime.fromtimestamp(created / 1000, UTC).date().isoformat(),
        others=(("Table", code), ("Salt", table.seal.salt), ("Seal", table.seal.commitment)),
    )


def _name(chair: Chair) -> str | None:
    return chair.person.name if chair.person else chair.bot

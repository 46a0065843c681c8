"""The record of a finished game, as files have it."""

from datetime import UTC, datetime

from regicide.notation import print_game
from regicide.server.storage import StoredEntry
from regicide.table import Phase, Table, apply_entry, record_of
from regicide.table.recording import seal_tags
from regicide.wire.log_format import read_entry


def record_name(table: Table) -> str:
    """A name for the file. It must not contain the code of the table, because records are passed on."""
    return f"regicide-{table.seal.commitment[:12]}.txt"


def has_record(table: Table) -> bool:
    """Whether a game was played here, and is over."""
    return table.phase is Phase.OVER and table.game is not None


def record_text(table: Table, created: int) -> str:
    """The record, without the code of the table and with the seed and salt of its seal; `created` in Unix milliseconds."""
    date = datetime.fromtimestamp(created / 1000, UTC).date().isoformat()
    return print_game(record_of(table, date=date, other_tags=seal_tags(table.seal)))


def table_of(entries: list[StoredEntry]) -> Table:
    """The table that a whole log leads to."""
    table: Table | None = None
    for each in entries:
        table = apply_entry(table, read_entry(each.body)).after
    assert table is not None, "a log has an entry"
    return table

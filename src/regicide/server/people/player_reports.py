"""Reports to the operator: a player's name, or something they wrote.

The words come from the table's log, so a player can report only what was written.
"""

from regicide.server.errors import Denial, Denied
from regicide.server.limits import MOST_REPORTS, MOST_REPORTS_OF_ONE
from regicide.server.live.live_table import LiveTable
from regicide.server.services import TableServices
from regicide.server.storage import Report, Store
from regicide.table import Person
from regicide.table.commands import Speak
from regicide.table.table import Table
from regicide.wire.http import NewReport
from regicide.wire.log_format import read_entry


async def keep_report(
    services: TableServices, live: LiveTable, reporter: str, wanted: NewReport
) -> int:
    """Store a report; return its time. Raises if it names no other person, or if the player reported too much or is not here."""
    if not live.knows(reporter):
        raise Denied(Denial.NOTHING_TO_REPORT)
    store, text = services.store, ""
    if wanted.seq is None:
        person = _person_at(live.table, wanted.seat)
    else:
        person, text = await _written(store, live.code, wanted.seq)
    if person is None or person.id == reporter:
        raise Denied(Denial.NOTHING_TO_REPORT)
    report = Report(
        reporter=reporter,
        table=live.code,
        reported=person.id,
        seq=wanted.seq or 0,
        name=person.name,
        text=text,
        reason=wanted.reason.value,
        at=services.clock(),
    )
    if len(await store.reports_by(reporter)) >= MOST_REPORTS_OF_ONE:
        raise Denied(Denial.TOO_FAST)
    await store.add_report(report, most=MOST_REPORTS)
    return report.at


def _person_at(table: Table, seat: int | None) -> Person | None:
    return table.chairs[seat].person if seat is not None and seat < len(table.chairs) else None


async def _written(store: Store, code: str, seq: int) -> tuple[Person | None, str]:
    """The author and the words of entry `seq`, if it is a text that a person wrote."""
    found = await store.entries(code, seq - 1)
    entry = read_entry(found[0].body) if found else None
    if entry is None or not isinstance(entry.what, Speak) or not isinstance(entry.by, Person):
        return None, ""
    return entry.by, entry.what.text

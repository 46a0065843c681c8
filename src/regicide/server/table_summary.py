"""What lists show of a table."""

import msgspec

from regicide.notation import print_options
from regicide.rules import Won, outcome
from regicide.server.storage import Phase as TablePhase
from regicide.server.storage import TableSummary
from regicide.table import Change, Phase, Table
from regicide.wire.encoding import decode_body, encode
from regicide.wire.http import ListedSeat, TableSummaryView


class SummaryDetails(msgspec.Struct, frozen=True):
    """The part of a notice that storage does not look into."""

    seats: tuple[ListedSeat, ...]
    options: str
    turn_seconds: int | None
    result: str | None
    medal: str | None


def changes_summary(change: Change) -> bool:
    """Whether lists have to change: who sits there, or how far it is."""
    before, after = change.before, change.after
    return before is None or before.phase is not after.phase or before.chairs is not after.chairs


def summarize(code: str, table: Table, *, created: int, now: int) -> TableSummary:
    return TableSummary(
        table=code,
        phase=TablePhase(table.phase.value),
        public=table.settings.public,
        created=created,
        updated=now,
        body=encode(_listing(table)),
        people=tuple(chair.person.id for chair in table.chairs if chair.person),
    )


def _listing(table: Table) -> SummaryDetails:
    ending = outcome(table.game.state) if table.game else None
    won = isinstance(ending, Won)
    result = "abandoned" if table.abandoned else "won" if won else "lost" if ending else None
    return SummaryDetails(
        seats=tuple(
            ListedSeat(chair.person.name if chair.person else None, chair.bot)
            for chair in table.chairs
        ),
        options=print_options(table.settings.options),
        turn_seconds=table.settings.turn_seconds,
        result=result,
        medal=ending.medal.value if isinstance(ending, Won) and ending.medal else None,
    )


def view_summary(notice: TableSummary) -> TableSummaryView:
    listing = decode_body(notice.body, SummaryDetails)
    return TableSummaryView(
        code=notice.table,
        phase=Phase(notice.phase.value),
        players=len(listing.seats),
        seats=listing.seats,
        options=listing.options,
        turn_seconds=listing.turn_seconds,
        public=notice.public,
        created=notice.created,
        updated=notice.updated,
        result=listing.result,
        medal=listing.medal,
    )

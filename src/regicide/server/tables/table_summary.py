"""Builds the summary of a table, which lists show."""

import msgspec

from regicide.notation import print_options
from regicide.rules import Won, outcome
from regicide.server.storage import StoredPhase, TableSummary
from regicide.table import Change, Phase, Table
from regicide.wire.encoding import decode_body, encode
from regicide.wire.http import ListedSeat, TableSummaryView


class SummaryDetails(msgspec.Struct, frozen=True):
    """The part of a summary that is opaque to the storage."""

    seats: tuple[ListedSeat, ...]
    options: str
    turn_seconds: int | None
    result: str | None
    medal: str | None


def changes_summary(change: Change) -> bool:
    """Whether a change affects the summary: the seats or the phase."""
    before, after = change.before, change.after
    return before is None or before.phase is not after.phase or before.chairs is not after.chairs


def summarize(code: str, table: Table, *, created: int, now: int) -> TableSummary:
    return TableSummary(
        table=code,
        phase=StoredPhase(table.phase.value),
        public=table.settings.public,
        created=created,
        updated=now,
        body=encode(_details(table)),
        player_ids=tuple(chair.person.id for chair in table.chairs if chair.person),
    )


def result_of(table: Table) -> str | None:
    """How the game ended; None while it has not."""
    if table.abandoned:
        return "abandoned"
    ending = outcome(table.game.state) if table.game else None
    return None if ending is None else "won" if isinstance(ending, Won) else "lost"


def _details(table: Table) -> SummaryDetails:
    ending = outcome(table.game.state) if table.game else None
    return SummaryDetails(
        seats=tuple(
            ListedSeat(chair.person.name if chair.person else None, chair.bot)
            for chair in table.chairs
        ),
        options=print_options(table.settings.options),
        turn_seconds=table.settings.turn_seconds,
        result=result_of(table),
        medal=ending.medal.value if isinstance(ending, Won) and ending.medal else None,
    )


def view_summary(summary: TableSummary) -> TableSummaryView:
    details = decode_body(summary.body, SummaryDetails)
    return TableSummaryView(
        code=summary.table,
        phase=Phase(summary.phase.value),
        players=len(details.seats),
        seats=details.seats,
        options=details.options,
        turn_seconds=details.turn_seconds,
        public=summary.public,
        created=summary.created,
        updated=summary.updated,
        result=details.result,
        medal=details.medal,
    )

"""What an entry of a table announces, and to which people."""

from dataclasses import dataclass

from regicide.server.lists.table_summary import awaited_in, changes_awaited, person_awaited
from regicide.server.storage import StoredPhase, TableSummary
from regicide.table import Change, Person, Phase
from regicide.wire.push_views import PushKind

#: The number that stands for an end: a game ends once, however often a vote undoes its last move.
_ONCE = 1


@dataclass(frozen=True, slots=True)
class Announcement:
    """Something to tell one player about a table."""

    kind: PushKind
    table: str
    player: str
    #: A later entry replaces an earlier one.
    seq: int
    at: int
    #: Whether the player did it, and so knows.
    is_own: bool = False


def announcements_of(code: str, change: Change) -> list[Announcement]:
    """What to tell after this change of the table with this code."""
    before, after, at = change.before, change.after, change.entry.at
    if before is None:
        return []
    by = change.entry.by
    author = by.id if isinstance(by, Person) else None
    people = [each.person.id for each in after.chairs if each.person]
    about: list[tuple[PushKind, str, str, int]] = []
    awaited = person_awaited(after)
    if awaited is not None and changes_awaited(change):
        about.append((PushKind.TURN, code, awaited, change.seq))
    if after.phase is Phase.OVER and before.phase is not Phase.OVER:
        about += [(PushKind.FINISHED, code, each, _ONCE) for each in people]
    if after.rematch is not None and before.rematch is None:
        about += [(PushKind.INVITATION, after.rematch, each, _ONCE) for each in people]
    return [
        Announcement(kind, table, player, seq, at, is_own=player == author)
        for kind, table, player, seq in about
    ]


def announcements_in(summary: TableSummary) -> list[Announcement]:
    """What to tell according to a summary, without regard to what was told already."""
    at = summary.updated
    if summary.phase is StoredPhase.OVER:
        return [
            Announcement(PushKind.FINISHED, summary.table, each, _ONCE, at)
            for each in summary.player_ids
        ]
    player, seq = awaited_in(summary)
    if player is None or seq is None:
        return []
    return [Announcement(PushKind.TURN, summary.table, player, seq, at)]

"""The tables of servers at which others wait for this player, at every server that this computer knows."""

from dataclasses import dataclass
from pathlib import Path

import msgspec

from regicide.tui.identity import known_servers
from regicide.tui.remote_link import TableAddress, get_json
from regicide.tui.table_link import JoinError
from regicide.wire.http import TableSummaryView, WaitingTables


@dataclass(frozen=True, slots=True)
class WaitingTable:
    """A table, and what lists show of it."""

    address: TableAddress
    view: TableSummaryView


@dataclass(frozen=True, slots=True)
class FoundTables:
    """The tables, the most urgent first at each server; and why some servers told none."""

    tables: tuple[WaitingTable, ...]
    errors: tuple[JoinError, ...]


def waiting_tables(data: Path) -> FoundTables:
    """Ask every server at which this computer has a player."""
    tables: list[WaitingTable] = []
    errors: list[JoinError] = []
    for server, secret in known_servers(data).items():
        try:
            found = msgspec.convert(get_json(server, "/api/me/turns", secret), WaitingTables)
        except msgspec.ValidationError:
            errors.append(JoinError("server-unreachable", {"server": server}))
        except JoinError as error:
            errors.append(error)
        else:
            tables += [WaitingTable(TableAddress(server, each.code), each) for each in found.tables]
    return FoundTables(tuple(tables), tuple(errors))

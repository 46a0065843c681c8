"""Sitting down at a table of one's own: a new game, a saved one, or a rematch."""

import re
import secrets
import time
from dataclasses import replace
from datetime import date
from itertools import count
from pathlib import Path

from regicide.bots.bot_runner import NAMES
from regicide.i18n import Words
from regicide.notation import Record, Seed, name_of, print_game
from regicide.rules import Options
from regicide.table import Table, record_of
from regicide.table.entry import OpenedSeat
from regicide.table.recording import entries_of
from regicide.tui.local_table import PACE, LocalTable
from regicide.tui.saved_game import write_safely


def new_record(players: int, seed: Seed | None, options: Options, bots: tuple[str, ...]) -> Record:
    """A game that has not begun. Bots have the last seats."""
    chosen = seed or Seed(secrets.token_hex(8))
    people = players - len(bots)
    return Record(
        deal=chosen.deal(players, options),
        seed=chosen,
        seats=(*(None,) * people, *bots),
        date=today(),
    )


def rematch_record(table: Table, *, same_deal: bool) -> Record:
    """A game that has not begun, with the seats and options of this table."""
    before = record_of(table, date=today())
    seed = table.seal.seed if same_deal else Seed(secrets.token_hex(8))
    settings = table.settings
    return replace(before, seed=seed, deal=seed.deal(settings.players, settings.options), moves=())


def next_file(path: Path) -> Path:
    """Where the rematch is kept: `evening-2.regicide` after `evening.regicide`, then `evening-3`."""
    first = path.with_stem(re.sub(r"(?<=.)-\d+$", "", path.stem))
    if not first.exists():
        first = path  # `2026-11-15.regicide` is a date, not the fifteenth game
    following = (first.with_stem(f"{first.stem}-{number}") for number in count(2))
    return next(file for file in following if not file.exists())


def today() -> str:
    return date.today().isoformat()  # noqa: DTZ011  the day on the player's own wall


def sit_down(
    record: Record, words: Words, path: Path | None, *, pace: tuple[float, float] = PACE
) -> LocalTable:
    """A table at which this game goes on; it is saved after every move."""

    def save(table: Table) -> None:
        if path is not None:
            write_safely(path, print_game(record_of(table, date=record.date or today())))

    at = time.time_ns() // 1_000_000
    log = entries_of(record, _seats(record, words), salt=secrets.token_hex(16), at=at)
    local = LocalTable(log, words, save, pace=pace)
    save(local.table)
    return local


def bots_of(record: Record) -> dict[int, str]:
    """Who in a record is a bot: those who are called like one."""
    names = (name_of(record, seat) for seat in range(record.deal.players))
    return {seat: name for seat, name in enumerate(names) if name in NAMES and name}


def _seats(record: Record, words: Words) -> tuple[OpenedSeat, ...]:
    bots = bots_of(record)
    if len(bots) == record.deal.players:
        bots = {}  # bots played it all: whoever looks at it now plays every seat
    return tuple(
        OpenedSeat(bot=bots[seat])
        if seat in bots
        else OpenedSeat(f"person-{seat}", name_of(record, seat) or words.seat(seat), ready=True)
        for seat in range(record.deal.players)
    )

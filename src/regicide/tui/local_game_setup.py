"""Games in this process: starts a new game, a saved one or a rematch, and names their files."""

import re
import secrets
import time
from dataclasses import replace
from datetime import date
from itertools import count
from pathlib import Path

from regicide.bots.bot_table import BOT_NAMES
from regicide.i18n import Words
from regicide.notation import Record, Seed, seat_name
from regicide.rules import Options
from regicide.table import Table, record_of
from regicide.table.entry import OpenedSeat
from regicide.table.recording import KNOWN_DEAL, TABLE_TAGS, table_from_record
from regicide.tui.game_file import GameFile
from regicide.tui.kept_games import ENDED, games_folder, has_seen_to_its_end, new_game_file
from regicide.tui.local_table import BOT_SECONDS, LocalTable
from regicide.wire.room_view import SeatView


def new_record(players: int, seed: Seed | None, options: Options, bots: tuple[str, ...]) -> Record:
    """A game before its first move. Bots have the last seats."""
    chosen = seed or Seed(secrets.token_hex(8))
    deal = chosen.deal(players, options)
    people = players - len(bots)
    is_known = seed is not None and has_seen_to_its_end(seed, deal)
    return Record(
        deal=deal,
        seed=chosen,
        seats=(*(None,) * people, *bots),
        date=today(),
        other_tags=((KNOWN_DEAL, "yes"),) if is_known else (),
    )


def rematch_record(table: Table, *, same_deal: bool) -> Record:
    """A game before its first move, with the seats and options of this table."""
    before = record_of(table, date=today())
    # The other tags tell of the game before: its hints would take the medal of this one.
    if same_deal:
        return replace(before, moves=(), other_tags=((KNOWN_DEAL, "yes"),))
    seed = Seed(secrets.token_hex(8))
    deal = seed.deal(table.settings.players, table.settings.options)
    return replace(before, seed=seed, deal=deal, moves=(), other_tags=())


def file_after(file: GameFile) -> GameFile:
    """The file of a rematch: a new one among the kept games, or beside the file that the player named."""
    if file.path.parent == games_folder():
        return new_game_file(today())
    return GameFile(next_file(file.path))


def next_file(path: Path) -> Path:
    """The file of the rematch: `evening-2.regicide` after `evening.regicide`, then `evening-3`."""
    first = path.with_stem(re.sub(r"(?<=.)-\d+$", "", path.stem))
    if not first.exists():
        first = path  # `2026-11-15.regicide` is a date, not the fifteenth game
    following = (first.with_stem(f"{first.stem}-{number}") for number in count(2))
    return next(file for file in following if not file.exists())


def today() -> str:
    return date.today().isoformat()  # noqa: DTZ011  the player's local date


def open_local_table(
    record: Record,
    words: Words,
    file: GameFile | None,
    *,
    bot_seconds: tuple[float, float] = BOT_SECONDS,
) -> LocalTable:
    """A table that continues this game, saves it after every move, and closes its file when it is closed."""

    def save(table: Table) -> None:
        if file is not None:
            file.write(_continued(record, table))

    table = table_from_record(
        record,
        _opened_seats(record),
        fresh_seed=Seed(secrets.token_hex(8)),
        salt=secrets.token_hex(16),
        at=time.time_ns() // 1_000_000,
    )
    save(table)
    release = file.close if file is not None else lambda: None
    return LocalTable(table, words, save, release=release, bot_seconds=bot_seconds)


def _continued(record: Record, table: Table) -> Record:
    """The record of the table, with the comments and tags of the record that it continues."""
    written = {*TABLE_TAGS, ENDED}
    others = tuple(tag for tag in record.other_tags if tag[0] not in written)
    if table.abandoned:
        others = (*others, (ENDED, "yes"))
    played = record_of(table, date=record.date or today(), other_tags=others)
    comments = tuple(each for each in record.comments if each.after <= len(played.moves))
    return replace(played, comments=comments)


def bots_of(record: Record) -> dict[int, str]:
    """The bots of a record by seat: every seat with the name of a bot."""
    names = (seat_name(record, seat) for seat in range(record.deal.players))
    return {seat: name for seat, name in enumerate(names) if name in BOT_NAMES and name}


def seats_of(record: Record) -> tuple[SeatView, ...]:
    """The seats of a record, as screens show them."""
    bots = bots_of(record)
    return tuple(
        SeatView(None if seat in bots else seat_name(record, seat), bots.get(seat), True)
        for seat in range(record.deal.players)
    )


def _opened_seats(record: Record) -> tuple[OpenedSeat, ...]:
    bots = bots_of(record)
    if len(bots) == record.deal.players:
        bots = {}  # bots played every seat: the player who opens the game plays all of them
    return tuple(
        OpenedSeat(bot=bots[seat])
        if seat in bots
        else OpenedSeat(f"person-{seat}", seat_name(record, seat) or "", ready=True)
        for seat in range(record.deal.players)
    )

"""The part of `regicide admin` that is about evenings: the same sealed deals for several teams."""

import json
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click
import msgspec

from regicide.folders import replace_file
from regicide.foreign_text import escape_json, printable_line
from regicide.i18n import Words
from regicide.notation import print_options
from regicide.rules import Options
from regicide.server.clubs.evening_results import results_csv
from regicide.server.clubs.evening_view import standing_of, view_evening
from regicide.server.clubs.evenings import checked_evening, end_evening, listed_evening
from regicide.server.errors import Denial, Denied
from regicide.server.identity import clean_name, read_code
from regicide.server.storage import Evening, Store
from regicide.wire.evenings import NewEvening

#: Later than any time that is stored.
END_OF_TIME = 2**62
ALL = 1_000_000_000
HOUR = 3_600_000


@dataclass(frozen=True, slots=True)
class AdminOfEvenings:
    """An open database, and how to speak to the operator."""

    words: Words
    store: Store

    def say(self, message: str, **facts: Any) -> None:
        click.echo(self.words.say(message, **facts))

    async def evenings(self, *, as_json: bool) -> None:
        """All evenings, the one that closes last first."""
        found = await self.store.evenings_before(END_OF_TIME, ALL)
        listed = [listed_evening(each, "") for each in reversed(found)]
        if as_json:
            shown = [msgspec.to_builtins(each) for each in listed]
            click.echo(escape_json(json.dumps(shown, ensure_ascii=False)))
            return
        for each in listed:
            times = "  ".join(_time(at) for at in (each.opens, each.closes))
            click.echo(printable_line(f"{each.code}  {times}  {each.deals}  {each.name}"))
        self.say("cli-evenings-done", count=len(listed))

    async def make_evening(
        self, *, name: str, players: int, deals: int, hours: int, options: Options | None
    ) -> None:
        """An evening without a host: players come by its link."""
        now = now_ms()
        wanted = NewEvening(
            name=clean_name(name),
            players=players,
            deals=deals,
            closes=now + hours * HOUR,
            options=print_options(options) if options else "",
        )
        evening = checked_evening("", wanted, name=wanted.name, now=now)
        while not await self.store.add_evening(evening):
            evening = checked_evening("", wanted, name=wanted.name, now=now)
        self.say("cli-make-evening-done", path=f"/evening/{evening.code}")

    async def close_evening(self, *, code: str) -> None:
        evening = await self._evening(code)
        await end_evening(self.store, evening, now_ms())
        self.say("cli-close-evening-done", code=evening.code)

    async def export_evening(self, *, code: str, file: str) -> None:
        """All results as CSV, also before the evening is over."""
        evening = await self._evening(code)
        view = view_evening(await standing_of(self.store, evening), None, now_ms())
        replace_file(Path(file), results_csv(view).encode(), private=True)  # it names the players
        self.say("cli-export-evening-done", file=file)

    async def _evening(self, code: str) -> Evening:
        """`code` may be the link of the evening."""
        found = await self.store.evening(read_code(code.rpartition("/evening/")[2]))
        if found is None:
            raise Denied(Denial.NO_SUCH_EVENING)
        return found


def _time(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")


def now_ms() -> int:
    return time.time_ns() // 1_000_000

"""The replays of finished games, encoded once and kept: each takes milliseconds of the processor."""

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from dataclasses import dataclass

from starlette.concurrency import run_in_threadpool

from regicide.server.limits import KEPT_REPLAYS
from regicide.table import Table, TableGame
from regicide.wire.encoding import encode
from regicide.wire.replay_view import view_replay


@dataclass(frozen=True, slots=True)
class Prepared:
    """An encoded answer."""

    body: bytes
    gzipped: bytes
    etag: str


class Replays:
    """The replays that were asked for last, by the code of their table."""

    def __init__(self) -> None:
        #: With the game that each was made from: its names change if a player is removed.
        self._kept: OrderedDict[str, tuple[TableGame | None, Prepared]] = OrderedDict()
        #: Makes one at a time: requests that come together share a replay.
        self._making = asyncio.Lock()

    async def of(self, code: str, table: Table) -> Prepared:
        async with self._making:
            game, found = self._kept.pop(code, (None, None))
            if found is None or game is not table.game:
                # In a thread: a long game has a hundred views, which would block other tables.
                found = await run_in_threadpool(_prepare, table)
            self._kept[code] = table.game, found
            if len(self._kept) > KEPT_REPLAYS:
                self._kept.popitem(last=False)
            return found


def _prepare(table: Table) -> Prepared:
    body = encode(view_replay(table))
    etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return Prepared(body, gzip.compress(body, mtime=0), etag)

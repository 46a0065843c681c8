"""Sends what devices are to be told.

A message is leased, then its push service is called; just before the message leaves, the store notes that it does. A
server that is killed between that note and the answer has lost the message: at most once. A push service that
fails or is silent is asked again, with a topic that makes the second message take the place of the first.
"""

import asyncio
import ssl
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256

from regicide.server.errors import Denied
from regicide.server.limits import (
    LONGEST_RETRY_AFTER,
    PUSH_ATTEMPTS,
    PUSH_LEASE_SECONDS,
    PUSH_LOOK_SECONDS,
    PUSH_RETRY_SECONDS,
    PUSH_TTL_SECONDS,
    PUSHES_TOGETHER,
    RETRY_SECONDS,
)
from regicide.server.lists.table_summary import awaited_in
from regicide.server.prices import Thing
from regicide.server.pushes.endpoints import Resolve, Unreachable, read_endpoint
from regicide.server.pushes.push_service import Answer, PushRequest
from regicide.server.pushes.push_text import push_text
from regicide.server.pushes.subscription import Wanted, quiet_until, wanted_in
from regicide.server.pushes.web_push import ServerKey, encrypt, to_base64
from regicide.server.services import TableServices
from regicide.server.spending import Payer
from regicide.server.storage import Push, StorageError, StoredPhase, Subscription, TableSummary
from regicide.wire.push_views import PushKind

#: Devices whose push service was silent, and that are remembered.
_MOST_RESTING = 10_000


class Sender:
    """Sends the messages whose time has come."""

    def __init__(
        self,
        services: TableServices,
        key: ServerKey,
        is_here: Callable[[str, str], bool],
        resolve: Resolve,
        tls: ssl.SSLContext,
    ) -> None:
        self._services = services
        self._key = key
        self._is_here = is_here
        self._resolve = resolve
        self._tls = tls
        self._changed = asyncio.Event()
        self._sending: set[asyncio.Task[None]] = set()
        #: Until when a device is left alone, and after how many failures: slow push services cannot take all places.
        self._resting: OrderedDict[bytes, tuple[int, int]] = OrderedDict()

    def wake(self) -> None:
        """There may be something to send."""
        self._changed.set()

    async def run(self) -> None:
        while True:
            self._changed.clear()
            try:
                seconds = await self.send_due()
            except StorageError as error:
                self._services.storage_failed(error)
                seconds = RETRY_SECONDS
            try:
                async with asyncio.timeout(seconds):
                    await self._changed.wait()
            except TimeoutError:
                continue

    async def send_due(self) -> float:
        """Begin to send what is due; returns in how many seconds to look again."""
        free = PUSHES_TOGETHER - len(self._sending)
        now = self._services.clock()
        next_one = await self._services.store.next_push()
        if free and next_one is not None and next_one <= now:
            until = now + int(1000 * PUSH_LEASE_SECONDS)
            for push in await self._services.store.lease_pushes(now, until, free):
                task = asyncio.get_running_loop().create_task(self._send(push))
                self._sending.add(task)
                task.add_done_callback(self._done)
            next_one = await self._services.store.next_push()
        wait = PUSH_LOOK_SECONDS if next_one is None else (next_one - now) / 1000
        return PUSH_LOOK_SECONDS if not free else min(max(wait, 0.0), PUSH_LOOK_SECONDS)

    async def settle(self) -> None:
        """Wait until nothing is on its way."""
        while self._sending:
            await asyncio.wait(self._sending)

    def close(self) -> None:
        for task in self._sending:
            task.cancel()

    def _done(self, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        self._changed.set()
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StorageError):
            self._services.storage_failed(error)
        elif error is not None:
            self._services.log.failure("push-failed", error)

    # --- one message -----------------------------------------------------------------------------

    async def _send(self, push: Push) -> None:
        services, now = self._services, self._services.clock()
        subscription = await services.store.subscription(push.device)
        summary = await services.store.summary(push.table)
        if subscription is None or summary is None:
            return await self._put_off(push, None)
        wanted = wanted_in(subscription)
        if not self._is_news(push, subscription, wanted, summary):
            return await self._put_off(push, None)
        later = quiet_until(wanted.quiet, now) or self._resting.get(push.device, (0, 0))[0]
        if later > now:
            return await self._put_off(push, later)
        try:
            services.spending.take(Thing.PUSH, Payer(subscription.player))
        except Denied:
            return await self._put_off(push, now + int(1000 * PUSH_RETRY_SECONDS))
        text = await push_text(services.store, push, subscription, wanted, summary)
        return await self._deliver(push, subscription, wanted, text)

    def _is_news(
        self, push: Push, subscription: Subscription, wanted: Wanted, summary: TableSummary
    ) -> bool:
        """Whether it still concerns the player, who does not see it now."""
        kind = PushKind(push.kind)
        if kind not in wanted.kinds or self._is_here(push.table, subscription.player):
            return False
        if kind is PushKind.TURN:
            return awaited_in(summary) == (subscription.player, push.seq)
        return kind is PushKind.FINISHED or summary.phase is not StoredPhase.OVER

    async def _deliver(
        self, push: Push, subscription: Subscription, wanted: Wanted, text: bytes
    ) -> None:
        services = self._services
        allowed = services.config.push_services
        now = services.clock() / 1000
        tried = push
        try:
            endpoint = read_endpoint(wanted.endpoint, allowed)
            headers = self._headers(endpoint.origin, push, now)
            body = encrypt(text, wanted.key, wanted.auth)
            async with await PushRequest.open(
                endpoint, allowed, self._resolve, self._tls
            ) as request:
                claimed = await services.store.claim_push(push)
                if claimed is None:
                    return
                tried = claimed
                answer = await request.send(headers, body, now)
        except (Unreachable, ValueError):  # also what an earlier setting allowed
            self._rest(push.device)
            await self._failed(tried, "silent", None)
        else:
            self._resting.pop(push.device, None)
            await self._answered(tried, subscription, answer)

    def _headers(self, origin: str, push: Push, now: float) -> dict[str, str]:
        about = f"{push.kind}|{push.table}".encode()
        topic = sha256(b"regicide-topic|" + push.device + b"|" + about).digest()
        return {
            "Authorization": self._key.authorization(origin, int(now)),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(PUSH_TTL_SECONDS),
            "Urgency": "normal",
            "Topic": to_base64(topic[:24]),
        }

    async def _answered(self, push: Push, subscription: Subscription, answer: Answer) -> None:
        metrics, status = self._services.metrics, answer.status
        if 200 <= status < 300:
            metrics.pushes_sent += 1
        elif status in (404, 410):
            metrics.pushes_gone += 1
            await self._services.store.forget_endpoint(subscription)
        elif status in (408, 429) or status >= 500:
            await self._failed(push, f"status-{status}", answer.retry_after)
        else:  # also a redirect
            self._dropped(f"status-{status}")

    async def _failed(self, push: Push, why: str, retry_after: float | None) -> None:
        """Try again later, or give up."""
        attempts = push.attempts + (push.due is not None)  # a claim counted it
        if attempts >= PUSH_ATTEMPTS:
            self._dropped(why)
            await self._put_off(push, None, attempts)
            return
        self._services.metrics.pushes_retried += 1
        wait = max(
            PUSH_RETRY_SECONDS * 2.0 ** (attempts - 1), min(retry_after or 0, LONGEST_RETRY_AFTER)
        )
        await self._put_off(push, self._services.clock() + int(1000 * wait), attempts)

    def _dropped(self, why: str) -> None:
        self._services.metrics.pushes_dropped += 1
        self._services.log.push_dropped(why)

    async def _put_off(self, push: Push, due: int | None, attempts: int | None = None) -> None:
        kept = push.attempts if attempts is None else attempts
        await self._services.store.put_off_push(push, due, kept)

    def _rest(self, device: bytes) -> None:
        _, failures = self._resting.pop(device, (0, 0))
        wait = min(PUSH_RETRY_SECONDS * 2.0**failures, LONGEST_RETRY_AFTER)
        self._resting[device] = (self._services.clock() + int(1000 * wait), failures + 1)
        if len(self._resting) > _MOST_RESTING:
            self._resting.popitem(last=False)

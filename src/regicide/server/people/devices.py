"""The devices of a player: which one a secret belongs to, and which may sign out which.

A player always keeps a device: without one they could never come back. And a new device cannot sign out older ones:
a thief who adds one with a stolen code could otherwise lock the owner out at once.
"""

from collections.abc import Collection, Sequence

from regicide.server.errors import Denial, Denied
from regicide.server.limits import NEW_DEVICE_SECONDS
from regicide.server.services import TableServices
from regicide.server.storage import Device, StorageError

_DAY = 86_400_000


async def device_of(services: TableServices, secret_hash: bytes) -> Device:
    """The device with this secret; notes on which day it was used. Raises if there is none."""
    device = await services.store.device_with(secret_hash)
    if device is None:
        raise Denied(Denial.UNKNOWN_SECRET)
    now = services.clock()
    today = now - now % _DAY
    if device.used < today:
        try:
            await services.store.note_use(secret_hash, today)
        except StorageError as error:  # a store that takes no writes can still be read
            services.storage_failed(error)
    return device


def choose_others(by: Device, devices: Sequence[Device], now: int) -> Collection[str]:
    """All devices but this one."""
    return _allowed(by, [each for each in devices if each.id != by.id], now)


def choose_one(by: Device, wanted: str, devices: Sequence[Device], now: int) -> Collection[str]:
    """The device with this id."""
    chosen = [each for each in devices if each.id == wanted]
    if not chosen:
        raise Denied(Denial.NO_SUCH_DEVICE)
    if len(devices) == 1:
        raise Denied(Denial.LAST_DEVICE)
    return _allowed(by, chosen, now)


def _allowed(by: Device, chosen: Sequence[Device], now: int) -> Collection[str]:
    is_new = now < by.added + 1000 * NEW_DEVICE_SECONDS
    if is_new and any(each.added < by.added for each in chosen):
        raise Denied(Denial.NEW_DEVICE)
    return [each.id for each in chosen]

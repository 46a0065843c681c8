"""What a device wants to be told, and when it is quiet."""

from datetime import UTC, datetime, timedelta
from hashlib import sha256
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from regicide.server.storage import Subscription
from regicide.table.frozen_struct import FrozenStruct
from regicide.wire.encoding import decode_body
from regicide.wire.push_views import PushKind, QuietHours

#: Minutes.
_DAY = 24 * 60


class Wanted(FrozenStruct, frozen=True):
    """Everything that the server keeps of a subscription."""

    endpoint: str
    #: The public key of the browser, and the secret that it shares with the server: base64url.
    key: str
    auth: str
    kinds: tuple[PushKind, ...]
    quiet: QuietHours | None
    #: Of the messages.
    language: str


def wanted_in(subscription: Subscription) -> Wanted:
    return decode_body(subscription.body, Wanted)


def endpoint_hash(endpoint: str) -> bytes:
    return sha256(b"regicide-endpoint|" + endpoint.encode()).digest()


def is_zone(name: str) -> bool:
    """Whether this is a time zone, such as `Europe/Madrid`."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def quiet_until(quiet: QuietHours | None, now: int) -> int | None:
    """When the quiet hours end; None if it is not quiet now. Both in Unix milliseconds."""
    if quiet is None or quiet.begin == quiet.end:
        return None
    local = datetime.fromtimestamp(now / 1000, UTC).astimezone(ZoneInfo(quiet.zone))
    minute = 60 * local.hour + local.minute
    length, since = (quiet.end - quiet.begin) % _DAY, (minute - quiet.begin) % _DAY
    if since >= length:
        return None
    # By the wall clock: a night in which the clocks change is an hour longer or shorter.
    day = local.replace(hour=0, minute=0, second=0, microsecond=0)
    end = day.replace(hour=quiet.end // 60, minute=quiet.end % 60)
    if minute >= quiet.end:
        end += timedelta(days=1)
    return max(now + 1, int(1000 * end.timestamp()))

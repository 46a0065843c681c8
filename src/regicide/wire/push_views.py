"""Bodies and answers about messages to devices whose page is closed."""

from enum import Enum
from typing import Annotated

from msgspec import Meta

from regicide.table.frozen_struct import FrozenStruct
from regicide.wire.http import Body

#: A minute of the day.
Minute = Annotated[int, Meta(ge=0, lt=1440)]
Base64 = Annotated[str, Meta(min_length=1, max_length=100, pattern="^[A-Za-z0-9_-]+$")]


class PushKind(Enum):
    """About what a device wants messages."""

    TURN = "turn"
    INVITATION = "invitation"
    FINISHED = "finished"


class QuietHours(Body, frozen=True):
    """From one minute of the day until another, by the clock of this time zone (`Europe/Madrid`)."""

    begin: Minute
    end: Minute
    zone: Annotated[str, Meta(min_length=1, max_length=64)]


class NewSubscription(Body, frozen=True):
    """What a browser answers that subscribes, and about what it wants to be told."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    key: Base64
    auth: Base64
    kinds: Annotated[tuple[PushKind, ...], Meta(min_length=1, max_length=3)]
    quiet: QuietHours | None = None


class SubscriptionView(FrozenStruct, frozen=True):
    """About what the server tells this device; empty: about nothing."""

    kinds: tuple[PushKind, ...]
    quiet: QuietHours | None


class PushOffer(FrozenStruct, frozen=True):
    """The public key of the server (base64url), with which browsers subscribe; None: it sends no messages."""

    key: str | None

"""The routes of messages to devices whose page is closed."""

from types import NoneType

from regicide.server.errors import Denial, Denied
from regicide.server.http.reader_language import words_for
from regicide.server.http.route import AnyRoute, Call, route
from regicide.server.prices import Thing
from regicide.server.pushes.subscription import endpoint_hash, wanted_in
from regicide.server.storage import Device, device_id
from regicide.wire.encoding import encode
from regicide.wire.push_views import NewSubscription, PushOffer, SubscriptionView


@route(
    "GET",
    "/api/push",
    "The key with which a browser subscribes to messages; none: this server sends none.",
    caller=NoneType,
    body=NoneType,
    answer=PushOffer,
    price=Thing.REQUEST,
)
async def push_offer(call: Call[None, None]) -> PushOffer:
    pushes = call.context.pushes
    return PushOffer(pushes.key.public if pushes else None)


@route(
    "GET",
    "/api/me/push",
    "About what the server tells this device while its page is closed.",
    caller=Device,
    body=NoneType,
    answer=SubscriptionView,
    price=Thing.REQUEST,
)
async def my_subscription(call: Call[Device, None]) -> SubscriptionView:
    found = await call.context.services.store.subscriptions([call.caller.player.id])
    for each in found:
        if device_id(each.device) == call.caller.id:
            wanted = wanted_in(each)
            return SubscriptionView(wanted.kinds, wanted.quiet)
    return SubscriptionView((), None)


@route(
    "POST",
    "/api/me/push",
    "Tell this device about these things while its page is closed.",
    caller=Device,
    body=NewSubscription,
    answer=SubscriptionView,
    price=Thing.SUBSCRIPTION,
    errors=(404, 422),
)
async def subscribe(call: Call[Device, NewSubscription]) -> SubscriptionView:
    services, pushes = call.context.services, call.context.pushes
    if pushes is None:
        raise Denied(Denial.NO_PUSHES)
    wanted = pushes.checked(call.body, words_for(call.request).language)
    hashed = endpoint_hash(wanted.endpoint)
    if not await services.store.subscribe(call.caller, hashed, encode(wanted), services.clock()):
        raise Denied(Denial.SIGNED_OUT)
    return SubscriptionView(wanted.kinds, wanted.quiet)


@route(
    "DELETE",
    "/api/me/push",
    "Tell this device nothing any more.",
    caller=Device,
    body=NoneType,
    answer=SubscriptionView,
    price=Thing.SUBSCRIPTION,
)
async def unsubscribe(call: Call[Device, None]) -> SubscriptionView:
    await call.context.services.store.unsubscribe(call.caller)
    return SubscriptionView((), None)


PUSH_ROUTES: tuple[AnyRoute, ...] = (push_offer, my_subscription, subscribe, unsubscribe)

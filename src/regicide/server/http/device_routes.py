"""The routes of devices: adding one with a code, listing them, signing them out."""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from types import NoneType

from regicide.server import identity
from regicide.server.bus import DeviceAdded, OrdersChanged
from regicide.server.errors import Denial, Denied
from regicide.server.http.route import AnyRoute, Call, route
from regicide.server.limits import MOST_DEVICES, TRANSFER_SECONDS
from regicide.server.people.devices import choose_one, choose_others
from regicide.server.prices import Thing
from regicide.server.storage import Device
from regicide.wire.http import (
    DeviceList,
    DeviceName,
    DeviceView,
    PlayerSecret,
    TakeTransfer,
    TransferCode,
)


@route(
    "POST",
    "/api/me/transfer",
    "Get a code that adds another device to this player; it works once.",
    caller=Device,
    body=NoneType,
    answer=TransferCode,
    price=Thing.DEVICE,
    errors=(409,),
)
async def offer_transfer(call: Call[Device, None]) -> TransferCode:
    services, code = call.context.services, identity.new_code()
    if len(await services.store.devices(call.caller.player.id)) >= MOST_DEVICES:
        raise Denied(Denial.TOO_MANY_DEVICES, limit=MOST_DEVICES)
    expires = services.clock() + 1000 * TRANSFER_SECONDS
    if not await services.store.offer_transfer(identity.hash_secret(code), call.caller, expires):
        raise Denied(Denial.SIGNED_OUT)
    return TransferCode(code, expires)


@route(
    "POST",
    "/api/transfer",
    "Add this device to the player whose other device shows this code.",
    caller=NoneType,
    body=TakeTransfer,
    answer=PlayerSecret,
    price=Thing.REQUEST,
    errors=(404,),
)
async def take_transfer(call: Call[None, TakeTransfer]) -> PlayerSecret:
    services, secret = call.context.services, identity.new_secret()
    with services.spending.guess(call.payer):
        device = await services.store.take_transfer(
            identity.hash_secret(identity.read_code(call.body.code)),
            identity.hash_secret(secret),
            services.clock(),
        )
        if device is None:
            raise Denied(Denial.NO_SUCH_TRANSFER)
    call.context.registry.signed_in.tell_of_new_device(device.player.id)
    await services.bus.publish(DeviceAdded(device.player.id))
    return PlayerSecret(device.player.name, secret)


@route(
    "GET",
    "/api/me/devices",
    "The devices with which the player is signed in, the one added first at the beginning.",
    caller=Device,
    body=NoneType,
    answer=DeviceList,
    price=Thing.REQUEST,
)
async def my_devices(call: Call[Device, None]) -> DeviceList:
    return await _list(call)


async def _list(call: Call[Device, None] | Call[Device, DeviceName]) -> DeviceList:
    devices = await call.context.services.store.devices(call.caller.player.id)
    return DeviceList(
        tuple(
            DeviceView(each.id, each.added, each.used, each.id == call.caller.id, each.name)
            for each in devices
        )
    )


@route(
    "PATCH",
    "/api/me/devices/{id}",
    "Give a device a name, which only its player sees.",
    caller=Device,
    body=DeviceName,
    answer=DeviceList,
    price=Thing.CHANGE,
    errors=(404, 422),
)
async def name_device(call: Call[Device, DeviceName]) -> DeviceList:
    name, wanted = identity.clean_name(call.body.name), call.request.path_params["id"]
    if not await call.context.services.store.name_device(call.caller.player.id, wanted, name):
        raise Denied(Denial.NO_SUCH_DEVICE)
    return await _list(call)


@route(
    "DELETE",
    "/api/me/devices",
    "Sign out all other devices, and withdraw a code that would add one.",
    caller=Device,
    body=NoneType,
    answer=DeviceList,
    price=Thing.CHANGE,
    errors=(409,),
)
async def sign_out_others(call: Call[Device, None]) -> DeviceList:
    return await _sign_out(call, partial(choose_others, call.caller))


@route(
    "DELETE",
    "/api/me/devices/{id}",
    "Sign out one device, and withdraw a code that would add one.",
    caller=Device,
    body=NoneType,
    answer=DeviceList,
    price=Thing.CHANGE,
    errors=(404, 409),
)
async def sign_out_device(call: Call[Device, None]) -> DeviceList:
    return await _sign_out(call, partial(choose_one, call.caller, call.request.path_params["id"]))


async def _sign_out(
    call: Call[Device, None], choose: Callable[[Sequence[Device], int], Collection[str]]
) -> DeviceList:
    """The sockets of these devices are closed here at once, and at other servers when they read the removals."""
    services, registry = call.context.services, call.context.registry
    now = services.clock()
    removed = await services.store.sign_out(call.caller, lambda devices: choose(devices, now), now)
    if removed is None:
        raise Denied(Denial.SIGNED_OUT)
    for device in removed:
        registry.signed_in.sign_out(device)
    await services.bus.publish(OrdersChanged())
    return await _list(call)


DEVICE_ROUTES: tuple[AnyRoute, ...] = (
    *(offer_transfer, take_transfer),
    *(my_devices, name_device, sign_out_others, sign_out_device),
)

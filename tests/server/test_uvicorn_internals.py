"""The undocumented parts of uvicorn that transport/uvicorn_internals.py uses are still there.

The hostile tests check what they do; this one says which part is missing.
"""

import asyncio
import inspect
import signal
import socket
from collections.abc import Callable

import h11
import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from async_helpers import async_test
from regicide.server.transport.socket import Socket
from regicide.server.transport.uvicorn_internals import HttpProtocol, QuietServer, websocket_factory
from regicide.server.transport.websocket import WebSocketProtocol


async def no_app(_scope: Scope, _receive: Receive, _send: Send) -> None: ...
async def no_socket_app(_scope: Scope, _socket: Socket) -> None: ...


@pytest.mark.parametrize(
    "name",
    [
        *("connection_made", "connection_lost", "handle_websocket_upgrade"),
        *("on_response_complete", "send_400_response"),
    ],
)
def test_the_methods_that_we_override_exist(name: str) -> None:
    ours = inspect.signature(getattr(HttpProtocol, name))
    assert list(ours.parameters) == list(inspect.signature(getattr(H11Protocol, name)).parameters)


def count(_peer: str) -> Callable[[], None]:
    """Accept every connection."""
    return lambda: None


@async_test
async def test_an_http_protocol_has_the_attributes_that_we_read() -> None:
    config, state = uvicorn.Config(no_app), ServerState()
    config.load()
    protocol = HttpProtocol(
        config=config, server_state=state, app_state={}, timeout=1, take_connection=count
    )
    assert isinstance(protocol.conn, h11.Connection)
    assert protocol.loop is asyncio.get_running_loop()
    assert hasattr(protocol, "transport")


@pytest.mark.network
@async_test
async def test_a_connection_is_handed_over_to_our_websocket_protocol() -> None:
    made: list[WebSocketProtocol] = []
    make = websocket_factory(no_socket_app, 1)

    def make_and_keep(**arguments: object) -> WebSocketProtocol:
        made.append(make(**arguments))
        return made[-1]

    config, state = uvicorn.Config(no_app, ws=make_and_keep), ServerState()  # type: ignore[arg-type]  # a factory
    config.load()
    server = await asyncio.get_running_loop().create_server(
        lambda: HttpProtocol(
            config=config, server_state=state, app_state={}, timeout=60, take_connection=count
        ),
        "127.0.0.1",
    )
    async with server:
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        writer.write(
            b"GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        assert await reader.read() == b""  # our application neither accepts nor rejects
        writer.close()
    assert len(made) == 1
    assert not state.connections
    assert not state.tasks


def test_a_signal_is_not_raised_again() -> None:
    server = QuietServer(uvicorn.Config(no_app))
    server.handle_exit(signal.SIGTERM, None)
    assert server.should_exit
    assert server._captured_signals == []


@pytest.mark.network
@async_test
async def test_a_server_can_refuse_connections_before_it_closes_the_others() -> None:
    listener = socket.create_server(("127.0.0.1", 0))
    address = listener.getsockname()
    server = QuietServer(uvicorn.Config(no_app, lifespan="off"))
    server.config.load()
    server.lifespan = server.config.lifespan_class(server.config)
    await server.startup([listener])
    reader, writer = await asyncio.open_connection(*address)
    server.stop_listening([listener])
    with pytest.raises(ConnectionRefusedError):
        await asyncio.open_connection(*address)
    assert not reader.at_eof()
    await server.shutdown([listener])
    writer.close()

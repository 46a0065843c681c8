"""Running a server until it is told to stop."""

import asyncio
import contextlib
import gc
import logging
import socket
from collections.abc import Callable, Iterator
from functools import partial
from types import FrameType

import uvicorn
from starlette.types import ASGIApp

from regicide.server.app import AppContext, close_context, make_app, make_context, open_context
from regicide.server.config import Config
from regicide.server.errors import ServeError
from regicide.server.http import TimeoutProtocol
from regicide.server.logs import FromLibraries, Log
from regicide.server.websocket import TableProtocol, WriteBatcher

#: A frame of a client's: the longest command is far below it.
LARGEST_FRAME = 8192
#: Seconds for what is under way when the server stops.
GRACE = 10


class Server(uvicorn.Server):
    """Tells everyone to come back before it hangs up."""

    def __init__(self, config: uvicorn.Config, context: AppContext) -> None:
        super().__init__(config)
        self._context = context
        self.when_started: Callable[[], None] = lambda: None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A stop is a stop, not a death by signal: the exit code is 0."""
        super().handle_exit(sig, frame)
        self._captured_signals.clear()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await open_context(self._context)
        _collect_seldom()
        await super().startup(sockets)
        self.when_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._context.registry.say_goodbye(), GRACE / 2)
        await super().shutdown(sockets)
        await close_context(self._context)


def serve(config: Config, ready: Callable[[str], None], log: Log | None = None) -> None:
    """Serve until SIGTERM or SIGINT. `ready` is told the address once it answers."""
    _make_folder(config)
    log = log or Log()
    logging.basicConfig(handlers=[FromLibraries(log)], level=logging.ERROR, force=True)
    with _listening(config) as listening:
        context = make_context(config, log)
        server = Server(_uvicorn_config(config, make_app(context)), context)
        host, port = listening.getsockname()[:2]
        server.when_started = lambda: ready(_address(host, port))
        with contextlib.suppress(KeyboardInterrupt):
            server.run([listening])


def _collect_seldom() -> None:
    """Tables are trees of frozen values, almost without cycles, and there are many of them.

    Looking through all of them for cycles as often as Python does by itself took a third of the
    time of a busy server.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


def _make_folder(config: Config) -> None:
    """For our eyes only: hashes of secrets are in it, and games that are not over."""
    if config.database_url is not None:
        return
    try:
        config.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError:
        raise ServeError("no-data-folder", {"folder": str(config.data)}) from None


def _uvicorn_config(config: Config, app: ASGIApp) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        # h11, since the other one has no limit to the size of headers
        http=partial(TimeoutProtocol, patience=config.hello_seconds),  # type: ignore[arg-type]  # called
        ws=partial(TableProtocol, departures=WriteBatcher()),  # type: ignore[arg-type]  # called
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=config.ping_seconds,
        ws_ping_timeout=config.ping_seconds,
        ws_per_message_deflate=False,  # 40 kB a socket; the messages are short
        lifespan="off",  # the context are opened before the socket answers, and errors are ours
        log_config=None,  # we say what is worth saying
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=5,  # below the patience of TimeoutProtocol
        h11_max_incomplete_event_size=LARGEST_FRAME,
    )


def _address(host: str, port: int) -> str:
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host  # noqa: S104  shown, not bound
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


@contextlib.contextmanager
def _listening(config: Config) -> Iterator[socket.socket]:
    """The socket first: a port that is taken is said before anything else is done."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    with socket.socket(family) as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((config.host, config.port))
        except OSError:
            facts = {"host": config.host, "port": str(config.port)}
            raise ServeError("address-taken", facts) from None
        listening.listen(2048)
        yield listening

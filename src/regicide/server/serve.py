"""Runs a server until SIGTERM or SIGINT."""

import asyncio
import contextlib
import gc
import logging
import os
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from zlib import crc32

import uvicorn

from regicide.server.app import make_app
from regicide.server.config import Config
from regicide.server.context import AppContext, close_context, make_context, open_context
from regicide.server.environment import unknown_settings
from regicide.server.error_reporter import error_reporter
from regicide.server.errors import Denied, ServeError
from regicide.server.limits import SHUTDOWN_SECONDS, STREAMED_BYTES, SWITCH_SECONDS
from regicide.server.metrics import Metrics, shared_metrics
from regicide.server.prices import Thing
from regicide.server.proxies import is_trusted, network_of
from regicide.server.server_log import LibraryLogHandler, ServerLog
from regicide.server.socket_app import SocketApp, table_in_path
from regicide.server.spending import Payer
from regicide.server.transport.handover import Handover, handover_pairs
from regicide.server.transport.uvicorn_internals import HttpProtocol, QuietServer, websocket_factory
from regicide.server.transport.websocket import WebSocketProtocol
from regicide.server.workers import Supervisor, Worker


class TableServer(QuietServer):
    """A uvicorn server that sends its clients a goodbye, so that they reconnect, before it stops."""

    def __init__(self, context: AppContext, worker: Worker, handover: Handover | None) -> None:
        self._make_socket = websocket_factory(
            SocketApp(context), context.services.config.ping_seconds
        )
        super().__init__(_uvicorn_config(context, self._make_socket, handover))
        self._context = context
        self._worker = worker
        self._handover = handover
        context.registry.orders.when_drained = self._stop

    def _stop(self) -> None:
        """As after SIGTERM."""
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await open_context(self._context)
        _tune_garbage_collector()
        sys.setswitchinterval(SWITCH_SECONDS)
        if self._handover is not None:
            self._handover.open(partial(self._make_socket, server_state=self.server_state))
        if self._worker.lifeline is not None:
            asyncio.get_running_loop().add_reader(self._worker.lifeline, self._on_parent_ended)
        await super().startup(sockets)
        self._context.services.metrics.processes = 1
        self._worker.when_started()

    def _on_parent_ended(self) -> None:
        assert self._worker.lifeline is not None
        asyncio.get_running_loop().remove_reader(self._worker.lifeline)
        self._stop()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # First, because clients reconnect at once, and a proxy must lead them to another server.
        self.stop_listening(sockets or ())
        self._context.services.metrics.processes = 0
        if self._handover is not None:
            self._handover.close()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(
                self._context.registry.disconnect_clients(), SHUTDOWN_SECONDS / 2
            )
        await super().shutdown(sockets)
        await close_context(self._context)


def serve(config: Config, ready: Callable[[str], None]) -> None:
    """Serve until SIGTERM or SIGINT. Calls `ready` with the address once the server answers."""
    _check_workers(config)
    _make_data_folder(config)
    with _bound_socket(config) as listener:
        address = _address(*listener.getsockname()[:2])
        all_metrics = shared_metrics(config.workers)
        pairs = handover_pairs(config.workers) if config.workers > 1 else ()

        def run(worker: Worker) -> None:
            place_for = partial(_place_for, all_metrics)
            handover = Handover(pairs, worker.place, place_for) if pairs else None
            _run(config, listener, all_metrics, worker, handover)

        def say_ready() -> None:
            ready(address)

        def note_end(place: int) -> None:
            all_metrics[place].processes = 0

        if config.workers == 1:
            run(Worker(place=0, when_started=say_ready, lifeline=None))
        else:
            Supervisor(run, note_end, ServerLog()).run(config.workers, say_ready)


def _check_workers(config: Config) -> None:
    if config.workers == 1:
        return
    if not hasattr(os, "fork"):
        raise ServeError("no-fork")
    if config.database_url is None or config.bus_url is None:
        raise ServeError("workers-need-postgres")


def _place_for(all_metrics: Sequence[Metrics], path: str) -> int | None:
    """The process for the sockets of a table; None if there is no table, or if that process does not serve now."""
    table = table_in_path(path)
    if table is None:
        return None
    place = crc32(table.encode()) % len(all_metrics)
    return place if all_metrics[place].processes else None


def _run(
    config: Config,
    listener: socket.socket,
    all_metrics: Sequence[Metrics],
    worker: Worker,
    handover: Handover | None,
) -> None:
    """Serve in this process."""
    log = ServerLog(report=error_reporter(config.error_reporter))
    logging.basicConfig(handlers=[LibraryLogHandler(log)], level=logging.ERROR, force=True)
    for name in unknown_settings(os.environ) if worker.place == 0 else ():
        log.event("unknown-setting", name=name)
    metrics = all_metrics[worker.place]
    # Those of a process that died.
    metrics.sockets = metrics.tables = metrics.without_storage = metrics.without_bus = 0
    context = make_context(config, log, all_metrics, worker.place)
    with contextlib.suppress(KeyboardInterrupt):
        TableServer(context, worker, handover).run([listener])


def _tune_garbage_collector() -> None:
    """Let the cyclic garbage collector look at few objects at a time, and rarely at old ones.

    Tables are trees of frozen values with almost no cycles, and there are many of them. With Python's
    defaults the collector took a third of the time of a busy server. While it looks at 50,000 new objects, everyone
    waits for 13 to 97 ms.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 500, 100)


def _make_data_folder(config: Config) -> None:
    """Only for this user: the database holds hashes of secrets, and games in progress."""
    if config.database_url is not None:
        return
    try:
        config.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError:
        raise ServeError("no-data-folder", {"folder": str(config.data)}) from None


def _uvicorn_config(
    context: AppContext,
    make_socket: Callable[..., WebSocketProtocol],
    handover: Handover | None,
) -> uvicorn.Config:
    config = context.services.config
    return uvicorn.Config(
        make_app(context),
        http=partial(  # type: ignore[arg-type]  # a factory
            HttpProtocol,
            timeout=config.hello_seconds,
            take_connection=partial(_take_connection, context),
            handover=handover,
        ),
        ws=make_socket,  # type: ignore[arg-type]  # a factory
        lifespan="off",  # TableServer opens the context itself
        log_config=None,  # ServerLog writes the log
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        timeout_keep_alive=5,  # shorter than the timeout of HttpProtocol
    )


def _take_connection(context: AppContext, peer: str) -> Callable[[], None] | None:
    """Count a connection, unless it is a proxy's, who has many clients; None: the address has too many."""
    services = context.services
    if is_trusted(peer, services.config.trusted_proxies):
        return lambda: None
    payer = Payer(address=network_of(peer))
    try:
        services.spending.take(Thing.CONNECTION, payer)
        return services.spending.take_hold(Thing.CONNECTION, payer)
    except Denied:
        return None


def _address(host: str, port: int) -> str:
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host  # noqa: S104  only displayed
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


@contextlib.contextmanager
def _bound_socket(config: Config) -> Iterator[socket.socket]:
    """Bind first: if the port is in use, the server reports it before it does anything else."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    with socket.socket(family) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((config.host, config.port))
        except OSError as error:
            why = error.strerror or str(error)
            facts = {"host": config.host, "port": str(config.port), "why": why}
            raise ServeError("address-taken", facts) from None
        if hasattr(
            socket, "TCP_NOTSENT_LOWAT"
        ):  # otherwise the kernel keeps megabytes for each slow reader
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, STREAMED_BYTES)
        listener.listen(2048)
        yield listener

"""Other WebSocket servers under the same application: hostile tests, speed and memory, in one run.

Each candidate replaces the transport of `regicide serve`, in a throw-away environment that holds the
libraries. The hostile tests say how safe it is; `bench server` measures CPU time and memory. Takes about
half an hour, because a server without limits fails slowly, and needs a package index.

python3 dev.py bench transports                    all candidates
python3 dev.py bench transports ours wsproto       some of them
"""

import argparse
import asyncio
import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests" / "support"))

from regicide.server import serve  # noqa: E402
from regicide.server.app import make_app  # noqa: E402
from regicide.server.context import AppContext, close_context, open_context  # noqa: E402
from regicide.server.limits import LARGEST_FRAME, SHUTDOWN_SECONDS  # noqa: E402
from regicide.server.socket_app import SocketApp  # noqa: E402
from regicide.server.transport.handover import Handover  # noqa: E402
from regicide.server.transport.socket import Disconnected  # noqa: E402
from regicide.server.transport.websocket import WebSocketProtocol  # noqa: E402
from regicide.server.workers import Worker  # noqa: E402

#: Candidate → uvicorn's settings for HTTP and WebSocket; our HTTP protocol where there is no setting.
UVICORN: dict[str, dict[str, str]] = {
    "ours": {},
    "websockets-sansio": {"ws": "websockets-sansio"},
    "websockets": {"ws": "websockets"},
    "wsproto": {"ws": "wsproto"},
    "websockets-sansio, httptools": {"ws": "websockets-sansio", "http": "httptools"},
}
CANDIDATES = (*UVICORN, "granian")
LIBRARIES = ("granian", "httptools", "pytest-timeout", "wsproto")
HOSTILE = ("tests/server/test_hostile_sockets.py", "tests/server/test_hostile_http.py")
#: Messages after which a client of an ASGI server counts as slow.
_MAX_UNSENT = 8


class AsgiSocket:
    """A `Socket` on an ASGI server."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive, self._send = receive, send
        self._unsent: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._below_limit = asyncio.Event()
        self._below_limit.set()
        self.sender = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            last = False
            while not last:
                message = await self._unsent.get()
                await self._send(message)
                last = message["type"].endswith(("close", "body"))
                if self._unsent.qsize() < _MAX_UNSENT:
                    self._below_limit.set()
        except Exception:  # noqa: BLE001  the connection is broken, as each server says in its own way
            self._below_limit.set()

    def _put(self, kind: str, **fields: Any) -> None:
        self._unsent.put_nowait({"type": f"websocket.{kind}", **fields})
        if self._unsent.qsize() >= _MAX_UNSENT:
            self._below_limit.clear()

    def accept(self) -> None:
        self._put("accept")

    def reject(self, status: int, headers: Any, body: bytes) -> None:
        raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
        self._put("http.response.start", status=status, headers=raw)
        self._put("http.response.body", body=body)

    async def receive(self) -> str | bytes:
        event = await self._receive()
        if event["type"] == "websocket.disconnect":
            raise Disconnected
        found: str | bytes = event.get("text") or event.get("bytes") or b""
        return found

    @property
    def is_writable(self) -> bool:
        return self._below_limit.is_set()

    async def until_writable(self) -> None:
        await self._below_limit.wait()
        if self.sender.done():
            raise Disconnected

    def write(self, text: bytes) -> None:
        self._put("send", text=text.decode())

    def close(self, code: int) -> None:
        self._put("close", code=code)


def with_sockets(http_app: ASGIApp, socket_app: SocketApp) -> ASGIApp:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await http_app(scope, receive, send)
            return
        assert (await receive())["type"] == "websocket.connect"
        asgi_socket = AsgiSocket(receive, send)
        try:
            await socket_app(scope, asgi_socket)
            if not asgi_socket._unsent.empty():
                await asyncio.wait([asgi_socket.sender], timeout=10)
        finally:
            asgi_socket.sender.cancel()

    return app


class GranianServer:
    """In place of `TableServer`."""

    def __init__(self, context: AppContext, worker: Worker, _handover: None) -> None:
        self._app = with_sockets(make_app(context), SocketApp(context))
        self._context = context
        self._worker = worker

    def run(self, listeners: list[socket.socket]) -> None:
        host, port = listeners[0].getsockname()[:2]
        listeners[0].close()  # granian opens its own
        import uvloop  # noqa: PLC0415

        uvloop.run(self._serve(host, port))

    async def _serve(self, host: str, port: int) -> None:
        from granian.constants import Interfaces  # type: ignore[import-not-found]  # noqa: PLC0415
        from granian.server.embed import Server  # type: ignore[import-not-found]  # noqa: PLC0415

        await open_context(self._context)
        serve._tune_garbage_collector()
        server = Server(self._app, host, port, interface=Interfaces.ASGINL, log_enabled=False)
        serving, stopping = asyncio.create_task(server.serve()), asyncio.Event()
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopping.set)
        while True:
            with contextlib.suppress(OSError):
                (await asyncio.open_connection(host, port))[1].close()
                break
            await asyncio.sleep(0.05)
        self._worker.when_started()
        await stopping.wait()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(
                self._context.registry.disconnect_clients(), SHUTDOWN_SECONDS / 2
            )
        server.stop()
        await asyncio.wait([serving], timeout=SHUTDOWN_SECONDS)
        await close_context(self._context)


def install(candidate: str) -> None:
    """Replace the transport of this process, before it serves."""
    ours = serve._uvicorn_config

    def other_config(
        context: AppContext,
        make_socket: Callable[..., WebSocketProtocol],
        handover: Handover | None,
    ) -> uvicorn.Config:
        config = ours(context, make_socket, handover)
        config.app = with_sockets(config.app, SocketApp(context))  # type: ignore[arg-type]  # an application
        for name, value in UVICORN.get(candidate, {}).items():
            setattr(config, name, value)
        config.ws_max_size = LARGEST_FRAME
        config.ws_ping_interval = config.ws_ping_timeout = context.services.config.ping_seconds
        config.ws_per_message_deflate = False
        return config

    if candidate != "ours":
        serve._uvicorn_config = other_config
    if candidate == "granian":
        serve.TableServer = GranianServer  # type: ignore[assignment, misc]  # has what serve() uses


def make_environment(folder: Path) -> Path:
    """Install the locked versions and the candidates; returns the Python program."""
    python = folder / "venv/bin/python"
    uv = [str(Path(sys.executable).parent / "uv"), "--quiet"]
    install_command = [*uv, "pip", "install", "--python", str(python)]
    locks = [part for name in ("runtime", "dev") for part in ("-r", f"locks/{name}.txt")]
    for command in (
        [*uv, "venv", "--python", sys.executable, str(folder / "venv")],
        [*install_command, "--no-deps", *locks],
        [*install_command, *LIBRARIES],
    ):
        subprocess.run(command, cwd=ROOT, check=True)  # noqa: S603
    # Python imports a module of this name when it starts, also in the servers that the tests start.
    (folder / "sitecustomize.py").write_text(
        "import os, sys\n"
        "if 'CANDIDATE' in os.environ:\n"
        f"    sys.path[:0] = [{str(ROOT / 'src')!r}, {str(ROOT / 'bench')!r}]\n"
        "    import transports\n"
        "    transports.install(os.environ['CANDIDATE'])\n"
    )
    return python


def run(python: Path, candidate: str, *arguments: str) -> str:
    environment = {
        **os.environ,
        "CANDIDATE": candidate,
        "PYTHONPATH": f"{python.parent.parent.parent}{os.pathsep}{ROOT / 'src'}",
    }
    return subprocess.run(  # noqa: S603
        [str(python), *arguments],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    ).stdout


def hostile_result(python: Path, candidate: str) -> str:
    pytest = ("-m", "pytest", "-q", "-n", "2", "-p", "no:cacheprovider", "--timeout", "75")
    no_warnings = ("-o", "filterwarnings=")  # pytest warns because we import before it
    output = run(python, candidate, *pytest, *no_warnings, *HOSTILE)
    for line in re.findall(r"^(?:FAILED|ERROR) .*?::(.*)", output, re.MULTILINE):
        print(f"    {candidate} fails: {line[:110]}", flush=True)
    counts = {name: int(number) for number, name in re.findall(r"(\d+) (passed|failed)", output)}
    return f"{counts.get('passed', 0)} of {sum(counts.values())}"


def measure(python: Path, candidate: str, pattern: str, *arguments: str) -> float:
    """A number that `bench server` prints; NaN if the server did not survive."""
    found = re.search(pattern, run(python, candidate, "bench/server.py", *arguments))
    return float(found.group(1)) if found else float("nan")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("candidates", nargs="*", metavar="candidate", default=CANDIDATES)
    parser.add_argument("--rounds", type=int, default=5, help="measurements of each, alternating")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        python = make_environment(Path(folder))
        micros: dict[str, list[float]] = {name: [] for name in arguments.candidates}
        for _ in range(arguments.rounds):
            for name, found in micros.items():
                rush = ("--only", "rush", "--rush-tables", "150", "--seconds", "30")
                found.append(measure(python, name, r"(\d+) µs of CPU", *rush))
        for name, found in micros.items():
            idle = measure(python, name, r"([\d.]+) kB", "--only", "idle", "--sockets", "1000")
            print(
                f"{name}: {median(found):.0f} µs of CPU per command ({min(found):.0f} to "
                f"{max(found):.0f}), {idle:.1f} kB per idle socket",
                flush=True,
            )
        for name in arguments.candidates:
            print(f"{name}: {hostile_result(python, name)} hostile tests", flush=True)


if __name__ == "__main__":
    main()

"""`regicide` alone: a server of our own, the one that runs already, or one on another port."""

import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from regicide.cli import open_browser
from regicide.cli.run import run
from regicide.server.errors import ServeError

Found = list[tuple[str, object]]


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> Found:
    """What would have been opened and served, in order."""
    found: Found = []

    def run_server(_words: object, *, ready: Callable[[str], None], port: int | None = None) -> int:
        found.append(("served", port))
        if port is None and ("taken", True) in found:
            raise ServeError("address-taken", {"host": "127.0.0.1", "port": "8642"})
        ready(f"http://127.0.0.1:{port or 8642}/")
        return 0

    monkeypatch.setattr("regicide.cli.serve.run_server", run_server)
    monkeypatch.setattr(open_browser, "_open", lambda address: found.append(("opened", address)))
    return found


@pytest.fixture
def listening(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[bytes], str]]:
    """Something that listens where our server would."""
    servers: list[HTTPServer] = []

    def start(answer: bytes) -> str:
        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self.send_response(200)
                self.end_headers()
                self.wfile.write(answer)

            def log_message(self, *_arguments: object) -> None:
                """Nobody reads it."""

        server = HTTPServer(("127.0.0.1", 0), Handler)
        servers.append(server)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        monkeypatch.setattr(open_browser, "DEFAULT_PORT", server.server_port)
        return f"http://127.0.0.1:{server.server_port}/"

    yield start
    for server in servers:
        server.shutdown()
        server.server_close()


def test_a_server_is_started_and_its_page_opened(
    done: Found, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(open_browser, "DEFAULT_PORT", 1)  # nobody listens there
    assert run([], "en") == 0
    assert done == [("served", None), ("opened", "http://127.0.0.1:8642/")]
    assert "http://127.0.0.1:8642/ (press Ctrl+C to stop)" in capsys.readouterr().out


def test_a_server_of_ours_that_runs_is_opened(
    done: Found, listening: Callable[[bytes], str]
) -> None:
    address = listening(b'{"openapi":"3.1.0","info":{"title":"Open Regicide"}}')
    assert run([], "en") == 0
    assert done == [("opened", address)]


def test_where_something_else_listens_a_free_port_is_taken(
    done: Found, listening: Callable[[bytes], str]
) -> None:
    listening(b"welcome to the intranet")
    done.append(("taken", True))
    assert run([], "en") == 0
    assert done[1:] == [
        ("served", None),
        ("served", 0),
        ("opened", "http://127.0.0.1:8642/"),
    ]


def test_without_a_screen_nothing_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    assert not open_browser._has_screen()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert open_browser._has_screen()

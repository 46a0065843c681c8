"""`regicide` without a command: starts a server, or uses one that already runs."""

import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from regicide.cli.playing import open_browser
from regicide.cli.run import run
from regicide.server.errors import ServeError

Calls = list[tuple[str, object]]


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Calls:
    """Records which servers would start and which pages would open, in order."""
    calls: Calls = []

    def run_server(_words: object, *, ready: Callable[[str], None], port: int | None = None) -> int:
        calls.append(("served", port))
        if port is None and ("taken", True) in calls:
            raise ServeError("address-taken", {"host": "127.0.0.1", "port": "8642"})
        ready(f"http://127.0.0.1:{port or 8642}/")
        return 0

    monkeypatch.setattr("regicide.cli.operating.serve.run_server", run_server)
    monkeypatch.setattr(
        open_browser, "_open_page", lambda address: calls.append(("opened", address))
    )
    return calls


@pytest.fixture
def listening(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[bytes], str]]:
    """Starts a program that listens at the default port with a fixed answer."""
    servers: list[HTTPServer] = []

    def start(answer: bytes) -> str:
        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self.send_response(200)
                self.end_headers()
                self.wfile.write(answer)

            def log_message(self, *_arguments: object) -> None:
                """Write no log."""

        server = HTTPServer(("127.0.0.1", 0), Handler)
        servers.append(server)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        monkeypatch.setattr(open_browser, "DEFAULT_PORT", server.server_port)
        return f"http://127.0.0.1:{server.server_port}/"

    yield start
    for server in servers:
        server.shutdown()
        server.server_close()


@pytest.mark.network
def test_without_a_running_server_one_starts_and_its_page_opens(
    calls: Calls, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(open_browser, "DEFAULT_PORT", 1)  # no program listens there
    assert run([], "en") == 0
    assert calls == [("served", None), ("opened", "http://127.0.0.1:8642/")]
    assert "http://127.0.0.1:8642/ (press Ctrl+C to stop)" in capsys.readouterr().out


@pytest.mark.network
def test_a_running_server_is_used(calls: Calls, listening: Callable[[bytes], str]) -> None:
    address = listening(b'{"openapi":"3.1.0","info":{"title":"Open Regicide"}}')
    assert run([], "en") == 0
    assert calls == [("opened", address)]


@pytest.mark.network
def test_if_another_program_uses_the_port_a_free_port_is_used(
    calls: Calls, listening: Callable[[bytes], str]
) -> None:
    listening(b"welcome to the intranet")
    calls.append(("taken", True))
    assert run([], "en") == 0
    assert calls[1:] == [
        ("served", None),
        ("served", 0),
        ("opened", "http://127.0.0.1:8642/"),
    ]


def test_without_a_display_no_browser_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    assert not open_browser._has_display()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert open_browser._has_display()

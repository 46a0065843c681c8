"""Hostile HTTP requests, and the security headers of every response."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from httpx import ASGITransport, AsyncClient, Response

import regicide.server
from async_helpers import async_test
from forked_server import ForkedServer, ServerWithoutRefills
from raw_client import OTHER_ADDRESS, HttpResponse, RawConnection
from regicide.server.app import make_app
from regicide.server.config import Config
from regicide.server.context import make_context
from regicide.server.environment import with_environment
from regicide.server.security import HEADERS, allowed_hosts, host_name
from regicide.server.server_log import ServerLog
from regicide.server.storage import StorageError
from table_client import new_player, new_table

ALLOWED = "https://games.example.org"
NAMED = {"REGICIDE_ORIGINS": f"{ALLOWED}/, http://friends.example.org:81"}
PLAYER = b'{"name":"Ana"}'
STATIC = Path(regicide.server.__file__).parent / "static"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ForkedServer]:
    with ForkedServer(
        tmp_path_factory.mktemp("server"), {**NAMED, "REGICIDE_LIMITS": "off"}
    ) as process:
        yield process
        assert process.stop() == 0
        logged = [json.loads(line)["event"] for line in process.log_text().splitlines()]
        assert set(logged) <= {"started", "table-created", "stopped"}, logged


async def request(
    server: ForkedServer, what: str, *headers: str, **rest: bytes | str
) -> HttpResponse:
    async with await RawConnection.open(server.port) as connection, asyncio.timeout(30):
        return await connection.request(what, *headers, **rest)  # type: ignore[arg-type]  # body, host


def has_security_headers(headers: dict[str, str]) -> bool:
    """Whether a response has all security headers."""
    return all(headers.get(name.lower()) == value for name, value in HEADERS.items())


# --- refused requests ----------------------------------------------------------------------------

REFUSED = {
    "an unknown path": ("GET /nothing", 404, "no-such-page"),
    "a folder": ("GET /api", 404, "no-such-page"),
    "a double slash": ("GET //api/bots", 404, "no-such-page"),
    "parent folders": ("GET /../../../etc/passwd", 404, "no-such-page"),
    "encoded parent folders": ("GET /api/%2e%2e/%2e%2e/etc/passwd", 404, "no-such-page"),
    "parent folders of an existing path": (
        "GET /api/docs/../../pyproject.toml",
        404,
        "no-such-page",
    ),
    "a backslash": ("GET /api\\bots", 404, "no-such-page"),
    "control characters": ("GET /api/tables/%00%ff%0d%0aSet-Cookie:x", 404, "no-such-table"),
    "a wrong code": ("GET /api/tables/BBBB-BBBB", 404, "no-such-table"),
    "the record of an invalid code": (
        "GET /api/tables/%27%20OR%201=1/record",
        404,
        "no-such-table",
    ),
    "a socket's path": ("GET /api/lobby", 404, "no-such-page"),
    "an unknown method": ("BREW /api/bots", 405, "no-such-method"),
    "writing a read-only path": ("DELETE /api/tables", 405, "no-such-method"),
    "reading a write-only path": ("GET /api/players", 405, "no-such-method"),
    "OPTIONS without an origin": ("OPTIONS /api/me", 405, "no-such-method"),
    "TRACE": ("TRACE /healthz", 405, "no-such-method"),
    "no secret": ("GET /api/me", 401, "secret-needed"),
    "an invalid time without a secret": ("GET /api/me/games?before=-1", 401, "secret-needed"),
}


@pytest.mark.parametrize("name", REFUSED)
@async_test
async def test_invalid_requests_are_refused(server: ForkedServer, name: str) -> None:
    what, status, code = REFUSED[name]
    answer = await request(server, what)
    assert (answer.status, answer.code) == (status, code)
    assert answer.headers["content-type"] == "application/json"
    assert has_security_headers(answer.headers)


@async_test
async def test_a_refused_method_lists_the_allowed_ones(server: ForkedServer) -> None:
    for path, allowed in (
        ("/api/me", {"DELETE", "GET", "HEAD", "PATCH"}),
        ("/api/tables", {"GET", "HEAD", "POST"}),
        ("/api/players", {"POST"}),
        ("/metrics", {"GET", "HEAD"}),
    ):
        answer = await request(server, f"OPTIONS {path}")
        assert set(answer.headers["allow"].split(", ")) == allowed
        assert "access-control-allow-origin" not in answer.headers


@async_test
async def test_head_requests_match_get_requests(server: ForkedServer) -> None:
    for path in ("/api/bots", "/api/docs", "/api/openapi.json", "/healthz", "/api/tables"):
        whole = await request(server, f"GET {path}")
        async with await RawConnection.open(server.port) as connection:
            await connection.write(
                f"HEAD {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
                "Origin: http://evil.example.org\r\n\r\n".encode()
            )
            head, _, body = (await connection.reader.read()).decode().partition("\r\n\r\n")
        assert head.startswith("HTTP/1.1 200 ")
        assert f"content-length: {len(whole.body)}" in head
        assert body == ""


BODIES = {
    "not JSON": (b"name=Ana", 422, "unreadable-message"),
    "nothing": (b"", 422, "unreadable-message"),
    "not UTF-8": (b"\xff\xfe\x00", 422, "unreadable-message"),
    "deep": (b"[" * 4000, 422, "unreadable-message"),
    "deep inside": (b'{"name":' * 500, 422, "unreadable-message"),
    "another type": (b'{"name":7}', 422, "unreadable-message"),
    "an unknown field": (b'{"name":"Ana","admin":true}', 422, "unreadable-message"),
    "an empty name": (b'{"name":" "}', 422, "bad-name"),
    "an invisible name": ('{"name":"\u200b"}'.encode(), 422, "bad-name"),
    "a name that is too long": (b'{"name":"%s"}' % (b"a" * 25), 422, "unreadable-message"),
    "too large": (b'{"name":"%s"}' % (b"a" * 5000), 413, "too-large"),
}


@pytest.mark.parametrize("name", BODIES)
@async_test
async def test_invalid_bodies_are_refused(server: ForkedServer, name: str) -> None:
    body, status, code = BODIES[name]
    answer = await request(server, "POST /api/players", body=body)
    assert (answer.status, answer.code) == (status, code)
    assert has_security_headers(answer.headers)


@async_test
async def test_a_table_with_invalid_settings_is_not_created(server: ForkedServer) -> None:
    secret = new_player(server.url, "Ana")
    for wanted, code in (
        ({"players": 0}, "unreadable-message"),
        ({"players": 10**30}, "unreadable-message"),
        ({"players": 2, "bots": ["squire", "squire"]}, "too-many-bots"),
        ({"players": 2, "bots": ["../../squire"]}, "no-bot-of-that-name"),
        ({"players": 2, "options": "talk=loud"}, "option-value"),
        ({"players": 2, "turn_seconds": 1}, "unreadable-message"),
    ):
        body = json.dumps(wanted).encode()
        answer = await request(
            server, "POST /api/tables", f"Authorization: Bearer {secret}", body=body
        )
        assert answer.status == 422
        assert answer.code == code


@async_test
async def test_invalid_secrets_are_refused(server: ForkedServer) -> None:
    for given, code in (
        ("Bearer unknown-secret", "unknown-secret"),
        ("Bearer \xff\xfe", "unknown-secret"),
        ("Bearer", "secret-needed"),
        ("Basic QW5hOnNlY3JldA==", "secret-needed"),
    ):
        answer = await request(server, "GET /api/me", f"Authorization: {given}")
        assert (answer.status, answer.code) == (401, code)
        assert answer.headers["www-authenticate"] == "Bearer"


@async_test
async def test_table_codes_cannot_be_found_by_guessing(tmp_path: Path) -> None:
    with ServerWithoutRefills(tmp_path) as server:
        secret = new_player(server.url, "Ana")
        code = new_table(server.url, secret, players=2)

        async def reply(path: str, address: str = OTHER_ADDRESS) -> int:
            async with await RawConnection.open(server.port, address) as connection:
                return (await connection.request(f"GET {path}")).status

        tried = [await reply(f"/api/tables/AAAA-AA{number:02}") for number in range(99)]
        assert tried == [404] * 60 + [429] * 39
        assert await reply(f"/api/tables/{code}") == 429
        assert await reply(f"/api/tables/{code}/record") == 429
        async with await RawConnection.open(server.port) as connection:
            await connection.handshake(f"/api/tables/{code}/socket")
            await connection.send({"type": "hello"})
            assert await connection.until_closed() == ("too-fast", 4429)
        assert await reply(f"/api/tables/{code}", "127.0.0.1") == 200
        async with await RawConnection.open(
            server.port
        ) as connection:  # a known player at the same address is not blocked
            await connection.handshake(f"/api/tables/{code}/socket")
            await connection.send({"type": "hello", "secret": secret})
            await connection.receive("welcome")


# --- other origins -------------------------------------------------------------------------------

FOREIGN = (
    "http://evil.example.org",
    "null",
    "http://[",
    "",
    "http://",
    "http://127.0.0.1.evil.org",
)


@async_test
async def test_pages_of_other_origins_are_refused(server: ForkedServer) -> None:
    own = f"127.0.0.1:{server.port}"
    for origin in (*FOREIGN, f"http://{own}1", f"http://x@{own}", f"{own}"):
        answer = await request(
            server, "POST /api/players", f"Origin: {origin}", body=PLAYER, host=own
        )
        assert (answer.status, answer.code) == (403, "foreign-origin"), origin
        async with await RawConnection.open(server.port) as connection:
            answer = await connection.handshake("/api/lobby", f"Origin: {origin}", host=own)
            assert (answer.status, answer.code) == (403, "foreign-origin"), origin
            assert has_security_headers(answer.headers)
    for header in (f"Origin: http://{own}", f"Origin: {ALLOWED}", "X-No-Origin: at all"):
        assert (
            await request(server, "POST /api/players", header, body=PLAYER, host=own)
        ).status == 201
        async with await RawConnection.open(server.port) as connection:
            assert (await connection.handshake("/api/lobby", header, host=own)).status == 101


@async_test
async def test_pages_of_configured_origins_may_read_responses(server: ForkedServer) -> None:
    own = f"127.0.0.1:{server.port}"
    may = ("Access-Control-Request-Method: POST", "Access-Control-Request-Headers: authorization")
    preflight = await request(server, "OPTIONS /api/tables", f"Origin: {ALLOWED}", *may, host=own)
    assert preflight.status == 200
    assert preflight.headers["access-control-allow-origin"] == ALLOWED
    assert "POST" in preflight.headers["access-control-allow-methods"]
    answer = await request(server, "POST /api/players", f"Origin: {ALLOWED}", body=PLAYER, host=own)
    assert answer.headers["access-control-allow-origin"] == ALLOWED
    for origin in FOREIGN:
        for what in ("OPTIONS /api/tables", "GET /api/bots"):
            answer = await request(server, what, f"Origin: {origin}", *may, host=own)
            assert "access-control-allow-origin" not in answer.headers
            assert has_security_headers(answer.headers)


@async_test
async def test_requests_with_an_unknown_host_are_refused(server: ForkedServer) -> None:
    """DNS rebinding: evil.example.org resolves to this machine."""
    for host in (
        "evil.example.org",
        "evil.example.org:8642",
        "localhost.evil.org",
        "[::1",
        "0.0.0.0",  # noqa: S104
        "",
    ):
        own = f"Origin: http://{host}"
        for what in ("GET /api/tables", "GET /healthz", "POST /api/players"):
            answer = await request(server, what, own, host=host)
            assert (answer.status, answer.code) == (421, "strange-host"), host
            assert has_security_headers(answer.headers)
        async with await RawConnection.open(server.port) as connection:
            answer = await connection.handshake("/api/lobby", own, host=host)
            assert (answer.status, answer.code) == (421, "strange-host"), host
    for host in (
        *("localhost", "LOCALHOST:1", "127.0.0.1:8642", "[::1]:8642", "[::1]"),
        *("games.example.org", "friends.example.org:81"),
    ):
        assert (await request(server, "GET /healthz", host=host)).status == 200, host
        async with await RawConnection.open(server.port) as connection:
            assert (await connection.handshake("/api/lobby", host=host)).status == 101, host


@pytest.mark.parametrize(
    "host, hosts, accepts, refuses",
    [
        ("127.0.0.1", "", "localhost", "club.example.org"),
        ("::1", "", "[::1]:80", "club.example.org"),
        ("localhost", "", "127.0.0.1", "club.example.org"),
        ("127.0.0.1", "Club.example.org, other", "club.example.org:443", "clubs.example.org"),
        ("0.0.0.0", "club.example.org", "club.example.org", "evil.example.org"),  # noqa: S104
        ("0.0.0.0", "", "any.example.org", None),  # noqa: S104
    ],
)
def test_the_hosts_a_server_accepts(
    host: str, hosts: str, accepts: str, refuses: str | None
) -> None:
    config = Config(host=host, data=Path("nowhere"))
    config = with_environment(config, {"REGICIDE_HOSTS": hosts})
    names = allowed_hosts(config)
    assert names is None or host_name(accepts) in names
    assert refuses is None if names is None else host_name(refuses or "") not in names


# --- headers and errors --------------------------------------------------------------------------


@async_test
async def test_every_response_has_security_headers(server: ForkedServer) -> None:
    secret = new_player(server.url, "Ana")
    code = new_table(server.url, secret, players=2)
    for path in (
        *("/api/docs", "/api/docs.css", "/api/openapi.json", "/healthz", "/metrics", "/"),
        *("/api/bots", "/api/tables", f"/api/tables/{code}", f"/api/tables/{code}/record"),
    ):
        answer = await request(server, f"GET {path}")
        assert has_security_headers(answer.headers), path
        assert answer.headers.get("server") is None


def test_the_content_security_policy_is_strict() -> None:
    policy = dict(
        part.strip().split(" ", 1) for part in HEADERS["Content-Security-Policy"].split(";")
    )
    assert policy["default-src"] == "'none'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
    for source in ("connect-src", "style-src", "font-src", "worker-src"):
        assert policy[source] == "'self'"
    # WebAssembly may be compiled, scripts made of text may not.
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert "'unsafe-" not in HEADERS["Content-Security-Policy"]


async def _request_with_failing_store(
    tmp_path: Path, error: Exception, logged: list[str], monkeypatch: pytest.MonkeyPatch
) -> Response:
    """Send a request to an in-process server whose store raises this error."""
    context = make_context(Config(data=tmp_path), ServerLog(logged.append))

    async def fail(*_asked: object) -> None:
        raise error

    monkeypatch.setattr(context.services.store, "device_with", fail)
    transport = ASGITransport(make_app(context))
    async with AsyncClient(transport=transport, base_url="http://localhost") as client:
        return await client.get("/api/me", headers={"Authorization": "Bearer of-bad-news"})


@async_test
async def test_an_unexpected_exception_is_answered_without_details(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    logged: list[str] = []
    fault = ValueError("the secret is of-bad-news")
    answer = await _request_with_failing_store(tmp_path, fault, logged, monkeypatch)
    assert (answer.status_code, answer.json()["code"]) == (500, "failed")
    assert has_security_headers(dict(answer.headers))
    assert "bad-news" not in answer.text + "".join(logged)
    assert "ValueError" in logged[0]


@async_test
async def test_a_storage_error_is_answered_without_its_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    logged: list[str] = []
    error = StorageError("storage-unreachable", {"where": "db.internal", "why": "refused"})
    answer = await _request_with_failing_store(tmp_path, error, logged, monkeypatch)
    assert (answer.status_code, answer.json()["code"]) == (503, "storage-away")
    assert answer.headers["retry-after"] == "1"
    assert "internal" not in answer.text + "".join(logged)
    assert "storage-unreachable" in logged[0]


@async_test
async def test_creating_too_many_players_is_refused(tmp_path: Path) -> None:
    with ServerWithoutRefills(tmp_path) as server:
        answers = [await request(server, "POST /api/players", body=PLAYER) for _ in range(70)]
        assert {answer.status for answer in answers} == {201, 429}
        assert answers[-1].code == "too-fast"
        async with await RawConnection.open(
            server.port, "127.0.0.67"
        ) as connection:  # another address
            assert (await connection.request("POST /api/players", body=PLAYER)).status == 201


UPGRADE = (
    b"GET /api/lobby HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
)


@pytest.mark.parametrize(
    "more",
    [
        b"Content-Length: 3\r\n\r\nabc",
        b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"".join(b"X-%d: 1\r\n" % number for number in range(130)) + b"\r\n",
    ],
    ids=["a body", "a chunked body", "many headers"],
)
@async_test
async def test_an_invalid_handshake_is_closed(server: ForkedServer, more: bytes) -> None:
    """The fixture checks that the server still stops cleanly."""
    async with await RawConnection.open(server.port) as connection, asyncio.timeout(30):
        await connection.write(UPGRADE + more)
        with suppress(OSError):
            await connection.reader.read()


@async_test
async def test_invalid_http_is_answered_with_security_headers(server: ForkedServer) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(b"not HTTP\r\n\r\n")
    head, _, body = (await asyncio.wait_for(reader.read(), 30)).partition(b"\r\n\r\n")
    lines = [line.split(": ", 1) for line in head.decode().split("\r\n")[1:]]
    assert head.startswith(b"HTTP/1.1 400")
    assert has_security_headers({name.lower(): value for name, value in lines})
    assert body
    writer.close()

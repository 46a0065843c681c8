"""Requests that mean no good, and what every answer carries."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from httpx import ASGITransport, AsyncClient, Response

import regicide.server
from async_tests import awaited
from forked_server import ForkedServer
from raw_client import ELSEWHERE, Answer, RawConnection, memory
from regicide.server.app import make_app, make_context
from regicide.server.config import Config, hosts_of
from regicide.server.logs import Log
from regicide.server.security import HEADERS, name_in, names_of
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
    ) as serving:
        yield serving
        assert serving.stop() == 0
        said = [json.loads(line)["event"] for line in serving.log_text().splitlines()]
        assert set(said) <= {"started", "table-made", "stopped"}, said


async def asked(server: ForkedServer, what: str, *headers: str, **rest: bytes | str) -> Answer:
    async with await RawConnection.open(server.port) as line, asyncio.timeout(30):
        return await line.ask(what, *headers, **rest)  # type: ignore[arg-type]  # body, host


def is_dressed(headers: dict[str, str]) -> bool:
    """Whether an answer carries what every answer must."""
    return all(headers.get(name.lower()) == value for name, value in HEADERS.items())


# --- what is asked for ---------------------------------------------------------------------------

REFUSED = {
    "nothing of that name": ("GET /nothing", 404, "no-such-page"),
    "a folder": ("GET /api", 404, "no-such-page"),
    "a path with a slash too many": ("GET //api/bots", 404, "no-such-page"),
    "up and away": ("GET /../../../etc/passwd", 404, "no-such-page"),
    "up and away in code": ("GET /api/%2e%2e/%2e%2e/etc/passwd", 404, "no-such-page"),
    "up from a file that is there": ("GET /api/docs/../../pyproject.toml", 404, "no-such-page"),
    "a backslash": ("GET /api\\bots", 404, "no-such-page"),
    "no text at all": ("GET /api/tables/%00%ff%0d%0aSet-Cookie:x", 404, "no-such-table"),
    "a table of others, perhaps": ("GET /api/tables/BBBB-BBBB", 404, "no-such-table"),
    "a record of nothing": ("GET /api/tables/%27%20OR%201=1/record", 404, "no-such-table"),
    "a socket's path": ("GET /api/lobby", 404, "no-such-page"),
    "a method nobody knows": ("BREW /api/bots", 405, "no-such-method"),
    "writing what is read": ("DELETE /api/tables", 405, "no-such-method"),
    "reading what is written": ("GET /api/players", 405, "no-such-method"),
    "asking what is allowed": ("OPTIONS /api/me", 405, "no-such-method"),
    "tracing": ("TRACE /healthz", 405, "no-such-method"),
    "no secret": ("GET /api/me", 401, "secret-needed"),
    "a moment that is none": ("GET /api/me/games?before=-1", 401, "secret-needed"),
}


@pytest.mark.parametrize("name", REFUSED)
@awaited
async def test_requests_that_are_refused(server: ForkedServer, name: str) -> None:
    what, status, code = REFUSED[name]
    answer = await asked(server, what)
    assert (answer.status, answer.code) == (status, code)
    assert answer.headers["content-type"] == "application/json"
    assert is_dressed(answer.headers)


@awaited
async def test_what_is_allowed_is_told(server: ForkedServer) -> None:
    for path, allowed in (
        ("/api/me", {"GET", "HEAD", "PATCH"}),
        ("/api/tables", {"GET", "HEAD", "POST"}),
        ("/api/players", {"POST"}),
        ("/metrics", {"GET", "HEAD"}),
    ):
        answer = await asked(server, f"OPTIONS {path}")
        assert set(answer.headers["allow"].split(", ")) == allowed
        assert "access-control-allow-origin" not in answer.headers


@awaited
async def test_heads_are_as_their_answers(server: ForkedServer) -> None:
    for path in ("/api/bots", "/api/docs", "/api/openapi.json", "/healthz", "/api/tables"):
        whole = await asked(server, f"GET {path}")
        async with await RawConnection.open(server.port) as line:
            await line.write(
                f"HEAD {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
                "Origin: http://evil.example.org\r\n\r\n".encode()
            )
            head, _, body = (await line.user.read()).decode().partition("\r\n\r\n")
        assert head.startswith("HTTP/1.1 200 ")
        assert f"content-length: {len(whole.body)}" in head
        assert body == ""


BODIES = {
    "no JSON": (b"name=Ana", 422, "unreadable-message"),
    "nothing": (b"", 422, "unreadable-message"),
    "no text at all": (b"\xff\xfe\x00", 422, "unreadable-message"),
    "deep": (b"[" * 4000, 422, "unreadable-message"),
    "deep inside": (b'{"name":' * 500, 422, "unreadable-message"),
    "another type": (b'{"name":7}', 422, "unreadable-message"),
    "a field too many": (b'{"name":"Ana","admin":true}', 422, "unreadable-message"),
    "nobody": (b'{"name":" "}', 422, "bad-name"),
    "somebody invisible": ('{"name":"\u200b"}'.encode(), 422, "bad-name"),
    "somebody endless": (b'{"name":"%s"}' % (b"a" * 25), 422, "unreadable-message"),
    "too large": (b'{"name":"%s"}' % (b"a" * 5000), 413, "too-large"),
}


@pytest.mark.parametrize("name", BODIES)
@awaited
async def test_bodies_that_are_refused(server: ForkedServer, name: str) -> None:
    body, status, code = BODIES[name]
    answer = await asked(server, "POST /api/players", body=body)
    assert (answer.status, answer.code) == (status, code)
    assert is_dressed(answer.headers)


@awaited
async def test_a_table_nobody_can_sit_at_is_not_made(server: ForkedServer) -> None:
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
        answer = await asked(
            server, "POST /api/tables", f"Authorization: Bearer {secret}", body=body
        )
        assert answer.status == 422
        assert answer.code == code


@awaited
async def test_secrets_that_are_none(server: ForkedServer) -> None:
    for given, code in (
        ("Bearer nobody-has-this", "unknown-secret"),
        ("Bearer \xff\xfe", "unknown-secret"),
        ("Bearer", "secret-needed"),
        ("Basic QW5hOnNlY3JldA==", "secret-needed"),
    ):
        answer = await asked(server, "GET /api/me", f"Authorization: {given}")
        assert (answer.status, answer.code) == (401, code)
        assert answer.headers["www-authenticate"] == "Bearer"


# --- without an end ------------------------------------------------------------------------------


@awaited
async def test_what_has_no_end_is_cut_off(server: ForkedServer) -> None:
    """Headers, addresses and bodies: none of it piles up."""
    before = memory(server.pid)
    head = b"POST /api/players HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    for start, more, status in (
        (head, b"X-More: " + b"a" * 990 + b"\r\n", 400),
        (b"GET /", b"a" * 1000, 400),
        (head + b"Transfer-Encoding: chunked\r\n\r\n", b"3e8\r\n" + b" " * 1000 + b"\r\n", 413),
        (head + b"Content-Length: 99999999999\r\n\r\n", b" " * 1000, 413),
    ):
        assert await _poured(server, start, more) in (status, None)
    assert memory(server.pid) - before < 20


async def _poured(server: ForkedServer, start: bytes, more: bytes) -> int | None:
    """Until nobody takes any more; the status of the answer, if it got through the flood."""
    async with await RawConnection.open(server.port) as line, asyncio.timeout(30):
        await line.write(start)
        answering = asyncio.create_task(line.user.readline())
        with pytest.raises(OSError):  # noqa: PT012  it is the pouring that ends
            for _ in range(300):
                await line.write(more * 100)
        with suppress(OSError):
            return int((await answering).split()[1])
    return None


@awaited
async def test_who_hangs_up_in_the_middle_is_no_fault_of_ours(server: ForkedServer) -> None:
    for part in (
        b"POST /api/players HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n\r\n{",
        b"GE",
    ):
        async with await RawConnection.open(server.port) as line:
            await line.write(part)
    assert (await asked(server, "POST /api/players", body=PLAYER)).status == 201


@awaited
async def test_invitations_are_not_found_by_trying(tmp_path: Path) -> None:
    with ForkedServer(tmp_path) as server:
        secret = new_player(server.url, "Ana")
        code = new_table(server.url, secret, players=2)

        async def told(path: str, address: str = ELSEWHERE) -> int:
            async with await RawConnection.open(server.port, address) as line:
                return (await line.ask(f"GET {path}")).status

        tried = [await told(f"/api/tables/AAAA-AA{number:02}") for number in range(99)]
        assert tried[:60] == [404] * 60
        assert tried[-5:] == [429] * 5
        assert await told(f"/api/tables/{code}") == 429
        assert await told(f"/api/tables/{code}/record") == 429
        async with await RawConnection.open(server.port) as line:
            await line.shake_hands(f"/api/tables/{code}/socket")
            await line.say({"type": "hello"})
            assert await line.goodbye() == ("too-fast", 4429)
        assert await told(f"/api/tables/{code}", "127.0.0.1") == 200
        async with await RawConnection.open(server.port) as line:  # Ana, at the same address
            await line.shake_hands(f"/api/tables/{code}/socket")
            await line.say({"type": "hello", "secret": secret})
            await line.message("welcome")


# --- pages of others -----------------------------------------------------------------------------

FOREIGN = (
    "http://evil.example.org",
    "null",
    "http://[",
    "",
    "http://",
    "http://127.0.0.1.evil.org",
)


@awaited
async def test_pages_of_others_do_nothing_here(server: ForkedServer) -> None:
    own = f"127.0.0.1:{server.port}"
    for origin in (*FOREIGN, f"http://{own}1", f"http://x@{own}", f"{own}"):
        answer = await asked(
            server, "POST /api/players", f"Origin: {origin}", body=PLAYER, host=own
        )
        assert (answer.status, answer.code) == (403, "foreign-origin"), origin
        async with await RawConnection.open(server.port) as line:
            answer = await line.shake_hands("/api/lobby", f"Origin: {origin}", host=own)
            assert (answer.status, answer.code) == (403, "foreign-origin"), origin
            assert is_dressed(answer.headers)
    for header in (f"Origin: http://{own}", f"Origin: {ALLOWED}", "X-No-Origin: at all"):
        assert (
            await asked(server, "POST /api/players", header, body=PLAYER, host=own)
        ).status == 201
        async with await RawConnection.open(server.port) as line:
            assert (await line.shake_hands("/api/lobby", header, host=own)).status == 101


@awaited
async def test_pages_of_named_origins_may_read_their_answers(server: ForkedServer) -> None:
    own = f"127.0.0.1:{server.port}"
    may = ("Access-Control-Request-Method: POST", "Access-Control-Request-Headers: authorization")
    asked_before = await asked(server, "OPTIONS /api/tables", f"Origin: {ALLOWED}", *may, host=own)
    assert asked_before.status == 200
    assert asked_before.headers["access-control-allow-origin"] == ALLOWED
    assert "POST" in asked_before.headers["access-control-allow-methods"]
    answer = await asked(server, "POST /api/players", f"Origin: {ALLOWED}", body=PLAYER, host=own)
    assert answer.headers["access-control-allow-origin"] == ALLOWED
    for origin in FOREIGN:
        for what in ("OPTIONS /api/tables", "GET /api/bots"):
            answer = await asked(server, what, f"Origin: {origin}", *may, host=own)
            assert "access-control-allow-origin" not in answer.headers
            assert is_dressed(answer.headers)


@awaited
async def test_a_name_that_leads_here_is_no_way_in(server: ForkedServer) -> None:
    """DNS rebinding: a page of evil.example.org whose name leads to this machine."""
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
            answer = await asked(server, what, own, host=host)
            assert (answer.status, answer.code) == (421, "strange-host"), host
            assert is_dressed(answer.headers)
        async with await RawConnection.open(server.port) as line:
            answer = await line.shake_hands("/api/lobby", own, host=host)
            assert (answer.status, answer.code) == (421, "strange-host"), host
    for host in (
        *("localhost", "LOCALHOST:1", "127.0.0.1:8642", "[::1]:8642", "[::1]"),
        *("games.example.org", "friends.example.org:81"),
    ):
        assert (await asked(server, "GET /healthz", host=host)).status == 200, host
        async with await RawConnection.open(server.port) as line:
            assert (await line.shake_hands("/api/lobby", host=host)).status == 101, host


@pytest.mark.parametrize(
    "host, hosts, answers_to, not_to",
    [
        ("127.0.0.1", "", "localhost", "club.example.org"),
        ("::1", "", "[::1]:80", "club.example.org"),
        ("localhost", "", "127.0.0.1", "club.example.org"),
        ("127.0.0.1", "Club.example.org, other", "club.example.org:443", "clubs.example.org"),
        ("0.0.0.0", "club.example.org", "club.example.org", "evil.example.org"),  # noqa: S104
        ("0.0.0.0", "", "any.example.org", None),  # noqa: S104
    ],
)
def test_the_names_a_server_answers_to(
    host: str, hosts: str, answers_to: str, not_to: str | None
) -> None:
    config = Config(host=host, data=Path("nowhere"), hosts=hosts_of({"REGICIDE_HOSTS": hosts}))
    names = names_of(config)
    assert names is None or name_in(answers_to) in names
    assert not_to is None if names is None else name_in(not_to or "") not in names


# --- what every answer carries -------------------------------------------------------------------


@awaited
async def test_every_answer_is_dressed(server: ForkedServer) -> None:
    secret = new_player(server.url, "Ana")
    code = new_table(server.url, secret, players=2)
    for path in (
        *("/api/docs", "/api/docs.css", "/api/openapi.json", "/healthz", "/metrics", "/"),
        *("/api/bots", "/api/tables", f"/api/tables/{code}", f"/api/tables/{code}/record"),
    ):
        answer = await asked(server, f"GET {path}")
        assert is_dressed(answer.headers), path
        assert answer.headers.get("server") is None


def test_the_content_policy_is_strict() -> None:
    policy = dict(
        part.strip().split(" ", 1) for part in HEADERS["Content-Security-Policy"].split(";")
    )
    assert policy["default-src"] == "'none'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
    for source in ("script-src", "connect-src", "style-src"):
        assert policy[source] == "'self'"
    assert "unsafe" not in HEADERS["Content-Security-Policy"]


async def _asked_inside(
    tmp_path: Path, trouble: Exception, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> Response:
    """A server without a network, whose storage does this."""
    context = make_context(Config(data=tmp_path), Log(said.append))

    async def fail(*_asked: object) -> None:
        raise trouble

    monkeypatch.setattr(context.store, "player_with", fail)
    transport = ASGITransport(make_app(context))
    async with AsyncClient(transport=transport, base_url="http://localhost") as client:
        return await client.get("/api/me", headers={"Authorization": "Bearer of-bad-news"})


@awaited
async def test_a_fault_of_ours_is_said_without_details(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    fault = ValueError("the secret is of-bad-news")
    answer = await _asked_inside(tmp_path, fault, said, monkeypatch)
    assert (answer.status_code, answer.json()["code"]) == (500, "failed")
    assert is_dressed(dict(answer.headers))
    assert "bad-news" not in answer.text + "".join(said)
    assert "ValueError" in said[0]


@awaited
async def test_trouble_with_the_storage_is_said_without_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    trouble = StorageError("storage-unreachable", {"where": "db.internal", "why": "refused"})
    answer = await _asked_inside(tmp_path, trouble, said, monkeypatch)
    assert (answer.status_code, answer.json()["code"]) == (503, "storage-away")
    assert answer.headers["retry-after"] == "1"
    assert "internal" not in answer.text + "".join(said)
    assert "storage-unreachable" in said[0]


@awaited
async def test_making_too_much_is_refused(tmp_path: Path) -> None:
    with ForkedServer(tmp_path, {}) as server:
        answers = [await asked(server, "POST /api/players", body=PLAYER) for _ in range(40)]
        assert {answer.status for answer in answers} == {201, 429}
        assert answers[-1].code == "too-fast"
        async with await RawConnection.open(server.port, "127.0.0.67") as line:  # somebody else
            assert (await line.ask("POST /api/players", body=PLAYER)).status == 201


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
    ids=["a body", "a body in pieces", "many headers"],
)
@awaited
async def test_a_socket_asked_for_in_vain_is_closed(server: ForkedServer, more: bytes) -> None:
    """And the server stops as it should: see the fixture."""
    async with await RawConnection.open(server.port) as line, asyncio.timeout(30):
        await line.write(UPGRADE + more)
        with suppress(OSError):
            await line.user.read()


# --- who takes their time ------------------------------------------------------------------------


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ForkedServer]:
    quick = {"REGICIDE_LIMITS": "off", "REGICIDE_HELLO_SECONDS": "0.5"}
    with ForkedServer(tmp_path_factory.mktemp("hasty"), quick) as serving:
        yield serving


UNFINISHED = {
    "nothing": b"",
    "half a line": b"GET / HT",
    "half a head": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n",
    "half a body": b"POST /api/players HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 14\r\n\r\n{",
    "nothing after a first request": b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
}


@pytest.mark.parametrize("said", UNFINISHED.values(), ids=UNFINISHED)
@awaited
async def test_who_does_not_finish_is_hung_up_on(hasty: ForkedServer, said: bytes) -> None:
    user, writer = await asyncio.open_connection("127.0.0.1", hasty.port)
    writer.write(said)
    with suppress(ConnectionResetError):
        await asyncio.wait_for(user.read(), 30)
    writer.close()


@awaited
async def test_what_is_no_http_is_answered_with_our_headers(hasty: ForkedServer) -> None:
    user, writer = await asyncio.open_connection("127.0.0.1", hasty.port)
    writer.write(b"no such thing\r\n\r\n")
    head, _, body = (await asyncio.wait_for(user.read(), 30)).partition(b"\r\n\r\n")
    lines = [line.split(": ", 1) for line in head.decode().split("\r\n")[1:]]
    assert head.startswith(b"HTTP/1.1 400")
    assert is_dressed({name.lower(): value for name, value in lines})
    assert body
    writer.close()


@awaited
async def test_who_asks_and_never_reads_is_hung_up_on(hasty: ForkedServer) -> None:
    asset = next((STATIC / "assets").glob("index-*.js"))
    asked = f"GET /assets/{asset.name} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()
    async with await RawConnection.open(hasty.port, buffer=2048) as line, asyncio.timeout(60):
        line.stop_reading()
        await line.write(asked * 60)
        with pytest.raises(OSError):  # noqa: PT012  when the other side is gone
            while True:
                await line.write(b"\r\n")
                await asyncio.sleep(0.2)

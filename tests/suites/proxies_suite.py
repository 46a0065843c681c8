"""The files of deploy/ for nginx, HAProxy and Caddy, with two servers, PostgreSQL and Valkey behind each of them; the
alert rules and the dashboard, read by Prometheus.

Only the names, ports, certificates and log files of the shipped files are replaced. Not part of the default tests,
because it needs the programs (Debian: nginx-light haproxy caddy prometheus openssl):
`python3 dev.py verify --suites proxies`.
"""

import asyncio
import http.client
import json
import os
import re
import shutil
import ssl
import subprocess
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect
from tools.checks.chaos import FAST, ChaosRound, ServerSetup

import database_servers
import regicide.server
from async_helpers import async_test
from browser import launch_browser, new_table_for, registered_page_user
from chaos_clients import CONNECTION_ERRORS
from database_servers import free_port
from forked_server import ForkedServer
from regicide.server.metrics import Metrics, metrics_text
from regicide.table.commands import Say
from regicide.wire.messages import Ack
from table_client import TableClient, api_request, new_player, new_table
from web.won_games import WON

DEPLOY = Path(__file__).parents[2] / "deploy"
STATIC = Path(regicide.server.__file__).parent / "static"
PROXIES = ("nginx", "haproxy", "caddy")
#: Seconds that a player may wait while a server restarts. Measured: below 1 on a quiet machine.
LONGEST_WAIT = 5.0


def program(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin:/sbin")
    assert found, f"{name} is not installed"
    return found


# --- a proxy in front of two servers -------------------------------------------------------------


@dataclass
class Proxied:
    """A proxy, and the servers behind it."""

    folder: Path
    servers: list[ForkedServer]
    database: str
    port: int = field(default_factory=free_port)
    plain_port: int = field(default_factory=free_port)

    @property
    def url(self) -> str:
        return f"https://localhost:{self.port}"

    def logs(self) -> str:
        """Everything that the proxy and the servers wrote."""
        files = [each for each in self.folder.rglob("*") if each.suffix == ".log"]
        return "".join(each.read_text(errors="replace") for each in files)


def _substituted(name: str, *pairs: tuple[str, str]) -> str:
    """A file of deploy/ with other names and ports; each must be there."""
    text = (DEPLOY / name).read_text(encoding="utf-8")
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new)
    return text


def _certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for localhost, and its key."""
    certificate, key = folder / "localhost.crt", folder / "localhost.key"
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    files = ["-keyout", str(key), "-out", str(certificate)]
    command = [program("openssl"), "req", "-x509", *curve, "-days", "1", *subject, *files]
    subprocess.run(command, check=True, capture_output=True)
    return certificate, key


def _nginx(to: Proxied) -> tuple[list[str], Path]:
    certificate, key = _certificate(to.folder)
    line = "    server 127.0.0.1:8642 max_fails=0;\n"
    site = _substituted(
        "nginx.conf",
        (line, "".join(line.replace("8642", str(each.port)) for each in to.servers)),
        ("listen 80;", f"listen 127.0.0.1:{to.plain_port};"),
        ("listen 443 ssl", f"listen 127.0.0.1:{to.port} ssl"),
        ("/etc/letsencrypt/live/regicide.example.org/fullchain.pem", str(certificate)),
        ("/etc/letsencrypt/live/regicide.example.org/privkey.pem", str(key)),
        ("server_name regicide.example.org", "server_name localhost"),
        ("/var/log/nginx/regicide.log", str(to.folder / "nginx.log")),
    )
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{each}_temp_path {to.folder}/{each};\n" for each in kinds)
    main = f"daemon off; pid {to.folder}/pid; error_log {to.folder}/main.log;\n"
    main += f"events {{}}\nhttp {{\naccess_log {to.folder}/access.log;\n{temporary}{site}}}\n"
    (to.folder / "nginx.conf").write_text(main, encoding="utf-8")
    return [
        program("nginx"),
        "-p",
        str(to.folder),
        "-c",
        str(to.folder / "nginx.conf"),
    ], certificate


def _haproxy(to: Proxied) -> tuple[list[str], Path]:
    certificate, key = _certificate(to.folder)
    both = to.folder / "both.pem"
    both.write_text(certificate.read_text() + key.read_text(), encoding="utf-8")
    servers = [f"    server {n} 127.0.0.1:{each.port}\n" for n, each in enumerate(to.servers)]
    (to.folder / "haproxy.cfg").write_text(
        _substituted(
            "haproxy.cfg",
            ("bind :80", f"bind 127.0.0.1:{to.plain_port}"),
            ("bind :443", f"bind 127.0.0.1:{to.port}"),
            ("/etc/haproxy/regicide.pem", str(both)),
            ("    server one 127.0.0.1:8642\n", "".join(servers)),
        ),
        encoding="utf-8",
    )
    return [program("haproxy"), "-db", "-f", str(to.folder / "haproxy.cfg")], certificate


def _caddy(to: Proxied) -> tuple[list[str], Path]:
    """For the name localhost Caddy signs a certificate itself."""
    ports = f"http_port {to.plain_port}\nhttps_port {to.port}\ndefault_bind 127.0.0.1\n"
    options = f"{{\n{ports}admin off\nskip_install_trust\n}}\n"
    upstream = " ".join(f"127.0.0.1:{each.port}" for each in to.servers)
    site = _substituted(
        "Caddyfile",
        ("{$REGICIDE_DOMAIN}", "localhost"),
        ("{$REGICIDE_UPSTREAM:127.0.0.1:8642}", upstream),
    )
    (to.folder / "Caddyfile").write_text(options + site, encoding="utf-8")
    command = [program("caddy"), "run", "--config", str(to.folder / "Caddyfile")]
    return command, to.folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"


STARTS: dict[str, Callable[[Proxied], tuple[list[str], Path]]] = {
    "nginx": _nginx,
    "haproxy": _haproxy,
    "caddy": _caddy,
}


@contextmanager
def _running(command: list[str], folder: Path) -> Iterator[None]:
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "HOME": str(folder)}
    with (folder / "output.log").open("w") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
    try:
        yield
    finally:
        process.terminate()
        process.wait(30)


def _answers(url: str) -> bool:
    try:
        return bool(api_request(url, "/healthz") == "ok\n")
    except (OSError, ssl.SSLError):
        return False


@pytest.fixture(scope="module")
def postgres() -> Iterator[database_servers.Postgres]:
    with database_servers.postgres() as server:
        yield server


@pytest.fixture(scope="module")
def valkey() -> Iterator[database_servers.Valkey]:
    with database_servers.valkey() as server:
        yield server


@contextmanager
def _proxied(
    name: str,
    folder: Path,
    environment: dict[str, str],
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Proxied]:
    with ExitStack() as stack:
        servers = [
            stack.enter_context(ForkedServer(folder / each, environment)) for each in ("one", "two")
        ]
        to = Proxied(folder, servers, environment["REGICIDE_DATABASE_URL"])
        command, certificate = STARTS[name](to)
        stack.enter_context(_running(command, folder))
        database_servers.wait_until(certificate.exists, to.logs())
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))  # Python's clients trust it
        database_servers.wait_until(lambda: _answers(to.url), f"{name} does not answer")
        yield to


@pytest.fixture(params=PROXIES)
def behind(
    request: pytest.FixtureRequest,
    postgres: database_servers.Postgres,
    valkey: database_servers.Valkey,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Callable[..., Proxied]]:
    """Starts two servers with these settings behind the proxy."""
    with ExitStack() as stack:

        def start(**settings: str) -> Proxied:
            shared = {
                "REGICIDE_DATABASE_URL": postgres.database(),
                "REGICIDE_BUS_URL": valkey.url,
                "REGICIDE_TRUSTED_PROXIES": "127.0.0.1",
                **settings,
            }
            return stack.enter_context(_proxied(request.param, tmp_path, shared, monkeypatch))

        yield start


# --- what the proxy passes on --------------------------------------------------------------------


def _status(to: Proxied, path: str, address: str, **headers: str) -> int:
    """The status of a request from this address of the loopback network."""
    connection = http.client.HTTPSConnection("localhost", to.port, source_address=(address, 0))
    method, body = ("POST", b'{"name":"Ana"}') if path == "/api/players" else ("GET", None)
    connection.request(method, path, body, headers)
    with connection.getresponse() as answer:
        answer.read()
        status = answer.status
    connection.close()
    return status


def test_limits_count_the_real_client(behind: Callable[..., Proxied]) -> None:
    """Each of both servers allows 60 at once, and what a client writes into the headers changes nothing."""
    to = behind()
    forged = (
        {"X-Forwarded-For": f"198.51.100.{n}", "Forwarded": f"for=198.51.100.{n}"}
        for n in range(1, 170)
    )
    statuses = [_status(to, "/api/players", "127.0.0.2", **each) for each in forged]
    assert statuses[:60] == [201] * 60
    assert statuses[-5:] == [429] * 5
    assert _status(to, "/api/players", "127.0.0.3") == 201


@pytest.mark.parametrize("behind", ["nginx", "haproxy"], indirect=True)  # Caddy has no limits
def test_a_proxy_refuses_the_flood_of_one_client(behind: Callable[..., Proxied]) -> None:
    """The server behind it would have to answer each request, and these have no limits of their own."""
    to = behind(**FAST)
    statuses = Counter(_flood(to, "127.0.0.2", 11_000))
    assert set(statuses) == {200, 429}
    assert statuses[200] >= 4_000  # as a server itself allows
    assert _status(to, "/rules", "127.0.0.3") == 200


def _flood(to: Proxied, address: str, count: int) -> Iterator[int]:
    """The statuses of so many requests, on connections that stay open as long as the proxy lets them."""
    sent = 0
    while sent < count:
        connection = http.client.HTTPSConnection("localhost", to.port, source_address=(address, 0))
        with suppress(http.client.HTTPException, OSError):
            while sent < count:
                sent += 1
                connection.request("HEAD", "/rules")
                with connection.getresponse() as answer:
                    answer.read()
                    yield answer.status
        connection.close()


@async_test
async def test_sockets_and_secrets_pass_and_no_log_has_them(behind: Callable[..., Proxied]) -> None:
    to = behind(**FAST)
    secret = await asyncio.to_thread(new_player, to.url, "Ana")
    code = await asyncio.to_thread(new_table, to.url, secret, players=1, ready=True)
    client = await TableClient(to.url, code, secret, origin=to.url).connect()
    assert await client.accepted(Say("hello")) == 2
    if (STATIC / "index.html").exists():  # `dev.py setup` builds the page
        page = await asyncio.to_thread(api_request, to.url, f"/t/{code}")
        assert f'content="https://localhost:{to.port}/preview.png"' in page
    mine = await asyncio.to_thread(api_request, to.url, "/api/me/data", secret=secret)
    assert code in json.dumps(mine)
    assert await asyncio.to_thread(_status, to, "/metrics", "127.0.0.2") == 404
    for server in to.servers:  # errors of the proxy must not quote requests either
        server.kill()
    await client.until_closed()
    with suppress(*CONNECTION_ERRORS):
        async with asyncio.timeout(2):
            await client.connect()
    assert secret not in to.logs()
    assert code not in to.logs()


def test_plain_http_leads_to_tls(behind: Callable[..., Proxied]) -> None:
    to = behind()
    connection = http.client.HTTPConnection("localhost", to.plain_port)
    connection.request("GET", "/rules")
    answer = connection.getresponse()
    assert answer.status in (301, 302, 308)
    assert answer.headers["location"].startswith("https://localhost")
    connection.close()


def test_a_browser_plays_on_while_servers_restart(behind: Callable[..., Proxied]) -> None:
    """The page, its secret header and its socket, over TLS; each server is killed and started again."""
    to = behind(**FAST)
    with launch_browser("--ignore-certificate-errors") as browser:
        user = registered_page_user(browser, to.url, "Maren")
        code = new_table_for(user, players=1, seed="castle-2", ready=True)
        user.goto(f"/t/{code}")
        moves = WON["castle-2"][:6]
        for number, move in enumerate(moves):
            if number in (2, 4):
                to.servers[number // 4].kill()
                to.servers[number // 4].start()
            user.wait_for_turn()
            user.make_move(move)
        user.page.reload()
        moved = user.page.locator("[data-moves]")
        expect(moved).to_have_attribute("data-moves", str(len(moves)))
        user.context.close()
        assert user.errors == []


# --- servers that go away ------------------------------------------------------------------------


class SteadyClient:
    """Sends one command after the other; reconnects at once, and repeats a command that was not answered."""

    def __init__(self, client: TableClient) -> None:
        self._client = client
        self._is_connected = False
        self.answers: list[int] = []
        #: The longest time until a command was answered, in seconds.
        self.longest = 0.0

    async def run(self, until: asyncio.Event) -> None:
        while not until.is_set():
            began = time.monotonic()
            self.answers.append(await self._answer(f"command-{len(self.answers)}"))
            self.longest = max(self.longest, time.monotonic() - began)
            await asyncio.sleep(0.05)
        await self._client.close()

    async def _answer(self, command_id: str) -> int:
        while True:
            with suppress(*CONNECTION_ERRORS):
                if not self._is_connected:
                    await self._client.drop()
                    await self._client.connect()
                    self._is_connected = True
                answer = await self._client.do(Say("hello"), command_id)
                assert isinstance(answer, Ack), answer
                return answer.seq
            self._is_connected = False
            await asyncio.sleep(0.02)


async def _steady_clients(to: Proxied, count: int) -> list[SteadyClient]:
    found = []
    for number in range(count):
        secret = await asyncio.to_thread(new_player, to.url, f"Player {number}")
        code = await asyncio.to_thread(new_table, to.url, secret, players=1, ready=True)
        found.append(SteadyClient(TableClient(to.url, code, secret)))
    return found


async def _restart(to: Proxied) -> None:
    """A rolling restart: one server after the other."""
    for server in to.servers:
        assert await asyncio.to_thread(server.stop) == 0
        await asyncio.to_thread(server.start)


async def _kill(to: Proxied) -> None:
    for server in to.servers:
        server.kill()
        await asyncio.sleep(0.5)
        await asyncio.to_thread(server.start)


@pytest.mark.parametrize("disturb", [_restart, _kill])
@async_test
async def test_nobody_waits_long_and_nothing_is_lost(
    behind: Callable[..., Proxied],
    disturb: Callable[[Proxied], Awaitable[None]],
    capsys: pytest.CaptureFixture[str],
    request: pytest.FixtureRequest,
) -> None:
    """A command has the number that follows: none was lost, none was executed twice."""
    to = behind(**FAST)
    clients, until = await _steady_clients(to, 8), asyncio.Event()
    running = [asyncio.create_task(each.run(until)) for each in clients]
    await asyncio.sleep(1)
    calm = max(each.longest for each in clients)
    await disturb(to)
    await asyncio.sleep(1)
    until.set()
    await asyncio.gather(*running)
    for each in clients:
        assert each.answers == list(range(2, 2 + len(each.answers)))
    longest = max(each.longest for each in clients)
    with capsys.disabled():
        print(
            f"\n{request.node.callspec.id}: {sum(len(each.answers) for each in clients)} commands, "
            f"the longest answered after {longest:.2f} s ({calm:.2f} s before)"
        )
    assert longest < LONGEST_WAIT


@dataclass
class ProxiedSetup(ServerSetup):
    """The clients of a chaos run know only the proxy."""

    url: str = ""

    def urls(self) -> list[str]:
        return [self.url]


@async_test
async def test_chaos_behind_a_proxy_loses_nothing(behind: Callable[..., Proxied]) -> None:
    to = behind(**FAST)
    setup = ProxiedSetup("postgres", to.database, to.servers, url=to.url)
    report = await ChaosRound(setup, Random(5)).run(tables=4, kills=8)
    assert report.faults == []
    assert report.acknowledged > 40
    assert report.updates > report.entries


# --- Prometheus ----------------------------------------------------------------------------------


def _promtool(*arguments: str, text: str | None = None) -> str:
    command = [program("promtool"), *arguments]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_prometheus_reads_alerts_dashboard_and_metrics(tmp_path: Path) -> None:
    panels = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))["panels"]
    queries = [target["expr"] for panel in panels for target in panel["targets"]]
    rules = [{"record": f"query:{n}", "expr": query} for n, query in enumerate(queries)]
    (tmp_path / "dashboard.yaml").write_text(
        json.dumps({"groups": [{"name": "all", "rules": rules}]})
    )
    for file in (DEPLOY / "alerts.yaml", tmp_path / "dashboard.yaml"):
        assert "SUCCESS" in _promtool("check", "rules", str(file))
    _promtool("check", "metrics", text=metrics_text([Metrics()]).decode())


def test_alerts_fire_when_they_should(tmp_path: Path) -> None:
    text = (DEPLOY.parent / "tests" / "suites" / "alerts_test.yaml").read_text(encoding="utf-8")
    (tmp_path / "test.yaml").write_text(text.replace("alerts.yaml", str(DEPLOY / "alerts.yaml")))
    assert "SUCCESS" in _promtool("test", "rules", str(tmp_path / "test.yaml"))
    names = re.findall(r"alert: (\w+)", (DEPLOY / "alerts.yaml").read_text(encoding="utf-8"))
    assert all(f"alertname: {each}" in text for each in names)

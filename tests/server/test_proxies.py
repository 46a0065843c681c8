"""The address of a client behind proxies, which only trusted proxies can tell.

`python3 dev.py verify --suites proxies` tries nginx, HAProxy and Caddy.
"""

from ipaddress import ip_network
from pathlib import Path

import pytest

from async_helpers import async_test
from forked_server import ForkedServer, ServerWithoutRefills
from raw_client import RawConnection
from regicide.server.proxies import address_of, behind_proxies

TRUSTED = tuple(map(ip_network, ("127.0.0.1", "10.0.0.0/8", "fd00::/8")))


@pytest.mark.parametrize(
    "peer, forwarded, client",
    [
        pytest.param("203.0.113.9", ["198.51.100.7"], "203.0.113.9", id="an untrusted peer"),
        pytest.param("127.0.0.1", [], "127.0.0.1", id="no header"),
        pytest.param("127.0.0.1", ["198.51.100.7"], "198.51.100.7", id="one proxy"),
        pytest.param("127.0.0.1", ["1.1.1.1, 198.51.100.7"], "198.51.100.7", id="a forged start"),
        pytest.param("127.0.0.1", ["1.1.1.1", "198.51.100.7"], "198.51.100.7", id="two lines"),
        pytest.param("127.0.0.1", ["198.51.100.7,10.1.2.3"], "198.51.100.7", id="two proxies"),
        pytest.param("127.0.0.1", ["10.9.9.9, 10.1.2.3"], "10.9.9.9", id="only proxies"),
        pytest.param("127.0.0.1", ["1.1.1.1, x, 10.1.2.3"], "10.1.2.3", id="garbage in between"),
        pytest.param("127.0.0.1", ["unknown"], "127.0.0.1", id="garbage"),
        pytest.param(
            "127.0.0.1", ["198.51.100.7" + ",10.1.2.3" * 30], "10.1.2.3", id="too many to be read"
        ),
        pytest.param("127.0.0.1", ["198.51.100.7:5000"], "198.51.100.7", id="with a port"),
        pytest.param("127.0.0.1", ["[2001:db8::1]:80"], "2001:db8::/64", id="IPv6 with a port"),
        pytest.param("127.0.0.1", ["2001:db8::ab:1"], "2001:db8::/64", id="IPv6: its network"),
        pytest.param("::ffff:127.0.0.1", ["198.51.100.7"], "198.51.100.7", id="mapped IPv4"),
        pytest.param("fd00::5", ["::ffff:198.51.100.7"], "198.51.100.7", id="an IPv6 proxy"),
    ],
)
def test_the_client_is_the_last_address_that_is_not_trusted(
    peer: str, forwarded: list[str], client: str
) -> None:
    headers = [(b"x-forwarded-for", each.encode()) for each in forwarded]
    scope = {"type": "http", "scheme": "http", "client": (peer, 1234), "headers": headers}
    assert address_of(behind_proxies(scope, TRUSTED)) == client
    assert address_of(behind_proxies(scope, ())) == address_of(scope)


@pytest.mark.parametrize(
    "peer, said, scheme",
    [
        ("127.0.0.1", "https", "https"),
        ("127.0.0.1", "javascript", "http"),
        ("203.0.113.9", "https", "http"),
    ],
)
def test_only_a_trusted_proxy_tells_the_scheme(peer: str, said: str, scheme: str) -> None:
    headers = [(b"x-forwarded-proto", said.encode())]
    scope = {"type": "http", "scheme": "http", "client": (peer, 1234), "headers": headers}
    assert behind_proxies(scope, TRUSTED)["scheme"] == scheme


@async_test
async def test_limits_count_the_real_client(tmp_path: Path) -> None:
    """A trusted proxy names its clients. Others may write what they like."""
    with ServerWithoutRefills(tmp_path, {"REGICIDE_TRUSTED_PROXIES": "127.0.0.1"}) as server:
        async with await RawConnection.open(server.port, "127.0.0.1") as proxy:
            many = [f"198.51.100.{number}" for number in range(1, 70)]
            assert await _create_players(proxy, many) == {201}
            assert await _create_players(proxy, ["192.0.2.1"] * 70) == {201, 429}
            assert await _create_players(proxy, ["192.0.2.2"]) == {201}
            for _ in range(61):
                await proxy.request("GET /api/tables/BBBB-BBBB", "X-Forwarded-For: 192.0.2.1")
        async with await RawConnection.open(server.port) as liar:
            assert await _create_players(liar, many) == {201, 429}
            assert await liar.reader.read() == b""  # only connections of proxies stay open then
        assert await _guess(server.port, "192.0.2.1") == ("too-fast", 4429)
        assert await _guess(server.port, "192.0.2.2") == ("no-such-table", 4404)


async def _create_players(connection: RawConnection, clients: list[str]) -> set[int]:
    """Create a player for each of these clients; returns the statuses."""
    found = set()
    for client in clients:
        headers = (f"X-Forwarded-For: {client}", f"Forwarded: for={client}")
        answer = await connection.request("POST /api/players", *headers, body=b'{"name":"Ana"}')
        found.add(answer.status)
        if answer.headers.get("connection") == "close":
            break
    return found


async def _guess(port: int, client: str) -> tuple[str | None, int]:
    """Open a socket with a wrong table code; returns how it is closed."""
    async with await RawConnection.open(port, "127.0.0.1") as proxy:
        await proxy.handshake("/api/tables/BBBB-BBBB/socket", f"X-Forwarded-For: {client}")
        await proxy.send({"type": "hello"})
        return await proxy.until_closed()


@async_test
async def test_metrics_are_not_for_the_clients_of_a_proxy(tmp_path: Path) -> None:
    """A proxy may compare the path before it is decoded."""
    with ForkedServer(tmp_path, {"REGICIDE_TRUSTED_PROXIES": "127.0.0.1"}) as server:
        async with await RawConnection.open(server.port, "127.0.0.1") as proxy:
            for path in ("/metrics", "/%6detrics", "/%6Detric%73"):
                for written in ((), ("X-Forwarded-For:",), ("X-Forwarded-For: ,",)):
                    headers = (*written, "X-Forwarded-For: 192.0.2.1")
                    forwarded = await proxy.request(f"GET {path}", *headers)
                    assert (forwarded.status, forwarded.code) == (404, "no-such-page")
            assert (await proxy.request("GET /metrics")).status == 200

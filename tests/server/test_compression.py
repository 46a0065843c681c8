"""Long public answers are compressed; answers with a secret never are."""

import gzip
from collections.abc import Iterator

import pytest

from async_helpers import async_test
from forked_server import ForkedServer
from raw_client import HttpResponse, RawConnection
from regicide.server.http.api import ROUTES

PUBLIC = {
    "/api/asyncapi.json",
    "/api/bots",
    "/api/daily/{date}",
    "/api/openapi.json",
    "/api/push",
    "/api/tables",
    "/api/tables/{code}",
    "/api/tables/{code}/record",
    "/api/tables/{code}/replay",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ForkedServer]:
    with ForkedServer(tmp_path_factory.mktemp("server")) as process:
        yield process


async def request(
    server: ForkedServer, what: str, *headers: str, body: bytes = b""
) -> HttpResponse:
    async with await RawConnection.open(server.port) as connection:
        return await connection.request(what, *headers, body=body)


def test_these_routes_answer_everyone_the_same() -> None:
    assert {each.path for each in ROUTES if each.is_public} == PUBLIC


@async_test
async def test_a_long_public_answer_is_compressed_for_clients_that_accept_it(
    server: ForkedServer,
) -> None:
    plain = await request(server, "GET /api/openapi.json")
    packed = await request(server, "GET /api/openapi.json", "Accept-Encoding: br, gzip")
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.body) == plain.body
    assert len(packed.body) < len(plain.body) / 3
    for answer in (plain, packed):
        assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.headers["content-type"] == "application/json"


@async_test
async def test_a_short_answer_and_a_secret_are_not_compressed(server: ForkedServer) -> None:
    bots = await request(server, "GET /api/bots", "Accept-Encoding: gzip")
    secret = await request(
        server, "POST /api/players", "Accept-Encoding: gzip", body=b'{"name":"Ana"}'
    )
    assert secret.status == 201
    for answer in (bots, secret):
        assert "content-encoding" not in answer.headers

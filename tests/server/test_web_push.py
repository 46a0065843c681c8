"""Encryption and signatures of Web Push, by the example of the standard, and which addresses may be called."""

import asyncio
import time
from base64 import urlsafe_b64decode
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key

from async_helpers import async_test
from push_service import Browser, check_vapid
from push_world import write_key
from regicide.server.errors import ServeError
from regicide.server.pushes.endpoints import (
    Endpoint,
    Resolver,
    Unreachable,
    checked_address,
    is_public,
    read_endpoint,
)
from regicide.server.pushes.push_service import _seconds
from regicide.server.pushes.web_push import PADDED_BYTES, encrypt, read_key, to_base64


def plain(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_the_example_of_rfc_8291_is_encrypted_to_the_same_bytes() -> None:
    own = derive_private_key(
        int.from_bytes(plain("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), SECP256R1()
    )
    body = encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        salt=plain("DGv6ra1nlYgDCS1FRnbzlw"),
        own=own,
        padded=0,
    )
    assert to_base64(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_every_message_has_the_same_length_and_only_its_browser_reads_it() -> None:
    browser = Browser("https://push.example.org")
    subscription = browser.subscription()
    bodies = [
        encrypt(text, subscription["key"], subscription["auth"])
        for text in (b"", b"a", b"x" * (PADDED_BYTES - 1))
    ]
    assert len({len(each) for each in bodies}) == 1
    assert browser.decrypt(bodies[1]) == b"a"
    assert browser.decrypt(bodies[2]) == b"x" * (PADDED_BYTES - 1)


def test_a_signature_names_the_service_the_contact_and_an_end(tmp_path: Path) -> None:
    key, now = read_key(write_key(tmp_path), "mailto:operator@example.org"), int(time.time())
    header = key.authorization("https://push.example.org", now)
    claims = check_vapid(header, "https://push.example.org", key.public, now)
    assert claims["sub"] == "mailto:operator@example.org"
    assert len(plain(key.public)) == 65


@pytest.mark.parametrize("content", [b"", b"-----BEGIN PRIVATE KEY-----\n", None])
def test_a_file_without_a_key_stops_the_start(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "key.pem"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(ServeError, match="bad-push-key"):
        read_key(file, "mailto:operator@example.org")


# --- addresses -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        "8.8.8.8",
        "1.1.1.1",
        "172.32.0.1",
        "100.128.0.1",
        "2600:1901::1",
        "2a00::1",
        "64:ff9b::808:808",
    ],
)
def test_addresses_on_the_internet(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0",  # noqa: S104
        *("0.1.2.3", "10.0.0.1", "10.255.255.255", "100.64.0.1", "100.127.255.255"),
        *("127.0.0.1", "127.1.2.3", "169.254.169.254", "172.16.0.1", "172.31.255.255"),
        *("192.0.0.8", "192.0.2.1", "192.88.99.1", "192.168.1.1", "198.18.0.1", "198.19.255.255"),
        *("198.51.100.7", "203.0.113.7", "224.0.0.1", "239.255.255.255", "240.0.0.1"),
        *("255.255.255.255", "::", "::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::ffff:10.0.0.1"),
        *("::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "64:ff9b:1::1", "100::1"),
        *("2001::1", "2001:db8::1", "2002:7f00:1::", "2002:a00:1::1", "3fff::1", "5f00::1"),
        *("fc00::1", "fd00:ec2::254", "fe80::1", "fe80::1%eth0", "fec0::1", "ff02::1", "ff0e::1"),
        *("", "localhost", "2130706433", "0x7f000001", "127.1"),
    ],
)
def test_addresses_that_are_never_called(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        *("http://push.example.org/x", "https://push.example.org:8443/x", "https://a@b.example/x"),
        *("https://user:word@push.example.org/x", "ftp://push.example.org/x", "https:///x"),
        *("push.example.org", "", "https://127.0.0.1/x", "https://[::1]/x", "https://8.8.8.8/x"),
        *("https://2130706433/x", "https://0x7f.1/x", "https://127.1/x", "https://1.2.3.4./x"),
        *("https://push.example.org/x\r\nHost: here", "https://push.example.org/ x", "file:///etc"),
        *("https://push.example.org/\u00e9", "https://push.example.org/" + "x" * 1000),
        *("https://push.example.org:99999/x", "https://[::1/x", "https://[fe80::1%25eth0]/x"),
    ],
)
def test_what_is_no_endpoint(url: str) -> None:
    with pytest.raises(ValueError):
        read_endpoint(url)


def test_an_endpoint_is_read() -> None:
    found = read_endpoint("https://Push.Example.org/a/b?c=d#e")
    assert found == Endpoint("https", "push.example.org", 443, "/a/b?c=d")
    assert found.origin == "https://push.example.org"


def test_only_the_origins_that_the_operator_names_may_be_elsewhere() -> None:
    named = {"http://127.0.0.1:9000"}
    assert read_endpoint("http://127.0.0.1:9000/x", named).origin in named
    for other in ("http://127.0.0.1:9001/x", "https://127.0.0.1:9000/x", "http://localhost:9000/x"):
        with pytest.raises(ValueError):
            read_endpoint(other, named)


@pytest.mark.parametrize(
    "found", [["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["2600:1901::1", "::1"], []]
)
@async_test
async def test_a_name_that_leads_into_the_network_is_not_called(found: list[str]) -> None:
    async def resolve(_host: str, _port: int) -> list[str]:
        return found

    with pytest.raises(Unreachable):
        await checked_address(read_endpoint("https://push.example.org/"), (), resolve)


@async_test
async def test_the_connection_goes_to_the_address_that_was_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name that leads elsewhere the second time is asked once."""
    from regicide.server.pushes import push_service  # noqa: PLC0415

    answers = iter([["8.8.8.8"], ["127.0.0.1"]])
    called: list[tuple[str, int, str]] = []

    async def resolve(_host: str, _port: int) -> list[str]:
        return next(answers)

    async def connect(host: str, port: int, **more: str) -> None:
        called.append((host, port, more["server_hostname"]))
        raise OSError

    monkeypatch.setattr(asyncio, "open_connection", connect)
    endpoint = read_endpoint("https://push.example.org/x")
    with pytest.raises(Unreachable):
        await push_service.PushRequest.open(endpoint, (), resolve, None)  # type: ignore[arg-type]
    assert called == [("8.8.8.8", 443, "push.example.org")]


@async_test
async def test_names_are_found_in_threads_of_their_own() -> None:
    resolver = Resolver()
    assert "127.0.0.1" in await resolver("127.0.0.1", 80)
    resolver.close()


@pytest.mark.parametrize(
    "header, seconds",
    [
        (b"120", 120.0),
        (b"Fri, 15 Jan 2027 08:01:00 GMT", 60.0),
        (b"Fri, 15 Jan 1999 08:01:00 GMT", 0.0),
        *[(each, None) for each in (b"", b"soon", b"-1", b"1e9", None)],
    ],
)
def test_how_long_a_push_service_wants_to_be_left_alone(
    header: bytes | None, seconds: float | None
) -> None:
    assert _seconds(header, 1_800_000_000) == seconds

"""Hostile clients at the sockets: each gets an error code, and other clients are not affected."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from async_helpers import async_test, eventually
from forked_server import ForkedServer
from hostile_sockets import (
    FAST,
    LIMITED,
    UNREADABLE,
    do,
    raw_connection,
    run_server,
    table,
)
from raw_client import (
    BINARY,
    CLOSE,
    CONTINUATION,
    PING,
    TEXT,
    RawConnection,
    frame,
)
from regicide.table.commands import HandBack, MakeMove, Say, StandIn
from regicide.wire.encoding import decode_server, encode
from regicide.wire.messages import Ack, Do
from table_client import api_request, new_player, new_table


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ForkedServer]:
    yield from run_server(tmp_path_factory, {**FAST, "REGICIDE_LIMITS": "off"})


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ForkedServer]:
    yield from run_server(tmp_path_factory, LIMITED)


@async_test
async def test_unreadable_messages_get_an_error_and_change_nothing(server: ForkedServer) -> None:
    async with table(server) as (ana, _), raw_connection(server, ana.code) as connection:
        for name, sent in UNREADABLE.items():
            for kind in (TEXT, BINARY):
                await connection.send(sent, kind)
                reply = await connection.receive("trouble", "refused", "ack", "goodbye")
                assert reply["type"] == "trouble", name
                assert reply["error"]["code"] == "unreadable-message", name
                assert "Traceback" not in reply["error"]["sentence"]
        await connection.send(b"\xff\xfe", BINARY)
        assert (await connection.receive("trouble"))["error"]["code"] == "unreadable-message"


BROKEN_FRAMES = {
    "text that is not UTF-8": (frame(b'{"type":"\xff"}'), 1007),
    "a message over the limit": (frame(b"a" * 8193), 1009),
    "a message that claims to be enormous": (
        frame(b"", BINARY)[:1] + b"\xff" + b"\x7f" + b"\xff" * 7 + bytes(4),
        1009,
    ),
    "a message without an end": (
        frame(b"[" * 1000, end=False) + frame(b"[" * 1000, CONTINUATION, end=False) * 9,
        1009,
    ),
    "a continuation without a message": (frame(b"a", CONTINUATION), 1002),
    "a message within a message": (frame(b"a", end=False) + frame(b"b"), 1002),
    "no mask": (frame(b'{"type":"hello"}', masked=False), 1002),
    "an unknown kind": (frame(b"", 3), 1002),
    "a long ping": (frame(b"a" * 126, PING), 1002),
    "a fragmented ping": (frame(b"a", PING, end=False), 1002),
    "an invalid close frame": (frame(b"a", CLOSE), 1002),
}


@pytest.mark.parametrize("name", BROKEN_FRAMES)
@async_test
async def test_invalid_frames_close_the_connection(server: ForkedServer, name: str) -> None:
    """Sent at once, and in small pieces."""
    sent, code = BROKEN_FRAMES[name]
    async with table(server) as (ana, _):
        for step in (len(sent), 1 if len(sent) < 100 else 700):
            async with raw_connection(server, ana.code) as connection:
                with suppress(OSError):  # disconnected before the last byte was sent
                    for at in range(0, len(sent), step):
                        await connection.write(sent[at : at + step])
                        await asyncio.sleep(0)
                assert (await connection.until_closed())[1] == code


@async_test
async def test_frames_are_read_however_the_network_splits_them(server: ForkedServer) -> None:
    """Byte by byte or several at once, with empty pings between: each is answered, in order."""
    commands = [
        json.dumps(do({"do": "pause"}, f"a-command-{number}")).encode() for number in range(6)
    ]
    sent = b"".join(frame(each) + frame(b"", PING) for each in commands)
    async with table(server) as (ana, _):
        for step in (1, 7, 100, len(sent)):
            async with raw_connection(server, ana.code) as connection:
                for at in range(0, len(sent), step):
                    await connection.write(sent[at : at + step])
                    await asyncio.sleep(0)
                reply = [(await connection.receive("refused"))["id"] for _ in commands]
                assert reply == [f"a-command-{number}" for number in range(6)]


@async_test
async def test_fragmented_messages_with_pings_between_are_read(server: ForkedServer) -> None:
    async with table(server) as (ana, _), raw_connection(server, ana.code) as connection:
        whole = json.dumps(do({"do": "pause"})).encode()
        await connection.write(frame(whole[:9], end=False) + frame(b"?", PING))
        await connection.write(
            frame(whole[9:20], CONTINUATION, end=False) + frame(whole[20:], CONTINUATION)
        )
        assert (await connection.receive("refused"))["error"]["code"] == "secret-needed"


_LEAF = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
_JSON = st.recursive(
    _LEAF, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4)
)
_NAMES = (
    *("take-seat", "leave-seat", "seat-bot", "free-seat", "be-ready", "choose-first", "make-move"),
    *(
        "say",
        "speak",
        "ask-undo",
        "ask-hint",
        "ask-abandon",
        "answer",
        "pause",
        "resume",
        "stand-in",
    ),
    *("hand-back", "ask-rematch"),
)
_FIELDS = ("seat", "bot", "ready", "move", "seen", "phrase", "text", "agree", "same_deal", "do")
_VALUES = st.sampled_from([0, 1, -1, 2**31, 2**63, 10**30, True, "squire", "yield", "AcTh", "x"])
_WHAT = st.builds(
    lambda name, fields: {**fields, "do": name},
    st.sampled_from(_NAMES),
    st.dictionaries(st.sampled_from(_FIELDS), _VALUES | _JSON, max_size=3),
)
_MESSAGES = (
    st.builds(do, _WHAT | _JSON, st.text(max_size=50) | st.just("some-random-id"))
    | st.builds(
        lambda kind, fields: {"type": kind, **fields},
        st.sampled_from(["hello", "do", "ask", "update", ""]),
        st.dictionaries(st.sampled_from(["secret", "after", "id", "move", "what"]), _JSON),
    )
    | _JSON
)


@settings(max_examples=25, deadline=None, derandomize=True, database=None)
@given(st.lists(_MESSAGES, min_size=20, max_size=60))
def test_messages_of_a_stranger_change_nothing(server: ForkedServer, messages: list[Any]) -> None:
    """Each message gets exactly one answer, which is an error or a refusal."""

    async def scenario() -> None:
        secret = new_player(server.url, "Mallory")
        async with (
            table(server) as (ana, _),
            raw_connection(server, ana.code, secret) as connection,
        ):
            sent = [json.dumps(each).encode() for each in messages]
            sent = [each for each in sent if len(each) <= 8192]
            await connection.write(b"".join(map(frame, sent)))
            for _each in sent:
                reply = await connection.receive("trouble", "refused", "ack", "outlook", "goodbye")
                decode_server(json.dumps(reply))
                assert reply["type"] in ("trouble", "refused"), reply
                assert reply["error"]["code"] != "failed"

    asyncio.run(scenario())


# --- identity and permissions --------------------------------------------------------------------


@async_test
async def test_unknown_secrets_and_codes_are_refused(server: ForkedServer) -> None:
    async with table(server) as (ana, _):
        async with raw_connection(server, ana.code, hello=False) as connection:
            await connection.send({"type": "hello", "secret": "this-secret-is-unknown"})
            assert await connection.until_closed() == ("unknown-secret", 4401)
        async with raw_connection(server, ana.code) as connection:
            await connection.send(do({"do": "pause"}))
            assert (await connection.receive("refused"))["error"]["code"] == "secret-needed"
        async with raw_connection(server, "BBBB-BBBB", hello=False) as connection:
            await connection.send({"type": "hello"})
            assert await connection.until_closed() == ("no-such-table", 4404)


@async_test
async def test_a_used_or_replaced_transfer_code_is_refused(server: ForkedServer) -> None:
    secret = new_player(server.url, "Ana")
    codes = [
        api_request(server.url, "/api/me/transfer", {}, secret=secret)["code"] for _ in range(2)
    ]
    async with await RawConnection.open(server.port) as connection:
        for code, status in ((codes[0], 404), (codes[1], 201), (codes[1], 404)):
            body = json.dumps({"code": code}).encode()
            answer = await connection.request("POST /api/transfer", body=body)
            assert answer.status == status
            assert status == 201 or answer.code == "no-such-transfer"


@async_test
async def test_commands_for_other_players_seats_and_turns_are_refused(server: ForkedServer) -> None:
    stranger = new_player(server.url, "Stranger")
    async with table(server) as (ana, ben):
        assert await ben.refused(MakeMove("yield", ben.state.seq)) == "not-your-turn"
        assert await ben.refused(StandIn(0, "squire")) == "still-there"
        assert await ben.refused(HandBack()) == "no-bot-to-relieve"
        async with raw_connection(server, ana.code, stranger) as connection:
            for what, code in (
                ({"do": "make-move", "move": "yield", "seen": 2**53 - 1}, "not-seated"),
                ({"do": "stand-in", "seat": 0, "bot": "squire"}, "not-seated"),
                ({"do": "hand-back"}, "not-seated"),
                ({"do": "answer", "agree": True}, "not-seated"),
                ({"do": "speak", "text": "psst"}, "not-seated"),
                ({"do": "take-seat", "seat": 0}, "not-gathering"),
                ({"do": "free-seat", "seat": -1}, "not-gathering"),
                ({"do": "ask-rematch"}, "not-over"),
            ):
                await connection.send(do(what))
                assert (await connection.receive("refused"))["error"]["code"] == code
            await connection.send({"type": "ask", "id": "some-random-id", "move": "yield"})
            assert (await connection.receive("refused"))["error"]["code"] == "not-your-turn"


@async_test
async def test_replayed_reordered_and_stale_commands_are_not_executed_again(
    server: ForkedServer,
) -> None:
    async with table(server) as (ana, ben):
        seen = ana.state.seq
        yields = encode(Do("first-of-all", MakeMove("yield", seen))).decode()
        first = await ana.do(MakeMove("yield", seen), "first-of-all")
        assert isinstance(first, Ack)
        await ben.until(seq=first.seq)
        for _ in range(3):  # the very same bytes
            await ana.send(yields)
            assert await ana.until(Ack) == first
        assert await ana.refused(MakeMove("yield", seen)) == "out-of-date"
        assert await ana.refused(MakeMove("yield", 0)) == "out-of-date"
        again = await ben.do(
            MakeMove("yield", seen), "first-of-all"
        )  # the same id from another player
        assert not isinstance(again, Ack)
        burst = [Do(f"number-{number}", Say("hello")) for number in (3, 1, 2, 1, 3)]
        for each in burst:
            await ana.send(encode(each).decode())
        reply = [await ana.until(Ack) for _ in burst]
        numbers = {each.id: each.seq for each in reply if isinstance(each, Ack)}
        assert list(numbers.values()) == [first.seq + 1, first.seq + 2, first.seq + 3]
        await ben.until(seq=first.seq + 3)


@async_test
async def test_the_first_message_must_be_a_hello_and_only_the_first(limited: ForkedServer) -> None:
    async with table(limited) as (ana, _):
        async with raw_connection(limited, ana.code, hello=False) as connection:
            assert await connection.until_closed() == ("hello-first", 4400)
        async with raw_connection(limited, ana.code, hello=False) as connection:
            await connection.send(do({"do": "pause"}))
            assert await connection.until_closed() == ("hello-first", 4400)
        async with raw_connection(limited, ana.code) as connection:
            await connection.send({"type": "hello"})
            assert (await connection.receive("trouble"))["error"]["code"] == "hello-once"
        async with await RawConnection.open(limited.port) as connection:
            await connection.handshake("/api/lobby")
            await connection.send({"type": "hello"})
            await connection.receive("lobby")
            await connection.send(do({"do": "pause"}))
            assert (await connection.receive("trouble"))["error"]["code"] == "hello-once"


@async_test
async def test_errors_do_not_log_secrets(limited: ForkedServer) -> None:
    secret = new_player(limited.url, "Unmistakable Name")
    code = new_table(limited.url, secret, players=2)
    async with raw_connection(limited, code, secret) as connection:
        await connection.write(frame(f'{{"type":"\xff","secret":"{secret}"}}'.encode("latin-1")))
        await connection.until_closed()
    async with await RawConnection.open(limited.port) as connection:
        await connection.write(
            f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n{secret}\r\n".encode()
        )
    await eventually(lambda: "table-created" in limited.log_text())
    for private in (secret, code, "Unmistakable", "Bearer", "Traceback"):
        assert private not in limited.log_text()

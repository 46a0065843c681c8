"""Clients that mean no good, at the sockets: each gets its code, and nobody else notices."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from async_tests import awaited, becomes
from forked_server import ForkedServer
from raw_client import BINARY, CLOSE, MORE, PING, PONG, TEXT, RawConnection, frame, memory, rests
from regicide.server.websocket import MOST_PIECES
from regicide.table.commands import HandBack, MakeMove, Say, StandIn
from regicide.wire.encoding import decode_server, encode
from regicide.wire.messages import Ack, Do
from table_client import TableClient, ask, new_player, new_table, seat_clients

QUICK = {"REGICIDE_BOT_SECONDS": "0", "REGICIDE_AWAY_SECONDS": "3600"}
#: With the limits everyone meets, and little patience with the silent.
LIMITED = {**QUICK, "REGICIDE_HELLO_SECONDS": "3"}
#: Without, and with little patience with those who do not answer.
HASTY = {**QUICK, "REGICIDE_LIMITS": "off", "REGICIDE_PING_SECONDS": "1"}
#: MB a server may grow by while it is abused.
GROWTH = 25
#: Seconds after which a test has failed: what is waited for does not come.
DEADLINE = 60


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ForkedServer]:
    yield from _served(tmp_path_factory, {**QUICK, "REGICIDE_LIMITS": "off"})


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ForkedServer]:
    yield from _served(tmp_path_factory, LIMITED)


def _served(factory: pytest.TempPathFactory, environment: dict[str, str]) -> Iterator[ForkedServer]:
    with ForkedServer(factory.mktemp("server"), environment) as serving:
        yield serving
        assert serving.stop() == 0
        said = [json.loads(line) for line in serving.log_text().splitlines()]
        odd = [line for line in said if line["event"] not in ("started", "table-made", "stopped")]
        assert {line.get("said") for line in odd} <= {
            "Invalid UTF-8 sequence received from client."
        }


@asynccontextmanager
async def table(server: ForkedServer) -> AsyncIterator[tuple[TableClient, TableClient]]:
    """Two people who play; at the end nothing has happened to them but what they did themselves."""
    ana, ben = await seat_clients(server.url, 2)
    try:
        async with asyncio.timeout(DEADLINE):
            begun = ana.seen or 0, len(ana.stream)
            yield ana, ben
            mine = await ana.done(Say("hello"))
            await ben.until(seq=mine)
        assert mine == begun[0] + len(ana.stream) - begun[1]
        assert ben.stream[-1] == ana.stream[-1] == mine
        for guest in (ana, ben):
            assert guest.goodbye is None
            assert guest.troubles == []
    finally:
        await ana.drop()
        await ben.drop()


@asynccontextmanager
async def visitor(
    server: ForkedServer,
    code: str,
    secret: str | None = None,
    *,
    hello: bool = True,
    buffer: int | None = None,
) -> AsyncIterator[RawConnection]:
    """A line to a table, from where the rude come from."""
    async with await RawConnection.open(server.port, buffer=buffer) as line:
        assert (await line.shake_hands(f"/api/tables/{code}/socket")).status == 101
        if hello:
            await line.say({"type": "hello", "secret": secret})
            await line.message("welcome")
        yield line


def do(what: object, command_id: object = "some-random-id") -> dict[str, object]:
    return {"type": "do", "id": command_id, "what": what}


# --- messages ------------------------------------------------------------------------------------

UNREADABLE = {
    "no JSON": b"hello there",
    "nothing": b"",
    "half a message": b'{"type":"do","id":"some-',
    "two messages": b'{"type":"hello"}{"type":"hello"}',
    "a list": b"[]",
    "null": b"null",
    "no type": b"{}",
    "a type nobody knows": b'{"type":"sudo"}',
    "a server's message": b'{"type":"ack","id":"some-random-id","seq":1}',
    "deep brackets": b"[" * 8000,
    "deep objects": b'{"type":' * 1000,
    "deep inside": b'{"type":"do","id":"some-random-id","what":' + b'{"a":' * 1500,
    "a huge number": b'{"type":"hello","after":' + b"9" * 5000 + b"}",
    "no number": b'{"type":"hello","after":NaN}',
    "an infinite number": b'{"type":"hello","after":1e999}',
    "half a surrogate": b'{"type":"ask","id":"some-random-id","move":"\\ud800"}',
    "a text for a number": b'{"type":"hello","after":"1"}',
    "an unknown field": b'{"type":"hello","admin":true}',
    "an unknown field of a command": json.dumps(do({"do": "pause", "for": 9})).encode(),
    "an unknown command": json.dumps(do({"do": "win"})).encode(),
    "what only the log knows": json.dumps(
        do({"do": "open", "seats": [], "seed": "a", "salt": "b"})
    ).encode(),
    "a rematch made elsewhere": json.dumps(
        do({"do": "make-rematch", "same_deal": True, "table": "AAAA-AAAA"})
    ).encode(),
    "a missing field": json.dumps(do({"do": "make-move"})).encode(),
    "a short id": json.dumps(do({"do": "pause"}, "1")).encode(),
    "a long id": json.dumps(do({"do": "pause"}, "a" * 41)).encode(),
    "an id that is none": json.dumps(do({"do": "pause"}, "a/../../b; drop")).encode(),
    "no text at all": bytes(range(128)),
}


@awaited
async def test_what_cannot_be_read_is_answered_and_forgotten(server: ForkedServer) -> None:
    async with table(server) as (ana, _), visitor(server, ana.code) as line:
        for name, sent in UNREADABLE.items():
            for kind in (TEXT, BINARY):
                await line.say(sent, kind)
                told = await line.message("trouble", "refused", "ack", "goodbye")
                assert told["type"] == "trouble", name
                assert told["error"]["code"] == "unreadable-message", name
                assert "Traceback" not in told["error"]["sentence"]
        await line.say(b"\xff\xfe", BINARY)
        assert (await line.message("trouble"))["error"]["code"] == "unreadable-message"


BROKEN_FRAMES = {
    "text that is no UTF-8": (frame(b'{"type":"\xff"}'), 1007),
    "a message over the limit": (frame(b"a" * 8193), 1009),
    "a message that says it is enormous": (
        frame(b"", BINARY)[:1] + b"\xff" + b"\x7f" + b"\xff" * 7 + bytes(4),
        1009,
    ),
    "a message without an end": (
        frame(b"[" * 1000, end=False) + frame(b"[" * 1000, MORE, end=False) * 9,
        1009,
    ),
    "an end without a message": (frame(b"a", MORE), 1002),
    "a message within a message": (frame(b"a", end=False) + frame(b"b"), 1002),
    "a length in more bytes than it needs": (
        frame(b"")[:1] + b"\xff" + bytes(7) + b"\x01" + bytes(4) + b"a",
        1009,
    ),
    "no mask": (frame(b'{"type":"hello"}', masked=False), 1002),
    "an unknown kind": (frame(b"", 3), 1002),
    "a long ping": (frame(b"a" * 126, PING), 1002),
    "a ping in pieces": (frame(b"a", PING, end=False), 1002),
    "a close that is none": (frame(b"a", CLOSE), 1002),
}


@pytest.mark.parametrize("name", BROKEN_FRAMES)
@awaited
async def test_broken_frames_end_the_line(server: ForkedServer, name: str) -> None:
    """Whether they come in one piece or byte by byte."""
    sent, code = BROKEN_FRAMES[name]
    async with table(server) as (ana, _):
        for step in (len(sent), 1 if len(sent) < 100 else 700):
            async with visitor(server, ana.code) as line:
                with suppress(OSError):  # cut off before the last byte was sent
                    for at in range(0, len(sent), step):
                        await line.write(sent[at : at + step])
                        await asyncio.sleep(0)
                assert (await line.goodbye())[1] == code


@awaited
async def test_frames_are_read_however_the_network_cuts_them(server: ForkedServer) -> None:
    """Byte by byte, several at once, with empty pings between: each is answered, in order."""
    asked = [json.dumps(do({"do": "pause"}, f"a-command-{number}")).encode() for number in range(6)]
    sent = b"".join(frame(each) + frame(b"", PING) for each in asked)
    async with table(server) as (ana, _):
        for step in (1, 7, 100, len(sent)):
            async with visitor(server, ana.code) as line:
                for at in range(0, len(sent), step):
                    await line.write(sent[at : at + step])
                    await asyncio.sleep(0)
                told = [(await line.message("refused"))["id"] for _ in asked]
                assert told == [f"a-command-{number}" for number in range(6)]


@awaited
async def test_messages_in_pieces_and_pings_between_are_read(server: ForkedServer) -> None:
    async with table(server) as (ana, _), visitor(server, ana.code) as line:
        whole = json.dumps(do({"do": "pause"})).encode()
        await line.write(frame(whole[:9], end=False) + frame(b"?", PING))
        await line.write(frame(whole[9:20], MORE, end=False) + frame(whole[20:], MORE))
        assert (await line.message("refused"))["error"]["code"] == "secret-needed"


_LEAF = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
_JSON = st.recursive(
    _LEAF, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4)
)
_NAMES = (
    *("take-seat", "leave-seat", "seat-bot", "free-seat", "be-ready", "choose-first", "make-move"),
    *("say", "speak", "ask-undo", "ask-abandon", "answer", "pause", "resume", "stand-in"),
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
def test_whatever_a_stranger_sends_changes_nothing(
    server: ForkedServer, messages: list[Any]
) -> None:
    """Each message gets one answer, and it is one of ours."""

    async def scenario() -> None:
        secret = new_player(server.url, "Mallory")
        async with table(server) as (ana, _), visitor(server, ana.code, secret) as line:
            sent = [json.dumps(each).encode() for each in messages]
            sent = [each for each in sent if len(each) <= 8192]
            await line.write(b"".join(map(frame, sent)))
            for _each in sent:
                told = await line.message("trouble", "refused", "ack", "outlook", "goodbye")
                decode_server(json.dumps(told))
                assert told["type"] in ("trouble", "refused"), told
                assert told["error"]["code"] != "failed"

    asyncio.run(scenario())


# --- who they are, and what is not theirs --------------------------------------------------------


@awaited
async def test_secrets_that_are_none(server: ForkedServer) -> None:
    async with table(server) as (ana, _):
        async with visitor(server, ana.code, hello=False) as line:
            await line.say({"type": "hello", "secret": "nobody-has-this-secret-at-all"})
            assert await line.goodbye() == ("unknown-secret", 4401)
        async with visitor(server, ana.code) as line:
            await line.say(do({"do": "pause"}))
            assert (await line.message("refused"))["error"]["code"] == "secret-needed"
        async with visitor(server, "BBBB-BBBB", hello=False) as line:
            await line.say({"type": "hello"})
            assert await line.goodbye() == ("no-such-table", 4404)


@awaited
async def test_a_used_or_replaced_transfer_code_opens_nothing(server: ForkedServer) -> None:
    secret = new_player(server.url, "Ana")
    codes = [ask(server.url, "/api/me/transfer", {}, secret=secret)["code"] for _ in range(2)]
    async with await RawConnection.open(server.port) as line:
        for code, status in ((codes[0], 404), (codes[1], 201), (codes[1], 404)):
            body = json.dumps({"code": code}).encode()
            answer = await line.ask("POST /api/transfer", body=body)
            assert answer.status == status
            assert status == 201 or answer.code == "no-such-transfer"


@awaited
async def test_other_peoples_seats_and_turns(server: ForkedServer) -> None:
    stranger = new_player(server.url, "Stranger")
    async with table(server) as (ana, ben):
        assert await ben.refused(MakeMove("yield", ben.seen or 0)) == "not-your-turn"
        assert await ben.refused(StandIn(0, "squire")) == "still-there"
        assert await ben.refused(HandBack()) == "no-bot-to-relieve"
        async with visitor(server, ana.code, stranger) as line:
            for what, code in (
                ({"do": "make-move", "move": "yield", "seen": 10**30}, "not-seated"),
                ({"do": "stand-in", "seat": 0, "bot": "squire"}, "not-seated"),
                ({"do": "hand-back"}, "not-seated"),
                ({"do": "answer", "agree": True}, "not-seated"),
                ({"do": "speak", "text": "psst"}, "not-seated"),
                ({"do": "take-seat", "seat": 0}, "not-gathering"),
                ({"do": "free-seat", "seat": -1}, "not-gathering"),
                ({"do": "ask-rematch"}, "not-over"),
            ):
                await line.say(do(what))
                assert (await line.message("refused"))["error"]["code"] == code
            await line.say({"type": "ask", "id": "some-random-id", "move": "yield"})
            assert (await line.message("refused"))["error"]["code"] == "not-your-turn"


@awaited
async def test_replayed_reordered_and_stale_commands(server: ForkedServer) -> None:
    async with table(server) as (ana, ben):
        seen = ana.seen or 0
        yields = encode(Do("first-of-all", MakeMove("yield", seen))).decode()
        first = await ana.do(MakeMove("yield", seen), "first-of-all")
        assert isinstance(first, Ack)
        await ben.until(seq=first.seq)
        for _ in range(3):  # the very same bytes
            await ana.send(yields)
            assert await ana.until(Ack) == first
        assert await ana.refused(MakeMove("yield", seen)) == "out-of-date"
        assert await ana.refused(MakeMove("yield", -1)) == "out-of-date"
        again = await ben.do(MakeMove("yield", seen), "first-of-all")  # another's id
        assert not isinstance(again, Ack)
        burst = [Do(f"number-{number}", Say("hello")) for number in (3, 1, 2, 1, 3)]
        for each in burst:
            await ana.send(encode(each).decode())
        told = [await ana.until(Ack) for _ in burst]
        numbers = {each.id: each.seq for each in told if isinstance(each, Ack)}
        assert list(numbers.values()) == [first.seq + 1, first.seq + 2, first.seq + 3]
        await ben.until(seq=first.seq + 3)


# --- too much, too little, too slow --------------------------------------------------------------


@awaited
async def test_a_flood_is_refused_and_then_cut_off(limited: ForkedServer) -> None:
    async with table(limited) as (ana, _), visitor(limited, ana.code) as line:
        await line.write(frame(json.dumps(do({"do": "pause"})).encode()) * 400)
        told = [await line.message("refused", "trouble")]
        while [each["type"] for each in told].count("trouble") < 50:
            told.append(await line.message("refused", "trouble"))
        assert {each["error"]["code"] for each in told} == {"secret-needed", "too-fast"}
        assert len(told) >= 59 + 50  # the hello was one of sixty
        assert await line.goodbye() == ("too-fast", 4429)


FLOODS = {
    "pings": frame(b"a" * 125, PING),
    "pongs": frame(b"", PONG),
    "pieces of nothing": frame(b"", MORE, end=False),
}


@pytest.mark.parametrize("name", FLOODS)
@awaited
async def test_a_flood_that_is_no_message_is_cut_off(server: ForkedServer, name: str) -> None:
    """Nobody counts them as messages, and they cost all the same. It is not read to the end."""
    async with table(server) as (ana, _):
        before = memory(server.pid)
        async with visitor(server, ana.code, buffer=2**17) as line:
            if name.startswith("pieces"):
                await line.write(frame(b"{", end=False))
            line.stop_reading()
            with suppress(OSError):
                for _ in range(200):
                    await line.write(FLOODS[name] * 2000)
            assert memory(server.pid) - before < GROWTH
            line.read_again()
            with suppress(OSError):  # cut off while we write
                assert await line.goodbye() == (None, 1008)


@awaited
async def test_a_message_in_endless_pieces_is_cut_off(server: ForkedServer) -> None:
    async with table(server) as (ana, _), visitor(server, ana.code) as line:
        await line.write(frame(b"{", end=False))
        for _ in range(MOST_PIECES + 1):
            await line.write(frame(b"", MORE, end=False))
        assert await line.goodbye() == (None, 1008)


async def _is_cut_off(line: RawConnection) -> bool:
    """Whoever writes on and on finds out."""
    try:
        while True:
            await line.write(frame(b"?") * 100)
            await asyncio.sleep(0.01)
    except (ConnectionResetError, BrokenPipeError):
        return True


@awaited
async def test_who_goes_on_after_the_goodbye_is_cut_off(limited: ForkedServer) -> None:
    async with table(limited) as (ana, _), visitor(limited, ana.code) as line:
        await line.write(frame(b"?") * 400)
        assert await line.goodbye() == ("too-fast", 4429)
        assert await _is_cut_off(line)


@awaited
async def test_too_many_lines_from_one_address(limited: ForkedServer) -> None:
    async with table(limited) as (ana, _), AsyncExitStack() as stack:
        for _ in range(200):
            await stack.enter_async_context(visitor(limited, ana.code))
        async with visitor(limited, ana.code, hello=False) as line:
            assert await line.goodbye() == ("too-many-sockets", 4430)


@awaited
async def test_the_silent_and_the_hasty(limited: ForkedServer) -> None:
    async with table(limited) as (ana, _):
        async with visitor(limited, ana.code, hello=False) as line:
            assert await line.goodbye() == ("hello-first", 4400)
        async with visitor(limited, ana.code, hello=False) as line:
            await line.say(do({"do": "pause"}))
            assert await line.goodbye() == ("hello-first", 4400)
        async with visitor(limited, ana.code) as line:
            await line.say({"type": "hello"})
            assert (await line.message("trouble"))["error"]["code"] == "hello-once"
        async with await RawConnection.open(limited.port) as line:
            await line.shake_hands("/api/lobby")
            await line.say({"type": "hello"})
            await line.message("lobby")
            await line.say(do({"do": "pause"}))
            assert (await line.message("trouble"))["error"]["code"] == "hello-once"


@awaited
async def test_who_never_reads_is_cut_off_and_nobody_waits(server: ForkedServer) -> None:
    """What is not read waits on the server, up to a limit; it is told when it reads again."""
    async with table(server) as (ana, ben), visitor(server, ana.code, buffer=2**17) as line:
        line.stop_reading()
        before = memory(server.pid)
        flood = frame(b"?") * 1000
        for _ in range(40):
            await line.write(flood)
            await ben.until(seq=await ana.done(Say("hello")))
        await rests(server.pid)
        assert memory(server.pid) - before < GROWTH
        line.read_again()
        assert await line.goodbye() == ("too-slow", 4408)


@awaited
async def test_who_never_answers_is_gone(tmp_path: Path) -> None:
    with ForkedServer(tmp_path, HASTY) as server:
        async with table(server) as (ana, _), visitor(server, ana.code) as line:
            await becomes_watched(ana, 1)
            line.stop_reading()
            await becomes_watched(ana, 0)


@awaited
async def test_who_never_reads_is_not_waited_for_for_ever(tmp_path: Path) -> None:
    """Closing politely would wait until everything is delivered."""
    with ForkedServer(tmp_path, HASTY) as server:
        async with table(server) as (ana, _), visitor(server, ana.code, buffer=2**17) as line:
            await becomes_watched(ana, 1)
            line.stop_reading()
            await line.write(frame(b"?") * 40_000)
            await becomes_watched(ana, 0)


@awaited
async def test_who_never_reads_does_not_hold_up_a_stop(tmp_path: Path) -> None:
    """The server gives up on that line by itself, before what it runs in does so for all."""
    patient = {**HASTY, "REGICIDE_PING_SECONDS": "60"}
    with ForkedServer(tmp_path, patient) as server:
        code = new_table(server.url, new_player(server.url, "Ana"), players=2)
        async with visitor(server, code, buffer=2**17) as line:
            line.stop_reading()
            await line.write(frame(b"?") * 40_000)
            await asyncio.sleep(1)
            assert await asyncio.get_running_loop().run_in_executor(None, server.stop) == 0
        assert "library-" not in server.log_text()


async def becomes_watched(guest: TableClient, count: int) -> None:
    while guest.presence is None or guest.presence.watching != count:
        await guest.next()


@awaited
async def test_memory_stays_flat(server: ForkedServer) -> None:
    """Tens of thousands of hostile messages, and thousands of lines that come and go."""
    kinds = [*UNREADABLE.values(), json.dumps(do({"do": "pause"})).encode()]
    flood = b"".join(frame(each) for each in kinds if len(each) < 500)
    size = sum(len(each) < 500 for each in kinds)

    async def abuse(code: str, times: int) -> None:
        async with visitor(server, code) as line:
            for _ in range(times):
                await line.write(flood)
                for _each in range(size):
                    await line.message("trouble", "refused")

    async def come_and_go(code: str, times: int) -> None:
        for _ in range(times):
            async with visitor(server, code):
                pass

    async with table(server) as (ana, _):
        await abuse(ana.code, 20)  # what is made once is made
        await come_and_go(ana.code, 50)
        before = memory(server.pid)
        await asyncio.gather(*(abuse(ana.code, 150) for _ in range(8)))
        await come_and_go(ana.code, 500)
        assert 8 * 150 * size > 20_000
        assert memory(server.pid) - before < GROWTH


@awaited
async def test_nothing_secret_is_logged_when_things_go_wrong(limited: ForkedServer) -> None:
    secret = new_player(limited.url, "Somebody Unmistakable")
    code = new_table(limited.url, secret, players=2)
    async with visitor(limited, code, secret) as line:
        await line.write(frame(f'{{"type":"\xff","secret":"{secret}"}}'.encode("latin-1")))
        await line.goodbye()
    async with await RawConnection.open(limited.port) as line:
        await line.write(f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n{secret}\r\n".encode())
    await becomes(lambda: "table-made" in limited.log_text())
    for private in (secret, code, "Somebody", "Bearer", "Traceback"):
        assert private not in limited.log_text()

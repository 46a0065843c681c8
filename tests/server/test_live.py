"""Live tables, by real clients against a real server process."""

import asyncio
import re
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from async_tests import awaited
from raw_client import RawConnection
from regicide.notation import final_state, parse_game, result
from regicide.server.update_history import MOST, RECENT
from regicide.table.commands import (
    Answer,
    AskAbandon,
    AskRematch,
    AskUndo,
    BeReady,
    ChooseFirst,
    FreeSeat,
    HandBack,
    LeaveSeat,
    MakeMove,
    Pause,
    Resume,
    Say,
    SeatBot,
    Speak,
    StandIn,
    TakeSeat,
)
from regicide.wire.messages import Ack, Choices, Outlook, Presence, Refused, Update
from server_process import ServerProcess
from table_client import TableClient, ask, failing, new_player, new_table, seat_clients

#: Bots play at once, people are away at once: what is tested is what happens, not the waiting.
QUICK = {"REGICIDE_BOT_SECONDS": "0", "REGICIDE_AWAY_SECONDS": "0", "REGICIDE_LIMITS": "off"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server"), QUICK) as serving:
        yield serving
        assert serving.stop() == 0
        assert "failed" not in serving.log_text()


async def play_on(guests: list[TableClient], moves: int = 10_000) -> int:
    """Whoever is to move makes the first move they may, so many times; moves made."""
    made = 0
    while made < moves and guests[0].room and guests[0].room.phase.value == "playing":
        assert guests[0].game is not None
        seat = guests[0].game.seat
        guest = next(each for each in guests if each.own and each.own.seat == seat)
        if guest.choices is None:
            await guest.until(Choices)
        assert guest.choices is not None
        seq = await guest.done(MakeMove(guest.choices.choices.moves[0].move, guest.seen or 0))
        await asyncio.gather(*(each.until(seq=seq) for each in guests if each is not guest))
        made += 1
    return made


async def close_all(guests: list[TableClient]) -> None:
    await asyncio.gather(*(guest.close() for guest in guests))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@awaited
async def test_a_whole_game_is_played_recorded_and_checked(
    server: ServerProcess, players: int
) -> None:
    guests = await seat_clients(server.url, players)
    room = guests[0].room
    assert room is not None
    assert room.seal.seed is None
    moves = await play_on(guests)
    for guest in guests:
        assert guest.game is not None
        assert guest.game.outcome is not None
        assert guest.game.moves == moves
        assert guest.room is not None
        seal = guest.room.seal
        assert seal.commitment == room.seal.commitment
        sealed = f"regicide-seal/1|{seal.salt}|{seal.seed}".encode()
        assert sha256(sealed).hexdigest() == seal.commitment
    text = ask(server.url, f"/api/tables/{guests[0].code}/record")
    record = parse_game(text).record
    assert not parse_game(text).disagreements
    assert len(record.moves) == moves
    assert result(final_state(record)) == "lost"
    assert record.seats[0] == "TableClient 1"
    await close_all(guests)


@awaited
async def test_who_comes_back_gets_what_they_missed_and_nothing_twice(
    server: ServerProcess,
) -> None:
    guests = await seat_clients(server.url, 2)
    await play_on(guests, 2)
    ben = guests[1]
    seen, heard = ben.seen, len(ben.stream)
    await ben.drop()
    ana = guests[0]
    for number in range(5):
        await ana.done(Say("hello") if number else Pause())
    await ben.connect()
    await ben.until(seq=(seen or 0) + 5)
    assert ben.stream[heard:] == list(range((seen or 0) + 1, (seen or 0) + 6))
    for _each in range(80):
        await ana.done(Say("hello"))
    await ben.drop()
    await ben.connect(fresh=True)
    assert ben.seen == ana.seen
    assert ben.room == ana.room
    assert ben.game == ana.game
    await close_all(guests)


@awaited
async def test_who_was_away_for_long_gets_what_they_missed_from_the_log(
    server: ServerProcess,
) -> None:
    """So does whoever reloads late in a game, and has seen nothing: what happened is not lost."""
    guests = await seat_clients(server.url, 2)
    ana, ben = guests
    await play_on(guests, 2)
    await ben.drop()
    seen = ben.seen or 0
    for _each in range(RECENT + 6):
        await ana.done(Say("hello"))
    last = seen + RECENT + 6
    await ben.connect()
    await ben.until(seq=last)
    assert ben.stream[-RECENT - 6 :] == list(range(seen + 1, last + 1))
    reloaded = await TableClient(ben.url, ben.code, ben.secret, seen=0).connect()
    await reloaded.until(seq=last)
    assert reloaded.stream == list(range(1, last + 1))
    assert reloaded.room == ben.room
    assert reloaded.game == ben.game
    assert reloaded.own == ben.own
    await close_all([*guests, reloaded])


@awaited
async def test_who_missed_too_much_gets_the_table_as_it_is(server: ServerProcess) -> None:
    guests = await seat_clients(server.url, 3)
    ana, ben, cai = guests
    await ben.drop()
    for number in range(MOST + 1):
        talker = (ana, cai)[number % 2]
        await talker.done(Say("hello"))
    heard = len(ben.stream)
    await ben.connect()
    assert ben.seen == ana.seen
    assert len(ben.stream) == heard
    await ben.drop()
    ben.seen = 10_000  # a number from the future
    await ben.connect()
    assert ben.seen == ana.seen
    await close_all(guests)


@awaited
async def test_a_repeated_command_is_done_once_and_gets_the_first_answer(
    server: ServerProcess,
) -> None:
    ana, ben = await seat_clients(server.url, 2)
    first = await ana.do(Say("hello"), "the-same-id")
    again = await ana.do(Say("thanks"), "the-same-id")
    assert isinstance(first, Ack)
    assert first == again
    other = await ben.do(Say("thanks"), "the-same-id")  # somebody else's id is another id
    assert isinstance(other, Ack)
    assert other.seq == first.seq + 1
    assert ana.seen == first.seq
    await close_all([ana, ben])


@awaited
async def test_a_second_tab_sees_the_same(server: ServerProcess) -> None:
    ana, ben = await seat_clients(server.url, 2)
    tab = await TableClient(ana.url, ana.code, ana.secret).connect()
    await play_on([ana, ben], 3)
    await tab.until(seq=ana.seen or 0)
    assert tab.own == ana.own
    assert tab.game == ana.game
    await close_all([ana, ben, tab])


@awaited
async def test_onlookers_see_no_hand_and_move_nothing(server: ServerProcess) -> None:
    ana, ben = await seat_clients(server.url, 2)
    nobody = await TableClient(ana.url, ana.code, None).connect()
    stranger = await TableClient(ana.url, ana.code, new_player(server.url, "Stranger")).connect()
    for onlooker in (nobody, stranger):
        assert onlooker.own is None
        assert onlooker.game is not None
        assert all(not hand.known for hand in onlooker.game.hands)
    assert await nobody.refused(MakeMove("yield", nobody.seen or 0)) == "secret-needed"
    assert await stranger.refused(MakeMove("yield", stranger.seen or 0)) == "not-seated"
    assert await stranger.refused(Say("hello")) == "not-seated"
    await ben.until(Presence)
    assert ben.presence is not None
    moved = await play_on([ana, ben], 4)
    assert moved == 4
    await nobody.until(seq=ana.seen or 0)
    assert nobody.game == ana.game
    assert all(b'"hand":' not in message for message in nobody.heard)
    await close_all([ana, ben, nobody, stranger])


@awaited
async def test_gathering_over_the_wire(server: ServerProcess) -> None:
    ana = new_player(server.url, "Ana")
    ben = new_player(server.url, "Ben")
    code = new_table(server.url, ana, players=3, public=True)
    host = await TableClient(server.url, code, ana).connect()
    guest = await TableClient(server.url, code.lower().replace("-", ""), ben).connect()
    await guest.done(TakeSeat(2))
    assert await guest.refused(SeatBot(1, "squire")) == "not-the-host"
    assert await host.refused(SeatBot(1, "gandalf")) == "no-bot-of-that-name"
    await host.done(SeatBot(1, "squire"))
    await host.done(FreeSeat(1))
    await host.done(SeatBot(1, "knight"))
    await host.done(ChooseFirst(2))
    await guest.done(LeaveSeat())
    await guest.done(TakeSeat(2))
    await host.done(BeReady(True))
    last = await guest.done(BeReady(True))
    await host.until(seq=last)
    assert host.room is not None
    assert [seat.name or seat.bot for seat in host.room.seats] == ["Ben", "Ana", "knight"]
    assert guest.own is not None
    assert guest.own.seat == 0
    await close_all([host, guest])


async def play_with_bots(url: str) -> None:
    """A whole game, one person with three of them."""
    secret = new_player(url, "Ana")
    code = new_table(url, secret, players=4, bots=["champion", "knight", "random"], ready=True)
    ana = await TableClient(url, code, secret).connect()
    await play_beside_bots(ana)
    assert ana.game is not None
    assert ana.game.outcome is not None
    await ana.close()


async def play_beside_bots(ana: TableClient) -> int:
    """To the end; how many moves the bots made."""
    mine = 0
    assert ana.room is not None
    while ana.room.phase.value == "playing":
        assert ana.game is not None
        if ana.game.seat != 0:
            await ana.until(Update)
            continue
        if ana.choices is None:
            await ana.until(Choices)
        assert ana.choices is not None
        await ana.done(MakeMove(ana.choices.choices.moves[0].move, ana.seen or 0))
        mine += 1
    assert ana.game is not None
    return ana.game.moves - mine


@awaited
async def test_a_person_plays_with_bots_at_once(server: ServerProcess) -> None:
    await play_with_bots(server.url)


def test_a_seed_its_record_could_not_name_is_refused(server: ServerProcess) -> None:
    secret = new_player(server.url, "Ana")
    wanted = {"players": 1, "seed": "two\nlines"}
    status, error = failing(server.url, "/api/tables", wanted, secret=secret)
    assert (status, error["code"]) == (422, "unwritable")


@awaited
async def test_what_is_counted(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, QUICK) as server:
        secret = new_player(server.url, "Ana")
        code = new_table(server.url, secret, players=2, bots=["squire"], ready=True)
        ana = await TableClient(server.url, code, secret).connect()
        moves = await play_beside_bots(ana)
        await ana.done(Say("hello"))
        async with await RawConnection.open(server.port) as line:
            told = (await line.ask("GET /metrics")).body.decode()
        counts = dict(re.findall(r"^(regicide_\w+)(?:\{.*\})? ([\d.]+)$", told, re.MULTILINE))
        assert float(counts["regicide_games_over_total"]) == 1
        assert float(counts["regicide_bot_moves_total"]) == moves
        await ana.close()


@awaited
async def test_what_players_install_is_enough_to_serve(tmp_path: Path) -> None:
    plain = {**QUICK, "PYTHONPATH": str(Path(__file__).parent.parent / "plain")}
    with ServerProcess(tmp_path, plain) as server:
        await play_with_bots(server.url)


@awaited
async def test_taking_back_pausing_standing_in_and_abandoning(server: ServerProcess) -> None:
    ana, ben = await seat_clients(server.url, 2)
    await ana.done(MakeMove("yield", ana.seen or 0))
    await ana.done(AskUndo())
    await ben.until(seq=ana.seen or 0)
    assert ben.room is not None
    assert ben.room.proposal is not None
    await ben.done(Answer(True))
    await ana.until(seq=ben.seen or 0)
    assert ana.game is not None
    assert ana.game.moves == 0
    await ben.done(Pause())
    await ana.until(seq=ben.seen or 0)
    assert await ana.refused(MakeMove("yield", ana.seen or 0)) == "paused"
    await ana.done(Resume())
    await _until_there(ana, (True, True))
    await ben.drop()
    await _until_there(ana, (True, False))
    await ana.done(StandIn(1, "squire"))
    await play_on([ana], 2)  # the bot answers by itself
    await ben.connect()
    await ben.done(HandBack())
    await ana.done(AskAbandon())
    await ben.until(seq=ana.seen or 0)
    await ben.done(Answer(True))
    assert ben.room is not None
    assert ben.room.abandoned
    assert ben.room.seal.seed
    await close_all([ana, ben])


async def _until_there(guest: TableClient, seats: tuple[bool, ...]) -> None:
    while guest.presence is None or guest.presence.seats != seats:
        await guest.until(Presence)


@awaited
async def test_talk_over_the_wire(server: ServerProcess) -> None:
    strict = await seat_clients(server.url, 2)
    assert await strict[0].refused(Speak("I have the King")) == "strict-talk"
    casual = await seat_clients(server.url, 2, options="talk=casual")
    await casual[0].done(Speak("I have the King ♥"))
    message = await casual[1].until(Update)
    assert isinstance(message, Update)
    assert message.public.deed.text == "I have the King ♥"
    assert message.public.deed.name == "TableClient 1"
    await close_all([*strict, *casual])


@awaited
async def test_what_a_move_would_do_is_told_to_who_may_make_it(server: ServerProcess) -> None:
    ana, ben = await seat_clients(server.url, 2)
    if ana.choices is None:
        await ana.until(Choices)
    assert ana.choices is not None
    legal = ana.choices.choices.moves[0]
    await ana.send(f'{{"type":"ask","id":"question-1","move":"{legal.move}"}}')
    answer = await ana.until(Outlook)
    assert isinstance(answer, Outlook)
    assert answer.outlook.forecast == legal.forecast
    await ana.send('{"type":"ask","id":"question-2","move":"2c9d"}')
    answer = await ana.until(Outlook)
    assert isinstance(answer, Outlook)
    assert answer.outlook.reason is not None
    assert answer.outlook.reason.clause.startswith("§")
    await ben.send('{"type":"ask","id":"question-3","move":"yield"}')
    refused = await ben.until(Refused)
    assert isinstance(refused, Refused)
    assert refused.error.code == "not-your-turn"
    assert ben.choices is None
    await close_all([ana, ben])


@awaited
async def test_a_rematch_and_the_same_deal_again(server: ServerProcess) -> None:
    ana, ben = await seat_clients(server.url, 2)
    assert await ana.refused(AskRematch()) == "not-over"
    await play_on([ana, ben])
    await ana.done(AskRematch(same_deal=True))
    await ben.until(seq=ana.seen or 0)
    assert ben.room is not None
    assert ben.room.rematch
    assert await ben.refused(AskRematch()) == "rematch-exists"
    again = [
        await TableClient(server.url, ben.room.rematch, guest.secret).connect()
        for guest in (ana, ben)
    ]
    for guest in again:
        assert guest.own is not None
        await guest.done(BeReady(True))
    await again[0].until(seq=again[1].seen or 0)
    await play_on(again)
    assert again[0].room is not None
    assert ana.room is not None
    assert again[0].room.seal.seed == ana.room.seal.seed
    assert again[0].room.seal.commitment != ana.room.seal.commitment
    await close_all([ana, ben, *again])


@awaited
async def test_the_lobby_is_live(server: ServerProcess) -> None:
    secret = new_player(server.url, "Ana")
    hidden = new_table(server.url, secret, players=2)
    async with connect(server.url.replace("http", "ws") + "/api/lobby") as lobby:
        await lobby.send('{"type":"hello"}')
        first = await lobby.recv(decode=True)
        assert hidden not in first
        shown = new_table(server.url, secret, players=2, public=True)
        text = ""
        while shown not in text:
            text = await lobby.recv(decode=True)
        host = await TableClient(server.url, shown, secret).connect()
        await host.done(SeatBot(1, "squire"))
        await host.done(BeReady(True))
        await host.done(AskAbandon())
        while shown in text:
            text = await lobby.recv(decode=True)
        await host.close()


@awaited
async def test_another_device_becomes_the_same_player_once(server: ServerProcess) -> None:
    secret = new_player(server.url, "Ana")
    code = new_table(server.url, secret, players=2)
    transfer = ask(server.url, "/api/me/transfer", {}, secret=secret)["code"]
    moved = ask(server.url, "/api/transfer", {"code": transfer.lower()})
    assert moved["name"] == "Ana"
    assert moved["secret"] != secret
    assert failing(server.url, "/api/transfer", {"code": transfer})[0] == 404
    phone = await TableClient(server.url, code, moved["secret"]).connect()
    assert phone.own is not None
    assert phone.own.seat == 0
    games = ask(server.url, "/api/me/games", secret=moved["secret"])["tables"]
    assert [game["code"] for game in games] == [code]
    ask(server.url, "/api/me", {"name": "Anna"}, secret=moved["secret"], method="PATCH")
    assert ask(server.url, "/api/me", secret=secret) == {"name": "Anna"}
    await phone.close()


def test_a_stop_tells_everyone_to_come_back(tmp_path: Path) -> None:
    async def sit(server: ServerProcess) -> TableClient:
        secret = new_player(server.url, "Ana")
        code = new_table(server.url, secret, players=1, ready=True)
        guest = await TableClient(server.url, code, secret).connect()
        await guest.until(Choices)
        stopping = asyncio.get_running_loop().run_in_executor(None, server.stop)
        assert await guest.hung_up() == 1012
        assert guest.goodbye is not None
        assert guest.goodbye.again
        assert await stopping == 0
        server.start()
        await guest.connect()
        await guest.close()
        return guest

    with ServerProcess(tmp_path, QUICK) as server:
        guest = asyncio.run(sit(server))
        assert guest.goodbye is not None
        assert guest.goodbye.error.code == "stopping"


def test_nothing_secret_is_logged(server: ServerProcess) -> None:
    secret = new_player(server.url, "Somebody Unmistakable")
    code = new_table(server.url, secret, players=1, ready=True)
    log = server.log_text()
    assert "table-made" in log
    for private in (secret, code, "Somebody", "Bearer"):
        assert private not in log


def test_what_stands_for_a_table_in_the_log_leads_nobody_to_it(tmp_path: Path) -> None:
    """Each start has a key of its own: trying every code finds none that fits."""
    told = (
        "from regicide.server.logs import digest; print(digest('AAAA-AAAA'), digest('AAAA-AAAA'))"
    )
    starts = [
        subprocess.run([sys.executable, "-c", told], capture_output=True, check=True, cwd=tmp_path)
        for _ in range(2)
    ]
    (first, again), (second, _) = (start.stdout.split() for start in starts)
    assert first == again != second

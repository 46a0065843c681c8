"""Live tables: real clients with a real server process."""

import asyncio
import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

from async_helpers import async_test
from raw_client import RawConnection
from regicide.notation import final_state, parse_game, result
from regicide.server.limits import MAX_MISSED_UPDATES, RECENT_UPDATES
from regicide.table.commands import (
    Answer,
    AskAbandon,
    AskHint,
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
from regicide.wire.deeds import view_deed
from regicide.wire.messages import Ack, Choices, Hint, Outlook, Presence, Refused, Update
from server_process import ServerProcess
from table_client import TableClient, api_request, new_player, new_table, seat_clients

#: Bots move at once, players are away at once, and there are no rate limits.
FAST = {"REGICIDE_BOT_SECONDS": "0", "REGICIDE_AWAY_SECONDS": "0", "REGICIDE_LIMITS": "off"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server"), FAST) as process:
        yield process
        assert process.stop() == 0
        assert "failed" not in process.log_text()


async def play_first_moves(clients: list[TableClient], moves: int = 10_000) -> int:
    """The player to move makes the first legal move, up to `moves` times; returns the number of moves."""
    made = 0
    while made < moves and clients[0].state.room and clients[0].state.room.phase.value == "playing":
        assert clients[0].state.game is not None
        seat = clients[0].state.game.seat
        client = next(each for each in clients if each.state.own and each.state.own.seat == seat)
        if client.state.choices is None:
            await client.until(Choices)
        assert client.state.choices is not None
        seq = await client.accepted(
            MakeMove(client.state.choices.choices.moves[0].move, client.state.seq)
        )
        await asyncio.gather(*(each.until(seq=seq) for each in clients if each is not client))
        made += 1
    return made


async def close_all(clients: list[TableClient]) -> None:
    await asyncio.gather(*(client.close() for client in clients))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@async_test
async def test_a_whole_game_is_played_recorded_and_checked(
    server: ServerProcess, players: int
) -> None:
    clients = await seat_clients(server.url, players)
    room = clients[0].state.room
    assert room is not None
    assert room.seal.seed is None
    moves = await play_first_moves(clients)
    for client in clients:
        assert client.state.game is not None
        assert client.state.game.outcome is not None
        assert client.state.game.moves == moves
        assert client.state.room is not None
        seal = client.state.room.seal
        assert seal.commitment == room.seal.commitment
        sealed = f"regicide-seal/1|{seal.salt}|{seal.seed}".encode()
        assert sha256(sealed).hexdigest() == seal.commitment
    text = api_request(server.url, f"/api/tables/{clients[0].code}/record")
    record = parse_game(text).record
    assert not parse_game(text).disagreements
    assert len(record.moves) == moves
    assert result(final_state(record)) == "lost"
    assert record.seats[0] == "Player 1"
    await close_all(clients)


@async_test
async def test_a_client_that_reconnects_receives_what_it_missed_and_nothing_twice(
    server: ServerProcess,
) -> None:
    clients = await seat_clients(server.url, 2)
    await play_first_moves(clients, 2)
    ben = clients[1]
    seen, received = ben.state.seq, len(ben.update_seqs)
    await ben.drop()
    ana = clients[0]
    for number in range(5):
        await ana.accepted(Say("hello") if number else Pause())
    await ben.connect()
    await ben.until(seq=seen + 5)
    assert ben.update_seqs[received:] == list(range(seen + 1, seen + 6))
    for _each in range(80):
        await ana.accepted(Say("hello"))
    await ben.drop()
    await ben.connect(after="table")
    assert ben.state.seq == ana.state.seq
    assert ben.state.room == ana.state.room
    assert ben.state.game == ana.state.game
    await close_all(clients)


@async_test
async def test_a_client_that_missed_many_updates_receives_them_from_the_log(
    server: ServerProcess,
) -> None:
    """A client that loads the page late in a game receives all updates too."""
    clients = await seat_clients(server.url, 2)
    ana, ben = clients
    await play_first_moves(clients, 2)
    await ben.drop()
    seen = ben.state.seq
    for _each in range(RECENT_UPDATES + 6):
        await ana.accepted(Say("hello"))
    last = seen + RECENT_UPDATES + 6
    await ben.connect()
    await ben.until(seq=last)
    assert ben.update_seqs[-RECENT_UPDATES - 6 :] == list(range(seen + 1, last + 1))
    reloaded = await TableClient(ben.url, ben.code, ben.secret).connect(after=0)
    await reloaded.until(seq=last)
    assert reloaded.update_seqs == list(range(1, last + 1))
    assert reloaded.state.room == ben.state.room
    assert reloaded.state.game == ben.state.game
    assert reloaded.state.own == ben.state.own
    await close_all([*clients, reloaded])


@async_test
async def test_a_client_that_missed_too_many_updates_receives_the_whole_table(
    server: ServerProcess,
) -> None:
    clients = await seat_clients(server.url, 3)
    ana, ben, cai = clients
    await ben.drop()
    for number in range(MAX_MISSED_UPDATES + 1):
        talker = (ana, cai)[number % 2]
        await talker.accepted(Say("hello"))
    received = len(ben.update_seqs)
    await ben.connect()
    assert ben.state.seq == ana.state.seq
    assert len(ben.update_seqs) == received
    await ben.drop()
    await ben.connect(after=10_000)  # a number that does not exist yet
    assert ben.state.seq == ana.state.seq
    await close_all(clients)


@async_test
async def test_a_repeated_command_is_executed_once_and_gets_the_first_answer(
    server: ServerProcess,
) -> None:
    ana, ben = await seat_clients(server.url, 2)
    first = await ana.do(Say("hello"), "the-same-id")
    again = await ana.do(Say("thanks"), "the-same-id")
    assert isinstance(first, Ack)
    assert first == again
    other = await ben.do(
        Say("thanks"), "the-same-id"
    )  # the same id from another player is another command
    assert isinstance(other, Ack)
    assert other.seq == first.seq + 1
    assert ana.state.seq == first.seq
    await close_all([ana, ben])


@async_test
async def test_a_second_tab_of_a_player_sees_the_same(server: ServerProcess) -> None:
    ana, ben = await seat_clients(server.url, 2)
    tab = await TableClient(ana.url, ana.code, ana.secret).connect()
    await play_first_moves([ana, ben], 3)
    await tab.until(seq=ana.state.seq)
    assert tab.state.own == ana.state.own
    assert tab.state.game == ana.state.game
    await close_all([ana, ben, tab])


@async_test
async def test_spectators_see_no_hand_and_cannot_move(server: ServerProcess) -> None:
    ana, ben = await seat_clients(server.url, 2)
    anonymous = await TableClient(ana.url, ana.code, None).connect()
    stranger = await TableClient(ana.url, ana.code, new_player(server.url, "Stranger")).connect()
    for spectator in (anonymous, stranger):
        assert spectator.state.own is None
        assert spectator.state.game is not None
        assert all(not hand.known for hand in spectator.state.game.hands)
    assert await anonymous.refused(MakeMove("yield", anonymous.state.seq)) == "secret-needed"
    assert await stranger.refused(MakeMove("yield", stranger.state.seq)) == "not-seated"
    assert await stranger.refused(Say("hello")) == "not-seated"
    await ben.until(Presence)
    assert ben.state.presence is not None
    moved = await play_first_moves([ana, ben], 4)
    assert moved == 4
    await anonymous.until(seq=ana.state.seq)
    assert anonymous.state.game == ana.state.game
    assert all(b'"hand":' not in message for message in anonymous.received)
    await close_all([ana, ben, anonymous, stranger])


@async_test
async def test_players_take_seats_and_start_a_game(server: ServerProcess) -> None:
    ana = new_player(server.url, "Ana")
    ben = new_player(server.url, "Ben")
    code = new_table(server.url, ana, players=3, public=True)
    host = await TableClient(server.url, code, ana).connect()
    client = await TableClient(server.url, code.lower().replace("-", ""), ben).connect()
    await client.accepted(TakeSeat(2))
    assert await client.refused(SeatBot(1, "squire")) == "not-the-host"
    assert await host.refused(SeatBot(1, "gandalf")) == "no-bot-of-that-name"
    await host.accepted(SeatBot(1, "squire"))
    await host.accepted(FreeSeat(1))
    await host.accepted(SeatBot(1, "knight"))
    await host.accepted(ChooseFirst(2))
    await client.accepted(LeaveSeat())
    await client.accepted(TakeSeat(2))
    await host.accepted(BeReady(True))
    last = await client.accepted(BeReady(True))
    await host.until(seq=last)
    assert host.state.room is not None
    assert [seat.name or seat.bot for seat in host.state.room.seats] == ["Ben", "Ana", "knight"]
    assert client.state.own is not None
    assert client.state.own.seat == 0
    await close_all([host, client])


async def play_with_bots(url: str) -> None:
    """A whole game of one player with three bots."""
    secret = new_player(url, "Ana")
    code = new_table(url, secret, players=4, bots=["champion", "knight", "random"], ready=True)
    ana = await TableClient(url, code, secret).connect()
    await play_own_moves(ana)
    assert ana.state.game is not None
    assert ana.state.game.outcome is not None
    await ana.close()


async def play_own_moves(ana: TableClient) -> int:
    """Play to the end; returns the number of moves of the bots."""
    own_moves = 0
    assert ana.state.room is not None
    while ana.state.room.phase.value == "playing":
        assert ana.state.game is not None
        if ana.state.game.seat != 0:
            await ana.until(Update)
            continue
        if ana.state.choices is None:
            await ana.until(Choices)
        assert ana.state.choices is not None
        await ana.accepted(MakeMove(ana.state.choices.choices.moves[0].move, ana.state.seq))
        own_moves += 1
    assert ana.state.game is not None
    return ana.state.game.moves - own_moves


@async_test
async def test_a_player_plays_a_whole_game_with_bots(server: ServerProcess) -> None:
    await play_with_bots(server.url)


@async_test
async def test_metrics_count_games_and_bot_moves(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, FAST) as server:
        secret = new_player(server.url, "Ana")
        code = new_table(server.url, secret, players=2, bots=["squire"], ready=True)
        ana = await TableClient(server.url, code, secret).connect()
        moves = await play_own_moves(ana)
        await ana.accepted(Say("hello"))
        async with await RawConnection.open(server.port) as connection:
            metrics = (await connection.request("GET /metrics")).body.decode()
        games = re.findall(r"^regicide_games_over_total\{.*\} ([\d.]+)$", metrics, re.MULTILINE)
        assert sorted(games) == ["0.0", "0.0", "1.0"]
        assert f"regicide_bot_moves_total {moves}.0" in metrics
        await ana.close()


@async_test
async def test_a_minimal_installation_can_serve(tmp_path: Path) -> None:
    minimal = {**FAST, "PYTHONPATH": str(Path(__file__).parent.parent / "minimal_install")}
    with ServerProcess(tmp_path, minimal) as server:
        await play_with_bots(server.url)


@async_test
async def test_a_hint_goes_to_the_player_who_asked_and_everyone_learns_of_it(
    server: ServerProcess,
) -> None:
    ana, ben = await seat_clients(server.url, 2, help=True)
    await ana.accepted(AskHint())
    hint = await ana.until(Hint)
    assert isinstance(hint, Hint)
    assert hint.seq == ana.state.seq
    assert ana.state.choices is not None
    assert hint.hint.moves[0].move in {each.move for each in ana.state.choices.choices.moves}
    chances = [each.chance for each in hint.hint.moves]
    assert chances == sorted(chances, reverse=True)
    await ben.until(seq=hint.seq)
    assert ben.state.room is not None
    assert ben.state.room.hints == (1, 0)
    assert ben.state.log[-1].public.deed.do == "ask-hint"
    await ana.accepted(MakeMove(hint.hint.moves[0].move, ana.state.seq))
    await ben.until(seq=ana.state.seq)
    assert ana.state.hint is None
    assert not any(b'"hint","seq"' in each for each in ben.received)
    await close_all([ana, ben])


@async_test
async def test_undo_pause_stand_in_and_abandon(server: ServerProcess) -> None:
    ana, ben = await seat_clients(server.url, 2)
    await ana.accepted(MakeMove("yield", ana.state.seq))
    await ana.accepted(AskUndo())
    await ben.until(seq=ana.state.seq)
    assert ben.state.room is not None
    assert ben.state.room.proposal is not None
    await ben.accepted(Answer(True))
    await ana.until(seq=ben.state.seq)
    assert ana.state.game is not None
    assert ana.state.game.moves == 0
    await ben.accepted(Pause())
    await ana.until(seq=ben.state.seq)
    assert await ana.refused(MakeMove("yield", ana.state.seq)) == "paused"
    await ana.accepted(Resume())
    await _until_connected(ana, (True, True))
    await ben.drop()
    await _until_connected(ana, (True, False))
    await ana.accepted(StandIn(1, "squire"))
    await play_first_moves([ana], 2)  # the bot moves for Ben
    await ben.connect()
    await ben.accepted(HandBack())
    await ana.accepted(AskAbandon())
    await ben.until(seq=ana.state.seq)
    await ben.accepted(Answer(True))
    assert ben.state.room is not None
    assert ben.state.room.abandoned
    assert ben.state.room.seal.seed
    await close_all([ana, ben])


async def _until_connected(client: TableClient, seats: tuple[bool, ...]) -> None:
    while client.state.presence is None or client.state.presence.seats != seats:
        await client.until(Presence)


@async_test
async def test_chat_is_allowed_only_at_casual_tables(server: ServerProcess) -> None:
    strict = await seat_clients(server.url, 2)
    assert await strict[0].refused(Speak("I have the King")) == "strict-talk"
    casual = await seat_clients(server.url, 2, options="talk=casual")
    await casual[0].accepted(Speak("I have the King ♥"))
    message = await casual[1].until(Update)
    assert isinstance(message, Update)
    assert message.public.deed == view_deed(Speak("I have the King ♥"), 0, "Player 1")
    await close_all([*strict, *casual])


@async_test
async def test_only_the_player_to_move_learns_what_a_move_would_do(server: ServerProcess) -> None:
    ana, ben = await seat_clients(server.url, 2)
    if ana.state.choices is None:
        await ana.until(Choices)
    assert ana.state.choices is not None
    legal = ana.state.choices.choices.moves[0]
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
    assert ben.state.choices is None
    await close_all([ana, ben])


@async_test
async def test_a_rematch_with_the_same_deal(server: ServerProcess) -> None:
    ana, ben = await seat_clients(server.url, 2)
    assert await ana.refused(AskRematch()) == "not-over"
    await play_first_moves([ana, ben])
    await ana.accepted(AskRematch(same_deal=True))
    await ben.until(seq=ana.state.seq)
    assert ben.state.room is not None
    assert ben.state.room.rematch
    assert await ben.refused(AskRematch()) == "rematch-exists"
    again = [
        await TableClient(server.url, ben.state.room.rematch, client.secret).connect()
        for client in (ana, ben)
    ]
    for client in again:
        assert client.state.own is not None
        await client.accepted(BeReady(True))
    await again[0].until(seq=again[1].state.seq)
    await play_first_moves(again)
    assert again[0].state.room is not None
    assert ana.state.room is not None
    assert again[0].state.room.seal.seed == ana.state.room.seal.seed
    assert again[0].state.room.seal.commitment != ana.state.room.seal.commitment
    await close_all([ana, ben, *again])
